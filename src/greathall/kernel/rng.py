"""Our own random numbers: one int of state, the same on every machine, Python and build.

A lag-1 multiply-with-carry generator in base 2**30. `MULTIPLIER * 2**30 - 1` is a safe prime, so the period is about
2**59, and every product stays below 2**60: compiled code never has to box it.
"""

from __future__ import annotations

import hashlib
from typing import Final

MULTIPLIER: Final = 1073741172
MASK: Final = (1 << 30) - 1
_PERIOD: Final = MULTIPLIER * (1 << 30) - 1


def step(x: int) -> int:
    """The state that follows x."""
    return MULTIPLIER * (x & MASK) + (x >> 30)


def output(x: int) -> int:
    """30 random bits of state x."""
    return (x & MASK) ^ (x >> 30)


def seed_state(seed: str) -> int:
    """Any text becomes a well mixed starting state (never 0, never the generator's other fixed point)."""
    digest = hashlib.sha256(seed.encode()).digest()
    return 1 + int.from_bytes(digest[:8], "big") % (_PERIOD - 2)


class Rng:
    """A generator outside any state: for bots, drivers and determinization."""

    __slots__ = ("x",)

    def __init__(self, seed: str) -> None:
        self.x = seed_state(seed)

    def below(self, n: int) -> int:
        """A number 0..n-1, unbiased to within 2**-25 for every n the games use."""
        x = self.x
        x = MULTIPLIER * (x & MASK) + (x >> 30)
        self.x = x
        return ((x & MASK) ^ (x >> 30)) % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
