"""The heuristic of Sojusze: legal on every table, deterministic, blind to what is hidden, quick, sensible, strong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, cast

import pytest

from greathall.bots import registry
from greathall.bots.base import Bot
from greathall.bots.sojusze_heuristic import ANSWERS
from greathall.games import registry as games
from greathall.games.sojusze import codes
from greathall.games.sojusze.names import LEADERS
from greathall.games.sojusze.state import COLUMNS, SojuszeState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask

GAME = games.get("sojusze")
LIMIT = 20_000  # decisions: no game comes near it
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

Watcher = Callable[[SojuszeState, Ask], None]


class Clock:
    """CPU seconds spent in decisions of bots that look at the table, the making of their view included."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0


def new_game(players: int, seed: str, **options: str) -> SojuszeState:
    return cast(SojuszeState, GAME.new_state(players, GAME.check_options(options), seed))


def seat_bots(*names: str) -> list[Bot]:
    return [registry.make(name, "sojusze") for name in names]


def play(
    s: SojuszeState, bots: list[Bot], seed: str, watch: Watcher | None = None, clock: Clock | None = None
) -> list[int]:
    """Play to the end; returns all answers. Every answer must be one of the options."""
    rng = Rng(seed)
    said: list[int] = []
    while not s.over:
        assert len(said) < LIMIT, "the game does not end"
        ask = s.asks[0]
        if watch is not None:
            watch(s, ask)
        code = ask.options[0]
        if len(ask.options) > 1:
            bot = bots[ask.seat]
            began = process_time()
            code = bot.choose(s.mask(ask.seat) if bot.needs_view else s, ask, rng)
            if clock is not None and bot.needs_view:
                clock.seconds += process_time() - began
                clock.decisions += 1
            assert code in ask.options, f"{codes.DECISIONS[ask.kind].name}: {code} is not among {ask.options}"
        said.append(code)
        s.choose(0, code)
    return said


def against_randoms(count: int, players: int, mode: str) -> Iterator[bool]:
    """Did the heuristic win alone? It sits on every seat in turn."""
    for i in range(count):
        seat = i % players
        names = ["random"] * players
        names[seat] = "heuristic"
        s = new_game(players, f"against/{i}", mode=mode)
        play(s, seat_bots(*names), f"rng/{i}")
        yield s.winners == [seat]


def picture(s: SojuszeState) -> list[object]:
    """Everything in a state that a bot could change."""
    columns = [repr(getattr(s, name)) for name in COLUMNS]
    frames = [(type(f).__name__, f.at, f.who, f.a, f.b, f.c, tuple(f.items)) for f in s.stack]
    return [columns, frames, [(a.seat, a.kind, tuple(a.options)) for a in s.asks]]


# ---------------------------------------------------------------- legal, everywhere
def test_every_kind_of_decision_has_an_answer() -> None:
    assert sorted(ANSWERS) == list(range(len(codes.DECISIONS)))


@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(o.values()) or "standard")
def test_every_choice_is_legal_on_every_table(options: dict[str, str]) -> None:
    for players in (3, 4, 5, 6):
        play(new_game(players, f"legal/{players}", **options), seat_bots(*["heuristic"] * players), "legal")
    names = ["heuristic", "random", "random", "heuristic"]
    play(new_game(4, "legal/mixed", **options), seat_bots(*names), "legal")


def test_every_kind_of_decision_comes_up_and_is_answered() -> None:
    asked = [0] * len(codes.DECISIONS)
    bot = registry.make("heuristic", "sojusze")

    def watch(s: SojuszeState, ask: Ask) -> None:
        if len(ask.options) > 1 and asked[ask.kind] < 20:
            asked[ask.kind] += 1
            assert bot.choose(s.mask(ask.seat), ask, Rng("x")) in ask.options

    for i in range(200):
        seats = 3 + i % 4
        options = TABLES[i % len(TABLES)]
        play(new_game(seats, f"kinds/{i}", **options), seat_bots(*["random"] * seats), f"kinds/{i}", watch)
        if all(asked):
            break
    assert [kind.name for kind, count in zip(codes.DECISIONS, asked, strict=True) if not count] == []


# ---------------------------------------------------------------- deterministic, harmless, blind
@pytest.mark.parametrize("options", [{}, TABLES[5]], ids=["standard", "kingsmoot"])
def test_the_same_question_has_the_same_answer_and_nothing_is_touched(options: dict[str, str]) -> None:
    old = registry.make("heuristic", "sojusze")

    def watch(s: SojuszeState, ask: Ask) -> None:
        before = picture(s)
        view = s.mask(ask.seat)
        seen = picture(view)
        first = old.choose(view, ask, Rng("x"))
        assert picture(view) == seen, "the view was changed"
        assert picture(s) == before, "the state behind the view was changed"
        assert registry.make("heuristic", "sojusze").choose(s.mask(ask.seat), ask, Rng("y")) == first

    for players in (3, 4):
        play(new_game(players, f"same/{players}", **options), seat_bots(*["heuristic"] * players), "same", watch)


@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(o.values()) or "standard")
def test_hidden_cards_do_not_change_the_answer(options: dict[str, str]) -> None:
    """In any other deal that fits what the seat knows the answer is the same."""
    bot = registry.make("heuristic", "sojusze")
    rng = Rng("secrets")
    asked = [0]

    def watch(s: SojuszeState, ask: Ask) -> None:
        if len(ask.options) == 1:
            return
        asked[0] += 1
        changed = GAME.determinize(s, ask.seat, rng)
        true = bot.choose(s.mask(ask.seat), ask, Rng("x"))
        again = next(a for a in changed.asks if a.seat == ask.seat)
        assert bot.choose(changed.mask(ask.seat), again, Rng("x")) == true

    play(new_game(4, "secrets", **options), seat_bots("heuristic", "heuristic", "random", "heuristic"), "x", watch)
    assert asked[0] > 80


# ---------------------------------------------------------------- speed and strength
@pytest.mark.parametrize("mode", MODES)
def test_a_decision_takes_two_milliseconds_at_most_in_the_mean(mode: str) -> None:
    clock = Clock()
    for i in range(3):
        play(new_game(4, f"clock/{i}", mode=mode), seat_bots(*["heuristic"] * 4), "clock", clock=clock)
    assert clock.decisions > 200
    assert 1000 * clock.seconds / clock.decisions < 2.0


@pytest.mark.parametrize("mode", MODES)
def test_beats_randoms(mode: str) -> None:
    assert sum(against_randoms(20, 4, mode)) >= 12


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_beats_randoms_in_the_long_run(mode: str) -> None:
    assert sum(against_randoms(100, 4, mode)) >= 60


# ---------------------------------------------------------------- sense, one position at a time
ME, NEXT, ACROSS, LAST = LEADERS[:4]  # the first council lies between the first two, and so on


def position(seats: dict[str, dict[str, Any]], mode: str = "standard", **text: Any) -> SojuszeState:
    given = {"current": "jeor_mormont", "season": "winter", "seats": seats, **text}
    return cast(SojuszeState, GAME.position(given, 4, GAME.check_options({"mode": mode})))


def answer(s: SojuszeState) -> str:
    """What the heuristic says to the first open question, in words."""
    ask = s.asks[0]
    return GAME.option_words(s, registry.make("heuristic", "sojusze").choose(s.mask(ask.seat), ask, Rng("answer")))


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
            code = registry.make("heuristic", "sojusze").choose(s.mask(ask.seat), ask, Rng("x"))
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
    code = registry.make("heuristic", "sojusze").choose(s.mask(0), s.asks[0], Rng("x"))
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
