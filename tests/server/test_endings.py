"""When a server ends, nothing of it is left: no task, no reading that has begun, no thread of a database.

A reading that is cut off with its event loop lies about as garbage. When it is collected while another reading is
under way (the next server opens its database), its greenlet ends and the other one is told so: GeneratorExit out of
nowhere. So whatever has begun is waited for, and nothing begins at the end.
"""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from greathall.server.hub import Hub
from greathall.server.room import Room
from greathall.server.settings import Settings
from tests.server.hall import PATIENCE, open_hall

pytestmark = pytest.mark.asyncio


def others() -> set[asyncio.Task[Any]]:
    return asyncio.all_tasks() - {asyncio.current_task()}


async def test_a_bot_that_is_storing_its_choice_at_the_end(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows any more whether the choice is stored, so the room is torn, but nobody begins to mend it."""
    before, threads, storing = others(), set(threading.enumerate()), asyncio.Event()
    readings: list[str] = []
    reread = Hub.reread

    async def stores_for_ever(*args: Any, **more: Any) -> None:
        storing.set()
        await asyncio.Event().wait()

    async def noted(self: Hub, room: Room) -> None:
        readings.append(room.id)
        await reread(self, room)

    monkeypatch.setattr(Hub, "reread", noted)
    async with open_hall(sqlite_settings) as hall:
        monkeypatch.setattr(hall.server.store, "append", stores_for_ever)
        await hall.person().make("random", "random", "random")
        await storing.wait()
        assert not readings
    assert others() == before
    assert readings == []
    async with asyncio.timeout(PATIENCE):  # those of the database have been told to end
        while {t for t in threading.enumerate() if t.name.startswith(("log", "Thread-"))} - threads:
            await asyncio.sleep(0.01)


async def test_somebody_opens_a_table_at_the_end(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is being read is not left in the middle of it."""
    before, reading = others(), asyncio.Event()
    async with open_hall(sqlite_settings) as hall:
        hub = hall.server.hub
        table = await hall.person().make("me", "me", "me")
        hub._drop(hub.rooms[table])
        hub._held.pop(table)  # as when nobody has held it for a while
        find = hall.server.store.table

        async def slowly(wanted: str) -> Any:
            reading.set()
            await asyncio.sleep(60)
            return await find(wanted)

        monkeypatch.setattr(hall.server.store, "table", slowly)
        asking = asyncio.create_task(hub.room(table))
        await reading.wait()
        asking.cancel()
    assert others() == before


async def test_nothing_begins_after_the_end(sqlite_settings: Settings) -> None:
    before = others()
    done: list[bool] = []

    async def work() -> None:
        done.append(True)

    async with open_hall(sqlite_settings) as hall:
        hub = hall.server.hub
        await hub.later(work())
    assert done == [True]
    await hub.later(work())
    await hub.changed("a table")
    assert done == [True] and others() == before
