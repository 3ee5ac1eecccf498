"""Many games between bots, on one core or several: who wins, how games end, and whether anything ever goes wrong.

The seed of game i follows from the run's seed and i alone, so the report is the same whatever the number of jobs (the
CPU seconds aside). A game that fails is counted and its seed kept; the run goes on.
"""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any, Final

from greathall.bots import registry as bot_registry
from greathall.games import registry
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.kernel.rng import Rng
from greathall.kernel.state import State
from greathall.lab.driver import DECISION_LIMIT, check_conserved, play_out, play_random

RANDOM: Final = "random"  # the bot that the fast path of the driver stands for
CHECK_EVERY: Final = 50  # decisions between two looks at conservation,
CHECKED_GAMES: Final = 20  # in one game of so many; every game is looked at when it is over
PROBLEMS_KEPT: Final = 10
JOBS_AT_MOST: Final = 256

Progress = Callable[[int, int], None]  # games done, games in all


@dataclass(frozen=True)
class Plan:
    """What is to be played: checked, and the same for every worker."""

    game_id: str
    players: int
    bots: tuple[str, ...]  # one per seat, as in game 0
    options: dict[str, str]
    seed: str
    limit: int

    def seating(self, index: int) -> tuple[str, ...]:
        """Different bots move on by one seat from game to game."""
        turn = index % self.players
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots

    def game_seed(self, index: int) -> str:
        return f"{self.seed}/{index}"


@dataclass
class Tally:
    """What some of the games came to. Tallies of neighbouring chunks are added up in the order of the games."""

    wins: list[int]
    wins_by_bot: dict[str, int]
    finished: int = 0
    errors: int = 0
    decisions: int = 0
    nobody_won: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    turns: int = 0
    longest: int = 0
    cpu_seconds: float = 0.0
    problems: list[dict[str, Any]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        for bot, count in other.wins_by_bot.items():
            self.wins_by_bot[bot] += count
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        self.finished += other.finished
        self.errors += other.errors
        self.decisions += other.decisions
        self.nobody_won += other.nobody_won
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.cpu_seconds += other.cpu_seconds
        self.problems = (self.problems + other.problems)[:PROBLEMS_KEPT]

    def failed(self, plan: Plan, index: int, reason: str) -> None:
        self.errors += 1
        if len(self.problems) < PROBLEMS_KEPT:
            self.problems.append({"game": index, "seed": plan.game_seed(index), "reason": reason})

    def won(self, plan: Plan, game: Game, state: State, index: int) -> None:
        """Enter a finished game."""
        seating = plan.seating(index)
        for seat in state.winners:
            self.wins[seat] += 1
            self.wins_by_bot[seating[seat]] += 1
        if not state.winners:
            self.nobody_won += 1
        how = game.ending(state)
        self.endings[how] = self.endings.get(how, 0) + 1
        turn = int(getattr(state, "turn", 0))
        self.turns += turn
        self.longest = max(self.longest, turn)
        self.finished += 1


@dataclass(frozen=True)
class Report:
    """The result of a run. `as_json` is a contract: keys are added, never renamed."""

    game: str
    players: int
    bots: list[str]
    options: dict[str, str]
    seed: str
    games: int
    finished: int  # played to the end with nothing wrong
    errors: int  # games with an exception, with cards lost or made, or without an end; games = finished + errors
    decisions: int  # of the finished games
    cpu_seconds: float  # of the playing alone, added up over all jobs
    decisions_per_cpu_second: float
    wins: list[int]  # per seat; a shared victory counts for each winner
    wins_by_bot: dict[str, int]
    nobody_won: int
    endings: dict[str, int]
    turns: dict[str, float]
    problems: list[dict[str, Any]]  # the first few errors: game, seed, reason

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def one_line(error: Exception) -> str:
    """Kind, first line and place of an error."""
    lines = str(error).strip().splitlines()
    calls = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(calls[-1].filename).name}:{calls[-1].lineno})" if calls else ""
    return f"{type(error).__name__}: {lines[0] if lines else 'no message'}"[:300] + place


def play_game(plan: Plan, game: Game, index: int, tally: Tally) -> None:
    """Game number `index` of the run, entered in the tally whatever happens."""
    try:
        seed = plan.game_seed(index)
        state = game.new_state(plan.players, plan.options, seed)
        rng = Rng(f"{seed}/bots")
        every = CHECK_EVERY if index % CHECKED_GAMES == 0 else 0
        if all(name == RANDOM for name in plan.bots):
            decisions, _ = play_random(game, state, rng, plan.limit, every)
        else:
            bots = [bot_registry.make(name, plan.game_id) for name in plan.seating(index)]
            decisions = play_out(game, state, bots, rng, plan.limit, every)
        check_conserved(game, state)
        tally.won(plan, game, state, index)
        tally.decisions += decisions
    except Exception as error:  # one bad game must not end a long run
        tally.failed(plan, index, one_line(error))


def empty(plan: Plan) -> Tally:
    return Tally([0] * plan.players, dict.fromkeys(plan.bots, 0))


def play_chunk(plan: Plan, first: int, end: int) -> Tally:
    """Games first .. end-1; also what a worker process runs."""
    game = registry.get(plan.game_id)
    tally = empty(plan)
    begin = process_time()
    for index in range(first, end):
        play_game(plan, game, index, tally)
    tally.cpu_seconds = process_time() - begin
    return tally


def chunks(games: int, jobs: int) -> list[tuple[int, int]]:
    """Ranges of games: several for each job, so that all are busy to the end and progress is seen."""
    size = max(1, min(50, games // (jobs * 8)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def quiet_worker() -> None:
    """Ctrl-C is the main process's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ready() -> bool:
    return True


def tallies(plan: Plan, parts: list[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    """The tally of every part, in their order. Where workers cannot be started, this process plays alone."""
    alone = (play_chunk(plan, first, end) for first, end in parts)
    jobs = min(jobs, len(parts))
    if jobs == 1:
        yield from alone
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=quiet_worker)
    try:
        if isinstance(pool.submit(ready).exception(), BrokenProcessPool):
            yield from alone
            return
        futures = [pool.submit(play_chunk, plan, first, end) for first, end in parts]
        for (first, end), future in zip(parts, futures, strict=True):
            try:
                yield future.result()
            except BrokenProcessPool:
                lost = empty(plan)
                for index in range(first, end):
                    lost.failed(plan, index, "the worker process ended before the game did")
                yield lost
    finally:
        pool.shutdown(cancel_futures=True)


def seat_bots(bots: Sequence[str], players: int, game_id: str) -> tuple[str, ...]:
    """One bot per seat from the names given: one for all, one for each, or a pattern that divides the seats."""
    names = [name.strip() for name in bots]
    if not names or len(names) > players or players % len(names):
        raise BadInput(f"Name one bot for all seats or one for each of the {players} seats, not {len(names)}.")
    for name in names:
        bot_registry.make(name, game_id)
    return tuple(names * (players // len(names)))


def try_table(game: Game, plan: Plan) -> None:
    """Options that do not go together are refused here; any other trouble is counted when it comes."""
    try:
        game.new_state(plan.players, plan.options, plan.seed)
    except BadInput:
        raise
    except Exception:
        return


def simulate(
    game_id: str,
    players: int,
    bots: Sequence[str] = (RANDOM,),
    games: int = 100,
    seed: str = "0",
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    limit: int = DECISION_LIMIT,
) -> Report:
    """Play `games` games and report. Raises BadInput for what cannot be played, and nothing once play has begun."""
    game = registry.get(game_id)
    game.check_seats(players)
    for name, value, most in (("games", games, 10**9), ("jobs", jobs, JOBS_AT_MOST), ("limit", limit, 10**9)):
        if not 1 <= value <= most:
            raise BadInput(f"The number of {name} must lie between 1 and {most}, not be {value}.")
    checked = game.check_options(dict(options or {}))
    plan = Plan(game.id, players, seat_bots(bots, players, game.id), checked, str(seed), limit)
    try_table(game, plan)
    total = empty(plan)
    parts = chunks(games, jobs)
    if progress is not None:
        progress(0, games)
    for (_, end), tally in zip(parts, tallies(plan, parts, jobs), strict=True):
        total.add(tally)
        if progress is not None:
            progress(end, games)
    return Report(
        game=plan.game_id,
        players=players,
        bots=list(plan.bots),
        options=plan.options,
        seed=plan.seed,
        games=games,
        finished=total.finished,
        errors=total.errors,
        decisions=total.decisions,
        cpu_seconds=round(total.cpu_seconds, 6),
        decisions_per_cpu_second=round(total.decisions / total.cpu_seconds, 1) if total.cpu_seconds else 0.0,
        wins=total.wins,
        wins_by_bot=total.wins_by_bot,
        nobody_won=total.nobody_won,
        endings=dict(sorted(total.endings.items())),
        turns={"mean": round(total.turns / total.finished, 2) if total.finished else 0.0, "max": total.longest},
        problems=total.problems,
    )
