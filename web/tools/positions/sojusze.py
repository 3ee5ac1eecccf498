"""Positions for the tests of the board: random bots play, and one position of every kind of decision is kept."""

from __future__ import annotations

from typing import Any

from greathall.bots import registry as bots
from greathall.games.sojusze import codes
from greathall.kernel.rng import Rng


def main(lab: Any) -> dict[str, Any]:
    game = lab.game
    tables = [(n, {"mode": "advanced"}) for n in (3, 4, 5, 6)] + [
        (5, {"mode": "standard", "open_allies": "yes"}),
        (4, {"mode": "advanced", "draft": "kingsmoot"}),
    ]
    for seats, given in tables:
        for seed in range(12):
            s = game.new_state(seats, game.check_options(given), f"lab{seed}", True)
            bot, rng, n = bots.make("random", "sojusze"), Rng(f"{seed}"), 0
            while not s.over:
                ask = s.asks[rng.below(len(s.asks))]
                kind = lab.decision(ask)
                verbs = {c // codes.SPAN for c in ask.options}
                resolving = game.view(s, ask.seat)["resolving"]
                keys = [kind]
                if kind == "turn":
                    keys = [f"turn-{seats}" if codes.SKIP not in ask.options else "silence"]
                if kind in ("take_card", "discard_card", "order_allies", "kill_ally") and resolving:
                    keys.append(f"{kind}-by-{resolving['card']}.{resolving['ally']}")
                if s.table.open_allies:
                    keys.append("row")
                for key in keys:
                    score = 20 * len(verbs) + min(n, 150) + len(ask.options) * (30 if kind == "turn" else 1)
                    lab.best(key, score, s, ask)
                s.choose(s.asks.index(ask), bot.choose(s.mask(ask.seat), ask, rng))
                n += 1
            lab.put(f"over-{seats}", s, 0)
    # The hand that is looked at, and the discard pile; the rest of "-by-" would only make the file big.
    keep = [k for k in sorted(lab.found) if "-by-" not in k or k.split("-by-")[0] in ("take_card",)]
    keep += [k for k in lab.found if k not in keep and k.endswith(("-1.34", "-1.9", "39.-1"))]
    positions: dict[str, Any] = lab.positions(keep)
    return positions
