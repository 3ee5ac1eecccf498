"""Wildling tokens: drawn by chance, secret until revealed (CAT-TOKEN)."""

from __future__ import annotations

from collections import Counter

import pytest

from .table import GAME, SPECTATOR, Table

TOKENS = ["regular ice_river", "climber cave_dwellers", "giant hornfoots"]  # these are in the pool, among others


@pytest.mark.rule("CAT-TOKEN.2", "CAT-SPAWN.1")
def test_the_token_for_a_special_card_is_drawn_at_random() -> None:
    called: Counter[tuple[int, int]] = Counter()
    for i in range(200):
        seats = {"yellow": {"played": 2, "development": ["ranger_patrol"]}}
        position = {"seats": seats, "tokens": {"pool": TOKENS}, "turn": "yellow"}
        table = Table(position, seed=f"token {i}").play("yellow", "play ranger_patrol")
        (token,) = table.told("token")
        called[(token["clan"], token["kind"])] += 1
        (camp,) = table.told("camp")
        assert (camp["clan"], camp["camp"], camp["kind"]) == (token["clan"], 1, token["kind"])
    assert {clan for clan, _ in called} == {0, 1, 2}
    assert {kind for _, kind in called} == {0, 1, 2}
    assert max(called.values()) < 120


@pytest.mark.rule("CAT-TOKEN.2")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_a_token_is_secret_until_it_is_revealed(seat: int) -> None:
    def covered(token: str) -> Table:
        position = {
            "seats": {"blue": {"hand": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}, "roads": ["D4.SE", "D5.SW"]}},
            "tokens": {"blue": {"settlement": [token]}, "pool": [token]},
            "turn": "blue",
        }
        return Table(position)

    one, other = covered("giant hornfoots"), covered("climber ice_river")
    assert GAME.view(one.s, seat) == GAME.view(other.s, seat)
    assert GAME.encode(one.s.mask(seat)) == GAME.encode(other.s.mask(seat))
    one.play("blue", "settlement D4.S")
    assert GAME.view(one.s, seat)["north"]["camps"].count(3) == 1  # the giant is there for all to see
