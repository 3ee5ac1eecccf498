"""Positions for the tests of a game's board: positions/<game>.py plays games with bots and keeps what is worth seeing;
what a client would be sent of it is web/src/games/<game>/sample.json. tools/generate_web.py writes it."""

from __future__ import annotations

import json
import runpy
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from greathall.games import registry
from greathall.server.info import game_info

NAMES = ["Marta", "Grzegorz", "Ola", "Maester", "Zuzanna", "Bartek"]
Position = dict[str, Any]


class Lab:
    """Of every kind of position the one with the highest score."""

    def __init__(self, game: str) -> None:
        self.game = registry.get(game)
        self.found: dict[str, tuple[int, Position]] = {}

    def decision(self, ask: Any) -> str:
        return self.game.decision_kinds()[ask.kind].name

    def shot(self, s: Any, seat: int, ask: Any = None, **more: Any) -> Position:
        """What a seat (-1: a spectator) sees, and what it is asked."""
        options = []
        for code in ask.options if ask else []:
            said = self.game.describe_option(s, code)
            options.append([code, said.name, [v for _, _, v in said.args]])
        return {
            "seat": seat, "view": self.game.view(s, seat), "names": NAMES[: s.n], "asked": [a.seat for a in s.asks],
            "decision": self.decision(ask) if ask else None, "options": options, **more,
        }  # fmt: skip

    def put(self, key: str, s: Any, seat: int, ask: Any = None, score: int = 0, **more: Any) -> None:
        self.found[key] = (score, self.shot(s, seat, ask, **more))

    def best(self, key: str, score: int, s: Any, ask: Any, **more: Any) -> bool:
        """Kept if there is none of this key that scores as high."""
        if key in self.found and self.found[key][0] >= score:
            return False
        self.put(key, s, ask.seat, ask, score, **more)
        return True

    def positions(self, keys: Iterable[str] | None = None) -> dict[str, Position]:
        return {key: self.found[key][1] for key in (sorted(self.found) if keys is None else keys)}

    def sample(self, positions: dict[str, Position]) -> dict[str, Any]:
        info = {**msgspec.to_builtins(game_info(self.game)), "options": [], "bots": []}
        return {"info": info, "positions": positions}


def sample(game: str) -> str:
    """The text of a game's sample.json."""
    lab = Lab(game)
    recipe = runpy.run_path(str(Path(__file__).parent / "positions" / f"{game}.py"))
    made = lab.sample(recipe["main"](lab))
    return json.dumps(made, separators=(",", ":"), ensure_ascii=False) + "\n"
