"""What a board is worth before anybody plays on it: yields, scarcity, exposure to the Wall."""

from __future__ import annotations

from typing import Final

from greathall.games.catan.board import LAYOUTS, LINES, Layout
from greathall.games.catan.names import HEXES, PIPS
from greathall.games.catan.state import CatanState

# How much a card of each resource is wanted over a game, from the costs (grain, brick, ore, lumber, wool).
WANTED_BASE: Final = (1.15, 0.95, 1.15, 0.95, 0.85)  # keeps and development cards decide: grain and ore
WANTED_BROTHERHOOD: Final = (1.05, 1.05, 1.0, 1.05, 1.0)  # guards eat brick, lumber and wool
SCARCITY: Final = 0.4  # exponent: a resource with half the pips of the mean is worth 2**0.4 = 1.3 times as much
# A hex on a section's line is cut off when wildlings come; those next to the Wall come first and stay longest.
EXPOSED: Final = (0.86, 0.91, 0.95, 0.98)


class Land:
    """One board. Made once per board and bot, from public columns that never change during a game."""

    __slots__ = ("layout", "lines_of", "route", "steady", "weight", "yields")

    def __init__(self, s: CatanState) -> None:
        self.layout: Layout = LAYOUTS[s.layout]
        self.route = s.route
        brotherhood = s.table.brotherhood
        self.weight = _weights(s, WANTED_BROTHERHOOD if brotherhood else WANTED_BASE)
        self.steady = [1.0] * HEXES  # share of the game a hex may be expected to produce
        if brotherhood:
            for line in LINES:
                for i, h in enumerate(line):
                    self.steady[h] = EXPOSED[i]
        # Per intersection: (hex, resource, pips) of every terrain hex around.
        self.yields: list[list[tuple[int, int, int]]] = [
            [(h, s.terrain[h], PIPS[s.number[h]]) for h in hexes] for hexes in self.layout.node_hexes
        ]


def _weights(s: CatanState, wanted: tuple[float, ...]) -> list[float]:
    pips = [0] * 5
    for h in LAYOUTS[s.layout].hexes:
        pips[s.terrain[h]] += PIPS[s.number[h]]
    mean = sum(pips) / 5
    return [wanted[r] * (mean / max(1, pips[r])) ** SCARCITY for r in range(5)]


class Lands:
    """The boards a bot has seen lately: a memory of pure facts, it never changes an answer."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Land] = {}

    def of(self, s: CatanState) -> Land:
        key = (s.layout, s.table.brotherhood, tuple(s.terrain), tuple(s.number), tuple(s.route))
        land = self._known.get(key)
        if land is None:
            if len(self._known) >= 8:
                self._known.clear()
            land = self._known[key] = Land(s)
        return land
