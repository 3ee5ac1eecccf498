"""Old games open when the data change: notes and names corrected, cards added, the files in another order.

The package is copied with changed data files, and another process opens the stored matches with it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import greathall

HERE = Path(__file__).parent
PACKAGE = Path(greathall.__file__).parent

OPEN_ALL = """
import json, sys
from pathlib import Path
from greathall.games import registry
from greathall.kernel import matchfile
said = {}
for path in sorted(Path(sys.argv[1]).glob("*.jsonl")):
    try:
        opened = matchfile.load(path, registry.get)
        said[path.stem] = opened.notes[0] if opened.notes else "over" if opened.match.state.over else ""
    except Exception as e:
        said[path.stem] = f"{type(e).__name__}: {e}"
print(json.dumps(said))
"""
Change = Callable[[Any], Any]


def opened(folder: Path, game: str, changes: dict[str, Change]) -> dict[str, str]:
    """What is said of each stored match of a game by a program whose data files are changed so."""
    copy = folder / "greathall"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for name, change in changes.items():
        path = copy / "games" / game / name
        path.write_text(yaml.safe_dump(change(yaml.safe_load(path.read_text("utf-8"))), sort_keys=False), "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", OPEN_ALL, str(HERE / game)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
        check=False,
    )
    assert run.returncode == 0, run.stderr
    said: dict[str, str] = json.loads(run.stdout)
    assert len(said) == len(list((HERE / game).glob("*.jsonl")))
    return said


PROSE = ("note", "effect", "name_pl", "name_en", "provenance", "basis", "evidence", "condition")


def reworded(entry: Any) -> Any:
    """The same facts with other prose around them."""
    if isinstance(entry, list):
        return [reworded(x) for x in entry]
    if not isinstance(entry, dict):
        return entry
    out = {k: f"reconstructed: {v}" if k in PROSE and isinstance(v, str) else reworded(v) for k, v in entry.items()}
    return {**out, "remark": "added later"} if "id" in entry or "code" in entry else out


def backwards(content: dict[str, Any], *parts: str) -> dict[str, Any]:
    """The file with its parts in the opposite order, and within the named parts the entries."""
    turned = {k: list(reversed(v)) if k in parts else v for k, v in content.items()}
    return dict(reversed(turned.items()))


def lcg_cards(content: dict[str, Any]) -> dict[str, Any]:
    content = backwards(reworded(content), "cards", "faction_cards")
    new: list[dict[str, Any]] = [
        {"code": f"0000{i}", "name": f"Newcomer {i}", "type": "character", "faction": "stark", "cost": i, "strength": i}
        for i in range(2)
    ]
    new += [
        {"code": "99998", "name": "Newcomer", "type": "character", "faction": "stark", "unique": True, "cost": 5,
         "strength": 3, "icons": ["power"], "traits": ["Aardvark"]},
        {"code": "99999", "name": "A New Plan", "type": "plot", "faction": "neutral", "plot": {"income": 4}},
    ]  # fmt: skip
    return {**content, "cards": [*content["cards"], *new]}


def hbo_cards(content: dict[str, Any]) -> dict[str, Any]:
    content = backwards(reworded(content), "cards")
    new = [
        {"id": f"stark_newcomer_{i}", "name_en": "Newcomer", "deck": "stark", "house": "stark", "copies": 0,
         "type": "character", "cost": i, "strength": i, "traits": ["Aardvark"], "provenance": "reconstructed"}
        for i in range(4)
    ]  # fmt: skip
    return {**content, "cards": [*new[:2], *content["cards"], *new[2:]]}


def catan_board(content: dict[str, Any]) -> dict[str, Any]:
    content = backwards(reworded(content))
    content["layouts"] = dict(reversed(content["layouts"].items()))
    content["cells"]["list"] = dict(reversed(content["cells"]["list"].items()))
    return content


CHANGES: dict[str, dict[str, Change]] = {
    "catan": {"data/board.yaml": catan_board, "data/heroes.yaml": lambda c: backwards(reworded(c))},
    "hbo": {"data/cards.yaml": hbo_cards},
    "iron_throne": {"data/cards.yaml": lambda c: backwards(reworded(c), "leaders", "character_cards", "events")},
    "lcg": {"sets/core/cards.yaml": lcg_cards, "data/decks.yaml": lambda c: backwards(reworded(c))},
    "sojusze": {"data/cards.yaml": lambda c: backwards(reworded(c), "leaders", "allies", "influence_standard")},
}


@pytest.mark.parametrize("game", list(CHANGES))
def test_other_prose_more_cards_and_another_order_shut_no_match(tmp_path: Path, game: str) -> None:
    said = opened(tmp_path, game, CHANGES[game])
    assert said == {name: "" if name.startswith("unfinished") else "over" for name in said}


def _dearer(content: dict[str, Any]) -> dict[str, Any]:
    for card in content["cards"]:
        if card["faction"] == "stark" and card["type"] == "location":
            card["cost"] += 1
    return content


def test_another_fact_is_found_in_the_matches_that_have_the_card(tmp_path: Path) -> None:
    """Stark locations cost more. Matches of the Stark deck are refused at the choice from which they run differently,
    or told of the other data where these have not mattered yet; those of other decks open as ever."""
    said = opened(tmp_path, "lcg", {"sets/core/cards.yaml": _dearer})
    assert "choice" in said["stark-lannister"] and "played with other board or card data" in said["stark-lannister"]
    assert said["unfinished-setup"].endswith("so far it runs here as it was played.")
    assert said["baratheon-greyjoy"] == said["tyrell-watch"] == "over"
