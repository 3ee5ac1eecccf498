"""Options that would change nothing are offered and marked; nothing hidden tells in the marks."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.rng import Rng

from .play import GAME, choose, laid_out, legal, position, quiet, walk


def marked(s: ThroneState) -> list[str]:
    return [GAME.option_words(s, code) for ask in s.asks for code in GAME.without_effect(s, ask)]


def fight(at: str, stark: dict[str, Any], lannister: dict[str, Any], **more: Any) -> ThroneState:
    seats = quiet(
        stark={"fighter": "arya", **stark}, lannister={"fighter": "jaime", **lannister}, baratheon={"hand": [1]}
    )
    return position(
        {"houses": ["stark", "lannister", "baratheon"], "at": at, "defender": "lannister", "seats": seats, **more}
    )


@pytest.mark.rule("IRT-CHAR.9")
def test_a_look_at_an_empty_hand() -> None:
    s = fight("encounter", {"fighter": "bran", "hand": ["bran", 5]}, {"hand": []})
    assert "play stark-bran" in legal(s, "stark")
    assert marked(s) == ["play stark-bran"]
    s = fight("encounter", {"fighter": "bran", "hand": ["bran", 5]}, {"hand": [1]})
    assert marked(s) == []


@pytest.mark.rule("IRT-POWER.10", "IRT-CHAR.9")
def test_an_empty_sheet_loses_nothing() -> None:
    text = {"fighter": "tywin", "hand": ["tywin", 1], "shown": 20}
    s = fight("after", {"hand": [2], "shown": 1, "sheet": 0}, text, won="defender")
    assert marked(s) == ["play lannister-tywin"]
    s = fight("after", {"hand": [2], "shown": 1, "sheet": 2}, text, won="defender")
    assert marked(s) == [] and "play lannister-tywin" in legal(s, "lannister")


@pytest.mark.rule("IRT-AMB.45")
def test_of_choices_those_that_change_nothing() -> None:
    own = {"hand": ["arya"], "shown": 1}
    s = fight("after", own, {"shown": 20, "power": {"cersei": 1}}, won="defender")
    assert marked(s) == []
    choose(s, "stark", "play stark-arya")
    assert marked(s) == ["character cersei"]
    assert "character cersei" in legal(s, "stark")
    poor = {"cersei": 1, "tyrion": 1, "jaime": 1, "tywin": 1}
    s = fight("after", own, {"shown": 20, "power": poor}, won="defender")
    assert marked(s) == ["play stark-arya"]


@pytest.mark.rule("IRT-AMB.39")
def test_marks_tell_nothing_hidden() -> None:
    seen = 0
    for seed in "abcdef":
        s = laid_out(3, seed)
        for n in walk(s, seed):
            if n > 300 or s.over:
                break
            for ask in s.asks:
                own = GAME.without_effect(s, ask)
                seen += len(own)
                if own:
                    other = GAME.determinize(s, ask.seat, Rng(f"idle {n}"))
                    again = next(a for a in other.asks if a.seat == ask.seat)
                    assert GAME.without_effect(other, again) == own
    assert seen
