"""Trade: what to offer, whether to accept or counter, whom to deal with, and what the supply is good for."""

from __future__ import annotations

from typing import Final

from greathall.bots.catan.goals import Goal, covers, promise, worth
from greathall.bots.catan.sight import NEARLY_THERE, Sight
from greathall.games.catan import codes
from greathall.games.catan.flow.trade import Negotiation, Offer
from greathall.games.catan.reading import supply_pair
from greathall.games.catan.state import CatanState

OFFERS_A_TURN: Final = 2  # more only wear out the table: the best two have been refused by then
WORTH_A_WORD: Final = 0.035  # points that an offer must promise, its chances weighed, before we open our mouth
SLIM: Final = 0.15  # a chance of agreement not worth asking for
MOST_GIVEN: Final = 2  # cards that we give for one
LACK: Final = 3.0  # pips of a resource from which on a hand lacks it half as often
OPEN_EARS: Final = 0.5  # others have plans of their own: every other good offer is refused all the same
WORTH_A_COUNTER: Final = 0.15  # a counter-offer takes everybody's time: only for a real gain
THEIR_GAIN: Final = 0.03  # points that a deal is taken to bring the other side, times how dangerous they are
LIKELY: Final = 0.6  # cards of a kind that another hand must be expected to hold to be asked for it

Terms = tuple[list[int], list[int]]  # cards given, cards received, by resource


def after(hand: list[int], give: list[int], get: list[int]) -> list[int]:
    return [hand[r] - give[r] + get[r] for r in range(5)]


def one(r: int, count: int = 1) -> list[int]:
    cards = [0] * 5
    cards[r] = count
    return cards


def focus(sight: Sight, aims: list[Goal]) -> tuple[list[int], list[int]]:
    """What the two most promising goals lack, and what at least one of them can spare: all else is idle talk."""
    hand = sight.hand
    ranked = sorted(range(len(aims)), key=lambda i: (-promise(sight, aims[i], hand), i))
    top = [aims[i].cost for i in ranked if not covers(hand, aims[i].cost)][:2]
    wants = [r for r in range(5) if any([hand[r] < cost[r] for cost in top])]
    gives = [r for r in range(5) if any([hand[r] > cost[r] for cost in top])]
    return wants, gives


# ---------------------------------------------------------------- offers of the active player
def best_offers(sight: Sight, aims: list[Goal]) -> list[Terms]:
    """Offers worth making, the most promising first: one card for one, or two for one."""
    if must_not_be_helped(sight):
        return []
    hand = sight.hand
    now = worth(sight, aims, hand)
    wants, gives = focus(sight, aims)
    found: list[tuple[float, int, Terms]] = []
    for want in wants:
        if sight.unseen(want) > 0:
            for give in gives:
                if give != want:
                    for count in range(1, min(hand[give], sight.rate[give] - 1, MOST_GIVEN) + 1):
                        chance = agreement(sight, give, count, want)
                        if chance < SLIM:
                            continue
                        terms = (one(give, count), one(want))
                        gain = worth(sight, aims, after(hand, *terms)) - now - THEIR_GAIN
                        if gain * chance > WORTH_A_WORD:
                            found.append((-gain * chance, len(found), terms))
    found.sort()
    return [terms for _, _, terms in found]


def must_not_be_helped(sight: Sight) -> bool:
    """With so many points on the table nobody deals with us any more: save everybody's time."""
    return sight.s.vp[sight.me] >= NEARLY_THERE + 1


def agreement(sight: Sight, give: int, count: int, want: int) -> float:
    """The chance that somebody agrees: holds what we want, and lacks what we give, as far as their land tells."""
    fails = 1.0
    for p in range(sight.s.n):
        if p != sight.me:
            pips = sight.all_pips[p * 5 : p * 5 + 5]
            tilt = (1.0 + pips[want]) / (1.0 + sum(pips) / 5)
            has = min(1.0, sight.chance_of(p, want) * (0.5 + 0.5 * tilt))
            lacks = 1.0 / (1.0 + pips[give] / LACK)
            fails *= 1.0 - has * min(1.0, lacks * (0.5 + 0.3 * count)) * OPEN_EARS
    return 1.0 - fails


def offer_number(s: CatanState) -> int:
    """How many offers were opened this turn."""
    return s.table.offers - s.offers_left


def wants_to_offer(sight: Sight, aims: list[Goal], options: list[int]) -> bool:
    made = offer_number(sight.s)
    return codes.OFFER in options and made < OFFERS_A_TURN and len(best_offers(sight, aims)) > made


def compose(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """Lay out the offer that was meant when it was opened, card by card."""
    made = offer_number(sight.s) - 1
    offers = best_offers(sight, aims)
    if not 0 <= made < len(offers):
        return codes.CANCEL
    frame = sight.s.stack[-1]
    assert isinstance(frame, Offer)
    return lay_out(offers[made], frame.give, frame.want, options)


def lay_out(terms: Terms, laid_give: list[int], laid_want: list[int], options: list[int]) -> int:
    """The next card of an offer; the rules take them in the order of the resources."""
    give, want = terms
    for r in range(5):
        if laid_give[r] < give[r]:
            return _if_listed(codes.GIVE + r, options)
    for r in range(5):
        if laid_want[r] < want[r]:
            return _if_listed(codes.WANT + r, options)
    return _if_listed(codes.PROPOSE, options)


def _if_listed(code: int, options: list[int]) -> int:
    return code if code in options else codes.CANCEL


# ---------------------------------------------------------------- answers of the others
def negotiation(sight: Sight) -> Negotiation:
    """The talks that are going on."""
    frame = sight.s.stack[-1]
    assert isinstance(frame, Negotiation)
    return frame


def deal_value(sight: Sight, aims: list[Goal], other: int, terms: Terms) -> float:
    """Points that an exchange brings us, less what it brings an opponent who must not be helped."""
    gain = worth(sight, aims, after(sight.hand, *terms)) - worth(sight, aims, sight.hand)
    return gain - THEIR_GAIN * sight.menace(other)


def must_not_help(sight: Sight, other: int) -> bool:
    """Nobody hands the winning card to a leader who is nearly there, unless further ahead oneself."""
    x = sight.standing[other]
    return x >= NEARLY_THERE + 1 or (x >= NEARLY_THERE and x >= sight.points)


def answer(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """Accept, counter or refuse the offer on the table."""
    talks = negotiation(sight)
    if must_not_help(sight, talks.who):
        return codes.REFUSE
    if codes.ACCEPT in options and deal_value(sight, aims, talks.who, (talks.want, talks.give)) > 0:
        return codes.ACCEPT
    if codes.COUNTER in options and counter_offer(sight, aims) is not None:
        return codes.COUNTER
    return codes.REFUSE


def counter_offer(sight: Sight, aims: list[Goal]) -> Terms | None:
    """What we would rather do: the card they ask for, against one they may well hold and we need."""
    talks = negotiation(sight)
    found: Terms | None = None
    best = WORTH_A_COUNTER
    for give in range(5):
        if talks.want[give] and sight.hand[give]:
            for get in range(5):
                if get != give and not talks.want[get]:
                    if talks.give[get] or sight.chance_of(talks.who, get) >= LIKELY:
                        terms = (one(give), one(get))
                        value = deal_value(sight, aims, talks.who, terms)
                        if value > best:
                            best, found = value, terms
    return found


def compose_counter(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    terms = counter_offer(sight, aims)
    if terms is None:
        return codes.CANCEL
    give, want = negotiation(sight).counter_of(sight.me)
    return lay_out(terms, give, want, options)


# ---------------------------------------------------------------- closing the deal
def pick_partner(sight: Sight, aims: list[Goal], options: list[int]) -> int:
    """The deal that brings most; between equals the partner who is least dangerous."""
    talks = negotiation(sight)
    best, choice = 0.0, codes.CANCEL
    for code in options:
        if code != codes.CANCEL:
            p = code - codes.PARTNER
            value = deal_value(sight, aims, p, talks.terms_with(p))
            if value > best:
                best, choice = value, code
    return choice


# ---------------------------------------------------------------- the supply
def best_exchange(sight: Sight, aims: list[Goal], options: list[int], price: int = 0) -> tuple[float, int]:
    """The trade with the supply that brings most, and its gain (`price` 0: at the own rates)."""
    hand = sight.hand
    now = worth(sight, aims, hand)
    wants, gives = focus(sight, aims)
    best, choice = -1e9, -1
    for code in options:
        if codes.SUPPLY <= code < codes.SUPPLY + 25:
            give, take = supply_pair(code - codes.SUPPLY)
            if take not in wants or give not in gives:
                continue
            count = price or sight.rate[give]
            value = worth(sight, aims, after(hand, one(give, count), one(take))) - now
            if value > best:
                best, choice = value, code
    return best, choice


def exchange_for(sight: Sight, cost: tuple[int, ...], hand: list[int], options: list[int]) -> int:
    """A trade towards a cost that the supply can complete: the scarcest card first, paid with the largest surplus."""
    best, choice = (0.0, 0), -1
    for code in options:
        if codes.SUPPLY <= code < codes.SUPPLY + 25:
            give, take = supply_pair(code - codes.SUPPLY)
            spare = hand[give] - cost[give] - sight.rate[give]
            if spare >= 0 and hand[take] < cost[take]:
                key = (1.0 + spare + 2.0 / sight.rate[give] - 0.1 * sight.income[take], -code)
                if choice < 0 or key > best:
                    best, choice = key, code
    return choice
