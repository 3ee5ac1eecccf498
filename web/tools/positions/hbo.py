"""Positions for the tests of the board: plays games with bots and keeps one position of every kind of decision."""

from __future__ import annotations

from typing import Any

from greathall.bots import registry as bots
from greathall.games.cardgame.names import ATTACKING, DEFENDING, KNEELING
from greathall.kernel.rng import Rng

TABLES: tuple[dict[str, str], ...] = (
    {}, {"plots": "draft"}, {"houses": "lannister_first", "plots": "draft", "stops": "yes"},
)  # fmt: skip
# Written, for few games come to it: many attachments on one card, two on another, one on a kneeling one.
CROWDED: dict[str, Any] = {
    "phase": "challenges", "round": 4, "first": "A",
    "seats": {
        "A": {
            "house": "stark", "plot": "plot_calling_the_banners", "gold": 3, "power": 4, "hand": ["stark_not_today"],
            "play": [
                "stark_hodor", {"name": "stark_eddard_stark", "power": 2, "duplicates": 1},
                {"name": "stark_robb_stark", "kneeling": True}, "stark_catelyn_stark", "stark_jon_snow",
                {"name": "stark_ice", "on": "stark_eddard_stark"},
                {"name": "stark_direwolf", "on": "stark_eddard_stark", "kneeling": True},
                {"name": "stark_hand_of_the_king", "on": "stark_eddard_stark"},
                {"name": "stark_direwolf", "on": "stark_robb_stark"},
                {"name": "stark_bodyguard", "on": "stark_catelyn_stark"},
            ],
        },
        "B": {
            "house": "lannister", "plot": "plot_hear_me_roar",
            "play": [
                "lannister_bronn", "lannister_tyrion_lannister",
                {"name": "lannister_milk_of_the_poppy", "on": "stark_eddard_stark@A"},
                {"name": "lannister_milk_of_the_poppy", "on": "stark_catelyn_stark@A"},
                {"name": "lannister_gutter_rats_cunning", "on": "lannister_bronn"},
            ],
        },
    },
}  # fmt: skip


def rich(s: Any) -> int:
    """How much there is to see: cards, attachments, kneeling and fighting ones, power on them."""
    out = 0
    for p in range(s.n):
        for c in s.play[p]:
            out += 2 + 3 * (s.host[c] >= 0) + (s.power[c] > 0) + bool(s.flags[c] & KNEELING)
            out += 2 * bool(s.flags[c] & (ATTACKING | DEFENDING))
    return min(out, 90)


def main(lab: Any) -> dict[str, Any]:
    game = lab.game
    best = "heuristic" if "heuristic" in bots.names("hbo") else "random"
    for given in TABLES:
        for seed in range(20):
            s = game.new_state(2, game.check_options({**given, "round_limit": "12"}), f"lab{seed}", True)
            clever, wild, rng = bots.make(best, "hbo"), bots.make("random", "hbo"), Rng(f"{seed}")
            while not s.over:
                ask = s.asks[rng.below(len(s.asks))]
                kind = lab.decision(ask)
                verbs = {c // 512 for c in ask.options}
                key = kind
                if kind in ("target", "save", "order"):
                    key = f"{kind}-{'.'.join(str(v) for v in sorted(verbs))}"
                score = rich(s) + 10 * len(verbs) + 5 * min(len(ask.options), 8) + (40 if s.challenge else 0)
                if lab.best(key, score, s, ask) and key == "action":
                    lab.put("watching", s, -1)
                bot = wild if rng.below(100) < (50 if seed % 2 else 8) else clever
                s.choose(s.asks.index(ask), bot.choose(s.mask(ask.seat), ask, rng))
            lab.put("over", s, 0)
    s = game.position(CROWDED, 2, game.check_options({}))
    lab.put("crowded", s, s.asks[0].seat, s.asks[0])
    positions: dict[str, Any] = lab.positions()
    return positions
