"""The boards of the terminal: a table from game id to the face that draws it."""

from __future__ import annotations

from greathall.cli.boards.catan import CatanFace
from greathall.cli.boards.face import Face, Marks, View
from greathall.cli.boards.hbo import HboFace
from greathall.cli.boards.iron_throne import IronThroneFace
from greathall.cli.boards.lcg import LcgFace
from greathall.cli.boards.sojusze import SojuszeFace

FACES: dict[str, Face] = {
    "catan": CatanFace(),
    "hbo": HboFace(),
    "iron_throne": IronThroneFace(),
    "lcg": LcgFace(),
    "sojusze": SojuszeFace(),
}


def face_of(game_id: str) -> Face:
    return FACES.get(game_id) or Face()


__all__ = ["FACES", "Face", "Marks", "View", "face_of"]
