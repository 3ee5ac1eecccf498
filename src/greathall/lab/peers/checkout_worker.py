"""Plays a game of another checkout of Great Hall for the benchmark, so that two versions are measured in one run.

Arguments: the checkout's folder, a game's id, the number of players, the options as JSON. It speaks as other workers do
and measures with that checkout's own benchmark. An option that the checkout does not know yet is left out.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path


def main(folder: str, game_id: str, players: int, options: dict[str, str]) -> None:
    sys.path.insert(0, str(Path(folder) / "src"))
    bench = importlib.import_module("greathall.lab.bench")
    registry = importlib.import_module("greathall.games.registry")
    if not Path(registry.__file__ or "").resolve().is_relative_to(folder):
        sys.exit(f"ERROR: greathall was found in {registry.__file__}, not in {folder}")
    game = registry.get(game_id)
    known = game.check_options({})
    table = game.check_options({name: value for name, value in options.items() if name in known})
    print(json.dumps({"peer": folder, "version": "compiled" if bench.compiled() else "interpreted"}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        if request["do"] == "round":
            answer = bench.play_round(game, players, table, request["seconds"], request["seed"])
        else:
            answer = {"clones": bench.clone_costs(game, players, table, request["seed"])}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), json.loads(sys.argv[4]))
