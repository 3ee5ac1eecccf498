"""Tutorials: what is wrong with a file is said in one sentence, and every step comes up when the advice is followed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from greathall.lab.tutorial import FILE, Seen, Tutorial, load, see, spoken, tutorial_of
from greathall.texts.language import LANGUAGES
from greathall.texts.sentences import Texts

LCG = registry.get("lcg")
GAMES = [g for g in registry.ids() if (Path(registry.get(g).package_folder()) / FILE).is_file()]
MOST_WORDS = 60
PHASES = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"]
# What the first round of a card game explains besides its phases.
IN_ROUND_ONE = {
    "lcg": {"attackers", "stealth", "action", "claim", "would", "renown", "reserve", "unopposed"},
    "hbo": {
        "attackers", "stealth", "action", "defenders", "claim", "save", "response", "unopposed",
        "military_challenge", "intrigue_challenge", "power_challenge",
    },
}  # fmt: skip


def of(game: str) -> Tutorial:
    tutorial = tutorial_of(game)
    assert tutorial is not None
    return tutorial


def play(
    tutorial: Tutorial, learner: str = "heuristic", salt: str = "", most: int = 100_000
) -> tuple[Match, list[Seen]]:
    """The tutorial's match when the learner takes every suggestion, or plays otherwise."""
    game = registry.get(tutorial.game)
    match = Match(game, tutorial.options, [Seat("", b) for b in tutorial.bots], tutorial.seed)
    players = [bots.make(b or learner, tutorial.game) for b in tutorial.bots]
    seen = [see(game, match.state, match.log[0], tutorial.seat)]
    while not match.state.over and len(match.choices) < most:
        ask = match.state.asks[0]
        code = ask.options[0]
        if len(ask.options) > 1:
            rng = Rng(f"{salt}{len(match.choices)}:{ask.seat}")
            code = players[ask.seat].choose(match.state.mask(ask.seat), ask, rng)
        events = match.choose(ask.seat, code)
        seen.append(see(game, match.state, events, tutorial.seat))
    return match, seen


# ---------------------------------------------------------------- what there is
@pytest.mark.parametrize("game", IN_ROUND_ONE)
def test_the_card_games_can_be_learnt(game: str) -> None:
    assert game in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_spoken_when_the_advice_is_followed(game: str) -> None:
    tutorial = of(game)
    match, seen = play(tutorial)
    said = [s.step.id for s in spoken(tutorial, registry.get(game), seen)]
    assert [s.id for s in tutorial.steps if not s.optional and s.id not in said] == []
    assert len(said) == len(set(said))
    assert said[-1] == "farewell"
    assert tutorial.seat in match.state.winners, "a first game is won by whoever follows the advice"


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_short_and_whole_sentences(game: str) -> None:
    face = registry.get(game)
    for lang in LANGUAGES:
        texts = Texts(lang, face, strict=True)
        for step in of(game).steps:
            text = texts.get(f"tutorial-{step.id}")
            assert len(text.split()) <= MOST_WORDS, (lang, step.id, len(text.split()))
            assert text[0].isupper() and text[-1] in ".!?", (lang, step.id)


@pytest.mark.parametrize("game", GAMES)
def test_no_text_without_a_step(game: str) -> None:
    ids = {s.id for s in of(game).steps}
    for lang in LANGUAGES:
        lines = (Path(registry.get(game).package_folder()) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys = {line.split(" =")[0] for line in lines.splitlines() if line.startswith("tutorial-")}
        assert keys == {f"tutorial-{id_}" for id_ in ids}, lang


@pytest.mark.parametrize("game", IN_ROUND_ONE)
def test_every_phase_of_a_card_game_is_explained_in_its_first_round(game: str) -> None:
    tutorial, face = of(game), registry.get(game)
    _, seen = play(tutorial)
    _, second, *_ = [n for n, e in enumerate(seen) if any(face.describe_event(x).name == "round" for x in e.events)]
    early = {s.step.id for s in spoken(tutorial, face, seen[: second + 1])}
    assert set(PHASES) <= early
    assert IN_ROUND_ONE[game] <= early


def test_what_was_taken_back_was_not_spoken() -> None:
    """Spoken steps follow from the match alone: after an undo they are those of the shorter match."""
    tutorial = of("lcg")
    _, seen = play(tutorial)
    whole = [s.step.id for s in spoken(tutorial, LCG, seen)]
    part = [s.step.id for s in spoken(tutorial, LCG, seen[:20])]
    assert part == whole[: len(part)] and 0 < len(part) < len(whole)


# ---------------------------------------------------------------- steps
def write(folder: Path, steps: list[Any] | None = None, **more: Any) -> Path:
    data: dict[str, Any] = {
        "seats": ["me", "heuristic"],
        "options": {"deck1": "core-1", "deck2": "core-2", "first_player": "0"},
        "seed": "lesson-123",
        "steps": [{"id": "welcome", "at": "start"}] if steps is None else steps,
        **more,
    }
    path = folder / FILE
    path.write_text(yaml.safe_dump({k: v for k, v in data.items() if v is not ...}), encoding="utf-8")
    return path


def told(folder: Path, *steps: dict[str, Any]) -> list[tuple[str, int]]:
    tutorial = load(LCG, write(folder, list(steps)))
    _, seen = play(tutorial)
    return [(s.step.id, s.n) for s in spoken(tutorial, LCG, seen)]


def test_a_step_waits_for_its_count(tmp_path: Path) -> None:
    once = told(tmp_path, {"id": "plot", "at": {"decision": "plot"}})
    again = told(tmp_path, {"id": "plot", "at": {"decision": "plot"}, "count": 3})
    assert once[0][1] < again[0][1]


def test_a_step_waits_for_another(tmp_path: Path) -> None:
    first = {"id": "claim", "at": {"decision": "claim"}}
    free = dict(told(tmp_path, first, {"id": "plot", "at": {"decision": "plot"}}))
    bound = dict(told(tmp_path, first, {"id": "plot", "at": {"decision": "plot"}, "after": "claim"}))
    assert free["plot"] < free["claim"] < bound["plot"]


def test_a_step_is_too_late_after_another(tmp_path: Path) -> None:
    """What is told depends on the order in which things happened: one of two steps about the same event is spoken."""
    claim = {"id": "claim", "at": {"decision": "claim"}}
    early = told(tmp_path, claim, {"id": "plot", "at": {"decision": "plot"}, "before": "claim"})
    late = told(tmp_path, claim, {"id": "plot", "at": {"decision": "plot"}, "count": 9, "before": "claim"})
    assert [id_ for id_, _ in early] == ["plot", "claim"]
    assert [id_ for id_, _ in late] == ["claim"]


def test_the_card_game_tells_who_marshals_first_as_it_happened() -> None:
    """Whoever decides otherwise may make the opponent go first: then nobody is told to have finished."""
    tutorial, heard = of("lcg"), set()
    for salt in range(12):
        _, seen = play(tutorial, learner="random", salt=str(salt), most=150)
        order = [s.step.id for s in spoken(tutorial, LCG, seen)]
        for said in {"other_marshals", "other_first"} & set(order):
            heard.add(said)
            before = "marshal" in order and order.index("marshal") < order.index(said)
            assert before == (said == "other_marshals"), order
        assert not {"other_marshals", "other_first"} <= set(order)
    assert heard == {"other_marshals", "other_first"}


def test_the_settlers_hear_of_the_wall() -> None:
    """The introductory game of Catan teaches what its box is about."""
    tutorial = of("catan")
    assert tutorial.options["mode"] == "brotherhood"
    needed = {"hero", "place_guard", "token", "camp", "wildling_die", "breach", "gift", "recruited", "after_hero"}
    assert needed <= {s.id for s in tutorial.steps if not s.optional}


def test_a_step_names_whose_event_is_meant(tmp_path: Path) -> None:
    mine = told(tmp_path, {"id": "won", "at": {"event": "challenge", "where": {"seat": "me"}}})
    theirs = told(tmp_path, {"id": "won", "at": {"event": "challenge", "where": {"seat": "other"}}})
    power = told(tmp_path, {"id": "won", "at": {"event": "challenge", "where": {"seat": "me", "challenge": "power"}}})
    assert mine[0][1] < theirs[0][1] < power[0][1]


def test_events_come_before_what_is_asked_then(tmp_path: Path) -> None:
    said = told(
        tmp_path, {"id": "plot", "at": {"decision": "plot"}}, {"id": "round", "at": {"event": "round"}},
        {"id": "lost", "at": "lost"}, {"id": "won", "at": "won"},
    )  # fmt: skip
    assert [id_ for id_, _ in said] == ["round", "plot", "won"]


# ---------------------------------------------------------------- mistakes
BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"seats": ...}, "The tutorial has no 'seats'."),
    ({"seed": ""}, "The tutorial has no 'seed'."),
    ({"seed": 5}, "'seed' is a word."),
    ({"steps": []}, "The tutorial has no 'steps'."),
    ({"steps": "many"}, "'steps' is a list of steps."),
    ({"colour": "red"}, "The tutorial has no 'colour'; there are seats, options, seed, steps."),
    ({"seats": "me"}, "'seats' is a list of 'me' and names of bots."),
    ({"seats": ["me", "me"]}, "'seats' must name 'me' exactly once, not 2 times."),
    ({"seats": ["heuristic", "heuristic"]}, "'seats' must name 'me' exactly once, not 0 times."),
    ({"seats": ["me", "genius"]}, "There is no bot 'genius'; there are random, heuristic."),
    ({"seats": ["me"]}, "lcg is for 2 to 6 players, not 1."),
    ({"options": ["deck1"]}, "'options' is a mapping of options of the table to their values."),
    ({"options": {"deck9": "core-1"}}, "lcg has no option 'deck9'"),
    ({"options": {"first_player": "5"}}, "Option first_player names seat 5; the last seat is 1."),
]
BROKEN_STEPS: list[tuple[Any, str]] = [
    ("welcome", "Step 2 has no 'id'."),
    ({"at": "start"}, "Step 2 has no 'id'."),
    ({"id": "welcome", "at": "end"}, "There are two steps 'welcome'."),
    ({"id": "plot", "at": "start", "colour": "red"}, "Step 'plot' has no 'colour'"),
    ({"id": "sunshine", "at": "start"}, "Step 'sunshine' has no text 'tutorial-sunshine' in language 'en'."),
    ({"id": "plot"}, "Step 'plot': 'at' names start, won, lost, end, one decision or one event."),
    ({"id": "plot", "at": "dawn"}, "Step 'plot': 'at' is start, won, lost, end, a decision or an event, not 'dawn'."),
    ({"id": "plot", "at": {"decision": "plot", "event": "plot"}}, "one decision or one event."),
    ({"id": "plot", "at": {"decision": "lunch"}}, "Step 'plot': there is no decision 'lunch'."),
    ({"id": "plot", "at": {"event": "lunch"}}, "Step 'plot': there is no event 'lunch'."),
    ({"id": "plot", "at": {"decision": "plot", "where": {}}}, "Step 'plot': 'at' has no 'where'; there are decision."),
    (
        {"id": "plot", "at": {"event": "phase", "where": "plot"}},
        "'where' is a mapping of fields of the event to values.",
    ),
    (
        {"id": "plot", "at": {"event": "phase", "where": {"hour": 1}}},
        "Step 'plot': event 'phase' has no field 'hour'; its fields: phase.",
    ),
    ({"id": "plot", "at": {"event": "phase", "where": {"phase": "lunch"}}}, "Step 'plot': there is no phase 'lunch'."),
    (
        {"id": "plot", "at": {"event": "gold", "where": {"seat": 1}}},
        "Step 'plot': a seat is 'me' or 'other', not '1'.",
    ),
    ({"id": "plot", "at": {"event": "round", "where": {"round": "two"}}}, "Step 'plot': 'two' is not a whole number."),
    ({"id": "plot", "at": "start", "count": 0}, "Step 'plot': 'count' is a whole number from 1 on, not '0'."),
    (
        {"id": "plot", "at": "start", "after": "won"},
        "Step 'plot' comes after 'won', but no step before it has that id.",
    ),
    (
        {"id": "plot", "at": "start", "before": "lunch"},
        "Step 'plot' comes before 'lunch', but no step has that id.",
    ),
    ({"id": "plot", "at": "start", "rules": "LCG-WIN.1"}, "Step 'plot': 'rules' is a list of ids of rules."),
    ({"id": "plot", "at": "start", "rules": ["LCG-X.1"]}, "Step 'plot' cites 'LCG-X.1', but there is no such rule."),
    ({"id": "plot", "at": "start", "hint": "yes"}, "Step 'plot': 'hint' is true or false."),
]


@pytest.mark.parametrize(("change", "sentence"), BROKEN, ids=[s for _, s in BROKEN])
def test_a_mistake_in_the_table_is_one_sentence(tmp_path: Path, change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as e:
        load(LCG, write(tmp_path, **change))
    assert sentence in str(e.value) and str(e.value).startswith(str(tmp_path / FILE))


@pytest.mark.parametrize(("step", "sentence"), BROKEN_STEPS, ids=[s for _, s in BROKEN_STEPS])
def test_a_mistake_in_a_step_is_one_sentence(tmp_path: Path, step: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as e:
        load(LCG, write(tmp_path, [{"id": "welcome", "at": "start"}, step]))
    assert sentence in str(e.value) and str(e.value).startswith(str(tmp_path / FILE))


def test_a_file_that_is_no_mapping(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("- a\n- b\n", encoding="utf-8")
    with pytest.raises(BadInput, match="a tutorial is a mapping with seats, options, seed, steps"):
        load(LCG, tmp_path / FILE)
    with pytest.raises(BadInput, match="There is no file"):
        load(LCG, tmp_path / "nothing.yaml")
