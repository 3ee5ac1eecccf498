"""Influence in the bidding areas: values, totals, who leads (SOJ-TERM.6, SOJ-CLAIM)."""

from __future__ import annotations

from greathall.games.sojusze.data import AREA_VALUE
from greathall.games.sojusze.names import (
    GLAMOUR,
    GROWING_STRONG,
    KHAL_DROGO,
    QUEEN_REGENT,
    TORMUND,
)
from greathall.games.sojusze.state import SojuszeState


def area_values(s: SojuszeState, seat: int) -> list[int]:
    """The influence value of every card in an area; a card without ability keeps its printed one."""
    area = s.areas[seat]
    out = [AREA_VALUE[e] for e in area]
    if GLAMOUR in area:
        out[area.index(GLAMOUR)] = max([AREA_VALUE[x] for p in range(s.n) if p != seat for x in s.areas[p]], default=0)
    if GROWING_STRONG in area:
        out[area.index(GROWING_STRONG)] += len(area) - 1
    return out


def total(s: SojuszeState, seat: int) -> int:
    """SOJ-CLAIM.1, with the allies that change the count this round."""
    area = s.areas[seat]
    if not area:
        return 0
    values = area_values(s, seat)
    if s.ruling == KHAL_DROGO:
        values = sorted(values)[-2:]
    if s.ruling == TORMUND:
        return sum(values) + len(area)
    return sum(values)


def leading(s: SojuszeState, totals: list[int]) -> int:
    """SOJ-CLAIM.2, SOJ-CLAIM.3, and Queen Regent, who wins ties."""
    best = max(totals)
    found = -1
    for i in range(s.n):
        seat = (s.first + i) % s.n
        if totals[seat] == best:
            if QUEEN_REGENT in s.areas[seat]:
                return seat
            if found < 0:
                found = seat
    return found


def second(s: SojuszeState) -> int:
    """SOJ-AMB.13: the first of the leaders behind the winner."""
    found = -1
    for i in range(s.n):
        seat = (s.first + i) % s.n
        if seat != s.winner and (found < 0 or s.totals[seat] > s.totals[found]):
            found = seat
    return found
