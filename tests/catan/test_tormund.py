"""What Tormund steals (CAT-SEVEN, CAT-PATROL)."""

from __future__ import annotations

from collections import Counter

import pytest

from .table import GAME, RESOURCES, Table, choose, position, same_for_all_but


@pytest.mark.rule("CAT-SEVEN.4")
@pytest.mark.parametrize("card", range(6))
def test_every_card_of_a_hand_is_equally_likely_to_be_stolen(card: int) -> None:
    hand = {"grain": 1, "brick": 1, "ore": 2, "wool": 2}
    laid_out = [r for r in RESOURCES for _ in range(hand.get(r, 0))]
    s = position(
        {"seats": {"red": {"hand": hand, "keeps": ["C4.N"]}}, "turn": "blue", "at": "before_roll"}, {"mode": "base"}
    )
    s.script = [2, 3]
    choose(s, "roll")
    choose(s, "tormund C4")
    s.script = [card]
    choose(s, "rob red")
    assert GAME.fact(s, "hand blue") == {laid_out[card]: 1}
    assert GAME.fact(s, "hand_size red") == 5


@pytest.mark.rule("CAT-PATROL.2")
def test_a_robbed_card_is_drawn_evenly_from_the_hand() -> None:
    drawn: Counter[str] = Counter()
    for i in range(400):
        seats = {
            "yellow": {"development": ["ranger_patrol"]},
            "blue": {"settlements": ["B2.N"], "hand": {"ore": 3, "wool": 1}},
        }
        table = Table({"seats": seats, "turn": "yellow"}, seed=f"rob {i}")
        table.play("yellow", "play ranger_patrol", "tormund B2", "rob blue")
        drawn[next(iter(table.fact("hand yellow")))] += 1
    assert 250 < drawn["ore"] < 350
    assert drawn["wool"] == 400 - drawn["ore"]


@pytest.mark.rule("CAT-PATROL.2")
def test_a_robbed_card_is_seen_by_thief_and_victim_alone() -> None:
    def robbed(card: int) -> Table:
        seats = {
            "yellow": {"development": ["ranger_patrol"]},
            "blue": {"settlements": ["B2.N"], "hand": {"ore": 1, "wool": 1}},
        }
        table = Table({"seats": seats, "turn": "yellow"})
        table.play("yellow", "play ranger_patrol", "tormund B2")
        table.s.script.append(card)
        return table.play("yellow", "rob blue")

    same_for_all_but(robbed(0), robbed(1), "yellow", "blue")
