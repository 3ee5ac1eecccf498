"""Positions written by a person: what is wrong with one is said in a sentence; any position can be written in words."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.sojusze import codes
from greathall.kernel import inspect
from greathall.kernel.errors import BadInput
from greathall.kernel.rng import Rng

from .play import GAME, choose, fact, new, position

WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("key", {"winter": True}, "no 'winter'"),
    ("season", {"season": "spring"}, "'spring' is not one of summer, autumn, winter"),
    ("round", {"round": 6}, "'round' is a number from 1 to 5, not 6"),
    ("leader", {"leaders": ["cersei", "robert", "doran", "jon"]}, "no leader 'robert'"),
    ("few leaders", {"leaders": ["cersei", "jon"]}, "2 leaders for 4 seats"),
    ("leader twice", {"leaders": ["cersei", "jon", "jon", "doran"]}, "The leader 'jon' has two seats"),
    ("seat", {"seats": {"tyrion": {}}}, "Nobody is 'tyrion'"),
    ("seat key", {"seats": {"cersei": {"gold": 1}}}, "no 'gold'"),
    ("no list", {"seats": {"cersei": {"hand": "ambush"}}}, "'hand' is a list, not 'ambush'"),
    ("card", {"seats": {"cersei": {"hand": ["ambushes"]}}}, "no influence 'ambushes'"),
    ("copies", {"seats": {"cersei": {"hand": ["9 ambush"]}}}, "not so many copies of ambush"),
    ("kneels", {"seats": {"cersei": {"kneels": "yes"}}}, "'kneels' is true or false, not 'yes'"),
    ("turn of one who knelt", {"turn": "euron", "seats": {"euron": {"kneels": True}}}, "euron has knelt and has no"),
    ("blank", {"seats": {"cersei": {"blank": ["ambush"]}}}, "cersei has no ambush in the area"),
    ("shown", {"seats": {"cersei": {"shown": {"euron": ["ambush"]}}}}, "euron cannot know a ambush"),
    ("to the holder", {"seats": {"cersei": {"hand": ["ambush"], "shown": {"cersei": ["ambush"]}}}}, "cannot know"),
    ("ally", {"current": "ned"}, "no ally 'ned'"),
    ("ally twice", {"current": "hodor", "dead": ["hodor"]}, "one hodor, and the position has it twice"),
    ("twice in a council", {"councils": [{"allies": ["hodor", "hodor"]}]}, "one hodor"),
    ("council key", {"councils": [{"allys": ["hodor"]}]}, "A council of a position has no 'allys'"),
    ("councils", {"councils": [{}, {}, {}, {}, {}]}, "There are 4 councils, not 5"),
    ("row", {"row": ["hodor"]}, "only with the table option open_allies"),
    ("token", {"councils": [{"tokens": [4]}]}, "'tokens' is a number from 1 to 3, not 4"),
    ("tokens", {"councils": [{"tokens": [3] * 30}]}, "not so many tokens of value 3"),
    ("no ally to lie on", {"on_ally": [1]}, "the position has none"),
]


@pytest.mark.parametrize(("text", "said"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_what_is_wrong_with_a_position(text: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        position(text)
    assert said in str(caught.value)
    assert str(caught.value).endswith(".")


def test_all_tokens_of_a_list_are_read() -> None:
    s = position({"current": "hodor", "on_ally": [1, 2], "councils": [{"tokens": [3, 3, 1]}, {}, {"tokens": [2]}]})
    assert [fact(s, f"values {c}") for c in ("cersei-euron", "melisandre-doran")] == [[1, 3, 3], [2]]
    assert (fact(s, "on_ally"), fact(s, "supply")) == (2, 48)


def test_a_turn_of_the_bidding_is_written_in_words_alone() -> None:
    """What a person would write; the kernel adds what chance comes next."""
    text: dict[str, Any] = {
        "current": "renly_baratheon", "dead": ["hodor"], "discard": ["2 betrayal", "corruption"], "turn": "euron",
        "councils": [{"allies": ["bran_stark"], "tokens": [3, 1]}, {}, {}, {"tokens": [2]}],
        "seats": {
            "cersei": {"hand": ["2 ambush", "hostage"], "area": ["dark_wings"], "shown": {"euron": ["hostage"]}},
            "doran": {"kneels": True},
        },
    }  # fmt: skip
    s = position(text)
    written = inspect.write(GAME, s, GAME.check_options({}))
    assert not {"stack", "asked"} & set(written)
    assert set(written["stored"]) == {"rng"}
    for key in ("current", "dead", "discard", "turn", "councils"):
        assert written[key] == text[key]
    assert written["seats"] == {**text["seats"], "euron": {}, "melisandre": {}}


@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}, {"mode": "advanced", "draft": "kingsmoot"}])
def test_what_lies_where_is_never_written_in_numbers(options: dict[str, str]) -> None:
    """At a turn of the bidding hands, areas, councils, piles and decks are words; only what somebody looked at, and
    what chance comes next, is data."""
    whole = GAME.check_options({**options, "leaders": "random"})
    s = new(4, "words", **options, leaders="random")
    rng = Rng("words")
    seen = 0
    while not s.over:
        if s.asks[0].kind == codes.TURN and rng.below(5) == 0:
            seen += 1
            written = inspect.write(GAME, s, whole)
            said = {"areas", "councils", "discard", "removed", "dead", "row", "ally_deck", "leader", "season", "round"}
            assert not said & set(written.get("stored", {}))
        options_now = s.asks[0].options
        s.choose(0, options_now[rng.below(len(options_now))])
    assert seen > 20


def test_a_card_in_hand_is_never_marked_for_its_holder() -> None:
    """Who holds a card knows it anyway; a mark would be told twice."""
    s = position({"current": "hodor", "seats": {"cersei": {"hand": ["hostage"]}, "euron": {"area": ["ambush"]}}})
    choose(s, "cersei", "play hostage", "area euron ambush")
    assert [fact(s, f"knows {v} euron") for v in ("cersei", "doran")] == [["ambush"], ["ambush"]]
    assert s.hands[1][0] & 1 << 1 == 0
