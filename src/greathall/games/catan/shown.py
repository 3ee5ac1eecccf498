# mypyc: skip, because a compiled class forgets the types it was written with, and the client's are made of them.
"""What clients are shown, by shape: a view, and the board. Lists of five go by resource, lists of four by piece (see
names.py)."""

from __future__ import annotations

from typing import TypedDict


class BoardShape(TypedDict):
    """The board by hex, intersection and path."""

    layout: int
    terrain: list[int]  # -1: no land
    number: list[int]
    route: list[int]  # by intersection: the resource of its trade route, -1 without
    node: list[int]  # 0 free, seat + 1 a settlement, seat + 5 a keep
    edge: list[int]  # 0 free, else seat + 1
    tormund: int | None  # his hex; None: in his camp


class NorthShape(TypedDict):
    """The Wall and everything beyond it."""

    wall: list[int]  # five spaces a section: 0 free, else seat + 1
    camps: list[int]  # five a clan: 0 free, else kind + 1
    clearings: list[int]
    gift: list[int]  # three kinds a hex
    frostfangs: list[int]
    breaches: int
    hero_pool: list[int]
    token_pool: int


class HeroShape(TypedDict):
    held: int  # -1: none
    side: int  # 0 A, 1 B
    new: bool
    used: bool


class SeatShape(TypedDict):
    """A player; what others may not see is None."""

    colour: int
    points: int
    hand_size: int
    hand: list[int] | None
    development_size: int
    development: list[int] | None
    victory_points: int | None  # shown when the game is over
    patrols: int
    road_length: int
    guards: int
    left: list[int]
    rates: list[int]
    hero: HeroShape


class TermsShape(TypedDict):
    give: list[int]
    want: list[int]


class AnswerShape(TypedDict):
    """How an opponent stands to the offer."""

    seat: int
    standing: str  # thinking, accepted, refused, countered, composes
    counter: TermsShape | None  # what that seat gives and wants, once it has said so


class OfferShape(TypedDict):
    """The offer on the table."""

    who: int
    give: list[int]
    want: list[int]
    answers: list[AnswerShape]


class LookShape(TypedDict):
    """A hand that Mance Rayder has shown."""

    seat: int
    cards: list[int]


class CatanView(TypedDict):
    """Everything a seat sees."""

    seat: int
    turn: int
    active: int
    first: int
    rolled: bool
    dice: list[int]  # two of six sides, one of twelve; 0: not rolled
    board: BoardShape
    supply: list[int]
    deck: int
    longest_road: int
    most_patrols: int
    north: NorthShape | None
    offer: OfferShape | None
    draft: TermsShape | None  # what this seat is laying out for an offer or counter-offer
    discards: list[int] | None  # what this seat has laid out after a 7
    looked: LookShape | None
    fresh: list[int]  # development cards bought this turn
    seats: list[SeatShape]
    over: bool
    winners: list[int]


class LayoutShape(TypedDict):
    name: str
    mode: str
    ice: list[int]
    frame: list[int]
    routes: list[list[int]]  # each the two intersections of a trade route


class TrailShape(TypedDict):
    numbers: list[int]
    clan: int
    clearing: int


class CellShape(TypedDict):
    name: str
    q: int
    r: int


class NodeShape(TypedDict):
    name: str
    cell: int
    corner: str


class EdgeShape(TypedDict):
    name: str
    first: int
    second: int


class CatanBoard(TypedDict):
    """The geometry by numbers: corners and sides are those of data/board.yaml."""

    cells: list[CellShape]
    nodes: list[NodeShape]
    edges: list[EdgeShape]
    lines: list[list[int]]
    trails: list[TrailShape]
    layouts: list[LayoutShape]
