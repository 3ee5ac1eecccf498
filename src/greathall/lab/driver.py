"""The one loop that plays a game: it answers the first open question until the game is over.

A question with a single answer needs nobody's thought, so no bot is called for it. Seats that all play at random are
driven without calling bots at all: the same choices, several times as fast.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from greathall.bots.base import Bot
from greathall.kernel.game import Game
from greathall.kernel.playout import random_steps
from greathall.kernel.rng import Rng
from greathall.kernel.state import State

DECISION_LIMIT: Final = 200_000


class Runaway(Exception):
    """The game was not over after as many decisions as it was given."""


class BadChoice(Exception):
    """A bot named an option that was not listed."""


class NotConserved(Exception):
    """Cards, tokens or pieces have been lost or made."""


def check_conserved(game: Game, state: State) -> None:
    wrong = game.conserved(state)
    if wrong:
        raise NotConserved("; ".join(wrong))


def play_out(
    game: Game, state: State, bots: Sequence[Bot], rng: Rng, limit: int = DECISION_LIMIT, check_every: int = 0
) -> int:
    """Play to the end, one bot per seat; returns the number of decisions.

    `check_every`: after so many decisions each time, look at conservation too.
    """
    state.advance()
    for played in range(limit):
        if state.over:
            return played
        if check_every and played % check_every == 0:
            check_conserved(game, state)
        ask = state.asks[0]
        options = ask.options
        if len(options) == 1:
            state.choose(0, options[0])
            continue
        bot = bots[ask.seat]
        code = bot.choose(state.mask(ask.seat) if bot.needs_view else state, ask, rng)
        if code not in options:
            raise BadChoice(f"seat {ask.seat} chose {code}, which is not among the {len(options)} options")
        state.choose(0, code)
    if state.over:
        return limit
    raise Runaway(f"not over after {limit} decisions")


@contextmanager
def few_collections() -> Iterator[None]:
    """States, frames and questions hold no cycles, so in bulk play the collector finds nothing and only costs time."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def play_random(
    game: Game, state: State, rng: Rng, limit: int = DECISION_LIMIT, check_every: int = 0
) -> tuple[int, int]:
    """`play_out` with `random` bots on all seats; returns the decisions, and those with at least two options."""
    if not check_every:
        played, real = random_steps(state, rng, limit)
    else:
        played = real = 0
        state.advance()
        while played < limit and not state.over:
            check_conserved(game, state)
            more, more_real = random_steps(state, rng, min(check_every, limit - played))
            played += more
            real += more_real
    if not state.over:
        raise Runaway(f"not over after {limit} decisions")
    return played, real
