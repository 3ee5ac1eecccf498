"""Every influence card and every ally is named in the title of a scenario."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greathall.games.sojusze.data import CARDS
from greathall.games.sojusze.names import ALLIES, INFLUENCE
from greathall.kernel import scenario

FOLDER = Path(__file__).parent.parent / "scenarios" / "sojusze"
PARTS = ("influence_standard", "influence_events", "influence_leader", "allies")
NAMES = {str(entry["id"]): str(entry["name_en"]) for part in PARTS for entry in CARDS[part]}
TITLES = [one.title for path in sorted(FOLDER.glob("*.yaml")) for one in scenario.read(path)]


@pytest.mark.parametrize("card", [*INFLUENCE, *ALLIES])
def test_named_in_a_title(card: str) -> None:
    name = re.compile(rf"(?<!\w){re.escape(NAMES[card])}(?!\w)")
    assert any(name.search(title) for title in TITLES), f"no scenario is named after {NAMES[card]}"
