"""The cards for whoever looks one up: names of texts and printed numbers."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame.words import slug
from greathall.games.lcg.data import ALL
from greathall.games.lcg.values import SLUGS
from greathall.kernel.game import CardFacts


def cards() -> list[CardFacts]:
    """All cards but the faction cards, which say nothing."""
    return [_facts(d, card) for d, card in enumerate(ALL) if card["type"] != "faction"]


def _facts(d: int, card: dict[str, Any]) -> CardFacts:
    words = {
        "type": [(f"type-{card['type']}", "")],
        "faction": [(f"faction-{card['faction']}", "")] if card["type"] not in ("agenda", "title") else [],
        "mark": [(f"term-{mark}", "") for mark in ("unique", "loyal") if card.get(mark)],
        "icon": [(f"icon-{icon}", "") for icon in card.get("icons") or []],
        "trait": [(f"trait-{slug(t)}", "") for t in card.get("traits") or []],
        "keyword": [_keyword(k) for k in card.get("keywords") or []],
    }
    numbers: list[tuple[str, str]] = []
    for term in ("cost", "strength"):
        if card.get(term) is not None:
            numbers.append((f"term-{term}", str(card[term])))
    for term in ("income", "initiative", "claim", "reserve"):
        if term in (card.get("plot") or {}):
            numbers.append((f"term-{term}", str(card["plot"][term])))
        elif (card.get("plot_modifiers") or {}).get(term):
            numbers.append((f"term-{term}", f"{card['plot_modifiers'][term]:+d}"))
    limit = 0 if card["type"] in ("agenda", "title") else int(card.get("deck_limit") or 3)
    return CardFacts(f"card-{SLUGS[d]}", str(card["name"]), words, numbers, limit)


def _keyword(printed: str) -> tuple[str, str]:
    """`ambush (2)` is a keyword and a number."""
    word, bracket, number = printed.partition("(")
    return f"keyword-{slug(word)}", f" ({number}" if bracket else ""
