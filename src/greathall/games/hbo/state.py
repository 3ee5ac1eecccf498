"""The state of this card game, besides what both card games have: the plots a player looks at in the draft.

Common supplies and areas: HBO-AREA.1, HBO-AREA.2, HBO-SETUP.1; tokens are numbers without limit (HBO-COMP.1,
HBO-COMP.2, AMB-18). Cards of seat p come in a row: banner (HBO-COMP.3), plots, draw deck."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame.book import Book
from greathall.games.hbo.columns import HboColumns
from greathall.games.hbo.table import Table
from greathall.kernel.state import UNKNOWN


class HboState(HboColumns):
    """Everything in play and out of it."""

    __slots__ = ()

    def clone(self) -> HboState:
        return HboState(self)

    def mask(self, seat: int) -> HboState:
        s = HboState(self)
        s.mask_cards(seat)
        s.mask_offered()
        return s

    def glimpse(self, seat: int) -> HboState:
        """As much of a mask as views are made from."""
        s = HboState(self)
        s.mask_frames(seat)
        s.mask_shown(seat)
        s.mask_offered()
        return s

    def mask_offered(self) -> None:
        """Hide offered plots that are not known, once it is known which are."""
        self.offered = [tuple([c if self.design[c] != UNKNOWN else UNKNOWN for c in cards]) for cards in self.offered]


def blank(seats: int, table: Table, book: Book[Any]) -> HboState:
    """A table before set-up."""
    s = HboState()
    s.lay_out(book, seats, table.stops)
    s.first = 0  # until somebody wins initiative
    s.table = table
    return s
