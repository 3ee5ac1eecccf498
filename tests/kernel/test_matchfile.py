"""Match files: what was played opens again, and whatever is wrong is said in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match, Seat, fingerprint
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


def spoilt(right: int, wrong: int, **change: object) -> str:
    """A file whose fingerprint after choice `right` is as it was played, and the one after choice `wrong` is not."""
    match = played(40)
    lines = broken(change).splitlines()[: wrong + 1]
    if right:
        lines.insert(right + 1, json.dumps({"at": right, "fingerprint": fingerprint(match.game, match.at(right))}))
    return "\n".join([*lines, json.dumps({"at": wrong, "fingerprint": "0"}), ""])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "first line is missing"),
        ("hello\n", "line 1 is not JSON"),
        ("[1, 2]\n", "not a match header"),
        (broken({"greathall": 9}), "match format 9; this version reads format 1"),
        (broken({"seed": None}), "no 'seed'"),
        (broken({"game": "chess"}), "no game 'chess'; there is catan"),
        (broken({"options": {"mode": "wild"}}), "mode cannot be 'wild'; allowed is base or brotherhood"),
        (broken({"options": 3}), "broken header"),
        (broken({"seats": []}), "3 to 4 players, not 0"),
        (broken({"seed": "another"}), "choice"),
        (matchfile.dumps(played(40)) + "[0, 99999]\n", "choice 41, [0, 99999] is not legal"),
        (spoilt(0, 0), "it begins differently."),
        (spoilt(29, 30), "line 33: choice 30 leads to another position than the one played."),
        (spoilt(20, 40), "one of the choices 21 to 40 leads to another position than the one played."),
        (spoilt(0, 40, rules_version=0), "than the one played; it was played by rules version 0 of catan, here is"),
        (spoilt(0, 40, data_digest="other"), "than the one played; it was played with other board or card data (other"),
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


@pytest.mark.parametrize(("change", "says"), [("rules_version", "rules version 0"), ("data_digest", "other board")])
def test_a_match_of_other_rules_or_data_opens_if_it_runs_the_same(change: str, says: str) -> None:
    """Who goes on with it is told; who looks at one that is over need not know."""
    again = opened(broken({change: 0}))
    assert again.match.choices == played(40).choices
    assert len(again.notes) == 1 and says in again.notes[0] and again.notes[0].endswith("as it was played.")
    match = played(100_000)
    head, *rest = matchfile.dumps(match).splitlines()
    over = opened("\n".join([json.dumps({**json.loads(head), change: 0}), *rest, ""]))
    assert over.match.state.over and over.notes == []


def test_an_illegal_choice_is_named_in_words() -> None:
    match = played(40)
    ask = match.state.asks[0]
    code = next(c for c in match.game.codes_in(match.state) if c not in ask.options)
    with pytest.raises(BadInput) as caught:
        opened("".join(matchfile.dumps(match).splitlines(keepends=True)[:-1]) + f"[{ask.seat}, {code}]\n")
    assert f"choice 41, [{ask.seat}, {code}], '{match.game.option_words(match.state, code)}'," in str(caught.value)


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
    for n in (0, 1, 49, 50, 51, 133, 260):
        assert fingerprint(match.game, match.at(n)) == names[n]
    with pytest.raises(BadInput, match="no position 261"):
        match.at(261)
    match.rewind(133)
    assert match.fingerprint() == names[133]
    assert len(match.log) == 134
