"""Why a choice is not legal, the way both card games tell it; the rules it names are a game's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greathall.games.cardgame.codes import D_MARSHAL, MARSHAL, SPAN
from greathall.games.cardgame.state import CardState
from greathall.kernel.game import DecisionKind


def why_not(
    s: CardState,
    seat: int,
    code: int,
    times: dict[int, str],
    idle: str,
    decisions: list[DecisionKind],
    unplayable: Callable[[Any, int, int], str],
) -> str:
    """The id of the rule that forbids a choice; '' when it is legal.

    times: verb -> the rule that says when such a choice comes up; idle: the rule for who is not asked; unplayable: why
    a card (state, seat, card) cannot be played to the table in the own turn."""
    ask = next((a for a in s.asks if a.seat == seat), None)
    verb = code // SPAN * SPAN
    if ask is None:
        return times.get(verb, idle)
    if code in ask.options:
        return ""
    if verb == MARSHAL and ask.kind == D_MARSHAL:
        return unplayable(s, seat, code % SPAN)
    return times.get(verb, decisions[ask.kind].rule)
