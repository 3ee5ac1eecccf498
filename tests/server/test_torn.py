"""A database that may vanish: what is not stored is not remembered either, and a torn table becomes whole again."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
import pytest_asyncio
from websockets.exceptions import WebSocketException

from greathall.server import hub as hub_module
from greathall.server import store as store_module
from greathall.server import writer as writer_module
from greathall.server.hub import Hub
from greathall.server.room import Room
from greathall.server.rows import REWIND, LogRow
from greathall.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.hall import Hall, Person, Seat, open_hall
from tests.server.pgtemp import Cluster, cluster

pytestmark = pytest.mark.asyncio
ROUNDS = 1  # how often PostgreSQL is taken away


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long in these tests."""
    monkeypatch.setattr(hub_module, "MEND_LAST", 0.1)
    monkeypatch.setattr(hub_module, "RESUME_AGAIN", 0.05)
    short = [p if not p.startswith("busy") else "busy_timeout=50" for p in writer_module.SQLITE]
    monkeypatch.setattr(writer_module, "SQLITE", short)
    monkeypatch.setattr(store_module, "SQLITE", short)


def come_to(log: list[LogRow]) -> list[tuple[int, int]]:
    """The choices that a log comes to."""
    out: list[tuple[int, int]] = []
    for row in log:
        if row.kind == REWIND:
            del out[row.code :]
        else:
            out.append((row.seat, row.code))
    return out


async def agree(hall: Hall, table: str) -> list[tuple[int, int]]:
    """Memory and log of a table are the same; its choices."""
    room = hall.server.hub.rooms[table]
    async with room.lock:
        log = await hall.server.store.log_after(table, 0)
        assert [row.n for row in log] == list(range(1, len(log) + 1)) and room.rows == len(log)
        assert room.match is not None and room.match.choices == come_to(log)
        return list(room.match.choices)


async def whole(room: Room) -> None:
    async with asyncio.timeout(20):
        while room.torn is not None:
            await asyncio.sleep(0.01)


# ---------------------------------------------------------------- SQLite, taken away in several ways
def away(path: str, what: str = "log") -> Callable[[], None]:
    """Neither written nor read; gives the way back. To be called in a thread: the server in the test's own loop may
    hold the lock and need the loop to let it go."""

    def rename(old: str, new: str) -> None:
        with contextlib.closing(sqlite3.connect(path, timeout=10)) as db:
            db.execute(f"ALTER TABLE {old} RENAME TO {new}")
            db.commit()

    rename(what, "gone")
    return lambda: rename("gone", what)


def refusing(path: str) -> Callable[[], None]:
    """Read, but not written: a trigger refuses every entry."""

    def run(sql: str) -> None:
        with contextlib.closing(sqlite3.connect(path, timeout=10)) as db:
            db.execute(sql)
            db.commit()

    run("CREATE TRIGGER no BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'no'); END")
    return lambda: run("DROP TRIGGER no")


def locked(path: str) -> Callable[[], None]:
    """Another connection holds the right to write for longer than anybody waits for it."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    return db.close


async def begin(hall: Hall, **more: Any) -> tuple[Person, str, Seat, Room]:
    """One person at all seats, some choices on."""
    anna = hall.person()
    table = await anna.make("me", "me", "me", **more)
    seat = await anna.sit(table)
    await seat.next()
    for _ in range(3):
        await step(seat)
    return anna, table, seat, hall.server.hub.rooms[table]


async def step(seat: Seat) -> None:
    """Whoever is asked first chooses."""
    n, asked = seat.n, seat.questions[0]["seat"]
    if seat.seat != asked:
        await seat.send(type="look", seat=asked)
        await seat.until("hello")
    await seat.choose(rng=random.Random(n))
    await seat.catch_up(n + 1)


async def choose_in_vain(seat: Seat) -> dict[str, Any]:
    """A choice that cannot be stored: refused, and still open. The order that was sent."""
    asked = seat.questions[0]["seat"]
    if seat.seat != asked:
        await seat.send(type="look", seat=asked)
        await seat.until("hello")
    q = seat.question()
    assert q is not None
    order = {"type": "choose", "seat": asked, "id": q["id"], "codes": [q["options"][0][0]], "ref": 7}
    await seat.send(**order)
    refused = await seat.until("refused")
    assert refused["message"] == "error-not-stored" and refused["ref"] == 7
    return order


@pytest.mark.parametrize("take", [away, refusing, locked])
async def test_a_choice_that_is_not_stored_is_not_remembered(
    small: Hall, take: Callable[[str], Callable[[], None]]
) -> None:
    _, table, seat, room = await begin(small)
    before = await agree(small, table)
    give_back = await asyncio.to_thread(take, small.server.settings.database)
    order = await choose_in_vain(seat)
    assert room.match is not None and room.match.choices == before
    for _ in range(2):  # and again, torn or mended in between
        await seat.send(**order)
        assert (await seat.until("refused"))["message"] == "error-not-stored"
    await asyncio.to_thread(give_back)
    await whole(room)
    assert await agree(small, table) == before
    await seat.send(**order)
    await seat.catch_up(len(before) + 1)
    await step(seat)
    assert len(await agree(small, table)) == len(before) + 2


async def test_a_torn_room_takes_no_order_and_says_so_when_it_is_whole(small: Hall) -> None:
    anna, table, seat, room = await begin(small)
    before, mine = await agree(small, table), seat.seat
    give_back = await asyncio.to_thread(away, small.server.settings.database)
    order = await choose_in_vain(seat)
    assert room.torn is not None
    for other in (
        {"type": "undo", "seat": mine}, {"type": "resign", "seat": mine},
        {"type": "vote", "seat": mine, "request": 1, "yes": True},
        {"type": "promise", "seat": mine, "to": -1, "text": "peace", "ref": 3},
    ):  # fmt: skip
        await seat.send(**other)
        assert (await seat.until("refused"))["message"] == "error-not-stored", other
    refused = await anna.post(f"/api/tables/{table}/host", {"act": "bot", "seat": 1}, 503)
    assert refused["key"] == "error-not-stored"
    stranger = await small.person().sit(table)  # is shown what is known, or may come back
    assert (await stranger.next())["position"]["n"] == len(before)
    await asyncio.to_thread(give_back)
    await seat.until("hello")  # now it is whole
    assert seat.n == len(before)
    await whole(room)
    await seat.send(**order)
    await seat.catch_up(len(before) + 1)
    await agree(small, table)


@pytest.mark.parametrize("take", [away, refusing, locked])
async def test_taking_back_is_stored_or_has_not_happened(
    small: Hall, take: Callable[[str], Callable[[], None]]
) -> None:
    _, table, seat, room = await begin(small)
    async with asyncio.timeout(20):
        while room.match is not None and not room.match.can_undo(room.match.choices[-1][0]):
            await step(seat)
    before = await agree(small, table)
    give_back = await asyncio.to_thread(take, small.server.settings.database)
    chooser = before[-1][0]
    await seat.send(type="undo", seat=chooser)
    assert (await seat.until("refused"))["message"] == "error-not-stored"
    assert room.match is not None and room.match.choices == before
    await asyncio.to_thread(give_back)
    await whole(room)
    assert await agree(small, table) == before
    await seat.send(type="undo", seat=chooser)
    await seat.until("rewound")
    assert await agree(small, table) == before[:-1]


async def test_the_clock_of_a_torn_room_stands_still(small: Hall) -> None:
    _, _, seat, room = await begin(small, clock={"kind": "reserve", "seconds": 1000, "increment": 0})
    give_back = await asyncio.to_thread(away, small.server.settings.database)
    await choose_in_vain(seat)
    asked = seat.seat
    assert room.torn is not None
    room.torn -= 500.0  # torn for so long, as far as the room knows
    room.asked[asked].since -= 500.0
    left = room.time_left()[asked]
    await asyncio.sleep(0.05)
    assert room.time_left()[asked] == left
    await asyncio.to_thread(give_back)
    hello = await seat.until("hello")
    assert hello["deadline"] == pytest.approx(left, abs=0.02)
    await whole(room)
    n = seat.n
    await seat.choose()
    await seat.catch_up(n + 1)
    reserve = room.seats[asked].reserve
    assert reserve is not None and reserve > left - 60


async def test_memory_and_log_are_compared_before_anything_is_written(small: Hall) -> None:
    """Whatever brings them apart: the room is read again, and no hole is written."""
    _, table, seat, room = await begin(small)
    before = await agree(small, table)
    assert room.match is not None
    async with room.lock:  # a choice that the log does not know
        ask = room.match.state.asks[0]
        room.match.choose(ask.seat, ask.options[0])
        room.track(room.rows, ask.seat)
    asked = room.match.state.asks[0].seat
    await seat.send(type="look", seat=asked)
    await seat.until("hello")
    await choose_in_vain(seat)
    assert (await seat.until("hello"))["position"]["n"] == len(before)
    await whole(room)
    assert await agree(small, table) == before


async def test_a_bot_whose_answer_was_not_stored_is_asked_again(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("random", "random", "random")
    room = small.server.hub.rooms[table]
    async with asyncio.timeout(30):
        while room.rows < 3:
            await asyncio.sleep(0.01)
        give_back = await asyncio.to_thread(away, small.server.settings.database)
        while room.torn is None:
            await asyncio.sleep(0.01)
        n = room.rows
        await asyncio.to_thread(give_back)
        while room.rows < n + 5:
            await asyncio.sleep(0.01)


async def test_resuming_goes_on_when_the_database_was_away(sqlite_settings: Settings) -> None:
    async with open_hall(sqlite_settings) as hall:
        table = await hall.person().make("me", "me", "me", clock={"kind": "move", "seconds": 86400})
    give_back = await asyncio.to_thread(away, sqlite_settings.database, "tables")
    async with open_hall(sqlite_settings) as hall, asyncio.timeout(30):
        while not hall.server.metrics.errors:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(give_back)
        while table not in hall.server.hub.rooms:  # its clock runs, though nobody looks on
            await asyncio.sleep(0.01)


# ---------------------------------------------------------------- PostgreSQL, stopped under play
@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest_asyncio.fixture
async def shared(own_cluster: Cluster) -> Settings:
    return Settings(database=new_database(own_cluster.url), secret="a secret", rate=0, bot_delay=(0.0, 0.0))


class Player:
    """Somebody who plays on whatever happens, and knows which of their choices were acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.rng = random.Random(table)
        self.acknowledged: list[int] = []
        self.pending: tuple[int, int] | None = None  # id of the question, code
        self.lines: dict[int, Any] = {}
        self.refused = 0

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with contextlib.suppress(OSError, WebSocketException):
                await self._sit(stop)
            await asyncio.sleep(0.02)

    async def _sit(self, stop: asyncio.Event) -> None:
        seat = await self.person.sit(self.table)
        sent = None
        while not stop.is_set():
            try:
                message = await seat.next(0.2)
            except TimeoutError:
                continue
            for n, line in seat.log.items():
                assert self.lines.setdefault(n, line) == line
            if message["type"] == "refused":
                assert message["message"] in ("error-not-stored", "error-too-late"), message
                self.refused += 1
                sent = None
                continue  # whoever was refused so is told when to try again
            q = seat.question(0)
            if self.pending is not None and (q is None or q["id"] != self.pending[0]):
                self.acknowledged.append(self.pending[1])
                self.pending = None
            if q is not None and self.pending is None:
                self.pending = (q["id"], self.rng.choice(q["options"])[0])
            if q is not None and self.pending is not None and sent != self.pending:
                sent = self.pending
                await seat.send(type="choose", seat=0, id=sent[0], codes=[sent[1]], ref=1)


async def restarted(c: Cluster, _: Hub) -> None:
    await asyncio.to_thread(c.stop)
    await asyncio.sleep(0.3)
    await asyncio.to_thread(c.start)


async def frozen(c: Cluster, hub: Hub) -> None:
    """Until it is clear that nothing can be stored; it cannot be known whether what hung is."""
    with pytest.MonkeyPatch.context() as impatient:
        impatient.setattr(writer_module, "PATIENCE", 0.5)
        impatient.setattr(store_module, "PATIENCE", 0.5)
        await asyncio.to_thread(c.freeze)
        try:
            async with asyncio.timeout(30):
                while all(room.torn is None for room in hub.rooms.values()):
                    await asyncio.sleep(0.05)
        finally:
            await asyncio.to_thread(c.thaw)


@contextlib.asynccontextmanager
async def under_play(hall: Hall, tables: int) -> AsyncIterator[list[Player]]:
    players = []
    for i in range(tables):
        anna = hall.person()
        players.append(Player(anna, await anna.make("me", "random", "random", seed=f"{i}")))
    stop = asyncio.Event()
    tasks = [asyncio.create_task(p.play(stop)) for p in players]
    try:
        yield players
    finally:
        stop.set()
        await asyncio.gather(*tasks)


async def gone_on(hub: Hub, players: list[Player], by: int) -> None:
    """Every game has gone on by some choices, or has ended."""
    before = {p.table: hub.rooms[p.table].rows for p in players}
    async with asyncio.timeout(60):
        while any(
            (room := hub.rooms[t]).torn is not None or (room.rows < n + by and room.row.playing)
            for t, n in before.items()
        ):
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("fault", [restarted, frozen])
async def test_postgres_is_away_for_a_moment_under_play(
    own_cluster: Cluster, shared: Settings, fault: Callable[[Cluster, Hub], Awaitable[None]]
) -> None:
    async with open_hall(shared) as hall:
        hub = hall.server.hub
        async with under_play(hall, 3) as players:
            await gone_on(hub, players, 6)
            for _ in range(ROUNDS):
                await fault(own_cluster, hub)
                await gone_on(hub, players, 6)
        played = {}
        for p in players:
            room = hub.rooms[p.table]
            await whole(room)
            played[p.table] = await agree(hall, p.table)
            mine = [code for seat, code in played[p.table] if seat == 0]
            more = [p.pending[1]] if p.pending is not None and len(mine) > len(p.acknowledged) else []
            assert mine == p.acknowledged + more, "none lost, none doubled"
            assert all(line[1] == played[p.table][n - 1][0] for n, line in p.lines.items() if n)
    async with open_hall(shared) as hall:
        for p in players:
            back = await Person(hall.base, p.person.cookie).sit(p.table)
            hello = await back.next()
            assert hello["type"] == "hello" and hello["position"]["n"] >= len(played[p.table])
            match = hall.server.hub.rooms[p.table].match
            assert match is not None and match.choices[: len(played[p.table])] == played[p.table]
            back.socket.transport.abort()


async def test_what_was_given_up_and_is_stored_after_all_is_told(
    own_cluster: Cluster, shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database takes a choice in and cannot say so any more: it counts, once, and everybody hears of it."""
    async with open_hall(shared) as hall:
        anna = hall.person()
        table = await anna.make("me", "me", "me")
        seat = await anna.sit(table)
        await seat.next()
        await step(seat)
        committer = hall.server.store._committer
        commit = type(committer)._commit

        async def unheard(self: Any, group: Any) -> None:
            await commit(self, group)
            monkeypatch.undo()
            raise TimeoutError

        monkeypatch.setattr(type(committer), "_commit", unheard)
        n = seat.n
        asked = seat.questions[0]["seat"]
        await seat.send(type="look", seat=asked)
        await seat.until("hello")
        await seat.choose()
        while seat.n < n + 1:
            await seat.next()
        await whole(hall.server.hub.rooms[table])
        assert len(await agree(hall, table)) == n + 1
