"""The heuristic in whole games: legal, deterministic, blind to what is hidden, quick, and better than chance."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from greathall.bots import registry
from greathall.games.catan.names import IN_DECK
from greathall.games.catan.state import COLUMNS, CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask
from tests.bots.table import Clock, against_randoms, new_game, play, seat_bots

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
def picture(s: CatanState) -> list[object]:
    """Everything in a state that a bot could change."""
    columns = [repr(getattr(s, name)) for name in COLUMNS]
    frames = [(type(f).__name__, f.at, f.who, f.a, f.b, f.c, tuple(f.items)) for f in s.stack]
    return [columns, frames, [(a.seat, a.kind, tuple(a.options)) for a in s.asks]]


@pytest.mark.parametrize("mode", MODES)
def test_the_same_question_has_the_same_answer_and_nothing_is_touched(mode: str) -> None:
    old = registry.make("heuristic", "catan")

    def watch(s: CatanState, ask: Ask) -> None:
        before = picture(s)
        view = s.mask(ask.seat)
        seen = picture(view)
        first = old.choose(view, ask, Rng("x"))
        assert picture(view) == seen, "the view was changed"
        assert picture(s) == before, "the state behind the view was changed"
        assert old.choose(view, ask, Rng("x")) == first
        assert registry.make("heuristic", "catan").choose(s.mask(ask.seat), ask, Rng("x")) == first

    for players in (3, 4):
        s = new_game(players, f"same/{players}", mode=mode, setup="random")
        play(s, seat_bots(*["heuristic"] * players), "same", watch)


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


@pytest.mark.parametrize("mode", MODES)
def test_hidden_cards_do_not_change_the_answer(mode: str) -> None:
    bot = registry.make("heuristic", "catan")
    rng = Rng("secrets")
    asked = [0]

    def watch(s: CatanState, ask: Ask) -> None:
        if s.stack and any(note[0] == 3 and note[2] == s.dev_next for note in s.notes):
            return  # Melisandre's three cards are no secret to who looks at them
        asked[0] += 1
        changed = with_other_secrets(s, ask.seat, rng)
        true = bot.choose(s.mask(ask.seat), ask, Rng("x"))
        assert bot.choose(changed.mask(ask.seat), ask, Rng("x")) == true

    for i in range(2):
        bots = seat_bots("heuristic", "heuristic", "random", "heuristic")
        play(new_game(4, f"secrets/{i}", mode=mode), bots, "secrets", watch)
    assert asked[0] > 200


# ---------------------------------------------------------------- strength
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_beats_randoms(mode: str, players: int) -> None:
    assert sum(against_randoms(20, players, mode)) >= 19


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_beats_randoms_in_the_long_run(mode: str, players: int) -> None:
    assert sum(against_randoms(100, players, mode)) >= 95


# ---------------------------------------------------------------- speed
@pytest.mark.parametrize("mode", MODES)
def test_a_decision_takes_two_milliseconds_at_most_in_the_mean(mode: str) -> None:
    clock = Clock()
    for i in range(3):
        play(new_game(4, f"clock/{i}", mode=mode), seat_bots(*["heuristic"] * 4), "clock", clock=clock)
    assert clock.decisions > 300
    assert clock.mean_ms() < 2.0
