"""A fair guess at what a seat cannot see, the plots of the draft included: redeal."""

from __future__ import annotations

from greathall.games.cardgame import knowledge
from greathall.games.cardgame.names import OFFERED
from greathall.games.hbo.state import HboState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN


def redeal(s: HboState, d: HboState, seat: int, rng: Rng) -> None:
    """In `d`, a copy of `s`, deal anew everything the seat cannot know, in agreement with all it has seen."""
    if UNKNOWN in d.design:
        d.design = d.design.copy()
        left = knowledge.complete(d)
        d.offered = [left.fill(d, pile, OFFERED, p, left.plots) for p, pile in enumerate(d.offered)]
        left.lay_aside(d)
    knowledge.redeal(s, d, seat, rng)
