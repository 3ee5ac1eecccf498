"""A supporter changes sides (leader Olenna)."""

from __future__ import annotations

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne.ops import power, turns
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.state import NOBODY, OneQuestion


class ChangeSide(OneQuestion[ThroneState]):
    """The active player of the other side may let the supporter in."""

    __slots__ = ("cost", "guest")

    def __init__(self, who: int = NOBODY, guest: int = NOBODY, cost: int = 0) -> None:
        super().__init__(who)
        self.guest = guest  # who wants to come
        self.cost = cost  # power that leaves the guest's sheet

    def copy(self) -> ChangeSide:
        other = ChangeSide(self.who, self.guest, self.cost)
        other.at = self.at
        return other

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, o.D_CHANGE_SIDE, [o.ACCEPT, o.DECLINE])

    def answered(self, s: ThroneState, code: int) -> None:
        if code == o.ACCEPT:
            turns.accepted(s, self.guest, self.who)
            power.box(s, self.guest, self.cost)
            turns.change_side(s, self.guest, board.opposite(s.side[self.guest]))
        else:
            turns.declined(s, self.guest, self.who)
        s.done()
