"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame import view as shared
from greathall.games.cardgame.chain import chain
from greathall.games.hbo.state import HboState
from greathall.kernel.game import Described
from greathall.kernel.state import Frame


def going_on(m: HboState) -> list[Described]:
    def more(frame: Frame[Any]) -> list[Described]:
        return []

    return chain(m, more)


def view(m: HboState, seat: int) -> dict[str, Any]:
    """The masked state `m` of `seat`, arranged for drawing."""
    out = shared.view(m, seat, going_on(m))
    for p, shown in enumerate(out["seats"]):
        shown["house"] = m.house[p]
        shown["offered"] = [[c, m.design[c]] for c in m.offered[p] if c >= 0]
        shown["offered_size"] = len(m.offered[p])
    return out
