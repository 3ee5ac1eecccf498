"""What is going on when somebody is asked: the windows that are open and the abilities being used, outermost first.

Takes a masked state: there is nothing here to hide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.cardgame.events import (
    H_BYPASSED,
    H_DECLARED,
    H_DEFENDS,
    H_DISCARDED,
    H_DOMINANCE,
    H_DUPLICATED,
    H_ENTERS,
    H_GAINS_POWER,
    H_INCOME,
    H_INITIATED,
    H_INITIATES,
    H_KILLED,
    H_LEAVES,
    H_NOTHING,
    H_PHASE_BEGINS,
    H_PHASE_ENDS,
    H_PILLAGED,
    H_PLAYED,
    H_RESOLVED,
    H_RETURNED,
    H_REVEALED,
    H_SACRIFICED,
    H_STANDS,
    H_STRONGER,
    H_WON,
    Happening,
)
from greathall.games.cardgame.flow.actions import ActionWindow
from greathall.games.cardgame.flow.challenge import Claim, Declaring, Defence
from greathall.games.cardgame.flow.entering import EnterPlay
from greathall.games.cardgame.flow.occurrence import S_OCCURS, Initiation, Occurrence
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.game import Described
from greathall.kernel.state import Frame

Args = list[tuple[str, str, int]]

# Kind of a happening -> its name, and what its four numbers are: fields with types, None where there is nothing to say.
_CARD: Final = ("card", "card")
_SEAT: Final = ("seat", "seat")
_COUNT: Final = ("count", "number")
_PHASE: Final = ("phase", "phase")
_TYPE: Final = ("challenge", "challenge")
_VICTIM: Final = ("victim", "seat")
_OTHER: Final = ("other", "card")
_NAMES: Final[dict[int, tuple[str, tuple[tuple[str, str] | None, ...]]]] = {
    H_PHASE_BEGINS: ("phase_begins", (None, None, _PHASE, None)),
    H_PHASE_ENDS: ("phase_ends", (None, None, _PHASE, None)),
    H_INITIATED: ("initiated", (None, _SEAT, _TYPE, _VICTIM)),
    H_DECLARED: ("declared", (_CARD, None, None, None)),
    H_BYPASSED: ("bypassed", (_CARD, None, _OTHER, None)),
    H_WON: ("won", (None, _SEAT, _TYPE, _VICTIM)),
    H_KILLED: ("killed", (_CARD, None, None, None)),
    H_DISCARDED: ("discarded", (_CARD, None, None, None)),
    H_RETURNED: ("returned", (_CARD, None, None, None)),
    H_SACRIFICED: ("sacrificed", (_CARD, None, None, None)),
    H_LEAVES: ("leaves", (_CARD, None, None, None)),
    H_ENTERS: ("enters", (_CARD, _SEAT, None, None)),
    H_PLAYED: ("played", (_CARD, _SEAT, None, None)),
    H_STANDS: ("stands", (_CARD, None, None, None)),
    H_GAINS_POWER: ("gains_power", (_CARD, None, _COUNT, None)),
    H_DOMINANCE: ("dominance", (None, _SEAT, None, None)),
    H_INCOME: ("income", (None, _SEAT, _COUNT, None)),
    H_PILLAGED: ("pillaged", (_CARD, None, _OTHER, None)),
    H_STRONGER: ("stronger", (_CARD, None, None, None)),
    H_INITIATES: ("initiates", (_CARD, _SEAT, None, None)),
    H_DUPLICATED: ("duplicated", (_CARD, _SEAT, None, None)),
    H_DEFENDS: ("defends", (_CARD, _SEAT, _TYPE, None)),
    H_RESOLVED: ("resolved", (None, _SEAT, _TYPE, _VICTIM)),
    H_REVEALED: ("revealed", (_CARD, _SEAT, None, None)),
}


def chain(m: CardState, more: Callable[[Frame[Any]], list[Described]]) -> list[Described]:
    """Names of happenings begin with `before_` or `after_`: an interrupt is asked for, or a reaction. more: what a game
    says of frames of its own."""
    out: list[Described] = []
    challenge: Declaring[Any] | None = None
    for frame in m.stack:
        if isinstance(frame, Occurrence):
            when = "before" if frame.at >> 1 < S_OCCURS else "after"
            known = [h for h in frame.happenings() if h[0] != H_NOTHING]
            if any([h[0] == H_INITIATED for h in known]):  # who attacks and who was bypassed is seen on the table
                known = [h for h in known if h[0] == H_INITIATED]
            out += [_happening(m, when, h) for h in known]
        elif isinstance(frame, Initiation):
            out.append(Described("uses", [("card", "card", m.design[frame.a]), seat_arg(frame.who)]))
        elif isinstance(frame, EnterPlay):
            out.append(Described("entering", [("card", "card", m.design[frame.a]), seat_arg(frame.who)]))
        elif isinstance(frame, Declaring):
            out += [Described("attacking", [("card", "card", m.design[c])]) for c in frame.items if frame.at == 1]
            sneak = frame.with_stealth(m) if frame.at == 2 else NONE
            out += [Described("stealth", [("card", "card", m.design[sneak])])] if sneak >= 0 else []
            challenge = frame
        elif isinstance(frame, ActionWindow) and challenge is not None:
            out.append(Described(_window(challenge), []))
        elif isinstance(frame, Defence):
            out += [Described("defending", [("card", "card", m.design[c])]) for c in frame.items]
        elif isinstance(frame, Claim):
            out.append(Described("claim", [seat_arg(frame.who), ("count", "number", frame.a)]))
        else:
            out += more(frame)
    return out


def _window(challenge: Declaring[Any]) -> str:
    if challenge.resolved():
        return "challenge_resolved"
    return "defenders_declared" if challenge.defended() else "attackers_declared"


def seat_arg(seat: int) -> tuple[str, str, int]:
    return "seat", "seat", seat


def _happening(m: CardState, when: str, h: Happening) -> Described:
    name, fields = _NAMES[h[0]]
    args: Args = []
    for spec, value in zip(fields, h[1:], strict=True):
        if spec is not None:
            field, type_ = spec
            args.append((field, type_, m.design[value] if type_ == "card" and value >= 0 else value))
    return Described(f"{when}_{name}", args)
