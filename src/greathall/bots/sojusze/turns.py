"""A turn of the bidding: every card in hand, and kneeling, weighed against each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.bots.sojusze import councils as aims
from greathall.bots.sojusze.bids import IDLE, Market
from greathall.bots.sojusze.claims import killed
from greathall.bots.sojusze.sight import TOKEN, Sight
from greathall.bots.sojusze.worth import CARD_WORTH
from greathall.games.sojusze import names as n
from greathall.games.sojusze.codes import KNEEL, PLAY, SKIP
from greathall.games.sojusze.data import POWER, VALUE
from greathall.games.sojusze.entries import area_card
from greathall.games.sojusze.shields import DISCARDED, MOVED, RETURNED, can_kill, is_standard, tokens_free, touchable


class Turn:
    """One decision in the bidding."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.market = Market(sight)
        self.s = sight.s
        self.me = sight.me
        self.totals = sight.totals

    def best(self, options: list[int]) -> int:
        if SKIP in options:
            return SKIP
        found, best = options[0], -1.0
        for code in options:
            worth = self.kneel() if code == KNEEL else self.play(code - PLAY)
            if worth > best:
                found, best = code, worth
        return found

    # ---------------------------------------------------------------- kneeling
    def kneel(self) -> float:
        s, sight, market = self.s, self.sight, self.market
        mine, points = self.totals[self.me], sight.points
        if s.areas[self.me]:
            if s.ruling == n.ARIANNE_MARTELL and not s.arianne_used:
                points += sum([CARD_WORTH[area_card(e)] for e in s.areas[self.me]])
                mine = 0.0
        elif s.ruling == n.SANDOR_CLEGANE and sight.hand:
            points -= min([CARD_WORTH[k] for k in sight.hand])
        return market.equity(mine, self.totals, points, market.ends, market.back(), done=True)

    # ---------------------------------------------------------------- playing a card
    def play(self, card: int) -> float:
        """The value of playing a card, with the best use of its ability."""
        sight, market = self.sight, self.market
        points = sight.points - CARD_WORTH[card]
        special = SPECIAL.get(card)
        if special is not None:
            return special(self, card, points) - IDLE
        ends = market.ends
        if card == n.PULLING_THE_STRINGS:
            ends = market.outcomes(strings=1)
        elif card == n.OATH_OF_FEALTY:
            ends = market.outcomes(oath=1)
        elif card in (n.ROYAL_FAVOUR, n.BLOOD_OF_THE_DRAGON, n.THE_PACK_SURVIVES):
            ends = market.outcomes(favour=1)
        elif card == n.LITTLE_BIRDS:
            ends = market.outcomes(birds=1)
        elif card == n.MATCHMAKER:
            ends = ends.copy()
            ends[self.me] = market.outcomes(favour=2)[self.me]
        elif card == n.SHADOW_ASSASSIN:
            ends = [e if p == self.me else max(e, killed(sight, p)) for p, e in enumerate(ends)]
        bonus = 0.0
        gift = GIFTS.get(card)
        if gift is not None:
            bonus = gift(self)
        more = POINTS.get(card)
        if more is not None:
            points += more(self)
        return self.stand(card, ends, points) + bonus - IDLE

    def stand(self, card: int, ends: list[float], points: float, totals: list[float] | None = None) -> float:
        mine = self.sight.total(self.sight.own_values(card))
        return self.market.equity(mine, totals or self.totals, points, ends, self.market.back(card))

    def hit(self, owner: int, entry: int) -> list[float]:
        """The totals after a card has left an area."""
        totals = self.totals.copy()
        totals[owner] = self.sight.total_without(owner, entry)
        return totals

    def targets(self, how: int, any_colour: bool = False) -> list[tuple[int, int]]:
        """Cards in other areas worth a look: of each leader who is not hopeless the highest ones."""
        s, me = self.s, self.me
        out = []
        for p in range(s.n):
            if p == me:
                continue
            able = [e for e in s.areas[p] if (any_colour or is_standard(e)) and touchable(s, me, p, e, how)]
            able = sorted(set(able), key=lambda e: (-VALUE[area_card(e)], e))
            out += [(p, e) for e in able[:3]]
        return out


# ---------------------------------------------------------------- cards that change the areas
def steal(turn: Turn, card: int, points: float) -> float:
    """Betrayal, Dragon Horn."""
    best = turn.stand(card, turn.market.ends, points)
    for p, e in turn.targets(MOVED, card == n.DRAGON_HORN):
        mine = turn.sight.total(turn.sight.own_values(e, card))
        back = turn.market.back(card, area_card(e))
        best = max(best, turn.market.equity(mine, turn.hit(p, e), points, turn.market.ends, back))
    return best


def strike(turn: Turn, card: int, points: float) -> float:
    """Ambush, Dracarys, Hired Champion."""
    best = turn.stand(card, turn.market.ends, points)
    if card == n.HIRED_CHAMPION:
        others = [CARD_WORTH[k] for k in turn.sight.hand if k != card]
        if not others:
            return best
        points -= min(others)
    for p, e in turn.targets(DISCARDED, card == n.DRACARYS):
        if card != n.AMBUSH or VALUE[area_card(e)] <= 5:
            best = max(best, turn.stand(card, turn.market.ends, points, turn.hit(p, e)))
    return best


def hostage(turn: Turn, card: int, points: float) -> float:
    best = turn.stand(card, turn.market.ends, points)
    for p, e in turn.targets(RETURNED):
        if area_card(e) not in (n.HOSTAGE, n.FEIGNED_RETREAT):
            best = max(best, turn.stand(card, turn.market.ends, points, turn.hit(p, e)) - turn.market.gain * 0.05)
    return best


def wildfire(turn: Turn, card: int, points: float) -> float:
    best = turn.stand(card, turn.market.ends, points)
    for p in range(turn.s.n):
        if p != turn.me:
            gone = [e for q, e in turn.targets(DISCARDED) if q == p][:2]
            if gone:
                totals = turn.totals.copy()
                totals[p] -= sum([VALUE[area_card(e)] for e in gone])
                best = max(best, turn.stand(card, turn.market.ends, points, totals))
    return best


def trial(turn: Turn, card: int, points: float) -> float:
    """Both lose their highest card; compulsory if anybody has one."""
    s, me, sight = turn.s, turn.me, turn.sight
    victims = [p for p in range(s.n) if p != me and any([touchable(s, me, p, e, DISCARDED) for e in s.areas[p]])]
    if not victims:
        return turn.stand(card, turn.market.ends, points)
    mine = sight.total(sight.own_values(card))
    if s.areas[me]:
        mine -= max(sight.values[me])
    else:
        points -= min([CARD_WORTH[k] for k in sight.hand if k != card], default=0.0)
    best = -1.0
    for p in victims:
        totals = turn.totals.copy()
        totals[p] -= max([VALUE[area_card(e)] for e in s.areas[p] if touchable(s, me, p, e, DISCARDED)])
        best = max(best, turn.market.equity(mine, totals, points, turn.market.ends, turn.market.back(card)))
    return best


def blackwater(turn: Turn, card: int, points: float) -> float:
    s = turn.s
    totals = turn.totals.copy()
    for p in range(s.n):
        if p != turn.me and len(s.areas[p]) >= 2:
            totals[p] -= min([VALUE[area_card(e)] for e in s.areas[p]])
    return turn.stand(card, turn.market.ends, points, totals)


def retreat(turn: Turn, card: int, points: float) -> float:
    """Feigned Retreat: what lies in the own area may come back to hand."""
    s, me = turn.s, turn.me
    best = turn.stand(card, turn.market.ends, points)
    for e in sorted(set(s.areas[me])):
        if area_card(e) not in (n.HOSTAGE, n.FEIGNED_RETREAT) and touchable(s, me, me, e, RETURNED):
            mine = turn.sight.total(turn.sight.own_values(card)) - VALUE[area_card(e)]
            worth = turn.market.equity(mine, turn.totals, points + CARD_WORTH[area_card(e)], turn.market.ends)
            best = max(best, worth)
    return best


def bribery(turn: Turn, card: int, points: float) -> float:
    """It counts for somebody else: for the one whose victory hurts least."""
    best = -1.0
    mine = turn.totals[turn.me]
    for p in range(turn.s.n):
        if p != turn.me:
            totals = turn.totals.copy()
            totals[p] += VALUE[card]
            best = max(best, turn.market.equity(mine, totals, points, turn.market.ends, turn.market.back()))
    return best


def ice(turn: Turn, card: int, points: float) -> float:
    best = turn.stand(card, turn.market.ends, points)
    if not can_kill(turn.s, True):
        return best
    own = [a for c in turn.sight.own for a in turn.s.councils[c]]
    if not own:
        return best
    loss = turn.sight.value(turn.sight.power) - max([aims.kill_value(turn.sight, a) for a in own])
    for p in range(turn.s.n):
        gone = [e for e in turn.s.areas[p] if is_standard(e) and touchable(turn.s, turn.me, p, e, DISCARDED)]
        if p != turn.me and gone:
            totals = turn.totals.copy()
            totals[p] -= sum([VALUE[area_card(e)] for e in gone])
            best = max(best, turn.stand(card, turn.market.ends, points, totals) - loss)
    return best


def wine(turn: Turn, card: int, points: float) -> float:
    """Somebody loses two cards or kneels: taken as kneeling, as far as the bid goes."""
    market = turn.market
    standing = [p for p in range(turn.s.n) if p != turn.me and not turn.s.kneels[p]]
    if not standing:
        return turn.stand(card, market.ends, points)
    target = max(standing, key=lambda p: (turn.totals[p] + market.extra[p], -p))
    kept = market.extra[target]
    market.extra[target] = kept * 0.4
    worth = turn.stand(card, market.ends, points)
    market.extra[target] = kept
    return worth


SPECIAL: Final[dict[int, Callable[[Turn, int, float], float]]] = {
    n.BETRAYAL: steal,
    n.DRAGON_HORN: steal,
    n.AMBUSH: strike,
    n.DRACARYS: strike,
    n.HIRED_CHAMPION: strike,
    n.HOSTAGE: hostage,
    n.WILDFIRE: wildfire,
    n.TRIAL_BY_COMBAT: trial,
    n.BATTLE_OF_THE_BLACKWATER: blackwater,
    n.FEIGNED_RETREAT: retreat,
    n.BRIBERY: bribery,
    n.ICE: ice,
    n.WINE_AND_THREATS: wine,
}


# ---------------------------------------------------------------- cards that change the councils
def _kills(turn: Turn, allies: list[int]) -> float:
    """What the best of these killings, or none, brings."""
    if not allies or not can_kill(turn.s, True):
        return 0.0
    return max(0.0, max([aims.kill_value(turn.sight, a) for a in allies]) - turn.sight.value(turn.sight.power))


def cup(turn: Turn) -> float:
    return _kills(turn, aims.allies_up_to(turn.s, 2))


def snakes(turn: Turn) -> float:
    own = turn.sight.own
    found = [a for c in range(turn.s.n) if c not in own for a in turn.s.councils[c] if POWER[a] <= 3]
    return _kills(turn, found)


def corruption(turn: Turn) -> float:
    if not tokens_free(turn.s):
        return 0.0
    sight = turn.sight
    moves = [(c, d) for c in range(turn.s.n) if sight.counts[c] for d in ((c + 1) % turn.s.n, (c - 1) % turn.s.n)]
    if not moves:
        return 0.0
    return max([sight.changed((c, -TOKEN), (d, TOKEN)) for c, d in moves]) - sight.value(sight.power)


def token(turn: Turn) -> float:
    sight = turn.sight
    return max([sight.changed((c, TOKEN)) for c in sight.own]) - sight.value(sight.power)


def free_folk(turn: Turn) -> float:
    return 0.6 * token(turn)


def bank(turn: Turn) -> float:
    sight = turn.sight
    most = max(sight.counts)
    if not most or not tokens_free(turn.s):
        return 0.0
    found = [c for c in range(turn.s.n) if sight.counts[c] == most]
    return max([sight.changed((c, -TOKEN)) for c in found]) - sight.value(sight.power)


def wedding(turn: Turn) -> float:
    sight, s = turn.sight, turn.s
    if not can_kill(s, True):
        return 0.0
    now = sight.value(sight.power)
    best = now
    for c, other in (sight.own, sight.own[::-1]):
        for a in s.councils[c]:
            best = max(best, sight.changed((c, -sight.without_ally(c, a)), (other, TOKEN)))
    return best - now


def valar(turn: Turn) -> float:
    sight, s = turn.sight, turn.s
    if not can_kill(s, True):
        return 0.0
    changes = [(c, -float(min([POWER[a] for a in s.councils[c]]))) for c in range(s.n) if s.councils[c]]
    return sight.changed(*changes) - sight.value(sight.power)


def chains(turn: Turn) -> float:
    """Breaker of Chains."""
    sight, s = turn.sight, turn.s
    now = best = sight.value(sight.power)
    for c in range(s.n):
        for a in s.councils[c]:
            loss = sight.without_ally(c, a)
            for d in ((c + 1) % s.n, (c - 1) % s.n):
                best = max(best, sight.changed((c, -loss), (d, sight.with_ally(d, a))))
    return best - now


GIFTS: Final[dict[int, Callable[[Turn], float]]] = {
    n.POISONED_CUP: cup,
    n.SAND_SNAKES: snakes,
    n.CORRUPTION: corruption,
    n.WATER_GARDENS: token,
    n.PAYS_HIS_DEBTS: token,
    n.FREE_FOLK: free_folk,
    n.IRON_BANK: bank,
    n.RED_WEDDING: wedding,
    n.VALAR_MORGHULIS: valar,
    n.BREAKER_OF_CHAINS: chains,
}


# ---------------------------------------------------------------- cards that change the hand
def _lowest(turn: Turn, card: int) -> float:
    rest = list(turn.sight.hand)
    if card in rest:
        rest.remove(card)
    return min([CARD_WORTH[k] for k in rest], default=0.0)


def _others_have_cards(turn: Turn) -> bool:
    return any([turn.s.hands[p] for p in range(turn.s.n) if p != turn.me])


POINTS: Final[dict[int, Callable[[Turn], float]]] = {
    n.CALL_THE_BANNERS: lambda turn: -_lowest(turn, n.CALL_THE_BANNERS),
    n.BLACKMAIL: lambda turn: max(0.0, 5.5 - _lowest(turn, n.BLACKMAIL)) if _others_have_cards(turn) else 0.0,
    n.IRON_PRICE: lambda turn: 10.0 if _others_have_cards(turn) else 0.0,
    n.PAYS_HIS_DEBTS: lambda turn: -_lowest(turn, n.PAYS_HIS_DEBTS),
    n.HIGHGARDENS_BOUNTY: lambda turn: 6.0 if turn.s.discard else 0.0,
}
