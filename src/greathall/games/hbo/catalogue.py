"""The cards for whoever looks one up: names of texts and printed numbers."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame.names import CHALLENGES
from greathall.games.cardgame.words import slug
from greathall.games.hbo.data import BY_ID, CARDS, GRADE
from greathall.games.hbo.names import ICON_LETTERS
from greathall.kernel.game import CardFacts

NUMBERS: Final = ("cost", "strength", "income", "initiative", "claim")


def cards() -> list[CardFacts]:
    """All cards of the box but the banners, which say nothing. Decks are not built, so no card has a limit."""
    return [_facts(card) for card in CARDS]


def _facts(card: dict[str, Any]) -> CardFacts:
    plot = card["type"] == "plot"
    words = {
        "type": [(f"type-{card['type']}", "")],
        "faction": [] if plot else [(f"house-{card['house']}", "")],
        "mark": [("term-unique", "")] if card.get("unique") else [],
        "icon": [(f"icon-{CHALLENGES[ICON_LETTERS.index(icon)]}", "") for icon in card.get("icons") or []],
        "trait": [(f"trait-{slug(t)}", "") for t in card.get("traits") or []],
        "keyword": [(f"keyword-{k}", "") for k in card.get("keywords") or []],
        "deck": [(f"plots-{card['assignment']}" if plot else f"deck-{card['deck']}", "")],
        "provenance": [(f"provenance-{GRADE[BY_ID[card['id']]]}", "")],
    }
    numbers = [(f"term-{key}", str(card[key])) for key in NUMBERS if card.get(key) is not None]
    if card.get("income_bonus"):
        numbers.append(("term-income_bonus", f"+{card['income_bonus']}"))
    numbers.append(("term-copies", str(card["copies"])))
    return CardFacts(f"card-{card['id']}", str(card["name_en"]), words, numbers, 0)
