"""Why a choice is not legal: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import codes as both
from greathall.games.cardgame import refusal
from greathall.games.cardgame.names import ATTACHMENT, EVENT, LIMITED
from greathall.games.lcg import codes, hosts, reckon
from greathall.games.lcg.data import KEYWORDS_OF, TITLE_OF, TYPE
from greathall.games.lcg.flow.entering import limited_left
from greathall.games.lcg.state import LcgState

# verb -> the rule that says when such a choice comes up
_TIME: Final[dict[int, str]] = {
    both.KEEP: "LCG-SETUP.8",
    both.MULLIGAN: "LCG-SETUP.8",
    both.PLACE: "LCG-SETUP.10",
    both.PLOT: "LCG-ROUND.1.2",
    both.NAME_FIRST: "LCG-ROUND.1.3c",
    codes.TAKE_TITLE: "LCG-MELEE.4",
    both.MARSHAL: "LCG-INIT.5",
    codes.AMBUSH: "LCG-KW.5",
    both.USE: "LCG-INIT.4",
    both.USE_SECOND: "LCG-INIT.4",
    both.SAVE: "LCG-UNIQ.6",
    both.CHALLENGE: "LCG-CHAL.1",
    both.ATTACK: "LCG-CHAL.3",
    both.BYPASS: "LCG-KW.16",
    both.DEFEND: "LCG-CHAL.6",
    codes.REDIRECT: "LCG-MELEE.12",
}


def why_not(s: LcgState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    return refusal.why_not(s, seat, code, _TIME, "LCG-PRIO.4", codes.DECISIONS, _not_marshaled)


def _not_marshaled(s: LcgState, seat: int, c: int) -> str:
    """Why a card cannot be marshaled in the own marshaling window."""
    if c not in s.hand[seat] or TYPE[s.design[c]] == EVENT:
        return "LCG-INIT.7" if c in s.hand[seat] else "LCG-INIT.5"
    if not hosts.may_enter(s, c, seat):
        return (
            "LCG-UNIQ.4"
            if any([TITLE_OF[s.design[x]] == TITLE_OF[s.design[c]] for x in s.dead[seat]])
            else "LCG-UNIQ.1"
        )
    if KEYWORDS_OF[s.design[c]] & LIMITED and not limited_left(s, seat):
        return "LCG-KW.10"
    if TYPE[s.design[c]] == ATTACHMENT and not hosts.hosts(s, c):
        return "LCG-ATT.2"
    return "LCG-COST.1" if reckon.marshal_cost(s, seat, c) > s.gold[seat] else "LCG-GOLD.2"
