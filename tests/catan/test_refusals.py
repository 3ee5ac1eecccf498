"""Options are listed in one place and refusals reasoned in another: both must agree on every code."""

from __future__ import annotations

import pytest

from greathall.games.catan import refusal
from greathall.games.catan.state import CatanState
from greathall.kernel.rng import Rng

from ..battery.tables import TABLES
from ..battery.walk import new_state, positions


@pytest.mark.parametrize("table", TABLES["catan"], ids=lambda t: "-".join(map(str, t[1].values())) or str(t[0]))
def test_listing_and_reasoning_agree(table: tuple[int, dict[str, str]]) -> None:
    seen = 0
    for seed in range(4):
        game, state = new_state("catan", *table, f"agree {seed}")
        codes = game.all_codes()
        for s in positions(state, Rng(f"agree {seed}"), 12):
            assert isinstance(s, CatanState)
            for ask in s.asks:
                if ask.kind in refusal.TURN_KINDS:
                    seen += 1
                    for code in codes:
                        reason = refusal.explain_turn(s, ask.seat, code, ask.kind)
                        assert (reason == "") == (code in ask.options), (game.option_words(s, code), reason)
    assert seen > 20
