"""Trade between players: a real negotiation (CAT-TRADE.1 to CAT-TRADE.8).

The active player lays out an offer card by card. The others answer at the same time: accept, refuse, or lay out a
counter-offer. The active player picks one partner among those who accepted or countered, or nobody; and may do so while
others still think.
"""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.ops import cards
from greathall.games.catan.state import CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import ASKED, BEGIN, EVERYONE, NOBODY, UNKNOWN, Frame

# How an opponent stands to the offer.
THINKING: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2
COUNTERED: Final = 3
COMPOSES: Final = 4

# The answers an opponent may give, by what it holds.
NOT_ACCEPT: Final = [codes.REFUSE, codes.COUNTER]
ALL_ANSWERS: Final = [codes.REFUSE, codes.ACCEPT, codes.COUNTER]

GIVES: Final = 0  # sides of an offer, as its events name them
WANTS: Final = 1


def forbids_giving(s: CatanState, seat: int, give: list[int], want: list[int], r: int) -> str:
    """One more card to give: it must be in the hand, and come in its order (R-TRADE-2)."""
    if s.hand[seat * 5 + r] <= give[r]:
        return "CAT-TRADE.6"
    return "CAT-R-TRADE-2" if r < last_laid(give) or any(want) else ""


def forbids_wanting(s: CatanState, give: list[int], want: list[int], most: int, r: int) -> str:
    """One more card to want: no type on both sides (R-TRADE-1), no more than can be had, in its order (R-TRADE-2)."""
    if give[r] and not s.table.mixed_like_for_like:
        return "CAT-TRADE.8"
    if sum(want) >= most:
        return "CAT-COMP.15"
    return "CAT-R-TRADE-2" if r < last_laid(want) or not any(give) else ""


def forbids_proposing(give: list[int], want: list[int]) -> str:
    """CAT-TRADE.6: no gifts; CAT-TRADE.8: not only like for like."""
    if not any(give) or not any(want):
        return "CAT-TRADE.6"
    return "" if is_exchange(give, want) else "CAT-TRADE.8"


def lay_out(s: CatanState, seat: int, give: list[int], want: list[int], most: int, kind: int) -> None:
    """Ask for the next card of an offer.

    R-TRADE-2: cards are laid out in the order of the resources, first those to give, then those to want, so that one
    offer has one way to be made.
    """
    out = [codes.CANCEL]
    wanted = sum(want)
    given = any(give)
    if not wanted:
        hand = s.hand
        for r in range(last_laid(give) if given else 0, 5):
            if hand[seat * 5 + r] > give[r]:
                out.append(codes.GIVE + r)
    if given:
        if wanted < most:
            mixed = s.table.mixed_like_for_like
            for r in range(last_laid(want) if wanted else 0, 5):
                if mixed or not give[r]:
                    out.append(codes.WANT + r)
        if wanted and is_exchange(give, want):
            out.append(codes.PROPOSE)
    s.ask(seat, kind, out)


def last_laid(counts: list[int]) -> int:
    """The last resource of which a card was laid out; the first one if none was."""
    last = 4
    while last and not counts[last]:
        last -= 1
    return last


def is_exchange(give: list[int], want: list[int]) -> bool:
    """CAT-TRADE.8: not only like for like, so some type stands on one side alone."""
    for r in range(5):
        if (want[r] > 0) != (give[r] > 0):
            return True
    return False


# ---------------------------------------------------------------- why not
def laid_by(s: CatanState, seat: int) -> tuple[list[int], list[int], int]:
    """What the seat has laid out of its offer or counter-offer, and how many cards it may want."""
    frame = s.stack[-1]
    if isinstance(frame, Offer):
        return frame.give, frame.want, frame.most
    assert isinstance(frame, Negotiation)
    give, want = frame.counter_of(seat)
    return give, want, s.hand_size[frame.who]


def forbids_next_given(s: CatanState, seat: int, r: int) -> str:
    give, want, _ = laid_by(s, seat)
    return forbids_giving(s, seat, give, want, r)


def forbids_next_wanted(s: CatanState, seat: int, r: int) -> str:
    give, want, most = laid_by(s, seat)
    return forbids_wanting(s, give, want, most, r)


def forbids_offer_as_it_lies(s: CatanState, seat: int, arg: int) -> str:
    give, want, _ = laid_by(s, seat)
    return forbids_proposing(give, want)


def forbids_accepting(s: CatanState, seat: int, arg: int) -> str:
    """CAT-TRADE.6: only who holds the cards can hand them over."""
    talks = s.stack[-1]
    assert isinstance(talks, Negotiation)
    return "" if can_pay(s, seat, talks.want) else "CAT-TRADE.6"


def forbids_partner(s: CatanState, seat: int, p: int) -> str:
    """CAT-TRADE.2, CAT-TRADE.3: only who accepted or countered; CAT-TRADE.6: only at a price that is in the hand."""
    talks = s.stack[-1]
    assert isinstance(talks, Negotiation)
    if p >= s.n or p == seat:
        return "CAT-TRADE.2"
    standing = talks.standing[p]
    if standing == ACCEPTED:
        return ""
    if standing != COUNTERED:
        return "CAT-TRADE.3"
    return "" if can_pay(s, seat, talks.counter_of(p)[1]) else "CAT-TRADE.6"


def can_pay(s: CatanState, seat: int, counts: list[int]) -> bool:
    h0, h1, h2, h3, h4 = s.hand[seat * 5 : seat * 5 + 5]
    c0, c1, c2, c3, c4 = counts
    return h0 >= c0 and h1 >= c1 and h2 >= c2 and h3 >= c3 and h4 >= c4


def tell_terms(s: CatanState, seat: int, give: list[int], want: list[int]) -> None:
    if s.events is not None:
        for side, counts in ((GIVES, give), (WANTS, want)):
            for r in range(5):
                if counts[r]:
                    s.events.append((codes.E_OFFER_ITEM, EVERYONE, seat, side, r, counts[r]))


class Offer(Frame[CatanState]):
    """CAT-TRADE.2, CAT-TRADE.5, CAT-TRADE.6: the active player lays out an offer."""

    __slots__ = ("give", "most", "want")
    secret = True

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.most = 0  # how many cards can be wanted
        self.give = [0] * 5
        self.want = [0] * 5

    def copy(self) -> Offer:
        other = Offer(self.who)
        other.at = self.at
        other.most = self.most
        other.give = self.give.copy()
        other.want = self.want.copy()
        return other

    def run(self, s: CatanState) -> None:
        seat = self.who
        if self.at == BEGIN:
            self.at = ASKED
            self.most = most_wanted(s, seat)
        else:
            code = s.answer
            if code == codes.CANCEL:
                s.done()
                return
            if code == codes.PROPOSE:
                self.propose(s)
                return
            if code >= codes.WANT:
                self.want[code - codes.WANT] += 1
            else:
                self.give[code - codes.GIVE] += 1
        self.ask(s)

    def propose(self, s: CatanState) -> None:
        cards.show(s, self.who, self.give)
        s.done()
        if s.events is not None:
            s.events.append((codes.E_OFFERED, EVERYONE, self.who))
            tell_terms(s, self.who, self.give, self.want)
        talks = Negotiation(self.who)
        talks.open(s, self.give, self.want)
        s.push(talks)

    def ask(self, s: CatanState) -> None:
        lay_out(s, self.who, self.give, self.want, self.most, codes.COMPOSING)

    def mask(self, s: CatanState, seat: int) -> None:
        """An offer not yet made is nobody else's business."""
        if seat != self.who:
            self.give = [UNKNOWN] * 5
            self.want = [UNKNOWN] * 5

    def redeal(self, s: CatanState, seat: int, rng: Rng) -> None:
        if seat != self.who:
            self.give = [0] * 5
            self.want = [0] * 5


def most_wanted(s: CatanState, seat: int) -> int:
    """Nobody can give more cards than the largest other hand has; hand sizes are public."""
    most = 0
    for p in range(s.n):
        if p != seat and s.hand_size[p] > most:
            most = s.hand_size[p]
    return most


class Negotiation(Frame[CatanState]):
    """CAT-TRADE.2, CAT-TRADE.3: the others answer, the active player picks a partner."""

    __slots__ = ("counter_give", "counter_want", "give", "standing", "want")
    secret = True

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.give: list[int] = []  # what the active player gives; an offer that was made is never changed
        self.want: list[int] = []
        self.standing: list[int] = []  # by seat
        self.counter_give: list[int] = []  # counter-offers, five counts a seat: what that seat gives
        self.counter_want: list[int] = []

    def copy(self) -> Negotiation:
        other = Negotiation(self.who)
        other.at = self.at
        other.give = self.give
        other.want = self.want
        other.standing = self.standing.copy()
        other.counter_give = self.counter_give.copy()
        other.counter_want = self.counter_want.copy()
        return other

    def open(self, s: CatanState, give: list[int], want: list[int]) -> None:
        """The offer is on the table; everybody who holds a card thinks about it (the others can but refuse)."""
        self.give = give
        self.want = want
        self.standing = [THINKING if size else REFUSED for size in s.hand_size]
        self.counter_give = [0] * (s.n * 5)
        self.counter_want = [0] * (s.n * 5)

    # ---------------------------------------------------------------- what bots and views ask
    def counter_of(self, p: int) -> tuple[list[int], list[int]]:
        """The counter-offer of a seat: what it gives, what it wants."""
        return self.counter_give[p * 5 : p * 5 + 5], self.counter_want[p * 5 : p * 5 + 5]

    def terms_with(self, p: int) -> tuple[list[int], list[int]]:
        """What the active player would give to that seat and get from it: the offer, or the seat's counter-offer."""
        if self.standing[p] == ACCEPTED:
            return self.give, self.want
        give, want = self.counter_of(p)
        return want, give

    # ---------------------------------------------------------------- the talks
    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = ASKED
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
            elif s.asks or ACCEPTED in self.standing or COUNTERED in self.standing:
                s.asks.append(active)
            else:
                self.end(s)

    def ask(self, s: CatanState) -> None:
        for p in range(s.n):
            if p != self.who:
                self.ask_opponent(s, p)
        self.ask_active(s)

    def ask_opponent(self, s: CatanState, p: int) -> None:
        standing = self.standing[p]
        if standing == COMPOSES:
            give, want = self.counter_of(p)
            lay_out(s, p, give, want, s.hand_size[self.who], codes.COUNTERING)
        elif standing == THINKING:
            s.ask(p, codes.ANSWERING, ALL_ANSWERS if can_pay(s, p, self.want) else NOT_ACCEPT)

    def hear(self, s: CatanState, p: int, code: int) -> int:
        """One answer of one opponent; returns how it now stands."""
        standing = REFUSED
        if code == codes.ACCEPT:
            standing = ACCEPTED
        elif code == codes.PROPOSE:
            standing = COUNTERED
        elif code == codes.COUNTER:
            standing = COMPOSES
        elif code >= codes.WANT and code < codes.PROPOSE:
            self.counter_want[p * 5 + code - codes.WANT] += 1
            standing = COMPOSES
        elif code >= codes.GIVE and code < codes.WANT:
            self.counter_give[p * 5 + code - codes.GIVE] += 1
            standing = COMPOSES
        self.standing[p] = standing
        if standing == COMPOSES:
            return standing
        if s.events is not None:
            s.events.append((codes.E_ANSWERED, EVERYONE, p, standing))
        if standing == ACCEPTED:
            cards.show(s, p, self.want)
        elif standing == COUNTERED:
            give, want = self.counter_of(p)
            cards.show(s, p, give)
            tell_terms(s, p, give, want)
        return standing

    def ask_active(self, s: CatanState) -> None:
        """The active player may close the negotiation at any time; it closes by itself when everybody has refused. A
        counter-offer is asked about even if it cannot be paid: what the hand holds is nobody's business."""
        partners = []
        for p in range(s.n):
            if self.standing[p] in (ACCEPTED, COUNTERED) and not forbids_partner(s, self.who, p):
                partners.append(codes.PARTNER + p)
        s.ask(self.who, codes.PICKING_PARTNER, [codes.CANCEL, *partners])

    def close(self, s: CatanState) -> None:
        code = s.answer
        s.withdraw_all()
        if code == codes.CANCEL:
            self.end(s)
            return
        p = code - codes.PARTNER
        give, want = self.terms_with(p)
        if s.events is not None:
            s.events.append((codes.E_TRADED, EVERYONE, self.who, p))
        for r in range(5):
            if give[r]:
                cards.hand_over(s, self.who, p, r, give[r])
        for r in range(5):
            if want[r]:
                cards.hand_over(s, p, self.who, r, want[r])
        s.done()

    def end(self, s: CatanState) -> None:
        if s.events is not None:
            s.events.append((codes.E_NO_TRADE, EVERYONE, self.who))
        s.done()

    def mask(self, s: CatanState, seat: int) -> None:
        """A counter-offer still being laid out is seen by its maker alone."""
        self.hide_drafts(s, seat, UNKNOWN)

    def redeal(self, s: CatanState, seat: int, rng: Rng) -> None:
        self.hide_drafts(s, seat, 0)

    def hide_drafts(self, s: CatanState, seat: int, shown: int) -> None:
        for p in range(s.n):
            if p != seat and self.standing[p] == COMPOSES:
                for i in range(p * 5, p * 5 + 5):
                    self.counter_give[i] = self.counter_want[i] = shown
