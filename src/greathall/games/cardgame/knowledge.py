"""A fair guess at what a seat cannot see: redeal.

Deck lists are open (they stand in the table's options); what is hidden is which of the cards lie where.
"""

from __future__ import annotations

from greathall.games.cardgame.names import PLOT
from greathall.games.cardgame.state import CardState
from greathall.kernel.rng import Rng


def redeal(s: CardState, d: CardState, seat: int, rng: Rng) -> None:
    """In `d`, a copy of `s`, deal anew everything the seat cannot know, in agreement with all it has seen."""
    design = s.design.copy()
    types = s.book.type
    for p in range(-1, s.n):  # -1: cards nobody owns, as in a draft
        for plots in (False, True):
            hidden = [
                c
                for c, zone in enumerate(s.zone)
                if s.owner[c] == p and (types[s.design[c]] == PLOT) == plots and s.hidden_from(c, zone, seat)
            ]
            found = [design[c] for c in hidden]
            rng.shuffle(found)
            for c, what in zip(hidden, found, strict=True):
                design[c] = what
    d.design = design
    if s.stopping:
        d.stops = [x if p == seat else rng.below(4) for p, x in enumerate(s.stops)]
    d.forget_designs()
