"""People for measurements of a server: thousands of them in one process, each with a socket of their own.

This is a process beside the server (`python -m greathall.server.load`): orders come as JSON lines on standard input,
answers go to standard output. What it does for a frame is next to nothing, so that it is not what is measured: frames
are cut by hand and kept as they came; what a seat is asked is read from its last frame when it is its turn to choose.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import deque
from itertools import pairwise
from typing import Any

import msgspec
import uvloop

from greathall.games import registry
from greathall.server.auth import Auth
from greathall.server.files import raise_file_limit
from greathall.server.fronts import PAUSE

CALLERS = 8  # requests under way at once while tables are set up
ARRIVING = 64  # sockets that arrive at once
TICK = 0.004  # seconds between looks at whose turn it is
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # any 16 bytes will do: nobody listens in
MASK = b"\0\0\0\0"  # a mask of zeros leaves a frame as it is
TEXT, CLOSE, PING = 1, 8, 9


class _Question(msgspec.Struct):
    seat: int
    kind: int
    id: int
    options: list[tuple[int, str, list[int]]]


class _Position(msgspec.Struct):
    questions: list[_Question]


class _Message(msgspec.Struct):
    questions: list[_Question] = []
    position: _Position | None = None


_decode = msgspec.json.Decoder(_Message).decode


class Line(asyncio.Protocol):
    """A socket, its frames cut by hand. `here` is done when its first word has come."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.here = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._open = False

    def text(self, content: bytes) -> None:
        """A frame has come."""

    def gone(self) -> None:
        """The connection was lost."""

    def closed(self, code: int) -> None:
        """The other side says goodbye."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.fail(head.split(b"\r\n")[0].decode())
                return
            self._open = True
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            self._frame(data[at] & 15, data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def _frame(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.text(content)
        elif kind == PING:
            self.transport.write(bytes((0x8A, 0x80 | len(content))) + MASK + content)
        elif kind == CLOSE:
            self.closed(int.from_bytes(content[:2], "big"))

    def send(self, text: str) -> None:
        content = text.encode()
        size = len(content)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + MASK + content)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        self.fail(f"the connection was lost: {exc}")

    def fail(self, why: str) -> None:
        if not self.here.done():
            self.here.set_exception(RuntimeError(why))

    def has_come(self) -> None:
        if not self.here.done():
            self.here.set_result(None)


def upgrade(host: str, port: int, path: str, cookie: str = "") -> bytes:
    """A request that becomes a socket."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
        + (f"Cookie: {cookie}\r\n\r\n" if cookie else "\r\n")
    ).encode()


class Person(Line):
    """A socket at a table. Only frames that hold questions are kept, and only the last one."""

    def __init__(self, table: Table, seat: int, request: bytes) -> None:
        super().__init__(request)
        self.table = table
        self.seat = seat
        self.last = b""
        self.answered = -1  # the id of the last question answered
        self.sent = 0.0  # when a choice was sent that has not been answered yet

    def text(self, content: bytes) -> None:
        self.table.house.frames += 1
        if content.startswith((b'{"type":"update"', b'{"type":"hello"', b'{"type":"rewound"')):
            self.last = content
            self.has_come()
            self.table.heard(self)
        elif content.startswith(b'{"type":"refus'):
            self.table.refused(self)

    def question(self) -> tuple[_Question, bool] | None:
        """What this seat is asked and has not answered, and whether it is for it to answer first."""
        if not self.last:
            return None
        message = _decode(self.last)
        asked = message.position.questions if message.position else message.questions
        for q in asked:
            if q.seat == self.seat and q.options and q.id > self.answered:
                return q, q.kind == asked[0].kind
        return None

    def closed(self, code: int) -> None:
        self.table.house.closed(code)

    def gone(self) -> None:
        if not self.table.house.leaving:
            self.table.house.cut += 1


class Table:
    """A table and its people: at most one choice of theirs is under way."""

    def __init__(self, house: House, game: str, id_: str, seed: int) -> None:
        self.house = house
        self.game = game
        self.id = id_
        self.people: list[Person] = []
        self.waiting = False  # a choice is under way
        self.overdue = False  # it was time to choose, but that could not be done
        self.due = 0.0
        self.made = 0  # choices that were answered while measuring
        self.rng = random.Random(seed)

    def act(self) -> None:
        """Somebody who is asked chooses at random; who weighs the others' answers waits for them."""
        if self.waiting:
            self.overdue = True
            return
        self.overdue = False
        found = [(p, *asked) for p in self.people if (asked := p.question()) is not None]
        if not found:  # over, or everybody waits for a pause to end
            self.overdue = True
            self.house.idle += 1
            return
        found = [f for f in found if f[2]] or found
        person, question, _ = found[self.rng.randrange(len(found))]
        code = question.options[self.rng.randrange(len(question.options))][0]
        person.answered = question.id
        self.waiting = True
        person.sent = time.perf_counter()
        person.send(f'{{"type":"choose","seat":{person.seat},"id":{question.id},"codes":[{code}]}}')

    def heard(self, person: Person) -> None:
        if person.sent:
            self.house.answered(self, time.perf_counter() - person.sent)
            person.sent = 0.0
            self.waiting = False
        if self.overdue or (self.house.eager and not self.waiting):
            self.act()

    def refused(self, person: Person) -> None:
        self.house.refusals += 1
        if person.sent:
            person.sent = 0.0
            self.waiting = False


class House:
    """All tables this process plays at."""

    def __init__(self, host: str, port: int, secret: str, games: list[str], seats: int, name: str) -> None:
        self.host, self.port, self.seats, self.games, self.name = host, port, seats, games, name
        self.auth = Auth(secret)  # cookies are made here: nobody need ask for one
        self.windows = {g for g in games if any(k.window for k in registry.get(g).decision_kinds())}
        self.tables: list[Table] = []
        self.wheel: deque[Table] = deque()
        self.every = 0.0
        self.eager = False
        self.leaving = False
        self.codes: dict[int, int] = {}  # codes sockets were closed with
        self.cut = 0
        self.refusals = 0
        self._forget()

    def _forget(self) -> None:
        self.waits: dict[str, list[float]] = {g: [] for g in self.games}
        self.paused = self.idle = self.frames = 0
        self.seconds: dict[int, list[float]] = {}
        self.began = time.perf_counter()

    def answered(self, table: Table, wait: float) -> None:
        """A pause that is there so that it tells nothing is not the server's slowness."""
        if wait >= PAUSE and table.game in self.windows:
            self.paused += 1
            wait -= PAUSE
        table.made += 1
        self.waits[table.game].append(wait)
        self.seconds.setdefault(int(time.perf_counter() - self.began), []).append(wait)

    def closed(self, code: int) -> None:
        self.codes[code] = self.codes.get(code, 0) + 1

    # ---------------------------------------------------------------- setting up
    async def seat(self, count: int) -> None:
        """So many further tables, everybody seated and looking on."""
        first = len(self.tables)
        todo = iter(range(first, first + count))
        await asyncio.gather(*(self._set_up(todo) for _ in range(CALLERS)))
        gate = asyncio.Semaphore(ARRIVING)
        await asyncio.gather(*(self._arrive(p, gate) for t in self.tables[first:] for p in t.people))

    async def _set_up(self, todo: Any) -> None:
        caller = Caller(self.host, self.port)
        for i in todo:
            game = self.games[i % len(self.games)]
            cookies = [self._cookie(f"{self.name}-{i}-{seat}") for seat in range(self.seats)]
            wishes = [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1)
            made = await caller.post("/api/tables", cookies[0], {"game": game, "seats": wishes})
            table = Table(self, game, made["id"], i)
            for seat in range(1, self.seats):
                await caller.post(f"/api/tables/{table.id}/join", cookies[seat], {"seat": seat})
            await caller.post(f"/api/tables/{table.id}/host", cookies[0], {"act": "start"})
            for seat, cookie in enumerate(cookies):
                table.people.append(Person(table, seat, self._request(table, cookie)))
            self.tables.append(table)
        caller.close()

    def _cookie(self, player: str) -> str:
        return self.auth.cookie(player, False).split(";")[0]

    def _request(self, table: Table, cookie: str) -> bytes:
        return upgrade(self.host, self.port, f"/api/tables/{table.id}/socket?since=-1", cookie)

    async def _arrive(self, person: Person, gate: asyncio.Semaphore) -> None:
        async with gate:
            await asyncio.get_running_loop().create_connection(lambda: person, self.host, self.port)
            await person.here

    # ---------------------------------------------------------------- playing
    async def play(self, seconds: float, every: float, warm: float) -> dict[str, Any]:
        """Play for so long, one choice in so many seconds at each table (0: whoever is asked answers at once)."""
        now = time.perf_counter()
        self.every, self.eager = every, not every
        if every:
            for i, table in enumerate(self.tables):
                table.due = now + every * i / len(self.tables)
            self.wheel = deque(self.tables)
        else:
            self.wheel.clear()
            for table in self.tables:
                table.act()
        await self._spin(warm)
        self._forget()
        for table in self.tables:
            table.made = 0
        cpu = time.process_time()
        await self._spin(seconds)
        report = self._report(time.perf_counter() - self.began, time.process_time() - cpu)
        self.eager = False
        self.wheel.clear()
        return report

    async def _spin(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        wheel = self.wheel
        while (now := time.perf_counter()) < end:
            while wheel and wheel[0].due <= now:
                table = wheel.popleft()
                table.act()
                table.due += self.every
                wheel.append(table)
            await asyncio.sleep(TICK)

    def _report(self, seconds: float, cpu: float) -> dict[str, Any]:
        return {
            "tables": len(self.tables),
            "sockets": sum(len(t.people) for t in self.tables),
            "seconds": seconds,
            "cpu": cpu,
            "waits": self.waits,
            "by_second": [sorted(self.seconds.get(s, [])) for s in range(int(seconds))],
            "made": [t.made for t in self.tables],
            "paused": self.paused,
            "idle": self.idle,
            "frames": self.frames,
            "refusals": self.refusals,
            "cut": self.cut,
            "codes": self.codes,
        }

    async def settle(self) -> None:
        """Wait until no choice is under way, or nothing has happened for a while."""
        quiet = 0
        while any(t.waiting for t in self.tables) and quiet < 20:
            frames = self.frames
            await asyncio.sleep(0.1)
            quiet = quiet + 1 if frames == self.frames else 0

    def leave(self) -> None:
        self.leaving = True
        for table in self.tables:
            for person in table.people:
                person.transport.abort()


class Caller:
    """Requests, one after the other, on one connection."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, cookie: str, body: Any) -> Any:
        content = json.dumps(body).encode()
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self.host, self.port)
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {cookie}\r\n"
        self._writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        sizes = [line.split(":")[1] for line in lines if line.lower().startswith("content-length:")]
        answer = await self._reader.readexactly(int(sizes[0]))
        if " 200 " not in lines[0]:
            raise RuntimeError(f"{path}: {lines[0]} {answer[:200]!r}")
        return json.loads(answer)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


def spread(values: list[float], factor: float = 1000.0) -> dict[str, float]:
    """The middle, the slowest hundredth and the worst of sorted values."""
    if not values:
        return {"p50": 0.0, "p99": 0.0, "worst": 0.0}
    at = [values[min(len(values) - 1, int(len(values) * share))] * factor for share in (0.5, 0.99, 1.0)]
    assert all(a <= b for a, b in pairwise(at))
    return {"p50": round(at[0], 2), "p99": round(at[1], 2), "worst": round(at[2], 2)}


async def main() -> None:
    """Carry out what is ordered, line by line: `open`, `seat`, `play`, `settle`; the end of the input is the end."""
    raise_file_limit()
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    house: House | None = None
    while line := await reader.readline():
        order: dict[str, Any] = json.loads(line)
        what = order.pop("do")
        answer: Any = None
        if what == "open":
            house = House(**order)
        else:
            assert house is not None
            if what == "seat":
                await house.seat(**order)
            elif what == "play":
                answer = await house.play(**order)
            elif what == "settle":
                await house.settle()
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
    if house is not None:
        house.leave()


if __name__ == "__main__":
    uvloop.run(main())
