"""The two sides of a challenge: who takes part, and what each side's STR comes to (LCG-CHAL)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges, exceptions
from greathall.games.cardgame.names import ATTACKING, DEFENDING, INTRIGUE, MILITARY, PARTICIPATING, POWER
from greathall.games.cardgame.state import NONE
from greathall.games.lcg.names import HAND_OF_THE_KING as THE_HAND
from greathall.games.lcg.names import MUTE, SENT_HOME, SHIPS, WHISPERS
from greathall.games.lcg.state import LcgState

STRONG_IN: Final = {WHISPERS: INTRIGUE, SHIPS: MILITARY, THE_HAND: POWER}


def joining(s: LcgState, seat: int, attacking: bool) -> list[int]:
    """Who takes part without being declared, unless sent home (LCG-AMB.41)."""
    found = exceptions.joining(s, seat, attacking)
    return [c for c in found if not s.flags[c] & (PARTICIPATING | SENT_HOME)] if found else found


def participants(s: LcgState, seat: int) -> list[int]:
    found = [c for c in s.play[seat] if s.flags[c] & PARTICIPATING]
    if not found:
        return found
    return [*found, *joining(s, seat, bool(s.challenge) and challenges.attacker(s) == seat)]


def attacking(s: LcgState) -> list[int]:
    """LCG-CHAL.17: every character on the attacking side, declared or not."""
    return participants(s, challenges.attacker(s)) if s.challenge else []


def side_total(s: LcgState, seat: int, attacking: bool) -> int:
    """LCG-CHAL.10."""
    taking_part, bonuses = side_parts(s, seat, attacking)
    return sum([amount for _, amount in taking_part]) + sum([amount for _, amount in bonuses])


def side_parts(s: LcgState, seat: int, attacking: bool) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """What each character adds to a side's total, and what is added besides: by cards, or by the title (NONE)."""
    flag = ATTACKING if attacking else DEFENDING
    taking_part = [c for c in s.play[seat] if s.flags[c] & flag]
    taking_part += joining(s, seat, attacking)
    parts = []
    for c in taking_part:
        counts = not s.flags[c] & MUTE and (attacking or not exceptions.muted(s, c))
        parts.append((c, board.strength(s, c) if counts else 0))
    bonuses: list[tuple[int, int]] = []
    if taking_part:
        bonuses = exceptions.side_bonuses(s, seat, challenges.type_of(s))
        if s.title[seat] >= 0 and STRONG_IN.get(s.title[seat], NONE) == challenges.type_of(s):
            bonuses.append((NONE, 1))  # LCG-MELEE.11
    return parts, bonuses
