"""All modules of cards, so that their abilities are in the book."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.hbo.cards import lannister, plots, stark
from greathall.kernel.state import Frame

MODULES: Final = (stark, lannister, plots)
# The frames cards bring along, for saved games.
CARD_FRAMES: Final[tuple[type[Frame[Any]], ...]] = tuple(f for m in MODULES for f in getattr(m, "FRAMES", ()))
