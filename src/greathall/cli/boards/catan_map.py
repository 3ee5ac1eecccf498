"""The map of Catan in characters: the Wall and what waits behind it, hexes, intersections, paths, trade routes.

Pointy hexes in three sizes. A settlement is `(R)`, a keep `[R]`, a road carries the small letter of its owner, so that
nothing depends on colour. Drawn from a seat's view and the geometry of the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from greathall.cli.boards.canvas import Canvas
from greathall.cli.boards.face import Marks, View
from greathall.games.catan.board import (
    BOARD,
    CELL_AT,
    CELLS,
    EDGE_HEXES,
    EDGE_NODES,
    HEX_NODES,
    LAYOUTS,
    NODE_NAMES,
    TRAIL_CLAN,
    TRAIL_CLEARING,
)
from greathall.games.catan.names import CLANS, CLEARINGS, COLOURS, COMBINED, HEXES, PIPS, RESOURCES, SECTIONS, TERRAINS
from greathall.games.catan.reading import builder_of, is_keep
from greathall.texts import Texts

# What the four colours look like: a chip for pieces, a line for roads. Letters stand beside them everywhere.
CHIPS: Final = ("black on yellow", "bold white on blue", "bold white on red", "bold white on grey23")
STROKES: Final = ("bold yellow", "bold bright_blue", "bold red", "bold reverse")
LAND: Final = ("yellow", "dark_orange3", "grey62", "green", "bright_green")  # by resource
FAINT: Final = "bright_black"
MARK: Final = "bold cyan"  # what you may choose
DANGER: Final = "bold red"
WILD: Final = "●▲■"  # regular, climber, giant
PUNCH: Final = "bold magenta"  # wildlings
GIFT_LIMIT: Final = 7
NORTH_LINES: Final = 5


@dataclass(frozen=True)
class Size:
    """Half the width of a hex, the lines of a slanted side, the lines of an upright side."""

    half: int
    slant: int
    side: int

    @property
    def period(self) -> int:
        return self.slant + self.side


SMALL: Final = Size(6, 1, 2)
MEDIUM: Final = Size(6, 2, 2)
LARGE: Final = Size(8, 3, 3)

_LEFT: Final = min(2 * q + r for q, r in CELL_AT)
_RIGHT: Final = max(2 * q + r for q, r in CELL_AT)
_ROWS: Final = max(r for _, r in CELL_AT) + 1


def map_width(size: Size) -> int:
    return (_RIGHT - _LEFT + 2) * size.half + 3


class MapSheet:
    """One drawing of the map."""

    def __init__(self, view: View, texts: Texts, size: Size, marks: Marks, places: bool, width: int) -> None:
        self.view = view
        self.board = view["board"]
        self.north = view["north"]
        self.texts = texts
        self.size = size
        self.marks = marks.at
        self.places = places
        self.layout = LAYOUTS[self.board["layout"]]
        self.top = NORTH_LINES if self.north else 0
        height = self.top + (_ROWS - 1) * size.period + 2 * size.slant + size.side + 2
        self.sheet = Canvas(min(map_width(size), width), height)
        self.node_at: dict[int, tuple[int, int]] = {}
        for h in range(HEXES):
            for v, at in zip(HEX_NODES[h], self._corners(h), strict=True):
                self.node_at[v] = at

    # ---------------------------------------------------------------- where things are
    def centre_of(self, h: int) -> tuple[int, int]:
        """The middle column of a hex and the line of its northern corner."""
        q, r = CELL_AT[h]
        return 1 + (2 * q + r - _LEFT + 1) * self.size.half, self.top + r * self.size.period

    def _corners(self, h: int) -> list[tuple[int, int]]:
        """In the order of the board's numbering: N NE SE S SW NW."""
        x, y = self.centre_of(h)
        size = self.size
        high, low, bottom = y + size.slant, y + size.slant + size.side, y + 2 * size.slant + size.side
        return [
            (x, y),
            (x + size.half, high),
            (x + size.half, low),
            (x, bottom),
            (x - size.half, low),
            (x - size.half, high),
        ]

    def letter(self, seat: int) -> str:
        return self.texts.get(f"cli-catan-letter-{COLOURS[self.colour(seat)]}")

    def colour(self, seat: int) -> int:
        return int(self.view["seats"][seat]["colour"])

    # ---------------------------------------------------------------- drawing
    def draw(self) -> Canvas:
        if self.north:
            self.draw_north()
        for e in range(len(EDGE_NODES)):
            if self.layout.is_edge[e]:
                self.draw_edge(e)
        for h in range(HEXES):
            self.draw_hex(h)
        for v in range(len(NODE_NAMES)):
            if self.layout.is_node[v]:
                self.draw_node(v)
        self.draw_routes()
        return self.sheet

    def draw_edge(self, e: int) -> None:
        owner = self.board["edge"][e] - 1
        mark = self.marks.get(("edge", e), "") if owner < 0 else ""
        style = STROKES[self.colour(owner)] if owner >= 0 else MARK if mark else FAINT
        middle = self.letter(owner).lower() if owner >= 0 else mark
        (x1, y1), (x2, y2) = sorted((self.node_at[v] for v in EDGE_NODES[e]), key=lambda at: at[1])
        if x1 == x2:
            self._upright(x1, y1, y2, middle, style)
        elif self.size.slant == 1:
            self._flat(x1, x2, y1, middle, style)
        else:
            self._slanted(x1, y1, x2, y2, middle, style)

    def _upright(self, x: int, y1: int, y2: int, middle: str, style: str) -> None:
        for y in range(y1 + 1, y2):
            self.sheet.put(x, y, "│" if not middle else "┃", style)
        if middle:
            self.sheet.centre(x, (y1 + y2) // 2, middle, style)

    def _flat(self, x1: int, x2: int, y: int, middle: str, style: str) -> None:
        """A slanted side on one line, for the small board."""
        way = 1 if x2 > x1 else -1
        line = "─" if not middle else "━"
        for i in range(1, self.size.half - 1):
            self.sheet.put(x1 + way * i, y, line, style)
        self.sheet.put(x2 - way, y, "╮" if way > 0 else "╭", style)
        if middle:
            self.sheet.centre((x1 + x2 + (1 if way < 0 else 0)) // 2, y, middle, style)

    def _slanted(self, x1: int, y1: int, x2: int, y2: int, middle: str, style: str) -> None:
        stroke = "╲" if x2 > x1 else "╱"
        for y in range(y1 + 1, y2):
            x = x1 + round((x2 - x1) * (y - y1) / (y2 - y1))
            letters = middle.isalpha()
            self.sheet.centre(x, y, f"{stroke}{middle}{stroke}" if letters else stroke, style)
        if middle and not middle.isalpha():
            self.sheet.centre((x1 + x2) // 2, (y1 + y2) // 2, f" {middle} ", style)

    def draw_node(self, v: int) -> None:
        x, y = self.node_at[v]
        built = self.board["node"][v]
        if self.places:
            name = NODE_NAMES[v]
            x = min(max(0, x - len(name) // 2), self.sheet.width - len(name))
            self.sheet.put(x, y, name, CHIPS[self.colour(builder_of(built))] if built else MARK)
        elif built:
            seat = builder_of(built)
            text = f"[{self.letter(seat)}]" if is_keep(built) else f"({self.letter(seat)})"
            self.sheet.centre(x, y, text, CHIPS[self.colour(seat)])
        elif ("node", v) in self.marks:
            self.sheet.centre(x, y, self.marks["node", v], MARK)
        elif self.board["route"][v] >= 0:
            self.sheet.put(x, y, "≈", "cyan")
        else:
            self.sheet.put(x, y, "·", FAINT)

    # ---------------------------------------------------------------- hexes
    def draw_hex(self, h: int) -> None:
        x, y = self.centre_of(h)
        y += self.size.slant
        terrain = self.board["terrain"][h]
        if terrain < 0:
            if CELLS[h] in BOARD["layouts"][self.layout.name]["ice"]:
                self.sheet.centre(x, y + self.size.side // 2, self.texts.get("cli-catan-ice"), FAINT)
            return
        land = "" if self.places else self.texts.get(f"cli-catan-land-{TERRAINS[terrain]}")
        wild = self.wild_on(h)
        name = self.hex_name(h)
        blocked = bool(wild)
        if self.size.slant == 1:  # no room for more than the name
            self.sheet.centre(x, y, land, LAND[terrain])
            self.sheet.put(x - 4, y + 1, CELLS[h], FAINT)
            self.put_number(x, y + 1, h, blocked, pips=False)
            self.sheet.put(x + 5 - len(wild), y + 1, wild, PUNCH)
            return
        self.sheet.centre(x, y - 1, *name)
        self.sheet.centre(x, y, land, LAND[terrain])
        self.put_number(x, y + 1, h, blocked, pips=True)
        self.sheet.centre(x, y + self.size.side, wild, PUNCH)

    def hex_name(self, h: int) -> tuple[str, str]:
        mark = self.marks.get(("hex", h))
        if mark and not self.places:
            return f"{CELLS[h]}={mark}", MARK
        return CELLS[h], MARK if self.places else FAINT

    def put_number(self, x: int, y: int, h: int, blocked: bool, pips: bool) -> None:
        number = self.board["number"][h]
        if not number:
            return
        red = number in (6, 8)
        text = "2/12" if number == COMBINED else f"{number}*" if red else str(number)
        style = FAINT if blocked else "bold red" if red else "bold"
        if pips:
            text = f"{text} {'•' * PIPS[number]}"
        self.sheet.centre(x, y, text, style)

    def wild_on(self, h: int) -> str:
        """Tormund and the wildlings on a hex: `T●▲`, with a figure when there are several of a kind."""
        out = "T" if self.board["tormund"] == h else ""
        if self.north:
            for kind in range(3):
                count = self.north["gift"][h * 3 + kind]
                out += WILD[kind] * count if count < 3 else f"{WILD[kind]}{count}"
        return out

    # ---------------------------------------------------------------- trade routes
    def draw_routes(self) -> None:
        for v, w in self.layout.route_nodes:
            resource = self.board["route"][v]
            text = "2:1 " + self.texts.get(f"resource-{RESOURCES[resource]}")
            (x1, y1), (x2, y2) = self.node_at[v], self.node_at[w]
            if x1 == x2:
                self.sheet.put(x1 + 3, (y1 + y2 + 1) // 2, text, "cyan")
            else:
                self.sheet.put(min(x1, x2) - 1, max(y1, y2) + 1, text, "cyan")

    # ---------------------------------------------------------------- north of the Wall
    def draw_north(self) -> None:
        sheet, north = self.sheet, self.north
        third = (sheet.width - 1) // 3
        for clan, name in enumerate(CLANS):
            x = 1 + clan * third
            sheet.put(x, 0, self.texts.get(f"clan-{name}"), "bold")
            camps = north["camps"][clan * 5 : clan * 5 + 5]
            for i, kind in enumerate(camps):
                sheet.put(x + i, 1, WILD[kind - 1] if kind else "·", PUNCH if kind else FAINT)
            full = sum(1 for kind in camps if kind)
            sheet.put(x + 6, 1, trails_of(clan), FAINT if full < 4 else DANGER)
        total = sum(north["gift"])
        gift = self.texts.get("cli-catan-gift", count=total, most=GIFT_LIMIT)
        sheet.put(1, 2, gift, DANGER if total >= GIFT_LIMIT - 1 else "")
        breaches = north["breaches"]
        sheet.put(1, 3, self.texts.get("cli-catan-breaches", count=breaches), DANGER if breaches == 2 else "")
        first = self.centre_of(0)[0] - self.size.half
        sheet.put(first, 3, "═" * (self.size.half * 8 + 1), FAINT)
        for section in range(4):
            self.draw_section(section)

    def draw_section(self, section: int) -> None:
        """A clearing with wildlings against guards, and below it the section of the Wall with its guards."""
        north = self.north
        x = self.centre_of(section)[0]
        guards = north["wall"][section * 5 : section * 5 + 5]
        standing = sum(1 for g in guards if g)
        waiting = north["clearings"][section]
        tight = waiting >= standing  # the next wildling breaks through
        self.sheet.put(x - 4, 2, CLEARINGS[section], "bold")
        ratio = f"{WILD[0] if waiting else ' '}{waiting}:{standing}{'!' if tight else ''}"
        self.sheet.put(x - 1, 2, ratio, DANGER if tight else PUNCH if waiting else "")
        mark = self.marks.get(("section", section))
        self.sheet.put(x - 5, 3, f" {SECTIONS[section]}[", "bold")
        for i, guard in enumerate(guards):
            if guard:
                self.sheet.put(x - 1 + i, 3, self.letter(guard - 1), CHIPS[self.colour(guard - 1)])
            else:
                self.sheet.put(x - 1 + i, 3, "·", FAINT)
        self.sheet.put(x + 4, 3, "]", "bold")
        if mark:
            self.sheet.centre(x, 4, mark, MARK)


def trails_of(clan: int) -> str:
    """The trails of a clan: `1,2→K1 3→K2`."""
    ways: dict[int, list[str]] = {}
    for number, owner in enumerate(TRAIL_CLAN):
        if owner == clan:
            ways.setdefault(TRAIL_CLEARING[number], []).append(str(number))
    return " ".join(f"{','.join(numbers)}→{CLEARINGS[k]}" for k, numbers in ways.items())


def hexes_of_edge(e: int, terrain: list[int]) -> list[int]:
    return [h for h in EDGE_HEXES[e] if terrain[h] >= 0]
