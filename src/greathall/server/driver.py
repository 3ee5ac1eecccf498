"""What goes on by itself at a table: bots that are asked, clocks that run."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from greathall.server import clocks, play
from greathall.server.hub import Hub
from greathall.server.metrics import log_line
from greathall.server.room import Room


class Driver:
    """After every change of a room, `stir` sees to it that whoever is no person answers."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.stirred = self.stir

    def stir(self, room: Room) -> None:
        match = room.match
        if match is None or room.row["status"] != "playing":
            self._stop(room)
            return
        asks = match.state.asks
        for i, ask in enumerate(asks):
            bot = room.bot_of(ask.seat)
            # Whoever weighs the others' answers (picking a partner) is listed last and waits for them.
            if bot and (i == 0 or ask.kind == asks[0].kind):
                self._answer(room, ask.seat, bot, self._delay(room))
        clocks.set_alarm(room, self._ring)

    def _delay(self, room: Room) -> float:
        if room.viewers or any(s["kind"] == "person" for s in room.seats):
            return random.uniform(*self.hub.settings.bot_delay)
        return 0.0

    def _ring(self, room: Room, seat: int) -> None:
        """A person's time is up."""
        self._answer(room, seat, clocks.stand_in(room.game.id), 0.0)

    def _stop(self, room: Room) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None

    def _answer(self, room: Room, seat: int, bot: str, delay: float) -> None:
        asked = room.asked[seat]
        running = room.tasks.get(seat)
        if running is not None and running[0] == asked.id and not running[1].done():
            return
        task = asyncio.create_task(self._work(room, seat, asked.id, bot, delay))
        room.tasks[seat] = (asked.id, task)

    async def _work(self, room: Room, seat: int, question: int, bot: str, delay: float) -> None:
        try:
            await asyncio.sleep(delay)
            code = await self._think(room, seat, question, bot)
            if code is not None:
                self._forget(room, seat)
                await play.choose(self.hub, room, seat, question, [code], None)
        except play.Refusal:
            await asyncio.sleep(0.1)
            self._forget(room, seat)
            async with room.lock:
                self.stir(room)
        except Exception as e:
            self.hub.metrics.errors += 1
            log_line("bot-failed", table=room.id, seat=seat, error=f"{type(e).__name__}: {e}")
        finally:
            self._forget(room, seat)

    def _forget(self, room: Room, seat: int) -> None:
        running = room.tasks.get(seat)
        if running is not None and running[1] is asyncio.current_task():
            del room.tasks[seat]

    async def _think(self, room: Room, seat: int, question: int, bot: str) -> int | None:
        try:
            return await think(self.hub, room, seat, question, bot)
        except BotFailed as e:  # the table must go on, but nobody shall overlook it
            self.hub.metrics.errors += 1
            log_line("bot-failed", table=room.id, seat=seat, bot=bot, error=str(e))
            asked = room.asked.get(seat)
            return asked.ask.options[0] if asked is not None and asked.id == question else None


class BotFailed(Exception):
    """A bot had no answer."""


async def think(hub: Hub, room: Room, seat: int, question: int, bot: str, tried: Sequence[int] = ()) -> int | None:
    """What a bot would answer for a seat; None if the question is not open any more. The room is not locked.

    `tried`: parts of the seat's move that are not made yet (they are legal, see play.try_out)."""
    for _ in range(3):
        async with room.lock:
            match, asked = room.match, room.asked.get(seat)
            if match is None or asked is None or asked.id != question or room.row["status"] != "playing":
                return None
            options = asked.ask.options
            if len(options) == 1 and not tried:
                return options[0]
            rewinds, first = room.bot_known
            if rewinds != room.rewinds:
                first = 0
            choices = match.choices[first:]
            room.bot_known = (room.rewinds, len(match.choices))
            job = (
                room.id, room.game.id, match.options, len(room.seats), match.seed, room.rewinds, first, choices,
                seat, bot, list(tried),
            )  # fmt: skip
        try:
            code = await hub.bots.ask(job)
        except Exception as e:
            raise BotFailed(f"{type(e).__name__}: {e}") from None
        if code is not None and (tried or code in options):
            return code
        room.bot_known = (-1, 0)  # the worker is new, or another one: tell it everything
    raise BotFailed("no answer that is an option")
