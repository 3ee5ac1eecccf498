"""`greathall inspect`: a position of a stored match becomes a scenario that runs."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from greathall.games import registry
from greathall.kernel import matchfile, scenario
from greathall.kernel.match import fingerprint
from tests.cli.table import run

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def shortest(game: str) -> Path:
    return min((GOLDEN / game).glob("*.jsonl"), key=lambda p: p.stat().st_size)


@pytest.mark.parametrize("game", registry.ids())
def test_what_it_prints_runs_as_a_scenario(game: str, tmp_path: Path) -> None:
    path = shortest(game)
    text = run("inspect", str(path), "--at", "2", "--steps", "1").stdout
    file = tmp_path / "bug.yaml"
    file.write_text(text, encoding="utf-8")
    assert "1 passed, 0 failed" in run("scenario", "run", str(file)).stdout
    match = matchfile.load(path, registry.get).match
    content = yaml.safe_load(text)
    built = match.game.position(content["position"], content["players"], match.options)
    assert fingerprint(match.game, built) == fingerprint(match.game, match.at(2))
    seat, code = match.choices[2]
    assert content["steps"][-1] == {match.game.seat_name(built, seat): match.game.option_words(built, code)}


def test_comments_show_stack_questions_and_events() -> None:
    lines = run("inspect", str(GOLDEN / "catan" / "base-4-0.jsonl"), "--at", "48").stdout.splitlines()
    assert lines[0] == "# Stack:"
    assert lines[1].startswith("#   Turn {at: ")
    at = lines.index("# Questions:")
    assert lines[at + 1].startswith("#   black (Seat 0): ")
    assert lines[at + 1].endswith(" options")
    assert lines[at + 2] == "# What happened last:"
    assert lines[at + 7].startswith("#   48: Seat 0 rolls 4 and 6.")
    assert lines[at + 8] == "scenario: base-4-0.jsonl after choice 48 of 544"


def test_a_seat_s_eyes_see_no_more_than_the_seat() -> None:
    """The same visible position with other hidden cards gives the same comments, and never another seat's options."""
    path = GOLDEN / "lcg" / "unfinished-middle.jsonl"
    content = yaml.safe_load(run("inspect", str(path), "--at", "119", "--seat", "0").stdout)
    match = matchfile.load(path, registry.get).match
    true = match.at(119)
    assert "as A knows it: what is hidden from A is dealt anew" in content["source"]
    assert all(set(step.get("options", {})) <= {"A"} for step in content.get("steps", []))
    seen = match.game.position(content["position"], 2, match.options)
    assert seen.rng != true.rng
    assert match.game.view(seen, 0) == match.game.view(true, 0)
    assert match.game.view(seen, 1) != match.game.view(true, 1)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["nothing.match"], "There is no file nothing.match."),
        (["--at", "9999"], "there is no position 9999"),
        (["--seat", "7"], "There is no seat '7'"),
        (["--seat", "0", "--steps", "2"], "With --seat there are no --steps"),
    ],
)
def test_bad_input_gets_one_sentence(args: list[str], says: str) -> None:
    file = [] if args[0].endswith(".match") else [str(shortest("catan"))]
    result = run("inspect", *file, *args)
    assert result.exit_code == 2
    assert says in result.stderr and result.stderr.count("\n") == 1


def test_a_scenario_needs_a_rule_that_it_proves_or_touches() -> None:
    base = {"scenario": "x", "game": "catan"}
    assert scenario.Scenario("here", {**base, "touches": ["CAT-TURN.1"]}).rules == []
    with pytest.raises(Exception, match="no 'rules' that it proves"):
        scenario.Scenario("here", base)
