"""Positions for the lab page: plays games with bots and writes what a client would be sent.

Run: .venv/bin/python web/src/games/catan/lab/fixtures.py /tmp/catan-lab
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.games.catan import codes
from greathall.kernel.rng import Rng

GAME = registry.get("catan")
NAMES = ["Marta", "Janek", "Ola", "Maester"]
SPANS = {"resource": 5, "development": 5, "hero": 11, "wildling": 3, "clan": 3, "section": 4, "clearing": 4,
         "colour": 4, "answer": 5, "side": 2, "cause": 2, "way": 2, "north": 19, "node": 60, "edge": 80, "hex": 22,
         "seat": 8}  # fmt: skip


# What the tests use: web/src/games/catan/sample.json.
SAMPLE = ("brotherhood4-main", "brotherhood4-pick_partner", "brotherhood4-discard", "brotherhood3-place_settlement",
          "base4-move_tormund", "brotherhood4-over-f", "brotherhood4-answer_offer", "brotherhood4-after_hero",
          "brotherhood4-compose_offer", "brotherhood3-benjen")  # fmt: skip


def info() -> dict[str, Any]:
    return {
        "id": "catan", "min_seats": 3, "max_seats": 4, "rules_version": 1, "options": [], "bots": [],
        "decisions": [d.name for d in codes.DECISIONS],
        "decision_rules": [d.rule for d in codes.DECISIONS],
        "verbs": {name: [list(f) for f in fields] for name, fields, _ in codes.VERBS},
        "events": [[e.name, [list(f) for f in e.fields]] for e in codes.EVENTS],
        "values": {t: [GAME.value_key(t, v) for v in range(n)] for t, n in SPANS.items()},
        "unknown": {t: GAME.value_key(t, -1) for t in SPANS},
        "board": GAME.board_info(),
    }  # fmt: skip


def shot(s: Any, seat: int, log: list[Any], kind: int | None = None) -> dict[str, Any]:
    asks = [a for a in s.asks if a.seat == seat and (kind is None or a.kind == kind)]
    ask = asks[0] if asks else None
    options = []
    for code in ask.options if ask else []:
        said = GAME.describe_option(s, code)
        options.append([code, said.name, [v for _, _, v in said.args]])
    return {
        "seat": seat, "view": GAME.view(s, seat), "names": NAMES[: s.n],
        "decision": codes.DECISIONS[ask.kind].name if ask else None, "options": options, "recent": log[-60:],
    }  # fmt: skip


def main(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    found: dict[str, Any] = {}
    movies: dict[str, Any] = {}
    texts = Path("src/greathall")
    for lang in ("pl", "en"):
        text = (texts / "texts/locale" / f"{lang}.ftl").read_text() + "\n"
        text += (texts / "games/catan/locale" / f"{lang}.ftl").read_text()
        (out / f"{lang}.ftl").write_text(text)
    for mode, seats, bot_name, seed in (
        ("brotherhood", 4, "heuristic", "a"), ("brotherhood", 4, "heuristic", "b"),
        ("brotherhood", 3, "heuristic", "c"),
        ("base", 4, "heuristic", "d"), ("base", 3, "heuristic", "e"), ("brotherhood", 4, "random", "f"),
        ("brotherhood", 4, "random", "g"), ("brotherhood", 4, "random", "h"),
    ):  # fmt: skip
        names = bots.names("catan")
        bot = bots.make(bot_name if bot_name in names else names[-1], "catan")
        options = GAME.check_options({"mode": mode})
        s = GAME.new_state(seats, options, seed, True)
        rng = Rng(seed + "bot")
        log: list[Any] = []
        movie = []
        n = 0
        s.events.clear()
        while not s.over and n < 3000:
            for ask in s.asks:
                name = codes.DECISIONS[ask.kind].name
                seat = ask.seat
                key = f"{mode}{seats}-{name}"
                size = len(ask.options)
                many = len({c // 128 for c in ask.options})
                score = size + 20 * many if name in ("main", "build_phase") else (n if n < 1500 else 0)
                if name == "pick_partner":
                    score = size * 100 + sum(1 for p in range(s.n) if s.stack[-1].items[10 + p * 11] == 3) * 50
                if key not in found or found[key][0] < score:
                    found[key] = (score, shot(s, seat, log, ask.kind))
            ask = s.asks[0]
            if len(s.asks) > 1:
                ask = s.asks[rng.below(len(s.asks))] if ask.kind == codes.ANSWERING else ask
            view = s.mask(ask.seat) if bot.needs_view else s
            code = bot.choose(view, ask, rng)
            if ask.kind == codes.ANSWERING and codes.COUNTER in ask.options and rng.below(3) == 0:
                code = codes.COUNTER
            who = ask.seat
            s.choose(s.asks.index(ask), code)
            n += 1
            log.append([n, who, [list(e) for e in s.events]])
            s.events.clear()
            if 250 < n < 420 and bot_name != "random":
                movie.append(shot(s, 0, log[-6:]))
        found[f"{mode}{seats}-over-{seed}"] = (0, shot(s, 0, log))
        if movie:
            movies[f"{mode}{seats}{seed}"] = movie
    positions = {k: v[1] for k, v in sorted(found.items())}
    (out / "positions.json").write_text(json.dumps({"info": info(), "positions": positions}))
    (out / "movies.json").write_text(json.dumps(movies))
    some = {k: {**found[k][1], "recent": found[k][1]["recent"][-4:]} for k in SAMPLE}
    sample = json.dumps({"info": info(), "positions": some}, separators=(",", ":"), ensure_ascii=False)
    (Path(__file__).parents[1] / "sample.json").write_text(sample + "\n")
    print(len(found), "positions:", ", ".join(sorted(found)))


main(Path(sys.argv[1]))
