"""Moments at which leaders use their abilities and participants play character cards (IRT-TIMING, IRT-CHAR)."""

from __future__ import annotations

from greathall.games.iron_throne import board
from greathall.games.iron_throne.cards.effect import usable
from greathall.games.iron_throne.codes import D_ABILITY, D_WINDOW, PASS, PLAY, USE
from greathall.games.iron_throne.data import CARD_WINDOW, LEADER_WINDOW
from greathall.games.iron_throne.flow.choosing import CHARACTERS, LEADERS, carry_out
from greathall.games.iron_throne.names import EDDARD, FIRST_CHARACTER, KINDS, PER_HOUSE, W6, character_of
from greathall.games.iron_throne.ops import cards, turns
from greathall.games.iron_throne.state import CARD_SHIFT, NONE, ThroneState
from greathall.kernel.state import Frame


def leader_can(s: ThroneState, seat: int, window: int, other: int = NONE) -> bool:
    """May this seat's leader use its ability now?"""
    leader = s.leader[seat]
    if LEADER_WINDOW[leader] != window or s.used >> seat & 1:
        return False
    return usable(s, LEADERS[leader], seat, other)


def playable(s: ThroneState, seat: int, window: int) -> list[int]:
    """IRT-CHAR.1 to IRT-CHAR.7: the options of a participant in a window."""
    fighter = s.fighter[seat]
    if fighter == NONE:
        return []
    leader = s.leader[seat]
    first = s.house[seat] * PER_HOUSE - FIRST_CHARACTER
    out: list[int] = []
    last = NONE
    for entry in s.hands[seat]:
        card = entry >> CARD_SHIFT
        kind = card % KINDS
        if kind < FIRST_CHARACTER or card == last:
            continue
        last = card
        character = first + kind
        if CARD_WINDOW[character] == window and character in (fighter, leader):
            if usable(s, CHARACTERS[character], seat, NONE):
                out.append(PLAY + card)
    return out


def open_window(s: ThroneState, window: int) -> None:
    """Begin a window; where nobody can do anything in it, there is none."""
    turns.new_window(s)
    for p in range(s.n):
        if leader_can(s, p, window) or playable(s, p, window):
            s.push(Window(s.attacker, window))
            return
    if s.events is not None:
        for p in range(s.n):
            if s.fighter[p] != NONE:
                turns.pass_silently(s, p)


class Window(Frame[ThroneState]):
    """IRT-TIMING.2 to IRT-TIMING.7: leaders clockwise from the attacker, then cards, one each in turn, until all pass
    in a row (IRT-CHAR.9); after a change of outcome leaders are asked again first. who: whose chance to play a card it
    is; a: the window; b: passes in a row; c: leaders asked, as bits. at: 0 leaders, 1 one is asked, 2 its ability is
    being carried out, 3 cards, 4 somebody is asked, 5 a card is being carried out."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 1:
            self.leader_answers(s, s.answer)
        elif self.at == 4:
            self.card_answer(s, s.answer)
        if self.at in (2, 5) and s.runs(self):
            self.after_effect(s)
        while s.runs(self) and not s.asks and not s.over:
            if self.at == 0:
                self.ask_leaders(s)
            elif self.at == 3:
                self.ask_for_cards(s)
            else:  # an effect that was over at once
                self.after_effect(s)

    # ---------------------------------------------------------------- leaders
    def asked_leader(self, s: ThroneState) -> int:
        """The next leader who may use the ability and was not asked yet."""
        for p in board.clockwise(s):
            if not self.c >> p & 1 and leader_can(s, p, self.a):
                return p
        return NONE

    def ask_leaders(self, s: ThroneState) -> None:
        seat = self.asked_leader(s)
        if seat == NONE:
            self.at = 3
        else:
            self.at = 1
            s.ask(seat, D_ABILITY, [USE + s.leader[seat], PASS])

    def leader_answers(self, s: ThroneState, code: int) -> None:
        seat = s.answerer
        self.c |= 1 << seat
        if code == PASS:
            turns.passed(s, seat)
            self.at = 0
            return
        self.at = 2
        turns.use_leader(s, seat)
        carry_out(s, 0, s.leader[seat], seat, NONE)

    # ---------------------------------------------------------------- cards
    def ask_for_cards(self, s: ThroneState) -> None:
        while self.b < s.n:
            options = playable(s, self.who, self.a)
            if options:
                self.at = 4
                s.ask(self.who, D_WINDOW, [PASS, *options])
                return
            if s.fighter[self.who] != NONE:
                turns.pass_silently(s, self.who)
            self.pass_on(s)
            self.b += 1
        s.done()

    def pass_on(self, s: ThroneState) -> None:
        self.who = self.who + 1 if self.who + 1 < s.n else 0

    def card_answer(self, s: ThroneState, code: int) -> None:
        seat = self.who
        self.pass_on(s)
        if code == PASS:
            turns.passed(s, seat)
            self.b += 1
            self.at = 3
            return
        self.b = 0
        self.at = 5
        cards.play(s, seat, code - PLAY)
        carry_out(s, 1, character_of(code - PLAY), seat, NONE)

    # ---------------------------------------------------------------- both
    def after_effect(self, s: ThroneState) -> None:
        """IRT-WIN.7; IRT-AMB.30: has the outcome changed?"""
        if turns.game_ends(s):
            return
        cards_stage = self.at == 5
        self.at = 3 if cards_stage else 0
        if self.a == W6:
            truced = s.truced
            changed = turns.work_out(s)
            if truced and not s.truced:  # his truce was undone, or is none of his any more
                for p in (s.attacker, s.defender):
                    if s.leader[p] == EDDARD:
                        turns.may_use_again(s, p)
            if changed:
                self.c = s.used
                self.at = 0

    def ask(self, s: ThroneState) -> None:
        if self.at == 1:
            seat = self.asked_leader(s)
            s.ask(seat, D_ABILITY, [USE + s.leader[seat], PASS])
        else:
            s.ask(self.who, D_WINDOW, [PASS, *playable(s, self.who, self.a)])
