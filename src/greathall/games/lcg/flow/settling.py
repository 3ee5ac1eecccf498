"""What follows from the position itself, at any time (LCG-WIN, LCG-SAVE.3, LCG-ATT.5)."""

from __future__ import annotations

from greathall.games.lcg import hosts, reckon
from greathall.games.lcg.data import design
from greathall.games.lcg.events import (
    H_DISCARDED,
    H_KILLED,
    H_SACRIFICED,
    LEAVING,
)
from greathall.games.lcg.flow import occurrence
from greathall.games.lcg.names import DEAD, DISCARD, PLAY
from greathall.games.lcg.ops import cards, ending
from greathall.games.lcg.state import LcgState

JORAH = design("Ser Jorah Mormont")


def settle(s: LcgState) -> None:
    """What follows from the position itself: victory, empty decks, STR 0, attachments without a legal host."""
    if s.over or ending.check(s):
        return
    going = leaving(s)
    dying = [c for c in terminal(s) if c not in going and reckon.strength(s, c) == 0]
    if dying:  # LCG-SAVE.3: a save that does not end the condition may not be used
        occurrence.happen(s, *[(H_KILLED, c, s.ctrl[c], DEAD, 2) for c in dying])
        return
    for p in range(s.n):
        for c in s.play[p]:
            if c in going:
                continue
            if s.host[c] >= 0 and not hosts.still_legal(s, c):  # LCG-ATT.5
                occurrence.happen(s, (H_DISCARDED, c, p, DISCARD, 1))
                return
            if s.tokens[c] % cards.POISON >= 3 and s.design[c] == JORAH and not reckon.is_blank(s, c):
                occurrence.happen(s, (H_SACRIFICED, c, p, DISCARD, 1))
                return


def leaving(s: LcgState) -> list[int]:
    """Cards about to leave play, while interrupts to that are used: the same does not begin a second time."""
    out: list[int] = []
    for frame in s.stack:
        if isinstance(frame, occurrence.Occurrence) and frame.at >> 1 < occurrence.S_OCCURS:
            out += [h[1] for h in frame.happenings() if h[0] in LEAVING]
    return out


def terminal(s: LcgState) -> list[int]:
    return list(
        dict.fromkeys([card for kind, card, _, _ in s.lasting if kind == reckon.L_TERMINAL and s.zone[card] == PLAY])
    )
