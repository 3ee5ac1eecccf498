"""The plot phase (LCG-ROUND.1) and the titles of melee (LCG-MELEE)."""

from __future__ import annotations

from greathall.games.cardgame import board, happenings
from greathall.games.cardgame.flow import plot
from greathall.games.cardgame.flow.actions import open_window
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.ops import turns
from greathall.games.lcg.codes import D_STOPS, D_TITLE, STOPS, TAKE_TITLE
from greathall.games.lcg.constants import grown_by_plots
from greathall.games.lcg.names import (
    TITLES,
)
from greathall.games.lcg.ops import rounds
from greathall.games.lcg.state import LcgState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN, Frame


# ---------------------------------------------------------------- 1 plot
class PlotPhase(plot.PlotPhase[LcgState]):
    """LCG-ROUND.1.2 to 1.4: plots (LCG-ROUND.1.3a), initiative (LCG-ROUND.1.3b, AMB-19), the first player
    (LCG-ROUND.1.3c), texts (LCG-ROUND.1.3d), the plot deck (LCG-ROUND.1.3e). at 8: the stops, in items 1 + what each
    seat has said."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 0:
            if not s.stopping:
                self.begin(s)
                return
            self.items = [0] * s.n
            self.at = 8
            self.ask(s)
        elif self.at == 8:  # who wants to be asked where there is nothing to choose, so that pauses tell nothing
            self.items[s.answerer] = 1 + s.answer - STOPS
            if not s.asks:
                turns.set_stops(s, [max(0, x - 1) for x in self.items])
                self.begin(s)
        elif self.at <= 4:
            self.revealing(s)
        elif self.at == 5:
            self.at = 6
            if s.n > 2:
                s.push(TitleDraft())
        elif self.at == 6:
            self.at = 7
            open_window(s)
        else:
            s.done()

    def texts_done(self, s: LcgState) -> None:
        grown = grown_by_plots(s)
        turns.refill_plots(s)
        if grown:  # LCG-ROUND.1.3f: what follows from the reveal can be reacted to only now
            happen(s, *[happenings.stronger(c, s.ctrl[c], 1) for c in grown])

    def ask(self, s: LcgState) -> None:
        if self.at == 8:
            for p in board.everyone(s):
                if not self.items[p]:
                    s.ask(p, D_STOPS, [STOPS + x for x in range(4)])
        else:
            super().ask(s)

    def mask(self, s: LcgState, seat: int) -> None:
        if self.at == 8:
            self.items = [x if p == seat else UNKNOWN for p, x in enumerate(self.items)]
        else:
            super().mask(s, seat)

    def redeal(self, s: LcgState, seat: int, rng: Rng) -> None:
        if self.at == 8:
            self.items = [1 + rng.below(4) if p != seat and x else x for p, x in enumerate(self.items)]
        else:
            super().redeal(s, seat, rng)


class TitleDraft(Frame[LcgState]):
    """LCG-ROUND.1.4, LCG-MELEE.1, LCG-MELEE.3 to LCG-MELEE.5, LCG-MELEE.18. items: 1 + the title each seat has taken;
    a: how many have."""

    __slots__ = ()
    secret = True

    def run(self, s: LcgState) -> None:
        order = board.everyone(s)
        if self.at == 0:
            self.at = 1
            pool = list(range(len(TITLES)))
            s.shuffle(pool)
            out = 2 if len(order) <= 3 else 1 if len(order) < 6 else 0
            rounds.set_titles(s, sorted(pool[out:]))
            self.items = [0] * s.n
        else:
            self.items[order[self.a]] = 1 + s.answer - TAKE_TITLE
            rounds.set_titles(s, [t for t in s.titles_left if t != s.answer - TAKE_TITLE])
            self.a += 1
        if self.a < len(order) and s.titles_left:
            self.ask(s)
            return
        s.done()
        rounds.give_titles(s, [x - 1 for x in self.items])

    def ask(self, s: LcgState) -> None:
        s.ask(board.everyone(s)[self.a], D_TITLE, [TAKE_TITLE + t for t in s.titles_left])

    def mask(self, s: LcgState, seat: int) -> None:
        order = board.everyone(s)
        self.items = [x if p == seat else UNKNOWN for p, x in enumerate(self.items)]
        if self.a >= len(order) or order[self.a] != seat:
            rounds.set_titles(s, [UNKNOWN] * len(s.titles_left))

    def redeal(self, s: LcgState, seat: int, rng: Rng) -> None:
        """Who took what before, and what lies in the pool, if this seat has not got it in hand."""
        taken = [p for p in range(s.n) if self.items[p] and p != seat]
        order = board.everyone(s)
        mine = self.items[seat] - 1 if seat >= 0 else -1
        if self.a < len(order) and order[self.a] == seat:
            free = [t for t in range(len(TITLES)) if t not in s.titles_left and t != mine]
            rng.shuffle(free)
            for p in taken:
                self.items[p] = 1 + free.pop()
            return
        free = [t for t in range(len(TITLES)) if t != mine]
        rng.shuffle(free)
        for p in taken:
            self.items[p] = 1 + free.pop()
        rounds.set_titles(s, sorted(free[: len(s.titles_left)]))
