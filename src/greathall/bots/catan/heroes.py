"""The Heroes of the North: which to hold, when to use the one held, and how (CAT-HERO)."""

from __future__ import annotations

from typing import Final

from greathall.bots.catan import cards, danger
from greathall.bots.catan.goals import (
    WINNING,
    WITH_ROADS,
    Goal,
    card_value,
    development_value,
    guard_points,
    less,
    patrol_step,
    rounds_to,
    worth,
)  # fmt: skip
from greathall.bots.catan.placement import outlook
from greathall.bots.catan.sight import Sight
from greathall.bots.catan.trade import after, best_exchange, focus, one
from greathall.games.catan import codes, names
from greathall.games.catan.board import EDGE_NODES
from greathall.games.catan.cards.heroes_cards import JeorMormont
from greathall.games.catan.ops.ending import POINTS_TO_WIN
from greathall.games.catan.reading import hero_of, supply_pair
from greathall.games.catan.sites import is_free, loose_roads, sites_without

FREE_CARD: Final = 0.18  # points that a card for nothing is worth
WORTH_USING: Final = 0.04  # a use costs nothing but the choice of another hero
SURE_ENOUGH: Final = 0.5  # expected cards of the demanded kind in an opponent's hand
FREE_ROAD: Final = 0.3  # share of a site's value that the road to it brings when it costs nothing


# ---------------------------------------------------------------- which hero
def appeal(sight: Sight, hero: int) -> float:
    """What holding a hero until the next own turn is likely to bring, in points."""
    s = sight.s
    others_cards = sum(s.hand_size) - sight.total
    if hero == names.SAMWELL:
        return FREE_CARD * min(2.0, idle_chance(sight) * s.n)
    if hero == names.MANCE:
        behind = max(s.vp) > s.vp[sight.me]
        return FREE_CARD * 1.6 if behind and others_cards else 0.02
    if hero == names.YOREN:
        return max(0.0, danger.guard_value(sight) - patrol_loss(sight)) if s.played[sight.me] else 0.02
    if hero == names.QHORIN:
        return qhorin_value(sight, None) if s.tormund != names.CAMP else FREE_CARD * 0.4
    if hero == names.YGRITTE:
        if not s.gift_total:
            return 0.01
        return max(0.01, cards.best_expulsion(sight, cards.expel_codes(sight), None)[0])
    if hero == names.BOWEN:
        return 0.15
    if hero == names.JEOR:
        return 0.16 if others_cards > 3 else 0.08
    if hero == names.ALLISER:
        return 0.06 + 0.1 * min(1.0, danger.guard_value(sight))
    if hero == names.MELISANDRE:
        near = 1.0 / (1.0 + rounds_to(sight, sight.hand, names.COST_DEVELOPMENT))
        return near * melisandre_bonus(sight)
    if hero == names.BENJEN:
        return 0.02 + max(0.0, benjen_plan(sight)[0])
    return 0.03  # OTHELL


def idle_chance(sight: Sight) -> float:
    """The chance that a roll is no 7 and gives us nothing."""
    s = sight.s
    ways = 0
    for total in range(2, 13):
        if total != 7:
            for h in s.by_number[total]:
                if h != s.tormund and not s.gift_at[h] and cards.hex_pips(sight, h)[sight.me]:
                    ways += 6 - abs(7 - total)
                    break
    return (30 - ways) / 36


def melisandre_bonus(sight: Sight) -> float:
    """One of three cards instead of one: the best of three is worth that much more than the mean."""
    best = max(card_value(sight, names.VICTORY_POINT), card_value(sight, names.PATROL))
    return 0.45 * max(0.0, min(2.0, best) - development_value(sight)) + 0.05


def after_hero(sight: Sight, options: list[int]) -> int:
    """CAT-HERO.7, CAT-HERO.9: keep the same card for another use, or the best of the pool."""
    held = hero_of(sight.s, sight.me)
    best, choice = -1e9, options[0]
    for code in options:
        hero = held if code == codes.FLIP else code - codes.EXCHANGE
        value = appeal(sight, hero)
        if value > best:
            best, choice = value, code
    return choice


def banish(sight: Sight, options: list[int]) -> int:
    """CAT-VAR.1: the hero we shall miss least."""
    return min(options, key=lambda code: (appeal(sight, code - codes.BANISH), code))


# ---------------------------------------------------------------- whether to use the one held
def use_before_roll(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """Before the dice only those that free an own hex or hold the Wall; -1: none."""
    s = sight.s
    if codes.HERO + names.QHORIN in options and cards.hex_pips(sight, s.tormund)[sight.me]:
        if qhorin_value(sight, aims) > WORTH_USING:
            return codes.HERO + names.QHORIN
    if codes.HERO + names.YGRITTE in options:
        if cards.best_expulsion(sight, cards.expel_codes(sight), None)[0] > WORTH_USING:
            return codes.HERO + names.YGRITTE
    if codes.HERO + names.BENJEN in options and benjen_plan(sight)[0] > WORTH_USING:
        return codes.HERO + names.BENJEN
    return -1


def use_now(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """A hero whose use brings something now (those who build are goals of their own); -1: none."""
    hero = hero_of(sight.s, sight.me)
    code = codes.HERO + hero
    if code not in options:
        return -1
    value = 0.0
    if hero == names.QHORIN:
        value = qhorin_value(sight, aims)
    elif hero == names.YGRITTE:
        value = cards.best_expulsion(sight, cards.expel_codes(sight), None)[0]
    elif hero == names.BENJEN:
        value = benjen_plan(sight)[0]
    elif hero == names.MANCE:
        value = FREE_CARD if any([mance_cards(sight, p) for p in range(sight.s.n)]) else 0.0
    elif hero == names.BOWEN:
        value = best_exchange(sight, aims, bowen_codes(sight), 1)[0]
    elif hero == names.JEOR:
        value = jeor_plan(sight, aims)[0]
    elif hero == names.YOREN:
        value = danger.guard_value(sight) - patrol_loss(sight)
    elif hero == names.OTHELL:
        value = othell_plan(sight, aims)[0]
    return code if value > WORTH_USING else -1


def hero_goals(sight: Sight, options: list[int]) -> list[Goal]:
    """Ser Alliser and Melisandre make a guard or a card payable in another way: goals of their own."""
    if codes.HERO + names.ALLISER in options:
        value = danger.guard_value(sight)
        cost = replaced_cost(sight.hand, names.COST_GUARD)
        if sight.points + guard_points(sight) >= POINTS_TO_WIN:
            value += WINNING
        return [Goal(value, 0, cost, codes.HERO + names.ALLISER)] if value > 0 and cost else []
    if codes.HERO + names.MELISANDRE in options:
        cost = replaced_cost(sight.hand, names.COST_DEVELOPMENT)
        value = development_value(sight) + melisandre_bonus(sight)
        return [Goal(value, 0, cost, codes.HERO + names.MELISANDRE)] if cost else []
    return []


def replaced_cost(hand: list[int], cost: tuple[int, ...]) -> tuple[int, ...]:
    """The cost with its scarcest card replaced by the most plentiful other one; empty if that cannot be paid."""
    lacking = min([r for r in range(5) if cost[r]], key=lambda r: (hand[r], r))
    changed = list(cost)
    changed[lacking] -= 1
    plenty = max([r for r in range(5) if r != lacking], key=lambda r: (hand[r] - changed[r], -r))
    changed[plenty] += 1
    return tuple(changed) if all([hand[r] >= changed[r] for r in range(5)]) else ()


def replace(sight: Sight, aims: list[Goal], cost: tuple[int, ...], options: list[int]) -> int:
    """CAT-HERO.15, CAT-HERO.16: the payment that is missed least."""
    best, choice = -1e9, options[0]
    for code in options:
        r, t = supply_pair(code - codes.REPLACE)
        hand = less(sight.hand, cost)
        hand[r] += 1
        hand[t] -= 1
        value = worth(sight, aims, hand)
        if value > best:
            best, choice = value, code
    return choice


# ---------------------------------------------------------------- Jeor Mormont
def jeor_plan(sight: Sight, aims: list[Goal]) -> tuple[float, int]:
    """The resource to demand and what it brings."""
    now = worth(sight, aims, sight.hand)
    wants, gives = focus(sight, aims)
    best, choice = -1.0, -1
    for want in wants:
        likely = max([sight.chance_of(p, want) for p in range(sight.s.n) if p != sight.me])
        if likely >= SURE_ENOUGH:
            for give in gives:
                if give != want:
                    value = worth(sight, aims, after(sight.hand, one(give), one(want))) - now
                    value *= min(1.0, likely)
                    if value > best:
                        best, choice = value, codes.DEMAND + want
    return best, choice


def jeor_demand(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    choice = jeor_plan(sight, aims)[1]
    return choice if choice in options else max(options, key=lambda code: (sight.unseen(code - codes.DEMAND), -code))


def jeor_name(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """The opponent most likely to hold it; a second one only if two cards are lacking."""
    frame = sight.s.stack[-1]
    assert isinstance(frame, JeorMormont)
    r = frame.resource
    if codes.DONE in options:
        lacking = max([goal.cost[r] for goal in aims], default=0) - sight.hand[r]
        if lacking < 2:
            return codes.DONE
    opponents = [code - codes.NAME for code in options if code != codes.DONE]
    return codes.NAME + max(opponents, key=lambda p: (min(1.0, sight.chance_of(p, r)) + 0.1 * sight.menace(p), -p))


def give_back(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """The card that is missed least."""
    best, choice = -1e9, options[0]
    for code in options:
        hand = sight.hand[:]
        hand[code - codes.GIVE] -= 1
        value = worth(sight, aims, hand)
        if value > best:
            best, choice = value, code
    return choice


# ---------------------------------------------------------------- Bowen Marsh
def bowen_codes(sight: Sight) -> list[int]:
    supply = sight.s.supply
    return [codes.SUPPLY + g * 5 + t for g in range(5) if sight.hand[g] for t in range(5) if t != g and supply[t]]


def bowen(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    choice = best_exchange(sight, aims, options, 1)[1]
    return choice if choice in options else options[0]


# ---------------------------------------------------------------- Othell Yarwyck
def othell_plan(sight: Sight, aims: list[Goal]) -> tuple[float, int, int]:
    """A dead-end road that would open a site elsewhere: value, the road, its new place."""
    s = sight.s
    none = (0.0, -1, -1)
    if s.longest == sight.me:
        return none
    wanted = [goal for goal in aims if goal.cost == WITH_ROADS[1]]
    if not wanted:
        return none
    goal = wanted[0]
    for code in loose_roads(s, sight.me):
        e = code - codes.UPROOT
        if not opens_site(sight, e) and goal.step in sites_without(s, sight.me, e):
            return goal.value * FREE_ROAD, code, goal.step
    return none


def opens_site(sight: Sight, e: int) -> bool:
    """Does the road give us a place to settle?"""
    return any([is_free(sight.s, sight.land.layout, v) for v in EDGE_NODES[e]])


def othell_uproot(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    choice = othell_plan(sight, aims)[1]
    return choice if choice in options else options[0]


def othell_rebuild(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    for goal in aims:
        if goal.cost == WITH_ROADS[1] and goal.step in options:
            return goal.step
    return max(options, key=lambda code: (outlook(sight, code - codes.BUILD_ROAD), -code))


# ---------------------------------------------------------------- Mance Rayder
def mance_cards(sight: Sight, p: int) -> int:
    """Cards to choose from, if this opponent may be looked at (R-HERO-3: public points)."""
    s = sight.s
    return s.hand_size[p] if s.vp[p] > s.vp[sight.me] else 0


def mance_look(sight: Sight, options: list[int]) -> int:
    """A full hand of somebody dangerous."""
    return max(options, key=lambda c: (min(4, sight.s.hand_size[c - codes.NAME]) + sight.menace(c - codes.NAME), -c))


def mance_take(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    return cards.take_best(sight, aims, [c for c in options if c != codes.PASS])


# ---------------------------------------------------------------- Benjen Stark
def benjen_plan(sight: Sight) -> tuple[float, int]:
    """The wildling north of the Wall whose removal lowers the peril most, less the risk of the new token."""
    s = sight.s
    now = danger.peril(s)
    best, choice = 0.0, -1
    if not now.ends and not now.breaches:
        return best, choice
    camp, clearing = s.camp, s.clearing
    stake = danger.stake(sight)
    for place in [0, 5, 10, 15, 16, 17, 18]:
        if place < 15:
            if not camp[place]:
                continue
            s.camp = [*camp[:place], *camp[place + 1 : place + 5], 0, *camp[place + 5 :]]
        else:
            if not clearing[place - 15]:
                continue
            s.clearing = clearing[:]
            s.clearing[place - 15] -= 1
        then = danger.peril(s)
        s.camp, s.clearing = camp, clearing
        value = (now.ends - then.ends) / 12 * s.n * stake
        value += (now.breaches - then.breaches) / 12 * s.n * danger.BREACH_HURTS
        if value > best:
            best, choice = value, codes.DRIVE_OFF + place
    return best - danger.token_cost(sight, 1), choice


def benjen(sight: Sight, options: list[int]) -> int:
    choice = benjen_plan(sight)[1]
    return choice if choice in options else options[0]


# ---------------------------------------------------------------- Yoren, Qhorin, Samwell
def patrol_loss(sight: Sight) -> float:
    """What giving up a played Patrol costs (CAT-HERO.20, R-MP-2)."""
    s = sight.s
    points = s.table.special_points
    if s.patrols == sight.me:
        if not s.table.keep_patrols_card and s.played[sight.me] <= 3:
            return float(points)
        return 0.15 * points
    return points * (0.1 + 0.5 * patrol_step(sight))


def qhorin_value(sight: Sight, aims: list[Goal] | None) -> float:
    """CAT-HERO.21: a card of the hex Tormund leaves, and who produces there again."""
    s = sight.s
    value = -cards.harm(sight, cards.hex_pips(sight, s.tormund), cards.BLOCKED_ROLLS)
    if s.gift_at[s.tormund]:
        value = 0.0
    r = s.terrain[s.tormund]
    if not s.supply[r]:
        return value
    if aims is None:
        return value + FREE_CARD
    hand = sight.hand[:]
    hand[r] += 1
    return value + worth(sight, aims, hand) - worth(sight, aims, sight.hand)


def samwell(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """CAT-HERO.13: a free card is never refused."""
    takes = [code for code in options if codes.TAKE <= code < codes.TAKE + 5]
    return cards.take_best(sight, aims, takes) if takes else codes.PASS
