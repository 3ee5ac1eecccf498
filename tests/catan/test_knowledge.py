"""Who still knows what: what was shown stays known, however cards moved unseen before (knowledge.py)."""

from __future__ import annotations

import pytest

from greathall.kernel.rng import Rng

from .table import GAME, Table

BLACK = 3
ROBBED = {  # yellow robs blue of ore or wool; black cannot know which
    "yellow": {"development": ["ranger_patrol"], "hero": "jeor_mormont"},
    "blue": {"settlements": ["A1.N"], "hand": {"ore": 1, "wool": 1}},
}


def robbed(**yellow: object) -> Table:
    """Yellow has taken the ore."""
    seats = {**ROBBED, "yellow": {**ROBBED["yellow"], **yellow}}
    table = Table({"seats": seats, "turn": "yellow"})
    table.play("yellow", "play ranger_patrol", "tormund A1").dice(1).play("yellow", "rob blue")
    assert table.fact("hand blue") == {"wool": 1}
    return table


def guesses(table: Table, colour: str) -> set[str]:
    """What black may take a hand to be, as far as it tells ore from wool."""
    rng = Rng("guesses")
    found: set[str] = set()
    for _ in range(40):
        hand = GAME.fact(GAME.determinize(table.s, BLACK, rng), f"hand {colour}")
        found |= {r for r in ("ore", "wool") if r in hand}
    return found


@pytest.mark.rule("CAT-COMP.15", "CAT-SEVEN.4")
def test_a_stolen_card_may_be_any_of_the_hand() -> None:
    assert guesses(robbed(), "yellow") == {"ore", "wool"}
    assert guesses(robbed(), "blue") == {"ore", "wool"}


@pytest.mark.rule("CAT-COMP.15", "CAT-TRADE.6")
def test_who_accepts_an_offer_has_shown_to_hold_the_cards() -> None:
    table = robbed(hand={"brick": 1})
    table.play("yellow", "offer", "give brick", "want wool", "propose").play("blue", "accept").play("yellow", "cancel")
    assert guesses(table, "blue") == {"wool"}
    assert guesses(table, "yellow") == {"ore"}


@pytest.mark.rule("CAT-COMP.15", "CAT-HERO.11")
def test_who_demands_a_type_has_shown_to_hold_another() -> None:
    table = robbed()
    table.play("yellow", "hero jeor_mormont", "demand wool", "name red", "flip")
    assert guesses(table, "yellow") == {"ore"}
