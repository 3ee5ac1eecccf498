"""What processes on the same database know of each other: which of them live, which one sees to the bots and clocks of
a table, and who looks on where. With SQLite there is one process, and nothing of this is written."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import text

from greathall.server.store import Store

BEAT = 4.0  # seconds between two signs of life
LEASE = 16.0  # a process that gave none for so long is dead to the others
SURE = 12.0  # and to itself so much earlier: it asks no bot any more
TIDY = 64  # signs of life after which the rows of the dead are removed
WHO, FREE, BYE = "who", "free", "bye"  # what notes between processes are about, besides changes of tables

_NOW = "extract(epoch FROM clock_timestamp())"
# A living process holds a lock as long as it listens (Store.listen), which ends with it, and gives signs of life.
_ALIVE = f"""
    SELECT p.id FROM processes p JOIN pg_locks l
    ON l.locktype = 'advisory' AND l.classid = :lock AND l.objid = p.number AND l.granted
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    WHERE p.seen > {_NOW} - {LEASE}"""
_BEAT = f"""
    INSERT INTO processes (id, number, seen) VALUES (:me, :number, {_NOW})
    ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen"""
_TAKE = f"""
    INSERT INTO keepers (table_id, process) VALUES (:table, :me)
    ON CONFLICT (table_id) DO UPDATE SET process = EXCLUDED.process
    WHERE keepers.process = EXCLUDED.process OR keepers.process NOT IN ({_ALIVE})"""


class Company:
    """This process among the others. `alone`: there are no others, and every table is this one's."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.alone = not store.settings.postgres
        self._kept: dict[str, int] = {}  # tables this process sees to, and since which time of listening
        self._sure_until = 0.0  # monotonic: till then nobody takes this process for dead
        self._beats = 0
        self._alive: set[str] = set()
        self._written: dict[str, set[str]] = {}  # by table: who looks on here, as the others know it

    def _names(self, **more: object) -> dict[str, object]:
        return {"me": self._store.process, "lock": self._store.LOCK, **more}

    # ---------------------------------------------------------------- life
    async def beat(self) -> bool:
        """Give a sign of life; have others come or gone since the last one, or could they have missed this one?"""
        began = time.monotonic()
        changed = began > self._sure_until
        if changed:
            self._kept.clear()  # others may have taken them
            self._written.clear()
        self._beats += 1
        async with self._store.change() as c:
            await c.execute(text(_BEAT), self._names(number=self._store.number))
            alive = {row[0] for row in await c.execute(text(_ALIVE), self._names())}
            others = alive - {self._store.process}
            if self._beats % TIDY == 0:  # what the dead have left behind
                dead = f"SELECT id FROM processes WHERE seen < {_NOW} - {4 * LEASE}"
                for table in ("presence", "keepers"):
                    await c.execute(text(f"DELETE FROM {table} WHERE process IN ({dead})"))
                await c.execute(text(f"DELETE FROM processes WHERE id IN ({dead})"))
        self._sure_until = began + SURE
        changed, self._alive = changed or others != self._alive, others
        return changed

    async def leave(self) -> None:
        """This process ends: others need not wait until they miss it."""
        async with self._store.change(about=BYE) as c:
            for table in ("presence", "keepers"):
                await c.execute(text(f"DELETE FROM {table} WHERE process = :me"), self._names())
            await c.execute(text("DELETE FROM processes WHERE id = :me"), self._names())

    # ---------------------------------------------------------------- who sees to a table
    @property
    def sure(self) -> bool:
        """Is this process alive, as far as all others know?"""
        return self._store.in_touch and time.monotonic() < self._sure_until

    def keeps(self, table: str) -> bool:
        """Does this process see to the bots and clocks of a table, and no other?"""
        return self.alone or (self.sure and self._kept.get(table) == self._store.touches)

    async def take(self, table: str) -> bool:
        """See to a table from now on, unless another process does."""
        if self.alone or self.keeps(table):
            return True
        touch = self._store.touches
        if not self.sure:
            return False
        async with self._store.change() as c:
            done = (await c.execute(text(_TAKE), self._names(table=table))).rowcount > 0
        if done:
            self._kept[table] = touch
        return done

    async def release(self, table: str) -> None:
        """Another process may see to a table."""
        if self._kept.pop(table, None) is not None:
            async with self._store.change(table, FREE) as c:
                await c.execute(
                    text("DELETE FROM keepers WHERE table_id = :table AND process = :me"), self._names(table=table)
                )

    async def kept_by_others(self) -> set[str]:
        """Tables that another living process sees to."""
        if self.alone:
            return set()
        q = f"SELECT table_id FROM keepers WHERE process <> :me AND process IN ({_ALIVE})"
        async with self._store.reading() as c:
            return {row[0] for row in await c.execute(text(q), self._names())}

    # ---------------------------------------------------------------- who looks on
    async def tell_presence(self, table: str, players: set[str]) -> None:
        """Let the others know which of those who sit at a table look on here."""
        before = self._written.get(table, set())
        if players == before:
            return
        row = "(:table, :me, :player)"
        async with self._store.change(table, WHO) as c:
            if not before:  # whatever is left there from before the database was away
                old = "DELETE FROM presence WHERE table_id = :table AND process = :me"
                await c.execute(text(old), self._names(table=table))
            for player in players - before:
                sql = f"INSERT INTO presence (table_id, process, player) VALUES {row} ON CONFLICT DO NOTHING"
                await c.execute(text(sql), self._names(table=table, player=player))
            for player in before - players:
                sql = f"DELETE FROM presence WHERE (table_id, process, player) = {row}"
                await c.execute(text(sql), self._names(table=table, player=player))
        if players:
            self._written[table] = set(players)
        else:
            self._written.pop(table, None)

    async def present(self, tables: Sequence[str]) -> dict[str, set[str]]:
        """Who looks on at other processes, by table."""
        out: dict[str, set[str]] = {}
        if self.alone or not tables:
            return out
        q = f"""SELECT table_id, player FROM presence
                WHERE table_id = ANY(:tables) AND process <> :me AND process IN ({_ALIVE})"""
        async with self._store.reading() as c:
            for table, player in await c.execute(text(q), self._names(tables=list(tables))):
                out.setdefault(table, set()).add(player)
        return out

