"""Bots think in worker processes; the event loop only asks and waits."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from greathall.bots import registry as bot_registry
from greathall.bots.base import Bot
from greathall.games import registry
from greathall.kernel.chance import Chance
from greathall.kernel.match import first_position, played_on
from greathall.kernel.rng import Rng
from greathall.kernel.state import State
from greathall.server.metrics import Metrics, log_line
from greathall.server.settings import Settings

KEPT = 300  # states a worker keeps

# ---------------------------------------------------------------- in the worker
_states: OrderedDict[str, tuple[int, int, State]] = OrderedDict()  # table -> rewinds, choices, state
_bots: dict[tuple[str, str], Bot] = {}  # by name and game


class Job(NamedTuple):
    """A question to a bot, with everything its worker needs to know the position."""

    table: str
    game: str
    options: dict[str, str]
    seats: int
    chance: dict[str, Any]  # of the match, as it is stored
    rewinds: int  # how often the match was taken back: what a worker knows from before counts no more
    first: int  # choices the worker should know already
    choices: list[tuple[int, int]]  # those after them
    seat: int
    bot: str
    tried: list[int]  # parts of the seat's move that are not made yet


def _ready() -> bool:
    """Load all games."""
    for game in registry.ids():
        registry.get(game)
    return True


def think(job: Job) -> int | None:
    """The code a bot chooses; None if this worker does not know the choices before `first`."""
    state = _position(job)
    if state is None:
        return None
    if job.tried:  # the state that is kept stays as it is
        state = state.clone()
        for code in job.tried:
            _choose(state, job.seat, code)
    ask = next(a for a in state.asks if a.seat == job.seat)
    key = (job.bot, job.game)
    if key not in _bots:
        _bots[key] = bot_registry.make(job.bot, job.game)
    bot = _bots[key]
    view = state.mask(job.seat) if bot.needs_view else state
    n = job.first + len(job.choices)
    return int(bot.choose(view, ask, Rng(f"{_secret(job, n)}:{job.rewinds}:{n}:{job.seat}")))


def _secret(job: Job, n: int) -> str:
    """What a bot's numbers hang on: everybody knows a table's name, so where chance is secret they come from that."""
    return Chance.read(job.chance).key(n + 1) or job.table


def _position(job: Job) -> State | None:
    """The position of a job, brought up from what this worker knows; None if it knows too little."""
    game, chance = registry.get(job.game), Chance.read(job.chance)
    known = _states.pop(job.table, None)
    last = job.first + len(job.choices)
    if known is not None and known[0] == job.rewinds and job.first <= known[1] <= last:
        n, state = known[1], known[2]
    elif job.first == 0:
        n, state = 0, first_position(game, job.seats, job.options, chance)
    else:
        return None
    state = played_on(game, state, chance, n, job.choices[n - job.first :])
    _states[job.table] = (job.rewinds, last, state)
    if len(_states) > KEPT:
        _states.popitem(last=False)
    return state


def _choose(state: State, seat: int, code: int) -> None:
    state.choose(next(i for i, a in enumerate(state.asks) if a.seat == seat), code)


# ---------------------------------------------------------------- in the server
class Bots:
    """The bots of this process. They remember what their worker was told of each table."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.waiting = 0
        self._told: dict[str, tuple[int, int]] = {}  # by table: rewinds and choices the worker was last told of
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Have the workers ready before the first question."""
        self._pool_now().submit(_ready)

    def _pool_now(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.settings.bot_workers, mp_context=context)
        return self._pool

    def tell(self, table: str, rewinds: int, choices: int) -> int:
        """The worker is about to be told of a table up to here; how many choices it knows already."""
        known_rewinds, known = self._told.get(table, (rewinds, 0))
        self._told[table] = (rewinds, choices)
        return known if known_rewinds == rewinds else 0

    def forget(self, table: str) -> None:
        """Next time the worker is told everything of a table."""
        self._told.pop(table, None)

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
                self.metrics.count_bot_restart()
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
