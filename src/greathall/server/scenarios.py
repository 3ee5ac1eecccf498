"""Positions as scenarios: what somebody looks at becomes a file that runs as a test."""

from __future__ import annotations

from greathall.kernel import inspect
from greathall.kernel.match import Match


def scenario_of(match: Match, n: int, title: str, seat: int | None = None) -> str:
    """The position after n choices as a scenario file: with everything open, or as a seat knows it (-1: a spectator).

    What the seat does not know is dealt anew from its mask alone, by a seed that anybody may know: a position written
    down tells every column of its state, and of a running game it must tell nothing that is hidden.
    """
    game, source, state, eyes = match.game, f"{title} after choice {n}", match.at(n), None
    if seat is None:
        source += f" of {len(match.choices)}"
    else:  # nothing here hangs on how far the game has gone since: others may have chosen what nobody could notice
        state, eyes = inspect.seen_by(game, state, seat, f"{source} as seat {seat}"), [seat]
        source += f", as seat {seat} knows it; the rest is dealt anew"
    return inspect.to_yaml(inspect.document(game, state, match.options, source, source, eyes))
