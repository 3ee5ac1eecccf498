"""The two sides of a challenge: who takes part, and what each side's STR comes to (LCG-CHAL)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame.names import ATTACKING, DEFENDING, INTRIGUE, KNEELING, MILITARY, PARTICIPATING, POWER
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import reckon
from greathall.games.lcg.data import FACTION_OF, design
from greathall.games.lcg.names import HAND_OF_THE_KING as THE_HAND
from greathall.games.lcg.names import MUTE, SENT_HOME, SHIPS, WATCH, WHISPERS
from greathall.games.lcg.state import LcgState

BALON: Final = design("Balon Greyjoy")
JON_SNOW: Final = design("Jon Snow")
STRONG_IN: Final = {WHISPERS: INTRIGUE, SHIPS: MILITARY, THE_HAND: POWER}

# The Red Keep: +2 in power challenges as long as you have a participating character.
SIDE_BONUS: Final[dict[int, tuple[int, int]]] = {design("The Red Keep"): (POWER, 2)}


def counts_in_challenge(s: LcgState, c: int, attacking: bool) -> bool:
    """Balon Greyjoy: while he attacks, defenders weaker than he add nothing."""
    if attacking:
        return True
    for x in s.play[challenges.attacker(s)]:
        if s.design[x] == BALON and s.flags[x] & ATTACKING and not reckon.is_blank(s, x):
            return board.strength(s, c) >= board.strength(s, x)
    return True


def joins_uninvited(s: LcgState, seat: int, attacking: bool) -> list[int]:
    """Jon Snow, while standing, counts as a participant where you have another attacking Night's Watch character."""
    if not attacking:
        return []
    joining = []
    there_or_gone = KNEELING | PARTICIPATING | SENT_HOME
    for c in s.play[seat]:
        if s.design[c] == JON_SNOW and not s.flags[c] & there_or_gone and not reckon.is_blank(s, c):
            company = [
                x for x in s.play[seat] if s.flags[x] & ATTACKING and FACTION_OF[s.design[x]] == WATCH and x != c
            ]
            if company:
                joining.append(c)
    return joining


def participants(s: LcgState, seat: int) -> list[int]:
    found = [c for c in s.play[seat] if s.flags[c] & PARTICIPATING]
    return [*found, *joins_uninvited(s, seat, bool(s.challenge) and challenges.attacker(s) == seat)] if found else found


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
    taking_part += joins_uninvited(s, seat, attacking)
    parts = []
    for c in taking_part:
        counts = not s.flags[c] & MUTE and counts_in_challenge(s, c, attacking)
        parts.append((c, board.strength(s, c) if counts else 0))
    bonuses: list[tuple[int, int]] = []
    if taking_part:
        for c in s.play[seat]:
            bonus = SIDE_BONUS.get(s.design[c])
            if bonus is not None and challenges.type_of(s) == bonus[0]:
                bonuses.append((c, bonus[1]))
        if s.title[seat] >= 0 and STRONG_IN.get(s.title[seat], NONE) == challenges.type_of(s):
            bonuses.append((NONE, 1))  # LCG-MELEE.11
    return parts, bonuses
