"""Random play with nobody in between: the measure of the engine's speed, and the cheapest of all players."""

from __future__ import annotations

from greathall.kernel.rng import MASK, MULTIPLIER, Rng
from greathall.kernel.state import State


def random_steps(s: State, rng: Rng, count: int) -> tuple[int, int]:
    """Answer at most `count` questions at random; returns how many were answered, and how many had a choice.

    A question with one answer uses up no randomness, so this plays exactly what seats with `random` bots play.
    """
    played = real = 0
    x = rng.x
    while played < count and not s.over:
        options = s.asks[0].options
        n = len(options)
        if n == 1:
            s.choose(0, options[0])
        else:
            real += 1
            x = MULTIPLIER * (x & MASK) + (x >> 30)  # Rng.below, without the call
            s.choose(0, options[((x & MASK) ^ (x >> 30)) % n])
        played += 1
    rng.x = x
    return played, real
