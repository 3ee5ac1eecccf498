"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame import view as shared
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import combat
from greathall.games.lcg.chain import chain
from greathall.games.lcg.state import LcgState


def view(m: LcgState, seat: int) -> dict[str, Any]:
    """The masked state `m` of `seat`, arranged for drawing."""
    out = shared.view(m, seat, chain(m), combat.challenges_left)
    for p, shown in enumerate(out["seats"]):
        shown["agenda"] = m.design[m.agenda[p]] if m.agenda[p] >= 0 else NONE
        shown["title"] = m.title[p]
    return out
