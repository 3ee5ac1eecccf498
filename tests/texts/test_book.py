"""The book of rules: every chapter has a name, every game an overview, every piece of the glossary a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greathall.games import registry
from greathall.texts import Texts
from greathall.texts.language import LANGUAGES
from greathall.texts.reference import rules_of

BOOKS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def chapter(rule: str) -> str:
    """As the page has it (web/src/lib/rules.ts)."""
    if ruling := re.match(r"([A-Z]+-R)-", rule):
        return ruling[1]
    return rule[: rule.rindex(".")] if "." in rule else re.sub(r"-\d+$", "", rule)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_the_book_has_names_and_words(game: str, lang: str) -> None:
    face = registry.get(game)
    texts = Texts(lang, face)
    ids = {chapter(rule) for rule in rules_of(face)}
    assert [c for c in sorted(ids) if not texts.has(f"chapter-{c.replace('.', '-')}")] == []
    for part in ("goal", "course", "end"):
        assert texts.get(f"book-{part}").endswith(".")
    pieces = re.findall(r"id: '(\w+)', icon: '[\w-]+', rule: '([\w.-]+)'", (BOOKS / game / "book.ts").read_text())
    assert len(pieces) >= 7
    for piece, rule in pieces:
        assert texts.has(f"glossary-{piece}") and texts.get(f"glossary-{piece}-about").endswith(".")
        assert rule in rules_of(face)
