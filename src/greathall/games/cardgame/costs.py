"""Costs as objects: what a card asks for besides the usual (kneeling, gold and the like are fields of an ability)."""

from __future__ import annotations

from greathall.games.cardgame.abilities import Cost
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import CardState


class PowerFromThis(Cost[CardState]):
    """Discard power from this card."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can_be_paid(self, s: CardState, c: int, seat: int) -> bool:
        return s.power[c] >= self.count

    def pay(self, s: CardState, c: int, seat: int) -> None:
        cards.lose_power(s, c, self.count)


class TokensFromThis(Cost[CardState]):
    """Discard tokens from this card."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can_be_paid(self, s: CardState, c: int, seat: int) -> bool:
        return cards.tokens_on(s, c) >= self.count

    def pay(self, s: CardState, c: int, seat: int) -> None:
        cards.add_token(s, c, -self.count)


class FactionPower(Cost[CardState]):
    """Discard power from the own faction card."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can_be_paid(self, s: CardState, c: int, seat: int) -> bool:
        return s.power[s.faction[seat]] >= self.count

    def pay(self, s: CardState, c: int, seat: int) -> None:
        cards.lose_power(s, s.faction[seat], self.count)
