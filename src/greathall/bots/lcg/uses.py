"""Actions: is it worth using one now? One line or function per card; a positive number means yes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.bots.cardgame.sight import POINT, bits
from greathall.bots.cardgame.uses import NO, USES, aims, best_use
from greathall.bots.lcg.fights import Attack
from greathall.bots.lcg.sight import Sight
from greathall.bots.lcg.spending import SPENDING, is_reducer, reducer_worth
from greathall.bots.lcg.worth import ECONOMY, PRINT
from greathall.games.cardgame import board, challenges
from greathall.games.cardgame.codes import SPAN
from greathall.games.cardgame.flow.challenge import AFTER_DEFENCE, BEFORE_DEFENCE
from greathall.games.cardgame.names import (
    ATTACKING,
    CHARACTER,
    DEFENDING,
    EVENT,
    INTRIGUE,
    KNEELING,
    MILITARY,
    P_CHALLENGES,
    P_MARSHAL,
    PARTICIPATING,
    POWER,
)
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.codes import AMBUSH
from greathall.games.lcg.data import COST, FACTION_OF, NAME, STRENGTH, TRAITS_OF, TYPE, trait
from greathall.games.lcg.names import BARATHEON, LANNISTER, TYRELL

Worth = Callable[[Sight, int], float]
FEW_CARDS: Final = 6  # in the deck: who draws the last one is out
DOTHRAKI: Final = trait("Dothraki")
STORMBORN: Final = trait("Stormborn")


# ---------------------------------------------------------------- making oneself stronger in a challenge
def pump(sight: Sight, amount: int, price: float = 0.6) -> float:
    """Is the challenge turned by so much more STR, after the defenders are known?"""
    if not sight.role() or sight.stage() != AFTER_DEFENCE or not sight.takes_part():
        return NO
    return sight.stakes() - price if sight.turned_by(amount) else NO


def by(amount: int, price: float = 0.6) -> Worth:
    def worth(sight: Sight, c: int) -> float:
        found = [x for x in aims(sight, c) if sight.mine(x) and sight.s.flags[x] & PARTICIPATING]
        return pump(sight, amount, price) if found else NO

    return worth


def heartsbane(sight: Sight, c: int) -> float:
    return pump(sight, 3, 0.1) if sight.mine(sight.s.host[c]) else NO


def fleet_scout(sight: Sight, c: int) -> float:
    return by(2 if sight.s.first == sight.me else 1, 0.1)(sight, c)


def growing_strong(sight: Sight, c: int) -> float:
    s = sight.s
    mine = [x for x in sides.participants(s, sight.me) if FACTION_OF[s.design[x]] == TYRELL]
    return pump(sight, 2 * min(3, len(mine)), 0.8) if mine else NO


def for_the_north(sight: Sight, c: int) -> float:
    mine = [x for x in aims(sight, c) if sight.mine(x)]
    if not mine or sight.stage() != AFTER_DEFENCE or not sight.role():
        return NO
    return 1.0 if sight.wins() and len(sight.s.deck[sight.me]) > FEW_CARDS else pump(sight, 2, 0.3)


def krakens_grasp(sight: Sight, c: int) -> float:
    found = [sight.strength(x) for x in aims(sight, c) if not sight.mine(x)]
    if not found or sight.role() <= 0 or sight.stage() != AFTER_DEFENCE:
        return NO
    ours, theirs = sight.totals()
    if theirs - max(found) == 0 and ours:  # unopposed now
        return sight.point(sight.me)
    return pump(sight, max(found), 0.4)


def ours_is_the_fury(sight: Sight, c: int) -> float:
    s = sight.s
    if sight.role() >= 0:
        return NO
    found = [x for x in board.characters(s, sight.me) if FACTION_OF[s.design[x]] == BARATHEON]
    found = [x for x in found if s.flags[x] & KNEELING and not s.flags[x] & DEFENDING]
    if not found or sight.stage() != AFTER_DEFENCE:
        return NO
    ours, theirs = sight.totals()
    return sight.stakes() if ours <= theirs < ours + max([sight.strength(x) for x in found]) else NO


def castle_black(sight: Sight, c: int) -> float:
    s = sight.s
    mine = [x for x in aims(sight, c) if sight.mine(x)]
    if not mine or sight.stage() != AFTER_DEFENCE:
        return NO
    turned = pump(sight, 2, 0.1)
    return turned if turned > 0 else 0.4 if any([s.flags[x] & KNEELING for x in mine]) else NO


def highgarden(sight: Sight, c: int) -> float:
    s = sight.s
    if sight.role() >= 0:
        return NO
    found = [x for x in s.play[challenges.attacker(s)] if s.flags[x] & ATTACKING]
    if not found:
        return NO
    ours, theirs = sight.totals()
    top = max([sight.strength(x) for x in found])
    if sight.stage() == BEFORE_DEFENCE:
        return sight.stakes() if len(found) == 1 else NO
    lost = ours <= theirs
    return sight.stakes() if lost and (len(found) == 1 or ours > theirs - top) else NO


def winter_is_coming(sight: Sight, c: int) -> float:
    s = sight.s
    if sight.role() <= 0 or sight.stage() != AFTER_DEFENCE:
        return NO
    ours, theirs = sight.totals()
    if ours < theirs:
        return NO
    type_, victim = challenges.type_of(s), challenges.defender(s)
    claim = reckon.claim(s, sight.me, victim, type_)
    there = {
        MILITARY: len(sight.characters(victim)),
        INTRIGUE: len(s.hand[victim]),
        POWER: s.power[s.faction[victim]],
    }
    return 1.5 if there[type_] > claim else NO


def dracarys(sight: Sight, c: int) -> float:
    if sight.stage() != AFTER_DEFENCE:
        return NO
    dying = [sight.worth(x) for x in aims(sight, c) if not sight.mine(x) and sight.strength(x) <= 4]
    if dying and max(dying) > 2.5:
        return max(dying) - 1.5
    return pump(sight, 4, 1.0) if any([not sight.mine(x) for x in aims(sight, c)]) else NO


# ---------------------------------------------------------------- actions
def seal_of_the_hand(sight: Sight, c: int) -> float:
    host = sight.s.host[c]
    kneels = sight.mine(host) and not sight.stands(host)
    return 1.0 if kneels and sight.s.phase == P_CHALLENGES and not sight.s.challenge else NO


def stands_one(price: float) -> Worth:
    def worth(sight: Sight, c: int) -> float:
        s = sight.s
        if s.phase != P_CHALLENGES or s.challenge:
            return NO
        useful = (sight.mine_to_come() and sight.challenges_open()) or sight.enemies_to_come()
        mine = [x for x in sight.characters(sight.me) if not sight.stands(x)]
        if not mine or not useful:
            return NO
        return 0.5 * max([sight.fight(x) for x in mine]) - price

    return worth


def handmaiden(sight: Sight, c: int) -> float:
    mine = [x for x in aims(sight, c) if sight.mine(x)]
    if not mine or not sight.my_turn() or not sight.challenges_open():
        return NO
    return 0.5 * max([sight.fight(x) for x in mine]) - sight.worth(c)


def cressen(sight: Sight, c: int) -> float:
    return attachments_away(sight, aims(sight, c)) - 0.6


def attachment_gain(sight: Sight, x: int) -> float:
    """What it brings this seat when an attachment is gone."""
    s = sight.s
    host, good = s.host[x], sight.worth(x)
    helps_host = good > 0
    value = abs(good)
    if sight.mine(host) == helps_host:
        return -value
    return value if host >= 0 else 0.0


def attachments_away(sight: Sight, found: list[int]) -> float:
    return max([attachment_gain(sight, x) for x in found], default=NO)


def selyse(sight: Sight, c: int) -> float:
    if not sight.my_turn() or not sight.challenges_open(INTRIGUE) or sight.standing(sight.me, INTRIGUE):
        return NO
    return 0.5 if [x for x in aims(sight, c) if sight.mine(x) and sight.stands(x)] else NO


def consolidation(sight: Sight, c: int) -> float:
    """For a weak one of one's own: one power for a night on the knees."""
    mine = [x for x in aims(sight, c) if sight.mine(x)]
    return POINT - 0.5 - min([0.4 * sight.fight(x) for x in mine]) if mine else NO


def seen_in_flames(sight: Sight, c: int) -> float:
    return 1.0 if any([sight.s.hand[p] for p in sight.others]) else NO


def shipwright(sight: Sight, c: int) -> float:
    s = sight.s
    order = board.everyone(s)
    late = [p for p in sight.others if order.index(p) >= order.index(s.active)]
    return 0.3 if any([s.ctrl[x] in late and ECONOMY[s.design[x]] for x in aims(sight, c)]) else NO


def hear_me_roar(sight: Sight, c: int) -> float:
    s, me = sight.s, sight.me
    if not sight.my_turn() or not sight.challenges_open():
        return NO
    found = [x for x in s.hand[me] if TYPE[s.design[x]] == CHARACTER and FACTION_OF[s.design[x]] == LANNISTER]
    spare = len(s.hand[me]) - 1 > reckon.reserve(s, me)
    return max([0.5 * STRENGTH[s.design[x]] - (1.0 if spare else 2.4) for x in found], default=NO)


def things_i_do(sight: Sight, c: int) -> float:
    s = sight.s
    able = [x for x in aims(sight, c) if not sight.mine(x) and COST[s.design[x]] <= s.gold[sight.me]]
    if not able or not (sight.my_turn() or (sight.role() < 0 and sight.stage() == BEFORE_DEFENCE)):
        return NO
    return max([sight.worth(x) for x in able]) - 3.5


def arianne(sight: Sight, c: int) -> float:
    s = sight.s
    if s.phase != P_CHALLENGES or s.challenge or sight.stands(c):
        return NO
    found = [PRINT[s.design[x]] for x in s.hand[sight.me] if TYPE[s.design[x]] == CHARACTER and COST[s.design[x]] <= 5]
    return max(found, default=0.0) - 4.5


def edric(sight: Sight, c: int) -> float:
    return 0.4 if sight.my_turn() and sight.stands(c) and not sight.icons(c) and sight.challenges_open() else NO


def confinement(sight: Sight, c: int) -> float:
    if not sight.my_turn() or not sight.challenges_open():
        return NO
    found = [x for x in aims(sight, c) if not sight.mine(x) and sight.stands(x)]
    return max([0.4 * sight.strength(x) * bits(sight.icons(x)) - 1.5 for x in found], default=NO)


def grey_wind(sight: Sight, c: int) -> float:
    return max([sight.worth(x) for x in aims(sight, c) if not sight.mine(x)], default=0.0) - 2.0


def fire_and_blood(sight: Sight, c: int) -> float:
    hatchlings = [x for x in aims(sight, c) if TRAITS_OF[sight.s.design[x]] & trait("Hatchling")]
    return max([sight.printed(x) for x in hatchlings], default=0.9) - 0.8


def bear(sight: Sight, c: int) -> float:
    return 0.3 if sight.s.phase == P_MARSHAL else NO


def forest_hunter(sight: Sight, c: int) -> float:
    s, me = sight.s, sight.me
    if s.phase not in (P_MARSHAL, P_CHALLENGES) or (s.phase == P_MARSHAL and s.active != me):
        return NO
    least = min([SPENDING.keep_worth(sight, x) for x in s.hand[me]], default=9.0)
    dear = [x for x in s.hand[me] if TYPE[s.design[x]] != EVENT and SPENDING.hand_worth(sight, x) > 3]
    short = s.phase == P_MARSHAL and any([reckon.marshal_cost(s, me, x) == s.gold[me] + 1 for x in dear])
    return (1.5 if short else 0.5) - least


def take_the_black(sight: Sight, c: int) -> float:
    return max([sight.worth(x) for x in aims(sight, c)], default=0.0) - 2.0


def old_raven(sight: Sight, c: int) -> float:
    return 0.5 if len(sight.s.deck[sight.me]) > FEW_CARDS else NO


ACTIONS: Final[dict[str, Worth]] = {
    "Wildling Horde": by(2, 0.3),
    "Seal of the Hand": seal_of_the_hand,
    "Maester Cressen": cressen,
    "Selyse Baratheon": selyse,
    "Consolidation of Power": consolidation,
    "Ours is the Fury": ours_is_the_fury,
    "Seen In Flames": seen_in_flames,
    "Lordsport Shipwright": shipwright,
    "Iron Fleet Scout": fleet_scout,
    "The Kraken's Grasp": krakens_grasp,
    "The Tickler": lambda sight, c: 0.3,
    "Hear Me Roar!": hear_me_roar,
    "The Things I Do For Love": things_i_do,
    "Arianne Martell": arianne,
    "Edric Dayne": edric,
    "Confinement": confinement,
    "Grey Wind": grey_wind,
    "Gates of Winterfell": old_raven,
    "For the North!": for_the_north,
    "Winter Is Coming": winter_is_coming,
    "Magister Illyrio": stands_one(0.9),
    "Handmaiden": handmaiden,
    "Dracarys!": dracarys,
    "Fire and Blood": fire_and_blood,
    "Margaery Tyrell": by(3, 0.4),
    "Heartsbane": heartsbane,
    "Highgarden": highgarden,
    "Growing Strong": growing_strong,
    '"The Bear and the Maiden Fair"': bear,
    "Castle Black": castle_black,
    "Messenger Raven": old_raven,
    "Old Forest Hunter": forest_hunter,
    "Take the Black": take_the_black,
    "Power Behind the Throne": stands_one(0.2),
}


def action_worth(sight: Sight, code: int) -> float:
    """An ability, an event or an ambush in an action window."""
    s = sight.s
    c = code % SPAN
    if code // SPAN == AMBUSH // SPAN:
        return ambush_worth(sight, c)
    d = s.design[c]
    if is_reducer(d):
        return reducer_worth(sight, c)
    found = ACTIONS.get(NAME[d])
    return found(sight, c) if found is not None else NO


def ambush_worth(sight: Sight, c: int) -> float:
    s = sight.s
    d = s.design[c]
    to_defend = sight.role() < 0 and sight.stage() == BEFORE_DEFENCE
    if not sight.my_turn() and not to_defend:
        return NO
    name = NAME[d]
    if name == "Gold Cloaks":  # they are gone when the phase ends
        return 0.6 if sight.my_turn() and sight.challenges_open() else NO
    if name == "The Queen's Assassin":
        return 3.0 if any([len(s.hand[sight.me]) - 1 > len(s.hand[p]) for p in sight.others]) else 0.4
    if name == "Areo Hotah" and not to_defend:
        return NO if sight.enemies_to_come() else 1.0
    if name == "Olenna's Informant" and to_defend:
        return NO
    return SPENDING.hand_worth(sight, c) - 0.8


def best_action(sight: Sight, options: list[int]) -> tuple[int, float]:
    return best_use(action_worth, sight, options, (*USES, AMBUSH // SPAN))


def informant_type(sight: Sight, types: list[int]) -> int:
    """The type of one more challenge that is worth most."""
    return max(types, key=lambda t: max([Attack(sight, t, p).plan()[0] for p in sight.others], default=0.0))
