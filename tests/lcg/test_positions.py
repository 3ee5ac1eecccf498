"""Positions in words: what is impossible is refused in a sentence, and what is written reads like a scenario."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel import inspect
from greathall.kernel.errors import BadInput

from .play import GAME, choose, fact, new, pass_all, position

Seats = dict[str, Any]


@pytest.mark.parametrize(("seats", "said"), [
    ({"A": {"title": "crown_regent"}, "B": {"title": "Crown Regent"}}, "Only one player bears"),
    ({"A": {"title": "king"}}, "There is no title"),
    ({"A": {"play": ["drogon", {"name": "drogon", "owner": "B"}]}}, "unique and already in play"),
    ({"A": {"play": [{"name": "drogon", "owner": "B"}]}, "B": {"play": ["drogon"]}}, "unique and already in play"),
    ({"A": {"hand": ["ice", "ice"], "discard": ["ice", "ice"]}}, "only 3 copies of ice"),
    ({"A": {"play": [{"name": "ranging_party", "duplicates": 1}]}}, "is not unique"),
    ({"A": {"play": [{"name": "ranging_party", "tokens": ["poison", "honey"]}]}}, "no kind of token"),
])  # fmt: skip
def test_an_impossible_position_is_refused_in_a_sentence(seats: Seats, said: str) -> None:
    with pytest.raises(BadInput, match=said) as caught:
        position({"seats": seats}, 3)
    assert str(caught.value).endswith(".")


def test_all_tokens_of_a_list_are_read() -> None:
    s = position({"seats": {"A": {"play": [{"name": "ser_jorah_mormont", "tokens": ["token", "token", "poison"]}]}}})
    assert (fact(s, "tokens_on ser_jorah_mormont A"), fact(s, "poisoned ser_jorah_mormont A")) == (2, True)


def test_an_inspected_position_is_told_in_words() -> None:
    """Piles, cards in play and the place in the round are words; only what words cannot say is stored."""
    s = new(deck1="core-1", deck2="core-2")
    pass_all(s, "marshal")
    choose(s, "A", next(w for w in [GAME.option_words(s, c) for c in s.asks[0].options] if w.startswith("marshal ")))
    text = inspect.write(GAME, s, s.table.given)
    assert (text["phase"], text["active"], text["at"]) == ("marshaling", "A", "turn")
    assert text["seats"]["A"]["hand"] == [s.book.slugs[s.design[c]] for c in s.hand[0]]
    assert len(text["seats"]["B"]["deck"]) == len(s.deck[1])
    assert not {"hand", "deck", "zone", "design", "owner", "play", "plots", "gold"} & set(text["stored"])
