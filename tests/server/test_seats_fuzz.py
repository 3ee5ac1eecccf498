"""Whatever three people and a stranger try with the seats of a running game, nobody sees through two pairs of eyes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from greathall.server.settings import Settings
from tests.server.hall import Hall, Person, Seat, open_hall
from tests.server.test_seats import away, of_people

pytestmark = pytest.mark.asyncio
SEATS = range(4)
STRANGER = 3


class Crowd:
    """Three people with a seat each, a bot, and a stranger: they do at random whatever the server offers, to any seat.

    Links go to anybody, as a host may send them to anybody."""

    def __init__(self, hall: Hall, table: str, people: list[Person], seats: list[Seat], seed: int) -> None:
        self.server = hall.server
        self.table = table
        self.people = people
        self.lines: list[Seat | None] = [*seats]
        self.rng = random.Random(seed)
        self.seen: list[set[int]] = [{0}, {1}, {2}, set()]
        self.granted: dict[str, int] = {}
        self.steps = 0

    async def ask(self, who: int, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[bool, Any]:
        """A request that may be refused."""
        person = self.people[who]
        answer = await person.http.request(method, path, json=body, headers={"Cookie": person.cookie})
        assert answer.status_code in (200, 403, 409), answer.text
        return answer.status_code == 200, answer.json()

    async def act(self) -> bool:
        """One act of somebody; was it granted?"""
        self.steps += 1
        rng, path, room = self.rng, f"/api/tables/{self.table}", self.server.hub.rooms[self.table]
        who, seat = rng.randrange(4), rng.randrange(4)
        what = rng.choice(("host", "host", "host", "seat", "join", "join", "claim", "vote", "vote", "line"))
        if what == "host":
            what = rng.choice(("kick", "kick", "open", "bot", "hand_over", "withdraw"))
            hosts = [i for i, p in enumerate(self.people) if self.server.auth.player(p.cookie) == room.row.host]
            body = {"act": what, "seat": seat, "bot": "random" if what == "bot" else ""}
            ok, _ = await self.ask(hosts[0], "POST", f"{path}/host", body)
        elif what == "seat":
            what = rng.choice(("leave", "bot", "back"))
            ok, _ = await self.ask(who, "POST", f"{path}/seat", {"act": what, "seat": seat})
        elif what == "join":
            ok, _ = await self.ask(who, "POST", f"{path}/join", {"seat": seat})
        elif what == "claim":
            token = self.server.auth.link(self.table, seat, room.seats[seat].nonce)
            ok, _ = await self.ask(who, "POST", "/api/claim", {"token": token})
        elif what == "vote":
            ok = await self.vote(who)
        else:
            ok = await self.come_or_go(who)
        if ok:
            self.granted[what] = self.granted.get(what, 0) + 1
        return ok

    async def vote(self, who: int) -> bool:
        """Somebody who is there answers the request, mostly by a yes."""
        line, request = self.lines[who], self.server.hub.rooms[self.table].request()
        if line is None or request is None:
            return False
        yes = self.rng.random() < 0.8
        await line.send(type="vote", seat=self.rng.randrange(4), request=request.id, yes=yes)
        await line.send(type="why", seat=0, code=0, ref=self.steps)
        while (await line.next()).get("ref") != self.steps:
            pass
        return True

    async def come_or_go(self, who: int) -> bool:
        person = self.people[who]
        if self.lines[who] is None:
            self.lines[who] = await person.sit(self.table)
            await self.lines[who].next()  # type: ignore[union-attr]
        else:
            self.lines[who] = None
            own = [s["seat"] for s in (await person.get(f"/api/tables/{self.table}"))["seats"] if s["yours"]]
            if own:
                await away(person, self.table, own[0])
            else:
                for seat in person.sockets:
                    await seat.socket.close()
            person.sockets.clear()
        return True

    async def check(self, closely: bool) -> None:
        """Nobody has eyes that were not theirs; `closely`: positions and lines show nothing else, either."""
        for who, person in enumerate(self.people):
            eyes = set((await person.get(f"/api/replays/{self.table}"))["eyes"]) - {-1}
            if who == STRANGER and not self.seen[who]:
                assert len(eyes) <= 1
                self.seen[who] |= eyes
            assert eyes <= self.seen[who], (self.steps, who, eyes)
            if closely:
                for seat in SEATS:
                    ok, at = await self.ask(who, "GET", f"/api/replays/{self.table}/0?seat={seat}")
                    assert ok == (seat in eyes)
                    if ok:
                        shows_only(at["position"]["view"], seat)
                    line = await person.sit(self.table, seat)
                    await line.next()
                    assert line.seat in {*eyes, -1} and (line.seat == seat or seat not in eyes)
                    shows_only(line.view, line.seat)
                    await line.socket.close()


def shows_only(view: dict[str, Any], seat: int) -> None:
    for number, part in enumerate(view["seats"]):
        if number != seat:
            assert part["hand"] is None and part["development"] is None


async def try_everything(settings: Settings, seed: int, steps: int) -> dict[str, int]:
    settings.bot_delay = (1000.0, 1000.0)  # the game must not end by itself
    settings.absence = 0.001 if seed % 2 else 1e9  # away at once, or never, however slow the machine is
    settings.ping_seconds = 3600.0  # likewise nobody is cut off
    async with open_hall(settings) as hall:
        table, people, seats = await of_people(hall, "open", "open", "random")
        stranger = hall.person()
        await stranger.get("/api/me")
        seats.append(await stranger.sit(table))
        await seats[-1].next()
        crowd = Crowd(hall, table, [*people, stranger], seats, seed)
        for step in range(1, steps + 1):
            granted = await crowd.act()
            if granted or step % 50 == 0:
                await crowd.check(closely=step % 50 == 0)
        notes = (await people[0].get(f"/api/replays/{table}"))["notes"]
        assert [x["id"] for x in notes] == list(range(notes[0]["id"], notes[0]["id"] + len(notes)))
        return crowd.granted


@pytest.mark.parametrize("seed", [1, 2])
async def test_nobody_gets_the_eyes_of_another_seat(sqlite_settings: Settings, seed: int) -> None:
    granted = await try_everything(sqlite_settings, seed, 150)
    if seed % 2 == 0:  # nobody is ever away here, so that nothing depends on time
        assert {"kick", "open", "bot", "leave", "join", "claim", "vote", "line"} <= granted.keys(), granted


@pytest.mark.slow
@pytest.mark.timeout(1800)  # they only end: what is checked does not depend on how long that takes
@pytest.mark.parametrize("seed", range(3, 11))
async def test_nobody_gets_the_eyes_of_another_seat_in_many_tries(settings: Settings, seed: int) -> None:
    await try_everything(settings, seed, 400)
