"""Positions as scenarios: what somebody looks at becomes a file that runs as a test."""

from __future__ import annotations

from greathall.kernel import inspect
from greathall.kernel.match import Match


def scenario_of(match: Match, n: int, title: str) -> str:
    """The position after n choices with everything open, as a scenario file.

    It is for games that nobody plays any more: a state dealt anew for a seat (`determinize`) still remembers hidden
    movements as they were, and a position written down tells every column of its state.
    """
    source = f"{title} after choice {n} of {len(match.choices)}"
    return inspect.to_yaml(inspect.document(match.game, match.at(n), match.options, source, source))
