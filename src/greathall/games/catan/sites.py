"""Where a seat may build: the lists that options and refusals are made of. Worked out once per change of the board."""

from __future__ import annotations

from typing import Final

from greathall.games.catan.board import EDGE_NODES, LAYOUTS, Layout
from greathall.games.catan.codes import BUILD_KEEP, BUILD_ROAD, BUILD_SETTLEMENT, RECRUIT, UPROOT
from greathall.games.catan.names import GUARD
from greathall.games.catan.state import CatanState

ALL_SECTIONS: Final = [RECRUIT + section for section in range(4)]


def touches(s: CatanState, layout: Layout, seat: int, e: int) -> bool:
    """CAT-ROAD.1, CAT-ROAD.2: the path touches an own building, or an own road not cut off by an opponent's building."""
    own = seat + 1
    for v in EDGE_NODES[e]:
        b = s.node[v]
        if b == own or b == own + 4:
            return True
        if b == 0:
            for f in layout.node_edges[v]:
                if f != e and s.edge[f] == own:
                    return True
    return False


def road_sites(s: CatanState, seat: int) -> list[int]:
    """Options for a road, in the order of the paths."""
    sites = s.road_sites[seat]
    if sites is None:
        sites = []
        layout = LAYOUTS[s.layout]
        edge = s.edge
        node = s.node
        own = seat + 1
        node_edges = layout.node_edges
        found = [False] * len(edge)
        for e in range(len(edge)):
            if edge[e] == own:
                v, w = EDGE_NODES[e]
                b = node[v]
                if b == 0 or b == own or b == own + 4:
                    for f in node_edges[v]:
                        found[f] = True
                b = node[w]
                if b == 0 or b == own or b == own + 4:
                    for f in node_edges[w]:
                        found[f] = True
        for v in range(len(node)):
            b = node[v]
            if b == own or b == own + 4:
                for f in node_edges[v]:
                    found[f] = True
        for e in range(len(edge)):
            if found[e] and edge[e] == 0:
                sites.append(BUILD_ROAD + e)
        s.road_sites[seat] = sites
    return sites


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
    sites = s.settlement_sites[seat]
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
        s.settlement_sites[seat] = sites
    return sites


def placement_sites(s: CatanState) -> list[int]:
    """CAT-SETUP.12: in the placement phase no road is needed."""
    layout = LAYOUTS[s.layout]
    return [BUILD_SETTLEMENT + v for v in range(len(s.node)) if is_free(s, layout, v)]


def keep_sites(s: CatanState, seat: int) -> list[int]:
    """CAT-KEEP.1: own settlements."""
    sites = s.keep_sites[seat]
    if sites is None:
        own = seat + 1
        sites = [BUILD_KEEP + v for v, b in enumerate(s.node) if b == own]
        s.keep_sites[seat] = sites
    return sites


def guard_sites(s: CatanState, seat: int) -> list[int]:
    """CAT-GUARD.1, CAT-GUARD.2: sections with a free space, if a guard is left."""
    if not s.left[seat * 4 + GUARD]:
        return []
    watch = s.watch
    if watch[0] < 5 and watch[1] < 5 and watch[2] < 5 and watch[3] < 5:
        return ALL_SECTIONS
    return [RECRUIT + i for i in range(4) if watch[i] < 5]


def loose_roads(s: CatanState, seat: int) -> list[int]:
    """CAT-HERO.14: roads that may be moved and have somewhere to go, as options."""
    roads = s.loose_roads[seat]
    if roads is None:
        roads = [UPROOT + e for e in one_ended_roads(s, seat) if sites_without(s, seat, e)]
        s.loose_roads[seat] = roads
    return roads


def one_ended_roads(s: CatanState, seat: int) -> list[int]:
    """CAT-HERO.14: own roads that touch own pieces at one end only; opponents' pieces do not count."""
    layout = LAYOUTS[s.layout]
    own = seat + 1
    out = []
    for e, owner in enumerate(s.edge):
        if owner == own:
            ends = 0
            for v in EDGE_NODES[e]:
                b = s.node[v]
                if b == own or b == own + 4 or any(f != e and s.edge[f] == own for f in layout.node_edges[v]):
                    ends += 1
            if ends == 1:
                out.append(e)
    return out


def sites_without(s: CatanState, seat: int, e: int) -> list[int]:
    """CAT-HERO.14: where a road may go once road e is taken away; never back to the same path."""
    owner = s.edge[e]
    kept = s.road_sites[seat]
    s.edge[e] = 0
    s.road_sites[seat] = None
    sites = [code for code in road_sites(s, seat) if code != BUILD_ROAD + e]
    s.edge[e] = owner
    s.road_sites[seat] = kept
    return sites


def longest_road(s: CatanState, seat: int) -> int:
    """CAT-LROAD.1, CAT-LROAD.2, R-LR-2: the longest trail of own roads; opponents' buildings cut it."""
    own = seat + 1
    roads = [e for e, owner in enumerate(s.edge) if owner == own]
    if not roads:
        return 0
    node_edges = LAYOUTS[s.layout].node_edges
    best = 0
    used = [False] * len(s.edge)
    starts: list[int] = []
    for e in roads:
        for v in EDGE_NODES[e]:
            if v not in starts:
                starts.append(v)
    for v in starts:
        length = _walk(s, own, node_edges, used, v)
        if length > best:
            best = length
        if best == len(roads):
            break
    return best


def _walk(s: CatanState, own: int, node_edges: list[list[int]], used: list[bool], v: int) -> int:
    """The longest trail that starts at node v."""
    best = 0
    for e in node_edges[v]:
        if s.edge[e] == own and not used[e]:
            used[e] = True
            a, b = EDGE_NODES[e]
            w = b if a == v else a
            there = s.node[w]
            length = 1
            if there == 0 or there == own or there == own + 4:
                length += _walk(s, own, node_edges, used, w)
            used[e] = False
            if length > best:
                best = length
    return best
