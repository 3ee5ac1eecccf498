"""How much one server process carries: real sockets, real rules, a person on every seat.

The server runs as its own process and tells its CPU time in /metrics; the people are processes of their own (load.py).
Two kinds of people: those who never pause show how many choices a second of CPU time brings; those who think, one
choice every three seconds at a table, show how long a choice takes when so many tables are played at.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from greathall.games import registry
from greathall.kernel.errors import BadInput
from greathall.server import peer
from greathall.server.load import spread

SEATS = 4
THINK = 3.0  # seconds between two choices at a table
OVERLOAD = 10.0  # seconds in which nobody pauses
RECOVERY = 30.0  # seconds after them in which everybody thinks
SECRET = "bench"
WITHOUT_LIMITS = {"GREATHALL_ROOMS": "100000"} | {
    f"GREATHALL_{name}": "0"
    for name in (
        "PLAYER_TABLES", "ADDRESS_TABLES", "SOCKETS", "ADDRESS_SOCKETS", "CONNECTIONS", "ADDRESS_CONNECTIONS", "RATE"
    )
}  # fmt: skip
GOOD = 0.1  # seconds: a choice that took longer is slow


def mix() -> list[str]:
    """The games that four can play."""
    return [g for g in registry.ids() if registry.get(g).min_seats <= SEATS <= registry.get(g).max_seats]


class Server:
    """A server that was started for a measurement."""

    def __init__(self, port: int, process: subprocess.Popen[str]) -> None:
        self.port = port
        self.process = process

    def metric(self, *names: str) -> list[float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=60) as answer:
            lines = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if line[0] != "#")
        return [float(lines[f"greathall_{name}"]) for name in names]


@contextmanager
def running_server(**settings: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="greathall-bench-") as folder:
        database = os.environ.get("GREATHALL_BENCH_DATABASE") or str(Path(folder) / "bench.db")
        env = {
            **os.environ, "GREATHALL_DATABASE": database, "GREATHALL_SECRET": SECRET, **WITHOUT_LIMITS, **settings,
        }  # fmt: skip
        command = [sys.executable, "-m", "greathall", "serve", "--port", "0", "--no-browser"]
        process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().rstrip("/\n").rsplit(":", 1)[1])
            for _ in range(600):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                    break
                except OSError:
                    time.sleep(0.05)
            yield Server(port, process)
        finally:
            process.terminate()
            process.wait(30)


class Crowd:
    """People in processes of their own."""

    def __init__(self, port: int, games: Sequence[str], seats: int, processes: int = 1) -> None:
        command = [sys.executable, "-m", "greathall.server.load"]
        self._parts = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for _ in range(processes)
        ]
        self.tables = 0
        for i, part in enumerate(self._parts):
            self._tell(part, do="open", host="127.0.0.1", port=port, secret=SECRET, games=list(games), seats=seats,
                       name=f"p{i}")  # fmt: skip
        self._hear()

    @staticmethod
    def _tell(part: subprocess.Popen[str], **order: Any) -> None:
        assert part.stdin is not None
        part.stdin.write(json.dumps(order) + "\n")
        part.stdin.flush()

    def _hear(self) -> list[Any]:
        out = []
        for part in self._parts:
            assert part.stdout is not None
            line = part.stdout.readline()
            if not line:
                raise RuntimeError("the people have gone: see above")
            out.append(json.loads(line))
        return out

    def order(self, **order: Any) -> list[Any]:
        for part in self._parts:
            self._tell(part, **order)
        return self._hear()

    def seat(self, tables: int) -> None:
        """Let there be so many tables in all."""
        more, count = tables - self.tables, len(self._parts)
        for i, part in enumerate(self._parts):
            self._tell(part, do="seat", count=more // count + (i < more % count))
        self._hear()
        self.tables = tables

    def close(self) -> None:
        for part in self._parts:
            assert part.stdin is not None
            part.stdin.close()
        for part in self._parts:
            part.wait(60)


def _measure(server: Server, crowd: Crowd, seconds: float, every: float, warm: float) -> dict[str, Any]:
    """Let the people play, and say what that took."""
    names = ("choices_total", "cpu_seconds", "updates_total", "update_bytes_total")
    start = time.perf_counter()
    before = server.metric(*names)
    parts = crowd.order(do="play", seconds=seconds, every=every, warm=warm)
    after = server.metric(*names)
    took = time.perf_counter() - start
    choices, cpu, updates, size = (b - a for a, b in zip(before, after, strict=True))
    waits = {g: sorted(w for p in parts for w in p["waits"][g]) for g in parts[0]["waits"]}
    every_wait = sorted(w for ws in waits.values() for w in ws)
    by_second = [sorted(w for s in second for w in s) for second in zip(*(p["by_second"] for p in parts), strict=False)]
    made = sorted(m for p in parts for m in p["made"])
    tables = sum(p["tables"] for p in parts)
    return {
        "tables": tables,
        "sockets": sum(p["sockets"] for p in parts),
        "seconds": seconds,
        "choices_per_second": round(choices / took, 1),
        "wanted_per_second": round(tables / every, 1) if every else None,
        "choices_per_cpu_second": round(choices / cpu, 1) if cpu else 0.0,
        "cpu_share": round(cpu / took, 3),
        "people_cpu_share": round(sum(p["cpu"] for p in parts) / seconds, 3),
        "latency_ms": spread(every_wait),
        "latency_ms_by_game": {g: spread(w) for g, w in waits.items()},
        "p99_by_second_ms": [spread(second)["p99"] for second in by_second],
        "choices_by_table": {"least": made[0], "median": made[len(made) // 2], "most": made[-1]} if made else {},
        "bytes_per_update": round(size / updates, 1) if updates else 0.0,
        "updates_per_choice": round(updates / choices, 2) if choices else 0.0,
        "paused": sum(p["paused"] for p in parts),
        "refusals": sum(p["refusals"] for p in parts),
        "cut_off": sum(p["cut"] for p in parts),
        "close_codes": {c: n for p in parts for c, n in p["codes"].items()},
    }


def never_pausing(tables: int, seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """Everybody answers as soon as they are asked."""
    seats = min(SEATS, *(registry.get(g).max_seats for g in games), SEATS)
    with running_server() as server:
        crowd = Crowd(server.port, games, seats)
        try:
            (empty,) = server.metric("memory_bytes")
            crowd.seat(tables)
            found = _measure(server, crowd, seconds, 0.0, 1.0)
            (full,) = server.metric("memory_bytes")
            return {"games": list(games), **found, "memory_per_table": round((full - empty) / tables)}
        finally:
            crowd.close()


def thinking(
    steps: Sequence[int],
    seconds: float,
    games: Sequence[str],
    say: Callable[[str], None],
    storm: float = OVERLOAD,
    after: float = RECOVERY,
    think: float = THINK,
) -> dict[str, Any]:
    """Everybody thinks, at more and more tables; at the last step nobody pauses for a while, then everybody again."""
    rows: list[dict[str, Any]] = []
    out: dict[str, Any] = {"games": list(games), "seconds_between_choices": think, "steps": rows}
    with running_server() as server:
        crowd = Crowd(server.port, games, SEATS)
        try:
            (empty,) = server.metric("memory_bytes")
            for tables in steps:
                crowd.seat(tables)
                (quiet,) = server.metric("memory_bytes")
                found = _measure(server, crowd, seconds, think, 2 * think)
                (played,) = server.metric("memory_bytes")
                found["memory_of_a_quiet_table"] = round((quiet - empty) / tables)
                found["memory_of_a_played_table"] = round((played - empty) / tables)
                rows.append(found)
                say(_row(found))
            during = _measure(server, crowd, storm, 0.0, 0.0)
            then = _measure(server, crowd, after, think, 0.0)
            slow = [s for s, p99 in enumerate(then["p99_by_second_ms"]) if p99 > GOOD * 1000]
            recovered = slow[-1] + 1 if slow else 0
            out["overload"] = {
                "during": during, "after": then, "seconds_to_recover": recovered, "cut_off": then["cut_off"]
            }  # fmt: skip
            say(f"  nobody pauses for {storm:g} s: " + _row(during))
            say(f"  then everybody thinks again, slow for {recovered} s: " + _row(then))
        finally:
            crowd.close()
    return out


def _row(found: dict[str, Any]) -> str:
    wait = found["latency_ms"]
    memory = f", {found['memory_of_a_quiet_table'] / 1000:.0f} kB a table" if "memory_of_a_quiet_table" in found else ""
    return (
        f"{found['tables']} tables, {found['sockets']} sockets: {found['choices_per_second']:.0f} choices a second,"
        f" p50 {wait['p50']:.1f} ms, p99 {wait['p99']:.1f} ms, worst {wait['worst']:.0f} ms,"
        f" CPU {found['cpu_share']:.2f} (people {found['people_cpu_share']:.2f}){memory},"
        f" {found['cut_off']} cut off"
    )


def beside_peer(tables: int, seconds: float, rounds: int, say: Callable[[str], None]) -> dict[str, Any]:
    """Choices for each CPU second of the server: ours with its real rules, and boardgame.io's, taking turns."""
    ours, theirs = [], []
    with running_server() as server, peer.running_peer(tables, SEATS) as other:
        crowd = Crowd(server.port, mix(), SEATS)
        try:
            crowd.seat(tables)
            _measure(server, crowd, 1.0, 0.0, 0.0)
            other.play(1.0)
            for i in range(rounds):
                ours.append(_measure(server, crowd, seconds, 0.0, 0.0)["choices_per_cpu_second"])
                crowd.order(do="settle")
                theirs.append(other.play(seconds)["moves_per_cpu_second"])
                say(f"  round {i + 1}: {ours[-1]:.0f} choices for each CPU second, {peer.NAME} {theirs[-1]:.0f} moves")
        finally:
            crowd.close()
    ratios = sorted(a / b for a, b in zip(ours, theirs, strict=True))
    return {
        "name": peer.NAME, "tables": tables, "seats": SEATS, "choices_per_cpu_second": ours,
        "moves_per_cpu_second": theirs,
        "ratio": {
            name: round(ratios[at], 2) for name, at in (("median", len(ratios) // 2), ("min", 0), ("max", -1))
        },
    }  # fmt: skip


def bench_server(
    tables: int,
    seconds: float,
    steps: Sequence[int] = (),
    against: str | None = None,
    rounds: int = 5,
    say: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """Start servers, play on them for so long, and say what it took."""
    if tables < 1 or any(step < 1 for step in steps):
        raise BadInput("Tables are counted from 1.")
    if against not in (None, peer.NAME):
        raise BadInput(f"A server can be compared with {peer.NAME}, not with '{against}'.")
    out = {"never_pausing": never_pausing(tables, seconds * rounds, ["catan"])}
    if steps:
        out["thinking"] = thinking(sorted(steps), seconds * rounds, mix(), say)
    if against:
        out["peer"] = beside_peer(tables, seconds, rounds, say)
    return out
