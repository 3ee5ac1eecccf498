"""Phase 4: who won, rewards and penalties, hostages (IRT-HOSTIL, IRT-BETRAY.1, IRT-BETRAY.4, IRT-RESOLVE, IRT-TAKE)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne.cards.characters import VISERYS_LEAVES
from greathall.games.iron_throne.cards.effect import hostile_side
from greathall.games.iron_throne.codes import D_ABILITY, D_REWARD, D_VICTIM, PASS, POWER, SEAT, USE
from greathall.games.iron_throne.flow.choosing import LEADERS
from greathall.games.iron_throne.flow.hostages import TakeHostage
from greathall.games.iron_throne.flow.truce import TruceTalk
from greathall.games.iron_throne.names import (
    ATTACK,
    BARRISTAN,
    DAENERYS,
    O_BETRAYAL,
    O_HOSTILITY,
    P_RESOLUTION,
    TYRION,
)
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.kernel.state import Frame

REWARD_CARDS: Final = 2
REWARD_POWER: Final = 2


class Resolution(Frame[ThroneState]):
    """IRT-RESOLVE.1 to IRT-RESOLVE.9. a: places from the attacker dealt with, in the batch and then in the taking of
    hostages; b: power still to be handed out as a reward, then leaders asked after failed talks. at: 0 the outcome, 1
    talks are over, 2 leaders after failed talks, 3 the batch, 4 a reward is handed out, 5 a leader is asked about a
    penalty, 6 hostages, 7 whose hostage, 8 hostages of a betrayal."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 0:
            self.begin(s)
            return
        if self.at == 2 and s.answer in (PASS, USE + TYRION):
            self.mediate(s, s.take_answer())
        elif self.at == 4:
            power.move(s, self.seat(s), s.answer - POWER, 1)
            self.b -= 1
            self.hand_out(s)
        elif self.at == 5:
            self.penalty_answer(s, s.answer)
        elif self.at == 7:
            self.at = 9
            s.push(TakeHostage(board.leader_of_side(s, s.won), s.answer - SEAT))
            return
        while s.stack[-1] is self and not s.asks and not s.over:
            self.step(s)

    def begin(self, s: ThroneState) -> None:
        turns.begin_phase(s, P_RESOLUTION)
        self.at = 3
        if s.outcome == O_HOSTILITY:
            turns.settle_totals(s)
        elif s.outcome == O_BETRAYAL:
            turns.wins(s, hostile_side(s))
        else:
            self.at = 1
            s.push(TruceTalk())

    def step(self, s: ThroneState) -> None:
        if self.at == 1:  # IRT-TRUCE.5, IRT-TRUCE.6
            if not s.lost:
                s.done()
                return
            self.b = 0
            self.at = 2
        elif self.at == 2:
            self.ask_mediator(s)
        elif self.at == 3:
            self.batch(s)
        elif self.at == 6:
            self.hostages(s)
        elif self.at == 8:
            self.betrayed(s)
        else:
            s.done()

    def seat(self, s: ThroneState) -> int:
        return (s.attacker + self.a) % s.n

    # ---------------------------------------------------------------- after talks that failed
    def mediator(self, s: ThroneState) -> int:
        for p in (s.attacker, s.defender):
            if s.leader[p] == TYRION and not self.b >> p & 1:
                return p
        return NONE

    def ask_mediator(self, s: ThroneState) -> None:
        if self.mediator(s) == NONE:
            self.at = 3
            self.b = 0
        else:
            self.ask(s)

    def mediate(self, s: ThroneState, code: int) -> None:
        seat = s.answerer
        self.b |= 1 << seat
        if code == PASS:
            turns.passed(s, seat)
        else:
            turns.use_leader(s, seat)
            LEADERS[TYRION].do(s, seat, NONE, NONE)

    # ---------------------------------------------------------------- rewards and penalties
    def batch(self, s: ThroneState) -> None:
        """IRT-RESOLVE.9: clockwise from the attacker; the end of the game is looked at after all of it."""
        if self.a == s.n:
            self.a = 0
            self.at = 6
            turns.game_ends(s)
            return
        seat = self.seat(s)
        side = s.side[seat]
        if not side:
            self.a += 1
        elif side == s.won:
            self.reward(s, seat, side)
        elif s.lost >> side & 1:
            self.penalise(s, seat)
        else:
            self.a += 1

    def reward(self, s: ThroneState, seat: int, side: int) -> None:
        """IRT-RESOLVE.1 to IRT-RESOLVE.4, IRT-SUPPORT.9."""
        if s.unrewarded >> seat & 1:
            self.a += 1
        elif side == ATTACK:
            if board.has_token(s, seat):
                power.spread(s, seat, s.defender)
            self.a += 1
        else:
            cards.draw(s, seat, REWARD_CARDS)
            self.b = REWARD_POWER
            self.hand_out(s)

    def hand_out(self, s: ThroneState) -> None:
        """Two power from the sheet, to any of one's characters; mandatory as far as there is any (IRT-AMB.4)."""
        seat = self.seat(s)
        able = board.living(s, seat)
        while self.b and s.sheet[seat] and able:
            if len(able) > 1:
                self.at = 4
                self.ask(s)
                return
            power.move(s, seat, able[0], 1)
            self.b -= 1
        self.b = 0
        self.a += 1
        self.at = 3

    def penalise(self, s: ThroneState, seat: int) -> None:
        """IRT-RESOLVE.5 to IRT-RESOLVE.7; who is spared loses nothing, a dead character has nothing (IRT-AMB.42)."""
        fighter = s.fighter[seat]
        if s.spared >> seat & 1 or fighter == NONE:
            self.a += 1
            return
        has = board.power_of(s, seat, fighter)
        if s.reckless >> seat & 1:
            power.strip(s, seat, fighter, has - VISERYS_LEAVES)
            self.a += 1
        elif s.leader[seat] in (DAENERYS, BARRISTAN):
            self.at = 5
            self.ask(s)
        else:
            power.strip(s, seat, fighter, (has + 1) // 2)
            self.a += 1

    def penalty_answer(self, s: ThroneState, code: int) -> None:
        seat = self.seat(s)
        self.at = 3
        self.a += 1
        if code == PASS:
            turns.passed(s, seat)
            power.strip(s, seat, s.fighter[seat], (board.power_of(s, seat, s.fighter[seat]) + 1) // 2)
        else:
            turns.use_leader(s, seat)
            LEADERS[s.leader[seat]].do(s, seat, NONE, NONE)

    # ---------------------------------------------------------------- hostages
    def hostages(self, s: ThroneState) -> None:
        """IRT-TAKE.1 to IRT-TAKE.6."""
        if not s.won:
            self.at = 9
        elif s.outcome == O_BETRAYAL:
            self.at = 8
        elif s.unrewarded >> board.leader_of_side(s, s.won) & 1:  # IRT-TAKE.7
            self.at = 9
        else:
            able = self.victims(s)
            self.at = 9
            if len(able) > 1:
                self.at = 7
                self.ask(s)
            elif able:
                s.push(TakeHostage(board.leader_of_side(s, s.won), able[0]))

    def victims(self, s: ThroneState) -> list[int]:
        """IRT-TAKE.8, IRT-AMB.24: any player of the losing side who was not spared."""
        losers = board.players_of(s, board.opposite(s.won))
        return [p for p in losers if not s.spared >> p & 1 and board.sources(s, p)]

    def betrayed(self, s: ThroneState) -> None:
        """IRT-TAKE.4, IRT-TAKE.5, IRT-BETRAY.3: one from each player of the winning side, clockwise."""
        taker = board.leader_of_side(s, board.opposite(s.won))
        if s.unrewarded >> taker & 1:
            self.at = 9
            return
        while self.a < s.n:
            seat = self.seat(s)
            self.a += 1
            if s.side[seat] == s.won and not (s.spared | s.unshackled) >> seat & 1:
                s.push(TakeHostage(taker, seat))
                return
        self.at = 9

    def ask(self, s: ThroneState) -> None:
        if self.at == 2:
            s.ask(self.mediator(s), D_ABILITY, [USE + TYRION, PASS])
        elif self.at == 4:
            s.ask(self.seat(s), D_REWARD, [POWER + c for c in board.living(s, self.seat(s))])
        elif self.at == 5:
            s.ask(self.seat(s), D_ABILITY, [USE + s.leader[self.seat(s)], PASS])
        else:
            s.ask(board.leader_of_side(s, s.won), D_VICTIM, [SEAT + p for p in self.victims(s)])
