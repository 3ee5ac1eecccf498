"""The table as one seat sees it: how strong every house is, and what a standing means for the chance to win."""

from __future__ import annotations

from math import exp

from greathall.bots.iron_throne.worth import CARD, FRONT, HEAT, INFLUENCE, LIFE, POWER, SHARED, SHEET, card_worth
from greathall.games.iron_throne.data import COPIES, VALUE
from greathall.games.iron_throne.entries import card_of, cards_of, house_of, is_seen
from greathall.games.iron_throne.names import KINDS, PER_HOUSE, TOKENS, TRUCE, character_of
from greathall.games.iron_throne.state import NONE, ThroneState

Standing = tuple[list[int], list[float], bool]  # influence, other strength, is the game over


def body(powers: list[int], sheet: int) -> float:
    """The strength of a house without influence and cards."""
    living = 0
    for x in powers:
        if x:
            living += 1
    return LIFE * living + POWER * sum(powers) + FRONT * max(powers) + SHEET * sheet


class Sight:
    """Everything a decision needs to know, worked out once. Made from the masked state alone."""

    __slots__ = ("base", "bodies", "hand", "influence", "me", "n", "powers", "s", "slope", "strength")

    def __init__(self, s: ThroneState, me: int) -> None:
        self.s = s
        self.me = me
        self.n = n = s.n
        self.influence = [sum(s.influence[p * n : (p + 1) * n]) for p in range(n)]
        self.powers = [s.power[p * PER_HOUSE : (p + 1) * PER_HOUSE] for p in range(n)]
        self.bodies = [body(self.powers[p], s.sheet[p]) for p in range(n)]
        self.strength = [self.bodies[p] + CARD * len(s.hands[p]) for p in range(n)]
        self.hand = cards_of(s.hands[me])
        self.base = self.value((self.influence, self.strength, False), me)
        self.slope = max(0.02, self.base * (1.0 - self.base)) / HEAT  # what a token's worth is in chances

    # ---------------------------------------------------------------- standings
    def value(self, standing: Standing, seat: int) -> float:
        """The chance of a seat to win, roughly; a shared victory is a part of one."""
        influence, strength, over = standing
        best = max(influence)
        if over or best >= TOKENS:
            return 1.0 / influence.count(best) ** SHARED if influence[seat] == best else 0.0
        total = own = 0.0
        for p in range(self.n):
            share = exp((INFLUENCE[influence[p]] + strength[p]) / HEAT)
            total += share
            if p == seat:
                own = share
        return own / total

    def shifted(self, *changes: tuple[int, float]) -> float:
        """The own value if some houses were stronger or weaker by so much."""
        strength = self.strength.copy()
        for p, by in changes:
            strength[p] += by
        return self.value((self.influence, strength, False), self.me)

    def with_powers(self, seat: int, powers: list[int], sheet: int, *changes: tuple[int, float]) -> float:
        """The own value after the power of a house has changed, and some more."""
        strength = self.strength.copy()
        strength[seat] += body(powers, sheet) - self.bodies[seat]
        for p, by in changes:
            strength[p] += by
        return self.value((self.influence, strength, not any(powers)), self.me)

    def stripped(self, seat: int, character: int, count: int, *changes: tuple[int, float]) -> float:
        """The own value after a character has lost power to its sheet."""
        powers = self.powers[seat].copy()
        place = character % PER_HOUSE
        lost = min(count, powers[place])
        powers[place] -= lost
        return self.with_powers(seat, powers, self.s.sheet[seat] + lost, *changes)

    # ---------------------------------------------------------------- cards
    def usable(self, seat: int, character: int) -> bool:
        """Can cards of this character still be played for their effect?"""
        return character == self.s.leader[seat] or self.powers[seat][character % PER_HOUSE] > 0

    def keep(self, card: int) -> float:
        """What it is worth to keep a card of the own house."""
        character = character_of(card)
        return card_worth(card, character >= 0 and self.usable(self.me, character))

    def unseen(self, seat: int) -> list[int]:
        """How many of each kind of a house's cards may be in places this seat cannot look into."""
        s = self.s
        first = s.house[seat] * KINDS
        left = COPIES[first : first + KINDS]
        for card in (*s.discards[seat], *s.played[seat], s.shown[seat]):
            if card != NONE:
                left[card - first] -= 1
        for e in s.hands[seat]:
            if is_seen(e):
                left[card_of(e) - first] -= 1
        for held in s.hostages:
            for e in held:
                if is_seen(e) and house_of(e) == s.house[seat]:
                    left[card_of(e) - first] -= 1
        return left

    def likely(self, seat: int) -> tuple[float, list[tuple[int, float]]]:
        """How likely another active player's card is a truce, and which values a hostile one has, with their chances:
        of the cards that may be in the hand, the higher ones are played more often."""
        s = self.s
        first = s.house[seat] * KINDS
        weights = [0.0] * KINDS
        hidden = 0
        for e in s.hands[seat]:
            if is_seen(e):
                weights[card_of(e) - first] += 1.0
            else:
                hidden += 1
        if hidden:
            left = self.unseen(seat)
            share = hidden / max(1, sum(left))
            for kind in range(KINDS):
                weights[kind] += left[kind] * share
        total = truce = 0.0
        chances: dict[int, float] = {}
        for kind in range(KINDS):
            if not weights[kind]:
                continue
            if kind == TRUCE:
                truce = weights[kind] * 1.3
                total += truce
                continue
            value = VALUE[first + kind]
            weight = weights[kind] * (0.4 + 0.2 * value)
            chances[value] = chances.get(value, 0.0) + weight
            total += weight
        if not total:  # no card at all counts as hostility 0 (IRT-AMB.36)
            return 0.0, [(0, 1.0)]
        return truce / total, [(value, weight / total) for value, weight in chances.items()]
