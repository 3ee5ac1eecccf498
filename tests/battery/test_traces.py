"""Non-interference over time: hidden cards that never come out change nothing of what a viewer is told.

GREATHALL_PAIRS=N looks at N pairs of worlds a table instead of a few.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from greathall.kernel.rng import Rng

from .tables import TABLES, case_id, cases
from .traces import World, follow
from .walk import LIMIT, new_state, step

Case = tuple[str, int, dict[str, str]]
IN_EVERY_RUN = [case for game in TABLES for case in [c for c in cases() if c[0] == game][:2]]
PAIRS = int(os.environ.get("GREATHALL_PAIRS", "0"))
FORKS = 60  # pairs of worlds that are looked at in a game
GAMES = 3


def marked(case: Case) -> Any:
    return pytest.param(case, id=case_id(case), marks=[] if case in IN_EVERY_RUN else [pytest.mark.slow])


def fork(case: Case, seed: str) -> tuple[int, int]:
    """Play a game at random; now and then go on in two worlds that a viewer cannot tell apart."""
    game, s = new_state(*case, seed)
    rng = Rng(seed)
    forks = looks = 0
    for _ in range(LIMIT):
        if s.over or forks == FORKS:
            break
        if rng.below(4) == 0:
            viewer = rng.below(s.n + 1) - 1  # -1: a spectator
            true = World(game, s.clone(), viewer)
            if true.window() is None:
                guess = game.determinize(s, viewer, rng)
                guess.rng = s.rng  # chance falls alike as long as it is asked alike
                found, wrong = follow(true, World(game, guess, viewer), rng, 8)
                assert wrong == "", f"{seed}, after {forks} forks, viewer {viewer}: {wrong}"
                forks += 1
                looks += found
        step(s, rng)
    return forks, looks


@pytest.mark.parametrize("case", [marked(c) for c in cases()])
def test_what_is_hidden_leaves_no_trace(case: Case) -> None:
    """Dealt anew for a viewer and played on by the same choices, a world tells the viewer the same: events, questions,
    their order, and the pauses."""
    forks = looks = 0
    for i in range(PAIRS or 40):  # more games where there were few forks
        if i >= GAMES and forks > (PAIRS or FORKS):
            break
        found, seen = fork(case, f"trace {i}")
        forks += found
        looks += seen
    print(f"\n{case_id(case)}: {forks} pairs, {looks} looks")
    assert forks > (PAIRS or FORKS)
    assert looks > forks, "the worlds part too early to prove anything"
