"""Where roads lead: sites within reach, and what is missing to the Longest Road."""

from __future__ import annotations

from typing import Final

from greathall.bots.catan.sight import Sight
from greathall.games.catan.board import EDGE_NODES
from greathall.games.catan.names import ROAD
from greathall.games.catan.sites import is_free

FARTHEST: Final = 3  # roads: sites farther away are somebody else's by the time we come
NO_EDGE: Final = -1


class Site:
    """A free intersection, how many roads away it is, and the first of them."""

    __slots__ = ("first", "node", "roads")

    def __init__(self, node: int, roads: int, first: int) -> None:
        self.node = node
        self.roads = roads
        self.first = first


def network(sight: Sight) -> list[int]:
    """Intersections from which own roads can go on."""
    s = sight.s
    own = sight.own
    own_keep = sight.own_keep
    out = []
    seen = [False] * len(s.node)
    for v, b in enumerate(s.node):
        if b in (own, own_keep):
            seen[v] = True
            out.append(v)
    for e, owner in enumerate(s.edge):
        if owner == own:
            for v in EDGE_NODES[e]:
                if not seen[v]:
                    seen[v] = True
                    if not s.node[v]:
                        out.append(v)
    return out


def sites_in_reach(sight: Sight, farthest: int = FARTHEST, sources: list[int] | None = None) -> list[Site]:
    """Free intersections up to so many new roads from the own network, nearest first."""
    s = sight.s
    layout = sight.land.layout
    edge, node = s.edge, s.node
    first = [NO_EDGE] * len(node)
    seen = [False] * len(node)
    wave = network(sight) if sources is None else sources
    for v in wave:
        seen[v] = True
    out = []
    far = 0
    while wave:
        for v in wave:
            if is_free(s, layout, v):
                out.append(Site(v, far, first[v]))
        if far == farthest:
            break
        far += 1
        nxt = []
        for v in wave:
            for e in layout.node_edges[v]:
                if edge[e] == 0:
                    a, b = EDGE_NODES[e]
                    w = b if a == v else a
                    if not seen[w] and not node[w]:
                        seen[w] = True
                        first[w] = e if far == 1 else first[v]
                        nxt.append(w)
        wave = nxt
    return out


def to_beat(sight: Sight) -> int:
    """Segments needed for the Longest Road (CAT-LROAD.1, CAT-LROAD.3)."""
    s = sight.s
    if s.longest >= 0 and s.longest != sight.me:
        return s.road_len[s.longest] + 1
    rival = max([s.road_len[p] for p in range(s.n) if p != sight.me])
    return max(5, rival + 1) if s.longest < 0 else 5


def road_ends(sight: Sight) -> list[int]:
    """Where a longest own trail ends and can be made longer."""
    s = sight.s
    own = sight.own
    length = s.road_len[sight.me]
    used = [False] * len(s.edge)
    ends: list[int] = []
    for e, owner in enumerate(s.edge):
        if owner == own:
            for v in EDGE_NODES[e]:
                if v not in ends and _open(sight, v) and _trail(sight, used, v, length):
                    ends.append(v)
    return ends


def _open(sight: Sight, v: int) -> bool:
    b = sight.s.node[v]
    return b == 0 or b == sight.own or b == sight.own_keep


def _trail(sight: Sight, used: list[bool], v: int, length: int) -> bool:
    """Does a trail of own roads of at least this length start here?"""
    if length <= 0:
        return True
    edge, own = sight.s.edge, sight.own
    for e in sight.land.layout.node_edges[v]:
        if edge[e] == own and not used[e]:
            a, b = EDGE_NODES[e]
            w = b if a == v else a
            if length == 1:
                return True
            if _open(sight, w):
                used[e] = True
                found = _trail(sight, used, w, length - 1)
                used[e] = False
                if found:
                    return True
    return False


def extension(sight: Sight, roads: int) -> int:
    """The first edge of a way to make the longest trail so many segments longer, or NO_EDGE."""
    if roads > sight.s.left[sight.me * 4 + ROAD]:
        return NO_EDGE
    used = [False] * len(sight.s.edge)
    for v in road_ends(sight):
        e = _lengthen(sight, used, v, roads)
        if e != NO_EDGE:
            return e
    return NO_EDGE


def _lengthen(sight: Sight, used: list[bool], v: int, roads: int) -> int:
    for e in sight.land.layout.node_edges[v]:
        if sight.s.edge[e] == 0 and not used[e]:
            if roads == 1:
                return e
            a, b = EDGE_NODES[e]
            w = b if a == v else a
            if _open(sight, w):
                used[e] = True
                found = _lengthen(sight, used, w, roads - 1)
                used[e] = False
                if found != NO_EDGE:
                    return e
    return NO_EDGE
