"""Where a seat may build: the lists that options and refusals are made of. Worked out once per change of the board."""

from __future__ import annotations

from typing import Final

from greathall.games.catan.board import EDGE_NODES, LAYOUTS, Layout
from greathall.games.catan.codes import BUILD_KEEP, BUILD_ROAD, BUILD_SETTLEMENT, RECRUIT, UPROOT
from greathall.games.catan.names import GUARD
from greathall.games.catan.reading import keep_of, settlement_of
from greathall.games.catan.state import CatanState
from greathall.kernel.state import put

# Kinds of lists in the derived column `sites`, each with one entry per seat.
ROADS: Final = 0
SETTLEMENTS: Final = 1
KEEPS: Final = 2
LOOSE: Final = 3

SPACES: Final = 5  # CAT-BOARD.7: for guards, in each section
ALL_SECTIONS: Final = [RECRUIT + section for section in range(4)]


def touches(s: CatanState, layout: Layout, seat: int, e: int) -> bool:
    """CAT-ROAD.1, CAT-ROAD.2: the path touches an own building, or an own road not cut off by another's building."""
    own = settlement_of(seat)
    keep = keep_of(seat)
    for v in EDGE_NODES[e]:
        b = s.node[v]
        if b in (own, keep):
            return True
        if b == 0:
            for f in layout.node_edges[v]:
                if f != e and s.edge[f] == own:
                    return True
    return False


def forbids_road(s: CatanState, seat: int, e: int) -> str:
    """The rule that keeps a road of the seat off path e, '' if none."""
    layout = LAYOUTS[s.layout]
    if e >= len(s.edge) or not layout.is_edge[e]:
        return "CAT-ROAD.3"
    if s.edge[e]:
        return "CAT-BOARD.3"
    if touches(s, layout, seat, e):
        return ""
    for v in EDGE_NODES[e]:
        if s.node[v]:
            for f in layout.node_edges[v]:
                if f != e and s.edge[f] == seat + 1:
                    return "CAT-ROAD.2"
    return "CAT-ROAD.1"


def road_sites(s: CatanState, seat: int) -> list[int]:
    """Options for a road, in the order of the paths: what `forbids_road` has nothing against, found at one go."""
    sites = s.sites[ROADS * s.n + seat]
    if sites is None:
        edge = s.edge
        node = s.node
        own = settlement_of(seat)
        keep = keep_of(seat)
        node_edges = LAYOUTS[s.layout].node_edges
        found = [False] * len(edge)
        for e in [e for e, owner in enumerate(edge) if owner == own]:
            for v in EDGE_NODES[e]:
                if node[v] == 0:  # CAT-ROAD.2: not through an opponent's building; own buildings follow below
                    for f in node_edges[v]:
                        found[f] = True
        for v in [v for v, b in enumerate(node) if b in (own, keep)]:
            for f in node_edges[v]:
                found[f] = True
        sites = [BUILD_ROAD + e for e, owner in enumerate(edge) if owner == 0 and found[e]]
        s.sites[ROADS * s.n + seat] = sites
    return sites


def road_taken(s: CatanState, seat: int, e: int) -> None:
    """A road now lies on path e: its owner's lists are worked out anew, the others' only lose that path."""
    n = s.n
    sites = s.sites.copy()
    for p in range(n):
        known = sites[ROADS * n + p]
        if p == seat:
            sites[ROADS * n + p] = sites[SETTLEMENTS * n + p] = None
        elif known is not None and BUILD_ROAD + e in known:
            sites[ROADS * n + p] = [site for site in known if site != BUILD_ROAD + e]
        sites[LOOSE * n + p] = None
    s.sites = sites


def keep_built(s: CatanState, seat: int) -> None:
    """One settlement fewer to upgrade; nothing else changes for anybody."""
    s.sites = s.sites.copy()
    s.sites[KEEPS * s.n + seat] = None


def forbids_building_at(s: CatanState, v: int) -> str:
    """The rule that keeps any new settlement off an intersection, '' if none."""
    layout = LAYOUTS[s.layout]
    if is_free(s, layout, v):
        return ""
    if not layout.is_node[v]:
        return "CAT-BOARD.1"
    return "CAT-SETT.1" if s.node[v] else "CAT-SETT.3"


def forbids_settlement(s: CatanState, seat: int, v: int) -> str:
    """The rule that keeps a settlement of the seat off an intersection after set-up, '' if none."""
    layout = LAYOUTS[s.layout]
    for e in layout.node_edges[v]:
        if s.edge[e] == seat + 1:
            return forbids_building_at(s, v)
    return forbids_building_at(s, v) or "CAT-SETT.2"


def forbids_keep(s: CatanState, seat: int, v: int) -> str:
    """CAT-KEEP.1."""
    return "" if s.node[v] == settlement_of(seat) else "CAT-KEEP.1"


def forbids_guard(s: CatanState, seat: int, section: int) -> str:
    """CAT-GUARD.2: no guard left, or no space left."""
    return "" if s.left[seat * 4 + GUARD] and s.watch[section] < SPACES else "CAT-GUARD.2"


def is_free(s: CatanState, layout: Layout, v: int) -> bool:
    """CAT-SETT.1, CAT-SETT.3: nothing stands here nor on a neighbouring intersection."""
    if s.node[v] or not layout.is_node[v]:
        return False
    for w in layout.node_nodes[v]:
        if s.node[w]:
            return False
    return True


def settlement_sites(s: CatanState, seat: int) -> list[int]:
    """CAT-SETT.1 to CAT-SETT.3: options for a settlement."""
    sites = s.sites[SETTLEMENTS * s.n + seat]
    if sites is None:
        sites = []
        layout = LAYOUTS[s.layout]
        own = seat + 1
        edge = s.edge
        for v in range(len(s.node)):
            for e in layout.node_edges[v]:
                if edge[e] == own:
                    if is_free(s, layout, v):
                        sites.append(BUILD_SETTLEMENT + v)
                    break
        s.sites[SETTLEMENTS * s.n + seat] = sites
    return sites


def placement_sites(s: CatanState) -> list[int]:
    """CAT-SETUP.12: in the placement phase no road is needed."""
    layout = LAYOUTS[s.layout]
    return [BUILD_SETTLEMENT + v for v in range(len(s.node)) if is_free(s, layout, v)]


def keep_sites(s: CatanState, seat: int) -> list[int]:
    """CAT-KEEP.1: own settlements."""
    sites = s.sites[KEEPS * s.n + seat]
    if sites is None:
        own = settlement_of(seat)
        sites = [BUILD_KEEP + v for v, b in enumerate(s.node) if b == own]
        s.sites[KEEPS * s.n + seat] = sites
    return sites


def guard_sites(s: CatanState, seat: int) -> list[int]:
    """CAT-GUARD.1, CAT-GUARD.2: sections with a free space, if a guard is left."""
    if not s.left[seat * 4 + GUARD]:
        return []
    watch = s.watch
    if watch[0] < SPACES and watch[1] < SPACES and watch[2] < SPACES and watch[3] < SPACES:
        return ALL_SECTIONS
    return [RECRUIT + i for i in range(4) if watch[i] < SPACES]


def loose_roads(s: CatanState, seat: int) -> list[int]:
    """CAT-HERO.14: roads that may be moved and have somewhere to go, as options."""
    roads = s.sites[LOOSE * s.n + seat]
    if roads is None:
        roads = [UPROOT + e for e in one_ended_roads(s, seat) if sites_without(s, seat, e)]
        s.sites[LOOSE * s.n + seat] = roads
    return roads


def one_ended_roads(s: CatanState, seat: int) -> list[int]:
    """CAT-HERO.14: own roads that touch own pieces at one end only; opponents' pieces do not count."""
    layout = LAYOUTS[s.layout]
    own = settlement_of(seat)
    keep = keep_of(seat)
    out = []
    for e, owner in enumerate(s.edge):
        if owner == own:
            ends = 0
            for v in EDGE_NODES[e]:
                b = s.node[v]
                if b in (own, keep) or any(f != e and s.edge[f] == own for f in layout.node_edges[v]):
                    ends += 1
            if ends == 1:
                out.append(e)
    return out


def sites_without(s: CatanState, seat: int, e: int) -> list[int]:
    """CAT-HERO.14: where a road may go once road e is taken away; never back to the same path."""
    edge, known = s.edge, s.sites
    s.edge = put(edge, e, 0)
    s.forget_sites()
    sites = [code for code in road_sites(s, seat) if code != BUILD_ROAD + e]
    s.edge, s.sites = edge, known
    return sites


def longest_road(s: CatanState, seat: int) -> int:
    """CAT-LROAD.1, CAT-LROAD.2, R-LR-2: the longest trail of own roads; opponents' buildings cut it.

    A longest trail starts where own roads end, meet in a fork or are cut; only a closed ring has no such place.
    """
    own = settlement_of(seat)
    keep = keep_of(seat)
    edge = s.edge
    node = s.node
    roads = [e for e, owner in enumerate(edge) if owner == own]
    if not roads:
        return 0
    node_edges = LAYOUTS[s.layout].node_edges
    degree = [0] * len(node)
    for e in roads:
        v, w = EDGE_NODES[e]
        degree[v] += 1
        degree[w] += 1
    starts = [v for v, d in enumerate(degree) if d and (d != 2 or (node[v] and node[v] != own and node[v] != keep))]
    if len(roads) >= 6:  # a ring without any such place may lie apart
        starts.append(_ring_start(edge, own, node_edges, roads, starts))
    best = 0
    used = [False] * len(edge)
    for v in starts:
        if v >= 0:
            length = _walk(edge, node, own, keep, node_edges, used, v)
            if length > best:
                best = length
            if best == len(roads):
                break
    return best


def _ring_start(edge: list[int], own: int, node_edges: list[list[int]], roads: list[int], starts: list[int]) -> int:
    """A node on a closed ring of roads that touches none of the starts, or -1."""
    reached = [False] * len(node_edges)
    todo = starts[:]
    while todo:
        v = todo.pop()
        if not reached[v]:
            reached[v] = True
            for e in node_edges[v]:
                if edge[e] == own:
                    a, b = EDGE_NODES[e]
                    todo.append(b if a == v else a)
    for e in roads:
        if not reached[EDGE_NODES[e][0]]:
            return EDGE_NODES[e][0]
    return -1


def _walk(
    edge: list[int], node: list[int], own: int, keep: int, node_edges: list[list[int]], used: list[bool], v: int
) -> int:
    """The longest trail that starts at node v."""
    best = 0
    for e in node_edges[v]:
        if edge[e] == own and not used[e]:
            used[e] = True
            a, b = EDGE_NODES[e]
            w = b if a == v else a
            there = node[w]
            length = 1
            if there == 0 or there in (own, keep):
                length += _walk(edge, node, own, keep, node_edges, used, w)
            used[e] = False
            if length > best:
                best = length
    return best
