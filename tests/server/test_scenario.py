"""Copy as scenario: a position becomes a file that runs; of a running game it tells what the asker knows."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from greathall.games import registry
from greathall.kernel import inspect, matchfile, scenario
from greathall.kernel.match import Match, Seat, fingerprint
from greathall.kernel.rng import Rng
from greathall.kernel.state import State
from greathall.server import scenarios
from tests.server.hall import Hall
from tests.server.test_tables import a_match

CATAN = registry.get("catan")


@pytest.mark.asyncio
async def test_a_replay_is_copied_whole(small: Hall) -> None:
    anna, match = small.person(), a_match(120)
    replay = (await anna.post("/api/replays", matchfile.dumps(match).encode()))["id"]
    told = yaml.safe_load(await anna.get(f"/api/replays/{replay}/57/scenario"))
    built = CATAN.position(told["position"], told["players"], CATAN.check_options(told.get("options", {})))
    assert fingerprint(CATAN, built) == fingerprint(CATAN, match.at(57))
    await anna.get(f"/api/replays/{replay}/121/scenario", 404)
    await anna.get("/api/replays/nothing/0/scenario", 404)


@pytest.mark.asyncio
async def test_a_running_game_is_copied_with_the_own_eyes(small: Hall) -> None:
    """Whoever could read a whole position would know the others' cards and what chance brings next."""
    anna, eve = small.person(), small.person()
    table = await anna.make("me", "me", "random", watching="none")
    told = yaml.safe_load(await anna.get(f"/api/replays/{table}/0/scenario?seat=0"))
    assert told["players"] == 3 and told["position"]
    await anna.get(f"/api/replays/{table}/0/scenario?seat=2", 403)
    await eve.get(f"/api/replays/{table}/0/scenario", 409)
    await anna.post(f"/api/tables/{table}/host", {"act": "abandon"})
    assert yaml.safe_load(await anna.get(f"/api/replays/{table}/0/scenario"))["game"] == "catan"
    await eve.get(f"/api/replays/{table}/0/scenario", 403)


def own_eyes(match: Match, s: State, seat: int) -> str:
    seen = inspect.seen_by(match.game, s, seat, "a seed")
    return inspect.to_yaml(inspect.document(match.game, seen, match.options, "a copy", "a game", [seat]))


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_copy_with_own_eyes_tells_nothing_that_is_hidden(game_id: str, tmp_path: Path) -> None:
    """Worlds that a seat cannot tell apart are copied to the same text, byte for byte; and the copy runs."""
    game, file = registry.get(game_id), tmp_path / "copy.yaml"
    match = Match(game, {}, [Seat(name) for name in "ABCDEF"[: game.usual_seats]], "own eyes")
    rng = Rng("own eyes")
    for _ in range(4):
        for _ in range(25):
            ask = match.state.asks[rng.below(len(match.state.asks))]
            match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
        for seat in range(-1, len(match.seats)):
            text = own_eyes(match, match.state, seat)
            other = game.determinize(match.state, seat, rng)
            assert own_eyes(match, other, seat) == text, f"seat {seat}"
            assert str(match.state.rng) not in text
            file.write_text(scenarios.scenario_of(match, len(match.choices), "a game", seat), encoding="utf-8")
            (copy,) = scenario.read(file)
            scenario.run(copy, game)


def test_a_copy_of_a_running_game_does_not_count_what_came_after() -> None:
    """How often others chose since, nobody may know: the same position is the same text, however far the game is."""
    early, late = a_match(60), a_match(70)
    for seat in (-1, 0, 1, 2):
        assert scenarios.scenario_of(early, 60, "a game", seat) == scenarios.scenario_of(late, 60, "a game", seat)


def test_a_copy_runs_as_a_scenario(tmp_path: Path) -> None:
    match, file = a_match(60), tmp_path / "copy.yaml"
    file.write_text(scenarios.scenario_of(match, 60, "a game"), encoding="utf-8")
    (copy,) = scenario.read(file)
    scenario.run(copy, CATAN)
    assert copy.steps, "a position where nobody is asked proves nothing"
