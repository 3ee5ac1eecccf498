"""Why a choice is not legal: the rule that forbids it.

Each verb has one function, beside the code that lists its options, that names the rule against one of them. Here is
only which function answers at which question, and what is said when a verb has no place there: whose it is, whether it
is there at all, then when such a choice comes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.flow import choosing, hostages, resolution, support, truce, turn, windows
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.targets import forbids_from_hand, forbids_power, forbids_stripping
from greathall.kernel.state import Ask

Forbids = Callable[[ThroneState, int, int], str]  # state, seat, argument of the option
_CODES: Final = frozenset(o.CODES.all())


def nothing(s: ThroneState, seat: int, arg: int) -> str:
    """What is always allowed where it is asked."""
    return ""


# ---------------------------------------------------------------- what the frame that asks says
def forbids_chosen(s: ThroneState, seat: int, arg: int) -> str:
    """An option of an ability or a card; the victim of a hostage taken after the encounter."""
    frame = s.stack[-1]
    assert isinstance(frame, choosing.Chosen | resolution.Resolution)
    return frame.forbids(s, arg)


def forbids_source(s: ThroneState, seat: int, arg: int) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, hostages.TakeHostage)
    return frame.forbids(s, arg)


def forbids_tortured(s: ThroneState, seat: int, arg: int) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, hostages.HostageStep)
    return frame.forbids_tortured(s, arg)


def forbids_part(s: ThroneState, seat: int, arg: int) -> str:
    """One more power, or the card in place of another."""
    frame = s.stack[-1]
    assert isinstance(frame, choosing.MoveUpTo | choosing.Sacrifice | choosing.ReplaceShown)
    return frame.forbids(s, arg)


def forbids_asked_ability(s: ThroneState, seat: int, leader: int) -> str:
    return "" if leader == s.leader[seat] else "IRT-SETUP.5"


def forbids_played(s: ThroneState, seat: int, card: int) -> str:
    return windows.forbids_card(s, seat, card, moment(s)[0])


def forbids_sealing(s: ThroneState, seat: int, card: int) -> str:
    return forbids_from_hand(s, seat, card, "IRT-ENC.1")


# ---------------------------------------------------------------- which function answers at which question
_TALKS: Final[dict[int, Forbids]] = {
    o.PROPOSE: truce.forbids_terms,
    o.FIX: truce.forbids_fixing,
    o.BREAK_OFF: nothing,
}
_ANSWER: Final[dict[int, Forbids]] = {o.ACCEPT: nothing, o.DECLINE: nothing}
FORBIDS: Final[dict[int, dict[int, Forbids]]] = {
    o.D_HOUSE: {o.HOUSE: turn.forbids_house},
    o.D_LEADER: {o.LEADER: turn.forbids_sheet},
    o.D_ABILITY: {o.USE: forbids_asked_ability, o.PASS: nothing},
    o.D_HOSTAGES: {o.FREE: hostages.forbids_hostage, o.TORTURE: hostages.forbids_hostage, o.DONE: nothing},
    o.D_TORTURE: {o.CHARACTER: forbids_tortured},
    o.D_DEFENDER: {o.SEAT: turn.forbids_defender},
    o.D_PREPARE: {o.POWER: forbids_power},
    o.D_FIGHTER: {o.FIGHT: turn.forbids_fighter},
    o.D_OFFER: {o.SUPPORT: support.forbids_support, o.NO_SUPPORT: nothing},
    o.D_ANSWER: _ANSWER,
    o.D_SEALED: {o.SEAL: forbids_sealing},
    o.D_FACE_UP: {o.SEAL: forbids_sealing},
    o.D_WINDOW: {o.PLAY: forbids_played, o.PASS: nothing},
    o.D_PROPOSE: _TALKS,
    o.D_PROPOSAL: {**_TALKS, o.ACCEPT: truce.forbids_accepting},
    o.D_VICTIM: {o.SEAT: forbids_chosen},
    o.D_SOURCE: {o.SOURCE: forbids_source},
    o.D_REWARD: {o.POWER: forbids_power},
    o.D_CHARACTER: {o.CHARACTER: forbids_chosen},
    o.D_PLAYER: {o.SEAT: forbids_chosen},
    o.D_DISCARD: {o.DISCARD: forbids_from_hand},
    o.D_REPLACE: {o.REPLACE: forbids_part},
    o.D_RETURN: {o.RETURN: forbids_chosen},
    o.D_UP_TO: {o.POWER: forbids_part, o.DONE: nothing},
    o.D_STRIP: {o.STRIP: forbids_part, o.DONE: nothing},
    o.D_GUARD: {o.STRIP: forbids_stripping},
    o.D_CHANGE_SIDE: _ANSWER,
}
# What cannot be declined: the rule that says so, by the question that stands.
_MUST: Final[dict[int, str]] = {
    o.D_PREPARE: "IRT-PREP.4",
    o.D_FIGHTER: "IRT-TURN.1",
    o.D_SEALED: "IRT-ENC.1",
    o.D_FACE_UP: "IRT-ENC.1",
    o.D_VICTIM: "IRT-AMB.23",
    o.D_SOURCE: "IRT-AMB.23",
    o.D_REWARD: "IRT-AMB.4",
    o.D_TORTURE: "IRT-HOSTAGE.9",
    o.D_GUARD: "IRT-RESOLVE.5",
}


# ---------------------------------------------------------------- the answer
def why_not(s: ThroneState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    if code not in _CODES:
        return "IRT-TURN.3"
    arg = code % o.SPAN
    verb = code - arg
    if s.over:
        return ended_by(s)
    ask = ask_of(s, seat)
    forbids = None if ask is None else FORBIDS[ask.kind].get(verb)
    if forbids is not None:
        return forbids(s, seat, arg)
    if verb == o.HOUSE:
        return "IRT-SETUP.1"
    if verb == o.LEADER:
        return "IRT-SETUP.2"
    if NONE in s.leader:
        return "IRT-SETUP.3"
    if ask is not None and verb in (o.PASS, o.DONE) and ask.kind in _MUST:
        return _MUST[ask.kind]
    return another_time(s, seat, verb, arg)


def ask_of(s: ThroneState, seat: int) -> Ask | None:
    for ask in s.asks:
        if ask.seat == seat:
            return ask
    return None


def ended_by(s: ThroneState) -> str:
    if any([board.wiped_out(s, p) for p in range(s.n)]):
        return "IRT-WIN.2"
    return "IRT-WIN.1" if any([board.spread(s, p) == n.TOKENS for p in range(s.n)]) else "IRT-WIN.3"


def moment(s: ThroneState) -> tuple[int, int]:
    """The window that is open, NONE between windows; and whom it is about."""
    for frame in s.stack[::-1]:
        if isinstance(frame, windows.Window):
            return frame.window, NONE
        if isinstance(frame, support.Support):
            return (n.W4 if frame.is_before_offer() else NONE), frame.seat(s)
    return {n.P_BEFORE: n.W1, n.P_HOSTAGES: n.W2, n.P_RESOLUTION: n.W7}.get(s.phase, NONE), NONE


def another_time(s: ThroneState, seat: int, verb: int, arg: int) -> str:
    """Such a choice is not asked for now: is it anybody's at all, and when does it come?"""
    if verb == o.USE:
        rule = forbids_asked_ability(s, seat, arg) or windows.forbids_leader(s, seat, *moment(s))
        return rule or "IRT-TIMING.5"
    if verb == o.PLAY:
        return forbids_played(s, seat, arg) or "IRT-TIMING.6"
    if verb == o.POWER:
        rule = forbids_power(s, seat, arg) or ("" if s.sheet[seat] else "IRT-POWER.7")
        return rule or ("IRT-RESOLVE.3" if s.phase == n.P_RESOLUTION else "IRT-PREP.3")
    if verb == o.FIGHT:
        if not board.active(s, seat):
            return "IRT-PREP.5"
        return turn.forbids_fighter(s, seat, arg) or ("IRT-PREP.5" if seat == s.attacker else "IRT-PREP.6")
    if verb in (o.SUPPORT, o.NO_SUPPORT):
        return no_offer_now(s, seat, verb, arg)
    if verb == o.SEAL:
        if not board.active(s, seat):
            return "IRT-ENC.1"
        return "IRT-ENC.7" if s.shown[seat] != NONE else forbids_sealing(s, seat, arg) or "IRT-ENC.1"
    if verb in (o.FREE, o.TORTURE):
        rule = hostages.forbids_hostage(s, seat, arg)
        return rule or ("IRT-HOSTAGE.13" if s.phase == n.P_HOSTAGES else "IRT-HOSTAGE.5")
    if verb in (o.PROPOSE, o.FIX, o.BREAK_OFF, o.ACCEPT, o.DECLINE):
        return no_word_now(s, seat, verb)
    return _MOMENT.get(verb, "IRT-TEXT.32")


_MOMENT: Final[dict[int, str]] = {o.PASS: "IRT-LEADER.2", o.SOURCE: "IRT-HOSTAGE.2", o.STRIP: "IRT-POWER.9"}


def no_offer_now(s: ThroneState, seat: int, verb: int, arg: int) -> str:
    rule = support.forbids_support(s, seat, arg) if verb == o.SUPPORT else ""
    if rule or board.active(s, seat):
        return rule or "IRT-SUPPORT.2"
    return "IRT-SUPPORT.7" if s.asked_offer >> seat & 1 else "IRT-SUPPORT.1"


def no_word_now(s: ThroneState, seat: int, verb: int) -> str:
    """Answers to offers, and the talks of a truce."""
    frame = s.stack[-1]
    if isinstance(frame, truce.TruceTalk):
        return "IRT-AMB.20" if board.active(s, seat) else "IRT-TRUCE.9"
    if verb in (o.ACCEPT, o.DECLINE):
        waits = isinstance(frame, support.Support) and frame.has_offer()
        return "IRT-SUPPORT.10" if waits else "IRT-SUPPORT.4"
    return "IRT-TRUCE.1"


def without_effect(s: ThroneState, ask: Ask) -> list[int]:
    """Abilities, cards and choices of theirs that would change nothing, by what everybody sees."""
    frame = s.stack[-1]
    if isinstance(frame, choosing.Chosen):
        effect = choosing.effect_of(frame.by_card, frame.character)
        return [code for code in ask.options if effect.idle(s, ask.seat, frame.about, code)]
    out = []
    for code in ask.options:
        if o.USE <= code < o.PASS:
            effect = choosing.LEADERS[code - o.USE]
        elif o.PLAY <= code < o.PROPOSE:
            effect = choosing.CHARACTERS[n.character_of(code - o.PLAY)]
        else:
            continue
        if effect.is_idle(s, ask.seat, moment(s)[1]):
            out.append(code)
    return out
