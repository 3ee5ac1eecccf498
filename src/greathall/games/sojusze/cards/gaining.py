"""Gaining a power token, and the cards that say where the winner's tokens go (SOJ-TOK.1, SOJ-CLAIM.7, SOJ-AMB.11)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes
from greathall.games.sojusze.cards.common import Question, triumphs_on
from greathall.games.sojusze.councils import own_councils
from greathall.games.sojusze.names import LONG_LAID_PLAN, PULLING_THE_STRINGS
from greathall.games.sojusze.ops import rounds, tokens
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import forbids_council
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY

# Orders about the winner's tokens, as in OBEY.
NO_ORDER: Final = -1
BY_STRINGS: Final = 0
BY_PLAN: Final = 1
BY_PACK: Final = 2
BY_ALLY: Final = 3  # the ally itself says where it goes
BY_LORAS: Final = 4

# Steps of GainToken.
CHOOSING_ORDER: Final = 1
CHOOSING_COUNCIL: Final = 2


def strings_councils(s: SojuszeState, winner: int) -> list[int]:
    """SOJ-CARD.1, SOJ-CARD.2, SOJ-AMB.10: where Pulling the Strings lets the winner place; both if nothing binds."""
    left, right = own_councils(s, winner)
    if not triumphs_on(s):
        return [left, right]
    more = s.areas[(winner + 1) % s.n].count(PULLING_THE_STRINGS) - s.areas[right].count(PULLING_THE_STRINGS)
    return [left] if more > 0 else [right] if more < 0 else [left, right]


def planner(s: SojuszeState) -> int:
    """Long-Laid Plan: who decides where the winner's tokens go, NOBODY if nobody does."""
    if triumphs_on(s):
        for seat in range(s.n):
            if seat != s.winner and LONG_LAID_PLAN in s.areas[seat]:
                return seat
    return NOBODY


class GainToken(Question):
    """SOJ-TOK.1, SOJ-CLAIM.7, SOJ-CLAIM.8: who gains a token and places it."""

    __slots__ = ("council", "order", "pack_council")
    verbs = (codes.OBEY, codes.COUNCIL)

    def __init__(self, who: int = NOBODY, council: int = NONE, pack_council: int = NONE) -> None:
        super().__init__(who)
        self.council = council  # where the ability itself puts it; NONE: it does not say
        self.pack_council = pack_council  # where The Pack Survives wants it
        self.order = NO_ORDER  # the order that is obeyed

    def copy(self) -> GainToken:
        other = GainToken(self.who, self.council, self.pack_council)
        other.at = self.at
        other.order = self.order
        return other

    def run(self, s: SojuszeState) -> None:
        if not s.supply:  # SOJ-AMB.23
            s.done()
            return
        if self.at == CHOOSING_COUNCIL:
            self.finish(s, s.answer - codes.COUNCIL)
            return
        if self.at == BEGIN:
            if self.council != NONE:
                self.finish(s, self.council)
                return
            orders = self.orders(s)
            if len(orders) > 1 and not self.agree(s, orders):  # SOJ-AMB.11
                self.at = CHOOSING_ORDER
                self.ask(s)
                return
            self.order = orders[0] if orders else NO_ORDER
        else:
            self.order = s.answer - codes.OBEY
        allowed = self.allowed(s)
        if len(allowed) == 1:
            rounds.tell(s, (codes.E_BOUND, EVERYONE, self.who, self.order))
            self.finish(s, allowed[0])
            return
        self.at = CHOOSING_COUNCIL
        self.ask_where(s, allowed)

    def orders(self, s: SojuszeState) -> list[int]:
        """The influence cards that say where the winner's token goes."""
        found = []
        if s.winner == self.who:
            if len(strings_councils(s, self.who)) == 1:
                found.append(BY_STRINGS)
            if planner(s) >= 0:
                found.append(BY_PLAN)
        if self.pack_council != NONE:
            found.append(BY_PACK)
        return found

    def agree(self, s: SojuszeState, orders: list[int]) -> bool:
        return BY_PLAN not in orders and strings_councils(s, self.who) == [self.pack_council]

    def allowed(self, s: SojuszeState) -> list[int]:
        own = list(own_councils(s, self.who))
        return [c for c in own if not self.forbids(s, c)] if self.order in (BY_STRINGS, BY_PACK) else own

    def forbids(self, s: SojuszeState, council: int) -> str:
        """The rule that keeps the token out of a council, '' if none does."""
        rule = forbids_council(s, self.who, council)
        if rule:
            return rule
        if self.order == BY_STRINGS and council not in strings_councils(s, self.who):
            return "SOJ-AMB.10"
        return "SOJ-AMB.7" if self.order == BY_PACK and council != self.pack_council else ""

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        if self.at == CHOOSING_COUNCIL and code < codes.OBEY:
            return self.forbids(s, code - codes.COUNCIL)
        return "" if self.at == CHOOSING_ORDER and code - codes.OBEY in self.orders(s) else "SOJ-AMB.11"

    def decided_by(self) -> str:
        return "SOJ-AMB.7" if self.order == BY_PLAN else "SOJ-TOK.1"

    def finish(self, s: SojuszeState, council: int) -> None:
        s.done()
        tokens.gain(s, self.who, council)

    def ask(self, s: SojuszeState) -> None:
        if self.at == CHOOSING_ORDER:
            s.ask(self.who, codes.OBEY_ORDER, [codes.OBEY + order for order in self.orders(s)])
        else:
            self.ask_where(s, self.allowed(s))

    def ask_where(self, s: SojuszeState, allowed: list[int]) -> None:
        chooser = planner(s) if self.order == BY_PLAN else self.who
        s.ask(chooser, codes.PLACE_TOKEN, [codes.COUNCIL + c for c in allowed])
