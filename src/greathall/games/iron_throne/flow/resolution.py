"""Phase 4: who won, rewards and penalties, hostages (IRT-HOSTIL, IRT-BETRAY.1, IRT-BETRAY.4, IRT-RESOLVE, IRT-TAKE)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.cards.characters import VISERYS_LEAVES
from greathall.games.iron_throne.cards.effect import hostile_side
from greathall.games.iron_throne.flow.choosing import LEADERS
from greathall.games.iron_throne.flow.hostages import TakeHostage
from greathall.games.iron_throne.flow.truce import TruceTalk
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.targets import forbids_seat, forbids_victim
from greathall.kernel.state import BEGIN, NOBODY, Frame

REWARD_CARDS: Final = 2
REWARD_POWER: Final = 2


# Steps of Resolution.
TALKED: Final = 1  # the talks of a truce are over
MEDIATING: Final = 2  # leaders are asked after talks that failed
BATCH: Final = 3  # rewards and penalties, player by player
REWARD_ASKED: Final = 4
PENALTY_ASKED: Final = 5  # a leader is asked about a penalty
HOSTAGES: Final = 6
VICTIM_ASKED: Final = 7
BETRAYED: Final = 8  # hostages of a betrayal, player by player
RESOLVED: Final = 9


class Resolution(Frame[ThroneState]):
    """IRT-RESOLVE.1 to IRT-RESOLVE.9."""

    __slots__ = ("mediators", "places", "reward_left")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.places = 0  # places from the attacker dealt with: in the batch, then in the taking of hostages
        self.reward_left = 0  # power still to be handed out as a reward
        self.mediators = 0  # leaders asked after failed talks, as bits

    def copy(self) -> Resolution:
        other = Resolution(self.who)
        other.at = self.at
        other.places = self.places
        other.reward_left = self.reward_left
        other.mediators = self.mediators
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == BEGIN:
            self.begin(s)
            return
        if self.at == MEDIATING and s.answer in (o.PASS, o.USE + n.TYRION):
            self.mediate(s, s.take_answer())
        elif self.at == REWARD_ASKED:
            power.move(s, self.seat(s), s.answer - o.POWER, 1)
            self.reward_left -= 1
            self.hand_out(s)
        elif self.at == PENALTY_ASKED:
            self.penalty_answer(s, s.answer)
        elif self.at == VICTIM_ASKED:
            self.at = RESOLVED
            s.push(TakeHostage(board.leader_of_side(s, s.won), s.answer - o.SEAT))
            return
        while s.stack[-1] is self and not s.asks and not s.over:
            self.step(s)

    def begin(self, s: ThroneState) -> None:
        turns.begin_phase(s, n.P_RESOLUTION)
        self.at = BATCH
        if s.outcome == n.O_HOSTILITY:
            turns.settle_totals(s)
        elif s.outcome == n.O_BETRAYAL:
            turns.wins(s, hostile_side(s))
        else:
            self.at = TALKED
            s.push(TruceTalk())

    def step(self, s: ThroneState) -> None:
        if self.at == TALKED:  # IRT-TRUCE.5, IRT-TRUCE.6
            if not s.lost:
                s.done()
                return
            self.at = MEDIATING
        elif self.at == MEDIATING:
            self.ask_mediator(s)
        elif self.at == BATCH:
            self.batch(s)
        elif self.at == HOSTAGES:
            self.hostages(s)
        elif self.at == BETRAYED:
            self.betrayed(s)
        else:
            s.done()

    def seat(self, s: ThroneState) -> int:
        return (s.attacker + self.places) % s.n

    # ---------------------------------------------------------------- after talks that failed
    def mediator(self, s: ThroneState) -> int:
        for p in (s.attacker, s.defender):
            if s.leader[p] == n.TYRION and not self.mediators >> p & 1:
                return p
        return NONE

    def ask_mediator(self, s: ThroneState) -> None:
        if self.mediator(s) == NONE:
            self.at = BATCH
        else:
            self.ask(s)

    def mediate(self, s: ThroneState, code: int) -> None:
        seat = s.answerer
        self.mediators |= 1 << seat
        if code == o.PASS:
            turns.passed(s, seat)
        else:
            turns.use_leader(s, seat)
            LEADERS[n.TYRION].do(s, seat, NONE, NONE)

    # ---------------------------------------------------------------- rewards and penalties
    def batch(self, s: ThroneState) -> None:
        """IRT-RESOLVE.9: clockwise from the attacker; the end of the game is looked at after all of it."""
        if self.places == s.n:
            self.places = 0
            self.at = HOSTAGES
            turns.game_ends(s)
            return
        seat = self.seat(s)
        side = s.side[seat]
        if not side:
            self.places += 1
        elif side == s.won:
            self.reward(s, seat, side)
        elif s.lost >> side & 1:
            self.penalise(s, seat)
        else:
            self.places += 1

    def reward(self, s: ThroneState, seat: int, side: int) -> None:
        """IRT-RESOLVE.1 to IRT-RESOLVE.4, IRT-SUPPORT.9."""
        if s.unrewarded >> seat & 1:
            self.places += 1
        elif side == n.ATTACK:
            if board.has_token(s, seat):
                power.spread(s, seat, s.defender)
            self.places += 1
        else:
            cards.draw(s, seat, REWARD_CARDS)
            self.reward_left = REWARD_POWER
            self.hand_out(s)

    def hand_out(self, s: ThroneState) -> None:
        """Two power from the sheet, to any of one's characters; mandatory as far as there is any (IRT-AMB.4)."""
        seat = self.seat(s)
        able = board.living(s, seat)
        while self.reward_left and s.sheet[seat] and able:
            if len(able) > 1:
                self.at = REWARD_ASKED
                s.ask(seat, o.D_REWARD, [o.POWER + c for c in able])
                return
            power.move(s, seat, able[0], 1)
            self.reward_left -= 1
        self.reward_left = 0
        self.places += 1
        self.at = BATCH

    def penalise(self, s: ThroneState, seat: int) -> None:
        """IRT-RESOLVE.5 to IRT-RESOLVE.7; who is spared loses nothing, a dead character has nothing (IRT-AMB.42)."""
        fighter = s.fighter[seat]
        if s.spared >> seat & 1 or fighter == NONE:
            self.places += 1
            return
        has = board.power_of(s, seat, fighter)
        if s.reckless >> seat & 1:
            power.strip(s, seat, fighter, has - VISERYS_LEAVES)
            self.places += 1
        elif s.leader[seat] in (n.DAENERYS, n.BARRISTAN):
            self.at = PENALTY_ASKED
            self.ask(s)
        else:
            power.strip(s, seat, fighter, (has + 1) // 2)
            self.places += 1

    def penalty_answer(self, s: ThroneState, code: int) -> None:
        seat = self.seat(s)
        self.at = BATCH
        self.places += 1
        if code == o.PASS:
            turns.passed(s, seat)
            power.strip(s, seat, s.fighter[seat], (board.power_of(s, seat, s.fighter[seat]) + 1) // 2)
        else:
            turns.use_leader(s, seat)
            LEADERS[s.leader[seat]].do(s, seat, NONE, NONE)

    # ---------------------------------------------------------------- hostages
    def hostages(self, s: ThroneState) -> None:
        """IRT-TAKE.1 to IRT-TAKE.6."""
        if not s.won:
            self.at = RESOLVED
        elif s.outcome == n.O_BETRAYAL:
            self.at = BETRAYED
        elif s.unrewarded >> board.leader_of_side(s, s.won) & 1:  # IRT-TAKE.7
            self.at = RESOLVED
        else:
            able = self.victims(s)
            self.at = RESOLVED
            if len(able) > 1:
                self.at = VICTIM_ASKED
                self.ask(s)
            elif able:
                s.push(TakeHostage(board.leader_of_side(s, s.won), able[0]))

    def victims(self, s: ThroneState) -> list[int]:
        """IRT-TAKE.8, IRT-AMB.24: any player of the losing side who was not spared."""
        return [p for p in board.players_of(s, board.opposite(s.won)) if not self.forbids(s, p)]

    def forbids(self, s: ThroneState, victim: int) -> str:
        """A player the winner takes a hostage from."""
        if victim >= s.n:
            return forbids_seat(s, victim)
        if s.side[victim] != board.opposite(s.won):
            return "IRT-TAKE.3"
        return "IRT-TAKE.8" if s.spared >> victim & 1 else forbids_victim(s, victim)

    def betrayed(self, s: ThroneState) -> None:
        """IRT-TAKE.4, IRT-TAKE.5, IRT-BETRAY.3: one from each player of the winning side, clockwise."""
        taker = board.leader_of_side(s, board.opposite(s.won))
        if s.unrewarded >> taker & 1:
            self.at = RESOLVED
            return
        while self.places < s.n:
            seat = self.seat(s)
            self.places += 1
            if s.side[seat] == s.won and not (s.spared | s.unshackled) >> seat & 1:
                s.push(TakeHostage(taker, seat))
                return
        self.at = RESOLVED

    def ask(self, s: ThroneState) -> None:
        if self.at == MEDIATING:
            s.ask(self.mediator(s), o.D_ABILITY, [o.USE + n.TYRION, o.PASS])
        elif self.at == REWARD_ASKED:
            seat = self.seat(s)
            s.ask(seat, o.D_REWARD, [o.POWER + c for c in board.living(s, seat)])
        elif self.at == PENALTY_ASKED:
            s.ask(self.seat(s), o.D_ABILITY, [o.USE + s.leader[self.seat(s)], o.PASS])
        else:
            s.ask(board.leader_of_side(s, s.won), o.D_VICTIM, [o.SEAT + p for p in self.victims(s)])
