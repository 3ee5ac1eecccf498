"""The heuristic of the card game: legal in joust and melee, deterministic, blind to what is hidden, quick, sensible,
strong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greathall.bots.base import Bot
from greathall.bots.lcg.heuristic import ANSWERS
from greathall.games.cardgame import codes as both
from greathall.games.cardgame.names import MILITARY, POWER
from greathall.games.lcg import codes
from greathall.games.lcg.columns import COLUMNS
from greathall.games.lcg.state import LcgState
from greathall.games.lcg.table import BUILT, STARTERS
from greathall.kernel.state import Ask
from tests.bots.table import CardTable, kneeling

LCG = CardTable("lcg", LcgState, COLUMNS)
DECKS = [*BUILT, *STARTERS]

play, seat_bots, position, answer, until = LCG.play, LCG.seat_bots, LCG.position, LCG.answer, LCG.until


def new_game(players: int, seed: str, shift: int = 0, **options: str) -> LcgState:
    """Every seat with another deck, beginning with number `shift`."""
    given = {f"deck{p + 1}": DECKS[(shift + p) % len(DECKS)] for p in range(6)} | options
    return LCG.new_game(players, seed, **given)


def against_random(count: int, decks: list[str]) -> Iterator[bool]:
    """Did the heuristic win? Seats alternate, and both have the same deck."""
    for i in range(count):
        deck = decks[i // 2 % len(decks)]
        yield LCG.wins(new_game(2, f"against/{i}", deck1=deck, deck2=deck), i % 2, f"rng/{i}")


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


def matches_of_all_kinds() -> Iterator[tuple[LcgState, list[Bot], str]]:
    for i in range(150):
        seats = (2, 2, 4, 3, 5, 6)[i % 6]
        options = {"stops": ("no", "yes")[i % 5 == 0], "ruleset": ("rr1", "faq41")[i % 2]}
        bots = seat_bots(*[("random", "heuristic")[(i + p) % 2] for p in range(seats)])
        yield new_game(seats, f"kinds/{i}", shift=i, **options), bots, f"kinds/{i}"


def test_every_kind_of_decision_comes_up_and_is_answered() -> None:
    hardly_ever = (codes.D_WINNER,)  # has a test of its own
    assert LCG.never_asked(matches_of_all_kinds(), besides=hardly_ever) == []


# ---------------------------------------------------------------- deterministic, harmless, blind
@pytest.mark.parametrize("players", [2, 3])
def test_the_same_question_has_the_same_answer_and_nothing_is_touched(players: int) -> None:
    for i in range(4):
        LCG.check_harmless(new_game(players, f"same/{i}", shift=2 * i))


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_cards_do_not_change_the_answer(players: int) -> None:
    names = ["heuristic", "heuristic", "random", "heuristic"][:players]
    matches = [new_game(players, f"secrets/{i}", shift=2 * i) for i in range(6 if players == 2 else 2)]
    assert sum([LCG.check_blind(s, names, f"secrets/{i}") for i, s in enumerate(matches)]) > 200


# ---------------------------------------------------------------- speed and strength
@pytest.mark.parametrize("players", [2, 4])
def test_a_decision_takes_five_milliseconds_at_most_in_the_mean(players: int) -> None:
    assert LCG.mean_ms([new_game(players, f"clock/{i}", shift=players * i) for i in range(3)]) < 5.0


def test_beats_random() -> None:
    assert sum(against_random(20, BUILT)) >= 18


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
def test_beats_random_in_the_long_run(deck: str) -> None:
    assert sum(against_random(100, [deck])) >= 95


@pytest.mark.slow
def test_beats_randoms_in_melee() -> None:
    assert sum([LCG.wins(new_game(4, f"melee/{i}", shift=i), i % 4, f"melee/{i}") for i in range(60)]) >= 48


# ---------------------------------------------------------------- sense, one position at a time
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
    s = position({"play": ["Robb Stark", "Catelyn Stark"]}, {"play": kneeling("The Tickler")})
    assert answer(until(s, both.D_CHALLENGE, 0)).startswith("challenge")


def test_the_power_that_would_win_is_defended() -> None:
    theirs = {"play": ["Cersei Lannister"], "power": 13}
    s = position({"play": ["Eddard Stark", "Sansa Stark"], "power": 5}, theirs, first="B", active="B")
    assert "defend eddard_stark" in LCG.defence(LCG.attack(s, POWER), 0)
    assert not s.over


def test_the_cheapest_dies_for_claim() -> None:
    mine = {"play": kneeling("Robb Stark", "Winterfell Steward", "Catelyn Stark")}
    s = position(mine, {"play": ["Tywin Lannister"]}, first="B", active="B")
    assert answer(until(LCG.attack(s, MILITARY), both.D_CLAIM, 0)) == "target winterfell_steward"


def test_a_duplicate_saves() -> None:
    mine = {"play": [{"name": "Robb Stark", "kneeling": True, "duplicates": 1}]}
    s = position(mine, {"play": ["Tywin Lannister"]}, first="B", active="B")
    assert answer(until(LCG.attack(s, MILITARY), both.D_WOULD, 0)) == "save robb_stark"


def test_the_first_player_says_that_it_is_they_who_win() -> None:
    s = position({"play": ["Robb Stark"]}, {})
    s.asks = [Ask(0, codes.D_WINNER, [both.PLAYER + 1, both.PLAYER])]
    assert LCG.choice(s) == both.PLAYER
