"""Positions as scenarios: what somebody looks at becomes a file that runs as a test."""

from __future__ import annotations

from greathall.kernel import inspect
from greathall.kernel.match import Match


def scenario_of(match: Match, n: int, title: str, seat: int | None = None) -> str:
    """The position after n choices as a scenario file: with everything open, or as a seat knows it (-1: a spectator).

    What the seat does not know is dealt anew from its mask alone, by a seed that anybody may know: a position written
    down tells every column of its state, and of a running game it must tell nothing that is hidden.
    """
    source = f"{title} after choice {n} of {len(match.choices)}"
    state, eyes = match.at(n), None
    if seat is not None:
        state, eyes = inspect.seen_by(match.game, state, seat, source), [seat]
        source = f"{title} after choice {n}, as seat {seat} knows it; the rest is dealt anew"
    return inspect.to_yaml(inspect.document(match.game, state, match.options, source, source, eyes))
