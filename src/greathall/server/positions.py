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


class TableNote(Struct):
    """A line of the public log about who sits at the table: the text `web-note-<kind>`, after the line of choice n.

    sat, came_back, left, kicked_away, kicked_votes, stand_in, stand_in_away, stand_in_votes, back, bot, opened, host,
    abandoned, ended, taken_back."""

    id: int
    n: int  # the choice after which it happened (taken back further: the one the game went back to)
    kind: str
    seat: int  # whose seat, -1: none
    name: str  # of whoever it is about, as it was then
    earlier: str  # what the seat was called before, where that has changed
    at: float


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
    notes: list[TableNote]  # of the whole game


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


class ScorePart(Struct):
    """Some of a seat's score: the text `score-<name>` with `$of`, what `type` and `value` name ('' and -1: nothing)."""

    name: str
    rule: str
    count: int
    points: int
    type: str
    value: int


class SeatStory(Struct):
    """How a seat ended: `score` is the sum of its parts; `beside` it what is compared in a tie."""

    seat: int
    score: int
    parts: list[ScorePart]
    beside: list[ScorePart]


class StoryPoint(Struct, array_like=True):
    """The scores from position n on."""

    n: int
    scores: list[int]


class StoryRow(Struct):
    """A line of statistics: the text `tally-<name>`, a number a seat."""

    name: str
    values: list[int]


class StoryBar(Struct):
    """A bar of the game's chart: what `type` and `value` name, in the lot that `group` and `member` name. `usual`:
    thousandths of what is to be expected; -1: nothing."""

    type: str
    value: int
    high: int
    second: int
    usual: int
    group: str
    member: int


class StoryTurn(Struct):
    """Where the game turned: position n, in turn or round `beat`; what happened there as a spectator sees it ([]:
    nothing to tell), and how the score of the seat it is about changed. kind: lead, swing, end."""

    n: int
    beat: int
    kind: str
    seat: int
    before: int
    after: int
    leader: int  # who leads from then on; -1: several
    event: list[int]


class ReplayStory(Struct):
    """A game that is over, told from its end. Nothing in it is more than a spectator of it may know."""

    order: list[int]  # seats from the first to the last
    seats: list[SeatStory]
    goal: int  # the score that ends the game; 0: none does
    beat: str  # turn | round: how people count how long it took
    beats: list[int]  # the position at which each of them began
    curve: list[StoryPoint]
    rows: list[StoryRow]
    chart: str  # the text `tally-<chart>` of the bars
    bars: list[StoryBar]
    turns: list[StoryTurn]
    rule: str  # by which the game ended
    last: int
