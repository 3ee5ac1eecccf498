"""What heroes show, and to whom (CAT-HERO)."""

from __future__ import annotations

from collections import Counter

import pytest

from .table import CARDS, GAME, SPECTATOR, Table, same_for_all_but

MELISANDRE = {"seats": {"yellow": {"hero": "melisandre", "hand": {"ore": 2, "wool": 2, "grain": 1, "brick": 1}}}}


@pytest.mark.rule("CAT-HERO.16")
def test_only_the_buyer_sees_the_cards_melisandre_looks_at() -> None:
    def looking(*top: str) -> Table:
        position = {**MELISANDRE, "deck": list(top), "turn": "yellow"}
        return Table(position).play("yellow", "hero melisandre", "replace grain by brick")

    one = looking("ranger_patrol", "winter_is_coming", "victory_point")
    other = looking("new_recruits", "winter_is_coming", "road_building")
    same_for_all_but(one, other, "yellow")
    one.play("yellow", "keep card victory_point", "flip")
    other.play("yellow", "keep card new_recruits", "flip")
    same_for_all_but(one, other, "yellow")


@pytest.mark.rule("CAT-HERO.16")
def test_melisandre_shuffles_the_deck_with_the_cards_not_kept() -> None:
    following: Counter[str] = Counter()
    for i in range(300):
        position = {**MELISANDRE, "deck": ["new_recruits", "road_building", "winter_is_coming"], "turn": "yellow"}
        table = Table(position, seed=f"melisandre {i}")
        table.play("yellow", "hero melisandre", "replace grain by brick", "keep card road_building", "flip", "buy")
        cards = table.fact("development yellow")
        assert cards.pop("road_building") in (1, 2)
        following[next(iter(cards), "road_building")] += 1
    # 24 cards: 14 Patrols, 5 victory points, 2 New Recruits, 2 Winter Is Coming, 1 Road Building.
    assert 130 < following["ranger_patrol"] < 220
    assert 30 < following["victory_point"] < 100
    assert following["new_recruits"] < 60 and following["winter_is_coming"] < 60
    assert set(following) == set(CARDS)


@pytest.mark.rule("CAT-HERO.17")
def test_mance_rayder_shows_the_hand_to_his_player_alone_and_the_card_to_two() -> None:
    def taking(card: str) -> Table:
        seats = {
            "yellow": {"hero": "mance_rayder"},
            "blue": {"settlements": ["A1.N"], "hand": {"ore": 2, "wool": 1}},
        }
        table = Table({"seats": seats, "turn": "yellow"})
        assert GAME.view(table.s, 0)["seats"][1]["hand"] is None
        assert GAME.view(table.s, 0)["looked"] is None
        table.play("yellow", "hero mance_rayder")
        for seat in (SPECTATOR, 2, 3):
            assert GAME.view(table.s, seat)["looked"] is None
            assert table.s.mask(seat).asks[0].options == []
        assert GAME.view(table.s, 0)["looked"] == {"seat": 1, "cards": [0, 0, 2, 0, 1]}
        return table.play("yellow", f"take {card}", "flip")

    same_for_all_but(taking("ore"), taking("wool"), "yellow", "blue")
