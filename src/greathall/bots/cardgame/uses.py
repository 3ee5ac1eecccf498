"""Abilities and events: the best that may be used now, and at whom it could be aimed. The game says what it is worth to
use a card, in a line or function per card: a positive number means that it is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.bots.cardgame.sight import Sight, V
from greathall.games.cardgame import abilities
from greathall.games.cardgame.codes import PASS, SPAN, TARGET
from greathall.games.cardgame.happenings import NO_HAPPENING

NO: Final = -1.0
ALWAYS: Final = 1.0  # where nothing is said about a card
USES: Final = tuple([verb // SPAN for verb in abilities.USES])


def aims(sight: Sight[Any], c: int) -> list[int]:
    """Cards the action could be aimed at."""
    s = sight.s
    found = s.book.abilities[s.design[c]][0].targets(s, c, sight.me, NO_HAPPENING)
    return [code - TARGET for code in found if code // SPAN == TARGET // SPAN]


def best_use(
    worth: Callable[[V, int], float], sight: V, options: list[int], verbs: tuple[int, ...] = USES
) -> tuple[int, float]:
    """The option worth most, with its worth; to pass if none is worth anything. `worth` is asked about option codes."""
    best, value = PASS if PASS in options else options[0], 0.0
    for code in options:
        if code // SPAN in verbs:
            found = worth(sight, code)
            if found > value:
                best, value = code, found
    return best, value
