"""The seven phases of a round (LCG-ROUND)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame.codes import CHALLENGE, D_CHALLENGE, E_DOMINANCE, E_NO_DOMINANCE, E_PASSED, PASS, TARGET
from greathall.games.cardgame.events import H_DOMINANCE, H_GAINS_POWER, H_INCOME, H_PHASE_BEGINS, H_PHASE_ENDS, H_STANDS
from greathall.games.cardgame.flow.actions import ActionWindow
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import (
    INTRIGUE,
    KNEELING,
    MILITARY,
    P_CHALLENGES,
    P_DOMINANCE,
    P_DRAW,
    P_MARSHAL,
    P_PLOT,
    P_STANDING,
    P_TAXATION,
    POWER,
    U_PHASE,
)
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import reckon
from greathall.games.lcg.codes import D_RESERVE, D_STAND
from greathall.games.lcg.combat import attackers
from greathall.games.lcg.data import design
from greathall.games.lcg.flow.challenge import Challenge, supported
from greathall.games.lcg.flow.delayed import due
from greathall.games.lcg.flow.plot import PlotPhase, one_of_each
from greathall.games.lcg.flow.settling import settle
from greathall.games.lcg.names import HAND_OF_THE_KING, LAWS, REGENT
from greathall.games.lcg.ops import ending, rounds
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE, NOBODY, Frame

A_GAME_OF_THRONES: Final = design("A Game of Thrones")
STORM_OF_SWORDS: Final = design("A Storm of Swords")
SNEAK_ATTACK: Final = design("Sneak Attack")
KHAL_DROGO: Final = design("Khal Drogo")
CASTERLY_ROCK: Final = design("Casterly Rock")
IRON_THRONE: Final = design("The Iron Throne")


class Round(Frame[LcgState]):
    """One frame for the whole game: it begins phase after phase (LCG-ROUND.1.1, LCG-ROUND.2.1, LCG-ROUND.3.1,
    LCG-ROUND.4.1, LCG-ROUND.5.1, LCG-ROUND.6.1, LCG-ROUND.7.1) and ends them (LCG-ROUND.1.5, LCG-ROUND.2.3,
    LCG-ROUND.3.4, LCG-ROUND.4.4, LCG-ROUND.5.3, LCG-ROUND.6.3, LCG-ROUND.7.5). What the frame does is mandatory and no
    card's effect (LCG-ROUND.9). a: the phase that is going on."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        while s.stack[-1] is self and not s.over:
            self.step(s)

    def step(self, s: LcgState) -> None:
        if self.at == 0:  # the next phase begins
            self.a = self.a % P_TAXATION + 1
            if self.a == P_PLOT:
                rounds.begin_round(s)
            rounds.begin_phase(s, self.a)
            self.at = 1
            happen(s, (H_PHASE_BEGINS, NONE, s.first, self.a, 0))
        elif self.at == 1:
            self.at = 2
            s.push(PHASES[self.a]())
        elif self.at == 2:  # LCG-ROUND.8: the end, with its interrupts
            self.at = 3
            s.push(PhaseEnds(a=self.a))
        else:
            self.at = 0
            if self.a == P_TAXATION:
                rounds.round_over(s)
                if s.table.round_limit and s.round >= s.table.round_limit:
                    ending.win(s, [])


class PhaseEnds(Frame[LcgState]):
    """LCG-EFF.6, LCG-EFF.9: interrupts to the end, "until the end" expires, "at the end" resolves. a: phase."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 0:
            self.at = 1
            happen(s, (H_PHASE_ENDS, NONE, s.first, self.a, 0))
            if s.stack[-1] is not self or s.over:
                return
        if self.at == 1:
            self.at = 2
            rounds.phase_over(s)
            settle(s)
            due(s, U_PHASE)
            if s.stack[-1] is not self or s.over:
                return
        s.done()


def next_of(s: LcgState, done: list[int]) -> int:
    """The next in player order who has not been active yet, NOBODY if all have."""
    for p in board.everyone(s):
        if p not in done:
            return p
    return NOBODY


# ---------------------------------------------------------------- 2 draw
class DrawPhase(Frame[LcgState]):
    """LCG-ROUND.2.2."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 0:
            self.at = 1
            for p in board.everyone(s):
                cards.draw(s, p, 3 if s.title[p] == LAWS else 2)
            settle(s)
            if not s.over and s.stack[-1] is self:
                s.push(ActionWindow())
        else:
            s.done()


# ---------------------------------------------------------------- 3 marshaling
class MarshalPhase(Frame[LcgState]):
    """LCG-ROUND.3.2, LCG-ROUND.3.3. items: who has been active."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 0:
            seat = next_of(s, self.items)
            if seat < 0:
                s.done()
                return
            turns.set_active(s, seat)
            self.items = [*self.items, seat]
            self.at = 1
            gold = reckon.gold_value(s, seat)
            cards.gain_gold(s, seat, gold)
            happen(s, (H_INCOME, NONE, seat, gold, 0))
        else:
            self.at = 0
            s.push(ActionWindow(a=1))


# ---------------------------------------------------------------- 4 challenges
def challenges_left(s: LcgState, seat: int, type_: int) -> int:
    """LCG-CHAL.1 and what allows more."""
    most = 1
    if type_ == MILITARY:
        most += s.design[s.revealed[seat]] == STORM_OF_SWORDS
        most += len([c for c in s.play[seat] if s.design[c] == KHAL_DROGO and not reckon.is_blank(s, c)])
    elif type_ == INTRIGUE:
        most += len([c for c in s.play[seat] if s.design[c] == CASTERLY_ROCK])
    most += len([x for x in s.lasting if x[0] == board.L_EXTRA and x[1] == seat and x[2] == type_])
    return most - len([x for x in s.done_challenges if x[0] == seat and x[1] == type_])


def may_challenge(s: LcgState, seat: int, type_: int, other: int) -> bool:
    """May this player initiate such a challenge against that opponent?"""
    mine = [x for x in s.done_challenges if x[0] == seat]
    if s.design[s.revealed[seat]] == SNEAK_ATTACK and mine:
        return False
    if type_ != INTRIGUE and any([s.design[s.revealed[p]] == A_GAME_OF_THRONES for p in board.everyone(s)]):
        if not any([w == seat and t == INTRIGUE for w, t, _ in s.won]):
            return False
    for kind, who, amount, _ in s.lasting:
        if who == seat and kind == board.L_NO_CHALLENGE and amount == type_:
            return False
        if who == seat and kind == reckon.L_NO_ATTACK_ON and amount == other:
            return False
    if supported(s, seat, other):
        return False
    if challenges_left(s, seat, type_) > 0:
        return True
    # AMB-35: the Hand of the King's extra power challenge, unless all would be against one and the same player.
    if type_ != POWER or s.title[seat] != HAND_OF_THE_KING or challenges_left(s, seat, type_) < 0:
        return False
    return any([x[1] == POWER and x[2] != other for x in mine])


class ChallengesPhase(Frame[LcgState]):
    """LCG-ROUND.4.1, LCG-ROUND.4.2, LCG-ROUND.4.3. items: who has been active and passed; at 1: the window before the
    active player decides."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 0:
            seat = next_of(s, self.items)
            if seat < 0:
                s.done()
                return
            turns.set_active(s, seat)
            self.at = 1
            s.push(ActionWindow())
        elif self.at == 1:
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
                s.push(Challenge(s.active, type_, other))

    def options(self, s: LcgState) -> list[int]:
        seat = s.active
        return [
            CHALLENGE + type_ * 8 + p
            for type_ in (MILITARY, INTRIGUE, POWER)
            if attackers(s, seat, type_)
            for p in board.opponents(s, seat)
            if may_challenge(s, seat, type_, p)
        ]

    def ask(self, s: LcgState) -> None:
        s.ask(s.active, D_CHALLENGE, [PASS, *self.options(s)])


# ---------------------------------------------------------------- 5 dominance
def dominance(s: LcgState, seat: int) -> int:
    """LCG-ROUND.5.2a."""
    total = s.gold[seat] + sum([board.strength(s, c) for c in board.characters(s, seat) if board.standing(s, c)])
    total += 8 * len([c for c in s.play[seat] if s.design[c] == IRON_THRONE])
    return total + 2 if s.title[seat] == REGENT else total


class DominancePhase(Frame[LcgState]):
    """LCG-ROUND.5.2b, LCG-ROUND.5.2c."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 0:
            self.at = 1
            totals = {p: dominance(s, p) for p in board.everyone(s)}
            best = max(totals.values())
            leading = [p for p, total in totals.items() if total == best]
            if len(leading) > 1:
                cards.tell(s, (E_NO_DOMINANCE, EVERYONE))
                return
            p = leading[0]
            cards.tell(s, (E_DOMINANCE, EVERYONE, p, best))
            happen(s, (H_DOMINANCE, NONE, p, 0, 0), (H_GAINS_POWER, s.faction[p], p, 1, 0))
        elif self.at == 1:
            self.at = 2
            s.push(ActionWindow())
        else:
            s.done()


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
            happen(s, *[(H_STANDS, c, s.ctrl[c], 0, 0) for c in rising])

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
        s.push(ActionWindow())

    def ask(self, s: LcgState) -> None:
        seat = board.next_without(s, self.a)
        s.ask(seat, D_RESERVE, one_of_each(s, s.hand[seat], TARGET))


PHASES: Final[dict[int, type[Frame[LcgState]]]] = {
    P_PLOT: PlotPhase,
    P_DRAW: DrawPhase,
    P_MARSHAL: MarshalPhase,
    P_CHALLENGES: ChallengesPhase,
    P_DOMINANCE: DominancePhase,
    P_STANDING: StandingPhase,
    P_TAXATION: TaxationPhase,
}
