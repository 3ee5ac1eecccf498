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
from greathall.kernel.state import Ask
from greathall.server import views, wire
from greathall.server.store import LogRow, Row

CHOICE, REWIND = 0, 1
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


def request_of(row: Row) -> wire.Request | None:
    return msgspec.json.decode(row["request"], type=wire.Request) if row["request"] else None


class Room:
    def __init__(self, row: Row, seats: list[Row]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.game = registry.get(row["game"])
        self.options: dict[str, str] = json.loads(row["options"])
        self.clock = msgspec.json.decode(row["clock"], type=wire.Clock)
        self.match: Match | None = None
        self.rows = 0  # entries of the log that are in `match`
        self.rewinds = 0
        self.lowest = 1 << 30  # the lowest position the match was ever taken back to
        self.asked: dict[int, Asked] = {}
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.chat_n = -1  # the last chat line told here
        self.tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}  # bots at work: seat -> (question, task)
        self.alarm: asyncio.TimerHandle | None = None
        self.bot_known = (0, 0)  # rewinds and choices the bots' worker was last told of
        self._public: views.View = {}
        self._overlays: dict[int, views.View] = {}

    # ---------------------------------------------------------------- the log
    async def replay(self, rows: list[LogRow]) -> None:
        """Work entries of the log into the match."""
        if self.match is None:
            seats = [Seat(s["name"], s["bot"]) for s in self.seats]
            self.match = Match(self.game, self.options, seats, self.row["seed"])
            self.track(0, -1)
        for count, (n, kind, seat, code, _) in enumerate(rows):
            if kind == REWIND:
                self.rewind(n, code)
            else:
                self.match.choose(seat, code)
                self.rows = n
                self.track(n, seat)
            if count % 64 == 63:
                await asyncio.sleep(0)
        self.sum_up()

    def track(self, row: int, chooser: int) -> None:
        """Number the open questions: a question that stays as it was keeps its number, unless it was answered."""
        assert self.match is not None
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
                now = now or time.monotonic()
                fresh[ask.seat] = Asked(ask, row, now)
        self.asked = fresh

    def rewind(self, row: int, n: int) -> None:
        assert self.match is not None
        self.match.rewind(n)
        self.rows = row
        self.rewinds += 1
        self.lowest = min(self.lowest, n)
        self.asked = {}
        self.track(row, -1)

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
                whole = self.clock.seconds if self.clock.kind == "move" else self.seats[seat]["reserve"] or 0.0
                out[seat] = round(max(0.0, whole - (now - asked.since)), 2)
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
            request_of(self.row),
            self.deadline(viewer.seat),
        )

    def prepare(self, seat: int) -> None:
        """Remember the position a viewer is shown: the next update starts from it."""
        if self.match is not None:
            if not self._public:
                self._public = views.public_view(self.game, self.match.state)
            if seat not in self._overlays:
                self._overlays[seat] = views.overlay_of(self.game, self.match.state, seat, self._public)

    def forget_views(self) -> None:
        self._public = {}
        self._overlays = {}

    def updates(self, before: int) -> dict[int, str]:
        """What every audience is told about the choices after number `before`."""
        assert self.match is not None
        seats = {v.seat for v in self.viewers}
        if not seats:
            self.forget_views()
            return {}
        match, game, state = self.match, self.game, self.match.state
        old, new = self._public, views.public_view(game, state)
        patch = views.diff(old, new)
        lines = self.lines(-1, before + 1)
        secret = self._secret(before + 1)
        stubs = self.questions(-1)
        last = match.choices[-1][0]
        clock = self.clock.kind != "none"
        update = wire.Update(len(match.choices), lines, patch, stubs, 0, self.deadline(-1) if clock else None)
        public = ""  # the frame of all who see nothing of their own
        out: dict[int, str] = {}
        overlays: dict[int, views.View] = {}
        for seat in seats:
            own = patch
            overlays[seat] = now = views.overlay_of(game, state, seat, new)
            if seat >= 0:
                own = views.seat_patch(patch, self._overlays.get(seat, {}), now, old, new)
            if own is patch and not secret and seat != last and seat not in self.asked:
                public = public or encode(update).decode()
                out[seat] = public
                continue
            mine = wire.Update(
                update.n,
                self.lines(seat, before + 1) if secret else lines,
                own,
                self.questions(seat) if seat in self.asked else stubs,
                match.can_undo(seat) if seat == last else 0,
                self.deadline(seat) if clock else None,
            )
            out[seat] = encode(mine).decode()
        self._public, self._overlays = new, overlays
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
    game = registry.get(row["game"])
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
        row["created"], row["updated"], row["next"], [list(p) for p in game.provenance(len(seats), options)],
    )  # fmt: skip


__all__ = ["CHOICE", "REWIND", "BadInput", "Refused", "Room", "Viewer", "encode", "request_of", "table_info"]
