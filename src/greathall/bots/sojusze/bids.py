"""The bidding as a market: how high others may go, what a card kept is worth, and what a bid is worth after all."""

from __future__ import annotations

from math import exp
from typing import Final

from greathall.bots.sojusze.claims import future_gain, outcome
from greathall.bots.sojusze.sight import Sight
from greathall.games.sojusze.data import VALUE
from greathall.games.sojusze.entries import area_card
from greathall.games.sojusze.names import BACKUP_PLAN, PATIENCE, QUEEN_REGENT

STOPS: Final = 0.3  # how often somebody who still stands adds nothing more
EVENLY: Final = 1.6  # who still stands may add more than the share of the hand that falls to this round,
LEAST_SHARE: Final = 0.4  # but at least this part of it and at most that
MOST_SHARE: Final = 0.6
WASTE: Final = 1.0  # how much of what others still hold decides what the coming rounds cost
SPREAD: Final = 0.5  # how far prices differ from round to round
STEPS: Final = [2.0, 5.0, 9.0, 14.0]  # by how much a lead may be raised
SPARE: Final = 0.004  # what a point beyond all prices is still worth, in rounds
IDLE: Final = 0.0004  # a card played for nothing should not be played, even if it has no use later


class Market:
    """The bid for the current ally as this seat sees it. `totals` are those of all leaders."""

    __slots__ = ("ally", "ends", "extra", "future", "gain", "most", "prices", "sight")

    def __init__(self, sight: Sight, ally: int | None = None) -> None:
        s = sight.s
        self.sight = sight
        self.ally = s.current if ally is None else ally
        self.gain = future_gain(sight) if sight.rounds else 0.0
        share = min(MOST_SHARE, max(LEAST_SHARE, EVENLY / (sight.rounds + 1)))
        # What each leader may yet add in this round, in the mean; and at most.
        self.extra = [0.0 if s.kneels[p] or p == sight.me else sight.strength[p] * share for p in range(s.n)]
        self.most = [0.0 if s.kneels[p] or p == sight.me else sight.most(p) for p in range(s.n)]
        rest = [sight.strength[p] - self.extra[p] * (1.0 - STOPS) for p in range(s.n) if p != sight.me]
        self.prices = _prices(rest, sight.rounds)
        self.ends: list[float] = self.outcomes()
        self.future = self.keep(sight.points)

    def outcomes(self, strings: int = 0, oath: int = 0, favour: int = 0, birds: int = 0) -> list[float]:
        """By winner: the value of the round to this seat."""
        sight = self.sight
        return [outcome(sight, p, self.ally, strings, oath, favour, birds) for p in range(sight.s.n)]

    # ---------------------------------------------------------------- what is kept
    def keep(self, points: float) -> float:
        """What so many points of cards in hand are worth in the rounds still to come of this season."""
        won = 0.0
        for price in self.prices:
            if points <= price:
                won += points / price
                break
            won += 1.0
            points -= price
        else:
            won += SPARE * points
        return won * self.gain

    def cost(self, points: float) -> float:
        """What it costs to do without so many points of cards."""
        return self.future - self.keep(max(0.0, self.sight.points - points))

    # ---------------------------------------------------------------- what is bid
    def ahead(self, p: int) -> bool:
        """Would a tie with this leader be won by this seat?"""
        s, me = self.sight.s, self.sight.me
        if QUEEN_REGENT in s.areas[me]:
            return True
        if QUEEN_REGENT in s.areas[p]:
            return False
        return (me - s.first) % s.n < (p - s.first) % s.n

    def chance(self, bid: float, totals: list[float]) -> float:
        """How likely this bid wins."""
        chance = 1.0
        me, extra, most = self.sight.me, self.extra, self.most
        for p, total in enumerate(totals):
            if p == me:
                continue
            ahead = bid - total + (0.5 if self.ahead(p) else -0.5)
            if ahead < 0.0:
                return 0.0
            mean = extra[p]
            if mean > 0.0 and ahead <= most[p]:
                chance *= 1.0 - (1.0 - STOPS) * exp(-ahead / mean)
        return chance

    def others_win(self, totals: list[float], ends: list[float]) -> float:
        """The value of the round if it is won by somebody else."""
        me = self.sight.me
        likely = [t + 0.7 * self.extra[p] for p, t in enumerate(totals)]
        best = max([x for p, x in enumerate(likely) if p != me])
        weight = value = 0.0
        for p, x in enumerate(likely):
            if p != me:
                w = exp((x - best) / (0.6 if not self.extra[p] else 4.0))
                weight += w
                value += w * ends[p]
        return value / weight

    def equity(
        self, mine: float, totals: list[float], points: float, ends: list[float], back: float = 0.0, done: bool = False
    ) -> float:
        """The value of standing at `mine` with so many points in hand: the best of all bids it may still lead to.
        back: points that come back to hand if the bid is lost; done: nothing will be added."""
        lost = self.others_win(totals, ends)
        won = ends[self.sight.me]
        keep = self.keep(points)
        kept = self.keep(points + back) if back else keep
        chance = self.chance(mine, totals)
        best = chance * (won + keep) + (1.0 - chance) * (lost + kept)
        if done or points <= 0.0 or chance >= 1.0:
            return best
        needed = max([t - mine + (0.0 if self.ahead(p) else 1.0) for p, t in enumerate(totals) if p != self.sight.me])
        steps = [needed, needed + 4.0, needed + 9.0, needed + 15.0] if needed > 0.0 else STEPS
        for step in steps:
            if step > points:
                break
            chance = self.chance(mine + step, totals)
            left = points - step
            keep = self.keep(left)
            kept = self.keep(left + back) if back else keep
            best = max(best, chance * (won + keep) + (1.0 - chance) * (lost + kept) - IDLE)
        return best

    def back(self, *more: int) -> float:
        """Points of cards in the own area that return if the bid is lost."""
        area = [area_card(e) for e in self.sight.s.areas[self.sight.me]]
        cards = [*area, *more]
        out = float(VALUE[BACKUP_PLAN] * cards.count(BACKUP_PLAN))
        if PATIENCE in cards:
            out += sum(sorted([VALUE[k] for k in cards if k not in (PATIENCE, BACKUP_PLAN)])[-2:])
        return out


def _prices(hands: list[float], rounds: int) -> list[float]:
    """What the coming rounds will cost, the cheapest first, given what is left in the other hands."""
    if not rounds:
        return []
    even = WASTE * sum(hands) / rounds
    strongest = max(hands) + 1.0
    spread = [1.0] if rounds == 1 else [1.0 + SPREAD * (2.0 * i / (rounds - 1) - 1.0) for i in range(rounds)]
    return [max(1.0, min(strongest, even * x + 0.5)) for x in spread]
