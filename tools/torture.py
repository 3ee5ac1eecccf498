"""Tortures a server and looks whether anything was lost: a checker in the spirit of Jepsen.

    .venv/bin/python tools/torture.py --seconds 60
    .venv/bin/python tools/torture.py --database postgres --seconds 600 --kills 200 --json

Scripted people play all games on a few tables over real requests and sockets and remember what they were told.
Meanwhile servers are killed, the database vanishes, its disk is full, sockets are cut (`--faults` names what; all kinds
by default). Then the faults end, and every memory is compared with the log of the database and with the games as a
server that was started anew replays them. Nothing acknowledged may be missing, nothing may be there twice, every table
takes orders again and opens, all viewers agree; else the exit code is 1. Only loopback is used; all processes are the
run's own and end with it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import shutil
import signal
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from torture_check import Row, Verdict, count_choices, judge
from torture_faults import KINDS, Faults, kinds_for
from torture_history import SPECTATOR, Snapshot, TableHistory
from torture_people import Party, Person, Plan, Refused, Tab
from torture_world import START_PATIENCE, PostgresWorld, SqliteWorld, World, own_mounts

PROOF = 2  # so many acknowledged choices show that a table takes orders again
PROOF_PATIENCE = 180.0
QUIET_PATIENCE = 120.0  # until nothing moves any more
PROCESSES = 3  # on PostgreSQL


@dataclass
class Wish:
    """What a run shall do."""

    seconds: float = 60.0
    tables: int = 5
    seed: str = "1"
    database: str = "sqlite"
    kills: int = 0
    faults: list[str] = field(default_factory=list)
    games: list[str] = field(default_factory=list)
    mounts: bool = False
    verbose: bool = False
    keep: str = ""  # a folder for logs


class Run:
    """One run from the first table to the verdict."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.rng = random.Random(wish.seed)
        kind: Callable[..., World] = PostgresWorld if wish.database == "postgres" else SqliteWorld
        self.world = kind(random.Random(self.rng.random()), PROCESSES, wish.mounts)
        self.faults = Faults(self.world, random.Random(self.rng.random()), wish.faults)
        self.plan = Plan(wish.seed, "tabs" in wish.faults)
        self.parties: list[Party] = []
        self.verdict = Verdict()
        self.stranger = Person("")
        self.people: list[Person] = []
        self.troubled = 0.0
        self.begun = time.monotonic()

    @property
    def tables(self) -> list[TableHistory]:
        return [table for party in self.parties for table in party.tables]

    def note(self, what: str) -> None:
        if self.wish.verbose:
            print(f"{time.monotonic() - self.begun:7.1f} s  {what}", file=sys.stderr, flush=True)

    async def play(self) -> None:
        """Open the world, play under faults, end the faults and see every table take orders again."""
        await self.world.open()
        address = f"127.0.0.1:{self.world.front.port}"
        self.stranger = Person(address)
        self.people = [Person(address) for _ in range(4)]
        for person in self.people:
            await person.call("/api/me", patience=START_PATIENCE)
        there = await self.stranger.call("/api/games", patience=START_PATIENCE)
        games = [g for g in there if not self.wish.games or g["id"] in self.wish.games]
        self.stranger.cookie = ""
        self.parties = [
            Party(self.plan, self.people, self.stranger, games[i % len(games)], i) for i in range(self.wish.tables)
        ]
        playing = [asyncio.create_task(party.live()) for party in self.parties]
        try:
            await self._all_begun()
            self.note("all tables play; the faults begin")
            begun = time.monotonic()
            await self.faults.trouble(self.wish.seconds, self.wish.kills)
            self.troubled = time.monotonic() - begun
            self.note(f"the faults end: {dict(self.faults.counts)}")
            await self.world.heal()
            if not await self.world.all_up():
                self.verdict.say("servers", f"not all come up after the faults: {self.world.last_words()}")
            self.note("all servers are up")
            await self._take_orders()
            self.note(f"tables that take no orders: {len(self.verdict.torn)}")
            await self._fall_silent()
        finally:
            self.plan.silent = self.plan.leaving = True
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def _all_begun(self) -> None:
        while not all(p.tables and p.tables[-1].acknowledged for p in self.parties):
            await asyncio.sleep(0.05)

    async def _take_orders(self) -> None:
        """After the faults: every game that is not over goes on. Those that do not are torn for good."""
        before = {t.id: t.acknowledged for t in self.tables if not t.over}
        end = time.monotonic() + PROOF_PATIENCE
        stuck = list(before)
        while stuck and time.monotonic() < end:
            await asyncio.sleep(0.1)
            going = [t for t in self.tables if t.id in before and not t.over]
            stuck = [t.id for t in going if t.acknowledged < before[t.id] + PROOF]
        for table in self.tables:
            if table.id in stuck:
                self.verdict.torn.add(table.id)
                self.verdict.say(table, "it takes no more orders although the faults have ended")

    async def _fall_silent(self) -> None:
        """No more orders; then wait until bots have come to the end of their turns and every tab has heard of it."""
        self.plan.silent = True
        tabs = [tab for party in self.parties for tab in party.tabs]
        end = time.monotonic() + QUIET_PATIENCE
        before: dict[str, list[Row]] = {}
        while time.monotonic() < end:
            rows, _ = await asyncio.to_thread(self.world.read)
            counts = {t.id: count_choices(rows.get(t.id, [])) for t in self.tables}
            if rows == before and all([await self._rests(tab, counts.get(tab.table.id, 0)) for tab in tabs]):
                return
            before = rows
            await asyncio.sleep(1.0)
        self.note("not every tab has heard of everything")

    async def _rests(self, tab: Tab, n: int) -> bool:
        """Has a tab heard of all choices, or of all that its eyes could notice (who looks back is shown as many)?"""
        if not tab.idle or tab.table.id in self.verdict.torn or tab.watcher.n >= n:
            return tab.idle
        with contextlib.suppress(OSError, Refused):
            return bool(tab.watcher.n >= (await tab.person.call(f"/api/replays/{tab.table.id}"))["n"])
        return False

    def _person(self, eyes: int) -> Person:
        return self.stranger if eyes == SPECTATOR else self.people[eyes]

    # ---------------------------------------------------------------- the end
    async def compare(self) -> Verdict:
        """Kill all servers, read the log, start a new server on it, and compare."""
        self.note("memories are compared")
        await self.world.stop_servers()
        self.faults.counts["kill"] += "kill" in self.wish.faults
        rows, copies = await asyncio.to_thread(self.world.read)
        server = await self.world.start_fresh()
        return judge(self.tables, rows, copies, await self.look(server.port), self.verdict)

    async def look(self, port: int) -> dict[str, dict[int, Snapshot]]:
        """What a server process tells each pair of eyes of each table; those it does not open are not there."""
        out: dict[str, dict[int, Snapshot]] = {}
        for table in self.tables:
            for eyes in (*table.persons, SPECTATOR):
                found = await self._person(eyes).look(port, table.id, eyes)
                if found is not None:
                    out.setdefault(table.id, {})[eyes] = found
        return out

    def keep(self, folder: Path) -> None:
        """What helps to find a fault: logs, the rows of all tables, and what each tab saw."""
        folder.mkdir(parents=True, exist_ok=True)
        for log in (*self.world.folder.glob("*.log"), *self.world.disk.glob("log")):
            shutil.copy(log, folder / log.name)
        rows, _ = self.world.read()
        with (folder / "memories").open("w", encoding="utf-8") as f:
            for table in self.tables:
                print(table.game, table.id, rows.get(table.id), file=f)
                for seat, orders in table.orders.items():
                    print(" ", seat, [(o.question, o.sent, o.acknowledged) for o in orders.values()], file=f)
                for w in table.watchers:
                    print(" ", w.name, [(s.n, s.lines, s.changed, round(s.at, 3)) for s in w.seen], file=f)

    def report(self) -> dict[str, Any]:
        v, world = self.verdict, self.world
        counts = self.faults.counts | ({"tabs": len(self.tables)} if self.plan.tabs else {})
        return {
            "database": self.wish.database, "seed": self.wish.seed, "seconds": round(self.troubled, 1),
            "tables": len(self.tables), "games": sorted({t.game for t in self.tables}),
            "faults": {k: counts.get(k, 0) for k in self.wish.faults if k not in self.faults.not_done},
            "not_done": self.faults.not_done, "sent": self.plan.sent, "undo": self.plan.undone,
            "reconnects": self.plan.reconnects, "refusals": dict(self.plan.refusals.most_common()),
            "closings": {str(k): n for k, n in self.plan.closings.most_common()},
            "kills_while_starting": self.faults.starting, "exits": world.exits, "starts": len(world.start_times),
            "median_start": round(statistics.median(world.start_times or [0.0]), 1),
            "slowest_start": round(max(world.start_times, default=0.0), 1), "seen": v.seen,
            "acknowledged": v.acknowledged, "lost": v.lost, "doubled": v.doubled, "torn": len(v.torn),
            "unopened": len(v.unopened), "disagreements": v.disagreements, "gaps": v.gaps,
            "findings": v.findings, "clean": v.clean,
        }  # fmt: skip


async def torture(wish: Wish) -> dict[str, Any]:
    """Run, compare, clean up; what there is to say."""
    run = Run(wish)
    task = asyncio.current_task()
    assert task is not None
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, task.cancel)
    try:
        await run.play()
        await run.compare()
        return run.report()
    finally:
        if wish.keep:
            run.keep(Path(wish.keep))
        await run.world.close()


def show(report: dict[str, Any]) -> None:
    """The report as a table."""
    print(f"{report['database']}, seed {report['seed']}: {report['seconds']} s of faults at {report['tables']} tables")
    for kind, count in report["faults"].items():
        print(f"  {count:7}  {KINDS[kind]}")
    for kind, why in report["not_done"].items():
        print(f"  not done {KINDS[kind]}: {why}")
    for name in ("acknowledged", "lost", "doubled", "torn", "unopened", "disagreements", "gaps"):
        print(f"  {report[name]:7}  {name}")
    print(f"  servers that ended by themselves: {report['exits']}")
    print(f"  of the kills {report['kills_while_starting']} hit servers that were only starting")
    print(f"  {report['starts']} starts: median {report['median_start']} s, slowest {report['slowest_start']} s")
    print(f"  refusals: {report['refusals']}")
    for finding in report["findings"]:
        print(f"  ! {finding}")


def read_wish(args: list[str] | None = None) -> tuple[Wish, bool]:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long faults are injected")
    parser.add_argument("--tables", type=int, default=5, help="games played at the same time")
    parser.add_argument("--seed", default="1", help="of the people's choices and of the faults")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--kills", type=int, default=0, help="go on until so many server processes were killed")
    parser.add_argument("--faults", default="all", help=f"some of: {', '.join(KINDS)}; or all, or none")
    parser.add_argument("--games", default="", help="some of the games; all by default")
    parser.add_argument("--keep", metavar="FOLDER", default="", help="copy the logs of servers and database there")
    parser.add_argument("--verbose", action="store_true", help="tell on standard error how far the run is")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    given = parser.parse_args(args)
    if given.seconds <= 0 or given.tables < 1 or given.kills < 0:
        parser.error("--seconds and --tables must be above 0, --kills not below 0")
    possible = kinds_for(given.database)
    faults = {"all": possible, "none": []}.get(given.faults, [f for f in given.faults.split(",") if f])
    unknown = [f for f in faults if f not in possible]
    if unknown:
        parser.error(f"there is no fault {', '.join(unknown)} on {given.database}; there are {', '.join(possible)}")
    games = [g for g in given.games.split(",") if g]
    wish = Wish(given.seconds, given.tables, given.seed, given.database, given.kills, faults, games)
    wish.verbose, wish.keep = given.verbose, given.keep
    return wish, given.json


def main() -> None:
    wish, as_json = read_wish()
    wish.mounts = "full" in wish.faults and own_mounts()
    report = asyncio.run(torture(wish))
    if as_json:
        print(json.dumps(report, indent=1))
    else:
        show(report)
    sys.exit(0 if report["clean"] else 1)


if __name__ == "__main__":
    main()
