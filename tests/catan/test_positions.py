"""Positions in words: what is written is read back exactly, what cannot be is refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel import inspect
from greathall.kernel.errors import BadInput
from greathall.kernel.match import fingerprint
from greathall.kernel.rng import Rng
from tests.battery.tables import TABLES
from tests.battery.walk import new_state, positions

from .table import GAME, position

IN_WORDS = ("node", "edge", "wall", "camp", "clearing", "gift", "hand", "tormund", "breaches", "hero", "longest")


@pytest.mark.parametrize("table", TABLES["catan"], ids=lambda t: "-".join(map(str, t[1].values()))[:30] or str(t[0]))
def test_what_lies_on_the_table_is_written_in_words(table: tuple[int, dict[str, str]]) -> None:
    options = GAME.check_options(table[1])
    _, start = new_state("catan", *table, "words")
    looked = 0
    for s in positions(start, Rng("words"), 10):
        text = inspect.write(GAME, s, options)
        assert fingerprint(GAME, GAME.position(text, s.n, options)) == fingerprint(GAME, s)
        if not s.over and GAME.fact(s, "turn"):
            looked += 1
            assert set(text.get("stored", {})).isdisjoint(IN_WORDS)
    assert looked > 5


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"boards": {}}, "has no 'boards'"),
    ({"seats": {"blue": {"cards": 3}}}, "A seat has no 'cards'"),
    ({"seats": {"green": {}}}, "Nobody plays 'green'"),
    ({"colours": ["red", "red", "blue", "black"]}, "4 different colours"),
    ({"camps": {"hornfoots": ["regular"] * 6}}, "with the fifth it rushes"),
    ({"clearings": {"K1": 6}}, "Wildlings in K1 can be 0 to 5, not 6"),
    ({"breaches": 3}, "Breaches can be 0 to 2, not 3"),
    ({"wall": {"W1": ["red"] * 6}}, "Guards on W1 can be 0 to 5, not 6"),
    ({"seats": {"blue": {"settlements": ["A1.N"], "keeps": ["A1.N"]}}}, "Two pieces cannot stand at A1.N"),
    ({"seats": {"blue": {"roads": ["A1.NE"]}, "red": {"roads": ["A1.NE"]}}}, "Two pieces cannot stand at A1.NE"),
    ({"seats": {"blue": {"settlements": ["A1.N", "A1.NE"]}}}, "too close to another"),
    ({"seats": {"blue": {"keeps": ["A1.N", "A2.N", "A3.N", "A4.N", "D1.S"]}}}, "not that many pieces"),
    ({"seats": {"blue": {"hand": {"ore": 20}}}}, "can be 0 to 19, not 20"),
    ({"seats": {"blue": {"hand": {"ore": 10}}, "red": {"hand": {"ore": 10}}}}, "the hands have more"),
    ({"seats": {"blue": {"side": "C"}}}, "'C' is not a side of a hero"),
    ({"tokens": {"blue": {"road": []}}}, "The tokens of a seat has no 'road'"),
]


@pytest.mark.parametrize(("text", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_an_impossible_position_is_refused_in_one_sentence(text: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        position(text)
    assert said in str(refused.value)
    assert str(refused.value).count(". ") == 0
