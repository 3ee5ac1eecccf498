"""`heuristic` for the card game: spends its gold on the best it can get for it, attacks where claim is worth the
attackers, keeps defenders back while others still come, and uses what its cards offer when it helps. See bots/lcg/."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from greathall.bots.base import Bot
from greathall.bots.lcg import choices, fights, plots, spending, uses, windows
from greathall.bots.lcg.sight import Sight
from greathall.games.cardgame import codes as both
from greathall.games.lcg import codes
from greathall.games.lcg.state import LcgState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State

Answer = Callable[[Sight, list[int]], int]


def act(sight: Sight, options: list[int]) -> int:
    return uses.best_action(sight, options)[0]


def marshal(sight: Sight, options: list[int]) -> int:
    best, value = uses.best_action(sight, options)
    return spending.marshal(sight, options, best, value)


ANSWERS: Final[dict[int, Answer]] = {
    both.D_MULLIGAN: spending.mulligan,
    both.D_SETUP: spending.setup,
    codes.D_SETUP_HOST: spending.host,
    both.D_PLOT: plots.plot,
    both.D_FIRST_PLAYER: plots.first_player,
    codes.D_TITLE: plots.title,
    both.D_ACTION: act,
    both.D_MARSHAL: marshal,
    both.D_CHALLENGE: fights.challenge,
    both.D_ATTACKERS: fights.attackers,
    both.D_STEALTH: fights.bypass,
    both.D_DEFENDERS: fights.defenders,
    both.D_WOULD: windows.would,
    codes.D_INTERRUPT: windows.window,
    both.D_REACTION: windows.window,
    codes.D_CANCEL: windows.would,
    both.D_ORDER: choices.order,
    both.D_CLAIM: fights.claim,
    codes.D_KEYWORD: choices.keyword,
    codes.D_RENOWN: choices.yes,
    codes.D_INSIGHT: choices.insight,
    codes.D_PILLAGE: choices.yes,
    codes.D_INTIMIDATE: fights.intimidate,
    codes.D_RESERVE: spending.reserve,
    both.D_TARGET: choices.target,
    both.D_COST: choices.cost,
    both.D_HOST: spending.host,
    codes.D_NAME: choices.name,
    both.D_SEARCH: choices.search,
    codes.D_WINNER: choices.winner,
    codes.D_REDIRECT: fights.redirect,
    codes.D_STAND: choices.stand_up,
    both.D_MAY: choices.may,
    codes.D_STOPS: choices.stops,
    both.D_AMOUNT: choices.amount,
    codes.D_LOOK: choices.look,
    codes.D_WHISPERS: choices.whispers,
    codes.D_INSTANCE: choices.order,
}


class LcgHeuristic(Bot):
    """Plays joust and melee with any deck. Remembers nothing and uses no chance at all."""

    name = "heuristic"

    def choose(self, view: State, ask: Ask, rng: Rng) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        return ANSWERS[ask.kind](Sight(cast(LcgState, view), ask.seat), options)
