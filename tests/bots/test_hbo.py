"""The heuristic of the card game (HBO edition): legal with either House and any plots, deterministic, blind to what is
hidden, quick, sensible, strong, and about as good with one House as with the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greathall.bots.base import Bot
from greathall.bots.hbo.heuristic import ANSWERS
from greathall.games.cardgame import codes as both
from greathall.games.cardgame.names import INTRIGUE, MILITARY, POWER
from greathall.games.hbo import codes
from greathall.games.hbo.columns import COLUMNS
from greathall.games.hbo.names import LANNISTER, STARK
from greathall.games.hbo.state import HboState
from greathall.kernel.state import Ask
from tests.bots.table import CardTable, kneeling

HBO = CardTable("hbo", HboState, COLUMNS)
PLOTS = ("basic", "draft")
HOUSES = ("stark_first", "lannister_first")

play, seat_bots, position, attack = HBO.play, HBO.seat_bots, HBO.position, HBO.attack
choice, answer, until = HBO.choice, HBO.answer, HBO.until


def new_game(seed: str, **options: str) -> HboState:
    return HBO.new_game(2, seed, **options)


def against_random(count: int, house: int, plots: str) -> Iterator[bool]:
    """Did the heuristic win with this House? It sits in either seat."""
    for i in range(count):
        s = new_game(f"against/{i}", plots=plots, houses=HOUSES[i % 2])
        yield HBO.wins(s, s.house.index(house), f"rng/{i}")


# ---------------------------------------------------------------- legal, everywhere
def test_every_kind_of_decision_has_an_answer() -> None:
    assert sorted(ANSWERS) == list(range(len(codes.DECISIONS)))


def test_every_choice_is_legal() -> None:
    options: list[dict[str, str]] = [
        {},
        {"last_window": "outside", "zero_against_zero": "nobody"},
        {"after_resolution": "renown_first"},
    ]
    for i in range(18):
        s = new_game(f"legal/{i}", plots=PLOTS[i % 2], houses=HOUSES[i // 2 % 2], **options[i % 3])
        play(s, seat_bots("heuristic", "heuristic" if i % 3 else "random"), "legal")


def matches_of_all_kinds() -> Iterator[tuple[HboState, list[Bot], str]]:
    for i in range(200):
        bots = seat_bots(*[("random", "heuristic")[(i + p) % 2] for p in (0, 1)])
        yield new_game(f"kinds/{i}", plots=PLOTS[i % 4 > 0], stops=("no", "yes")[i % 5 == 0]), bots, f"kinds/{i}"


def test_every_kind_of_decision_comes_up_and_is_answered() -> None:
    assert HBO.never_asked(matches_of_all_kinds()) == []


# ---------------------------------------------------------------- deterministic, harmless, blind
@pytest.mark.parametrize("plots", PLOTS)
def test_the_same_question_has_the_same_answer_and_nothing_is_touched(plots: str) -> None:
    for i in range(3):
        HBO.check_harmless(new_game(f"same/{i}", plots=plots))


def searches(s: HboState, ask: Ask) -> bool:
    return ask.kind == both.D_SEARCH  # a deck dealt anew has other numbers to choose from


@pytest.mark.parametrize("plots", PLOTS)
def test_hidden_cards_do_not_change_the_answer(plots: str) -> None:
    found = 0
    for i in range(4):
        names = ["heuristic", ("random", "heuristic")[i % 2]]
        found += HBO.check_blind(new_game(f"secrets/{i}", plots=plots), names, f"secrets/{i}", skips=searches)
    assert found > 200


# ---------------------------------------------------------------- speed and strength
@pytest.mark.parametrize("plots", PLOTS)
def test_a_decision_takes_one_millisecond_at_most_in_the_mean(plots: str) -> None:
    assert HBO.mean_ms([new_game(f"clock/{i}", plots=plots) for i in range(4)]) < 1.0


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
    assert "defend stark_robb_stark" in HBO.defence(attack(s, POWER), 0)
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
    assert HBO.defence(s, 0) in (["done"], ["defend stark_bran_stark", "done"])


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
