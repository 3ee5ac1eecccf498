"""Two worlds that a viewer cannot tell apart, played through the real server: what does the viewer receive in each?

The application runs in this process, with its real database, and is spoken to as a web server speaks to it (ASGI):
every frame of every socket and every answer to a request. Time is the test's own: it moves only when nothing is left
to do, so that the moment at which a frame comes is compared like its bytes, and nothing hangs on the machine's speed.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
from sqlalchemy import delete, insert, update

from greathall.games import registry
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from greathall.server import clocks, fronts, play, telling
from greathall.server import room as rooms
from greathall.server.app import Server, make_app
from greathall.server.asking import Questions
from greathall.server.room import Room
from greathall.server.rows import CHOICE
from greathall.server.schema import LOG, TABLES
from greathall.server.settings import Settings
from tests.battery.traces import World, follow
from tests.battery.twins import with_state

HOST = "127.0.0.1"
BEGINNING = 1_000_000.0
BEAT = 2.0  # seconds between two choices that the viewer hears of
SHORT = 0.0005  # real seconds between two looks whether the server is done; its own threads need the processor, too
QUICK = 0.001  # seconds that somebody takes to pass in a window
Script = list[tuple[int, int, bool]]


class Timer:
    def __init__(self, when: float, work: Callable[[], None]) -> None:
        self._when = when
        self.work: Callable[[], None] | None = work

    def when(self) -> float:
        return self._when

    def cancel(self) -> None:
        self.work = None


class Clock:
    """Time that the test moves; it stands in for the clocks and timers of the server."""

    def __init__(self) -> None:
        self.now = BEGINNING
        self._date = time.time() - BEGINNING
        self._timers: list[tuple[float, int, Timer]] = []
        self._order = count()

    def time(self) -> float:
        return self.now

    def date(self) -> float:
        """The same in both worlds."""
        return self._date + self.now

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer:
        timer = Timer(self.now + seconds, work)
        heapq.heappush(self._timers, (timer.when(), next(self._order), timer))
        return timer

    def begin(self) -> None:
        """From the beginning; nothing is waited for."""
        self.now, self._timers = BEGINNING, []

    def run_to(self, then: float) -> None:
        while self._timers and self._timers[0][0] <= then:
            when, _, timer = heapq.heappop(self._timers)
            if timer.work is not None:
                self.now = max(self.now, when)
                timer.work()
        self.now = max(self.now, then)

    def rule(self, patch: pytest.MonkeyPatch) -> None:
        both = SimpleNamespace(time=self.date, monotonic=self.time)
        for module in (rooms, play, clocks, fronts):
            patch.setattr(module, "time", both)
        patch.setattr(fronts, "monotonic", self.time)
        patch.setattr(telling, "asyncio", SimpleNamespace(get_running_loop=lambda: self))


class Line:
    """A socket: what comes in, and when."""

    def __init__(self, app: Any, clock: Clock, table: str, cookie: str, seat: int) -> None:
        self.frames: list[tuple[float, str]] = []
        self._clock = clock
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", HOST.encode()), (b"cookie", cookie.encode())]
        scope = {
            "type": "websocket", "path": f"/api/tables/{table}/socket", "headers": headers, "client": ("127.0.0.1", 1),
            "query_string": f"since=-1&seat={seat}&lang=en".encode(), "subprotocols": [], "root_path": "",
            "scheme": "ws", "server": (HOST, 80), "asgi": {"version": "3.0"}, "http_version": "1.1",
        }  # fmt: skip
        self._task = asyncio.create_task(app(scope, self._in.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.frames.append((round(self._clock.now - BEGINNING, 6), message["text"]))

    def say(self, **order: Any) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps(order)})

    async def hang_up(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class Table:
    """A table at which people sit on all seats, and one who looks on; its match can be exchanged."""

    def __init__(self, app: Any, server: Server, clock: Clock) -> None:
        self.app = app
        self.server = server
        self.clock = clock
        self.id = ""
        self.cookies: list[str] = []
        self.lines: dict[int, Line] = {}
        self.http = httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app), base_url=f"http://{HOST}")

    @property
    def room(self) -> Room:
        return self.server.hub.rooms[self.id]

    async def call(self, person: int, method: str, path: str, body: Any = None) -> bytes:
        headers = {"cookie": self.cookies[person]} if self.cookies[person] else {}
        content = None if body is None else json.dumps(body).encode()
        answer = await self.http.request(method, path, content=content, headers=headers)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        self.http.cookies.clear()
        if not self.cookies[person]:
            self.cookies[person] = answer.headers["set-cookie"].split(";")[0]
        return answer.content

    async def make(self, game: str, seats: int, options: dict[str, str], timer: str) -> None:
        self.cookies = [""] * (seats + 1)  # the last one looks on
        for person in range(seats + 1):
            await self.call(person, "POST", "/api/me", {"name": f"Person {person}"})
        wishes = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
        new = {"game": game, "seats": wishes, "options": options, "clock": {"kind": timer, "seconds": 600}}
        self.id = json.loads(await self.call(0, "POST", "/api/tables", new))["id"]
        for person in range(1, seats):
            await self.call(person, "POST", f"/api/tables/{self.id}/join", {"seat": person})
        await self.call(0, "POST", f"/api/tables/{self.id}/host", {"act": "start"})

    async def lay(self, match: Match) -> None:
        """Let the table's game be this one, and everybody come in anew."""
        await self.leave()
        self.clock.begin()
        room, n, then = self.room, len(match.choices), self.clock.date()
        async with self.server.store.engine.begin() as c:
            await c.execute(delete(LOG).where(LOG.c.table_id == self.id))
            # The last choice of the world before may have ended the game.
            await c.execute(update(TABLES).where(TABLES.c.id == self.id).values(status="playing", winners="[]"))
            rows = [
                {"table_id": self.id, "n": i + 1, "kind": CHOICE, "seat": seat, "code": code, "at": then - 60}
                for i, (seat, code) in enumerate(match.choices)
            ]
            if rows:
                await c.execute(insert(LOG), rows)
        async with room.lock:
            room.start_over(room.row, room.seats)
            room.match, room.rows, room.logged = match, n, n
            room.row.created = room.row.started = then - 3600
            room.row.updated = then - 60
            room.row.status, room.row.winners = "playing", "[]"
            for seat in room.seats:
                seat.reserve = 600.0 if room.clock.kind == "reserve" else None
            room.asked = Questions()
            room.track(n, -1)
            room.sum_up()
        for seat in range(-1, len(room.seats)):
            self.lines[seat] = Line(self.app, self.clock, self.id, self.cookies[seat], seat)
            while not self.lines[seat].frames or room.lock.locked():
                await asyncio.sleep(SHORT)

    async def leave(self) -> None:
        for line in self.lines.values():
            await line.hang_up()
        self.lines = {}

    async def choose(self, seat: int, code: int) -> None:
        """A person chooses as soon as they hear what they are asked."""
        room = self.room
        assert room.match is not None
        while not play.knows_what_is_asked(room, seat):
            self.clock.run_to(self.clock.now + room.fronts.wait())
        n = len(room.match.choices)
        self.lines[seat].say(type="choose", seat=seat, id=room.asked[seat].id, codes=[code])
        while len(room.match.choices) == n or room.lock.locked():
            assert '{"type":"refused"' not in self.lines[seat].frames[-1][1], self.lines[seat].frames[-1][1]
            await asyncio.sleep(SHORT)

    async def asked_for(self, viewer: int) -> list[bytes]:
        """What a viewer can ask for: the table, the lobby, the log and positions that are past."""
        out = [await self.call(viewer, "GET", f"/api/tables/{self.id}")]
        lobby = json.loads(await self.call(viewer, "GET", "/api/lobby"))
        out.append(json.dumps([t for part in lobby.values() for t in part if t["id"] == self.id]).encode())
        out.append(await self.call(viewer, "GET", f"/api/replays/{self.id}"))
        out.append(await self.call(viewer, "GET", f"/api/replays/{self.id}/log?seat={viewer}"))
        last = json.loads(out[2])["n"]
        for n in {last, max(0, last - 1)}:
            out.append(await self.call(viewer, "GET", f"/api/replays/{self.id}/{n}?seat={viewer}"))
        return out

    async def play(self, match: Match, script: Script, viewer: int) -> list[Any]:
        """Play a script; all that the viewer receives, with the times."""
        await self.lay(match)
        answers: list[Any] = []
        beat = 0.0
        for seat, code, heard in script:
            if heard:  # whoever passes in a window does it at once, so only such choices have their time
                beat += BEAT
                await self._pause_over(answers, viewer, BEGINNING + beat)
            else:
                self.clock.run_to(self.clock.now + QUICK)
            await self.choose(seat, code)
        await self._pause_over(answers, viewer, BEGINNING + beat + BEAT)
        return [*self.lines[viewer].frames, *answers]

    async def _pause_over(self, answers: list[Any], viewer: int, then: float) -> None:
        """Let the time of a choice go by; the viewer asks at the end of the pause, and when it is over."""
        self.clock.run_to(then - BEAT + fronts.PAUSE * 0.9)
        answers += [(round(self.clock.now - BEGINNING, 6), a) for a in await self.asked_for(viewer)]
        self.clock.run_to(then)
        answers += [(round(self.clock.now - BEGINNING, 6), a) for a in await self.asked_for(viewer)]


@asynccontextmanager
async def open_table(
    settings: Settings, patch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, str], timer: str = "none"
) -> AsyncIterator[Table]:
    app = make_app(settings)
    server = app.server
    await server.open()
    clock = Clock()
    table = Table(app, server, clock)
    try:
        await table.make(game, seats, options, timer)
        clock.rule(patch)
        yield table
    finally:
        await table.leave()
        patch.undo()
        await table.http.aclose()
        await server.close()


class Pair:
    """A match in two worlds, and how they go on by the same choices as far as the viewer hears."""

    def __init__(self, match: Match, viewer: int, rng: Rng, choices: int) -> None:
        game = match.game
        guess = game.determinize(match.state, viewer, rng)
        guess.rng = match.state.rng  # chance falls alike as long as it is asked alike
        self.viewer = viewer
        self.matches = with_state(match, match.state.clone()), with_state(match, guess.clone())
        true, other = World(game, match.state.clone(), viewer), World(game, guess, viewer)
        wrong = follow(true, other, rng, choices)[1] if true.window() is None else ""
        assert wrong == "", wrong
        self.scripts = true.script[: true.looked], other.script[: other.looked]
        one, two = ([step for step in script if step[2]] for script in self.scripts)
        self.heard = len(one) if one == two else 0

    @property
    def parted(self) -> bool:
        """Is somebody asked in one world where nobody is in the other?"""
        return self.heard > 0 and len(self.scripts[0]) != len(self.scripts[1])

    def _asked_later(self, one: float, frame: str | bytes, other: float) -> bool:
        """The one thing in time that is not hidden (docs/protocol.md): whoever is asked in a window after others were
        asked in several ones, with own chances passed over in between, hears it a step of the pause later."""
        message = json.loads(frame)
        asked = any(q["seat"] == self.viewer and q["options"] for q in message.get("questions", []))
        return message.get("type") == "update" and asked and abs(one - other) < fronts.PAUSE

    @staticmethod
    def _ends(one: float, frame: str | bytes, other: float) -> bool:
        """Nor is the time of the end (docs/protocol.md): the frames that tell it come at once, and the record, which
        is everybody's from then on, holds every pass and every card. What they say is the same."""
        message = json.loads(frame)
        over = message["patch"].get("over") if message.get("type") == "update" else False
        closed = message["table"]["status"] == "over" if message.get("type") == "table" else False
        return bool(over or closed) and abs(one - other) < fronts.PAUSE

    async def differences(self, table: Table) -> tuple[int, list[str]]:
        """How many frames and answers the viewer receives, and in what they differ."""
        here, there = [await table.play(m, s, self.viewer) for m, s in zip(self.matches, self.scripts, strict=True)]
        both = [(a, b) for a, b in zip(here, there, strict=False) if a != b]
        found = [
            f"{a}, in the other world {b}"
            for a, b in both
            if a[1] != b[1] or not (self._asked_later(*a, b[0]) or self._ends(*a, b[0]))
        ]
        if len(here) != len(there):
            found.append(f"{len(here)} frames and answers, in the other world {len(there)}")
        return len(here), found


def pairs(case: tuple[str, int, dict[str, str]], choices: int) -> Iterator[Pair]:
    """Pairs of worlds at random positions of random games, for all viewers, without end."""
    game, seats, options = case
    for number in count():
        seed = f"pair {number}"
        match, rng = Match(registry.get(game), options, [Seat(f"Person {i}") for i in range(seats)], seed), Rng(seed)
        while not match.state.over:
            if rng.below(6) == 0:
                pair = Pair(match, rng.below(seats + 1) - 1, rng, choices)
                if pair.heard:
                    yield pair
            ask = match.state.asks[rng.below(len(match.state.asks))]
            match.choose(ask.seat, ask.options[rng.below(len(ask.options))])


class Compared:
    """What was played through the server, and what came of it."""

    def __init__(self) -> None:
        self.played = 0  # pairs
        self.parted = 0  # of them: somebody was asked in one world where nobody was in the other
        self.received = 0  # frames and answers that a viewer received in the first world of each pair
        self.wrong: list[str] = []

    async def play(self, table: Table, pair: Pair) -> None:
        self.played += 1
        self.parted += pair.parted
        received, wrong = await pair.differences(table)
        self.received += received
        self.wrong += wrong


async def compare(table: Table, found: Iterator[Pair], most: int, parted: int, every: int) -> Compared:
    """Play pairs through the server until `parted` of them have parted (0: that is no reason to stop) or `most` have
    been looked at: of those that do not part one in `every`."""
    out = Compared()
    for number, pair in enumerate(itertools.islice(found, most)):
        if pair.parted or number % every == 0:
            await out.play(table, pair)
            if parted and out.parted >= parted:
                break
    return out
