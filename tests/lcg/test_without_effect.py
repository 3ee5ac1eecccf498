"""Options that the rules allow although they do nothing are offered, and marked."""

from __future__ import annotations

import pytest

from greathall.games.lcg.state import LcgState

from .play import GAME, choose, fact, legal, position


def marked(s: LcgState) -> list[str]:
    ask = s.asks[0]
    return [GAME.option_words(s, code) for code in GAME.without_effect(s, ask)]


@pytest.mark.rule("LCG-AMB.20")
def test_bypassing_the_same_character_twice() -> None:
    s = position({"seats": {
        "A": {"faction": "greyjoy", "play": ["theon_greyjoy", "asha_greyjoy"]},
        "B": {"play": ["bastard_in_hiding", "tumblestone_knight"]},
    }})  # fmt: skip
    choose(s, "A", "challenge power B", "attack theon_greyjoy", "attack asha_greyjoy")
    assert fact(s, "decision") == "stealth"
    assert marked(s) == []
    choose(s, "A", "bypass tumblestone_knight@B")
    assert "bypass tumblestone_knight@B" in legal(s, "A")
    assert marked(s) == ["bypass tumblestone_knight@B"]


@pytest.mark.rule("LCG-AMB.34")
def test_the_master_of_whispers_names_somebody_without_cards() -> None:
    s = position({"seats": {
        "A": {"title": "master_of_whispers", "play": ["cersei_lannister"], "plot": "taxation"},
        "B": {"hand": ["bastard_in_hiding"]},
        "C": {},
    }}, 3)  # fmt: skip
    choose(s, "A", "challenge intrigue B")
    assert fact(s, "decision") == "whispers"
    assert (sorted(legal(s, "A")), marked(s)) == (["done", "player B", "player C"], ["player C"])


@pytest.mark.rule("LCG-CHAL.1")
def test_forbidding_a_challenge_that_cannot_be_made_any_more() -> None:
    s = position({"first": "B", "seats": {
        "A": {"faction": "martell", "gold": 5, "hand": ["unbowed_unbent_unbroken"], "play": ["bastard_in_hiding"]},
        "B": {"play": ["tumblestone_knight", "ranging_party"], "plot": "taxation"},
    }})  # fmt: skip
    choose(s, "B", "challenge power A", "attack tumblestone_knight", "done")
    for _ in range(6):
        if fact(s, "decision") == "reaction":
            break
        choose(s, "A", next(w for w in ("pass", "done") if w in legal(s, "A")))
    choose(s, "A", "use unbowed_unbent_unbroken")
    assert fact(s, "decision") == "name"
    assert marked(s) == ["type power"]
