"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import view as shared
from greathall.games.cardgame.chain import chain
from greathall.games.cardgame.names import LIMITED, P_SETUP, RENOWN, STEALTH
from greathall.games.cardgame.state import NONE
from greathall.games.hbo import combat
from greathall.games.hbo.flow.phases import PlotPhase
from greathall.games.hbo.names import HELD, HOUSES, LEFT_OUT
from greathall.games.hbo.shown import HboSeatShape, HboView
from greathall.games.hbo.state import HboState
from greathall.kernel.game import Described
from greathall.kernel.state import Frame

WORDING: Final = shared.Wording(
    {"held": HELD, "left_out": LEFT_OUT},
    {"stealth": STEALTH, "renown": RENOWN, "limited": LIMITED},
    ("income", "initiative", "claim"),
)


def going_on(m: HboState) -> list[Described]:
    def more(frame: Frame[Any]) -> list[Described]:
        return []

    return chain(m, more)


def first_named(m: HboState) -> bool:
    """Nobody is the first player before initiative has been won for the first time."""
    choosing = any([isinstance(frame, PlotPhase) and frame.before_first_player() for frame in m.stack])
    return m.phase != P_SETUP and not choosing


def view(m: HboState, seat: int) -> HboView:
    """The masked state `m` of `seat`, arranged for drawing."""
    table = shared.table_view(m, seat, going_on(m))
    if m.round <= 1 and not first_named(m):
        table["first"] = NONE
    return {**table, "seats": [seat_view(m, p) for p in range(m.n)]}


def seat_view(m: HboState, p: int) -> HboSeatShape:
    return {
        **shared.seat_view(m, p, HOUSES[m.house[p]], WORDING, combat.challenges_left),
        "offered": shared.listed(m, m.offered[p]),
        "offered_size": len(m.offered[p]),
    }


def overlay(s: HboState, seat: int) -> dict[str, Any]:
    """The seat's view where it may differ from the spectator's."""
    m = s.glimpse(seat)
    shown = None if m.phase == P_SETUP else shared.overlay(m, seat, going_on(m))  # a draft is for two pairs of eyes
    return shown or dict(view(m, seat))
