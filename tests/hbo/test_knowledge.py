"""What players know: open piles, hidden hands, cards that were shown (HBO-PILE.2, AMB-22)."""

from __future__ import annotations

import pytest

from greathall.games.hbo.data import design

from .play import GAME, choose, fact, legal, position


@pytest.mark.rule("HBO-PILE.2", "HBO-PILE.1", "HBO-AMB.22")
def test_piles_and_used_plots_are_open_hands_decks_and_plots_are_not() -> None:
    s = position({
        "seats": {
            "A": {"hand": ["stark_ice"], "discard": ["stark_jon_snow"], "dead": ["stark_robb_stark"],
                  "used": ["plot_the_old_gods"], "plots": ["plot_hidden_in_shadow"], "play": ["stark_arya_stark"]},
        },
    })  # fmt: skip
    for seat in (1, -1):
        shown = GAME.view(s, seat)["seats"][0]
        assert [card["design"] for card in shown["discard"]] == [design("stark_jon_snow")]
        assert [card["design"] for card in shown["dead"]] == [design("stark_robb_stark")]
        assert shown["used"] == [design("plot_the_old_gods")]
        assert (shown["hand"], shown["hand_size"]) == ([], 1)
        assert (shown["plots"], shown["plots_left"]) == ([], 1)
        assert (shown["known_deck"], shown["deck"]) == ([], 20)


@pytest.mark.rule("HBO-WHEN.1")
def test_spies_show_the_hand_to_one_player() -> None:
    s = position(
        {
            "phase": "plot",
            "seats": {
                "A": {"plots": ["plot_spies_in_their_midst"], "hand": ["stark_kingsroad"]},
                "B": {"hand": ["lannister_the_hound", "lannister_bronn"], "plots": ["plot_uneasy_truce"]},
            },
        }
    )
    assert GAME.view(s, 0)["seats"][1]["hand"] == []
    choose(s, "A", "name first A")
    held = {design("lannister_the_hound"), design("lannister_bronn")}
    assert {card["design"] for card in GAME.view(s, 0)["seats"][1]["hand"]} == held
    assert GAME.view(s, -1)["seats"][1]["hand"] == []
    choose(s, "A", "target lannister_bronn@B")
    assert [card["design"] for card in GAME.view(s, 0)["seats"][1]["hand"]] == [design("lannister_the_hound")]


@pytest.mark.rule("HBO-WHEN.1")
def test_what_summoning_season_fetches_is_shown() -> None:
    s = position(
        {
            "phase": "plot",
            "seats": {
                "A": {"plots": ["plot_summoning_season"], "deck": ["stark_robb_stark"]},
                "B": {"plots": ["plot_uneasy_truce"], "deck": ["lannister_tywin_lannister"]},
            },
        }
    )
    choose(s, "A", "name first A", "target stark_robb_stark")
    assert [card["design"] for card in GAME.view(s, 1)["seats"][0]["hand"]] == [design("stark_robb_stark")]
    assert GAME.view(s, 1)["seats"][0]["known_deck"] == []
    choose(s, "B", "target lannister_tywin_lannister")
    assert design("lannister_tywin_lannister") in [card["design"] for card in GAME.view(s, 0)["seats"][1]["hand"]]


@pytest.mark.rule("HBO-PLOT.1", "HBO-PLOT.2")
def test_a_chosen_plot_is_secret_until_both_have_chosen() -> None:
    ours, theirs = ["plot_the_old_gods", "plot_hidden_in_shadow"], ["plot_uneasy_truce", "plot_detained"]
    text = {"phase": "plot", "seats": {"A": {"plots": ours}, "B": {"plots": theirs}}}
    masked = []
    for plot in ours:
        s = position(text)
        choose(s, "A", f"plot {plot}")
        assert fact(s, "asked") == ["B"]
        masked.append([GAME.encode(s.mask(seat)) for seat in (1, -1)])
    assert masked[0] == masked[1]


@pytest.mark.rule("HBO-AMB.23")
def test_there_is_no_limit_to_a_hand() -> None:
    hand = ["stark_riverlands_knight"] * 15
    s = position({"phase": "draw", "seats": {"A": {"hand": [*hand, "stark_winterfell_castle"]}, "B": {}}})
    assert fact(s, "hand_size A") == 18
    while fact(s, "round") == 1:
        choose(s, fact(s, "asked")[0], "pass")
    assert fact(s, "hand_size A") == 18
    assert fact(s, "discard A") == []


@pytest.mark.rule("HBO-CLAIM.5")
def test_the_discarded_cards_are_open_then() -> None:
    s = position(
        {
            "seats": {
                "A": {"play": ["stark_bran_stark", "stark_riverlands_knight"]},
                "B": {"hand": ["lannister_bronn"]},
            },
        }
    )
    choose(s, "A", "challenge intrigue B")
    assert [card["design"] for card in GAME.view(s, 0)["seats"][1]["discard"]] == [design("lannister_bronn")]
    assert "challenge military B" in legal(s, "A")
