"""The tables each game's battery is played at: seats and options, ordinary and odd ones."""

from __future__ import annotations

from greathall.games import registry
from tests.native import NATIVE

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "catan": [
        (4, {}),
        (3, {}),
        (4, {"mode": "base"}),
        (3, {"mode": "base", "setup": "variable"}),
        (4, {"setup": "random", "drama_of_heroes": "yes", "phases": "strict", "start_tokens": "yes"}),
        (
            3,
            {
                "setup": "variable", "victory_at_turn_end": "yes", "used_tokens": "box",
                "movement": "before_production", "patrol_to_camp": "no", "mixed_like_for_like": "yes",
                "patrols_after_yoren": "lose", "mance_may_decline": "no", "hero_limit": "table", "roads": "14",
                "offers_per_turn": "8",
                "hidden_points_in_ties": "no", "nobody_wins_without_guards": "yes", "first_player": "1",
            },
        ),
    ],
    "sojusze": [
        (4, {}),
        (3, {"mode": "advanced"}),
        (5, {"mode": "advanced", "leaders": "random"}),
        (6, {"mode": "advanced", "draft": "draft", "killed_this_round": "stops", "token_without_ally": "no"}),
        (4, {"mode": "advanced", "draft": "kingsmoot", "open_allies": "yes", "first_player": "2"}),
        (6, {"mode": "advanced", "quick": "yes", "events_at_winter_start": "yes", "last_standing": "kneels"}),
        (3, {"draft": "draft", "open_allies": "yes", "quick": "yes"}),
    ],
    "iron_throne": [
        (4, {}),
        (3, {"houses": "random"}),
        (5, {}),
        (5, {"houses": "random", "specials": "influential_x3", "truce_proposals": "1", "first_player": "4"}),
        (3, {"specials": "influential_x3", "truce_proposals": "2", "first_player": "0", "turn_limit": "10"}),
        (4, {"truce_proposals": "50", "first_player": "3", "turn_limit": "1000"}),
    ],
    "lcg": [
        (2, {}),
        (2, {"deck1": "core-martell-watch", "deck2": "core-targaryen-fealty"}),
        (2, {"deck1": "core-tyrell-fealty", "deck2": "core-nightswatch-wolf", "ruleset": "faq41"}),
        (2, {"deck1": "core-greyjoy-lion", "deck2": "core-baratheon-fealty", "first_player": "1"}),
        (3, {}),
        (4, {"deck1": "core-1", "deck2": "core-2", "deck3": "core-3", "deck4": "core-4"}),
        (6, {}),
    ],
    "hbo": [
        (2, {}),
        (2, {"plots": "draft", "houses": "random"}),
        (
            2,
            {
                "houses": "lannister_first", "early_windows": "no", "last_window": "outside",
                "zero_against_zero": "nobody", "after_resolution": "renown_first", "round_limit": "5",
            },
        ),
        (2, {"plots": "draft", "stops": "yes"}),
    ],
}  # fmt: skip

EXAMPLES: dict[str, list[tuple[int, dict[str, str]]]] = {}
if not NATIVE:
    from examples.kuhn.game import Kuhn

    registry.add(Kuhn())
    EXAMPLES["kuhn"] = [(2, {}), (2, {"hands": "40"})]


def cases() -> list[tuple[str, int, dict[str, str]]]:
    return [(game, seats, options) for game, tables in {**TABLES, **EXAMPLES}.items() for seats, options in tables]


def case_id(case: tuple[str, int, dict[str, str]]) -> str:
    game, seats, options = case
    return f"{game}-{seats}-{'-'.join(options.values())[:30] or 'default'}"
