"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame import view as shared
from greathall.games.cardgame.names import P_CHALLENGES
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import combat
from greathall.games.lcg.chain import chain
from greathall.games.lcg.state import LcgState


def view(m: LcgState, seat: int) -> dict[str, Any]:
    """The masked state `m` of `seat`, arranged for drawing."""
    out = shared.view(m, seat, chain(m))
    for p, shown in enumerate(out["seats"]):
        shown["agenda"] = m.design[m.agenda[p]] if m.agenda[p] >= 0 else NONE
        shown["title"] = m.title[p]
        # Challenges of each type that may still be initiated, as far as their number goes.
        fighting = m.revealed[p] >= 0 and m.phase == P_CHALLENGES
        shown["left"] = [combat.challenges_left(m, p, t) for t in range(3)] if fighting else None
    return out
