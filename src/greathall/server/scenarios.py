"""Positions as scenarios: what somebody looks at becomes a file that runs as a test."""

from __future__ import annotations

from greathall.kernel import inspect
from greathall.kernel.match import Match


def scenario_of(match: Match, at: int, title: str, seat: int | None = None, n: int = -1) -> str:
    """The position after `at` choices as a scenario file: with everything open, or as a seat knows it (-1: a
    spectator). `n`: its number, as it was told.

    What the seat does not know is dealt anew from its mask alone, by a seed that anybody may know: a position written
    down tells every column of its state, and of a running game it must tell nothing that is hidden.
    """
    game, source, state, eyes = match.game, f"{title} after choice {n if n >= 0 else at}", match.at(at), None
    if seat is None:
        source += f" of {len(match.choices) if n < 0 else match.numbers[-1]}"
    else:  # nothing here hangs on how far the game has gone since: others may have chosen what nobody could notice
        state, eyes = inspect.seen_by(game, state, seat, f"{source} as seat {seat}"), [seat]
        source += f", as seat {seat} knows it; the rest is dealt anew"
    return inspect.to_yaml(inspect.document(game, state, match.options, source, source, eyes))
