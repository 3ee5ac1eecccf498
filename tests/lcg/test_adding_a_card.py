"""docs/adding-a-card.md shows real cards: every block of code in it stands in the source, word for word."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LCG = ROOT / "src" / "greathall" / "games" / "lcg"


def test_the_cards_on_the_page_are_the_real_ones() -> None:
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    sources = {
        "python": [path.read_text(encoding="utf-8") for path in LCG.rglob("*.py")],
        "yaml": [path.read_text(encoding="utf-8") for path in LCG.glob("sets/*/cards.yaml")],
    }
    blocks = re.findall(r"```(python|yaml)\n(.*?)\n```", page, re.DOTALL)
    assert len(blocks) == 6
    for language, block in blocks:
        assert any(f"\n{block}\n" in text for text in sources[language]), block
