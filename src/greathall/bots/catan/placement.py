"""What an intersection is worth: at the start, and later as a place to settle."""

from __future__ import annotations

from typing import Final

from greathall.bots.catan.roads import Site, sites_in_reach
from greathall.bots.catan.sight import Sight
from greathall.games.catan.board import EDGE_NODES
from greathall.games.catan.codes import BUILD_ROAD, BUILD_SETTLEMENT, COLOUR
from greathall.games.catan.names import COLOURS

NEW_RESOURCE: Final = 1.6  # pips that a resource not produced so far is worth at the start, besides its own pips
NEW_NUMBER: Final = 0.35  # pips for a number that does not feed us yet: income comes evenly
PAIRS: Final = ((1, 3), (0, 2))  # brick with lumber builds roads and settlements, grain with ore keeps and cards
PAIRED: Final = 0.5
ROOM: Final = 0.16  # share of the best neighbouring site that counts for the place it is reached from
LOOKED_AT: Final = 10  # starting places that deserve a closer look
NEXT_SITES: Final = 1.0  # what a place one road away counts for at a pictured start: it is built within a few rounds
ROUTE_USE: Final = 0.75  # share of a resource's surplus that goes through its trade route


def yield_value(sight: Sight, v: int) -> float:
    """Pips of an intersection, weighed by what they mean to us."""
    value = 0.0
    steady = sight.land.steady
    need = sight.need
    for h, r, p in sight.land.yields[v]:
        value += p * need[r] * steady[h] * sight.flow(h)
    return value


def route_value(sight: Sight, v: int) -> float:
    """Pips that a trade route saves: cards of its resource buy others at 2:1 from then on."""
    r = sight.land.route[v]
    if r < 0 or sight.rate[r] == 2:
        return 0.0
    pips = sight.pips[r]
    for _, other, p in sight.land.yields[v]:
        if other == r:
            pips += p
    return pips * ROUTE_USE * (1 / 2 - 1 / sight.rate[r])


def site_value(sight: Sight, v: int) -> float:
    return yield_value(sight, v) + route_value(sight, v)


# ---------------------------------------------------------------- the placement phase
def place_settlement(sight: Sight, options: list[int]) -> int:
    """The best starting place; room to grow is looked at only where a place is good in itself."""
    numbers = own_numbers(sight)
    ranked = sorted([(-start_value(sight, code - BUILD_SETTLEMENT, numbers), code) for code in options])
    best, choice = -1.0, options[0]
    for minus, code in ranked[:LOOKED_AT]:
        value = -minus + ROOM * room_to_grow(sight, code - BUILD_SETTLEMENT)
        if value > best:
            best, choice = value, code
    return choice


def start_value(sight: Sight, v: int, fed_by: list[int]) -> float:
    """A starting place in itself: yield, variety of resources and numbers, pairs that build, a route."""
    value = site_value(sight, v)
    mine = [p > 0 for p in sight.pips]
    numbers = fed_by[:]
    for h, r, _ in sight.land.yields[v]:
        if not mine[r]:
            mine[r] = True
            value += NEW_RESOURCE
        number = sight.s.number[h]
        if number not in numbers:
            numbers.append(number)
            value += NEW_NUMBER
    for a, b in PAIRS:
        if mine[a] and mine[b]:
            value += PAIRED
    return value


def own_numbers(sight: Sight) -> list[int]:
    s = sight.s
    out: list[int] = []
    for v, b in enumerate(s.node):
        if b == sight.own:
            out += [s.number[h] for h, _, _ in sight.land.yields[v]]
    return out


def room_to_grow(sight: Sight, v: int) -> float:
    """The best places two or three roads away, as if this one were built."""
    s = sight.s
    node = s.node
    s.node = node.copy()  # columns are shared with other copies of the state
    s.node[v] = sight.own
    values = sorted([future_value(sight, site) for site in sites_in_reach(sight, 3, [v])], reverse=True)
    s.node = node
    return sum(values[:2])


def future_value(sight: Sight, site: Site) -> float:
    """A place to be reached later: the farther, the more likely somebody else is there first."""
    return site_value(sight, site.node) * (1.0 if site.roads <= 2 else 0.6)


def place_road(sight: Sight, options: list[int]) -> int:
    """From the settlement just placed towards the best place to settle next."""
    best, choice = -1.0, options[0]
    for code in options:
        value = outlook(sight, code - BUILD_ROAD)
        if value > best:
            best, choice = value, code
    return choice


def outlook(sight: Sight, e: int) -> float:
    """The best site behind a path, as if a road lay on it."""
    s = sight.s
    edge = s.edge
    s.edge = edge.copy()
    s.edge[e] = sight.own
    ends = [v for v in EDGE_NODES[e] if not s.node[v]]
    value = 0.0
    for site in sites_in_reach(sight, 2, ends):
        value = max(value, site_value(sight, site.node) / (1.0 + 0.35 * site.roads))
    s.edge = edge
    return value


# ---------------------------------------------------------------- the pictured start of the base game
def pick_colour(sight: Sight, options: list[int]) -> int:
    """The colour whose pictured settlements yield most and have the best places to settle next."""
    best, choice = -1.0, options[0]
    for code in options:
        value = pictured_value(sight, COLOURS[code - COLOUR])
        if value > best:
            best, choice = value, code
    return choice


def pictured_value(sight: Sight, colour: str) -> float:
    """A pictured start, looked at as if everybody's pieces stood there already."""
    s = sight.s
    node, edge = s.node, s.edge
    s.node, s.edge = node.copy(), edge.copy()
    rival = (sight.me + 1) % s.n + 1
    for name, pieces in sight.land.layout.start.items():
        owner = sight.own if name == colour else rival
        for piece in pieces:
            s.node[piece.node] = owner
            s.edge[piece.road] = owner
    then = Sight(s, sight.me, sight.land)
    value = 0.0
    for r in range(5):
        if then.pips[r]:
            value += then.pips[r] * sight.land.weight[r] + NEW_RESOURCE
    near = sorted([site_value(then, site.node) for site in sites_in_reach(then, 1)], reverse=True)
    s.node, s.edge = node, edge
    return value + NEXT_SITES * sum(near[:2])
