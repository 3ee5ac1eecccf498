"""Option codes as tables: arguments are put together and taken apart, and all of them can be listed."""

from __future__ import annotations

from greathall.kernel.codes import Codes, Verb, Words


def test_fields_are_digits_with_room_to_spare() -> None:
    verb = Verb("area", [("seat", "seat"), ("card", "card")], [2, 3], [2, 10])
    assert verb.all_arguments() == [0, 1, 2, 10, 11, 12]
    assert [verb.values(a) for a in (0, 12)] == [[0, 0], [1, 2]]
    assert all(verb.argument(verb.values(a)) == a for a in verb.all_arguments())


def test_a_verb_without_fields_has_one_code() -> None:
    codes = Codes(100, {3: Verb("pass"), 4: Verb("deal", [("a", "number"), ("b", "number")], [2, 2], None, 1)})
    assert codes.all() == [300, 401, 402, 403]
    assert codes.describe(300).as_json() == {"name": "pass"}
    assert codes.describe(402).as_json() == {"name": "deal", "a": 1, "b": 0}


def test_values_are_named_by_their_type() -> None:
    words = Words(2, {"suit": ("red", "black")}, {"place": lambda v: f"=P{v}"})
    assert [words.key("suit", v) for v in (0, 1, -1)] == ["suit-red", "suit-black", "suit-unknown"]
    assert [words.key("seat", v) for v in (0, 2)] == ["seat-1", "seat-nobody"]
    assert (words.key("place", 3), words.key("number", 7)) == ("=P3", "=7")
