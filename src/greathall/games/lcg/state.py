"""The state of this card game, besides what both card games have.

Zones in and out of play: LCG-ZONE.2, LCG-ZONE.3, LCG-ZONE.9. A card belongs to its owner and is controlled by whoever
has it in play (LCG-CTRL.1, LCG-CTRL.2, LCG-CTRL.3). Plots are in their deck, revealed or used (LCG-CARD.6,
LCG-CARD.8); agenda and faction card never move (LCG-CARD.9, LCG-CARD.10). Tokens are numbers without limit
(LCG-COMP.2, LCG-COMP.3), gold is open (LCG-ECON.1). Joust is two seats, melee more (LCG-SETUP.1, LCG-MELEE.2). Cards
of seat p come in a row: faction card, agenda (if there is one), plots, draw deck. Who sees what: LCG-INFO."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame.book import Book
from greathall.games.lcg.columns import LcgColumns
from greathall.games.lcg.table import Table


class LcgState(LcgColumns):
    """Everything in play and out of it."""

    __slots__ = ()

    def clone(self) -> LcgState:
        return LcgState(self)

    def mask(self, seat: int) -> LcgState:
        s = LcgState(self)
        s.mask_cards(seat)
        return s

    def glimpse(self, seat: int) -> LcgState:
        """As much of a mask as views are made from."""
        s = LcgState(self)
        s.mask_frames(seat)
        s.mask_shown(seat)
        return s


def blank(seats: int, table: Table, book: Book[Any]) -> LcgState:
    """A table before set-up."""
    s = LcgState()
    s.lay_out(book, seats, table.stops)
    s.table = table
    return s
