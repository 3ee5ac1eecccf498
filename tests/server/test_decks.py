"""Decks people keep: changed by their owner alone, read by the link, looked through by the rules; decks of seats."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from greathall.cli.decks import fault_text
from greathall.games import registry
from greathall.games.lcg import data
from greathall.games.lcg.decks import SENTENCES
from greathall.kernel.game import BadDeck, Fault
from greathall.server import decks as server_decks
from greathall.server.settings import Settings
from greathall.texts import Texts
from tests.server.hall import Hall, Person, open_hall

GAME = registry.get("lcg")
STARK = GAME.deck_text("core-stark-fealty")
LION = GAME.deck_text("core-greyjoy-lion")
URL = "/api/games/lcg/decks"


async def keep(person: Person, name: str = "Wolves", text: str = STARK) -> dict[str, Any]:
    found: dict[str, Any] = await person.post(URL, {"name": name, "text": text})
    return found


def rules(check: dict[str, Any]) -> list[str]:
    return [fault["rule"] for fault in check["faults"]]


# ---------------------------------------------------------------- kept decks
async def test_kept_listed_renamed_replaced_removed(hall: Hall) -> None:
    anna = hall.person()
    first = await keep(anna)
    assert first["yours"] and first["version"] == 1 and first["rules"] == []
    assert first["text"].startswith("Wolves\n\nHouse Stark\nFealty\n")
    assert first["contents"]["faction"] == "stark"
    await keep(anna, "", LION)
    listed = await anna.get(URL)
    assert [d["name"] for d in listed["mine"]] == ["Iron and Gold", "Wolves"]
    assert listed["room"] == server_decks.MOST - 2
    assert {d["id"] for d in listed["ready"]} == set(GAME.decks())
    assert {d["id"] for d in listed["ready"] if not d["rules"]} >= {"core-stark-fealty", "core-nightswatch-wolf"}
    renamed = await anna.post(f"/api/decks/{first['id']}", {"version": 1, "name": " Winter\u2019s  wolves "})
    assert (renamed["name"], renamed["version"]) == ("Winter's wolves", 2)
    assert renamed["text"].split("\n", 1)[1] == first["text"].split("\n", 1)[1]
    replaced = await anna.post(f"/api/decks/{first['id']}", {"version": 2, "text": LION})
    assert replaced["name"] == "Winter's wolves" and replaced["contents"]["faction"] == "greyjoy"
    assert (await anna.get(URL))["mine"][0]["id"] == first["id"], "the one changed last stands first"
    assert await anna.call("DELETE", f"/api/decks/{first['id']}") == {"id": first["id"]}
    await anna.get(f"/api/decks/{first['id']}", expect=404)
    assert len((await anna.get(URL))["mine"]) == 1


async def test_a_deck_need_not_be_legal_to_be_kept(small: Hall) -> None:
    anna = small.person()
    bare = await keep(anna, "Just begun", "House Stark")
    assert bare["rules"] == ["LCG-DECK.3", "LCG-DECK.6"] and bare["contents"]["cards"] == []
    await anna.post(
        "/api/tables", {"game": "lcg", "seats": [{"kind": "me"}] * 2, "options": {"deck1": bare["text"]}}, 400
    )


async def test_who_has_the_link_reads_and_copies_but_changes_nothing(hall: Hall) -> None:
    anna, bartek = hall.person(), hall.person()
    deck = await keep(anna)
    seen = await bartek.get(f"/api/decks/{deck['id']}")
    assert seen["text"] == deck["text"] and not seen["yours"]
    for method, body in (("POST", {"version": 1, "name": "Mine"}), ("DELETE", None)):
        refused = await bartek.call(method, f"/api/decks/{deck['id']}", body, expect=403)
        assert refused["key"] == "error-not-yours"
    copy = await keep(bartek, seen["name"], seen["text"])
    assert copy["id"] != deck["id"] and copy["yours"]
    assert [d["id"] for d in (await anna.get(URL))["mine"]] == [deck["id"]]


async def test_ids_that_are_none(small: Hall) -> None:
    anna = small.person()
    for made_up in ("nothing", "core-stark-fealty", "x" * 32):
        for method, body in (("GET", None), ("POST", {"version": 1}), ("DELETE", None)):
            assert (await anna.call(method, f"/api/decks/{made_up}", body, expect=404))["key"] == "error-not-found"
    for bad in ("%2e%2e", "a b", "x" * 33, "'; DROP TABLE decks; --"):
        await anna.get(f"/api/decks/{bad}", expect=404)
    for game in ("catan", "nothing", "sojusze"):
        await anna.get(f"/api/games/{game}/decks", expect=404)
        await anna.post(f"/api/games/{game}/decks", {"text": STARK}, 404)
        await anna.post(f"/api/games/{game}/decks/check", {"text": STARK}, 404)


async def test_two_tabs_do_not_overwrite_each_other(hall: Hall) -> None:
    anna = hall.person()
    deck = await keep(anna)
    path = f"/api/decks/{deck['id']}"
    answers = await asyncio.gather(
        *[anna.http.post(path, json={"version": 1, "name": name}, headers={"Cookie": anna.cookie}) for name in "ABCD"]
    )
    assert sorted(a.status_code for a in answers) == [200, 409, 409, 409]
    assert {a.json()["key"] for a in answers if a.status_code == 409} == {"error-deck-changed"}
    kept = next(a.json()["name"] for a in answers if a.status_code == 200)
    now = await anna.get(path)
    assert (now["name"], now["version"]) == (kept, 2)
    await anna.call("DELETE", path)
    await anna.post(path, {"version": 2, "name": "E"}, 404)


async def test_no_more_than_there_is_room_for(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_decks, "MOST", 3)
    anna = hall.person()
    await keep(anna)
    answers = await asyncio.gather(
        *[anna.http.post(URL, json={"text": STARK}, headers={"Cookie": anna.cookie}) for _ in range(6)]
    )
    assert sorted(a.status_code for a in answers) == [200, 200, 409, 409, 409, 409]
    full = next(a.json() for a in answers if a.status_code == 409)
    assert full["key"] == "error-decks-full"
    assert (await anna.get(URL))["room"] == 0
    await keep(hall.person())  # others have room of their own


@pytest.mark.parametrize("name", ["House Stark", "3x Robb Stark (Core)", "Plots", "# secret", "Fealty", "x" * 61])
async def test_names_that_would_be_something_else(small: Hall, name: str) -> None:
    anna = small.person()
    refused = await anna.post(URL, {"name": name, "text": STARK}, 400)
    assert refused["key"] in ("error-bad-deck", "error-bad-request")
    if len(name) < 61:
        check = await anna.post(f"{URL}/check", {"name": name, "text": STARK})
        assert check["faults"][0] == {"rule": "", "key": "fault-name", "args": {"words": f"={name}"}}
        assert check["contents"]["faction"] == "stark"


async def test_too_large_and_no_text(small: Hall) -> None:
    anna = small.person()
    for path in (URL, f"{URL}/check"):
        await anna.post(path, {"text": "x" * 8001}, 400)
        assert (await anna.post(path, {"text": "x" * 70_000}, 413))["key"] == "error-too-large"
        for body in (
            b"",
            b"{",
            b"[]",
            b'{"text": 5}',
            b'{"text": "a\\u0000"}',
            b'{"text": "a", "player": "b"}',
            b"\xff",
        ):
            await anna.post(path, body, 400)
    refused = await anna.post(URL, {"text": "House Stark\n3x Nobody at all (Core)"}, 400)
    assert refused["key"] == "error-bad-deck" and "Line 2" in refused["error"]


async def test_other_sites_and_too_many(sqlite_settings: Settings) -> None:
    sqlite_settings.rate = 0.2
    async with open_hall(sqlite_settings) as hall:
        anna = hall.person()
        deck = await keep(anna)
        for method, path, body in (
            ("POST", URL, {"text": STARK}), ("POST", f"/api/decks/{deck['id']}", {"version": 1, "name": "x"}),
            ("DELETE", f"/api/decks/{deck['id']}", None),
        ):  # fmt: skip
            refused = await anna.call(method, path, body, expect=403, Origin="https://elsewhere.example")
            assert refused["key"] == "error-foreign-origin"
        statuses = [
            (await anna.http.post(URL, json={"text": STARK}, headers={"Cookie": anna.cookie})).status_code
            for _ in range(8)
        ]
        assert statuses[0] == 200 and statuses[-1] == 429


# ---------------------------------------------------------------- looked through
async def test_every_violation_with_its_rule(small: Hall) -> None:
    anna = small.person()
    fine = await anna.post(f"{URL}/check", {"text": STARK})
    assert fine["faults"] == [] and all(p["ok"] for p in fine["points"]) and fine["name"] == "Winter Muster"
    assert fine["text"] == STARK and sum(n for _, n in fine["contents"]["cards"]) == 67
    text = STARK.replace("2x A Noble Cause", "1x A Noble Cause").replace("3x Robb Stark", "4x Robb Stark")
    text += "1x Tywin Lannister (Core)\n1x Burned Men (Core)\n"
    check = await anna.post(f"{URL}/check", {"text": text, "name": "Mixed"})
    assert sorted(rules(check)) == ["LCG-DECK.10", "LCG-DECK.3", "LCG-DECK.7", "LCG-DECK.9"]
    copies = next(f for f in check["faults"] if f["rule"] == "LCG-DECK.7")
    assert (copies["key"], copies["args"]) == ("fault-copies", {"card": "card-robb_stark", "count": 4, "limit": 3})
    assert [p["rule"] for p in check["points"] if not p["ok"]] == ["LCG-DECK.3", "LCG-DECK.7", "LCG-DECK.9"]
    assert check["text"].startswith("Mixed\n") and check["name"] == "Mixed"
    empty = await anna.post(f"{URL}/check", {"text": "House Lannister\nBanner of the Rose"})
    assert rules(empty) == ["LCG-DECK.3", "LCG-DECK.6", "LCG-DECK.2"]
    pool = empty["contents"]["pool"]
    names = [card["name"] for card in GAME.board_info()["cards"]]
    assert names.index("Tywin Lannister") in pool and names.index("Garden Caretaker") in pool
    assert names.index("The Queen of Thorns") not in pool  # loyal
    assert names.index("Robb Stark") not in pool and names.index("Fealty") not in pool
    nothing = await anna.post(f"{URL}/check", {"text": "hello\nthis is no deck"})
    assert nothing["contents"] == {} and nothing["text"] == ""
    assert nothing["faults"] == [{"rule": "", "key": "fault-line", "args": {"line": 2, "words": "=this is no deck"}}]


def faults() -> list[Fault]:
    """One of every kind."""
    head = STARK.split("Plots:")[0]
    out: list[Fault] = []
    many = "".join(f"3x {c['name']} (Core)\n" for c in GAME.board_info()["cards"][40:70])
    for text in (
        STARK.replace("2x A Noble Cause", "3x A Noble Cause").replace("1x Sneak Attack", "2x Sneak Attack"),
        STARK.replace("3x Robb Stark (Core)", "4x Robb Stark (Core)\n1x Tywin Lannister\n1x Burned Men"),
        head + "1x Robb Stark", STARK.replace("Fealty", "Banner of the Rose"), STARK + "3x Varys (Core)\n",
        STARK + "House Lannister", STARK + "Fealty", STARK + "what is this", STARK + "1x Nobody", "1x Robb Stark",
        STARK + "1x Robb Stark (Wolves)", head + many, head, head.replace("Winter Muster", "A\nB"),
    ):  # fmt: skip
        try:
            out += GAME.deck_check(text)
        except BadDeck as error:
            out.append(error.fault)
    with pytest.raises(BadDeck) as named:
        GAME.deck_text(STARK, "Plots")
    return [*out, named.value.fault]


def test_both_languages_say_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    english, polish = Texts("en", GAME, strict=True), Texts("pl", GAME, strict=True)
    found = faults()
    several = [*data.BY_TITLE["Robb Stark"], *data.BY_TITLE["Grey Wind"]]  # as if both were versions of one card
    monkeypatch.setitem(data.BY_TITLE, "Robb Stark", several)
    with pytest.raises(BadDeck) as unclear:
        GAME.deck_check(STARK + "1x Robb Stark\n")
    found.append(unclear.value.fault)
    assert {f.key for f in found} == {f"fault-{key}" for key in SENTENCES}
    for fault in found:
        assert fault_text(fault, english).replace("1 card;", "1 cards;") == fault.text
        said = fault_text(fault, polish)
        assert said != fault.text and "{" not in said and "card-" not in said


# ---------------------------------------------------------------- at the table
async def test_every_seat_brings_its_own_deck(hall: Hall) -> None:
    anna, bartek, cezary = hall.person(), hall.person(), hall.person()
    table = await anna.make("me", "open", "heuristic", game="lcg", start=False)
    path = f"/api/tables/{table}/option"
    own = await keep(bartek, "Mine", LION)
    await bartek.post(path, {"name": "deck2", "value": own["text"]}, 403)  # not seated yet
    watching = await anna.sit(table)
    await watching.until("hello")
    await bartek.post(f"/api/tables/{table}/join", {"seat": 1})
    there = await bartek.post(path, {"name": "deck2", "value": own["text"]})
    assert there["options"]["deck2"] == own["text"]
    while watching.table["options"]["deck2"] != own["text"]:  # everybody is told: decks are open information
        await watching.until("table")
    assert (await anna.post(path, {"name": "deck2", "value": "core-1"}, 403))["key"] == "error-not-yours"
    for name, value, status in (
        ("deck1", "core-1", 403), ("deck3", "core-1", 403), ("deck4", "core-1", 400), ("ruleset", "faq41", 400),
        ("nothing", "x", 400), ("deck2", "House Stark", 400),
    ):  # fmt: skip
        await bartek.post(path, {"name": name, "value": value}, status)
    await cezary.post(path, {"name": "deck3", "value": "core-1"}, 403)
    await asyncio.gather(  # at the same time: none is lost
        anna.post(path, {"name": "deck1", "value": "core-tyrell-fealty"}),
        anna.post(path, {"name": "deck3", "value": "core-martell-watch"}),
        bartek.post(path, {"name": "deck2", "value": own["text"].replace("Mine", "Ours")}),
    )
    options = (await anna.get(f"/api/tables/{table}"))["options"]
    assert [options["deck1"], options["deck3"]] == ["core-tyrell-fealty", "core-martell-watch"]
    assert options["deck2"].startswith("Ours\n")
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    late = await bartek.post(path, {"name": "deck2", "value": "core-1"}, 409)
    assert late["key"] == "error-too-late"
    seat = await bartek.sit(table)
    await seat.until("hello")
    assert len(seat.view["seats"]) == 3


async def test_a_rematch_leaves_everybody_their_deck(small: Hall) -> None:
    anna = small.person()
    options = {"deck1": STARK, "deck2": "core-tyrell-fealty"}
    table = await anna.make("me", "heuristic", game="lcg", options=options)
    await anna.post(f"/api/tables/{table}/host", {"act": "abandon"})
    again = await anna.post(f"/api/tables/{table}/rematch")
    assert again["seats"][1]["yours"] and again["options"]["deck2"] == STARK
    assert again["options"]["deck1"] == "core-tyrell-fealty" and again["options"]["deck3"] == GAME.decks()[2]
