"""Helpers for the tests of the card game: positions, choices in words, hands and decks laid as needed."""

from __future__ import annotations

from typing import Any, Final

from greathall.games import registry
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.names import DECK, HAND
from greathall.games.lcg.state import LcgState
from greathall.games.lcg.values import SLUGS

GAME: Final = registry.get("lcg")


def new(players: int = 2, seed: str = "a", **options: str) -> LcgState:
    s = GAME.new_state(players, GAME.check_options({"first_player": "0", **options}), seed)
    assert isinstance(s, LcgState)
    return s


def position(text: dict[str, Any], players: int = 2, **options: str) -> LcgState:
    s = GAME.position(text, players, GAME.check_options(options))
    assert isinstance(s, LcgState)
    return s


def fact(s: LcgState, name: str) -> Any:
    return GAME.fact(s, name)


def legal(s: LcgState, name: str) -> list[str]:
    for ask in s.asks:
        if GAME.seat_name(s, ask.seat) == name:
            return [GAME.option_words(s, code) for code in ask.options]
    return []


def choose(s: LcgState, name: str, *words: str) -> None:
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


def lay(s: LcgState, seat: int, zone: int, names: list[str]) -> None:
    """The cards of a hand (or the top of a deck, from the top on) become these."""
    pile = s.hand[seat] if zone == HAND else s.deck[seat][::-1]
    for c, name in zip(pile, names, strict=False):
        s.design[c] = SLUGS.index(name)
    s.listened = listened(s)
    s.auras = None


def set_hand(s: LcgState, seat: int, names: list[str]) -> None:
    lay(s, seat, HAND, names)


def shorten_deck(s: LcgState, seat: int, left: int) -> None:
    """Only so many cards are left in the deck; the others are in the discard pile."""
    from greathall.games.cardgame.names import DISCARD
    from greathall.games.cardgame.ops.cards import to_zone

    for c in s.deck[seat][: len(s.deck[seat]) - left]:
        to_zone(s, c, DISCARD)
    assert len([c for c, z in enumerate(s.zone) if z == DECK and s.owner[c] == seat]) == left


def in_play(s: LcgState, seat: int, name: str) -> int:
    return next(c for c in s.play[seat] if SLUGS[s.design[c]] == name)


def pass_all(s: LcgState, until: str, most: int = 60) -> None:
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
