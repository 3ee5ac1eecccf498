"""Why a choice is not legal, the way both card games tell it.

Each verb has one function, beside the code that lists its options, that says what is against one of them. Here is only
which function answers at which question, and what is said when a verb has no place there. A game adds questions and
verbs of its own, and names its rule for each word of reasons.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.cardgame import codes, reasons
from greathall.games.cardgame.abilities import ACTION, REACTION, why_none
from greathall.games.cardgame.codes import SPAN
from greathall.games.cardgame.flow import actions, occurrence
from greathall.games.cardgame.state import CardState
from greathall.kernel.game import DecisionKind
from greathall.kernel.state import Ask

Forbids = Callable[[Any, int, int], str]  # state, seat, argument of the option
AtQuestions = dict[int, dict[int, Forbids]]  # by kind of question and verb


def nothing(s: CardState, seat: int, arg: int) -> str:
    """What is always allowed where it is asked."""
    return ""


# ---------------------------------------------------------------- abilities
def forbids_first_action(s: CardState, seat: int, c: int) -> str:
    return actions.forbids_action(s, seat, c, 0)


def forbids_second_action(s: CardState, seat: int, c: int) -> str:
    return actions.forbids_action(s, seat, c, 1)


def forbids_first_response(s: CardState, seat: int, c: int) -> str:
    return occurrence.forbids_response(s, seat, c, 0)


def forbids_second_response(s: CardState, seat: int, c: int) -> str:
    return occurrence.forbids_response(s, seat, c, 1)


def first_ability_now(s: CardState, seat: int, c: int) -> str:
    return _ability_now(s, seat, c, 0)


def second_ability_now(s: CardState, seat: int, c: int) -> str:
    return _ability_now(s, seat, c, 1)


def _ability_now(s: CardState, seat: int, c: int, slot: int) -> str:
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
            return reasons.WAITS
    return reasons.NOT_OCCURRED if ability.type == REACTION else reasons.NOT_IMMINENT


# ---------------------------------------------------------------- which function answers at which question
_ACTIONS: Final[dict[int, Forbids]] = {
    codes.PASS: nothing,
    codes.USE: forbids_first_action,
    codes.USE_SECOND: forbids_second_action,
}
RESPONSES: Final[dict[int, Forbids]] = {
    codes.PASS: nothing,
    codes.USE: forbids_first_response,
    codes.USE_SECOND: forbids_second_response,
}
FORBIDS: Final[AtQuestions] = {
    codes.D_ACTION: _ACTIONS,
    codes.D_MARSHAL: _ACTIONS,
    codes.D_WOULD: RESPONSES,
    codes.D_REACTION: RESPONSES,
}

# What keeps a verb from being chosen at another question, or by whoever is asked nothing: '' where that question alone
# is what comes first.
MOMENTS: Final[dict[int, Forbids]] = {
    codes.USE: first_ability_now,
    codes.USE_SECOND: second_ability_now,
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
        over: str,
    ) -> None:
        self.rules = rules
        self.forbids = forbids
        self.moments = moments
        self.times = times
        self.decisions = decisions
        self.over = over  # the rule by which a game ends

    def why_not(self, s: CardState, seat: int, code: int) -> str:
        """The id of the rule that forbids a choice; '' when it is legal."""
        if s.over:
            return self.over
        arg = code % SPAN
        verb = code - arg
        ask = ask_of(s, seat)
        at_question = self.forbids.get(ask.kind, {}) if ask is not None else {}
        if ask is not None and verb not in at_question and code in ask.options:
            return ""
        if verb in at_question:
            why = at_question[verb](s, seat, arg)
        else:
            why = self.out_of_place(s, seat, verb, arg, s.asks[0] if ask is None else ask)
        return self.rules.get(why, why)

    def out_of_place(self, s: CardState, seat: int, verb: int, arg: int, ask: Ask) -> str:
        """What is said where this verb is not the question."""
        why = self.moments[verb](s, seat, arg) if verb in self.moments else self.times.get(verb, "")
        return why or self.decisions[ask.kind].rule


def ask_of(s: CardState, seat: int) -> Ask | None:
    for ask in s.asks:
        if ask.seat == seat:
            return ask
    return None
