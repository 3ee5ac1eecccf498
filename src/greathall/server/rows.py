"""Rows of the database: a name and a type for every column that the store reads or writes."""

from __future__ import annotations

import json
from typing import Final, NamedTuple, TypedDict

from msgspec import Struct

# Kinds of entries of the log.
CHOICE: Final = 0
REWIND: Final = 1


class LogRow(NamedTuple):
    """An entry of the log. CHOICE: `seat` chose `code`; REWIND: back to the position after `code` choices."""

    n: int
    kind: int
    seat: int
    code: int
    at: float


class TableRow(Struct, kw_only=True):
    """A table: how it was made, what its game began with, and copies of what the log says."""

    id: str
    game: str
    options: str  # JSON
    seed: str
    seed_by: str  # server | host | record | tutorial
    title: str
    status: str  # open | playing | over | abandoned
    listed: bool
    watching: str  # public | none | after
    clock: str  # JSON
    host: str  # a player
    created: float
    updated: float
    next: str = ""  # the rematch
    request: str = ""  # JSON: undo or resignation that lies on the table, '' for none
    n: int = 0
    asked: str = "[]"  # JSON
    winners: str = "[]"  # JSON
    rules_version: int = 0
    data_digest: str = ""
    fingerprint: str = ""
    started: float = 0.0
    promises: int = 0  # how often something about them was changed

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    @property
    def closed(self) -> bool:
        """The game has ended, with or without a winner."""
        return self.status in ("over", "abandoned")

    def read_options(self) -> dict[str, str]:
        options: dict[str, str] = json.loads(self.options)
        return options


class SeatRow(Struct, kw_only=True):
    """A seat of a table. `bot` is the one that plays, also while it stands in for a person."""

    table_id: str
    seat: int
    kind: str  # person | bot | open
    name: str
    bot: str = ""
    player: str = ""
    nonce: int = 0  # moves on when links to the seat must die
    reserve: float | None = None  # seconds left on a reserve clock

    @property
    def played_by_person(self) -> bool:
        return self.kind == "person" and not self.bot


class ChatRow(Struct, kw_only=True):
    """A line of the chat."""

    table_id: str
    n: int
    seat: int
    name: str
    text: str
    at: float


class PromiseRow(Struct, kw_only=True):
    """A promise that was made at a table."""

    table_id: str
    id: int  # 1, 2, ... at each table
    row: int  # the last entry of the log when it was made
    n: int  # the position it was made at
    seat: int
    addressee: int  # a seat, -1: all
    text: str
    withdrawn: bool
    at: float


class MarkRow(Struct, kw_only=True):
    """What a seat says about a promise."""

    table_id: str
    promise: int
    seat: int
    kept: bool
    at: float


class DeckRow(Struct, kw_only=True):
    """A deck somebody keeps. `version` counts the changes, so that no tab overwrites another."""

    id: str
    game: str
    player: str
    name: str
    text: str
    version: int
    created: float = 0.0
    updated: float = 0.0


# ---------------------------------------------------------------- what can be changed
class Begun(TypedDict):
    """The columns of a table that say what its game began with."""

    options: str
    rules_version: int
    data_digest: str
    fingerprint: str
    started: float


class TableValues(TypedDict, total=False):
    """Columns of a table that change, with new values or with those that are still expected there."""

    options: str
    seed: str
    seed_by: str
    status: str
    host: str
    next: str
    request: str
    rules_version: int
    data_digest: str
    fingerprint: str
    started: float


class SeatValues(TypedDict, total=False):
    """Columns of a seat that change, with new values or with those that are still expected there."""

    kind: str
    name: str
    bot: str
    player: str
    nonce: int


class DeckValues(TypedDict, total=False):
    """Columns of a deck that its owner changes."""

    name: str
    text: str
