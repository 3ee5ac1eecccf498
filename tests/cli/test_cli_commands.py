"""Every command: what it prints, its JSON contract, and one sentence for bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall.cli import coverage
from greathall.games import registry
from greathall.games.catan import board
from greathall.kernel import data
from greathall.kernel.errors import BadInput
from tests.cli.table import Autopilot, call, run, the_json

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
GOOD = """
scenario: A road costs brick and lumber
game: catan
rules: [CAT-BUILD.3]
players: 4
position:
  seats: {blue: {hand: {brick: 1, lumber: 1}, settlements: [C3.N]}}
  turn: blue
steps:
  - blue: road C3.NE
expect: {points blue: 1}
"""


# ---------------------------------------------------------------- games
def test_games_lists_seats_and_options() -> None:
    text = run("games").stdout
    assert "catan: A Game of Thrones Catan" in text
    assert "3 to 4 players" in text
    assert "mode = base, brotherhood (default: brotherhood)" in text


def test_games_as_json_and_in_polish() -> None:
    games = the_json(run("games", "--json", "--lang", "pl").stdout)["games"]
    catan = next(g for g in games if g["id"] == "catan")
    assert (catan["min_seats"], catan["max_seats"]) == (3, 4)
    assert "Braterstwo" in catan["name"]
    mode = next(o for o in catan["options"] if o["name"] == "mode")
    assert mode["default"] == "brotherhood" and mode["choices"] == ["base", "brotherhood"]


# ---------------------------------------------------------------- simulate and bench
def test_simulate_keeps_its_json_contract() -> None:
    result = run(
        "simulate", "catan", "--players", "3", "--games", "4", "--seed", "s", "--option", "mode=base", "--json"
    )
    report = the_json(result.stdout)
    assert result.stderr == ""
    assert {"games", "finished", "errors", "decisions", "cpu_seconds", "wins"} <= set(report)
    assert (report["games"], report["finished"], report["errors"]) == (4, 4, 0)
    assert len(report["wins"]) == 3 and report["options"]["mode"] == "base"


def test_simulate_in_words_with_different_bots() -> None:
    text = run("simulate", "catan", "--games", "1", "--bots", "random,heuristic").stdout
    assert "1 of 1 games finished, 0 errors" in text
    assert "heuristic" in text and "nobody" in text


def test_bench_keeps_its_json_contract() -> None:
    result = run("bench", "catan", "--rounds", "1", "--seconds", "0.02", "--json")
    report = the_json(result.stdout)
    assert {"decisions_per_cpu_second", "clone_us", "compiled", "rounds"} <= set(report)
    assert report["rounds"] == 1
    assert "round 1 of 1" in result.stderr
    assert "decisions per CPU second" in run("bench", "catan", "--rounds", "1", "--seconds", "0.02").stdout


# ---------------------------------------------------------------- replay
@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match left after some turns."""
    path = tmp_path / "played.match"
    pilot = Autopilot(monkeypatch, stop_after=30)
    assert run("play", "catan", "--seed", "7", "--bots", "heuristic", "--file", str(path)).exit_code == 0
    assert len(pilot.lines) == 30
    return path


def test_replay_checks_a_match(played: Path) -> None:
    result = run("replay", str(played), "--check")
    assert result.exit_code == 0
    assert result.stdout.count("\n") == 1
    assert "ok" in result.stdout and "fingerprints agree" in result.stdout and "not finished" in result.stdout


def test_replay_tells_more_to_a_seat_than_to_a_spectator(tmp_path: Path) -> None:
    path = tmp_path / "whole.match"
    args = ("--hot-seat", "0", "--players", "3", "--seed", "5", "--option", "turn_limit=40")
    assert run("play", "catan", *args, "--file", str(path)).exit_code == 0
    spectator = run("replay", str(path)).stdout
    everything = run("replay", str(path), "--all").stdout
    assert "Seen by Spectator" in spectator and "Everything is shown" in everything
    card = "buys a development card: "
    assert card not in spectator and card in everything
    seats = [run("replay", str(path), "--seat", str(seat)).stdout for seat in range(3)]
    assert 0 < sum(text.count(card) for text in seats) == everything.count(card)
    log = the_json(run("replay", str(path), "--json").stdout)["log"]
    assert log[0]["at"] == 0 and any("rolls" in told for entry in log for told in entry["told"])


def test_replay_draws_a_position_in_both_languages(played: Path) -> None:
    assert "Position 20 of" in run("replay", str(played), "--position", "20").stdout
    text = run("replay", str(played), "--position", "20", "--lang", "pl", "--seat", "0").stdout
    assert "Pozycja 20 z" in text and "Zamarznięta rzeka" in text and "Twoja ręka" in text
    assert "Twoja ręka" not in run("replay", str(played), "--position", "20", "--lang", "pl").stdout


def test_a_changed_match_is_refused(played: Path) -> None:
    lines = played.read_text(encoding="utf-8").splitlines()
    wrong = next(i for i, line in enumerate(lines) if '"fingerprint"' in line)
    lines[wrong] = lines[wrong].replace('"fingerprint":"', '"fingerprint":"0')
    played.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for args in (["replay", str(played), "--check"], ["play", "catan", "--resume", str(played)]):
        result = run(*args)
        assert result.exit_code == 2
        assert "leads to another position than the one played" in result.stderr
    assert played.read_text(encoding="utf-8").splitlines() == lines


# ---------------------------------------------------------------- rules
def test_a_rule_in_both_languages() -> None:
    assert run("rules", "catan", "CAT-PROD.7", "--lang", "en").stdout.startswith("CAT-PROD.7  If the supply")
    polish = run("rules", "catan", "cat-prod.7", "--lang", "pl").stdout
    assert polish.startswith("CAT-PROD.7") and "puli" in polish


def test_rules_are_found_by_words_and_by_chapter() -> None:
    assert "CAT-SEVEN.3" in run("rules", "catan", "--search", "tormund 7").stdout
    chapter = run("rules", "catan", "CAT-KEEP").stdout
    assert chapter.count("CAT-KEEP.") >= 5
    found = the_json(run("rules", "catan", "CAT-KEEP.1", "--json").stdout)
    assert found[0]["id"] == "CAT-KEEP.1" and found[0]["pl"]
    assert "No rule has all of these words" in run("rules", "catan", "--search", "xyzzy").stdout


def test_ranges_of_ids_are_understood() -> None:
    found = coverage.ids_in("CAT-PROD.1 to CAT-PROD.3, CAT-TRADE.9 to .11 and CAT-KEEP.5", "CAT")
    assert found == {
        "CAT-PROD.1",
        "CAT-PROD.2",
        "CAT-PROD.3",
        "CAT-TRADE.9",
        "CAT-TRADE.10",
        "CAT-TRADE.11",
        "CAT-KEEP.5",
    }


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose record says that two rules are tested."""
    (tmp_path / "tests").mkdir()
    record = {"tests/a.py::one": ["CAT-PROD.7", "CAT-NONE.1"], "tests/a.py::two": ["CAT-KEEP.1"]}
    (tmp_path / coverage.RECORD).write_text(json.dumps(record), encoding="utf-8")
    monkeypatch.setattr(coverage, "project_root", lambda: tmp_path)
    return tmp_path


def test_coverage_keeps_its_json_contract(project: Path) -> None:
    result = run("rules", "coverage", "--json")
    catan = the_json(result.stdout)["catan"]
    assert {"rules", "implemented", "tested", "waived"} <= set(catan)
    assert (catan["rules"], catan["tested"]) == (212, 2)
    assert 150 < catan["implemented"] <= 212
    assert isinstance(catan["waived"], dict)
    assert "CAT-PROD.7" not in catan["not_tested"] and "CAT-PROD.1" in catan["not_tested"]


def test_coverage_in_words(project: Path) -> None:
    text = run("rules", "coverage").stdout
    assert "CAT-PROD" in text and "not tested (" in text
    summary = run("rules", "coverage", "--summary").stdout
    assert summary.startswith("catan: 212 rules, ") and summary.count("\n") == len(registry.ids())


def test_without_a_record_the_marked_tests_are_run(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tests").mkdir()
    own = Path(__file__).resolve().parents[1] / "conftest.py"
    (tmp_path / "tests" / "conftest.py").write_text(own.read_text(encoding="utf-8"), encoding="utf-8")
    text = """
import pytest

@pytest.mark.rule("CAT-A.1", "CAT-A.2")
def test_good(): pass

@pytest.mark.rule("CAT-A.3")
def test_bad(): assert False

def test_other(): raise RuntimeError
"""
    (tmp_path / "tests" / "test_it.py").write_text(text, encoding="utf-8")
    assert coverage.tested_rules(tmp_path) == {"CAT-A.1", "CAT-A.2"}
    out, err = capfd.readouterr()
    assert out == "" and "running the tests that name rules" in err


def test_without_tests_nothing_is_tested(capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage.tested_rules(None) == set()
    assert "no tests here" in capsys.readouterr().err


def test_a_broken_record_is_one_sentence(project: Path) -> None:
    (project / coverage.RECORD).write_text("[1, 2", encoding="utf-8")
    result = run("rules", "coverage")
    assert result.exit_code == 2 and "cannot be read" in result.stderr


def test_waivers_name_rules_that_exist(tmp_path: Path) -> None:
    class Waiving:
        id = "catan"

        def package_folder(self) -> str:
            return str(tmp_path)

    (tmp_path / "rules").mkdir()
    for name in ("rules.yaml", "rulings.yaml"):
        (tmp_path / "rules" / name).write_text("CAT-A.1: {en: one, pl: jeden}\n", encoding="utf-8")
    (tmp_path / "rules" / "waived.yaml").write_text("CAT-A.1: printed on the box only\n", encoding="utf-8")
    assert coverage.waivers(Waiving()) == {"CAT-A.1": "printed on the box only"}  # type: ignore[arg-type]
    (tmp_path / "rules" / "waived.yaml").write_text("CAT-B.1: none\n", encoding="utf-8")
    with pytest.raises(BadInput, match="not a rule"):
        coverage.waivers(Waiving())  # type: ignore[arg-type]


# ---------------------------------------------------------------- scenarios
def test_scenarios_pass_or_fail_with_the_reason(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(GOOD, encoding="utf-8")
    bad.write_text(GOOD.replace("points blue: 1", "points blue: 4"), encoding="utf-8")
    result = run("scenario", "run", str(good))
    assert result.exit_code == 0 and result.stdout.endswith("1 passed, 0 failed\n")
    result = run("scenario", "run", str(tmp_path))
    assert result.exit_code == 1 and result.stdout.endswith("1 passed, 1 failed\n")
    assert "points blue is 1, expected 4" in result.stdout
    report = the_json(run("scenario", "run", str(tmp_path), "--json").stdout)
    assert (report["passed"], report["failed"]) == (1, 1)


def test_an_illegal_choice_is_listed_with_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "illegal.yaml"
    path.write_text(GOOD.replace("road C3.NE", "road A1.NE"), encoding="utf-8")
    result = run("scenario", "run", str(path))
    assert result.exit_code == 1
    assert "CAT-ROAD.1" in result.stdout and "legal is:" in result.stdout


@pytest.mark.parametrize("text", ["- 1\n", "scenario: x\n", "a: [\n", GOOD.replace("players: 4", "players: many"), ""])
def test_a_broken_scenario_is_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(text, encoding="utf-8")
    result = run("scenario", "run", str(path))
    assert result.exit_code == 2
    assert result.stderr.startswith("broken") and "Traceback" not in result.stderr


# ---------------------------------------------------------------- bad input
BAD = [
    ["play", "chess"],
    ["play", "catan", "--players", "7"],
    ["play", "catan", "--bots", "wizard"],
    ["play", "catan", "--bots", "random,random"],
    ["play", "catan", "--option", "mode"],
    ["play", "catan", "--option", "mode=space"],
    ["play", "catan", "--option", "colour=red"],
    ["play", "catan", "--lang", "xx"],
    ["play", "catan", "--hot-seat", "9"],
    ["play", "catan", "--hot-seat", "2", "--seats", "human,bot,bot"],
    ["play", "catan", "--seats", "human,wizard,bot"],
    ["play", "catan", "--seats", "human,bot"],
    ["play", "catan", "--players", "4", "--seats", "human,bot,bot"],
    ["play", "catan", "--names", "A,B,C,D,E"],
    ["play", "catan", "--names", "A,A"],
    ["play", "catan", "--resume", "nowhere.match"],
    ["play", "catan", "--resume", "last"],
    ["play", "catan", "--players", "3", "--option", "first_player=3"],
    ["play", "catan", "--file", "/proc/nothing/here.match"],
    ["simulate", "catan", "--players", "9"],
    ["simulate", "catan", "--games", "0"],
    ["simulate", "catan", "--bots", "wizard"],
    ["simulate", "catan", "--jobs", "0"],
    ["simulate", "chess"],
    ["bench", "catan", "--rounds", "0"],
    ["bench", "catan", "--against", "deepblue"],
    ["bench", "chess"],
    ["replay", "nowhere.match"],
    ["replay", "/"],
    ["rules", "catan", "CAT-NO.1"],
    ["rules", "chess"],
    ["rules", "catan", "--lang", "klingon"],
    ["games", "--lang", "klingon"],
    ["scenario", "run", "/proc/sys/kernel/random"],
]


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_bad_input_gets_one_sentence(args: list[str]) -> None:
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1 and result.stderr.strip().endswith((".", ")"))
    assert result.stdout == "" and "Traceback" not in result.output


HEADER = '{"greathall":1,"game":"catan","rules_version":1,"data_digest":"x","options":{},"seats":[],"seed":"1"}'


@pytest.mark.parametrize(
    "text",
    ["", "no match\n", "{}\n", "[]\n", '{"greathall":99}\n', '{"greathall":1}\n', HEADER + "\n", "\x00\x01\n"],
    ids=["empty", "words", "no header", "list", "version", "no keys", "other data", "bytes"],
)
def test_broken_match_files(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.match"
    path.write_text(text, encoding="utf-8")
    for args in (["replay", str(path), "--check"], ["play", "catan", "--resume", str(path)]):
        result = run(*args)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1 and "broken.match" in result.stderr
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["[0,999999]", "[9,1]", "[-1,-5]", "[0]", "[true,1]", '"x"', "17", "{}", "[0,"])
def test_a_damaged_line_in_a_match(played: Path, line: str) -> None:
    lines = played.read_text(encoding="utf-8").splitlines()
    played.write_text("\n".join([*lines[:4], line, *lines[4:]]) + "\n", encoding="utf-8")
    result = run("replay", str(played), "--check")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("dear diary", encoding="utf-8")
    result = run("play", "catan", "--file", str(path), stdin="")
    assert result.exit_code == 2 and "already there" in result.stderr
    assert path.read_text(encoding="utf-8") == "dear diary"


def test_as_a_program() -> None:
    result = call("games", "--json")
    assert result.returncode == 0 and the_json(result.stdout)["games"]
    result = call("play", "chess")
    assert result.returncode == 2 and result.stdout == ""
    assert result.stderr == f"There is no game 'chess'; there is {', '.join(registry.ids())}.\n"
    assert call("play", "catan", "--players", "many").returncode == 2


def test_owners_data_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "catan").mkdir()
    (tmp_path / "catan" / "board.yaml").write_text("a: [\n", encoding="utf-8")
    monkeypatch.setenv("GREATHALL_DATA", str(tmp_path))
    result = call("games")
    assert result.returncode == 2
    assert "is not valid YAML" in result.stderr and "Traceback" not in result.stderr


LAUGHS = "\n".join(f"l{i}: &l{i} [{', '.join([f'*l{i - 1}'] * 9) if i else '1, 2, 3'}]" for i in range(40))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "must be words with their values"),
        ("- a\n- b\n", "must be words with their values"),
        ("word\n", "must be words with their values"),
        ("layouts: 3\n", "must be words with their values"),
        ("heroes: {}\nhexes: {a: b}\nlayouts: [1]\n", "must be"),
        (LAUGHS, "too large once its references are followed"),
        ("a: &a {b: *a}\n", "too large once its references are followed"),
        ("[" * 5000, "board.yaml"),
        ("!!python/object/apply:os.system ['true']\n", "is not valid YAML"),
    ],
)
def test_owners_data_that_is_odd_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, said: str
) -> None:
    """A list and an empty file gave tracebacks, references to references hung."""
    (tmp_path / "catan").mkdir()
    (tmp_path / "catan" / "board.yaml").write_text(content, encoding="utf-8")
    monkeypatch.setenv("GREATHALL_DATA", str(tmp_path))
    with pytest.raises(BadInput, match=said):
        data.load("catan", board.__file__, "board.yaml")


def test_owners_data_that_no_game_foresaw_get_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "catan").mkdir()
    (tmp_path / "catan" / "heroes.yaml").write_text("heroes: [{id: jeor_mormont, number: many}, {id: {}}]\n")
    monkeypatch.setenv("GREATHALL_DATA", str(tmp_path))
    result = call("games")
    assert result.returncode == 2
    assert str(tmp_path) in result.stderr and "Traceback" not in result.stderr and result.stderr.count("\n") == 1


def test_a_bench_of_no_tables_is_refused() -> None:
    for tables in ("-1", "0"):
        result = run("bench", "server", "--tables", tables)
        assert result.exit_code == 2 and "Traceback" not in result.stderr


def test_help_names_all_commands() -> None:
    text = run("--help").stdout
    for command in ("games", "play", "simulate", "replay", "rules", "scenario", "bench"):
        assert command in text
    assert "coverage" in run("rules", "--help").stdout
