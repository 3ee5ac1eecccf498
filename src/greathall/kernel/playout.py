"""Random play without anybody in between: the measure of the engine's speed, and the cheapest of all players."""

from __future__ import annotations

from greathall.kernel.rng import MASK, MULTIPLIER, Rng
from greathall.kernel.state import State


def play_random(s: State, rng: Rng, limit: int) -> int:
    """Answer every question by a uniformly random option, until the end or `limit` answers; returns how many."""
    x = rng.x
    count = 0
    while count < limit and not s.over:
        options = s.asks[0].options
        x = MULTIPLIER * (x & MASK) + (x >> 30)
        s.choose(0, options[((x & MASK) ^ (x >> 30)) % len(options)])
        count += 1
    rng.x = x
    return count


def play_random_counting(s: State, rng: Rng, limit: int) -> tuple[int, int]:
    """The same, and how many of the answers were real decisions: questions with at least two options."""
    count = real = 0
    while count < limit and not s.over:
        options = s.asks[0].options
        s.choose(0, options[rng.below(len(options))])
        count += 1
        if len(options) > 1:
            real += 1
    return count, real
