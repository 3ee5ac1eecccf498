"""The scripted people of the torture run: they make tables, sit down, choose by different habits, take back, come and
go, open second tabs, and never give up. What they are told goes into their memories (`torture_history`)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable
from typing import Any

from torture_history import SPECTATOR, Snapshot, TableHistory, Watcher
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

PATIENCE = 4.0  # seconds without an answer: then an order is given again, after that on a new socket
STALL = 3.0  # seconds after which somebody who lets others go first answers all the same
CALL_PATIENCE = 15.0
CANNOT_OPEN = 4409
Habit = Callable[[random.Random, list[int]], int]


def _any(rng: random.Random, codes: list[int]) -> int:
    return rng.choice(codes)


def _first(rng: random.Random, codes: list[int]) -> int:
    return codes[0] if rng.random() < 0.6 else rng.choice(codes)


def _last(rng: random.Random, codes: list[int]) -> int:
    return codes[-1] if rng.random() < 0.6 else rng.choice(codes)


HABITS: list[Habit] = [_any, _first, _last]


class Refused(Exception):
    """The server answered a request with a refusal."""


class Person:
    """A browser: a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    async def call(self, path: str, body: Any = None, patience: float = CALL_PATIENCE) -> Any:
        """The answer to a request. Raises Refused, or OSError when there is none."""
        return await asyncio.to_thread(self._call, path, body, patience)

    def _call(self, path: str, body: Any, patience: float) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{self.address}{path}", data)
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urllib.request.urlopen(request, timeout=patience) as answer:
                if not self.cookie and answer.headers["Set-Cookie"]:
                    self.cookie = answer.headers["Set-Cookie"].split(";")[0]
                return json.loads(answer.read())
        except urllib.error.HTTPError as e:
            raise Refused(f"{e.code} {e.read()[:200]!r}") from None
        except (OSError, ValueError) as e:
            raise OSError(str(e)) from None
        except Exception as e:  # half an answer: http.client has many names for it
            raise OSError(str(e)) from None

    def socket(self, address: str, table: str, eyes: int, since: int) -> connect:
        url = f"ws://{address}/api/tables/{table}/socket?since={since}&lang=en"
        if eyes != SPECTATOR:
            url += f"&seat={eyes}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return connect(
            url, additional_headers=headers, compression=None, max_size=None, open_timeout=CALL_PATIENCE,
            ping_interval=None, close_timeout=1, proxy=None,
        )  # fmt: skip

    async def look(self, port: int, table: str, eyes: int) -> Snapshot | None:
        """What one server process tells somebody who comes new; None if it does not open the table."""
        for _ in range(3):
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with asyncio.timeout(CALL_PATIENCE), self.socket(f"127.0.0.1:{port}", table, eyes, -1) as socket:
                    async for frame in socket:
                        message = json.loads(frame)
                        if message["type"] == "hello":
                            return Snapshot.of(message)
        return None


class Plan:
    """What the run allows people to do, and what they count together."""

    def __init__(self, seed: str, tabs: bool) -> None:
        self.seed = seed
        self.tabs = tabs  # two tabs on one seat
        self.silent = False  # no more orders
        self.leaving = False  # close all sockets
        self.refusals: Counter[str] = Counter()
        self.closings: Counter[int] = Counter()
        self.sent = 0
        self.undone = 0
        self.reconnects = 0


class Tab:
    """One tab of one person at one table; lives until the game is over."""

    def __init__(self, plan: Plan, person: Person, table: TableHistory, seat: int, number: int) -> None:
        self.plan = plan
        self.person = person
        self.table = table
        self.seat = seat
        name = "a spectator" if seat == SPECTATOR else f"seat {seat}, tab {number}"
        self.watcher = Watcher(seat, name)
        table.watchers.append(self.watcher)
        self._rng = random.Random(f"{plan.seed} {table.id} {seat} {number}")
        self._habit = HABITS[(seat + number) % len(HABITS)]
        self._parts: set[int] = set()  # kinds of questions that may be put together first
        self._asked: int | None = None  # the question shown last on this socket
        self._waits: int | None = None  # for the answer to this question
        self._since = 0.0  # when it was ordered
        self._tries = 0
        self._trying: tuple[int, int] | None = None  # question and first part of a move put together
        self._due = 0.0  # think until then
        self._shown = time.monotonic()  # when the open question came

    @property
    def idle(self) -> bool:
        return self._waits is None

    def know_parts(self, parts: set[int]) -> None:
        self._parts = parts

    async def live(self) -> None:
        while not (self.watcher.over or self.plan.leaving):
            since = self.watcher.n if self._rng.random() < 0.7 else -1
            try:
                async with self.person.socket(self.person.address, self.table.id, self.seat, since) as socket:
                    await self._attend(socket)
                    if socket.close_code is not None:
                        self.plan.closings[socket.close_code] += 1
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError):
                pass
            self._asked = self._waits = self._trying = None
            self.plan.reconnects += 1
            await asyncio.sleep(self._rng.uniform(0.02, 0.3))

    async def _attend(self, socket: ClientConnection) -> None:
        """One socket, until it is closed, given up, or left on a whim."""
        leave = time.monotonic() + self._rng.uniform(3.0, 25.0)
        while not self.plan.leaving:
            try:
                async with asyncio.timeout(self._pause()):
                    frame = await socket.recv()
            except TimeoutError:
                pass
            except WebSocketException:
                return
            else:
                await self._hear(socket, json.loads(frame))
            if self.watcher.over:
                return
            now = time.monotonic()
            if now > leave and not self.plan.silent:
                return
            if self._waits is not None and now - self._since > PATIENCE:
                self._waits = None
                self._tries += 1
                if self._tries % 2 == 0:
                    return
            await self._act(socket)

    def _pause(self) -> float:
        """How long to listen before looking up."""
        return max(0.01, self._due - time.monotonic()) if self._waits is None and self._may_answer() else 0.5

    # ---------------------------------------------------------------- hearing
    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        watcher, kind, before = self.watcher, message["type"], self.watcher.n
        if kind == "update" and self.seat >= 0 and self._asked is not None:
            new = [line for line in message["log"] if line[0] > before]
            if any(line[1] == self.seat for line in new):
                self.table.acknowledge(self.seat, self._asked, new[0][0] == before + 1 and new[0][1] == self.seat)
        watcher.take(message)
        if kind in ("hello", "update", "rewound"):
            self._shown = time.monotonic()
            question = watcher.question(self.seat)
            asked = question["id"] if question is not None else None
            if asked != self._asked or kind != "update":
                self._waits = self._trying = None
                self._tries = 0
                self._due = time.monotonic() + self._rng.choice((0.0, 0.02, 0.1, 0.3))
            self._asked = asked
            if kind == "update" and message["undo"] and not self.plan.silent and self._rng.random() < 0.03:
                await self._send(socket, type="undo", seat=self.seat)
        elif kind == "refused":
            self.plan.refusals[message["message"]] += 1
            self._waits = self._trying = None
            self._due = time.monotonic() + self._rng.uniform(0.1, 0.5)
        elif kind == "tried":
            await self._tried(socket, message["question"])
        request = message if kind == "request" else message.get("request")
        if request and self.seat in request["waiting"] and not self.plan.silent:
            yes = self._rng.random() < 0.8
            await self._send(socket, type="vote", seat=self.seat, request=request["id"], yes=yes)

    # ---------------------------------------------------------------- ordering
    def _may_answer(self) -> bool:
        if self.seat < 0 or self.plan.silent or self.watcher.question(self.seat) is None:
            return False
        questions = self.watcher.questions
        own = next(q for q in questions if q["seat"] == self.seat)
        # Whoever weighs the others' answers is listed last and waits for them, for a while.
        return own["kind"] == questions[0]["kind"] or time.monotonic() - self._shown > STALL

    async def _act(self, socket: ClientConnection) -> None:
        if self._waits is not None or time.monotonic() < self._due or not self._may_answer():
            return
        question = self.watcher.question(self.seat)
        assert question is not None
        if self._rng.random() < 0.004:
            await self._send(socket, type="undo", seat=self.seat)  # mostly a request to all others
        code = self._habit(self._rng, [option[0] for option in question["options"]])
        self._waits, self._since = question["id"], time.monotonic()
        if question["kind"] in self._parts and self._rng.random() < 0.5:
            self._trying = (question["id"], code)
            await self._send(socket, type="try", seat=self.seat, id=question["id"], codes=[code])
        else:
            await self._choose(socket, question["id"], (code,))

    async def _tried(self, socket: ClientConnection, following: dict[str, Any] | None) -> None:
        if self._trying is None or self.plan.silent:
            return
        question, code = self._trying
        self._trying = None
        codes = (code,) if following is None else (code, self._rng.choice(following["options"])[0])
        await self._choose(socket, question, codes)

    async def _choose(self, socket: ClientConnection, question: int, codes: tuple[int, ...]) -> None:
        self.table.order(self.seat, question, codes)
        self.plan.sent += 1
        await self._send(socket, type="choose", seat=self.seat, id=question, codes=list(codes))

    async def _send(self, socket: ClientConnection, **order: Any) -> None:
        if order["type"] == "undo":
            self.plan.undone += 1
        with contextlib.suppress(WebSocketException):
            await socket.send(json.dumps(order))


class Party:
    """A place where one game after the other is played, by the same people."""

    def __init__(self, plan: Plan, people: list[Person], stranger: Person, game: dict[str, Any], number: int) -> None:
        self.plan = plan
        self.people = people
        self.stranger = stranger
        self.game = game
        self.tables: list[TableHistory] = []
        self.tabs: list[Tab] = []
        self._rng = random.Random(f"{plan.seed} party {number}")

    async def live(self) -> None:
        while not self.plan.silent:
            table = await self._begin()
            if table is None:
                return
            self.tables.append(table)
            self.tabs = self._sit_down(table)
            await asyncio.gather(*(tab.live() for tab in self.tabs))
            if self.plan.leaving:
                return

    def _options(self) -> dict[str, str]:
        """Whatever limits the length of a game is set low."""
        limits = [o for o in self.game["options"] if o["name"].endswith("_limit") and not o["choices"]]
        return {o["name"]: str(max(o["low"], 3)) for o in limits}

    async def _begin(self) -> TableHistory | None:
        """A table with everybody on their seats, its game begun; None when the run ends before that."""
        low, high = self.game["min_seats"], self.game["max_seats"]
        count = self._rng.randint(low, min(high, low + 1, len(self.people)))
        bot = count > 2 and self._rng.random() < 0.4
        persons = count - bot
        wishes = [{"kind": "me"}, *({"kind": "open"} for _ in range(persons - 1))]
        wishes += [{"kind": "bot", "bot": self._rng.choice(self.game["bots"])}] * bot
        body = {"game": self.game["id"], "seats": wishes, "options": self._options()}
        made = await self._insist(lambda: self.people[0].call("/api/tables", body))
        if made is None:
            return None
        table = TableHistory(made["id"], self.game["id"], [0])
        path = f"/api/tables/{table.id}"
        for seat in range(1, persons):
            person = self.people[seat]

            async def sit(person: Person = person, seat: int = seat) -> Any:
                with contextlib.suppress(Refused):
                    return await person.call(f"{path}/join", {"seat": seat})
                info = await person.call(path)
                if not info["seats"][seat]["yours"]:
                    raise OSError
                return info

            if await self._insist(sit) is None:
                return None
            table.persons.append(seat)
        table.orders = {seat: {} for seat in table.persons}

        async def start() -> Any:
            with contextlib.suppress(Refused):
                return await self.people[0].call(f"{path}/host", {"act": "start"})
            info = await self.people[0].call(path)
            if info["status"] == "open":
                raise OSError
            return info

        if await self._insist(start) is None:
            return None
        table.started = True
        return table

    async def _insist(self, call: Callable[[], Any]) -> Any:
        """Ask until there is an answer; None when the run ends before."""
        while not self.plan.silent:
            with contextlib.suppress(OSError, Refused):
                return await call()
            await asyncio.sleep(self._rng.uniform(0.1, 0.5))
        return None

    def _sit_down(self, table: TableHistory) -> list[Tab]:
        tabs = [Tab(self.plan, self.people[seat], table, seat, 1) for seat in table.persons]
        if self.plan.tabs:
            seat = self._rng.choice(table.persons)
            tabs.append(Tab(self.plan, self.people[seat], table, seat, 2))
        tabs.append(Tab(self.plan, self.stranger, table, SPECTATOR, 1))
        parts = {i for i, name in enumerate(self.game["decisions"]) if name in self.game["parts"]}
        for tab in tabs:
            tab.know_parts(parts)
        return tabs
