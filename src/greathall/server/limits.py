"""How much anybody may ask for: token buckets, and sizes."""

from __future__ import annotations

import time
from collections import OrderedDict

BODY_LIMIT = 64 * 1024
REPLAY_LIMIT = 2 * 1024 * 1024
REPLAY_LINES = 20_000
FRAME_LIMIT = 8 * 1024


class Bucket:
    """Tokens come back at a steady rate; each act takes one."""

    __slots__ = ("left", "seen")

    def __init__(self, left: float, seen: float) -> None:
        self.left = left
        self.seen = seen


class Limiter:
    """Buckets by name, at most `size` of them: the one unused for longest is forgotten first."""

    def __init__(self, rate: float, burst: float, factor: float = 1.0, size: int = 20_000) -> None:
        self.rate = rate * factor
        self.burst = burst * factor
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, name: str) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.burst, now)
            if len(self._buckets) > self.size:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
            bucket.left = min(self.burst, bucket.left + (now - bucket.seen) * self.rate)
            bucket.seen = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True


class Limits:
    """The limiters of a server. `factor` 0 switches them off (tests of speed)."""

    def __init__(self, factor: float) -> None:
        self.api = Limiter(30, 150, factor)  # requests, per address and per player
        self.make = Limiter(0.5, 20, factor)  # tables and replays made, per address and per player
        self.socket = Limiter(30, 90, factor)  # frames, per socket
        self.chat = Limiter(0.7, 6, factor)  # lines and promises, per player
        self.marks = Limiter(1, 12, factor)  # what is said about promises, per player
        self.decks = Limiter(1, 30, factor)  # decks kept, changed and removed, per address and per player
        self.checks = Limiter(4, 40, factor)  # deck texts looked through, per address and per player
        self.hints = Limiter(2, 12, factor)  # advice asked for, per player
        self.open_sockets = Limiter(5, 40, factor)  # arrivals, per address and per player
