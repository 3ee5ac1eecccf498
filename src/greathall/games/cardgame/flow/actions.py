"""Action windows (LCG-ACT), with the special one of the marshaling phase (LCG-ROUND.3.2w)."""

from __future__ import annotations

from greathall.games.cardgame import board, exceptions, reasons
from greathall.games.cardgame.abilities import ACTION, REACTION, USES, Ability, slot_of, why_none, why_unusable
from greathall.games.cardgame.arsenal import armoury
from greathall.games.cardgame.codes import D_ACTION, D_MARSHAL, PASS, SPAN
from greathall.games.cardgame.flow.initiation import Initiation
from greathall.games.cardgame.happenings import NO_HAPPENING
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import ASKED, BEGIN, Frame


def forbids_action(s: CardState, seat: int, c: int, slot: int) -> str:
    """Why the player who acts in the window cannot use an action of a card."""
    none = why_none(s, seat, c, slot)
    if none:
        return none
    ability = s.book.abilities[s.design[c]][slot]
    assert isinstance(ability, Ability)
    if ability.type != ACTION:
        return reasons.NOT_OCCURRED if ability.type == REACTION else reasons.NOT_IMMINENT
    if ability.phase and ability.phase != s.phase:
        return reasons.OTHER_PHASE
    return reasons.SILENCED if exceptions.silenced(s, seat) else why_unusable(s, ability, c, seat, NO_HAPPENING)


def open_window(s: CardState, own_turn: bool = False) -> None:
    """Begin an action window now; where nobody has anything to do in it, it is over when this returns."""
    if not own_turn and not s.stopping and not s.over:
        if not (s.book.plays_in | armoury(s).phases) >> s.phase & 1:
            cards.all_pass_silently(s)
            s.take_answer()  # as after any window
            return
    window = ActionWindow(own_turn)
    s.push(window)
    window.run(s)


class ActionWindow(Frame[CardState]):
    """LCG-ACT.3, LCG-PRIO.10: in player order until all pass in a row, one action resolved before the next
    (LCG-ACT.4). Only here actions are used, those of a phase only in it (LCG-ACT.1, LCG-ACT.2); marshaling and ambush
    are actions too (LCG-ACT.5). The windows: LCG-ACT.6, LCG-ROUND.1.4w, LCG-ROUND.2.2w, LCG-ROUND.3.2x,
    LCG-ROUND.4.2w, LCG-ROUND.5.2w, LCG-ROUND.6.2w, LCG-ROUND.7.4w. who: whose chance it
    is."""

    __slots__ = ("own_turn", "passes")

    def __init__(self, own_turn: bool = False) -> None:
        super().__init__()
        self.own_turn = own_turn  # the window of the marshaling phase, in which the active player plays cards
        self.passes = 0  # in a row

    def copy(self) -> ActionWindow:
        other = ActionWindow(self.own_turn)
        other.at = self.at
        other.who = self.who
        other.passes = self.passes
        return other

    def run(self, s: CardState) -> None:
        if s.over:
            return
        if self.at == ASKED:
            self.at = BEGIN
            self.carry_out(s, self.who, s.answer)
            if s.stack[-1] is not self:
                return
        players = len(board.everyone(s))
        seat = board.still_in(s, self.who)  # LCG-PRIO.4: the first player begins
        while self.passes < players:
            options = self.options(s, seat)
            if len(options) > 1 or s.stops[seat] & 1:
                self.who = seat
                self.at = ASKED
                s.ask(seat, self.decision(s), options)
                return
            if s.events is not None:
                cards.pass_silently(s, seat)
            seat = board.next_seat(s, seat)
            self.passes += 1
        s.done()

    def carry_out(self, s: CardState, seat: int, code: int) -> None:
        self.who = board.next_seat(s, seat)
        if code == PASS:
            self.passes += 1
            if self.own_turn and seat == s.active and s.book.pass_ends_turn(s):
                self.own_turn = False
            return
        self.passes = 0
        if code - code % SPAN in USES:
            s.push(Initiation(seat, code % SPAN, slot_of(code), -1))
        else:
            s.book.play(s, seat, code)

    def options(self, s: CardState, seat: int) -> list[int]:
        out = [PASS]
        book = s.book
        own_turn = self.own_turn and seat == s.active
        if own_turn or book.plays_in >> s.phase & 1:
            out += book.plays(s, seat, own_turn)
        mine = armoury(s).seats[seat]
        if mine.phases >> s.phase & 1 and not exceptions.silenced(s, seat):
            for c, ability, code in mine.acts_in(s, s.phase):
                if not why_unusable(s, ability, c, seat, NO_HAPPENING):
                    out.append(code)
        return out

    def ask(self, s: CardState) -> None:
        s.ask(self.who, self.decision(s), self.options(s, self.who))

    def decision(self, s: CardState) -> int:
        return D_MARSHAL if self.own_turn and self.who == s.active else D_ACTION
