"""Phase 2: the others offer support (IRT-SUPPORT)."""

from __future__ import annotations

from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import (
    ACCEPT,
    D_ABILITY,
    D_ANSWER,
    D_OFFER,
    DECLINE,
    NO_SUPPORT,
    PASS,
    SIDE_SPAN,
    SUPPORT,
    USE,
)
from greathall.games.iron_throne.flow.choosing import LEADERS, carry_out
from greathall.games.iron_throne.flow.windows import leader_can
from greathall.games.iron_throne.names import ATTACK, DEFENCE, MARGAERY, W4
from greathall.games.iron_throne.ops import turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.kernel.state import Frame


class Support(Frame[ThroneState]):
    """IRT-SUPPORT.1 to IRT-SUPPORT.10, clockwise from the attacker's left; before each of them leaders (W4). a: places
    from the attacker; b: leaders asked about this player, as bits; c: 1 + the offer. at: 0 the next player, 1 leaders,
    2 one is asked, 3 its ability is carried out, 4 the player is asked, 5 the offer is answered, 6 Margaery chooses."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 2:
            self.leader_answers(s, s.answer)
        elif self.at == 3:  # an ability was carried out
            self.at = 0 if turns.game_ends(s) else 1
        elif self.at == 4:
            self.offer(s, s.answer)
        elif self.at == 5:
            self.answered(s, s.answer)
        elif self.at == 6:
            self.margaery(s, s.answer)
        while s.stack[-1] is self and not s.asks and not s.over:
            if self.at == 0:
                self.next_player(s)
            elif self.at == 1:
                self.ask_leaders(s)
            else:
                self.at = 1

    def seat(self, s: ThroneState) -> int:
        return (s.attacker + self.a) % s.n

    def next_player(self, s: ThroneState) -> None:
        self.a += 1
        if self.a == s.n:
            s.done()
            return
        if self.seat(s) != s.defender:
            turns.new_window(s)
            self.b = 0
            self.at = 1

    # ---------------------------------------------------------------- leaders
    def asked_leader(self, s: ThroneState) -> int:
        other = self.seat(s)
        for p in board.clockwise(s):
            if not self.b >> p & 1 and s.leader[p] != MARGAERY and leader_can(s, p, W4, other):
                return p
        return NONE

    def ask_leaders(self, s: ThroneState) -> None:
        seat = self.asked_leader(s)
        if seat != NONE:
            self.at = 2
            s.ask(seat, D_ABILITY, [USE + s.leader[seat], PASS])
        elif s.asked_offer >> self.seat(s) & 1:  # forced to support (IRT-AMB.25)
            self.at = 0
        else:
            self.at = 4
            turns.had_chance(s, self.seat(s))
            self.ask(s)

    def leader_answers(self, s: ThroneState, code: int) -> None:
        seat = s.answerer
        self.b |= 1 << seat
        if code == PASS:
            turns.passed(s, seat)
            self.at = 1
            return
        self.at = 3
        turns.use_leader(s, seat)
        carry_out(s, 0, s.leader[seat], seat, self.seat(s))

    # ---------------------------------------------------------------- offers
    def options(self, s: ThroneState) -> list[int]:
        """IRT-SUPPORT.2, IRT-SUPPORT.3, IRT-DEATH.3; leader Viserys."""
        seat = self.seat(s)
        able = board.living(s, seat)
        out = [NO_SUPPORT, *[SUPPORT + ATTACK * SIDE_SPAN + c for c in able]]
        if not s.barred >> seat & 1:
            out += [SUPPORT + DEFENCE * SIDE_SPAN + c for c in able]
        return out

    def offer(self, s: ThroneState, code: int) -> None:
        seat = self.seat(s)
        if code == NO_SUPPORT:
            turns.no_offer(s, seat)
            self.at = 0
            return
        self.c = 1 + code - SUPPORT
        side, character = divmod(self.c - 1, SIDE_SPAN)
        turns.offered(s, seat, character, side)
        self.at = 5
        self.ask(s)

    def answered(self, s: ThroneState, code: int) -> None:
        """IRT-SUPPORT.4 to IRT-SUPPORT.6, IRT-SUPPORT.10."""
        seat = self.seat(s)
        side, character = divmod(self.c - 1, SIDE_SPAN)
        by = board.leader_of_side(s, side)
        self.at = 0
        if code == DECLINE:
            turns.declined(s, seat, by)
            return
        turns.accepted(s, seat, by)
        turns.join(s, seat, character, side)
        if s.leader[by] == MARGAERY:
            self.at = 6
            self.ask(s)

    def margaery(self, s: ThroneState, code: int) -> None:
        by = s.answerer
        self.at = 0
        if code == PASS:
            turns.passed(s, by)
        else:
            turns.use_leader(s, by)
            LEADERS[MARGAERY].do(s, by, self.seat(s), NONE)

    def ask(self, s: ThroneState) -> None:
        if self.at == 2:
            seat = self.asked_leader(s)
            s.ask(seat, D_ABILITY, [USE + s.leader[seat], PASS])
        elif self.at == 4:
            s.ask(self.seat(s), D_OFFER, self.options(s))
        else:
            by = board.leader_of_side(s, (self.c - 1) // SIDE_SPAN)
            if self.at == 5:
                s.ask(by, D_ANSWER, [ACCEPT, DECLINE])
            else:
                s.ask(by, D_ABILITY, [USE + MARGAERY, PASS])
