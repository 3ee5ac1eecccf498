"""The database: SQLite by default, PostgreSQL by one setting. Everything but the writing of choices (writer.py)."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar, Unpack

import msgspec
import psycopg
from sqlalchemy import Select, delete, event, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
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
)
from greathall.server.schema import CHAT, DECKS, LOG, MARKS, PLAYERS, PROMISES, REPLAYS, SEATS, TABLES
from greathall.server.settings import Settings
from greathall.server.writer import CHANNEL, Entry, PostgresCommit, SqliteCommit, Writer

T = TypeVar("T")


def new_id() -> str:
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def _sqlite_setup(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
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

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.process = new_id()
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
            Path(self.settings.database).resolve().parent.mkdir(parents=True, exist_ok=True)
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

    # ---------------------------------------------------------------- between processes
    def listen(self, changed: Callable[[str], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
        """Call `changed` with the id of every table that another process has changed, `lost` whenever listening begins
        (again)."""
        if self.settings.postgres:
            self._listener = asyncio.create_task(self._listen(changed, lost))

    async def _listen(self, changed: Callable[[str], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._plain, autocommit=True) as db:
                    await db.execute(f"LISTEN {CHANNEL}")
                    await lost()  # tables may have been opened before there was anybody to hear of them
                    async for note in db.notifies():
                        process, _, table = note.payload.partition(":")
                        if process != self.process:
                            await changed(table)
            except psycopg.OperationalError:
                log_line("listener-lost")
            await asyncio.sleep(0.5)

    @asynccontextmanager
    async def change(self, table: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction; other processes are told that the table has changed."""
        async with self.engine.begin() as c:
            yield c
            if table and self.settings.postgres:
                await c.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": f"{self.process}:{table}"})

    async def _all(self, type_: type[T], query: Select[Any]) -> list[T]:
        """All rows of a query that asks for the columns of a struct."""
        async with self.reader.connect() as c:
            return [type_(**r) for r in (await c.execute(query)).mappings()]

    async def _texts(self, query: Select[tuple[str]]) -> list[str]:
        """All values of a query that asks for one column."""
        async with self.reader.connect() as c:
            return list(await c.scalars(query))

    # ---------------------------------------------------------------- tables
    async def make_table(self, row: TableRow, seats: Sequence[SeatRow], log: Sequence[tuple[int, int]] = ()) -> None:
        """Keep a new table; `log`: seats and codes of the choices it begins with."""
        async with self.change() as c:
            await c.execute(insert(TABLES).values(columns(row)))
            await c.execute(insert(SEATS), [columns(s) for s in seats])
            if log:
                entries = [
                    {"table_id": row.id, "n": n, "kind": CHOICE, "seat": seat, "code": code, "at": row.created}
                    for n, (seat, code) in enumerate(log, 1)
                ]
                await c.execute(insert(LOG), entries)

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.reader.connect() as c:
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
        at = select(SEATS.c.table_id).where(SEATS.c.player == player)
        mine = select(t.id).where(or_(t.id.in_(at), t.host == player), t.status != "abandoned")
        mine = mine.order_by(t.updated.desc()).limit(60)
        recent = time.time() - 86400 * 7
        waiting = select(SEATS.c.table_id).where(SEATS.c.kind == "open")
        found = select(t.id).where(t.status == "open", t.listed, t.updated > recent, t.id.in_(waiting))
        found = found.order_by(t.updated.desc()).limit(40)
        live = select(t.id).where(t.status == "playing", t.listed, t.watching == "public", t.updated > recent)
        live = live.order_by(t.updated.desc()).limit(20)
        async with self.reader.connect() as c:
            own = [r[0] for r in await c.execute(mine)] if player else []
            return own, [r[0] for r in await c.execute(found)], [r[0] for r in await c.execute(live)]

    async def playing(self) -> list[str]:
        """Tables in play, most recent first: their bots and clocks go on after a restart."""
        recent = time.time() - 86400 * 15
        q = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.updated > recent)
        return await self._texts(q.order_by(TABLES.c.updated.desc()).limit(200))

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
        async with self.reader.connect() as c:
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
    ) -> None:
        """Add to the log; returns when it is committed. Raises Conflict if another process was faster."""
        await self.writer.write(Entry(table, rows, (n, str(asked), str(winners)), over, reserves))

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

    async def put_replay(self, words: str) -> str:
        replay = "r" + new_id()
        async with self.change() as c:
            await c.execute(insert(REPLAYS).values(id=replay, text=words, at=time.time()))
        return replay

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

    async def drop_deck(self, deck: str) -> None:
        async with self.change() as c:
            await c.execute(delete(DECKS).where(DECKS.c.id == deck))
