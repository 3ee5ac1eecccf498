"""Helpers for the tests of the card game: new games, positions, and what both card games share."""

from __future__ import annotations

from typing import Final

from greathall.games import registry
from greathall.games.lcg.state import LcgState
from tests.cardplay import CardPlay

GAME: Final = registry.get("lcg")
_PLAY: Final = CardPlay(GAME, LcgState, 2)
position, fact, legal, choose, set_hand, shorten_deck, in_play, pass_all = (
    _PLAY.position, _PLAY.fact, _PLAY.legal, _PLAY.choose, _PLAY.set_hand, _PLAY.shorten_deck, _PLAY.in_play,
    _PLAY.pass_all,
)  # fmt: skip


def new(players: int = 2, seed: str = "a", **options: str) -> LcgState:
    return _PLAY.new(players, seed, **{"first_player": "0", **options})
