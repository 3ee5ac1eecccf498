"""All tables of this process: loaded from the log when they are wanted, and kept in step with other processes."""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict
from collections.abc import Coroutine
from functools import partial
from itertools import islice
from typing import Any, Protocol
from weakref import WeakValueDictionary

from greathall.server import opening, seating, wire
from greathall.server.attendance import Viewer
from greathall.server.bots import Bots
from greathall.server.metrics import Metrics, log_line
from greathall.server.problems import Refusing, hall_full, missing, not_stored
from greathall.server.room import Room, request_of
from greathall.server.rows import LogRow, TableRow
from greathall.server.settings import Settings
from greathall.server.store import Store, is_away
from greathall.server.together import Together, pause

RESUME_EVERY = 60.0
RESUME_AGAIN = 5.0  # seconds, when the database did not answer
MEND_FIRST, MEND_LAST = 0.05, 5.0  # seconds before a torn room is read again: twice as long every time
READERS = 8  # rooms that are read again at the same time
HELD = 30.0  # seconds after it was asked for: whoever asked may be about to look on
ENDED_STAYS, IDLE_STAYS = 20.0, 600.0  # seconds that a room stays where nobody looks on and nothing goes on
SWEEP_EVERY = 15.0
SOON = 300.0  # seconds; a room whose clock rings later may leave, and comes back in time
# Codes that sockets are closed with.
NOT_YOURS = 4403  # you may not look on, or not any more
CANNOT_OPEN = 4409  # the table's game cannot be opened here


class Listener(Protocol):
    """Whoever lets things go on by themselves at tables: bots that are asked, clocks that run."""

    def stir(self, hub: Hub, room: Room) -> None:
        """A room was opened, or has changed."""

    def rest(self, room: Room) -> None:
        """A room is left to another process, or given up: nothing goes on there any more."""

    def due(self, room: Room) -> float | None:
        """In how many seconds something happens there by itself, 0 where a bot thinks; None: never."""


class Hub:
    """The rooms of this process. `listener` hears of every change of a room."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, bots: Bots, listener: Listener) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.bots = bots
        self.listener = listener
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        # Every room that anybody still holds: whoever wants its table gets the same one, and nobody plays past another.
        self._held: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._due: dict[str, float] = {}  # tables that left with a clock running, and when (monotonic) it rings
        self._left_out: set[str] = set()  # tables that cannot even be described
        self.unreadable: dict[str, str] = {}  # tables that cannot be opened here, and why
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._background: set[asyncio.Task[Any]] = set()
        self._reading = asyncio.Semaphore(READERS)
        self.together = Together(self, store)
        self._resume_now, self._sweep_now = asyncio.Event(), asyncio.Event()
        self._rounds: list[asyncio.Task[None]] = []  # what goes on until the end
        self._closed = False
        metrics.add_gauge("tables", lambda: len(self.rooms))
        metrics.add_gauge("sockets", lambda: sum(len(r.attendance.viewers) for r in self.rooms.values()))
        metrics.add_gauge("torn_tables", lambda: sum(r.torn is not None for r in self.rooms.values()))
        metrics.add_gauge("bot_queue", lambda: bots.waiting)

    # ---------------------------------------------------------------- rooms
    async def room(self, table: str) -> Room:
        """The room of a table; refuses with 404 if there is none, with 409 if its game cannot be opened here."""
        room = self._held.get(table)
        if room is None:
            if table in self.unreadable:
                raise opening.refusal(self.unreadable[table])
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
                self._see_to(task)
            room = await asyncio.shield(task)
            if room is None:
                raise missing("There is no such table.")
        else:
            self._keep(room)
            if room.resting:
                await self.refresh(room)
        return room

    def _keep(self, room: Room) -> None:
        """The room is wanted: it stays for a while, or is back."""
        room.wanted = time.monotonic()
        if room.id not in self.unreadable:
            self.rooms[room.id] = self._held[room.id] = room
            self.rooms.move_to_end(room.id)
            self._due.pop(room.id, None)

    async def fresh(self, table: str) -> Room:
        """The room as the database has it now: where several processes serve, news may still be on their way."""
        room = await self.room(table)
        if room.torn is not None:
            try:
                await self.refresh(room)
            except Exception as e:
                raise not_stored() if is_away(e) else e from None
        elif self.settings.postgres:
            await self.refresh(room)
        return room

    async def _load(self, table: str) -> Room | None:
        found = await self.store.table(table)
        if found is None:
            return None
        row, seats = found
        log = await self.store.log_after(table, 0) if row.status != "open" else None
        elsewhere = await self.together.present([table])
        try:
            room = Room(row, seats, self.metrics)
            room.attendance.hear_of(elsewhere.get(table, set()))
            room.attendance.moved = partial(self.together.has_moved, table)
            if log is not None:
                await opening.replay(room, log)
        except Exception as e:  # whatever other rules or data can bring about
            raise self._unreadable(row, e) from None
        self.has_place()
        self._keep(room)
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
            self._held.pop(room.id, None)
            self._rest(room)
            room.attendance.close_all(CANNOT_OPEN)
            raise refusal from None

    def stir(self, room: Room) -> None:
        """A room has changed: whatever goes on by itself there goes on."""
        if room.id in self.unreadable:
            return
        if self.rooms.get(room.id) is not room:
            self._keep(room)  # somebody held it when it left
        self.listener.stir(self, room)

    def _rest(self, room: Room) -> None:
        """Bots and clocks of a room stop until it is wanted again."""
        room.rest()
        self.listener.rest(room)
        self.bots.forget(room.id)

    # ---------------------------------------------------------------- who stays in memory
    def admit(self) -> None:
        """There is room for another table, or it is refused; those that there are go on."""
        if not self.has_place():
            raise hall_full()

    def has_place(self) -> bool:
        """Is there room for one more? Those leave for it that were not wanted for longest, where nothing goes on."""
        spare = len(self.rooms) + 1 - self.settings.rooms
        if spare > 0:
            for room in list(islice((r for r in self.rooms.values() if self._may_leave(r, HELD)), spare)):
                self._drop(room)
        return len(self.rooms) < self.settings.rooms

    def _may_leave(self, room: Room, after: float) -> bool:
        """Nobody looks on or is about to, and nothing happens soon. `after`: seconds since it was wanted."""
        if room.attendance.viewers or room.lock.locked() or room.torn is not None:
            return False
        due = self.listener.due(room)
        return (due is None or due > SOON) and time.monotonic() - room.wanted > after

    def _drop(self, room: Room) -> None:
        """A room leaves the memory; when it is wanted again, it is read from the log."""
        due = self.listener.due(room)
        if due is not None:
            self._due[room.id] = time.monotonic() + due
        else:
            self.together.let_go(room.id)
        del self.rooms[room.id]
        self._rest(room)

    async def _sweep(self) -> None:
        """Rooms where nobody looks on leave after a while, those of ended games soon."""
        while not self._closed:
            await pause(self._sweep_now, SWEEP_EVERY)
            for room in list(self.rooms.values()):
                if self._may_leave(room, ENDED_STAYS if room.row.closed else IDLE_STAYS):
                    self._drop(room)

    def leave_out(self, row: TableRow, error: Exception) -> None:
        """A table cannot be described: it is left out of lists, and that is logged once."""
        if row.id not in self._left_out:
            self._left_out.add(row.id)
            self.metrics.failed("table-left-out", error, table=row.id)

    async def _come_back(self) -> None:
        """Tables whose clock rings soon are read again."""
        soon = time.monotonic() + SOON
        for table in [t for t, due in self._due.items() if due < soon]:
            await self._wake(table)

    async def _wake(self, table: str) -> None:
        try:
            await self.room(table)
        except Refusing:  # it cannot be opened here, which was logged then
            self._due.pop(table, None)

    async def resume(self) -> None:
        """Games go on where they were: after a start, and when the process that saw to them has died."""
        self._rounds = [self.later(self._sweep()), self.later(self.together.stay())]
        if (this := asyncio.current_task()) is not None:
            self._rounds.append(this)
        while not self._closed:
            wait = RESUME_EVERY
            try:
                await self._come_back()
                others = await self.together.kept_by_others()
                for table in await self.store.by_themselves():
                    if self._closed:
                        return
                    room = self.rooms.get(table)
                    if table not in others and table not in self._due and (room is None or room.resting):
                        if room is None and not self.has_place():
                            break  # those that there are go on first
                        await self._wake(table)
            except Exception as e:  # the database is away: the games wait for it
                self.metrics.failed("resume-failed", e, name_only=True)
                wait = RESUME_AGAIN
            await pause(self._resume_now, wait)

    async def close(self) -> None:
        self._closed = True
        self._resume_now.set()
        self._sweep_now.set()
        self.together.close()
        if self._rounds:  # cut off in the middle of reading, they would leave threads behind
            await asyncio.wait(self._rounds, timeout=2)
        for room in self.rooms.values():
            self._rest(room)
        for task in (ending := list(self._background)):
            task.cancel()
        if ending:  # while there is a database for whatever they were about
            await asyncio.wait(ending, timeout=5)
        await self.together.leave()

    def resume_now(self) -> None:
        """Another process has come or gone: perhaps nobody sees to its tables."""
        self._resume_now.set()

    def later(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[None]:
        """Run a coroutine in the background; a failure is logged. At the end nothing begins any more: it would outlive
        the database, and what is left of a reading when its loop is gone breaks into readings of others (a coroutine
        that is collected as garbage ends its greenlet, whose end is told to whoever reads in that moment)."""
        if self._closed:
            work.close()
            work = _nothing()
        task: asyncio.Task[None] = asyncio.create_task(_guarded(work, self.metrics))
        self._see_to(task)
        return task

    def _see_to(self, task: asyncio.Task[Any]) -> None:
        """Hold a task until it is done, at the end of everything too."""
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # ---------------------------------------------------------------- in step with the database
    async def changed(self, note: str) -> None:
        """Another process has changed a table: it may see to its bots and clocks, unless somebody looks on here too.
        The room stays, for whoever holds it and is about to look on or to change something."""
        table, _, about = note.partition(":")
        if about:
            self.together.hear(table, about)
            return
        room = self.rooms.get(table)
        if room is None:
            if table in self._loading:  # perhaps it was read before the change
                self.later(self.fresh(table))
        elif room.attendance.viewers or room.lock.locked():
            self.later(self._hear(room))
        else:
            self._rest(room)
            self.together.let_go(table)

    async def lost(self) -> None:
        """Nothing was heard for a while: look at everything."""
        self.together.begin_again()
        for room in list(self.rooms.values()):
            self.later(self._hear(room))

    async def _hear(self, room: Room) -> None:
        """Read what is new about a table; if the database does not answer, again and again until it does."""
        began = time.monotonic()
        try:
            async with self._reading:
                await self.refresh(room)
        except Refusing:
            return  # the room was given up
        except Exception as e:
            self.metrics.failed("not-read", e, name_only=True, table=room.id)
            self.tear(room, began)

    async def refresh(self, room: Room) -> None:
        """Read what is new about a table and tell it."""
        async with room.lock:
            await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Read what is new about a table and tell it. The room is locked."""
        room.wake()
        if room.torn is not None:
            await self.reread(room)
            return
        found = await self.store.table(room.id)
        if found is None:
            return
        row, seats = room.row, room.seats
        room.take_in(*found)
        if seats != room.seats:
            self.together.has_moved(room.id)
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
        await self.tell_notes(room)
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

    # ---------------------------------------------------------------- when memory and log may differ
    def tear(self, room: Room, since: float) -> None:
        """Memory and log of a room may differ since then (monotonic), because a commit failed or something could not be
        read: it takes no order, and nothing goes on there, until it has been read again."""
        if room.tear(since):
            self.listener.rest(room)
            self.later(self._mend(room))

    async def _mend(self, room: Room) -> None:
        """Read a torn room again as soon as the database answers."""
        since = time.monotonic()
        log_line("table-torn", table=room.id)
        wait = min(MEND_FIRST * 2 ** min(room.tears, 20), MEND_LAST)
        if room.tears > 1:  # it can be read, but nothing can be stored
            await asyncio.sleep(wait)
        while room.torn is not None and self.rooms.get(room.id) is room:
            try:
                async with self._reading, room.lock:
                    if room.torn is not None:
                        await self.reread(room)
            except Refusing:
                return  # its log cannot be played here: the room was given up
            except Exception as e:
                if not is_away(e):
                    log_line("table-still-torn", table=room.id, error=f"{type(e).__name__}: {e}")
                await asyncio.sleep(wait * random.uniform(0.8, 1.2))
                wait = min(2 * wait, MEND_LAST)
        log_line("table-whole", table=room.id, seconds=round(time.monotonic() - since, 3))

    async def reread(self, room: Room) -> None:
        """Bring a torn room in step with the log, and tell everybody the whole position. The room is locked."""
        found = await self.store.table(room.id)
        if found is None:
            return
        log = await self.store.log_after(room.id, 0) if found[0].status != "open" else []
        before = room.asked
        if room.begins(log):
            room.take_in(*found)
            log = log[room.rows :]
        else:
            room.start_over(*found)
        self.bots.forget(room.id)
        if room.row.status != "open":
            await self._replay(room, log)
        room.stand_still(before)
        await self._greet_all(room)
        room.mended()
        self.stir(room)

    # ---------------------------------------------------------------- telling what the database says
    async def greet(self, room: Room, viewer: Viewer, since: int = -1) -> None:
        """Tell a viewer everything; `since`: choices it has heard of. The room is locked."""
        await self.tell_promises(room)
        await self.tell_notes(room)
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

    async def tell_notes(self, room: Room) -> None:
        """Tell who has come and gone. The room is locked."""
        if room.telling.notes_changed():
            count = room.row.notes
            room.telling.tell_notes(await seating.notes(self.store, room), count)

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


async def _nothing() -> None:
    """What is done when all is over."""


async def _guarded(work: Coroutine[Any, Any, object], metrics: Metrics) -> None:
    try:
        await work
    except Exception as e:
        metrics.failed("background-failed", e)
