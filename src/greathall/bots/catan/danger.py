"""The Wall: who would win if it fell, how near that is, and what a guard is good for (CAT-BREACH, CAT-END.7)."""

from __future__ import annotations

from math import exp, pow
from typing import Final

from greathall.bots.catan.sight import Sight
from greathall.games.catan.board import (
    BREACHES_TO_END,
    HEX_NODES,
    HIGHER_CLEARING,
    LINES,
    LOWER_CLEARING,
    TRAIL_CLAN,
    TRAIL_CLEARING,
)  # fmt: skip
from greathall.games.catan.codes import RECRUIT
from greathall.games.catan.names import CLIMBER, GIANT, GUARD
from greathall.games.catan.ops.ending import WILDLINGS_IN_THE_GIFT
from greathall.games.catan.state import CatanState

GUARDS_EACH: Final = 7
TRAILS: Final = range(1, 9)  # results of the wildling die that move somebody

# What the n-th own guard on the Wall brings in points: the third and fifth score, the others are on the way there.
GUARD_STEPS: Final = (0.15, 0.4, 0.8, 0.35, 0.75, 0.05, 0.02)
DECIDED: Final = 12.0  # points that a won game is worth against a lost one
BREACH_HURTS: Final = 0.3  # points that a breach costs us apart from the end it brings nearer: hexes lie idle
FRONT_GUARD: Final = 0.05  # the guard on space 1 is the first to go; each comrade before him saves that much
OWN_LAND: Final = 0.012  # points a pip of own production behind a section is worth to protect
# How readily a section breaks when a wildling comes, by guards it has to spare (giants and rushes wear it down).
BREAKS: Final = (1.0, 0.35, 0.12, 0.05, 0.02, 0.0)
ARRIVAL: Final = 0.8 / 6  # a section's two numbers of twelve, climbers left out
FEWEST_ROAMING: Final = 0.35  # share of the clans with somebody to send, at least: every building calls more
LONGEST_OUTLOOK: Final = 6.0  # rounds that can be foreseen
STANDING_COUNTS: Final = 1.8  # so much likelier to win by points is who has a point more
# The chance to have most guards when the Wall falls, by the lead now: (least lead, chance).
LEAD_CHANCES: Final = ((2.0, 0.93), (1.0, 0.87), (0.0, 0.68), (-1.0, 0.22), (-2.0, 0.1))
NO_CHANCE: Final = 0.05


class Peril:
    """What the next wildling movement may bring, in twelfths of the die."""

    __slots__ = ("breaches", "ends")

    def __init__(self) -> None:
        self.ends = 0
        self.breaches = 0


def peril(s: CatanState, reinforced: int = -1) -> Peril:
    """Look at every result of the wildling die; `reinforced`: a section thought to have one guard more."""
    out = Peril()
    camp = s.camp
    for die in TRAILS:
        kind = camp[TRAIL_CLAN[die] * 5] - 1
        if kind >= 0:
            section = TRAIL_CLEARING[die]
            guards = s.watch[section] + (1 if section == reinforced else 0)
            come = intruders(kind, s.clearing[section], guards)
            if come:
                if kind != CLIMBER:
                    out.breaches += 1
                if ends_game(s, kind, come):
                    out.ends += 1
    return out


def intruders(kind: int, crowd: int, guards: int) -> int:
    """How many wildlings enter the Gift when one of a kind comes to a clearing."""
    if kind == CLIMBER:
        return 1
    if kind == GIANT:
        if guards:
            return crowd if crowd > guards - 1 else 0
        return crowd + 1
    if crowd + 1 > guards and guards < 5:
        return crowd + 1
    return 0


def ends_game(s: CatanState, kind: int, come: int) -> bool:
    if s.gift_total + come > WILDLINGS_IN_THE_GIFT:
        return True
    return kind != CLIMBER and s.breaches + 1 >= BREACHES_TO_END


def token_end_chance(s: CatanState) -> float:
    """The chance that one revealed token makes a clan rush and that this ends the game."""
    chance = 0.0
    for clan in range(3):
        if s.camp[clan * 5 + 3]:
            first, second = s.camp[clan * 5] - 1, s.camp[clan * 5 + 1] - 1
            low, high = LOWER_CLEARING[clan], HIGHER_CLEARING[clan]
            one = intruders(first, s.clearing[low], s.watch[low])
            two = intruders(second, s.clearing[high], s.watch[high])
            breaches = (1 if one and first != CLIMBER else 0) + (1 if two and second != CLIMBER else 0)
            if s.breaches + breaches >= BREACHES_TO_END or s.gift_total + one + two > WILDLINGS_IN_THE_GIFT:
                chance += 1 / 3
    return chance


def own_guards(s: CatanState, seat: int) -> int:
    return GUARDS_EACH - s.left[seat * 4 + GUARD]


def guard_lead(sight: Sight, more: int = 0) -> float:
    """Own guards (and `more`) against the best of the others; a half decides ties by points (CAT-END.8)."""
    s = sight.s
    me = sight.me
    mine = own_guards(s, me) + more
    lead = float(GUARDS_EACH)
    for p in range(s.n):
        if p != me:
            gap = float(mine - own_guards(s, p))
            gap += 0.5 if sight.points > sight.standing[p] else -0.5
            lead = min(lead, gap)
    return lead


def collapse_chance(lead: float) -> float:
    """The chance that a fall of the Wall makes us the winner."""
    for least, chance in LEAD_CHANCES:
        if lead >= least:
            return chance
    return NO_CHANCE


def points_chance(sight: Sight) -> float:
    """The chance to win by points, as everybody stands."""
    top = max(sight.standing)
    shares = [pow(STANDING_COUNTS, x - top) for x in sight.standing]
    return shares[sight.me] / sum(shares)


def stake(sight: Sight) -> float:
    """Points that a fall of the Wall would cost us now; less than 0: it would be our gain."""
    return DECIDED * (points_chance(sight) - collapse_chance(guard_lead(sight)))


def collapse_outlook(sight: Sight, now: Peril, reinforced: int = -1) -> float:
    """How likely the game ends at the Wall: at the next rolls, or by the breaches still to be expected."""
    s = sight.s
    soon = 1.0 - pow(1.0 - now.ends / 12, s.n)
    weak = 0.0
    for i in range(4):
        spare = s.watch[i] - s.clearing[i] + (1 if i == reinforced else 0)
        weak += BREAKS[min(5, max(0, spare))]
    roaming = sum([1 for clan in range(3) if s.camp[clan * 5]]) / 3
    rolls = s.n * min(LONGEST_OUTLOOK, sight.horizon)
    expected = weak * ARRIVAL * max(FEWEST_ROAMING, roaming) * rolls
    needed = BREACHES_TO_END - s.breaches - (1 if s.gift_total >= WILDLINGS_IN_THE_GIFT - 1 else 0)
    return 1.0 - (1.0 - soon) * (1.0 - at_least(needed, expected))


def at_least(count: int, expected: float) -> float:
    """The chance of so many rare events when this many are expected (Poisson)."""
    term = exp(-expected)
    total = 0.0
    for k in range(count):
        total += term
        term *= expected / (k + 1)
    return 1.0 - total


def token_cost(sight: Sight, tokens: int) -> float:
    """Points that revealing tokens may cost (less than 0: a collapse would be ours)."""
    chance = token_end_chance(sight.s)
    return min(1.0, chance * tokens) * stake(sight) if chance else 0.0


# ---------------------------------------------------------------- guards
class Watch:
    """What a guard more may change, worked out once for all sections."""

    __slots__ = ("after", "before", "now", "outlook", "points")

    def __init__(self, sight: Sight) -> None:
        self.now = peril(sight.s)
        self.outlook = collapse_outlook(sight, self.now)
        self.points = points_chance(sight)
        self.before = self.points - collapse_chance(guard_lead(sight))
        self.after = self.points - collapse_chance(guard_lead(sight, 1))


def section_value(sight: Sight, section: int, watch: Watch) -> float:
    """What a guard in this section does for us: the Wall holds or falls as we wish, our land is covered."""
    s = sight.s
    then = peril(s, section)
    value = DECIDED * (watch.outlook * watch.before - collapse_outlook(sight, then, section) * watch.after)
    value += min(1.0, (watch.now.breaches - then.breaches) / 12 * s.n) * BREACH_HURTS
    value += FRONT_GUARD * min(3, s.watch[section])
    spare = s.watch[section] - s.clearing[section]
    return value + OWN_LAND * land_behind(sight, section) / (1 + max(0, spare))


def land_behind(sight: Sight, section: int) -> float:
    """Own pips on the line south of a section, those next to the Wall more."""
    s = sight.s
    own = sight.own
    value = 0.0
    for i, h in enumerate(LINES[section]):
        for v in HEX_NODES[h]:
            b = s.node[v]
            if b == own or b == sight.own_keep:
                for g, _, p in sight.land.yields[v]:
                    if g == h:
                        value += (p if b == own else 2 * p) * (1.0 - 0.2 * i)
    return value


def best_section(sight: Sight, options: list[int]) -> tuple[float, int]:
    """The option among RECRUIT + section that does most good, and its value."""
    watch = Watch(sight)
    best, choice = -1e9, options[0]
    for code in options:
        value = section_value(sight, code - RECRUIT, watch)
        if value > best:
            best, choice = value, code
    return best, choice


def place_guard(sight: Sight, options: list[int]) -> int:
    return best_section(sight, options)[1]


def guard_value(sight: Sight) -> float:
    """Points that the next own guard brings: a step to 3 or 5 of them, and what it does for the Wall and the lead."""
    if sight.guard_value is None:
        s = sight.s
        mine = own_guards(s, sight.me)
        sections = [RECRUIT + i for i in range(4) if s.watch[i] < 5]
        if mine >= GUARDS_EACH or not sections:
            sight.guard_value = 0.0
        else:
            sight.guard_value = max(0.0, GUARD_STEPS[mine] + best_section(sight, sections)[0])
    return sight.guard_value
