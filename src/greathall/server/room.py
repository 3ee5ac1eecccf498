"""A table in memory: what the log says, who looks on, and what each of them is told."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import msgspec

from greathall.games import registry
from greathall.kernel.errors import BadInput, Refused
from greathall.kernel.match import Match, Seat
from greathall.kernel.state import Ask, State
from greathall.server import views, wire
from greathall.server.coach import Coach
from greathall.server.store import LogRow, Row

CHOICE, REWIND = 0, 1
PAUSE = 0.6  # seconds between a choice and what others hear of it, where windows depend on hidden cards
GRACE = 10.0  # seconds a person has at least when a table is opened again
encode = msgspec.json.Encoder().encode


class Asked:
    """An open question: its id is the number of the log entry that brought it, so it never comes back."""

    __slots__ = ("ask", "choices", "id", "since")

    def __init__(self, ask: Ask, id_: int, since: float) -> None:
        self.ask = ask
        self.id = id_
        self.since = since  # monotonic: when its clock began to run here
        self.choices: list[wire.Choice] | None = None


class Viewer:
    """A socket as a room sees it: whose eyes, and where to put frames."""

    player: str
    seat: int

    def push(self, frame: str) -> None:
        raise NotImplementedError

    def close(self, code: int) -> None:
        raise NotImplementedError


class Told:
    """What the viewers of one seat have been told: the next update starts from here."""

    __slots__ = ("asked", "asks", "looked", "n", "overlay", "public", "seat", "undo")

    def __init__(self, room: Room, seat: int, public: views.View, overlay: views.View) -> None:
        assert room.match is not None
        self.seat = seat
        self.public = public
        self.overlay = overlay
        self.n = self.looked = len(room.match.choices)  # told up to here, and nothing new for it up to there
        self.undo = room.undo_count(seat)
        self.asks = [(ask.seat, ask.kind) for ask in room.match.state.asks]
        asked = room.asked.get(seat)
        self.asked = -1 if asked is None else asked.id

    def urgent(self, room: Room, last: int) -> bool:
        """Did this seat choose, or does it have something new to decide?"""
        asked = room.asked.get(self.seat)
        return self.seat == last or self.asked != (-1 if asked is None else asked.id)


def request_of(row: Row) -> wire.Request | None:
    return msgspec.json.decode(row["request"], type=wire.Request) if row["request"] else None


class Room:
    def __init__(self, row: Row, seats: list[Row]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.game = registry.get(row["game"])
        self.clock = msgspec.json.decode(row["clock"], type=wire.Clock)
        self.match: Match | None = None
        self.coach = Coach.of(row)  # at a tutorial
        self.rows = 0  # entries of the log that are in `match`
        self.rewinds = 0
        self.lowest = 1 << 30  # the lowest position the match was ever taken back to
        self.asked: dict[int, Asked] = {}
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.resting = False  # another process sees to it; behind the log, perhaps
        self.chat_n = -1  # the last chat line told here
        self.promises: list[wire.PromiseNote] = []  # as told here
        self.promises_told = 0  # the row's count of their changes at that time
        self.backs: list[tuple[int, int]] = []  # entries of the log that took the match back, and where to
        self.tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}  # bots at work: seat -> (question, task)
        self.alarm: asyncio.TimerHandle | None = None
        self.bot_known = (0, 0)  # rewinds and choices the bots' worker was last told of
        self.told: dict[int, Told] = {}  # what the viewers of each seat know
        self.late: asyncio.TimerHandle | None = None  # brings onlookers up to date
        self.held = -1  # the last choice that was looked at for this
        self.hold = 0.0  # until then (monotonic) nobody is told what a pause would tell
        self._public: tuple[tuple[int, int], views.View] = ((-1, -1), {})

    @property
    def options(self) -> dict[str, str]:
        """The table's options; before the game seats may still change what they bring along."""
        options: dict[str, str] = json.loads(self.row["options"])
        return options

    # ---------------------------------------------------------------- the log
    async def replay(self, rows: list[LogRow]) -> None:
        """Work entries of the log into the match."""
        first = self.match is None
        if self.match is None:
            seats = [Seat(s["name"], s["bot"]) for s in self.seats]
            self.match = Match(self.game, self.options, seats, self.row["seed"], stored=True)
            self.track(0, -1, self.row["started"])
        for count, (n, kind, seat, code, at) in enumerate(rows):
            if kind == REWIND:
                self.rewind(n, code, at)
            else:
                self.match.choose(seat, code)
                self.rows = n
                self.track(n, seat, at)
            if count % 64 == 63:
                await asyncio.sleep(0)
        if first:
            self._grace()
        self.sum_up()

    def _began(self, at: float) -> float:
        """When the clock of a question that came up `at` that time began to run, on the monotonic clock."""
        at = max(at, self.row["started"])
        return time.monotonic() - (max(0.0, time.time() - at) if at else 0.0)

    def _grace(self) -> None:
        """The table is opened again: time has gone on meanwhile, but nobody's is up at once."""
        now = time.monotonic()
        for seat, asked in self.asked.items():
            asked.since = max(asked.since, now - max(0.0, self._whole(seat) - GRACE))

    def _whole(self, seat: int) -> float:
        """The time a seat has for its question."""
        return float(self.clock.seconds if self.clock.kind == "move" else self.seats[seat]["reserve"] or 0.0)

    def track(self, row: int, chooser: int, at: float = -1.0) -> None:
        """Number the open questions: a question that stays as it was keeps its number, unless it was answered.

        `at`: when the log says this happened; now, if it is only happening."""
        assert self.match is not None
        if self.coach is not None:
            self.coach.see(self.match)
        old, now, fresh = self.asked, 0.0, {}
        for ask in self.match.state.asks:
            before = old.get(ask.seat)
            if (
                before is not None
                and ask.seat != chooser
                and before.ask.kind == ask.kind
                and (before.ask is ask or before.ask.options == ask.options)
            ):
                fresh[ask.seat] = before
            else:
                now = now or (time.monotonic() if at < 0 else self._began(at))
                fresh[ask.seat] = Asked(ask, row, now)
        self.asked = fresh

    def rewind(self, row: int, n: int, at: float = -1.0) -> None:
        assert self.match is not None
        self.match.rewind(n)
        self.rows = row
        self.rewinds += 1
        self.backs.append((row, n))
        if self.promises:
            self.promises_told = -1  # their positions may have gone back, too
        self.lowest = min(self.lowest, n)
        self.asked = {}
        self.track(row, -1, at)

    def sum_up(self) -> None:
        """Bring the copies in the table's row up to date."""
        assert self.match is not None
        state = self.match.state
        self.row["n"] = len(self.match.choices)
        self.row["asked"] = str([a.seat for a in state.asks])  # JSON: they are ints
        self.row["winners"] = str(state.winners)
        if state.over and self.row["status"] == "playing":
            self.row["status"] = "over"
            self.row["request"] = ""

    # ---------------------------------------------------------------- who sits where
    def plays(self, player: str, seat: int) -> bool:
        return bool(player) and 0 <= seat < len(self.seats) and self.seats[seat]["player"] == player

    def seats_of(self, player: str) -> list[int]:
        return [s["seat"] for s in self.seats if player and s["player"] == player]

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, '' for a person."""
        return str(self.seats[seat]["bot"])

    def persons(self) -> list[int]:
        """Seats that are played by people now."""
        return [s["seat"] for s in self.seats if s["kind"] == "person" and not s["bot"]]

    def may_watch(self, player: str) -> bool:
        if self.seats_of(player) or (player and self.row["host"] == player):
            return True
        policy = self.row["watching"]
        return policy == "public" or (policy == "after" and self.row["status"] in ("over", "abandoned"))

    # ---------------------------------------------------------------- what is told
    def info(self, player: str) -> wire.TableInfo:
        present = {v.player for v in self.viewers}
        return table_info(self.row, self.seats, player, present)

    def questions(self, seat: int) -> list[wire.Question]:
        if self.match is None or self.row["status"] != "playing":
            return []
        out = []
        game, state = self.game, self.match.state
        several = len(state.asks) > 1
        for ask in state.asks:
            asked = self.asked[ask.seat]
            choices: list[wire.Choice] = []
            if ask.seat == seat:
                if asked.choices is None:
                    asked.choices = []
                    for code in ask.options:
                        said = game.describe_option(state, code)
                        asked.choices.append(wire.Choice(code, said.name, [v for _, _, v in said.args]))
                choices = asked.choices
            out.append(wire.Question(ask.seat, ask.kind, game.rule_of(ask), asked.id, choices, several))
        return out

    def question_of(self, state: State, ask: Ask, id_: int) -> wire.Question:
        """A question of a position that is only tried."""
        said = [(code, self.game.describe_option(state, code)) for code in ask.options]
        choices = [wire.Choice(code, x.name, [v for _, _, v in x.args]) for code, x in said]
        return wire.Question(ask.seat, ask.kind, self.game.rule_of(ask), id_, choices, False)

    def position(self, seat: int) -> wire.Position:
        if self.match is None:
            return wire.Position(0, seat, {}, [])
        view = views.seat_view(self.game, self.match.state, seat)
        return wire.Position(len(self.match.choices), seat, view, self.questions(seat))

    def lines(self, seat: int, first: int) -> list[wire.LogLine]:
        """The log from choice number `first` on, as a seat may see it."""
        if self.match is None:
            return []
        see, log, choices = self.game.see_event, self.match.log, self.match.choices
        return [
            wire.LogLine(n, choices[n - 1][0] if n else -1, [list(see(e, seat)) for e in log[n]])
            for n in range(first, len(log))
        ]

    def undo_count(self, seat: int) -> int:
        return self.match.can_undo(seat) if self.match is not None and seat >= 0 else 0

    def deadline(self, seat: int) -> float | None:
        """Seconds left for the viewer, if it is asked, else for whoever has least."""
        left = self.time_left()
        return left.get(seat, min(left.values(), default=None))

    def time_left(self) -> dict[int, float]:
        """Seconds left, for every person who is asked and has a clock."""
        if self.clock.kind == "none" or self.row["status"] != "playing":
            return {}
        now, out = time.monotonic(), {}
        for seat, asked in self.asked.items():
            if self.seats[seat]["kind"] == "person" and not self.seats[seat]["bot"]:
                out[seat] = round(max(0.0, self._whole(seat) - (now - asked.since)), 2)
        return out

    def hello(self, viewer: Viewer, since: int, chat: list[list[Any]]) -> wire.Hello:
        self.prepare(viewer.seat)
        first = max(0, min(since, self.lowest) + 1)
        return wire.Hello(
            self.info(viewer.player),
            self.position(viewer.seat),
            self.lines(viewer.seat, first),
            chat,
            self.undo_count(viewer.seat),
            self.promises,
            request_of(self.row),
            self.deadline(viewer.seat),
            None if self.coach is None else self.coach.tell(self.match),
        )

    def prepare(self, seat: int) -> None:
        """Remember the position a viewer is shown: the next update starts from it. Other viewers of the seat must be
        where it is, so they are told first."""
        if self.match is not None:
            public = self._public_now()
            self.told[seat] = Told(self, seat, public, views.overlay_of(self.game, self.match.state, seat, public))

    def _public_now(self) -> views.View:
        """The public view, worked out once per position."""
        assert self.match is not None
        key = (self.rows, len(self.match.choices))
        if self._public[0] != key:
            self._public = (key, views.public_view(self.game, self.match.state))
        return self._public[1]

    def forget_views(self) -> None:
        self.told = {}
        self._public = ((-1, -1), {})

    def behind(self) -> bool:
        """Has somebody not been told everything yet?"""
        n = len(self.match.choices) if self.match is not None else 0
        return any(t.looked < n for t in self.told.values())

    def holds(self) -> bool:
        """Does what was just chosen have to wait, because a pause would tell who had an option (see DecisionKind)?

        Whoever is asked in a window is asked at once; the others hear of it after a pause that is the same whether
        anybody was asked or not.
        """
        assert self.match is not None
        now = time.monotonic()
        if now < self.hold:
            return True
        n, state = len(self.match.choices), self.match.state
        if n == self.held or self.row["status"] != "playing" or len(self.persons()) < 2:
            return False
        self.held = n
        if not any(self.held_back(t) for t in self.told):
            return False
        self.hold = now + PAUSE
        return not state.over

    def held_back(self, seat: int) -> bool:
        assert self.match is not None
        state, kinds = self.match.state, self.game.decision_kinds()
        hidden = state.passed & ~(1 << seat if seat >= 0 else 0)
        return bool(hidden) or any(kinds[ask.kind].window and ask.seat != seat for ask in state.asks)

    def updates(self, hurry: bool = False) -> dict[int, str]:
        """What has changed for every audience since it was last told.

        At once it goes to whoever chose or has something new to decide; onlookers may wait for a moment, so that
        several choices come in one update (`hurry` tells them too). Those for whom nothing has changed are told
        nothing: how often a neighbour clicks while thinking is not theirs to know.
        """
        assert self.match is not None
        match, game, state = self.match, self.game, self.match.state
        n = len(match.choices)
        out: dict[int, str] = {}
        seats = {v.seat for v in self.viewers}
        for seat in self.told.keys() - seats:
            del self.told[seat]
        if not self.told or not n:
            return out
        hurry = hurry or self.clock.kind != "none" or self.row["status"] != "playing"
        last = match.choices[-1][0]
        due = [t for t in self.told.values() if hurry or t.urgent(self, last)]
        if self.holds():
            due = [t for t in due if not self.held_back(t.seat)]
        if not due:
            return out
        new = self._public_now()
        stubs = self.questions(-1)
        sameness = [(q.seat, q.kind) for q in stubs]
        patches: dict[int, views.View] = {}  # by the public view they start from
        lines: dict[int, list[wire.LogLine]] = {}
        frames: dict[int, str] = {}
        for told in due:
            seat, old = told.seat, told.public
            patch = patches.get(id(old))
            if patch is None:
                patch = patches[id(old)] = views.diff(old, new)
            own, overlay = patch, told.overlay
            if seat >= 0:
                overlay = views.overlay_of(game, state, seat, new)
                own = views.seat_patch(patch, told.overlay, overlay, old, new)
            first = told.n + 1
            if first not in lines:
                lines[first] = self.lines(-1, first)
            asked = self.asked.get(seat)
            undo = match.can_undo(seat) if seat == last else 0
            if (
                self.clock.kind == "none"
                and not own
                and undo == told.undo
                and seat != last
                and sameness == told.asks
                and (asked is None or asked.id == told.asked)
                and not any(line.events for line in lines[first])
                and self.row["status"] == "playing"
            ):
                told.looked = n
                continue
            secret = self._secret(first)
            same = own is patch and not secret and not undo and asked is None
            frame = frames.get(first) if same else None
            if frame is None:
                update = wire.Update(
                    n,
                    self.lines(seat, first) if secret else lines[first],
                    own,
                    stubs if asked is None else self.questions(seat),
                    undo,
                    self.deadline(seat) if self.clock.kind != "none" else None,
                )
                frame = encode(update).decode()
                if same and self.clock.kind == "none":
                    frames[first] = frame
            out[seat] = frame
            told.public, told.overlay, told.n, told.looked, told.undo = new, overlay, n, n, undo
            told.asks, told.asked = sameness, -1 if asked is None else asked.id
        return out

    def _secret(self, first: int) -> bool:
        """Do the events from choice number `first` on look different to different seats?"""
        assert self.match is not None
        kinds = self.game.event_kinds()
        for events in self.match.log[first:]:
            for event in events:
                if kinds[event[0]].hidden_at:
                    return True
        return False


def table_info(row: Row, seats: list[Row], player: str, present: set[str]) -> wire.TableInfo:
    options: dict[str, str] = json.loads(row["options"])
    infos = [
        wire.SeatInfo(
            s["seat"], s["kind"], s["name"], s["bot"], s["kind"] == "bot" or s["player"] in present,
            bool(player) and s["player"] == player, s["reserve"],
        )
        for s in seats
    ]  # fmt: skip
    playing = row["status"] == "playing"
    return wire.TableInfo(
        row["id"], row["game"], row["title"], options, infos, row["status"], row["n"],
        json.loads(row["asked"]) if playing else [], json.loads(row["winners"]),
        msgspec.json.decode(row["clock"], type=wire.Clock), row["watching"], bool(player) and row["host"] == player,
        row["created"], row["updated"], row["next"], _provenance(row["game"], len(seats), options), row["seed_by"],
    )  # fmt: skip


def _provenance(game: str, seats: int, options: dict[str, str]) -> list[list[str]]:
    """Nothing is said about a game this program does not have, or with options it does not know."""
    try:
        return [list(p) for p in registry.get(game).provenance(seats, options)]
    except (BadInput, KeyError, ValueError):
        return []


__all__ = ["CHOICE", "REWIND", "BadInput", "Refused", "Room", "Viewer", "encode", "request_of", "table_info"]
