"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame import view as shared
from greathall.games.cardgame.chain import chain
from greathall.games.cardgame.names import P_SETUP
from greathall.games.cardgame.state import NONE
from greathall.games.hbo import combat
from greathall.games.hbo.flow.phases import PlotPhase
from greathall.games.hbo.state import HboState
from greathall.kernel.game import Described
from greathall.kernel.state import Frame


def going_on(m: HboState) -> list[Described]:
    def more(frame: Frame[Any]) -> list[Described]:
        return []

    return chain(m, more)


def first_named(m: HboState) -> bool:
    """Nobody is the first player before initiative has been won for the first time."""
    choosing = any([isinstance(frame, PlotPhase) and frame.before_first_player() for frame in m.stack])
    return m.phase != P_SETUP and not choosing


def view(m: HboState, seat: int) -> dict[str, Any]:
    """The masked state `m` of `seat`, arranged for drawing."""
    out = shared.view(m, seat, going_on(m), combat.challenges_left)
    if m.round <= 1 and not first_named(m):
        out["first"] = NONE
    for p, shown in enumerate(out["seats"]):
        shown["house"] = m.house[p]
        shown["offered"] = [[c, m.design[c]] for c in m.offered[p] if c >= 0]
        shown["offered_size"] = len(m.offered[p])
    return out
