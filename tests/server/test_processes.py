"""Several processes on one database: whoever looks on at one hears what happens at the other, whatever the moment."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from greathall.server.hub import Hub
from greathall.server.room import Room
from greathall.server.settings import Settings
from greathall.server.store import Store
from tests.server.conftest import new_database
from tests.server.hall import Hall, Seat, open_hall

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
