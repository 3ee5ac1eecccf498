"""Action windows (LCG-ACT), with the special one of the marshaling phase (LCG-ROUND.3.2w)."""

from __future__ import annotations

from greathall.games.cardgame.codes import D_ACTION, D_MARSHAL, E_PASSED, MARSHAL, PASS, SPAN, USE
from greathall.games.cardgame.names import P_CHALLENGES
from greathall.games.lcg import reckon
from greathall.games.lcg.abilities import ACTION, NO_HAPPENING, silenced, usable
from greathall.games.lcg.arsenal import armoury
from greathall.games.lcg.codes import AMBUSH
from greathall.games.lcg.flow.entering import ambush, ambushable, marshal, marshalable
from greathall.games.lcg.flow.occurrence import Initiation
from greathall.games.lcg.ops import cards
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE, Frame


class ActionWindow(Frame[LcgState]):
    """LCG-ACT.3, LCG-PRIO.10: in player order until all pass in a row, one action resolved before the next
    (LCG-ACT.4). Only here actions are used, those of a phase only in it (LCG-ACT.1, LCG-ACT.2); marshaling and ambush
    are actions too (LCG-ACT.5). The windows: LCG-ACT.6, LCG-ROUND.1.4w, LCG-ROUND.2.2w, LCG-ROUND.3.2x,
    LCG-ROUND.4.2w, LCG-ROUND.5.2w, LCG-ROUND.6.2w, LCG-ROUND.7.4w. who: whose chance it is; a: 1 for the
    marshaling window; b: passes in a row."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if s.over:
            return
        if self.at == 1:
            self.at = 0
            self.carry_out(s, self.who, s.answer)
            if s.stack[-1] is not self:
                return
        players = len(reckon.everyone(s))
        while self.b < players:
            self.who = seat = reckon.still_in(s, self.who)  # LCG-PRIO.4: the first player begins
            options = self.options(s, seat)
            if len(options) > 1 or s.stops[seat] & 1:
                self.at = 1
                s.ask(seat, self.decision(s), options)
                return
            cards.pass_silently(s, seat)
            self.who = reckon.next_seat(s, seat)
            self.b += 1
        s.done()

    def carry_out(self, s: LcgState, seat: int, code: int) -> None:
        self.who = reckon.next_seat(s, seat)
        if code == PASS:
            self.b += 1
            cards.tell(s, (E_PASSED, EVERYONE, seat))
            return
        self.b = 0
        verb, c = code // SPAN * SPAN, code % SPAN
        if verb == MARSHAL:
            marshal(s, seat, c)
        elif verb == AMBUSH:
            ambush(s, seat, c)
        else:
            s.push(Initiation(seat, c, 0 if verb == USE else 1, -1))

    def options(self, s: LcgState, seat: int) -> list[int]:
        out = [PASS]
        if self.a and seat == s.active:
            out += [MARSHAL + c for c in marshalable(s, seat)]
        if s.phase == P_CHALLENGES and s.gold[seat]:
            out += [AMBUSH + c for c in ambushable(s, seat)]
        uses = armoury(s).seats[seat].uses[ACTION]
        if uses and not silenced(s, seat):
            phase = s.phase
            for c, ability, code in uses:
                if (not ability.phase or ability.phase == phase) and usable(s, ability, c, seat, NO_HAPPENING):
                    out.append(code)
        return out

    def ask(self, s: LcgState) -> None:
        s.ask(self.who, self.decision(s), self.options(s, self.who))

    def decision(self, s: LcgState) -> int:
        return D_MARSHAL if self.a and self.who == s.active else D_ACTION
