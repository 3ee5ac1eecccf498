"""Positions for the tests of the board: plays games with bots and keeps one position of every kind of decision.

Run: .venv/bin/python web/src/games/lcg/lab/fixtures.py; writes web/src/games/lcg/sample.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.games.cardgame import codes as both
from greathall.games.cardgame.names import ATTACKING, DEFENDING, KNEELING
from greathall.games.lcg import codes
from greathall.games.lcg.data import NAME
from greathall.kernel.rng import Rng

GAME = registry.get("lcg")
NAMES = ["Marta", "Grzegorz", "Ola", "Maester", "Zuzanna", "Bartek"]
SPANS = {"card": len(NAME), "challenge": 3, "title": 6, "phase": 8, "type": 8, "keyword": 4, "seat": 6}
TABLES = (
    (2, {}), (2, {"deck1": "core-tyrell-fealty", "deck2": "core-martell-watch"}),
    (2, {"deck1": "core-greyjoy-lion", "deck2": "core-targaryen-fealty"}),
    (2, {"deck1": "core-lannister-rose", "deck2": "core-nightswatch-wolf", "ruleset": "faq41"}),
    (3, {}), (4, {"ruleset": "faq41"}), (6, {}),
)  # fmt: skip


def info() -> dict[str, Any]:
    return {
        "id": "lcg", "min_seats": 2, "max_seats": 6, "rules_version": 1, "options": [], "bots": [],
        "decisions": [d.name for d in codes.DECISIONS],
        "decision_rules": [d.rule for d in codes.DECISIONS],
        "parts": [d.name for d in codes.DECISIONS if d.part],
        "windows": [d.name for d in codes.DECISIONS if d.window],
        "verbs": {name: [list(f) for f in fields] for name, fields, _ in codes.VERBS.values()},
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


def rich(s: Any) -> int:
    """How much there is to see: cards, attachments, kneeling and fighting ones, power and tokens on them."""
    out = 0
    for p in range(s.n):
        for c in s.play[p]:
            out += 2 + 3 * (s.host[c] >= 0) + (s.power[c] > 0) + 3 * (s.tokens[c] > 0)
            out += bool(s.flags[c] & KNEELING) + 2 * bool(s.flags[c] & (ATTACKING | DEFENDING))
    return min(out, 90)


def main() -> None:
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    for seats, given in TABLES:
        for seed in range(10 if seats < 4 else 4):
            s = GAME.new_state(seats, GAME.check_options({**given, "round_limit": "9"}), f"lab{seed}", True)
            clever, wild = bots.make("heuristic", "lcg"), bots.make("random", "lcg")
            rng, steps = Rng(f"{seed}"), 0
            while not s.over:
                ask = s.asks[rng.below(len(s.asks))]
                kind = codes.DECISIONS[ask.kind].name
                verbs = {c // both.SPAN for c in ask.options}
                keys = [kind]
                if kind in ("target", "may", "name", "search", "look", "order", "cost"):
                    keys = [f"{kind}-{'.'.join(str(v) for v in sorted(verbs))}"]
                if kind in ("action", "challenge", "defenders") and seats in (2, 3, 6):
                    keys.append(f"{kind}-{seats}")
                if kind == "redirect":
                    keys = [f"redirect-{'ask' if both.YES in ask.options else 'choose'}"]
                for key in keys:
                    score = rich(s) + 10 * len(verbs) + 5 * min(len(ask.options), 8) + (40 if s.challenge else 0)
                    if key not in found or found[key][0] < score:
                        found[key] = (score, shot(s, ask.seat, ask))
                        if key == "action-2":
                            found["watching"] = (0, shot(s, -1, None))
                bot = wild if rng.below(100) < (40 if seed % 2 else 8) else clever
                s.choose(s.asks.index(ask), bot.choose(s.mask(ask.seat), ask, rng))
                steps += 1
            found[f"over-{seats}"] = (0, shot(s, 0, None))
        print(seats, sorted(found))
    keep = {k: v[1] for k, v in sorted(found.items())}
    sample = json.dumps({"info": info(), "positions": keep}, separators=(",", ":"), ensure_ascii=False)
    (Path(__file__).parents[1] / "sample.json").write_text(sample + "\n")
    print(len(sample), ", ".join(keep))


main()
