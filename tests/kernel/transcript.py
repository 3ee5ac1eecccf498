"""Plays fixed random games and prints one fingerprint each: run in other processes by test_determinism."""

from __future__ import annotations

import sys

from greathall.games import registry
from greathall.kernel.match import fingerprint
from greathall.kernel.playout import random_steps
from greathall.kernel.rng import Rng
from greathall.kernel.state import State

for game_id in registry.ids():
    game = registry.get(game_id)
    for seats in range(game.min_seats, game.max_seats + 1):
        for seed in range(3):
            s = game.new_state(seats, game.check_options({}), f"transcript {seed}")
            rng = Rng(f"transcript {seed}")
            count = 0
            while not s.over:
                count += random_steps(s, rng, 97)[0]
                d = game.determinize(s, seed, rng)
                print(game_id, seats, seed, count, fingerprint(game, s), fingerprint(game, d))
print("compiled" if not State.__module__ or sys.modules[State.__module__].__file__.endswith(".so") else "interpreted")
