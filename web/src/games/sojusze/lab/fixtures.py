"""Positions for the tests of the board: plays games with random bots and keeps one position of every kind of decision.

Run: .venv/bin/python web/src/games/sojusze/lab/fixtures.py; writes web/src/games/sojusze/sample.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.games.sojusze import codes
from greathall.games.sojusze.names import ALLIES, INFLUENCE, LEADERS
from greathall.kernel.rng import Rng

GAME = registry.get("sojusze")
NAMES = ["Marta", "Janek", "Ola", "Maester", "Zuzanna", "Bartek"]
CARDS = {"leader": len(LEADERS), "influence": len(INFLUENCE), "ally": len(ALLIES)}
SPANS = {**CARDS, "season": 3, "order": 3, "council": 6, "seat": 6}


def info() -> dict[str, Any]:
    return {
        "id": "sojusze", "min_seats": 3, "max_seats": 6, "rules_version": 1, "options": [], "bots": [],
        "decisions": [d.name for d in codes.DECISIONS],
        "decision_rules": [d.rule for d in codes.DECISIONS],
        "verbs": {name: [list(f) for f in fields] for name, fields, _ in codes.VERBS},
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
        "seat": seat, "view": GAME.view(s, seat), "names": NAMES[: s.n],
        "decision": codes.DECISIONS[ask.kind].name if ask else None, "options": options,
    }  # fmt: skip


def main() -> None:
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    tables = [(n, {"mode": "advanced"}) for n in (3, 4, 5, 6)] + [
        (5, {"mode": "standard", "open_allies": "yes"}),
        (4, {"mode": "advanced", "draft": "kingsmoot"}),
    ]
    for seats, given in tables:
        for seed in range(12):
            s = GAME.new_state(seats, GAME.check_options(given), f"lab{seed}", True)
            bot, rng, n = bots.make("random", "sojusze"), Rng(f"{seed}"), 0
            while not s.over:
                ask = s.asks[rng.below(len(s.asks))]
                kind = codes.DECISIONS[ask.kind].name
                verbs = {c // codes.SPAN for c in ask.options}
                resolving = GAME.view(s, ask.seat)["resolving"]
                keys = [kind]
                if kind == "turn":
                    keys = [f"turn-{seats}" if codes.SKIP not in ask.options else "silence"]
                if kind in ("take_card", "discard_card", "order_allies", "kill_ally") and resolving:
                    keys.append(f"{kind}-by-{resolving[1]}.{resolving[2]}")
                if s.table.open_allies:
                    keys.append("row")
                for key in keys:
                    score = 20 * len(verbs) + min(n, 150) + len(ask.options) * (30 if kind == "turn" else 1)
                    if key not in found or found[key][0] < score:
                        found[key] = (score, shot(s, ask.seat, ask))
                s.choose(s.asks.index(ask), bot.choose(s.mask(ask.seat), ask, rng))
                n += 1
            found[f"over-{seats}"] = (0, shot(s, 0, None))
    # The hand that is looked at, and the discard pile; the rest of "-by-" would only make the file big.
    keep = {k: v[1] for k, v in sorted(found.items()) if "-by-" not in k or k.split("-by-")[0] in ("take_card",)}
    keep |= {k: v[1] for k, v in found.items() if k.endswith(("-1.34", "-1.9", "39.-1"))}
    sample = json.dumps({"info": info(), "positions": keep}, separators=(",", ":"), ensure_ascii=False)
    (Path(__file__).parents[1] / "sample.json").write_text(sample + "\n")
    print(len(sample), ", ".join(keep))


main()
