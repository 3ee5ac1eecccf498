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
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
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
from greathall.lab.driver import DECISION_LIMIT, check_conserved, few_collections, play_out, play_random

RANDOM: Final = "random"  # the bot that the fast path of the driver stands for
CHECK_EVERY: Final = 50  # decisions between two looks at conservation,
CHECKED_GAMES: Final = 20  # in one game of so many; every game is looked at when it is over
PROBLEMS_KEPT: Final = 10
JOBS_AT_MOST: Final = 256

Progress = Callable[[int, int], None]  # games done, games in all


Shares = dict[str, dict[str, list[int]]]  # kind of thing -> its name -> [wins, games] of seats that played with it


def add_shares(to: Shares, more: Shares) -> None:
    for kind, names in more.items():
        for name, (wins, games) in names.items():
            count = to.setdefault(kind, {}).setdefault(name, [0, 0])
            count[0] += wins
            count[1] += games


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
    shares: Shares = field(default_factory=dict)
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
        add_shares(self.shares, other.shares)
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
        for seat in range(plan.players):
            for kind, name in game.played_as(state, seat):
                count = self.shares.setdefault(kind, {}).setdefault(name, [0, 0])
                count[0] += seat in state.winners
                count[1] += 1
        how = game.ending(state)
        self.endings[how] = self.endings.get(how, 0) + 1
        turn = game.turns(state)
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
    shares: Shares  # what seats played with: a deck, a house; wins and games
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
    with few_collections():
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


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """Processes to play in, or None where one is enough or none can be started."""
    if jobs == 1:
        yield None
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=quiet_worker)
    try:
        broken = isinstance(pool.submit(ready).exception(), BrokenProcessPool)
        yield None if broken else pool
    finally:
        pool.shutdown(cancel_futures=True)


def tallies(plan: Plan, parts: list[tuple[int, int]], pool: ProcessPoolExecutor | None) -> Iterator[Tally]:
    """The tally of every part, in their order."""
    if pool is None:
        yield from (play_chunk(plan, first, end) for first, end in parts)
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
    plan = checked_plan(game_id, players, bots, games, seed, options or {}, jobs, limit)
    with workers(min(jobs, len(chunks(games, jobs)))) as pool:
        return run_plan(plan, games, jobs, pool, progress)


def simulate_tables(
    game_id: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Sequence[Mapping[str, Any]],
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """The same at several tables, `games` games at each, as one report."""
    plans = [checked_plan(game_id, players, bots, games, seed, given, jobs, DECISION_LIMIT) for given in options]
    reports = []
    with workers(jobs if len(plans) > 1 else min(jobs, len(chunks(games, jobs)))) as pool:
        for number, plan in enumerate(plans):

            def told(done: int, _: int, before: int = number * games) -> None:
                if progress is not None:
                    progress(before + done, games * len(plans))

            reports.append(run_plan(plan, games, jobs, pool, told))
    return reports[0] if len(reports) == 1 else together(reports)


def checked_plan(
    game_id: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, Any],
    jobs: int,
    limit: int,
) -> Plan:
    game = registry.get(game_id)
    game.check_seats(players)
    for name, value, most in (("games", games, 10**9), ("jobs", jobs, JOBS_AT_MOST), ("limit", limit, 10**9)):
        if not 1 <= value <= most:
            raise BadInput(f"The number of {name} must lie between 1 and {most}, not be {value}.")
    checked = game.check_options(dict(options))
    plan = Plan(game.id, players, seat_bots(bots, players, game.id), checked, str(seed), limit)
    try_table(game, plan)
    return plan


def run_plan(plan: Plan, games: int, jobs: int, pool: ProcessPoolExecutor | None, progress: Progress | None) -> Report:
    total = empty(plan)
    parts = chunks(games, jobs)
    if progress is not None:
        progress(0, games)
    for (_, end), tally in zip(parts, tallies(plan, parts, pool), strict=True):
        total.add(tally)
        if progress is not None:
            progress(end, games)
    return Report(
        game=plan.game_id,
        players=plan.players,
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
        shares={kind: dict(sorted(names.items())) for kind, names in sorted(total.shares.items())},
        problems=total.problems,
    )


# ---------------------------------------------------------------- several tables
ALL: Final = "*"
BETWEEN: Final = "|"


def tables(game_id: str, options: Mapping[str, str]) -> list[dict[str, str]]:
    """Every table that options with several values describe: `a|b`, or `*` for all values the option has."""
    game = registry.get(game_id)
    known = {option.name: list(option.choices) for option in game.table_options()}
    out: list[dict[str, str]] = [{}]
    for name, given in options.items():
        values = [given]
        if given == ALL:
            if not known.get(name):
                raise BadInput(f"Option {name} has no list of values for '*'; name them, separated by '|'.")
            values = known[name]
        elif BETWEEN in given and "\n" not in given:
            values = [value.strip() for value in given.split(BETWEEN)]
        out = [{**table, name: value} for table in out for value in values]
    return out


def together(reports: Sequence[Report]) -> Report:
    """Runs at different tables as one: what differs between the tables is left out of the options."""
    first = reports[0]
    shares: Shares = {}
    endings: dict[str, int] = {}
    for report in reports:
        add_shares(shares, report.shares)
        for ending, count in report.endings.items():
            endings[ending] = endings.get(ending, 0) + count
    finished = sum(r.finished for r in reports)
    cpu = sum(r.cpu_seconds for r in reports)
    decisions = sum(r.decisions for r in reports)
    turns = sum(r.turns["mean"] * r.finished for r in reports)
    return replace(
        first,
        options={k: v for k, v in first.options.items() if all(r.options.get(k) == v for r in reports)},
        games=sum(r.games for r in reports),
        finished=finished,
        errors=sum(r.errors for r in reports),
        decisions=decisions,
        cpu_seconds=round(cpu, 6),
        decisions_per_cpu_second=round(decisions / cpu, 1) if cpu else 0.0,
        wins=[sum(r.wins[p] for r in reports) for p in range(first.players)],
        wins_by_bot={bot: sum(r.wins_by_bot[bot] for r in reports) for bot in first.wins_by_bot},
        nobody_won=sum(r.nobody_won for r in reports),
        endings=dict(sorted(endings.items())),
        turns={
            "mean": round(turns / finished, 2) if finished else 0.0,
            "max": max(r.turns["max"] for r in reports),
        },
        shares={kind: dict(sorted(names.items())) for kind, names in sorted(shares.items())},
        problems=[x for r in reports for x in r.problems][:PROBLEMS_KEPT],
    )
