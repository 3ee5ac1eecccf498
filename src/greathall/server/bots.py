"""Bots think in worker processes; the event loop only asks and waits."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from greathall.bots import registry as bot_registry
from greathall.games import registry
from greathall.kernel.rng import Rng
from greathall.kernel.state import State
from greathall.server.metrics import Metrics, log_line
from greathall.server.settings import Settings

KEPT = 300  # states a worker keeps

# ---------------------------------------------------------------- in the worker
_states: OrderedDict[str, tuple[int, int, State]] = OrderedDict()  # table -> rewinds, choices, state
_bots: dict[tuple[str, str], object] = {}

Job = tuple[str, str, dict[str, str], int, str, int, int, list[tuple[int, int]], int, str, list[int]]


def _ready() -> bool:
    for game in registry.ids():
        registry.get(game)
    return True


def think(job: Job) -> int | None:
    """The code a bot chooses; None if this worker does not know the choices before `first`."""
    table, game_id, options, seats, seed, rewinds, first, choices, seat, bot_name, tried = job
    game = registry.get(game_id)
    known = _states.pop(table, None)
    if known is not None and known[0] == rewinds and known[1] >= first:
        n, state = known[1], known[2]
    elif first == 0:
        n, state = 0, game.new_state(seats, options, seed)
    else:
        return None
    for chooser, code in choices[n - first :]:
        state.choose(next(i for i, a in enumerate(state.asks) if a.seat == chooser), code)
    n = first + len(choices)
    _states[table] = (rewinds, n, state)
    if len(_states) > KEPT:
        _states.popitem(last=False)
    if tried:  # the parts of a move that are not made yet; the state that is kept stays as it is
        state = state.clone()
        for code in tried:
            state.choose(next(i for i, a in enumerate(state.asks) if a.seat == seat), code)
    ask = next(a for a in state.asks if a.seat == seat)
    key = (bot_name, game_id)
    if key not in _bots:
        _bots[key] = bot_registry.make(bot_name, game_id)
    bot = _bots[key]
    view = state.mask(seat) if bot.needs_view else state  # type: ignore[attr-defined]
    return int(bot.choose(view, ask, Rng(f"{table}:{rewinds}:{n}:{seat}")))  # type: ignore[attr-defined]


# ---------------------------------------------------------------- in the server
class Bots:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Have the workers ready before the first question."""
        self._pool_now().submit(_ready)

    def _pool_now(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.settings.bot_workers, mp_context=context)
        return self._pool

    async def ask(self, job: Job) -> int | None:
        """A bot's answer. A worker that died or hangs is replaced, and the question asked once more."""
        for last in (False, True):
            pool = self._pool_now()
            self.waiting += 1
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, think, job)
                return await asyncio.wait_for(future, self.settings.bot_patience)
            except (BrokenProcessPool, TimeoutError) as e:
                log_line("bot-worker-lost", error=type(e).__name__)
                self.metrics.bot_restarts += 1
                self._drop(pool)
                if last:
                    raise
            finally:
                self.waiting -= 1
        return None

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)
