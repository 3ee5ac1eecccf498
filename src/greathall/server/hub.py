"""All tables of this process: loaded from the log when needed, told to those who look on, kept in step with others."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from greathall.server import opening, wire
from greathall.server.bots import Bots
from greathall.server.metrics import Metrics, log_line
from greathall.server.problems import Refusing, missing
from greathall.server.room import Room, encode, request_of
from greathall.server.settings import Settings
from greathall.server.store import LogRow, Row, Store

RESUME_EVERY = 60.0
CANNOT_OPEN = 4409  # sockets of a table that cannot be opened here are closed with this code
ONLOOKERS_WAIT = 0.1  # seconds; several choices of others then come in one update


class Hub:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics, bots: Bots) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.bots = bots
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.unreadable: dict[str, str] = {}  # tables that cannot be opened here, and why
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self.recheck: Callable[[Hub, Room], Awaitable[None]] = _no_check  # called when seats have changed
        self.stirred: Callable[[Room], None] = _nothing  # called after every change of a room (bots and clocks)
        metrics.gauges["tables"] = lambda: len(self.rooms)
        metrics.gauges["sockets"] = lambda: sum(len(r.viewers) for r in self.rooms.values())
        metrics.gauges["bot_queue"] = lambda: bots.waiting

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
        rows = await self.store.log_after(table, 0) if found[0]["status"] != "open" else None
        try:
            room = Room(*found)
            if rows is not None:
                await opening.replay(room, rows)
        except Exception as e:  # whatever other rules or data can bring about
            raise self._unreadable(found[0], e) from None
        self.rooms[table] = room
        self._evict()
        self.stirred(room)
        return room

    def _unreadable(self, row: Row, error: Exception) -> Refusing:
        """A table that cannot be opened; it is not tried again in this process, and its log stays as it is."""
        log_line("table-unreadable", table=row["id"], error=f"{type(error).__name__}: {error}")
        said = self.unreadable[row["id"]] = opening.sentence(row, error)
        return opening.refusal(said)

    async def _replay(self, room: Room, rows: list[LogRow]) -> None:
        """Go on with the log of a room; if that cannot be done here, the room is given up. The room is locked."""
        try:
            await opening.replay(room, rows)
        except Exception as e:
            refusal = self._unreadable(room.row, e)
            self._drop(room)
            for viewer in list(room.viewers):
                viewer.close(CANNOT_OPEN)
            raise refusal from None

    def _drop(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self._rest(room)

    def _rest(self, room: Room) -> None:
        """See to bots and clocks no more, until the room is wanted again."""
        room.resting = True
        for _, task in room.tasks.values():
            task.cancel()
        room.tasks.clear()
        for timer in (room.alarm, room.late):
            if timer is not None:
                timer.cancel()
        room.alarm = room.late = None

    def _evict(self) -> None:
        spare = len(self.rooms) - self.settings.rooms
        if spare > 0:
            idle = [r for r in self.rooms.values() if not r.viewers and not r.tasks and r.alarm is None]
            for room in idle[:spare]:
                if not room.lock.locked():
                    del self.rooms[room.id]

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
            for _, bot in room.tasks.values():
                bot.cancel()
            for timer in (room.alarm, room.late):
                if timer is not None:
                    timer.cancel()

    def later(self, work: object) -> None:
        """Run a coroutine in the background, its failure logged."""
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
        elif room.viewers or room.lock.locked():
            self.later(self.refresh(room))
        else:
            self._rest(room)

    async def lost(self) -> None:
        """Nothing was heard for a while: look at everything."""
        for room in list(self.rooms.values()):
            self.later(self.refresh(room))

    async def refresh(self, room: Room) -> None:
        async with room.lock:
            await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Read what is new about a table and tell it. The room is locked."""
        room.resting = False
        found = await self.store.table(room.id)
        if found is None:
            return
        before = (room.row, room.seats)
        request = room.row["request"]
        room.row, room.seats = found
        if before[1] != room.seats:
            await self.recheck(self, room)
        if room.row["status"] != "open":
            new = await self.store.log_after(room.id, room.rows)
            began = room.match is None
            rewinds = room.rewinds
            if new or began:
                await self._replay(room, new)
                if began:
                    await self.greet_all(room)
                elif room.rewinds != rewinds:
                    self.tell_rewound(room)
                else:
                    self.tell_updates(room)
        if _public_part(before[0]) != _public_part(room.row) or before[1] != room.seats:
            self.tell_table(room)
        if room.row["request"] != request:
            self.tell_request(room, request)
        if room.chat_n >= 0:
            await self.tell_chat(room)
        await self.tell_promises(room)
        self.stirred(room)

    async def reread(self, room: Room) -> None:
        """The memory and the log may differ (a commit failed): the log is right. The room is locked."""
        seen = room.viewers
        found = await self.store.table(room.id)
        if found is None:
            return
        room.row, room.seats = found
        room.match, room.rows, room.rewinds, room.lowest, room.asked = None, 0, 0, 1 << 30, {}
        room.backs, room.promises_told = [], -1
        room.bot_known = (-1, 0)
        room.forget_views()
        if room.row["status"] != "open":
            await self._replay(room, await self.store.log_after(room.id, 0))
        room.viewers = seen
        await self.greet_all(room)
        self.stirred(room)

    # ---------------------------------------------------------------- telling
    async def greet_all(self, room: Room, since: int = -1) -> None:
        room.forget_views()
        await self.tell_promises(room)
        for viewer in list(room.viewers):
            viewer.push(encode(room.hello(viewer, since, await self.store.chat_after(room.id, 0))).decode())

    def tell_updates(self, room: Room, hurry: bool = False) -> None:
        """Tell what has changed; the room is locked, so nothing is told that is not committed."""
        frames = room.updates(hurry)
        for viewer in room.viewers:
            frame = frames.get(viewer.seat)
            if frame is not None:
                self.metrics.updates += 1
                self.metrics.update_bytes += len(frame)
                viewer.push(frame)
        if not room.behind():
            self.tell_coach(room)
        elif room.late is None:
            room.late = asyncio.get_running_loop().call_later(ONLOOKERS_WAIT, self._tell_onlookers, room)

    def bring_up(self, room: Room) -> None:
        """Before eyes change: all viewers of a seat stand at the same position, so that one update serves them all."""
        if room.match is not None:
            self.tell_updates(room, hurry=True)

    def _tell_onlookers(self, room: Room) -> None:
        room.late = None
        held = room.hold - time.monotonic()
        if room.lock.locked() or held > 0:  # a choice may be on its way to the log
            wait = max(held, ONLOOKERS_WAIT / 4)
            room.late = asyncio.get_running_loop().call_later(wait, self._tell_onlookers, room)
        elif room.match is not None and room.viewers:
            self.tell_updates(room, hurry=True)

    def tell_rewound(self, room: Room) -> None:
        room.forget_views()
        frames: dict[int, str] = {}
        for viewer in list(room.viewers):
            seat = viewer.seat
            room.prepare(seat)
            if seat not in frames:
                told = wire.Rewound(room.position(seat), room.undo_count(seat), room.deadline(seat))
                frames[seat] = encode(told).decode()
            viewer.push(frames[seat])
        self.tell_coach(room)

    def tell_coach(self, room: Room) -> None:
        """What the coach of a tutorial has said, if that is news. Solo tables: nobody else looks on."""
        news = None if room.coach is None else room.coach.news(room.match)
        if news is not None:
            self.tell_all(room, encode(news).decode())

    def tell_table(self, room: Room) -> None:
        for viewer in list(room.viewers):
            viewer.push(encode(wire.TableChanged(room.info(viewer.player))).decode())

    def tell_request(self, room: Room, before: str) -> None:
        """The request on the table; one that is gone is told as settled."""
        now = request_of(room.row)
        if now is None and before:
            now = request_of({"request": before})
            assert now is not None
            now.settled = now.settled or "no"
            now.waiting = []
        if now is not None:
            self.tell_all(room, encode(now).decode())

    async def tell_chat(self, room: Room) -> None:
        for line in await self.store.chat_after(room.id, room.chat_n):
            if line[0] > room.chat_n:
                room.chat_n = line[0]
                self.tell_all(room, encode(wire.Chat(line)).decode())

    async def tell_promises(self, room: Room) -> None:
        """Promises that are new or have changed. The room is locked."""
        told = int(room.row["promises"])
        if told != room.promises_told:
            before, room.promises = room.promises, await self.promises(room)
            room.promises_told = told
            for promise in room.promises:
                if promise not in before:
                    self.tell_all(room, encode(wire.PromiseTold(promise)).decode())

    async def promises(self, room: Room) -> list[wire.PromiseNote]:
        made, marks = await self.store.promises(room.id)
        by: dict[int, list[wire.PromiseMark]] = {}
        for m in marks:
            by.setdefault(m["promise"], []).append(wire.PromiseMark(m["seat"], m["kept"]))
        return [
            wire.PromiseNote(
                p["id"], min([p["n"], *(to for row, to in room.backs if row > p["row"])]), p["seat"], p["addressee"],
                p["text"], by.get(p["id"], []), p["withdrawn"],
            )
            for p in made
        ]  # fmt: skip

    def tell_all(self, room: Room, frame: str) -> None:
        for viewer in list(room.viewers):
            viewer.push(frame)


def _public_part(row: dict[str, object]) -> list[object]:
    return [row[k] for k in ("status", "host", "next", "title", "listed", "watching", "options")]


def _nothing(room: Room) -> None:
    pass


async def _no_check(hub: Hub, room: Room) -> None:
    pass


async def _guarded(work: object, metrics: Metrics) -> None:
    try:
        await work  # type: ignore[misc]
    except Exception as e:
        metrics.errors += 1
        log_line("background-failed", error=f"{type(e).__name__}: {e}")
