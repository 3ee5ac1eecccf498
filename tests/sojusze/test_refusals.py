"""A refused choice names the rule that forbids it; a legal one names none."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.sojusze import codes
from greathall.kernel.rng import Rng
from greathall.texts.reference import rules_of

from ..battery.tables import TABLES
from ..battery.walk import new_state, positions
from .play import GAME, PLAY, choose, fact, new, position, why


@pytest.mark.parametrize("table", TABLES["sojusze"], ids=lambda t: f"{t[0]}-{'-'.join(map(str, t[1].values()))[:30]}")
def test_exactly_the_legal_choices_are_not_refused(table: tuple[int, dict[str, str]]) -> None:
    game, state = new_state("sojusze", *table, "refusals")
    all_codes = game.all_codes()
    rules = set(rules_of(game))
    seen: set[str] = set()
    for s in positions(state, Rng("refusals"), 25):
        seen |= PLAY.refusals(s, all_codes)
    assert seen <= rules


@pytest.mark.rule("SOJ-BID.1", "SOJ-BID.2", "SOJ-BID.8", "SOJ-AMB.14")
def test_in_the_bidding() -> None:
    s = position({
        "current": "renly_baratheon",
        "seats": {"cersei": {"hand": ["ambush"]}, "euron": {"hand": ["hostage"]}, "doran": {"kneels": True}},
    })  # fmt: skip
    assert why(s, "cersei", "play ambush") == why(s, "cersei", "kneel") == ""
    assert why(s, "cersei", "play hostage") == "SOJ-BID.2"
    assert why(s, "cersei", "skip") == "SOJ-TEXT.23"
    assert why(s, "cersei", "pass") == "SOJ-BID.7"
    assert why(s, "euron", "play hostage") == why(s, "euron", "kneel") == "SOJ-BID.1"
    assert why(s, "euron", "skip") == "SOJ-BID.1"
    assert why(s, "doran", "kneel") == why(s, "doran", "play ambush") == "SOJ-BID.8"
    assert why(s, "euron", "council cersei-euron") == "SOJ-CLAIM.4"
    assert why(s, "euron", "kill varys") == "SOJ-KILL.1"
    assert why(s, "euron", "pick ambush") == "SOJ-VAR.1"
    assert why(s, "euron", "leader cersei") == "SOJ-SETUP.7"
    assert why(s, "euron", "triumph bribery") == "SOJ-TRI.1"


@pytest.mark.rule("SOJ-PREC.1", "SOJ-AMB.18")
def test_allies_and_cards_that_forbid() -> None:
    text: dict[str, Any] = {
        "current": "jaime_lannister",
        "seats": {"cersei": {"hand": ["ambush", "hostage"]}, "euron": {"area": ["ambush"]}},
    }
    s = position(text)
    assert why(s, "cersei", "play ambush") == "SOJ-AMB.18"
    assert why(s, "cersei", "play hostage") == ""
    text["current"] = "victarion_greyjoy"
    text["seats"]["cersei"]["area"] = ["hostage", "ambush", "royal_favour"]
    s = position(text)
    assert why(s, "cersei", "play ambush") == "SOJ-TEXT.1"
    assert why(s, "cersei", "kneel") == ""
    s = position(
        {
            "current": "renly_baratheon",
            "seats": {"cersei": {"hand": ["winter_is_coming"]}, "euron": {"hand": ["ambush"]}},
        },
        mode="advanced",
    )
    choose(s, "cersei", "play winter_is_coming")
    assert why(s, "euron", "kneel") == "SOJ-TEXT.2"
    choose(s, "euron", "play ambush")
    assert fact(s, "kneels melisandre")  # without a card, Winter Is Coming or not


@pytest.mark.rule("SOJ-CLAIM.4", "SOJ-CLAIM.6", "SOJ-TOK.1")
def test_in_placing() -> None:
    s = position({"current": "renly_baratheon"})
    choose(s, "cersei", "kneel")
    assert why(s, "cersei", "council cersei-euron") == ""
    assert why(s, "cersei", "council euron-melisandre") == "SOJ-CNCL.2"
    assert why(s, "doran", "council doran-cersei") == "SOJ-CLAIM.4"
    choose(s, "cersei", "council cersei-euron")
    assert why(s, "cersei", "council euron-melisandre") == "SOJ-CNCL.2"
    assert why(s, "doran", "council doran-cersei") == "SOJ-TOK.1"


@pytest.mark.rule("SOJ-SETUP.7")
def test_in_choosing_leaders() -> None:
    s = new(3, first_player="1")
    assert GAME.why_not(s, 1, codes.LEADER) == ""
    assert GAME.why_not(s, 0, codes.LEADER) == "SOJ-SETUP.7"
    s.choose(0, codes.LEADER)
    assert GAME.why_not(s, 2, codes.LEADER) == "SOJ-COMP.3"
    assert GAME.why_not(s, 1, codes.LEADER + 1) == "SOJ-SETUP.7"


@pytest.mark.rule("SOJ-BID.4")
def test_a_compulsory_ability_cannot_be_passed() -> None:
    s = position({"current": "hodor", "councils": [{"tokens": [1]}], "seats": {"cersei": {"hand": ["corruption"]}}})
    choose(s, "cersei", "play corruption")
    assert why(s, "cersei", "pass") == "SOJ-BID.4"
    assert why(s, "cersei", "kneel") == "SOJ-BID.3"
    assert why(s, "cersei", "shift doran doran-cersei") == "SOJ-AMB.38"


@pytest.mark.rule("SOJ-AMB.39", "SOJ-BID.3")
def test_what_you_know_nothing_would_not_change_is_marked() -> None:
    text: dict[str, Any] = {
        "current": "hodor",
        "seats": {
            "cersei": {"hand": ["you_know_nothing"]},
            "euron": {"area": ["a_game_of_thrones", "ambush", "royal_favour", "kingsguard"]},
        },
    }
    s = position(text, mode="advanced", draft="kingsmoot")
    choose(s, "cersei", "play you_know_nothing")
    marked = [GAME.option_words(s, code) for code in GAME.without_effect(s, s.asks[0])]
    assert marked == ["area euron a_game_of_thrones", "area euron ambush"]
    assert len(s.asks[0].options) == 4, "they stay offered"
