"""Which bots there are. `random` plays every game; each game adds its heuristic."""

from __future__ import annotations

from typing import Final

from greathall.bots.base import Bot
from greathall.bots.catan.heuristic import CatanHeuristic
from greathall.bots.hbo.heuristic import HboHeuristic
from greathall.bots.iron_throne.heuristic import ThroneHeuristic
from greathall.bots.lcg.heuristic import LcgHeuristic
from greathall.bots.random_bot import RandomBot
from greathall.bots.sojusze.heuristic import SojuszeHeuristic
from greathall.kernel.errors import BadInput

FOR_EVERY_GAME: Final[list[type[Bot]]] = [RandomBot]
HEURISTICS: Final[dict[str, type[Bot]]] = {
    "catan": CatanHeuristic,
    "sojusze": SojuszeHeuristic,
    "lcg": LcgHeuristic,
    "hbo": HboHeuristic,
    "iron_throne": ThroneHeuristic,
}


def _bots(game_id: str) -> dict[str, type[Bot]]:
    bots = {bot.name: bot for bot in FOR_EVERY_GAME}
    heuristic = HEURISTICS.get(game_id)
    if heuristic is not None:
        bots[heuristic.name] = heuristic
    return bots


def names(game_id: str) -> list[str]:
    """The bots that can play a game."""
    return list(_bots(game_id))


def make(name: str, game_id: str) -> Bot:
    """A new bot by its name."""
    bot = _bots(game_id).get(name)
    if bot is None:
        raise BadInput(f"There is no bot '{name}' for {game_id}; there are {', '.join(names(game_id))}.")
    return bot()
