"""Importing this module makes every card known. A new module of cards is a line here."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.lcg.cards import (
    baratheon,
    greyjoy,
    lannister,
    martell,
    neutral,
    plots,
    stark,
    targaryen,
    tyrell,
    watch,
)
from greathall.kernel.state import Frame

MODULES: Final = (neutral, stark, lannister, plots, baratheon, greyjoy, martell, targaryen, tyrell, watch)
# The frames cards bring along, for saved games.
CARD_FRAMES: Final[tuple[type[Frame[Any]], ...]] = tuple(f for m in MODULES for f in getattr(m, "FRAMES", ()))
