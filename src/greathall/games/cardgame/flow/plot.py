"""Choosing and revealing plots, initiative, and the texts of plots, as in both card games."""

from __future__ import annotations

from greathall.games.cardgame import board
from greathall.games.cardgame.abilities import WHEN_REVEALED, S, usable
from greathall.games.cardgame.codes import D_FIRST_PLAYER, D_ORDER, D_PLOT, NAME_FIRST, ORDER, PLOT
from greathall.games.cardgame.flow.initiation import Initiation
from greathall.games.cardgame.happenings import NO_HAPPENING
from greathall.games.cardgame.ops import turns
from greathall.games.cardgame.state import CardState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN, Frame


def one_of_each(s: CardState, found: tuple[int, ...], verb: int) -> list[int]:
    """Of several copies of a card only one is offered."""
    seen: list[int] = []
    out = []
    for c in found:
        if s.design[c] not in seen:
            seen.append(s.design[c])
            out.append(verb + c)
    return out


class PlotPhase(Frame[S]):
    """items: 1 + the plot each seat has picked, then the plots whose text is still to resolve. a: the winner of
    initiative. at: 1 plots are picked, 2 the first player, 3 and 4 texts; then `texts_done`, and a game's own steps."""

    __slots__ = ()
    secret = True

    def begin(self, s: S) -> None:
        self.items = [0] * s.n
        self.at = 1
        self.ask(s)

    def revealing(self, s: S) -> None:
        """Run while `at` is 1 to 4."""
        if self.at == 1:
            self.items[s.answerer] = 1 + s.answer - PLOT
            if not s.asks:
                self.reveal(s)
        elif self.at == 2:
            turns.set_first(s, s.answer - NAME_FIRST)
            self.begin_texts(s)
        elif self.at == 3:
            self.resolve(s, s.answer - ORDER)
        else:
            self.texts(s)

    def reveal(self, s: S) -> None:
        """All at once; then initiative: the highest, of several the one with least power, of these one at random."""
        order = board.everyone(s)
        for p in order:
            s.book.reveal_plot(s, p, self.items[p] - 1)
        best = max([s.book.initiative(s, p) for p in order])
        tied = [p for p in order if s.book.initiative(s, p) == best]
        least = min([board.total_power(s, p) for p in tied])
        tied = [p for p in tied if board.total_power(s, p) == least]
        self.a = tied[s.below(len(tied))] if len(tied) > 1 else tied[0]
        turns.tell_initiative(s, self.a, best)
        self.at = 2
        self.ask(s)

    def begin_texts(self, s: S) -> None:
        self.items = [s.revealed[p] for p in board.everyone(s)]
        self.at = 4
        s.book.settle(s)  # what the old plots allowed is over

    def pending(self, s: S) -> list[int]:
        """Plots whose text has not had its turn."""
        return [c for c in self.items if any([a.type == WHEN_REVEALED for a in s.book.abilities[s.design[c]]])]

    def texts(self, s: S) -> None:
        pending = self.pending(s)
        if len(pending) > 1:
            self.at = 3
            self.ask(s)
        elif pending:
            self.resolve(s, pending[0])
        else:
            self.items = []
            self.at = 5
            self.texts_done(s)

    def texts_done(self, s: S) -> None:
        """All plots have had their turn."""

    def resolve(self, s: S, c: int) -> None:
        self.at = 4
        self.items = [x for x in self.items if x != c]
        for ability in s.book.abilities[s.design[c]]:
            if ability.type == WHEN_REVEALED and usable(s, ability, c, s.ctrl[c], NO_HAPPENING):
                s.push(Initiation(s.ctrl[c], c, ability.slot, -1))

    def ask(self, s: S) -> None:
        if self.at == 1:
            for p in board.everyone(s):
                if not self.items[p]:
                    s.ask(p, D_PLOT, one_of_each(s, s.plots[p], PLOT))
        elif self.at == 2:
            s.ask(self.a, D_FIRST_PLAYER, [NAME_FIRST + p for p in board.everyone(s)])
        else:
            s.ask(s.first, D_ORDER, [ORDER + c for c in self.pending(s)])

    def mask(self, s: S, seat: int) -> None:
        if self.at == 1:
            self.items = [x if p == seat else UNKNOWN for p, x in enumerate(self.items)]

    def redeal(self, s: S, seat: int, rng: Rng) -> None:
        if self.at == 1:
            for p in range(s.n):
                if p != seat and self.items[p]:
                    self.items[p] = 1 + s.plots[p][rng.below(len(s.plots[p]))]
