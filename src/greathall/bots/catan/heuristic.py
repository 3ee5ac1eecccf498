"""`heuristic` for Catan: weighs what every choice brings in points, by what its seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from greathall.bots.base import Bot
from greathall.bots.catan import cards, danger, heroes, placement, trade, turn
from greathall.bots.catan.goals import Goal, goals
from greathall.bots.catan.land import Lands
from greathall.bots.catan.sight import Sight
from greathall.games.catan import codes
from greathall.games.catan.names import COST_DEVELOPMENT, COST_GUARD
from greathall.games.catan.state import CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State

Options = list[int]
Simple = Callable[[Sight, Options], int]
Aimed = Callable[[Sight, list[Goal], Options], int]

# Questions answered from what is on the table alone.
BY_SIGHT: Final[dict[int, Simple]] = {
    codes.PLACE_SETTLEMENT: placement.place_settlement,
    codes.PLACE_ROAD: placement.place_road,
    codes.PICKING_COLOUR: placement.pick_colour,
    codes.PLACE_GUARD: danger.place_guard,
    codes.FREE_GUARD: danger.place_guard,
    codes.ALLISER_PLACES: danger.place_guard,
    codes.YOREN_PLACES: danger.place_guard,
    codes.MOVING_TORMUND: cards.move_tormund,
    codes.ROBBING: cards.rob,
    codes.YGRITTE_EXPELS: cards.expel,
    codes.AFTER_HERO: heroes.after_hero,
    codes.BANISHING: heroes.banish,
    codes.MANCE_LOOKS: heroes.mance_look,
    codes.BENJEN_DRIVES: heroes.benjen,
    codes.MELISANDRE_KEEPS: cards.keep_card,
}
# Questions answered by what they mean for the goals.
BY_AIMS: Final[dict[int, Aimed]] = {
    codes.BEFORE_ROLL: turn.before_roll,
    codes.MAIN: turn.main,
    codes.TRADE_PHASE: turn.main,
    codes.BUILD_PHASE: turn.main,
    codes.DISCARDING: cards.discard,
    codes.SAMWELL_TAKES: heroes.samwell,
    codes.COMPOSING: trade.compose,
    codes.ANSWERING: trade.answer,
    codes.COUNTERING: trade.compose_counter,
    codes.PICKING_PARTNER: trade.pick_partner,
    codes.PATROLLING: cards.patrol,
    codes.EXPELLING: cards.expel_for_card,
    codes.FREE_ROAD: cards.free_road,
    codes.WINTER_TAKES: cards.winter,
    codes.JEOR_DEMANDS: heroes.jeor_demand,
    codes.JEOR_NAMES: heroes.jeor_name,
    codes.JEOR_RETURNS: heroes.give_back,
    codes.BOWEN_GIVES: heroes.bowen,
    codes.OTHELL_UPROOTS: heroes.othell_uproot,
    codes.OTHELL_REBUILDS: heroes.othell_rebuild,
    codes.ALLISER_REPLACES: lambda sight, aims, options: heroes.replace(sight, aims, COST_GUARD, options),
    codes.MELISANDRE_REPLACES: lambda sight, aims, options: heroes.replace(sight, aims, COST_DEVELOPMENT, options),
    codes.MANCE_TAKES: heroes.mance_take,
}


class CatanHeuristic(Bot):
    """Plays both modes, 3 and 4 seats. Remembers nothing but the boards it has seen, and uses no chance at all."""

    name = "heuristic"

    def __init__(self) -> None:
        self._lands = Lands()

    def choose(self, view: State, ask: Ask, rng: Rng) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        s = cast(CatanState, view)
        sight = Sight(s, ask.seat, self._lands.of(s))
        simple = BY_SIGHT.get(ask.kind)
        if simple is not None:
            return simple(sight, options)
        return BY_AIMS[ask.kind](sight, goals(sight), options)
