"""What a state of the card game, HBO edition holds. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import columns as shared
from greathall.games.cardgame.columns import Cards
from greathall.games.cardgame.state import CardState
from greathall.games.hbo.table import Table


class HboColumns(CardState):
    """Columns by name; the state itself says what can be done with them."""

    __slots__ = (
        "house",
        "offered",
        "table",
    )

    def __init__(self, source: HboColumns | None = None) -> None:
        super().__init__(source)
        if source is not None:
            o = source
            self.table: Table = o.table
            self.house: list[int] = o.house  # by seat
            self.offered: list[Cards] = o.offered  # plots a seat looks at in the draft

    def lay_out_columns(self, seats: int) -> None:
        """Every column as it is before set-up, but for those the state starts by hand."""
        super().lay_out_columns(seats)
        self.house = list(range(seats))
        self.offered = [()] * seats


# What a saved position stores; the rest is derived.
COLUMNS: Final[tuple[str, ...]] = (
    *shared.COLUMNS,
    "house", "offered",
)
# Columns whose content is counted: nothing in them appears or is lost unnoticed.
COUNTED: Final[tuple[str, ...]] = (
    *shared.COUNTED,
)
# Who sees a column, where not everybody does.
SEEN: Final[dict[str, str]] = {
    **shared.SEEN,
    "offered": "mask",
}
