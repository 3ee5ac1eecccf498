"""The table as one seat sees it: own cards and income, how everybody stands, how long the game may last."""

from __future__ import annotations

from typing import Final

from greathall.bots.catan.land import Land
from greathall.games.catan.board import PER_RESOURCE
from greathall.games.catan.names import FACE_UP, IN_DECK, VICTORY_POINT
from greathall.games.catan.ops.ending import POINTS_TO_WIN
from greathall.games.catan.reading import builder_of, is_keep, keep_of, settlement_of
from greathall.games.catan.state import CatanState

UNDER_TORMUND: Final = 0.5  # he is moved on after about six rolls
UNDER_WILDLINGS: Final = 0.3  # they only leave by a Patrol or Ygritte
HIDDEN_CARD: Final = 0.3  # points to suspect behind a face-down development card
PACE: Final = 1.7  # rounds that a point takes near the end of the game, about
SHORTEST: Final = 1.0  # rounds: even the leader must get through the dice once more
# Points that one pip of production brings per round and player (a 36th of a card): measured between bots. In
# Brotherhood games less, as many end at the Wall before the land has paid.
PIP_BASE: Final = 0.004
PIP_BROTHERHOOD: Final = 0.0023

NOVEL: Final = 0.9  # a resource not produced yet is worth so much more
ENOUGH: Final = 5.0  # pips from which on a resource is produced like any other
NEARLY_THERE: Final = 7.0  # points from which on nobody should be helped


class Sight:
    """Everything a decision needs to know, worked out once. Made from the masked state alone."""

    __slots__ = (
        "all_pips", "best_other", "growth", "guard_value", "hand", "horizon", "income", "land", "me", "need", "own",
        "own_keep", "pips", "points", "rate", "s", "standing", "total",
    )  # fmt: skip

    def __init__(self, s: CatanState, me: int, land: Land) -> None:
        self.s = s
        self.me = me
        self.own = settlement_of(me)
        self.own_keep = keep_of(me)
        self.land = land
        i = me * 5
        self.hand = s.hand[i : i + 5]
        self.total = s.hand_size[me]
        self.rate = s.rate[i : i + 5]
        self.points = s.vp[me] + s.dev_held[i + VICTORY_POINT]
        self.standing = _standings(s)
        self.standing[me] = float(self.points)
        self.best_other = max([x for p, x in enumerate(self.standing) if p != me])
        self.horizon = max(SHORTEST, (POINTS_TO_WIN - max(self.standing)) * PACE)
        self.growth = (PIP_BROTHERHOOD if s.table.brotherhood else PIP_BASE) * s.n * self.horizon
        self.guard_value: float | None = None  # worked out by danger.py when needed
        self.all_pips = self._count_pips()
        self.pips = self.all_pips[i : i + 5]
        self.income = [p * s.n / 36 for p in self.pips]
        # How much one more pip of a resource means, given what is produced already.
        self.need = [land.weight[r] * (1.0 + NOVEL * max(0.0, 1.0 - self.pips[r] / ENOUGH)) for r in range(5)]

    def _count_pips(self) -> list[float]:
        """What everybody may expect of each resource, in pips; five entries per seat."""
        s = self.s
        out = [0.0] * (s.n * 5)
        flow = [1.0] * len(s.gift_at)
        for h, wildlings in enumerate(s.gift_at):
            if wildlings or h == s.tormund:
                flow[h] = self.flow(h)
        yields = self.land.yields
        for v, b in enumerate(s.node):
            if b:
                at = builder_of(b) * 5
                for h, r, p in yields[v]:
                    out[at + r] += 2 * p * flow[h] if is_keep(b) else p * flow[h]
        return out

    def flow(self, h: int) -> float:
        """The share of its production that a hex is likely to give in the coming rounds."""
        s = self.s
        share = 1.0
        if h == s.tormund:
            share = UNDER_TORMUND
        if s.gift_at[h]:
            share *= UNDER_WILDLINGS
        return share

    def unseen(self, r: int) -> int:
        """Cards of a resource in all other hands: the supply is open, so this is known."""
        return PER_RESOURCE - self.s.supply[r] - self.hand[r]

    def chance_of(self, p: int, r: int) -> float:
        """How many cards of a resource another hand may be expected to hold."""
        others = sum(self.s.hand_size) - self.total
        return self.s.hand_size[p] * self.unseen(r) / others if others else 0.0

    def menace(self, p: int) -> float:
        """How much harm to this opponent is worth: 1 for one who keeps pace with us, more for a leader."""
        x = self.standing[p]
        weight = 0.4 + x / (2.0 + self.points)
        if x >= NEARLY_THERE:
            weight += (x - NEARLY_THERE + 1.0) * 0.8
        if x >= self.best_other:
            weight += 0.4
        return weight


def _standings(s: CatanState) -> list[float]:
    """Public points, and what hidden cards may add."""
    out = [float(v) for v in s.vp]
    for at in s.dev_at[: s.dev_next]:
        if IN_DECK < at < FACE_UP:
            out[at] += HIDDEN_CARD
    return out
