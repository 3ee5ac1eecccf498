"""Cards in code against the data tables: a card's facts are checked, not trusted."""

from __future__ import annotations

import pytest

from greathall.games.catan.board import HERO_DATA
from greathall.games.catan.cards.heroes import AFTER_ROLL, BEFORE_ROLL_TOO, HEROES, SAMWELLS_TIME
from greathall.games.catan.names import HEROES as NAMES

ENTRIES = HERO_DATA["heroes"]


def test_all_eleven_are_there_in_the_order_of_their_cards() -> None:
    assert [h.name for h in HEROES] == list(NAMES) == [e["id"] for e in ENTRIES]
    assert len(HEROES) == HERO_DATA["card_rules"]["count"] == 11


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: e["id"])
def test_a_hero_has_the_facts_of_its_card(entry: dict[str, object]) -> None:
    card = HEROES[NAMES.index(str(entry["id"]))]
    timing = entry["timing"]
    assert isinstance(timing, list)
    assert card.card == entry["card"]
    if entry.get("off_turn"):
        assert card.when == SAMWELLS_TIME
    else:
        assert card.when == (BEFORE_ROLL_TOO if "T_PRE" in timing else AFTER_ROLL)
        assert card.only_building == all(t.startswith("T_BUILD") or t == "T_BUY_DEV" for t in timing)
