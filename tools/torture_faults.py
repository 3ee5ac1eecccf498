"""The faults of the torture run, injected at random from a seed. Each kind can be switched off."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from torture_world import PostgresWorld, World

KINDS = {
    "kill": "kill -9 of a server process",
    "full": "the database's disk is full",
    "locked": "somebody else holds a lock on the log",
    "slow": "the database answers slowly",
    "clock": "the servers' clock jumps",
    "cut": "sockets are cut",
    "delay": "frames are late",
    "double": "choices are sent twice",
    "tabs": "two tabs on one seat",
    "pg-stop": "PostgreSQL is stopped and started",
    "pg-restart": "PostgreSQL is restarted",
    "pg-kill": "PostgreSQL is killed by kill -9",
    "pg-pause": "PostgreSQL is paused",
    "pg-cut": "connections to PostgreSQL are cut",
}


def kinds_for(database: str) -> list[str]:
    return [k for k in KINDS if database == "postgres" or not k.startswith("pg-")]


PACE = 2.5  # seconds from one kill to the next, unless so many are wished for that they must come faster


class Faults:
    """Three troublemakers at once: one kills servers, one is at the database and the clock, one at the sockets."""

    def __init__(self, world: World, rng: random.Random, kinds: list[str]) -> None:
        self.world = world
        self.kinds = kinds
        self.counts: Counter[str] = Counter()
        self.starting = 0  # of the kills: servers that were only starting
        self.not_done: dict[str, str] = {}
        self._rng = rng
        if "full" in kinds and not world.mounted and world.kind == "postgres":
            self.not_done["full"] = "no small file system can be mounted"

    @property
    def kills(self) -> int:
        return self.counts["kill"]

    async def trouble(self, seconds: float, kills: int) -> None:
        """Make trouble for so long, and until so many servers were killed (half a minute for each at most)."""
        end = time.monotonic() + seconds
        last = end + 30.0 * kills
        pace = seconds / kills if kills else PACE
        tracks = [self._again(kind) for kind in (self._at_database(), self._at_sockets()) if kind]
        async with asyncio.TaskGroup() as group:
            others = [group.create_task(t) for t in tracks]
            if "kill" in self.kinds:
                await self._kill_servers(end, last, pace, kills)
            else:
                await asyncio.sleep(max(0.0, end - time.monotonic()))
            for task in others:
                task.cancel()

    # ---------------------------------------------------------------- kill -9
    async def _kill_servers(self, end: float, last: float, pace: float, kills: int) -> None:
        """Kill a server that is up, now and then; sometimes one that is only starting. Whoever is behind with killing,
        because servers need their time to start, waits no longer than it takes to play a little."""
        due = time.monotonic()
        while (now := time.monotonic()) < last and (now < end or self.kills < kills):
            begun = now
            up = [s for s in self.world.servers if s.up]
            starting = [s for s in self.world.servers if s.pid and not s.up]
            victims = starting if starting and self._rng.random() < 0.1 else up
            if not victims:
                await asyncio.sleep(0.05)
                continue
            self._rng.choice(victims).kill()
            self.counts["kill"] += 1
            self.starting += victims is starting
            due += pace * self._rng.uniform(0.2, 1.8)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self._some_up(begun + 20.0)
            await asyncio.sleep(self._rng.uniform(0.0, 0.6))  # so that something is played

    async def _some_up(self, until: float) -> None:
        while not any(s.up for s in self.world.servers) and time.monotonic() < until:
            await asyncio.sleep(0.03)

    # ---------------------------------------------------------------- the others
    async def _again(self, faults: list[tuple[str, Callable[[], Awaitable[None]]]]) -> None:
        while True:
            await asyncio.sleep(self._rng.uniform(0.3, 3.0))
            kind, fault = self._rng.choice(faults)
            self.counts[kind] += 1
            with contextlib.suppress(OSError):
                await fault()

    def _chosen(
        self, faults: dict[str, Callable[[], Awaitable[None]]]
    ) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        return [(k, f) for k, f in faults.items() if k in self.kinds and k not in self.not_done]

    def _at_database(self) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        faults: dict[str, Callable[[], Awaitable[None]]] = {
            "full": self._full, "locked": self._locked, "slow": self._slow, "clock": self._clock,
        }  # fmt: skip
        if isinstance(self.world, PostgresWorld):
            world = self.world
            faults |= {
                "pg-stop": lambda: self._away(world, world.cluster.stop, self._rng.uniform(0.5, 5.0)),
                "pg-restart": lambda: self._away(world, world.cluster.stop, 0.0),
                "pg-kill": lambda: self._away(world, world.cluster.kill, self._rng.uniform(0.0, 3.0)),
                "pg-pause": lambda: self._paused(world),
                "pg-cut": lambda: self._cut_database(world),
            }
        return self._chosen(faults)

    def _at_sockets(self) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        return self._chosen({"cut": self._cut, "delay": self._delay, "double": self._double})

    async def _full(self) -> None:
        await asyncio.to_thread(self.world.fill_disk)
        try:
            await asyncio.sleep(self._rng.uniform(0.5, 5.0))
        finally:
            self.world.empty_disk()
        if isinstance(self.world, PostgresWorld):  # without room for its own log it gives up: it is started again
            await asyncio.to_thread(self.world.cluster.start)

    async def _locked(self) -> None:
        await asyncio.to_thread(self.world.lock)
        try:
            # Now and then longer than a server waits for it.
            await asyncio.sleep(self._rng.choice((0.3, 1.0, 3.0, 11.0)) * self._rng.uniform(0.8, 1.2))
        finally:
            self.world.unlock()

    async def _slow(self) -> None:
        end = time.monotonic() + self._rng.uniform(1.0, 6.0)
        if isinstance(self.world, PostgresWorld):
            self.world.link.delay = self._rng.choice((0.02, 0.1, 0.5))
            try:
                await asyncio.sleep(max(0.0, end - time.monotonic()))
            finally:
                self.world.link.delay = 0.0
            return
        while time.monotonic() < end:  # SQLite: the right to write is hard to get
            await asyncio.to_thread(self.world.lock)
            try:
                await asyncio.sleep(self._rng.uniform(0.05, 0.4))
            finally:
                self.world.unlock()
            await asyncio.sleep(0.02)

    async def _clock(self) -> None:
        size = self._rng.choice((5, 600, 86400, 40 * 86400))
        self.world.jump(self._rng.choice((-1, 1)) * self._rng.uniform(0.5, 1.0) * size)
        await asyncio.sleep(self._rng.uniform(0.5, 3.0))

    async def _away(self, world: PostgresWorld, leave: Callable[[], None], seconds: float) -> None:
        await asyncio.to_thread(leave)
        try:
            await asyncio.sleep(seconds)
        finally:
            await asyncio.to_thread(world.cluster.start)

    async def _paused(self, world: PostgresWorld) -> None:
        world.cluster.pause()
        try:
            await asyncio.sleep(self._rng.uniform(0.3, 6.0))
        finally:
            world.cluster.go_on()

    async def _cut_database(self, world: PostgresWorld) -> None:
        world.link.cut(self._rng.choice((0.5, 1.0)))

    async def _cut(self) -> None:
        self.world.front.cut(self._rng.choice((0.2, 0.5, 1.0)))

    async def _delay(self) -> None:
        self.world.front.delay = self._rng.choice((0.05, 0.3, 1.0))
        try:
            await asyncio.sleep(self._rng.uniform(0.5, 4.0))
        finally:
            self.world.front.delay = 0.0

    async def _double(self) -> None:
        before = self.world.front.doubled
        self.world.front.double = 0.5
        try:
            await asyncio.sleep(self._rng.uniform(1.0, 5.0))
        finally:
            self.world.front.double = 0.0
            self.counts["double"] += self.world.front.doubled - before - 1  # counted by frames
