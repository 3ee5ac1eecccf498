"""Every scenario file under tests/scenarios is a test, marked with the rules it proves.

Collecting only counts the scenarios of a file; a file is read when the first of them runs. So `-k GAME` reads the files
of that game alone.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from greathall.games import registry
from greathall.kernel import scenario
from greathall.texts import Texts

FOLDER = Path(__file__).parent / "scenarios"
BEGINS = re.compile(r"^ *(?:- )?\{?scenario:", re.MULTILINE)


def _all() -> list[object]:
    found: list[object] = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        for i in range(len(BEGINS.findall(path.read_text(encoding="utf-8")))):
            found.append(pytest.param(path, i, id=f"{path.relative_to(FOLDER).with_suffix('')}-{i + 1}"))
    return found


@cache
def read(path: Path) -> list[scenario.Scenario]:
    found = scenario.read(path)
    counted = len(BEGINS.findall(path.read_text(encoding="utf-8")))
    assert len(found) == counted, f"{path}: begin each scenario with '- scenario: title'"
    return found


@pytest.mark.parametrize(("path", "i"), _all())
def test_scenario(path: Path, i: int, request: pytest.FixtureRequest) -> None:
    one = read(path)[i]
    request.node.user_properties.extend([("rule", rule) for rule in one.rules])
    game = registry.get(one.game)
    try:
        scenario.run(one, game, Texts("en", game).reason)
    except scenario.Failed as e:
        pytest.fail(f"{one.where}: {one.title}: {e}", pytrace=False)


@pytest.mark.parametrize("game", registry.ids())
def test_titles_are_told_apart(game: str) -> None:
    """A title names one scenario of its game, so that a report can name it."""
    seen: dict[str, Path] = {}
    for path in sorted((FOLDER / game).glob("*.yaml")):
        for line in path.read_text(encoding="utf-8").splitlines():
            title = BEGINS.sub("", line).strip() if BEGINS.match(line) else ""
            assert title not in seen, f"{path.name} and {seen[title].name} both have '{title}'"
            if title:
                seen[title] = path
