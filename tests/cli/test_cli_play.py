"""The game at the terminal: whole games by script, resume after a kill, undo, why, hot-seat, both languages."""

from __future__ import annotations

import os
import signal
import time
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len

from greathall.cli.play import COMMANDS, Session
from tests.cli.table import Autopilot, call, choices, fingerprint, run, start, the_json

FIRST_SETTLEMENT = "settlement B2.SE\n"


def only_match(home: Path) -> Path:
    (path,) = home.glob("*.match")
    return path


_played: dict[tuple[str, ...], tuple[list[str], str]] = {}


def played_out(monkeypatch: pytest.MonkeyPatch, path: Path, *args: str) -> list[str]:
    """A whole game in this process, made once; returns what was typed."""
    if args not in _played:
        with monkeypatch.context() as patch:
            pilot = Autopilot(patch)
            result = run("play", "catan", "--seed", "winter", "--file", str(path), *args)
        assert result.exit_code == 0, result.output
        _played[args] = pilot.lines, path.read_text(encoding="utf-8")
    lines, text = _played[args]
    path.write_text(text, encoding="utf-8")
    return lines


def script(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


# ---------------------------------------------------------------- whole games
def test_a_scripted_game_against_bots_to_its_end_in_polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = tmp_path / "first.match", tmp_path / "second.match"
    lines = played_out(monkeypatch, first, "--lang", "pl")
    result = call("play", "catan", "--seed", "winter", "--file", str(second), "--lang", "pl", stdin=script(lines))
    assert result.returncode == 0 and result.stderr == ""
    assert "Koniec partii." in result.stdout and "Wygrywa " in result.stdout
    assert str(second) in result.stdout
    assert fingerprint(first) == fingerprint(second)
    assert_plain(result.stdout)


def assert_plain(text: str) -> None:
    """No terminal: no colour, and nothing but file names reaches beyond the 80th column."""
    assert "\x1b" not in text
    assert max(cell_len(line) for line in text.splitlines() if ".match" not in line) <= 80


def test_the_base_game_with_three_in_polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "base.match"
    played_out(monkeypatch, path, "--players", "3", "--option", "mode=base", "--lang", "pl", "--bots", "heuristic")
    assert '"result"' in path.read_text(encoding="utf-8")


def test_killed_in_mid_game_and_resumed_to_the_same_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quiet, killed = tmp_path / "quiet.match", tmp_path / "killed.match"
    lines = played_out(monkeypatch, quiet, "--lang", "en")
    process = start("play", "catan", "--seed", "winter", "--file", str(killed))
    assert process.stdin is not None
    process.stdin.write(script(lines))  # all of it: the kill comes while choices are made
    process.stdin.flush()
    deadline = time.monotonic() + 30
    while not killed.exists() or killed.read_text(encoding="utf-8").count("\n") < 120:
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait()
    made = choices(killed)
    assert 100 < len(made) < len(choices(quiet))
    rest = script(lines[sum(1 for seat, _ in made if seat == 0) :])
    result = call("play", "catan", "--resume", str(killed), stdin=rest)
    assert result.returncode == 0, result.stderr
    assert f"was resumed after {len(made)} moves" in result.stdout
    assert "The match is over." in result.stdout and " wins!" in result.stdout
    assert_plain(result.stdout)
    assert choices(killed) == choices(quiet)
    assert fingerprint(killed) == fingerprint(quiet)


def test_a_line_half_written_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "torn.match"
    with monkeypatch.context() as patch:
        Autopilot(patch, stop_after=12)
        run("play", "catan", "--seed", "1", "--option", "colours=seats", "--file", str(path))
    whole = choices(path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text + "[0,", encoding="utf-8")
    result = run("play", "catan", "--resume", str(path), stdin="")
    assert result.exit_code == 0
    assert "not completely written" in result.stdout
    assert choices(path) == whole


def test_hot_seat_hides_hands_and_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "hot.match"
    args = ("--hot-seat", "2", "--players", "3", "--names", "Anna,Jon", "--option", "turn_limit=16")
    lines = played_out(monkeypatch, path, *args)
    again = tmp_path / "again.match"
    result = call("play", "catan", "--seed", "winter", "--file", str(again), *args, stdin=script(lines))
    assert result.returncode == 0, result.stderr
    assert fingerprint(path) == fingerprint(again)
    text = result.stdout
    assert text.count("Hand the keyboard to Anna") > 5 and text.count("Hand the keyboard to Jon") > 5
    for part in text.split("Hand the keyboard to ")[1:]:
        other = "Jon" if part.startswith("Anna") else "Anna"
        assert f"{other}> " not in part
        assert f"{other} buys a development card: " not in part.split("The match is over")[0]


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    args = ("--seats", "heuristic,heuristic,random", "--seed", "3", "--option", "turn_limit=9")
    result = run("play", "catan", *args, "--file", str(tmp_path / "bots.match"))
    assert result.exit_code == 0
    assert "The match is over." in result.stdout and "Turn 1:" in result.stdout


# ---------------------------------------------------------------- leaving
def test_the_end_of_input_saves_and_says_how_to_resume(home: Path) -> None:
    result = run("play", "catan", "--seed", "1", "--option", "colours=seats", stdin="1\n")
    path = only_match(home)
    assert result.exit_code == 0
    assert f"The match is recorded in {path}." in result.stdout
    assert result.stdout.rstrip().endswith(f"greathall play catan --resume {path}")
    made = len(choices(path))
    assert made >= 1
    for name in ("last", path.name, str(path)):
        result = run("play", "catan", "--resume", name, stdin="quit\n")
        assert result.exit_code == 0 and f"was resumed after {made} move" in result.stdout
    assert len(choices(path)) == made


def test_an_interrupt_ends_with_130(home: Path) -> None:
    process = start("play", "catan", "--seed", "1")
    assert process.stdout is not None
    seen = ""
    while "Choose 1 to" not in seen:
        seen += process.stdout.readline()
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "--resume" in out and "Traceback" not in err
    assert fingerprint(only_match(home))


def test_a_finished_match_is_only_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "done.match"
    played_out(monkeypatch, path, "--players", "3", "--option", "turn_limit=10")
    result = run("play", "catan", "--resume", str(path), stdin="")
    assert result.exit_code == 0
    assert "already over" in result.stdout and "Nobody wins." in result.stdout


# ---------------------------------------------------------------- what can be typed
def talk(*lines: str, lang: str = "en", args: tuple[str, ...] = ("--seed", "abc")) -> str:
    """What the terminal says to some lines at the beginning of a game."""
    said = "".join(f"{line}\n" for line in lines)
    result = run("play", "catan", *args, "--option", "colours=seats", "--lang", lang, stdin=said)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_an_option_in_notation_by_any_name_and_case(home: Path) -> None:
    text = talk("SETTLEMENT c3.n", "road b2.se")
    assert "Player 1 builds a settlement at B2.SE." in text
    assert "Player 1 builds a road at B2.SE." in text


def test_the_first_words_choose_and_several_are_listed() -> None:
    text = talk("Build a settlement at C", "build a settlement at b2.se")
    assert "fits several options: " in text
    assert "Player 1 builds a settlement at B2.SE." in text


def test_unknown_words_and_numbers() -> None:
    text = talk("hello", "99", "0")
    assert "Nothing here is called “hello”; ? shows what you can type." in text
    assert text.count("Choose a number from 1 to 52.") == 2


def test_undo_takes_back_the_own_choice(home: Path) -> None:
    text = talk("undo", "settlement B2.SE", "undo", "settlement D1.S", "road D1.SE", "undo")
    assert "There is nothing to take back." in text
    assert "Taken back: Build a settlement at B2.SE." in text
    assert "Another player has moved since" in text
    path = only_match(home)
    assert fingerprint(path)
    mine = [code for seat, code in choices(path) if seat == 0]
    assert len(mine) == 2
    assert "Player 1 builds a settlement at D1.S" in run("replay", str(path)).stdout


def test_chance_cannot_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["1", "1", "1", "1", "1", "roll", "undo"]
    text = talk(*lines, args=("--seed", "q", "--option", "first_player=0", "--option", "offers_per_turn=0"))
    assert "Chance has spoken" in text


def test_why_names_the_rule_and_its_text() -> None:
    text = talk("why settlement A2.SE", "why keep A1.N", "why", "why frobnicate", "why settlement B2.SE", "why road")
    assert "Not allowed now: settlement A2.SE." in text
    assert "CAT-SETT.1  A settlement is built on a free intersection" in text
    assert "CAT-SETUP.10  " in text
    assert "Say what you would like to do, for example: why settlement" in text
    assert "Nothing here is called “frobnicate”" in text
    assert "This is allowed now: settlement B2.SE." in text
    assert "80 options, for example “road A1.NE”:" in text


def test_why_in_polish_by_polish_words() -> None:
    text = talk("dlaczego zbuduj osadę: A2.SE", "why settlement A2.SE", lang="pl")
    assert text.count("Teraz niedozwolone: settlement A2.SE.") == 2
    assert "CAT-SETT.1  " in text and "skrzyżowaniu" in text


def test_an_illegal_option_is_refused_with_the_rule(home: Path) -> None:
    text = talk("settlement A2.SE")
    assert "Not allowed now: settlement A2.SE." in text and "CAT-SETT.1" in text
    assert all(seat != 0 for seat, _ in choices(only_match(home)))


def test_options_are_explained() -> None:
    text = talk("?", "? 3", "? 99", "?settlement B2.SE", "help")
    assert "What you can type" in text and "board names" in text and "Tormund" in text
    assert "CAT-SETUP.10  Round 1, clockwise" in text
    assert "in notation: settlement" in text


def test_heroes_and_costs_are_explained() -> None:
    opening = ["1", "1", "1", "1", "1", "roll"]
    options = ("--seed", "q", "--option", "first_player=0")
    text = talk(*opening, "? 1", "? end", args=options)
    assert "CAT-TURN.5" in text


def test_rules_log_board_and_save(home: Path, tmp_path: Path) -> None:
    copy, taken = tmp_path / "copy.match", tmp_path / "taken"
    taken.write_text("something", encoding="utf-8")
    text = talk(
        "rules CAT-KEEP.1", "rules tormund camp", "rules xyzzy", "log", "board", "board names", f"save {copy}",
        f"save {copy}", f"save {taken}", "save", "settlement B2.SE",
    )  # fmt: skip
    assert "CAT-KEEP.1  " in text and "rules found:" in text and "No rule has all of these words: xyzzy." in text
    assert "A1.NW" in text and "Every name of a place can be typed." in text
    assert text.count(f"The match is saved in {copy}.") == 2
    assert "already holds something else" in " ".join(text.split()) and taken.read_text(encoding="utf-8") == "something"
    assert fingerprint(copy)
    assert len(choices(only_match(home))) == len(choices(copy)) + 1


def test_commands_in_polish() -> None:
    text = talk("pomoc", "plansza nazwy", "przebieg", "zasady tormund", "cofnij", "wyjdź", lang="pl")
    assert "Co można wpisać" in text and "Nie ma czego cofnąć." in text
    assert "Róg pola to A1.N" in text
    assert "Partia jest zapisana; można ją wznowić w każdej chwili." in text


def test_shorthand_is_done_whole_or_not_at_all(home: Path) -> None:
    args = ("--seed", "q", "--option", "first_player=0")
    opening = ["settlement B2.SE", "1", "1", "1", "1", "roll"]
    before = talk(*opening, args=args)
    assert "Trade, build, play a card, or end your turn" in before
    made = len(choices(only_match(home)))
    only_match(home).unlink()
    text = talk(*opening, "offer 9 ore for 1 wool", "discard 2 wool", args=args)
    assert "Not allowed now: give ore." in text and "Not allowed now: discard wool." in text
    assert len(choices(only_match(home))) == made


def test_one_choice_left_needs_only_enter(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    text = talk(*["1"] * 5, "", args=("--seed", "q", "--option", "first_player=0", "--option", "mode=base",
                                      "--option", "setup=random"))  # fmt: skip
    assert "Only one choice: press Enter" in text and "rolls" in text


def test_a_disk_that_is_full_is_said_in_one_sentence(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def __init__(self, match: object, path: Path) -> None:
            self.path = path

        def record(self) -> None:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("greathall.kernel.matchfile.Recorder", Full)
    result = run("play", "catan", "--seed", "1", "--option", "colours=seats", stdin="1\n")
    assert result.exit_code == 2
    assert "No space left on device" in result.stderr and result.stderr.count("\n") == 1


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    result = run("play", "catan", "--seed", "1", "--option", "colours=seats", stdin="")
    assert "Postaw osadę na wolnym skrzyżowaniu" in result.stdout
    assert os.environ["LANG"] == "pl_PL.UTF-8"


def test_bots_choose_the_same_after_an_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's chance belongs to the position, not to the process."""
    one, two = tmp_path / "one.match", tmp_path / "two.match"
    play = ("play", "catan", "--seed", "1", "--option", "colours=seats", "--bots", "random", "--file")
    run(*play, str(one), stdin=FIRST_SETTLEMENT + "1\n")
    lines = "settlement D1.S\nundo\n" + FIRST_SETTLEMENT + "undo\n" + FIRST_SETTLEMENT + "1\n"
    run(*play, str(two), stdin=lines)
    assert choices(one) == choices(two)


def test_what_a_player_gets_in_a_row_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "short.match"
    played_out(monkeypatch, path, "--players", "3", "--option", "turn_limit=10")
    for lang, merged, single in (("en", " gets 1 ", "gets"), ("pl", " dostaje 1 kartę ", "dostaje")):
        log = the_json(run("replay", str(path), "--json", "--lang", lang).stdout)["log"]
        told = [sentence for entry in log for sentence in entry["told"]]
        assert any(merged in sentence and ", 1 " in sentence for sentence in told)
        for entry in log:
            who = [sentence.split(single)[0] for sentence in entry["told"] if f" {single} " in sentence]
            assert len([1 for one, two in pairwise(who) if one == two]) == 0


def test_every_command_has_its_method() -> None:
    for name in COMMANDS:
        assert callable(getattr(Session, f"do_{name}"))
