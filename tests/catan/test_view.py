"""The cheap ways to a view give the same as the one visibility function."""

from __future__ import annotations

import pytest

from greathall.games.catan import view
from greathall.games.catan.state import CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY

from ..battery.tables import TABLES
from ..battery.walk import new_state, positions


@pytest.mark.parametrize("table", TABLES["catan"], ids=lambda t: "-".join(map(str, t[1].values())) or str(t[0]))
def test_the_public_view_is_that_of_the_mask(table: tuple[int, dict[str, str]]) -> None:
    _, start = new_state("catan", *table, "public")
    for s in positions(start, Rng("public"), 4):
        assert isinstance(s, CatanState)
        assert view.public_view(s) == view.view(s.mask(NOBODY), NOBODY)
