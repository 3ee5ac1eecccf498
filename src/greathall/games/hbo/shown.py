# mypyc: skip, because a compiled class forgets the types it was written with, and the client's are made of them.
"""What clients are shown, by shape, besides what both card games show."""

from __future__ import annotations

from typing import TypedDict

from greathall.games.cardgame import shown


class HboSeatShape(shown.SeatShape):
    offered: list[shown.CardShape]  # plots it looks at in the draft: the own ones, and of everybody how many
    offered_size: int


class HboView(shown.TableShape):
    """Everything a seat sees."""

    seats: list[HboSeatShape]


class HboPrintedShape(shown.PrintedShape):
    id: str


class HboBoard(TypedDict):
    """The cards by number."""

    cards: list[HboPrintedShape]
