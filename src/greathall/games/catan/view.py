"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from typing import Any

from greathall.games.catan.names import CAMP
from greathall.games.catan.ops.ending import guards_on_wall
from greathall.games.catan.state import HELD, NOTE_LOOKED, SIDE, SINCE, USED, CatanState
from greathall.kernel.state import NOBODY


def view(m: CatanState, seat: int) -> dict[str, Any]:
    """The masked state `m` of `seat`, arranged for drawing."""
    return {**common_view(m, seat), "seats": [seat_view(m, p) for p in range(m.n)]}


def public_view(s: CatanState) -> dict[str, Any]:
    """The same as `view(s.mask(NOBODY), NOBODY)`, which the tests compare it with, at half the price."""
    seats = [seat_view(s, p) for p in range(s.n)]
    for seat in seats:
        seat["hand"] = seat["development"] = None
    out = common_view(s, NOBODY)
    out["seats"] = seats
    out["frames"] = frames_for(s, NOBODY)
    return out


def common_view(m: CatanState, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "turn": m.turn,
        "active": m.active,
        "first": m.first,
        "rolled": m.rolled,
        "dice": [m.die1, m.die2, m.die12],
        "board": {
            "layout": m.layout,
            "terrain": m.terrain,
            "number": m.number,
            "route": m.route,
            "node": m.node,
            "edge": m.edge,
            "tormund": m.tormund if m.tormund != CAMP else None,
        },
        "supply": m.supply.copy(),
        "deck": len(m.dev_kind) - m.dev_next,
        "longest_road": m.longest,
        "most_patrols": m.patrols,
        "north": north_view(m) if m.table.brotherhood else None,
        "offers_left": m.offers_left,
        "frames": frames_view(m),
        "looked": looked_view(m, seat),
        "fresh": fresh_view(m, seat),
        "over": m.over,
        "winners": m.winners,
    }


def frames_view(m: CatanState) -> list[list[Any]]:
    return [[type(f).__name__, f.at, f.who, f.a, f.items] for f in m.stack]


def frames_for(s: CatanState, seat: int) -> list[list[Any]]:
    """The frames as a seat may see them."""
    out = []
    for frame in s.stack:
        f = frame
        if f.secret:
            f = frame.copy()
            f.mask(s, seat)
        out.append([type(f).__name__, f.at, f.who, f.a, f.items.copy()])
    return out


def looked_view(m: CatanState, seat: int) -> list[list[int]]:
    return [list(n[2:8]) for n in m.notes if n[0] == NOTE_LOOKED and n[1] == seat][-1:]


def overlay(s: CatanState, seat: int) -> dict[str, Any]:
    """What the seat's view has that the public view has not: its hand and cards, what it lays out face down, what it
    has looked at."""
    held = s.dev_held[seat * 5 : seat * 5 + 5]
    out: dict[str, Any] = {
        "seat": seat,
        "seats": {str(seat): {"hand": s.hand[seat * 5 : seat * 5 + 5], "development": held}},
    }
    for frame in s.stack:
        if frame.secret:
            out["frames"] = frames_for(s, seat)
            break
    if s.notes:
        out["looked"] = looked_view(s, seat)
    if seat == s.active:
        out["fresh"] = fresh_view(s, seat)
    return out


def fresh_view(m: CatanState, seat: int) -> list[int]:
    """CAT-DEV.4: own development cards bought this turn, by kind."""
    return m.dev_held[m.n * 5 : m.n * 5 + 5] if seat == m.active else [0] * 5


def seat_view(m: CatanState, p: int) -> dict[str, Any]:
    hand = m.hand[p * 5 : p * 5 + 5]
    held = m.dev_held[p * 5 : p * 5 + 5]
    return {
        "colour": m.colour[p],
        "points": m.vp[p],
        "hand_size": m.hand_size[p],
        "hand": None if hand[0] < 0 else hand,
        "development_size": m.dev_at.count(p),
        "development": None if held[0] < 0 else held,
        "victory_points": held[4] if m.over else None,
        "patrols": m.played[p],
        "road_length": m.road_len[p],
        "guards": guards_on_wall(m, p),
        "left": m.left[p * 4 : p * 4 + 4],
        "rates": m.rate[p * 5 : p * 5 + 5],
        "hero": {"held": m.hero[p * 4 + HELD], "side": m.hero[p * 4 + SIDE],
                 "new": m.hero[p * 4 + SINCE] == m.turn, "used": m.hero[p * 4 + USED] == m.turn},
    }  # fmt: skip


def north_view(m: CatanState) -> dict[str, Any]:
    return {
        "wall": m.wall,
        "camps": m.camp.copy(),
        "clearings": m.clearing.copy(),
        "gift": m.gift,
        "frostfangs": m.frost.copy(),
        "breaches": m.breaches,
        "hero_pool": m.hero_pool,
        "token_pool": len(m.bag),
    }
