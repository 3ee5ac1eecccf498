"""Plots: what one is worth now, and which ones are taken in the draft."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.bots.cardgame import plots as shared
from greathall.bots.cardgame.sight import CARD
from greathall.bots.hbo.sight import Sight
from greathall.bots.hbo.worth import NAME, PRINT
from greathall.games.cardgame.names import CHARACTER, INTRIGUE, MILITARY, POWER
from greathall.games.hbo.codes import DRAFT, LEAVE
from greathall.games.hbo.data import (
    COST,
    HOUSE_OF,
    INCOME_BONUS,
    PLOT_CLAIM,
    PLOT_INCOME,
    PLOT_INITIATIVE,
    TRAITS_OF,
    TYPE,
    UNIQUE,
    trait,
)
from greathall.games.hbo.names import STARK

KNIGHT: Final = trait("Knight")
KEPT: Final = 4  # by Rule by Decree
USUAL_INCOME: Final = 3.6  # of a plot
Effect = Callable[[Sight], float]


def sides(sight: Sight, of: Callable[[int], float]) -> float:
    """How much more of something the opponent's characters have."""
    theirs = sum([of(c) for c in sight.characters(sight.enemy)])
    return theirs - sum([of(c) for c in sight.characters(sight.me)])


def icon_strength(sight: Sight, type_: int) -> float:
    """Own strength in challenges of a type above the opponent's."""
    return -sides(sight, lambda c: sight.strength(c) if sight.icons(c) >> type_ & 1 else 0)


def dominance_chance(sight: Sight) -> float:
    lead = -sides(sight, lambda c: sight.strength(c))
    return min(0.9, max(0.1, 0.5 + 0.04 * lead))


def _valar(sight: Sight) -> float:
    """Power on those who die is lost too; worth counts it."""

    def lost(c: int) -> float:
        saved = sight.saved_by(c)
        return min(saved, sight.worth(c)) if saved else sight.worth(c)

    events = [c for c in sight.s.hand[sight.me] if sight.name(c) == "not_today"]
    best = sorted([lost(c) for c in sight.characters(sight.me)], reverse=True)[: len(events)]
    return 0.8 * (sides(sight, lost) + 0.7 * sum(best)) - 1.5


def _cold(sight: Sight) -> float:
    fresh = sum([
        PRINT[sight.s.design[c]] for c in sight.s.hand[sight.me]
        if TYPE[sight.s.design[c]] == CHARACTER and sight.s.book.strength[sight.s.design[c]] <= 1
    ])  # fmt: skip
    return sides(sight, lambda c: sight.worth(c) if sight.strength(c) <= 1 else 0.25) - 0.4 * fresh


def _roar(sight: Sight) -> float:
    return 0.6 * sides(sight, lambda c: 0.0 if sight.icons(c) >> INTRIGUE & 1 else 1.0)


def _truce(sight: Sight) -> float:
    return -0.2 * icon_strength(sight, MILITARY)


def _detained(sight: Sight) -> float:
    return 0.4 * sight.best_of(sight.characters(sight.enemy))


def _trident(sight: Sight) -> float:
    return 0.9 * sight.point(sight.enemy) if sight.s.power[sight.s.faction[sight.enemy]] else 0.0


def _spies(sight: Sight) -> float:
    return 1.5 * CARD if sight.s.hand[sight.enemy] else 0.0


def _old_gods(sight: Sight) -> float:
    s = sight.s
    found = [
        c for c in s.hand[sight.me] if TYPE[s.design[c]] == CHARACTER and HOUSE_OF[s.design[c]] == STARK
    ]  # fmt: skip
    return 2.0 if any([COST[s.design[c]] >= 2 for c in found]) else 0.5


def _banners(sight: Sight) -> float:
    s = sight.s
    return -1.6 * len([c for c in s.play[sight.me] if sight.name(c) in ("godswood", "hall_of_heroes")])


def _storm(sight: Sight) -> float:
    able = [c for c in sight.characters(sight.me) if sight.icons(c) >> MILITARY & 1]
    if len(able) < 2:
        return 0.0
    return max(0.2, 1.0 + 0.25 * icon_strength(sight, MILITARY))


def _wildfire(sight: Sight) -> float:
    return 0.9 * (shared.burnt(sight, sight.enemy) - 1.1 * shared.burnt(sight, sight.me)) - 0.5


def _marched(sight: Sight) -> float:
    return shared.least_worth(sight, sight.enemy) - shared.least_worth(sight, sight.me)


def _rains(sight: Sight) -> float:
    def bonus(seat: int) -> int:
        return sum([INCOME_BONUS[sight.s.design[c]] for c in sight.s.play[seat]])

    return float(bonus(sight.enemy) - bonus(sight.me))


def _tourney(sight: Sight) -> float:
    s = sight.s
    return 0.6 * len([c for c in sight.characters(sight.me) if TRAITS_OF[s.design[c]] & KNIGHT])


def _drunken(sight: Sight) -> float:
    def least(seat: int) -> float:
        return min([sight.fight(c) for c in sight.characters(seat)], default=0.0)

    return 0.4 * (least(sight.enemy) - least(sight.me))


def _condemned(sight: Sight) -> float:
    return -0.9 * max([min(sight.worth(c), sight.saved_by(c) or 99.0) for c in sight.characters(sight.me)], default=0.0)


def _decree(sight: Sight) -> float:
    mine, theirs = len(sight.s.hand[sight.me]), len(sight.s.hand[sight.enemy])
    if mine == theirs:
        return 0.0
    return 1.2 * max(0, theirs - KEPT) if theirs > mine else -0.8 * max(0, mine - KEPT)


def _herding(sight: Sight) -> float:
    s = sight.s
    return 0.5 * sides(sight, lambda c: 0.0 if UNIQUE[s.design[c]] else 1.0)


def _noose(sight: Sight) -> float:
    return 0.3 * sides(sight, lambda c: sight.fight(c) if sight.strength(c) <= 2 else 0.0)


def _clash(sight: Sight) -> float:
    strong = icon_strength(sight, POWER)
    return 1.5 if strong > 0 and sight.s.power[sight.s.faction[sight.enemy]] >= 1 else 0.4


def _lion_and_wolf(sight: Sight) -> float:
    s = sight.s
    return 0.3 * sides(sight, lambda c: sight.fight(c) if HOUSE_OF[s.design[c]] > 1 else 0.0)


EFFECTS: Final[dict[str, Effect]] = {
    "a_clash_of_kings": _clash,
    "a_feast_for_crows": lambda sight: dominance_chance(sight) * sight.point(sight.me),
    "a_game_of_thrones": lambda sight: 0.3 * icon_strength(sight, INTRIGUE),
    "a_storm_of_swords": _storm,
    "blockade": lambda sight: USUAL_INCOME,
    "calling_the_banners": _banners,
    "condemned_by_the_realm": _condemned,
    "consolidation_of_power": lambda sight: sight.point(sight.me),
    "crossing_the_trident": _trident,
    "detained": _detained,
    "drunken_allegations": _drunken,
    "hear_me_roar": _roar,
    "herding_the_masses": _herding,
    "illyrios_gift": lambda sight: 3.0 * dominance_chance(sight) * sight.point(sight.me),
    "killing_cold": _cold,
    "marched_to_the_wall": _marched,
    "noose_and_swordpoint": _noose,
    "rains_of_autumn": _rains,
    "rule_by_decree": _decree,
    "spies_in_their_midst": _spies,
    "the_lion_and_the_wolf": _lion_and_wolf,
    "the_old_gods": _old_gods,
    "tourney_for_the_hand": _tourney,
    "uneasy_truce": _truce,
    "valar_morghulis": _valar,
    "wildfire_assault": _wildfire,
}
FIXED: Final[dict[str, float]] = {
    "hidden_in_shadow": 0.8, "summoning_season": 0.6, "counting_favors": 0.4, "planning_ahead": 0.3,
    "calm_over_westeros": 0.2, "good_for_the_gander": 0.3,
}  # fmt: skip


def gold_wanted(sight: Sight) -> int:
    """What the cards in hand would cost besides what the cards in play pay."""
    s = sight.s
    return max(0, shared.hand_cost(sight) - sum([INCOME_BONUS[s.design[c]] for c in s.play[sight.me]]))


def claim_worth(sight: Sight, claim: int) -> float:
    if claim == 0:
        return -2.5
    if claim == 1:
        return 0.0
    return (-0.4 if sight.s.round <= 1 else 0.8) + min(3.5, max(-1.5, 0.25 * sight.ahead()))


def plot_worth(sight: Sight, c: int) -> float:
    d = sight.s.design[c]
    effect = EFFECTS.get(NAME[d])
    worth = effect(sight) if effect is not None else FIXED.get(NAME[d], 0.0)
    worth += shared.income_worth(PLOT_INCOME[d], gold_wanted(sight), 1.2 if sight.s.round <= 3 else 0.95, 0.25)
    return worth + 0.12 * PLOT_INITIATIVE[d] + claim_worth(sight, PLOT_CLAIM[d])


# ---------------------------------------------------------------- the draft
# What the text of a plot comes to over a game, besides its numbers.
ON_THE_WHOLE: Final[dict[str, float]] = {
    "a_clash_of_kings": 0.9, "a_feast_for_crows": 0.9, "a_game_of_thrones": 0.3, "a_storm_of_swords": 1.2,
    "blockade": 3.4, "calling_the_banners": -0.6, "calm_over_westeros": 0.2, "condemned_by_the_realm": -3.5,
    "consolidation_of_power": 1.7, "counting_favors": 0.4, "crossing_the_trident": 1.3, "detained": 1.2,
    "drunken_allegations": 0.2, "good_for_the_gander": 0.3, "hear_me_roar": 0.4, "herding_the_masses": 0.4,
    "hidden_in_shadow": 0.8, "illyrios_gift": 3.2, "killing_cold": 0.6, "marched_to_the_wall": 0.8,
    "noose_and_swordpoint": 0.2, "planning_ahead": 0.2, "rains_of_autumn": 0.5, "rule_by_decree": 0.6,
    "spies_in_their_midst": 2.2, "summoning_season": 0.5, "the_lion_and_the_wolf": 0.2, "the_old_gods": 1.8,
    "tourney_for_the_hand": 0.6, "uneasy_truce": 0.2, "valar_morghulis": 4.5, "wildfire_assault": 1.6,
}  # fmt: skip
# What differs by House: Lannister has no Stark to play, and more income on cards.
BY_HOUSE: Final[tuple[dict[str, float], ...]] = (
    {"rains_of_autumn": 1.0},
    {"the_old_gods": -1.8, "rains_of_autumn": -1.5},
)


def on_the_whole(sight: Sight, c: int) -> float:
    """What a plot is worth in the plot deck."""
    d = sight.s.design[c]
    name = NAME[d]
    worth = ON_THE_WHOLE.get(name, 0.0) + PLOT_INCOME[d] + 0.12 * PLOT_INITIATIVE[d]
    worth += {0: -2.5, 1: 0.0}.get(PLOT_CLAIM[d], 1.8)
    return worth + BY_HOUSE[sight.s.house[sight.me]].get(name, 0.0)


def draft(sight: Sight, options: list[int]) -> int:
    return max(options, key=lambda code: on_the_whole(sight, code - DRAFT))


def plot_deck(sight: Sight, options: list[int]) -> int:
    """What is left out."""
    return min(options, key=lambda code: on_the_whole(sight, code - LEAVE))
