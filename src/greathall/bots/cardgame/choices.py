"""What is chosen where it does not matter which game it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greathall.bots.cardgame.sight import Sight, V
from greathall.games.cardgame.codes import DONE, PASS, SPAN, TARGET, YES


def best_target(score: Callable[[V, int], float], sight: V, options: list[int]) -> int:
    """The best card by what the effect does to it; none, if that does no good and it is allowed to take none."""
    able = [code for code in options if code // SPAN == TARGET // SPAN]
    if not able:
        return options[0]
    best = max(able, key=lambda code: score(sight, code - TARGET))
    declined = DONE if DONE in options else PASS if PASS in options else best
    return best if score(sight, best - TARGET) > 0 else declined


def yes(sight: Sight[Any], options: list[int]) -> int:
    return YES if YES in options else options[0]


def order(sight: Sight[Any], options: list[int]) -> int:
    """One's own first, others after it; then as they come."""
    return max(options, key=lambda code: sight.mine(code % SPAN))
