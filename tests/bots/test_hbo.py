"""The heuristic of the card game (HBO edition): legal with either House and any plots, deterministic, blind to what is
hidden, quick, sensible, strong, and about as good with one House as with the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, cast

import pytest

from greathall.bots import registry
from greathall.bots.base import Bot
from greathall.bots.hbo_heuristic import ANSWERS
from greathall.games import registry as games
from greathall.games.cardgame import codes as both
from greathall.games.cardgame.names import INTRIGUE, MILITARY, POWER
from greathall.games.hbo import codes
from greathall.games.hbo.names import LANNISTER, STARK
from greathall.games.hbo.state import COLUMNS, HboState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask

GAME = games.get("hbo")
LIMIT = 20_000  # decisions: no game comes near it
PLOTS = ("basic", "draft")
HOUSES = ("stark_first", "lannister_first")

Watcher = Callable[[HboState, Ask], None]


class Clock:
    """CPU seconds spent in decisions of bots that look at the table, the making of their view included."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0


def new_game(seed: str, **options: str) -> HboState:
    return cast(HboState, GAME.new_state(2, GAME.check_options(options), seed))


def seat_bots(*names: str) -> list[Bot]:
    return [registry.make(name, "hbo") for name in names]


def play(s: HboState, bots: list[Bot], seed: str, watch: Watcher | None = None, clock: Clock | None = None) -> int:
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


def against_random(count: int, house: int, plots: str) -> Iterator[bool]:
    """Did the heuristic win with this House? It sits in either seat."""
    for i in range(count):
        s = new_game(f"against/{i}", plots=plots, houses=HOUSES[i % 2])
        seat = s.house.index(house)
        play(s, seat_bots(*["heuristic" if p == seat else "random" for p in (0, 1)]), f"rng/{i}")
        yield s.winners == [seat]


def picture(s: HboState) -> list[object]:
    """Everything in a state that a bot could change."""
    columns = [repr(getattr(s, name)) for name in COLUMNS]
    frames = [(type(f).__name__, f.at, f.who, f.a, f.b, f.c, tuple(f.items)) for f in s.stack]
    return [columns, frames, [(a.seat, a.kind, tuple(a.options)) for a in s.asks]]


# ---------------------------------------------------------------- legal, everywhere
def test_every_kind_of_decision_has_an_answer() -> None:
    assert sorted(ANSWERS) == list(range(len(codes.DECISIONS)))


def test_every_choice_is_legal() -> None:
    options = ({}, {"last_window": "outside", "zero_against_zero": "nobody"}, {"after_resolution": "renown_first"})
    for i in range(18):
        s = new_game(f"legal/{i}", plots=PLOTS[i % 2], houses=HOUSES[i // 2 % 2], **options[i % 3])
        play(s, seat_bots("heuristic", "heuristic" if i % 3 else "random"), "legal")


def test_every_kind_of_decision_comes_up_and_is_answered() -> None:
    asked = [0] * len(codes.DECISIONS)
    bot = registry.make("heuristic", "hbo")

    def watch(s: HboState, ask: Ask) -> None:
        if len(ask.options) > 1 and asked[ask.kind] < 20:
            asked[ask.kind] += 1
            assert bot.choose(s.mask(ask.seat), ask, Rng("x")) in ask.options

    for i in range(200):
        s = new_game(f"kinds/{i}", plots=PLOTS[i % 4 > 0], stops=("no", "yes")[i % 5 == 0])
        play(s, seat_bots(*[("random", "heuristic")[(i + p) % 2] for p in (0, 1)]), f"kinds/{i}", watch)
        if all(asked):
            break
    assert [kind.name for kind, count in zip(codes.DECISIONS, asked, strict=True) if not count] == []


# ---------------------------------------------------------------- deterministic, harmless, blind
@pytest.mark.parametrize("plots", PLOTS)
def test_the_same_question_has_the_same_answer_and_nothing_is_touched(plots: str) -> None:
    old = registry.make("heuristic", "hbo")

    def watch(s: HboState, ask: Ask) -> None:
        before = picture(s)
        view = s.mask(ask.seat)
        seen = picture(view)
        first = old.choose(view, ask, Rng("x"))
        assert picture(view) == seen, "the view was changed"
        assert picture(s) == before, "the state behind the view was changed"
        assert registry.make("heuristic", "hbo").choose(s.mask(ask.seat), ask, Rng("y")) == first

    for i in range(3):
        play(new_game(f"same/{i}", plots=plots), seat_bots("heuristic", "heuristic"), "same", watch)


@pytest.mark.parametrize("plots", PLOTS)
def test_hidden_cards_do_not_change_the_answer(plots: str) -> None:
    """In any other deal that fits what the seat knows the answer is the same."""
    bot = registry.make("heuristic", "hbo")
    rng = Rng("secrets")
    asked = [0]

    def watch(s: HboState, ask: Ask) -> None:
        if len(ask.options) == 1 or ask.kind == both.D_SEARCH:  # a deck dealt anew has other numbers to choose from
            return
        changed = GAME.determinize(s, ask.seat, rng)
        again = next(a for a in changed.asks if a.seat == ask.seat)
        assert again.options == ask.options
        true = bot.choose(s.mask(ask.seat), ask, Rng("x"))
        assert bot.choose(changed.mask(ask.seat), again, Rng("x")) == true
        asked[0] += 1

    for i in range(4):
        play(new_game(f"secrets/{i}", plots=plots), seat_bots("heuristic", ("random", "heuristic")[i % 2]), "x", watch)
    assert asked[0] > 200


# ---------------------------------------------------------------- speed and strength
@pytest.mark.parametrize("plots", PLOTS)
def test_a_decision_takes_one_millisecond_at_most_in_the_mean(plots: str) -> None:
    clock = Clock()
    for i in range(4):
        play(new_game(f"clock/{i}", plots=plots), seat_bots("heuristic", "heuristic"), "clock", clock=clock)
    assert clock.decisions > 200
    assert 1000 * clock.seconds / clock.decisions < 1.0


@pytest.mark.parametrize("house", [STARK, LANNISTER])
def test_beats_random(house: int) -> None:
    assert sum(against_random(10, house, "basic")) >= 9


@pytest.mark.slow
@pytest.mark.parametrize("plots", PLOTS)
@pytest.mark.parametrize("house", [STARK, LANNISTER])
def test_beats_random_in_the_long_run(house: int, plots: str) -> None:
    assert sum(against_random(100, house, plots)) >= 90


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "plots",
    ["basic", "draft"],
)
def test_neither_house_is_much_better(plots: str) -> None:
    won = 0
    for i in range(400):
        s = new_game(f"houses/{i}", plots=plots, houses=HOUSES[i % 2])
        play(s, seat_bots("heuristic", "heuristic"), "houses")
        won += s.winners == [s.house.index(STARK)]
    assert 168 <= won <= 232


# ---------------------------------------------------------------- sense, one position at a time
def position(a: dict[str, Any], b: dict[str, Any], **text: Any) -> HboState:
    given = {"first": "A", "seats": {"A": a, "B": b}, **text}
    return cast(HboState, GAME.position(given, 2, GAME.check_options({})))


def choice(s: HboState) -> int:
    ask = s.asks[0]
    return registry.make("heuristic", "hbo").choose(s.mask(ask.seat), ask, Rng("answer"))


def answer(s: HboState) -> str:
    """What the heuristic says to the first open question, in words."""
    return GAME.option_words(s, choice(s))


def until(s: HboState, kind: int, seat: int) -> HboState:
    """The heuristic plays on until a seat is asked such a question."""
    while not (s.asks[0].kind == kind and s.asks[0].seat == seat):
        s.choose(0, choice(s))
    return s


def attack(s: HboState, type_: int) -> HboState:
    """The active player attacks so, whatever the heuristic thinks of it."""
    seat = s.active
    until(s, both.D_CHALLENGE, seat)
    s.choose(0, both.CHALLENGE + type_ * 8 + 1 - seat)
    return s


def kneeling(*names: str) -> list[dict[str, Any]]:
    return [{"name": name, "kneeling": True} for name in names]


def test_free_income_comes_before_characters() -> None:
    s = position({"hand": ["stark_winterfell_castle", "stark_robb_stark", "stark_arya_stark"]}, {}, phase="marshaling")
    assert answer(until(s, both.D_MARSHAL, 0)) == "marshal stark_winterfell_castle"


def test_a_discount_is_taken_before_somebody_is_played() -> None:
    s = position({"hand": ["stark_robb_stark"], "play": ["stark_godswood"]}, {}, phase="marshaling")
    assert answer(until(s, both.D_MARSHAL, 0)) == "use stark_godswood"


def test_milk_of_the_poppy_is_for_the_best_of_the_other() -> None:
    mine = {"hand": ["lannister_milk_of_the_poppy"], "play": ["lannister_tyrion_lannister", "lannister_the_hound"]}
    theirs = {"play": ["stark_ser_rodrik_cassel", "stark_northern_bannermen"]}
    s = position(theirs, mine, first="B", phase="marshaling")
    assert answer(until(s, both.D_HOST, 1)).startswith("attach stark_ser_rodrik_cassel")


def test_nobody_to_defend_is_an_invitation() -> None:
    s = position({"play": ["stark_robb_stark", "stark_catelyn_stark"]}, {"play": kneeling("lannister_the_hound")})
    assert answer(until(s, both.D_CHALLENGE, 0)).startswith("challenge")


def test_stealth_passes_the_best_defender() -> None:
    mine = {"play": ["stark_arya_stark", "stark_northern_bannermen"]}
    s = position(mine, {"play": ["lannister_the_hound", "lannister_ser_gregor_clegane", "lannister_guards"]})
    attack(s, MILITARY)
    s.choose(0, both.ATTACK + s.play[0][0])
    if s.asks[0].kind == both.D_ATTACKERS:
        s.choose(0, both.DONE)
    assert answer(until(s, both.D_STEALTH, 0)) == "bypass lannister_ser_gregor_clegane@B"


def test_the_power_that_would_win_is_defended() -> None:
    theirs = {"play": ["lannister_cersei_lannister"], "power": 13}
    s = position({"play": ["stark_robb_stark", "stark_sansa_stark"], "power": 5}, theirs, first="B")
    until(attack(s, POWER), both.D_DEFENDERS, 0)
    said = []
    while s.asks[0].kind == both.D_DEFENDERS:
        said.append(answer(s))
        s.choose(0, choice(s))
    assert "defend stark_robb_stark" in said
    assert not s.over


def test_the_good_do_not_kneel_for_a_lost_cause() -> None:
    """An intrigue claim against an empty hand, an attack too strong to beat: at most the least keeps it from being
    unopposed."""
    names = ["stark_catelyn_stark", "stark_varys", "stark_bran_stark"]
    theirs = {"play": ["lannister_tywin_lannister", "lannister_ser_jaime_lannister", "lannister_ser_kevan_lannister",
                       "lannister_cersei_lannister"]}  # fmt: skip
    s = position({"play": names}, theirs, first="B")
    attack(s, INTRIGUE)
    for c in s.play[1]:
        if s.asks[0].kind == both.D_ATTACKERS:
            s.choose(0, both.ATTACK + c)
    until(s, both.D_DEFENDERS, 0)
    said = []
    while s.asks[0].kind == both.D_DEFENDERS:
        said.append(answer(s))
        s.choose(0, choice(s))
    assert said in (["done"], ["defend stark_bran_stark", "done"])


def test_the_cheapest_dies_for_claim() -> None:
    mine = {"play": kneeling("stark_robb_stark", "stark_winterfell_guard", "stark_catelyn_stark")}
    s = position(mine, {"play": ["lannister_tywin_lannister"]}, first="B")
    assert answer(until(attack(s, MILITARY), both.D_CLAIM, 0)) == "target stark_winterfell_guard"


def test_who_has_a_direwolf_dies_first_and_is_saved() -> None:
    wolf = {"name": "stark_direwolf", "on": "stark_robb_stark"}
    mine = {"play": [*kneeling("stark_robb_stark", "stark_winterfell_guard"), wolf]}
    s = position(mine, {"play": ["lannister_tywin_lannister"]}, first="B")
    assert answer(until(attack(s, MILITARY), both.D_CLAIM, 0)) == "target stark_robb_stark"
    s.choose(0, choice(s))
    assert answer(until(s, both.D_WOULD, 0)) == "use stark_direwolf"


def test_valar_is_for_who_is_behind() -> None:
    plots = {"plots": ["plot_valar_morghulis", "plot_hear_me_roar"]}
    many = ["stark_robb_stark", "stark_eddard_stark", "stark_catelyn_stark", "stark_jon_snow", "stark_arya_stark"]
    behind = position({"play": many}, {"play": ["lannister_the_hound"], **plots}, phase="plot")
    assert answer(until(behind, both.D_PLOT, 1)) == "plot plot_valar_morghulis"
    some = ["lannister_tywin_lannister", "lannister_tyrion_lannister", "lannister_the_hound"]
    ahead = position({"play": many[3:]}, {"play": some, **plots}, phase="plot")
    assert answer(until(ahead, both.D_PLOT, 1)) == "plot plot_hear_me_roar"


def test_an_event_that_turns_the_challenge_is_played() -> None:
    mine = {"play": ["lannister_cersei_lannister"], "hand": ["lannister_insidious_ways"]}
    s = position({"play": ["stark_catelyn_stark", "stark_sansa_stark"], "hand": ["stark_ice"]}, mine, first="B")
    attack(s, INTRIGUE)
    until(s, both.D_DEFENDERS, 0)
    s.choose(0, both.DEFEND + s.play[0][1])
    if s.asks[0].kind == both.D_DEFENDERS:
        s.choose(0, both.DONE)
    assert answer(until(s, both.D_ACTION, 1)) == "use lannister_insidious_ways"
