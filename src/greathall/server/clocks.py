"""Time: seconds per question, or a reserve with an increment. When it is up, a bot answers this one question."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from greathall.bots import registry as bots
from greathall.server import fronts
from greathall.server.asking import Asked
from greathall.server.room import Room

LATE = 0.02  # seconds after the time is up: the alarm must not ring too early


def stand_in(game: str) -> str:
    """The bot that answers for a person whose time is up, or who has left."""
    names = bots.names(game)
    return "heuristic" if "heuristic" in names else names[0]


def charge(room: Room, seat: int, asked: Asked, choices: int, waited: bool) -> list[tuple[int, float]]:
    """What is left of a person's reserve after an answer: [(seat, seconds)], empty without such a clock.

    `waited`: the clock did not run, because another seat of the same person was to decide first."""
    row = room.seats[seat]
    if room.clock.kind != "reserve" or not row.played_by_person:
        return []
    used = 0.0 if waited else max(0.0, time.monotonic() - asked.since)
    gained = room.clock.increment * choices
    if room.passed_window():  # the seat's clock shows nobody whether it was asked
        used, gained = max(0.0, used - fronts.PAUSE), 0
    return [(seat, round(max(0.0, (row.reserve or 0.0) - used) + gained, 3))]


class Alarm:
    """The alarm of a room wakes up when the next person's time is up; `ring` gets the seat."""

    def __init__(self, room: Room, ring: Callable[[int], None]) -> None:
        self._room = room
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    @property
    def due(self) -> float | None:
        """In how many seconds it rings; None if no clock runs."""
        return None if self._timer is None else max(0.0, self._timer.when() - asyncio.get_running_loop().time())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def set(self) -> None:
        """Look at the clocks anew."""
        self.stop()
        left = self._room.time_left()
        if left:
            seat = min(left, key=lambda s: left[s])
            self._timer = asyncio.get_running_loop().call_later(left[seat] + LATE, self._due, seat)

    def _due(self, seat: int) -> None:
        self._timer = None
        if self._room.time_left().get(seat, 1.0) <= 0:
            self._ring(seat)
        else:
            self.set()
