"""Resource cards lost and found, development cards, Tormund and the wildlings of the Gift."""

from __future__ import annotations

from typing import Final

from greathall.bots.catan import danger
from greathall.bots.catan.goals import NOW, Goal, card_value, less, rounds_to, worth
from greathall.bots.catan.sight import Sight
from greathall.games.catan import codes
from greathall.games.catan.board import HEX_NODES
from greathall.games.catan.cards.development import CHASE_TORMUND, CHASE_WILDLING, WinterIsComing
from greathall.games.catan.flow.production import Seven
from greathall.games.catan.names import CAMP, PATROL, RECRUITS, REGULAR, ROAD, ROAD_BUILDING, WINTER
from greathall.games.catan.ops.ending import POINTS_TO_WIN
from greathall.games.catan.reading import builder_of, gift_place, is_keep

A_CARD: Final = 0.12  # points that a card taken from somebody is worth to us
LOST_CARD: Final = 0.05  # and that its loss costs the victim, in our eyes
BLOCKED_ROLLS: Final = 6.0  # rolls that Tormund stays at a place, about
WILDLING_STAYS: Final = 10.0
CARD_POINTS: Final = 0.1  # points per card that is not produced
FREED: Final = 1.2  # own hexes before others' hexes
GIFT_PRESSURE: Final = (0.0, 0.0, 0.0, 0.01, 0.03, 0.06, 0.15, 0.3)  # chance to end the game that one more brings
PATROL_GAIN: Final = 0.1  # a Patrol is played when it brings at least that much


# ---------------------------------------------------------------- choosing resource cards
def take_best(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """The card from the supply that brings a goal nearest (other options are ignored)."""
    best, choice = -1e9, options[0]
    for code in options:
        if codes.TAKE <= code < codes.TAKE + 5:
            hand = sight.hand[:]
            hand[code - codes.TAKE] += 1
            value = worth(sight, aims, hand)
            if value > best:
                best, choice = value, code
    return choice


def take_two(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """CAT-PROG.3: the first of the two cards that together bring most."""
    best, choice = -1e9, options[0]
    kinds = [code - codes.TAKE for code in options]
    for a in kinds:
        for b in kinds:
            if b >= a and (a != b or sight.s.supply[a] >= 2):
                hand = sight.hand[:]
                hand[a] += 1
                hand[b] += 1
                value = worth(sight, aims, hand)
                if value > best:
                    best, choice = value, codes.TAKE + a
    return choice


def winter(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """CAT-PROG.3: both cards together, then the second one."""
    frame = sight.s.stack[-1]
    assert isinstance(frame, WinterIsComing)
    return take_two(sight, aims, options) if frame.another_follows() else take_best(sight, aims, options)


def discard(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """CAT-SEVEN.2: the card that is missed least; what is laid out already is gone."""
    frame = sight.s.stack[-1]
    assert isinstance(frame, Seven)
    laid = frame.laid_out_by(sight.me)
    hand = [sight.hand[r] - laid[r] for r in range(5)]
    best, choice = -1e9, options[0]
    for code in options:
        r = code - codes.DISCARD
        hand[r] -= 1
        value = worth(sight, aims, hand) + 0.01 * hand[r]
        hand[r] += 1
        if value > best:
            best, choice = value, code
    return choice


# ---------------------------------------------------------------- Tormund
def hex_pips(sight: Sight, h: int) -> list[float]:
    """Per seat: pips that a hex feeds."""
    s = sight.s
    out = [0.0] * s.n
    for v in HEX_NODES[h]:
        b = s.node[v]
        if b:
            for g, r, p in sight.land.yields[v]:
                if g == h:
                    out[builder_of(b)] += (2 * p if is_keep(b) else p) * sight.land.weight[r]
    return out


def harm(sight: Sight, pips: list[float], rolls: float) -> float:
    """Points of advantage when these pips give nothing for so many rolls."""
    value = 0.0
    for p in range(sight.s.n):
        if pips[p]:
            if p == sight.me:
                value -= FREED * pips[p]
            else:
                value += pips[p] * sight.menace(p) / (sight.s.n - 1)
    return value * rolls / 36 * CARD_POINTS * 1.5


def tormund_value(sight: Sight, h: int) -> float:
    """What Tormund at this hex is worth: harm to the others, above all the leader, and the robbery."""
    if h == CAMP:
        return 0.0
    s = sight.s
    pips = hex_pips(sight, h)
    value = harm(sight, pips, BLOCKED_ROLLS if not s.gift_at[h] else BLOCKED_ROLLS / 4)
    steal = 0.0
    for p in range(s.n):
        if p != sight.me and pips[p]:
            steal = max(steal, robbery_value(sight, p))
    return value + steal


def robbery_value(sight: Sight, p: int) -> float:
    if not sight.s.hand_size[p]:
        return 0.0
    return A_CARD + LOST_CARD * sight.menace(p) + 0.004 * min(8, sight.s.hand_size[p])


def move_tormund(sight: Sight, options: list[int]) -> int:
    best, choice = -1e9, options[0]
    for code in options:
        value = tormund_value(sight, code - codes.TORMUND)
        if value > best:
            best, choice = value, code
    return choice


def rob(sight: Sight, options: list[int]) -> int:
    best, choice = 0.0, codes.NOBODY_ROBBED
    for code in options:
        if code != codes.NOBODY_ROBBED:
            value = robbery_value(sight, code - codes.ROB)
            if value > best:
                best, choice = value, code
    return choice


# ---------------------------------------------------------------- wildlings of the Gift
def expel_value(sight: Sight, h: int) -> float:
    """What sending a wildling of this hex home is worth: own production, and the Gift not filling up."""
    s = sight.s
    value = 0.0
    if s.gift_at[h] == 1:  # else the hex stays blocked
        value -= harm(sight, hex_pips(sight, h), WILDLING_STAYS)
    return value + GIFT_PRESSURE[min(7, s.gift_total)] * danger.stake(sight)


def best_expulsion(sight: Sight, options: list[int], aims: list[Goal] | None) -> tuple[float, int]:
    """The wildling to send home and what that is worth; `aims`: a card of the hex's resource is gained as well."""
    s = sight.s
    best, choice = -1e9, options[0]
    for code in options:
        h, kind = gift_place(code - codes.EXPEL)
        value = expel_value(sight, h)
        if kind == REGULAR:
            value += 0.01  # climbers and giants are worse when they come again
        if aims is not None and s.supply[s.terrain[h]]:
            hand = sight.hand[:]
            hand[s.terrain[h]] += 1
            value += worth(sight, aims, hand) - worth(sight, aims, sight.hand)
        if value > best:
            best, choice = value, code
    return best, choice


def expel(sight: Sight, options: list[int]) -> int:
    """CAT-HERO.19: no card is gained."""
    return best_expulsion(sight, options, None)[1]


def expel_for_card(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """CAT-PATROL.3."""
    return best_expulsion(sight, options, aims)[1]


def expel_codes(sight: Sight) -> list[int]:
    return [codes.EXPEL + i for i, count in enumerate(sight.s.gift) if count]


def best_tormund(sight: Sight) -> float:
    """The gain of moving Tormund as well as possible, from where he stands now."""
    s = sight.s
    best = 0.0
    for h in sight.land.layout.hexes:
        if h != s.tormund:
            best = max(best, tormund_value(sight, h))
    if s.tormund != CAMP:
        best -= harm(sight, hex_pips(sight, s.tormund), BLOCKED_ROLLS)
    return best


def patrol(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """CAT-PATROL.2, CAT-PATROL.3: chase Tormund, or go for a wildling."""
    wildling, _ = best_expulsion(sight, expel_codes(sight), aims)
    return CHASE_WILDLING if wildling > best_tormund(sight) and CHASE_WILDLING in options else CHASE_TORMUND


# ---------------------------------------------------------------- playing development cards
def play_before_roll(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """Before the dice only what frees an own hex in time, or what wins; -1: nothing."""
    s = sight.s
    if codes.PLAY + PATROL in options:
        blocked = s.tormund != CAMP and hex_pips(sight, s.tormund)[sight.me] > 0
        if not blocked and s.gift_total:
            blocked = any([s.gift_at[h] == 1 and hex_pips(sight, h)[sight.me] > 2 for h in sight.land.layout.hexes])
        if blocked and patrol_worth_playing(sight, aims):
            return codes.PLAY + PATROL
    return -1


def play_card(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """The development card to play now, or -1."""
    if codes.PLAY + RECRUITS in options and danger.guard_value(sight) > 0.15:
        return codes.PLAY + RECRUITS
    if codes.PLAY + WINTER in options and winter_completes(sight, aims):
        return codes.PLAY + WINTER
    if codes.PLAY + ROAD_BUILDING in options and roads_wanted(sight, aims):
        return codes.PLAY + ROAD_BUILDING
    if codes.PLAY + PATROL in options and patrol_worth_playing(sight, aims):
        return codes.PLAY + PATROL
    return -1


def patrol_worth_playing(sight: Sight, aims: list[Goal]) -> bool:
    s = sight.s
    me = sight.me
    gain = best_tormund(sight)
    if s.gift_total:
        gain = max(gain, best_expulsion(sight, expel_codes(sight), aims)[0])
    takes = s.patrols != me and s.played[me] + 1 >= (3 if s.patrols < 0 else max(3, s.played[s.patrols] + 1))
    if takes:
        gain += s.table.special_points
        if sight.points + s.table.special_points >= POINTS_TO_WIN:
            return True
        if s.table.brotherhood:
            gain -= danger.token_cost(sight, 1)
    return gain > PATROL_GAIN


def winter_completes(sight: Sight, aims: list[Goal]) -> bool:
    """Two cards are best spent when they complete the best goal that cannot be had without them."""
    best = 0.0
    completes = False
    hand = sight.hand
    for goal in aims:
        away = rounds_to(sight, hand, goal.cost)
        if goal.value > best and away > NOW:
            best = goal.value
            completes = sum([max(0, n) for n in less(list(goal.cost), tuple(hand))]) <= 2
    return completes


def roads_wanted(sight: Sight, aims: list[Goal]) -> bool:
    return any([codes.BUILD_ROAD <= goal.step < codes.BUILD_ROAD + 128 and goal.value > 0.5 for goal in aims])


def free_road(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """CAT-PROG.2: along the most valuable goal that needs a road."""
    best, choice = -1e9, options[0]
    left = sight.s.left[sight.me * 4 + ROAD]
    for goal in aims:
        if goal.step in options:
            value = goal.value / (1 + 0.3 * min(left, goal.cost[1]))
            if value > best:
                best, choice = value, goal.step
    return choice


def keep_card(sight: Sight, options: list[int]) -> int:
    """CAT-HERO.16: the best of the cards looked at."""
    return max(options, key=lambda code: (card_value(sight, code - codes.KEEP_CARD), -code))
