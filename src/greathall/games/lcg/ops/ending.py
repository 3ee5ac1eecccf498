"""Victory and elimination (LCG-WIN)."""

from __future__ import annotations

from greathall.games.lcg import reckon
from greathall.games.lcg.codes import E_ELIMINATED, E_WINNER
from greathall.games.lcg.names import OUT
from greathall.games.lcg.ops import cards
from greathall.games.lcg.state import NONE, LcgState
from greathall.kernel.state import EVERYONE, put

TO_WIN = 15


def check(s: LcgState) -> bool:
    """Is the game over, or must somebody be asked who wins? True: nothing else goes on (see flow/ending.py)."""
    if s.round == 0:
        return False
    seats = [p for p in range(s.n) if s.alive[p]]
    reached = [p for p in seats if reckon.total_power(s, p) >= TO_WIN]
    emptied = [p for p in seats if not s.deck[p]]
    if len(reached) == 1 and not emptied:  # LCG-WIN.1
        win(s, reached)
        return True
    if reached:  # LCG-WIN.2, AMB-17: the first player decides; without a first player in it, player order
        order = reckon.everyone(s)
        win(s, [next(p for p in order if p in reached)])
        return True
    if emptied:
        return eliminate_all(s, emptied)
    return False


def eliminate_all(s: LcgState, emptied: list[int]) -> bool:
    """LCG-WIN.3 to LCG-WIN.5: the last of the player order stays longest."""
    order = reckon.everyone(s)
    for p in [p for p in order if p in emptied]:
        if len([x for x in range(s.n) if s.alive[x]]) == 1:
            break
        eliminate(s, p)
    left = [p for p in range(s.n) if s.alive[p]]
    if len(left) == 1:
        win(s, left)
        return True
    return False


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


def win(s: LcgState, seats: list[int]) -> None:
    for p in seats:
        cards.tell(s, (E_WINNER, EVERYONE, p))
    s.finish(seats)
