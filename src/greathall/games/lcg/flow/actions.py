"""Action windows (LCG-ACT), with the special one of the marshaling phase (LCG-ROUND.3.2w)."""

from __future__ import annotations

from greathall.games.lcg import reckon
from greathall.games.lcg.abilities import ABILITIES, ACTION, HAS_ACTION, NO_HAPPENING, silenced, sources, usable
from greathall.games.lcg.codes import AMBUSH, D_ACTION, D_MARSHAL, E_PASSED, MARSHAL, PASS, SPAN, USE, USE_SECOND
from greathall.games.lcg.flow.entering import ambush, ambushable, marshal, marshalable
from greathall.games.lcg.flow.occurrence import Initiation
from greathall.games.lcg.names import P_CHALLENGES
from greathall.games.lcg.ops import cards
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE, Frame


class ActionWindow(Frame[LcgState]):
    """LCG-ACT.3: in player order until all pass in a row. who: how many chances were given; a: 1 for the marshaling
    window; b: passes in a row."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if s.over:
            return
        if self.who < 0:  # LCG-PRIO.4: the first player begins
            self.who = 0
        order = reckon.everyone(s)
        if self.at == 1:
            self.at = 0
            self.carry_out(s, order[self.who % len(order)], s.answer)
            if s.stack[-1] is not self:
                return
        while self.b < len(order):
            seat = order[self.who % len(order)]
            if len(self.options(s, seat)) > 1:
                self.at = 1
                self.ask(s)
                return
            self.who += 1
            self.b += 1
        s.done()

    def carry_out(self, s: LcgState, seat: int, code: int) -> None:
        self.who += 1
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
        if not silenced(s, seat):
            for c in sources(s, seat):
                if HAS_ACTION[s.design[c]]:
                    for ability in ABILITIES[s.design[c]]:
                        if (
                            ability.type == ACTION
                            and ability.phase in (0, s.phase)
                            and usable(s, ability, c, seat, NO_HAPPENING)
                        ):
                            out.append((USE if ability.slot == 0 else USE_SECOND) + c)
        return out

    def ask(self, s: LcgState) -> None:
        order = reckon.everyone(s)
        seat = order[self.who % len(order)]
        s.ask(seat, D_MARSHAL if self.a and seat == s.active else D_ACTION, self.options(s, seat))
