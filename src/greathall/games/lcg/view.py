"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import view as shared
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import combat
from greathall.games.lcg.chain import chain
from greathall.games.lcg.data import FACTION_OF
from greathall.games.lcg.names import A_CONDITION, CALLED, FACTIONS, KEYWORDS, MUTE
from greathall.games.lcg.shown import LcgSeatShape, LcgView
from greathall.games.lcg.state import LcgState

WORDING: Final = shared.Wording(
    {"called": CALLED, "mute": MUTE, "a_condition": A_CONDITION}, KEYWORDS, ("income", "initiative", "reserve")
)


def view(m: LcgState, seat: int) -> LcgView:
    """The masked state `m` of `seat`, arranged for drawing."""
    return {**shared.table_view(m, seat, chain(m)), "seats": [seat_view(m, p) for p in range(m.n)]}


def seat_view(m: LcgState, p: int) -> LcgSeatShape:
    house = FACTIONS[FACTION_OF[m.design[m.faction[p]]]] if m.faction[p] >= 0 else "neutral"
    return {
        **shared.seat_view(m, p, house, WORDING, combat.challenges_left),
        "agenda": m.design[m.agenda[p]] if m.agenda[p] >= 0 else NONE,
        "title": m.title[p],
    }


def overlay(s: LcgState, seat: int) -> dict[str, Any]:
    """The seat's view where it may differ from the spectator's."""
    m = s.glimpse(seat)
    return shared.overlay(m, seat, chain(m)) or dict(view(m, seat))
