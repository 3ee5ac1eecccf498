"""What a state of Catan holds. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

from greathall.games.catan.names import CAMP, HEXES
from greathall.games.catan.table import Table
from greathall.kernel.state import UNKNOWN, State


class CatanColumns(State):
    """Columns by name; the state itself says what can be done with them."""

    __slots__ = (
        "active",
        "bag",
        "breaches",
        "by_number",
        "camp",
        "clearing",
        "colour",
        "dev_at",
        "dev_fresh",
        "dev_held",
        "dev_kind",
        "dev_next",
        "dev_played",
        "die1",
        "die2",
        "die12",
        "edge",
        "first",
        "frost",
        "gift",
        "gift_at",
        "gift_total",
        "hand",
        "hand_size",
        "hero",
        "hero_pool",
        "hero_use",
        "layout",
        "left",
        "longest",
        "low",
        "node",
        "notes",
        "number",
        "offers_left",
        "patrols",
        "played",
        "rate",
        "revealed",
        "road_len",
        "rolled",
        "route",
        "seen_hand",
        "sites",
        "supply",
        "table",
        "terrain",
        "token",
        "tormund",
        "turn",
        "under",
        "vp",
        "wall",
        "watch",
    )

    def __init__(self, source: CatanColumns | None = None) -> None:
        if source is not None:
            o = source
            o.copy_into(self)
            self.table: Table = o.table
            self.layout: int = o.layout
            self.terrain: list[int] = o.terrain
            self.number: list[int] = o.number
            self.by_number: list[list[int]] = o.by_number
            self.route: list[int] = o.route
            self.colour: list[int] = o.colour
            self.first: int = o.first
            self.active: int = o.active
            self.turn: int = o.turn
            self.rolled: bool = o.rolled
            self.die1: int = o.die1
            self.die2: int = o.die2
            self.die12: int = o.die12
            self.tormund: int = o.tormund
            self.longest: int = o.longest
            self.patrols: int = o.patrols
            self.breaches: int = o.breaches
            self.gift_total: int = o.gift_total
            self.dev_next: int = o.dev_next
            self.dev_fresh: int = o.dev_fresh
            self.dev_played: bool = o.dev_played
            self.offers_left: int = o.offers_left
            self.node: list[int] = o.node
            self.edge: list[int] = o.edge
            self.rate: list[int] = o.rate
            self.dev_kind: list[int] = o.dev_kind
            self.dev_at: list[int] = o.dev_at
            self.wall: list[int] = o.wall
            self.gift: list[int] = o.gift
            self.gift_at: list[int] = o.gift_at
            self.hero_pool: list[int] = o.hero_pool
            self.token: list[int] = o.token  # clan and kind of each
            self.revealed: list[tuple[int, ...]] = o.revealed  # what everybody saw of tokens: place, face (state.py)
            self.under: list[int] = o.under
            self.bag: list[int] = o.bag
            self.notes: list[tuple[int, ...]] = o.notes  # what could be seen of hidden cards
            self.seen_hand: list[int] = o.seen_hand
            self.sites: list[list[int] | None] = o.sites
            self.hand: list[int] = o.hand.copy()
            self.hand_size: list[int] = o.hand_size.copy()
            self.low: list[int] = o.low.copy()
            self.supply: list[int] = o.supply.copy()
            self.left: list[int] = o.left.copy()
            self.vp: list[int] = o.vp.copy()
            self.road_len: list[int] = o.road_len.copy()
            self.played: list[int] = o.played.copy()
            # dev_held: five kinds a seat; the last row: bought this turn by the active player
            self.dev_held: list[int] = o.dev_held.copy()
            self.watch: list[int] = o.watch.copy()
            self.camp: list[int] = o.camp.copy()  # CAT-BOARD.11: five camps a clan, the first nearest the Wall
            self.clearing: list[int] = o.clearing.copy()
            self.frost: list[int] = o.frost.copy()
            self.hero: list[int] = o.hero.copy()  # the hero held
            self.hero_use: list[int] = o.hero_use.copy()  # three fields a seat: state.py
        else:
            super().__init__()

    def lay_out_columns(self, seats: int) -> None:
        """Every column as it is before set-up, but for those the state starts by hand."""
        self.n = seats
        self.first = 0
        self.active = 0
        self.turn = 0
        self.rolled = False
        self.die1 = 0
        self.die2 = 0
        self.die12 = 0
        self.tormund = CAMP
        self.longest = -1
        self.patrols = -1
        self.breaches = 0
        self.gift_total = 0
        self.dev_next = 0
        self.dev_fresh = 0
        self.dev_played = False
        self.offers_left = 0
        self.dev_kind = []
        self.dev_at = []
        self.wall = [0] * 20
        self.gift = [0] * (HEXES * 3)
        self.gift_at = [0] * HEXES
        self.hero_pool = []
        self.token = []
        self.revealed = []
        self.bag = []
        self.notes = []
        self.seen_hand = [0] * (seats * 5)
        self.hand = [0] * (seats * 5)
        self.hand_size = [0] * seats
        self.low = [0] * (seats * 5)
        self.supply = [0] * 5
        self.left = [0] * (seats * 4)
        self.vp = [0] * seats
        self.road_len = [0] * seats
        self.played = [0] * seats
        self.dev_held = [0] * (seats * 5 + 5)
        self.watch = [0] * 4
        self.camp = [0] * 15
        self.clearing = [0] * 4
        self.frost = [0] * 3
        self.hero = [-1] * seats
        self.hero_use = [0, -1, -1] * seats

    def hide_columns(self, seat: int) -> None:
        """Hide what nobody or only one seat may see, in a copy made for `seat`."""
        self.token = [UNKNOWN] * len(self.token)
        self.bag = [UNKNOWN] * len(self.bag)


# What a saved position stores; the rest is derived.
COLUMNS: Final[tuple[str, ...]] = (
    "layout", "terrain", "number", "route", "colour", "first", "active", "turn", "rolled", "die1", "die2", "die12",
    "tormund", "longest", "patrols", "breaches", "gift_total", "dev_next", "dev_fresh", "dev_played", "offers_left",
    "node", "edge", "rate", "dev_kind", "dev_at", "wall", "gift", "gift_at", "hero_pool", "token", "revealed", "under",
    "bag", "notes", "seen_hand", "hand", "hand_size", "low", "supply", "left", "vp", "road_len", "played", "dev_held",
    "watch", "camp", "clearing", "frost", "hero", "hero_use",
)
# Columns whose content is counted: nothing in them appears or is lost unnoticed.
COUNTED: Final[tuple[str, ...]] = (
    "node", "edge", "dev_kind", "wall", "gift", "hero_pool", "token", "under", "bag", "hand", "supply", "left",
    "watch", "camp", "clearing", "frost", "hero",
)
# Who sees a column, where not everybody does.
SEEN: Final[dict[str, str]] = {
    "dev_kind": "mask",
    "token": "nobody",
    "under": "mask",
    "bag": "nobody",
    "notes": "mask",
    "seen_hand": "mask",
    "hand": "mask",
    "low": "mask",
    "dev_held": "mask",
}
