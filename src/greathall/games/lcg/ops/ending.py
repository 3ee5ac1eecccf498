"""Victory and elimination (LCG-WIN)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame.codes import E_WINNER
from greathall.games.cardgame.names import OUT
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import NONE
from greathall.games.lcg.codes import E_ELIMINATED
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE, put

TO_WIN: Final = 15


def contenders(s: LcgState) -> tuple[list[int], list[int]]:
    """Who has the power to win, and whose deck is empty (LCG-WIN.1, LCG-WIN.3), in player order."""
    if s.round == 0:
        return [], []
    seats = board.everyone(s)
    return [p for p in seats if board.total_power(s, p) >= TO_WIN], [p for p in seats if not s.deck[p]]


def eliminate(s: LcgState, seat: int) -> None:
    """AMB-16: own cards leave the game, others' go to their owners; LCG-PRIO.6."""
    cards.tell(s, (E_ELIMINATED, EVERYONE, seat))
    for c in s.play[seat]:
        if s.owner[c] != seat and c in s.play[seat]:
            cards.leave_play(s, c, 3)
    for p in range(s.n):
        for c in s.play[p]:
            if s.owner[c] == seat and c in s.play[p]:
                cards.leave_play(s, c, OUT)
    s.alive = put(s.alive, seat, 0)
    s.title = put(s.title, seat, NONE)
    if s.first == seat:
        s.first = next(p for p in [(seat + i) % s.n for i in range(1, s.n)] if s.alive[p])
    s.forget_seats()


def win(s: LcgState, seats: list[int]) -> None:
    for p in seats:
        cards.tell(s, (E_WINNER, EVERYONE, p))
    s.finish(seats)
