"""Positions for the tests of the board: plays games with bots and keeps one position of every kind of decision."""

from __future__ import annotations

from typing import Any

from greathall.bots import registry as bots
from greathall.games.catan import codes
from greathall.games.catan.flow.trade import COUNTERED
from greathall.kernel.rng import Rng

# What the tests use: web/src/games/catan/sample.json.
SAMPLE = ("brotherhood4-main", "brotherhood4-pick_partner", "brotherhood4-discard", "brotherhood3-place_settlement",
          "base4-move_tormund", "brotherhood4-over-f", "brotherhood4-answer_offer", "brotherhood4-after_hero",
          "brotherhood4-compose_offer", "brotherhood3-benjen")  # fmt: skip


def main(lab: Any) -> dict[str, Any]:
    game = lab.game
    for mode, seats, bot_name, seed in (
        ("brotherhood", 4, "heuristic", "a"), ("brotherhood", 4, "heuristic", "b"),
        ("brotherhood", 3, "heuristic", "c"),
        ("base", 4, "heuristic", "d"), ("base", 3, "heuristic", "e"), ("brotherhood", 4, "random", "f"),
        ("brotherhood", 4, "random", "g"), ("brotherhood", 4, "random", "h"),
    ):  # fmt: skip
        names = bots.names("catan")
        bot = bots.make(bot_name if bot_name in names else names[-1], "catan")
        options = game.check_options({"mode": mode, "colours": "pick" if mode == "base" else "seats"})
        s = game.new_state(seats, options, seed, True)
        rng = Rng(seed + "bot")
        log: list[Any] = []
        n = 0
        s.events.clear()
        while not s.over and n < 3000:
            for ask in s.asks:
                name = lab.decision(ask)
                key = f"{mode}{seats}-{name}"
                size = len(ask.options)
                many = len({c // 128 for c in ask.options})
                score = size + 20 * many if name in ("main", "build_phase") else (n if n < 1500 else 0)
                if name == "main" and sum(c // 128 == codes.BUILD_SETTLEMENT // 128 for c in ask.options) > 1:
                    score += 1000  # the board's tests choose among places of settlements
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
        lab.put(f"{mode}{seats}-over-{seed}", s, 0, recent=log[-60:])
    return {k: {**p, "recent": p["recent"][-4:]} for k, p in lab.positions(SAMPLE).items()}
