"""The database: SQLite by default, PostgreSQL by one setting. Everything but the writing of choices (writer.py)."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar, Unpack

import msgspec
import psycopg
from sqlalchemy import Column, ColumnElement, Select, delete, event, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from greathall.server import migrations
from greathall.server.metrics import Metrics, log_line
from greathall.server.rows import (
    CHOICE,
    ChatRow,
    DeckRow,
    DeckValues,
    LogRow,
    MarkRow,
    PromiseRow,
    SeatRow,
    SeatValues,
    TableRow,
    TableValues,
    write_asked,
)
from greathall.server.schema import CHAT, DECKS, LOG, MARKS, PLAYERS, PROMISES, REPLAYS, SEATS, TABLES
from greathall.server.settings import Settings, keep_private
from greathall.server.writer import CHANNEL, PATIENCE, SQLITE, Entry, PostgresCommit, SqliteCommit, Writer

T = TypeVar("T")
SHOWN = 86400 * 7  # seconds that a table nobody touches is shown in the lobby and counted as open


def new_id() -> str:
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def is_away(error: BaseException) -> bool:
    """Does an error say that the database does not answer, or can take nothing in?"""
    return isinstance(
        error,
        OperationalError | InterfaceError | PoolTimeout | psycopg.OperationalError | psycopg.InterfaceError
        | sqlite3.OperationalError | TimeoutError | ConnectionError,
    )  # fmt: skip


def fair(most: int, *conditions: ColumnElement[bool]) -> Select[tuple[str]]:
    """Ids of so many tables, the newest first, where everybody has a share before anybody has a second one: every
    address, and at one address every host. Tables made before addresses were kept count by their host."""
    t = TABLES.c
    newest = t.updated.desc()
    place = func.coalesce(func.nullif(t.origin, ""), t.host)
    of_host = func.row_number().over(partition_by=(place, t.host), order_by=newest)
    hosts = select(t.id, t.updated, place.label("place"), of_host.label("turn")).where(*conditions).subquery()
    h = hosts.c
    turn = func.row_number().over(partition_by=h.place, order_by=(h.turn, h.updated.desc()))
    shares = select(h.id, h.updated, turn.label("turn")).subquery()
    s = shares.c
    chosen = select(s.id, s.updated).order_by(s.turn, s.updated.desc()).limit(most).subquery()
    return select(chosen.c.id).order_by(chosen.c.updated.desc())


def _sqlite_setup(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Any) -> None:
    """Take the right to write at once: a transaction that asks for it later can be refused. Readers need none."""
    if not connection.get_execution_options().get("reading"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def columns(row: msgspec.Struct) -> dict[str, Any]:
    """A row as the database takes it."""
    return msgspec.structs.asdict(row)


class Store:
    """The database."""

    LOCK = 7208503  # the class of the locks that living processes hold

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.process = new_id()
        self.number = secrets.randbelow(1 << 31)  # of the lock that this process holds while it listens
        self.in_touch = False  # does it?
        self.touches = 0  # how often listening has begun
        self.metrics = metrics
        self.engine = create_async_engine(settings.url, pool_pre_ping=settings.postgres)
        if not settings.postgres:
            event.listen(self.engine.sync_engine, "connect", _sqlite_setup)
            event.listen(self.engine.sync_engine, "begin", _sqlite_begin)
        self.reader = self.engine.execution_options(reading=True)
        self._plain = "postgresql:" + settings.database.split(":", 1)[1] if settings.postgres else settings.database
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if not self.settings.postgres:
            keep_private(Path(self.settings.database))
        async with self.engine.begin() as c:
            await c.run_sync(migrations.upgrade)
        self._committer: SqliteCommit | PostgresCommit
        if self.settings.postgres:
            self._committer = PostgresCommit(self._plain, self.process)
        else:
            self._committer = SqliteCommit(self._plain)
        self.writer = Writer(self._committer, self.metrics)

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait((self._listener,), timeout=2)
        await self.writer.close()
        await self._committer.close()
        await self.engine.dispose()

    async def healthy(self) -> bool:
        try:
            async with asyncio.timeout(5), self.reader.connect() as c:
                await c.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def writable(self) -> bool:
        """Can anything be kept? Tried, and taken back."""
        try:
            async with asyncio.timeout(5), self.engine.connect() as c:
                await c.execute(insert(PLAYERS).values(id=new_id(), name=""))
                await c.rollback()
        except Exception:
            return False
        return True

    # ---------------------------------------------------------------- between processes
    def listen(self, changed: Callable[[str], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
        """Call `changed` with the id of every table that another process has changed (and what of it, after a colon),
        `lost` whenever listening begins (again)."""
        if self.settings.postgres:
            self._listener = asyncio.create_task(self._listen(changed, lost))

    async def _listen(self, changed: Callable[[str], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
        committer = self._committer
        assert isinstance(committer, PostgresCommit)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._plain, autocommit=True) as db:
                    await db.execute(f"LISTEN {CHANNEL}")
                    await db.execute("SELECT pg_advisory_lock(%s, %s)", (self.LOCK, self.number))
                    self.touches += 1
                    self.in_touch = True
                    await lost()  # tables may have been opened before there was anybody to hear of them
                    async for note in db.notifies():
                        writer, _, table = note.payload.partition(":")
                        if writer not in (self.process, committer.name):
                            await changed(table)
            except Exception as e:
                log_line("listener-lost", error=type(e).__name__)
            finally:
                self.in_touch = False
            await asyncio.sleep(0.5)

    @asynccontextmanager
    async def change(self, table: str = "", about: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction; other processes are told that the table has changed, or what of it is (company.py)."""
        async with asyncio.timeout(PATIENCE), self.engine.begin() as c:
            yield c
            if (table or about) and self.settings.postgres:
                note = f"{self.process}:{table}" + (f":{about}" if about else "")
                await c.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": note})

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from. A database that does not answer is not waited for for ever."""
        async with asyncio.timeout(PATIENCE), self.reader.connect() as c:
            yield c

    async def _all(self, type_: type[T], query: Select[Any]) -> list[T]:
        """All rows of a query that asks for the columns of a struct."""
        async with self.reading() as c:
            return [type_(**r) for r in (await c.execute(query)).mappings()]

    async def _texts(self, query: Select[tuple[str]]) -> list[str]:
        """All values of a query that asks for one column."""
        async with self.reading() as c:
            return list(await c.scalars(query))

    # ---------------------------------------------------------------- tables
    async def make_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[tuple[int, int]] = (),
        most: tuple[int, int] = (0, 0),
    ) -> str:
        """Keep a new table; `log`: seats and codes of the choices it begins with. `most`: how many its host and its
        address may have open at a time (0: as many as they like); which of the columns has too many already, or ''."""
        async with self.change() as c:
            for column, limit in zip((TABLES.c.host, TABLES.c.origin), most, strict=True):
                name = getattr(row, column.name)
                if limit and name and await self._open_tables(c, column, name) >= limit:
                    return column.name
            await c.execute(insert(TABLES).values(columns(row)))
            await c.execute(insert(SEATS), [columns(s) for s in seats])
            if log:
                entries = [
                    {"table_id": row.id, "n": n, "kind": CHOICE, "seat": seat, "code": code, "at": row.created}
                    for n, (seat, code) in enumerate(log, 1)
                ]
                await c.execute(insert(LOG), entries)
        return ""

    async def _open_tables(self, c: AsyncConnection, column: Column[str], name: str) -> int:
        """How many tables of a host or an address are open or being played, as long as lobbies show them."""
        if self.settings.postgres:  # one at a time, or many made at once would all find room
            await c.execute(text("SELECT pg_advisory_xact_lock(7208503, hashtext(:p))"), {"p": name})
        open_, recent = TABLES.c.status.in_(("open", "playing")), TABLES.c.updated > time.time() - SHOWN
        q = select(func.count()).select_from(TABLES).where(column == name, open_, recent)
        return int((await c.execute(q)).scalar_one())

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.reading() as c:
            row = (await c.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            seats = await c.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            return TableRow(**row), [SeatRow(**s) for s in seats.mappings()]

    async def tables(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        rows = {r.id: r for r in await self._all(TableRow, select(TABLES).where(TABLES.c.id.in_(ids)))}
        seats = await self._all(SeatRow, select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        by: dict[str, list[SeatRow]] = {}
        for s in seats:
            by.setdefault(s.table_id, []).append(s)
        return [(rows[i], by.get(i, [])) for i in ids if i in rows]

    async def lobby(self, player: str) -> tuple[list[str], list[str], list[str]]:
        """Ids of tables: where the player sits (or is host), open ones, ones being played; newest first."""
        t = TABLES.c
        at = select(SEATS.c.table_id).where(or_(SEATS.c.player == player, SEATS.c.kept == player))
        mine = select(t.id).where(or_(t.id.in_(at), t.host == player), t.status != "abandoned")
        mine = mine.order_by(t.updated.desc()).limit(60)
        recent = time.time() - SHOWN
        waiting = select(SEATS.c.table_id).where(SEATS.c.kind == "open", SEATS.c.kept == "")
        found = fair(40, t.status == "open", t.listed, t.updated > recent, t.id.in_(waiting))
        live = fair(20, t.status == "playing", t.listed, t.watching == "public", t.updated > recent)
        async with self.reading() as c:
            own = list(await c.scalars(mine)) if player else []
            return own, list(await c.scalars(found)), list(await c.scalars(live))

    async def by_themselves(self) -> list[str]:
        """Tables in play where something happens without anybody there, most recent first: a clock runs, or a bot is
        asked."""
        t = TABLES.c
        played = [t.status == "playing", t.updated > time.time() - 86400 * 15]
        timed = select(t.id, t.updated).where(*played, t.clock.not_like('%"none"%'))
        bots = select(t.id, t.updated, t.asked, SEATS.c.seat).join(SEATS, SEATS.c.table_id == t.id)
        bots = bots.where(*played, SEATS.c.bot != "")
        async with self.reading() as c:
            found = {table: updated for table, updated in await c.execute(timed)}
            for table, updated, asked, seat in await c.execute(bots):
                if asked == "[]" or str(seat) in asked.strip("[]").split(", "):  # nothing: before the first choice
                    found[table] = updated
        return sorted(found, key=lambda table: -found[table])

    async def set_table(
        self, table: str, only_if: TableValues | None = None, **values: Unpack[TableValues]
    ) -> bool:
        """Change a table; with `only_if` only while it still has these values."""
        q = update(TABLES).where(TABLES.c.id == table)
        for key, value in (only_if or {}).items():
            q = q.where(TABLES.c[key] == value)
        async with self.change(table) as c:
            return bool((await c.execute(q.values(updated=time.time(), **values))).rowcount)

    async def set_seat(
        self, table: str, seat: int, only_if: SeatValues | None = None, **values: Unpack[SeatValues]
    ) -> bool:
        """Change a seat; with `only_if` only while it still has these values."""
        q = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
        for key, value in (only_if or {}).items():
            q = q.where(SEATS.c[key] == value)
        async with self.change(table) as c:
            return bool((await c.execute(q.values(**values))).rowcount)

    # ---------------------------------------------------------------- the log
    async def log_after(self, table: str, n: int) -> list[LogRow]:
        q = select(LOG.c.n, LOG.c.kind, LOG.c.seat, LOG.c.code, LOG.c.at)
        q = q.where(LOG.c.table_id == table, LOG.c.n > n).order_by(LOG.c.n)
        async with self.reading() as c:
            return [LogRow(r[0], r[1], r[2], r[3], r[4]) for r in await c.execute(q)]

    async def append(
        self,
        table: str,
        rows: list[LogRow],
        n: int,
        asked: list[int],
        winners: list[int],
        over: bool,
        reserves: list[tuple[int, float]],
        in_window: Sequence[int] = (),
    ) -> None:
        """Add to the log; returns when it is committed. Raises Conflict if another process was faster."""
        summary = (n, write_asked(asked, list(in_window)), str(winners))
        await self.writer.write(Entry(table, rows, summary, over, reserves))

    # ---------------------------------------------------------------- chat
    async def say(self, table: str, seat: int, name: str, words: str) -> None:
        """Add a line to the chat; if another process was faster, under the next number."""
        for _ in range(20):
            last = select(func.coalesce(func.max(CHAT.c.n), 0)).where(CHAT.c.table_id == table)
            try:
                async with self.change(table) as c:
                    n = int((await c.execute(last)).scalar_one()) + 1
                    row = ChatRow(table_id=table, n=n, seat=seat, name=name, text=words, at=time.time())
                    await c.execute(insert(CHAT).values(columns(row)))
                return
            except IntegrityError:
                continue

    async def chat_after(self, table: str, n: int, limit: int = 200) -> list[ChatRow]:
        """The last lines after number n."""
        q = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.n > n).order_by(CHAT.c.n.desc()).limit(limit)
        return list(reversed(await self._all(ChatRow, q)))

    # ---------------------------------------------------------------- promises
    async def _stir(self, c: AsyncConnection, table: str) -> str:
        """Begin a change of a table's promises: others wait for its end. Refused when the game is not played."""
        q = update(TABLES).where(TABLES.c.id == table, TABLES.c.status == "playing")
        done = await c.execute(q.values(promises=TABLES.c.promises + 1))
        return "" if done.rowcount else "error-not-playing"

    async def promise(self, table: str, most: int, *, seat: int, addressee: int, text: str, n: int, row: int) -> str:
        """Keep a promise, at most so many of a seat; the text key of a refusal, or ''."""
        of = PROMISES.c.table_id == table
        async with self.change(table) as c:
            if refused := await self._stir(c, table):
                return refused
            own = select(func.count()).select_from(PROMISES).where(of, PROMISES.c.seat == seat)
            if (await c.execute(own)).scalar_one() >= most:
                return "error-promise-full"
            last = select(func.coalesce(func.max(PROMISES.c.id), 0)).where(of)
            id_ = int((await c.execute(last)).scalar_one()) + 1
            made = PromiseRow(
                table_id=table, id=id_, row=row, n=n, seat=seat, addressee=addressee, text=text, withdrawn=False,
                at=time.time(),
            )  # fmt: skip
            await c.execute(insert(PROMISES).values(columns(made)))
        return ""

    async def mark(self, table: str, promise: int, seat: int, kept: bool) -> str:
        gone = select(PROMISES.c.withdrawn).where(PROMISES.c.table_id == table, PROMISES.c.id == promise)
        now = {"kept": kept, "at": time.time()}
        m = MARKS.c
        before = update(MARKS).where(m.table_id == table, m.promise == promise, m.seat == seat)
        async with self.change(table) as c:
            if refused := await self._stir(c, table):
                return refused
            if (await c.execute(gone)).scalar_one():
                return "error-promise-withdrawn"
            if not (await c.execute(before.values(now))).rowcount:
                await c.execute(insert(MARKS).values(table_id=table, promise=promise, seat=seat, **now))
        return ""

    async def withdraw(self, table: str, promise: int) -> str:
        marks = select(func.count()).select_from(MARKS).where(MARKS.c.table_id == table, MARKS.c.promise == promise)
        one = update(PROMISES).where(PROMISES.c.table_id == table, PROMISES.c.id == promise)
        async with self.change(table) as c:
            if refused := await self._stir(c, table):
                return refused
            if (await c.execute(marks)).scalar_one():
                return "error-promise-marked"
            await c.execute(one.values(withdrawn=True))
        return ""

    async def promises(self, table: str) -> tuple[list[PromiseRow], list[MarkRow]]:
        """A table's promises, and all marks on them."""
        made = await self._all(PromiseRow, select(PROMISES).where(PROMISES.c.table_id == table).order_by(PROMISES.c.id))
        marks = select(MARKS).where(MARKS.c.table_id == table).order_by(MARKS.c.promise, MARKS.c.seat)
        return made, await self._all(MarkRow, marks) if made else []

    # ---------------------------------------------------------------- players, replays
    async def name_of(self, player: str) -> str:
        names = await self._texts(select(PLAYERS.c.name).where(PLAYERS.c.id == player)) if player else []
        return names[0] if names else ""

    async def set_name(self, player: str, name: str) -> None:
        async with self.change() as c:
            done = await c.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))
            if not done.rowcount:
                await c.execute(insert(PLAYERS).values(id=player, name=name))

    async def put_replay(self, words: str, origin: str = "", most: tuple[int, int] = (0, 0)) -> str:
        """Keep a match file under a new id; '' when its address, '-' when everybody together has as many as may be."""
        replay = "r" + new_id()
        kept = select(func.count()).select_from(REPLAYS)
        async with self.change() as c:
            if self.settings.postgres and any(most):
                await c.execute(text("SELECT pg_advisory_xact_lock(7208504)"))
            if most[0] and (await c.execute(kept.where(REPLAYS.c.origin == origin))).scalar_one() >= most[0]:
                return ""
            if most[1] and (await c.execute(kept)).scalar_one() >= most[1]:
                return "-"
            await c.execute(insert(REPLAYS).values(id=replay, text=words, at=time.time(), origin=origin))
        return replay

    async def drop_replays(self, before: float) -> int:
        """Remove match files that were sent in before a time; how many they were."""
        async with self.change() as c:
            return int((await c.execute(delete(REPLAYS).where(REPLAYS.c.at < before))).rowcount)

    async def replay(self, replay: str) -> str | None:
        found = await self._texts(select(REPLAYS.c.text).where(REPLAYS.c.id == replay))
        return found[0] if found else None

    # ---------------------------------------------------------------- decks
    async def decks(self, player: str, game: str) -> list[DeckRow]:
        """A player's decks of a game, the one changed last first."""
        q = select(DECKS).where(DECKS.c.player == player, DECKS.c.game == game)
        return await self._all(DeckRow, q.order_by(DECKS.c.updated.desc(), DECKS.c.id))

    async def deck(self, deck: str) -> DeckRow | None:
        rows = await self._all(DeckRow, select(DECKS).where(DECKS.c.id == deck))
        return rows[0] if rows else None

    async def add_deck(self, row: DeckRow, most: int) -> bool:
        """Keep a deck; false when its player has as many as may be."""
        mine = select(func.count()).select_from(DECKS).where(DECKS.c.player == row.player)
        async with self.change() as c:
            if self.settings.postgres:  # one at a time for a player, or two tabs would both find room
                await c.execute(text("SELECT pg_advisory_xact_lock(7208502, hashtext(:p))"), {"p": row.player})
            if (await c.execute(mine)).scalar_one() >= most:
                return False
            await c.execute(insert(DECKS).values(columns(row)))
        return True

    async def set_deck(self, deck: str, version: int, **values: Unpack[DeckValues]) -> bool:
        """Change a deck; false when it is no longer of that version."""
        q = update(DECKS).where(DECKS.c.id == deck, DECKS.c.version == version)
        async with self.change() as c:
            done = await c.execute(q.values(version=version + 1, updated=time.time(), **values))
            return bool(done.rowcount)

    async def set_report(self, deck: str, version: int, report: str) -> None:
        """Keep what was found about a deck; that is no change of the deck."""
        q = update(DECKS).where(DECKS.c.id == deck, DECKS.c.version == version)
        async with self.change() as c:
            await c.execute(q.values(report=report))

    async def drop_deck(self, deck: str) -> None:
        async with self.change() as c:
            await c.execute(delete(DECKS).where(DECKS.c.id == deck))
