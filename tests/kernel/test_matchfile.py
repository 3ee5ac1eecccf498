"""Match files: what was played opens again, and whatever is wrong is said in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng


def played(choices: int, seed: str = "file") -> Match:
    match = Match(registry.get("catan"), {}, [Seat(n) for n in ("Anna", "Bartek", "Celina", "Żółw")], seed)
    rng = Rng(seed)
    for _ in range(choices):
        if match.state.over:
            break
        ask = match.state.asks[rng.below(len(match.state.asks))]
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    return match


def opened(text: str) -> matchfile.Opened:
    return matchfile.loads(text, "here.jsonl", registry.get)


def test_a_match_opens_as_it_was(tmp_path: Path) -> None:
    match = played(300)
    path = tmp_path / "a.jsonl"
    matchfile.save(match, path)
    again = matchfile.load(path, registry.get)
    assert again.notes == []
    assert again.match.fingerprint() == match.fingerprint()
    assert again.match.choices == match.choices
    assert [s.name for s in again.match.seats] == ["Anna", "Bartek", "Celina", "Żółw"]
    assert again.match.log == match.log


def test_a_finished_match_tells_its_result() -> None:
    match = played(100_000)
    assert match.state.over
    last = json.loads(matchfile.dumps(match).splitlines()[-1])
    assert last["result"] == {"winners": match.state.winners}
    assert opened(matchfile.dumps(match)).match.state.winners == match.state.winners


def test_the_recorder_keeps_every_choice(tmp_path: Path) -> None:
    match = played(0)
    recorder = matchfile.Recorder(match, tmp_path / "r.jsonl")
    rng = Rng("recorder")
    for _ in range(120):
        ask = match.state.asks[0]
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
        recorder.record()
        if match.can_undo(ask.seat) and rng.below(6) == 0:
            match.undo(ask.seat)
            recorder.rewrite()
    again = matchfile.load(tmp_path / "r.jsonl", registry.get).match
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_torn_last_line_costs_only_itself(cut: int) -> None:
    match = played(90)
    text = "".join(matchfile.dumps(match).splitlines(keepends=True)[:-1])  # as a crash leaves it: no closing line
    again = opened(text[:-cut])
    assert len(again.match.choices) >= 90 - 2
    assert again.match.choices == match.choices[: len(again.match.choices)]


def broken(change: dict[str, object]) -> str:
    lines = matchfile.dumps(played(40)).splitlines()
    head = json.loads(lines[0])
    head.update(change)
    return "\n".join([json.dumps({k: v for k, v in head.items() if v is not None}), *lines[1:], ""])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "first line is missing"),
        ("hello\n", "line 1 is not JSON"),
        ("[1, 2]\n", "not a match header"),
        (broken({"greathall": 9}), "match format 9; this version reads format 1"),
        (broken({"seed": None}), "no 'seed'"),
        (broken({"game": "chess"}), "no game 'chess'; there is catan"),
        (broken({"rules_version": 0}), "rules version 0"),
        (broken({"data_digest": "other"}), "other board or card data"),
        (broken({"options": {"mode": "wild"}}), "mode cannot be 'wild'; allowed is base or brotherhood"),
        (broken({"options": 3}), "broken header"),
        (broken({"seats": []}), "3 to 4 players, not 0"),
        (broken({"seed": "another"}), "line"),
        (matchfile.dumps(played(40)) + "[0, 99999]\n", "choice [0, 99999] is not legal"),
        (matchfile.dumps(played(40)) + '{"at": 40, "fingerprint": "0"}\n', "differs from the one played"),
        (matchfile.dumps(played(40)) + '{"at": 41, "fingerprint": "0"}\n', "speaks of position 41"),
        (matchfile.dumps(played(40)) + '"x"\n', "neither a choice"),
        (matchfile.dumps(played(40)) + "[0]\n", "is not a choice"),
    ],
)
def test_a_broken_file_gets_one_clear_sentence(text: str, says: str) -> None:
    with pytest.raises(BadInput) as caught:
        opened(text)
    message = str(caught.value)
    assert says in message
    assert message.endswith(".")
    assert "\n" not in message


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x01")
    for path, says in ((tmp_path / "none", "no file"), (tmp_path, "folder"), (tmp_path / "binary", "not text")):
        with pytest.raises(BadInput, match=says):
            matchfile.load(path, registry.get)


def test_positions_of_the_past_can_be_visited() -> None:
    match = played(260)
    names = {}
    replay = Match(match.game, match.options, match.seats, match.seed)
    names[0] = replay.fingerprint()
    for n, (seat, code) in enumerate(match.choices, 1):
        replay.choose(seat, code)
        names[n] = replay.fingerprint()
    from greathall.kernel.match import fingerprint

    for n in (0, 1, 49, 50, 51, 133, 260):
        assert fingerprint(match.game, match.at(n)) == names[n]
    with pytest.raises(BadInput, match="no position 261"):
        match.at(261)
    match.rewind(133)
    assert match.fingerprint() == names[133]
    assert len(match.log) == 134
