"""What is asked and what is not: a question with one answer that tells nothing, options that can do nothing, tables of
people and of bots."""

from __future__ import annotations

from typing import Final

import pytest

from greathall.games.catan import codes
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from tests.battery.tables import TABLES
from tests.battery.walk import new_state, positions

from .table import GAME, position

# Whether one answer is left here hangs on cards that others may not see, so the question is always asked.
HANGS_ON_HIDDEN_CARDS: Final = {
    codes.BEFORE_ROLL, codes.MAIN, codes.TRADE_PHASE, codes.BUILD_PHASE, codes.DISCARDING, codes.COMPOSING,
    codes.COUNTERING, codes.PICKING_PARTNER, codes.JEOR_DEMANDS, codes.JEOR_RETURNS, codes.BOWEN_GIVES,
    codes.ALLISER_REPLACES, codes.MELISANDRE_REPLACES, codes.MELISANDRE_KEEPS, codes.MANCE_TAKES,
}  # fmt: skip


@pytest.mark.parametrize("table", TABLES["catan"], ids=lambda t: "-".join(map(str, t[1].values()))[:30] or str(t[0]))
def test_a_lone_answer_that_tells_nothing_is_not_asked_for(table: tuple[int, dict[str, str]]) -> None:
    asked = 0
    for i in range(6):
        _, start = new_state("catan", *table, f"lone {i}")
        for s in positions(start, Rng(f"lone {i}"), 1):
            for ask in s.asks:
                asked += 1
                assert len(ask.options) > 1 or ask.kind in HANGS_ON_HIDDEN_CARDS, codes.DECISIONS[ask.kind].name
    assert asked > 1000


@pytest.mark.rule("CAT-TRADE.6", "CAT-R-HERO-1")
def test_options_that_can_do_nothing_are_marked() -> None:
    seats = {"yellow": {"hand": {"ore": 2, "wool": 1}, "hero": "jeor_mormont"}, "blue": {"hand": {"wool": 1}}}
    s = position({"seats": seats, "turn": "yellow"})

    def marked() -> list[str]:
        return [GAME.option_words(s, code) for code in GAME.without_effect(s, s.asks[0])]

    assert marked() == []
    s.choose(0, codes.HERO)
    assert marked() == ["demand grain", "demand brick", "demand ore", "demand lumber"]
    s.choose(0, codes.DEMAND + 4)
    assert marked() == ["name red", "name black"]


@pytest.mark.rule("CAT-R-TRADE-3")
def test_a_match_counts_the_offers_of_bots_alone() -> None:
    seats = [Seat("Anna"), Seat("Pyp", "heuristic"), Seat("Celina"), Seat("Edd", "random")]
    match = Match(GAME, {"offers_per_turn": 1}, seats, "people")
    assert match.options["uncounted_offers"] == "5"
    stored = Match(GAME, match.options, [Seat("", "random")] * 4, "people", stored=True)
    assert stored.options == match.options, "what a match began with stays"
    assert Match(GAME, {}, [Seat("", "random")] * 4, "bots").options["uncounted_offers"] == "0"
