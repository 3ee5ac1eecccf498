"""What trade can never do (CAT-TRADE)."""

from __future__ import annotations

import pytest

from .table import GAME, choose, position


@pytest.mark.rule("CAT-TRADE.7", "CAT-TRADE.6")
def test_only_resource_cards_can_be_laid_into_offers() -> None:
    seats = {
        "blue": {"hand": {"ore": 2}, "development": ["ranger_patrol", "victory_point"]},
        "red": {"hand": {"wool": 1}, "development": ["winter_is_coming"]},
    }
    s = position({"seats": seats, "turn": "blue"})
    for text in ("offer", "give ore", "want wool", "propose", "counter", "give wool", "want ore"):
        choose(s, text)
        for ask in s.asks:
            for code in ask.options:
                for _, kind, _ in GAME.describe_option(s, code).args:
                    assert kind in ("resource", "seat")
