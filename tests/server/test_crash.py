"""Server processes that are killed: nothing that was acknowledged is lost, and the others go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from greathall.server.metrics import Metrics
from greathall.server.settings import Settings
from greathall.server.store import Store
from tests.server.conftest import new_database
from tests.server.hall import Person, Seat

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.timeout(180)]


class Process:
    """A real server."""

    def __init__(self, database: str, port: int = 0) -> None:
        env = {
            **os.environ, "GREATHALL_DATABASE": database, "GREATHALL_SECRET": "the tests", "GREATHALL_RATE": "0",
            "GREATHALL_BOT_DELAY": "0.01",
        }  # fmt: skip
        command = [sys.executable, "-m", "greathall", "serve", "--no-browser", "--port", str(port)]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.base = self.process.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
        for _ in range(200):
            try:
                urllib.request.urlopen(self.base + "/healthz", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    started: list[Process] = []
    yield started
    for p in started:
        p.kill()


async def read_log(database: str, table: str) -> list[tuple[int, int, int, int]]:
    store = Store(Settings(database=database), Metrics())
    rows = [r[:4] for r in await store.log_after(table, 0)]
    await store.engine.dispose()
    return rows


async def lengths(database: str, tables: list[str]) -> dict[str, int]:
    return {t: len(await read_log(database, t)) for t in tables}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_kill_in_mid_game_loses_nothing(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, processes: list[Process]
) -> None:
    sqlite = str(tmp_path / "hall.db")
    database = new_database(request.getfixturevalue("pg")) if kind == "postgres" else sqlite
    first = Process(database)
    processes.append(first)
    anna = Person(first.base)
    table = await anna.make("me", "heuristic", "random")
    seat = await anna.sit(table)
    await seat.next()
    task = asyncio.create_task(seat.play(random.Random(2)))
    async with asyncio.timeout(60):
        while seat.n <= 20:  # well under way, however slow the machine
            await asyncio.sleep(0.02)
    first.kill()
    with pytest.raises(ConnectionClosed):
        await task
    seen, told = seat.n, dict(seat.log)
    second = Process(database)
    processes.append(second)
    again = Person(second.base, anna.cookie)
    back = await again.sit(table, since=seen)
    await back.next()
    assert back.n >= seen and all(n > seen for n in back.log)
    whole = await again.sit(table)
    await whole.next()
    assert all(whole.log[n] == line for n, line in told.items())
    n = back.n
    task = asyncio.create_task(back.play(random.Random(3), 20))
    await task
    assert back.n > n
    rows = await read_log(database, table)
    assert [r[0] for r in rows] == list(range(1, len(rows) + 1))
    await anna.close()
    await again.close()


async def follow(people: list[Person], table: str, start: int, rng: random.Random, stop: asyncio.Event) -> Seat:
    """Play a seat; when the server dies, go on at the next one with what was seen."""
    log: dict[int, object] = {}
    at, seen = start, -1
    while True:
        try:
            seat = await people[at % len(people)].sit(table, since=seen)
        except OSError:
            at += 1
            continue
        answered = -1
        try:
            while not stop.is_set():
                try:
                    await seat.next(0.3)
                except TimeoutError:
                    continue
                assert all(log.get(n, line) == line for n, line in seat.log.items())
                log.update(seat.log)
                seen = seat.n
                q = seat.question()
                if q is not None and q["id"] > answered:
                    answered = q["id"]
                    await seat.choose(rng=rng)
            seat.log = log  # type: ignore[assignment]
            return seat
        except ConnectionClosed:
            at += 1


async def test_two_processes_on_one_database(pg: str, processes: list[Process]) -> None:
    database = new_database(pg)
    one, two = Process(database), Process(database)
    processes += [one, two]
    anna = [Person(one.base), Person(two.base)]
    bob = [Person(two.base), Person(one.base)]
    await anna[0].get("/api/me")
    await bob[0].get("/api/me")
    anna[1].cookie, bob[1].cookie = anna[0].cookie, bob[0].cookie
    tables = []
    for i in range(6):
        table = await anna[0].make("me", "open", "random", start=False, seed=f"{i}")
        await bob[0].post(f"/api/tables/{table}/join", {"seat": 1})
        await anna[i % 2].post(f"/api/tables/{table}/host", {"act": "start"})
        tables.append(table)
    stop = asyncio.Event()
    tasks = [
        asyncio.create_task(follow(people, t, 0, random.Random(f"{t}{i}"), stop))
        for t in tables
        for i, people in enumerate((anna, bob))
    ]
    async with asyncio.timeout(90):
        while min((await lengths(database, tables)).values()) <= 10:
            await asyncio.sleep(0.1)
        one.kill()
        before = await lengths(database, tables)
        while any(after <= before[t] for t, after in (await lengths(database, tables)).items()):
            await asyncio.sleep(0.1)  # until every table has gone on
    stop.set()
    seats = await asyncio.gather(*tasks)
    for i, t in enumerate(tables):
        rows = await read_log(database, t)
        assert [r[0] for r in rows] == list(range(1, len(rows) + 1))
        a, b = seats[2 * i], seats[2 * i + 1]
        assert sorted(a.log) == list(range(a.n + 1)) and sorted(b.log) == list(range(b.n + 1))
        for n in range(1, min(a.n, b.n) + 1):
            assert a.log[n][1] == b.log[n][1] == rows[n - 1][2]
    for p in (*anna, *bob):
        await p.close()
