"""The plot draft variant (HBO-DRAFT.1 to HBO-DRAFT.8)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.names import ASIDE
from greathall.games.hbo.codes import D_DRAFT, D_PLOT_DECK, DRAFT, LEAVE
from greathall.games.hbo.ops import rounds
from greathall.games.hbo.state import HboState
from greathall.kernel.state import Frame

PASSES: Final = 3
DEALT: Final = 3
PLOT_DECK: Final = 7


class PlotDraft(Frame[HboState]):
    """HBO-DRAFT.2 to HBO-DRAFT.6: three times three plots each. a: passes made; items: the draft deck. at 1: each keeps
    one of three; 2: one of the two received; 3: each leaves out all but seven. Both choose at the same time, and what
    was passed on is not remembered for the one who passed it."""

    __slots__ = ()
    secret = True

    def run(self, s: HboState) -> None:
        if self.at == 0:
            deck = [c for c, zone in enumerate(s.zone) if zone == ASIDE]
            s.shuffle(deck)
            self.items = deck
            self.deal(s)
            return
        seat = s.answerer
        if self.at == 3:
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
        if self.at == 1:
            self.at = 2
            rounds.swap_offers(s)
            self.ask(s)
        else:
            rounds.box_offers(s)
            self.a += 1
            if self.a < PASSES:
                self.deal(s)
            else:
                self.at = 3
                self.ask(s)

    def deal(self, s: HboState) -> None:
        for p in range(s.n):
            rounds.offer(s, p, self.items[-DEALT:])
            self.items = self.items[:-DEALT]
        self.at = 1
        self.ask(s)

    def ask(self, s: HboState) -> None:
        for p in range(s.n):
            if self.waits_for(s, p):
                self.ask_seat(s, p)

    def waits_for(self, s: HboState, seat: int) -> bool:
        if self.at == 3:
            return len(s.plots[seat]) > PLOT_DECK
        return len(s.offered[seat]) == (DEALT if self.at == 1 else DEALT - 1)

    def ask_seat(self, s: HboState, seat: int) -> None:
        if self.at == 3:
            s.ask(seat, D_PLOT_DECK, [LEAVE + c for c in s.plots[seat]])
        else:
            s.ask(seat, D_DRAFT, [DRAFT + c for c in s.offered[seat]])

    def mask(self, s: HboState, seat: int) -> None:
        self.items = [-1] * len(self.items)
