"""Two of the same at once, and who still knows what."""

from __future__ import annotations

import pytest

from greathall.games.cardgame.ops import cards

from .play import GAME, choose, fact, legal, position


@pytest.mark.rule("LCG-UNIQ.6")
def test_of_two_duplicates_a_save_takes_one() -> None:
    s = position({"first": "B", "seats": {
        "A": {"play": [{"name": "robb_stark", "duplicates": 2, "kneeling": True}]},
        "B": {"play": ["tumblestone_knight", "ranging_party"], "plot": "taxation"},
    }})  # fmt: skip
    choose(s, "B", "challenge military A", "attack tumblestone_knight", "done")
    assert fact(s, "decision") == "would"
    choose(s, "A", "save robb_stark")
    assert (fact(s, "duplicates robb_stark A"), fact(s, "discard A")) == (1, ["robb_stark"])
    assert fact(s, "play A") == ["robb_stark"]


@pytest.mark.rule("LCG-UNIQ.6", "LCG-SAVE.1")
def test_of_two_who_die_together_each_is_saved_by_its_own_duplicate() -> None:
    s = position({"first": "B", "seats": {
        "A": {"play": [{"name": name, "duplicates": 1, "kneeling": True} for name in ("robb_stark", "arya_stark")]},
        "B": {"play": ["tumblestone_knight", "ranging_party"], "plot": "the_winds_of_winter"},
    }})  # fmt: skip
    choose(s, "B", "challenge military A", "attack tumblestone_knight", "done")
    choose(s, "A", "target robb_stark")  # the first of two that the claim takes
    assert sorted(legal(s, "A")) == ["pass", "save arya_stark", "save robb_stark"]
    choose(s, "A", "save arya_stark")
    assert sorted(legal(s, "A")) == ["pass", "save robb_stark"]
    choose(s, "A", "pass")
    assert (fact(s, "play A"), fact(s, "dead A")) == (["arya_stark"], ["robb_stark"])


@pytest.mark.rule("LCG-INFO.1")
def test_a_card_returned_to_hand_stays_known_and_a_drawn_one_does_not() -> None:
    s = position({"seats": {"A": {"play": ["robb_stark"], "hand": ["ice"]}, "B": {}}})
    robb = s.play[0][0]
    cards.leave_play(s, robb, 1)
    assert [card["number"] for card in GAME.view(s, 1)["seats"][0]["hand"]] == [robb]


@pytest.mark.rule("LCG-INFO.3")
def test_what_was_seen_of_a_deck_is_forgotten_when_it_is_shuffled() -> None:
    s = position({"seats": {"A": {"deck": ["ice", "dawn"]}, "B": {}}})
    cards.know(s, s.deck[0][-1], 0b11)
    assert len(GAME.view(s, 1)["seats"][0]["known_deck"]) == 1
    cards.shuffle_deck(s, 0)
    assert [GAME.view(s, viewer)["seats"][0]["known_deck"] for viewer in (0, 1)] == [[], []]
