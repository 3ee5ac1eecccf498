"""Choosing and revealing plots, initiative, and the texts of plots, as in both card games."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, reasons
from greathall.games.cardgame.abilities import WHEN_REVEALED, S, why_unusable
from greathall.games.cardgame.codes import D_FIRST_PLAYER, D_ORDER, D_PLOT, NAME_FIRST, ORDER, PLOT
from greathall.games.cardgame.flow.initiation import Initiation
from greathall.games.cardgame.happenings import NO_HAPPENING
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY, Frame

# Steps that both games have, after BEGIN.
PICKING: Final = 1
NAMING_FIRST: Final = 2
TEXT_CHOSEN: Final = 3
TEXTS: Final = 4
TEXTS_DONE: Final = 5
REVEALED: Final = 9  # before initiative; the steps between are the games' own

HIDDEN: Final = -2  # a plot somebody else has picked, for those who may not see it


def forbids_plot(s: CardState, seat: int, c: int) -> str:
    """Why a plot cannot be picked."""
    if c in s.plots[seat]:
        return forbids_copy(s, s.plots[seat], c)
    return reasons.USED_PLOT if c in s.used[seat] or c == s.revealed[seat] else reasons.NOT_YOUR_PLOT


def forbids_first(s: CardState, seat: int, p: int) -> str:
    return "" if p in board.everyone(s) else reasons.NO_SUCH_PLAYER


def forbids_copy(s: CardState, pile: tuple[int, ...], c: int) -> str:
    """Of several copies of a card in a pile only the first is offered."""
    for x in pile:
        if s.design[x] == s.design[c]:
            return "" if x == c else reasons.EQUAL_CARD
    return ""


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
    """Plots are picked face down and revealed together; the winner of initiative names the first player; then the texts
    of the plots resolve. After `texts_done` a game has steps of its own."""

    __slots__ = ("initiative", "picked", "waiting")
    secret = True

    def __init__(self) -> None:
        super().__init__()
        self.picked: list[int] = []  # by seat: the plot it has picked, NONE if it has not yet
        self.initiative = NOBODY  # who has won it
        self.waiting: list[int] = []  # plots whose text has not had its turn

    def copy(self) -> PlotPhase[S]:
        other = self.__class__()
        other.at = self.at
        other.who = self.who
        other.picked = self.picked.copy()
        other.initiative = self.initiative
        other.waiting = self.waiting  # replaced, never changed
        return other

    def begin(self, s: S) -> None:
        # Everybody can count the plots left, so the last one is picked unasked; two copies would tell what they are.
        self.picked = [plots[0] if len(plots) == 1 else NONE for plots in s.plots]
        self.at = PICKING
        self.ask(s)
        if not s.asks:
            self.reveal(s)

    def revealing(self, s: S) -> None:
        """Run in the steps that both games have."""
        if self.at == PICKING:
            self.picked[s.answerer] = s.answer - PLOT
            if not s.asks:
                self.reveal(s)
        elif self.at == NAMING_FIRST:
            turns.set_first(s, s.answer - NAME_FIRST)
            self.begin_texts(s)
        elif self.at == TEXT_CHOSEN:
            self.resolve(s, s.answer - ORDER)
        elif self.at == REVEALED:
            self.compare_initiative(s)
        else:
            self.texts(s)

    def before_first_player(self) -> bool:
        """Is the first player of the round still to be named?"""
        return self.at <= NAMING_FIRST or self.at == REVEALED

    def reveal(self, s: S) -> None:
        """All at once."""
        for p in board.everyone(s):
            s.book.reveal_plot(s, p, self.picked[p])
        self.at = REVEALED
        s.book.plots_revealed(s)
        if s.runs(self) and not s.over:
            self.compare_initiative(s)

    def compare_initiative(self, s: S) -> None:
        """The highest, of several the one with least power, of these one at random."""
        order = board.everyone(s)
        best = max([s.book.initiative(s, p) for p in order])
        tied = [p for p in order if s.book.initiative(s, p) == best]
        least = min([board.total_power(s, p) for p in tied])
        tied = [p for p in tied if board.total_power(s, p) == least]
        self.initiative = tied[s.below(len(tied))] if len(tied) > 1 else tied[0]
        turns.tell_initiative(s, self.initiative, best)
        self.at = NAMING_FIRST
        self.ask(s)

    def begin_texts(self, s: S) -> None:
        self.picked = []
        self.waiting = [s.revealed[p] for p in board.everyone(s)]
        self.at = TEXTS
        s.book.settle(s)  # what the old plots allowed is over

    def pending(self, s: S) -> list[int]:
        """Plots whose text has not had its turn."""
        return [c for c in self.waiting if any([a.type == WHEN_REVEALED for a in s.book.abilities[s.design[c]]])]

    def texts(self, s: S) -> None:
        pending = self.pending(s)
        if len(pending) > 1:
            self.at = TEXT_CHOSEN
            self.ask(s)
        elif pending:
            self.resolve(s, pending[0])
        else:
            self.waiting = []
            self.at = TEXTS_DONE
            self.texts_done(s)

    def texts_done(self, s: S) -> None:
        """All plots have had their turn."""

    def resolve(self, s: S, c: int) -> None:
        self.at = TEXTS
        self.waiting = [x for x in self.waiting if x != c]
        cards.reveal(s)  # whether a text does something may hang on what is in hand
        for ability in s.book.abilities[s.design[c]]:
            if ability.type == WHEN_REVEALED and not why_unusable(s, ability, c, s.ctrl[c], NO_HAPPENING):
                s.push(Initiation(s.ctrl[c], c, ability.slot))

    def ask(self, s: S) -> None:
        if self.at == PICKING:
            for p in board.everyone(s):
                if self.picked[p] == NONE:
                    s.ask(p, D_PLOT, one_of_each(s, s.plots[p], PLOT))
        elif self.at == NAMING_FIRST:
            s.ask(self.initiative, D_FIRST_PLAYER, [NAME_FIRST + p for p in board.everyone(s)])
        else:
            s.ask(s.first, D_ORDER, [ORDER + c for c in self.pending(s)])

    def mask(self, s: S, seat: int) -> None:
        if self.at == PICKING:
            self.picked = [x if p == seat or x == NONE else HIDDEN for p, x in enumerate(self.picked)]

    def redeal(self, s: S, seat: int, rng: Rng) -> None:
        if self.at == PICKING:
            for p in range(s.n):
                if p != seat and self.picked[p] != NONE:
                    self.picked[p] = s.plots[p][rng.below(len(s.plots[p]))]
