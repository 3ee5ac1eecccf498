"""What is going on when somebody is asked: the windows that are open and the abilities being used, outermost first.

Takes a masked state: there is nothing here to hide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greathall.games.cardgame.flow.actions import ActionWindow
from greathall.games.cardgame.flow.challenge import Claim, Declaring, Defence
from greathall.games.cardgame.flow.entering import EnterPlay
from greathall.games.cardgame.flow.initiation import Initiation
from greathall.games.cardgame.flow.occurrence import Occurrence
from greathall.games.cardgame.happenings import H_INITIATED, H_NOTHING, KINDS, Happening
from greathall.games.cardgame.state import CardState
from greathall.kernel.game import Described
from greathall.kernel.state import Frame

Args = list[tuple[str, str, int]]


def chain(m: CardState, more: Callable[[Frame[Any]], list[Described]]) -> list[Described]:
    """Names of happenings begin with `before_` or `after_`: an interrupt is asked for, or a reaction. more: what a game
    says of frames of its own."""
    out: list[Described] = []
    challenge: Declaring[Any] | None = None
    for frame in m.stack:
        if isinstance(frame, Occurrence):
            when = "before" if frame.before() else "after"
            known = [h for h in frame.happenings if h.kind != H_NOTHING]
            if any([h.kind == H_INITIATED for h in known]):  # who attacks and who was bypassed is seen on the table
                known = [h for h in known if h.kind == H_INITIATED]
            out += [_happening(m, when, h) for h in known]
        elif isinstance(frame, Initiation):
            out.append(Described("uses", [("card", "card", m.design[frame.card]), seat_arg(frame.who)]))
        elif isinstance(frame, EnterPlay):
            out.append(Described("entering", [("card", "card", m.design[frame.card]), seat_arg(frame.who)]))
        elif isinstance(frame, Declaring):
            out += [Described("attacking", [("card", "card", m.design[c])]) for c in frame.being_declared()]
            sneak = frame.sneaking(m)
            out += [Described("stealth", [("card", "card", m.design[sneak])])] if sneak >= 0 else []
            challenge = frame
        elif isinstance(frame, ActionWindow) and challenge is not None:
            out.append(Described(_window(challenge), []))
        elif isinstance(frame, Defence):
            out += [Described("defending", [("card", "card", m.design[c])]) for c in frame.defenders]
        elif isinstance(frame, Claim):
            out.append(Described("claim", [seat_arg(frame.who), ("count", "number", frame.amount)]))
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
    kind = KINDS[h.kind]
    slots = {"card": h.card, "seat": h.seat, "value": h.value, "other": h.other}
    args: Args = []
    for told in kind.tells:
        slot, field, type_ = told.split(":")
        value = slots[slot]
        args.append((field, type_, m.design[value] if type_ == "card" and value >= 0 else value))
    return Described(f"{when}_{kind.name}", args)
