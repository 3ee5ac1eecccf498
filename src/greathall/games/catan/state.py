"""The Catan state: columns of ints.

Seat-wise columns are flat: five resources of seat p lie at p*5 .. p*5+4, four kinds of pieces at p*4 .. p*4+3.
Board columns are indexed by hex, node (intersection) and edge (path) as numbered in board.py.
"""

from __future__ import annotations

from typing import Final

from greathall.games.catan.board import LAYOUTS
from greathall.games.catan.names import CAMP, COMBINED, FACE_UP, HEXES, IN_DECK, VICTORY_POINT
from greathall.games.catan.table import Table
from greathall.kernel.state import UNKNOWN, State

# Fields of the hero record of a seat (column `hero`, four ints per seat).
HELD: Final = 0
SIDE: Final = 1  # 0 = A, 1 = B
SINCE: Final = 2  # turn in which the card was received
USED: Final = 3  # turn in which a hero was last used

# Kinds of the records in `notes`: what has been learnt about hidden cards (see knowledge.py).
NOTE_STOLEN: Final = 0
NOTE_ABSENT: Final = 1
NOTE_LOOKED: Final = 2
NOTE_DECK: Final = 3
NOTE_NOT_WON: Final = 4
NOTE_OTHERS: Final = 5


EMPTY: Final = -2  # no token under a piece
TOKEN_SPAN: Final = 64  # column `under`: token + TOKEN_SPAN * (1 + turn in which it was laid there; 0 at set-up)


class CatanState(State):
    """Everything on and beside the board."""

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
    )  # fmt: skip

    def __init__(self, source: CatanState | None = None) -> None:
        if source is not None:
            o = source
            o.copy_into(self)
            # Set up once, then never changed: shared by all copies.
            self.table: Table = o.table
            self.layout: int = o.layout
            self.terrain: list[int] = o.terrain
            self.number: list[int] = o.number
            self.by_number: list[list[int]] = o.by_number
            self.route: list[int] = o.route
            self.colour: list[int] = o.colour
            # Numbers.
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
            # Replaced when they change, never changed in place: shared by copies until then.
            self.node: list[int] = o.node
            self.edge: list[int] = o.edge
            self.rate: list[int] = o.rate
            self.dev_kind: list[int] = o.dev_kind
            self.dev_at: list[int] = o.dev_at
            self.wall: list[int] = o.wall
            self.gift: list[int] = o.gift
            self.gift_at: list[int] = o.gift_at
            self.hero_pool: list[int] = o.hero_pool
            self.token: list[int] = o.token
            self.under: list[int] = o.under
            self.bag: list[int] = o.bag
            self.notes: list[tuple[int, ...]] = o.notes  # what could be seen of hidden cards
            self.seen_hand: list[int] = o.seen_hand
            # Derived from the board: a list per kind and seat (see sites.py), filled in when first asked for.
            self.sites: list[list[int] | None] = o.sites
            # Changed in place.
            self.hand: list[int] = o.hand.copy()
            self.hand_size: list[int] = o.hand_size.copy()
            self.low: list[int] = o.low.copy()
            self.supply: list[int] = o.supply.copy()
            self.left: list[int] = o.left.copy()
            self.vp: list[int] = o.vp.copy()
            self.road_len: list[int] = o.road_len.copy()
            self.played: list[int] = o.played.copy()
            self.dev_held: list[int] = o.dev_held.copy()
            self.watch: list[int] = o.watch.copy()
            self.camp: list[int] = o.camp.copy()
            self.clearing: list[int] = o.clearing.copy()
            self.frost: list[int] = o.frost.copy()
            self.hero: list[int] = o.hero.copy()
        else:
            super().__init__()

    def clone(self) -> CatanState:
        return CatanState(self)

    def derive(self) -> None:
        """Work out everything that follows from the stored columns."""
        by_number: list[list[int]] = [[] for _ in range(13)]
        for h in range(HEXES):
            number = self.number[h]
            if number == COMBINED:  # CAT-PROD.4
                by_number[2].append(h)
                by_number[12].append(h)
            elif number:
                by_number[number].append(h)
        self.by_number = by_number
        self.forget_sites()

    def forget_sites(self) -> None:
        """The board has changed: what can be built where is worked out anew."""
        self.sites = [None] * (4 * self.n)

    # ---------------------------------------------------------------- the one visibility function
    def mask(self, seat: int) -> CatanState:
        """CAT-COMP.15, CAT-DEV.1, CAT-VPC.1: hands, decks, face-down tokens and the future are hidden."""
        s = CatanState(self)
        s.mask_kernel(seat)
        n = s.n
        own = range(seat * 5, seat * 5 + 5) if seat >= 0 else range(0)
        end = s.over  # CAT-VPC.2: victory point cards are shown when the game is over
        s.seen_hand = s.seen_hand.copy()
        s.dev_kind = s.dev_kind.copy()
        for i in range(n * 5):
            if i not in own:
                s.low[i] -= s.seen_hand[i]  # how far the hand has sunk is public, the hand is not
                s.hand[i] = s.seen_hand[i] = UNKNOWN
                if not (end and i % 5 == VICTORY_POINT):
                    s.dev_held[i] = UNKNOWN
        if seat != s.active:
            for i in range(n * 5, n * 5 + 5):
                s.dev_held[i] = UNKNOWN
        looking = any([x[0] == NOTE_DECK and x[1] == seat and x[2] == s.dev_next for x in s.notes])  # CAT-HERO.16
        top = s.dev_next + 3 if looking else 0
        for card, at in enumerate(s.dev_at):
            if s.dev_next <= card < top:
                continue
            mine = at >= 0 and at == seat
            shown = mine or at >= FACE_UP or (end and at != IN_DECK and s.dev_kind[card] == VICTORY_POINT)
            if not shown:
                s.dev_kind[card] = UNKNOWN
        s.token = [UNKNOWN] * len(s.token)
        s.bag = [UNKNOWN] * len(s.bag)
        s.under = [UNKNOWN if t >= 0 else EMPTY for t in s.under]
        s.notes = [note_for(note, seat) for note in s.notes] if seat >= 0 else []  # a spectator keeps no notes
        s.forget_sites()
        return s


def note_for(note: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """A record about hidden cards as `seat` may see it."""
    kind = note[0]
    if kind == NOTE_STOLEN and seat != note[1] and seat != note[2]:
        return (*note[:3], UNKNOWN, *note[4:])
    if kind == NOTE_LOOKED and seat != note[1]:
        return (*note[:3], *([UNKNOWN] * 5), *note[8:])
    if kind == NOTE_DECK and seat != note[1]:
        return (*note[:3], *([UNKNOWN] * (len(note) - 3)))
    return note


def blank(n: int, table: Table, layout: int) -> CatanState:
    """A table with nothing on the board yet; set-up and scenarios start here."""
    s = CatanState()
    where = LAYOUTS[layout]
    s.n = n
    s.table = table
    s.layout = layout
    s.terrain = where.terrain
    s.number = where.number
    s.by_number = []
    s.route = [-1] * len(where.is_node)
    for (v, w), resource in zip(where.route_nodes, where.route_resources, strict=True):
        s.route[v] = s.route[w] = resource
    s.colour = list(range(n))
    s.first = s.active = 0
    s.turn = 0
    s.rolled = False
    s.die1 = s.die2 = s.die12 = 0
    s.tormund = CAMP
    s.longest = s.patrols = -1
    s.breaches = s.gift_total = 0
    s.dev_next = s.dev_fresh = 0
    s.dev_played = False
    s.offers_left = 0
    s.node = [0] * len(where.is_node)
    s.edge = [0] * len(where.is_edge)
    s.hand = [0] * (n * 5)
    s.hand_size = [0] * n
    s.supply = [0] * 5
    s.left = [0] * (n * 4)
    s.rate = [table.supply_rate] * (n * 5)
    s.vp = [0] * n
    s.road_len = [0] * n
    s.played = [0] * n
    s.dev_kind = []
    s.dev_at = []
    s.dev_held = [0] * (n * 5 + 5)  # the last row: bought this turn by the active player
    s.wall = [0] * 20
    s.watch = [0] * 4
    s.camp = [0] * 15  # CAT-BOARD.11: five camps a clan, the first nearest the Wall
    s.clearing = [0] * 4
    s.gift = [0] * (HEXES * 3)
    s.gift_at = [0] * HEXES
    s.frost = [0] * 3
    s.hero = [-1, 0, -1, -1] * n
    s.hero_pool = []
    s.token = []
    s.under = [EMPTY] * (n * 13)
    s.bag = []
    s.notes = []
    s.seen_hand = [0] * (n * 5)
    s.low = [0] * (n * 5)
    s.derive()
    return s


# What a saved position stores (the rest is derived).
COLUMNS: Final = (
    "layout", "terrain", "number", "route", "colour", "first", "active", "turn", "rolled", "die1", "die2", "die12",
    "tormund", "longest", "patrols", "breaches", "gift_total", "dev_fresh", "dev_next", "dev_played", "offers_left",
    "node", "edge", "hand", "hand_size", "supply", "left", "rate", "vp", "road_len", "played", "dev_kind", "dev_at",
    "dev_held", "wall", "watch", "camp", "clearing", "gift", "gift_at", "frost", "hero", "hero_pool", "token", "under",
    "bag", "notes", "seen_hand", "low",
)  # fmt: skip
