"""Why a choice is not legal: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import codes as both
from greathall.games.cardgame import refusal
from greathall.games.cardgame.names import ATTACHMENT, EVENT, LIMITED
from greathall.games.hbo import codes
from greathall.games.hbo.data import KEYWORDS_OF, TYPE
from greathall.games.hbo.flow.playing import hosts, unique_forbids
from greathall.games.hbo.state import HboState

# verb -> the rule that says when such a choice comes up
_TIME: Final[dict[int, str]] = {
    both.KEEP: "HBO-SETUP.8",
    both.MULLIGAN: "HBO-SETUP.8",
    both.PLACE: "HBO-SETUP.9",
    both.PLOT: "HBO-PLOT.1",
    both.NAME_FIRST: "HBO-INIT.4",
    both.MARSHAL: "HBO-MAR.6",
    both.USE: "HBO-ACT.3",
    both.USE_SECOND: "HBO-ACT.3",
    both.SAVE: "HBO-DUP.5",
    both.CHALLENGE: "HBO-CHAL.4",
    both.ATTACK: "HBO-CHAL.10",
    both.BYPASS: "HBO-KEY.3",
    both.DEFEND: "HBO-CHAL.13",
    codes.DRAFT: "HBO-DRAFT.4",
    codes.LEAVE: "HBO-DRAFT.7",
}


def why_not(s: HboState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    return refusal.why_not(s, seat, code, _TIME, "HBO-ACT.9", codes.DECISIONS, _not_played)


def _not_played(s: HboState, seat: int, c: int) -> str:
    """Why a card cannot be played to the table in the own marshalling turn."""
    if c not in s.hand[seat] or TYPE[s.design[c]] == EVENT:
        return "HBO-PLAY.1" if c in s.hand[seat] else "HBO-MAR.6"
    d = s.design[c]
    if s.book.unique[d] and unique_forbids(s, seat, d):
        return "HBO-UNIQ.2" if any([s.design[x] == d for x in s.dead[seat]]) else "HBO-UNIQ.1"
    if KEYWORDS_OF[d] & LIMITED and s.limited_played[seat]:
        return "HBO-KEY.1"
    return "HBO-TYPE.4" if TYPE[d] == ATTACHMENT and not hosts(s, c) else "HBO-MAR.7"
