# mypyc: skip, because a compiled class forgets the types it was written with, and the client's are made of them.
"""What clients are shown, by shape: a view, and the facts of the cards. Cards and allies go by number, -1: none."""

from __future__ import annotations

from typing import TypedDict


class PlayingShape(TypedDict):
    """The influence card that is being played."""

    seat: int
    card: int


class ResolvingShape(TypedDict):
    """Whose ability is being carried out: that of a card or of an ally."""

    seat: int
    card: int
    ally: int


class EffectShape(TypedDict):
    """A card that goes on working, whose it is, and what it is about."""

    card: int
    seat: int
    about: int


class LoreShape(TypedDict):
    """A card known to be in one of several places."""

    group: int
    card: int


class DraftShape(TypedDict):
    pack: list[int]
    picks: list[int]


class CouncilShape(TypedDict):
    allies: list[int]
    tokens: int
    known: list[int]
    low: int  # its power at least, and at most
    high: int


class AreaShape(TypedDict):
    """A card in an area."""

    card: int
    blank: bool  # it counts as without ability
    value: int


class SeatShape(TypedDict):
    leader: int
    hand: list[int] | None
    known: list[int]
    hand_size: int
    area: list[AreaShape]
    total: int
    kneels: int
    silence: bool
    white: int
    picked: int
    small: int | None
    other: int | None


class SojuszeView(TypedDict):
    """Everything a seat sees."""

    seat: int
    season: int
    round: int
    rounds: int
    first: int
    active: int
    current: int
    ruling: int
    on_ally: int
    playing: PlayingShape | None
    resolving: ResolvingShape | None
    winner: int
    placed: int
    row: list[int] | None
    ally_deck: int
    ally_top: list[int]
    ally_bottom: list[int]
    ally_among: list[int]
    dead: list[int]
    deck: int
    discard: list[int]
    removed: list[int]
    supply: int
    effects: list[EffectShape]
    councils: list[CouncilShape]
    seats: list[SeatShape]
    draft: DraftShape | None
    lore: list[LoreShape]
    over: bool
    winners: list[int]


class InfluenceShape(TypedDict):
    """What is printed on an influence card."""

    id: str
    value: int
    colour: str
    timing: str
    copies: int
    grade: str


class AllyShape(TypedDict):
    id: str
    power: int
    timing: str
    grade: str


class LeaderShape(TypedDict):
    id: str
    grade: str


class SojuszeBoard(TypedDict):
    influence: list[InfluenceShape]
    allies: list[AllyShape]
    leaders: list[LeaderShape]
    tokens: dict[str, int]
