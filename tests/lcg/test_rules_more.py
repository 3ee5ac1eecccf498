"""Rules that need a position scenarios cannot write."""

from __future__ import annotations

import re

import pytest

from greathall.games.cardgame import board
from greathall.games.cardgame.names import U_PHASE
from greathall.games.cardgame.ops import lasting
from greathall.kernel.game import Game
from greathall.texts.sentences import Texts

from .play import GAME, choose, fact, in_play, legal, position


@pytest.mark.rule("LCG-TGT.4", "LCG-INIT.1")
def test_what_has_become_legal_by_paying_can_be_chosen() -> None:
    s = position({
        "seats": {
            "A": {"play": ["tywin_lannister", "bastard_in_hiding"], "hand": ["confinement"], "gold": 3},
        },
    })  # fmt: skip
    lasting.last(s, board.L_STRENGTH, in_play(s, 0, "tywin_lannister"), -4, U_PHASE)
    assert fact(s, "str tywin_lannister A") == 5
    choose(s, "A", "use confinement")
    assert fact(s, "str tywin_lannister A") == 4
    assert legal(s, "A") == ["target tywin_lannister", "target bastard_in_hiding"]


@pytest.mark.rule("LCG-MELEE.12")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The Crown Regent (Cat) has the challenge redirected to Bea"),
        ("pl", "Regent Korony (Cat) przekierowuje wyzwanie → Bea"),
    ],
)
def test_the_log_names_the_crown_regent_who_redirects(lang: str, line: str) -> None:
    s = position({"seats": {"A": {"play": ["bastard_in_hiding"]}, "C": {"title": "crown_regent"}}}, 3)
    choose(s, "A", "challenge power C")
    s.events = []
    choose(s, "C", "yes")
    said = [Texts(lang, GAME).event(event, ["Ann", "Bea", "Cat"]) for event in s.events]
    assert re.sub("[\u2068\u2069]", "", said[0]) == line


@pytest.mark.rule("LCG-SAVE.6", "LCG-COST.2", "LCG-UNIQ.6")
def test_a_duplicate_does_not_save_from_a_cost() -> None:
    s = position({
        "phase": "dominance",
        "seats": {"A": {"play": [{"name": "varys", "duplicates": 1}]}, "B": {"play": ["bastard_in_hiding"]}},
    })  # fmt: skip
    choose(s, "A", "use varys")
    assert fact(s, "play A") == fact(s, "play B") == []
    assert fact(s, "discard A") == ["varys"]
    assert fact(s, "discard B") == ["bastard_in_hiding"]


@pytest.mark.rule("LCG-GOLD.1")
def test_the_rules_reference_is_the_ruleset_of_a_table_without_wishes() -> None:
    assert isinstance(GAME, Game)
    option = next(o for o in GAME.table_options() if o.name == "ruleset")
    assert (option.default, option.choices) == ("rr1", ["rr1", "faq41"])


@pytest.mark.rule("LCG-EFF.4")
def test_the_end_of_a_lasting_effect_is_no_change_by_a_card_effect() -> None:
    s = position({
        "seats": {
            "A": {"play": ["randyll_tarly", "bastard_in_hiding"]},
            "B": {"play": ["unsullied", "bastard_in_hiding"]},
        },
        "first": "B",
    })  # fmt: skip
    choose(s, "B", "challenge power A", "attack unsullied", "done")
    choose(s, "A", "defend randyll_tarly", "done", "no")
    assert fact(s, "challenge") is None
    assert fact(s, "str randyll_tarly A") == 5
    assert not fact(s, "stands randyll_tarly A")


@pytest.mark.rule("LCG-MOD.1", "LCG-CHAL.10")
def test_str_counts_as_it_is_when_compared() -> None:
    s = position({
        "seats": {
            "A": {"play": ["robert_baratheon", "courtesan_of_the_rose"], "plot": "calling_the_banners"},
            "B": {"play": ["ranging_party", "bastard_in_hiding", {"name": "varys", "kneeling": True}]},
        },
    })  # fmt: skip
    assert fact(s, "str robert_baratheon A") == 6
    choose(s, "A", "challenge military B")
    choose(s, "B", "defend ranging_party", "defend bastard_in_hiding")
    assert fact(s, "str robert_baratheon A") == 8
    assert fact(s, "winner") == "A"
