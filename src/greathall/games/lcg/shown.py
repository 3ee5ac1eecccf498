# mypyc: skip, because a compiled class forgets the types it was written with, and the client's are made of them.
"""What clients are shown, by shape, besides what both card games show."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from greathall.games.cardgame import shown


class LcgSeatShape(shown.SeatShape):
    agenda: int
    title: int


class LcgView(shown.TableShape):
    """Everything a seat sees."""

    seats: list[LcgSeatShape]


class LcgPrintedShape(shown.PrintedShape):
    code: str
    name: str
    plot_modifiers: NotRequired[dict[str, int]]
    deck_limit: NotRequired[int]
    quantity_in_box: NotRequired[int]


class TitleShape(TypedDict):
    card: int
    supports: int
    rivals: list[int]


class LcgBoard(TypedDict):
    """The cards by number, and the titles."""

    cards: list[LcgPrintedShape]
    titles: list[TitleShape]
