"""`heuristic` for The Iron Throne: weighs every choice by what it does to its chance to win, by what its seat can see.
Its questions are answered by the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from greathall.bots.base import Bot
from greathall.bots.iron_throne import abilities, hostages, picks, sealed, support, truce, windows
from greathall.bots.iron_throne.sight import Sight
from greathall.games.iron_throne import codes
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State

Answer = Callable[[Sight, list[int]], int]

ANSWERS: Final[dict[int, Answer]] = {
    codes.D_LEADER: picks.leader,
    codes.D_ABILITY: abilities.ability,
    codes.D_HOSTAGES: hostages.deal_with,
    codes.D_TORTURE: hostages.torture_whom,
    codes.D_DEFENDER: support.choose_defender,
    codes.D_PREPARE: support.prepare,
    codes.D_FIGHTER: support.choose_fighter,
    codes.D_OFFER: support.offer,
    codes.D_ANSWER: support.answer_offer,
    codes.D_SEALED: sealed.seal,
    codes.D_FACE_UP: sealed.face_up,
    codes.D_WINDOW: windows.window,
    codes.D_PROPOSE: truce.propose,
    codes.D_PROPOSAL: truce.answer,
    codes.D_VICTIM: hostages.victim,
    codes.D_SOURCE: hostages.source,
    codes.D_REWARD: support.prepare,
    codes.D_CHARACTER: picks.character,
    codes.D_PLAYER: picks.player,
    codes.D_DISCARD: picks.discard,
    codes.D_REPLACE: picks.replace,
    codes.D_RETURN: picks.give_back,
    codes.D_UP_TO: picks.move_up_to,
    codes.D_STRIP: abilities.sacrifice,
    codes.D_GUARD: abilities.least_missed,
    codes.D_CHANGE_SIDE: support.change_side,
}


class ThroneHeuristic(Bot):
    """Plays every table, 3 to 5 seats. Remembers nothing; chance decides nothing but the house it asks for, so that
    tables differ."""

    name = "heuristic"

    def choose(self, view: State, ask: Ask, rng: Rng) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        if ask.kind == codes.D_HOUSE:
            return options[rng.below(len(options))]
        return ANSWERS[ask.kind](Sight(cast(ThroneState, view), ask.seat), options)
