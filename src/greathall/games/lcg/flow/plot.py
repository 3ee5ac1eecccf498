"""The plot phase (LCG-ROUND.1) and the titles of melee (LCG-MELEE)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, exceptions, happenings
from greathall.games.cardgame.abilities import N_TYPES
from greathall.games.cardgame.flow import plot
from greathall.games.cardgame.flow.actions import open_window
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.happenings import H_REVEALED, bit
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import NONE
from greathall.games.lcg.codes import D_STOPS, D_TITLE, STOPS, TAKE_TITLE
from greathall.games.lcg.names import TITLES
from greathall.games.lcg.ops import rounds
from greathall.games.lcg.state import LcgState
from greathall.kernel.rng import Rng
from greathall.kernel.state import ASKED, BEGIN, UNKNOWN, Frame

# Steps of PlotPhase after those of both games.
TITLES_TAKEN: Final = 6
WINDOW: Final = 7
STOPS_ASKED: Final = 8  # before all others

UNSAID: Final = -1
ALL_STOPS: Final = 4  # so many answers


# ---------------------------------------------------------------- 1 plot
class PlotPhase(plot.PlotPhase[LcgState]):
    """LCG-ROUND.1.2 to 1.4: plots (LCG-ROUND.1.3a), initiative (LCG-ROUND.1.3b, AMB-19), the first player
    (LCG-ROUND.1.3c), texts (LCG-ROUND.1.3d), the plot deck (LCG-ROUND.1.3e)."""

    __slots__ = ("stops",)

    def __init__(self) -> None:
        super().__init__()
        self.stops: list[int] = []  # by seat: where it wants to be stopped, UNSAID until it has said so

    def copy(self) -> PlotPhase:
        other = PlotPhase()
        other.at = self.at
        other.who = self.who
        other.picked = self.picked.copy()
        other.initiative = self.initiative
        other.waiting = self.waiting
        other.stops = self.stops.copy()
        return other

    def run(self, s: LcgState) -> None:
        if self.at == BEGIN:
            if not s.stopping:
                self.begin(s)
                return
            self.stops = [UNSAID] * s.n
            self.at = STOPS_ASKED
            self.ask(s)
        elif self.at == STOPS_ASKED:  # who wants to be asked even with nothing to choose, so that pauses tell nothing
            self.stops[s.answerer] = s.answer - STOPS
            if not s.asks:
                turns.set_stops(s, [max(0, x) for x in self.stops])
                self.stops = []
                self.begin(s)
        elif self.at < plot.TEXTS_DONE or self.at == plot.REVEALED:
            self.revealing(s)
        elif self.at == plot.TEXTS_DONE:
            self.at = TITLES_TAKEN
            if s.n > 2:
                s.push(TitleDraft())
        elif self.at == TITLES_TAKEN:
            self.at = WINDOW
            open_window(s)
        else:
            s.done()

    def texts_done(self, s: LcgState) -> None:
        grown = exceptions.grown_by_plots(s)
        turns.refill_plots(s)
        told = [happenings.stronger(c, s.ctrl[c], 1) for c in grown]
        if s.listened[N_TYPES] & bit(H_REVEALED):
            told += [happenings.revealed(s.revealed[p], p) for p in board.everyone(s)]
        if told:  # LCG-ROUND.1.3f: the reveal and what follows from it can be reacted to only now
            happen(s, *told)

    def ask(self, s: LcgState) -> None:
        if self.at == STOPS_ASKED:
            for p in board.everyone(s):
                if self.stops[p] == UNSAID:
                    s.ask(p, D_STOPS, [STOPS + x for x in range(ALL_STOPS)])
        else:
            super().ask(s)

    def mask(self, s: LcgState, seat: int) -> None:
        self.stops = [x if p == seat or x == UNSAID else plot.HIDDEN for p, x in enumerate(self.stops)]
        super().mask(s, seat)

    def redeal(self, s: LcgState, seat: int, rng: Rng) -> None:
        self.stops = [rng.below(ALL_STOPS) if p != seat and x != UNSAID else x for p, x in enumerate(self.stops)]
        super().redeal(s, seat, rng)


class TitleDraft(Frame[LcgState]):
    """LCG-ROUND.1.4, LCG-MELEE.1, LCG-MELEE.3 to LCG-MELEE.5, LCG-MELEE.18."""

    __slots__ = ("drawn", "taken")
    secret = True

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0  # how many have taken one
        self.taken: list[int] = []  # by seat: the title it has taken, NONE if it has not

    def copy(self) -> TitleDraft:
        other = TitleDraft()
        other.at = self.at
        other.who = self.who
        other.drawn = self.drawn
        other.taken = self.taken.copy()
        return other

    def run(self, s: LcgState) -> None:
        order = board.everyone(s)
        if self.at == BEGIN:
            self.at = ASKED
            pool = list(range(len(TITLES)))
            s.shuffle(pool)
            out = 2 if len(order) <= 3 else 1 if len(order) < 6 else 0
            rounds.set_titles(s, sorted(pool[out:]))
            self.taken = [NONE] * s.n
        else:
            self.take(s, order[self.drawn], s.answer - TAKE_TITLE)
        cards.reveal(s)  # what is left, to the one who chooses next; or what everybody has taken
        if self.drawn < len(order) and len(s.titles_left) > 1:
            self.ask(s)
            return
        if self.drawn < len(order) and s.titles_left:  # the last one leaves no choice
            self.take(s, order[self.drawn], s.titles_left[0])
        s.done()
        rounds.give_titles(s, self.taken)

    def take(self, s: LcgState, seat: int, title: int) -> None:
        self.taken[seat] = title
        rounds.set_titles(s, [t for t in s.titles_left if t != title])
        self.drawn += 1

    def ask(self, s: LcgState) -> None:
        s.ask(board.everyone(s)[self.drawn], D_TITLE, [TAKE_TITLE + t for t in s.titles_left])

    def mask(self, s: LcgState, seat: int) -> None:
        order = board.everyone(s)
        self.taken = [x if p == seat else NONE for p, x in enumerate(self.taken)]
        if self.drawn >= len(order) or order[self.drawn] != seat:
            rounds.set_titles(s, [UNKNOWN] * len(s.titles_left))

    def redeal(self, s: LcgState, seat: int, rng: Rng) -> None:
        """Who took what before, and what lies in the pool, if this seat has not got it in hand."""
        order = board.everyone(s)
        others = [p for p in order[: self.drawn] if p != seat]
        mine = self.taken[seat] if seat >= 0 else NONE
        chooses = self.drawn < len(order) and order[self.drawn] == seat
        free = [t for t in range(len(TITLES)) if t != mine and not (chooses and t in s.titles_left)]
        rng.shuffle(free)
        for p in others:
            self.taken[p] = free.pop()
        if not chooses:
            rounds.set_titles(s, sorted(free[: len(s.titles_left)]))
