"""What cards let their leader look at: seen by that leader, and by nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games import registry
from greathall.games.sojusze.names import BRONN, HODOR, SHAE, VARYS
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel import scenario

GAME = registry.get("sojusze")
OPTIONS = {"mode": "advanced", "draft": "kingsmoot"}
OTHERS = {name: {"kneels": True} for name in ("euron", "melisandre", "doran")}


def after(position: dict[str, Any], *choices: str) -> SojuszeState:
    """The state after these choices of Cersei, who alone stands."""
    s = GAME.position(position, 4, GAME.check_options(OPTIONS))
    for words in choices:
        s.choose(0, scenario.code_of(GAME, s, words))
    assert isinstance(s, SojuszeState)
    return s


@pytest.mark.rule("SOJ-TOK.2")
def test_blood_of_the_dragon_shows_the_tokens_of_one_council() -> None:
    position = {
        "current": "catelyn_stark",
        "councils": [{"tokens": [1, 3]}],
        "seats": {"cersei": {"area": ["blood_of_the_dragon"]}, **OTHERS},
    }
    s = after(position, "kneel", "council doran-cersei", "council cersei-euron")
    assert s.mask(0).tokens[0] == (1, 3)
    assert all(value < 0 for value in s.mask(0).tokens[3])
    assert all(value < 0 for seat in (1, 2, 3) for value in s.mask(seat).tokens[0])


@pytest.mark.rule("SOJ-BID.3")
@pytest.mark.parametrize(
    ("card", "seen"),
    [
        ("dark_wings", [VARYS, SHAE, BRONN]),
        ("visions_in_the_flames", [VARYS, SHAE, BRONN, HODOR]),
        ("red_comet", [VARYS, SHAE]),
    ],
)
def test_top_allies_are_shown(card: str, seen: list[int]) -> None:
    position = {
        "current": "catelyn_stark",
        "top": ["varys", "shae", "bronn", "hodor", "ygritte"],
        "seats": {"cersei": {"hand": [card]}, **OTHERS},
    }
    s = after(position, f"play {card}")
    assert [a for a in s.mask(0).ally_deck[::-1] if a >= 0] == seen
    assert all(a < 0 for a in s.mask(1).ally_deck)
