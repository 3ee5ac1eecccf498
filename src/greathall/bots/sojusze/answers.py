"""Choices about cards and leaders: what is discarded, given, taken, and at whom an ability is aimed."""

from __future__ import annotations

from greathall.bots.sojusze.bids import Market
from greathall.bots.sojusze.councils import EPSILON, Options, kill_value, pick, source
from greathall.bots.sojusze.sight import TOKEN, Sight
from greathall.bots.sojusze.worth import CARD_WORTH, LEADER_WORTH
from greathall.games.sojusze import codes
from greathall.games.sojusze import names as n
from greathall.games.sojusze.cards.north import HonourAgreed
from greathall.games.sojusze.data import POWER, VALUE
from greathall.games.sojusze.entries import area_card, card_of, is_blank
from greathall.games.sojusze.shields import DISCARDED, is_standard, touchable
from greathall.games.sojusze.state import NONE
from greathall.games.sojusze.targets import area_choice


def choose_leader(sight: Sight, options: Options) -> int:
    return pick(options, [LEADER_WORTH[code - codes.LEADER] for code in options])


def draft(sight: Sight, options: Options) -> int:
    """By worth; the more of a card is there already, the less another is wanted."""
    picks = sight.s.picks[sight.me]
    values = []
    for code in options:
        card = code - codes.PICK
        values.append(CARD_WORTH[card] - (0.7 * picks.count(card) if VALUE[card] < 8 else 0.0))
    return pick(options, values)


# ---------------------------------------------------------------- cards in areas
def _own_cards(sight: Sight) -> list[int]:
    """The card being played by this seat: it will lie in the own area."""
    s = sight.s
    return [s.playing] if s.playing != NONE and s.player == sight.me else []


def card_in_area(sight: Sight, options: Options) -> int:
    """Betrayal, Ambush, Hostage and the like: which card leaves which area; or a card loses its ability."""
    s = sight.s
    card, _ = source(s)
    if card == n.YOU_KNOW_NOTHING:
        return pick(options, [_menace_of_card(sight, *area_choice(code)) for code in options])
    market = Market(sight)
    added = _own_cards(sight)
    mine = sight.total(sight.own_values(*added))
    back = market.back(*added)
    values = []
    for code in options:
        if code == codes.PASS:
            values.append(market.equity(mine, sight.totals, sight.points, market.ends, back) + EPSILON)
            continue
        owner, entry = area_choice(code)
        totals = sight.totals.copy()
        totals[owner] = sight.total_without(owner, entry)
        now, comes_back = mine, back
        if card in (n.BETRAYAL, n.DRAGON_HORN):
            now = sight.total(sight.own_values(*added, entry))
            comes_back = market.back(*added, area_card(entry))
        worth = market.equity(now, totals, sight.points, market.ends, comes_back)
        worth += _lost_ability(sight, market, owner, entry, card)
        values.append(worth + EPSILON * VALUE[area_card(entry)])
    return pick(options, values)


def _lost_ability(sight: Sight, market: Market, owner: int, entry: int, by: int) -> float:
    """Cards whose ability would still count at the end of the round are better targets, a Backup Plan is a worse."""
    worth = 0.15 * (CARD_WORTH[area_card(entry)] - VALUE[area_card(entry)]) if not is_blank(entry) else 0.0
    if by == n.HOSTAGE:
        worth -= 0.05 * VALUE[area_card(entry)]
    return worth * 0.02 * market.gain * (1.0 if sight.standing(owner) >= sight.standing(sight.me) else 0.5)


def _menace_of_card(sight: Sight, owner: int, entry: int) -> float:
    if is_blank(entry):
        return -1.0
    card = area_card(entry)
    late = {n.PULLING_THE_STRINGS: 4.0, n.ROYAL_FAVOUR: 5.0, n.OATH_OF_FEALTY: 3.0, n.BACKUP_PLAN: 2.0}
    white = 5.0 if card >= n.FIRST_LEADER_CARD else 1.0
    return late.get(card, white) + 0.1 * sight.totals[owner]


def own_area_card(sight: Sight, options: Options) -> int:
    """Feigned Retreat weighs the bid against the hand; Asha gives back a card of a bid already won."""
    card, _ = source(sight.s)
    if card != n.FEIGNED_RETREAT:
        return keep_cards(sight, options)
    market = Market(sight)
    added = _own_cards(sight)
    mine = sight.total(sight.own_values(*added))
    values = []
    for code in options:
        if code == codes.PASS:
            back = market.back(*added)
            values.append(market.equity(mine, sight.totals, sight.points, market.ends, back) + EPSILON)
            continue
        _, entry = area_choice(code)
        points = sight.points + CARD_WORTH[area_card(entry)]
        values.append(market.equity(mine - VALUE[area_card(entry)], sight.totals, points, market.ends))
    return pick(options, values)


def keep_cards(sight: Sight, options: Options) -> int:
    """A card comes back to hand: the best one."""
    values = [-1.0 if code == codes.PASS else CARD_WORTH[area_card(area_choice(code)[1])] for code in options]
    return pick(options, values)


# ---------------------------------------------------------------- cards in hands
def discard_card(sight: Sight, options: Options) -> int:
    s = sight.s
    _, ally = source(s)
    if ally == n.RAMSAY_SNOW:  # from somebody else's hand
        return pick(options, [CARD_WORTH[code - codes.DISCARD] for code in options])
    if options[0] // codes.SPAN in (codes.AREA // codes.SPAN, codes.AREA_BLANK // codes.SPAN):
        return pick(options, [-CARD_WORTH[area_card(area_choice(code)[1])] for code in options])
    paid = [code for code in options if code != codes.PASS]
    cheapest = pick(paid, [-CARD_WORTH[code - codes.DISCARD] for code in paid])
    if codes.PASS not in options:
        return cheapest
    market = Market(sight)
    price = market.cost(CARD_WORTH[cheapest - codes.DISCARD])
    if ally == n.ARYA_STARK:
        found = [a for council in s.councils for a in council if POWER[a] <= 3]
        gain = max([kill_value(sight, a) for a in found]) - sight.value(sight.power)
    else:  # Hired Champion
        mine = sight.total(sight.own_values(*_own_cards(sight)))
        gain = max([
            market.equity(mine, _without(sight, p, e), sight.points, market.ends)
            for p in range(s.n) if p != sight.me
            for e in s.areas[p] if is_standard(e) and touchable(s, sight.me, p, e, DISCARDED)
        ], default=0.0)  # fmt: skip
        gain -= market.equity(mine, sight.totals, sight.points, market.ends)
    return cheapest if gain > price + EPSILON else codes.PASS


def _without(sight: Sight, owner: int, entry: int) -> list[float]:
    totals = sight.totals.copy()
    totals[owner] = sight.total_without(owner, entry)
    return totals


def give_card(sight: Sight, options: Options) -> int:
    return pick(options, [-CARD_WORTH[code - codes.GIVE] for code in options])


def take_card(sight: Sight, options: Options) -> int:
    return pick(options, [-1.0 if code == codes.PASS else CARD_WORTH[code - codes.TAKE] for code in options])


# ---------------------------------------------------------------- leaders
def name_leader(sight: Sight, options: Options) -> int:
    card, ally = source(sight.s)
    aimed = [code for code in options if code != codes.PASS]
    if card == n.PAYS_HIS_DEBTS and codes.PASS in options:
        gain = max([sight.changed((c, TOKEN)) for c in sight.own]) - sight.value(sight.power)
        lowest = min([CARD_WORTH[k] for k in sight.hand], default=0.0)
        if gain < Market(sight).cost(lowest):
            return codes.PASS
    return pick(aimed, [_aim(sight, card, ally, code - codes.NAME) for code in aimed])


def _aim(sight: Sight, card: int, ally: int, p: int) -> float:
    """How well an ability is aimed at this leader."""
    s = sight.s
    if card in (n.TRIAL_BY_COMBAT, n.WILDFIRE, n.ICE):
        count = {n.TRIAL_BY_COMBAT: 1, n.WILDFIRE: 2}.get(card, 9)
        able = [VALUE[area_card(e)] for e in s.areas[p] if touchable(s, sight.me, p, e, DISCARDED)
                and (card == n.TRIAL_BY_COMBAT or is_standard(e))]  # fmt: skip
        lost = sum(sorted(able)[-count:])
        market = Market(sight)
        totals = sight.totals.copy()
        totals[p] -= lost
        mine = sight.total(sight.own_values(*_own_cards(sight)))
        return market.equity(mine, totals, sight.points, market.ends) + EPSILON * lost
    if card == n.BRIBERY:
        market = Market(sight)
        totals = sight.totals.copy()
        totals[p] += VALUE[card]
        return market.equity(sight.totals[sight.me], totals, sight.points, market.ends) - EPSILON * sight.menace(p)
    if card == n.WINE_AND_THREATS:
        return sight.totals[p] + 0.3 * sight.strength[p]
    if card == n.PAYS_HIS_DEBTS or ally == n.JORAH_MORMONT:  # something is given away: to the harmless
        return -sight.menace(p)
    if ally == n.TYWIN_LANNISTER:
        return sight.changed((sight.weaker(p), TOKEN))
    if card in (n.EAVESDROPPING, n.INTERCEPT):
        hidden = len([e for e in s.hands[p] if e < 0])
        return hidden * (0.3 if s.kneels[p] else 1.0) + 0.05 * sight.standing(p)
    # Taking, looking and discarding: from the strongest hand, and from who leads.
    return sight.strength[p] / max(1, len(s.hands[p])) + 0.15 * sight.standing(p) + 0.05 * sight.strength[p]


# ---------------------------------------------------------------- the rest
def wine_and_threats(sight: Sight, options: Options) -> int:
    """Two cards, or kneel at once."""
    if codes.YES not in options:
        return options[0]
    market = Market(sight)
    mine = sight.totals[sight.me]
    back = market.back()
    kneel = market.equity(mine, sight.totals, sight.points, market.ends, back, done=True)
    lowest = sum(sorted([CARD_WORTH[k] for k in sight.hand])[:2])
    stay = market.equity(mine, sight.totals, sight.points - lowest, market.ends, back)
    return codes.YES if stay > kneel else codes.KNEEL_NOW


def agree(sight: Sight, options: Options) -> int:
    """Word of Honour: both will give their worst; agree if ours is worse than theirs."""
    frame = sight.s.stack[-1]
    assert isinstance(frame, HonourAgreed)
    other = frame.them if frame.who == sight.me else frame.who
    theirs = [CARD_WORTH[card_of(e)] for e in sight.s.hands[other] if e >= 0]
    if not theirs or not sight.hand:
        return codes.NO
    return codes.YES if min(theirs) > min([CARD_WORTH[k] for k in sight.hand]) else codes.NO


def next_triumph(sight: Sight, options: Options) -> int:
    """Kill first, then gain."""
    first = (n.SHADOW_ASSASSIN, n.STRANGLER, n.REAVING, n.BLOOD_MAGIC)
    return pick(options, [1.0 if code - codes.TRIUMPH in first else 0.0 for code in options])
