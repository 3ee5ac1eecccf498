"""`heuristic` for the card game (HBO edition): takes the plot that suits the table, spends its gold on the best it can
get for it, attacks where claim is worth the attackers, keeps defenders back while the other still comes, and uses what
its cards offer when it helps. What both card games share is in bots/cardgame/."""

from __future__ import annotations

from typing import Final

from greathall.bots.cardgame.choices import yes
from greathall.bots.cardgame.heuristic import Answer, Heuristic, shared_answers
from greathall.bots.hbo import choices, fights, plots, uses, windows
from greathall.bots.hbo.sight import Sight
from greathall.bots.hbo.spending import SPENDING
from greathall.games.cardgame import codes as both
from greathall.games.hbo import codes

ANSWERS: Final[dict[int, Answer[Sight]]] = {
    **shared_answers(SPENDING, fights.Attack, fights.Stand, plots.plot_worth, uses.best_action),
    both.D_WOULD: windows.save,
    both.D_REACTION: windows.window,
    both.D_TARGET: choices.target,
    both.D_COST: choices.cost,
    both.D_AMOUNT: choices.amount,
    both.D_MAY: yes,
    both.D_SEARCH: choices.search,
    codes.D_DRAFT: plots.draft,
    codes.D_PLOT_DECK: plots.plot_deck,
    codes.D_ICON: choices.icon,
    codes.D_SPARED: choices.spared,
    codes.D_DISCARD: choices.thrown,
}


class HboHeuristic(Heuristic):
    """Plays either House, with basic or drafted plots."""

    sight = Sight
    answers = ANSWERS
