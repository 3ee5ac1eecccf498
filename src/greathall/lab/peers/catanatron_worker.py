"""Plays catanatron for the benchmark: run by the Python of catanatron's own environment, never imported.

Reads one JSON request a line, answers one JSON object a line, ends with its input. The first line it writes is
`{"peer": ..., "version": ...}`. Requests:

    {"do": "round", "seconds": 1.0, "seed": 1}   complete games of four RandomPlayers until the CPU seconds have passed
    {"do": "clone", "seed": 1, "states": 8, "copies": 200}      `Game.copy()` of positions taken through one such game

The loop is that of `Game.play()` without accumulators, less the two copies of the game that `play()` makes for them:
catanatron's fastest ordinary way to play.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import sys
from time import process_time
from typing import Any

catanatron: Any = importlib.import_module("catanatron")
TURNS_LIMIT: int = importlib.import_module("catanatron.game").TURNS_LIMIT


def new_game(seed: int) -> Any:
    color = catanatron.Color
    players = [catanatron.RandomPlayer(c) for c in (color.RED, color.BLUE, color.ORANGE, color.WHITE)]
    return catanatron.Game(players, seed=seed)


def play_round(seconds: float, seed: int) -> dict[str, Any]:
    """Every tick is a decision; a real one offers at least two actions."""
    games = finished = decisions = real = turns = 0
    begin = process_time()
    spent = 0.0
    while spent < seconds:
        game = new_game(seed + games)
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            if len(state.playable_actions) > 1:
                real += 1
            game.play_tick()
            decisions += 1
        games += 1
        turns += state.num_turns
        finished += game.winning_color() is not None
        spent = process_time() - begin
    return {
        "games": games,
        "finished": finished,
        "decisions": decisions,
        "real_decisions": real,
        "turns": turns,
        "cpu_seconds": spent,
    }


def clone_costs(seed: int, states: int, copies: int) -> dict[str, Any]:
    """The mean microseconds of a copy for each of some positions, evenly through one game."""
    game = new_game(seed)
    passed = []
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        passed.append(game.copy())
        game.play_tick()
    positions = [passed[i * len(passed) // states] for i in range(states)]
    del passed
    costs = []
    for position in positions:
        begin = process_time()
        for _ in range(copies):
            position.copy()
        costs.append((process_time() - begin) / copies * 1e6)
    return {"clones": costs}


def main() -> None:
    print(json.dumps({"peer": "catanatron", "version": importlib.metadata.version("catanatron")}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "round":
            answer = play_round(request["seconds"], request["seed"])
        else:
            answer = clone_costs(request["seed"], request["states"], request["copies"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
