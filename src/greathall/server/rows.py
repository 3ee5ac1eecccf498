"""Rows of the database: a name and a type for every column that the store reads or writes."""

from __future__ import annotations

import json
from typing import Final, NamedTuple, TypedDict

from msgspec import Struct
from msgspec.json import Encoder

# Kinds of entries of the log.
CHOICE: Final = 0
REWIND: Final = 1
REWIND_ANEW: Final = 2

encode = Encoder().encode


# How a seat of a running game was given up.
LEFT: Final = "left"
AWAY: Final = "away"  # taken from somebody who was not there for long
VOTES: Final = "votes"  # taken by the votes of the others


class LogRow(NamedTuple):
    """An entry of the log. CHOICE: `seat` chose `code`; REWIND: back to the position after `code` choices;
    REWIND_ANEW: the same, and chance does not bring again what it brought."""

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
    seed: str  # the server's secret, or the seed of fast chance
    seed_by: str  # server | host | record | anew | tutorial
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
    asked: str = "[]"  # JSON, see `read_asked`
    winners: str = "[]"  # JSON
    rules_version: int = 0
    data_digest: str = ""
    fingerprint: str = ""
    started: float = 0.0
    promises: int = 0  # how often something about them was changed
    chance: str = ""  # JSON (fairness.py); '': fast, from the seed
    shared: bool = False  # has more than one person played at this table?
    origin: str = ""  # a code of the address it was made from
    notes: int = 0  # how often who sits here was changed
    hosts: str = "[]"  # JSON: players who were host of the running game before

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    @property
    def closed(self) -> bool:
        """The game has ended, with or without a winner."""
        return self.status in ("over", "abandoned")

    def read_asked(self) -> tuple[list[int], list[int]]:
        """Seats that are asked, and seats that are asked in a window."""
        asked = json.loads(self.asked)
        return (asked, []) if isinstance(asked, list) else (asked["open"], asked["window"])

    def all_asked(self) -> list[int]:
        """Seats that are asked, in windows or not."""
        asked, in_window = self.read_asked()
        return sorted([*asked, *in_window])

    def read_options(self) -> dict[str, str]:
        options: dict[str, str] = json.loads(self.options)
        return options

    def former_hosts(self) -> list[str]:
        hosts: list[str] = json.loads(self.hosts)
        return hosts


def write_asked(asked: list[int], in_window: list[int]) -> str:
    """The column that `TableRow.read_asked` reads; a plain list where no window is open."""
    return encode({"open": asked, "window": in_window} if in_window else asked).decode()


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
    part: str = ""  # what the person's browser adds to the chance of the game
    former: str = "{}"  # JSON: see former_holders
    kept: str = ""  # a player: in a rematch the seat waits for them

    @property
    def played_by_person(self) -> bool:
        return self.kind == "person" and not self.bot

    def former_holders(self) -> dict[str, str]:
        """Players who held the seat in the running game before, and how they gave it up: left, away or votes."""
        holders: dict[str, str] = json.loads(self.former)
        return holders

    def open_to(self, player: str) -> bool:
        """Is the open seat one that waits for this player, or that they held before and were not voted from?"""
        if self.kind != "open" or not player:
            return False
        return self.kept == player or self.former_holders().get(player, VOTES) != VOTES


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


class NoteRow(Struct, kw_only=True):
    """A line of the public log about who sits at a table."""

    table_id: str
    id: int  # 1, 2, ... at each table
    row: int  # the last entry of the log when it happened
    n: int  # the position it happened at
    kind: str
    seat: int  # -1: none
    name: str
    earlier: str
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
    report: str = ""  # JSON: what lists tell of it, and by which card data


# ---------------------------------------------------------------- what can be changed
class Begun(TypedDict):
    """The columns of a table that say what its game began with."""

    options: str
    rules_version: int
    data_digest: str
    fingerprint: str
    started: float
    chance: str


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
    chance: str
    shared: bool
    hosts: str


class SeatValues(TypedDict, total=False):
    """Columns of a seat that change, with new values or with those that are still expected there."""

    kind: str
    name: str
    bot: str
    player: str
    nonce: int
    part: str
    former: str
    kept: str


class DeckValues(TypedDict, total=False):
    """Columns of a deck that its owner changes."""

    name: str
    text: str
    report: str
