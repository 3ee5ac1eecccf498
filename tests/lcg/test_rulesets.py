"""Where the ruleset faq41 parts from the printed rules, and where both say the same (docs: rules/rulings.yaml)."""

from __future__ import annotations

import pytest

from greathall.games.cardgame import board
from greathall.games.cardgame.names import U_PHASE
from greathall.games.cardgame.ops import lasting
from greathall.games.lcg.state import LcgState

from .play import choose, fact, in_play, legal, position

both = pytest.mark.parametrize("ruleset", ["rr1", "faq41"])


def tywin_at_five(ruleset: str) -> LcgState:
    """Tywin has 5 STR until a gold is paid for Confinement, which takes characters of 4 or less."""
    s = position({
        "seats": {
            "A": {
                "play": ["tywin_lannister", "bastard_in_hiding", "courtesan_of_the_rose"],
                "hand": ["confinement"], "gold": 3,
            },
        },
    }, ruleset=ruleset)  # fmt: skip
    lasting.last(s, board.L_STRENGTH, in_play(s, 0, "tywin_lannister"), -4, U_PHASE)
    choose(s, "A", "use confinement")
    assert fact(s, "str tywin_lannister A") == 4
    return s


@pytest.mark.rule("LCG-TGT.4", "LCG-AMB.6")
def test_by_the_faq_a_target_must_have_been_legal_before_the_cost_was_paid() -> None:
    assert legal(tywin_at_five("faq41"), "A") == ["target bastard_in_hiding", "target courtesan_of_the_rose"]
    assert "target tywin_lannister" in legal(tywin_at_five("rr1"), "A")


@both
@pytest.mark.rule("LCG-AMB.7", "LCG-SAVE.6")
def test_what_leaves_play_as_a_cost_is_not_saved(ruleset: str) -> None:
    s = position({
        "phase": "dominance",
        "seats": {"A": {"play": [{"name": "varys", "duplicates": 1}]}, "B": {"play": ["bastard_in_hiding"]}},
    }, ruleset=ruleset)  # fmt: skip
    choose(s, "A", "use varys")
    assert fact(s, "play A") == fact(s, "play B") == []


@both
@pytest.mark.rule("LCG-AMB.20", "LCG-KW.16")
def test_two_attackers_may_bypass_the_same_character(ruleset: str) -> None:
    s = position({
        "seats": {
            "A": {"play": ["theon_greyjoy", "asha_greyjoy"]},
            "B": {"play": ["tumblestone_knight", "ranging_party"]},
        },
    }, ruleset=ruleset)  # fmt: skip
    choose(s, "A", "challenge military B", "attack theon_greyjoy", "attack asha_greyjoy")
    choose(s, "A", "bypass ranging_party@B")
    assert "bypass ranging_party@B" in legal(s, "A")
    choose(s, "A", "bypass ranging_party@B")
    assert legal(s, "B") == ["done", "defend tumblestone_knight"]


@both
@pytest.mark.rule("LCG-AMB.8", "LCG-CANC.4")
def test_an_event_being_played_lies_nowhere(ruleset: str) -> None:
    s = position({
        "seats": {
            "A": {"hand": ["confinement", "the_hands_judgment"], "gold": 3},
            "B": {"hand": ["the_hands_judgment"], "gold": 3, "play": ["bastard_in_hiding"]},
        },
    }, ruleset=ruleset)  # fmt: skip
    choose(s, "A", "use confinement")
    choose(s, "B", "use the_hands_judgment")
    assert fact(s, "discard A") == fact(s, "discard B") == fact(s, "hand B") == []
    assert fact(s, "asked") == ["A"]
    choose(s, "A", "pass")
    assert fact(s, "discard B") == ["the_hands_judgment"]
