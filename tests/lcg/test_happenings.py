"""Happenings are read by name: no card asks a happening for what its kind does not have."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from greathall.games import registry
from greathall.games.cardgame import happenings
from greathall.games.cardgame.abilities import Ability
from greathall.games.cardgame.happenings import KINDS, Happening
from greathall.games.hbo.book import BOOK as HBO
from greathall.games.lcg.book import BOOK as LCG
from tests.native import on_sources

ALWAYS = {"kind", "saved_by_strength"}


def abilities() -> list[Any]:
    registry.get("lcg"), registry.get("hbo")  # the cards are entered
    found = [ability for book in (LCG, HBO) for mine in book.abilities for ability in mine]
    return [pytest.param(x, id=type(x).__name__) for x in found]


def listened(ability: Ability[Any]) -> list[int]:
    return [kind for kind in KINDS if ability.listens >> kind & 1]


@on_sources
@pytest.mark.parametrize("ability", abilities())
def test_an_ability_asks_only_for_what_its_happenings_have(ability: Ability[Any]) -> None:
    source = "".join([
        inspect.getsource(kind) for kind in type(ability).__mro__ if issubclass(kind, Ability) and kind is not Ability
    ])  # fmt: skip
    told_apart = "h.kind ==" in source
    for name in set(re.findall(r"\bh\.(\w+)", source)) - ALWAYS:
        having = [kind for kind in listened(ability) if name in KINDS[kind].readers() or name == "seat"]
        assert having == listened(ability) or (having and told_apart), name


def test_every_kind_has_a_row_and_every_row_its_readers_and_its_maker() -> None:
    constants = {n: v for n, v in vars(happenings).items() if n.startswith("H_") and n != "H_NOTHING"}
    assert {f"H_{kind.name.upper()}": number for number, kind in KINDS.items()} == constants
    for kind in KINDS.values():
        assert callable(getattr(happenings, kind.name))
        for reader in kind.readers():
            assert hasattr(Happening, reader)


@on_sources
def test_what_a_maker_is_given_is_read_by_the_same_name() -> None:
    """A number for each argument: every reader named like an argument gives it back."""
    for kind in KINDS.values():
        maker = getattr(happenings, kind.name)
        names = list(inspect.signature(maker).parameters)
        given = {name: number for number, name in enumerate(names, 1)}
        h = maker(**given)
        for name, number in given.items():
            slot = {"c": "card", "saving": "cannot_be_saved"}.get(name, name)
            read = getattr(h, slot)
            value = read() if callable(read) else read
            assert value == (number if not isinstance(value, bool) else True), f"{kind.name}: {name}"


def test_a_flag_is_never_a_card() -> None:
    assert happenings.won(0, 1, 2, attacker_won=True).card < 0
    assert happenings.resolved(0, 1, 2, attacker_won=True).card < 0
