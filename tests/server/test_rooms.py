"""Who stays in memory: nobody who looks on is cut off, a full house says so, a broken table takes no other along."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from greathall.server import hub as hub_module
from greathall.server.settings import Settings
from tests.server.hall import Hall, Person, Seat, open_hall

pytestmark = pytest.mark.asyncio
DAY = {"kind": "move", "seconds": 86400}


@pytest_asyncio.fixture
async def tight(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall with room for two tables, where nobody is waited for who only asked."""
    monkeypatch.setattr(hub_module, "HELD", -1.0)
    sqlite_settings.rooms = 2
    async with open_hall(sqlite_settings) as hall:
        yield hall


async def sit_down(person: Person, table: str, seat: int | None = None) -> Seat:
    at = await person.sit(table, seat)
    await at.next()
    return at


async def two_at_a_table(hall: Hall) -> tuple[Person, Person, str]:
    anna, bob = hall.person(), hall.person()
    table = await anna.make("me", "open", "me", start=False, clock=DAY, options={"first_player": "0"})
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    return anna, bob, table


async def test_a_full_house_refuses_new_tables_and_lets_nobody_down(tight: Hall) -> None:
    anna, bob, table = await two_at_a_table(tight)
    hers, his = await sit_down(anna, table), await sit_down(bob, table)
    other = tight.person()
    await sit_down(other, await other.make("me", "me", "me", clock=DAY))
    for _ in range(3):
        refused = await other.post("/api/tables", {"game": "catan", "seats": [{"kind": "me"}] * 3, "start": True}, 503)
        assert refused["key"] == "error-hall-full" and "room for another table" in refused["error"]
    his.socket.transport.abort()
    his = await sit_down(bob, table)  # the page is reloaded
    await hers.choose()
    await his.catch_up(1)
    assert all(s["present"] for s in his.table["seats"][:2])
    assert tight.server.hub.metrics.gauges["sockets"]() == 3


async def test_those_of_an_older_table_find_each_other_in_a_full_house(tight: Hall) -> None:
    """Their room comes on top of the others, and it is one room."""
    anna, bob, table = await two_at_a_table(tight)
    for _ in range(2):
        other = tight.person()
        await sit_down(other, await other.make("me", "me", "me", clock=DAY))
    assert table not in tight.server.hub.rooms
    his = await sit_down(bob, table)
    hers = await sit_down(anna, table)
    await hers.choose()
    await his.catch_up(1)
    assert all(s["present"] for s in his.table["seats"][:2])
    assert len(tight.server.hub.rooms) == 3


async def test_a_room_that_somebody_holds_is_never_doubled(tight: Hall) -> None:
    anna = tight.person()
    table = await anna.make("me", "me", "me", clock=DAY)
    hub = tight.server.hub
    room = await hub.room(table)  # and is about to look on
    for _ in range(3):
        await anna.make("me", "me", "me")
    assert table not in hub.rooms
    assert await hub.room(table) is room
    hub._drop(room)
    async with room.lock:
        hub.stir(room)  # whoever entered it brings it back
    assert hub.rooms[table] is room


async def test_a_clock_goes_on_though_its_room_has_left(tight: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = tight.person()
    table = await anna.make("me", "me", "me", clock=DAY)
    hub = tight.server.hub
    for _ in range(2):
        await anna.make("me", "me", "me", clock=DAY)
    assert table not in hub.rooms and hub._due[table] == pytest.approx(time.monotonic() + 86400, abs=60)
    await hub._come_back()
    assert table not in hub.rooms  # it is a long time till then
    hub._due[table] = time.monotonic() + 60
    await hub._come_back()
    assert table in hub.rooms and table not in hub._due
    assert hub.listener.due(hub.rooms[table]) is not None


async def test_ended_tables_leave_when_nobody_looks_on(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hub_module.ENDED_STAYS + hub_module.SWEEP_EVERY < 60
    anna = small.person()
    watched, left, played = [await anna.make("me", "me", "me") for _ in range(3)]
    seat = await sit_down(anna, watched)
    hub = small.server.hub
    for table in (watched, left):
        await anna.post(f"/api/tables/{table}/host", {"act": "abandon"})
    monkeypatch.setattr(hub_module, "ENDED_STAYS", 0.0)
    monkeypatch.setattr(hub_module, "SWEEP_EVERY", 0.01)
    hub.later(hub._sweep())
    async with asyncio.timeout(10):
        while left in hub.rooms:
            await asyncio.sleep(0.01)
        assert watched in hub.rooms and played in hub.rooms
        seat.socket.transport.abort()
        while watched in hub.rooms:
            await asyncio.sleep(0.01)
    assert (await anna.get(f"/api/tables/{left}"))["status"] == "abandoned"


BREAK = {
    "options": "UPDATE tables SET options = 'no JSON' WHERE id = ?",
    "clock": "UPDATE tables SET clock = '' WHERE id = ?",
    "asked": "UPDATE tables SET asked = '[' WHERE id = ?",
    "game": "UPDATE tables SET game = 'nothing' WHERE id = ?",
    "code": "INSERT INTO log VALUES (?, 1, 0, 0, 99999999, 0)",
    "hole": "INSERT INTO log VALUES (?, 2, 0, 0, 1, 0)",
}


@pytest.mark.parametrize("broken", BREAK)
async def test_a_broken_row_does_not_take_the_lobby(
    sqlite_settings: Settings, broken: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_hall(sqlite_settings) as hall:
        anna = hall.person()
        bad, good = [await anna.make("me", "me", "me", listed=True, watching="public") for _ in range(2)]
        waiting = await anna.make("me", "me", "open", start=False)
    with contextlib.closing(sqlite3.connect(sqlite_settings.database)) as db:
        db.execute(BREAK[broken], (bad,))
        db.commit()
    async with open_hall(sqlite_settings) as hall:
        capsys.readouterr()
        for person in (hall.person(), Person(hall.base, anna.cookie), hall.person()):
            lobby = await person.get("/api/lobby")
            shown = {t["id"] for part in lobby.values() for t in part}
            assert {good, waiting} <= shown
            await person.close()
        left_out = capsys.readouterr().err.count("table-left-out")
        assert left_out == (0 if broken in ("code", "hole", "game") else 1)
        stranger = hall.person()
        if broken != "asked":  # the log is the truth: only lists need this copy of it
            assert (await stranger.get(f"/api/tables/{bad}", 409))["key"] == "error-other-rules"
        await sit_down(stranger, good)
        shown = {t["id"] for t in (await hall.person().get("/api/lobby"))["live"]}
        assert good in shown and (bad not in shown or broken == "asked")
