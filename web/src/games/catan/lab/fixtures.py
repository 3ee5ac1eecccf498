"""Positions for the lab page: plays games with bots and writes what a client would be sent.

Run: .venv/bin/python web/tools/fixtures.py catan /tmp/catan-lab
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from greathall.bots import registry as bots
from greathall.games.catan import codes
from greathall.games.catan.flow.trade import COUNTERED
from greathall.kernel.rng import Rng

# What the tests use: web/src/games/catan/sample.json.
SAMPLE = ("brotherhood4-main", "brotherhood4-pick_partner", "brotherhood4-discard", "brotherhood3-place_settlement",
          "base4-move_tormund", "brotherhood4-over-f", "brotherhood4-answer_offer", "brotherhood4-after_hero",
          "brotherhood4-compose_offer", "brotherhood3-benjen")  # fmt: skip


def main(lab: Any, folder: str) -> None:
    game, out = lab.game, Path(folder)
    out.mkdir(parents=True, exist_ok=True)
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
        options = game.check_options({"mode": mode})
        s = game.new_state(seats, options, seed, True)
        rng = Rng(seed + "bot")
        log: list[Any] = []
        movie = []
        n = 0
        s.events.clear()
        while not s.over and n < 3000:
            for ask in s.asks:
                name = lab.decision(ask)
                key = f"{mode}{seats}-{name}"
                size = len(ask.options)
                many = len({c // 128 for c in ask.options})
                score = size + 20 * many if name in ("main", "build_phase") else (n if n < 1500 else 0)
                if name == "pick_partner":
                    score = size * 100 + s.stack[-1].standing.count(COUNTERED) * 50
                lab.best(key, score, s, ask, recent=log[-60:])
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
                mine = next((a for a in s.asks if a.seat == 0), None)
                movie.append(lab.shot(s, 0, mine, recent=log[-6:]))
        lab.put(f"{mode}{seats}-over-{seed}", s, 0, recent=log[-60:])
        if movie:
            movies[f"{mode}{seats}{seed}"] = movie
    (out / "positions.json").write_text(json.dumps(lab.sample(lab.positions())))
    (out / "movies.json").write_text(json.dumps(movies))
    lab.write({k: {**p, "recent": p["recent"][-4:]} for k, p in lab.positions(SAMPLE).items()})
