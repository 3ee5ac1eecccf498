"""Nobody who plays with others knows what chance will bring."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel import matchfile
from greathall.server import fairness
from tests.server.hall import Hall
from tests.server.test_tables import a_match

pytestmark = pytest.mark.asyncio


async def seed_of(hall: Hall, table: str) -> tuple[str, str]:
    found = await hall.server.store.table(table)
    assert found is not None
    room = hall.server.hub.rooms.get(table)
    if room is not None and room.match is not None:
        assert room.match.chance.stored() == fairness.chance_of(found[0]).stored()
    return found[0].seed, found[0].seed_by


async def start(person: Any, table: str) -> dict[str, Any]:
    info: dict[str, Any] = await person.post(f"/api/tables/{table}/host", {"act": "start"})
    return info


async def test_alone_the_seed_is_what_was_asked_for(hall: Hall) -> None:
    anna = hall.person()
    for seats in (("me", "me", "me"), ("me", "random", "random"), ("random", "random", "random")):
        table = await anna.make(*seats, seed="mine")
        assert await seed_of(hall, table) == ("mine", "host")
        assert (await anna.get(f"/api/tables/{table}"))["seed"] == "host"
    table = await anna.make("me", "open", "open", seed="mine")  # nobody comes: bots
    for seat in (1, 2):
        await anna.post(f"/api/tables/{table}/host", {"act": "bot", "seat": seat, "bot": "random"})
    assert (await start(anna, table))["seed"] == "host"
    assert await seed_of(hall, table) == ("mine", "host")
    table = await anna.make("me", "me", "me", seed="")
    assert (await anna.get(f"/api/tables/{table}"))["seed"] == "server"


async def test_with_others_the_server_draws(hall: Hall) -> None:
    anna, bob = hall.person(), hall.person()
    table = await anna.make("me", "open", "random", seed="mine")
    assert (await bob.post(f"/api/tables/{table}/join", {}))["seed"] == "host"
    assert (await start(anna, table))["seed"] == "server"
    seed, by = await seed_of(hall, table)
    assert seed != "mine" and len(seed) == 64 and by == "server"
    # Not even a host who does not play may choose for others.
    table = await anna.make("open", "random", "random", seed="mine")
    await bob.post(f"/api/tables/{table}/join", {})
    assert (await start(anna, table))["seed"] == "server" and (await seed_of(hall, table))[0] != "mine"


async def test_handing_over_does_not_hand_over_a_known_seed(hall: Hall) -> None:
    anna, bob = hall.person(), hall.person()
    table = await anna.make("me", "open", "random", seed="mine")
    await bob.post(f"/api/tables/{table}/join", {})
    await anna.post(f"/api/tables/{table}/host", {"act": "hand_over", "seat": 1})
    await anna.post(f"/api/tables/{table}/seat", {"act": "leave", "seat": 0})
    await bob.post(f"/api/tables/{table}/host", {"act": "bot", "seat": 0, "bot": "random"})
    await start(bob, table)
    seed, by = await seed_of(hall, table)
    assert seed != "mine" and by == "server"


async def test_who_joins_later_is_told(hall: Hall) -> None:
    """A game whose chance the host knows is nobody else's; where others sit from the start, it is made anew."""
    anna, bob = hall.person(), hall.person()
    table = await anna.make("me", "random", "random", seed="mine")
    await anna.post(f"/api/tables/{table}/host", {"act": "open", "seat": 1})
    said = await bob.post(f"/api/tables/{table}/join", {}, expect=409)
    assert "The host knows what chance will bring" in said["error"]
    match = a_match(30)
    replay = (await anna.post("/api/replays", matchfile.dumps(match).encode()))["id"]
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]}
    table = (await anna.post(f"/api/replays/{replay}/20/continue", wish))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    info = await start(anna, table)
    assert info["seed"] == "anew" and info["n"] == 20 and (await seed_of(hall, table))[0] != match.seed
