"""Phase 2: the others offer support (IRT-SUPPORT)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.deals import offer_of, support_with
from greathall.games.iron_throne.flow.choosing import LEADERS, use_ability
from greathall.games.iron_throne.flow.windows import next_leader
from greathall.games.iron_throne.ops import turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.targets import forbids_character
from greathall.kernel.state import BEGIN, NOBODY, Frame

# Steps of Support.
NEXT_PLAYER: Final = BEGIN
TO_LEADERS: Final = 1  # leaders are asked before the player's chance
LEADER_ASKED: Final = 2
ABILITY_USED: Final = 3  # its ability is being carried out
OFFER_ASKED: Final = 4
ANSWER_ASKED: Final = 5
MARGAERY_ASKED: Final = 6


class Support(Frame[ThroneState]):
    """IRT-SUPPORT.1 to IRT-SUPPORT.10, clockwise from the attacker's left; before each of them leaders (W4)."""

    __slots__ = ("asked", "character", "places", "side")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.places = 0  # how far from the attacker the player sits whose chance it is
        self.asked = 0  # leaders asked about this player, as bits
        self.side = n.NO_SIDE  # what was offered: for which side, with which character
        self.character = NONE

    def copy(self) -> Support:
        other = Support(self.who)
        other.at = self.at
        other.places = self.places
        other.asked = self.asked
        other.side = self.side
        other.character = self.character
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == LEADER_ASKED:
            self.leader_answers(s, s.answer)
        elif self.at == ABILITY_USED:
            self.at = NEXT_PLAYER if turns.game_ends(s) else TO_LEADERS
        elif self.at == OFFER_ASKED:
            self.offer(s, s.answer)
        elif self.at == ANSWER_ASKED:
            self.answered(s, s.answer)
        elif self.at == MARGAERY_ASKED:
            self.margaery(s, s.answer)
        while s.stack[-1] is self and not s.asks and not s.over:
            if self.at == NEXT_PLAYER:
                self.next_player(s)
            elif self.at == TO_LEADERS:
                self.ask_leaders(s)
            else:
                self.at = TO_LEADERS

    def seat(self, s: ThroneState) -> int:
        """Whose chance to support it is."""
        return (s.attacker + self.places) % s.n

    def is_before_offer(self) -> bool:
        """Are leaders asked, before a player's chance?"""
        return self.at in (LEADER_ASKED, ABILITY_USED)

    def has_offer(self) -> bool:
        """Does an offer wait for its answer?"""
        return self.at == ANSWER_ASKED

    def next_player(self, s: ThroneState) -> None:
        self.places += 1
        if self.places == s.n:
            s.done()
            return
        if self.seat(s) != s.defender:
            turns.new_window(s)
            self.asked = 0
            self.at = TO_LEADERS

    # ---------------------------------------------------------------- leaders
    def asked_leader(self, s: ThroneState) -> int:
        return next_leader(s, n.W4, self.asked, self.seat(s))

    def ask_leaders(self, s: ThroneState) -> None:
        seat = self.asked_leader(s)
        if seat != NONE:
            self.at = LEADER_ASKED
            s.ask(seat, o.D_ABILITY, [o.USE + s.leader[seat], o.PASS])
        elif s.asked_offer >> self.seat(s) & 1:  # forced to support (IRT-AMB.25)
            self.at = NEXT_PLAYER
        else:
            self.at = OFFER_ASKED
            turns.had_chance(s, self.seat(s))
            self.ask(s)

    def leader_answers(self, s: ThroneState, code: int) -> None:
        seat = s.answerer
        self.asked |= 1 << seat
        if code == o.PASS:
            turns.passed(s, seat)
            self.at = TO_LEADERS
            return
        self.at = ABILITY_USED
        turns.use_leader(s, seat)
        use_ability(s, seat, self.seat(s))

    # ---------------------------------------------------------------- offers
    def options(self, s: ThroneState) -> list[int]:
        """IRT-SUPPORT.2, IRT-SUPPORT.3, IRT-DEATH.3; leader Viserys."""
        seat = self.seat(s)
        able = board.living(s, seat)
        attack, defence = support_with(n.ATTACK, 0), support_with(n.DEFENCE, 0)
        out = [o.NO_SUPPORT, *[attack + c for c in able]]
        return out if s.barred >> seat & 1 else [*out, *[defence + c for c in able]]

    def offer(self, s: ThroneState, code: int) -> None:
        seat = self.seat(s)
        if code == o.NO_SUPPORT:
            turns.no_offer(s, seat)
            self.at = NEXT_PLAYER
            return
        self.side, self.character = offer_of(code)
        turns.offered(s, seat, self.character, self.side)
        self.at = ANSWER_ASKED
        self.ask(s)

    def answered(self, s: ThroneState, code: int) -> None:
        """IRT-SUPPORT.4 to IRT-SUPPORT.6, IRT-SUPPORT.10."""
        seat = self.seat(s)
        by = board.leader_of_side(s, self.side)
        self.at = NEXT_PLAYER
        if code == o.DECLINE:
            turns.declined(s, seat, by)
            return
        turns.accepted(s, seat, by)
        turns.join(s, seat, self.character, self.side)
        if s.leader[by] == n.MARGAERY:
            self.at = MARGAERY_ASKED
            self.ask(s)

    def margaery(self, s: ThroneState, code: int) -> None:
        by = s.answerer
        self.at = NEXT_PLAYER
        if code == o.PASS:
            turns.passed(s, by)
        else:
            turns.use_leader(s, by)
            LEADERS[n.MARGAERY].do(s, by, self.seat(s), NONE)

    def ask(self, s: ThroneState) -> None:
        if self.at == LEADER_ASKED:
            seat = self.asked_leader(s)
            s.ask(seat, o.D_ABILITY, [o.USE + s.leader[seat], o.PASS])
        elif self.at == OFFER_ASKED:
            s.ask(self.seat(s), o.D_OFFER, self.options(s))
        else:
            by = board.leader_of_side(s, self.side)
            if self.at == ANSWER_ASKED:
                s.ask(by, o.D_ANSWER, [o.ACCEPT, o.DECLINE])
            else:
                s.ask(by, o.D_ABILITY, [o.USE + n.MARGAERY, o.PASS])


def forbids_support(s: ThroneState, seat: int, arg: int) -> str:
    """IRT-SUPPORT.3, IRT-DEATH.3; leader Viserys."""
    side, character = offer_of(o.SUPPORT + arg)
    rule = forbids_character(s, seat, character, "IRT-SUPPORT.3")
    return rule or ("IRT-TEXT.31" if side == n.DEFENCE and s.barred >> seat & 1 else "")
