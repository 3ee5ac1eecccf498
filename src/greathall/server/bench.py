"""How much a server carries: real tables, real rules, real sockets on loopback, and the server's own CPU time.

A server process of its own is started on a fresh database; this process plays random legal choices at many tables at
once, with one socket per seat, and measures from the sending of a choice to its update.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
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
from greathall.kernel.errors import BadInput

START_SECONDS = 20.0


def bench_server(tables: int, seconds: float, game_id: str = "catan", database: str = "") -> dict[str, Any]:
    """The figures of one run; `database` empty: SQLite in a temporary folder."""
    if not 1 <= tables <= 500:
        raise BadInput(f"The number of tables must be from 1 to 500, not {tables}.")
    with tempfile.TemporaryDirectory(prefix="greathall-bench-") as folder:
        port = _free_port()
        process = _start(port, folder, database)
        try:
            return asyncio.run(_measure(process.pid, port, tables, seconds, game_id))
        finally:
            process.terminate()
            process.wait(10)


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def _start(port: int, folder: str, database: str) -> subprocess.Popen[bytes]:
    env = {
        **os.environ,
        "GREATHALL_DATABASE": database or str(Path(folder) / "bench.db"),
        "GREATHALL_SECRET": "bench",
        "GREATHALL_RATE": "off",
        "XDG_DATA_HOME": folder,
    }
    command = [sys.executable, "-m", "greathall", "serve", "--port", str(port), "--no-browser"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    limit = time.monotonic() + START_SECONDS
    while time.monotonic() < limit and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
                return process
        except OSError:
            time.sleep(0.05)
    process.kill()
    raise BadInput("The server did not start.")


def _cpu(pid: int) -> float:
    """CPU seconds of a process so far, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


class Load:
    """What the players of all tables have seen."""

    def __init__(self) -> None:
        self.choices = 0
        self.updates = 0
        self.bytes = 0
        self.latency: list[float] = []
        self.counting = False


def _post(port: int, path: str, body: dict[str, Any], cookie: str) -> tuple[dict[str, Any], str]:
    origin = f"http://127.0.0.1:{port}"
    headers = {"Content-Type": "application/json", "Origin": origin, **({"Cookie": cookie} if cookie else {})}
    request = urllib.request.Request(f"{origin}{path}", msgspec.json.encode(body), headers, method="POST")
    with urllib.request.urlopen(request, timeout=10) as answer:
        set_cookie = answer.headers.get("Set-Cookie", "")
        return msgspec.json.decode(answer.read()), set_cookie.split(";")[0] or cookie


async def _seat(
    port: int, table: str, seat: int, cookie: str, load: Load, sent: dict[str, float], until: float
) -> None:  # fmt: skip
    """One player: answers every question of the seat with a random option."""
    chance = random.Random(f"{table} {seat}")
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?since=-1&seat={seat}"
    headers = {"Cookie": cookie, "Origin": f"http://127.0.0.1:{port}"}
    async with connect(url, additional_headers=headers, max_size=None, compression=None) as ws:
        answered = -1
        while time.monotonic() < until:
            try:
                raw = await asyncio.wait_for(ws.recv(), 1.0)
            except TimeoutError:
                continue
            message = msgspec.json.decode(raw)
            kind = message["type"]
            if kind == "update" and load.counting:
                load.updates += 1
                load.bytes += len(raw)
                if table in sent:
                    load.latency.append(time.perf_counter() - sent.pop(table))
            questions = message.get("questions") or message.get("position", {}).get("questions", [])
            answered = await _answer(ws, questions, seat, answered, chance, load, sent, table)


async def _answer(
    ws: ClientConnection, questions: list[Any], seat: int, answered: int, chance: random.Random, load: Load,
    sent: dict[str, float], table: str,
) -> int:  # fmt: skip
    mine = [q for q in questions if q["seat"] == seat and q["options"]]
    if not mine or mine[0]["id"] == answered or (mine[0].get("needs_others") and len(questions) > 1):
        return answered
    codes = [chance.choice(mine[0]["options"])[0]]
    sent[table] = time.perf_counter()
    if load.counting:
        load.choices += 1
    await ws.send(msgspec.json.encode({"type": "choose", "seat": seat, "id": mine[0]["id"], "codes": codes}).decode())
    return int(mine[0]["id"])


async def _measure(pid: int, port: int, tables: int, seconds: float, game_id: str) -> dict[str, Any]:
    seats = registry.get(game_id).max_seats
    before = _memory(pid)
    cookie = ""
    ids: list[str] = []
    for i in range(tables):
        body = {"game": game_id, "seats": [{"kind": "me"}] * seats, "start": True, "seed": f"bench {i}"}
        info, cookie = _post(port, "/api/tables", body, cookie)
        ids.append(info["id"])
    load = Load()
    warm = 1.0
    until = time.monotonic() + warm + seconds
    sent: dict[str, float] = {}
    players = [asyncio.create_task(_seat(port, t, p, cookie, load, sent, until)) for t in ids for p in range(seats)]
    await asyncio.sleep(warm)
    load.counting = True
    cpu, clock = _cpu(pid), time.monotonic()
    await asyncio.sleep(max(0.1, until - time.monotonic() - 0.2))
    cpu, clock = _cpu(pid) - cpu, time.monotonic() - clock
    choices, updates, size = load.choices, load.updates, load.bytes
    memory = _memory(pid)
    await asyncio.gather(*players, return_exceptions=True)
    latency = sorted(load.latency) or [0.0]
    return {
        "tables": tables,
        "sockets": tables * seats,
        "seconds": round(clock, 2),
        "choices": choices,
        "server_cpu_seconds": round(cpu, 3),
        "choices_per_cpu_second": round(choices / cpu, 1) if cpu else 0.0,
        "choices_per_second": round(choices / clock, 1),
        "latency_ms": {
            "p50": round(latency[len(latency) // 2] * 1000, 2),
            "p99": round(latency[min(len(latency) - 1, len(latency) * 99 // 100)] * 1000, 2),
        },
        "bytes_per_update": round(size / updates, 1) if updates else 0.0,
        "memory_per_table": (memory - before) // tables,
    }
