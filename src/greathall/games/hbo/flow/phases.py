"""The phases of this game that are its own (HBO-PLOT, HBO-STAND, HBO-TAX); the others are those of both card games."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import board, exceptions, happenings
from greathall.games.cardgame.flow import phases, plot
from greathall.games.cardgame.flow.actions import ActionWindow, open_window
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.flow.phases import ChallengesPhase, DominancePhase, DrawPhase, MarshalPhase
from greathall.games.cardgame.names import (
    KNEELING,
    P_CHALLENGES,
    P_DOMINANCE,
    P_DRAW,
    P_MARSHAL,
    P_PLOT,
    P_STANDING,
    P_TAXATION,
)
from greathall.games.cardgame.ops import cards
from greathall.games.hbo.names import HELD
from greathall.games.hbo.state import HboState
from greathall.kernel.state import BEGIN, Frame

PLOT_WINDOW: Final = 6  # the last step of PlotPhase
WINDOW: Final = 1  # the last step of the other phases


class PlotPhase(plot.PlotPhase[HboState]):
    """HBO-PLOT.1 to HBO-PLOT.6, HBO-INIT.1 to HBO-INIT.5, HBO-WHEN.1 to HBO-WHEN.4. Used plots come back at once when
    the last one is revealed (AMB-5, see Book.reveal_plot)."""

    __slots__ = ()

    def run(self, s: HboState) -> None:
        if self.at == BEGIN:
            self.begin(s)
        elif self.at < plot.TEXTS_DONE or self.at == plot.REVEALED:
            self.revealing(s)
        elif self.at == plot.TEXTS_DONE:
            self.at = PLOT_WINDOW
            if s.book.window_in(s, P_PLOT):  # AMB-4
                open_window(s)
        else:
            s.done()

    def texts_done(self, s: HboState) -> None:
        """Responses to revealing a plot come after all texts."""
        happen(s, *[happenings.revealed(s.revealed[p], p) for p in board.everyone(s)])


class StandingPhase(Frame[HboState]):
    """HBO-STAND.1, HBO-STAND.2: all at the same time, but what is held down."""

    __slots__ = ()

    def run(self, s: HboState) -> None:
        if self.at == WINDOW:
            s.done()
            return
        self.at = WINDOW
        s.push(ActionWindow())
        rising = [c for p in board.everyone(s) for c in s.play[p] if s.flags[c] & KNEELING and not self.stays(s, c)]
        if rising:
            happen(s, *[happenings.stands(c, s.ctrl[c]) for c in rising])

    def stays(self, s: HboState, c: int) -> bool:
        return bool(s.flags[c] & HELD) or exceptions.stays_knelt(s, c)


class TaxationPhase(Frame[HboState]):
    """HBO-TAX.1, HBO-TAX.2; until now gold could be used (HBO-GOLDP.3)."""

    __slots__ = ()

    def run(self, s: HboState) -> None:
        if self.at == WINDOW:
            s.done()
            return
        self.at = WINDOW
        if not exceptions.gold_kept(s):
            for p in board.everyone(s):
                cards.return_gold(s, p)
            s.book.settle(s)  # gold may be strength
        if s.stack[-1] is self and not s.over:
            open_window(s)


PHASES: Final[dict[int, type[Frame[Any]]]] = {
    P_PLOT: PlotPhase,
    P_DRAW: DrawPhase,
    P_MARSHAL: MarshalPhase,
    P_CHALLENGES: ChallengesPhase,
    P_DOMINANCE: DominancePhase,
    P_STANDING: StandingPhase,
    P_TAXATION: TaxationPhase,
}
# The step of a phase while its last action window is open.
WINDOW_STEPS: Final[dict[int, int]] = {
    P_PLOT: PLOT_WINDOW,
    P_DRAW: phases.WINDOW,
    P_DOMINANCE: phases.WINDOW_OVER,
    P_STANDING: WINDOW,
    P_TAXATION: WINDOW,
}
