"""Helpers for the tests of the card game (HBO edition): positions, choices in words, hands and decks laid as needed."""

from __future__ import annotations

from typing import Any, Final

from greathall.games import registry
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.names import DECK, HAND
from greathall.games.hbo.data import ID
from greathall.games.hbo.state import HboState

GAME: Final = registry.get("hbo")


def new(seed: str = "a", **options: str) -> HboState:
    s = GAME.new_state(2, GAME.check_options(options), seed)
    assert isinstance(s, HboState)
    return s


def position(text: dict[str, Any], **options: str) -> HboState:
    s = GAME.position(text, 2, GAME.check_options(options))
    assert isinstance(s, HboState)
    return s


def fact(s: HboState, name: str) -> Any:
    return GAME.fact(s, name)


def legal(s: HboState, name: str) -> list[str]:
    for ask in s.asks:
        if GAME.seat_name(s, ask.seat) == name:
            return [GAME.option_words(s, code) for code in ask.options]
    return []


def choose(s: HboState, name: str, *words: str) -> None:
    for text in words:
        for index, ask in enumerate(s.asks):
            if GAME.seat_name(s, ask.seat) == name:
                options = {GAME.option_words(s, code): code for code in ask.options}
                assert text in options, f"'{text}' is not legal for {name}; legal is {list(options)}"
                s.choose(index, options[text])
                break
        else:
            raise AssertionError(f"{name} has nothing to decide")
        assert GAME.conserved(s) == []


def lay(s: HboState, seat: int, zone: int, names: list[str]) -> None:
    """The cards of a hand (or the top of a deck, from the top on) become these."""
    pile = s.hand[seat] if zone == HAND else s.deck[seat][::-1]
    for c, name in zip(pile, names, strict=False):
        s.design[c] = ID.index(name)
    s.listened = listened(s)
    s.auras = None


def set_hand(s: HboState, seat: int, names: list[str]) -> None:
    lay(s, seat, HAND, names)


def shorten_deck(s: HboState, seat: int, left: int) -> None:
    """Only so many cards are left in the deck; the others are in the discard pile."""
    from greathall.games.cardgame.names import DISCARD
    from greathall.games.cardgame.ops.cards import to_zone

    for c in s.deck[seat][: len(s.deck[seat]) - left]:
        to_zone(s, c, DISCARD)
    assert len([c for c, z in enumerate(s.zone) if z == DECK and s.owner[c] == seat]) == left


def in_play(s: HboState, seat: int, name: str) -> int:
    return next(c for c in s.play[seat] if ID[s.design[c]] == name)


def pass_all(s: HboState, until: str, most: int = 60) -> None:
    """Everybody passes until the decision has this name."""
    for _ in range(most):
        if s.over or fact(s, "decision") == until:
            return
        ask = s.asks[0]
        words = {GAME.option_words(s, code): code for code in ask.options}
        for word in ("pass", "done", "keep", "no"):
            if word in words:
                s.choose(0, words[word])
                break
        else:
            s.choose(0, ask.options[0])
    raise AssertionError(f"no decision '{until}' came")
