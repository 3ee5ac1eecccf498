"""Bots are found by name."""

from __future__ import annotations

import pytest

from greathall.bots import registry
from greathall.kernel.errors import BadInput


def test_names() -> None:
    assert registry.names("catan") == ["random", "heuristic"]
    assert registry.names("a game without a heuristic") == ["random"]


def test_bots_are_made_by_their_name() -> None:
    for name in registry.names("catan"):
        assert registry.make(name, "catan").name == name


def test_two_bots_are_two() -> None:
    assert registry.make("heuristic", "catan") is not registry.make("heuristic", "catan")


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"There is no bot 'bran' for catan; there are random, heuristic\.$"):
        registry.make("bran", "catan")
