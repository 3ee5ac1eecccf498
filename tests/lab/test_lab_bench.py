"""The benchmark: its keys, its ratios with a peer of known speed, and peers that misbehave. No catanatron needed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from greathall.kernel.errors import BadInput
from greathall.lab import peer as peers
from greathall.lab.bench import bench

PEER = """
import json, sys
print(json.dumps({"peer": "fake", "version": "9"}), flush=True)
for line in sys.stdin:
    q = json.loads(line)
    print(line.strip(), file=sys.stderr, flush=True)
    if q["do"] == "round":
        a = {"games": 1, "decisions": 1000, "real_decisions": 500, "turns": 100, "cpu_seconds": 1.0}
    else:
        a = {"clones": [1e6, 1e6]}
    print(json.dumps(a), flush=True)
"""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.lab.bench.COPIES", 3)


def script(folder: Path, text: str) -> list[str]:
    path = folder / "peer.py"
    path.write_text(text, encoding="utf-8")
    return [sys.executable, "-I", str(path)]


def test_alone(race: Any) -> None:
    told: list[str] = []
    result = bench("catan", rounds=3, seconds_per_round=0.02, say=told.append)
    assert {"decisions_per_cpu_second", "clone_us", "compiled", "rounds"} <= set(result)
    assert not {"ratio_decisions", "ratio_clone", "peer"} & set(result)
    assert result["rounds"] == 3 == len(result["raw"]["ours"]) and result["compiled"] in (True, False)
    assert result["decisions_per_cpu_second"] > result["real_decisions_per_cpu_second"] > 0 and result["clone_us"] > 0
    assert told == ["round 1 of 3", "round 2 of 3", "round 3 of 3"]
    assert json.loads(json.dumps(result)) == result


def test_against_a_peer_of_known_speed(race: Any, tmp_path: Path) -> None:
    result = bench("catan", 3, "catanatron", 0.02, command=script(tmp_path, PEER))
    for key in ("ratio_decisions", "ratio_real_decisions", "ratio_games", "ratio_turns", "ratio_clone"):
        assert set(result[key]) == {"median", "min", "max"}
        assert result[key]["min"] <= result[key]["median"] <= result[key]["max"]
    assert result["ratio_decisions"]["median"] == pytest.approx(result["decisions_per_cpu_second"] / 1000, rel=1e-3)
    assert result["ratio_real_decisions"]["median"] == pytest.approx(
        result["real_decisions_per_cpu_second"] / 500, rel=1e-3
    )
    assert result["ratio_clone"]["median"] == pytest.approx(1e6 / result["clone_us"], rel=0.01)
    assert result["raw"]["peer"][0]["decisions"] == 4000  # four slices
    assert result["peer"]["version"] == "9" and result["peer"]["decisions_per_cpu_second"] == 1000
    assert len(result["raw"]["peer"]) == len(result["raw"]["ours"]) == 3


def test_the_real_game(tmp_path: Path) -> None:
    result = bench("catan", 1, "catanatron", 0.01, {"mode": "base"}, command=script(tmp_path, PEER))
    assert result["players"] == 4 and result["options"]["mode"] == "base"
    assert result["ratio_decisions"]["median"] > 0 and result["clone_us"] > 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"against": "chessatron"}, "no peer 'chessatron' to compare with; there is catanatron"),
        ({"rounds": 0}, "rounds must lie between 1 and 1000, not be 0"),
        ({"seconds_per_round": 0.0}, "seconds of a round"),
        ({"options": {"colour": "red"}}, "no such option"),
    ],
)
def test_bad_input_gets_one_sentence(race: Any, change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        bench("catan", **{"rounds": 1, "seconds_per_round": 0.01, **change})


def test_another_checkout_plays_the_same_games() -> None:
    """Against itself: the same games from the same seeds, so the ratios of a run are those of the machine alone."""
    result = bench("iron_throne", 2, str(peers.ROOT), 0.05)
    assert result["peer"]["name"] == str(peers.ROOT)
    assert result["peer"]["version"] == ("compiled" if result["compiled"] else "interpreted")
    ours, theirs = result["raw"]["ours"], result["raw"]["peer"]
    assert len(ours) == len(theirs) == 2
    first = ours[0]["decisions"] / ours[0]["games"], theirs[0]["decisions"] / theirs[0]["games"]
    assert first[0] == pytest.approx(first[1], rel=0.3) and result["ratio_decisions"]["median"] > 0


def test_a_peer_plays_its_own_game_only(race: Any) -> None:
    race.id = "hbo"
    with pytest.raises(BadInput, match="catanatron plays catan, so hbo cannot be compared"):
        bench("hbo", 1, "catanatron", 0.01)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("raise SystemExit('no such board')", "stopped before it answered: no such board"),
        (PEER.replace('"decisions": 1000', '"decisions": "many"'), "no usable figure for 'decisions': 'many'"),
        (PEER.replace("print(json.dumps(a)", "print('hello'"), "not understood: hello"),
        (PEER.replace("1e6, 1e6", "0"), "no usable figure for 'clones': 0"),
        (PEER.replace("[1e6, 1e6]", "[]"), r"no usable figure for 'clones': \[\]"),
    ],
)
def test_a_peer_that_misbehaves_ends_in_one_sentence(race: Any, tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence) as caught:
        bench("catan", 1, "catanatron", 0.01, command=script(tmp_path, text))
    assert "\n" not in str(caught.value)


def test_a_peer_that_is_not_there(race: Any, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="could not be started"):
        bench("catan", 1, "catanatron", 0.01, command=[str(tmp_path / "nothing")])


def test_a_peer_that_hangs_is_ended(tmp_path: Path) -> None:
    command = script(tmp_path, "import time\ntime.sleep(60)")
    with pytest.raises(BadInput, match="stopped before it answered"), peers.Peer("slow", command, patience=0.3):
        pass


def test_the_environment_is_made_once_from_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def fake(peer: str, command: list[str]) -> None:
        ran.append(command)
        if command[1:3] == ["-m", "venv"]:
            (Path(command[3]) / "bin").mkdir(parents=True)
            (Path(command[3]) / "bin" / "python").write_text("")

    monkeypatch.setattr(peers, "_run", fake)
    monkeypatch.setattr(peers.os, "name", "posix")
    with pytest.raises(BadInput, match=r"requirements/peer\.txt is not there"):
        peers.peer_command("catanatron", print, tmp_path)
    lock = tmp_path / "requirements" / "peer.txt"
    lock.parent.mkdir()
    lock.write_text("catanatron==3.2.1")
    told: list[str] = []
    for expected in (2, 2):
        command = peers.peer_command("catanatron", told.append, tmp_path)
        assert len(ran) == expected and len(told) == 1
    assert "--require-hashes" in ran[1]
    assert command[1] == "-I" and Path(command[2]).name == "catanatron_worker.py" and Path(command[2]).is_file()
    lock.write_text("catanatron==3.2.2")
    peers.peer_command("catanatron", told.append, tmp_path)
    assert len(ran) == 4


def test_the_lock_pins_the_peer_and_names_no_host() -> None:
    text = (peers.ROOT / peers.LOCK).read_text(encoding="utf-8")
    assert "catanatron==3.2.1" in text and "--hash=sha256:" in text and "://" not in text
