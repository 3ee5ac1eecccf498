"""What goes on by itself at a table: bots that are asked, clocks that run."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from greathall.kernel.state import Ask
from greathall.server import clocks, consent, play
from greathall.server.bots import Job
from greathall.server.hub import Hub
from greathall.server.room import Room

AGAIN = 0.1  # seconds after a refused answer: then a bot is asked again
AFTER_A_FAULT = 2.0  # seconds, when something went wrong inside
TRIES = 3  # so often a bot is asked one question


class Work:
    """What goes on at one table: the bots that think, by seat with the question's id, and the alarm of its clocks."""

    def __init__(self, alarm: clocks.Alarm) -> None:
        self.alarm = alarm
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}

    @property
    def thinking(self) -> bool:
        return bool(self._tasks)

    def thinks(self, seat: int, question: int) -> bool:
        """Does a bot think about this question already?"""
        running = self._tasks.get(seat)
        return running is not None and running[0] == question and not running[1].done()

    def begin(self, seat: int, question: int, task: asyncio.Task[None]) -> None:
        self._tasks[seat] = (question, task)

    def end(self, seat: int, task: asyncio.Task[None] | None) -> None:
        """A task has done its work; one that was begun for the seat since then stays."""
        running = self._tasks.get(seat)
        if running is not None and running[1] is task:
            del self._tasks[seat]

    def stop(self) -> None:
        self.alarm.stop()
        for _, task in self._tasks.values():
            task.cancel()


class Driver:
    """The listener of a hub: after every change of a room it sees to it that whoever is no person answers."""

    def __init__(self) -> None:
        self._work: dict[Room, Work] = {}

    def stir(self, hub: Hub, room: Room) -> None:
        match = room.match
        if match is None or not room.row.playing or room.torn is not None:  # who mends a room stirs it
            self.rest(room)
            return
        consent.watch(hub, room)
        asks, bot_of = match.state.asks, room.attendance.bot_of
        # Whoever weighs the others' answers (picking a partner) is listed last and waits for them.
        bots = [a for i, a in enumerate(asks) if bot_of(a.seat) and (i == 0 or a.kind == asks[0].kind)]
        if not hub.together.keeps(room.id):
            self.rest(room)
            if bots or room.timed:
                hub.together.want(room)
            return
        work = self._work_at(hub, room)
        for ask in bots:
            self._answer(hub, room, ask.seat, bot_of(ask.seat), self._delay(hub, room, ask))
        work.alarm.set()

    def rest(self, room: Room) -> None:
        work = self._work.pop(room, None)
        if work is not None:
            work.stop()

    def due(self, room: Room) -> float | None:
        work = self._work.get(room)
        if work is None:
            return None
        return 0.0 if work.thinking else work.alarm.due

    def _work_at(self, hub: Hub, room: Room) -> Work:
        work = self._work.get(room)
        if work is None:

            def ring(seat: int) -> None:
                """A person's time is up."""
                self._answer(hub, room, seat, clocks.stand_in(room.game.id), 0.0)

            work = self._work[room] = Work(clocks.Alarm(room, ring))
        return work

    @staticmethod
    def _delay(hub: Hub, room: Room, ask: Ask) -> float:
        """Where people play or look on, bots take their time; in windows only where one person plays, for several are
        not to see by a pause whether a bot was asked."""
        if room.game.decision_kinds()[ask.kind].window and len(room.attendance.persons()) > 1:
            return 0.0
        if room.attendance.viewers or room.attendance.person_seats():
            return random.uniform(*hub.settings.bot_delay)
        return 0.0

    def _answer(self, hub: Hub, room: Room, seat: int, bot: str, delay: float) -> None:
        question, work = room.asked[seat].id, self._work_at(hub, room)
        if not work.thinks(seat, question):
            work.begin(seat, question, hub.later(self._play(hub, room, seat, question, bot, delay)))

    async def _play(self, hub: Hub, room: Room, seat: int, question: int, bot: str, delay: float) -> None:
        """Let a bot answer a question."""
        try:
            await asyncio.sleep(delay)
            kept = hub.together.keeps(room.id)
            code = await self._think(hub, room, seat, question, bot) if kept else None
            if not hub.together.keeps(room.id):  # another process asks
                hub.together.want(room)
            elif code is not None:
                self._end(room, seat)
                await play.choose(hub, room, seat, question, [code], None)
        except play.Refusal:
            await self._again(hub, room, seat, AGAIN)
        except Exception as e:
            hub.metrics.failed("bot-failed", e, table=room.id, seat=seat)
            await self._again(hub, room, seat, AFTER_A_FAULT)
        finally:
            self._end(room, seat)

    async def _again(self, hub: Hub, room: Room, seat: int, wait: float) -> None:
        """After a while: ask whoever is asked then."""
        await asyncio.sleep(wait)
        self._end(room, seat)
        async with room.lock:
            if hub.rooms.get(room.id) is room and not room.resting:
                self.stir(hub, room)

    def _end(self, room: Room, seat: int) -> None:
        work = self._work.get(room)
        if work is not None:
            work.end(seat, asyncio.current_task())

    async def _think(self, hub: Hub, room: Room, seat: int, question: int, bot: str) -> int | None:
        """A bot's answer; the first option if it has none, for the table must go on."""
        try:
            return await think(hub, room, seat, question, bot)
        except BotFailed as e:  # nobody shall overlook it
            hub.metrics.failed("bot-failed", e, table=room.id, seat=seat, bot=bot)
            asked = room.asked.get(seat)
            return asked.ask.options[0] if asked is not None and asked.id == question else None


class BotFailed(Exception):
    """A bot had no answer."""


async def think(hub: Hub, room: Room, seat: int, question: int, bot: str, tried: Sequence[int] = ()) -> int | None:
    """What a bot would answer for a seat; None if the question is not open any more. The room is not locked.

    `tried`: parts of the seat's move that are not made yet (they are legal, see play.try_out)."""
    for _ in range(TRIES):
        async with room.lock:
            match, asked = room.match, room.asked.get(seat)
            if match is None or asked is None or asked.id != question or not room.row.playing:
                return None
            options = asked.ask.options
            if len(options) == 1 and not tried:
                return options[0]
            first = hub.bots.tell(room.id, room.rewinds, len(match.choices))
            job = Job(
                table=room.id, game=room.game.id, options=match.options, seats=len(room.seats),
                chance=match.chance.stored(), rewinds=room.rewinds, first=first, choices=match.choices[first:],
                seat=seat, bot=bot, tried=list(tried),
            )  # fmt: skip
        try:
            code = await hub.bots.ask(job)
        except Exception as e:
            raise BotFailed(f"{type(e).__name__}: {e}") from None
        if code is not None and (tried or code in options):
            return code
        hub.bots.forget(room.id)  # the worker is new, or another one: it is told everything
    raise BotFailed("no answer that is an option")
