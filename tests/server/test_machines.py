"""Three servers on one PostgreSQL behind nginx, on machines of their own, without sticky sessions: the way to grow."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server import machines
from tests.server.hall import Person
from tests.server.machines import PORT, PROXY, SERVERS, Machines
from tests.server.pgtemp import cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.timeout(900)]

GAMES = ("catan", "iron_throne", "sojusze", "lcg")
TABLES, SEATS = 8, 4
LONG = 180  # seconds: nothing that goes on takes so long


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Machines]:
    if reason := machines.why_not():
        pytest.skip(reason)
    with machines.network() as name, cluster(False, machines.HERE, machines.DATABASE_PORT) as pg:
        database = pg.url.removesuffix("postgres") + "hall"
        with psycopg.connect(pg.url, autocommit=True) as c:
            c.execute("CREATE DATABASE hall")
        made = Machines(name, tmp_path, database)
        try:
            for end in SERVERS:
                made.start(end)
            made.start_proxy()
            yield made
        finally:
            made.close()


class Player:
    """A person who plays on whatever happens, comes back when cut off, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.rng = random.Random(f"{table}-{seat}")
        self.n = -1
        self.acknowledged: list[int] = []  # codes, in order
        self.served_by = ""
        self.cuts = 0
        self.over = False
        self.asked: list[dict[str, Any]] = []
        self._pending: tuple[int, int] | None = None  # position and code of a choice that was sent

    def __str__(self) -> str:
        asked = [(q["seat"], q["kind"], q["id"]) for q in self.asked]
        return f"{self.table} seat {self.seat} at {self.n} by {self.served_by}: asked {asked}, sent {self._pending}"

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
                url = f"ws://{PROXY}/api/tables/{self.table}/socket?since={self.n}"
                headers = {"Cookie": self.person.cookie}
                async with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
                    assert socket.response is not None
                    self.served_by = socket.response.headers["X-Served-By"].split(",")[-1].strip()
                    await self._attend(socket, stop)
            self.served_by = ""
            self.cuts += 1
            await asyncio.sleep(0.05)

    async def _attend(self, socket: ClientConnection, stop: asyncio.Event) -> None:
        self._pending = None
        answered, asked = -1, self.asked
        while not stop.is_set() and not self.over:
            try:
                async with asyncio.timeout(0.5):
                    message: dict[str, Any] = json.loads(await socket.recv())
            except TimeoutError:
                continue
            self._note(message)
            if message["type"] in ("hello", "update"):
                at = message["position"] if message["type"] == "hello" else message
                self.asked = asked = at["questions"]
            elif message["type"] == "refused":  # another process was faster, or the choice could not be kept
                answered = -1
            mine = [q for q in self._own(asked) if q["id"] > answered]
            if mine and mine[0]["kind"] == asked[0]["kind"]:
                answered = mine[0]["id"]
                # One question is always answered alike: whether the answer before or after a cut counts, it is this.
                code = random.Random(f"{self.table}-{self.seat}-{answered}").choice(mine[0]["options"])[0]
                await asyncio.sleep(self.rng.uniform(0.01, 0.05))
                self._pending = (self.n, code)
                order = {"type": "choose", "seat": self.seat, "id": answered, "codes": [code]}
                await socket.send(json.dumps(order))

    def _note(self, message: dict[str, Any]) -> None:
        """A choice is acknowledged by a line of the log (an empty pass in a window has none)."""
        for n, chooser, _ in message.get("log", []):
            if self._pending is not None and chooser == self.seat and n > self._pending[0]:
                self.acknowledged.append(self._pending[1])
                self._pending = None
        if message["type"] == "refused":
            self._pending = None
        elif message["type"] == "hello":
            self.n = message["position"]["n"]
            self.over = message["table"]["status"] != "playing"
        elif message["type"] == "update":
            self.n = message["n"]
            self.over = bool(message["patch"].get("over"))

    def _own(self, asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [q for q in asked if q["seat"] == self.seat and q["options"]]


class Tables:
    """All tables and their people."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.stop = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def seat(self) -> None:
        for i in range(TABLES):
            people = [Person(f"http://{PROXY}") for _ in range(SEATS)]
            wishes = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
            table = (await people[0].post("/api/tables", {"game": GAMES[i % len(GAMES)], "seats": wishes}))["id"]
            for seat in range(1, SEATS):
                await people[seat].get("/api/me")
                await people[seat].post(f"/api/tables/{table}/join", {"seat": seat})
            await people[0].post(f"/api/tables/{table}/host", {"act": "start"})
            self.players += [Player(p, table, seat) for seat, p in enumerate(people)]
        self._tasks = [asyncio.create_task(p.play(self.stop)) for p in self.players]

    def heights(self) -> dict[str, int]:
        """How far each game that is not over has come."""
        out: dict[str, int] = {}
        for p in self.players:
            if not p.over:
                out[p.table] = max(p.n, out.get(p.table, 0))
        return out

    async def progress(self, choices: int = 15) -> None:
        """Wait until so many choices were made at every table."""
        begun = self.heights()
        try:
            await self._progress(begun, choices)
        except TimeoutError:
            stuck = {t for t, n in self.heights().items() if n < begun.get(t, 0) + choices}
            pytest.fail("\n".join(str(p) for p in self.players if p.table in stuck))

    async def _progress(self, begun: dict[str, int], choices: int) -> None:
        async with asyncio.timeout(LONG):
            while any(n < begun.get(t, 0) + choices for t, n in self.heights().items()):
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.05)

    async def everybody(self) -> list[set[str]]:
        """Wait until everybody is there; by which processes the people of each table are served."""
        async with asyncio.timeout(LONG):
            while True:
                by: dict[str, set[str]] = {}
                for p in self.players:
                    if not p.over:
                        by.setdefault(p.table, set()).add(p.served_by)
                if all("" not in served for served in by.values()):
                    return list(by.values())
                await asyncio.sleep(0.05)

    async def end(self) -> None:
        self.stop.set()
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        self.stop.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for p in self.players:
            await p.person.close()


@pytest_asyncio.fixture
async def tables(house: Machines) -> AsyncIterator[Tables]:
    made = Tables()
    await made.seat()
    yield made
    await made.close()


async def nothing_was_lost(house: Machines, tables: Tables) -> None:
    """Every acknowledged choice is in the log, every table opens everywhere, and all processes show the same."""
    await tables.end()
    log: dict[str, list[tuple[int, int]]] = {}
    with psycopg.connect(house.database) as c:
        rows = c.execute("SELECT table_id, n, kind, seat, code FROM log ORDER BY table_id, n")
        for table, n, kind, seat, code in rows:
            assert kind == 0
            log.setdefault(table, []).append((seat, code))
            assert n == len(log[table]), "no hole"
    for player in tables.players:
        own = [code for seat, code in log[player.table] if seat == player.seat]
        written = iter(own)
        lost = [code for code in player.acknowledged if code not in written]  # in this order
        assert not lost, f"{player}\nacknowledged {player.acknowledged}\nin the log {own}"
    assert sum(len(p.acknowledged) for p in tables.players) > TABLES * 10
    for table in {p.table for p in tables.players}:
        known = max(p.n for p in tables.players if p.table == table)
        async with asyncio.timeout(LONG):  # a pause may last, at each process its own
            while True:
                shown = [await looked_at(address, table) for address in SERVERS.values()]
                if shown[0] == shown[1] == shown[2] and shown[0][0] >= known:
                    break
                await asyncio.sleep(0.2)


async def looked_at(address: str, table: str) -> tuple[int, dict[str, Any]]:
    """A position as a spectator is shown it by one process."""
    spectator = Person(f"http://{address}:{PORT}")
    seat = await spectator.sit(table)
    position = (await seat.until("hello", timeout=60))["position"]
    await spectator.close()
    return position["n"], position["view"]


async def test_processes_come_and_go_under_load(house: Machines, tables: Tables) -> None:
    assert any(len(served) > 1 for served in await tables.everybody()), "people of one table at several processes"
    await tables.progress()
    for end, how in (("a", signal.SIGKILL), ("b", signal.SIGTERM), ("c", signal.SIGKILL), ("a", signal.SIGTERM)):
        house.stop(end, how)
        await tables.progress()
        await asyncio.to_thread(house.start, end)
        await tables.progress(5)
    assert any(p.cuts for p in tables.players)
    await nothing_was_lost(house, tables)


async def test_a_rolling_upgrade_with_a_migration(house: Machines, tables: Tables, tmp_path: Path) -> None:
    """The next release is started in place of one process after the other; old and new serve the same tables."""
    new = machines.upgraded(tmp_path / "next")
    await tables.everybody()
    await tables.progress()
    for end in SERVERS:
        house.stop(end)
        await asyncio.to_thread(house.start, end, new)
        await tables.everybody()
        await tables.progress()
    with psycopg.connect(house.database) as c:
        revisions = c.execute("SELECT version_num FROM alembic_version").fetchall()
        assert revisions == [("9000",)]
    await nothing_was_lost(house, tables)
