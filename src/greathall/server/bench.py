"""How much one server process carries: real sockets, real rules, one random player on every seat.

The server runs as its own process and tells its CPU time in /metrics; the players run in the calling process.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from greathall.games import registry


class _Question(msgspec.Struct):
    seat: int
    kind: int
    id: int
    options: list[tuple[int, str, list[int]]]


class _Position(msgspec.Struct):
    questions: list[_Question]


class _Message(msgspec.Struct):
    type: str
    n: int = 0
    questions: list[_Question] = []
    position: _Position | None = None


_decode = msgspec.json.Decoder(_Message).decode


class _Player:
    """A cookie of its own."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookie = ""

    def call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Cookie": self.cookie} if self.cookie else {})
        with urllib.request.urlopen(request, timeout=20) as answer:
            if not self.cookie and answer.headers["Set-Cookie"]:
                self.cookie = answer.headers["Set-Cookie"].split(";")[0]
            content = answer.read()
        return json.loads(content) if content[:1] in b"{[" else content.decode()


class _Load:
    def __init__(self) -> None:
        self.choices = 0
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.measuring = False
        self.stop = False

    async def sit(self, socket: ClientConnection, seat: int, rng: random.Random) -> None:
        """Answer at random whatever this seat is asked; who weighs the others' answers waits for them, as bots do."""
        answered, sent = -1, 0.0
        async for frame in socket:
            if self.stop:
                return
            message = _decode(frame)
            if message.type == "update":
                if self.measuring:
                    self.sizes.append(len(frame))
                    if sent:
                        self.choices += 1
                        self.waits.append(time.perf_counter() - sent)
                sent = 0.0 if message.type == "update" else sent
            questions = message.position.questions if message.position else message.questions
            for q in questions:
                if q.seat == seat and q.kind == questions[0].kind and q.options and q.id > answered:
                    answered = q.id
                    sent = time.perf_counter()
                    code = rng.choice(q.options)[0]
                    await socket.send(f'{{"type":"choose","seat":{seat},"id":{q.id},"codes":[{code}]}}')


def _metric(text: str, name: str) -> float:
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"greathall_{name} "))


async def _play(base: str, tables: int, seconds: float, game: str) -> dict[str, Any]:
    seats = registry.get(game).max_seats
    players = [_Player(base) for _ in range(seats)]
    for p in players:
        p.call("/api/me")
    empty = _metric(players[0].call("/metrics"), "memory_bytes")
    sockets: list[tuple[str, int]] = []
    for i in range(tables):
        wishes = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
        table = players[0].call("/api/tables", {"game": game, "seats": wishes, "seed": f"bench-{i}"})["id"]
        for seat in range(1, seats):
            players[seat].call(f"/api/tables/{table}/join", {"seat": seat})
        players[0].call(f"/api/tables/{table}/host", {"act": "start"})
        sockets += [(table, seat) for seat in range(seats)]
    load = _Load()
    tasks = []
    for table, seat in sockets:
        url = f"ws{base[4:]}/api/tables/{table}/socket?since=-1"
        socket = await connect(url, additional_headers={"Cookie": players[seat].cookie}, compression=None)
        tasks.append(asyncio.create_task(load.sit(socket, seat, random.Random(f"{table}-{seat}"))))
    await asyncio.sleep(1.0)
    before = await asyncio.to_thread(players[0].call, "/metrics")
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    after = await asyncio.to_thread(players[0].call, "/metrics")
    load.stop = True
    for task in tasks:
        task.cancel()
    choices = _metric(after, "choices_total") - _metric(before, "choices_total")
    cpu = _metric(after, "cpu_seconds") - _metric(before, "cpu_seconds")
    waits, sizes = sorted(load.waits), sorted(load.sizes)
    return {
        "tables": tables,
        "seats": seats,
        "seconds": seconds,
        "choices": int(choices),
        "choices_per_cpu_second": round(choices / cpu, 1) if cpu else 0.0,
        "choices_per_second": round(choices / seconds, 1),
        "latency_ms": {"p50": _at(waits, 0.5, 1000), "p99": _at(waits, 0.99, 1000)},
        "bytes_per_update": {
            "mean": round(sum(sizes) / max(1, len(sizes)), 1), "p99": _at(sizes, 0.99), "max": _at(sizes, 1.0)
        },
        "memory_per_table": round((_metric(after, "memory_bytes") - empty) / tables),
        "refusals": int(_metric(after, "refusals_total")),
    }  # fmt: skip


def _at(values: list[Any], share: float, factor: float = 1.0) -> float:
    return round(values[min(len(values) - 1, int(len(values) * share))] * factor, 2) if values else 0.0


def bench_server(tables: int, seconds: float, game: str = "catan") -> dict[str, Any]:
    """Start a server, play on it for so long, and say what it took."""
    with tempfile.TemporaryDirectory(prefix="greathall-bench-") as folder:
        database = os.environ.get("GREATHALL_BENCH_DATABASE") or str(Path(folder) / "bench.db")
        env = {**os.environ, "GREATHALL_DATABASE": database, "GREATHALL_SECRET": "bench", "GREATHALL_RATE": "0"}
        command = [sys.executable, "-m", "greathall", "serve", "--port", "0", "--no-browser"]
        server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            base = server.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
            for _ in range(200):
                try:
                    urllib.request.urlopen(base + "/healthz", timeout=5).close()
                    break
                except OSError:
                    time.sleep(0.05)
            return asyncio.run(_play(base, tables, seconds, game))
        finally:
            server.terminate()
            server.wait(10)
