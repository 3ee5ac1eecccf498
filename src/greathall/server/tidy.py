"""Garbage is looked for when there is reason to expect some, not after so many objects.

Choices, frames and sockets leave no garbage in circles behind; what thousands of tables hold is alive. Python's own
collector looks through whatever is young again and again: a quarter of the time of a choice, and pauses of 50 to 200 ms
that everybody feels. Requests leave a little behind, so everything is looked through after many of them, when memory
has doubled, and once an hour.
"""

from __future__ import annotations

import asyncio
import gc
import time

from greathall.server.metrics import Metrics, log_line, memory

LOOK_EVERY = 1.0  # seconds
LEFT_BY_A_REQUEST = 4_000  # bytes, at most
MUCH_GARBAGE = 64 << 20  # bytes, or a quarter of the memory
MUCH_GROWTH = 256 << 20  # bytes, or as much as there was
LONGEST = 3600.0  # seconds


def take_over() -> None:
    """Switch Python's own collector off; what is there now stays for good."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Since:
    """What has happened since the last time."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.memory = memory()
        self.requests = sum(metrics.requests.values())
        self.at = time.monotonic()

    def due(self) -> bool:
        return due(
            self.memory,
            memory() - self.memory,
            (sum(self._metrics.requests.values()) - self.requests) * LEFT_BY_A_REQUEST,
            time.monotonic() - self.at,
        )


def due(before: float, growth: float, garbage: float, seconds: float) -> bool:
    """Is it time: memory after the last time, its growth since, garbage that may be there, seconds gone by."""
    return (
        growth > max(MUCH_GROWTH, before) or garbage > max(MUCH_GARBAGE, before / 4) or seconds > LONGEST
    )  # fmt: skip


async def keep_tidy(metrics: Metrics) -> None:
    """Look for garbage when it is time; nothing to do where Python does that."""
    if gc.isenabled():
        return
    since = Since(metrics)
    while True:
        await asyncio.sleep(LOOK_EVERY)
        if since.due():
            start = time.monotonic()
            found = gc.collect()
            since = Since(metrics)
            log_line("tidied", objects=found, ms=round((since.at - start) * 1000))
