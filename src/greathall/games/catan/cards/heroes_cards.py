"""Heroes who bring or exchange cards, one block each (CAT-HERO.11, .12 and .15 to .17)."""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.cards.hero import HeroFrame
from greathall.games.catan.names import COST_DEVELOPMENT, COST_GUARD
from greathall.games.catan.ops import cards, pieces
from greathall.games.catan.reading import (
    supply_pair,
)
from greathall.games.catan.sites import guard_sites
from greathall.games.catan.state import CatanState
from greathall.kernel.state import BEGIN, NOBODY


# ---------------------------------------------------------------- A1 Jeor Mormont
def jeor_ready(s: CatanState, seat: int) -> bool:
    return s.hand_size[seat] > 0


# Steps of JeorMormont.
TYPE_ASKED: Final = 1
NAME_ASKED: Final = 2
RETURN_ASKED: Final = 3


class JeorMormont(HeroFrame):
    """CAT-HERO.11: a forced 1:1 trade with one or two opponents for one type."""

    __slots__ = ("named", "resource")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.resource = -1  # the type demanded
        self.named: list[int] = []  # opponents who have not paid yet

    def copy(self) -> JeorMormont:
        other = JeorMormont(self.who)
        other.at = self.at
        other.resource = self.resource
        other.named = self.named.copy()
        return other

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = TYPE_ASKED
        elif self.at == TYPE_ASKED:
            self.at = NAME_ASKED
            self.resource = s.answer - codes.DEMAND
        elif self.at == NAME_ASKED:
            if s.answer != codes.DONE:
                self.named.append(s.answer - codes.NAME)
            if s.answer == codes.DONE or len(self.named) == 2 or self.others(s, self.resource) < 2:
                cards.show_others(s, self.who, self.resource, len(self.named))
                self.demand(s)
                return
        else:
            cards.hand_over(s, self.who, self.named.pop(0), s.answer - codes.GIVE, 1)
            self.demand(s)
            return
        self.ask(s)

    def ask(self, s: CatanState) -> None:
        me = self.who
        if self.at == TYPE_ASKED:
            s.ask(me, codes.JEOR_DEMANDS, [codes.DEMAND + r for r in range(5) if self.others(s, r) > 0])
        elif self.at == NAME_ASKED:
            opponents = [codes.NAME + p for p in range(s.n) if p != me and p not in self.named]
            s.ask(me, codes.JEOR_NAMES, [codes.DONE, *opponents] if self.named else opponents)
        else:
            back = [codes.GIVE + r for r in range(5) if r != self.resource and s.hand[me * 5 + r]]
            s.ask(me, codes.JEOR_RETURNS, back)

    def others(self, s: CatanState, resource: int) -> int:
        """How many cards of other types there are to give back (R-HERO-2)."""
        return s.hand_size[self.who] - s.hand[self.who * 5 + resource]

    def demand(self, s: CatanState) -> None:
        """Each named opponent in turn hands over a card, or shows to have none (R-HERO-1)."""
        self.at = RETURN_ASKED
        while self.named:
            opponent = self.named[0]
            if s.hand[opponent * 5 + self.resource]:
                cards.hand_over_on_demand(s, opponent, self.who, self.resource)
                self.ask(s)
                return
            cards.show_absence(s, opponent, self.resource)
            self.named.pop(0)
        self.used(s)


def forbids_demand(s: CatanState, seat: int, resource: int) -> str:
    """CAT-HERO.11, R-HERO-2: a card of another type must be there to give back."""
    return "" if s.hand_size[seat] > s.hand[seat * 5 + resource] else "CAT-HERO.11"


def forbids_naming(s: CatanState, seat: int, p: int) -> str:
    """CAT-HERO.11: one or two opponents, each once."""
    frame = s.stack[-1]
    assert isinstance(frame, JeorMormont)
    return "CAT-HERO.11" if p >= s.n or p == seat or p in frame.named else ""


def forbids_naming_no_more(s: CatanState, seat: int, arg: int) -> str:
    """CAT-HERO.11: at least one."""
    frame = s.stack[-1]
    assert isinstance(frame, JeorMormont)
    return "" if frame.named else "CAT-HERO.11"


def forbids_giving_back(s: CatanState, seat: int, resource: int) -> str:
    """CAT-HERO.11: a card of another type than the one demanded."""
    frame = s.stack[-1]
    assert isinstance(frame, JeorMormont)
    return "" if resource != frame.resource and s.hand[seat * 5 + resource] else "CAT-HERO.11"


# ---------------------------------------------------------------- A2 Bowen Marsh
def bowen_options(s: CatanState, seat: int) -> list[int]:
    hand, supply, i = s.hand, s.supply, seat * 5
    return [codes.SUPPLY + g * 5 + t for g in range(5) if hand[i + g] for t in range(5) if t != g and supply[t]]


def bowen_ready(s: CatanState, seat: int) -> bool:
    if not s.hand_size[seat]:
        return False
    kinds = 5 - s.supply.count(0)
    return kinds > 1 or (kinds == 1 and len(bowen_options(s, seat)) > 0)


class BowenMarsh(HeroFrame):
    """CAT-HERO.12: one 1:1 trade with the supply."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        give, take = supply_pair(code - codes.SUPPLY)
        cards.supply_trade(s, self.who, give, take, 1)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, codes.BOWEN_GIVES, bowen_options(s, self.who))


def forbids_bowens_trade(s: CatanState, seat: int, arg: int) -> str:
    """CAT-HERO.12: a card of the hand for another from the supply."""
    give, take = supply_pair(arg)
    if give == take:
        return "CAT-TRADE.8"
    if not s.hand[seat * 5 + give]:
        return "CAT-HERO.12"
    return "" if s.supply[take] else "CAT-TRADE.12"


# ---------------------------------------------------------------- A5 Ser Alliser Thorne
def replacements(s: CatanState, seat: int, cost: tuple[int, ...]) -> list[int]:
    """Ways to pay a cost with one of its cards replaced by another type (R-HERO-6: the swap must be made)."""
    hand, i = s.hand, seat * 5
    out: list[int] = []
    short = 0
    for r in range(5):
        if hand[i + r] < cost[r]:
            short += 1
    if short > 1:  # one card can be replaced, not two
        return out
    for r in range(5):
        if cost[r]:
            rest = [cost[t] - (1 if t == r else 0) for t in range(5)]
            if all([hand[i + t] >= rest[t] for t in range(5)]):
                out += [codes.REPLACE + r * 5 + t for t in range(5) if t != r and hand[i + t] > rest[t]]
    return out


def pay_replaced(s: CatanState, seat: int, cost: tuple[int, ...], choice: int) -> None:
    r, t = supply_pair(choice - codes.REPLACE)
    changed = list(cost)
    changed[r] -= 1
    changed[t] += 1
    cards.pay(s, seat, tuple(changed))


def alliser_ready(s: CatanState, seat: int) -> bool:
    return s.hand_size[seat] >= 3 and len(guard_sites(s, seat)) > 0 and len(replacements(s, seat, COST_GUARD)) > 0


# Steps of AlliserThorne.
PAYMENT_ASKED: Final = 1
SECTION_ASKED: Final = 2


class AlliserThorne(HeroFrame):
    """CAT-HERO.15: a guard with one resource of its cost replaced."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = PAYMENT_ASKED
            self.ask(s)
        elif self.at == PAYMENT_ASKED:
            self.at = SECTION_ASKED
            pay_replaced(s, self.who, COST_GUARD, s.answer)
            self.ask(s)
        else:
            pieces.place_guard(s, self.who, s.answer - codes.RECRUIT)
            self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == PAYMENT_ASKED:
            s.ask(self.who, codes.ALLISER_REPLACES, replacements(s, self.who, COST_GUARD))
        else:
            s.ask_unless_lone(self.who, codes.ALLISER_PLACES, guard_sites(s, self.who))


def forbids_replacement(s: CatanState, seat: int, cost: tuple[int, ...], arg: int) -> str:
    """The rule against replacing a card of a cost by another: '' if it can be paid so."""
    rule = "CAT-HERO.15" if cost == COST_GUARD else "CAT-HERO.16"
    r, t = supply_pair(arg)
    if r == t and cost[r] and cost == COST_DEVELOPMENT:
        return "CAT-R-HERO-6"
    return "" if codes.REPLACE + arg in replacements(s, seat, cost) else rule


def forbids_allisers_price(s: CatanState, seat: int, arg: int) -> str:
    return forbids_replacement(s, seat, COST_GUARD, arg)


# ---------------------------------------------------------------- A6 Melisandre
def melisandre_ready(s: CatanState, seat: int) -> bool:
    return s.hand_size[seat] >= 3 and s.dev_next < len(s.dev_kind) and len(replacements(s, seat, COST_DEVELOPMENT)) > 0


# The second step of Melisandre; the first is PAYMENT_ASKED, too.
CARD_ASKED: Final = 2


class Melisandre(HeroFrame):
    """CAT-HERO.16: a development card with one resource of its cost replaced, chosen from the top three."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = PAYMENT_ASKED
            self.ask(s)
        elif self.at == PAYMENT_ASKED:
            self.at = CARD_ASKED
            pay_replaced(s, self.who, COST_DEVELOPMENT, s.answer)
            cards.look_at_deck(s, self.who, 3)
            self.ask(s)
        else:
            cards.pick_from_deck(s, self.who, s.answer - codes.KEEP_CARD)
            self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == PAYMENT_ASKED:
            s.ask(self.who, codes.MELISANDRE_REPLACES, replacements(s, self.who, COST_DEVELOPMENT))
        else:
            top = s.dev_kind[s.dev_next : s.dev_next + 3]  # R-HERO-5: or as many as there are
            s.ask(self.who, codes.MELISANDRE_KEEPS, [codes.KEEP_CARD + k for k in range(5) if k in top])


def forbids_melisandres_price(s: CatanState, seat: int, arg: int) -> str:
    return forbids_replacement(s, seat, COST_DEVELOPMENT, arg)


def forbids_keeping(s: CatanState, seat: int, kind: int) -> str:
    """CAT-HERO.16: one of the cards looked at."""
    return "" if kind in s.dev_kind[s.dev_next : s.dev_next + 3] else "CAT-HERO.16"


# ---------------------------------------------------------------- A7 Mance Rayder
def mance_ready(s: CatanState, seat: int) -> bool:
    """R-HERO-3: public points count."""
    return max(s.vp) > s.vp[seat]


# Steps of ManceRayder.
OPPONENT_ASKED: Final = 1
TAKING: Final = 2


class ManceRayder(HeroFrame):
    """CAT-HERO.17: look at the hand of an opponent with more points and take a card."""

    __slots__ = ("opponent",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.opponent = NOBODY

    def copy(self) -> ManceRayder:
        other = ManceRayder(self.who)
        other.at = self.at
        other.opponent = self.opponent
        return other

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = OPPONENT_ASKED
            self.ask(s)
            return
        if self.at == OPPONENT_ASKED:
            self.at = TAKING
            self.opponent = s.answer - codes.NAME
            cards.look_at_hand(s, self.who, self.opponent)
            if s.hand_size[self.opponent]:
                self.ask(s)
                return
        elif s.answer != codes.PASS:
            cards.take_chosen(s, self.who, self.opponent, s.answer - codes.TAKE)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == OPPONENT_ASKED:
            ahead = [codes.NAME + p for p in range(s.n) if s.vp[p] > s.vp[self.who]]
            s.ask_unless_lone(self.who, codes.MANCE_LOOKS, ahead)
            return
        takes = [codes.TAKE + r for r in range(5) if s.hand[self.opponent * 5 + r]]
        s.ask(self.who, codes.MANCE_TAKES, [codes.PASS, *takes] if s.table.mance_may_decline else takes)  # R-HERO-4


def forbids_looking(s: CatanState, seat: int, p: int) -> str:
    """CAT-HERO.17: an opponent with more points."""
    return "" if p < s.n and s.vp[p] > s.vp[seat] else "CAT-HERO.17"


def forbids_mances_card(s: CatanState, seat: int, resource: int) -> str:
    """CAT-HERO.17: a card of the hand that was shown."""
    frame = s.stack[-1]
    assert isinstance(frame, ManceRayder)
    return "" if s.hand[frame.opponent * 5 + resource] else "CAT-HERO.17"


def forbids_taking_nothing(s: CatanState, seat: int, arg: int) -> str:
    return "" if s.table.mance_may_decline else "CAT-R-HERO-4"
