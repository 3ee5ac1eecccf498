"""Positions for the tests of the board: plays games with bots and keeps one position of every kind of decision.

Run: .venv/bin/python web/src/games/hbo/lab/fixtures.py; writes web/src/games/hbo/sample.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.games.cardgame.names import ATTACKING, DEFENDING, KNEELING
from greathall.games.hbo import codes
from greathall.kernel.rng import Rng
from greathall.server.info import game_info

GAME = registry.get("hbo")
NAMES = ["Marta", "Grzegorz"]
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


def shot(s: Any, seat: int, ask: Any) -> dict[str, Any]:
    options = []
    for code in ask.options if ask else []:
        said = GAME.describe_option(s, code)
        options.append([code, said.name, [v for _, _, v in said.args]])
    return {
        "seat": seat, "view": GAME.view(s, seat), "names": NAMES,
        "decision": codes.DECISIONS[ask.kind].name if ask else None, "options": options,
    }  # fmt: skip


def rich(s: Any) -> int:
    """How much there is to see: cards, attachments, kneeling and fighting ones, power on them."""
    out = 0
    for p in range(s.n):
        for c in s.play[p]:
            out += 2 + 3 * (s.host[c] >= 0) + (s.power[c] > 0) + bool(s.flags[c] & KNEELING)
            out += 2 * bool(s.flags[c] & (ATTACKING | DEFENDING))
    return min(out, 90)


def main() -> None:
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    best = "heuristic" if "heuristic" in bots.names("hbo") else "random"
    for given in TABLES:
        for seed in range(40):
            s = GAME.new_state(2, GAME.check_options({**given, "round_limit": "12"}), f"lab{seed}", True)
            clever, wild, rng = bots.make(best, "hbo"), bots.make("random", "hbo"), Rng(f"{seed}")
            while not s.over:
                ask = s.asks[rng.below(len(s.asks))]
                kind = codes.DECISIONS[ask.kind].name
                verbs = {c // 512 for c in ask.options}
                key = kind
                if kind in ("target", "save", "order"):
                    key = f"{kind}-{'.'.join(str(v) for v in sorted(verbs))}"
                score = rich(s) + 10 * len(verbs) + 5 * min(len(ask.options), 8) + (40 if s.challenge else 0)
                if key not in found or found[key][0] < score:
                    found[key] = (score, shot(s, ask.seat, ask))
                    if key == "action":
                        found["watching"] = (0, shot(s, -1, None))
                bot = wild if rng.below(100) < (50 if seed % 2 else 8) else clever
                s.choose(s.asks.index(ask), bot.choose(s.mask(ask.seat), ask, rng))
            found["over"] = (0, shot(s, 0, None))
        print(given, sorted(found))
    s = GAME.position(CROWDED, 2, GAME.check_options({}))
    found["crowded"] = (0, shot(s, s.asks[0].seat, s.asks[0]))
    keep = {k: v[1] for k, v in sorted(found.items())}
    info = {**msgspec.to_builtins(game_info(GAME)), "options": [], "bots": []}
    sample = json.dumps({"info": info, "positions": keep}, separators=(",", ":"), ensure_ascii=False)
    (Path(__file__).parents[1] / "sample.json").write_text(sample + "\n")
    print(len(sample), ", ".join(keep))


main()
