"""What travels between server and client: the one source of types (here -> OpenAPI -> TypeScript).

docs/protocol.md tells the story. Requests forbid unknown fields; what the server sends may grow new ones.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from greathall.server.decklists import ChangeDeck as ChangeDeck
from greathall.server.decklists import DeckCheck as DeckCheck
from greathall.server.decklists import DeckFault as DeckFault
from greathall.server.decklists import DeckInfo as DeckInfo
from greathall.server.decklists import DeckPoint as DeckPoint
from greathall.server.decklists import Decks as Decks
from greathall.server.decklists import DeckText as DeckText
from greathall.server.decklists import DeckWords as DeckWords
from greathall.server.decklists import Gone as Gone
from greathall.server.decklists import NewDeck as NewDeck
from greathall.server.orders import AskUndo as AskUndo
from greathall.server.orders import Choose as Choose
from greathall.server.orders import Code as Code
from greathall.server.orders import Eyes as Eyes
from greathall.server.orders import Hint as Hint
from greathall.server.orders import Look as Look
from greathall.server.orders import MakePromise as MakePromise
from greathall.server.orders import MarkPromise as MarkPromise
from greathall.server.orders import Ping as Ping
from greathall.server.orders import Resign as Resign
from greathall.server.orders import Say as Say
from greathall.server.orders import SeatNo as SeatNo
from greathall.server.orders import ToServer as ToServer
from greathall.server.orders import Try as Try
from greathall.server.orders import Vote as Vote
from greathall.server.orders import Why as Why
from greathall.server.orders import WithdrawPromise as WithdrawPromise
from greathall.server.positions import Choice as Choice
from greathall.server.positions import LogLine as LogLine
from greathall.server.positions import Position as Position
from greathall.server.positions import PromiseMark as PromiseMark
from greathall.server.positions import PromiseNote as PromiseNote
from greathall.server.positions import Question as Question
from greathall.server.positions import ReplayAt as ReplayAt
from greathall.server.positions import ReplayInfo as ReplayInfo
from greathall.server.positions import ReplayStory as ReplayStory
from greathall.server.positions import RuleInfo as RuleInfo
from greathall.server.positions import ScorePart as ScorePart
from greathall.server.positions import SeatStory as SeatStory
from greathall.server.positions import StoryBar as StoryBar
from greathall.server.positions import StoryPoint as StoryPoint
from greathall.server.positions import StoryRow as StoryRow
from greathall.server.positions import StoryTurn as StoryTurn
from greathall.server.positions import TableNote as TableNote

Name = Annotated[str, Meta(max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Part = Annotated[str, Meta(pattern="^([0-9a-f]{32,64})?$")]


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


class HallTexts(Struct):
    """What the lobby says in a language, as Fluent texts."""

    program: str
    games: dict[str, str]  # of every game its name and its options


# ---------------------------------------------------------------- tables
class Clock(Struct, forbid_unknown_fields=True):
    """No clock (kind none), seconds per move, or a reserve with an increment per choice."""

    kind: Annotated[str, Meta(pattern="^(none|move|reserve)$")] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86400 * 14)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat of a new table is filled: by the maker of the table (me), a bot, or left open.

    `part`: what the browser adds to the chance of a game that begins when it is made (see SeatAct); own seats only."""

    kind: Annotated[str, Meta(pattern="^(me|bot|open)$")]
    bot: Name = ""
    name: Name = ""
    part: Part = ""


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
    # An open seat that waits for you (a rematch), or was yours in this game: you; one that waits for another: other.
    kept: str = ""


class ChanceInfo(Struct):
    """How the chance of a game is made, so that anybody can check it at the end (docs/protocol.md)."""

    kind: str  # fast | keyed
    commitment: str  # hash of the server's secret, '' where there is none
    parts: list[str]  # what each seat's browser added, '' for nothing; they count from the start of the game
    secret: str  # the server's, '' while the game is not over


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
    # Who knows what chance will bring: server (nobody) | host (chose the seed) | record (goes on from one; where other
    # people sit at the start, hidden cards are dealt anew) | anew (they were) | tutorial (always the same; a coach
    # speaks at the table).
    seed: str
    chance: ChanceInfo


class Lobby(Struct):
    mine: list[TableInfo]  # where you sit; those that wait for you first
    open: list[TableInfo]
    live: list[TableInfo]


class Me(Struct):
    name: str


class SetName(Struct, forbid_unknown_fields=True):
    name: Name


class Again(Struct, forbid_unknown_fields=True):
    """`part`: what the browser adds to the chance of a rematch that begins at once, as nobody else has to agree to it;
    it belongs to the first of its own seats."""

    part: Part = ""


class Join(Struct, forbid_unknown_fields=True):
    """`part`: what the browser adds to the chance of a game that has not begun (see SeatAct)."""

    seat: SeatNo | None = None
    name: Name = ""
    part: Part = ""


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
    """start; bot (put a bot on a seat); open (free it); kick; hand_over (make the person on a seat host); abandon;
    withdraw (the request that the host has put on the table).

    In a running game bot, open and kick of others, and abandon, may need votes: then a Request lies on the table."""

    act: Annotated[str, Meta(pattern="^(start|bot|open|kick|hand_over|abandon|withdraw)$")]
    seat: SeatNo | None = None
    bot: Name = ""


class SeatAct(Struct, forbid_unknown_fields=True):
    """bot (let a bot stand in for me), back (play again myself), leave, part (before the game: add to its chance);
    decline (a seat of a rematch that waits for me)."""

    act: Annotated[str, Meta(pattern="^(bot|back|leave|part|decline)$")]
    seat: SeatNo
    bot: Name = ""
    part: Part = ""


class SetOption(Struct, forbid_unknown_fields=True):
    """Before the game: what a seat brings along (an option with a `seat`)."""

    name: Annotated[str, Meta(max_length=32)]
    value: DeckWords


class Problem(Struct):
    """Every refusal: one sentence, a text key of the program for it, and the rule where there is one."""

    error: str
    key: str = ""
    rule: str = ""


# ---------------------------------------------------------------- server -> client
class Hello(Struct, tag="hello"):
    """On arrival, and whenever the client's copy cannot be brought up to date by updates."""

    table: TableInfo
    position: Position
    log: list[LogLine]  # from the client's `since` on
    chat: list[list[Any]]  # [number, seat or -1, name, text, time]
    undo: int  # how many own choices the viewer can take back alone
    promises: list[PromiseNote]
    notes: list[TableNote]
    request: Request | None = None
    deadline: float | None = None  # seconds left for the viewer if it is asked, else for whoever has least
    coach: Coached | None = None  # at a tutorial


class Step(Struct, array_like=True):
    """A position on the way: its number, and the patch that leads to it from the one before."""

    n: int
    patch: dict[str, Any]


class Update(Struct, tag="update", omit_defaults=True):
    """One or more choices were made: n is the new number. The steps, in order, and then the patch bring the view from
    the last n the client has; a step shows the lines of the log up to its own number."""

    n: int
    log: list[LogLine]
    patch: dict[str, Any]
    questions: list[Question]
    undo: int
    deadline: float | None  # as in Hello
    steps: list[Step] = field(default_factory=list)  # left out where there are none


class Rewound(Struct, tag="rewound"):
    """Choices were taken back: the log ends at n, a new position follows."""

    position: Position
    log: list[LogLine]  # what had not been told yet of the choices that stay
    undo: int
    deadline: float | None  # as in Hello


class Chat(Struct, tag="chat"):
    line: list[Any]


class PromiseTold(Struct, tag="promise"):
    """A new promise, or one that has changed."""

    promise: PromiseNote


class NoteTold(Struct, tag="note"):
    """A new line of the public log beside the choices, or one that has moved because choices were taken back."""

    note: TableNote


class TableChanged(Struct, tag="table"):
    table: TableInfo


class Request(Struct, tag="request"):
    """What somebody wants the others to agree to: who asks, who has agreed, who is still to say. Empty `waiting`:
    settled."""

    id: int
    # undo | resign; of the host: abandon, kick (`about`), stand_in (`bot` plays `about`), open (free the bot's `about`)
    what: str
    seat: int  # -1: the host, who has none
    n: int
    agreed: list[int]
    waiting: list[int]
    settled: str = ""  # "" | yes | no | withdrawn
    about: int = -1
    bot: str = ""


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
    asks: bool  # about a question: it is over when the question is


class Coached(Struct, tag="coach"):
    """All steps of a tutorial that have been spoken so far; comes again when they change."""

    spoken: list[SpokenStep]
    total: int  # steps there are, optional ones not counted


class Pong(Struct, tag="pong"):
    """The answer to a ping, to nobody else."""


ToClient = (
    Hello
    | Update
    | Rewound
    | Chat
    | PromiseTold
    | NoteTold
    | TableChanged
    | Request
    | Refusal
    | Reason
    | Tried
    | Hinted
    | Coached
    | Pong
)
