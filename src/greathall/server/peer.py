"""A boardgame.io server beside ours: the same number of tables and seats, its own protocol, a small game of its own.

It lives in an environment of its own (tools/peer_boardgame, installed on demand by npm from its lock). The people are a
process of their own here too: as soon as it is somebody's turn they take a free cell.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from greathall.kernel.errors import BadInput
from greathall.server.files import raise_file_limit
from greathall.server.load import ARRIVING, Line, spread, upgrade

FOLDER = Path(__file__).resolve().parents[3] / "tools" / "peer_boardgame"
NAME = "boardgame.io"
GAME = "/cells,"  # boardgame.io's sockets have a namespace for each game


class Guest(Line):
    """A seat of a match, in the words of engine.io and socket.io."""

    def __init__(self, crowd: Guests, match: str, seat: int, seats: int, request: bytes) -> None:
        super().__init__(request)
        self.crowd, self.match, self.seat, self.seats = crowd, match, seat, seats
        self.rng = random.Random(f"{match}-{seat}")
        self.sent = 0.0

    def text(self, content: bytes) -> None:
        if content.startswith(b'42/cells,["update"'):
            self._position(json.loads(content[9:])[2])
        elif content.startswith(b'42/cells,["sync"'):
            self.has_come()
            self.state = json.loads(content[9:])[2]["state"]
        elif content == b"2":  # is anybody there?
            self.send("3")
        elif content.startswith(b"0"):
            self.send(f"40{GAME}")
        elif content.startswith(b"40"):
            self.send(f"42{GAME}" + json.dumps(["sync", self.match, str(self.seat), None, self.seats]))

    def _position(self, state: Any) -> None:
        if self.sent:
            self.crowd.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        self.state = state
        if self.crowd.playing:
            self.act()

    def act(self) -> None:
        """Take a cell, if it is this seat's turn."""
        state = self.state
        if state["ctx"]["currentPlayer"] != str(self.seat):
            return
        cell = self.rng.choice([i for i, c in enumerate(state["G"]["cells"]) if c is None])
        move = {"type": "take", "args": [cell], "playerID": str(self.seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.sent = time.perf_counter()
        self.send(f"42{GAME}" + json.dumps(["update", action, state["_stateID"], self.match, str(self.seat)]))

    def gone(self) -> None:
        self.crowd.cut += 1


class Guests:
    """All matches."""

    def __init__(self) -> None:
        self.playing = False
        self.waits: list[float] = []
        self.cut = 0
        self.all: list[Guest] = []

    async def seat(self, port: int, tables: int, seats: int) -> None:
        gate, loop = asyncio.Semaphore(ARRIVING), asyncio.get_running_loop()
        request = upgrade("127.0.0.1", port, "/socket.io/?EIO=4&transport=websocket")

        async def arrive(guest: Guest) -> None:
            async with gate:
                await loop.create_connection(lambda: guest, "127.0.0.1", port)
                await guest.here

        self.all = [Guest(self, f"m{t}", s, seats, request) for t in range(tables) for s in range(seats)]
        for seat in range(seats):  # whoever comes first makes the match
            await asyncio.gather(*(arrive(g) for g in self.all if g.seat == seat))

    async def play(self, seconds: float) -> dict[str, Any]:
        self.playing, self.waits = True, []
        for guest in self.all:
            if not guest.sent:
                guest.act()
        await asyncio.sleep(seconds)
        self.playing = False
        await asyncio.sleep(0.2)
        return {"moves": len(self.waits), "latency_ms": spread(sorted(self.waits)), "cut_off": self.cut}


async def main(port: int, tables: int, seats: int) -> None:
    """Seat everybody, then play for as long as each line of the input says."""
    raise_file_limit()
    guests = Guests()
    await guests.seat(port, tables, seats)
    print("{}", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await guests.play(float(line))), flush=True)


class Peer:
    """A boardgame.io server and the people at its tables."""

    def __init__(self, server: subprocess.Popen[str], people: subprocess.Popen[str]) -> None:
        self.server = server
        self.people = people

    def _used(self) -> dict[str, float]:
        assert self.server.stdin is not None and self.server.stdout is not None
        self.server.stdin.write("\n")
        self.server.stdin.flush()
        used: dict[str, float] = json.loads(next(line for line in self.server.stdout if line.startswith("{")))
        return used

    def play(self, seconds: float) -> dict[str, Any]:
        """A round in which nobody pauses."""
        assert self.people.stdin is not None and self.people.stdout is not None
        before = self._used()
        self.people.stdin.write(f"{seconds}\n")
        self.people.stdin.flush()
        found: dict[str, Any] = json.loads(self.people.stdout.readline())
        after = self._used()
        cpu = after["cpu"] - before["cpu"]
        return {**found, "cpu": round(cpu, 2), "moves_per_cpu_second": round(found["moves"] / cpu, 1)}


def install() -> Path:
    """The peer's packages, from its lock; they are kept for the next time."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not FOLDER.is_dir() or node is None or npm is None:
        raise BadInput(f"{NAME} needs Node.js with npm, and this project's sources (tools/peer_boardgame).")
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        done = subprocess.run(
            [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=FOLDER, capture_output=True, text=True
        )
        if done.returncode:
            raise BadInput(f"{NAME} cannot be installed: {done.stderr.strip()[-300:]}")
    return Path(node)


@contextmanager
def running_peer(tables: int, seats: int) -> Iterator[Peer]:
    command = [str(install()), "server.cjs"]
    with tempfile.TemporaryFile() as errors:
        server = subprocess.Popen(
            command, cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        people: subprocess.Popen[str] | None = None
        try:
            assert server.stdout is not None
            port = next((int(line.split()[1]) for line in server.stdout if line.startswith("port ")), 0)
            if not port:
                raise BadInput(f"{NAME} does not start here.")
            code = f"import uvloop; from greathall.server.peer import main; uvloop.run(main({port}, {tables}, {seats}))"
            people = subprocess.Popen(
                [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            assert people.stdout is not None
            if not people.stdout.readline():
                raise BadInput(f"Nobody could take a seat at {NAME}.")
            yield Peer(server, people)
        finally:
            for process in (people, server):
                if process is not None:
                    process.terminate()
                    process.wait(20)
