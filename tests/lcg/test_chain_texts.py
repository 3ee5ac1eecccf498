"""The path in the page's prompt bar: every link of the chain, and every window, has its words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import greathall
from greathall.games import registry
from greathall.games.cardgame.happenings import H_DEFENDS, H_RESOLVED, H_REVEALED, KINDS

LCG = registry.get("lcg")
NO_LINKS = {"card", "seat", "count", "number", "challenge_resolved"}
NOT_IN_THIS_GAME = (H_DEFENDS, H_RESOLVED, H_REVEALED)
FOLDER = Path(greathall.__file__).parent / "games" / "lcg"


def keys(lang: str, prefix: str) -> set[str]:
    body = FluentParser().parse((FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")).body
    found = [e.id.name for e in body if isinstance(e, ast.Message) and e.id.name.startswith(prefix)]
    assert len(found) == len(set(found))
    return {name.removeprefix(prefix) for name in found}


def link_names() -> set[str]:
    """Every name `chain` can give: happenings before and after, the others as they stand in its source."""
    said = []
    for folder in (FOLDER, FOLDER.parent / "cardgame"):
        source = (folder / "chain.py").read_text(encoding="utf-8").partition("def chain(")[2]
        said += [line for line in source.splitlines() if 'Described("' in line or 'return "' in line]
    fixed = {name for line in said for name in re.findall(r'"([a-z_]+)"', line)} - NO_LINKS
    assert {"uses", "claim", "keyword", "attackers_declared"} <= fixed
    names = {kind.name for number, kind in KINDS.items() if number not in NOT_IN_THIS_GAME}
    return fixed | {f"{when}_{name}" for name in names for when in ("before", "after")}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_link_has_its_words_and_no_words_are_idle(lang: str) -> None:
    assert keys(lang, "page-chain-") == link_names()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_window_has_a_name(lang: str) -> None:
    assert keys(lang, "page-window-") == {d.name for d in LCG.decision_kinds() if d.window}
