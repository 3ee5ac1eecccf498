"""Effects that last, cost reductions that wait, and uses that are counted (LCG-EFF, LCG-LIMIT)."""

from __future__ import annotations

from greathall.games.cardgame.names import PLAY, U_ROUND
from greathall.games.lcg import reckon
from greathall.games.lcg.data import LOYAL
from greathall.games.lcg.state import LcgState


def last(s: LcgState, kind: int, what: int, amount: int, until: int) -> None:
    if kind < reckon.L_CLAIM and s.zone[what] != PLAY:  # the card has left play
        return
    s.lasting = [*s.lasting, (kind, what, amount, until)]


def expire(s: LcgState, until: int) -> None:
    """Effects and counts that end now."""
    if s.lasting:
        s.lasting = [x for x in s.lasting if x[3] != until]
    if s.reducers:
        s.reducers = [x for x in s.reducers if x[3] != until]
    if s.limits:
        s.limits = [x for x in s.limits if x[2] != until]


def count_use(s: LcgState, key: int, per: int) -> None:
    times = 1
    rest = []
    for found, so_far, until in s.limits:
        if found == key:
            times = so_far + 1
        else:
            rest.append((found, so_far, until))
    s.limits = [*rest, (key, times, per)]


def add_reducer(s: LcgState, seat: int, what: int, amount: int, until: int) -> None:
    s.reducers = [*s.reducers, (seat, what, amount, until)]


def use_reducers(s: LcgState, seat: int, d: int) -> None:
    """ "The next card": all that fit are used up by it."""
    if s.reducers:
        s.reducers = [x for x in s.reducers if not (x[0] == seat and reckon.reduces(x[1], d))]


def count_event(s: LcgState, seat: int, c: int) -> None:
    """What the first event of a round and loyal cards are cheaper by is used up."""
    if s.reducers:
        s.reducers = [x for x in s.reducers if not (x[0] == seat and x[1] == reckon.R_LOYAL and LOYAL[s.design[c]])]
    if reckon.PAXTER in s.design:  # also before he comes into play: the first event of a round is the first
        count_use(s, reckon.EVENT_PLAYED + seat, U_ROUND)
