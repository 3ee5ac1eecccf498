"""Catan's texts in both languages; a missing text is an error here."""

from __future__ import annotations

import pytest

from greathall.games import registry
from greathall.kernel.game import Game
from greathall.texts import Texts, languages


@pytest.fixture
def game() -> Game:
    return registry.get("catan")


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest, game: Game) -> Texts:
    return Texts(request.param, game, strict=True)


@pytest.fixture
def en(game: Game) -> Texts:
    return Texts("en", game, strict=True)


@pytest.fixture
def pl(game: Game) -> Texts:
    return Texts("pl", game, strict=True)
