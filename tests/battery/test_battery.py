"""The battery: properties every game has by the kernel's contract (docs/architecture.md, ten rules)."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from greathall.games import registry
from greathall.kernel import codec
from greathall.kernel.errors import BadInput, Refused
from greathall.kernel.face import GameOfParts
from greathall.kernel.game import Game
from greathall.kernel.match import fingerprint
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY, State
from greathall.texts.reference import rules_of

from .tables import EXAMPLES, TABLES, case_id, cases
from .walk import new_match, new_state, play_on, positions, step

# Three tables of each game in every run, all of them in the slow suites.
IN_EVERY_RUN = [case for game in {**TABLES, **EXAMPLES} for case in [c for c in cases() if c[0] == game][:3]]
CASES = [pytest.param(c, id=case_id(c), marks=() if c in IN_EVERY_RUN else pytest.mark.slow) for c in cases()]
each_table = pytest.mark.parametrize("case", CASES)
Case = tuple[str, int, dict[str, str]]

# Columns that hold something no seat and no spectator can know all of: each must be dealt anew at some time.
HIDDEN: dict[str, set[str]] = {
    "catan": {"hand", "dev_kind", "rng", "notes"},
    "hbo": {"design", "rng"},
    # `stack`: what was chosen face down, and leaders that are not revealed yet
    "kuhn": {"cards", "rng"},
    "iron_throne": {"hands", "decks", "hostages", "event_deck", "sheets_drawn", "stack", "rng"},
    "lcg": {"design", "rng"},
    "sojusze": {"hands", "deck", "ally_deck", "tokens", "supply", "rng"},
}


def masked(game: Game, s: State, seat: int) -> str:
    return codec.to_text(game.encode(s.mask(seat)))


def asked(s: State) -> list[tuple[int, int, list[int]]]:
    return sorted((a.seat, a.kind, a.options) for a in s.asks)


@each_table
def test_random_games_end_and_nothing_is_lost(case: Case) -> None:
    for seed in range(6):
        game, start = new_state(*case, f"end {seed}")
        for s in positions(start, Rng(f"walk {seed}"), 40):
            assert game.conserved(s) == []
        assert start.over
        assert all(0 <= w < start.n for w in start.winners)


@each_table
def test_every_listed_option_is_accepted(case: Case) -> None:
    game, start = new_state(*case, "listed")
    for s in positions(start, Rng("listed"), 12):
        for i, ask in enumerate(s.asks):
            for code in ask.options:
                t = s.clone()
                t.choose(i, code)
                assert game.conserved(t) == []
                assert t.over or t.asks


@each_table
def test_no_two_options_of_a_question_have_the_same_words(case: Case) -> None:
    """So that what is written in notation can be read back."""
    game, start = new_state(*case, "words")
    for s in positions(start, Rng("words"), 5):
        for ask in s.asks:
            words = [game.option_words(s, code) for code in ask.options]
            assert len(set(words)) == len(words), words


@each_table
def test_everything_else_is_refused_with_a_rule(case: Case) -> None:
    game, start = new_state(*case, "refused")
    known = set(rules_of(game))
    codes = game.all_codes()
    assert len(set(codes)) == len(codes)
    for s in positions(start, Rng("refused"), 60):
        for seat in range(s.n):
            mine = {c for a in s.asks if a.seat == seat for c in a.options}
            assert mine <= set(codes)
            for code in codes:
                rule = game.why_not(s, seat, code)
                assert (rule == "") == (code in mine)
                assert rule == "" or rule in known, rule


def test_a_match_refuses_without_changing() -> None:
    for game_id, seats, options in cases():
        match = new_match(game_id, seats, options, "refuse")
        before = match.fingerprint()
        for seat, code in ((0, -5), (0, 10**9), (seats - 1, 127)):
            with pytest.raises(Refused) as caught:
                match.choose(seat, code)
            assert caught.value.rule
        with pytest.raises(BadInput):
            match.choose(seats, 0)
        assert match.fingerprint() == before
        assert match.choices == []


@each_table
def test_saved_and_restored_at_every_decision(case: Case) -> None:
    game, start = new_state(*case, "saved")
    for s in positions(start, Rng("saved"), 4):
        text = codec.to_text(game.encode(s))
        back = game.decode(json.loads(text))
        assert codec.to_text(game.encode(back)) == text
        if s.over:
            break
        again = s.clone()
        play_on(again, Rng("on"), 25)
        play_on(back, Rng("on"), 25)
        assert codec.to_text(game.encode(back)) == codec.to_text(game.encode(again))


@each_table
def test_clones_are_independent(case: Case) -> None:
    game, start = new_state(*case, "clones")
    kept: list[tuple[State, str]] = []
    for s in positions(start, Rng("clones"), 30):
        kept.append((s.clone(), fingerprint(game, s)))
        other = s.clone()
        play_on(other, Rng("other"), 40)
        assert fingerprint(game, s) == kept[-1][1]
    for clone, name in kept:
        assert fingerprint(game, clone) == name


@each_table
def test_questions_follow_from_the_state_alone(case: Case) -> None:
    _, start = new_state(*case, "ask")
    for s in positions(start, Rng("ask"), 3):
        if not s.over:
            t = s.clone()
            t.reask()
            assert asked(t) == asked(s)


@each_table
def test_what_a_seat_cannot_see_does_not_reach_it(case: Case) -> None:
    """Non-interference: states that differ in hidden things alone look the same, byte for byte."""
    game, start = new_state(*case, "hidden")
    rng = Rng("deal")
    for s in positions(start, Rng("hidden"), 25):
        for seat in range(NOBODY, s.n):
            d = game.determinize(s, seat, rng)
            assert masked(game, d, seat) == masked(game, s, seat)
            assert json.dumps(game.view(d, seat)) == json.dumps(game.view(s, seat))
            assert [a for a in asked(d) if a[0] == seat] == [a for a in asked(s) if a[0] == seat]


def laid_over(base: object, over: object) -> object:
    """An overlay or patch applied: objects key by key, lists of objects by index, everything else replaced."""
    if isinstance(base, dict) and isinstance(over, dict):
        return {**base, **{k: laid_over(base.get(k), v) for k, v in over.items()}}
    if isinstance(base, list) and isinstance(over, dict):
        return [laid_over(v, over[str(i)]) if str(i) in over else v for i, v in enumerate(base)]
    return over


@each_table
def test_a_view_is_made_of_what_the_mask_shows(case: Case) -> None:
    """Games make views from a part of the mask, for speed: nothing else may be seen in them."""
    game, start = new_state(*case, "glimpse")
    if isinstance(game, GameOfParts):
        for s in positions(start, Rng("glimpse"), 12):
            for seat in range(NOBODY, s.n):
                assert game.view(s, seat) == game.parts.view(s.mask(seat), seat)


@each_table
def test_the_overlay_gives_the_seats_own_view(case: Case) -> None:
    game, start = new_state(*case, "overlay")
    later: list[tuple[object, str]] = []
    for s in positions(start, Rng("overlay"), 6):
        public = game.view(s, NOBODY)
        for seat in range(s.n):
            assert laid_over(public, game.overlay(s, seat)) == game.view(s, seat)
        kept = json.dumps([public, game.overlay(s, 0)])
        seen = [public, game.overlay(s, 0)]
        later.append((seen, kept))
    for seen, kept in later:
        assert json.dumps(seen) == kept, "a view must not change when the game goes on"


@each_table
def test_frames_that_mask_something_say_so(case: Case) -> None:
    _, start = new_state(*case, "secret")
    for s in positions(start, Rng("secret"), 5):
        for frame in s.stack:
            for seat in range(NOBODY, s.n):
                f = frame.copy()
                f.mask(s, seat)
                assert frame.secret or codec.encode_frame(f) == codec.encode_frame(frame)


@each_table
def test_a_mask_hides_the_future_and_what_others_may_choose(case: Case) -> None:
    _, start = new_state(*case, "twice")
    for s in positions(start, Rng("twice"), 100):
        for seat in range(NOBODY, s.n):
            m = s.mask(seat)
            assert m.rng == 0
            assert m.script == []
            assert all(a.options == [] for a in m.asks if a.seat != seat)


@each_table
def test_determinized_states_are_legal_and_vary(case: Case) -> None:
    game, start = new_state(*case, "vary")
    rng = Rng("vary")
    varied = looked = 0
    for s in positions(start, Rng("walk"), 60):
        if s.over:
            break
        for seat in range(s.n):
            names = set()
            for _ in range(4):
                d = game.determinize(s, seat, rng)
                assert game.conserved(d) == []
                t = d.clone()
                t.reask()
                assert asked(t) == asked(d)
                names.add(fingerprint(game, d))
                play_on(d, rng, 15)
                assert game.conserved(d) == []
            looked += 1
            varied += len(names) > 1
    assert varied == looked, "the random numbers to come must differ at the least"


@each_table
def test_determinized_hands_really_differ(case: Case) -> None:
    """Not only the generator: what the opponents are thought to hold must vary where it is unknown."""
    rng = Rng("differ")
    hidden_once: dict[int, set[str]] = {seat: set() for seat in range(NOBODY, case[1])}
    for seed in range(20):
        if all(columns >= HIDDEN[case[0]] for columns in hidden_once.values()):
            break
        game, start = new_state(*case, f"differ {seed}")
        for s in positions(start, Rng(f"differ {seed}"), 60):
            if s.over:
                break
            true = game.encode(s)
            for seat, columns in hidden_once.items():
                data = game.encode(game.determinize(s, seat, rng))
                columns.update(name for name in data if data[name] != true[name])
    for seat, columns in hidden_once.items():
        assert columns >= HIDDEN[case[0]], f"seat {seat}: never dealt anew: {HIDDEN[case[0]] - columns}"


@each_table
def test_undo_goes_back_exactly_and_never_behind_chance_or_others(case: Case) -> None:
    match = new_match(*case, "undo")
    rng = Rng("undo")
    undone = 0
    before: list[str] = []
    for _ in range(400):
        if match.state.over:
            break
        before.append(match.fingerprint())
        ask = match.state.asks[rng.below(len(match.state.asks))]
        rng_before = match.state.rng
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
        able = match.can_undo(ask.seat)
        if match.state.rng != rng_before:
            assert able == 0
        for other in range(len(match.seats)):
            if other != ask.seat:
                assert match.can_undo(other) == 0
        if able and rng.below(3) == 0:
            match.undo(ask.seat, able)
            undone += 1
            del before[len(match.choices) + 1 :]
            assert match.fingerprint() == before[-1]
            assert len(match.log) == len(match.choices) + 1
            before.pop()
        else:
            with pytest.raises(Refused):
                match.undo(ask.seat, able + 1)
    assert undone > 3


@each_table
def test_events_have_an_audience_and_ids(case: Case) -> None:
    match = new_match(*case, "events")
    game = match.game
    rng = Rng("events")
    while not match.state.over:
        ask = match.state.asks[0]
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    kinds = game.event_kinds()
    for event in [e for batch in match.log for e in batch]:
        kind = kinds[event[0]]
        assert len(event) == 2 + len(kind.fields)
        for seat in range(NOBODY, len(match.seats)):
            seen = game.see_event(event, seat)
            inside = seat >= 0 and event[1] >> seat & 1
            for i in kind.hidden_at:
                assert seen[i] == (event[i] if inside else -1)
    assert match.events_for(0)


@given(seed=st.text(max_size=12), walk=st.integers(0, 10**9), data=st.data())
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@pytest.mark.parametrize("game_id", registry.ids())
def test_any_table_can_be_played(game_id: str, seed: str, walk: int, data: st.DataObject) -> None:
    """Any allowed combination of options, any seed: some hundred decisions, saved in the middle, all in order."""
    game = registry.get(game_id)
    options = {
        o.name: data.draw(st.sampled_from(o.choices) if o.choices else st.integers(o.low, min(o.high, 10)).map(str))
        for o in game.table_options()
        if data.draw(st.booleans())
    }
    seats = data.draw(st.integers(game.min_seats, game.max_seats))
    try:
        s = game.new_state(seats, game.check_options(options), seed)
    except BadInput as e:
        assert str(e).endswith(".")
        return
    rng = Rng(str(walk))
    for _ in range(300):
        if s.over:
            break
        step(s, rng)
    assert game.conserved(s) == []
    back = game.decode(json.loads(codec.to_text(game.encode(s))))
    play_on(back, Rng("x"), 50)
    play_on(s, Rng("x"), 50)
    assert fingerprint(game, back) == fingerprint(game, s)
