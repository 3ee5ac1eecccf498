"""Effects that cards share: each brings about what its name says, with windows where the rules have them.

An effect takes as much as there is (LCG-EFF.3). Sacrificing is neither killing nor discarding and cannot be saved
from (LCG-SAVE.5, LCG-SAVE.6, LCG-SAVE.7); what says so cannot be saved (LCG-SAVE.2). Of several replacements the
latest counts (LCG-EFF.12)."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.games.cardgame import board, challenges, happenings
from greathall.games.cardgame.codes import E_STRENGTH, PLAYER, TARGET
from greathall.games.cardgame.constant import IMMUNE
from greathall.games.cardgame.flow.initiation import Initiation
from greathall.games.cardgame.flow.occurrence import Occurrence, happen
from greathall.games.cardgame.happenings import CAN_BE_SAVED, CANNOT_BE_SAVED, H_KILLED, Happening
from greathall.games.cardgame.names import KNEELING
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import EVERYONE


def affected(s: CardState, found: Sequence[int]) -> Sequence[int]:
    """Those of the cards that are not immune to what is being resolved (LCG-IMM.1). What was laid on a card before it
    became immune stays (LCG-IMM.3), and costs are no effects (LCG-IMM.4)."""
    if not board.sources(s, IMMUNE):
        return found
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Initiation):
            return [c for c in found if not board.is_immune(s, c, frame.card)]
    return found


def kill(s: CardState, *found: int, saves: bool = True) -> None:
    saving = CAN_BE_SAVED if saves else CANNOT_BE_SAVED
    told = [happenings.killed(c, s.ctrl[c], saving) for c in affected(s, found)]
    if told:
        happen(s, *told)


def discard(s: CardState, *found: int, saves: bool = True) -> None:
    """From play."""
    saving = CAN_BE_SAVED if saves else CANNOT_BE_SAVED
    told = [happenings.discarded(c, s.ctrl[c], saving) for c in affected(s, found)]
    if told:
        happen(s, *told)


def return_to_hand(s: CardState, c: int, saves: bool = True) -> None:
    if affected(s, [c]):
        happen(s, happenings.returned(c, s.ctrl[c], CAN_BE_SAVED if saves else CANNOT_BE_SAVED))


def stand(s: CardState, *found: int) -> None:
    told = [happenings.stands(c, s.ctrl[c]) for c in affected(s, found)]
    if told:
        happen(s, *told)


def kneel(s: CardState, c: int) -> None:
    if affected(s, [c]):
        cards.kneel(s, c)


def gain_power(s: CardState, c: int, count: int) -> None:
    if affected(s, [c]):
        happen(s, happenings.gains_power(c, s.ctrl[c], count))


def faction_power(s: CardState, seat: int, count: int) -> None:
    """ "For your faction" (LCG-ECON.2)."""
    gain_power(s, s.faction[seat], count)


def switch_power(s: CardState, c: int, other: int) -> None:
    """LCG-EFF.15: there must be something on both sides."""
    ours, theirs = s.power[c], s.power[other]
    if ours and theirs:
        cards.move_power(s, c, other, max(0, ours - theirs))
        cards.move_power(s, other, c, max(0, theirs - ours))


def strengthen(s: CardState, c: int, amount: int, until: int) -> None:
    """A lasting change of STR; an increase can be reacted to."""
    strengthen_all(s, [c], amount, until)


def strengthen_all(s: CardState, found: list[int], amount: int, until: int, *at_once: Happening) -> None:
    """The same for several characters, and what else the effect does, at the same time (LCG-TRIG.2)."""
    found = list(affected(s, found))
    for c in found:
        lasting.change_strength(s, c, by=amount, until=until)
        cards.tell(s, (E_STRENGTH, EVERYONE, s.design[c], amount))
    told = [*at_once, *[happenings.stronger(c, s.ctrl[c], amount) for c in found if amount > 0]]
    if told:
        happen(s, *told)


# ---------------------------------------------------------------- what can be chosen
def targets(found: list[int]) -> list[int]:
    return [TARGET + c for c in found]


def players(found: list[int]) -> list[int]:
    return [PLAYER + p for p in found]


def standing(s: CardState, found: list[int]) -> list[int]:
    return [c for c in found if not s.flags[c] & KNEELING]


def happening_now(s: CardState) -> list[Happening]:
    """What the abilities being used now are used for."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Occurrence):
            return frame.happenings
    return []


def dying(s: CardState) -> list[int]:
    """Cards that are about to be killed and can be saved: of several at once, who saves says which."""
    return [h.card for h in happening_now(s) if h.kind == H_KILLED and not h.cannot_be_saved()]


# ---------------------------------------------------------------- conditions
def margin(s: CardState) -> int:
    return challenges.margin(s)


def unopposed(s: CardState) -> bool:
    return challenges.unopposed(s)
