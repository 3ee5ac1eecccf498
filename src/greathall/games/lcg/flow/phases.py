"""The seven phases of a round (LCG-ROUND)."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import board, happenings
from greathall.games.cardgame.codes import TARGET
from greathall.games.cardgame.flow.actions import ActionWindow, open_window
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.flow.phases import ChallengesPhase, DominancePhase, DrawPhase, MarshalPhase
from greathall.games.cardgame.flow.plot import one_of_each
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
from greathall.games.lcg.data import design
from greathall.games.lcg.flow.plot import PlotPhase
from greathall.games.lcg.ops import rounds
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import Frame

A_GAME_OF_THRONES: Final = design("A Game of Thrones")
STORM_OF_SWORDS: Final = design("A Storm of Swords")
SNEAK_ATTACK: Final = design("Sneak Attack")
KHAL_DROGO: Final = design("Khal Drogo")
CASTERLY_ROCK: Final = design("Casterly Rock")
IRON_THRONE: Final = design("The Iron Throne")


# ---------------------------------------------------------------- 6 standing
class StandingPhase(Frame[LcgState]):
    """LCG-ROUND.6.2; Stannis lets each player stand two characters. a: seats that have chosen, as bits; items: the
    chosen."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 2:
            s.done()
            return
        if self.at == 1:
            self.items = [*self.items, s.answer - TARGET]
        if reckon.stannis_rules(s):
            while board.next_without(s, self.a) >= 0:
                if self.options(s):
                    self.at = 1
                    self.ask(s)
                    return
                self.a |= 1 << board.next_without(s, self.a)
        self.at = 2
        rising = [c for p in board.everyone(s) for c in (*s.play[p], s.faction[p]) if s.flags[c] & KNEELING]
        if reckon.stannis_rules(s):
            chose = [s.ctrl[c] for c in self.items]
            rising = [c for c in rising if not board.is_character(s, c) or c in self.items or s.ctrl[c] not in chose]
        s.push(ActionWindow())
        if rising:
            happen(s, *[happenings.stands(c, s.ctrl[c]) for c in rising])

    def options(self, s: LcgState) -> list[int]:
        """Only of more than two kneeling characters two are chosen."""
        seat = board.next_without(s, self.a)
        kneeling = [c for c in board.characters(s, seat) if s.flags[c] & KNEELING]
        mine = [c for c in self.items if s.ctrl[c] == seat]
        if len(kneeling) <= 2 or len(mine) >= 2:
            return []
        return [TARGET + c for c in kneeling if c not in mine]

    def ask(self, s: LcgState) -> None:
        s.ask(board.next_without(s, self.a), D_STAND, self.options(s))


# ---------------------------------------------------------------- 7 taxation
class TaxationPhase(Frame[LcgState]):
    """LCG-ROUND.7.2, LCG-ROUND.7.3a, LCG-ROUND.7.3b, LCG-ROUND.7.4. a: seats whose reserve was checked, as
    bits."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 0:
            self.at = 1
            for p in board.everyone(s):
                cards.return_gold(s, p)
        elif self.at == 1:
            cards.discard_from_hand(s, board.next_without(s, self.a), s.answer - TARGET)
        else:
            s.done()
            return
        seat = board.next_without(s, self.a)
        while seat >= 0:
            if len(s.hand[seat]) > reckon.reserve(s, seat):
                self.ask(s)
                return
            self.a |= 1 << seat
            seat = board.next_without(s, self.a)
        self.at = 2
        if s.n > 2:
            rounds.return_titles(s)
        open_window(s)

    def ask(self, s: LcgState) -> None:
        seat = board.next_without(s, self.a)
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
