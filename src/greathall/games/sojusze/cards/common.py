"""What the abilities of many cards share: asking once, discarding from hand, gaining tokens, looking through allies."""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.sojusze.bidding import second
from greathall.games.sojusze.codes import (
    AREA,
    AREA_BLANK,
    AREA_SPAN,
    BOTTOM,
    COUNCIL,
    DISCARD,
    DISCARD_CARD,
    KILL,
    OBEY,
    OBEY_ORDER,
    ORDER_ALLIES,
    PASS,
    PLACE_TOKEN,
    SPAN,
    TOP,
)
from greathall.games.sojusze.councils import left_of, own_councils, right_of
from greathall.games.sojusze.data import HAS_TRIUMPH, POWER, VALUE
from greathall.games.sojusze.names import LONG_LAID_PLAN, PULLING_THE_STRINGS, STANNIS_BARATHEON
from greathall.games.sojusze.ops import allies, hands, tokens
from greathall.games.sojusze.state import BLANK, CARD, CARD_SHIFT, NONE, SojuszeState
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY, UNKNOWN, Frame

__all__ = ["HAS_TRIUMPH", "second"]


# Orders about the winner's tokens, as in OBEY.
BY_STRINGS: Final = 0
BY_PLAN: Final = 1
BY_PACK: Final = 2


class Ability(Frame[SojuszeState]):
    """An ability that asks one thing of one leader. who: "you", the leader it belongs to (SOJ-YOU.1, SOJ-YOU.3).

    A compulsory ability with nothing to choose from is skipped (SOJ-AMB.39), with one choice it is carried out at once.
    """

    __slots__ = ()
    card: ClassVar[int] = NONE  # the influence card it is printed on
    ally: ClassVar[int] = NONE  # or the ally
    decision: ClassVar[int] = 0
    optional: ClassVar[bool] = False

    def options(self, s: SojuszeState) -> list[int]:
        """What can be chosen, without declining."""
        return []

    def chosen(self, s: SojuszeState, code: int) -> None:
        """Carry it out; this frame is gone already."""

    def asked(self, s: SojuszeState) -> int:
        """Who chooses."""
        return self.who

    def may_decline(self) -> bool:
        return self.optional

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:
            options = self.options(s)
            if not options:
                s.done()
                return
            if len(options) == 1 and not self.may_decline():
                s.done()
                self.chosen(s, options[0])
                return
            self.at = 1
            s.ask(self.asked(s), self.decision, [PASS, *options] if self.may_decline() else options)
            return
        code = s.answer
        s.done()
        if code != PASS:
            self.chosen(s, code)

    def ask(self, s: SojuszeState) -> None:
        options = self.options(s)
        s.ask(self.asked(s), self.decision, [PASS, *options] if self.may_decline() else options)


class Effect(Frame[SojuszeState]):
    """An ability without a choice."""

    __slots__ = ()
    card: ClassVar[int] = NONE
    ally: ClassVar[int] = NONE

    def run(self, s: SojuszeState) -> None:
        s.done()
        self.do(s)

    def do(self, s: SojuszeState) -> None:
        """Carry it out."""


# ---------------------------------------------------------------- cards in areas and hands as options
def area_code(owner: int, entry: int) -> int:
    return (AREA_BLANK if entry & BLANK else AREA) + owner * AREA_SPAN + (entry & CARD)


def area_choice(code: int) -> tuple[int, int]:
    """Owner and entry of a chosen card in an area."""
    owner, card = divmod(code % SPAN, AREA_SPAN)
    return owner, card | BLANK if code // SPAN == AREA_BLANK // SPAN else card


def without_doubles(codes: list[int]) -> list[int]:
    return list(dict.fromkeys(codes))


def hand_codes(s: SojuszeState, seat: int, verb: int) -> list[int]:
    return without_doubles([verb + (e >> CARD_SHIFT) for e in s.hands[seat]])


def others(s: SojuszeState, seat: int) -> list[int]:
    return [(seat + i) % s.n for i in range(1, s.n)]


def neighbours(s: SojuszeState, seat: int) -> list[int]:
    return [left_of(s, seat), right_of(s, seat)]


def all_allies(s: SojuszeState, most: int = 99) -> list[int]:
    """Allies in councils with a printed power of at most so much."""
    return [a for council in s.councils for a in council if POWER[a] <= most]


def kill_codes(found: list[int]) -> list[int]:
    return [KILL + a for a in found]


class DiscardCards(Frame[SojuszeState]):
    """who discards `a` cards of their choice from hand, as many as there are."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        if self.at == 1:
            self.at = 0
            hands.discard(s, self.who, s.answer - DISCARD)
            self.a -= 1
        while self.a > 0 and s.hands[self.who]:
            codes = hand_codes(s, self.who, DISCARD)
            if len(codes) > 1 and len(s.hands[self.who]) > self.a:
                self.at = 1
                s.ask(self.who, DISCARD_CARD, codes)
                return
            hands.discard(s, self.who, codes[0] - DISCARD)
            self.a -= 1
        s.done()

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, DISCARD_CARD, hand_codes(s, self.who, DISCARD))


class DiscardFromArea(Frame[SojuszeState]):
    """who discards `a` cards from the own area, one after the other: the highest (c=0) or lowest (c=1) of those that
    can be discarded through the card of leader b, among equals their own choice. items: 1 = only red, green, purple."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        if self.at == 1:
            self.at = 0
            hands.discard_from_area(s, self.who, area_choice(s.answer)[1])
            self.a -= 1
        while self.a > 0:
            codes = self.candidates(s)
            if len(codes) > 1:
                self.at = 1
                s.ask(self.who, DISCARD_CARD, codes)
                return
            if not codes:
                break
            hands.discard_from_area(s, self.who, area_choice(codes[0])[1])
            self.a -= 1
        s.done()

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, DISCARD_CARD, self.candidates(s))

    def candidates(self, s: SojuszeState) -> list[int]:
        from greathall.games.sojusze.shields import DISCARDED, is_standard, touchable

        standard_only = self.items == [1]
        able = [
            e
            for e in s.areas[self.who]
            if touchable(s, self.b, self.who, e, DISCARDED) and (not standard_only or is_standard(e))
        ]
        if not able:
            return []
        values = [VALUE[e & CARD] for e in able]
        wanted = min(values) if self.c else max(values)
        return without_doubles([area_code(self.who, e) for e in able if VALUE[e & CARD] == wanted])


# ---------------------------------------------------------------- tokens
def triumphs_on(s: SojuszeState) -> bool:
    """Stannis Baratheon: triumph abilities are not resolved this round."""
    return s.ruling != STANNIS_BARATHEON


def strings_councils(s: SojuszeState, winner: int) -> list[int]:
    """SOJ-CARD.1, SOJ-CARD.2, SOJ-AMB.10: where Pulling the Strings lets the winner place; both if nothing binds."""
    left, right = own_councils(s, winner)
    if not triumphs_on(s):
        return [left, right]
    on_left = s.areas[left_of(s, winner)].count(PULLING_THE_STRINGS)
    on_right = s.areas[right_of(s, winner)].count(PULLING_THE_STRINGS)
    if on_left > on_right:
        return [left]
    return [right] if on_right > on_left else [left, right]


def planner(s: SojuszeState) -> int:
    """Long-Laid Plan: who decides where the winner's tokens go, NOBODY if nobody does."""
    if triumphs_on(s):
        for seat in range(s.n):
            if seat != s.winner and LONG_LAID_PLAN in s.areas[seat]:
                return seat
    return NOBODY


class GainToken(Frame[SojuszeState]):
    """SOJ-TOK.1, SOJ-CLAIM.7, SOJ-CLAIM.8: who gains a token and places it. a: 1 + the council it must go to, as the
    ability says, 0 if it is free. b: 1 + the council The Pack Survives wants it in. c: 1 + the order that is obeyed, 0
    if there is none."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        if not s.supply:  # SOJ-AMB.23
            s.done()
            return
        if self.at == 2:
            self.finish(s, s.answer - COUNCIL)
            return
        if self.at == 0:
            if self.a:
                self.finish(s, self.a - 1)
                return
            orders = self.orders(s)
            if len(orders) > 1 and not self.agree(s, orders):  # SOJ-AMB.11
                self.at = 1
                self.ask(s)
                return
            self.c = 1 + orders[0] if orders else 0
        else:
            self.c = 1 + s.answer - OBEY
        allowed = self.allowed(s)
        if len(allowed) == 1:
            self.finish(s, allowed[0])
            return
        self.at = 2
        self.ask(s)

    def orders(self, s: SojuszeState) -> list[int]:
        """The influence cards that say where the winner's token goes."""
        found = []
        if s.winner == self.who:
            if len(strings_councils(s, self.who)) == 1:
                found.append(BY_STRINGS)
            if planner(s) >= 0:
                found.append(BY_PLAN)
        if self.b:
            found.append(BY_PACK)
        return found

    def agree(self, s: SojuszeState, orders: list[int]) -> bool:
        return BY_PLAN not in orders and strings_councils(s, self.who) == [self.b - 1]

    def allowed(self, s: SojuszeState) -> list[int]:
        if self.c == 1 + BY_STRINGS:
            return strings_councils(s, self.who)
        if self.c == 1 + BY_PACK:
            return [self.b - 1]
        return list(own_councils(s, self.who))

    def finish(self, s: SojuszeState, council: int) -> None:
        s.done()
        tokens.gain(s, self.who, council)

    def ask(self, s: SojuszeState) -> None:
        if self.at == 1:
            s.ask(self.who, OBEY_ORDER, [OBEY + order for order in self.orders(s)])
        else:
            chooser = planner(s) if self.c == 1 + BY_PLAN else self.who
            s.ask(chooser, PLACE_TOKEN, [COUNCIL + c for c in self.allowed(s)])


# ---------------------------------------------------------------- looking through the ally deck
class Look(Frame[SojuszeState]):
    """who looks at the top cards of the ally deck and puts them back. a: how many, from the top; b: 1 if the first of
    them is the next card of the open row (SOJ-OPEN.6). items: what was done so far, one entry per card dealt with:
    place among the cards looked at, plus 8 if it goes to the bottom, plus 16 if it is killed."""

    __slots__ = ()
    secret = True
    count: ClassVar[int] = 0
    card: ClassVar[int] = NONE
    ally: ClassVar[int] = NONE

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:
            self.at = 1
            self.b = 1 if s.table.open_allies and s.row else 0
            self.a = min(self.count - self.b, len(s.ally_deck))
            if self.a + self.b == 0:
                s.done()
                return
            allies.look_at(s, self.who, deck_places(s, self.a))
        elif self.at == 2:
            self.items = [*self.items, self.read(s, s.answer)]
        left = self.left()
        if len(left) == 1 and len(self.choices(s)) == 1:
            self.items = [*self.items, self.read(s, self.choices(s)[0])]
            left = []
        if not left:
            s.done()
            self.put_back(s)
            return
        self.at = 2
        self.ask(s)

    def left(self) -> list[int]:
        used = [x & 7 for x in self.items]
        return [i for i in range(self.a + self.b) if i not in used]

    def seen(self, s: SojuszeState, i: int) -> int:
        """The ally at place i of the cards looked at."""
        if self.b and i == 0:
            return s.row[0]
        return s.ally_deck[len(s.ally_deck) - 1 - (i - self.b)]

    def choices(self, s: SojuszeState) -> list[int]:
        """What can be done next: by default, which card comes next from the top."""
        return [TOP + self.seen(s, i) for i in self.left()]

    def read(self, s: SojuszeState, code: int) -> int:
        verb = code // SPAN * SPAN
        for i in self.left():
            if self.seen(s, i) == code - verb:
                return i | (8 if verb == BOTTOM else 16 if verb == KILL else 0)
        raise ValueError("not among the cards looked at")

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, ORDER_ALLIES, self.choices(s))

    def put_back(self, s: SojuszeState) -> None:
        """SOJ-AMB.30: the first card of the new order takes the place in the row that was looked at."""
        seen = [self.seen(s, i) for i in range(self.a + self.b)]
        marks = dict.fromkeys(seen, (1 << s.n) - 1)  # a card of the row is known to all
        for i in range(self.b, self.a + self.b):
            marks[seen[i]] = s.ally_known[len(s.ally_deck) - 1 - (i - self.b)]
        top = [seen[x & 7] for x in self.items if x < 8]
        bottom = [seen[x & 7] for x in self.items if 8 <= x < 16]
        killed = [seen[x & 7] for x in self.items if x >= 16]
        in_row = top.pop(0) if self.b and top else NONE
        allies.put_back(s, self.who, self.a, top, bottom, marks)
        if self.b:
            allies.set_row_next(s, in_row if in_row != NONE else allies.draw(s))
        for ally in killed:
            allies.bury(s, ally)

    def mask(self, s: SojuszeState, seat: int) -> None:
        if seat != self.who:
            self.items = [UNKNOWN] * len(self.items)

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        if seat != self.who:
            places = list(range(self.a + self.b))
            rng.shuffle(places)
            flags = [x & ~7 for x in self.items]
            self.items = [p | f for p, f in zip(places, flags, strict=False)]


def deck_places(s: SojuszeState, count: int) -> list[int]:
    """The topmost places of the deck, the top first."""
    size = len(s.ally_deck)
    return [size - 1 - i for i in range(count)]
