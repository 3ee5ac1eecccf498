"""The own turn: which goal comes first, and the next step towards it."""

from __future__ import annotations

from math import pow
from typing import Final

from greathall.bots.catan import cards, danger, heroes, trade
from greathall.bots.catan.goals import FULL_HAND, NOW, PATIENCE, Goal, covers, less, promise, rounds_to
from greathall.bots.catan.sight import Sight
from greathall.games.catan.codes import END, OFFER, RECRUIT, ROLL, TO_BUILD

NO_HURRY: Final = -0.05  # points by which building now may fall short of saving for the best goal: plans change
OVERFULL: Final = 0.85  # what waiting is worth with more cards than a 7 spares
SUPPLY_GAIN: Final = 0.04  # points that a trade with the supply must bring when it does not complete a goal
NOTHING: Final = -1


def before_roll(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    code = cards.play_before_roll(sight, aims, options)
    if code == NOTHING:
        code = heroes.use_before_roll(sight, aims, options)
    return ROLL if code == NOTHING else code


def main(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """The combined phase, or its trade or build half: play, use, build, trade, else end."""
    code = cards.play_card(sight, aims, options)
    if code == NOTHING:
        code = heroes.use_now(sight, aims, options)
    if code == NOTHING:
        code = pursue(sight, aims, options)
    if code != NOTHING:
        return code
    return TO_BUILD if TO_BUILD in options else END


def pursue(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """Build what is due, or trade for it; NOTHING: wait."""
    choices = aims + heroes.hero_goals(sight, options)
    hand = sight.hand
    goal = due(sight, choices, hand)
    if TO_BUILD in options:
        # Strict phases: what can be paid will be built in a moment; trade for what comes after it.
        while goal is not None and covers(hand, goal.step_cost):
            hand = less(hand, goal.step_cost)
            goal = due(sight, choices, hand)
    if goal is not None and covers(hand, goal.step_cost):
        return build(sight, goal, options)
    if trade.wants_to_offer(sight, aims, options):
        return OFFER
    return trade_with_supply(sight, aims, goal, hand, options)


def due(sight: Sight, aims: list[Goal], hand: list[int]) -> Goal | None:
    """The goal to be built now: the best one, or another that pays in spite of the delay it means for the best."""
    best, target = 0.0, None
    for goal in aims:
        value = promise(sight, goal, hand)
        if value > best:
            best, target = value, goal
    if target is None:
        return None
    away = rounds_to(sight, hand, target.cost)
    if away <= NOW:
        return target
    on_the_way = target.step_cost is not target.cost and covers(hand, target.step_cost)
    found, gain = None, NO_HURRY
    waiting = OVERFULL if sum(hand) > FULL_HAND else 1.0
    for goal in aims:
        if goal is not target and rounds_to(sight, hand, goal.step_cost) <= NOW:
            extra = joint_gain(sight, hand, goal, target, away, waiting)
            if extra > gain:
                found, gain = goal, extra
    return target if found is None and on_the_way else found


def joint_gain(sight: Sight, hand: list[int], goal: Goal, target: Goal, away: float, waiting: float) -> float:
    """Points by which 'this now, the target later' beats 'the target first, this afterwards'."""
    share = 1.0 if goal.step_cost is goal.cost else 0.4  # a road on the way is only a part of its goal
    value = goal.value * share
    rest = after_paying(sight, hand, goal.step_cost)
    later = rounds_to(sight, rest, target.cost)
    now_first = value + target.value * pow(PATIENCE, later)
    again = rounds_to(sight, [0] * 5, goal.step_cost)
    target_first = waiting * (target.value * pow(PATIENCE, away) + value * pow(PATIENCE, away + 0.6 * again))
    return now_first - target_first


def after_paying(sight: Sight, hand: list[int], cost: tuple[int, ...]) -> list[int]:
    """The hand once a cost is paid, trades with the supply included (taken from the largest surplus)."""
    rest = less(hand, cost)
    for r in range(5):
        while rest[r] < 0:
            give = max(range(5), key=lambda g: (rest[g] // sight.rate[g], rest[g], -g))
            rest[give] -= sight.rate[give]
            rest[r] += 1
            if rest[give] < 0:
                return [max(0, n) for n in rest]
    return rest


def build(sight: Sight, goal: Goal, options: list[int]) -> int:
    if goal.step == RECRUIT:
        sections = [RECRUIT + i for i in range(4) if RECRUIT + i in options]
        return danger.best_section(sight, sections)[1] if sections else NOTHING
    return goal.step if goal.step in options else NOTHING


def trade_with_supply(sight: Sight, aims: list[Goal], goal: Goal | None, hand: list[int], options: list[int]) -> int:
    """Get the missing cards of the goal that is due; without one, change only a surplus that serves no goal."""
    if goal is not None:
        return trade.exchange_for(sight, goal.step_cost, hand, options)
    gain, code = trade.best_exchange(sight, aims, options)
    return code if gain > SUPPLY_GAIN else NOTHING
