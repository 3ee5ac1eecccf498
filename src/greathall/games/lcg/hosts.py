"""What an attachment may lie on (LCG-ATT.2, as many as there are: LCG-ATT.3), and which cards may come into play
(LCG-UNIQ.3, LCG-UNIQ.8, LCG-UNIQ.11)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame.ops.cards import copy_in_play
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import reckon
from greathall.games.lcg.data import (
    FACTION_OF,
    HOST_FACTION,
    HOST_TRAITS,
    HOST_UNIQUE,
    TITLE_OF,
    TRAITS_OF,
    UNIQUE,
    trait,
)
from greathall.games.lcg.names import A_CONDITION, NO_ATTACHMENTS, ONLY_WEAPONS
from greathall.games.lcg.state import LcgState

WEAPON: Final = trait("Weapon")


def may_host(s: LcgState, attachment: int, host: int) -> bool:
    """LCG-ATT.1, LCG-KW.12, LCG-KW.13."""
    if not board.is_character(s, host):
        return False
    d = s.design[attachment]
    bits = reckon.keywords(s, host)
    if bits & NO_ATTACHMENTS:
        return False
    if s.flags[attachment] & A_CONDITION:
        return not bits & ONLY_WEAPONS
    if bits & ONLY_WEAPONS and not TRAITS_OF[d] & WEAPON:
        return False
    if HOST_FACTION[d] >= 0 and FACTION_OF[s.design[host]] != HOST_FACTION[d]:
        return False
    if HOST_UNIQUE[d] and not UNIQUE[s.design[host]]:
        return False
    return not HOST_TRAITS[d] or bool(TRAITS_OF[s.design[host]] & HOST_TRAITS[d])


def still_legal(s: LcgState, attachment: int) -> bool:
    return may_host(s, attachment, s.host[attachment])


def hosts(s: LcgState, attachment: int) -> list[int]:
    return [c for p in board.everyone(s) for c in board.characters(s, p) if may_host(s, attachment, c)]


def may_enter(s: LcgState, c: int, seat: int, from_dead: bool = False) -> bool:
    """LCG-UNIQ.1, LCG-UNIQ.4, LCG-UNIQ.5, AMB-12, AMB-13: may this card come into play under the control of `seat`?"""
    if not UNIQUE[s.design[c]]:
        return True
    title, owner = TITLE_OF[s.design[c]], s.owner[c]
    dead = [x for x in s.dead[seat] if TITLE_OF[s.design[x]] == title]
    if dead and not (from_dead and dead == [c]):
        return False
    if s.table.faq and owner != seat and any([TITLE_OF[s.design[x]] == title for x in s.dead[owner]]):
        return False
    for p in range(s.n):
        for x in s.play[p]:
            if TITLE_OF[s.design[x]] == title and (s.owner[x] in (seat, owner) or s.ctrl[x] == seat):
                # Only as a duplicate of the own copy (LCG-UNIQ.2).
                return owner == seat and copy_in_play(s, seat, c) != NONE
    return True
