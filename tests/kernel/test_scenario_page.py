"""docs/scenarios.md tells every key of a position of the card games; the lists of choices and facts are generated."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.games.cardgame import position
from greathall.games.hbo import position as hbo_position
from greathall.games.lcg import position as lcg_position

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
CARDS = PAGE.split("## The card games", 1)[1]
TOLD = {word for piece in CARDS.split("`")[1::2] for word in piece.replace("{", " ").replace(",", " ").split()}


@pytest.mark.parametrize("word", sorted({
    *position.KEYS, *lcg_position.SEAT_KEYS, *hbo_position.SEAT_KEYS, *position.CHALLENGE_KEYS,
    *position.CHALLENGE_PLACES, *position.ENTRY_KEYS,
}))  # fmt: skip
def test_every_word_of_the_card_games_is_told(word: str) -> None:
    assert word in {w.strip("}():") for w in TOLD}
