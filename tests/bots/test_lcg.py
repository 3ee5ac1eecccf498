"""The heuristic of the card game: legal in joust and melee, deterministic, blind to what is hidden, quick, sensible,
strong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, cast

import pytest

from greathall.bots import registry
from greathall.bots.base import Bot
from greathall.bots.lcg_heuristic import ANSWERS
from greathall.games import registry as games
from greathall.games.cardgame import codes as both
from greathall.games.lcg import codes
from greathall.games.lcg.state import COLUMNS, LcgState
from greathall.games.lcg.table import BUILT, STARTERS
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask

GAME = games.get("lcg")
LIMIT = 20_000  # decisions: no game comes near it
DECKS = [*BUILT, *STARTERS]

Watcher = Callable[[LcgState, Ask], None]


class Clock:
    """CPU seconds spent in decisions of bots that look at the table, the making of their view included."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0


def new_game(players: int, seed: str, shift: int = 0, **options: str) -> LcgState:
    """Every seat with another deck, beginning with number `shift`."""
    given = {f"deck{p + 1}": DECKS[(shift + p) % len(DECKS)] for p in range(6)} | options
    return cast(LcgState, GAME.new_state(players, GAME.check_options(given), seed))


def joust(deck: str, seed: str) -> LcgState:
    """Two seats with the same deck."""
    return new_game(2, seed, deck1=deck, deck2=deck)


def seat_bots(*names: str) -> list[Bot]:
    return [registry.make(name, "lcg") for name in names]


def play(s: LcgState, bots: list[Bot], seed: str, watch: Watcher | None = None, clock: Clock | None = None) -> int:
    """Play to the end; returns how many answers it took. Every answer must be one of the options."""
    rng = Rng(seed)
    said = 0
    while not s.over:
        assert said < LIMIT, "the game does not end"
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
        said += 1
        s.choose(0, code)
    return said


def against_random(count: int, decks: list[str]) -> Iterator[bool]:
    """Did the heuristic win? Seats alternate, and both have the same deck."""
    for i in range(count):
        seat = i % 2
        s = joust(decks[i // 2 % len(decks)], f"against/{i}")
        play(s, seat_bots(*["heuristic" if p == seat else "random" for p in (0, 1)]), f"rng/{i}")
        yield s.winners == [seat]


def picture(s: LcgState) -> list[object]:
    """Everything in a state that a bot could change."""
    columns = [repr(getattr(s, name)) for name in COLUMNS]
    frames = [(type(f).__name__, f.at, f.who, f.a, f.b, f.c, tuple(f.items)) for f in s.stack]
    return [columns, frames, [(a.seat, a.kind, tuple(a.options)) for a in s.asks]]


# ---------------------------------------------------------------- legal, everywhere
def test_every_kind_of_decision_has_an_answer() -> None:
    assert sorted(ANSWERS) == list(range(len(codes.DECISIONS)))


def test_every_choice_is_legal_in_joust() -> None:
    for i in range(20):
        s = new_game(2, f"legal/{i}", shift=i, ruleset=("rr1", "faq41")[i % 2])
        play(s, seat_bots("heuristic", "heuristic" if i % 3 else "random"), "legal")


def test_every_choice_is_legal_in_melee() -> None:
    for i, players in enumerate((3, 4, 5, 6, 3, 4)):
        names = ["heuristic"] * players if i < 4 else ["heuristic", "random", "random", "heuristic"][:players]
        play(new_game(players, f"melee/{i}", shift=i * 3), seat_bots(*names), "legal")


def test_every_kind_of_decision_comes_up_and_is_answered() -> None:
    asked = [0] * len(codes.DECISIONS)
    bot = registry.make("heuristic", "lcg")

    def watch(s: LcgState, ask: Ask) -> None:
        if len(ask.options) > 1 and asked[ask.kind] < 20:
            asked[ask.kind] += 1
            assert bot.choose(s.mask(ask.seat), ask, Rng("x")) in ask.options

    asked[codes.D_WINNER] = 1  # has a test of its own: it hardly ever comes up
    for i in range(150):
        seats = (2, 2, 4, 3, 5, 6)[i % 6]
        options = {"stops": ("no", "yes")[i % 5 == 0], "ruleset": ("rr1", "faq41")[i % 2]}
        s = new_game(seats, f"kinds/{i}", shift=i, **options)
        play(s, seat_bots(*[("random", "heuristic")[(i + p) % 2] for p in range(seats)]), f"kinds/{i}", watch)
        if all(asked):
            break
    assert [kind.name for kind, count in zip(codes.DECISIONS, asked, strict=True) if not count] == []


# ---------------------------------------------------------------- deterministic, harmless, blind
@pytest.mark.parametrize("players", [2, 3])
def test_the_same_question_has_the_same_answer_and_nothing_is_touched(players: int) -> None:
    old = registry.make("heuristic", "lcg")

    def watch(s: LcgState, ask: Ask) -> None:
        before = picture(s)
        view = s.mask(ask.seat)
        seen = picture(view)
        first = old.choose(view, ask, Rng("x"))
        assert picture(view) == seen, "the view was changed"
        assert picture(s) == before, "the state behind the view was changed"
        assert registry.make("heuristic", "lcg").choose(s.mask(ask.seat), ask, Rng("y")) == first

    for i in range(4):
        play(new_game(players, f"same/{i}", shift=2 * i), seat_bots(*["heuristic"] * players), "same", watch)


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_cards_do_not_change_the_answer(players: int) -> None:
    """In any other deal that fits what the seat knows the answer is the same."""
    bot = registry.make("heuristic", "lcg")
    rng = Rng("secrets")
    asked = [0]

    def watch(s: LcgState, ask: Ask) -> None:
        if len(ask.options) == 1:
            return
        asked[0] += 1
        changed = GAME.determinize(s, ask.seat, rng)
        true = bot.choose(s.mask(ask.seat), ask, Rng("x"))
        again = next(a for a in changed.asks if a.seat == ask.seat)
        assert again.options == ask.options
        assert bot.choose(changed.mask(ask.seat), again, Rng("x")) == true

    for i in range(6 if players == 2 else 2):
        names = ["heuristic", "heuristic", "random", "heuristic"][:players]
        play(new_game(players, f"secrets/{i}", shift=2 * i), seat_bots(*names), "x", watch)
    assert asked[0] > 200


# ---------------------------------------------------------------- speed and strength
@pytest.mark.parametrize("players", [2, 4])
def test_a_decision_takes_five_milliseconds_at_most_in_the_mean(players: int) -> None:
    clock = Clock()
    for i in range(3):
        s = new_game(players, f"clock/{i}", shift=players * i)
        play(s, seat_bots(*["heuristic"] * players), "clock", clock=clock)
    assert clock.decisions > 200
    assert 1000 * clock.seconds / clock.decisions < 5.0


def test_beats_random() -> None:
    assert sum(against_random(20, BUILT)) >= 18


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
def test_beats_random_in_the_long_run(deck: str) -> None:
    assert sum(against_random(100, [deck])) >= 95


@pytest.mark.slow
def test_beats_randoms_in_melee() -> None:
    won = 0
    for i in range(60):
        names = ["random"] * 4
        names[i % 4] = "heuristic"
        s = new_game(4, f"melee/{i}", shift=i)
        play(s, seat_bots(*names), f"melee/{i}")
        won += s.winners == [i % 4]
    assert won >= 48


# ---------------------------------------------------------------- sense, one position at a time
def position(a: dict[str, Any], b: dict[str, Any], **text: Any) -> LcgState:
    given = {"first": "A", "seats": {"A": a, "B": b}, **text}
    return cast(LcgState, GAME.position(given, 2, GAME.check_options({})))


def answer(s: LcgState) -> str:
    """What the heuristic says to the first open question, in words."""
    ask = s.asks[0]
    return GAME.option_words(s, registry.make("heuristic", "lcg").choose(s.mask(ask.seat), ask, Rng("answer")))


def until(s: LcgState, kind: int, seat: int) -> LcgState:
    """The heuristic plays on until a seat is asked such a question."""
    bot = registry.make("heuristic", "lcg")
    while not (s.asks[0].kind == kind and s.asks[0].seat == seat):
        ask = s.asks[0]
        s.choose(0, bot.choose(s.mask(ask.seat), ask, Rng("until")))
    return s


def test_economy_comes_before_characters() -> None:
    s = position({"hand": ["The Roseroad", "Robb Stark", "Summer"], "gold": 0, "plot": "A Noble Cause"}, {},
                 phase="marshaling")  # fmt: skip
    assert answer(until(s, both.D_MARSHAL, 0)) == "marshal the_roseroad"


def test_reducers_are_used_before_marshaling() -> None:
    s = position({"hand": ["Robb Stark"], "play": ["Winterfell Steward"], "plot": "A Noble Cause"}, {},
                 phase="marshaling")  # fmt: skip
    assert answer(until(s, both.D_MARSHAL, 0)) == "use winterfell_steward"


def test_milk_of_the_poppy_is_for_the_best_of_the_others() -> None:
    mine = {"hand": ["Milk of the Poppy"], "play": ["Robb Stark", "Arya Stark"]}
    s = position(mine, {"play": ["Tywin Lannister", "The Tickler"]}, phase="marshaling")
    assert answer(until(s, both.D_HOST, 0)).startswith("attach tywin_lannister")


def test_a_weapon_is_for_ones_own() -> None:
    mine = {"hand": ["Ice"], "play": ["Robb Stark", "Sansa Stark"]}
    s = position(mine, {"faction": "stark", "play": ["Eddard Stark"]}, phase="marshaling")
    assert answer(until(s, both.D_HOST, 0)).startswith("attach robb_stark")


def test_nobody_to_defend_is_an_invitation() -> None:
    s = position({"play": ["Robb Stark", "Catelyn Stark"]}, {"play": [{"name": "The Tickler", "kneeling": True}]})
    assert answer(until(s, both.D_CHALLENGE, 0)).startswith("challenge")


def test_the_power_that_would_win_is_defended() -> None:
    theirs = {"play": ["Cersei Lannister"], "power": 13}
    s = position({"play": ["Eddard Stark", "Sansa Stark"], "power": 5}, theirs, first="B", active="B")
    until(s, both.D_CHALLENGE, 1)
    s.choose(0, both.CHALLENGE + 2 * 8 + 0)
    until(s, both.D_DEFENDERS, 0)
    said = []
    while s.asks[0].kind == both.D_DEFENDERS:
        said.append(answer(s))
        s.choose(0, registry.make("heuristic", "lcg").choose(s.mask(0), s.asks[0], Rng("x")))
    assert "defend eddard_stark" in said
    assert not s.over


def test_the_cheapest_dies_for_claim() -> None:
    mine = {"play": [{"name": n, "kneeling": True} for n in ("Robb Stark", "Winterfell Steward", "Catelyn Stark")]}
    s = position(mine, {"play": ["Tywin Lannister"]}, first="B", active="B")
    until(s, both.D_CHALLENGE, 1)
    s.choose(0, both.CHALLENGE + 0 * 8 + 0)
    assert answer(until(s, both.D_CLAIM, 0)) == "target winterfell_steward"


def test_a_duplicate_saves() -> None:
    mine = {"play": [{"name": "Robb Stark", "kneeling": True, "duplicates": 1}]}
    s = position(mine, {"play": ["Tywin Lannister"]}, first="B", active="B")
    until(s, both.D_CHALLENGE, 1)
    s.choose(0, both.CHALLENGE + 0 * 8 + 0)
    assert answer(until(s, both.D_WOULD, 0)) == "save robb_stark"


def test_the_first_player_says_that_it_is_they_who_win() -> None:
    s = position({"play": ["Robb Stark"]}, {})
    s.asks = [Ask(0, codes.D_WINNER, [both.PLAYER + 1, both.PLAYER])]
    assert registry.make("heuristic", "lcg").choose(s.mask(0), s.asks[0], Rng("x")) == both.PLAYER
