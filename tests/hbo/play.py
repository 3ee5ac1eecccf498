"""Helpers for the tests of the card game (HBO edition): new games, positions, and what both card games share."""

from __future__ import annotations

from typing import Final

from greathall.games import registry
from greathall.games.hbo.state import HboState
from tests.cardplay import CardPlay

GAME: Final = registry.get("hbo")
_PLAY: Final = CardPlay(GAME, HboState, 2)
position, fact, legal, choose, set_hand, in_play, pass_all = (
    _PLAY.position, _PLAY.fact, _PLAY.legal, _PLAY.choose, _PLAY.set_hand, _PLAY.in_play, _PLAY.pass_all,
)  # fmt: skip


def new(seed: str = "a", **options: str) -> HboState:
    return _PLAY.new(2, seed, **options)
