"""A server in this process on a real port, and people who play on it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx2
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from greathall.server import views
from greathall.server.app import Server, make_app
from greathall.server.run import config_of
from greathall.server.settings import Settings

PATIENCE = 60.0  # seconds: whatever comes at all comes sooner, also on a machine that does much else


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something to become true, as long as the test may take."""
    while not holds():
        await asyncio.sleep(0.01)


class Hall:
    def __init__(self, base: str, server: Server) -> None:
        self.base = base
        self.server = server
        self.people: list[Person] = []

    def person(self, cookie: str = "") -> Person:
        p = Person(self.base, cookie)
        self.people.append(p)
        return p

    async def close(self) -> None:
        for p in self.people:
            await p.close()


@contextlib.asynccontextmanager
async def open_hall(settings: Settings) -> AsyncIterator[Hall]:
    app = make_app(settings)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    config = config_of(app, settings, patience=1)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), task.exception()
    hall = Hall(f"http://127.0.0.1:{listening.getsockname()[1]}", app.server)
    try:
        yield hall
    finally:
        await hall.close()
        server.should_exit = True
        await task


class Person:
    """A browser: a cookie jar and sockets."""

    def __init__(self, base: str, cookie: str = "") -> None:
        self.base = base
        self.http = httpx2.AsyncClient(base_url=base, timeout=PATIENCE)
        self.cookie = cookie
        self.sockets: list[Seat] = []

    async def call(self, method: str, path: str, body: Any = None, expect: int = 200, **headers: str) -> Any:
        if self.cookie:
            headers["Cookie"] = self.cookie
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        answer = await self.http.request(method, path, content=content, headers=headers)
        if not self.cookie and "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        self.http.cookies.clear()
        assert answer.status_code == expect, (path, answer.status_code, answer.text)
        return answer.json() if answer.headers.get("content-type") == "application/json" else answer.text

    async def get(self, path: str, expect: int = 200) -> Any:
        return await self.call("GET", path, None, expect)

    async def post(self, path: str, body: Any = None, expect: int = 200, **headers: str) -> Any:
        return await self.call("POST", path, body, expect, **headers)

    async def make(self, *seats: str, **more: Any) -> str:
        """A table: seats are `me`, `open` or the name of a bot."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": "catan", "seats": wishes, "start": True, "seed": "a test", **more}
        return str((await self.post("/api/tables", body))["id"])

    async def sit(self, table: str, seat: int | None = None, since: int = -1, **headers: str) -> Seat:
        eyes = f"&seat={seat}" if seat is not None else ""
        url = f"ws{self.base[4:]}/api/tables/{table}/socket?since={since}{eyes}"
        if self.cookie:
            headers["Cookie"] = self.cookie
        # Frames nobody has read yet wait, and nobody hangs up because a busy machine was slow to answer.
        line = await connect(
            url, additional_headers=headers, compression=None, max_size=None, max_queue=None, ping_interval=None,
            open_timeout=PATIENCE, close_timeout=PATIENCE,
        )  # fmt: skip
        s = Seat(line)
        self.sockets.append(s)
        return s

    async def vote(self, table: str, yes: bool = True) -> dict[str, Any]:
        """Answer the request that lies on the table, on a line of its own; the request as it lay there."""
        seat = await self.sit(table)
        await seat.next()
        asked = seat.request
        assert asked is not None
        await seat.send(type="vote", seat=seat.seat, request=asked["id"], yes=yes)
        await seat.until("request", "refused")
        await seat.socket.close()
        return asked

    async def end(self, table: str, *others: Person) -> None:
        """The host closes the table of a running game; the others agree."""
        await self.post(f"/api/tables/{table}/host", {"act": "abandon"})
        for other in others:
            await other.vote(table)
        assert (await self.get(f"/api/tables/{table}"))["status"] == "abandoned"

    async def close(self) -> None:
        for s in self.sockets:
            s.socket.transport.abort()  # whether or not it has been read
        await self.http.aclose()


class Seat:
    """A client at a table: keeps the view by patches, as the web page does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seat = -2
        self.n = -1
        self.view: dict[str, Any] = {}
        self.questions: list[dict[str, Any]] = []
        self.log: dict[int, list[Any]] = {}
        self.table: dict[str, Any] = {}
        self.chat: list[Any] = []
        self.promises: dict[int, dict[str, Any]] = {}
        self.notes: dict[int, dict[str, Any]] = {}
        self.request: dict[str, Any] | None = None
        self.undo = 0
        self.frames: list[str] = []

    async def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(timeout):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        if kind in ("hello", "rewound"):
            at = message["position"]
            self.seat, self.n, self.view, self.questions = at["seat"], at["n"], at["view"], at["questions"]
            self.undo = message["undo"]
            self.log = {n: line for n, line in self.log.items() if n <= self.n}
            self.notes = {i: {**note, "n": min(note["n"], self.n)} for i, note in self.notes.items()}
        if kind == "hello":
            self.table, self.chat, self.request = message["table"], message["chat"], message["request"]
            self.promises = {p["id"]: p for p in message["promises"]}
            self.notes = {n["id"]: n for n in message["notes"]}
        elif kind == "update":
            for _, patch in message.get("steps", []):
                self.view = views.apply(self.view, patch)
            self.view = views.apply(self.view, message["patch"])
            self.n, self.questions, self.undo = message["n"], message["questions"], message["undo"]
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind == "promise":
            self.promises[message["promise"]["id"]] = message["promise"]
        elif kind == "note":
            self.notes[message["note"]["id"]] = message["note"]
        elif kind == "request":
            self.request = None if message["settled"] else message
        for line in message.get("log", []):
            self.log[line[0]] = line
        return message

    async def until(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(timeout):
            while True:
                message = await self.next(timeout)
                if message["type"] in kinds:
                    return message

    async def catch_up(self, n: int) -> None:
        while self.n < n:
            await self.next()

    async def closed(self, timeout: float = PATIENCE) -> int:
        """Read to the end; the code the socket was closed with."""
        try:
            while True:
                await self.next(timeout)
        except ConnectionClosed as e:
            return e.rcvd.code if e.rcvd else 1006

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    def question(self, seat: int | None = None) -> dict[str, Any] | None:
        """What this seat is asked."""
        seat = self.seat if seat is None else seat
        return next((q for q in self.questions if q["seat"] == seat and q["options"]), None)

    async def choose(self, code: int | None = None, rng: random.Random | None = None, **more: Any) -> int:
        q = self.question()
        assert q is not None
        if code is None:
            code = (rng or random).choice(q["options"])[0]
        assert code is not None
        await self.send(**{"type": "choose", "seat": self.seat, "id": q["id"], "codes": [code], **more})
        return code

    async def play(self, rng: random.Random, choices: int = 1 << 30) -> None:
        """Answer at random until the game is over, or so many own choices were made."""
        answered = -1
        while choices > 0 and not self.view.get("over"):
            q = self.question()
            if q is not None and q["id"] > answered:
                answered = q["id"]
                await self.choose(rng=rng)
                choices -= 1
            await self.next()
