"""Effects that last, cost reductions that wait, and uses that are counted (LCG-EFF, LCG-LIMIT)."""

from __future__ import annotations

from greathall.games.cardgame import board
from greathall.games.cardgame.names import PLAY
from greathall.games.cardgame.state import CardState


def last(s: CardState, kind: int, what: int, amount: int, until: int) -> None:
    if board.on_a_card(kind) and s.zone[what] != PLAY:  # the card has left play
        return
    s.lasting = [*s.lasting, (kind, what, amount, until)]


def expire(s: CardState, until: int) -> None:
    """Effects and counts that end now."""
    if s.lasting:
        s.lasting = [x for x in s.lasting if x[3] != until]
    if s.reducers:
        s.reducers = [x for x in s.reducers if x[3] != until]
    if s.limits:
        s.limits = [x for x in s.limits if x[2] != until]


def count_use(s: CardState, key: int, per: int) -> None:
    times = 1
    rest = []
    for found, so_far, until in s.limits:
        if found == key:
            times = so_far + 1
        else:
            rest.append((found, so_far, until))
    s.limits = [*rest, (key, times, per)]


def add_reducer(s: CardState, seat: int, what: int, amount: int, until: int) -> None:
    s.reducers = [*s.reducers, (seat, what, amount, until)]
