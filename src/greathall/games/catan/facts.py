"""Named facts of a position, for scenarios and whoever wants to ask: `hand red`, `camps ice_river`, `over`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.catan.board import CELL_INDEX, CELLS, EDGE_INDEX, EDGE_NAMES, NODE_INDEX, NODE_NAMES
from greathall.games.catan.codes import DECISIONS
from greathall.games.catan.names import (
    CAMP,
    CLANS,
    CLEARINGS,
    COLOURS,
    COMBINED,
    DEVELOPMENT,
    HEROES,
    PIECES,
    RESOURCES,
    SECTIONS,
    TERRAINS,
    WILDLINGS,
)  # fmt: skip
from greathall.games.catan.ops.ending import guards_on_wall, points
from greathall.games.catan.reading import PLACES_A_SEAT, hero_of, keep_of, settlement_of, shows_b_side
from greathall.games.catan.state import CatanState
from greathall.kernel.errors import BadInput


def seat_of(s: CatanState, colour: str) -> int:
    for seat in range(s.n):
        if COLOURS[s.colour[seat]] == colour:
            return seat
    raise BadInput(f"Nobody plays '{colour}'; there are {', '.join(COLOURS[c] for c in s.colour)}.")


def name_of(s: CatanState, seat: int) -> str | None:
    return COLOURS[s.colour[seat]] if seat >= 0 else None


def _counts(values: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: values[i] for i, name in enumerate(names) if values[i]}


def _index(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise BadInput(f"'{name}' is not one of {', '.join(names)}.")
    return names.index(name)


def _decision(s: CatanState) -> str | None:
    return DECISIONS[s.asks[0].kind].name if s.asks else None


# Facts of the table.
_TABLE: Final[dict[str, Callable[[CatanState], Any]]] = {
    "supply": lambda s: _counts(s.supply, RESOURCES),
    "gift": lambda s: s.gift_total,
    "breaches": lambda s: s.breaches,
    "tormund": lambda s: "camp" if s.tormund == CAMP else CELLS[s.tormund],
    "longest_road": lambda s: name_of(s, s.longest),
    "most_patrols": lambda s: name_of(s, s.patrols),
    "hero_pool": lambda s: [HEROES[h] for h in s.hero_pool],
    "deck": lambda s: len(s.dev_kind) - s.dev_next,
    "frostfangs": lambda s: _counts(s.frost, WILDLINGS),
    "token_pool": lambda s: len(s.bag),
    "active": lambda s: name_of(s, s.active),
    "first": lambda s: name_of(s, s.first),
    "dice": lambda s: [s.die1, s.die2, s.die12],
    "decision": _decision,
    "asked": lambda s: [name_of(s, a.seat) for a in s.asks],
    "over": lambda s: s.over,
    "winners": lambda s: [name_of(s, p) for p in s.winners],
    "turn": lambda s: s.turn,
    "routes": lambda s: {NODE_NAMES[v]: RESOURCES[r] for v, r in enumerate(s.route) if r >= 0},
    "numbers": lambda s: {CELLS[h]: "2/12" if k == COMBINED else k for h, k in enumerate(s.number) if k},
    "terrain": lambda s: {CELLS[h]: TERRAINS[t] for h, t in enumerate(s.terrain) if t >= 0},
}
# Facts of a seat.
_SEAT: Final[dict[str, Callable[[CatanState, int], Any]]] = {
    "hand": lambda s, p: _counts(s.hand[p * 5 : p * 5 + 5], RESOURCES),
    "hand_size": lambda s, p: s.hand_size[p],
    "points": lambda s, p: s.vp[p],
    "all_points": points,
    "settlements": lambda s, p: [NODE_NAMES[v] for v, b in enumerate(s.node) if b == settlement_of(p)],
    "keeps": lambda s, p: [NODE_NAMES[v] for v, b in enumerate(s.node) if b == keep_of(p)],
    "roads": lambda s, p: [EDGE_NAMES[e] for e, owner in enumerate(s.edge) if owner == p + 1],
    "guards": guards_on_wall,
    "left": lambda s, p: dict(zip(PIECES, s.left[p * 4 : p * 4 + 4], strict=True)),
    "road_length": lambda s, p: s.road_len[p],
    "patrols": lambda s, p: s.played[p],
    "hero": lambda s, p: HEROES[hero_of(s, p)] if hero_of(s, p) >= 0 else None,
    "hero_side": lambda s, p: "B" if shows_b_side(s, p) else "A",
    "development": lambda s, p: _counts(s.dev_held[p * 5 : p * 5 + 5], DEVELOPMENT),
    "rates": lambda s, p: dict(zip(RESOURCES, s.rate[p * 5 : p * 5 + 5], strict=True)),
    "tokens": lambda s, p: sum(1 for t in s.under[p * PLACES_A_SEAT : (p + 1) * PLACES_A_SEAT] if t >= 0),
}


# What facts there are, by what their name goes on with.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "": tuple(_TABLE), "COLOUR": tuple(_SEAT), "SECTION": ("wall",), "CLAN": ("camps",), "CLEARING": ("clearing",),
    "HEX": ("gift",),
}  # fmt: skip


def fact(s: CatanState, name: str) -> Any:
    """A fact by its name, with an argument where it needs one."""
    head, _, arg = name.partition(" ")
    if not arg and head in _TABLE:
        return _TABLE[head](s)
    if arg and head in _SEAT:
        return _SEAT[head](s, seat_of(s, arg))
    if head == "wall" and arg:
        at = _index(SECTIONS, arg) * 5
        return [name_of(s, owner - 1) for owner in s.wall[at : at + 5] if owner]
    if head == "camps" and arg:
        at = _index(CLANS, arg) * 5
        return [WILDLINGS[k - 1] if k else None for k in s.camp[at : at + 5] if k]
    if head == "clearing" and arg:
        return s.clearing[_index(CLEARINGS, arg)]
    if head == "gift" and arg in CELL_INDEX:
        at = CELL_INDEX[arg] * 3
        return [WILDLINGS[k] for k in range(3) for _ in range(s.gift[at + k])]
    known = ", ".join([f"{word} {of}".rstrip() for of, words in FACTS.items() for word in words])
    raise BadInput(f"There is no fact '{name}'; there are {known}.")


def spelled(name: str, value: Any) -> Any:
    """Places may be written by any of their names and in any order."""
    head = name.partition(" ")[0]
    if head in ("settlements", "keeps", "roads") and isinstance(value, list):
        index, names = (EDGE_INDEX, EDGE_NAMES) if head == "roads" else (NODE_INDEX, NODE_NAMES)
        for place in value:
            if place not in index:
                raise BadInput(f"'{place}' is not a place on the board.")
        return [names[i] for i in sorted(index[place] for place in value)]
    return value
