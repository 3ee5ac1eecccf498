"""Positions for the tests of the board: plays games with random bots and keeps one position of every kind of decision.

Run: .venv/bin/python web/src/games/iron_throne/lab/fixtures.py; writes web/src/games/iron_throne/sample.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.games.iron_throne import codes
from greathall.games.iron_throne.names import PER_HOUSE
from greathall.games.iron_throne.values import SEATS, WORDS
from greathall.kernel.rng import Rng

GAME = registry.get("iron_throne")
NAMES = ["Marta", "Grzegorz", "Ola", "Maester", "Zuzanna"]
SPANS = {**{t: len(words) for t, words in WORDS.items()}, "seat": SEATS}


def info() -> dict[str, Any]:
    return {
        "id": "iron_throne", "min_seats": 3, "max_seats": 5, "rules_version": 1, "options": [], "bots": [],
        "decisions": [d.name for d in codes.DECISIONS],
        "decision_rules": [d.rule for d in codes.DECISIONS],
        "parts": [d.name for d in codes.DECISIONS if d.part],
        "windows": [d.name for d in codes.DECISIONS if d.window],
        "verbs": {name: [list(f) for f in fields] for name, fields in codes.VERBS},
        "events": [[e.name, [list(f) for f in e.fields]] for e in codes.EVENTS],
        "values": {t: [GAME.value_key(t, v) for v in range(n)] for t, n in SPANS.items()},
        "unknown": {t: GAME.value_key(t, -1) for t in SPANS},
        "board": GAME.board_info(),
    }  # fmt: skip


def shot(s: Any, seat: int, ask: Any) -> dict[str, Any]:
    options = []
    for code in ask.options if ask else []:
        said = GAME.describe_option(s, code)
        options.append([code, said.name, [v for _, _, v in said.args]])
    return {
        "seat": seat, "view": GAME.view(s, seat), "names": NAMES[: s.n], "asked": [a.seat for a in s.asks],
        "decision": codes.DECISIONS[ask.kind].name if ask else None, "options": options,
    }  # fmt: skip


def rich(s: Any) -> int:
    """How much there is to see: hostages, influence, supporters, the dead, cards that lie open."""
    dead = sum([s.leader[p] % PER_HOUSE != i and not s.power[p * PER_HOUSE + i] for p in range(s.n) for i in range(5)])
    out = 4 * sum([len(held) for held in s.hostages]) + 3 * sum(s.influence) + 6 * dead
    return out + 8 * sum([1 for side in s.side if side]) + 3 * sum([len(x) for x in s.played])


def main() -> None:
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    for seats in (3, 4, 5):
        for seed in range(24):
            s = GAME.new_state(seats, GAME.check_options({"turn_limit": "60"}), f"lab{seed}", True)
            bot, rng = bots.make("random", "iron_throne"), Rng(f"{seed}")
            while not s.over:
                ask = s.asks[rng.below(len(s.asks))]
                kind = codes.DECISIONS[ask.kind].name
                keys = [f"{kind}-{seats}" if kind in ("sealed", "offer", "proposal", "hostages") else kind]
                if kind == "sealed" and len(s.asks) == 1:
                    keys.append("one-sealed")
                    found["watching"] = (0, shot(s, -1, None))
                    found["has-sealed"] = (0, shot(s, s.attacker + s.defender - ask.seat, None))
                for key in keys:
                    score = rich(s) + 3 * min(len(ask.options), 12)
                    if key not in found or found[key][0] < score:
                        found[key] = (score, shot(s, ask.seat, ask))
                        if key == "proposal-4":
                            third = next(p for p in range(s.n) if p not in (s.attacker, s.defender))
                            found["talks-of-others"] = (0, shot(s, third, None))
                            found["talks-waiting"] = (0, shot(s, s.proposer, None))
                s.choose(s.asks.index(ask), bot.choose(s.mask(ask.seat), ask, rng))
            found[f"over-{seats}"] = (0, shot(s, 0, None))
    keep = {k: v[1] for k, v in sorted(found.items())}
    sample = json.dumps({"info": info(), "positions": keep}, separators=(",", ":"), ensure_ascii=False)
    (Path(__file__).parents[1] / "sample.json").write_text(sample + "\n")
    print(len(sample), ", ".join(keep))


main()
