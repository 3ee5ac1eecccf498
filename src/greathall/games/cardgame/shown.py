# mypyc: skip, because a compiled class forgets the types it was written with, and the client's are made of them.
"""What clients are shown of both card games, by shape. A card has a number in the match and a design, -1: not known."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class CardShape(TypedDict):
    """A card that lies somewhere."""

    number: int
    design: int


class InPlayShape(CardShape):
    marks: list[str]  # how it stands: kneeling, attacking, ... (see view.py)
    power: int
    tokens: int
    host: int
    strength: int | None  # with icons and keywords: of characters that are known
    icons: list[str]
    keywords: list[str]


class FactionShape(CardShape):
    """The faction card or banner."""

    kneeling: bool


class PlotShape(CardShape):
    tokens: int


class DuplicateShape(CardShape):
    host: int


class SeatShape(TypedDict):
    alive: bool
    house: str  # or faction, by its word
    faction: FactionShape | None
    gold: int
    power: int
    faction_power: int
    hand_size: int
    hand: list[CardShape]
    deck: int
    known_deck: list[CardShape]
    discard: list[CardShape]
    dead: list[CardShape]
    plots_left: int
    plots: list[CardShape]
    used: list[int]
    plot: PlotShape | None
    values: dict[str, int] | None  # of the plot, as they are now
    left: list[int] | None  # challenges of each type that may still be initiated, as far as their number goes
    play: list[InPlayShape]
    duplicates: list[DuplicateShape]


class AmountShape(TypedDict):
    """What a card adds, or what is added by no card (-1)."""

    card: int
    amount: int


class SideShape(TypedDict):
    """One side of a challenge: what its characters add, and what is added besides."""

    total: int
    characters: list[AmountShape]
    besides: list[AmountShape]


class ChallengeShape(TypedDict):
    type: int
    attacker: int
    defender: int
    against: int  # whom it was initiated against: another than the defender after a redirect
    attack: SideShape
    defence: SideShape
    claim: int
    winner: int
    loser: int
    margin: int
    unopposed: bool


class FieldShape(TypedDict):
    field: str
    type: str
    value: int


class StepShape(TypedDict):
    """A step of what is going on."""

    name: str
    fields: list[FieldShape]


class ChangeShape(TypedDict):
    """What changes a printed STR: by a card, or by an effect that lasts (-1)."""

    card: int
    source: int
    amount: int


class BlankShape(TypedDict):
    """A character without its text, and the card that takes it."""

    card: int
    source: int


class TableShape(TypedDict):
    """What a seat sees; a game adds its seats."""

    seat: int
    turn: int
    active: int
    phase: int
    first: int
    challenge: ChallengeShape | None
    chain: list[StepShape]
    modified: list[ChangeShape]
    blanked: list[BlankShape]
    over: bool
    winners: list[int]


class PrintedShape(TypedDict):
    """What is printed on a card; a game leaves out what its cards have not."""

    type: str
    faction: str
    unique: NotRequired[bool]
    cost: NotRequired[int | str]
    strength: NotRequired[int]
    icons: NotRequired[list[str]]
    traits: NotRequired[list[str]]
    keywords: NotRequired[list[str]]
    plot: NotRequired[dict[str, int | str]]
    loyal: NotRequired[bool]
    abilities: NotRequired[list[str]]
    bonus: NotRequired[int]  # gold it brings every round
    grade: NotRequired[str]  # printed, partly, reconstructed or retuned; nothing said: printed
