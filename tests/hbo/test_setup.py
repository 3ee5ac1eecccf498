"""Setting up (HBO-SETUP): hands, the mulligan, cards placed in secret."""

from __future__ import annotations

import pytest

from greathall.games.cardgame.codes import E_MULLIGAN, E_SETUP
from greathall.games.cardgame.names import FACEDOWN
from greathall.games.hbo.data import ID, design
from greathall.games.hbo.state import HboState

from .play import GAME, choose, fact, legal, new, pass_all, set_hand

EXAMPLE = [
    "stark_arya_stark", "stark_jon_snow", "stark_eddard_stark", "stark_hand_of_the_king", "stark_not_today",
    "stark_winterfell_castle", "stark_winterfell_castle",
]  # fmt: skip
NOTHING = ["stark_not_today"] * 7
NOTHING_B = ["lannister_insidious_ways"] * 7


def dealt(ours: list[str], theirs: list[str], listen: bool = False) -> HboState:
    """Both have kept these hands."""
    s = GAME.new_state(2, GAME.check_options({}), "a", listen)
    assert isinstance(s, HboState)
    set_hand(s, 0, ours)
    set_hand(s, 1, theirs)
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    return s


@pytest.mark.rule("HBO-SETUP.6", "HBO-SETUP.7")
def test_shuffled_decks_and_seven_cards_each() -> None:
    orders = set()
    for seed in "abc":
        s = new(seed=seed)
        assert (fact(s, "decision"), fact(s, "asked")) == ("mulligan", ["A", "B"])
        assert [len(s.hand[p]) for p in (0, 1)] == [7, 7]
        assert [len(s.deck[p]) for p in (0, 1)] == [43, 43]
        orders.add(tuple(s.design[c] for c in (*s.hand[0], *s.deck[0])))
    assert len(orders) == 3


@pytest.mark.rule("HBO-SETUP.8", "HBO-AMB.2")
def test_both_say_in_secret_whether_they_take_a_new_hand() -> None:
    s = GAME.new_state(2, GAME.check_options({}), "a", True)
    assert isinstance(s, HboState)
    before = s.hand
    seen = [GAME.view(s, 1), GAME.view(s, -1)]
    assert legal(s, "A") == legal(s, "B") == ["keep", "mulligan"]
    choose(s, "A", "mulligan")
    assert fact(s, "asked") == ["B"]
    assert s.hand == before  # not before both have answered
    assert [GAME.view(s, 1), GAME.view(s, -1)] == seen
    assert s.events is not None
    assert [e for e in s.events if e[0] == E_MULLIGAN] == []
    for seat in (1, -1):
        other = GAME.new_state(2, GAME.check_options({}), "a")
        choose(other, "A", "keep")
        assert GAME.encode(other.mask(seat)) == GAME.encode(s.mask(seat))
    choose(s, "B", "keep")
    assert [e[2] for e in s.events if e[0] == E_MULLIGAN] == [0]
    assert s.hand[0] != before[0]
    assert s.hand[1] == before[1]
    assert [len(s.hand[p]) for p in (0, 1)] == [7, 7]
    assert [len(s.deck[p]) for p in (0, 1)] == [43, 43]


@pytest.mark.rule("HBO-SETUP.8")
def test_only_once_and_only_then() -> None:
    s = new()
    choose(s, "A", "mulligan")
    choose(s, "B", "mulligan")
    assert fact(s, "decision") != "mulligan"
    for name in "AB":
        assert "mulligan" not in legal(s, name)


@pytest.mark.rule("HBO-SETUP.9", "HBO-SETUP.10", "HBO-SETUP.11", "HBO-SETUP.12", "HBO-SETUP.16")
def test_ex_1_the_example_of_the_booklet() -> None:
    s = dealt(EXAMPLE, NOTHING_B)
    assert (fact(s, "decision"), fact(s, "asked")) == ("setup", ["A", "B"])
    assert legal(s, "B") == ["done"]  # B has nothing to place, but nobody is to know
    choose(s, "B", "done")
    assert sorted(legal(s, "A")) == [
        "done", "place stark_arya_stark", "place stark_eddard_stark", "place stark_jon_snow",
        "place stark_winterfell_castle",
    ]  # fmt: skip
    choose(s, "A", "place stark_arya_stark")
    assert "place stark_eddard_stark" not in legal(s, "A")  # 2 + 4
    choose(s, "A", "place stark_winterfell_castle")
    assert not any("winterfell_castle" in words for words in legal(s, "A"))
    choose(s, "A", "place stark_jon_snow", "done")
    assert fact(s, "play A") == ["stark_arya_stark", "stark_jon_snow", "stark_winterfell_castle"]
    assert fact(s, "hand_size A") == fact(s, "hand_size B") == 7
    assert fact(s, "deck A") == 40
    assert fact(s, "phase") == "plot"


@pytest.mark.rule("HBO-SETUP.9", "HBO-SETUP.13")
def test_cards_lie_face_down_until_both_are_done_and_are_turned_up_together() -> None:
    s = dealt(EXAMPLE, ["lannister_the_hound", *NOTHING_B[:6]], True)
    assert fact(s, "asked") == ["A", "B"]
    choose(s, "A", "place stark_arya_stark", "place stark_winterfell_castle")
    assert all(s.flags[c] & FACEDOWN for c in s.play[0])
    hidden = [design("stark_arya_stark"), design("stark_winterfell_castle")]
    for seat in (1, -1):
        shown = GAME.view(s, seat)["seats"][0]["play"]
        assert [card["design"] for card in shown] == [-1, -1]
        assert [card["strength"] for card in shown] == [None, None]  # nor strength
    assert [card["design"] for card in GAME.view(s, 0)["seats"][0]["play"]] == hidden
    assert s.events is not None
    assert [e for e in s.events if e[0] == E_SETUP] == []
    choose(s, "A", "done")
    assert [card["design"] for card in GAME.view(s, 1)["seats"][0]["play"]] == [-1, -1]
    choose(s, "B", "place lannister_the_hound", "done")
    assert sorted(e[3] for e in s.events if e[0] == E_SETUP) == sorted([*hidden, design("lannister_the_hound")])
    for seat in (0, 1, -1):
        assert [card["design"] for card in GAME.view(s, seat)["seats"][0]["play"]] == hidden


@pytest.mark.rule("HBO-SETUP.9")
def test_whoever_is_done_first_waits_for_the_other() -> None:
    s = dealt(EXAMPLE, ["lannister_the_hound", *NOTHING_B[:6]])
    choose(s, "B", "done")
    assert fact(s, "asked") == ["A"]
    assert fact(s, "phase") == "setup"
    choose(s, "A", "done")
    assert fact(s, "phase") == "plot"


@pytest.mark.rule("HBO-SETUP.12")
def test_no_attachment_event_or_second_copy_of_a_unique_card() -> None:
    unfit = ["stark_bodyguard", "stark_for_the_north"]
    s = dealt(["stark_arya_stark", "stark_arya_stark", *unfit, *["stark_winterfell_guard"] * 3], NOTHING_B)
    assert sorted(legal(s, "A")) == ["done", "place stark_arya_stark", "place stark_winterfell_guard"]
    choose(s, "A", "place stark_arya_stark")
    assert sorted(legal(s, "A")) == ["done", "place stark_winterfell_guard"]
    choose(s, "A", *["place stark_winterfell_guard"] * 3)
    assert fact(s, "play A") == ["stark_arya_stark", *["stark_winterfell_guard"] * 3]


@pytest.mark.rule("HBO-SETUP.10")
def test_exactly_five_gold_is_allowed_and_six_is_not() -> None:
    hand = ["stark_eddard_stark", "stark_winterfell_guard", "stark_escort", *NOTHING[:4]]
    s = dealt(hand, NOTHING_B)
    choose(s, "A", "place stark_eddard_stark")
    assert sorted(legal(s, "A")) == ["done", "place stark_winterfell_guard"]


@pytest.mark.rule("HBO-SETUP.14", "HBO-AMB.3")
def test_no_ability_is_triggered_in_setup() -> None:
    s = dealt(["stark_eddard_stark", *NOTHING[:6]], ["lannister_varys", "lannister_lannisport_steward", *NOTHING_B[:5]])
    choose(s, "A", "place stark_eddard_stark", "done")
    choose(s, "B", "place lannister_varys", "place lannister_lannisport_steward", "done")
    assert fact(s, "decision") == "plot"
    assert fact(s, "power A") == 0
    assert fact(s, "play B") == ["lannister_lannisport_steward", "lannister_varys"]


@pytest.mark.rule("HBO-SETUP.15")
def test_no_gold_in_setup_and_bonuses_from_the_first_round_on() -> None:
    s = dealt(EXAMPLE, NOTHING_B)
    choose(s, "A", "place stark_arya_stark", "place stark_winterfell_castle", "done")
    choose(s, "B", "done")
    assert fact(s, "gold A") == fact(s, "gold B") == 0
    assert fact(s, "round") == 1
    choose(s, "A", "plot plot_calling_the_banners")
    choose(s, "B", "plot plot_uneasy_truce")
    choose(s, "A", "name first A")
    pass_all(s, "marshal")
    assert fact(s, "gold A") == 7


@pytest.mark.rule("HBO-SETUP.17", "HBO-SETUP.16")
def test_placing_nothing_is_legal() -> None:
    s = dealt(EXAMPLE, NOTHING_B)
    choose(s, "A", "done")
    choose(s, "B", "done")
    assert fact(s, "play A") == []
    assert fact(s, "hand_size A") == 7
    assert fact(s, "deck A") == 43


@pytest.mark.rule("HBO-KEY.1", "HBO-AMB.13")
def test_tv_10_a_limited_card_placed_in_setup_does_not_count_for_the_first_round() -> None:
    s = dealt(EXAMPLE, NOTHING_B)
    choose(s, "A", "place stark_winterfell_castle", "done")
    choose(s, "B", "done")
    choose(s, "A", "plot plot_calling_the_banners")
    choose(s, "B", "plot plot_uneasy_truce")
    choose(s, "A", "name first A")
    pass_all(s, "marshal")
    assert "marshal stark_winterfell_castle" in legal(s, "A")
    choose(s, "A", "marshal stark_winterfell_castle")
    assert [w for w in legal(s, "A") if "castle" in w] == []


def test_what_a_card_is_cannot_be_told_from_its_number() -> None:
    found = {ID[new(seed=str(i)).design[20]] for i in range(8)}
    assert len(found) > 3
