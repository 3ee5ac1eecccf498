"""Undo is no oracle: whatever can be taken back alone has told nothing about cards that are hidden.

GREATHALL_PAIRS=N looks at N such choices a table instead of a few.
"""

from __future__ import annotations

import os

import pytest

from greathall.kernel.rng import Rng

from .tables import cases
from .test_traces import Case, marked
from .twins import tempted
from .walk import new_match

PAIRS = int(os.environ.get("GREATHALL_PAIRS", "0"))
UNDOABLE = PAIRS or 90  # choices that can be taken back, a table
CHOICES = 20  # so many choices at most for one that can be taken back


@pytest.mark.parametrize("case", [marked(c) for c in cases()])
def test_what_can_be_taken_back_tells_nothing(case: Case) -> None:
    """Hidden cards dealt anew for the chooser, the same choice made: if it can be taken back in either world, the
    chooser sees the same in both, and can take back as much."""
    left, games, learnt = UNDOABLE, 0, []
    while left > 0 and games < UNDOABLE:
        seed = f"undo {games}"
        count, found = tempted(new_match(*case, seed), Rng(seed), left, CHOICES * UNDOABLE)
        left -= count
        learnt += found
        games += 1
    assert left < UNDOABLE / 2, "too little can be taken back to prove anything"
    assert not learnt, f"{len(learnt)} times: {learnt[0]}"
