"""The options of a Catan table: mode, set-up, variants, and the rulings that change play with their defaults."""

from __future__ import annotations

from typing import Final

from greathall.kernel.game import TableOption, check_seat

YES_NO: Final = ["no", "yes"]

OPTIONS: Final[list[TableOption]] = [
    TableOption("mode", "brotherhood", ["base", "brotherhood"], "CAT-END.3"),
    TableOption("setup", "standard", ["standard", "variable", "random"], "CAT-SETUP.7"),
    TableOption("phases", "combined", ["combined", "strict"], "CAT-TURN.6"),
    TableOption("drama_of_heroes", "no", YES_NO, "CAT-VAR.1"),
    TableOption("victory_at_turn_end", "no", YES_NO, "CAT-R-END-1"),
    TableOption("nobody_wins_without_guards", "no", YES_NO, "CAT-R-END-4"),
    TableOption("hidden_points_in_ties", "yes", YES_NO, "CAT-R-END-5"),
    TableOption("first_player", "roll", ["roll", "0", "1", "2", "3"], "CAT-R-SETUP-3"),
    TableOption("colours", "pick", ["pick", "random", "seats"], "CAT-R-SETUP-3"),
    TableOption("start_tokens", "no", YES_NO, "CAT-R-TOK-1"),
    TableOption("used_tokens", "pool", ["pool", "box"], "CAT-R-TOK-2"),
    TableOption("movement", "after_production", ["after_production", "before_production"], "CAT-R-ADV-1"),
    TableOption("patrol_to_camp", "yes", YES_NO, "CAT-R-TORM-1"),
    TableOption("mixed_like_for_like", "no", YES_NO, "CAT-R-TRADE-1"),
    TableOption("patrols_after_yoren", "keep", ["keep", "lose"], "CAT-R-MP-2"),
    TableOption("mance_may_decline", "yes", YES_NO, "CAT-R-HERO-4"),
    TableOption("hero_limit", "player", ["player", "table"], "CAT-R-HERO-7"),
    TableOption("roads", "15", ["15", "14"], "CAT-R-COMP-1"),
    TableOption("offers_per_turn", "20", [], "CAT-TRADE.1", 0, 99),
    TableOption("turn_limit", "0", [], "CAT-TURN.1", 0, 100000),
    TableOption("patrol_theft", "optional", ["optional", "required"], "CAT-R-TORM-2"),
    TableOption("combined_token", "brotherhood", ["brotherhood", "three_players"], "CAT-R-NUM-2"),
    TableOption("uncounted_offers", "0", [], "CAT-R-TRADE-3", 0, 15, kind="seated"),  # bits of seats
]


class Table:
    """The options as the rules read them. Made once, shared by all copies of a state, never changed."""

    def __init__(self, given: dict[str, str]) -> None:
        self.given = given
        self.brotherhood = given["mode"] == "brotherhood"
        self.setup = given["setup"]
        self.strict = given["phases"] == "strict"
        self.drama = given["drama_of_heroes"] == "yes"
        self.victory_at_turn_end = given["victory_at_turn_end"] == "yes"
        self.nobody_wins_without_guards = given["nobody_wins_without_guards"] == "yes"
        self.hidden_points_in_ties = given["hidden_points_in_ties"] == "yes"
        self.first_player = given["first_player"]
        self.colours = given["colours"]
        self.start_tokens = given["start_tokens"] == "yes"
        self.tokens_to_pool = given["used_tokens"] == "pool"
        self.movement_first = given["movement"] == "before_production"
        self.patrol_to_camp = given["patrol_to_camp"] == "yes"
        self.mixed_like_for_like = given["mixed_like_for_like"] == "yes"
        self.keep_patrols_card = given["patrols_after_yoren"] == "keep"
        self.mance_may_decline = given["mance_may_decline"] == "yes"
        self.hero_per_table = given["hero_limit"] == "table"
        self.roads = int(given["roads"])
        self.offers = int(given["offers_per_turn"])
        self.turn_limit = int(given["turn_limit"])
        self.patrol_must_rob = given["patrol_theft"] == "required"
        self.combined_in_base = given["combined_token"] == "three_players" and not self.brotherhood
        self.uncounted = int(given["uncounted_offers"])
        self.special_points = 1 if self.brotherhood else 2  # CAT-COMP.12, CAT-LROAD.11, CAT-MPAT.4, CAT-VP.2
        self.supply_rate = 3 if self.brotherhood else 4  # CAT-TRADE.9, CAT-TRADE.10


def seated(options: dict[str, str], people: list[bool]) -> dict[str, str]:
    """R-TRADE-3: the offers of people are not counted; those of bots are, so that no table talks for ever."""
    return {**options, "uncounted_offers": str(sum([1 << seat for seat, person in enumerate(people) if person]))}


def check_together(seats: int, given: dict[str, str]) -> None:
    """Options that do not go together are refused in one sentence."""
    check_seat(given, "first_player", seats)
