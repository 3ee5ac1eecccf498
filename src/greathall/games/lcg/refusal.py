"""Why a choice is not legal: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from greathall.games.lcg import codes, hosts, reckon
from greathall.games.lcg.data import KEYWORDS_OF, TYPE
from greathall.games.lcg.flow.entering import limited_left
from greathall.games.lcg.names import ATTACHMENT, EVENT, LIMITED
from greathall.games.lcg.state import LcgState

# verb -> the rule that says when such a choice comes up
_TIME: Final[dict[int, str]] = {
    codes.KEEP: "LCG-SETUP.8",
    codes.MULLIGAN: "LCG-SETUP.8",
    codes.PLACE: "LCG-SETUP.10",
    codes.PLOT: "LCG-ROUND.1.2",
    codes.NAME_FIRST: "LCG-ROUND.1.3c",
    codes.TAKE_TITLE: "LCG-MELEE.4",
    codes.MARSHAL: "LCG-INIT.5",
    codes.AMBUSH: "LCG-KW.5",
    codes.USE: "LCG-INIT.4",
    codes.USE_SECOND: "LCG-INIT.4",
    codes.SAVE: "LCG-UNIQ.6",
    codes.CHALLENGE: "LCG-CHAL.1",
    codes.ATTACK: "LCG-CHAL.3",
    codes.BYPASS: "LCG-KW.16",
    codes.DEFEND: "LCG-CHAL.6",
    codes.REDIRECT: "LCG-MELEE.12",
}


def why_not(s: LcgState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    ask = next((a for a in s.asks if a.seat == seat), None)
    verb = code // codes.SPAN * codes.SPAN
    if ask is None:
        return _TIME.get(verb, "LCG-PRIO.4")
    if code in ask.options:
        return ""
    if verb == codes.MARSHAL and ask.kind == codes.D_MARSHAL:
        return _not_marshaled(s, seat, code % codes.SPAN)
    return _TIME.get(verb, codes.DECISIONS[ask.kind].rule)


def _not_marshaled(s: LcgState, seat: int, c: int) -> str:
    """Why a card cannot be marshaled in the own marshaling window."""
    if c not in s.hand[seat] or TYPE[s.design[c]] == EVENT:
        return "LCG-INIT.7" if c in s.hand[seat] else "LCG-INIT.5"
    if not hosts.may_enter(s, c, seat):
        return "LCG-UNIQ.4" if any([s.design[x] == s.design[c] for x in s.dead[seat]]) else "LCG-UNIQ.1"
    if KEYWORDS_OF[s.design[c]] & LIMITED and not limited_left(s, seat):
        return "LCG-KW.10"
    if TYPE[s.design[c]] == ATTACHMENT and not hosts.hosts(s, c):
        return "LCG-ATT.2"
    return "LCG-COST.1" if reckon.marshal_cost(s, seat, c) > s.gold[seat] else "LCG-GOLD.2"
