"""The plot phase (LCG-ROUND.1) and the titles of melee (LCG-MELEE)."""

from __future__ import annotations

from greathall.games.cardgame import board
from greathall.games.cardgame.abilities import NO_HAPPENING, WHEN_REVEALED, usable
from greathall.games.cardgame.codes import D_FIRST_PLAYER, D_ORDER, D_PLOT, NAME_FIRST, ORDER, PLOT
from greathall.games.cardgame.events import H_STRONGER
from greathall.games.cardgame.flow.actions import ActionWindow
from greathall.games.cardgame.flow.occurrence import Initiation, happen
from greathall.games.cardgame.ops import turns
from greathall.games.lcg import reckon
from greathall.games.lcg.codes import D_STOPS, D_TITLE, STOPS, TAKE_TITLE
from greathall.games.lcg.constants import grown_by_plots
from greathall.games.lcg.flow.settling import settle
from greathall.games.lcg.names import (
    TITLES,
)
from greathall.games.lcg.ops import rounds
from greathall.games.lcg.state import LcgState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN, Frame


# ---------------------------------------------------------------- 1 plot
class PlotPhase(Frame[LcgState]):
    """LCG-ROUND.1.2 to 1.4. items: 1 + the plot each seat has picked, then the plots whose text is still to resolve.
    a: the winner of initiative."""

    __slots__ = ()
    secret = True

    def run(self, s: LcgState) -> None:
        if self.at == 0:
            self.items = [0] * s.n
            self.at = 8 if s.table.stops else 1
            self.ask(s)
        elif self.at == 8:  # who wants to be asked where there is nothing to choose, so that pauses tell nothing
            self.items[s.answerer] = 1 + s.answer - STOPS
            if not s.asks:
                turns.set_stops(s, [max(0, x - 1) for x in self.items])
                self.items = [0] * s.n
                self.at = 1
                self.ask(s)
        elif self.at == 1:
            self.items[s.answerer] = 1 + s.answer - PLOT
            if not s.asks:
                self.reveal(s)
        elif self.at == 2:
            turns.set_first(s, s.answer - NAME_FIRST)
            self.begin_texts(s)
        elif self.at == 3:
            self.resolve(s, s.answer - ORDER)
        elif self.at == 4:
            self.texts(s)
        elif self.at == 5:
            self.at = 6
            if s.n > 2:
                s.push(TitleDraft())
        elif self.at == 6:
            self.at = 7
            s.push(ActionWindow())
        else:
            s.done()

    def reveal(self, s: LcgState) -> None:
        """LCG-ROUND.1.3a, LCG-ROUND.1.3b."""
        order = board.everyone(s)
        for p in order:
            rounds.reveal_plot(s, p, self.items[p] - 1)
        best = max([reckon.initiative(s, p) for p in order])
        tied = [p for p in order if reckon.initiative(s, p) == best]
        least = min([board.total_power(s, p) for p in tied])
        tied = [p for p in tied if board.total_power(s, p) == least]
        self.a = tied[s.below(len(tied))] if len(tied) > 1 else tied[0]  # AMB-19
        turns.tell_initiative(s, self.a, best)
        self.at = 2
        self.ask(s)

    def begin_texts(self, s: LcgState) -> None:
        """LCG-ROUND.1.3d."""
        self.items = [s.revealed[p] for p in board.everyone(s)]
        self.at = 4
        settle(s)  # what the old plots allowed is over (LCG-ATT.5, TV-26)

    def pending(self, s: LcgState) -> list[int]:
        """Plots whose text has not had its turn."""
        return [c for c in self.items if any([a.type == WHEN_REVEALED for a in s.book.abilities[s.design[c]]])]

    def texts(self, s: LcgState) -> None:
        pending = self.pending(s)
        if len(pending) > 1:
            self.at = 3
            self.ask(s)
        elif pending:
            self.resolve(s, pending[0])
        else:
            self.items = []
            self.at = 5
            grown = grown_by_plots(s)
            turns.refill_plots(s)
            if grown:  # LCG-ROUND.1.3f: what follows from the reveal can be reacted to only now
                happen(s, *[(H_STRONGER, c, s.ctrl[c], 1, 0) for c in grown])

    def resolve(self, s: LcgState, c: int) -> None:
        self.at = 4
        self.items = [x for x in self.items if x != c]
        for ability in s.book.abilities[s.design[c]]:
            if ability.type == WHEN_REVEALED and usable(s, ability, c, s.owner[c], NO_HAPPENING):
                s.push(Initiation(s.owner[c], c, ability.slot, -1))

    def ask(self, s: LcgState) -> None:
        if self.at == 8:
            for p in board.everyone(s):
                if not self.items[p]:
                    s.ask(p, D_STOPS, [STOPS + x for x in range(4)])
        elif self.at == 1:
            for p in board.everyone(s):
                if not self.items[p]:
                    s.ask(p, D_PLOT, one_of_each(s, s.plots[p], PLOT))
        elif self.at == 2:
            s.ask(self.a, D_FIRST_PLAYER, [NAME_FIRST + p for p in board.everyone(s)])
        else:
            s.ask(s.first, D_ORDER, [ORDER + c for c in self.pending(s)])

    def mask(self, s: LcgState, seat: int) -> None:
        if self.at in (1, 8):
            self.items = [x if p == seat else UNKNOWN for p, x in enumerate(self.items)]

    def redeal(self, s: LcgState, seat: int, rng: Rng) -> None:
        if self.at == 8:
            self.items = [1 + rng.below(4) if p != seat and x else x for p, x in enumerate(self.items)]
        if self.at == 1:
            for p in range(s.n):
                if p != seat and self.items[p]:
                    self.items[p] = 1 + s.plots[p][rng.below(len(s.plots[p]))]


def one_of_each(s: LcgState, found: tuple[int, ...], verb: int) -> list[int]:
    """Of several copies of a card only one is offered."""
    seen: list[int] = []
    out = []
    for c in found:
        if s.design[c] not in seen:
            seen.append(s.design[c])
            out.append(verb + c)
    return out


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
