"""Councils and neighbours: who shares what, and what a council is worth (SOJ-CNCL, SOJ-END, SOJ-WIN)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.entries import value_of
from greathall.games.sojusze.names import (
    ARYA_STARK,
    BALON_GREYJOY,
    BRAN_STARK,
    CATELYN_STARK,
    JOFFREY_BARATHEON,
    LORAS_TYRELL,
    MARGAERY_TYRELL,
    RENLY_BARATHEON,
    ROBB_STARK,
    SANSA_STARK,
    TOMMEN_BARATHEON,
)
from greathall.games.sojusze.state import SojuszeState

HER_HUSBANDS: Final = (RENLY_BARATHEON, JOFFREY_BARATHEON, TOMMEN_BARATHEON)
HER_CHILDREN: Final = (ROBB_STARK, SANSA_STARK, ARYA_STARK, BRAN_STARK)


def left_of(s: SojuszeState, seat: int) -> int:
    return (seat + 1) % s.n


def right_of(s: SojuszeState, seat: int) -> int:
    return (seat - 1) % s.n


def own_councils(s: SojuszeState, seat: int) -> tuple[int, int]:
    """SOJ-CNCL.2, SOJ-CNCL.3: the left and the right one."""
    return seat, (seat - 1) % s.n


def other_council(s: SojuszeState, seat: int, council: int) -> int:
    left, right = own_councils(s, seat)
    return right if council == left else left


def shared_with(s: SojuszeState, seat: int, neighbour: int) -> int:
    """SOJ-CNCL.4: the council two neighbours share."""
    return seat if neighbour == left_of(s, seat) else neighbour


def clockwise(s: SojuszeState, first: int) -> list[int]:
    return [(first + i) % s.n for i in range(s.n)]


def where(s: SojuszeState, ally: int) -> int:
    """The council an ally lies in, -1 if in none."""
    for c, allies in enumerate(s.councils):
        if ally in allies:
            return c
    return -1


def bonus(allies: tuple[int, ...], tokens: int) -> int:
    """SOJ-AMB.34: what allies add at the end of the game because of the company they keep."""
    extra = 0
    for ally in allies:
        if ally == CATELYN_STARK:
            extra += len([a for a in HER_CHILDREN if a in allies])
        elif ally == RENLY_BARATHEON:
            extra += 2 if LORAS_TYRELL in allies else 0
        elif ally == MARGAERY_TYRELL:
            extra += 2 if any([a in allies for a in HER_HUSBANDS]) else 0
        elif ally == BALON_GREYJOY:
            extra += 0 if tokens else 3
    return extra


def power(s: SojuszeState, council: int) -> int:
    """SOJ-CNCL.5, SOJ-END.3."""
    allies, tokens = s.councils[council], s.tokens[council]
    return sum([POWER[a] for a in allies]) + bonus(allies, len(tokens)) + sum([value_of(t) for t in tokens])


def winners(s: SojuszeState, strength: list[int]) -> list[int]:
    """SOJ-GOAL.1, SOJ-CNCL.6, SOJ-WIN.1, SOJ-WIN.2, SOJ-WIN.3, SOJ-WIN.4, SOJ-WIN.5, SOJ-AMB.32: who has the strongest
    small council, which is the weaker of a leader's two."""
    best: tuple[int, int, int] = (-1, -1, -1)
    out: list[int] = []
    for seat in range(s.n):
        left, right = own_councils(s, seat)
        a, b = strength[left], strength[right]
        key = (min(a, b), max(a, b), len(s.councils[left]) + len(s.councils[right]))
        if key > best:
            best, out = key, [seat]
        elif key == best:
            out.append(seat)
    return out
