"""Who has lost the text box, and to which card, as a view tells it."""

from __future__ import annotations

import pytest

from greathall.games.lcg.state import LcgState

from .play import GAME, in_play, position


def told(s: LcgState) -> list[tuple[int, int]]:
    return [(x["card"], x["source"]) for x in GAME.view(s, -1)["blanked"]]


@pytest.mark.rule("LCG-ABIL.17")
def test_an_attachment_that_blanks_its_bearer_is_named() -> None:
    hangs = {"name": "milk_of_the_poppy", "host": "littlefinger@A"}
    s = position({"seats": {"A": {"play": ["littlefinger", "tywin_lannister"]}, "B": {"play": [hangs]}}})
    assert told(s) == [(in_play(s, 0, "littlefinger"), in_play(s, 1, "milk_of_the_poppy"))]


@pytest.mark.rule("LCG-ABIL.17")
def test_a_plot_that_blanks_everybody_is_named_for_each() -> None:
    s = position({"seats": {
        "A": {"plot": "fortified_position", "play": ["littlefinger", "the_roseroad"]},
        "B": {"play": ["tywin_lannister"]},
    }})  # fmt: skip
    plot = s.revealed[0]
    assert told(s) == [(in_play(s, 0, "littlefinger"), plot), (in_play(s, 1, "tywin_lannister"), plot)]


def test_nobody_is_blank_in_a_plain_position() -> None:
    assert told(position({"seats": {"A": {"play": ["littlefinger"]}}})) == []
