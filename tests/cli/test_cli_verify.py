"""`greathall verify`: a record is true, or one sentence says what is not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.chance import Chance, commitment
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from tests.cli.table import run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    seats = [Seat("Marta"), Seat("Grzegorz"), Seat("Zofia")]
    match = Match(registry.get("catan"), {}, seats, Chance.fair("secret", ["ab" * 16, "", "cd" * 16]))
    rng = Rng("verify")
    for _ in range(120):
        ask = match.state.asks[0]
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    path = tmp_path / "fair.match"
    matchfile.save(match, path)
    return path


@pytest.mark.parametrize(("lang", "word"), [("en", "True: moves 120"), ("pl", "Zapis jest prawdziwy: ruchy: 120")])
def test_a_true_record_is_accepted_in_words(record: Path, lang: str, word: str) -> None:
    said = " ".join(run("verify", str(record), "--lang", lang).stdout.split())
    assert word in said and commitment("secret") in said.replace(" ", "") and "ab" * 16 in said


def test_a_true_record_is_accepted_as_json(record: Path) -> None:
    found = json.loads(run("verify", str(record), "--json").stdout)
    assert found["true"] and found["choices"] == 120 and found["parts"] == ["ab" * 16, "", "cd" * 16]
    assert found["commitment"] == commitment("secret") and found["numbers"] > 20


def test_what_is_not_proved_is_said(record: Path) -> None:
    match = matchfile.load(record, registry.get).match
    for _ in range(2):
        match.rewind(100, anew=True)
    matchfile.save(match, record)
    assert "taken back 2 times" in " ".join(run("verify", str(record), "--lang", "en").stdout.split())
    found = json.loads(run("verify", str(record), "--json").stdout)
    assert found["anew"] == 2 and found["unproved"] == 0


def test_a_changed_record_is_refused_in_one_sentence(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    i = max(i for i, line in enumerate(lines) if line.startswith('{"drew"'))
    drew = json.loads(lines[i])
    drew["drew"][1] = (drew["drew"][1] + 1) % drew["drew"][0]
    lines[i] = json.dumps(drew)
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("verify", str(record))
    assert done.exit_code == 2 and f"choice {drew['at']} drew other numbers" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_position_of_a_keyed_match_runs_as_a_scenario(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "bug.yaml"
    for at in (3, 40, 90):
        file.write_text(run("inspect", str(record), "--at", str(at), "--steps", "20").stdout, encoding="utf-8")
        done = run("scenario", "run", str(file))
        assert "1 passed, 0 failed" in done.stdout, done.stdout + done.stderr
