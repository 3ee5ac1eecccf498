"""Plots and titles: what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from greathall.bots.cardgame import plots as shared
from greathall.bots.lcg.sight import Sight
from greathall.bots.lcg.worth import PRINT
from greathall.games.cardgame import board
from greathall.games.cardgame.names import ATTACHMENT, CHARACTER, EVENT, INTRIGUE, LOCATION, MILITARY, POWER
from greathall.games.lcg.codes import TAKE_TITLE
from greathall.games.lcg.data import (
    COST,
    NAME,
    PLOT_CLAIM,
    PLOT_GOLD,
    PLOT_INITIATIVE,
    PLOT_RESERVE,
    TRAITS_OF,
    TYPE,
    trait,
)
from greathall.games.lcg.names import COIN, HAND_OF_THE_KING, LAWS, REGENT, SHIPS, WHISPERS

LORD_OR_LADY: Final = trait("Lord", "Lady")


def _all_lose(sight: Sight, lost: Callable[[Sight, int], float]) -> float:
    """What it is worth that every opponent loses so much."""
    return sum([lost(sight, p) * sight.threat(p) for p in sight.others]) / sqrt(max(1, len(sight.others)))


def _wildfire(sight: Sight) -> float:
    return 0.9 * (_all_lose(sight, shared.burnt) - 1.15 * shared.burnt(sight, sight.me)) - 1.0


def _marched(sight: Sight) -> float:
    return 0.9 * (_all_lose(sight, shared.least_worth) - shared.least_worth(sight, sight.me))


def _confiscation(sight: Sight) -> float:
    s = sight.s
    theirs = [x for p in sight.others for x in board.attachments(s, p) if not sight.mine(s.host[x])]
    mine = [x for p in sight.others for x in board.attachments(s, p) if sight.mine(s.host[x])]
    return max([0.0, *[sight.worth(x) for x in theirs], *[2.5 for _ in mine]])


def _filthy(sight: Sight) -> float:
    return 0.4 * max([0.0, *[sight.fight(c) for p in sight.others for c in sight.characters(p)]])


def _reinforcements(sight: Sight) -> float:
    s = sight.s
    mine = [c for c in (*s.hand[sight.me], *s.discard[sight.me]) if TYPE[s.design[c]] == CHARACTER]
    return 1.0 * max([-1.0, *[PRINT[s.design[c]] for c in mine if COST[s.design[c]] <= 5]])


def _rebuilding(sight: Sight) -> float:
    s = sight.s
    short = 1.0 if len(s.deck[sight.me]) < 12 else 0.1
    return short * min(3, len(s.discard[sight.me]))


def _banners(sight: Sight) -> float:
    return 0.85 * max([0, *[len(sight.characters(p)) for p in sight.others]])


def _summons(sight: Sight) -> float:
    few = len([c for c in sight.s.hand[sight.me] if TYPE[sight.s.design[c]] == CHARACTER])
    return 2.2 if few < 2 else 1.4


def _storm(sight: Sight) -> float:
    able = len([c for c in sight.characters(sight.me) if sight.icons(c) >> MILITARY & 1])
    return 1.6 if able >= 3 and sight.ahead() > -2 else 0.2


def _game_of_thrones(sight: Sight) -> float:
    def intrigue(seat: int) -> int:
        return sum([sight.strength(c) for c in sight.characters(seat) if sight.icons(c) >> INTRIGUE & 1])

    return 0.35 * (intrigue(sight.me) - max([intrigue(p) for p in sight.others], default=0))


def _noble_cause(sight: Sight) -> float:
    s = sight.s
    found = [c for c in s.hand[sight.me] if TYPE[s.design[c]] == CHARACTER and TRAITS_OF[s.design[c]] & LORD_OR_LADY]
    return 1.8 if found else 0.0


def _clash(sight: Sight) -> float:
    able = sum([sight.strength(c) for c in sight.characters(sight.me) if sight.icons(c) >> POWER & 1])
    return 1.5 if able >= 5 and any([sight.s.power[sight.s.faction[p]] for p in sight.others]) else 0.3


def _heads(sight: Sight) -> float:
    return 2.4 if any([sight.s.hand[p] for p in sight.others]) else 0.0


def _fortified(sight: Sight) -> float:
    return 0.6 if sight.ahead() < -3 else -0.4


def _marching(sight: Sight) -> float:
    s = sight.s
    other = [c for c in s.hand[sight.me] if TYPE[s.design[c]] in (LOCATION, ATTACHMENT, EVENT)]
    return -0.8 * len(other) - 0.5


def _joust(sight: Sight) -> float:
    def top(seat: int) -> int:
        return max([sight.strength(c) for c in sight.characters(seat)], default=0)

    return 0.3 * (top(sight.me) - max([top(p) for p in sight.others], default=0)) - 0.1 * sight.ahead()


def _naval(sight: Sight) -> float:
    return 0.8


def _taxation(sight: Sight) -> float:
    return 0.5 if sight.s.round <= 2 else 0.1


def _sneak(sight: Sight) -> float:
    return -2.2  # a single challenge


def _feast(sight: Sight) -> float:
    return 1.2 if sight.ahead() > 2 else 0.4


EFFECTS: Final[dict[str, Callable[[Sight], float]]] = {
    "A Clash of Kings": _clash,
    "A Feast for Crows": _feast,
    "A Game of Thrones": _game_of_thrones,
    "A Noble Cause": _noble_cause,
    "A Storm of Swords": _storm,
    "Calling the Banners": _banners,
    "Confiscation": _confiscation,
    "Filthy Accusations": _filthy,
    "Fortified Position": _fortified,
    "Heads on Spikes": _heads,
    "Jousting Contest": _joust,
    "Marched to the Wall": _marched,
    "Marching Orders": _marching,
    "Naval Superiority": _naval,
    "Rebuilding": _rebuilding,
    "Reinforcements": _reinforcements,
    "Sneak Attack": _sneak,
    "Summons": _summons,
    "Taxation": _taxation,
    "Wildfire Assault": _wildfire,
}
FIXED: Final[dict[str, float]] = {
    "Building Orders": 1.4, "Calm Over Westeros": 0.9, "Counting Coppers": 3.6, "Power Behind the Throne": 1.3,
    "Supporting the Faith": 0.3,
}  # fmt: skip


def plot_worth(sight: Sight, c: int) -> float:
    d = sight.s.design[c]
    name = NAME[d]
    worth = FIXED.get(name, 0.0)
    effect = EFFECTS.get(name)
    if effect is not None:
        worth += effect(sight)
    worth += shared.income_worth(PLOT_GOLD[d], shared.hand_cost(sight), 1.15 if sight.s.round <= 3 else 0.95, 0.2)
    worth += 0.09 * PLOT_INITIATIVE[d]
    worth += 0.15 * min(PLOT_RESERVE[d] - 6, 2)
    if PLOT_CLAIM[d] > 1:
        lead = sight.ahead()
        worth += 1.2 + min(3.5, max(-1.0, 0.25 * lead))
        if sight.s.round <= 1:
            worth -= 1.5
    return worth


def title(sight: Sight, options: list[int]) -> int:
    def strong(type_: int) -> int:
        return sum([sight.strength(c) for c in sight.characters(sight.me) if sight.icons(c) >> type_ & 1])

    worth = {
        WHISPERS: 1.2 + 0.12 * strong(INTRIGUE),
        SHIPS: 1.0 + 0.12 * strong(MILITARY),
        HAND_OF_THE_KING: 1.2 + 0.16 * strong(POWER),
        COIN: 3.2 if sight.s.round <= 3 else 1.8,
        LAWS: 2.2 if len(sight.s.hand[sight.me]) < 4 else 1.4,
        REGENT: 1.8 + (1.0 if sight.power[sight.me] >= max([sight.power[p] for p in sight.others]) else 0.0),
    }
    return max(options, key=lambda code: worth[code - TAKE_TITLE])
