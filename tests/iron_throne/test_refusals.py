"""A refused choice names the rule that forbids it; a legal one names none."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.iron_throne import codes, deals
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel import scenario
from greathall.kernel.errors import BadInput
from greathall.kernel.rng import Rng
from greathall.texts.reference import rules_of

from ..battery.tables import TABLES
from ..battery.walk import new_state, positions
from .play import GAME, PLAY, choose, new, position, quiet, why


@pytest.mark.parametrize("table", TABLES["iron_throne"][:4], ids=lambda t: f"{t[0]}-{'-'.join(t[1].values())[:30]}")
def test_exactly_the_legal_choices_are_not_refused(table: tuple[int, dict[str, str]]) -> None:
    game, state = new_state("iron_throne", *table, "refusals")
    every = [c for c in game.all_codes() if not codes.PROPOSE <= c < codes.BREAK_OFF or c % 29 == 0]
    rules = set(rules_of(game))
    seen: set[str] = set()
    for s in positions(state, Rng("refusals"), 40):
        seen |= PLAY.refusals(s, every)
        assert isinstance(s, ThroneState)
        if s.turn > 12:
            break
    assert seen <= rules
    assert len(seen) > 8


@pytest.mark.rule("IRT-SETUP.1", "IRT-SETUP.2")
def test_before_anything_is_laid_out() -> None:
    s = new(3)
    asked = s.asks[0].seat
    other = (asked + 1) % 3
    assert GAME.why_not(s, asked, codes.HOUSE + 3) == ""
    assert GAME.why_not(s, other, codes.HOUSE + 3) == "IRT-SETUP.1"
    assert GAME.why_not(s, asked, codes.LEADER + 3) == "IRT-SETUP.2"
    assert GAME.why_not(s, other, codes.LEADER + 3) == "IRT-SETUP.2"
    s = new(3, houses="random")
    own = s.asks[0].options
    other = next(c for c in range(s.house[0] * 5, s.house[0] * 5 + 5) if codes.LEADER + c not in own)
    assert GAME.why_not(s, 0, codes.LEADER + other) == "IRT-SETUP.2"
    s.choose(0, own[0])
    assert GAME.why_not(s, 0, own[1]) == "IRT-SETUP.2"  # no second thoughts


@pytest.mark.rule("IRT-HOSTAGE.5", "IRT-HOSTAGE.9", "IRT-HOSTAGE.13")
def test_in_the_hostage_step() -> None:
    s = position({"at": "hostages", "seats":
                  quiet(stark={"hostages": ["lannister-5"]}, lannister={"hostages": ["stark-5"]})})  # fmt: skip
    assert why(s, "stark", "free lannister-5") == why(s, "stark", "done") == ""
    assert why(s, "stark", "torture lannister-6") == "IRT-HOSTAGE.1"
    assert why(s, "stark", "free stark-5") == "IRT-HOSTAGE.4"
    assert why(s, "lannister", "free stark-5") == "IRT-HOSTAGE.13"
    choose(s, "stark", "torture lannister-5")
    assert why(s, "stark", "done") == "IRT-HOSTAGE.9"
    assert why(s, "stark", "character bran") == "IRT-HOSTAGE.9"
    assert why(s, "stark", "character joffrey") == "IRT-LEADER.6"


@pytest.mark.rule("IRT-PREP.3", "IRT-PREP.5", "IRT-LEADER.6", "IRT-DEATH.3", "IRT-DEATH.8", "IRT-POWER.7")
def test_in_preparation() -> None:
    s = position({
        "at": "prepare",
        "defender": "lannister",
        "seats": quiet(stark={"power": {"bran": 0}}, lannister={"sheet": 0}),
    })  # fmt: skip
    assert why(s, "stark", "power arya") == ""
    assert why(s, "stark", "power bran") == "IRT-DEATH.8"
    assert why(s, "stark", "power robb") == "IRT-LEADER.6"
    assert why(s, "stark", "power jaime") == "IRT-POWER.4"
    assert why(s, "lannister", "power jaime") == "IRT-POWER.7"
    assert why(s, "stark", "pass") == "IRT-PREP.4"
    assert why(s, "stark", "fight arya") == "IRT-PREP.5"
    assert why(s, "lannister", "fight jaime") == "IRT-PREP.6"
    choose(s, "stark", "power arya")
    assert why(s, "stark", "fight bran") == "IRT-DEATH.3"
    assert why(s, "stark", "fight robb") == "IRT-LEADER.6"
    assert why(s, "stark", "fight jaime") == "IRT-PREP.5"


@pytest.mark.rule("IRT-SUPPORT.1", "IRT-SUPPORT.2", "IRT-SUPPORT.4", "IRT-SUPPORT.7")
def test_in_support() -> None:
    s = position(
        {"at": "support", "defender": "lannister", "seats": quiet(
            stark={"fighter": "bran", "hand": [1]}, lannister={"fighter": "jaime", "hand": [1]},
            baratheon={"power": {"davos": 0}}, targaryen={})},
        4,
    )  # fmt: skip
    assert why(s, "baratheon", "support attacker stannis") == why(s, "baratheon", "no support") == ""
    assert why(s, "baratheon", "support attacker davos") == "IRT-DEATH.3"
    assert why(s, "baratheon", "support attacker selyse") == "IRT-LEADER.6"
    assert why(s, "baratheon", "support attacker drogo") == "IRT-SUPPORT.3"
    assert why(s, "targaryen", "support attacker drogo") == "IRT-SUPPORT.1"
    assert why(s, "stark", "accept") == "IRT-SUPPORT.4"
    assert why(s, "stark", "no support") == "IRT-SUPPORT.2"
    choose(s, "baratheon", "no support")
    assert why(s, "baratheon", "support attacker stannis") == "IRT-SUPPORT.7"
    choose(s, "targaryen", "support defender drogo")
    assert why(s, "stark", "accept") == "IRT-SUPPORT.10"
    assert why(s, "lannister", "no support") == "IRT-SUPPORT.2"
    assert why(s, "lannister", "decline") == ""


@pytest.mark.rule("IRT-ENC.1", "IRT-CHAR.1", "IRT-CHAR.2", "IRT-CHAR.5", "IRT-CHAR.6", "IRT-CHAR.7", "IRT-CHAR.10",
                  "IRT-HOSTAGE.11", "IRT-CARDS.6")  # fmt: skip
def test_cards() -> None:
    text: dict[str, Any] = {
        "at": "encounter",
        "defender": "lannister",
        "seats": quiet(
            stark={"fighter": "arya", "power": {"catelyn": 0}, "hand": ["arya", "catelyn", "eddard", "robb", 5],
                   "hostages": ["lannister-5"]},
            lannister={"fighter": "jaime", "hand": [1, 2]},
            baratheon={"hand": ["stannis"]},
        ),
    }  # fmt: skip
    s = position(text)
    assert why(s, "stark", "seal stark-5") == why(s, "stark", "seal stark-catelyn") == ""
    assert why(s, "stark", "seal stark-6") == "IRT-ENC.1"
    assert why(s, "stark", "seal lannister-5") == "IRT-CARDS.6"
    assert why(s, "baratheon", "seal baratheon-stannis") == "IRT-ENC.1"
    assert why(s, "stark", "play stark-arya") == "IRT-CHAR.1"
    assert why(s, "stark", "play stark-robb") == "IRT-CHAR.1"
    assert why(s, "stark", "play stark-eddard") == "IRT-CHAR.2"
    assert why(s, "stark", "play stark-catelyn") == "IRT-CHAR.7"
    assert why(s, "stark", "play stark-5") == "IRT-DECK.4"
    assert why(s, "baratheon", "play baratheon-stannis") == "IRT-CHAR.5"
    s = position({**text, "at": "fighters", "seats": {**text["seats"], "stark": {**text["seats"]["stark"]}}})
    assert why(s, "stark", "play stark-arya") == "IRT-CHAR.6"


def talks() -> ThroneState:
    return position({
        "at": "resolution",
        "defender": "lannister",
        "seats": quiet(
            stark={"fighter": "bran", "shown": "truce", "hand": [1]},
            lannister={"fighter": "jaime", "shown": "truce", "hand": [1], "sheet": 2},
            baratheon={"fighter": "stannis", "side": "attacker", "hand": [1]},
        ),
    })  # fmt: skip


@pytest.mark.rule("IRT-TRUCE.1", "IRT-TRUCE.2")
def test_tv_d9_in_the_talks() -> None:
    s = talks()
    for words in ("propose a_takes=3", "propose a_pays=4", "propose a_spreads=2", "propose nothing"):
        with pytest.raises(BadInput):
            scenario.code_of(GAME, s, words)  # there are no words for such a thing
    everything = "propose a_spreads d_spreads a_takes=2 d_takes=2 a_pays=3 d_pays=2"
    assert why(s, "stark", everything) == why(s, "stark", "break off") == ""
    assert why(s, "stark", "accept") == "IRT-AMB.20"
    for name, rule in (("lannister", "IRT-AMB.20"), ("baratheon", "IRT-TRUCE.9")):  # a supporter has no say at all
        assert why(s, name, "propose a_spreads") == rule
        assert why(s, name, "break off") == rule


@pytest.mark.rule("IRT-AMB.19")
def test_more_power_than_the_sheet_holds() -> None:
    assert why(talks(), "stark", "propose d_pays=3") == "IRT-AMB.19"


@pytest.mark.rule("IRT-TRUCE.9")
def test_supporters_have_no_say_in_the_talks() -> None:
    s = talks()
    choose(s, "stark", "propose a_pays")
    for words in ("accept", "break off", "propose a_spreads"):
        assert why(s, "baratheon", words).startswith("IRT-TRUCE"), words


def test_terms_come_apart_and_together_again() -> None:
    for deal in range(deals.N_DEALS):
        assert deals.deal_of(deals.terms(deal)) == deal
    assert len({codes.PROPOSE + d for d in range(1, deals.N_DEALS)} & set(GAME.all_codes())) == 575
    assert len(set(GAME.all_codes())) == len(GAME.all_codes())


@pytest.mark.rule("IRT-TAKE.3", "IRT-HOSTAGE.2", "IRT-RESOLVE.3")
def test_in_the_resolution() -> None:
    s = position(
        {"at": "resolution", "defender": "lannister", "seats": quiet(
            stark={"fighter": "bran", "shown": 1, "hand": [2]},
            lannister={"fighter": "jaime", "shown": 20, "hand": [1]},
            baratheon={"fighter": "stannis", "side": "attacker", "hand": [1]})},
    )  # fmt: skip
    assert why(s, "lannister", "power tywin") == ""
    assert why(s, "lannister", "power bran") == "IRT-POWER.4"
    assert why(s, "lannister", "done") == "IRT-AMB.4"
    assert why(s, "lannister", "power joffrey") == "IRT-LEADER.6"
    assert why(s, "lannister", "source deck") == "IRT-HOSTAGE.2"
    choose(s, "lannister", "power jaime", "power jaime")
    assert why(s, "lannister", "seat baratheon") == why(s, "lannister", "seat stark") == ""
    assert why(s, "lannister", "seat lannister") == "IRT-TAKE.3"
    assert why(s, "lannister", "pass") == "IRT-AMB.23"
    choose(s, "lannister", "seat stark")
    assert why(s, "lannister", "source deck") == ""
    assert why(s, "lannister", "source held_tyrell") == "IRT-HOSTAGE.14"
    assert why(s, "stark", "source deck") == "IRT-HOSTAGE.2"


@pytest.mark.rule("IRT-EVENT.2", "IRT-LEADER.1")
def test_in_choosing_a_defender() -> None:
    s = position({"at": "event", "events": ["stark"], "seats": quiet(stark={})})
    assert why(s, "stark", "seat baratheon") == ""
    assert why(s, "stark", "seat stark") == "IRT-EVENT.2"
    assert why(s, "stark", "use eddard") == "IRT-SETUP.5"
    assert why(s, "stark", "use robb") == "IRT-LEADER.1"


@pytest.mark.rule("IRT-WIN.1")
def test_when_the_game_is_over() -> None:
    s = position({"at": "resolution", "defender": "lannister", "seats": quiet(
        stark={"fighter": "bran", "shown": 20, "influence": {"baratheon": 4}},
        lannister={"fighter": "jaime", "shown": 1})})  # fmt: skip
    assert s.over
    assert GAME.why_not(s, 0, codes.PASS) == "IRT-WIN.1"
    assert GAME.over_rule == "IRT-WIN.1"
    assert GAME.ending(s) == "influence"
