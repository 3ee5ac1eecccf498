"""The heuristic of The Iron Throne: legal on every table, deterministic, blind to what is hidden, quick, sensible,
strong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from greathall.bots.base import Bot
from greathall.bots.iron_throne.heuristic import ANSWERS
from greathall.games.iron_throne import board, codes, deals
from greathall.games.iron_throne.columns import COLUMNS
from greathall.games.iron_throne.names import ATTACK, CHARACTERS, DEFENCE, HOUSES, PER_HOUSE
from greathall.games.iron_throne.state import ThroneState
from tests.bots.table import Table

THRONE = Table("iron_throne", ThroneState, COLUMNS)
TABLES: list[dict[str, str]] = [
    {},
    {"houses": "random", "specials": "influential_x3"},
    {"truce_proposals": "1", "turn_limit": "20"},
]

new_game, play, seat_bots, answer = THRONE.new_game, THRONE.play, THRONE.seat_bots, THRONE.answer


# ---------------------------------------------------------------- legal, everywhere
def test_every_kind_of_decision_has_an_answer() -> None:
    assert sorted([*ANSWERS, codes.D_HOUSE]) == list(range(len(codes.DECISIONS)))


@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(o.values()) or "standard")
def test_every_choice_is_legal_on_every_table(options: dict[str, str]) -> None:
    for players in (3, 4, 5):
        play(new_game(players, f"legal/{players}", **options), seat_bots(*["heuristic"] * players), "legal")
    names = ["heuristic", "random", "random", "heuristic"]
    play(new_game(4, "legal/mixed", **options), seat_bots(*names), "legal")


def matches_of_all_kinds() -> Iterator[tuple[ThroneState, list[Bot], str]]:
    for i in range(200):
        seats = 3 + i % 3
        s = new_game(seats, f"kinds/{i}", **TABLES[i % 2])
        yield s, seat_bots(*["random"] * seats), f"kinds/{i}"


def test_every_kind_of_decision_comes_up_and_is_answered() -> None:
    assert THRONE.never_asked(matches_of_all_kinds()) == []


# ---------------------------------------------------------------- deterministic, harmless, blind
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_same_question_has_the_same_answer_and_nothing_is_touched(players: int) -> None:
    THRONE.check_harmless(new_game(players, f"same/{players}", houses="random"))


@pytest.mark.parametrize("seed", ["secrets", "more", "most"])
def test_hidden_cards_do_not_change_the_answer(seed: str) -> None:
    names = ["heuristic", "heuristic", "random", "heuristic"]
    assert THRONE.check_blind(new_game(4, seed, houses="random"), names, seed) > 80


# ---------------------------------------------------------------- speed and strength
def test_a_decision_takes_one_millisecond_at_most_in_the_mean() -> None:
    assert THRONE.mean_ms([new_game(4, f"clock/{i}") for i in range(3)]) < 1.0


def test_beats_randoms() -> None:
    assert sum(THRONE.against_randoms(20, 4)) >= 14


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_beats_randoms_in_the_long_run(players: int) -> None:
    assert sum(THRONE.against_randoms(100, players)) >= 80


# ---------------------------------------------------------------- sense, one position at a time
STARK, LANNISTER, BARATHEON, TARGARYEN = HOUSES[:4]


def position(at: str, seats: dict[str, dict[str, Any]], **text: Any) -> ThroneState:
    """Stark attacks Lannister; leaders whose abilities do not matter here."""
    given: dict[str, dict[str, Any]] = {
        STARK: {"leader": "catelyn", "fighter": "robb"},
        LANNISTER: {"leader": "tywin", "fighter": "jaime"},
        BARATHEON: {"leader": "davos"},
        TARGARYEN: {"leader": "jorah"},
    }
    for name, entry in seats.items():
        given[name] = {**given[name], **entry}
    return THRONE.written({"at": at, "attacker": STARK, "defender": LANNISTER, "seats": given, **text}, 4)


def power(character: str, amount: int) -> dict[str, int]:
    """This much on one character, two on each of the others: a house has no more than twenty."""
    number = CHARACTERS.index(character)
    first = number - number % PER_HOUSE
    leaders = ("catelyn", "tywin", "davos", "jorah")
    return {name: 2 for name in CHARACTERS[first : first + PER_HOUSE] if name not in leaders} | {character: amount}


def spread(count: int, *on: str) -> dict[str, int]:
    """Tokens on the boards of others, dealt out in turn."""
    out: dict[str, int] = {}
    for i in range(count):
        out[on[i % len(on)]] = out.get(on[i % len(on)], 0) + 1
    return out


def said_by(s: ThroneState, house: str) -> str:
    """What the heuristic answers for a house that is asked now."""
    seat = HOUSES.index(house)
    while s.asks[0].seat != seat:
        s.choose(0, THRONE.choice(s))
    return answer(s)


def test_what_wins_for_sure_is_played() -> None:
    mine = {"hand": ["20", "truce", "1"], "influence": spread(4, LANNISTER, BARATHEON), "power": power("robb", 9)}
    s = position("encounter", {STARK: mine, LANNISTER: {"power": power("jaime", 1), "hand": ["1", "2", "3", "4"]}})
    assert said_by(s, STARK) in ("seal stark-20", "seal stark-1")


def test_twenty_is_not_wasted_where_less_will_do() -> None:
    mine = {"hand": ["20", "5", "truce"], "power": power("robb", 12)}
    gone = ["20", "12", "10", "8", "truce", "truce", "truce"]
    s = position("encounter", {STARK: mine, LANNISTER: {"power": power("jaime", 1), "discard": gone}})
    assert said_by(s, STARK) == "seal stark-5"


def test_a_truce_is_betrayed_with_the_cheapest_card() -> None:
    mine = {"leader": "bran", "hand": ["20", "1", "truce"], "influence": spread(4, BARATHEON)}
    s = position("encounter", {STARK: mine, LANNISTER: {"hand": ["truce"]}})
    assert answer(s) == "use bran"
    s.choose(0, THRONE.choice(s))
    assert said_by(s, STARK) == "seal stark-1"


def test_who_cannot_win_the_encounter_offers_a_truce() -> None:
    weak = {"hand": ["truce", "1", "2"], "power": power("jaime", 1)}
    s = position("encounter", {STARK: {"power": power("robb", 14)}, LANNISTER: weak})
    assert said_by(s, LANNISTER) == "seal lannister-truce"


# ---------------------------------------------------------------- support
def offered(s: ThroneState, house: str, code: int) -> ThroneState:
    """A house makes this offer, all before it offer nothing."""
    seat = HOUSES.index(house)
    while s.asks[0].seat != seat:
        assert s.asks[0].kind == codes.D_OFFER
        s.choose(0, codes.NO_SUPPORT)
    s.choose(0, code)
    return s


def support(side: int, character: str) -> int:
    return codes.SUPPORT + side * codes.SIDE_SPAN + CHARACTERS.index(character)


def test_support_is_declined_from_who_would_win_by_it() -> None:
    s = position("support", {BARATHEON: {"influence": spread(4, STARK, LANNISTER)}})
    assert answer(offered(s, BARATHEON, support(ATTACK, "stannis"))) == "decline"


def test_support_is_accepted_where_it_makes_sure_of_the_game() -> None:
    mine = {"influence": spread(4, BARATHEON, TARGARYEN), "hand": ["1", "2", "3"], "power": power("robb", 3)}
    s = position(
        "support", {STARK: mine, LANNISTER: {"power": power("jaime", 5)}, BARATHEON: {"power": power("stannis", 9)}}
    )
    assert answer(offered(s, BARATHEON, support(ATTACK, "stannis"))) == "accept"


def test_a_defender_takes_all_help_there_is() -> None:
    mine = {"hand": ["6", "5", "4"]}
    s = position("support", {LANNISTER: mine, BARATHEON: {"power": power("stannis", 6)}})
    assert answer(offered(s, BARATHEON, support(DEFENCE, "stannis"))) == "accept"


def test_nobody_helps_an_attacker_to_win_the_game() -> None:
    mine = {"influence": spread(4, BARATHEON, TARGARYEN)}
    s = position("support", {STARK: mine})
    assert said_by(s, BARATHEON).startswith("support defender")


def test_who_wins_the_game_by_it_supports_the_attacker() -> None:
    seats = {BARATHEON: {"influence": spread(4, STARK, TARGARYEN)}, STARK: {"power": power("robb", 12)}}
    assert said_by(position("support", seats), BARATHEON).startswith("support attacker")


# ---------------------------------------------------------------- truce
def talk(seats: dict[str, dict[str, Any]], **terms: int) -> ThroneState:
    """Both have revealed a truce; with terms: the attacker proposes them, and the defender is asked."""
    given = {**seats}
    for name in (STARK, LANNISTER):
        given[name] = {"shown": "truce", **seats.get(name, {})}
    s = position("resolution", given)
    assert s.asks[0].kind == codes.D_PROPOSE
    if terms:
        s.choose(0, codes.PROPOSE + deals.deal_of([terms.get(field, 0) for field in deals.DEAL_FIELDS]))
        assert s.asks[0].kind == codes.D_PROPOSAL
    return s


def test_a_fair_deal_is_accepted() -> None:
    assert answer(talk({}, a_spreads=1, d_spreads=1)) == "accept"


def test_a_deal_that_makes_the_other_win_is_refused() -> None:
    seats = {STARK: {"influence": spread(4, BARATHEON, TARGARYEN)}}
    s = talk(seats, a_spreads=1, d_spreads=1, d_takes=2, a_pays=3)
    said = THRONE.choice(s)
    assert said != codes.ACCEPT
    if said != codes.BREAK_OFF:
        assert deals.terms(said - codes.PROPOSE)[0] == 0


def test_not_even_the_last_proposal_is_accepted_if_the_other_wins_by_it() -> None:
    s = talk({STARK: {"influence": spread(4, BARATHEON, TARGARYEN)}}, a_spreads=1, d_spreads=1)
    s.proposals = s.table.truce_proposals
    s.reask()
    assert [a.options for a in s.asks] == [[codes.ACCEPT, codes.BREAK_OFF]]
    assert answer(s) == "break off"


def test_at_the_end_little_is_better_than_nothing() -> None:
    s = talk({}, a_spreads=1, d_spreads=1, a_takes=1)
    s.proposals = s.table.truce_proposals
    s.reask()
    assert answer(s) == "accept"


def test_an_insult_is_answered_by_a_better_proposal() -> None:
    s = talk({}, a_spreads=1, a_takes=2, d_pays=3)
    said = THRONE.choice(s)
    assert said not in (codes.ACCEPT, codes.BREAK_OFF)
    assert deals.terms(said - codes.PROPOSE)[1] == 1


def test_who_can_win_together_only_shares_rather_than_gives_the_game_away() -> None:
    both = {"influence": spread(4, BARATHEON, TARGARYEN)}
    s = talk({STARK: both, LANNISTER: both})
    said = THRONE.choice(s)
    assert said != codes.BREAK_OFF
    a_spreads, d_spreads = deals.terms(said - codes.PROPOSE)[:2]
    assert a_spreads >= d_spreads


def test_two_heuristics_agree() -> None:
    s = talk({})
    while s.asks[0].kind in (codes.D_PROPOSE, codes.D_PROPOSAL):
        code = THRONE.choice(s)
        assert code != codes.BREAK_OFF
        s.choose(0, code)
    assert board.spread(s, 0) == board.spread(s, 1) == 1


# ---------------------------------------------------------------- hostages
def test_a_card_that_kills_is_tortured() -> None:
    s = position("hostages", {STARK: {"hostages": ["lannister-jaime"]}, LANNISTER: {"power": power("jaime", 4)}})
    assert answer(s) == "torture lannister-jaime"


def test_the_card_of_a_dead_character_is_freed() -> None:
    seats: dict[str, dict[str, Any]] = {
        STARK: {"hostages": ["lannister-jaime"]},
        LANNISTER: {"power": {"jaime": 0, "cersei": 8}, "fighter": "cersei"},
    }
    assert answer(position("hostages", seats)) == "free lannister-jaime"


def test_no_torture_ends_the_game_for_another_to_win() -> None:
    last = {"cersei": 0, "tyrion": 0, "joffrey": 0, "jaime": 3}
    seats: dict[str, dict[str, Any]] = {
        STARK: {"hostages": ["lannister-jaime"]},
        LANNISTER: {"power": last, "influence": spread(3, STARK, BARATHEON)},
    }
    assert answer(position("hostages", seats)) != "torture lannister-jaime"


def test_a_torture_that_wins_is_done() -> None:
    last = {"cersei": 0, "tyrion": 0, "joffrey": 0, "jaime": 3}
    mine = {"hostages": ["lannister-jaime"], "influence": spread(2, LANNISTER)}
    assert answer(position("hostages", {STARK: mine, LANNISTER: {"power": last}})) == "torture lannister-jaime"


# ---------------------------------------------------------------- character cards
def test_a_card_is_played_that_turns_the_encounter() -> None:
    seats = {
        STARK: {"shown": "8", "power": power("robb", 4), "hand": ["1", "2"]},
        LANNISTER: {"shown": "6", "power": power("jaime", 4), "hand": ["jaime", "3"]},
    }
    assert said_by(position("revealed", seats), LANNISTER) == "play lannister-jaime"


def test_a_card_is_kept_that_turns_nothing() -> None:
    seats = {
        STARK: {"shown": "20", "power": power("robb", 8), "hand": ["1", "2"]},
        LANNISTER: {"shown": "1", "power": power("jaime", 4), "hand": ["jaime", "3"]},
    }
    assert said_by(position("revealed", seats), LANNISTER) == "pass"
