"""Random games for the battery, with a look at every few decisions."""

from __future__ import annotations

from collections.abc import Iterator

from greathall.games import registry
from greathall.kernel.game import Game
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from greathall.kernel.state import State

LIMIT = 60_000


def new_match(game_id: str, seats: int, options: dict[str, str], seed: str) -> Match:
    return Match(registry.get(game_id), options, [Seat(f"P{i}") for i in range(seats)], seed)


def new_state(game_id: str, seats: int, options: dict[str, str], seed: str) -> tuple[Game, State]:
    game = registry.get(game_id)
    return game, game.new_state(seats, game.check_options(options), seed)


def step(s: State, rng: Rng) -> None:
    """One random choice by a random one of the seats that are asked."""
    i = rng.below(len(s.asks)) if len(s.asks) > 1 else 0
    options = s.asks[i].options
    s.choose(i, options[rng.below(len(options))])


def positions(s: State, rng: Rng, every: int) -> Iterator[State]:
    """Play `s` to its end; yields it at every `every`-th decision, chosen at random, and at the end."""
    for n in range(LIMIT):
        if s.over:
            yield s
            return
        assert s.asks, "nobody is asked and the game is not over"
        assert all(a.options for a in s.asks), "a question without an answer"
        assert len({a.seat for a in s.asks}) == len(s.asks), "one seat is asked twice"
        if n < 30 or rng.below(every) == 0:
            yield s
        step(s, rng)
    raise AssertionError(f"no end after {LIMIT} decisions")


def play_on(s: State, rng: Rng, decisions: int) -> None:
    for _ in range(decisions):
        if s.over:
            return
        step(s, rng)
