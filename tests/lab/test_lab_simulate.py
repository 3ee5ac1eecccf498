"""Batch simulation: the report, the same for any number of jobs, and troubles that are counted instead of raised."""

from __future__ import annotations

import json
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import pytest

from greathall.bots.base import Bot
from greathall.bots.random_bot import RandomBot
from greathall.cli import figures
from greathall.kernel.errors import BadInput
from greathall.kernel.rng import Rng
from greathall.lab import driver
from greathall.lab.simulate import Plan, chunks, seat_bots, simulate, simulate_tables, tables

CONTRACT = {"games", "finished", "errors", "decisions", "cpu_seconds", "wins"}
MORE = {"wins_by_bot", "nobody_won", "endings", "turns", "decisions_per_cpu_second", "players", "options", "seed"}
TIMES = {"cpu_seconds", "decisions_per_cpu_second"}


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in report.items() if k not in TIMES}


@pytest.mark.parametrize("bots", [["random"], ["heuristic", "random"]])
def test_catan_gives_the_same_report_for_any_number_of_jobs(bots: list[str]) -> None:
    games = 12 if bots == ["random"] else 3
    one, two = (simulate("catan", 4, bots, games, "jobs", {"mode": "base"}, jobs).as_json() for jobs in (1, 2))
    assert timeless(one) == timeless(two)
    assert one["games"] == one["finished"] == games
    assert one["errors"] == 0 and one["problems"] == []
    assert sum(one["wins"]) + one["nobody_won"] == games == sum(one["endings"].values())
    assert one["cpu_seconds"] > 0 and two["cpu_seconds"] > 0


def test_json_keys_are_the_contract(race: Any) -> None:
    report = simulate("catan", 4, games=20, seed="7").as_json()
    assert set(report) >= CONTRACT | MORE | {"problems"}
    assert json.loads(json.dumps(report)) == report
    assert report["wins_by_bot"] == {"random": sum(report["wins"])}
    assert len(report["wins"]) == report["players"] == 4
    assert set(report["turns"]) == {"mean", "max"} and 200 <= report["turns"]["mean"] <= report["turns"]["max"] < 300
    assert report["decisions"] == round(report["turns"]["mean"] * 20)


def test_turns_of_the_card_game_are_its_rounds() -> None:
    report = simulate("lcg", 2, games=2, seed="rounds", options={"round_limit": "3"})
    assert report.finished == 2
    assert report.turns == {"mean": 3.0, "max": 3}


def test_wins_are_shared_out_by_what_seats_played_with(race: Any) -> None:
    report = simulate("catan", 4, games=20, seed="7")
    assert report.shares == {"lane": {str(seat): [report.wins[seat], 20] for seat in range(4)}}


def test_shares_are_told_against_the_average(race: Any) -> None:
    """A shared victory counts for each winner: then the average is what all seats together came to."""
    report = replace(simulate("catan", 4, games=20, seed="7"), shares={"lane": {"a": [9, 20], "b": [6, 20]}})
    told = [line for line in figures.simulation(report) if "lane" in line]
    assert told == [
        "  lane a  won 9 of 20 (45.0 %, 1.20 times the average)",
        "  lane b  won 6 of 20 (30.0 %, 0.80 times the average)",
    ]


def test_several_tables_are_one_report() -> None:
    """NAME=A|B stands for two tables, NAME=* for all values; wins count per deck whatever the seat."""
    plans = tables("lcg", {"deck1": "core-1|core-2", "deck2": "core-1", "ruleset": "*"})
    assert [(p["deck1"], p["ruleset"]) for p in plans] == [
        ("core-1", "rr1"),
        ("core-1", "faq41"),
        ("core-2", "rr1"),
        ("core-2", "faq41"),
    ]
    report = simulate_tables("lcg", 2, ["random"], 3, "0", plans)
    assert (report.games, report.finished, report.errors) == (12, 12, 0)
    assert report.options["deck2"] == "core-1" and "deck1" not in report.options
    decks = report.shares["deck"]
    assert decks["core-1"][1] == 18 and decks["core-2"][1] == 6
    assert decks["core-1"][0] + decks["core-2"][0] == sum(report.wins)


def test_a_number_has_no_list_of_values() -> None:
    with pytest.raises(BadInput, match="round_limit has no list of values"):
        tables("lcg", {"round_limit": "*"})


def test_another_seed_is_another_run(race: Any) -> None:
    reports = [simulate("catan", 4, games=20, seed=seed) for seed in ("a", "a", "b")]
    assert reports[0].wins == reports[1].wins
    assert (reports[0].wins, reports[0].decisions) != (reports[2].wins, reports[2].decisions)


@pytest.mark.parametrize(
    ("trouble", "reason"),
    [
        ("crash", "ZeroDivisionError: the table fell over (conftest.py:"),
        ("leak", "NotConserved: a card is missing (driver.py:"),
        ("endless", "Runaway: not over after 400 decisions (driver.py:"),
    ],
)
@pytest.mark.parametrize("bots", [["random"], ["cautious", "random"]])
def test_troubles_are_counted_with_their_seeds(
    race: Any, monkeypatch: pytest.MonkeyPatch, trouble: str, reason: str, bots: list[str]
) -> None:
    monkeypatch.setattr("greathall.lab.simulate.bot_registry.make", make)
    report = simulate("catan", 4, bots, 60, "s", {"trouble": trouble}, limit=400)
    assert (report.games, report.finished, report.errors) == (60, 40, 20)
    assert [p["game"] for p in report.problems] == [1 + 3 * i for i in range(10)]
    assert report.problems[0]["seed"] == "s/1"
    assert report.problems[0]["reason"].startswith(reason)
    assert sum(report.wins) + report.nobody_won == 40


class Cautious(Bot):
    """Takes the smallest, and looks whether it was given its own view and a real question."""

    name = "cautious"

    def choose(self, view: Any, ask: Any, rng: Rng) -> int:
        assert view.seen_by == ask.seat and len(ask.options) > 1
        return min(ask.options)


class Liar(Bot):
    name = "liar"
    needs_view = False

    def choose(self, view: Any, ask: Any, rng: Rng) -> int:
        return 99


def make(name: str, game_id: str) -> Bot:
    return {"cautious": Cautious, "liar": Liar, "random": RandomBot}[name]()


def test_different_bots_change_seats_and_wins_follow_the_bot(race: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.lab.simulate.bot_registry.make", make)
    report = simulate("catan", 4, ["random", "cautious", "cautious", "cautious"], 40, "s")
    assert report.errors == 0
    assert report.wins_by_bot["random"] == 40 and report.wins_by_bot["cautious"] == 0
    assert report.wins == [10, 10, 10, 10]


def test_a_choice_that_is_not_listed_is_an_error_of_the_bot(race: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.lab.simulate.bot_registry.make", make)
    report = simulate("catan", 4, ["liar"], 3, "s")
    assert report.errors == 3
    assert "BadChoice: seat 1 chose 99" in report.problems[0]["reason"]


def test_conservation_is_checked_in_every_game_and_on_the_way_in_some(race: Any) -> None:
    simulate("catan", 4, games=1, seed="s")
    assert 5 <= race.looks <= 8  # 200 to 299 decisions, every 50, and the end
    race.looks = 0
    simulate("catan", 4, games=20, seed="s")
    assert 24 <= race.looks <= 27


def test_driving_without_bots_plays_what_random_bots_play(race: Any) -> None:
    for i in range(5):
        fast, slow, checked = (race.new_state(4, {"trouble": "none"}, f"x{i}") for _ in range(3))
        played, real = driver.play_random(race, fast, Rng("r"))
        assert driver.play_out(race, slow, [RandomBot()] * 4, Rng("r")) == played
        assert driver.play_random(race, checked, Rng("r"), check_every=50) == (played, real)
        assert fast.sums == slow.sums == checked.sums
        assert real == sum(1 for turn in range(played) if turn % 3)


def test_a_game_that_ends_with_its_last_allowed_decision_has_ended(race: Any) -> None:
    length = race.new_state(4, {"trouble": "none"}, "x").length
    for play in (
        lambda s, n: driver.play_random(race, s, Rng("r"), n),
        lambda s, n: driver.play_out(race, s, [RandomBot()] * 4, Rng("r"), n),
    ):
        play(race.new_state(4, {"trouble": "none"}, "x"), length)
        with pytest.raises(driver.Runaway, match=f"not over after {length - 1} decisions"):
            play(race.new_state(4, {"trouble": "none"}, "x"), length - 1)


def test_progress_is_told_from_nothing_to_all(race: Any) -> None:
    told: list[tuple[int, int]] = []
    simulate("catan", 4, games=21, seed="s", progress=lambda done, games: told.append((done, games)))
    assert told[0] == (0, 21) and told[-1] == (21, 21)
    assert told == sorted(told) and len(told) > 5


def test_chunks_cover_every_game_once() -> None:
    for games in (1, 7, 100, 2000):
        for jobs in (1, 2, 8):
            covered = [i for first, end in chunks(games, jobs) for i in range(first, end)]
            assert covered == list(range(games))


def test_seating_moves_on_by_one() -> None:
    plan = Plan("catan", 3, ("a", "b", "c"), {}, "s", 1)
    assert [plan.seating(i) for i in range(4)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("a", "b", "c")]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game_id": "chess"}, "no game 'chess'"),
        ({"players": 9}, "3 to 4 players, not 9"),
        ({"bots": ["genius"]}, "no bot 'genius'"),
        ({"bots": []}, "one bot for all seats or one for each of the 4 seats, not 0"),
        ({"bots": ["random"] * 3}, "not 3"),
        ({"games": 0}, "number of games must lie between 1"),
        ({"jobs": 0}, "number of jobs must lie between 1 and 256, not be 0"),
        ({"options": {"mode": "chess"}}, "Option mode cannot be 'chess'"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
    ],
)
def test_bad_input_gets_one_sentence(change: dict[str, Any], sentence: str) -> None:
    given: dict[str, Any] = {"game_id": "catan", "players": 4, "bots": ["random"], "games": 1, **change}
    with pytest.raises(BadInput, match=sentence) as caught:
        simulate(**given)
    assert "\n" not in str(caught.value)


def test_bots_fill_the_seats() -> None:
    assert seat_bots(["random"], 3, "catan") == ("random",) * 3
    assert seat_bots([" random", "heuristic "], 4, "catan") == ("random", "heuristic", "random", "heuristic")


class DeadPool:
    """A pool whose workers die: all at once when they start, or in the second half of the work."""

    starts = True

    def __init__(self, jobs: int, **_: Any) -> None:
        self.submitted = 0

    def submit(self, function: Any, *args: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.submitted += 1
        if self.starts and self.submitted < 8:
            future.set_result(function(*args))
        else:
            future.set_exception(BrokenProcessPool())
        return future

    def shutdown(self, cancel_futures: bool) -> None:
        pass


@pytest.mark.parametrize(("starts", "errors"), [(False, 0), (True, 6)])
def test_dead_workers_cost_only_the_games_they_had(
    race: Any, monkeypatch: pytest.MonkeyPatch, starts: bool, errors: int
) -> None:
    monkeypatch.setattr("greathall.lab.simulate.ProcessPoolExecutor", DeadPool)
    monkeypatch.setattr(DeadPool, "starts", starts)
    report = simulate("catan", 4, games=12, seed="s", jobs=2)
    assert (report.finished, report.errors) == (12 - errors, errors)
    assert [p["reason"] for p in report.problems] == ["the worker process ended before the game did"] * errors
