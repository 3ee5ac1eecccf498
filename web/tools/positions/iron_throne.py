"""Positions for the tests of the board: random bots play, and one position of every kind of decision is kept."""

from __future__ import annotations

from typing import Any

from greathall.bots import registry as bots
from greathall.games.iron_throne.names import PER_HOUSE
from greathall.kernel.rng import Rng


def rich(s: Any) -> int:
    """How much there is to see: hostages, influence, supporters, the dead, cards that lie open."""
    dead = sum([s.leader[p] % PER_HOUSE != i and not s.power[p * PER_HOUSE + i] for p in range(s.n) for i in range(5)])
    out = 4 * sum([len(held) for held in s.hostages]) + 3 * sum(s.influence) + 6 * dead
    return out + 8 * sum([1 for side in s.side if side]) + 3 * sum([len(x) for x in s.played])


def main(lab: Any) -> dict[str, Any]:
    game = lab.game
    for seats in (3, 4, 5):
        for seed in range(24):
            s = game.new_state(seats, game.check_options({"turn_limit": "60"}), f"lab{seed}", True)
            bot, rng = bots.make("random", "iron_throne"), Rng(f"{seed}")
            while not s.over:
                ask = s.asks[rng.below(len(s.asks))]
                kind = lab.decision(ask)
                keys = [f"{kind}-{seats}" if kind in ("sealed", "offer", "proposal", "hostages") else kind]
                if kind == "sealed" and len(s.asks) == 1:
                    keys.append("one-sealed")
                    lab.put("watching", s, -1)
                    lab.put("has-sealed", s, s.attacker + s.defender - ask.seat)
                for key in keys:
                    score = rich(s) + 3 * min(len(ask.options), 12)
                    if lab.best(key, score, s, ask) and key == "proposal-4":
                        third = next(p for p in range(s.n) if p not in (s.attacker, s.defender))
                        lab.put("talks-of-others", s, third)
                        lab.put("talks-waiting", s, s.proposer)
                s.choose(s.asks.index(ask), bot.choose(s.mask(ask.seat), ask, rng))
            lab.put(f"over-{seats}", s, 0)
    positions: dict[str, Any] = lab.positions()
    return positions
