"""The heuristic of a card game: one answer per kind of decision, given by what the seat can see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from greathall.bots.base import Bot
from greathall.bots.cardgame import choices, fights, plots
from greathall.bots.cardgame.fights import MakeAttack, MakeStand
from greathall.bots.cardgame.sight import Sight, V
from greathall.bots.cardgame.spending import Spending
from greathall.games.cardgame import codes
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State

Answer = Callable[[V, list[int]], int]


def shared_answers(
    spending: Spending[V],
    attack: MakeAttack[V],
    stand: MakeStand[V],
    plot_worth: Callable[[V, int], float],
    best_action: Callable[[V, list[int]], tuple[int, float]],
) -> dict[int, Answer[V]]:
    """Answers that both games give alike, by what each of them brings along."""

    def act(sight: V, options: list[int]) -> int:
        return best_action(sight, options)[0]

    def marshal(sight: V, options: list[int]) -> int:
        return spending.marshal(sight, options, *best_action(sight, options))

    return {
        codes.D_MULLIGAN: spending.mulligan,
        codes.D_SETUP: spending.setup,
        codes.D_HOST: spending.host,
        codes.D_PLOT: partial(plots.best_plot, plot_worth),
        codes.D_FIRST_PLAYER: plots.first_player,
        codes.D_ACTION: act,
        codes.D_MARSHAL: marshal,
        codes.D_CHALLENGE: partial(fights.challenge, attack),
        codes.D_ATTACKERS: partial(fights.attackers, attack),
        codes.D_STEALTH: fights.bypass,
        codes.D_DEFENDERS: partial(fights.defenders, stand),
        codes.D_CLAIM: fights.claim,
        codes.D_ORDER: choices.order,
    }


class Heuristic(Bot):
    """Remembers nothing and uses no chance at all."""

    name = "heuristic"
    sight: ClassVar[type[Sight[Any]]]
    answers: ClassVar[Mapping[int, Answer[Any]]]

    def choose(self, view: State, ask: Ask, rng: Rng) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        return self.answers[ask.kind](self.sight(view, ask.seat), options)
