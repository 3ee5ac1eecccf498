"""Worked vectors that scenarios cannot say: set-up hands, decks that run out, effects no core card has."""

from __future__ import annotations

import pytest

from greathall.games.cardgame import board, happenings
from greathall.games.cardgame.flow.occurrence import Occurrence, redirect_to
from greathall.games.cardgame.happenings import H_KILLED
from greathall.games.cardgame.names import DECK, HAND, U_PHASE
from greathall.games.cardgame.ops import cards, lasting

from .play import choose, fact, in_play, legal, new, pass_all, position, set_hand, shorten_deck


@pytest.mark.rule("LCG-SETUP.10", "LCG-SETUP.14", "LCG-SETUP.12")
def test_tv_03_eight_gold_in_setup_and_free_copies() -> None:
    s = new()
    set_hand(s, 0, ["robert_baratheon", "the_kingsroad", "maester_cressen", "robert_baratheon", "put_to_the_sword",
                    "the_roseroad", "bastard_in_hiding"])  # fmt: skip
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    assert fact(s, "decision") == "setup"
    assert not any("put_to_the_sword" in w for w in legal(s, "A"))
    choose(s, "A", "place robert_baratheon", "place the_kingsroad")
    assert sorted(legal(s, "A")) == ["done", "place robert_baratheon"]
    choose(s, "A", "place robert_baratheon")
    pass_all(s, "plot")
    assert fact(s, "play A") == ["robert_baratheon", "the_kingsroad"]
    assert fact(s, "duplicates robert_baratheon A") == 1


@pytest.mark.rule("LCG-SETUP.11")
def test_tv_04_one_limited_card_in_setup() -> None:
    s = new()
    set_hand(s, 0, ["the_kingsroad", "the_roseroad", "heart_tree_grove", *["bastard_in_hiding"] * 4])
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    choose(s, "A", "place the_roseroad")
    assert sorted(legal(s, "A")) == ["done", "place bastard_in_hiding"]


@pytest.mark.rule("LCG-SETUP.16")
def test_tv_05_arya_does_not_enter_play_in_setup() -> None:
    s = new()
    set_hand(s, 0, ["arya_stark", *["hear_me_roar"] * 6])
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    choose(s, "A", "place arya_stark")
    while fact(s, "decision") != "plot":
        assert fact(s, "decision") != "reaction"
        pass_all(s, fact(s, "decision"), 1)
        choose(s, "B" if fact(s, "asked") == ["B"] else "A", "done")
    assert fact(s, "duplicates arya_stark A") == 0
    assert fact(s, "icons arya_stark A") == ["power"]


@pytest.mark.rule("LCG-SETUP.16", "LCG-CARD.11")
def test_tv_06_sansa_stands_after_setup_and_kneels_when_marshaled() -> None:
    s = new()
    set_hand(s, 0, ["sansa_stark", *["hear_me_roar"] * 6])
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    choose(s, "A", "place sansa_stark")
    pass_all(s, "plot")
    assert fact(s, "stands sansa_stark A")
    s = position({"phase": "marshaling", "seats": {"A": {"hand": ["sansa_stark", "bastard_in_hiding"], "gold": 5}}})
    choose(s, "A", "marshal sansa_stark", "marshal bastard_in_hiding")
    assert not fact(s, "stands sansa_stark A")
    assert fact(s, "stands bastard_in_hiding A")


@pytest.mark.rule("LCG-EFF.12")
def test_tv_34_the_later_of_two_replacements_applies() -> None:
    s = position({"seats": {"A": {"play": ["bastard_in_hiding", "courtesan_of_the_rose"]}}})
    c = in_play(s, 0, "bastard_in_hiding")
    s.push(Occurrence([happenings.killed(c, 0)], happenings.bit(H_KILLED)))
    redirect_to(s, c, DECK)
    redirect_to(s, c, HAND)
    s.top().run(s)
    assert fact(s, "hand A") == ["bastard_in_hiding"]
    assert fact(s, "deck A") == 20
    assert fact(s, "dead A") == []


@pytest.mark.rule("LCG-EFF.8")
def test_tv_44_a_lasting_effect_covers_the_cards_in_play_when_it_resolves() -> None:
    s = position({
        "phase": "challenges",
        "seats": {
            "A": {"play": ["margaery_tyrell", "courtesan_of_the_rose"], "hand": ["growing_strong", "gold_cloaks"],
                  "gold": 5},
        },
    })  # fmt: skip
    choose(s, "A", "use growing_strong", "target margaery_tyrell", "target courtesan_of_the_rose")
    choose(s, "A", "ambush gold_cloaks")
    assert fact(s, "str margaery_tyrell A") == 5
    assert fact(s, "str courtesan_of_the_rose A") == 4
    assert fact(s, "str gold_cloaks A") == 3


@pytest.mark.rule("LCG-MOD.1", "LCG-MOD.5")
def test_tv_45_excess_negative_str_stays() -> None:
    s = position({"seats": {"A": {"play": ["melisandre"]}}})
    c = in_play(s, 0, "melisandre")
    lasting.last(s, board.L_STRENGTH, c, -6, U_PHASE)
    assert fact(s, "str melisandre A") == 0
    lasting.last(s, board.L_STRENGTH, c, 1, U_PHASE)
    assert fact(s, "str melisandre A") == 0
    lasting.last(s, board.L_STRENGTH, c, 2, U_PHASE)
    assert fact(s, "str melisandre A") == 1


@pytest.mark.rule("LCG-CHAL.9")
def test_tv_57_a_change_of_control_removes_from_the_challenge() -> None:
    s = position({"seats": {"A": {"play": ["bastard_in_hiding"]}, "B": {"play": ["bastard_in_hiding"]}}})
    choose(s, "A", "challenge military B")
    assert fact(s, "participating A") == ["bastard_in_hiding"]
    cards.take_control(s, 1, in_play(s, 0, "bastard_in_hiding"))
    assert fact(s, "participating A") == fact(s, "participating B") == []


@pytest.mark.rule("LCG-WIN.5", "LCG-WIN.4")
@pytest.mark.parametrize("winner", ["A", "B"])
def test_tv_49_the_first_player_decides_who_is_eliminated_last(winner: str) -> None:
    s = position({"phase": "plot"})
    shorten_deck(s, 0, 2)
    shorten_deck(s, 1, 2)
    choose(s, fact(s, "asked")[0], "name first B")
    assert (fact(s, "decision"), fact(s, "asked"), fact(s, "phase")) == ("winner", ["B"], "draw")
    choose(s, "B", f"player {winner}")
    assert s.over
    assert fact(s, "winners") == [winner]


@pytest.mark.rule("LCG-WIN.1")
def test_power_claim_ends_the_game_before_the_keywords() -> None:
    s = position({
        "seats": {
            "A": {"play": ["khal_drogo", "tumblestone_knight"], "power": 13},
            "B": {"play": ["ranging_party"], "power": 5},
        },
    })  # fmt: skip
    choose(s, "A", "challenge power B", "attack khal_drogo", "done")
    choose(s, "B", "done")
    assert s.over
    assert fact(s, "winners") == ["A"]
