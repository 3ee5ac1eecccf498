"""The phases that are the same in both card games, and the frame that leads from one to the next."""

from __future__ import annotations

from greathall.games.cardgame import board, happenings
from greathall.games.cardgame.codes import CHALLENGE, D_CHALLENGE, E_DOMINANCE, E_NO_DOMINANCE, E_PASSED, PASS
from greathall.games.cardgame.flow.actions import open_window
from greathall.games.cardgame.flow.delayed import due
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import INTRIGUE, MILITARY, P_DRAW, P_PLOT, P_TAXATION, POWER, U_PHASE
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import EVERYONE, NOBODY, Frame


class Round(Frame[CardState]):
    """One frame for the whole game: it begins phase after phase (LCG-ROUND.1.1, LCG-ROUND.2.1, LCG-ROUND.3.1,
    LCG-ROUND.4.1, LCG-ROUND.5.1, LCG-ROUND.6.1, LCG-ROUND.7.1) and ends them (LCG-ROUND.1.5, LCG-ROUND.2.3,
    LCG-ROUND.3.4, LCG-ROUND.4.4, LCG-ROUND.5.3, LCG-ROUND.6.3, LCG-ROUND.7.5); HBO-ROUND.1 to HBO-ROUND.3. What the
    frame does is mandatory and no card's effect (LCG-ROUND.9). a: the phase that is going on."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        while s.stack[-1] is self and not s.over:
            self.step(s)

    def step(self, s: CardState) -> None:
        if self.at == 0:  # the next phase begins
            self.a = self.a % P_TAXATION + 1
            if self.a == P_PLOT:
                s.book.begin_round(s)
            turns.begin_phase(s, self.a)
            self.at = 1
            happen(s, happenings.phase_begins(self.a))
        elif self.at == 1:
            self.at = 2
            s.push(s.book.phase_frame(self.a))
        elif self.at == 2:  # LCG-ROUND.8: the end, with its interrupts
            self.at = 3
            s.push(PhaseEnds(a=self.a))
        else:
            self.at = 0
            if self.a == P_TAXATION:
                s.book.round_over(s)


class PhaseEnds(Frame[CardState]):
    """LCG-EFF.6, LCG-EFF.9: interrupts to the end, "until the end" expires, "at the end" resolves. a: phase."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        if self.at == 0:
            self.at = 1
            happen(s, happenings.phase_ends(self.a))
            if not s.runs(self) or s.over:
                return
        if self.at == 1:
            self.at = 2
            s.book.phase_over(s)
            s.book.settle(s)
            due(s, U_PHASE)
            if not s.runs(self) or s.over:
                return
        s.done()


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
        if self.at == 0:
            self.at = 1
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


class MarshalPhase(Frame[CardState]):
    """LCG-ROUND.3.2, LCG-ROUND.3.3; HBO-MAR.1 to HBO-MAR.3, HBO-MAR.13. items: who has been active."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        while s.stack[-1] is self and not s.over:
            if self.at == 1:
                self.at = 0
                open_window(s, own_turn=1)
                continue
            seat = next_of(s, self.items)
            if seat < 0:
                s.done()
                return
            turns.set_active(s, seat)
            self.items = [*self.items, seat]
            self.at = 1
            gold = s.book.income(s, seat)
            cards.gain_gold(s, seat, gold)
            happen(s, happenings.income(seat, gold))


class ChallengesPhase(Frame[CardState]):
    """LCG-ROUND.4.1, LCG-ROUND.4.2, LCG-ROUND.4.3; HBO-CHAL.1, HBO-CHAL.4 to HBO-CHAL.7, HBO-CHAL.21. items: who has
    been active and passed; at 1: the window before the active player decides."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        if self.at == 0:
            seat = next_of(s, self.items)
            if seat < 0:
                s.done()
                return
            turns.set_active(s, seat)
            self.at = 1
            open_window(s)
            if s.stack[-1] is not self or s.over:
                return
        if self.at == 1:
            options = self.options(s) if s.alive[s.active] else []
            if not options:
                self.items = [*self.items, s.active]
                self.at = 0
                return
            self.at = 2
            s.ask(s.active, D_CHALLENGE, [PASS, *options])
        else:
            self.at = 0
            code = s.answer
            if code == PASS:
                cards.tell(s, (E_PASSED, EVERYONE, s.active))
                self.items = [*self.items, s.active]
            else:
                type_, other = divmod(code - CHALLENGE, 8)
                s.push(s.book.challenge_frame(s.active, type_, other))

    def options(self, s: CardState) -> list[int]:
        seat, book = s.active, s.book
        out: list[int] = []
        for type_ in (MILITARY, INTRIGUE, POWER):
            open_to = [p for p in board.opponents(s, seat) if book.may_challenge(s, seat, type_, p)]
            if open_to and book.attackers(s, seat, type_):
                out += [CHALLENGE + type_ * 8 + p for p in open_to]
        return out

    def ask(self, s: CardState) -> None:
        s.ask(s.active, D_CHALLENGE, [PASS, *self.options(s)])


class DominancePhase(Frame[CardState]):
    """LCG-ROUND.5.2b, LCG-ROUND.5.2c; HBO-DOM.2 to HBO-DOM.5."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        if self.at == 0:
            self.at = 1
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
        if self.at == 1:
            self.at = 2
            open_window(s)
            if not s.runs(self):
                return
        s.done()
