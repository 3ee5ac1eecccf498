"""Costs: what must be paid to use an ability, from the own pool and with own cards only (LCG-COST.1, LCG-COST.3).

An ability adds up what it asks for: `costs = KNEEL_THIS + gold(2)`. Each part says whether it can be paid and why not,
and pays; parts are paid in the order in which they stand, the gold of all of them first and together."""

from __future__ import annotations

from typing import Final, TypeVar

from greathall.games.cardgame import happenings, reasons
from greathall.games.cardgame.abilities import Cost, Costs
from greathall.games.cardgame.codes import AMOUNT
from greathall.games.cardgame.codes import COST as WITH
from greathall.games.cardgame.flow import occurrence
from greathall.games.cardgame.happenings import Happening
from greathall.games.cardgame.names import KNEELING, OUT
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import NONE, CardState

S = TypeVar("S", bound=CardState)


class KneelThis(Cost[CardState]):
    """Kneel this card."""

    unpaid = reasons.KNEELS
    kneels_this = True

    def can_be_paid(self, s: CardState, c: int, seat: int) -> bool:
        return not s.flags[c] & KNEELING

    def pay(self, s: CardState, c: int, seat: int, chosen: int) -> None:
        cards.kneel(s, c)


class KneelFaction(Cost[CardState]):
    """Kneel the own faction card."""

    unpaid = reasons.KNEELS

    def can_be_paid(self, s: CardState, c: int, seat: int) -> bool:
        return not s.flags[s.faction[seat]] & KNEELING

    def pay(self, s: CardState, c: int, seat: int, chosen: int) -> None:
        cards.kneel(s, s.faction[seat])


class Sacrifice(Cost[CardState]):
    """Sacrifice this card."""

    def pay(self, s: CardState, c: int, seat: int, chosen: int) -> None:
        occurrence.happen(s, happenings.sacrificed(c, seat))


class GiveBack(Cost[CardState]):
    """Return this card to its owner's hand."""

    def pay(self, s: CardState, c: int, seat: int, chosen: int) -> None:
        occurrence.happen(s, happenings.returned(c, seat, happenings.CANNOT_BE_SAVED))


class Remove(Cost[CardState]):
    """Remove this card from the game."""

    def pay(self, s: CardState, c: int, seat: int, chosen: int) -> None:
        occurrence.happen(s, happenings.leaves(c, seat, OUT))


class Gold(Cost[CardState]):
    """Pay gold, besides the printed cost of an event."""

    def __init__(self, count: int) -> None:
        self.count = count

    def gold(self, s: CardState, c: int, seat: int, h: Happening, chosen: int) -> int:
        return self.count


class GoldX(Cost[S]):
    """Pay X gold: a subclass says which values X may have."""

    chooses = True

    def amounts(self, s: S, c: int, seat: int) -> list[int]:
        raise NotImplementedError

    def options(self, s: S, c: int, seat: int) -> list[int]:
        return [AMOUNT + x for x in self.amounts(s, c, seat)]

    def gold(self, s: S, c: int, seat: int, h: Happening, chosen: int) -> int:
        return chosen if chosen >= 0 else 0


class KneelOne(Cost[S]):
    """Kneel one of some cards: a subclass says which."""

    chooses = True

    def payers(self, s: S, c: int, seat: int) -> list[int]:
        raise NotImplementedError

    def can_be_paid(self, s: S, c: int, seat: int) -> bool:
        return bool(self.payers(s, c, seat))

    def options(self, s: S, c: int, seat: int) -> list[int]:
        return [WITH + x for x in self.payers(s, c, seat)]

    def pay(self, s: S, c: int, seat: int, chosen: int) -> None:
        if chosen != NONE:
            cards.kneel(s, chosen)


class DiscardCard(Cost[CardState]):
    """Discard another card of the own hand."""

    unpaid = reasons.NO_CARD_TO_DISCARD
    chooses = True

    def can_be_paid(self, s: CardState, c: int, seat: int) -> bool:
        return any([x != c for x in s.hand[seat]])

    def options(self, s: CardState, c: int, seat: int) -> list[int]:
        return [WITH + x for x in s.hand[seat] if x != c]

    def pay(self, s: CardState, c: int, seat: int, chosen: int) -> None:
        if chosen != NONE:
            cards.discard_from_hand(s, seat, chosen)


class Tokens(Cost[CardState]):
    """Discard tokens from this card."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can_be_paid(self, s: CardState, c: int, seat: int) -> bool:
        return cards.tokens_on(s, c) >= self.count

    def pay(self, s: CardState, c: int, seat: int, chosen: int) -> None:
        cards.add_token(s, c, -self.count)


class Power(Cost[CardState]):
    """Discard power from this card, or from the own faction card."""

    def __init__(self, count: int, of_faction: bool = False) -> None:
        self.count = count
        self.of_faction = of_faction

    def can_be_paid(self, s: CardState, c: int, seat: int) -> bool:
        return s.power[s.faction[seat] if self.of_faction else c] >= self.count

    def pay(self, s: CardState, c: int, seat: int, chosen: int) -> None:
        cards.lose_power(s, s.faction[seat] if self.of_faction else c, self.count)


KNEEL_THIS: Final[Costs] = (KneelThis(),)
KNEEL_FACTION: Final[Costs] = (KneelFaction(),)
SACRIFICE_THIS: Final[Costs] = (Sacrifice(),)
RETURN_THIS: Final[Costs] = (GiveBack(),)
REMOVE_THIS: Final[Costs] = (Remove(),)
DISCARD_A_CARD: Final[Costs] = (DiscardCard(),)


def gold(count: int) -> Costs:
    return (Gold(count),)


def tokens_from_this(count: int) -> Costs:
    return (Tokens(count),)


def power_from_this(count: int) -> Costs:
    return (Power(count),)


def power_from_faction(count: int) -> Costs:
    return (Power(count, True),)
