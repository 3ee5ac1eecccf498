"""The torture run (tools/torture.py): a short one on SQLite finds nothing, and whatever is doctored is noticed."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

import torture  # noqa: E402
from torture_check import Copy, Row, Verdict, align, check_path, count_choices, judge  # noqa: E402
from torture_history import Line, Order, Seen, Snapshot, TableHistory, Watcher  # noqa: E402
from torture_world import World  # noqa: E402

SECONDS = float(os.environ.get("GREATHALL_TORTURE_SECONDS", "") or 1800)  # of all long runs together
SHORT = ["kill", "cut", "delay", "double"]
pytestmark = pytest.mark.timeout(900)


# ---------------------------------------------------------------- orders against rows
def order(question: int, *sent: int | tuple[int, ...], acknowledged: bool = True) -> Order:
    return Order(question, [c if isinstance(c, tuple) else (c,) for c in sent], acknowledged)


def rows(*codes: int) -> list[Row]:
    return [Row(n, 0, 0, code) for n, code in enumerate(codes, 1)]


ORDERS = [order(0, 5), order(1, 6), order(2, 7, acknowledged=False), order(3, (8, 9)), order(5, 6, 4)]


@pytest.mark.parametrize(
    ("log", "lost", "doubled"),
    [
        (rows(5, 6, 8, 9, 4), 0, 0),  # what was not acknowledged may be missing,
        (rows(5, 6, 7, 8, 9, 6), 0, 0),  # or there; of two answers either
        (rows(6, 8, 9, 4), 1, 0),
        (rows(5, 6, 8, 9), 1, 0),
        (rows(5, 5, 6, 8, 9, 4), 0, 1),
        (rows(5, 6, 8, 9, 6, 4), 0, 1),  # both answers to one question
        (rows(5, 6, 8, 4), 1, 1),  # half an order is none
        (rows(5, 3, 8, 9, 4), 1, 1),  # another code than was ordered
        (rows(), 4, 0),
    ],
)
def test_orders_are_found_in_the_log(log: list[Row], lost: int, doubled: int) -> None:
    missing, nobodys = align(ORDERS, log)
    assert (len(missing), len(nobodys)) == (lost, doubled)


# ---------------------------------------------------------------- a short run
@dataclass
class Played:
    """What is left of a run: memories, and what the database and a new server said about them."""

    report: dict[str, Any]
    tables: list[TableHistory]
    rows: dict[str, list[Row]]
    copies: dict[str, Copy]
    fresh: dict[str, dict[int, Snapshot]]
    holed: Verdict  # of the same memories, after a row was taken out of the database itself

    def judge(self) -> Verdict:
        return judge(self.tables, self.rows, self.copies, self.fresh, Verdict())

    def longest(self) -> TableHistory:
        """The table with the longest log."""
        return max(self.tables, key=lambda t: len(self.rows[t.id]))

    def acknowledged_row(self, table: TableHistory) -> int:
        """Where in the log the choice of an acknowledged order stands."""
        seat, acked = next((s, o) for s, by in table.orders.items() for o in by.values() if o.acknowledged)
        codes = [sent[0] for sent in acked.sent]
        own = [i for i, r in enumerate(self.rows[table.id]) if r.kind == 0 and r.seat == seat and r.code in codes]
        return own[0]


def take_out(world: World, table: str) -> None:
    with closing(sqlite3.connect(world.database)) as db, db:
        middle = db.execute("SELECT max(n) / 2 + 1 FROM log WHERE table_id = ?", (table,)).fetchone()[0]
        assert db.execute("DELETE FROM log WHERE table_id = ? AND n = ?", (table, middle)).rowcount == 1


async def short_run() -> Played:
    run = torture.Run(torture.Wish(seconds=6, tables=5, seed="a test", kills=4, faults=SHORT))
    try:
        await run.play()
        await run.compare()
        report = run.report()
        log, copies = run.world.read()
        fresh = await run.look(run.world.servers[0].port)
        await run.world.stop_servers()
        rows = {table.id: log.get(table.id, []) for table in run.tables}  # on a busy machine a table may have none yet
        out = Played(report, run.tables, rows, copies, fresh, Verdict())
        take_out(run.world, out.longest().id)
        server = await run.world.start_fresh()
        judge(out.tables, *run.world.read(), await run.look(server.port), out.holed)
        return out
    finally:
        await run.world.close()


@pytest.fixture(scope="module")
def once() -> Iterator[Played]:
    yield asyncio.run(short_run())


@pytest.fixture
def played(once: Played) -> Played:
    """The run, free to be doctored."""
    return replace(once, tables=copy.deepcopy(once.tables), rows={t: list(r) for t, r in once.rows.items()})


def test_killed_servers_lose_nothing(once: Played) -> None:
    report = once.report
    assert report["clean"], report["findings"]
    assert report["faults"]["kill"] >= 5 and report["acknowledged"] >= 5
    assert len(report["games"]) == 5
    assert once.judge().clean


def test_a_row_taken_out_of_the_database(once: Played) -> None:
    table = once.longest()
    assert once.holed.torn == {table.id}, once.holed.findings
    assert once.holed.lost and not once.holed.clean


def test_an_acknowledged_choice_that_is_not_in_the_log(played: Played) -> None:
    table = played.longest()
    log = played.rows[table.id]
    del log[played.acknowledged_row(table)]
    played.rows[table.id] = [r._replace(n=i) for i, r in enumerate(log, 1)]  # closed up, so that no number is missing
    verdict = played.judge()
    assert verdict.lost and not verdict.torn and not verdict.clean


def test_a_choice_that_stands_there_twice(played: Played) -> None:
    table = played.longest()
    log, i = played.rows[table.id], played.acknowledged_row(table)
    log.insert(i + 1, log[i])
    played.rows[table.id] = [r._replace(n=n) for n, r in enumerate(log, 1)]
    assert played.judge().doubled == 1


def test_another_code_than_was_ordered(played: Played) -> None:
    table = played.longest()
    log, i = played.rows[table.id], played.acknowledged_row(table)
    log[i] = log[i]._replace(code=1 << 29)
    verdict = played.judge()
    assert (verdict.lost, verdict.doubled) == (1, 1)


def test_a_choice_seen_by_others_alone(played: Played) -> None:
    """Nobody acknowledged it to who made it, but somebody saw it; it is missing at the end of the log."""

    def seen(t: TableHistory) -> bool:
        rows = played.rows[t.id]
        return bool(rows) and rows[-1].kind == 0 and any(w.n == count_choices(rows) for w in t.watchers)

    # Where a position has the number of its row.
    table = next(t for t in played.tables if t.game in ("catan", "sojusze") and seen(t))
    last = played.rows[table.id].pop()
    for asked in table.orders.get(last.seat, {}).values():
        asked.acknowledged = False
    assert played.judge().lost


def test_a_table_that_does_not_open(played: Played) -> None:
    table = played.longest()
    played.fresh = {t: s for t, s in played.fresh.items() if t != table.id}
    assert played.judge().unopened == {table.id}


def test_a_seat_that_is_somebody_elses(played: Played) -> None:
    table = played.longest()
    played.fresh = copy.deepcopy(played.fresh)
    played.fresh[table.id][1].mine = []
    assert played.judge().lost == 1


def test_viewers_who_saw_different_things(played: Played) -> None:
    table = played.longest()
    one = table.watchers[0]
    last = max(one.lines)
    one.lines[last] = Line(one.lines[last].seat, "[[0, -1, 99]]")
    assert played.judge().disagreements == len(table.watchers) - 1


def test_a_position_that_is_not_the_replays(played: Played) -> None:
    table = played.longest()
    table.watchers[0].view = {**table.watchers[0].view, "over": not table.watchers[0].view.get("over")}
    assert played.judge().disagreements == 1


@pytest.mark.parametrize(
    ("log", "lost"),
    [
        ([Row(1, 0, 0, 5), Row(2, 0, 1, 6), Row(3, 1, -1, 1), Row(4, 0, 0, 7)], 0),
        ([Row(1, 0, 0, 5), Row(2, 0, 1, 6), Row(3, 2, -1, 1), Row(4, 0, 0, 7)], 0),  # and chance brings something new
        ([Row(1, 0, 0, 5), Row(2, 0, 1, 6), Row(3, 0, 0, 7)], 1),
    ],
)
def test_a_rewind_that_was_told_is_in_the_log(log: list[Row], lost: int) -> None:
    table, watcher, verdict = TableHistory("t", "kuhn", [0]), Watcher(0, "seat 0"), Verdict()
    watcher.seen = [Seen(1, {1: 0}, 0), Seen(2, {2: 1}, 0), Seen(2, {2: 0}, 2)]
    assert check_path(table, watcher, log, verdict) is not bool(lost)
    assert verdict.lost == lost


# ---------------------------------------------------------------- a server that lies
LIAR = '''
import sqlite3
import torture_nursery

class Liar(sqlite3.Connection):
    """Every fifteenth transaction of choices is said to be kept, and is not."""
    count = 0

    def execute(self, sql, *values):
        if sql == "COMMIT":
            Liar.count += 1
            if Liar.count % 15 == 0:
                sql = "ROLLBACK"
        return super().execute(sql, *values)

honest = sqlite3.connect
sqlite3.connect = lambda *args, **more: honest(*args, **{"factory": Liar, **more})
if __name__ == "__main__":
    torture_nursery.nurse()
'''


@pytest.mark.slow
def test_a_server_that_acknowledges_what_it_does_not_keep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TOOLS))
    monkeypatch.setattr(torture, "PROOF_PATIENCE", 5.0)
    liar = tmp_path / "liar.py"
    liar.write_text(LIAR)

    async def lie() -> dict[str, Any]:
        run = torture.Run(torture.Wish(seconds=8, tables=3, seed="a lie", faults=["cut"], games=["catan"]))
        run.world.nursery = liar
        try:
            await run.play()
            await run.compare()
            return run.report()
        finally:
            await run.world.close()

    report = asyncio.run(lie())
    assert report["lost"] and not report["clean"]


# ---------------------------------------------------------------- long runs
@pytest.mark.slow
@pytest.mark.timeout(SECONDS * 4 + 900)
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_every_fault_for_long(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All faults; half of the time on each database. GREATHALL_TORTURE_SECONDS says how long, 30 minutes else; servers
    are killed every 1.8 seconds, which makes 1000 in 30 minutes, and the run goes on until they are."""
    kills = int(SECONDS / 2 / 1.8)
    command = [sys.executable, TOOLS / "torture.py", "--database", database, "--seconds", str(SECONDS / 2)]
    done = subprocess.run([*command, "--kills", str(kills), "--tables", "10", "--json"], capture_output=True, text=True)
    assert done.stdout, done.stderr
    report = json.loads(done.stdout)
    with capsys.disabled():
        print(f"\n{database}: {report['faults']['kill']} kills, {report['acknowledged']} acknowledged, "
              f"{report['lost']} lost, {report['doubled']} doubled, {report['seconds']} s")  # fmt: skip
    assert done.returncode == 0 and report["clean"], report
    assert report["faults"]["kill"] >= kills and report["acknowledged"]
