"""What a seat knows is in its mask: a world completed from the mask alone looks to the seat as the true one does."""

from __future__ import annotations

import json

import pytest

from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY

from .tables import TABLES, case_id, cases
from .walk import new_state, play_on, positions

CASES = cases()
IN_EVERY_RUN = [case for game in TABLES for case in [c for c in CASES if c[0] == game][:2]]


@pytest.mark.parametrize(
    "case", [pytest.param(c, id=case_id(c), marks=[] if c in IN_EVERY_RUN else [pytest.mark.slow]) for c in CASES]
)
def test_a_mask_completed_is_masked_to_the_same(case: tuple[str, int, dict[str, str]]) -> None:
    rng = Rng("masks")
    looks = 0
    for i in range(10):
        if i >= 2 and looks > 200:  # short games need more of them
            break
        game, start = new_state(*case, f"masks {i}")
        for s in positions(start, rng, 12):
            for seat in range(NOBODY, s.n):
                mask = s.mask(seat)
                seen = json.dumps(game.encode(mask))
                world = game.determinize(mask, seat, rng)
                assert game.conserved(world) == [], (seat, game.conserved(world))
                assert json.dumps(game.encode(world.mask(seat))) == seen, f"seat {seat}"
                assert json.dumps(game.view(world, seat)) == json.dumps(game.view(s, seat)), f"seat {seat}"
                if not s.over:
                    asked = [(a.seat, a.kind, a.options if a.seat == seat else []) for a in s.asks]
                    assert [(a.seat, a.kind, a.options if a.seat == seat else []) for a in world.asks] == asked
                play_on(world, rng, 3)
                looks += 1
    assert looks > 200
