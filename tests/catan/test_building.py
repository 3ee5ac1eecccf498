"""Prices, and what stays once it is built (CAT-BUILD)."""

from __future__ import annotations

from typing import Final

import pytest

from greathall.games.catan.board import EDGE_NAMES, NODE_NAMES
from greathall.kernel.rng import Rng
from greathall.kernel.state import State

from .table import GAME, RESOURCES, choose, new, position, words

COSTS: Final = {
    "guard W1": ("CAT-BUILD.2", {"lumber": 1, "brick": 1, "wool": 1}),
    "road A1.NW": ("CAT-BUILD.3", {"brick": 1, "lumber": 1}),
    "settlement A2.N": ("CAT-BUILD.4", {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}),
    "keep A1.N": ("CAT-BUILD.5", {"ore": 3, "grain": 2}),
    "buy": ("CAT-BUILD.6", {"ore": 1, "wool": 1, "grain": 1}),
}


@pytest.mark.rule("CAT-BUILD.1", "CAT-BUILD.2", "CAT-BUILD.3", "CAT-BUILD.4", "CAT-BUILD.5", "CAT-BUILD.6")
@pytest.mark.parametrize("item", COSTS)
def test_every_item_has_its_price_and_not_a_card_less(item: str) -> None:
    rule, cost = COSTS[item]

    def with_hand(hand: dict[str, int]) -> State:
        seats = {"blue": {"hand": hand, "settlements": ["A1.N"], "roads": ["A1.NE", "A2.NW"]}}
        return position({"seats": seats, "turn": "blue"})

    s = with_hand(cost)
    choose(s, item)
    assert GAME.fact(s, "hand blue") == {}
    assert GAME.fact(s, "supply") == dict.fromkeys(RESOURCES, 19)
    for short in cost:  # plenty of everything else does not help
        s = with_hand({r: cost[short] - 1 if r == short else 5 for r in RESOURCES})
        assert item not in words(s)
        code = next(c for c in GAME.all_codes() if GAME.option_words(s, c) == item)
        assert GAME.why_not(s, 1, code) == rule
    s = with_hand(dict.fromkeys(RESOURCES, 5))  # and nothing else is paid
    choose(s, item)
    assert GAME.fact(s, "hand blue") == {r: 5 - cost.get(r, 0) for r in RESOURCES}


@pytest.mark.rule("CAT-BUILD.7", "CAT-KEEP.1", "CAT-BOARD.3")
@pytest.mark.parametrize("mode", ["brotherhood", "base"])
def test_roads_and_keeps_stay_to_the_end(mode: str) -> None:
    rng = Rng(f"stay {mode}")
    moved = built = 0
    for i in range(6):
        s = new(4, {"mode": mode, "colours": "random", "offers_per_turn": 0}, f"stay {i}")
        node, edge = GAME.view(s, -1)["board"]["node"], GAME.view(s, -1)["board"]["edge"]
        for _ in range(900):
            if s.over:
                break
            at = rng.below(len(s.asks))
            options = s.asks[at].options
            build = [c for c in options if GAME.option_words(s, c).split()[0] in ("road", "settlement", "keep")]
            pick = build or options
            s.events = []
            s.choose(at, pick[rng.below(len(pick))])
            uprooted = [
                GAME.describe_event(e).as_json()["edge"]
                for e in s.events
                if GAME.describe_event(e).name == "road_uprooted"
            ]
            board = GAME.view(s, -1)["board"]
            for v, b in enumerate(node):
                if b > 4:
                    assert board["node"][v] == b, NODE_NAMES[v]
                elif b:
                    assert board["node"][v] in (b, b + 4), NODE_NAMES[v]
                elif board["node"][v]:
                    assert board["node"][v] <= 4, NODE_NAMES[v]  # no keep out of nothing
            for e, owner in enumerate(edge):
                if owner and e not in uprooted:
                    assert board["edge"][e] == owner, EDGE_NAMES[e]
            moved += len(uprooted)
            built += board["node"] != node and max(board["node"]) > 4
            node, edge = board["node"], board["edge"]
    assert built > 3
    assert (moved > 0) == (mode == "brotherhood")
