"""Whole games: how they begin and end (CAT-VP, CAT-END)."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.kernel.errors import Refused
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from greathall.kernel.state import State

from .table import COLOURS, GAME, SPECTATOR


def random_choice(state: State, rng: Rng, shun: tuple[str, ...] = ()) -> tuple[int, int]:
    """A random choice for the first seat that is asked: no offers, what is shunned only where there is nothing else."""
    ask = state.asks[0]
    words = {code: GAME.option_words(state, code).split(" ")[0] for code in ask.options}
    pick = [c for c, verb in words.items() if verb != "offer" and verb not in shun] or ask.options
    return ask.seat, pick[rng.below(len(pick))]


@pytest.mark.rule("CAT-VP.4")
@pytest.mark.parametrize("mode", ["base", "brotherhood"])
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_begins_with_two_points(mode: str, players: int) -> None:
    for seed in range(3):
        seats = [Seat(f"seat {i}") for i in range(players)]
        match = Match(GAME, {"mode": mode, "setup": "variable"}, seats, f"start {seed}")
        rng = Rng(f"start {seed}")
        while GAME.fact(match.state, "decision") != "before_roll":
            match.choose(*random_choice(match.state, rng))
        assert [seat["points"] for seat in GAME.view(match.state, SPECTATOR)["seats"]] == [2] * players


SHUNNED = (("end",), ("guard", "buy", "play"))  # so that the games end differently


def expected_winners(state: State) -> list[str]:
    """CAT-END.7 and CAT-END.8, once more and in another way."""
    names = [GAME.seat_name(state, p) for p in range(state.n)]
    ranks = {n: tuple(GAME.fact(state, f"{what} {n}") for what in ("guards", "all_points", "hand_size")) for n in names}
    best = max(ranks.values())
    first = [n for n in names if ranks[n] == best]
    return first if len(first) == 1 else []


@pytest.mark.rule(
    "CAT-END.2", "CAT-END.3", "CAT-END.4", "CAT-END.5", "CAT-END.6", "CAT-END.7", "CAT-END.8", "CAT-HERO.1", "CAT-DEV.1"
)
def test_whole_games_of_the_brotherhood_end_as_the_rules_say() -> None:
    endings: Counter[str] = Counter()
    for number in range(12):
        match = Match(GAME, {"turn_limit": 400}, [Seat(n) for n in COLOURS], f"whole game {number}")
        rng = Rng(f"whole game {number}")
        while not match.state.over:
            state = match.state
            assert GAME.fact(state, "breaches") < 3
            assert GAME.fact(state, "gift") <= 7
            if GAME.fact(state, "decision") == "main":
                assert GAME.fact(state, f"all_points {GAME.fact(state, 'active')}") < 10
            if GAME.fact(state, "first") is not None and GAME.fact(state, "turn"):
                held = [GAME.fact(state, f"hero {n}") for n in COLOURS]
                assert len(set(held)) == 4 and None not in held
                assert len({*held, *GAME.fact(state, "hero_pool")}) == 11
            match.choose(*random_choice(state, rng, SHUNNED[number % 2]))
        ending = [d.name for d in map(GAME.describe_event, match.log[-1])]
        winners = GAME.fact(match.state, "winners")
        if "true_victory" in ending:
            endings["true"] += 1
            assert winners == [GAME.fact(match.state, "active")]
            assert GAME.fact(match.state, f"all_points {winners[0]}") >= 10
            assert GAME.fact(match.state, "breaches") < 3 and GAME.fact(match.state, "gift") <= 7
        elif "dramatic" in ending:
            endings["breaches" if GAME.fact(match.state, "breaches") == 3 else "gift"] += 1
            assert GAME.fact(match.state, "breaches") == 3 or GAME.fact(match.state, "gift") > 7
            assert winners == expected_winners(match.state)
        with pytest.raises(Refused):
            match.choose(0, GAME.all_codes()[0])
        for events in match.log:  # what was bought is known to the buyer alone
            for event in events:
                told = GAME.describe_event(event)
                if told.name == "bought":
                    buyer = told.as_json()["seat"]
                    for seat in (SPECTATOR, 0, 1, 2, 3):
                        card = GAME.describe_event(GAME.see_event(event, seat)).as_json()["card"]
                        assert (card == -1) == (seat != buyer)
    assert endings["true"] and endings["breaches"], endings
