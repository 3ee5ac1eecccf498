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
    HOST_COPIES,
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


def forbids_host(s: LcgState, attachment: int, host: int) -> str:
    """The rule against laying this attachment on that card in play; "" if none."""
    if not board.is_character(s, host):
        return "LCG-ATT.1"
    d = s.design[attachment]
    bits = reckon.keywords(s, host)
    if bits & NO_ATTACHMENTS:
        return "LCG-KW.12"
    condition = s.flags[attachment] & A_CONDITION
    if bits & ONLY_WEAPONS and (condition or not TRAITS_OF[d] & WEAPON):
        return "LCG-KW.13"
    if condition:
        return ""
    if HOST_FACTION[d] >= 0 and FACTION_OF[s.design[host]] != HOST_FACTION[d]:
        return "LCG-GOLD.2"
    if HOST_UNIQUE[d] and not UNIQUE[s.design[host]]:
        return "LCG-GOLD.2"
    if HOST_COPIES[d]:
        copies = 0
        for x in board.attached_to(s, host):
            if TITLE_OF[s.design[x]] == TITLE_OF[d] and x != attachment:
                copies += 1
        if copies >= HOST_COPIES[d]:
            return "LCG-LIMIT.3"
    return "LCG-GOLD.2" if HOST_TRAITS[d] and not TRAITS_OF[s.design[host]] & HOST_TRAITS[d] else ""


def still_legal(s: LcgState, attachment: int) -> bool:
    return not forbids_host(s, attachment, s.host[attachment])


def hosts(s: LcgState, attachment: int) -> list[int]:
    return [c for p in board.everyone(s) for c in board.characters(s, p) if not forbids_host(s, attachment, c)]


def forbids_entering(s: LcgState, c: int, seat: int, from_dead: bool = False) -> str:
    """The rule against this card's coming into play under the control of `seat`; "" if none (LCG-UNIQ.5)."""
    design = s.design
    if not UNIQUE[design[c]]:
        return ""
    title, owner = TITLE_OF[design[c]], s.owner[c]
    for x in s.dead[seat]:
        if TITLE_OF[design[x]] == title and not (from_dead and x == c):
            return "LCG-UNIQ.4"
    if s.table.faq and owner != seat:
        for x in s.dead[owner]:
            if TITLE_OF[design[x]] == title:
                return "LCG-AMB.13"
    for play in s.play:
        for x in play:
            if TITLE_OF[design[x]] == title and (s.owner[x] in (seat, owner) or s.ctrl[x] == seat):
                # Only as a duplicate of the own copy (LCG-UNIQ.2).
                if owner == seat:
                    return "" if copy_in_play(s, seat, c) != NONE else "LCG-UNIQ.1"
                return "LCG-AMB.12" if s.owner[x] == owner else "LCG-UNIQ.1"
    return ""
