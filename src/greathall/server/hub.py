"""All tables of this process: loaded from the log when they are wanted, and kept in step with other processes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from typing import Protocol

from greathall.server import opening, wire
from greathall.server.attendance import Viewer
from greathall.server.bots import Bots
from greathall.server.metrics import Metrics, log_line
from greathall.server.problems import Refusing, missing
from greathall.server.room import Room, request_of
from greathall.server.rows import LogRow, TableRow
from greathall.server.settings import Settings
from greathall.server.store import Store

RESUME_EVERY = 60.0
# Codes that sockets are closed with.
NOT_YOURS = 4403  # you may not look on, or not any more
CANNOT_OPEN = 4409  # the table's game cannot be opened here


class Listener(Protocol):
    """Whoever lets things go on by themselves at tables: bots that are asked, clocks that run."""

    def stir(self, hub: Hub, room: Room) -> None:
        """A room was opened, or has changed."""

    def rest(self, room: Room) -> None:
        """A room is left to another process, or given up: nothing goes on there any more."""

    def busy(self, room: Room) -> bool:
        """Does anything go on there?"""


class Hub:
    """The rooms of this process. `listener` hears of every change of a room."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, bots: Bots, listener: Listener) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.bots = bots
        self.listener = listener
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.unreadable: dict[str, str] = {}  # tables that cannot be opened here, and why
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._background: set[asyncio.Task[None]] = set()
        metrics.add_gauge("tables", lambda: len(self.rooms))
        metrics.add_gauge("sockets", lambda: sum(len(r.attendance.viewers) for r in self.rooms.values()))
        metrics.add_gauge("bot_queue", lambda: bots.waiting)

    # ---------------------------------------------------------------- rooms
    async def room(self, table: str) -> Room:
        """The room of a table; refuses with 404 if there is none, with 409 if its game cannot be opened here."""
        room = self.rooms.get(table)
        if room is None:
            if table in self.unreadable:
                raise opening.refusal(self.unreadable[table])
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
            if room is None:
                raise missing("There is no such table.")
        else:
            self.rooms.move_to_end(table)
            if room.resting:
                await self.refresh(room)
        return room

    async def fresh(self, table: str) -> Room:
        """The room as the database has it now: where several processes serve, news may still be on their way."""
        room = await self.room(table)
        if self.settings.postgres:
            await self.refresh(room)
        return room

    async def _load(self, table: str) -> Room | None:
        found = await self.store.table(table)
        if found is None:
            return None
        row, seats = found
        log = await self.store.log_after(table, 0) if row.status != "open" else None
        try:
            room = Room(row, seats, self.metrics)
            if log is not None:
                await opening.replay(room, log)
        except Exception as e:  # whatever other rules or data can bring about
            raise self._unreadable(row, e) from None
        self.rooms[table] = room
        self._evict()
        self.stir(room)
        return room

    def _unreadable(self, row: TableRow, error: Exception) -> Refusing:
        """A table cannot be opened; it is not tried again in this process, and its log stays as it is."""
        log_line("table-unreadable", table=row.id, error=f"{type(error).__name__}: {error}")
        said = self.unreadable[row.id] = opening.sentence(row, error)
        return opening.refusal(said)

    async def _replay(self, room: Room, rows: list[LogRow]) -> None:
        """Go on with the log of a room; if that cannot be done here, the room is given up. The room is locked."""
        try:
            await opening.replay(room, rows)
        except Exception as e:
            refusal = self._unreadable(room.row, e)
            self.rooms.pop(room.id, None)
            self._rest(room)
            room.attendance.close_all(CANNOT_OPEN)
            raise refusal from None

    def stir(self, room: Room) -> None:
        """A room has changed: whatever goes on by itself there goes on."""
        self.listener.stir(self, room)

    def _rest(self, room: Room) -> None:
        """Bots and clocks of a room stop until it is wanted again."""
        room.rest()
        self.listener.rest(room)
        self.bots.forget(room.id)

    def _evict(self) -> None:
        """Drop rooms where nothing goes on, if there are too many."""
        spare = len(self.rooms) - self.settings.rooms
        if spare > 0:
            idle = [r for r in self.rooms.values() if not r.attendance.viewers and not self.listener.busy(r)]
            for room in idle[:spare]:
                if not room.lock.locked():
                    del self.rooms[room.id]
                    self._rest(room)

    async def resume(self) -> None:
        """Games in play go on where they were: after a start, and when the process that saw to them has died."""
        while True:
            for table in await self.store.playing():
                try:
                    await self.room(table)
                except Exception as e:
                    log_line("resume-failed", table=table, error=f"{type(e).__name__}: {e}")
            await asyncio.sleep(RESUME_EVERY)

    def close(self) -> None:
        for task in list(self._background):
            task.cancel()
        for room in self.rooms.values():
            self._rest(room)

    def later(self, work: Awaitable[object]) -> None:
        """Run a coroutine in the background; a failure is logged."""
        task: asyncio.Task[None] = asyncio.create_task(_guarded(work, self.metrics))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # ---------------------------------------------------------------- in step with the database
    async def changed(self, table: str) -> None:
        """Another process has changed a table: it sees to its bots and clocks, unless somebody looks on here too. The
        room stays, for whoever holds it and is about to look on or to change something."""
        room = self.rooms.get(table)
        if room is None:
            if table in self._loading:  # perhaps it was read before the change
                self.later(self.fresh(table))
        elif room.attendance.viewers or room.lock.locked():
            self.later(self.refresh(room))
        else:
            self._rest(room)

    async def lost(self) -> None:
        """Nothing was heard for a while: look at everything."""
        for room in list(self.rooms.values()):
            self.later(self.refresh(room))

    async def refresh(self, room: Room) -> None:
        """Read what is new about a table and tell it."""
        async with room.lock:
            await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Read what is new about a table and tell it. The room is locked."""
        room.wake()
        found = await self.store.table(room.id)
        if found is None:
            return
        row, seats = room.row, room.seats
        room.take_in(*found)
        if seats != room.seats:
            await self._recheck(room)
        if room.row.status != "open":
            await self._read_log(room)
        if _public_part(row) != _public_part(room.row) or seats != room.seats:
            room.telling.tell_table()
        if room.row.request != row.request:
            room.telling.tell_request(request_of(row))
        if room.telling.chat_told >= 0:
            await self.tell_chat(room)
        await self.tell_promises(room)
        self.stir(room)

    async def _read_log(self, room: Room) -> None:
        """Read what is new in the log and tell it."""
        new = await self.store.log_after(room.id, room.rows)
        begins, rewinds = room.match is None, room.rewinds
        if new or begins:
            await self._replay(room, new)
            if begins:
                await self._greet_all(room)
            elif room.rewinds != rewinds:
                room.telling.tell_rewound()
            else:
                room.telling.tell_updates()

    async def reread(self, room: Room) -> None:
        """The memory and the log may differ (a commit failed): the log is right. The room is locked."""
        found = await self.store.table(room.id)
        if found is None:
            return
        room.start_over(*found)
        self.bots.forget(room.id)
        if room.row.status != "open":
            await self._replay(room, await self.store.log_after(room.id, 0))
        await self._greet_all(room)
        self.stir(room)

    # ---------------------------------------------------------------- telling what the database says
    async def greet(self, room: Room, viewer: Viewer, since: int = -1) -> None:
        """Tell a viewer everything; `since`: choices it has heard of. The room is locked."""
        await self.tell_promises(room)
        chat = await self.store.chat_after(room.id, 0)
        room.telling.hello(viewer, since, room.telling.open_chat(chat))

    async def _greet_all(self, room: Room) -> None:
        room.telling.forget()
        for viewer in list(room.attendance.viewers):
            await self.greet(room, viewer)

    async def _recheck(self, room: Room) -> None:
        """Who sits where has changed: nobody keeps the eyes of a seat that is not theirs any more."""
        room.telling.bring_up()
        for viewer in list(room.attendance.viewers):
            before = viewer.seat
            if not room.attendance.settle_eyes(viewer):
                room.attendance.leave(viewer)
                viewer.close(NOT_YOURS)
            elif viewer.seat != before:
                await self.greet(room, viewer)

    async def tell_chat(self, room: Room) -> None:
        """Tell what was said since. The room is locked."""
        room.telling.tell_chat(await self.store.chat_after(room.id, room.telling.chat_told))

    async def tell_promises(self, room: Room) -> None:
        """Tell promises that are new or have changed. The room is locked."""
        if room.telling.promises_changed():
            count = room.row.promises
            room.telling.tell_promises(await self.promises(room), count)

    async def promises(self, room: Room) -> list[wire.PromiseNote]:
        """All promises that were made at a table."""
        made, marks = await self.store.promises(room.id)
        by: dict[int, list[wire.PromiseMark]] = {}
        for m in marks:
            by.setdefault(m.promise, []).append(wire.PromiseMark(m.seat, m.kept))
        return [
            wire.PromiseNote(p.id, room.position_of(p), p.seat, p.addressee, p.text, by.get(p.id, []), p.withdrawn)
            for p in made
        ]


def _public_part(row: TableRow) -> tuple[object, ...]:
    """What everybody at a table is told of its row."""
    return row.status, row.host, row.next, row.title, row.listed, row.watching, row.options


async def _guarded(work: Awaitable[object], metrics: Metrics) -> None:
    try:
        await work
    except Exception as e:
        metrics.failed("background-failed", e)
