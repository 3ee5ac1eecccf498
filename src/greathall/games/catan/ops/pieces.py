"""Pieces on the board and the turn's own markers.

CAT-BUILD.7: there is no op that takes a road or keep off the board, but for Othell Yarwyck's move of a road.
"""

from __future__ import annotations

from greathall.games.catan import codes
from greathall.games.catan.board import LAYOUTS
from greathall.games.catan.names import GUARD, KEEP, ROAD, SETTLEMENT
from greathall.games.catan.ops.wildlings import cover, reveal_under, take_longest_road
from greathall.games.catan.reading import hero_of, keep_of, keep_place, settlement_of, settlement_place
from greathall.games.catan.sites import keep_built, longest_road, road_taken
from greathall.games.catan.state import HERO_FIELDS, SIDE, SINCE, USED, CatanState
from greathall.kernel.state import EVERYONE, put


# ---------------------------------------------------------------- roads
def build_road(s: CatanState, seat: int, e: int) -> None:
    """CAT-ROAD.1, CAT-BOARD.3."""
    _put_road(s, seat, e)
    length = longest_road(s, seat)
    s.road_len[seat] = length
    if length >= 5 and s.longest != seat and (s.longest < 0 or length > s.road_len[s.longest]):
        settle_longest_road(s)


def _put_road(s: CatanState, seat: int, e: int) -> None:
    s.edge = put(s.edge, e, seat + 1)
    s.left[seat * 4 + ROAD] -= 1
    road_taken(s, seat, e)
    if s.events is not None:
        s.events.append((codes.E_ROAD, EVERYONE, seat, e))


def move_road(s: CatanState, seat: int, old: int, new: int) -> None:
    """CAT-HERO.14: a road is taken up and built elsewhere; Longest Road is looked at once, afterwards (R-LR-3)."""
    s.edge = put(s.edge, old, 0)
    s.left[seat * 4 + ROAD] += 1
    s.forget_sites()
    if s.events is not None:
        s.events.append((codes.E_ROAD_UPROOTED, EVERYONE, seat, old))
    _put_road(s, seat, new)
    s.road_len[seat] = longest_road(s, seat)
    settle_longest_road(s)


def settle_longest_road(s: CatanState) -> None:
    """CAT-LROAD.1, CAT-LROAD.3, CAT-LROAD.5 to CAT-LROAD.9: who holds the card now."""
    best = max(s.road_len)
    if best < 5:  # CAT-LROAD.8
        take_longest_road(s, -1)
        return
    if s.longest >= 0 and s.road_len[s.longest] == best:  # CAT-LROAD.5
        return
    leaders = [p for p in range(s.n) if s.road_len[p] == best]
    take_longest_road(s, leaders[0] if len(leaders) == 1 else -1)  # CAT-LROAD.6, CAT-LROAD.7, CAT-LROAD.9


# ---------------------------------------------------------------- buildings
def place_settlement(s: CatanState, seat: int, v: int) -> int:
    """Put a settlement on the board; returns where its token lies on the build-costs card."""
    s.node = put(s.node, v, settlement_of(seat))
    i = seat * 4 + SETTLEMENT
    s.left[i] -= 1
    s.vp[seat] += 1  # CAT-SETT.1
    route = s.route[v]
    if route >= 0:  # CAT-TRADE.11
        s.rate = put(s.rate, seat * 5 + route, 2)
    s.forget_sites()
    if s.events is not None:
        s.events.append((codes.E_SETTLEMENT, EVERYONE, seat, v))
    return settlement_place(seat, s.left[i])


def build_settlement(s: CatanState, seat: int, v: int) -> None:
    """CAT-SETT.1, CAT-SETT.5, CAT-LROAD.4."""
    place = place_settlement(s, seat, v)
    _break_roads(s, seat, v)
    if s.table.brotherhood:
        reveal_under(s, place)


def _break_roads(s: CatanState, seat: int, v: int) -> None:
    """CAT-LROAD.4: an opponent's road that ran through here is cut."""
    owners = [s.edge[e] - 1 for e in LAYOUTS[s.layout].node_edges[v]]
    for p in range(s.n):
        if p != seat and owners.count(p) >= 2:
            before = s.road_len[p]
            s.road_len[p] = longest_road(s, p)
            if s.road_len[p] < before and (s.longest == p or s.longest < 0):  # CAT-LROAD.9: set aside is not for ever
                settle_longest_road(s)


def build_keep(s: CatanState, seat: int, v: int) -> None:
    """CAT-KEEP.1 to CAT-KEEP.5."""
    s.node = put(s.node, v, keep_of(seat))
    s.left[seat * 4 + KEEP] -= 1
    i = seat * 4 + SETTLEMENT
    returned = settlement_place(seat, s.left[i])
    s.left[i] += 1  # CAT-KEEP.3
    s.vp[seat] += 1
    keep_built(s, seat)
    if s.events is not None:
        s.events.append((codes.E_KEEP, EVERYONE, seat, v))
    if s.table.brotherhood:
        keep = s.left[seat * 4 + KEEP]
        for which in range(2):  # CAT-KEEP.4: one after the other
            reveal_under(s, keep_place(seat, keep, which))
        if not s.over:
            cover(s, returned)  # CAT-KEEP.5: the booklet tells of it last (R-KEEP-1)


# ---------------------------------------------------------------- guards
def place_guard(s: CatanState, seat: int, section: int) -> None:
    """CAT-GUARD.1, CAT-GUARD.4: on the lowest free space; points for 3 and 5 guards."""
    space = s.watch[section]
    s.wall = put(s.wall, section * 5 + space, seat + 1)
    s.watch[section] = space + 1
    i = seat * 4 + GUARD
    left = s.left[i] - 1
    s.left[i] = left
    if left == 4 or left == 2:
        s.vp[seat] += 1
    if s.events is not None:
        s.events.append((codes.E_GUARD, EVERYONE, seat, section, space + 1))


# ---------------------------------------------------------------- Tormund, dice, turns
def move_tormund(s: CatanState, seat: int, h: int) -> None:
    """CAT-SEVEN.3, CAT-TORM.1, CAT-TORM.2."""
    s.tormund = h
    if s.events is not None:
        s.events.append((codes.E_TORMUND, EVERYONE, seat, h))


def roll(s: CatanState) -> None:
    """CAT-PROD.1, CAT-PROD.10, CAT-COMP.13: two dice, and the wildling die with every roll."""
    s.die1 = 1 + s.below(6)
    s.die2 = 1 + s.below(6)
    s.die12 = 1 + s.below(12) if s.table.brotherhood else 0
    if s.events is not None:
        s.events.append((codes.E_DICE, EVERYONE, s.active, s.die1, s.die2, s.die12))


def begin_turn(s: CatanState, seat: int) -> None:
    """CAT-TURN.1, CAT-TURN.5."""
    s.active = seat
    s.turn += 1
    s.rolled = False
    s.dev_played = False
    if s.dev_fresh != s.dev_next:
        s.dev_fresh = s.dev_next
        for i in range(s.n * 5, s.n * 5 + 5):
            s.dev_held[i] = 0
    s.offers_left = s.table.offers
    if s.events is not None:
        s.events.append((codes.E_TURN, EVERYONE, seat, s.turn))


def dice_resolved(s: CatanState) -> None:
    """The whole first phase of the turn is over."""
    s.rolled = True


def use_offer(s: CatanState) -> None:
    """R-TRADE-3: all are told, also those that are not bounded: bots keep track of what was tried."""
    s.offers_left -= 1


def set_first_player(s: CatanState, seat: int) -> None:
    """CAT-SETUP.6, CAT-SETUP.9, CAT-SETUP.14."""
    s.first = s.active = seat
    if s.events is not None:
        s.events.append((codes.E_FIRST_PLAYER, EVERYONE, seat))


def tell_first_roll(s: CatanState, seat: int, total: int) -> None:
    if s.events is not None:
        s.events.append((codes.E_FIRST_ROLL, EVERYONE, seat, total))


def set_colour(s: CatanState, seat: int, colour: int) -> None:
    """CAT-SETUP.2. A later seat that showed this colour until it chooses its own shows the one given up."""
    colours = s.colour[:]
    if colour in colours[seat:]:
        colours[colours.index(colour, seat)] = colours[seat]
    colours[seat] = colour
    s.colour = colours
    if s.events is not None:
        s.events.append((codes.E_COLOUR, EVERYONE, seat, colour))


# ---------------------------------------------------------------- heroes
def deal_hero(s: CatanState, seat: int, hero: int) -> None:
    """CAT-SETUP.17."""
    s.hero[seat] = hero
    s.hero_use[seat * HERO_FIELDS + SIDE] = 0
    s.hero_pool = [h for h in s.hero_pool if h != hero]
    if s.events is not None:
        s.events.append((codes.E_HERO_DEALT, EVERYONE, seat, hero))


def use_hero(s: CatanState, seat: int) -> None:
    """CAT-HERO.5: remembered, one use a turn."""
    s.hero_use[seat * HERO_FIELDS + USED] = s.turn
    if s.events is not None:
        s.events.append((codes.E_HERO_USED, EVERYONE, seat, hero_of(s, seat)))


def flip_hero(s: CatanState, seat: int) -> None:
    """CAT-HERO.7: kept, B-side up."""
    s.hero_use[seat * HERO_FIELDS + SIDE] = 1
    if s.events is not None:
        s.events.append((codes.E_HERO_FLIPPED, EVERYONE, seat, hero_of(s, seat)))


def exchange_hero(s: CatanState, seat: int, hero: int) -> None:
    """CAT-HERO.9: the card goes back A-side up, another comes A-side up (R-HERO-8: the same, if the pool is empty)."""
    old = hero_of(s, seat)
    if hero != old:
        s.hero_pool = sorted([old, *(h for h in s.hero_pool if h != hero)])
    s.hero[seat] = hero
    s.hero_use[seat * HERO_FIELDS + SIDE] = 0
    s.hero_use[seat * HERO_FIELDS + SINCE] = s.turn
    if s.events is not None:
        s.events.append((codes.E_HERO_EXCHANGED, EVERYONE, seat, old, hero))


def banish_hero(s: CatanState, seat: int, hero: int) -> None:
    """CAT-VAR.1: a hero of the pool leaves the game."""
    s.hero_pool = [h for h in s.hero_pool if h != hero]
    if s.events is not None:
        s.events.append((codes.E_HERO_BANISHED, EVERYONE, seat, hero))
