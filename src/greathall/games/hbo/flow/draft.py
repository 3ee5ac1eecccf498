"""The plot draft variant (HBO-DRAFT.1 to HBO-DRAFT.8)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.names import ASIDE
from greathall.games.hbo.codes import D_DRAFT, D_PLOT_DECK, DRAFT, LEAVE
from greathall.games.hbo.ops import rounds
from greathall.games.hbo.state import HboState
from greathall.kernel.rng import Rng
from greathall.kernel.state import BEGIN, UNKNOWN, Frame

PASSES: Final = 3
DEALT: Final = 3
PLOT_DECK: Final = 7

# Steps of PlotDraft besides BEGIN: each keeps one of three, then one of the two received; at last all but seven go.
FIRST_PICK: Final = 1
SECOND_PICK: Final = 2
LEAVING_OUT: Final = 3


def forbids_draft(s: HboState, seat: int, c: int) -> str:
    """Why a plot cannot be kept: of those dealt, then of those received."""
    frame = s.stack[-1]
    assert isinstance(frame, PlotDraft)
    if c in s.offered[seat]:
        return ""
    return "HBO-DRAFT.4" if frame.at == FIRST_PICK else "HBO-DRAFT.5"


def forbids_leaving_out(s: HboState, seat: int, c: int) -> str:
    return "" if c in s.plots[seat] else "HBO-DRAFT.7"


class PlotDraft(Frame[HboState]):
    """HBO-DRAFT.2 to HBO-DRAFT.6: three times three plots each. Both choose at the same time, and what was passed on is
    not remembered for the one who passed it."""

    __slots__ = ("deck", "passes")
    secret = True

    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []  # the plots still to be dealt; the list is replaced, never changed
        self.passes = 0  # how often plots have been passed on

    def copy(self) -> PlotDraft:
        other = PlotDraft()
        other.at = self.at
        other.who = self.who
        other.deck = self.deck
        other.passes = self.passes
        return other

    def run(self, s: HboState) -> None:
        if self.at == BEGIN:
            deck = [c for c, zone in enumerate(s.zone) if zone == ASIDE]
            s.shuffle(deck)
            self.deck = deck
            self.deal(s)
            return
        seat = s.answerer
        if self.at == LEAVING_OUT:
            rounds.leave_out(s, seat, s.answer - LEAVE)
            if len(s.plots[seat]) > PLOT_DECK:
                self.ask_seat(s, seat)
            else:
                rounds.plot_deck_made(s, seat)
            if not s.asks:
                s.done()
            return
        rounds.keep(s, seat, s.answer - DRAFT)
        if s.asks:
            return
        if self.at == FIRST_PICK:
            self.at = SECOND_PICK
            rounds.swap_offers(s)
            self.ask(s)
        else:
            rounds.box_offers(s)
            self.passes += 1
            if self.passes < PASSES:
                self.deal(s)
            else:
                self.at = LEAVING_OUT
                self.ask(s)

    def deal(self, s: HboState) -> None:
        for p in range(s.n):
            rounds.offer(s, p, self.deck[-DEALT:])
            self.deck = self.deck[:-DEALT]
        self.at = FIRST_PICK
        self.ask(s)

    def ask(self, s: HboState) -> None:
        for p in range(s.n):
            if self.waits_for(s, p):
                self.ask_seat(s, p)

    def waits_for(self, s: HboState, seat: int) -> bool:
        if self.at == LEAVING_OUT:
            return len(s.plots[seat]) > PLOT_DECK
        return len(s.offered[seat]) == (DEALT if self.at == FIRST_PICK else DEALT - 1)

    def ask_seat(self, s: HboState, seat: int) -> None:
        if self.at == LEAVING_OUT:
            s.ask(seat, D_PLOT_DECK, [LEAVE + c for c in s.plots[seat]])
        else:
            s.ask(seat, D_DRAFT, [DRAFT + c for c in s.offered[seat]])

    def mask(self, s: HboState, seat: int) -> None:
        self.deck = [UNKNOWN] * len(self.deck)

    def redeal(self, s: HboState, seat: int, rng: Rng) -> None:
        """From a mask: the deck is some of the plots that lie aside and were never seen."""
        if UNKNOWN in self.deck:
            aside = [c for c, zone in enumerate(s.zone) if zone == ASIDE and s.hidden_from(c, zone, seat)]
            self.deck = aside[: len(self.deck)]
