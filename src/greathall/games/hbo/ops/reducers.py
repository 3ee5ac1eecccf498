"""Discounts for the next character of a House."""

from __future__ import annotations

from greathall.games.hbo.state import HboState


def use(s: HboState, seat: int, house: int) -> None:
    """All that fit are used up by it."""
    if s.reducers:
        s.reducers = [x for x in s.reducers if x[0] != seat or x[1] != house]
