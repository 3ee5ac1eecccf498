"""Who may attack and defend in this card game (LCG-CHAL)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame.names import ATTACKING, BYPASSED, FACEDOWN, KNEELING, PARTICIPATING, POWER
from greathall.games.lcg import reckon
from greathall.games.lcg.data import design
from greathall.games.lcg.names import BANNED
from greathall.games.lcg.state import LcgState

JOUSTING: Final = design("Jousting Contest")
KNIGHT_OF_FLOWERS: Final = design("The Knight of Flowers")
OBARA: Final = design("Obara Sand")


def jousting(s: LcgState) -> bool:
    return any([s.design[s.revealed[p]] == JOUSTING for p in board.everyone(s)])


def attackers(s: LcgState, seat: int, type_: int) -> list[int]:
    """LCG-CHAL.3."""
    return board.with_icon(s, seat, type_, KNEELING | FACEDOWN)


def defenders(s: LcgState) -> list[int]:
    """LCG-CHAL.6; Obara Sand may defend kneeling in power challenges."""
    type_, _, seat = s.challenge[:3]
    out = []
    for c in board.characters(s, seat):
        if s.flags[c] & (BYPASSED | BANNED | PARTICIPATING):
            continue
        obara = s.design[c] == OBARA and type_ == POWER and not reckon.is_blank(s, c)
        if obara or (not s.flags[c] & KNEELING and board.has_icon(s, c, type_)):
            out.append(c)
    return out


def most_defenders(s: LcgState) -> int:
    if jousting(s):
        return 1
    attacking = [c for c in s.play[s.challenge[1]] if s.flags[c] & ATTACKING]
    if len(attacking) == 1 and s.design[attacking[0]] == KNIGHT_OF_FLOWERS and not reckon.is_blank(s, attacking[0]):
        return 1
    return 99
