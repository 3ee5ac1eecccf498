"""The torture run's judge: compares what people remember with the log of the database and with the games as replayed.

It knows no server: it gets memories, rows and snapshots, so tests can hand it doctored ones and see it complain.
"""

from __future__ import annotations

import json
from collections import deque
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from torture_history import SPECTATOR, Order, Snapshot, TableHistory, Watcher

from greathall.games import registry

CHOICE = 0  # a kind of row; all others take choices back
MOST_FINDINGS = 60
MOST_STEPS = 3_000_000  # of one alignment: a log that differs everywhere need not be counted to the end


class Row(NamedTuple):
    """An entry of the log table."""

    n: int
    kind: int
    seat: int
    code: int


class Copy(NamedTuple):
    """What a table's own row says about its log."""

    status: str
    n: int


@dataclass
class Verdict:
    """What was found. Everything but `acknowledged`, `seen` and `gaps` must be nothing."""

    acknowledged: int = 0
    seen: int = 0  # lines of logs that tabs were told
    lost: int = 0
    doubled: int = 0
    torn: set[str] = field(default_factory=set)
    unopened: set[str] = field(default_factory=set)
    disagreements: int = 0
    gaps: int = 0  # lines a tab was not told although it was told of later ones; not held against a server by itself
    findings: list[str] = field(default_factory=list)

    def say(self, table: TableHistory | str, what: str) -> None:
        if len(self.findings) < MOST_FINDINGS:
            name = table if isinstance(table, str) else f"{table.game} {table.id}"
            self.findings.append(f"{name}: {what}")

    @property
    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.torn or self.unopened or self.disagreements)


# ---------------------------------------------------------------- orders against rows
def align(orders: list[Order], rows: list[Row]) -> tuple[list[Order], list[Row]]:
    """Read the rows of a seat as answers to its questions in their order: what is lost, and what nobody ordered.

    Every question has at most one answer, and exactly one if it was acknowledged; the codes of one order stand in
    neighbouring rows. The cheapest reading counts (a 0-1 breadth-first search, quick where all is well)."""
    goal = (len(rows), len(orders))
    best: dict[tuple[int, int], int] = {(0, 0): 0}
    came: dict[tuple[int, int], tuple[tuple[int, int], str]] = {}
    queue = deque([(0, 0)])
    done: set[tuple[int, int]] = set()
    while queue:
        at = queue.popleft()
        if at in done:
            continue
        done.add(at)
        if at == goal or len(done) > MOST_STEPS:
            break
        i, j = at
        steps: list[tuple[tuple[int, int], int, str]] = []
        if j < len(orders):
            steps += [((i + len(c), j + 1), 0, "") for c in orders[j].sent if _stands(rows, i, c)]
            steps.append(((i, j + 1), int(orders[j].acknowledged), "lost" if orders[j].acknowledged else ""))
        if i < len(rows):
            steps.append(((i + 1, j), 1, "nobody's"))
        for to, cost, what in steps:
            if best[at] + cost < best.get(to, 1 << 30):
                best[to] = best[at] + cost
                came[to] = (at, what)
                if cost:
                    queue.append(to)
                else:
                    queue.appendleft(to)
    lost: list[Order] = []
    nobodys: list[Row] = []
    at = goal if goal in came or goal == (0, 0) else max(done)
    while at in came:
        before, what = came[at]
        if what == "lost":
            lost.append(orders[before[1]])
        elif what:
            nobodys.append(rows[before[0]])
        at = before
    return lost[::-1], nobodys[::-1]


def _stands(rows: list[Row], i: int, codes: tuple[int, ...]) -> bool:
    part = rows[i : i + len(codes)]
    return len(part) == len(codes) and all(
        row.code == code and row.n == part[0].n + k for k, (row, code) in enumerate(zip(part, codes, strict=True))
    )


def check_orders(table: TableHistory, rows: list[Row], verdict: Verdict) -> None:
    """No acknowledged choice is missing, no choice is there that its person did not order, none twice."""
    for seat, orders in table.orders.items():
        own = [r for r in rows if r.kind == CHOICE and r.seat == seat]
        lost, nobodys = align([orders[q] for q in sorted(orders)], own)
        verdict.lost += len(lost)
        verdict.doubled += len(nobodys)
        for order in lost[:3]:
            verdict.say(table, f"seat {seat}: the answer {order.sent} to question {order.question} is lost")
        for row in nobodys[:3]:
            verdict.say(table, f"seat {seat}: nobody ordered row {row.n} (code {row.code}), or it is there twice")


# ---------------------------------------------------------------- what was seen, against rows
class _Branch:
    """The choices that stand after each row, walked from the first row to the last."""

    def __init__(self, rows: list[Row]) -> None:
        self._rows = rows
        self.at = 0
        self.seats: list[int] = []  # who made choice 1, 2, ...

    def step(self) -> int:
        """Take in the next row; the position a rewind goes back to, else -1."""
        row = self._rows[self.at]
        self.at += 1
        if row.kind != CHOICE:
            del self.seats[row.code :]
            return row.code
        self.seats.append(row.seat)
        return -1

    @property
    def ended(self) -> bool:
        return self.at >= len(self._rows)


def count_choices(rows: list[Row]) -> int:
    """How many choices stand at the end of a log."""
    branch = _Branch(rows)
    while not branch.ended:
        branch.step()
    return len(branch.seats)


def check_path(table: TableHistory, watcher: Watcher, rows: list[Row], verdict: Verdict) -> bool:
    """What a tab saw, frame by frame, are positions of the log, each at a later row than the one before.

    For each frame the first row that fits is taken. That is safe: if the frame was made at a later one, all that follow
    were so too."""
    branch = _Branch(rows)
    since_hello = 1 << 30  # the lowest position the log went back to since then
    for seen in watcher.seen:
        lowest = since_hello if seen.whole else 1 << 30  # the same, since the last frame that could tell of it
        while True:
            fits = len(branch.seats) == seen.n and (not seen.changed or lowest < seen.changed)
            if fits and all(n <= seen.n and branch.seats[n - 1] == seat for n, seat in seen.lines.items()):
                break
            if branch.ended:
                verdict.lost += 1
                why = f", line {seen.changed} changed" if seen.changed else ""
                verdict.say(table, f"{watcher.name} was told of position {seen.n}{why}, which the log does not have")
                return False
            back = branch.step()
            if back >= 0:
                lowest, since_hello = min(lowest, back), min(since_hello, back)
        if seen.whole:
            since_hello = 1 << 30
    return True


# ---------------------------------------------------------------- viewers against each other
def _compatible(a: str, b: str) -> bool:
    """Could two pairs of eyes have seen the same events? What is secret is -1 for those it is hidden from."""
    if a == b:
        return True
    one, other = json.loads(a), json.loads(b)
    return len(one) == len(other) and all(
        len(x) == len(y) and all(p == q or -1 in (p, q) for p, q in zip(x, y, strict=True))
        for x, y in zip(one, other, strict=True)
    )


def differences(a: Watcher, b: Watcher, shared_numbers: bool) -> list[int]:
    """Lines that both tabs hold and that cannot both be true."""
    both = a.lines.keys() & b.lines.keys()
    if a.eyes == b.eyes:
        return sorted(n for n in both if a.lines[n] != b.lines[n])
    if not shared_numbers:  # each seat numbers what it was told
        return []
    return sorted(
        n for n in both if a.lines[n].seat != b.lines[n].seat or not _compatible(a.lines[n].text, b.lines[n].text)
    )


def check_viewers(table: TableHistory, snapshots: dict[int, Snapshot], shared_numbers: bool, verdict: Verdict) -> None:
    """Every pair of viewers agrees, and all agree with the game as it was replayed from the log."""
    astray: set[int] = set()
    for i, watcher in enumerate(table.watchers):
        snapshot = snapshots.get(watcher.eyes)
        if snapshot is None or watcher.n < 0:
            continue
        wrong = [n for n, line in watcher.lines.items() if snapshot.lines.get(n) != line]
        verdict.gaps += sum(n <= watcher.n and n not in watcher.lines for n in snapshot.lines)
        if wrong:
            astray.add(i)
            verdict.say(table, f"{watcher.name} holds another log than the replay from line {min(wrong)} on")
        else:
            check_position(table, watcher, snapshot, verdict)
    for (i, a), (j, b) in combinations(enumerate(table.watchers), 2):
        differ = differences(a, b, shared_numbers)
        if differ:
            verdict.say(table, f"{a.name} and {b.name} differ in line {differ[0]}")
        if differ or i in astray or j in astray:
            verdict.disagreements += 1
    if astray and len(table.watchers) == 1:
        verdict.disagreements += 1


def check_position(table: TableHistory, watcher: Watcher, shown: Snapshot, verdict: Verdict) -> None:
    """The copy a tab has kept by patches is what the replay shows. What nobody could notice need not be told."""
    own = watcher.question(watcher.eyes), next((q for q in shown.questions if q["seat"] == watcher.eyes), None)
    noticed = [n for n, line in shown.lines.items() if n > watcher.n and line.text != "[]"]
    for what, kept, true in (
        ("number of choices", watcher.n, shown.n if noticed or watcher.n > shown.n else watcher.n),
        ("view", watcher.view, shown.view),
        ("question", own[0], own[1] if watcher.eyes >= 0 else None),
    ):
        if kept != true:
            verdict.disagreements += 1
            verdict.say(table, f"{watcher.name} holds another position than the replay: {what}{_where(kept, true)}")
            return


def _where(a: object, b: object) -> str:
    """The first place where two values differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        key = next(k for k in [*a, *b] if k not in a or k not in b or a[k] != b[k])
        return f".{key}" + _where(a.get(key), b.get(key))
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        i = next(i for i, (x, y) in enumerate(zip(a, b, strict=True)) if x != y)
        return f".{i}" + _where(a[i], b[i])
    return f" ({str(a)[:120]} and {str(b)[:120]})"


# ---------------------------------------------------------------- all of it
def judge(
    tables: list[TableHistory],
    rows: dict[str, list[Row]],
    copies: dict[str, Copy],
    fresh: dict[str, dict[int, Snapshot]],
    verdict: Verdict,
) -> Verdict:
    """Compare every memory. `fresh`: what a server that was started on this log tells each pair of eyes.

    In games where windows are passed positions have other numbers than the rows of the log, and cannot be looked up
    there; what a seat ordered can, and what it saw is compared with what the replay shows it."""
    for table in tables:
        log = rows.get(table.id, [])
        count = count_choices(log)
        verdict.acknowledged += table.acknowledged
        verdict.seen += sum(len(w.lines) for w in table.watchers)
        if [r.n for r in log] != list(range(1, len(log) + 1)):
            verdict.torn.add(table.id)
            verdict.say(table, f"the log has a hole: {len(log)} rows, the last is number {log[-1].n}")
        check_orders(table, log, verdict)
        snapshots = fresh.get(table.id, {})
        shared_numbers = not any(kind.window for kind in registry.get(table.game).decision_kinds())
        if shared_numbers:
            for watcher in table.watchers:
                check_path(table, watcher, log, verdict)
        check_viewers(table, snapshots, shared_numbers, verdict)
        told = count if shared_numbers else max([s.n for s in snapshots.values()], default=count)
        _check_opening(table, copies.get(table.id), told, snapshots, verdict)
    return verdict


def _check_opening(
    table: TableHistory, copy: Copy | None, n: int, snapshots: dict[int, Snapshot], verdict: Verdict
) -> None:
    """The table opens for everybody who sits there, and is as far as they were told."""
    if copy is None or any(eyes not in snapshots for eyes in (*table.persons, SPECTATOR)):
        verdict.unopened.add(table.id)
        verdict.say(table, "it does not open" if copy else "it is gone")
        return
    if copy.n != n:
        verdict.disagreements += 1
        verdict.say(table, f"its row tells of {copy.n} choices, the log of {n}")
    for seat in table.persons:
        if seat not in snapshots[seat].mine:
            verdict.lost += 1
            verdict.say(table, f"seat {seat} is not its person's any more")
    if table.started and copy.status == "open":
        verdict.lost += 1
        verdict.say(table, "its start is lost")
    if table.over and copy.status == "playing":
        verdict.lost += 1
        verdict.say(table, "its end is lost")
