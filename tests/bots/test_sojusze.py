"""The heuristic of Sojusze: legal on every table, deterministic, blind to what is hidden, quick, sensible, strong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from greathall.bots.base import Bot
from greathall.bots.sojusze.heuristic import ANSWERS
from greathall.games.sojusze import codes
from greathall.games.sojusze.columns import COLUMNS
from greathall.games.sojusze.names import LEADERS
from greathall.games.sojusze.state import SojuszeState
from tests.bots.table import Table

SOJUSZE = Table("sojusze", SojuszeState, COLUMNS)
TABLES: list[dict[str, str]] = [
    {},
    {"mode": "advanced"},
    {"draft": "draft", "open_allies": "yes"},
    {"mode": "advanced", "draft": "draft", "quick": "yes"},
    {"mode": "advanced", "draft": "kingsmoot"},
    {"mode": "advanced", "draft": "kingsmoot", "open_allies": "yes", "quick": "yes"},
    {"mode": "advanced", "open_allies": "yes", "leaders": "random"},
    {"mode": "advanced", "last_standing": "kneels", "token_without_ally": "no", "killed_this_round": "stops"},
]
MODES = ["standard", "advanced"]

new_game, play, seat_bots, answer = SOJUSZE.new_game, SOJUSZE.play, SOJUSZE.seat_bots, SOJUSZE.answer


# ---------------------------------------------------------------- legal, everywhere
def test_every_kind_of_decision_has_an_answer() -> None:
    assert sorted(ANSWERS) == list(range(len(codes.DECISIONS)))


@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(o.values()) or "standard")
def test_every_choice_is_legal_on_every_table(options: dict[str, str]) -> None:
    for players in (3, 4, 5, 6):
        play(new_game(players, f"legal/{players}", **options), seat_bots(*["heuristic"] * players), "legal")
    names = ["heuristic", "random", "random", "heuristic"]
    play(new_game(4, "legal/mixed", **options), seat_bots(*names), "legal")


def matches_of_all_kinds() -> Iterator[tuple[SojuszeState, list[Bot], str]]:
    for i in range(200):
        seats = 3 + i % 4
        s = new_game(seats, f"kinds/{i}", **TABLES[i % len(TABLES)])
        yield s, seat_bots(*["random"] * seats), f"kinds/{i}"


def test_every_kind_of_decision_comes_up_and_is_answered() -> None:
    assert SOJUSZE.never_asked(matches_of_all_kinds()) == []


# ---------------------------------------------------------------- deterministic, harmless, blind
@pytest.mark.parametrize("options", [{}, TABLES[5]], ids=["standard", "kingsmoot"])
def test_the_same_question_has_the_same_answer_and_nothing_is_touched(options: dict[str, str]) -> None:
    for players in (3, 4):
        SOJUSZE.check_harmless(new_game(players, f"same/{players}", **options))


@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(o.values()) or "standard")
def test_hidden_cards_do_not_change_the_answer(options: dict[str, str]) -> None:
    names = ["heuristic", "heuristic", "random", "heuristic"]
    assert SOJUSZE.check_blind(new_game(4, "secrets", **options), names, "secrets") > 80


# ---------------------------------------------------------------- speed and strength
@pytest.mark.parametrize("mode", MODES)
def test_a_decision_takes_two_milliseconds_at_most_in_the_mean(mode: str) -> None:
    assert SOJUSZE.mean_ms([new_game(4, f"clock/{i}", mode=mode) for i in range(3)]) < 2.0


@pytest.mark.parametrize("mode", MODES)
def test_beats_randoms(mode: str) -> None:
    assert sum(SOJUSZE.against_randoms(20, 4, mode=mode)) >= 12


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_beats_randoms_in_the_long_run(mode: str) -> None:
    assert sum(SOJUSZE.against_randoms(100, 4, mode=mode)) >= 60


# ---------------------------------------------------------------- sense, one position at a time
ME, NEXT, ACROSS, LAST = LEADERS[:4]  # the first council lies between the first two, and so on


def position(seats: dict[str, dict[str, Any]], mode: str = "standard", **text: Any) -> SojuszeState:
    given = {"current": "jeor_mormont", "season": "winter", "seats": seats, **text}
    return SOJUSZE.written(given, 4, mode=mode)


def kneeling(*cards: str, hand: list[str] | None = None) -> dict[str, Any]:
    return {"area": list(cards), "kneels": True, "hand": hand or []}


def test_just_enough_is_bid_against_those_who_have_knelt() -> None:
    mine = {"hand": ["a_game_of_thrones", "royal_decree", "oath_of_fealty", "eavesdropping"]}
    full = ["hostage", "dark_wings", "backup_plan", "blackmail", "corruption", "a_game_of_thrones"]
    seats = {ME: mine, NEXT: kneeling("corruption", hand=full), ACROSS: kneeling(), LAST: kneeling()}
    s = position(seats, round=2)
    assert answer(s) == "play eavesdropping"


def test_who_leads_alone_kneels() -> None:
    seats = {ME: {"hand": ["a_game_of_thrones"], "area": ["royal_decree"]}, NEXT: kneeling("corruption")}
    s = position({**seats, ACROSS: kneeling(), LAST: kneeling()}, round=2)
    assert answer(s) == "kneel"


def test_a_lead_beyond_reach_is_left_alone() -> None:
    strong = kneeling("a_game_of_thrones", "a_game_of_thrones", "royal_decree")
    mine = {"hand": ["corruption", "a_game_of_thrones"]}
    s = position({ME: mine, NEXT: kneeling(), ACROSS: strong, LAST: kneeling(hand=["hostage", "hostage"])}, round=2)
    assert answer(s) == "kneel"


def test_in_the_last_round_of_a_season_cards_are_not_saved() -> None:
    seats = {ME: {"hand": ["a_game_of_thrones", "royal_decree"]}, NEXT: kneeling("royal_decree", "royal_decree")}
    s = position({**seats, ACROSS: kneeling(), LAST: kneeling()}, round=5, season="autumn", current="patchface")
    assert answer(s).startswith("play")


def test_ally_and_token_go_to_the_weaker_council() -> None:
    weak, strong = {"allies": ["patchface"], "tokens": []}, {"allies": ["tywin_lannister"], "tokens": [2]}
    middle = {"allies": ["hodor"], "tokens": [1, 1]}
    for councils, place in (([weak, middle, middle_of(), strong], 0), ([strong, middle, middle_of(), weak], 3)):
        s = position(
            {ME: {"area": ["royal_decree"], "hand": ["corruption"]}, NEXT: kneeling(), ACROSS: kneeling(),
             LAST: kneeling()},
            round=5, councils=councils,
        )  # fmt: skip
        s.choose(0, codes.KNEEL)
        while s.asks and s.asks[0].kind in (codes.PLACE_ALLY, codes.PLACE_TOKEN):
            before = len(s.councils[place])
            ask = s.asks[0]
            code = SOJUSZE.choice(s)
            assert code == codes.COUNCIL + place
            s.choose(0, code)
            if s.over:
                break
            assert ask.kind == codes.PLACE_TOKEN or len(s.councils[place]) == before + 1


def middle_of() -> dict[str, Any]:
    return {"allies": ["gregor_clegane"], "tokens": [2]}


def test_betrayal_takes_the_card_that_decides() -> None:
    mine = {"hand": ["betrayal", "corruption"], "area": ["dark_wings"]}
    seats = {ME: mine, NEXT: kneeling("eavesdropping", "corruption"), ACROSS: kneeling("blackmail"), LAST: kneeling()}
    s = position(seats, round=5)
    assert answer(s) == "play betrayal"
    s.choose(0, codes.PLAY)
    assert s.asks[0].kind == codes.PICK_AREA_CARD
    code = SOJUSZE.choice(s)
    assert code // codes.SPAN == codes.AREA // codes.SPAN
    assert (code - codes.AREA) // codes.AREA_SPAN == 1


def test_allies_are_killed_that_help_rivals_only() -> None:
    councils = [{"allies": ["patchface"]}, {"allies": ["varys", "tywin_lannister"]}, {"allies": ["bran_stark"]},
                {"allies": ["pycelle"]}]  # fmt: skip
    mine = {"hand": ["poisoned_cup", "poisoned_cup"]}
    s = position({ME: mine, NEXT: kneeling(), ACROSS: kneeling(), LAST: kneeling()}, current="hodor",
                 round=5, councils=councils)  # fmt: skip
    s.choose(0, codes.PLAY + 4)
    assert s.asks[0].kind == codes.KILL_ALLY
    assert answer(s) in ("kill varys", "kill bran_stark")
