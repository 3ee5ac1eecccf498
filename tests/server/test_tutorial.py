"""Introductory games and advice: always the same table, a coach who speaks in step, hints that peek at nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.kernel.rng import Rng
from greathall.lab.tutorial import tutorial_of
from greathall.server.settings import Settings
from tests.server.hall import Hall, Person, Seat, open_hall

pytestmark = pytest.mark.asyncio
LCG = registry.get("lcg")
LESSON = tutorial_of("lcg")
assert LESSON is not None


class Pupil:
    """Somebody at a tutorial: keeps what the coach said."""

    def __init__(self, person: Person, table: dict[str, Any], seat: Seat) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.spoken: list[dict[str, Any]] = []
        self.total = 0

    async def next(self) -> dict[str, Any]:
        message = await self.seat.next(20)
        coach = message.get("coach") if message["type"] == "hello" else message if message["type"] == "coach" else None
        if coach is not None:
            self.spoken, self.total = coach["spoken"], coach["total"]
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def asked(self, after: int = -1) -> dict[str, Any]:
        while (q := self.seat.question()) is None or q["id"] <= after:
            await self.next()
        return q

    async def hint(self, **more: Any) -> dict[str, Any]:
        q = await self.asked()
        await self.seat.send(**{"type": "hint", "seat": self.seat.seat, "id": q["id"], "ref": 9, **more})
        return await self.until("hinted", "refused")

    def said(self) -> list[str]:
        return [s["id"] for s in self.spoken]


async def learn(hall: Hall, game: str = "lcg") -> Pupil:
    person = hall.person()
    table = await person.post("/api/tutorials", {"game": game, "name": "Ola"})
    pupil = Pupil(person, table, await person.sit(table["id"]))
    await pupil.until("hello")
    return pupil


# ---------------------------------------------------------------- the table
async def test_the_games_say_whether_they_can_be_learnt(small: Hall) -> None:
    games = {g["id"]: g["tutorial"] for g in await small.person().get("/api/games")}
    assert games["lcg"] is True
    assert games == {g: tutorial_of(g) is not None for g in games}


async def test_a_tutorial_is_a_table_of_its_own(hall: Hall) -> None:
    pupil = await learn(hall)
    table = pupil.table
    assert table["status"] == "playing" and table["seed"] == "tutorial" and table["watching"] == "none"
    assert [s["kind"] for s in table["seats"]] == ["person", "bot"] and table["seats"][0]["name"] == "Ola"
    assert {k: table["options"][k] for k in ("deck1", "deck2")} == {"deck1": "core-1", "deck2": "core-2"}
    assert hall.server.hub.rooms[table["id"]].row.seed == LESSON.seed
    lobby = await hall.person().get("/api/lobby")
    assert lobby["open"] == [] and lobby["live"] == []
    assert [t["id"] for t in (await pupil.person.get("/api/lobby"))["mine"]] == [table["id"]]
    stranger = await hall.person().sit(table["id"])
    assert await stranger.closed() == 4403


async def test_nobody_chooses_anything_about_it(small: Hall) -> None:
    person = small.person()
    for more in ({"seed": "mine"}, {"options": {}}, {"seats": []}, {"listed": True}):
        await person.post("/api/tutorials", {"game": "lcg", **more}, 400)
    for game in ("chess", "-"):
        assert (await person.post("/api/tutorials", {"game": game}, 404))["key"] == "error-not-found"


async def test_it_stays_solo(hall: Hall) -> None:
    """Its chance is known to everybody, so no seat of it can be given to another person."""
    pupil = await learn(hall)
    table, me = pupil.table["id"], pupil.person
    for act in ({"act": "open", "seat": 1}, {"act": "bot", "seat": 1}, {"act": "hand_over", "seat": 0}):
        assert (await me.post(f"/api/tables/{table}/host", act, 409))["key"] == "error-tutorial-alone"
    assert await me.get(f"/api/tables/{table}/invites") == []
    left = await me.post(f"/api/tables/{table}/seat", {"act": "leave", "seat": 0})
    assert left["status"] == "abandoned" and left["seats"][0]["kind"] == "person"


async def test_the_next_game_is_an_ordinary_one(small: Hall) -> None:
    pupil = await learn(small)
    await pupil.person.post(f"/api/tables/{pupil.table['id']}/host", {"act": "abandon"})
    again = await pupil.person.post(f"/api/tables/{pupil.table['id']}/rematch")
    assert again["seed"] == "server"
    seat = await pupil.person.sit(again["id"])
    assert (await seat.until("hello"))["coach"] is None


# ---------------------------------------------------------------- the coach
async def test_whoever_follows_the_advice_hears_every_step_and_wins(small: Hall) -> None:
    small.server.limits.hints.rate = 0
    pupil = await learn(small)
    assert pupil.said() == ["welcome", "coach", "mulligan"]
    answered = -1
    while not pupil.seat.view["over"]:
        q = pupil.seat.question()
        if q is None or q["id"] <= answered:
            await pupil.next()
            continue
        advice = await pupil.hint()
        assert advice["type"] == "hinted" and advice["ref"] == 9
        assert advice["code"] in [o[0] for o in q["options"]]
        answered = q["id"]
        await pupil.seat.choose(advice["code"])
    while "farewell" not in pupil.said():
        await pupil.next()
    said = pupil.said()
    assert [s.id for s in LESSON.steps if not s.optional and s.id not in said] == []
    assert pupil.total == len([s for s in LESSON.steps if not s.optional])
    assert [s["n"] for s in pupil.spoken] == sorted(s["n"] for s in pupil.spoken)
    assert pupil.seat.view["winners"] == [0]


async def test_what_was_said_is_still_known_after_a_restart(sqlite_settings: Settings) -> None:
    async with open_hall(sqlite_settings) as hall:
        pupil = await learn(hall)
        for _ in range(4):
            q = await pupil.asked()
            await pupil.seat.choose((await pupil.hint())["code"])
            await pupil.asked(q["id"])
        said, cookie = pupil.said(), pupil.person.cookie
        assert "setup" in said
    async with open_hall(sqlite_settings) as hall:
        back = hall.person(cookie)
        hello = await (await back.sit(pupil.table["id"])).until("hello")
        assert [s["id"] for s in hello["coach"]["spoken"]][: len(said)] == said


async def test_what_is_taken_back_was_not_said(small: Hall) -> None:
    pupil = await learn(small)
    await pupil.seat.choose((await pupil.hint())["code"])
    q = await pupil.asked(pupil.seat.questions[0]["id"])
    while pupil.said()[-1] != "setup":
        await pupil.next()
    before = pupil.said()
    await pupil.seat.choose((await pupil.hint())["code"])
    await pupil.asked(q["id"])
    while pupil.said()[-1] != "types":
        await pupil.next()
    await pupil.seat.send(type="undo", seat=0)
    await pupil.until("rewound")
    while pupil.said() != before:
        await pupil.next()


async def test_a_part_that_is_only_tried_is_explained(small: Hall) -> None:
    """Set-up is put together before it is sent: what would be asked next is explained then, not afterwards."""
    pupil = await learn(small)
    await pupil.seat.choose((await pupil.hint())["code"])
    q = await pupil.asked(pupil.seat.questions[0]["id"])
    while pupil.said()[-1] != "setup":
        await pupil.next()
    place = next(o[0] for o in q["options"] if o[1] == "place")
    await pupil.seat.send(type="try", seat=0, id=q["id"], codes=[place])
    await pupil.until("coach")
    assert pupil.said()[-1] == "types"
    assert pupil.spoken[-1]["n"] == pupil.seat.n
    await pupil.seat.choose((await pupil.hint())["code"])
    await pupil.asked(q["id"])
    again = await pupil.person.sit(pupil.table["id"])
    assert [s["id"] for s in (await again.until("hello"))["coach"]["spoken"]] == pupil.said()


# ---------------------------------------------------------------- advice
async def test_advice_comes_from_what_the_seat_sees(small: Hall) -> None:
    pupil = await learn(small)
    bot = bots.make("heuristic", "lcg")
    for _ in range(8):
        q = await pupil.asked()
        code = (await pupil.hint())["code"]
        match = small.server.hub.rooms[pupil.table["id"]].match
        assert match is not None
        ask = match.ask_of(0)
        assert ask is not None
        guess = LCG.determinize(match.state, 0, Rng("another world")).mask(0)  # whatever is hidden may be otherwise
        assert code == (ask.options[0] if len(ask.options) == 1 else bot.choose(guess, ask, Rng("")))
        await pupil.seat.choose(code)
        await pupil.asked(q["id"])


async def test_advice_about_a_move_that_is_put_together(small: Hall) -> None:
    """Set-up in one go: each part's advice counts the parts before it, and nothing is chosen."""
    pupil = await learn(small)
    await pupil.seat.choose((await pupil.hint())["code"])
    while [d.name for d in LCG.decision_kinds()][(await pupil.asked())["kind"]] != "setup":
        await pupil.next()
    codes: list[int] = []
    while (advice := await pupil.hint(codes=codes))["code"] is not None:
        assert advice["type"] == "hinted"
        codes.append(advice["code"])
    assert len(codes) > 1 and len(set(codes)) == len(codes)
    match = small.server.hub.rooms[pupil.table["id"]].match
    assert match is not None and [c for s, c in match.choices if s == 0] == [LCG_KEEP]
    q = await pupil.asked()
    await pupil.seat.choose(codes=codes)
    assert (await pupil.asked(q["id"]))["id"] > q["id"]
    refused = await pupil.hint(codes=[1 << 20])
    assert refused["message"] == "error-not-legal"


LCG_KEEP = 2 * 512


async def test_advice_at_a_table_of_bots(small: Hall) -> None:
    person = small.person()
    pupil = Pupil(person, {}, await person.sit(await person.make("me", "heuristic", "random", game="catan")))
    await pupil.until("hello")
    q = await pupil.asked()
    assert (await pupil.hint())["code"] in [o[0] for o in q["options"]]
    assert pupil.spoken == []


async def test_no_advice_against_people(small: Hall) -> None:
    one, two = small.person(), small.person()
    table = await one.make("me", "open", "heuristic", start=False, seed="")
    await two.post(f"/api/tables/{table}/join", {"seat": 1})
    await one.post(f"/api/tables/{table}/host", {"act": "start"})
    people = [Pupil(p, {}, await p.sit(table)) for p in (one, two)]
    for p in people:
        await p.until("hello")
    match = small.server.hub.rooms[table].match
    assert match is not None
    while match.state.asks[0].seat == 2:
        await asyncio.sleep(0.01)
    asked = people[match.state.asks[0].seat]
    assert (await asked.hint())["message"] == "error-no-hints"


async def test_no_advice_where_somebody_may_yet_sit_down(small: Hall) -> None:
    """A seat that was left is played by a bot, but anybody may take it."""
    one, two = small.person(), small.person()
    table = await one.make("me", "open", "heuristic", start=False, seed="")
    await two.post(f"/api/tables/{table}/join", {"seat": 1})
    await one.post(f"/api/tables/{table}/host", {"act": "start"})
    await two.post(f"/api/tables/{table}/seat", {"act": "leave", "seat": 1})
    pupil = Pupil(one, {}, await one.sit(table))
    await pupil.until("hello")
    assert (await pupil.hint())["message"] == "error-no-hints"


async def test_advice_only_about_ones_own_open_question(small: Hall) -> None:
    pupil = await learn(small)
    assert (await pupil.hint(seat=1))["message"] == "error-not-yours"
    assert (await pupil.hint(id=77))["message"] == "error-too-late"
    await pupil.person.post(f"/api/tables/{pupil.table['id']}/seat", {"act": "bot", "seat": 0})
    assert (await pupil.hint())["message"] in ("error-bot-plays", "error-too-late")


async def test_advice_is_not_unlimited(sqlite_settings: Settings) -> None:
    sqlite_settings.rate = 1.0
    async with open_hall(sqlite_settings) as hall:
        pupil = await learn(hall)
        q = await pupil.asked()
        for _ in range(30):
            await pupil.seat.send(type="hint", seat=0, id=q["id"])
        answers = [await pupil.until("hinted", "refused") for _ in range(30)]
        assert answers[0]["type"] == "hinted"
        assert {a["message"] for a in answers if a["type"] == "refused"} == {"error-too-many"}
