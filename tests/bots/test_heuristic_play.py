"""The heuristic in whole games: legal, deterministic, blind to what is hidden, quick, and better than chance."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from greathall.games.catan.columns import COLUMNS
from greathall.games.catan.names import IN_DECK
from greathall.games.catan.state import CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask
from tests.bots.table import Table

CATAN = Table("catan", CatanState, COLUMNS)
ROOT = Path(__file__).resolve().parents[2]
MODES = ["base", "brotherhood"]
TABLES: list[dict[str, str]] = [
    {"setup": "variable"},
    {"setup": "random", "phases": "strict"},
    {"phases": "strict", "drama_of_heroes": "yes", "hero_limit": "table", "movement": "before_production"},
    {"victory_at_turn_end": "yes", "start_tokens": "yes", "used_tokens": "box", "mance_may_decline": "no"},
    {"patrol_to_camp": "no", "mixed_like_for_like": "yes", "patrols_after_yoren": "lose", "roads": "14"},
    {"offers_per_turn": "0", "nobody_wins_without_guards": "yes", "hidden_points_in_ties": "no"},
    {"offers_per_turn": "20", "colours": "random", "first_player": "2"},
]

new_game, play, seat_bots = CATAN.new_game, CATAN.play, CATAN.seat_bots


# ---------------------------------------------------------------- legal, everywhere
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("options", TABLES, ids=lambda o: next(iter(o)) + "=" + next(iter(o.values())))
def test_every_choice_is_legal_on_every_table(mode: str, options: dict[str, str]) -> None:
    for players in (3, 4):
        s = new_game(players, f"legal/{players}", mode=mode, **options)
        play(s, seat_bots(*["heuristic", "random", "heuristic", "heuristic"][:players]), "legal")
        s = new_game(players, f"legal/all/{players}", mode=mode, **options)
        play(s, seat_bots(*["heuristic"] * players), "legal")


@pytest.mark.parametrize("mode", MODES)
def test_games_among_heuristics_are_of_reasonable_length(mode: str) -> None:
    turns = []
    for i in range(4):
        s = new_game(4, f"length/{i}", mode=mode)
        play(s, seat_bots(*["heuristic"] * 4), "length")
        turns.append(s.turn)
    assert max(turns) < 200


# ---------------------------------------------------------------- deterministic, harmless, blind
@pytest.mark.parametrize("mode", MODES)
def test_the_same_question_has_the_same_answer_and_nothing_is_touched(mode: str) -> None:
    for players in (3, 4):
        CATAN.check_harmless(new_game(players, f"same/{players}", mode=mode, setup="random"))


def hash_of_games() -> str:
    """A fingerprint of two games; run in other processes by the next test."""
    said: list[int] = []
    for mode in MODES:
        said += play(new_game(4, "hash", mode=mode), seat_bots(*["heuristic"] * 4), "hash")
    return hashlib.sha256(repr(said).encode()).hexdigest()


def test_no_answer_depends_on_hash_order() -> None:
    here = hash_of_games()
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        code = "from tests.bots.test_heuristic_play import hash_of_games; print(hash_of_games())"
        there = subprocess.check_output([sys.executable, "-c", code], env=env, cwd=ROOT, text=True)
        assert there.strip() == here


def with_other_secrets(s: CatanState, seat: int, rng: Rng) -> CatanState:
    """The same table with other hidden cards: opponents' hands mixed, deck and hidden development cards too."""
    other = s.clone()
    others = [p for p in range(s.n) if p != seat]
    cards = [r for p in others for r in range(5) for _ in range(s.hand[p * 5 + r])]
    rng.shuffle(cards)
    for p in others:
        dealt, cards = cards[: s.hand_size[p]], cards[s.hand_size[p] :]
        for r in range(5):
            other.hand[p * 5 + r] = dealt.count(r)
    hidden = [i for i, at in enumerate(s.dev_at) if at == IN_DECK or at in others]
    kinds = [s.dev_kind[i] for i in hidden]
    rng.shuffle(kinds)
    other.dev_kind = s.dev_kind.copy()
    for i, kind in zip(hidden, kinds, strict=True):
        other.dev_kind[i] = kind
    for p in others:
        for kind in range(5):
            other.dev_held[p * 5 + kind] = sum(
                1 for i, at in enumerate(s.dev_at) if at == p and other.dev_kind[i] == kind
            )
    other.token = s.token.copy()
    rng.shuffle(other.token)
    other.rng = 12345
    return other


def looks_at_cards(s: CatanState, ask: Ask) -> bool:
    """Melisandre's three cards are no secret to who looks at them."""
    return bool(s.stack) and any(note[0] == 3 and note[2] == s.dev_next for note in s.notes)


@pytest.mark.parametrize("mode", MODES)
def test_hidden_cards_do_not_change_the_answer(mode: str) -> None:
    names = ["heuristic", "heuristic", "random", "heuristic"]
    matches = [new_game(4, f"secrets/{i}", mode=mode) for i in range(2)]
    found = [CATAN.check_blind(s, names, "secrets", with_other_secrets, looks_at_cards) for s in matches]
    assert sum(found) > 200


# ---------------------------------------------------------------- strength
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_beats_randoms(mode: str, players: int) -> None:
    assert sum(CATAN.against_randoms(20, players, mode=mode)) >= 19


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_beats_randoms_in_the_long_run(mode: str, players: int) -> None:
    assert sum(CATAN.against_randoms(100, players, mode=mode)) >= 95


# ---------------------------------------------------------------- speed
@pytest.mark.parametrize("mode", MODES)
def test_a_decision_takes_two_milliseconds_at_most_in_the_mean(mode: str) -> None:
    assert CATAN.mean_ms([new_game(4, f"clock/{i}", mode=mode) for i in range(3)]) < 2.0
