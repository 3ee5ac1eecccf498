"""Copy as scenario: a position of a game that is over becomes a file that runs; a running game tells nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from greathall.games import registry
from greathall.kernel import matchfile, scenario
from greathall.kernel.match import fingerprint
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
async def test_a_running_game_is_copied_when_it_is_over(small: Hall) -> None:
    """Whoever could read a whole position would know the others' cards and what chance brings next."""
    anna, eve = small.person(), small.person()
    table = await anna.make("me", "me", "me", watching="after")
    for n in (0, 1):
        assert (await anna.get(f"/api/replays/{table}/{n}/scenario", 409))["key"] == "error-still-played"
    await eve.get(f"/api/replays/{table}/0/scenario", 409)
    await anna.post(f"/api/tables/{table}/host", {"act": "abandon"})
    for person in (anna, eve):
        assert yaml.safe_load(await person.get(f"/api/replays/{table}/0/scenario"))["game"] == "catan"
    hidden = await anna.make("me", "me", "me", watching="none")
    await anna.post(f"/api/tables/{hidden}/host", {"act": "abandon"})
    await eve.get(f"/api/replays/{hidden}/0/scenario", 403)


def test_a_copy_runs_as_a_scenario(tmp_path: Path) -> None:
    match, file = a_match(60), tmp_path / "copy.yaml"
    file.write_text(scenarios.scenario_of(match, 60, "a game"), encoding="utf-8")
    (copy,) = scenario.read(file)
    scenario.run(copy, CATAN)
    assert copy.steps, "a position where nobody is asked proves nothing"
