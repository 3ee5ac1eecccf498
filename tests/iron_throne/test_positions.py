"""Positions written by a person: what is wrong with one is said in a sentence; what is not named is as at the start."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.iron_throne.state import ThroneState
from greathall.kernel import inspect
from greathall.kernel.errors import BadInput
from greathall.kernel.match import fingerprint

from .play import GAME, fact, laid_out, position, quiet, walk

FIGHTERS = quiet(stark={"fighter": "bran"}, lannister={"fighter": "jaime"})

WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("key", {"winter": True}, "no 'winter'"),
    ("place", {"at": "supper"}, "no place 'supper'"),
    ("house", {"houses": ["stark", "bolton", "tyrell"]}, "no house 'bolton'"),
    ("twice", {"houses": ["stark", "stark", "tyrell"]}, "3 different houses"),
    ("seat", {"seats": {"tyrell": {}}}, "Nobody is 'tyrell'"),
    ("seat-key", {"seats": {"stark": {"gold": 5}}}, "no 'gold'"),
    ("leader", {"seats": {"stark": {"leader": "tywin"}}}, "'tywin' does not lead stark"),
    ("card", {"seats": {"stark": {"hand": [9]}}}, "no card 'stark-9'"),
    ("copies", {"seats": {"stark": {"hand": [20], "top": [20]}}}, "not so many copies of stark-20"),
    ("held-twice", {"seats": {"stark": {"hand": [20]}, "lannister": {"hostages": ["stark-20"]}}}, "stark-20"),
    ("own-hostage", {"seats": {"stark": {"hostages": ["stark-20"]}}}, "hostage of its own"),
    ("power", {"seats": {"stark": {"power": {"jaime": 3}}}}, "'jaime' is no character of stark"),
    ("power-leader", {"seats": {"stark": {"leader": "robb", "power": {"robb": 3}}}}, "'robb' is no character of stark"),
    ("tokens", {"seats": {"stark": {"influence": {"lannister": 6}}}}, "only 5 influence tokens"),
    ("events", {"events": ["stark"] * 4}, "no further event card 'stark'"),
    ("too-much", {"box": 5}, "does not add up"),
    ("self", {"at": "encounter", "attacker": "stark", "defender": "stark"}, "against themselves"),
    ("no-defender", {"at": "support"}, "needs a defender"),
    ("below-zero", {"seats": {"stark": {"sheet": -1}}}, "below zero"),
    ("number", {"seats": {"stark": {"power": {"arya": "many"}}}}, "'many' is no number of power"),
    ("turn", {"turn": 0}, "counted from 1"),
    ("seats", {"seats": ["stark"]}, "The seats of a position are houses"),
    ("won-already", {"seats": {"stark": {"influence": {"lannister": 5}}}}, "would be over"),
    ("wiped-out", {"seats": {"stark": {"power": {"arya": 0, "robb": 0, "catelyn": 0, "bran": 0}}}}, "would be over"),
    ("own-board", {"seats": {"stark": {"influence": {"stark": 1}}}}, "own board"),
    ("absent-hostage", {"seats": {"stark": {"hostages": ["tyrell-5"]}}}, "does not play"),
    ("no-fight", {"seats": {"stark": {"fighter": "arya"}}}, "without a defender"),
    (
        "no-side",
        {"at": "encounter", "defender": "lannister", "seats": {**FIGHTERS, "baratheon": {"fighter": "davos"}}},
        "takes no side",
    ),
    (
        "dead-fighter",
        {
            "at": "encounter",
            "defender": "lannister",
            "seats": quiet(stark={"fighter": "bran", "power": {"bran": 0}}, lannister={"fighter": "jaime"}),
        },
        "no living character",
    ),
    (
        "other-fighter",
        {
            "at": "encounter",
            "defender": "lannister",
            "seats": quiet(stark={"fighter": "jaime"}, lannister={"fighter": "jaime"}),
        },
        "'jaime' is no living character of stark",
    ),
    (
        "idle-shows",
        {"at": "revealed", "defender": "lannister", "seats": {**FIGHTERS, "baratheon": {"shown": 5}}},
        "is not active",
    ),
    (
        "turncoat",
        {
            "at": "encounter",
            "defender": "lannister",
            "seats": quiet(stark={"fighter": "bran", "side": "defender"}, lannister={"fighter": "jaime"}),
        },
        "cannot change sides",
    ),
    (
        "sealed-late",
        {
            "at": "revealed",
            "defender": "lannister",
            "seats": quiet(stark={"fighter": "bran", "sealed": 5}, lannister={"fighter": "jaime"}),
        },
        "only at 'sealing'",
    ),
    (
        "both-sealed",
        {
            "at": "sealing",
            "defender": "lannister",
            "seats": quiet(stark={"fighter": "bran", "sealed": 5}, lannister={"fighter": "jaime", "sealed": 5}),
        },
        "Both cards lie",
    ),
    (
        "won-and-lost",
        {"at": "after", "defender": "lannister", "won": "attacker", "lost": ["defender"], "seats": FIGHTERS},
        "who has won, or which",
    ),
    ("no-fighters", {"at": "encounter", "defender": "lannister"}, "needs the fighters"),
]


@pytest.mark.parametrize(("text", "said"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_what_is_wrong_with_a_position(text: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        position(text)
    assert said in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.rule("IRT-SETUP.7", "IRT-SETUP.9", "IRT-SETUP.10")
def test_what_is_not_named_is_as_at_the_start() -> None:
    s = position({"at": "encounter", "defender": "lannister", "seats": FIGHTERS})
    assert [len(h) for h in s.hands] == [5, 5, 5]
    assert s.sheet == [4, 4, 4]
    assert (fact(s, "spread stark"), fact(s, "power bran"), fact(s, "box"), fact(s, "events")) == (0, 4, 0, 12)
    assert GAME.conserved(s) == []


@pytest.mark.parametrize(
    "at",
    [
        "turn",
        "hostages",
        "event",
        "prepare",
        "fighters",
        "support",
        "encounter",
        "sealing",
        "revealed",
        "resolution",
        "after",
    ],
)
def test_every_place_of_a_turn_can_be_played_on_from(at: str) -> None:
    seats = {
        name: {**entry, "shown": 1 if at in ("revealed", "resolution", "after") else None}
        for name, entry in FIGHTERS.items()
    }
    s = position({"at": at, "defender": "lannister", "seats": seats})
    for _ in range(200):
        if s.over or s.turn > 3:
            break
        s.choose(0, s.asks[0].options[0])
        assert GAME.conserved(s) == []
    assert s.turn > 3 or s.over


def test_a_fact_that_is_not_there() -> None:
    s = position({"at": "event"})
    for name in ("weather", "power hodor", "hand tyrell"):
        with pytest.raises(BadInput):
            fact(s, name)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_written_position_reads_back_in_its_own_words(seed: str) -> None:
    """What lies on the table is said in words: no column of cards, power or influence is left to plain data, but for
    who knows which card and what a turn draws while it is read."""
    s = laid_out(4, seed, turn_limit="20")
    written = 0
    for n in walk(s, seed):
        if n % 5 or s.over or type(s.stack[-1]).__name__ == "Chosen":
            continue
        words = GAME.write_position(s)
        back = GAME.position(words, s.n, s.table.given)
        assert isinstance(back, ThroneState)
        if words["at"] in ("turn", "event", "prepare", "fighters", "support", "encounter", "sealing", "revealed"):
            for column in ("power", "sheet", "influence", "box", "discards", "played", "leader", "side", "fighter"):
                if words["at"] != "support" or column not in ("side", "fighter"):
                    assert getattr(back, column) == getattr(s, column), (words["at"], column)
            assert [len(x) for x in back.decks] == [len(x) for x in s.decks]
            written += 1
        again = GAME.position(inspect.write(GAME, s, s.table.given), s.n, s.table.given)
        assert fingerprint(GAME, again) == fingerprint(GAME, s)
    assert written > 10
