"""How much anybody may ask for: token buckets, sizes, and how many there may be of something at a time."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import time
from collections import OrderedDict
from typing import Any

from greathall.server.settings import Settings

BODY_LIMIT = 64 * 1024
REPLAY_LIMIT = 2 * 1024 * 1024
REPLAY_LINES = 20_000
FRAME_LIMIT = 8 * 1024


def neighbourhood(address: str) -> str:
    """Who is counted as one: an address, or the network of a household where addresses are as many as one likes."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)


def asker(scope: Any) -> str:
    """The neighbourhood a request or a socket comes from; '' if nobody can tell."""
    return neighbourhood(scope["client"][0]) if scope.get("client") else ""


def origin(secret: str, place: str) -> str:
    """A neighbourhood as it is kept: enough to tell one from another, without telling which."""
    return hmac.new(secret.encode(), b"greathall-origin:" + place.encode(), hashlib.sha256).hexdigest()[:16]


class Crowd:
    """How many of something are there, in all and by name; of the limits 0 means none."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.count = 0
        self._by: dict[str, int] = {}

    def enter(self, name: str, counted: bool = True) -> bool:
        """One more, if there is room. `counted`: under its name, too."""
        if self.most and self.count >= self.most:
            return False
        there = self._by.get(name, 0)
        if counted and self.most_of_one and there >= self.most_of_one:
            return False
        self.count += 1
        self._by[name] = there + 1
        return True

    def leave(self, name: str) -> None:
        self.count -= 1
        left = self._by[name] - 1
        if left:
            self._by[name] = left
        else:
            del self._by[name]


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
    """The limits of a server. `rate` 0 switches them all off (tests of speed)."""

    def __init__(self, settings: Settings) -> None:
        factor = settings.rate
        self.api = Limiter(30, 150, factor)  # requests, per address and per player
        self.make = Limiter(0.5, 20, factor)  # tables and replays made, per address and per player
        self.socket = Limiter(30, 90, factor)  # frames, per socket
        self.chat = Limiter(0.7, 6, factor)  # lines and promises, per player
        self.marks = Limiter(1, 12, factor)  # what is said about promises, per player
        self.decks = Limiter(1, 30, factor)  # decks kept, changed and removed, per address and per player
        self.checks = Limiter(4, 40, factor)  # deck texts looked through, per address and per player
        self.hints = Limiter(2, 12, factor)  # advice asked for, per player
        self.lines = Limiter(1, 30, factor)  # log lines about what was refused, per address
        self.open_sockets = Limiter(5, 40, factor)  # arrivals, per address and per player
        self.sockets = Crowd(settings.limit(settings.sockets), settings.limit(settings.address_sockets))
        self.connections = Crowd(settings.limit(settings.connections), settings.limit(settings.address_connections))
