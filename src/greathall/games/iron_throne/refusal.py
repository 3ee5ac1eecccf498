"""Why a choice is not legal: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board, codes, deals
from greathall.games.iron_throne.entries import cards_of
from greathall.games.iron_throne.names import O_TRUCE, P_ENCOUNTER, P_RESOLUTION, PER_HOUSE, character_of
from greathall.games.iron_throne.state import NONE, ThroneState

# verb -> the rule that says when such a choice comes up
_TIME: Final[dict[int, str]] = {
    codes.HOUSE: "IRT-SETUP.1",
    codes.LEADER: "IRT-SETUP.2",
    codes.USE: "IRT-LEADER.1",
    codes.FREE: "IRT-HOSTAGE.5",
    codes.TORTURE: "IRT-HOSTAGE.5",
    codes.POWER: "IRT-PREP.3",
    codes.FIGHT: "IRT-PREP.5",
    codes.SUPPORT: "IRT-SUPPORT.1",
    codes.NO_SUPPORT: "IRT-SUPPORT.1",
    codes.ACCEPT: "IRT-SUPPORT.4",
    codes.DECLINE: "IRT-SUPPORT.4",
    codes.SEAL: "IRT-ENC.1",
    codes.PLAY: "IRT-CHAR.1",
    codes.PROPOSE: "IRT-TRUCE.1",
    codes.BREAK_OFF: "IRT-TRUCE.1",
    codes.SOURCE: "IRT-HOSTAGE.2",
}


def why_not(s: ThroneState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    ask = next((a for a in s.asks if a.seat == seat), None)
    verb, arg = code // codes.SPAN * codes.SPAN, code % codes.SPAN
    if ask is not None and code in ask.options:
        return ""
    if 0 <= seat < s.n and NONE not in s.leader:
        special = _special(s, seat, verb, arg)
        if special:
            return special
    if ask is None:
        return _TIME.get(verb, "IRT-TURN.3")
    return codes.DECISIONS[ask.kind].rule


def _special(s: ThroneState, seat: int, verb: int, arg: int) -> str:
    """Rules that say more than that it is not the time."""
    if verb == codes.PLAY and arg in cards_of(s.hands[seat]):
        return _card(s, seat, arg)
    if verb in (codes.POWER, codes.FIGHT, codes.SUPPORT):
        character = arg % codes.SIDE_SPAN if verb == codes.SUPPORT else arg
        if character // PER_HOUSE == s.house[seat]:
            if character == s.leader[seat]:
                return "IRT-LEADER.6"
            if not board.power_of(s, seat, character):
                return "IRT-DEATH.8" if verb == codes.POWER else "IRT-DEATH.3"
            if verb == codes.POWER and not s.sheet[seat]:
                return "IRT-POWER.7"
            if verb == codes.SUPPORT and s.asked_offer >> seat & 1 and not any([a.seat == seat for a in s.asks]):
                return "IRT-SUPPORT.7"
    if verb in (codes.PROPOSE, codes.ACCEPT, codes.BREAK_OFF) and s.outcome == O_TRUCE and s.phase == P_RESOLUTION:
        if not board.active(s, seat):
            return "IRT-TRUCE.9"
        if not any([a.seat == seat for a in s.asks]):
            return "IRT-TRUCE.1"
        if verb == codes.PROPOSE:
            pays = deals.terms(arg)[-2:]
            if pays[0] > s.sheet[s.attacker] or pays[1] > s.sheet[s.defender]:
                return "IRT-AMB.19"
            return "IRT-TRUCE.2"
    if verb == codes.USE:
        return "IRT-LEADER.1"
    return ""


def _card(s: ThroneState, seat: int, card: int) -> str:
    character = character_of(card)
    if character < 0:
        return "IRT-CHAR.1"
    if not s.side[seat]:
        return "IRT-CHAR.5"
    if s.fighter[seat] == NONE:
        return "IRT-CHAR.10"
    if character != s.leader[seat] and not board.power_of(s, seat, character):
        return "IRT-CHAR.7"
    if not board.may_play(s, seat, card):
        return "IRT-CHAR.2"
    return "IRT-CHAR.6" if s.phase < P_ENCOUNTER else "IRT-CHAR.1"
