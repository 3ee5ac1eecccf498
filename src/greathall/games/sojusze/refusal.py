"""Why a choice is not legal: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes
from greathall.games.sojusze.entries import cards_of
from greathall.games.sojusze.names import (
    BRIENNE_OF_TARTH,
    DAARIO_NAHARIS,
    HODOR,
    JAIME_LANNISTER,
    JAQEN_HGHAR,
    LORAS_TYRELL,
    MANCE_RAYDER,
    SANSA_STARK,
    WALDER_FREY,
)
from greathall.games.sojusze.state import SojuszeState

PLACES_ITSELF: Final = (
    SANSA_STARK, LORAS_TYRELL, MANCE_RAYDER, JAQEN_HGHAR, BRIENNE_OF_TARTH, HODOR, WALDER_FREY, DAARIO_NAHARIS,
)  # fmt: skip
# verb -> the rule that says when such a choice comes up
_TIME: Final[dict[int, str]] = {
    codes.LEADER: "SOJ-SETUP.7",
    codes.PLAY: "SOJ-BID.1",
    codes.KNEEL: "SOJ-BID.1",
    codes.SKIP: "SOJ-BID.2",
    codes.PICK: "SOJ-DRAFT.1",
    codes.TRIUMPH: "SOJ-TRI.1",
    codes.COUNCIL: "SOJ-CLAIM.4",
    codes.KILL: "SOJ-KILL.1",
    codes.RAISE: "SOJ-KILL.2",
    codes.OBEY: "SOJ-AMB.11",
}


def why_not(s: SojuszeState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    ask = next((a for a in s.asks if a.seat == seat), None)
    verb = code // codes.SPAN * codes.SPAN
    if ask is None:
        if verb in (codes.PLAY, codes.KNEEL, codes.SKIP) and 0 <= seat < s.n and s.kneels[seat]:
            return "SOJ-BID.8"
        return _TIME.get(verb, "SOJ-BID.3")
    if code in ask.options:
        return ""
    if ask.kind in (codes.TURN, codes.SECOND_CARD):
        if verb == codes.PLAY:
            held = code - codes.PLAY in cards_of(s.hands[seat])
            if not held:
                return "SOJ-BID.2"
            if not s.table.last_plays_on and s.kneels.count(0) == 1:
                return "SOJ-AMB.4"
            return "SOJ-AMB.18" if s.ruling == JAIME_LANNISTER else "SOJ-PREC.1"
        if verb == codes.KNEEL:
            return "SOJ-PREC.1"  # Winter Is Coming
        if verb == codes.SKIP:
            return "SOJ-AMB.14"
    if ask.kind == codes.PLACE_ALLY and verb == codes.COUNCIL:
        return "SOJ-CLAIM.6" if s.current in PLACES_ITSELF else "SOJ-CARD.2"
    if verb == codes.PASS:
        return "SOJ-BID.4"
    return codes.DECISIONS[ask.kind].rule
