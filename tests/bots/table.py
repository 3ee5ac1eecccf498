"""A small driver for the tests of bots: it hands out masked views and checks every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, cast

from greathall.bots import registry
from greathall.bots.base import Bot
from greathall.games import registry as games
from greathall.games.catan.codes import DECISIONS
from greathall.games.catan.state import CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask

GAME = games.get("catan")
LIMIT = 20_000  # decisions: no game comes near it

Watcher = Callable[[CatanState, Ask], None]


class Clock:
    """CPU seconds spent in decisions of bots that look at the table, the making of their view included."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    def mean_ms(self) -> float:
        return 1000 * self.seconds / self.decisions


def new_game(players: int, seed: str, **options: str) -> CatanState:
    return cast(CatanState, GAME.new_state(players, GAME.check_options(options), seed))


def position(players: int = 4, mode: str = "brotherhood", **text: Any) -> CatanState:
    """A position in the words of the scenarios."""
    return cast(CatanState, GAME.position(text, players, GAME.check_options({"mode": mode})))


def answer(s: CatanState) -> int:
    """What the heuristic says to the first open question."""
    ask = s.asks[0]
    return registry.make("heuristic", "catan").choose(s.mask(ask.seat), ask, Rng("answer"))


def play(
    s: CatanState, bots: list[Bot], seed: str, watch: Watcher | None = None, clock: Clock | None = None
) -> list[int]:
    """Play to the end; returns all answers. Every answer must be one of the options."""
    rng = Rng(seed)
    said: list[int] = []
    while not s.over:
        assert len(said) < LIMIT, "the game does not end"
        ask = s.asks[0]
        if watch is not None:
            watch(s, ask)
        code = ask.options[0]
        if len(ask.options) > 1:
            bot = bots[ask.seat]
            began = process_time()
            code = bot.choose(s.mask(ask.seat) if bot.needs_view else s, ask, rng)
            if clock is not None and bot.needs_view:
                clock.seconds += process_time() - began
                clock.decisions += 1
            assert code in ask.options, f"{DECISIONS[ask.kind].name}: {code} is not among {ask.options}"
        said.append(code)
        s.choose(0, code)
    return said


def seat_bots(*names: str) -> list[Bot]:
    return [registry.make(name, "catan") for name in names]


def against_randoms(games_: int, players: int, mode: str, clock: Clock | None = None) -> Iterator[bool]:
    """Did the heuristic win? It sits on every seat in turn."""
    for i in range(games_):
        seat = i % players
        names = ["random"] * players
        names[seat] = "heuristic"
        s = new_game(players, f"against/{i}", mode=mode)
        play(s, seat_bots(*names), f"rng/{i}", clock=clock)
        yield s.winners == [seat]
