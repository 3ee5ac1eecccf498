"""The state of The Iron Throne: columns of ints and of tuples of ints.

Cards in hands and among hostages are entries (entries.py): each with the seats that know it to be there. Power on
characters and influence are flat: character c of the house of seat p is at p * 5 + c % 5, tokens of seat p on the board
of seat q at p * n + q.
A character without power is dead for good (IRT-DEATH.1, IRT-DEATH.2, IRT-POWER.12): death needs no column of its own.
"""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne.columns import ThroneColumns
from greathall.games.iron_throne.entries import Cards as Cards
from greathall.games.iron_throne.entries import back_of, bare, is_fresh, knows
from greathall.games.iron_throne.table import Table
from greathall.kernel.state import UNKNOWN

NONE: Final = -1


class ThroneState(ThroneColumns):
    """Everything on the table and in the hands. A seat is a house (IRT-COMP.1)."""

    __slots__ = ()

    def clone(self) -> ThroneState:
        return ThroneState(self)

    # ---------------------------------------------------------------- the one visibility function
    def mask(self, seat: int) -> ThroneState:
        """Hands, decks and the faces of hostages are hidden (IRT-AMB.39), except what `seat` holds, has looked at or
        has been shown; so are the sheets of others that were not chosen, and what is chosen face down."""
        s = ThroneState(self)
        s.mask_kernel(seat)
        self._show(s, seat)
        return s

    def glimpse(self, seat: int) -> ThroneState:
        """As much of a mask as views are made from."""
        s = ThroneState(self)
        s.mask_frames(seat)
        self._show(s, seat)
        return s

    def _show(self, s: ThroneState, seat: int) -> None:
        """Hide in a copy what lies on the table and in the hands."""
        s.hide_columns(seat)
        s.hands = [self._seen(hand, seat, holder == seat) for holder, hand in enumerate(self.hands)]
        s.hostages = [self._backs(held, seat) for held in self.hostages]
        s.sheets_drawn = [x if i // 2 == seat else UNKNOWN for i, x in enumerate(self.sheets_drawn)]

    def _seen(self, hand: Cards, seat: int, own: bool) -> Cards:
        if own:
            return tuple([bare(e) for e in hand])
        known = [bare(e) for e in hand if knows(e, seat)]
        hidden = sorted([back_of(e) if is_fresh(e) else UNKNOWN for e in hand if not knows(e, seat)], reverse=True)
        return (*known, *hidden)

    def _backs(self, held: Cards, seat: int) -> Cards:
        """IRT-HOSTAGE.3: of an unknown face the house remains."""
        known = [bare(e) for e in held if knows(e, seat)]
        backs = sorted([back_of(e) for e in held if not knows(e, seat)])
        return (*known, *backs)


def blank(seats: int, table: Table) -> ThroneState:
    """A table with everything still in the box."""
    s = ThroneState()
    s.lay_out_columns(seats)
    s.table = table
    return s
