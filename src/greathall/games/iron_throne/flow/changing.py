"""A supporter changes sides (leader Olenna)."""

from __future__ import annotations

from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import ACCEPT, D_CHANGE_SIDE, DECLINE
from greathall.games.iron_throne.ops import power, turns
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.state import OneQuestion


class ChangeSide(OneQuestion[ThroneState]):
    """who: the active player who may let her in; a: who wants to come; b: what it costs."""

    __slots__ = ()

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, D_CHANGE_SIDE, [ACCEPT, DECLINE])

    def answered(self, s: ThroneState, code: int) -> None:
        if code == ACCEPT:
            turns.accepted(s, self.a, self.who)
            power.box(s, self.a, self.b)
            turns.change_side(s, self.a, board.opposite(s.side[self.a]))
        else:
            turns.declined(s, self.a, self.who)
        s.done()
