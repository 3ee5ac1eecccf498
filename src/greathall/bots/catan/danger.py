"""The Wall: who would win if it fell, how near that is, and what a guard is good for (CAT-BREACH, CAT-END.5 to CAT-END.8)."""

from __future__ import annotations

from typing import Final

from greathall.bots.catan.sight import Sight
from greathall.games.catan.board import (
    BREACHES_TO_END, HEX_NODES, HIGHER_CLEARING, LINES, LOWER_CLEARING, TRAIL_CLAN, TRAIL_CLEARING,
)  # fmt: skip
from greathall.games.catan.codes import RECRUIT
from greathall.games.catan.names import CLIMBER, GIANT, GUARD
from greathall.games.catan.ops.wildlings import WILDLINGS_IN_THE_GIFT
from greathall.games.catan.state import CatanState

GUARDS_EACH: Final = 7
TRAILS: Final = range(1, 9)  # results of the wildling die that move somebody

# What the n-th own guard on the Wall brings in points: the third and fifth score, the others are on the way there.
GUARD_STEPS: Final = (0.2, 0.45, 0.85, 0.4, 0.8, 0.12, 0.05)
WIN_OR_LOSE: Final = 6.0  # points that a decided game is worth to whom it falls
BREACH_HURTS: Final = 0.35  # points that a breach costs everybody: hexes lie idle, the end draws nearer
CLIMB_HURTS: Final = 0.1
LEAD_MATTERS: Final = 2.2  # points that the lead in guards is worth when the Wall is sure to fall
FRONT_GUARD: Final = 0.06  # the guard on space 1 is the first to go; each comrade before him saves that much
OWN_LAND: Final = 0.012  # points a pip of own production behind a section is worth to protect


class Peril:
    """What the next wildling movement may bring, in twelfths of the die."""

    __slots__ = ("breaches", "climbs", "ends")

    def __init__(self) -> None:
        self.ends = 0
        self.breaches = 0
        self.climbs = 0


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
                if kind == CLIMBER:
                    out.climbs += 1
                else:
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


def wins_collapse(sight: Sight) -> bool:
    return guard_lead(sight) > 0


def collapse_outlook(s: CatanState) -> float:
    """A guess how likely this game ends at the Wall rather than by points."""
    thin = 0
    for i in range(4):
        if s.watch[i] <= s.clearing[i]:
            thin += 1
    camped = 15 - s.camp.count(0)
    x = 0.05 + 0.14 * s.breaches + 0.045 * s.gift_total + 0.03 * thin * s.breaches + 0.008 * camped
    return min(0.95, x)


def token_cost(sight: Sight, tokens: int) -> float:
    """Points that revealing tokens may cost (less than 0: a collapse would be ours)."""
    chance = token_end_chance(sight.s)
    if not chance:
        return 0.0
    chance = min(1.0, chance * tokens)
    return -chance * WIN_OR_LOSE if wins_collapse(sight) else chance * WIN_OR_LOSE


def relief(sight: Sight, section: int, now: Peril) -> float:
    """Points that a guard more in a section saves (or spoils) over the coming round."""
    then = peril(sight.s, section)
    rolls = sight.s.n
    ends = (now.ends - then.ends) / 12 * rolls
    breaches = (now.breaches - then.breaches) / 12 * rolls
    stake = -WIN_OR_LOSE if wins_collapse(sight) else WIN_OR_LOSE
    return min(1.0, ends) * stake + min(1.0, breaches) * BREACH_HURTS * (1 + sight.s.breaches)


def section_value(sight: Sight, section: int, now: Peril) -> float:
    """What placing a guard in this very section is worth beyond having one more."""
    s = sight.s
    value = relief(sight, section, now)
    value += FRONT_GUARD * min(3, s.watch[section])
    spare = s.watch[section] - s.clearing[section]
    value += OWN_LAND * land_behind(sight, section) / (1 + max(0, spare))
    return value


def land_behind(sight: Sight, section: int) -> float:
    """Own pips on the line south of a section, those next to the Wall more."""
    s = sight.s
    own = sight.own
    value = 0.0
    for i, h in enumerate(LINES[section]):
        for v in HEX_NODES[h]:
            b = s.node[v]
            if b == own or b == own + 4:
                for g, _, p in sight.land.yields[v]:
                    if g == h:
                        value += (p if b == own else 2 * p) * (1.0 - 0.2 * i)
    return value


def best_section(sight: Sight, options: list[int]) -> tuple[float, int]:
    """The option among RECRUIT + section that does most good, and its value."""
    now = peril(sight.s)
    best, choice = -1e9, options[0]
    for code in options:
        value = section_value(sight, code - RECRUIT, now)
        if value > best:
            best, choice = value, code
    return best, choice


def place_guard(sight: Sight, options: list[int]) -> int:
    return best_section(sight, options)[1]


def guard_value(sight: Sight) -> float:
    """Points that the next own guard brings: steps to 3 and 5, the lead at a collapse, relief where it is thin."""
    s = sight.s
    mine = own_guards(s, sight.me)
    sections = [RECRUIT + i for i in range(4) if s.watch[i] < 5]
    if mine >= GUARDS_EACH or not sections:
        return 0.0
    value = GUARD_STEPS[mine] + collapse_outlook(s) * LEAD_MATTERS * lead_step(sight)
    return max(0.0, value + best_section(sight, sections)[0])


def lead_step(sight: Sight) -> float:
    """How much one guard more changes who would win a collapse: most where it turns the lead."""
    before, after = guard_lead(sight), guard_lead(sight, 1)
    if before < 0 < after:
        return 1.0
    if before < 0:
        return 0.5 if before > -2 else 0.25
    return 0.5 if before < 1 else 0.2 if before < 2 else 0.05
