"""What to build next: every goal with its cost, what it is worth in points, and how many rounds away it is."""

from __future__ import annotations

from math import pow
from typing import Final

from greathall.bots.catan import danger
from greathall.bots.catan.placement import route_value, site_value
from greathall.bots.catan.roads import NO_EDGE, Site, extension, sites_in_reach, to_beat
from greathall.bots.catan.sight import Sight
from greathall.games.catan.board import DEVELOPMENT_COUNTS
from greathall.games.catan.codes import BUILD_KEEP, BUILD_ROAD, BUILD_SETTLEMENT, BUY, RECRUIT
from greathall.games.catan.names import (
    COST_DEVELOPMENT,
    COST_GUARD,
    COST_KEEP,
    COST_ROAD,
    COST_SETTLEMENT,
    KEEP,
    PATROL,
    RECRUITS,
    ROAD,
    ROAD_BUILDING,
    SETTLEMENT,
    VICTORY_POINT,
    WINTER,
)  # fmt: skip
from greathall.games.catan.ops.ending import POINTS_TO_WIN

PATIENCE: Final = 0.82  # a point next round is worth so much of a point now
WINNING: Final = 8.0  # points that the winning step is worth beyond itself
CONTESTED: Final = 0.88  # a site keeps so much of its value per road still missing: others come first
SPARE_CARD: Final = 0.07  # points that a card is worth beyond the goal it is kept for
SECOND_GOAL: Final = 0.25  # share of the second best goal that counts: plans change
FULL_HAND: Final = 7  # cards that a 7 spares (CAT-SEVEN.2)
RISKY_CARD: Final = 0.01  # and beyond that number, when half of them may go
A_TRADE: Final = 0.1  # rounds that a trade with the supply counts for: the cards given for it are missed
NOW: Final = 0.5
NEXT_TURN: Final = 0.7  # what cannot be paid now waits for the next turn at least
FAR: Final = 20.0  # rounds: out of sight
STEPS: Final = (1.0, 2.0, 3.5, 5.5, 8.0, 12.0, FAR)
LONGEST_ROAD_TRIES: Final = 3  # roads that may be missing for it to be a goal
LONGEST_ROAD_HOLDS: Final = 0.8  # share of its points: it may be taken again

# What a drawn card brings, in points.
A_ROBBERY: Final = 0.33  # a Patrol moves Tormund and takes a card
TWO_ROADS: Final = 0.4
TWO_CARDS: Final = 0.38
PATROL_STEPS: Final = (0.0, 0.55, 0.3, 0.15, 0.05)  # of the Most Patrols points, by Patrols still missing

FREES_SETTLEMENT: Final = 0.4  # CAT-SETT.4: only a keep gives the next settlement
# Costs of a settlement with so many roads before it, and of so many roads.
WITH_ROADS: Final = tuple(tuple(COST_SETTLEMENT[r] + k * COST_ROAD[r] for r in range(5)) for k in range(4))
ROADS: Final = tuple(tuple(k * COST_ROAD[r] for r in range(5)) for k in range(5))


class Goal:
    """Something to build. `step` is the next thing to do for it, which may be only a road on the way."""

    __slots__ = ("cost", "points", "step", "step_cost", "value")

    def __init__(
        self, value: float, points: int, cost: tuple[int, ...], step: int, step_cost: tuple[int, ...] | None = None
    ) -> None:
        self.value = value
        self.points = points
        self.cost = cost
        self.step = step
        self.step_cost = cost if step_cost is None else step_cost


def goals(sight: Sight) -> list[Goal]:
    """Everything worth aiming at now."""
    out: list[Goal] = []
    s = sight.s
    brotherhood = s.table.brotherhood
    one, two = (danger.token_cost(sight, 1), danger.token_cost(sight, 2)) if brotherhood else (0.0, 0.0)
    _add_settlements(sight, out, one)
    _add_keep(sight, out, two)
    _add_longest_road(sight, out, one)
    if s.dev_next < len(s.dev_kind):
        out.append(Goal(development_value(sight), 0, COST_DEVELOPMENT, BUY))
    if brotherhood:
        value = danger.guard_value(sight)
        if value > 0:
            out.append(Goal(value, guard_points(sight), COST_GUARD, RECRUIT))
    for goal in out:
        if sight.points + goal.points >= POINTS_TO_WIN:
            goal.value += WINNING
    return out


def guard_points(sight: Sight) -> int:
    """CAT-GUARD.4: does the next guard score?"""
    return 1 if danger.own_guards(sight.s, sight.me) in (2, 4) else 0


def _add_settlements(sight: Sight, out: list[Goal], token: float) -> None:
    """The best site at each distance."""
    s = sight.s
    if not s.left[sight.me * 4 + SETTLEMENT]:
        return
    best: list[tuple[float, Site] | None] = [None] * 4
    for site in sites_in_reach(sight):
        value = 1.0 + sight.growth * site_value(sight, site.node)
        known = best[site.roads]
        if known is None or value > known[0]:
            best[site.roads] = (value, site)
    for roads in range(min(3, s.left[sight.me * 4 + ROAD]) + 1):
        found = best[roads]
        if found is not None:
            value, site = found
            value = value * CONTESTED**roads - token
            if roads == 0:
                out.append(Goal(value, 1, COST_SETTLEMENT, BUILD_SETTLEMENT + site.node))
            else:
                out.append(Goal(value, 1, WITH_ROADS[roads], BUILD_ROAD + site.first, COST_ROAD))


def _add_keep(sight: Sight, out: list[Goal], tokens: float) -> None:
    """The own settlement that yields most."""
    s = sight.s
    if not s.left[sight.me * 4 + KEEP]:
        return
    best, choice = -1.0, -1
    for v, b in enumerate(s.node):
        if b == sight.own:
            value = site_value(sight, v) - route_value(sight, v)
            if value > best:
                best, choice = value, v
    if choice >= 0:
        value = 1.0 + sight.growth * best - tokens
        if not s.left[sight.me * 4 + SETTLEMENT]:
            value += FREES_SETTLEMENT
        out.append(Goal(value, 1, COST_KEEP, BUILD_KEEP + choice))


def _add_longest_road(sight: Sight, out: list[Goal], token: float) -> None:
    s = sight.s
    if s.longest == sight.me:
        return
    missing = to_beat(sight) - s.road_len[sight.me]
    if not 0 < missing <= LONGEST_ROAD_TRIES:
        return
    e = extension(sight, missing)
    if e != NO_EDGE:
        points = s.table.special_points
        value = points * LONGEST_ROAD_HOLDS - token + 0.1 * missing
        if s.longest >= 0:
            value += 0.15 * points * sight.menace(s.longest)
        out.append(Goal(value, points, ROADS[missing], BUILD_ROAD + e, COST_ROAD))


# ---------------------------------------------------------------- development cards
def development_value(sight: Sight) -> float:
    """What the next card of the deck brings on average, given all cards seen so far."""
    s = sight.s
    unseen = DEVELOPMENT_COUNTS[:]
    if not s.table.brotherhood:
        unseen[RECRUITS] = 0
    for kind in s.dev_kind:
        if kind >= 0:
            unseen[kind] -= 1
    total = sum(unseen)
    if total <= 0:
        return 0.0
    value = 0.0
    for kind in range(5):
        if unseen[kind]:
            value += unseen[kind] * card_value(sight, kind)
    return value / total


def card_value(sight: Sight, kind: int) -> float:
    if kind == VICTORY_POINT:
        return 1.0 + (WINNING if sight.points + 1 >= POINTS_TO_WIN else 0.0)
    if kind == PATROL:
        return A_ROBBERY + sight.s.table.special_points * patrol_step(sight)
    if kind == ROAD_BUILDING:
        return TWO_ROADS
    if kind == WINTER:
        return TWO_CARDS
    return danger.guard_value(sight)


def patrol_step(sight: Sight) -> float:
    """How much one Patrol more brings Most Patrols nearer (CAT-MPAT.2)."""
    s = sight.s
    me = sight.me
    if s.patrols == me:
        rival = max([s.played[p] for p in range(s.n) if p != me])
        return 0.15 if rival + 1 >= s.played[me] else 0.03
    to_have = 3 if s.patrols < 0 else s.played[s.patrols] + 1
    missing = to_have - s.played[me] - max(0, s.dev_held[me * 5 + PATROL])
    return PATROL_STEPS[min(4, max(0, missing))]


# ---------------------------------------------------------------- how far away
def rounds_to(sight: Sight, hand: list[int], cost: tuple[int, ...]) -> float:
    """Rounds until a cost can be paid, by income and trade with the supply.

    0: at once; up to NOW: in this turn after trades with the supply, which cost cards and therefore count a little.
    """
    rate, income = sight.rate, sight.income
    missing = 0
    trades = 0
    open_ = 0.0
    for r in range(5):
        left = hand[r] - cost[r]
        if left < 0:
            missing -= left
            open_ -= left
        elif left:
            trades += left // rate[r]
            open_ -= left / rate[r]
    if missing <= trades:
        return min(NOW, A_TRADE * missing)
    before, t0 = max(0.15, open_), 0.0
    for t in STEPS:
        open_ = 0.0
        for r in range(5):
            left_ = hand[r] - cost[r] + income[r] * t
            open_ -= left_ if left_ < 0 else left_ / rate[r]
        if open_ <= 0:
            away = t0 + (t - t0) * before / (before - open_)
            return away if away >= 1.0 else NEXT_TURN + (1.0 - NEXT_TURN) * away
        before, t0 = open_, t
    return FAR


def promise(sight: Sight, goal: Goal, hand: list[int]) -> float:
    """A goal's value, less for every round it is away."""
    return goal.value * pow(PATIENCE, rounds_to(sight, hand, goal.cost))


def worth(sight: Sight, aims: list[Goal], hand: list[int]) -> float:
    """What a hand is worth: the best goal it brings near, a part of the next best, and a little for every card."""
    best = second = 0.0
    for goal in aims:
        value = promise(sight, goal, hand)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    best += SECOND_GOAL * second
    total = sum(hand)
    if total > FULL_HAND:
        return best + SPARE_CARD * FULL_HAND + RISKY_CARD * (total - FULL_HAND)
    return best + SPARE_CARD * total


def covers(hand: list[int], cost: tuple[int, ...]) -> bool:
    return (
        hand[0] >= cost[0] and hand[1] >= cost[1] and hand[2] >= cost[2] and hand[3] >= cost[3] and hand[4] >= cost[4]
    )


def less(hand: list[int], cost: tuple[int, ...]) -> list[int]:
    return [hand[0] - cost[0], hand[1] - cost[1], hand[2] - cost[2], hand[3] - cost[3], hand[4] - cost[4]]
