"""Positions for the tests of the board: plays games with bots and keeps one position of every kind of decision."""

from __future__ import annotations

from typing import Any

from greathall.bots import registry as bots
from greathall.games.cardgame import codes as both
from greathall.games.cardgame.names import ATTACKING, DEFENDING, KNEELING
from greathall.kernel.rng import Rng

TABLES = (
    (2, {}), (2, {"deck1": "core-tyrell-fealty", "deck2": "core-martell-watch"}),
    (2, {"deck1": "core-greyjoy-lion", "deck2": "core-targaryen-fealty"}),
    (2, {"deck1": "core-lannister-rose", "deck2": "core-nightswatch-wolf", "ruleset": "faq41"}),
    (3, {}), (4, {"ruleset": "faq41"}), (6, {}),
)  # fmt: skip


def rich(s: Any) -> int:
    """How much there is to see: cards, attachments, kneeling and fighting ones, power and tokens on them."""
    out = 0
    for p in range(s.n):
        for c in s.play[p]:
            out += 2 + 3 * (s.host[c] >= 0) + (s.power[c] > 0) + 3 * (s.tokens[c] > 0)
            out += bool(s.flags[c] & KNEELING) + 2 * bool(s.flags[c] & (ATTACKING | DEFENDING))
    return min(out, 90)


def main(lab: Any) -> dict[str, Any]:
    game = lab.game
    for seats, given in TABLES:
        for seed in range(10 if seats < 4 else 4):
            s = game.new_state(seats, game.check_options({**given, "round_limit": "9"}), f"lab{seed}", True)
            clever, wild = bots.make("heuristic", "lcg"), bots.make("random", "lcg")
            rng, steps = Rng(f"{seed}"), 0
            while not s.over:
                ask = s.asks[rng.below(len(s.asks))]
                kind = lab.decision(ask)
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
                    if lab.best(key, score, s, ask) and key == "action-2":
                        lab.put("watching", s, -1)
                bot = wild if rng.below(100) < (40 if seed % 2 else 8) else clever
                s.choose(s.asks.index(ask), bot.choose(s.mask(ask.seat), ask, rng))
                steps += 1
            lab.put(f"over-{seats}", s, 0)
    positions: dict[str, Any] = lab.positions()
    return positions
