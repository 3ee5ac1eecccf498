"""The Catan state: columns of ints.

Seat-wise columns are flat: five resources of seat p lie at p*5 .. p*5+4, four kinds of pieces at p*4 .. p*4+3.
Board columns are indexed by hex, node (intersection) and edge (path) as numbered in board.py.
"""

from __future__ import annotations

from typing import Final

from greathall.games.catan.board import LAYOUTS
from greathall.games.catan.columns import CatanColumns
from greathall.games.catan.names import COMBINED, FACE_UP, HEXES, IN_DECK, VICTORY_POINT
from greathall.games.catan.table import Table
from greathall.kernel.state import UNKNOWN

# Fields of the column `hero_use`, three a seat.
SIDE: Final = 0  # 0 = A, 1 = B
SINCE: Final = 1  # turn in which the card was received
USED: Final = 2  # turn in which a hero was last used
HERO_FIELDS: Final = 3

# Kinds of the records in `notes`: what has been learnt about hidden cards (see knowledge.py).
NOTE_STOLEN: Final = 0
NOTE_ABSENT: Final = 1
NOTE_LOOKED: Final = 2
NOTE_DECK: Final = 3
NOTE_NOT_WON: Final = 4
NOTE_OTHERS: Final = 5


EMPTY: Final = -2  # no token under a piece

# Column `revealed`: (place, face) in the order in which it happened. A token turned up at a place of `under`, or out of
# the pool; or one laid face down from the pool to a place.
POOL: Final = -1
FACE_DOWN: Final = -1


class CatanState(CatanColumns):
    """Everything on and beside the board."""

    __slots__ = ()

    def clone(self) -> CatanState:
        return CatanState(self)

    def derive(self) -> None:
        """Work out everything that follows from the stored columns."""
        by_number: list[list[int]] = [[] for _ in range(13)]
        for h in range(HEXES):
            number = self.number[h]
            if number == COMBINED:  # CAT-PROD.4
                by_number[2].append(h)
                by_number[12].append(h)
            elif number:
                by_number[number].append(h)
        self.by_number = by_number
        self.forget_sites()

    def forget_sites(self) -> None:
        """The board has changed: what can be built where is worked out anew."""
        self.sites = [None] * (4 * self.n)

    # ---------------------------------------------------------------- the one visibility function
    def mask(self, seat: int) -> CatanState:
        """CAT-COMP.15, CAT-DEV.1, CAT-VPC.1: hands, decks, face-down tokens and the future are hidden."""
        s = CatanState(self)
        s.mask_kernel(seat)
        s.hide_columns(seat)
        n = s.n
        own = range(seat * 5, seat * 5 + 5) if seat >= 0 else range(0)
        end = s.over  # CAT-VPC.2: victory point cards are shown when the game is over
        s.seen_hand = s.seen_hand.copy()
        s.dev_kind = s.dev_kind.copy()
        for i in range(n * 5):
            if i not in own:
                # The open changes since the last record are public, the hand is not: see knowledge.py.
                if s.hand[i] != UNKNOWN:  # a mask masked again is the same
                    s.low[i] -= s.seen_hand[i]
                    s.seen_hand[i] = s.hand[i] - s.seen_hand[i]
                    s.hand[i] = UNKNOWN
                if not (end and i % 5 == VICTORY_POINT):
                    s.dev_held[i] = UNKNOWN
        if seat != s.active:
            for i in range(n * 5, n * 5 + 5):
                s.dev_held[i] = UNKNOWN
        looking = any([x[0] == NOTE_DECK and x[1] == seat and x[2] == s.dev_next for x in s.notes])  # CAT-HERO.16
        top = s.dev_next + 3 if looking else 0
        for card, at in enumerate(s.dev_at):
            if s.dev_next <= card < top:
                continue
            mine = at >= 0 and at == seat
            shown = mine or at >= FACE_UP or (end and at != IN_DECK and s.dev_kind[card] == VICTORY_POINT)
            if not shown:
                s.dev_kind[card] = UNKNOWN
        s.under = [EMPTY if t == EMPTY else UNKNOWN for t in s.under]
        s.notes = [note_for(note, seat) for note in s.notes]
        s.forget_sites()
        return s


def note_for(note: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """A record about hidden cards as `seat` may see it."""
    kind = note[0]
    if kind == NOTE_STOLEN and seat != note[1] and seat != note[2]:
        return (*note[:3], UNKNOWN, *note[4:])
    if kind == NOTE_LOOKED and seat != note[1]:
        return (*note[:3], *([UNKNOWN] * 5), *note[8:])
    if kind == NOTE_DECK and seat != note[1]:
        return (*note[:3], *([UNKNOWN] * (len(note) - 3)))
    return note


def blank(n: int, table: Table, layout: int) -> CatanState:
    """A table with nothing on the board yet; set-up and scenarios start here."""
    s = CatanState()
    s.lay_out_columns(n)
    where = LAYOUTS[layout]
    s.table = table
    s.layout = layout
    s.terrain = where.terrain
    s.number = where.number
    if table.combined_in_base and n == 3:  # R-NUM-2, the other ruling: one token stands in for two
        s.number = [COMBINED if number == 2 else 0 if number == 12 else number for number in where.number]
    s.route = [-1] * len(where.is_node)
    for (v, w), resource in zip(where.route_nodes, where.route_resources, strict=True):
        s.route[v] = s.route[w] = resource
    s.colour = list(range(n))
    s.node = [0] * len(where.is_node)
    s.edge = [0] * len(where.is_edge)
    s.rate = [table.supply_rate] * (n * 5)
    s.under = [EMPTY] * (n * 13)
    s.derive()
    return s
