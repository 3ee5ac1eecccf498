"""What agendas ask of a deck: Fealty and the eight Banners (LCG-DECK)."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.lcg.data import SETS, design
from greathall.games.lcg.decks import Deck, violations
from greathall.games.lcg.names import FACTIONS

BANNERS = {
    "Banner of the Stag": "baratheon",
    "Banner of the Kraken": "greyjoy",
    "Banner of the Lion": "lannister",
    "Banner of the Sun": "martell",
    "Banner of the Watch": "thenightswatch",
    "Banner of the Wolf": "stark",
    "Banner of the Dragon": "targaryen",
    "Banner of the Rose": "tyrell",
}
DRAWN = ("character", "location", "attachment", "event")


def _cards(faction: str, loyal: bool | None = None) -> list[int]:
    """Cards of a draw deck of a faction, loyal or not or both."""
    found: list[dict[str, Any]] = [c for c in SETS["core"]["cards"] if c["faction"] == faction and c["type"] in DRAWN]
    return [design(c["name"]) for c in found if loyal is None or c["loyal"] == loyal]


def _deck(agenda: str, own: str, others: list[int], count: int) -> Deck:
    """60 cards: so many of the others, the rest of the own faction; seven plots."""
    plots = [design(c["name"]) for c in SETS["core"]["cards"] if c["type"] == "plot"][:7]
    cards = dict.fromkeys(plots, 1)
    for pool, wanted in ((others, count), (_cards(own), 60 - count)):
        left = wanted
        for d in pool:
            take = min(3, left)
            if take:
                cards[d] = take
            left -= take
        assert left == 0, "the pool is too small"
    return Deck(FACTIONS.index(own), design(agenda), cards)


def _rules(deck: Deck) -> list[str]:
    return [v.rule for v in violations(deck)]


@pytest.mark.rule("LCG-DECK.2", "LCG-DECK.11")
def test_fealty_allows_fifteen_neutral_cards() -> None:
    assert _rules(_deck("Fealty", "stark", _cards("neutral"), 15)) == []
    assert _rules(_deck("Fealty", "stark", _cards("neutral"), 16)) == ["LCG-DECK.2"]


@pytest.mark.rule("LCG-DECK.11", "LCG-DECK.12")
def test_fealty_does_not_count_plots_which_are_neutral_too() -> None:
    deck = _deck("Fealty", "stark", _cards("neutral"), 15)
    assert len(deck.plots()) == 7
    assert _rules(deck) == []


@pytest.mark.rule("LCG-DECK.2", "LCG-DECK.9")
@pytest.mark.parametrize(("agenda", "faction"), list(BANNERS.items()))
def test_a_banner_needs_twelve_cards_of_its_faction(agenda: str, faction: str) -> None:
    own = "baratheon" if faction == "stark" else "stark"
    others = _cards(faction, loyal=False)
    assert _rules(_deck(agenda, own, others, 12)) == []
    assert _rules(_deck(agenda, own, others, 11)) == ["LCG-DECK.2"]


@pytest.mark.rule("LCG-DECK.10")
@pytest.mark.parametrize(("agenda", "faction"), list(BANNERS.items()))
def test_a_banner_opens_no_loyal_cards(agenda: str, faction: str) -> None:
    own = "baratheon" if faction == "stark" else "stark"
    others = [*_cards(faction, loyal=False)[:4], *_cards(faction, loyal=True)[:1]]
    assert _rules(_deck(agenda, own, others, 15)) == ["LCG-DECK.10"]


@pytest.mark.rule("LCG-DECK.9")
def test_a_banner_opens_no_third_faction() -> None:
    others = _cards("lannister", loyal=False)
    deck = _deck("Banner of the Lion", "stark", [*others[:4], _cards("martell", loyal=False)[0]], 15)
    assert _rules(deck) == ["LCG-DECK.9"]
