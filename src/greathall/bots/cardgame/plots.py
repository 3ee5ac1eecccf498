"""Plots and the first player: what counts alike, whatever is printed on a game's plots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.bots.cardgame.sight import Sight, V
from greathall.games.cardgame.codes import NAME_FIRST, PLOT
from greathall.games.cardgame.state import CardState

SURVIVORS: Final = 3  # of Wildfire Assault
FIRST_WHEN_AHEAD: Final = 15.0


def best_plot(worth: Callable[[V, int], float], sight: V, options: list[int]) -> int:
    return max(options, key=lambda code: worth(sight, code - PLOT))


def income_worth(gold: int, wanted: int, useful_gold: float, spare_gold: float) -> float:
    """What a plot's gold is worth: more, as long as there is something to spend it on."""
    useful = min(gold, wanted)
    return useful * useful_gold + spare_gold * (gold - useful)


def hand_cost(sight: Sight[Any]) -> int:
    """What the cards in hand would cost, and the two more that will be drawn."""
    s: CardState = sight.s
    return sum([s.book.cost[s.design[c]] for c in s.hand[sight.me] if sight.known(c)]) + 4


def burnt(sight: Sight[Any], seat: int) -> float:
    """What a seat loses by Wildfire Assault."""
    return sum(sorted([sight.worth(c) for c in sight.characters(seat)], reverse=True)[SURVIVORS:])


def least_worth(sight: Sight[Any], seat: int) -> float:
    """What a seat loses that gives up the least of its characters."""
    return min([sight.worth(c) for c in sight.characters(seat)], default=0.0)


def first_player(sight: Sight[Any], options: list[int]) -> int:
    """Last, when the others have knelt already; first only with a board that breaks any defence."""
    n: int = sight.s.n
    mine = NAME_FIRST + sight.me
    if mine in options and sight.ahead() >= FIRST_WHEN_AHEAD:
        return mine
    # Who sits right behind this seat: then this seat comes last.
    for p in [(sight.me + i) % n for i in range(1, n)]:
        if NAME_FIRST + p in options:
            return NAME_FIRST + p
    return options[0]
