"""The board by its own geometry: no table of the engine is used."""

from __future__ import annotations

from typing import Final

# The cells as the rules describe them: rows of 4, 5, 6 and 6 from the Wall southward, each half a hex further west.
CELLS: Final = [f"{row}{i}" for row, count in (("A", 4), ("B", 5), ("C", 6), ("D", 6)) for i in range(1, count + 1)]
ICE_OF_THREE: Final = {"B5", "C5", "C6", "D5", "D6"}
LAND: Final = {
    (4, "brotherhood"): set(CELLS),
    (3, "brotherhood"): set(CELLS) - ICE_OF_THREE,
    (4, "base"): set(CELLS) - {"B5", "C6", "D6"},
    (3, "base"): set(CELLS) - {"B5", "C6", "D6"},
}
# Our own geometry, in half hexes east and thirds of a row south: no table of the engine is used.
CORNERS: Final = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
SIDES: Final = {
    "NE": ("N", "NE"), "E": ("NE", "SE"), "SE": ("SE", "S"), "SW": ("S", "SW"), "W": ("SW", "NW"), "NW": ("NW", "N"),
}  # fmt: skip


def centre(cell: str) -> tuple[int, int]:
    row = "ABCD".index(cell[0])
    return 2 * (int(cell[1]) - 1) - row, 3 * row


def corner(cell: str, name: str) -> tuple[int, int]:
    x, y = centre(cell)
    dx, dy = CORNERS[name]
    return x + dx, y + dy


def side(cell: str, name: str) -> frozenset[tuple[int, int]]:
    return frozenset(corner(cell, end) for end in SIDES[name])


CORNER_AT: Final = {f"{c}.{n}": corner(c, n) for c in CELLS for n in CORNERS}
SIDE_AT: Final = {f"{c}.{n}": side(c, n) for c in CELLS for n in SIDES}


def touching(at: tuple[int, int], land: set[str]) -> set[str]:
    return {c for c in land if at in [corner(c, n) for n in CORNERS]}


def neighbours(cell: str) -> set[str]:
    return {
        other for other in CELLS if other != cell and {side(cell, n) for n in SIDES} & {side(other, n) for n in SIDES}
    }
