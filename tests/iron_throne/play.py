"""Helpers for the tests of The Iron Throne: games that are laid out, quiet leaders, cards by name, random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from greathall.games import registry
from greathall.games.iron_throne import codes, entries
from greathall.games.iron_throne.state import ThroneState
from greathall.games.iron_throne.values import WORDS
from greathall.kernel.rng import Rng
from tests.wordplay import WordPlay

GAME: Final = registry.get("iron_throne")
CARD: Final = WORDS["card"]
PLAY: Final = WordPlay(GAME, ThroneState, 3)
new, position, fact, legal, choose, why, worlds = (
    PLAY.new, PLAY.position, PLAY.fact, PLAY.legal, PLAY.choose, PLAY.why, PLAY.worlds,
)  # fmt: skip
# Leaders that ask nobody anything in an ordinary encounter.
QUIET: Final = {
    "stark": "robb", "lannister": "joffrey", "baratheon": "selyse", "targaryen": "viserys", "tyrell": "mace",
}  # fmt: skip


def laid_out(players: int, seed: str = "a", listen: bool = False, **options: str) -> ThroneState:
    """A new game in which houses and leaders are chosen: the first option each time."""
    s = new(players, seed, listen, **options)
    while s.asks[0].kind in (codes.D_HOUSE, codes.D_LEADER):
        s.choose(0, s.asks[0].options[0])
    return s


def quiet(**seats: dict[str, Any]) -> dict[str, Any]:
    """Seats of a position with leaders that keep out of the way."""
    return {name: {"leader": QUIET[name], **entry} for name, entry in seats.items()}


def hand(s: ThroneState, p: int) -> list[str]:
    return [CARD[card] for card in entries.cards_of(s.hands[p])]


def held(s: ThroneState, p: int) -> list[str]:
    return [CARD[card] for card in entries.cards_of(s.hostages[p])]


def cards_of(s: ThroneState, p: int) -> list[int]:
    """Every card of the house of a seat, wherever it lies."""
    found = [*s.decks[p], *s.discards[p], *s.played[p], *entries.cards_of(s.hands[p])]
    found += [s.shown[p]] if s.shown[p] >= 0 else []
    found += [entries.card_of(e) for cards in s.hostages for e in cards if entries.house_of(e) == s.house[p]]
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
