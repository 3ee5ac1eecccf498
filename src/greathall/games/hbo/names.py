"""Numbers with names that only this card game has. They are part of stored games: add at the end."""

from __future__ import annotations

from typing import Final

HOUSES: Final = ("stark", "lannister", "neutral")
STARK: Final = 0
LANNISTER: Final = 1
NEUTRAL: Final = 2

ICON_LETTERS: Final = "MIP"  # in the order of the challenge types

# Flags of a card, besides those of both card games.
HELD: Final = 32  # stays kneeling through the standing phase of this round (Cersei)
LEFT_OUT: Final = 64  # its strength is left out of this challenge (Catelyn)
