"""Helpers for the tests of The Iron Throne: new games, positions, choices in words, random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from greathall.games import registry
from greathall.games.iron_throne import codes
from greathall.games.iron_throne.state import CARD_SHIFT, ThroneState
from greathall.games.iron_throne.values import WORDS
from greathall.kernel.rng import Rng

GAME: Final = registry.get("iron_throne")
CARD: Final = WORDS["card"]
# Leaders that ask nobody anything in an ordinary encounter.
QUIET: Final = {
    "stark": "robb", "lannister": "joffrey", "baratheon": "selyse", "targaryen": "viserys", "tyrell": "mace",
}  # fmt: skip


def new(players: int, seed: str = "a", listen: bool = False, **options: str) -> ThroneState:
    s = GAME.new_state(players, GAME.check_options(options), seed, listen)
    assert isinstance(s, ThroneState)
    return s


def laid_out(players: int, seed: str = "a", listen: bool = False, **options: str) -> ThroneState:
    """A new game in which houses and leaders are chosen: the first option each time."""
    s = new(players, seed, listen, **options)
    while s.asks[0].kind in (codes.D_HOUSE, codes.D_LEADER):
        s.choose(0, s.asks[0].options[0])
    return s


def position(text: dict[str, Any], players: int = 3, **options: str) -> ThroneState:
    s = GAME.position(text, players, GAME.check_options(options))
    assert isinstance(s, ThroneState)
    return s


def quiet(**seats: dict[str, Any]) -> dict[str, Any]:
    """Seats of a position with leaders that keep out of the way."""
    return {name: {"leader": QUIET[name], **entry} for name, entry in seats.items()}


def fact(s: ThroneState, name: str) -> Any:
    return GAME.fact(s, name)


def seat(s: ThroneState, name: str) -> int:
    return [GAME.seat_name(s, p) for p in range(s.n)].index(name)


def legal(s: ThroneState, name: str) -> dict[str, int]:
    for ask in s.asks:
        if GAME.seat_name(s, ask.seat) == name:
            return {GAME.option_words(s, code): code for code in ask.options}
    return {}


def choose(s: ThroneState, name: str, *words: str) -> None:
    for text in words:
        options = legal(s, name)
        assert text in options, f"'{text}' is not legal for {name}; legal is {list(options)}"
        index = next(i for i, a in enumerate(s.asks) if GAME.seat_name(s, a.seat) == name)
        s.choose(index, options[text])
        assert GAME.conserved(s) == []


def hand(s: ThroneState, p: int) -> list[str]:
    return [CARD[e >> CARD_SHIFT] for e in s.hands[p]]


def held(s: ThroneState, p: int) -> list[str]:
    return [CARD[e >> CARD_SHIFT] for e in s.hostages[p]]


def cards_of(s: ThroneState, p: int) -> list[int]:
    """Every card of the house of a seat, wherever it lies."""
    first = s.house[p] * 17
    found = [*s.decks[p], *s.discards[p], *s.played[p], *[e >> CARD_SHIFT for e in s.hands[p]]]
    found += [s.shown[p]] if s.shown[p] >= 0 else []
    found += [e >> CARD_SHIFT for cards in s.hostages for e in cards if first <= e >> CARD_SHIFT < first + 17]
    return sorted(found)


def walk(s: ThroneState, seed: str, most: int = 20_000) -> Iterator[int]:
    """Play `s` on at random, stopping before every decision and at the end. Only the first dozen options are chosen
    from, so that talks are broken off now and then."""
    rng = Rng(seed)
    for n in range(most):
        yield n
        if s.over:
            return
        i = rng.below(len(s.asks))
        options = s.asks[i].options
        s.choose(i, options[rng.below(min(len(options), 12))])
    raise AssertionError("no end")
