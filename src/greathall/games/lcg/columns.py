"""What a state of the card game, second edition holds. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import columns as shared
from greathall.games.cardgame.state import CardState
from greathall.games.lcg.table import Table
from greathall.kernel.state import NONE


class LcgColumns(CardState):
    """Columns by name; the state itself says what can be done with them."""

    __slots__ = (
        "agenda",
        "lost",
        "rivals_beaten",
        "table",
        "title",
        "titles_left",
    )

    def __init__(self, source: LcgColumns | None = None) -> None:
        super().__init__(source)
        if source is not None:
            o = source
            self.table: Table = o.table
            self.agenda: list[int] = o.agenda  # seat -> agenda, NONE if none
            self.title: list[int] = o.title
            self.titles_left: list[int] = o.titles_left
            self.lost: list[tuple[int, int, int]] = o.lost  # this round: loser, type, 1 if as defender
            self.rivals_beaten: list[tuple[int, int]] = o.rivals_beaten  # this round: winner, rival

    def lay_out_columns(self, seats: int) -> None:
        """Every column as it is before set-up, but for those the state starts by hand."""
        super().lay_out_columns(seats)
        self.agenda = [NONE] * seats
        self.title = [NONE] * seats
        self.titles_left = []
        self.lost = []
        self.rivals_beaten = []


# What a saved position stores; the rest is derived.
COLUMNS: Final[tuple[str, ...]] = (
    *shared.COLUMNS,
    "agenda", "title", "titles_left", "lost", "rivals_beaten",
)
# Columns whose content is counted: nothing in them appears or is lost unnoticed.
COUNTED: Final[tuple[str, ...]] = (
    *shared.COUNTED,
    "titles_left",
)
# Who sees a column, where not everybody does.
SEEN: Final[dict[str, str]] = {
    **shared.SEEN,
}
