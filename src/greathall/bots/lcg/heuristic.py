"""`heuristic` for the card game: spends its gold on the best it can get for it, attacks where claim is worth the
attackers, keeps defenders back while others still come, and uses what its cards offer when it helps. What both card
games share is in bots/cardgame/."""

from __future__ import annotations

from typing import Final

from greathall.bots.cardgame.choices import order, yes
from greathall.bots.cardgame.heuristic import Answer, Heuristic, shared_answers
from greathall.bots.lcg import choices, fights, plots, uses, windows
from greathall.bots.lcg.sight import Sight
from greathall.bots.lcg.spending import SPENDING
from greathall.games.cardgame import codes as both
from greathall.games.lcg import codes

ANSWERS: Final[dict[int, Answer[Sight]]] = {
    **shared_answers(SPENDING, fights.Attack, fights.Stand, plots.plot_worth, uses.best_action),
    codes.D_SETUP_HOST: SPENDING.host,
    codes.D_TITLE: plots.title,
    both.D_WOULD: windows.would,
    codes.D_INTERRUPT: windows.window,
    both.D_REACTION: windows.window,
    codes.D_CANCEL: windows.would,
    codes.D_KEYWORD: choices.keyword,
    codes.D_RENOWN: yes,
    codes.D_INSIGHT: choices.insight,
    codes.D_PILLAGE: yes,
    codes.D_INTIMIDATE: fights.intimidate,
    codes.D_RESERVE: SPENDING.least_kept,
    both.D_TARGET: choices.target,
    both.D_COST: choices.cost,
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
    codes.D_INSTANCE: order,
}


class LcgHeuristic(Heuristic):
    """Plays joust and melee with any deck."""

    sight = Sight
    answers = ANSWERS
