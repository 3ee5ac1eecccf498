"""Every card that does something is shown by a scenario whose title begins with the card's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.games.hbo.data import CARDS
from greathall.kernel import scenario

FOLDER = Path(__file__).parent.parent / "scenarios" / "hbo"
TITLES = [(one.title, repr(one.position)) for path in sorted(FOLDER.glob("*.yaml")) for one in scenario.read(path)]


@pytest.mark.parametrize("card", [card for card in CARDS if card["abilities"]], ids=lambda card: str(card["id"]))
def test_card_has_a_scenario(card: dict[str, str]) -> None:
    shown = [text for title, text in TITLES if title.startswith((f"{card['name_en']}:", f"{card['name_en']},"))]
    assert any(card["id"] in text for text in shown), f"no scenario of hbo with {card['id']} begins with its name"
