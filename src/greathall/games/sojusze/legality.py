"""Why a choice is not possible: whose choice it is instead, when such a choice comes, or the specific rule that the
question's own frame gives (see targets.py)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes
from greathall.games.sojusze.cards.common import Question
from greathall.games.sojusze.cards.north import YouKnowNothing
from greathall.games.sojusze.data import TIMING
from greathall.games.sojusze.entries import area_card
from greathall.games.sojusze.flow.bidding import Bidding
from greathall.games.sojusze.names import N_INFLUENCE
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import area_choice
from greathall.kernel.state import Ask

# verb -> the rule that says when such a choice comes up
WHEN: Final[dict[int, str]] = {
    codes.LEADER: "SOJ-SETUP.7",
    codes.AREA: "SOJ-DISC.1",
    codes.AREA_BLANK: "SOJ-DISC.1",
    codes.DISCARD: "SOJ-SEAS.1",
    codes.GIVE: "SOJ-AMB.31",
    codes.TAKE: "SOJ-AMB.31",
    codes.KILL: "SOJ-KILL.1",
    codes.MOVE: "SOJ-CLAIM.4",
    codes.RAISE: "SOJ-KILL.1",
    codes.COUNCIL: "SOJ-CLAIM.4",
    codes.SHIFT: "SOJ-AMB.38",
    codes.TOP: "SOJ-SETUP.4",
    codes.BOTTOM: "SOJ-SETUP.4",
    codes.TRIUMPH: "SOJ-TRI.1",
    codes.KNEEL_NOW: "SOJ-BID.7",
    codes.OBEY: "SOJ-AMB.11",
}
OF_A_TURN: Final = (codes.PLAY, codes.KNEEL, codes.SKIP)


def why_not(s: SojuszeState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    if s.over:
        return "SOJ-END.1"
    if not 0 <= seat < s.n:
        return "SOJ-COMP.9"
    frame = s.stack[-1]
    assert isinstance(frame, Question)
    verb = code // codes.SPAN * codes.SPAN
    fits = frame.may_pass() if verb == codes.PASS else verb in frame.verbs
    if ask_of(s, seat) is None:
        if fits:
            return "SOJ-BID.8" if isinstance(frame, Bidding) and s.kneels[seat] else frame.decided_by()
        return another_time(s, seat, verb)
    if verb == codes.PASS:
        return "" if fits else "SOJ-BID.7" if isinstance(frame, Bidding) else "SOJ-BID.4"
    return frame.why_not(s, seat, code) if fits else another_time(s, seat, verb)


def ask_of(s: SojuszeState, seat: int) -> Ask | None:
    for ask in s.asks:
        if ask.seat == seat:
            return ask
    return None


def another_time(s: SojuszeState, seat: int, verb: int) -> str:
    """The rule that says when a choice of this kind comes up."""
    if verb in OF_A_TURN:
        if (s.current == NONE and s.round == 0) or s.packs[0]:
            return "SOJ-TIME.4"
        if s.winner >= 0:
            return "SOJ-BID.9"
        if s.kneels[seat]:
            return "SOJ-BID.8"
        return "SOJ-BID.3" if seat == s.bidder else "SOJ-BID.1"
    if verb == codes.PICK:
        return "SOJ-DRAFT.3" if s.table.draft and s.round else "SOJ-DRAFT.1" if s.table.draft else "SOJ-VAR.1"
    if verb == codes.CURRENT:
        return "SOJ-OPEN.3" if s.table.open_allies else "SOJ-REV.1"
    return WHEN.get(verb, "SOJ-BID.3")


def without_effect(s: SojuszeState, ask: Ask) -> list[int]:
    """Options that change nothing: You Know Nothing on a card without an ability that could still do anything."""
    if not isinstance(s.stack[-1], YouKnowNothing):
        return []
    lasting = [card for card, _, _ in s.effects]
    spent = [k for k in range(N_INFLUENCE) if TIMING[k] in ("none", "played") and k not in lasting]
    return [code for code in ask.options if area_card(area_choice(code)[1]) in spent]
