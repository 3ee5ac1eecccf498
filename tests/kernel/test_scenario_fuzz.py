"""Scenario files with anything in the place of anything: each passes, fails, or is refused with a sentence."""

from __future__ import annotations

import copy
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from greathall.cli import scenarios
from greathall.games import registry
from greathall.kernel import scenario
from greathall.kernel.data import read_yaml
from greathall.kernel.errors import BadInput, Refused

FOLDER = Path(__file__).parents[1] / "scenarios"
JUNK: list[Any] = [
    None, True, False, -1, 0, 1, 7, 10**6, 10**30, 0.5, float("nan"), float("inf"), "", "x", "red", "A1", "\ud800", "0",
    [], [[]], [None], [1, 2, 3], ["x"], {}, {"x": 1}, {1: 2}, {None: None}, [{}], {"x": [{}]}, "a" * 5000,
]  # fmt: skip


def paths(node: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    found = [at] if at else []
    if isinstance(node, dict):
        for key, value in node.items():
            found += paths(value, (*at, key))
    elif isinstance(node, list):
        for i, value in enumerate(node):
            found += paths(value, (*at, i))
    return found


def mutate(document: Any, rng: random.Random) -> Any:
    out = copy.deepcopy(document)
    for _ in range(rng.choice((1, 1, 2, 3))):
        places = paths(out)
        if not places:
            return rng.choice(JUNK)
        *way, last = rng.choice(places)
        node = out
        for step in way:
            node = node[step]
        roll = rng.random()
        if roll < 0.6:
            node[last] = copy.deepcopy(rng.choice(JUNK))
        elif roll < 0.7:
            del node[last]
        elif roll < 0.85 and isinstance(node, dict):
            node[rng.choice(["x", "red", 3, None, "rule", "dice", "expect", "position"])] = node.pop(last)
        else:
            node[last] = [node[last]] if rng.random() < 0.5 else {"x": node[last]}
    return out


def one_scenario_each(every: int) -> list[dict[str, Any]]:
    """The scenarios of the project, or of every so many files, as documents of their own."""
    out: list[dict[str, Any]] = []
    for path in sorted(FOLDER.rglob("*.yaml"))[::every]:
        content = read_yaml(path)
        shared = {k: v for k, v in content.items() if k != "scenarios"}
        out += [{**shared, **entry} for entry in content.get("scenarios", [{}])]
    return out


def attack(count: int, seed: str, every: int) -> Counter[str]:
    rng, documents, outcomes = random.Random(seed), one_scenario_each(every), Counter[str]()
    for _ in range(count):
        document = mutate(rng.choice(documents), rng)
        outcomes[_outcome(document)] += 1
    return outcomes


def _outcome(document: Any) -> str:
    try:
        if not isinstance(document, dict):
            return "no mapping"
        one = scenario.Scenario("a file", document)
        scenario.run(one, registry.get(one.game))
    except scenario.Failed as e:
        assert str(e)
        return "failed"
    except (BadInput, Refused) as e:
        assert str(e).strip().endswith(".") or ";" in str(e), e
        return "refused"
    return "passed"


def test_scenarios_never_crash_the_runner() -> None:
    outcomes = attack(150, "a few", 6)
    assert outcomes["refused"] > 30 and outcomes["passed"] > 5


@pytest.mark.slow
def test_two_thousand_scenarios_never_crash_the_runner() -> None:
    outcomes = attack(2000, "many", 1)
    assert outcomes.total() == 2000 and outcomes["refused"] > 400


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "3", "scenario: x", "scenarios: 4", "scenarios: {}", "scenarios: [1]",
        "scenario: x\ngame: catan\nrules: 4", "a: &a [1,1,1]\nb: &b [*a,*a,*a]", "scenario: 2001-99-99",
        "scenario: x\ngame: catan\nrules: []\nplayers: many",
        "scenario: x\ngame: catan\nrules: []\nplayers: 1000000000",
        "scenario: x\ngame: catan\nrules: []\noptions: 3", "scenario: x\ngame: catan\nrules: []\nposition: [1]",
        "scenario: x\ngame: catan\nrules: []\nsteps: 5", "scenario: x\ngame: catan\nrules: []\nsteps: [5]",
        "scenario: x\ngame: catan\nrules: []\nexpect: 5", "scenario: x\ngame: nothing\nrules: []",
        "scenario: x\ngame: catan\nrules: []\nsteps: [{dice: 7}]",
        "scenario: x\ngame: catan\nrules: []\nsteps: [{can: 7}]",
        "scenario: x\ngame: catan\nrules: []\nposition: {colours: 5}", "\x00", "a: &a [*a]", "scenario: *x",
    ],
)  # fmt: skip
def test_files_that_are_wrong_get_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(text, encoding="utf-8")
    outcomes = scenarios.run_file(path)
    assert [o.outcome for o in outcomes] == [scenarios.BROKEN]
    assert outcomes[0].reason.endswith(".")
