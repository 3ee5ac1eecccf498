"""Patches, for every game: what a seat had, with the patch it is sent, is what it would see now."""

from __future__ import annotations

import json

import msgspec
import pytest

from greathall.games import registry
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY
from greathall.server import views
from tests.battery.tables import TABLES


@pytest.mark.parametrize("game_id", registry.ids())
def test_patches_lead_from_view_to_view(game_id: str) -> None:
    game = registry.get(game_id)
    for seats, options in TABLES[game_id][:3]:
        s = game.new_state(seats, game.check_options(options), "patches")
        rng = Rng("patches")
        public = views.public_view(game, s)
        overlays = {p: views.overlay_of(game, s, p, public) for p in range(NOBODY, seats)}
        seen = {p: json.loads(json.dumps(views.seat_view(game, s, p))) for p in range(NOBODY, seats)}
        for _ in range(250):
            if s.over:
                break
            ask = s.asks[rng.below(len(s.asks))]
            s.choose(s.asks.index(ask), ask.options[rng.below(len(ask.options))])
            new = views.public_view(game, s)
            patch = views.diff(public, new)
            for p in range(NOBODY, seats):
                overlay = views.overlay_of(game, s, p, new)
                own = patch if p < 0 else views.seat_patch(patch, overlays[p], overlay, public, new)
                seen[p] = views.apply(seen[p], json.loads(json.dumps(own)))
                assert seen[p] == json.loads(json.dumps(views.seat_view(game, s, p)))
                overlays[p] = overlay
            public = new


@pytest.mark.parametrize("game_id", registry.ids())
def test_what_is_shown_has_the_shape_that_clients_are_told(game_id: str) -> None:
    game = registry.get(game_id)
    view_shape, board_shape = game.shown()
    board = json.loads(json.dumps(game.board_info()))
    assert msgspec.convert(board, board_shape) == board
    for seats, options in TABLES[game_id][:3]:
        s = game.new_state(seats, game.check_options(options), "shapes")
        rng = Rng("shapes")
        for _ in range(200):
            view = json.loads(json.dumps(game.view(s, rng.below(seats + 1) - 1)))
            assert msgspec.convert(view, view_shape) == view
            if s.over:
                break
            ask = s.asks[rng.below(len(s.asks))]
            s.choose(s.asks.index(ask), ask.options[rng.below(len(ask.options))])


@pytest.mark.parametrize("game_id", registry.ids())
def test_every_code_can_be_described(game_id: str) -> None:
    """The page is told of every verb before any game is played, whatever the numbers in it mean there."""
    game = registry.get(game_id)
    s = game.new_state(game.min_seats, game.check_options({}), "described")
    for code in game.all_codes():
        assert game.describe_option(s, code).name
