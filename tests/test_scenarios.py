"""Every scenario file under tests/scenarios is a test, marked with the rules it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.games import registry
from greathall.kernel import scenario

FOLDER = Path(__file__).parent / "scenarios"


def _all() -> list[object]:
    found: list[object] = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        for i, one in enumerate(scenario.read(path), 1):
            name = f"{path.relative_to(FOLDER).with_suffix('')}-{i}"
            found.append(pytest.param(one, id=name, marks=[pytest.mark.rule(*one.rules)]))
    return found


@pytest.mark.parametrize("one", _all())
def test_scenario(one: scenario.Scenario) -> None:
    try:
        scenario.run(one, registry.get(one.game))
    except scenario.Failed as e:
        pytest.fail(f"{one.where}: {one.title}: {e}", pytrace=False)
