"""Rounds are counted over all seasons, for statistics."""

from __future__ import annotations

import pytest

from greathall.games import registry
from greathall.kernel.rng import Rng
from greathall.lab.driver import play_random


@pytest.mark.rule("SOJ-TIME.3", "SOJ-QUICK.3")
@pytest.mark.parametrize(("seats", "quick", "rounds"), [(3, "no", 12), (4, "no", 15), (5, "no", 12), (6, "yes", 7)])
def test_a_whole_game_counts_its_rounds(seats: int, quick: str, rounds: int) -> None:
    game = registry.get("sojusze")
    state = game.new_state(seats, game.check_options({"quick": quick}), "rounds")
    play_random(game, state, Rng("rounds"))
    assert game.turns(state) == rounds
