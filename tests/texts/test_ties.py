"""A challenge that is won at equal strength is called a tie, not a victory by nothing."""

from __future__ import annotations

import pytest

from greathall.games import registry
from greathall.texts import Texts


@pytest.mark.parametrize("game", ("lcg", "hbo"))
@pytest.mark.parametrize(("lang", "tie"), (("en", "tie"), ("pl", "remis")))
@pytest.mark.parametrize("key", ("page-won", "cli-table-won"))
def test_a_tie_is_named(game: str, lang: str, tie: str, key: str) -> None:
    texts = Texts(lang, registry.get(game))
    even, clear = (texts.get(key, name="Berta", margin=margin) for margin in (0, 3))
    assert tie in even.lower() and "Berta" in even and "0" not in even
    assert "3" in clear and "Berta" in clear and tie not in clear.lower()
