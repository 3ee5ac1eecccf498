"""Several processes on one database: whoever looks on at one hears what happens at the other, whatever the moment."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from greathall.server import together
from greathall.server.bots import Job, think
from greathall.server.hub import Hub
from greathall.server.room import Room
from greathall.server.settings import Settings
from greathall.server.store import Store
from tests.server.conftest import new_database
from tests.server.hall import Hall, Seat, open_hall, until

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def shared(pg: str) -> Settings:
    return Settings(database=new_database(pg), secret="a secret of the tests", rate=0, bot_delay=(0.0, 0.0))


@pytest_asyncio.fixture
async def here(shared: Settings) -> AsyncIterator[Hall]:
    async with open_hall(shared) as hall:
        yield hall


async def chooses(seat: Seat) -> None:
    """The first seat answers; in this game nobody else is asked at the start."""
    while seat.question() is None:
        await seat.next()
    await seat.choose(rng=random.Random(1))


async def hears(seat: Seat, n: int) -> None:
    while seat.n < n:
        await seat.next(5)


async def table_of_two(here: Hall, there: Hall) -> tuple[str, Seat, Any]:
    """A table with a person at each process; the one here is seated and asked first."""
    anna, bob = here.person(), there.person()
    table = await anna.make("me", "open", "random", start=False, options={"first_player": "0"})
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    seat = await anna.sit(table)
    await seat.next()
    return table, seat, bob


async def test_a_change_between_opening_a_room_and_entering_it(
    here: Hall, shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process changes the table when its room has just been fetched: who enters then hears of all the rest."""
    async with open_hall(shared) as there:
        table, seat, bob = await table_of_two(here, there)
        fetch = Hub.room

        async def changed_meanwhile(self: Hub, wanted: str) -> Room:
            room = await fetch(self, wanted)
            await self.changed(wanted)
            return room

        monkeypatch.setattr(there.server.hub, "room", changed_meanwhile.__get__(there.server.hub))
        other = await bob.sit(table)
        await other.next()
        monkeypatch.undo()
        await chooses(seat)
        await hears(seat, 1)
        await hears(other, 1)


async def test_a_change_while_somebody_waits_to_enter(small: Hall, sqlite_settings: Settings) -> None:
    """News of a change come in the moment in which one has let go of a room's lock and the next, who waits to enter,
    has not taken it yet: nobody looks on, nobody holds it. Who enters then is shown the change."""
    async with open_hall(sqlite_settings) as there:
        table, seat, bob = await table_of_two(small, small)
        hub = there.server.hub
        room = await hub.room(table)
        assert room.match is not None and not room.attendance.viewers
        await room.lock.acquire()  # a neighbour is being seated
        other = await there.person(bob.cookie).sit(table)
        while not room.lock._waiters:
            await asyncio.sleep(0.005)
        await chooses(seat)
        await hears(seat, 1)
        room.lock.release()
        assert not room.lock.locked()
        await hub.changed(table)
        hello = await other.until("hello")
        assert hello["position"]["n"] >= 1


async def test_tables_opened_before_listening_began(
    here: Hall, shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_listen = asyncio.Event()
    listen = Store._listen

    async def late(self: Store, *whom: Any) -> None:
        await may_listen.wait()
        await listen(self, *whom)

    monkeypatch.setattr(Store, "_listen", late)
    async with open_hall(shared) as there:
        table, seat, bob = await table_of_two(here, there)
        other = await bob.sit(table)
        await other.next()
        await chooses(seat)
        await hears(seat, 1)
        with contextlib.suppress(TimeoutError):
            while other.n < 1:
                await other.next(0.5)
        assert other.n < 1, "nobody could have told it yet"
        may_listen.set()
        await hears(other, 1)


# ---------------------------------------------------------------- one asks the bots, and all know who is there
@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long until the others notice something."""
    monkeypatch.setattr(together, "BEAT", 0.1)


def count_questions(hall: Hall, asked: list[tuple[int, tuple[int, int, int]]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Note every question to a bot: by whom, rewinds, number of choices, seat. It thinks here, without a worker."""

    async def noted(job: Job) -> int | None:
        asked.append((id(hall), (job.rewinds, job.first + len(job.choices), job.seat)))
        return think(job)

    monkeypatch.setattr(hall.server.bots, "ask", noted)


async def test_two_processes_never_ask_a_bot_the_same(
    here: Hall, shared: Settings, brisk: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody looks on at both, so both would be ready to ask."""
    asked: list[tuple[int, tuple[int, int, int]]] = []
    async with open_hall(shared) as there:
        count_questions(here, asked, monkeypatch)
        count_questions(there, asked, monkeypatch)
        anna = here.person()
        table = await anna.make("random", "random", "random", watching="public")
        seats = [await anna.sit(table), await there.person().sit(table)]
        for seat in seats:
            await seat.next()
        for seat in seats:
            while seat.n < 30:
                await seat.next(60)
        questions = [question for _, question in asked]
        assert len(questions) > 10 and len(questions) == len(set(questions))
        assert len({hall for hall, _ in asked}) == 1
        conflicts = [hall.server.metrics.conflicts for hall in (here, there)]
        assert conflicts == [0, 0]


@pytest.mark.slow
async def test_the_bots_of_a_process_that_has_died_are_asked_by_another(
    here: Hall, shared: Settings, brisk: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, tuple[int, int, int]]] = []
    async with open_hall(shared) as there:
        table = await there.person().make("random", "random", "random")
        await until(lambda: there.server.hub.together.keeps(table))
        seat = await here.person().sit(table)  # and the bots go on being asked there
        await seat.next()
        await goes_on(seat)
        assert not here.server.hub.together.keeps(table)
        count_questions(here, asked, monkeypatch)
        # It dies: no more signs of life, no lock, and it asks nobody any more.
        store = there.server.store
        assert store._listener is not None
        monkeypatch.setattr(there.server.hub.together._company, "beat", nothing)
        store._listener.cancel()
        await until(lambda: not there.server.hub.together.keeps(table))
        await until(lambda: here.server.hub.together.keeps(table))
        await goes_on(seat)
        assert asked


async def goes_on(seat: Seat) -> None:
    n = seat.n
    while seat.n < n + 3:
        await seat.next(60)


async def nothing() -> bool:
    return False


@pytest.mark.slow
async def test_the_bots_go_where_the_people_are(here: Hall, shared: Settings, brisk: None) -> None:
    """Who made the table elsewhere and plays here has the bots here, after a choice."""
    async with open_hall(shared) as there:
        anna = there.person()
        table = await anna.make("me", "random", "random", options={"first_player": "0"})
        await here.person().get("/api/me")
        at_home = here.person(anna.cookie)
        await until(lambda: there.server.hub.together.keeps(table) or not needs_bots(there, table))
        seat = await at_home.sit(table)
        await seat.next()
        while not here.server.hub.together.keeps(table):
            if seat.question() is not None:
                await seat.choose()
            await seat.next(20)
        assert not there.server.hub.together.keeps(table)


def needs_bots(hall: Hall, table: str) -> bool:
    room = hall.server.hub.rooms[table]
    return any(room.attendance.bot_of(seat) for seat in room.asked)


async def test_who_is_there_is_known_everywhere(here: Hall, shared: Settings, brisk: None) -> None:
    async with open_hall(shared) as there:
        table, seat, bob = await table_of_two(here, there)
        his = await bob.sit(table)
        await his.next()

        async def see(viewer: Seat, present: list[bool]) -> None:
            while [s["present"] for s in viewer.table["seats"][:2]] != present:
                await viewer.next(60)

        await see(his, [True, True])
        await see(seat, [True, True])
        for hall in (here, there):
            info = await hall.person().get(f"/api/tables/{table}")
            assert [s["present"] for s in info["seats"][:2]] == [True, True]
        async with open_hall(shared) as third:  # has nothing of it in memory
            lobby = await third.person(bob.cookie).get("/api/lobby")
            assert [s["present"] for t in lobby["mine"] for s in t["seats"][:2]] == [True, True]
        his.socket.transport.abort()
        await see(seat, [True, False])
        back = await bob.sit(table)
        await see(seat, [True, True])
        # The process itself is gone: so is whoever looked on there.
        assert back is not None
        listener = there.server.store._listener
        assert listener is not None
        listener.cancel()
        await see(seat, [True, False])


async def test_who_is_connected_elsewhere_is_not_away(here: Hall, shared: Settings, brisk: None) -> None:
    """The host's process has never seen the other person, who sits at another one."""
    async with open_hall(shared) as there:
        table, seat, bob = await table_of_two(here, there)
        his = await bob.sit(table)
        await his.next()
        attendance, host = here.server.hub.rooms[table].attendance, here.people[0]
        await until(lambda: len(attendance.elsewhere) == 1)
        attendance._opened -= 1000  # it has long been open here
        refused = await host.post(f"/api/tables/{table}/host", {"act": "kick", "seat": 1}, 409)
        assert refused["key"] == "error-still-here"
        his.socket.transport.abort()
        await until(lambda: not attendance.elsewhere)
        refused = await host.post(f"/api/tables/{table}/host", {"act": "kick", "seat": 1}, 409)
        assert refused["key"] == "error-still-here", "who has just gone is not away yet"
        for player in attendance._left:
            attendance._left[player] -= 1000
        await host.post(f"/api/tables/{table}/host", {"act": "kick", "seat": 1})
        assert seat.seat == 0
