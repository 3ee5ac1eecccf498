"""Options that the rules allow although they do nothing are offered, and marked."""

from __future__ import annotations

import pytest

from .play import GAME, choose, fact, legal, position


@pytest.mark.rule("HBO-KEY.3")
def test_bypassing_the_same_character_twice() -> None:
    s = position({"seats": {
        "A": {"play": ["stark_arya_stark", "stark_varys"]},
        "B": {"play": ["lannister_gold_cloaks", "lannister_guards"]},
    }})  # fmt: skip
    choose(s, "A", "challenge intrigue B", "attack stark_arya_stark", "attack stark_varys")
    assert fact(s, "decision") == "stealth"
    choose(s, "A", "bypass lannister_guards@B")
    assert "bypass lannister_guards@B" in legal(s, "A")
    assert [GAME.option_words(s, code) for code in GAME.without_effect(s, s.asks[0])] == ["bypass lannister_guards@B"]
