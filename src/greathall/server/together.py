"""This process among others on the same database: who of them asks the bots of a table, and who looks on at which."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from greathall.server.company import BEAT, BYE, FREE, WHO, Company
from greathall.server.metrics import log_line
from greathall.server.room import Room
from greathall.server.store import Store

if TYPE_CHECKING:  # a hub holds this
    from greathall.server.hub import Hub

PRESENCE_AGAIN = 1.0  # seconds, when the database did not answer


async def pause(event: asyncio.Event, seconds: float) -> None:
    """Wait for so long, or until there is a reason not to."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    event.clear()


class Together:
    """What the rooms of a hub share with other processes."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        self._company = Company(store)
        self._unkept: set[str] = set()  # tables where something should go on, if no other process sees to it
        self._moved: dict[str, None] = {}  # tables where somebody has come or gone, which others do not know yet
        self._look_now = asyncio.Event()
        self._closed = False

    async def stay(self) -> None:
        """Give signs of life, and look whether somebody else is missing."""
        while not self._company.alone and not self._closed:
            try:
                if await self._company.beat():
                    await self._look_around()
                if self._unkept:
                    for table in self._unkept - await self._company.kept_by_others():
                        await self._take(table)
            except Exception as e:
                log_line("no-sign-of-life", error=type(e).__name__)
            await pause(self._look_now, BEAT)

    async def _look_around(self) -> None:
        """Others have come or gone, or could not see this process for a while."""
        rooms = self._hub.rooms
        await self._read_presence(list(rooms))
        for room in rooms.values():
            if room.attendance.viewers:
                self.has_moved(room.id)
        self._hub.resume_now()

    def close(self) -> None:
        """This process is about to end."""
        self._closed = True
        self._look_now.set()

    async def leave(self) -> None:
        """This process ends."""
        if not self._company.alone:
            with suppress(Exception):
                await self._company.leave()

    def hear(self, table: str, about: str) -> None:
        """Another process says something that is no change of a table."""
        if about == BYE:
            self._look_now.set()
        elif about == FREE and table in self._unkept:
            self._hub.later(self._take(table))
        elif about == WHO and table in self._hub.rooms:
            self._hub.later(self._read_presence([table]))

    def begin_again(self) -> None:
        """Nothing was heard for a while: whatever was thought of others counts no more."""
        self._unkept.clear()
        self._look_now.set()

    # ---------------------------------------------------------------- who sees to a table
    def keeps(self, table: str) -> bool:
        """Does this process see to the bots and clocks of a table, and no other?"""
        return self._company.keeps(table)

    async def kept_by_others(self) -> set[str]:
        return await self._company.kept_by_others()

    def want(self, room: Room) -> None:
        """Something should go on at a table: this process sees to it, unless another one does."""
        if room.id not in self._unkept and not self._closed:
            self._unkept.add(room.id)
            self._hub.later(self._take(room.id))

    async def _take(self, table: str) -> None:
        try:
            if not await self._company.take(table):
                return  # tried again when the other process lets go of it, or is not heard of any more
        except Exception as e:
            log_line("not-taken", table=table, error=type(e).__name__)
            return
        self._unkept.discard(table)
        room = self._hub.rooms.get(table)
        if room is None:
            self.let_go(table)
        else:
            async with room.lock:
                self._hub.stir(room)

    def let_go(self, table: str) -> None:
        """Another process may see to a table."""
        self._unkept.discard(table)
        if not self._company.alone and self._company.keeps(table):
            self._hub.later(self._company.release(table))

    # ---------------------------------------------------------------- who looks on
    def has_moved(self, table: str) -> None:
        """Somebody has come or gone: other processes are told who is there."""
        if not self._company.alone and not self._closed:
            if not self._moved:
                self._hub.later(self._tell_presence())
            self._moved[table] = None

    async def _tell_presence(self) -> None:
        while self._moved:
            table = next(iter(self._moved))
            room = self._hub.rooms.get(table)
            here = room.attendance.seated_here() if room is not None else set()
            try:
                await self._company.tell_presence(table, here)
            except Exception as e:
                log_line("presence-not-told", table=table, error=type(e).__name__)
                await asyncio.sleep(PRESENCE_AGAIN)
                continue
            if room is None or room.attendance.seated_here() == here:
                self._moved.pop(table)

    async def present(self, tables: Sequence[str]) -> dict[str, set[str]]:
        """Who looks on at other processes, by table."""
        return await self._company.present(tables)

    async def _read_presence(self, tables: list[str]) -> None:
        """Who looks on at other processes? Those here are told."""
        there = await self._company.present(tables)
        for table in tables:
            room, now = self._hub.rooms.get(table), there.get(table, set())
            if room is not None and room.attendance.elsewhere != now:
                room.attendance.hear_of(now)
                room.telling.tell_table()
