"""The table as one seat sees it: the councils as they stand, hands as far as they can be guessed, and what a set of
councils is worth to this seat."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from greathall.bots.sojusze.worth import ALLY_WORTH, CARD_WORTH, MEAN_ALLY
from greathall.games.sojusze.bidding import area_values
from greathall.games.sojusze.councils import bonus
from greathall.games.sojusze.data import EVERY_CARD, POWER, VALUE
from greathall.games.sojusze.entries import area_card, card_of, cards_of
from greathall.games.sojusze.names import (
    FIRST_EVENT,
    FIRST_LEADER_CARD,
    GLAMOUR,
    GROWING_STRONG,
    KHAL_DROGO,
    N_ALLIES,
    TORMUND,
    WINTER,
)
from greathall.games.sojusze.state import NONE, SojuszeState

TOKEN: Final = 2.0  # a token face-down
KNOWN_HERE: Final = 4  # entries from here on tell of tokens somewhere in a group of places, see state.py
OTHER_COUNCIL: Final = 0.06  # what a point in the stronger council counts, for ties and for what may still happen
SOFT: Final = (0.7, 0.45)  # how blurred the smaller of two councils is: now, and with the root of the rounds left
HEAT: Final = (1.3, 0.55)  # likewise, how unsure it is who comes out on top


class Sight:
    """Everything a decision needs to know, worked out once. Made from the masked state alone."""

    __slots__ = (
        "counts", "hand", "heat", "left", "me", "mean", "own", "points", "pool", "power", "right", "rounds", "s",
        "soft", "strength", "to_come", "totals", "values",
    )  # fmt: skip

    def __init__(self, s: SojuszeState, me: int) -> None:
        self.s = s
        self.me = me
        self.left = me
        self.right = (me - 1) % s.n
        self.own = (self.left, self.right)
        self.counts = [len([t for t in tokens if t < KNOWN_HERE]) for tokens in s.tokens]
        self.power = [self._power(c) for c in range(s.n)]
        self.rounds = max(0, s.n + 1 - s.round)  # still to come in this season
        self.to_come = self.rounds + max(0, WINTER - s.season) * (s.n + 1)
        root = sqrt(self.to_come)
        self.soft = SOFT[0] + SOFT[1] * root
        self.heat = HEAT[0] + HEAT[1] * root
        self.hand = cards_of(s.hands[me])
        self.points = sum([CARD_WORTH[k] for k in self.hand])
        self.pool, self.mean = self._unseen()
        self.strength = [self._strength(p) for p in range(s.n)]
        self.values = [area_values(s, p) for p in range(s.n)]
        self.totals = [self.total(v) for v in self.values]

    # ---------------------------------------------------------------- councils
    def _power(self, c: int) -> float:
        s = self.s
        known = 0.0
        for t in s.tokens[c]:
            known += (t if t > 0 else TOKEN) if t < KNOWN_HERE else 0.0
        allies = s.councils[c]
        return known + sum([POWER[a] for a in allies]) + bonus(allies, self.counts[c])

    def with_ally(self, c: int, ally: int) -> float:
        """What an ally adds to a council."""
        allies, tokens = self.s.councils[c], self.counts[c]
        return POWER[ally] + bonus((*allies, ally), tokens) - bonus(allies, tokens)

    def without_ally(self, c: int, ally: int) -> float:
        """What a council loses with an ally."""
        allies, tokens = self.s.councils[c], self.counts[c]
        return POWER[ally] - bonus(tuple([a for a in allies if a != ally]), tokens) + bonus(allies, tokens)

    def value(self, power: list[float]) -> float:
        """The chance of this seat to win the game, roughly, if the councils stood like this."""
        n, soft = self.s.n, self.soft
        stand = []
        for p in range(n):
            a, b = power[p], power[p - 1]
            low, high = (a, b) if a < b else (b, a)
            stand.append(low - soft * log(1.0 + exp((low - high) / soft)) + OTHER_COUNCIL * high)
        best, heat = max(stand), self.heat
        shares = [exp((x - best) / heat) for x in stand]
        return shares[self.me] / sum(shares)

    def changed(self, *changes: tuple[int, float]) -> float:
        """The value after some councils changed by so much."""
        power = self.power.copy()
        for c, by in changes:
            power[c] += by
        return self.value(power)

    def standing(self, p: int) -> float:
        """How strong the smaller council of a leader is."""
        return min(self.power[p], self.power[p - 1])

    def weaker(self, p: int) -> int:
        """The council of a leader that has less power."""
        a, b = p, (p - 1) % self.s.n
        return a if self.power[a] <= self.power[b] else b

    # ---------------------------------------------------------------- influence
    def total(self, values: list[int]) -> float:
        """The total influence of an area with these values."""
        ruling = self.s.ruling
        if ruling == KHAL_DROGO:
            return float(sum(sorted(values)[-2:]))
        return float(sum(values) + (len(values) if ruling == TORMUND else 0))

    def total_without(self, p: int, entry: int) -> float:
        """The total of a leader after a card has left the area."""
        values = self.values[p].copy()
        values.remove(values[self.s.areas[p].index(entry)])
        return self.total(values)

    def own_values(self, *more: int) -> list[int]:
        """The values in the own area with some cards added to it."""
        s, me = self.s, self.me
        values = self.values[me].copy()
        for k in more:
            value = VALUE[area_card(k)]
            if k == GLAMOUR:
                value = max([VALUE[area_card(x)] for p in range(s.n) if p != me for x in s.areas[p]], default=0)
            elif k == GROWING_STRONG:
                value += len(values)
            if GROWING_STRONG in s.areas[me]:
                value += 1
            values.append(value)
        return values

    def _unseen(self) -> tuple[list[int], float]:
        """Values of the cards that may be in other hands, the highest first, and their mean."""
        s = self.s
        seen = [*s.discard, *s.removed, *self.hand, *[area_card(e) for area in s.areas for e in area]]
        seen += [card_of(e) for p in range(s.n) if p != self.me for e in s.hands[p] if e >= 0]
        last = len(VALUE) if s.table.kingsmoot else FIRST_LEADER_CARD if s.table.advanced else FIRST_EVENT
        counts = [0] * len(VALUE)
        for k in EVERY_CARD:
            if k < last:
                counts[k] += 1
        for k in seen:
            counts[k] -= 1
        pool = [VALUE[k] for k in range(len(VALUE)) for _ in range(counts[k])]
        pool.sort(reverse=True)
        return pool, sum(pool) / len(pool) if pool else 5.0

    def _strength(self, p: int) -> float:
        """The influence to be expected in a hand."""
        hand = self.s.hands[p]
        known = [VALUE[card_of(e)] for e in hand if e >= 0]
        return sum(known) + self.mean * (len(hand) - len(known))

    def most(self, p: int) -> float:
        """The most influence a hand can hold."""
        hand = self.s.hands[p]
        known = [VALUE[card_of(e)] for e in hand if e >= 0]
        return float(sum(known) + sum(self.pool[: len(hand) - len(known)]))

    # ---------------------------------------------------------------- allies to come
    def next_allies(self) -> list[int]:
        """Allies of the rounds to come in this season that this seat knows, the next one first."""
        s = self.s
        if s.table.open_allies and s.row:
            return s.row[: self.rounds]
        out: list[int] = []
        for ally in reversed(s.ally_deck):
            if len(out) == self.rounds or ally == NONE or ally >= N_ALLIES:
                break
            out.append(ally)
        return out

    def ally_to_come(self) -> float:
        """What the allies of the coming rounds are worth in the mean."""
        if not self.rounds:
            return MEAN_ALLY
        known = [ALLY_WORTH[a] for a in self.next_allies()]
        return (sum(known) + MEAN_ALLY * (self.rounds - len(known))) / self.rounds

    def menace(self, p: int) -> float:
        """How much a leader is to be feared: the strength of the small council, a little of the hand."""
        return self.standing(p) + 0.05 * self.strength[p]
