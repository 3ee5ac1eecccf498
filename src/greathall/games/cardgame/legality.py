"""Why a choice is not legal, the way both card games tell it.

Each verb has one function, beside the code that lists its options, that says what is against one of them. Here is only
which function answers at which question, and what is said when a verb has no place there. A game adds questions and
verbs of its own, and names its rule for each word of reasons.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from greathall.games.cardgame import codes, reasons
from greathall.games.cardgame.abilities import ACTION, REACTION, USES, why_none
from greathall.games.cardgame.codes import SPAN
from greathall.games.cardgame.flow import actions, challenge, entering, occurrence, phases, plot
from greathall.games.cardgame.flow.initiation import Initiation
from greathall.games.cardgame.names import KNEELING, P_CHALLENGES, P_MARSHAL, PLAY
from greathall.games.cardgame.state import CardState
from greathall.kernel.game import DecisionKind
from greathall.kernel.state import Ask

Forbids = Callable[[Any, int, int], str]  # state, seat, argument of the option
AtQuestions = dict[int, dict[int, Forbids]]  # by kind of question and verb


def nothing(s: CardState, seat: int, arg: int) -> str:
    """What is always allowed where it is asked."""
    return ""


# ---------------------------------------------------------------- abilities
def _forbids_action(slot: int, s: CardState, seat: int, c: int) -> str:
    return actions.forbids_action(s, seat, c, slot)


def _forbids_response(slot: int, s: CardState, seat: int, c: int) -> str:
    return occurrence.forbids_response(s, seat, c, slot)


def _ability_now(slot: int, s: CardState, seat: int, c: int) -> str:
    """Why an ability cannot be used by a player who is asked something else, or nothing."""
    none = why_none(s, seat, c, slot)
    if none:
        return none
    ability, top = s.book.abilities[s.design[c]][slot], s.stack[-1]
    if ability.type == ACTION:
        if ability.phase and ability.phase != s.phase:
            return reasons.OTHER_PHASE
        return reasons.WAITS if isinstance(top, actions.ActionWindow) else reasons.NO_ACTION_WINDOW
    if isinstance(top, occurrence.Occurrence) and ability.listens & top.kinds:
        if top.at in occurrence.FORCED:
            return reasons.FORCED
        if ability.type == occurrence.TYPE_OF[top.at]:
            return reasons.WAITS_TO_RESPOND
    return reasons.NOT_OCCURRED if ability.type == REACTION else reasons.NOT_IMMINENT


# ---------------------------------------------------------------- targets and costs
def forbids_target(s: CardState, seat: int, c: int) -> str:
    """Why a card cannot be chosen: what is offered is what the text of the ability allows."""
    ask, top, code = ask_of(s, seat), s.stack[-1], codes.TARGET + c
    assert ask is not None
    if code in ask.options:
        return ""
    if isinstance(top, Initiation):
        if code in top.targets:
            return reasons.CHOSEN
        if top.chosen_too_late(s, code):
            return reasons.NOT_LEGAL_BEFORE
    offered = [x % SPAN for x in ask.options if x // SPAN == codes.TARGET // SPAN]
    out = c >= len(s.zone) or s.zone[c] != PLAY
    return reasons.TARGET_NOT_IN_PLAY if out and all([s.zone[x] == PLAY for x in offered]) else reasons.NOT_TO_BE_CHOSEN


def forbids_cost(s: CardState, seat: int, c: int) -> str:
    """Why a card cannot be used to pay."""
    ask = ask_of(s, seat)
    assert ask is not None
    if codes.COST + c in ask.options:
        return ""
    if c >= len(s.ctrl) or s.ctrl[c] != seat:
        return reasons.NOT_YOUR_COST
    return reasons.KNEELS if s.zone[c] == PLAY and s.flags[c] & KNEELING else reasons.NO_SUCH_COST


def forbids_amount(s: CardState, seat: int, amount: int) -> str:
    """Why an X cannot be chosen."""
    ask = ask_of(s, seat)
    assert ask is not None
    if codes.AMOUNT + amount in ask.options:
        return ""
    return reasons.TOO_LITTLE_GOLD if codes.AMOUNT + amount > ask.options[-1] else reasons.NO_SUCH_AMOUNT


# ---------------------------------------------------------------- whose turn it is
def marshaling_now(s: CardState, seat: int, c: int) -> str:
    if s.phase != P_MARSHAL:
        return reasons.NO_MARSHALING
    if seat != s.active:
        return reasons.NOT_ACTIVE_IN_MARSHALING
    top = s.stack[-1]
    if not isinstance(top, actions.ActionWindow):
        return ""
    return reasons.WAITS if top.own_turn else reasons.PASSED


def challenge_now(s: CardState, seat: int, arg: int) -> str:
    if s.phase != P_CHALLENGES:
        return reasons.NO_CHALLENGES
    if seat != s.active:
        return reasons.NOT_ACTIVE_IN_CHALLENGES
    if s.challenge:
        return reasons.CHALLENGE_GOES_ON
    return reasons.WINDOW_FIRST if isinstance(s.stack[-1], actions.ActionWindow) else ""


def choice_now(s: CardState, seat: int, arg: int) -> str:
    """What abilities let players choose: somebody else does, or no ability asks for it."""
    others = s.asks[0].kind == codes.D_TARGET and ask_of(s, seat) is None
    return reasons.OTHERS_CHOOSE if others else reasons.NOT_TO_BE_CHOSEN


# ---------------------------------------------------------------- which function answers at which question
_ACTIONS: Final[dict[int, Forbids]] = {
    codes.PASS: nothing,
    **{verb: partial(_forbids_action, slot) for slot, verb in enumerate(USES)},
}
RESPONSES: Final[dict[int, Forbids]] = {
    codes.PASS: nothing,
    **{verb: partial(_forbids_response, slot) for slot, verb in enumerate(USES)},
    codes.SAVE: occurrence.forbids_saving,
}
# What a card lets somebody choose is offered in full: see Legality.why_not.
FORBIDS: Final[AtQuestions] = {
    codes.D_MULLIGAN: {codes.KEEP: nothing, codes.MULLIGAN: nothing},
    codes.D_PLOT: {codes.PLOT: plot.forbids_plot},
    codes.D_FIRST_PLAYER: {codes.NAME_FIRST: plot.forbids_first},
    codes.D_ACTION: _ACTIONS,
    codes.D_MARSHAL: _ACTIONS,
    codes.D_CHALLENGE: {codes.PASS: nothing, codes.CHALLENGE: phases.forbids_challenge},
    codes.D_ATTACKERS: {codes.DONE: challenge.forbids_no_attacker, codes.ATTACK: challenge.forbids_attacker},
    codes.D_STEALTH: {codes.PASS: nothing, codes.BYPASS: challenge.forbids_bypass},
    codes.D_DEFENDERS: {codes.DONE: challenge.forbids_no_more_defenders, codes.DEFEND: challenge.forbids_defender},
    codes.D_WOULD: RESPONSES,
    codes.D_REACTION: RESPONSES,
    codes.D_CLAIM: {codes.TARGET: challenge.forbids_victim},
    codes.D_TARGET: {codes.TARGET: forbids_target},
    codes.D_COST: {codes.COST: forbids_cost},
    codes.D_AMOUNT: {codes.AMOUNT: forbids_amount},
    codes.D_HOST: {codes.ATTACH: entering.forbids_host},
}

# What keeps a verb from being chosen at another question, or by whoever is asked nothing: '' where that question alone
# is what comes first.
MOMENTS: Final[dict[int, Forbids]] = {
    **{verb: partial(_ability_now, slot) for slot, verb in enumerate(USES)},
    codes.MARSHAL: marshaling_now,
    codes.CHALLENGE: challenge_now,
    codes.TARGET: choice_now,
    codes.PLAYER: choice_now,
    codes.TYPE: choice_now,
}


# ---------------------------------------------------------------- the answer
class Legality:
    """What a game adds: its rule for each word, its functions by question and verb, and by verb what is said elsewhere
    (a function, or the rule that says when such a choice comes)."""

    def __init__(
        self,
        rules: dict[str, str],
        forbids: AtQuestions,
        moments: dict[int, Forbids],
        times: dict[int, str],
        decisions: list[DecisionKind],
    ) -> None:
        self.rules = rules
        self.forbids = forbids
        self.moments = moments
        self.times = times
        self.decisions = decisions

    def why_not(self, s: CardState, seat: int, code: int) -> str:
        """The id of the rule that forbids a choice; '' when it is legal."""
        why = self.word(s, seat, code)
        return self.rules.get(why, why)

    def word(self, s: CardState, seat: int, code: int) -> str:
        if s.over:
            return reasons.OVER
        if not s.alive[seat]:
            return reasons.ELIMINATED
        arg = code % SPAN
        verb = code - arg
        ask = ask_of(s, seat)
        if ask is not None:
            at_question = self.forbids.get(ask.kind, {})
            if verb in at_question:
                return at_question[verb](s, seat, arg)
            if code in ask.options:
                return ""
            if any([x // SPAN == verb // SPAN for x in ask.options]):
                return self.decisions[ask.kind].rule
        elsewhere = self.moments[verb](s, seat, arg) if verb in self.moments else self.times.get(verb, "")
        if elsewhere:
            return elsewhere
        return self.decisions[ask.kind].rule if ask is not None else waiting(s) or self.decisions[s.asks[0].kind].rule


def waiting(s: CardState) -> str:
    """What is said to whoever is asked nothing while others act or respond in turn."""
    top = s.stack[-1]
    if isinstance(top, actions.ActionWindow):
        return reasons.WAITS
    responding = isinstance(top, occurrence.Occurrence) and top.at not in occurrence.FORCED
    return reasons.WAITS_TO_RESPOND if responding else ""


def ask_of(s: CardState, seat: int) -> Ask | None:
    for ask in s.asks:
        if ask.seat == seat:
            return ask
    return None
