"""Actions: is it worth using one now? One line or function per card; a positive number means yes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.bots.cardgame.sight import CARD
from greathall.bots.cardgame.uses import NO, aims, best_use
from greathall.bots.hbo.fights import Attack, danger
from greathall.bots.hbo.sight import Sight
from greathall.bots.hbo.spending import reducer_worth
from greathall.bots.hbo.worth import REDUCERS
from greathall.games.cardgame import challenges, exceptions, limits
from greathall.games.cardgame.codes import SPAN
from greathall.games.cardgame.flow.challenge import AFTER_DEFENCE, BEFORE_DEFENCE
from greathall.games.cardgame.names import ATTACKING, P_CHALLENGES
from greathall.games.hbo import reckon

Worth = Callable[[Sight, int], float]
# Windows of a challenge: a frame has moved on to the next step when its window is open.


def pump(sight: Sight, amount: int, price: float) -> float:
    """Is the challenge turned by so much more strength, after the defenders are known?"""
    if not sight.role() or sight.stage() != AFTER_DEFENCE or not sight.takes_part():
        return NO
    return turned_worth(sight) - price if sight.turned_by(amount) else NO


def turned_worth(sight: Sight) -> float:
    """What it means to win the challenge that is going on after all."""
    worth = sight.stakes()
    if sight.role() > 0 and Attack(sight, challenges.type_of(sight.s), sight.enemy).ends_it():
        worth += 10.0
    return worth


# ---------------------------------------------------------------- Stark
def bran(sight: Sight, c: int) -> float:
    if not [x for x in aims(sight, c) if sight.mine(x)]:
        return NO
    return pump(sight, 2, 0.2)


def kneels_one(price: float) -> Worth:
    """Somebody of the opponent's kneels: a defender before he can, or an attacker before he does."""

    def worth(sight: Sight, c: int) -> float:
        found = [x for x in aims(sight, c) if not sight.mine(x)]
        return kneeling_worth(sight, found) - price if found else NO

    return worth


def kneeling_worth(sight: Sight, found: list[int]) -> float:
    s = sight.s
    if s.phase != P_CHALLENGES:
        return NO
    if s.challenge:
        if sight.role() < 0 or sight.stage() != BEFORE_DEFENCE:
            return NO
        return defender_worth(sight, found)
    if s.active == sight.enemy:
        worst = max([danger(sight, x) for x in found])
        return 0.25 * worst if s.book.attackers(s, sight.enemy, 0) or worst else NO
    return NO


def defender_worth(sight: Sight, found: list[int]) -> float:
    """The attack that is going on: what it gains if the best of these cannot defend."""
    s = sight.s
    attack = Attack(sight, challenges.type_of(s), sight.enemy)
    ours = sight.totals()[0]
    able = {c: strength for strength, c in attack.against}
    best = max([able.get(x, 0) for x in found])
    against = sum(able.values())
    if not best:
        return NO
    if against - best <= 0:
        return sight.point(sight.me) + (sight.stakes() if against > ours else 0.0)
    return sight.stakes() if against - best <= ours < against else NO


def septa(sight: Sight, c: int) -> float:
    s = sight.s
    if s.phase != P_CHALLENGES or s.challenge or s.active != sight.enemy:
        return NO
    found = [x for x in aims(sight, c) if not sight.mine(x) and sight.stands(x)]
    return 0.2 * max([danger(sight, x) for x in found], default=0.0) - 0.5


def greatjon(sight: Sight, c: int) -> float:
    if sight.stage() != AFTER_DEFENCE or not sight.role():
        return NO
    strength = sight.strength(c)
    price = 0.3 * sight.fight(c) if sight.mine_to_come() or sight.enemies_to_come() else 0.1
    ours, _ = sight.totals()
    gain = turned_worth(sight) if sight.turned_by(strength) else 0.0
    if sight.role() < 0 and ours == 0:  # no longer unopposed
        gain += sight.point(sight.enemy)
    return gain - price


def hand_of_the_king(sight: Sight, c: int) -> float:
    s = sight.s
    host = s.host[c]
    if not sight.mine(host) or sight.stands(host) or s.phase != P_CHALLENGES or s.challenge:
        return NO
    useful = sight.my_turn() and any([sight.icons(host) >> t & 1 and sight.challenges_open(t) for t in range(3)])
    return 1.0 if useful or s.active == sight.enemy else NO


def killing(sight: Sight, found: list[int], price: float) -> float:
    """One of these in the challenge that is going on dies: the best, or the one that turns it."""
    before = sight.stage() == AFTER_DEFENCE
    best = NO
    for x in found:
        if not sight.mine(x):
            saved = sight.saved_by(x)
            gain = min(sight.worth(x), saved) if saved else sight.worth(x)
            if before and not saved and sight.turned_by(sight.strength(x)):
                gain += turned_worth(sight)
            best = max(best, gain - price)
    return best


def ice(sight: Sight, c: int) -> float:
    if not sight.mine(sight.s.host[c]) or sight.stage() <= BEFORE_DEFENCE:
        return NO
    return killing(sight, aims(sight, c), 3.6)


def lethal_counterattack(sight: Sight, c: int) -> float:
    if sight.stage() != AFTER_DEFENCE:
        return NO
    s = sight.s
    attacking = [x for x in s.play[sight.enemy] if s.flags[x] & ATTACKING]
    spare = sorted([sight.fight(x) for x in aims(sight, c) if sight.mine(x)])[:2]
    price = 1.2 + (0.35 if sight.mine_to_come() else 0.15) * sum(spare)
    return killing(sight, attacking, price)


def winter_is_coming(sight: Sight, c: int) -> float:
    s = sight.s
    if sight.role() <= 0 or sight.stage() != AFTER_DEFENCE or not sight.wins():
        return NO
    type_ = challenges.type_of(s)
    claim = reckon.claim(s, sight.me)
    more = sight.loss_at(claim + 1, sight.me, sight.enemy, type_) - sight.loss_at(claim, sight.me, sight.enemy, type_)
    return more - 1.3


def for_the_north(sight: Sight, c: int) -> float:
    if sight.stage() != AFTER_DEFENCE or not sight.role():
        return NO
    turned = pump(sight, 2, 0.6)
    kneeling = [x for x in aims(sight, c) if not sight.stands(x)]
    useful = sight.mine_to_come() or bool(sight.enemies_to_come())
    stands = 0.35 * sight.best_of(kneeling) - 1.0 if useful else NO
    if turned > 0:
        return turned + max(0.0, stands)
    return stands if sight.wins() else NO


# ---------------------------------------------------------------- Lannister
def cersei(sight: Sight, c: int) -> float:
    """She stands up at once; the other does not."""
    return 1.0 if [x for x in aims(sight, c) if not sight.mine(x)] else NO


def bronn(sight: Sight, c: int) -> float:
    s = sight.s
    used = limits.times(s, limits.ability_key(c, 0))
    return pump(sight, min(s.gold[sight.me], 3 - used), 0.2)


def ilyn(sight: Sight, c: int) -> float:
    found = [sight.worth(x) if not sight.saved_by(x) else 0.8 for x in aims(sight, c) if not sight.mine(x)]
    return max(found, default=0.0) - 0.35 * sight.fight(c) - 0.8


def insidious_ways(sight: Sight, c: int) -> float:
    if sight.stage() != AFTER_DEFENCE or sight.role() <= 0:
        return NO
    return 2 * CARD - 1.0 if sight.wins() else pump(sight, 2, 0.4)


def never_bet(sight: Sight, c: int) -> float:
    s = sight.s
    if sight.role() >= 0 or sight.stage() != AFTER_DEFENCE or sight.wins():
        return NO
    type_ = challenges.type_of(s)
    claim = reckon.claim(s, sight.enemy)
    left = max(0, claim - s.gold[sight.me] + exceptions.event_toll(s))
    saved = sight.claim_loss(sight.enemy, sight.me, type_) - sight.loss_at(left, sight.enemy, sight.me, type_)
    if type_ == 2 and sight.power[sight.enemy] + min(claim, s.power[s.faction[sight.me]]) >= 15:
        saved += 10.0
    spare = min([sight.fight(x) for x in aims(sight, c)], default=0.0)
    return saved - 1.0 - (0.3 if sight.mine_to_come() else 0.1) * spare


ACTIONS: Final[dict[str, Worth]] = {
    "bran_stark": bran,
    "maester_luwin": lambda sight, c: 2.0,
    "septa_mordane": septa,
    "greatjon_umber": greatjon,
    "hand_of_the_king": hand_of_the_king,
    "ice": ice,
    "winter_is_coming": winter_is_coming,
    "lethal_counterattack": lethal_counterattack,
    "for_the_north": for_the_north,
    "cersei_lannister": cersei,
    "bronn": bronn,
    "grand_maester_pycelle": lambda sight, c: 1.0,
    "ser_ilyn_payne": ilyn,
    "shae": kneels_one(0.4),
    "insidious_ways": insidious_ways,
    "the_lions_cunning": kneels_one(1.6),
    "never_bet_against_my_family": never_bet,
}


def action_worth(sight: Sight, code: int) -> float:
    c = code % SPAN
    if sight.s.design[c] in REDUCERS:
        return reducer_worth(sight, c)
    found = ACTIONS.get(sight.name(c))
    return found(sight, c) if found is not None else NO


def best_action(sight: Sight, options: list[int]) -> tuple[int, float]:
    return best_use(action_worth, sight, options)
