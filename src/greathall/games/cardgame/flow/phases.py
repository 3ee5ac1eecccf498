"""The phases that are the same in both card games, and the frame that leads from one to the next."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges, happenings, reasons
from greathall.games.cardgame.codes import D_CHALLENGE, E_DOMINANCE, E_NO_DOMINANCE, E_PASSED, PASS
from greathall.games.cardgame.flow.actions import open_window
from greathall.games.cardgame.flow.delayed import due
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import INTRIGUE, MILITARY, P_DRAW, P_PLOT, P_SETUP, P_TAXATION, POWER, U_PHASE
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY, Frame

# Steps of Round.
PHASE_BEGINS: Final = 0
PHASE_GOES_ON: Final = 1
PHASE_ENDS: Final = 2
PHASE_OVER: Final = 3


class Round(Frame[CardState]):
    """One frame for the whole game: it begins phase after phase (LCG-ROUND.1.1, LCG-ROUND.2.1, LCG-ROUND.3.1,
    LCG-ROUND.4.1, LCG-ROUND.5.1, LCG-ROUND.6.1, LCG-ROUND.7.1) and ends them (LCG-ROUND.1.5, LCG-ROUND.2.3,
    LCG-ROUND.3.4, LCG-ROUND.4.4, LCG-ROUND.5.3, LCG-ROUND.6.3, LCG-ROUND.7.5); HBO-ROUND.1 to HBO-ROUND.3. What the
    frame does is mandatory and no card's effect (LCG-ROUND.9)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int = P_SETUP) -> None:
        super().__init__()
        self.phase = phase  # that is going on

    def copy(self) -> Round:
        other = Round(self.phase)
        other.at = self.at
        other.who = self.who
        return other

    def run(self, s: CardState) -> None:
        while s.stack[-1] is self and not s.over:
            self.step(s)

    def step(self, s: CardState) -> None:
        if self.at == PHASE_BEGINS:
            self.phase = P_PLOT if self.phase == P_TAXATION else self.phase + 1
            if self.phase == P_PLOT:
                s.book.begin_round(s)
            turns.begin_phase(s, self.phase)
            self.at = PHASE_GOES_ON
            happen(s, happenings.phase_begins(self.phase))
        elif self.at == PHASE_GOES_ON:
            self.at = PHASE_ENDS
            s.push(s.book.phase_frame(self.phase))
        elif self.at == PHASE_ENDS:  # LCG-ROUND.8: the end, with its interrupts
            self.at = PHASE_OVER
            s.push(PhaseEnds(self.phase))
        else:
            self.at = PHASE_BEGINS
            if self.phase == P_TAXATION:
                s.book.round_over(s)


# Steps of PhaseEnds.
INTERRUPTED: Final = 0
EXPIRES: Final = 1
EXPIRED: Final = 2


class PhaseEnds(Frame[CardState]):
    """LCG-EFF.6, LCG-EFF.9: interrupts to the end, "until the end" expires, "at the end" resolves."""

    __slots__ = ("phase",)

    def __init__(self, phase: int = P_SETUP) -> None:
        super().__init__()
        self.phase = phase

    def copy(self) -> PhaseEnds:
        other = PhaseEnds(self.phase)
        other.at = self.at
        other.who = self.who
        return other

    def run(self, s: CardState) -> None:
        if self.at == INTERRUPTED:
            self.at = EXPIRES
            happen(s, happenings.phase_ends(self.phase))
            if not s.runs(self) or s.over:
                return
        if self.at == EXPIRES:
            self.at = EXPIRED
            s.book.phase_over(s)
            s.book.settle(s)
            due(s, U_PHASE)
            if not s.runs(self) or s.over:
                return
        s.done()


# Steps of the phases besides BEGIN.
WINDOW: Final = 1
WINDOW_OVER: Final = 2


def next_of(s: CardState, done: list[int]) -> int:
    """The next in player order who has not been active yet, NOBODY if all have."""
    for p in board.everyone(s):
        if p not in done:
            return p
    return NOBODY


class DrawPhase(Frame[CardState]):
    """LCG-ROUND.2.2; HBO-DRAW.1, HBO-DRAW.2."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        if self.at == BEGIN:
            self.at = WINDOW
            for p in board.everyone(s):
                cards.draw(s, p, s.book.draws(s, p))
            s.book.settle(s)
            if s.over or not s.runs(self):
                return
            if s.book.window_in(s, P_DRAW):
                open_window(s)
                if not s.runs(self):
                    return
        s.done()


class TurnsPhase(Frame[CardState]):
    """A phase in which one after the other is the active player."""

    __slots__ = ("been_active",)

    def __init__(self, been_active: list[int] | None = None) -> None:
        super().__init__()
        self.been_active: list[int] = been_active or []  # seats; the list is replaced, never changed

    def copy(self) -> TurnsPhase:
        other = self.__class__(self.been_active)
        other.at = self.at
        other.who = self.who
        return other


class MarshalPhase(TurnsPhase):
    """LCG-ROUND.3.2, LCG-ROUND.3.3; HBO-MAR.1 to HBO-MAR.3, HBO-MAR.13."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        while s.stack[-1] is self and not s.over:
            if self.at == WINDOW:
                self.at = BEGIN
                open_window(s, own_turn=True)
                continue
            seat = next_of(s, self.been_active)
            if seat < 0:
                s.done()
                return
            turns.set_active(s, seat)
            self.been_active = [*self.been_active, seat]
            self.at = WINDOW
            gold = s.book.income(s, seat)
            cards.gain_gold(s, seat, gold)
            happen(s, happenings.income(seat, gold))


# Steps of ChallengesPhase besides BEGIN; the window comes before the active player decides.
DECIDES: Final = 2
DECIDED: Final = 3


def forbids_challenge(s: CardState, seat: int, arg: int) -> str:
    """Why the active player cannot initiate a challenge: against whom, what forbids it, who would attack."""
    type_, other = divmod(arg, challenges.SEATS)
    if other not in board.opponents(s, seat):
        return reasons.NOT_AN_OPPONENT
    why = s.book.forbids_challenge(s, seat, type_, other)
    return why or ("" if s.book.attackers(s, seat, type_) else reasons.NO_ATTACKER)


class ChallengesPhase(TurnsPhase):
    """LCG-ROUND.4.1, LCG-ROUND.4.2, LCG-ROUND.4.3; HBO-CHAL.1, HBO-CHAL.4 to HBO-CHAL.7, HBO-CHAL.21. Who has passed
    has been active."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        if self.at == BEGIN:
            seat = next_of(s, self.been_active)
            if seat < 0:
                s.done()
                return
            turns.set_active(s, seat)
            self.at = DECIDES
            open_window(s)
            if s.stack[-1] is not self or s.over:
                return
        if self.at == DECIDES:
            options = self.options(s) if s.alive[s.active] else []
            if not options:
                self.been_active = [*self.been_active, s.active]
                self.at = BEGIN
                return
            self.at = DECIDED
            s.ask(s.active, D_CHALLENGE, [PASS, *options])
        else:
            self.at = BEGIN
            code = s.answer
            if code == PASS:
                cards.tell(s, (E_PASSED, EVERYONE, s.active))
                self.been_active = [*self.been_active, s.active]
            else:
                type_, other = challenges.of_code(code)
                s.push(s.book.challenge_frame(s.active, type_, other))

    def options(self, s: CardState) -> list[int]:
        seat, book = s.active, s.book
        out: list[int] = []
        for type_ in (MILITARY, INTRIGUE, POWER):
            open_to: list[int] = []
            for p in board.everyone(s):
                if p != seat and not book.forbids_challenge(s, seat, type_, p):
                    open_to.append(challenges.code(type_, p))
            if open_to and book.attackers(s, seat, type_):
                out += open_to
        return out

    def ask(self, s: CardState) -> None:
        s.ask(s.active, D_CHALLENGE, [PASS, *self.options(s)])


class DominancePhase(Frame[CardState]):
    """LCG-ROUND.5.2b, LCG-ROUND.5.2c; HBO-DOM.2 to HBO-DOM.5."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        if self.at == BEGIN:
            self.at = WINDOW
            totals = {p: s.book.dominance(s, p) for p in board.everyone(s)}
            best = max(totals.values())
            leading = [p for p, total in totals.items() if total == best]
            if len(leading) > 1:
                cards.tell(s, (E_NO_DOMINANCE, EVERYONE))
            else:
                p = leading[0]
                cards.tell(s, (E_DOMINANCE, EVERYONE, p, best))
                power = s.book.dominance_power(s, p)
                happen(s, happenings.dominance(p), happenings.gains_power(s.faction[p], p, power))
            if not s.runs(self) or s.over:
                return
        if self.at == WINDOW:
            self.at = WINDOW_OVER
            open_window(s)
            if not s.runs(self):
                return
        s.done()
