"""What travels of a match: positions, questions, the log, promises, replays, rules. Part of `wire`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class Choice(Struct, array_like=True):
    """An option: its code, verb and the values of the verb's fields."""

    code: int
    verb: str
    values: list[int]


class Question(Struct):
    """An open question as its seat sees it; others see no options."""

    seat: int
    kind: int
    rule: str
    id: int  # changes when the question changes; an answer names it
    options: list[Choice]
    needs_others: bool = False  # may wait: others are asked as well
    without_effect: list[int] = field(default_factory=list)  # codes of options that are allowed but can do nothing


class LogLine(Struct, array_like=True):
    """What choice number n brought about: who chose (-1: set-up), and the events as this seat may see them."""

    n: int
    seat: int
    events: list[list[int]]


class Position(Struct):
    """A whole position, for arrival, replay and recovery."""

    n: int
    seat: int  # whose eyes: -1 a spectator
    view: dict[str, Any]
    questions: list[Question]


class PromiseMark(Struct, array_like=True):
    """What a seat says about a promise: kept or broken."""

    seat: int
    kept: bool


class PromiseNote(Struct):
    """A promise at the table. It has no force: the game never looks at it.

    Withdrawn; else open while there are no marks; else what most marks say, and disputed where they are even."""

    id: int
    n: int  # the choice after which it was made (taken back further: the one the game went back to)
    seat: int  # whose promise
    to: int  # a seat, -1: all
    text: str
    marks: list[PromiseMark]
    withdrawn: bool


class ReplayInfo(Struct):
    id: str
    game: str
    options: dict[str, str]
    names: list[str]
    n: int
    turns: list[list[int]]  # [n, seat] where a turn begins
    winners: list[int]
    table: str  # the table it was played at, if it was here
    running: bool  # still being played: ends at what was told, for the eyes named below alone
    eyes: list[int]  # whose eyes may be asked for
    promises: list[PromiseNote]  # of the whole game; show those with a number up to the position's


class ReplayAt(Struct):
    position: Position
    log: list[LogLine]  # the line of this position (n) alone


class RuleInfo(Struct):
    id: str
    en: str
    pl: str
    mode: str
    place: str
    ruling: bool
