"""Trade between players: a real negotiation (CAT-TRADE.1 to CAT-TRADE.8).

The active player lays out an offer card by card. The others answer at the same time: accept, refuse, or lay out a
counter-offer. The active player picks one partner among those who accepted or countered, or nobody; and may do so while
others still think.
"""

from __future__ import annotations

from typing import Final

from greathall.games.catan.codes import (
    ACCEPT,
    ANSWERING,
    CANCEL,
    COMPOSING,
    COUNTER,
    COUNTERING,
    E_ANSWERED,
    E_NO_TRADE,
    E_OFFER_ITEM,
    E_OFFERED,
    E_TRADED,
    GIVE,
    PARTNER,
    PICKING_PARTNER,
    PROPOSE,
    REFUSE,
    WANT,
)  # fmt: skip
from greathall.games.catan.ops import cards
from greathall.games.catan.state import CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import EVERYONE, UNKNOWN, Frame

# How an opponent stands to the offer.
THINKING: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2
COUNTERED: Final = 3
COMPOSES: Final = 4

# The answers an opponent may give, by what it holds.
ONLY_REFUSE: Final = [REFUSE]
NOT_ACCEPT: Final = [REFUSE, COUNTER]
ALL_ANSWERS: Final = [REFUSE, ACCEPT, COUNTER]


def lay_out(s: CatanState, seat: int, items: list[int], at: int, most: int, kind: int) -> None:
    """Ask for the next card of an offer: five counts to give at items[at:], five to want behind them.

    Cards are laid out in the order of the resources, first those to give, then those to want, so that one offer has one
    way to be made. R-TRADE-1: no type on both sides.
    """
    out = [CANCEL]
    give = items[at : at + 5]
    want = items[at + 5 : at + 10]
    wanted = sum(want)
    if not wanted:
        last = 4
        while last and not give[last]:
            last -= 1
        hand = s.hand
        for r in range(last, 5):
            if hand[seat * 5 + r] > give[r]:
                out.append(GIVE + r)
    if any(give):
        if wanted < most:
            last = 4
            while last and not want[last]:
                last -= 1
            mixed = s.table.mixed_like_for_like
            for r in range(last, 5):
                if mixed or not give[r]:
                    out.append(WANT + r)
        if wanted and is_exchange(items, at):
            out.append(PROPOSE)
    s.ask(seat, kind, out)


def is_exchange(items: list[int], at: int) -> bool:
    """CAT-TRADE.8: not only like for like, so some type stands on one side alone."""
    for r in range(5):
        if (items[at + 5 + r] > 0) != (items[at + r] > 0):
            return True
    return False


def can_pay(s: CatanState, seat: int, items: list[int], at: int) -> bool:
    h0, h1, h2, h3, h4 = s.hand[seat * 5 : seat * 5 + 5]
    c0, c1, c2, c3, c4 = items[at : at + 5]
    return h0 >= c0 and h1 >= c1 and h2 >= c2 and h3 >= c3 and h4 >= c4


def tell_terms(s: CatanState, seat: int, items: list[int], at: int) -> None:
    if s.events is not None:
        for i in range(10):
            if items[at + i]:
                s.events.append((E_OFFER_ITEM, EVERYONE, seat, i // 5, i % 5, items[at + i]))


class Offer(Frame[CatanState]):
    """CAT-TRADE.2, CAT-TRADE.5, CAT-TRADE.6: the active player lays out an offer.

    a: how many cards can be wanted; items: 5 given, 5 wanted.
    """

    __slots__ = ()
    secret = True

    def run(self, s: CatanState) -> None:
        seat = self.who
        if self.at == 0:
            self.at = 1
            self.a = most_wanted(s, seat)
            self.items = [0] * 10
        else:
            code = s.answer
            if code == CANCEL:
                s.done()
                return
            if code == PROPOSE:
                cards.show(s, seat, self.items[:5])
                s.done()
                if s.events is not None:
                    s.events.append((E_OFFERED, EVERYONE, seat))
                    tell_terms(s, seat, self.items, 0)
                s.push(Negotiation(seat, items=self.items + [0] * (s.n * 11)))
                return
            if code >= WANT:
                self.items[5 + code - WANT] += 1
            else:
                self.items[code - GIVE] += 1
        self.ask(s)

    def ask(self, s: CatanState) -> None:
        lay_out(s, self.who, self.items, 0, self.a, COMPOSING)

    def mask(self, s: CatanState, seat: int) -> None:
        """An offer not yet made is nobody else's business."""
        if seat != self.who:
            self.items = [UNKNOWN] * len(self.items)

    def redeal(self, s: CatanState, seat: int, rng: Rng) -> None:
        if seat != self.who:
            self.items = [0] * len(self.items)


def most_wanted(s: CatanState, seat: int) -> int:
    """Nobody can give more cards than the largest other hand has; hand sizes are public."""
    most = 0
    for p in range(s.n):
        if p != seat and s.hand_size[p] > most:
            most = s.hand_size[p]
    return most


class Negotiation(Frame[CatanState]):
    """CAT-TRADE.2, CAT-TRADE.3: the others answer, the active player picks a partner.

    items: the offer (5 given, 5 wanted), then per seat: its standing, and its counter-offer (5 given, 5 wanted by it).
    """

    __slots__ = ()
    secret = True

    def run(self, s: CatanState) -> None:
        if self.at == 0:
            self.at = 1
            self.ask(s)
        elif s.answerer == self.who:
            self.close(s)
        else:
            p = s.answerer
            standing = self.hear(s, p, s.answer)
            active = s.withdraw_last()  # the active player's question
            self.ask_opponent(s, p)
            if standing in (ACCEPTED, COUNTERED):
                self.ask_active(s)
            elif s.asks or len(active.options) > 1:
                s.asks.append(active)
            else:
                self.end(s)

    def ask(self, s: CatanState) -> None:
        for p in range(s.n):
            if p != self.who:
                self.ask_opponent(s, p)
        self.ask_active(s)

    def ask_opponent(self, s: CatanState, p: int) -> None:
        standing = self.items[10 + p * 11]
        if standing == COMPOSES:
            lay_out(s, p, self.items, 10 + p * 11 + 1, s.hand_size[self.who], COUNTERING)
        elif standing == THINKING:
            if not s.hand_size[p]:
                s.ask(p, ANSWERING, ONLY_REFUSE)
            else:
                s.ask(p, ANSWERING, ALL_ANSWERS if can_pay(s, p, self.items, 5) else NOT_ACCEPT)

    def hear(self, s: CatanState, p: int, code: int) -> int:
        """One answer of one opponent; returns how it now stands."""
        items = self.items
        at = 10 + p * 11
        standing = REFUSED
        if code == ACCEPT:
            standing = ACCEPTED
        elif code == PROPOSE:
            standing = COUNTERED
        elif code == COUNTER:
            standing = COMPOSES
        elif code >= WANT and code < PROPOSE:
            items[at + 6 + code - WANT] += 1
            standing = COMPOSES
        elif code >= GIVE and code < WANT:
            items[at + 1 + code - GIVE] += 1
            standing = COMPOSES
        items[at] = standing
        if standing == ACCEPTED:
            cards.show(s, p, items[5:10])
        elif standing == COUNTERED:
            cards.show(s, p, items[at + 1 : at + 6])
        if standing != COMPOSES and s.events is not None:
            s.events.append((E_ANSWERED, EVERYONE, p, standing))
            if standing == COUNTERED:
                tell_terms(s, p, items, at + 1)
        return standing

    def ask_active(self, s: CatanState) -> None:
        """The active player may close the negotiation at any time; it closes by itself when nobody is left to agree."""
        partners = []
        for p in range(s.n):
            standing = self.items[10 + p * 11]
            if standing == ACCEPTED or (standing == COUNTERED and can_pay(s, self.who, self.items, 10 + p * 11 + 6)):
                partners.append(PARTNER + p)
        if not partners and not s.asks:
            self.end(s)
            return
        s.ask(self.who, PICKING_PARTNER, [CANCEL, *partners])

    def close(self, s: CatanState) -> None:
        code = s.answer
        s.withdraw_all()
        if code == CANCEL:
            self.end(s)
            return
        p = code - PARTNER
        at = 10 + p * 11
        if self.items[at] == ACCEPTED:
            give, want = self.items[:5], self.items[5:10]
        else:
            give, want = self.items[at + 6 : at + 11], self.items[at + 1 : at + 6]
        if s.events is not None:
            s.events.append((E_TRADED, EVERYONE, self.who, p))
        for r in range(5):
            if give[r]:
                cards.hand_over(s, self.who, p, r, give[r])
        for r in range(5):
            if want[r]:
                cards.hand_over(s, p, self.who, r, want[r])
        s.done()

    def end(self, s: CatanState) -> None:
        if s.events is not None:
            s.events.append((E_NO_TRADE, EVERYONE, self.who))
        s.done()

    def mask(self, s: CatanState, seat: int) -> None:
        """A counter-offer still being laid out is seen by its maker alone."""
        for p in range(s.n):
            at = 10 + p * 11
            if p != seat and self.items[at] == COMPOSES:
                for i in range(at + 1, at + 11):
                    self.items[i] = UNKNOWN

    def redeal(self, s: CatanState, seat: int, rng: Rng) -> None:
        for p in range(s.n):
            at = 10 + p * 11
            if p != seat and self.items[at] == COMPOSES:
                for i in range(at + 1, at + 11):
                    self.items[i] = 0
