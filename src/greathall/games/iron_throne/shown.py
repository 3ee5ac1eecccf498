# mypyc: skip, because a compiled class forgets the types it was written with, and the client's are made of them.
"""What clients are shown, by shape: a view, and the facts of the cards. Cards and characters go by number, -1: none."""

from __future__ import annotations

from typing import TypedDict


class CharacterShape(TypedDict):
    character: int
    power: int


class HostageShape(TypedDict):
    """A card held: the house on its back, and its face where it is known."""

    house: int
    card: int


class SeatShape(TypedDict):
    house: int
    leader: int
    sheet: int
    characters: list[CharacterShape]
    influence: list[int]  # tokens of this seat on whose boards
    hand: list[int] | None
    known: list[int]  # in the hand, or face down on the table
    hand_size: int
    deck: int
    discard: list[int]
    played: list[int]
    shown: int
    sealed: int | None  # the card chosen face down: -1 where it is not known, None before it is chosen
    side: int
    fighter: int
    hostages: list[HostageShape]
    spared: bool
    unrewarded: bool
    barred: bool


class OfferShape(TypedDict):
    """An offer of support that waits for its answer."""

    seat: int
    character: int
    side: int


class TermsShape(TypedDict):
    """Terms of a truce for attacker (a) and defender (d): influence to spread, hostages to take, power to pay."""

    a_spreads: int
    d_spreads: int
    a_takes: int
    d_takes: int
    a_pays: int
    d_pays: int


class SourcedShape(TypedDict):
    """Terms say where a hostage of that side's active player comes from."""

    side: int
    source: int


class TruceShape(TypedDict):
    """The talks: terms on the table with the sources they fix, sources fixed for the next terms, whose the terms are,
    how many were made of how many, whose turn it is to speak."""

    terms: TermsShape | None
    fixed: list[SourcedShape]
    draft: list[SourcedShape]
    by: int
    made: int
    most: int
    speaks: int
    caps: TermsShape


class ThroneView(TypedDict):
    """Everything a seat sees. Lists of two go by side: the attacker's, the defender's."""

    seat: int
    turn: int
    phase: int
    active: int
    attacker: int
    defender: int
    event: int
    events: int
    event_discard: list[int]
    outcome: int
    truced: bool
    won: int
    lost: int
    box: int
    face_up: int
    bonus: list[int]
    totals: list[int] | None
    window: int
    offer: OfferShape | None
    truce: TruceShape | None
    seats: list[SeatShape]
    drawn: list[int]
    over: bool
    winners: list[int]


class PersonShape(TypedDict):
    """What is printed on a leader's sheet or a character card."""

    id: str
    house: int
    window: str
    grade: str


class EventShape(TypedDict):
    id: str
    grade: str


class HouseCardShape(TypedDict):
    """A house card: truce, hostility or character; who it shows, -1: nobody."""

    house: int
    kind: str
    value: int
    character: int


class ThroneBoard(TypedDict):
    houses: list[str]
    cards: list[HouseCardShape]
    leaders: list[PersonShape]
    characters: list[PersonShape]
    events: list[EventShape]
