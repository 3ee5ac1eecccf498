"""Every card of the core set that does something is shown by a scenario whose title begins with the card's name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from greathall.games.lcg.data import SETS
from greathall.kernel import scenario

FOLDER = Path(__file__).parent.parent / "scenarios" / "lcg"


def _does_something(card: dict[str, Any]) -> bool:
    """What only says how a deck is built is shown in test_agendas.py."""
    return any(ability["type"] != "deckbuilding" for ability in card["abilities"])


def _titles() -> list[str]:
    found = [one for path in sorted(FOLDER.glob("*.yaml")) for one in scenario.read(path)]
    return [one.title for one in found if one.game == "lcg"]


TITLES = _titles()


@pytest.mark.parametrize("name", [card["name"] for card in SETS["core"]["cards"] if _does_something(card)])
def test_card_has_a_scenario(name: str) -> None:
    assert any(title.startswith(f"{name}:") for title in TITLES), f"no scenario of lcg begins with '{name}:'"
