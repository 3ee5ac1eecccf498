"""The seven phases of a round (LCG-ROUND)."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import board, exceptions, happenings
from greathall.games.cardgame.codes import TARGET
from greathall.games.cardgame.constant import NO_LIMIT
from greathall.games.cardgame.flow import phases
from greathall.games.cardgame.flow.actions import ActionWindow, open_window
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.flow.phases import ChallengesPhase, DominancePhase, DrawPhase, MarshalPhase
from greathall.games.cardgame.flow.plot import forbids_copy, one_of_each
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
from greathall.games.lcg import reckon
from greathall.games.lcg.codes import D_RESERVE, D_STAND
from greathall.games.lcg.flow import plot
from greathall.games.lcg.flow.plot import PlotPhase
from greathall.games.lcg.ops import rounds
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import ASKED, BEGIN, Frame

WINDOW: Final = 2  # the last step of StandingPhase and TaxationPhase, after BEGIN and ASKED


# ---------------------------------------------------------------- 6 standing
class StandingPhase(Frame[LcgState]):
    """LCG-ROUND.6.2; a card may let each player stand so many characters."""

    __slots__ = ("chosen", "done")

    def __init__(self) -> None:
        super().__init__()
        self.done = 0  # seats that have chosen, as bits
        self.chosen: list[int] = []  # characters; the list is replaced, never changed

    def copy(self) -> StandingPhase:
        other = StandingPhase()
        other.at = self.at
        other.who = self.who
        other.done = self.done
        other.chosen = self.chosen
        return other

    def run(self, s: LcgState) -> None:
        if self.at == WINDOW:
            s.done()
            return
        if self.at == ASKED:
            self.chosen = [*self.chosen, s.answer - TARGET]
        most = exceptions.most_standing(s)
        if most < NO_LIMIT:
            while board.next_without(s, self.done) >= 0:
                if self.options(s):
                    self.at = ASKED
                    self.ask(s)
                    return
                self.done |= 1 << board.next_without(s, self.done)
        self.at = WINDOW
        rising = [c for p in board.everyone(s) for c in (*s.play[p], s.faction[p]) if s.flags[c] & KNEELING]
        if most < NO_LIMIT:
            chose = [s.ctrl[c] for c in self.chosen]
            rising = [c for c in rising if not board.is_character(s, c) or c in self.chosen or s.ctrl[c] not in chose]
        s.push(ActionWindow())
        if rising:
            happen(s, *[happenings.stands(c, s.ctrl[c]) for c in rising])

    def options(self, s: LcgState) -> list[int]:
        """Only of more kneeling characters than may stand some are chosen."""
        most = exceptions.most_standing(s)
        seat = board.next_without(s, self.done)
        kneeling = [c for c in board.characters(s, seat) if s.flags[c] & KNEELING]
        mine = [c for c in self.chosen if s.ctrl[c] == seat]
        if len(kneeling) <= most or len(mine) >= most:
            return []
        return [TARGET + c for c in kneeling if c not in mine]

    def ask(self, s: LcgState) -> None:
        s.ask(board.next_without(s, self.done), D_STAND, self.options(s))


# ---------------------------------------------------------------- 7 taxation
def forbids_reserve(s: LcgState, seat: int, c: int) -> str:
    """Why a card cannot be discarded down to the reserve."""
    return forbids_copy(s, s.hand[seat], c) if c in s.hand[seat] else "LCG-ROUND.7.3a"


class TaxationPhase(Frame[LcgState]):
    """LCG-ROUND.7.2, LCG-ROUND.7.3a, LCG-ROUND.7.3b, LCG-ROUND.7.4."""

    __slots__ = ("checked",)

    def __init__(self, checked: int = 0) -> None:
        super().__init__()
        self.checked = checked  # seats whose reserve was checked, as bits

    def copy(self) -> TaxationPhase:
        other = TaxationPhase(self.checked)
        other.at = self.at
        other.who = self.who
        return other

    def run(self, s: LcgState) -> None:
        if self.at == BEGIN:
            self.at = ASKED
            for p in board.everyone(s):
                cards.return_gold(s, p)
        elif self.at == ASKED:
            cards.discard_from_hand(s, board.next_without(s, self.checked), s.answer - TARGET)
        else:
            s.done()
            return
        seat = board.next_without(s, self.checked)
        while seat >= 0:
            if len(s.hand[seat]) > reckon.reserve(s, seat):
                self.ask(s)
                return
            self.checked |= 1 << seat
            seat = board.next_without(s, self.checked)
        self.at = WINDOW
        if s.n > 2:
            rounds.return_titles(s)
        open_window(s)

    def ask(self, s: LcgState) -> None:
        seat = board.next_without(s, self.checked)
        s.ask(seat, D_RESERVE, one_of_each(s, s.hand[seat], TARGET))


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
    P_PLOT: plot.WINDOW,
    P_DRAW: phases.WINDOW,
    P_DOMINANCE: phases.WINDOW_OVER,
    P_STANDING: WINDOW,
    P_TAXATION: WINDOW,
}
