"""The games there are. Adding one is a line here."""

from __future__ import annotations

import importlib
from typing import Final

from greathall.kernel import data
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game

_WHERE: Final[dict[str, tuple[str, str]]] = {
    "catan": ("greathall.games.catan.game", "CatanGame"),
    "sojusze": ("greathall.games.sojusze.game", "SojuszeGame"),
    "iron_throne": ("greathall.games.iron_throne.game", "IronThroneGame"),
    "lcg": ("greathall.games.lcg.game", "LcgGame"),
    "hbo": ("greathall.games.hbo.game", "HboGame"),
}
_made: Final[dict[str, Game]] = {}


def ids() -> list[str]:
    return list(_WHERE)


def get(game_id: str) -> Game:
    """The face of a game; an unknown id is answered with the ones there are."""
    if game_id not in _WHERE and game_id not in _made:
        raise BadInput(f"There is no game '{game_id}'; there is {', '.join(_WHERE)}.")
    if game_id not in _made:
        module, name = _WHERE[game_id]
        try:
            game: Game = getattr(importlib.import_module(module), name)()
        except Exception as e:
            raise data.blame(e) or e from None
        _made[game_id] = game
    return _made[game_id]


def add(game: Game) -> None:
    """Make a game from elsewhere known in this process, under its id. `ids` goes on listing our own."""
    if game.id in _WHERE:
        raise BadInput(f"There is a game '{game.id}' already.")
    _made[game.id] = game
