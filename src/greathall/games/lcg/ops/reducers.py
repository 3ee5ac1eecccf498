"""Cost reductions that are used up (LCG-COST.8)."""

from __future__ import annotations

from greathall.games.cardgame.names import U_ROUND
from greathall.games.cardgame.ops.lasting import count_use
from greathall.games.lcg import reckon
from greathall.games.lcg.data import LOYAL
from greathall.games.lcg.state import LcgState


def use_reducers(s: LcgState, seat: int, d: int) -> None:
    """ "The next card": all that fit are used up by it."""
    if s.reducers:
        s.reducers = [x for x in s.reducers if not (x[0] == seat and reckon.reduces(x[1], d))]


def count_event(s: LcgState, seat: int, c: int) -> None:
    """What the first event of a round and loyal cards are cheaper by is used up."""
    if s.reducers:
        s.reducers = [x for x in s.reducers if not (x[0] == seat and x[1] == reckon.R_LOYAL and LOYAL[s.design[c]])]
    count_use(s, reckon.EVENT_PLAYED + seat, U_ROUND)
