"""What travels between server and client: the one source of types (here -> OpenAPI -> TypeScript).

docs/protocol.md tells the story. Requests forbid unknown fields; what the server sends may grow new ones.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from greathall.server.positions import Choice as Choice
from greathall.server.positions import LogLine as LogLine
from greathall.server.positions import Position as Position
from greathall.server.positions import PromiseMark as PromiseMark
from greathall.server.positions import PromiseNote as PromiseNote
from greathall.server.positions import Question as Question
from greathall.server.positions import ReplayAt as ReplayAt
from greathall.server.positions import ReplayInfo as ReplayInfo
from greathall.server.positions import RuleInfo as RuleInfo

Name = Annotated[str, Meta(max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Eyes = Annotated[int, Meta(ge=-1, le=15)]  # a seat, or -1: a spectator
Code = Annotated[int, Meta(ge=0, le=1 << 30)]


DeckWords = Annotated[str, Meta(max_length=8000)]
DeckName = Annotated[str, Meta(max_length=60)]


# ---------------------------------------------------------------- games
class OptionInfo(Struct):
    """A table option: label and help are texts `table-<name>`, `table-<name>-help`, `table-<name>-<choice>`."""

    name: str
    default: str
    choices: list[str]
    low: int
    high: int
    rule: str
    kind: str  # "": one of `choices`, or a number where there are none; deck: one of `choices`, or the text of a deck
    seat: int  # what the person on this seat brings along; -1: about the whole table


class GameInfo(Struct):
    """Everything a client needs to speak of a game without knowing its rules."""

    id: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]
    decisions: list[str]  # names by decision kind
    decision_rules: list[str]
    parts: list[str]  # decisions that are parts of a move which may be put together first (see `try`)
    windows: list[str]  # decisions that are asked or not depending on hidden cards
    tutorial: bool  # is there an introductory game (POST /api/tutorials)?
    verbs: dict[str, list[list[str]]]  # option verb -> [[field, type], ...]
    events: list[list[Any]]  # by event kind: [name, [[field, type], ...]]
    values: dict[str, list[str]]  # type -> text key ("=name" is the name itself) of values 0, 1, 2, ...
    unknown: dict[str, str]  # type -> text key of a value that is hidden or none (-1)
    board: dict[str, Any]  # static geometry for drawing, the game's own
    decks: list[str]  # decks that are there: the text `deck-<id>` names each; empty where a game has no decks


# ---------------------------------------------------------------- tables
class Clock(Struct, forbid_unknown_fields=True):
    """No clock (kind none), seconds per move, or a reserve with an increment per choice."""

    kind: Annotated[str, Meta(pattern="^(none|move|reserve)$")] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86400 * 14)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat of a new table is filled: by the maker of the table (me), a bot, or left open."""

    kind: Annotated[str, Meta(pattern="^(me|bot|open)$")]
    bot: Name = ""
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Id
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = field(default_factory=dict)
    title: Annotated[str, Meta(max_length=60)] = ""
    listed: bool = True  # shown among the open tables
    watching: Annotated[str, Meta(pattern="^(public|none|after)$")] = "public"  # what spectators may see
    clock: Clock = field(default_factory=Clock)
    start: bool = False  # begin at once if no seat is open
    # Empty: drawn by the server; so is it at the start, whatever is said here, if another person sits at the table.
    seed: Annotated[str, Meta(max_length=40)] = ""


class NewTutorial(Struct, forbid_unknown_fields=True):
    """An introductory game; seats, options and seed are the tutorial's own."""

    game: Id
    name: Name = ""


class Continue(Struct, forbid_unknown_fields=True):
    """Play on from a position of a replay: game, options and choices are taken from there."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    title: Annotated[str, Meta(max_length=60)] = ""
    listed: bool = True
    watching: Annotated[str, Meta(pattern="^(public|none|after)$")] = "public"
    clock: Clock = field(default_factory=Clock)
    start: bool = False


class SeatInfo(Struct):
    seat: int
    kind: str  # person | bot | open
    name: str
    bot: str  # the bot that plays, also while it stands in for a person
    present: bool
    yours: bool
    reserve: float | None  # seconds left on a reserve clock


class TableInfo(Struct):
    id: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: str  # open | playing | over | abandoned
    n: int  # choices made
    turn_of: list[int]  # seats that are asked
    winners: list[int]
    clock: Clock
    watching: str
    host: bool  # are you the host?
    created: float
    updated: float
    next: str  # id of the rematch, if any
    provenance: list[list[str]]  # [text key of a part, printed | partly | reconstructed]
    # Who knows what chance will bring: server (nobody) | host (chose the seed) | record (goes on from one) | tutorial
    # (always the same; a coach speaks at the table).
    seed: str


class Lobby(Struct):
    mine: list[TableInfo]  # where you sit; those that wait for you first
    open: list[TableInfo]
    live: list[TableInfo]


class Me(Struct):
    name: str


class SetName(Struct, forbid_unknown_fields=True):
    name: Name


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNo | None = None
    name: Name = ""


class Invite(Struct):
    seat: int
    token: str  # goes into the fragment: /t/<table>#<token>


class Claim(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=400)]
    name: Name = ""


class Claimed(Struct):
    table: str
    seat: int


class HostAct(Struct, forbid_unknown_fields=True):
    """start; bot (put a bot on a seat); open (free it); kick; hand_over (make the person on a seat host); abandon."""

    act: Annotated[str, Meta(pattern="^(start|bot|open|kick|hand_over|abandon)$")]
    seat: SeatNo | None = None
    bot: Name = ""


class SeatAct(Struct, forbid_unknown_fields=True):
    """bot (let a bot stand in for me), back (play again myself), leave."""

    act: Annotated[str, Meta(pattern="^(bot|back|leave)$")]
    seat: SeatNo
    bot: Name = ""


class SetOption(Struct, forbid_unknown_fields=True):
    """Before the game: what a seat brings along (an option with a `seat`)."""

    name: Annotated[str, Meta(max_length=32)]
    value: DeckWords


class Problem(Struct):
    """Every refusal: one sentence, a text key of the program for it, and the rule where there is one."""

    error: str
    key: str = ""
    rule: str = ""


# ---------------------------------------------------------------- decks
class DeckFault(Struct):
    """What is wrong with a deck: text `key` of the game; an argument is a number, a key, keys, or '=' and words."""

    rule: str  # '' where no rule is broken: the text is not written as decks are
    key: str
    args: dict[str, int | str | list[str]]


class DeckPoint(Struct):
    """One thing that is looked at: as it must be, or not; text `key` of the game, a few words."""

    ok: bool
    rule: str
    key: str
    args: dict[str, int | str | list[str]]


class DeckText(Struct, forbid_unknown_fields=True):
    """A text to look through, under a name (empty: its own)."""

    text: DeckWords
    name: DeckName = ""


class DeckCheck(Struct):
    """A deck that is being built. A text that is no deck has one fault and nothing else."""

    name: str
    text: str  # as decks are written; '' if it is no deck
    faults: list[DeckFault]
    points: list[DeckPoint]
    contents: dict[str, Any]  # the game's own: what is in it, what may be put into it


class NewDeck(Struct, forbid_unknown_fields=True):
    """An empty name: as the text says."""

    text: DeckWords
    name: DeckName = ""


class ChangeDeck(Struct, forbid_unknown_fields=True):
    """Rename, replace, or both; what is absent stays. `version`: of the deck that is changed."""

    version: Code
    text: DeckWords | None = None
    name: DeckName | None = None


class DeckInfo(Struct):
    """A deck that is kept (`id`, `version`), or one that is there (`id` alone, version 0)."""

    id: str
    game: str
    name: str  # '' for one that is there: see `deck-<id>`
    text: str
    version: int
    updated: float
    yours: bool
    rules: list[str]  # that it breaks
    contents: dict[str, Any]  # as in DeckCheck


class Decks(Struct):
    mine: list[DeckInfo]
    ready: list[DeckInfo]
    room: int  # how many more can be kept


class Gone(Struct):
    id: str


# ---------------------------------------------------------------- client -> server
class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """One or several picks in a row, taken together or not at all. `id` is the question's id (of the first pick)."""

    seat: SeatNo
    id: int
    codes: Annotated[list[Code], Meta(min_length=1, max_length=24)]
    ref: int = 0  # comes back in the answer


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class AskUndo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back own choices: at once where the undo policy allows it, else by everybody's consent."""

    seat: SeatNo


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """About the request that lies on the table."""

    seat: SeatNo
    request: int
    yes: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Propose to end the game without a winner; all persons must agree."""

    seat: SeatNo


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Which rule forbids this choice?"""

    seat: SeatNo
    code: Code
    ref: int = 0


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """What would be asked next if these were chosen? Only for moves of several parts; nothing is chosen."""

    seat: SeatNo
    id: int
    codes: Annotated[list[Code], Meta(min_length=1, max_length=24)]
    ref: int = 0


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot choose in my place? At tutorials, and where bots play all other seats.

    `codes`: parts of a move that are put together but not sent (see Try); the advice is about the next part."""

    seat: SeatNo
    id: int
    codes: Annotated[list[Code], Meta(max_length=24)] = field(default_factory=list)
    ref: int = 0


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Hot-seat: show me the table through the eyes of another of my seats."""

    seat: SeatNo


class MakePromise(Struct, tag="promise", forbid_unknown_fields=True):
    """Promise something, to another seat or to all (-1)."""

    seat: SeatNo
    to: Eyes
    text: Annotated[str, Meta(min_length=1, max_length=200)]
    ref: int = 0


class MarkPromise(Struct, tag="mark", forbid_unknown_fields=True):
    """Whoever it was made to says whether it was kept; the mark may be changed until the game is over."""

    seat: SeatNo
    id: Code
    kept: bool
    ref: int = 0


class WithdrawPromise(Struct, tag="withdraw", forbid_unknown_fields=True):
    """Take back an own promise that nobody has marked."""

    seat: SeatNo
    id: Code
    ref: int = 0


ToServer = (
    Choose | Say | AskUndo | Vote | Resign | Why | Try | Hint | Look | MakePromise | MarkPromise | WithdrawPromise
)


# ---------------------------------------------------------------- server -> client
class Hello(Struct, tag="hello"):
    """On arrival, and whenever the client's copy cannot be brought up to date by updates."""

    table: TableInfo
    position: Position
    log: list[LogLine]  # from the client's `since` on
    chat: list[list[Any]]  # [number, seat or -1, name, text, time]
    undo: int  # how many own choices the viewer can take back alone
    promises: list[PromiseNote]
    request: Request | None = None
    deadline: float | None = None  # seconds left for the viewer if it is asked, else for whoever has least
    coach: Coached | None = None  # at a tutorial


class Update(Struct, tag="update"):
    """One or more choices were made: n is the new number, patch brings the view from the last n the client has."""

    n: int
    log: list[LogLine]
    patch: dict[str, Any]
    questions: list[Question]
    undo: int
    deadline: float | None  # as in Hello


class Rewound(Struct, tag="rewound"):
    """Choices were taken back: the log ends at n, a new position follows."""

    position: Position
    undo: int
    deadline: float | None  # as in Hello


class Chat(Struct, tag="chat"):
    line: list[Any]


class PromiseTold(Struct, tag="promise"):
    """A new promise, or one that has changed."""

    promise: PromiseNote


class TableChanged(Struct, tag="table"):
    table: TableInfo


class Request(Struct, tag="request"):
    """Undo or resignation on the table: who asks, who has agreed, who is still to say. Empty `waiting`: settled."""

    id: int
    what: str  # undo | resign
    seat: int
    n: int
    agreed: list[int]
    waiting: list[int]
    settled: str = ""  # "" | yes | no


class Refusal(Struct, tag="refused"):
    """An order is refused. Where a rule forbids it, `reason` says so in a sentence of the viewer's language."""

    rule: str
    message: str  # a text key of the program, e.g. error-not-legal
    ref: int = 0
    reason: str = ""


class Reason(Struct, tag="why"):
    """Answer to a why: the rule that forbids the choice, and a sentence in the viewer's language; '' if none does."""

    rule: str
    ref: int = 0
    reason: str = ""


class Tried(Struct, tag="tried"):
    """Answer to a try: the next part of the move, or nothing when the move is complete with these choices."""

    question: Question | None
    ref: int = 0


class Hinted(Struct, tag="hinted"):
    """Answer to a hint: the code a bot would choose; nothing when the parts put together are a whole move."""

    code: int | None
    ref: int = 0


class SpokenStep(Struct):
    """What the coach has said: the text `tutorial-<id>` of the game, after so many choices."""

    id: str
    n: int
    rules: list[str]
    hint: bool  # a choice is suggested at once
    optional: bool  # does not count among the steps there are


class Coached(Struct, tag="coach"):
    """All steps of a tutorial that have been spoken so far; comes again when they change."""

    spoken: list[SpokenStep]
    total: int  # steps there are, optional ones not counted


ToClient = (
    Hello | Update | Rewound | Chat | PromiseTold | TableChanged | Request | Refusal | Reason | Tried | Hinted | Coached
)
