"""Chance at a table: made of everybody's part, not to be foretold, new when it is taken back, true at the end."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.chance import Chance, combined, commitment
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match
from greathall.kernel.state import NOBODY
from greathall.kernel.verifying import verify
from greathall.server import fairness, fronts, play
from greathall.server.rows import REWIND, REWIND_ANEW
from tests.server.hall import Hall, Person
from tests.server.test_tables import a_match

pytestmark = pytest.mark.asyncio

A_PART, B_PART = "a1" * 16, "b2" * 16


async def at_table(hall: Hall, **more: Any) -> tuple[str, Person, Person]:
    anna, bob = hall.person(), hall.person()
    table = await anna.make("me", "open", "random", start=False, seed="", **more)
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    return table, anna, bob


async def start(anna: Person, table: str) -> dict[str, Any]:
    info: dict[str, Any] = await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    return info


async def part(person: Person, table: str, seat: int, part: str, expect: int = 200) -> dict[str, Any]:
    act = {"act": "part", "seat": seat, "part": part}
    info: dict[str, Any] = await person.post(f"/api/tables/{table}/seat", act, expect)
    return info


def match_of(hall: Hall, table: str) -> Match:
    match = hall.server.hub.rooms[table].match
    assert match is not None
    return match


async def test_the_secret_is_made_of_everybodys_part_and_shown_at_the_end(hall: Hall) -> None:
    table, anna, bob = await at_table(hall)
    before = (await bob.get(f"/api/tables/{table}"))["chance"]
    assert before["kind"] == "keyed" and len(before["commitment"]) == 64
    assert (before["parts"], before["secret"]) == (["", "", ""], "")
    await part(anna, table, 0, A_PART)
    await part(bob, table, 1, B_PART)
    await part(bob, table, 0, B_PART, expect=403)  # nobody adds for another seat
    await part(bob, table, 1, "no hexadecimal number", expect=400)
    info = await start(anna, table)
    assert info["chance"] == {**before, "parts": [A_PART, B_PART, ""]}
    assert info["seed"] == "server"
    await part(bob, table, 1, A_PART, expect=409)  # too late
    found = await hall.server.store.table(table)
    assert found is not None
    row = found[0]
    assert commitment(row.seed) == before["commitment"]
    assert match_of(hall, table).seed == combined(row.seed, [A_PART, B_PART, ""])
    assert row.seed not in json.dumps(await bob.get(f"/api/tables/{table}"))
    # The end: both want it.
    one, two = await anna.sit(table), await bob.sit(table)
    await one.until("hello")
    await two.until("hello")
    await one.send(type="resign", seat=0)
    request = await two.until("request")
    await two.send(type="vote", seat=1, request=request["id"], yes=True)
    await two.until("table")
    shown = (await bob.get(f"/api/tables/{table}"))["chance"]
    assert shown["secret"] == row.seed and commitment(shown["secret"]) == before["commitment"]
    assert shown["parts"] == [A_PART, B_PART, ""]


async def test_a_finished_game_gives_a_record_that_can_be_verified(hall: Hall) -> None:
    anna = hall.person()
    table = await anna.make("random", "random", "random", "me", start=False, seed="")
    await part(anna, table, 3, A_PART)
    promised = (await anna.get(f"/api/tables/{table}"))["chance"]["commitment"]
    await start(anna, table)
    await played(hall, table, 120)
    await anna.post(f"/api/tables/{table}/host", {"act": "abandon"})
    text = await anna.get(f"/api/tables/{table}/match")
    found = verify(text, "here", registry.get)
    assert found.promised == promised and found.match.chance.parts[3] == A_PART
    assert found.numbers > 20 and found.match.choices == match_of(hall, table).choices
    # It can be looked at, and gone on with alone as it would have gone on.
    replay = (await anna.post("/api/replays", text.encode()))["id"]
    seats = [{"kind": "bot"}] * 3 + [{"kind": "me"}]
    again = (await anna.post(f"/api/replays/{replay}/60/continue", {"seats": seats, "start": True}))["id"]
    assert match_of(hall, again).at(60).rng == match_of(hall, table).at(60).rng
    assert match_of(hall, again).chance.key(61) == match_of(hall, table).chance.key(61)


async def played(hall: Hall, table: str, choices: int) -> None:
    """Play on until so many choices are made, the last option of every question."""
    room = hall.server.hub.rooms[table]
    while len(match_of(hall, table).choices) < choices:
        seat, asked = next(iter(room.asked.items()))
        with contextlib.suppress(play.Refusal):  # a bot was faster
            await play.choose(hall.server.hub, room, seat, asked.id, [asked.ask.options[-1]], None)


def roll(match: Match) -> int:
    """The first choice that drew numbers and can be made anew."""
    again = Match(match.game, match.options, match.seats, Chance.read(match.chance.stored()), stored=True)
    for n, (seat, code) in enumerate(match.choices):
        again.choose(seat, code)
        if again.drawn and seat < 2:
            return n
    raise AssertionError("nothing was drawn")


@pytest.mark.parametrize("alone", [True, False])
async def test_chance_that_was_taken_back_is_new_unless_one_plays_alone(
    hall: Hall, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "draw", lambda: "the same chance")
    if alone:
        anna = hall.person()
        table = await anna.make("me", "me", "random", seed="")
    else:
        table, anna, _ = await at_table(hall)
        await start(anna, table)
    await played(hall, table, 200)
    match = match_of(hall, table)
    n = roll(match)
    room = hall.server.hub.rooms[table]
    key = match.chance.key(n + 1)
    await play.rewind(hall.server.hub, room, n)
    assert len(match_of(hall, table).choices) == n
    assert (match_of(hall, table).chance.key(n + 1) == key) == alone
    log = await hall.server.store.log_after(table, 0)
    assert [row.kind for row in log if row.kind] == [REWIND if alone else REWIND_ANEW]
    # The database says the same after a restart.
    await played(hall, table, n + 10)
    before = match_of(hall, table).fingerprint()
    del hall.server.hub.rooms[table]
    await hall.server.hub.room(table)
    assert match_of(hall, table).fingerprint() == before


async def test_a_record_foretells_nothing_where_others_sit(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host has the whole record of a game of many cards, and goes on from it with a stranger."""
    monkeypatch.setattr(fronts, "PAUSE", 0.0)  # what was played last is heard at once
    for game, seats in (("sojusze", 3), ("lcg", 2)):
        anna, bob = hall.person(), hall.person()
        old = a_match(150, game=game, seats=seats)
        n = 80
        replay = (await anna.post("/api/replays", matchfile.dumps(old).encode()))["id"]
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}, *([{"kind": "bot"}] * (seats - 2))]}
        info = await anna.post(f"/api/replays/{replay}/{n}/continue", wish)
        table = info["id"]
        info = await bob.post(f"/api/tables/{table}/join", {"seat": 1})
        promised = info["chance"]["commitment"]
        assert info["seed"] == "record" and len(promised) == 64
        info = await start(anna, table)
        assert info["seed"] == "anew" and info["chance"]["commitment"] == promised
        match, face = match_of(hall, table), old.game
        now, then = match.at(n), old.at(n)
        then.hidden_shown = now.hidden_shown
        assert face.encode(now.mask(NOBODY)) == face.encode(then.mask(NOBODY))
        assert face.view(now, 1) != face.view(then, 1), "what the stranger holds is new"
        seat = await bob.sit(table, 1)
        hello = await seat.until("hello")
        seen = [event for _, _, events in hello["log"] for event in events]
        public = [list(face.see_event(e, NOBODY)) for line in old.log[: n + 1] for e in line]
        assert seen[: len(public)] == public, "secrets of the record are nobody's"
        earlier = match.numbers[n] - 1  # positions are told by numbers that leave empty passes out
        back = await anna.get(f"/api/replays/{table}/{earlier}?seat=0")
        assert back["position"]["seat"] == NOBODY, "behind the new deal one looks back as a spectator"


@pytest.mark.parametrize("mine", [1, 2])
async def test_a_game_that_begins_at_once_has_the_part_of_who_made_it(hall: Hall, mine: int) -> None:
    """Against bots, and of several people at one device: the parts come with the request, and the record proves it."""
    anna = hall.person()
    parts = [A_PART, B_PART][:mine] + [""] * (3 - mine)
    seats = [{"kind": "me", "part": p} if p else {"kind": "bot", "bot": "random"} for p in parts]
    wish = {"game": "catan", "seats": seats, "start": True}
    info = await anna.post("/api/tables", wish)
    table = info["id"]
    assert (info["status"], info["seed"]) == ("playing", "server")
    assert info["chance"]["parts"] == parts and info["chance"]["kind"] == "keyed"
    found = await hall.server.store.table(table)
    assert found is not None
    assert match_of(hall, table).seed == combined(found[0].seed, parts)
    await played(hall, table, 60)
    await anna.post(f"/api/tables/{table}/host", {"act": "abandon"})
    text = await anna.get(f"/api/tables/{table}/match")
    verified = verify(text, "here", registry.get)
    assert verified.promised == info["chance"]["commitment"] and verified.match.chance.parts == parts
    # Another part than the one that was sent is noticed.
    with pytest.raises(BadInput):
        verify(text.replace(A_PART, B_PART[::-1]), "here", registry.get)
    # Played again at once: with another part.
    again = await anna.post(f"/api/tables/{table}/rematch", {"part": "c3" * 16})
    assert again["status"] == "playing" and sorted(again["chance"]["parts"]) == ["", "", "c3" * 16]
    first = next(s["seat"] for s in again["seats"] if s["yours"])
    assert again["chance"]["parts"][first] == "c3" * 16
    assert match_of(hall, again["id"]).chance.parts == again["chance"]["parts"]


async def test_parts_of_games_that_begin_at_once_are_checked(hall: Hall) -> None:
    anna = hall.person()
    bots = [{"kind": "bot", "bot": "random"}] * 2

    async def made(first: dict[str, Any], expect: int = 200, **more: Any) -> Any:
        return await anna.post("/api/tables", {"game": "catan", "seats": [first, *bots], "start": True, **more}, expect)

    await made({"kind": "me", "part": "no hexadecimal number"}, 400)
    await made({"kind": "bot", "bot": "random", "part": A_PART}, 400)
    await made({"kind": "open", "part": A_PART}, 400)
    # Who chooses the seed has chosen: nothing is added.
    seeded = await made({"kind": "me", "part": A_PART}, seed="my own")
    assert seeded["chance"] == {"kind": "fast", "commitment": "", "parts": [], "secret": ""}
    assert seeded["seed"] == "host"
    # Without a part all is as before; a rematch needs no body.
    plain = await made({"kind": "me"})
    assert plain["chance"]["parts"] == ["", "", ""]
    await anna.post(f"/api/tables/{plain['id']}/host", {"act": "abandon"})
    assert (await anna.post(f"/api/tables/{plain['id']}/rematch"))["chance"]["parts"] == ["", "", ""]
