"""`heuristic` for the card game (HBO edition): takes the plot that suits the table, spends its gold on the best it can
get for it, attacks where claim is worth the attackers, keeps defenders back while the other still comes, and uses what
its cards offer when it helps. See bots/hbo/ and, for what both card games share, bots/cardgame/."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from greathall.bots.base import Bot
from greathall.bots.hbo import choices, fights, plots, spending, uses, windows
from greathall.bots.hbo.sight import Sight
from greathall.games.cardgame import codes as both
from greathall.games.hbo import codes
from greathall.games.hbo.state import HboState
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
    both.D_PLOT: plots.plot,
    both.D_FIRST_PLAYER: plots.first_player,
    both.D_ACTION: act,
    both.D_MARSHAL: marshal,
    both.D_CHALLENGE: fights.challenge,
    both.D_ATTACKERS: fights.attackers,
    both.D_STEALTH: fights.bypass,
    both.D_DEFENDERS: fights.defenders,
    both.D_WOULD: windows.save,
    both.D_REACTION: windows.window,
    both.D_ORDER: choices.order,
    both.D_CLAIM: fights.claim,
    both.D_TARGET: choices.target,
    both.D_COST: choices.cost,
    both.D_HOST: spending.host,
    both.D_AMOUNT: choices.amount,
    both.D_MAY: choices.may,
    both.D_SEARCH: choices.search,
    codes.D_DRAFT: plots.draft,
    codes.D_PLOT_DECK: plots.plot_deck,
    codes.D_ICON: choices.icon,
    codes.D_SPARED: choices.spared,
    codes.D_DISCARD: choices.thrown,
}


class HboHeuristic(Bot):
    """Plays either House, with basic or drafted plots. Remembers nothing and uses no chance at all."""

    name = "heuristic"

    def choose(self, view: State, ask: Ask, rng: Rng) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        return ANSWERS[ask.kind](Sight(cast(HboState, view), ask.seat), options)
