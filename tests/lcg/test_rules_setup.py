"""Setting up (LCG-SETUP), the end of the game (LCG-WIN), and what each player knows (LCG-INFO)."""

from __future__ import annotations

import pytest

from greathall.games.cardgame.codes import E_POWER, E_POWER_MOVED, E_SETUP
from greathall.games.cardgame.names import FACEDOWN
from greathall.games.lcg.values import SLUGS

from .play import GAME, choose, fact, legal, new, pass_all, position, set_hand, shorten_deck

FILLING = ["hear_me_roar"] * 7


@pytest.mark.rule("LCG-SETUP.1", "LCG-SETUP.3", "LCG-SETUP.5", "LCG-SETUP.6", "LCG-SETUP.7", "LCG-MELEE.1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_table_is_laid(players: int) -> None:
    s = new(players)
    for p in range(players):
        assert fact(s, f"hand_size {'ABCDEF'[p]}") == 7
        assert len(s.plots[p]) == 7
        assert s.revealed[p] < 0
        assert s.faction[p] >= 0
        assert len(s.deck[p]) >= 53
    assert s.title == [-1] * players
    other = new(players, seed="b")
    assert other.design != s.design or other.deck != s.deck


@pytest.mark.rule("LCG-SETUP.2")
def test_the_first_player_is_random() -> None:
    assert {new(3, seed=str(i), first_player="random").first for i in range(12)} == {0, 1, 2}


@pytest.mark.rule("LCG-SETUP.8", "LCG-SETUP.9", "LCG-PRIO.1")
def test_one_mulligan_in_player_order_before_any_card_is_placed() -> None:
    s = new(3, first_player="1")
    assert (fact(s, "decision"), fact(s, "asked")) == ("mulligan", ["B"])
    before = s.hand[1]
    choose(s, "B", "mulligan")
    assert fact(s, "hand_size B") == 7
    assert s.hand[1] != before
    assert fact(s, "asked") == ["C"]
    choose(s, "C", "keep")
    choose(s, "A", "keep")
    assert fact(s, "decision") == "setup"
    assert s.play == [(), (), ()]


@pytest.mark.rule("LCG-SETUP.10", "LCG-SETUP.14", "LCG-INFO.6")
def test_a_duplicate_placed_in_setup_costs_nothing_and_is_told_when_cards_are_turned_up() -> None:
    s = GAME.new_state(2, GAME.check_options({"first_player": "0"}), "a", True)
    set_hand(s, 0, ["robb_stark", "robb_stark", "robb_stark", "bastard_in_hiding", *FILLING[:3]])
    set_hand(s, 1, FILLING[:7])
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    assert s.events is not None
    told = len(s.events)
    choose(s, "A", "place robb_stark", "place robb_stark", "place robb_stark")
    assert s.events[told:] == []  # face down a duplicate looks like any other card
    assert len(GAME.view(s, 1)["seats"][0]["play"]) == 3
    choose(s, "A", "done")
    choose(s, "B", "done")
    assert (fact(s, "play A"), fact(s, "duplicates robb_stark A"), fact(s, "hand_size A")) == (["robb_stark"], 2, 7)


@pytest.mark.rule("LCG-SETUP.10", "LCG-SETUP.13", "LCG-SETUP.15", "LCG-SETUP.17", "LCG-INFO.6")
def test_cards_lie_facedown_until_all_are_placed_then_attachments_go_on_hosts() -> None:
    s = GAME.new_state(2, GAME.check_options({"first_player": "0"}), "a", True)
    set_hand(s, 0, ["bastard_in_hiding", "little_bird", "courtesan_of_the_rose", "hear_me_roar", "ice", *FILLING[:2]])
    set_hand(s, 1, ["tumblestone_knight", *FILLING[:6]])
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    assert not any("little_bird" in w or "ice" in w for w in legal(s, "A"))
    choose(s, "A", "place bastard_in_hiding", "place little_bird", "place courtesan_of_the_rose")
    assert not any("place ice" in w for w in legal(s, "A"))
    assert all(s.flags[c] & FACEDOWN for c in s.play[0])
    seen = GAME.view(s, 1)
    assert "bastard_in_hiding" not in str(seen)
    choose(s, "A", "done")
    choose(s, "B", "place tumblestone_knight")
    assert legal(s, "B") == ["done"]  # asked all the same: nobody is to know that there is nothing more to place
    choose(s, "B", "done")
    assert s.events is not None
    assert len([e for e in s.events if e[0] == E_SETUP]) == 4
    assert (fact(s, "decision"), fact(s, "asked")) == ("setup_host", ["A"])
    assert sorted(legal(s, "A")) == ["attach bastard_in_hiding", "attach courtesan_of_the_rose"]
    choose(s, "A", "attach courtesan_of_the_rose")
    assert fact(s, "attached courtesan_of_the_rose A") == ["little_bird"]
    assert (fact(s, "hand_size A"), fact(s, "hand_size B")) == (7, 7)
    assert fact(s, "phase") == "plot"


@pytest.mark.rule("LCG-SETUP.4", "LCG-COMP.2", "LCG-COMP.3")
def test_tokens_are_without_limit() -> None:
    s = position({"phase": "marshaling", "seats": {"A": {"gold": 40, "power": 14, "hand": ["bastard_in_hiding"]}}})
    assert fact(s, "gold A") == 43
    s = position({"seats": {"A": {"play": ["ser_jorah_mormont", "bastard_in_hiding"]}, "B": {}}})
    choose(s, "A", "challenge intrigue B")
    assert fact(s, "tokens_on ser_jorah_mormont A") == 1


# ---------------------------------------------------------------- the end
@pytest.mark.rule("LCG-CLAIM.8", "LCG-CLAIM.6")
def test_moved_power_is_not_gained() -> None:
    s = position({
        "seats": {
            "A": {"play": ["bastard_in_hiding", "courtesan_of_the_rose"], "plot": "calling_the_banners"},
            "B": {"power": 2, "play": ["targaryen_loyalist"]},
        },
    })  # fmt: skip
    s.events = []
    choose(s, "A", "challenge power B", "attack bastard_in_hiding", "done")
    choose(s, "B", "defend targaryen_loyalist")
    assert (fact(s, "power A"), fact(s, "power B")) == (1, 1)
    assert [e[0] for e in s.events if e[0] in (E_POWER, E_POWER_MOVED)] == [E_POWER_MOVED]


@pytest.mark.rule("LCG-WIN.1")
def test_the_game_ends_at_once_whoever_is_first_player() -> None:
    for first in "AB":
        s = position({
            "phase": "dominance", "first": first,
            "seats": {"A": {"power": 14, "play": ["bastard_in_hiding", "the_tickler"]}, "B": {"play": ["the_tickler"]}},
        })  # fmt: skip
        assert s.over
        assert fact(s, "winners") == ["A"]


@pytest.mark.rule("LCG-WIN.3", "LCG-WIN.4")
def test_whoever_has_no_cards_left_is_out() -> None:
    text = {"seats": {"A": {"play": ["black_winds_crew", "bastard_in_hiding"]}, "B": {"hand": ["ice"]}}}
    s = position(text)
    shorten_deck(s, 1, 1)
    choose(s, "A", "challenge power B", "attack black_winds_crew", "done", "yes")
    assert s.over
    assert fact(s, "winners") == ["A"]


@pytest.mark.rule("LCG-WIN.3", "LCG-PRIO.6", "LCG-INFO.7")
def test_an_eliminated_first_player_hands_on_to_the_left() -> None:
    text = {
        "phase": "plot",
        "seats": {
            "A": {
                "plots": ["sneak_attack"],
                "play": ["bastard_in_hiding", {"name": "courtesan_of_the_rose", "owner": "B"}],
            }
        },
    }
    s = position(text, 3)
    shorten_deck(s, 0, 2)
    choose(s, "A", "name first A")
    pass_all(s, "marshal")
    assert not s.over
    assert not fact(s, "alive A")
    assert fact(s, "first") == "B"
    assert fact(s, "play A") == []
    assert fact(s, "discard B") == ["courtesan_of_the_rose"]
    assert 0 not in [a.seat for a in s.asks]


@pytest.mark.rule("LCG-INFO.7", "LCG-ROUND.2.2")
def test_cards_are_drawn_from_the_top() -> None:
    s = position({"phase": "draw", "seats": {"A": {"deck": ["ice", "dawn", "longclaw"]}}})
    assert set(fact(s, "hand A")) >= {"ice", "dawn"}
    assert fact(s, "top A")[0] == "longclaw"


# ---------------------------------------------------------------- information
@pytest.mark.rule("LCG-INFO.2", "LCG-ZONE.2", "LCG-ZONE.5")
def test_hands_and_decks_are_hidden_piles_are_open() -> None:
    s = position({
        "seats": {
            "A": {"play": ["bastard_in_hiding"], "hand": ["robb_stark"], "discard": ["ice"], "dead": ["eddard_stark"]},
            "B": {"play": ["bastard_in_hiding"]},
        },
    })  # fmt: skip
    masked = s.mask(1)
    assert masked.design[s.hand[0][0]] < 0
    assert all(masked.design[c] < 0 for c in s.deck[0])
    assert SLUGS[masked.design[s.discard[0][0]]] == "ice"
    assert SLUGS[masked.design[s.dead[0][0]]] == "eddard_stark"
    assert SLUGS[s.mask(0).design[s.hand[0][0]]] == "robb_stark"


@pytest.mark.rule("LCG-INFO.1", "LCG-INFO.5")
def test_what_is_shown_is_known_to_all_what_is_looked_at_to_one() -> None:
    s = position({
        "phase": "plot",
        "seats": {"A": {"plots": ["summons", "sneak_attack"], "deck": ["robb_stark"]}, "B": {"plots": ["summons"]}},
    })  # fmt: skip
    choose(s, "A", "plot summons")
    pass_all(s, "order")
    choose(s, fact(s, "asked")[0], next(w for w in legal(s, fact(s, "asked")[0])))
    if fact(s, "asked") == ["B"]:
        choose(s, "B", "pass")
    robb = next(c for c in s.deck[0] if SLUGS[s.design[c]] == "robb_stark")
    assert s.mask(1).design[robb] < 0 <= s.mask(0).design[robb]
    choose(s, "A", "target robb_stark")
    assert s.mask(1).design[robb] >= 0


@pytest.mark.rule("LCG-CARD.6", "LCG-ZONE.1", "LCG-ZONE.4")
def test_a_revealed_plot_is_in_play_until_the_next() -> None:
    s = position({"phase": "plot", "seats": {"A": {"plots": ["sneak_attack", "summons"]}}})
    choose(s, "A", "plot sneak_attack")
    choose(s, "A", "name first A")
    for _ in range(40):
        if fact(s, "round") == 2:
            break
        assert fact(s, "plot A") == "sneak_attack"
        choose(s, fact(s, "asked")[0], legal(s, fact(s, "asked")[0])[0])
    assert fact(s, "plot A") == "summons"
    assert "sneak_attack" in fact(s, "used A") or "sneak_attack" in fact(s, "plots A")
