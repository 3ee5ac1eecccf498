"""Bad positions and options are answered with one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.cardgame.names import ATTACKING, KNEELING
from greathall.kernel.errors import BadInput

from .play import GAME, fact, position


def seat(**fields: Any) -> dict[str, Any]:
    return {"seats": {"A": fields}}


BAD: list[tuple[str, dict[str, Any]]] = [
    ("key", {"weather": "winter"}),
    ("phase", {"phase": "lunch"}),
    ("phase-setup", {"phase": "setup"}),
    ("first", {"first": "C"}),
    ("active", {"active": "Z"}),
    ("round-word", {"round": "x"}),
    ("round-negative", {"round": -1}),
    ("seat", {"seats": {"C": {}}}),
    ("seats-word", {"seats": "A"}),
    ("house", seat(house="greyjoy")),
    ("seat-key", seat(colour="red")),
    ("card", seat(hand=["no_such_card"])),
    ("plot", seat(plot="stark_arya_stark")),
    ("plots", seat(plots=["stark_arya_stark"])),
    ("used", seat(used=["stark_arya_stark"])),
    ("plot-in-hand", seat(hand=["plot_the_old_gods"])),
    ("plot-in-deck", seat(deck=["plot_the_old_gods"])),
    ("plot-in-play", seat(play=["plot_the_old_gods"])),
    ("event-in-play", seat(play=["stark_not_today"])),
    ("banner-in-play", seat(play=["stark_banner"])),
    ("gold-negative", seat(gold=-1)),
    ("gold-word", seat(gold="many")),
    ("power-negative", seat(power=-1)),
    ("no-host", seat(play=["stark_ice"])),
    ("host-missing", seat(play=[{"name": "stark_ice", "host": "stark_arya_stark"}])),
    ("host-location", seat(play=["stark_kingsroad", {"name": "stark_bodyguard", "host": "stark_kingsroad"}])),
    ("host-self", seat(play=[{"name": "stark_arya_stark", "host": "stark_arya_stark"}])),
    ("no-name", seat(play=[{"kneeling": True}])),
    ("entry-key", seat(play=[{"name": "stark_arya_stark", "sleeping": True}])),
    ("entry-number", seat(play=[7])),
    ("twice-in-play", seat(play=["stark_arya_stark", "stark_arya_stark"])),
    ("duplicate-of-a-guard", seat(play=[{"name": "stark_escort", "duplicates": 1}])),
    ("below", seat(below=-3)),
    ("place", {"at": "lunch"}),
    ("place-of-another-phase", {"phase": "draw", "at": "turn"}),
    ("window-of-a-turn", {"phase": "marshaling", "at": "window"}),
    ("challenge-without-attackers", {"challenge": {"type": "power"}}),
    ("challenge-word", {"challenge": "power"}),
    ("challenge-key", {"challenge": {"colour": "red"}}),
    ("challenge-type", {"challenge": {"type": "naval"}}),
    (
        "challenge-of-oneself",
        {**seat(play=["stark_escort"]), "challenge": {"defender": "A", "attackers": ["stark_escort"]}},
    ),
    ("challenge-attacker", {"challenge": {"attackers": ["stark_arya_stark"]}}),
    ("challenge-location", {**seat(play=["stark_kingsroad"]), "challenge": {"attackers": ["stark_kingsroad"]}}),
    ("challenge-in-draw", {"phase": "draw", "challenge": {"attackers": ["stark_arya_stark"]}}),
    ("token", seat(play=[{"name": "stark_arya_stark", "tokens": ["gold"]}])),
    ("copy", seat(play=["stark_escort", {"name": "stark_ice", "host": "stark_escort#2"}])),
    ("numbers", {"numbers": [0, 1, 2]}),
    ("numbers-word", {"numbers": "all"}),
    ("no-plot", seat(plot=None)),
]


@pytest.mark.parametrize("text", [text for _, text in BAD], ids=[name for name, _ in BAD])
def test_a_bad_position_is_answered_with_a_sentence(text: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as caught:
        position(text)
    said = str(caught.value)
    assert said.endswith(".")
    assert "\n" not in said
    assert len(said) < 300


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("plots", "all"), ("houses", "arryn"), ("early_windows", "maybe"), ("last_window", "both"),
        ("zero_against_zero", "defender"), ("after_resolution", "x"), ("stops", "x"), ("round_limit", "-1"),
        ("round_limit", "many"), ("round_limit", "1001"), ("weather", "winter"),
    ],
)  # fmt: skip
def test_a_bad_option_is_answered_with_a_sentence(option: str, value: str) -> None:
    with pytest.raises(BadInput, match=option) as caught:
        GAME.check_options({option: value})
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("seats", [1, 3])
def test_two_players(seats: int) -> None:
    with pytest.raises(BadInput):
        GAME.check_seats(seats)


@pytest.mark.parametrize("name", ["weather", "gold C", "str stark_arya_stark A", "hand"])
def test_a_bad_fact_is_answered_with_a_sentence(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        fact(position({}), name)
    assert str(caught.value).endswith(".")


@pytest.mark.rule("HBO-SETUP.2")
def test_a_position_may_seat_the_houses_the_other_way() -> None:
    s = position({"seats": {"A": {"house": "lannister"}, "B": {"house": "stark"}}})
    assert (fact(s, "house A"), fact(s, "house B")) == ("lannister", "stark")


def test_every_option_names_a_rule() -> None:
    assert all(option.rule.startswith("HBO-") for option in GAME.table_options())


def test_a_position_may_stand_in_the_middle_of_a_marshalling_turn() -> None:
    s = position({"phase": "marshaling", "active": "B", "at": "turn", "seats": {
        "A": {"gold": 4, "hand": ["stark_kingsroad"]}, "B": {"gold": 1, "hand": ["lannister_encampment"]},
    }})  # fmt: skip
    assert (fact(s, "asked"), fact(s, "decision"), fact(s, "gold A"), fact(s, "gold B")) == (["B"], "marshal", 4, 1)


def test_a_position_may_stand_in_the_middle_of_a_challenge() -> None:
    text = {
        "first": "B", "active": "A",
        "seats": {"A": {"play": ["stark_escort", "stark_escort"]}, "B": {"play": ["lannister_gold_cloaks"]}},
        "challenge": {"type": "military", "attackers": ["stark_escort#2"]},
    }  # fmt: skip
    s = position(text)
    assert (fact(s, "asked"), fact(s, "decision"), fact(s, "active")) == (["B"], "defenders", "A")
    assert [s.flags[c] for c in s.play[0]] == [0, KNEELING | ATTACKING]
    s = position({
        "seats": {"A": {"play": ["stark_eddard_stark"]}, "B": {"play": ["lannister_gold_cloaks"]}},
        "challenge": {"at": "result", "attackers": ["stark_eddard_stark"], "defenders": ["lannister_gold_cloaks"]},
    })  # fmt: skip
    assert fact(s, "dead B") == ["lannister_gold_cloaks"]  # the claim of a challenge that was counted at once
