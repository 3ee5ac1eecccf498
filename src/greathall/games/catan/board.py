"""The board: cells, intersections, paths, the Wall's lines, trails and layouts, read from data/board.yaml.

Intersections (`node`) and paths (`edge`) are numbered once for the full 21-cell board, so that a number means the same
place in every layout; a layout says which of them exist (CAT-BOARD.1 to CAT-BOARD.6).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.catan.names import (
    CLANS,
    CLEARINGS,
    COLOURS,
    COMBINED,
    HEROES,
    HEXES,
    RESOURCES,
    SECTIONS,
    TERRAIN_GIVES,
    TERRAINS,
    WILDLINGS,
)  # fmt: skip
from greathall.games.catan.shown import CatanBoard, NodeShape
from greathall.kernel import data
from greathall.kernel.errors import BadInput

BOARD: Final[dict[str, Any]] = data.load("catan", __file__, "board.yaml")
HERO_DATA: Final[dict[str, Any]] = data.load("catan", __file__, "heroes.yaml")

_WAYS: Final = BOARD["coordinates"]["neighbours"]
_VECTOR: Final = {k: (int(_WAYS[k][0]), int(_WAYS[k][1])) for k in ("E", "SE", "SW", "W", "NW", "NE")}
_CORNER: Final = {
    "N": ("NW", "NE"), "NE": ("NE", "E"), "SE": ("E", "SE"), "S": ("SE", "SW"), "SW": ("SW", "W"), "NW": ("W", "NW"),
}  # fmt: skip
_SIDE: Final = {
    "NE": ("N", "NE"), "E": ("NE", "SE"), "SE": ("SE", "S"), "SW": ("S", "SW"), "W": ("SW", "NW"), "NW": ("NW", "N"),
}  # fmt: skip

# By name, so that a cell keeps its number wherever the file has it.
CELLS: Final[list[str]] = sorted(BOARD["cells"]["list"])
_PLACES: Final = [BOARD["cells"]["list"][name] for name in CELLS]
CELL_AT: Final[list[tuple[int, int]]] = [(int(c["q"]), int(c["r"])) for c in _PLACES]
CELL_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CELLS)}

_Point = frozenset[tuple[int, int]]


def _step(cell: tuple[int, int], way: str) -> tuple[int, int]:
    dq, dr = _VECTOR[way]
    return cell[0] + dq, cell[1] + dr


def _corner(cell: tuple[int, int], corner: str) -> _Point:
    a, b = _CORNER[corner]
    return frozenset((cell, _step(cell, a), _step(cell, b)))


NODE_NAMES: Final[list[str]] = []
EDGE_NAMES: Final[list[str]] = []
NODE_INDEX: Final[dict[str, int]] = {}  # every name of an intersection: A1.S is also B2.N's neighbour's corner ...
EDGE_INDEX: Final[dict[str, int]] = {}
NODE_HEXES: Final[list[list[int]]] = []  # cells touching a node, terrain or not
EDGE_HEXES: Final[list[list[int]]] = []
EDGE_NODES: Final[list[tuple[int, int]]] = []
HEX_NODES: Final[list[list[int]]] = []


def _number_board() -> None:
    nodes: dict[_Point, int] = {}
    edges: dict[_Point, int] = {}
    for h, cell in enumerate(CELL_AT):
        corners = []
        for c in _CORNER:
            v = nodes.setdefault(_corner(cell, c), len(nodes))
            if v == len(NODE_NAMES):
                NODE_NAMES.append(f"{CELLS[h]}.{c}")
                NODE_HEXES.append([])
            NODE_INDEX[f"{CELLS[h]}.{c}"] = v
            NODE_HEXES[v].append(h)
            corners.append(v)
        HEX_NODES.append(corners)
        for side, (a, b) in _SIDE.items():
            e = edges.setdefault(frozenset((cell, _step(cell, side))), len(edges))
            if e == len(EDGE_NAMES):
                EDGE_NAMES.append(f"{CELLS[h]}.{side}")
                EDGE_HEXES.append([])
                EDGE_NODES.append((nodes[_corner(cell, a)], nodes[_corner(cell, b)]))
            EDGE_INDEX[f"{CELLS[h]}.{side}"] = e
            EDGE_HEXES[e].append(h)


_number_board()
NODES: Final = len(NODE_NAMES)
EDGES: Final = len(EDGE_NAMES)
HEX_NEIGHBOURS: Final[list[list[int]]] = [
    [CELL_AT.index(_step(cell, way)) for way in _VECTOR if _step(cell, way) in CELL_AT] for cell in CELL_AT
]

# CAT-BOARD.7 to CAT-BOARD.9: four Wall sections, each with its clearing (of the same number) and a line of four hexes.
LINES: Final[list[list[int]]] = [[CELL_INDEX[c] for c in BOARD["wall"]["sections"][w]["column"]] for w in SECTIONS]
# CAT-BOARD.12, CAT-BOARD.13: two trails a clan; wildling die -> clan and clearing, -1 where no trail has the number.
TRAIL_CLAN: Final[list[int]] = [-1] * 13
TRAIL_CLEARING: Final[list[int]] = [-1] * 13
# CAT-RUSH.2, CAT-RUSH.3: the clearings of a clan's lower and higher trail.
LOWER_CLEARING: Final[list[int]] = [-1] * 3
HIGHER_CLEARING: Final[list[int]] = [-1] * 3


def _read_trails() -> None:
    for clan, area in enumerate(BOARD["clan_areas"]["list"][c] for c in CLANS):
        trails = [BOARD["trails"]["list"][t] for t in area["trails"]]
        trails.sort(key=lambda t: int(t["numbers"][0]))
        LOWER_CLEARING[clan] = CLEARINGS.index(trails[0]["clearing"])
        HIGHER_CLEARING[clan] = CLEARINGS.index(trails[1]["clearing"])
        for t in trails:
            for number in t["numbers"]:
                TRAIL_CLAN[number] = clan
                TRAIL_CLEARING[number] = CLEARINGS.index(t["clearing"])


_read_trails()

_parts: Final = BOARD["components"]
PER_RESOURCE: Final[int] = int(_parts["resource_cards"]["per_type"])
DEVELOPMENT_COUNTS: Final[list[int]] = [
    int(_parts["development_cards"][k])
    for k in ("ranger_patrol", "new_recruits", "road_building", "winter_is_coming", "victory_point")
]
PIECES_EACH: Final[list[int]] = [int(_parts["player_pieces"][k]) for k in ("roads", "settlements", "keeps", "guards")]
FIGURES: Final[list[int]] = [int(_parts["wildling_figures"][k]) for k in WILDLINGS]
# One entry per token: clan * 3 + kind (CAT-COMP.14).
TOKENS: Final[list[int]] = [
    clan * 3 + kind
    for clan in range(len(CLANS))
    for kind, name in enumerate(WILDLINGS)
    for _ in range(int(_parts["wildling_tokens"]["per_clan"][name]))
]
# CAT-BOARD.17: the breach track.
BREACHES_TO_END: Final[int] = int(BOARD["breach_track"]["spaces_from_start_to_end"])
START_HEROES: Final[list[list[int]]] = [
    [], [], [], *(
        [HEROES.index(HERO_DATA["card_rules"]["start"][f"players_{n}"][i + 1]) for i in range(n)] for n in (3, 4)
    ),
]  # fmt: skip


class StartPiece:
    """CAT-SETUP.3: a settlement with its road on the pictured start of the base game."""

    __slots__ = ("node", "road", "star")

    def __init__(self, node: int, road: int, star: bool) -> None:
        self.node = node
        self.road = road
        self.star = star


class Layout:
    """One set-up of the board: terrain, numbers, trade routes, and which intersections and paths exist there."""

    def __init__(self, name: str, entry: dict[str, Any]) -> None:
        self.name = name
        self.mode = str(entry["mode"])
        players = entry["players"]
        self.players: list[int] = [int(p) for p in players] if isinstance(players, list) else [int(players)]
        self.provenance = str(entry["provenance"])
        self.terrain = [-1] * HEXES  # CAT-COMP.5: ice fields and frame stay -1
        self.number = [0] * HEXES
        for cell, (terrain, token) in entry["hexes"].items():
            if terrain not in TERRAIN_GIVES:
                raise BadInput(f"Layout {name}: hex {cell} has terrain '{terrain}'; allowed are {', '.join(TERRAINS)}.")
            self.terrain[CELL_INDEX[cell]] = TERRAIN_GIVES[terrain]
            # CAT-COMP.7, CAT-COMP.8: how often a number lies on a board follows from its layout.
            self.number[CELL_INDEX[cell]] = COMBINED if token == "2/12" else int(token)
        self.hexes = [h for h in range(HEXES) if self.terrain[h] >= 0]
        self.is_node = [any(self.terrain[h] >= 0 for h in NODE_HEXES[v]) for v in range(NODES)]
        # CAT-BOARD.4, CAT-ROAD.4: borderland sides are paths too; only sides without any terrain are none (CAT-ROAD.3).
        self.is_edge = [any(self.terrain[h] >= 0 for h in EDGE_HEXES[e]) for e in range(EDGES)]
        self.node_edges: list[list[int]] = [[] for _ in range(NODES)]
        self.node_nodes: list[list[int]] = [[] for _ in range(NODES)]
        for e, (v, w) in enumerate(EDGE_NODES):
            if self.is_edge[e]:
                self.node_edges[v].append(e)
                self.node_edges[w].append(e)
                self.node_nodes[v].append(w)
                self.node_nodes[w].append(v)
        self.node_hexes = [[h for h in NODE_HEXES[v] if self.terrain[h] >= 0] for v in range(NODES)]
        # CAT-BOARD.16: five trade routes, each at two borderland intersections.
        found = BOARD["trade_route_sites"][entry["route_sites"]]["sites"]
        sites = {p: found[p] for p in sorted(found)}  # numbered by name
        self.route_provenance = str(BOARD["trade_route_sites"][entry["route_sites"]]["provenance"])
        self.route_nodes: list[tuple[int, int]] = [EDGE_NODES[EDGE_INDEX[f"{c}.{side}"]] for c, side in sites.values()]
        usual = BOARD["trade_route_sites"]["standard_resources"]
        self.route_resources = [RESOURCES.index(usual[p]) for p in sites]
        self.start: dict[str, list[StartPiece]] = {}
        for colour, pieces in entry.get("start", {}).items():
            if colour in COLOURS:
                self.start[colour] = [
                    StartPiece(NODE_INDEX[".".join(p["settlement"])], EDGE_INDEX[".".join(p["road"])], bool(p["star"]))
                    for p in pieces
                ]


# Their numbers are part of stored games: add at the end. Layouts that an owner adds come after them.
LAYOUT_NAMES: Final = ("brotherhood_4p_standard", "brotherhood_3p_standard", "base_standard")
LAYOUTS: Final[list[Layout]] = [
    Layout(name, BOARD["layouts"][name])
    for name in [*LAYOUT_NAMES, *sorted(set(BOARD["layouts"]) - set(LAYOUT_NAMES))]
]


def played_facts(layout: Layout) -> list[Any]:
    """The facts that a match on a layout plays with."""
    start = {
        colour: [[NODE_NAMES[p.node], EDGE_NAMES[p.road], p.star] for p in pieces]
        for colour, pieces in layout.start.items()
    }
    shared = [PER_RESOURCE, DEVELOPMENT_COUNTS, PIECES_EACH, layout.terrain, layout.number, layout.route_nodes]
    if layout.mode == "base":
        return [*shared, layout.route_resources, start]
    wall = [LINES, TRAIL_CLAN, TRAIL_CLEARING, LOWER_CLEARING, HIGHER_CLEARING, FIGURES, TOKENS, BREACHES_TO_END]
    return [*shared, layout.route_resources, start, wall, START_HEROES]


DATA_DIGEST: Final = data.digest(NODE_NAMES, EDGE_NAMES, [played_facts(layout) for layout in LAYOUTS])


def layout_for(mode: str, players: int) -> int:
    """CAT-SETUP.1: the layout of a mode and player count."""
    for i, layout in enumerate(LAYOUTS):
        if layout.mode == mode and players in layout.players:
            return i
    raise BadInput(f"There is no board for mode '{mode}' and {players} players.")


def board_info() -> CatanBoard:
    """The geometry as clients draw it."""
    return {
        "cells": [{"name": name, "q": q, "r": r} for name, (q, r) in zip(CELLS, CELL_AT, strict=True)],
        "nodes": [_node_shape(name) for name in NODE_NAMES],
        "edges": [
            {"name": name, "first": v, "second": w} for name, (v, w) in zip(EDGE_NAMES, EDGE_NODES, strict=True)
        ],
        "lines": LINES,
        "trails": [
            {
                "numbers": list(t["numbers"]),
                "clan": CLANS.index(t["clan"]),
                "clearing": CLEARINGS.index(t["clearing"]),
            }
            for t in BOARD["trails"]["list"].values()
        ],
        "layouts": [
            {
                "name": layout.name,
                "mode": layout.mode,
                "ice": [CELL_INDEX[c] for c in BOARD["layouts"][layout.name]["ice"]],
                "frame": [CELL_INDEX[c] for c in BOARD["layouts"][layout.name]["frame"]],
                "routes": [list(pair) for pair in layout.route_nodes],
            }
            for layout in LAYOUTS
        ],
    }


def _node_shape(name: str) -> NodeShape:
    cell, corner = name.split(".")
    return {"name": name, "cell": CELL_INDEX[cell], "corner": corner}
