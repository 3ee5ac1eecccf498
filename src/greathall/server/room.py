"""A table in memory: its match, the log the match was made from, and the questions that are open."""

from __future__ import annotations

import asyncio
import json
import time

import msgspec

from greathall.games import registry
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match, Seat
from greathall.server import views, wire
from greathall.server.asking import Asked
from greathall.server.attendance import Attendance
from greathall.server.coach import Coach
from greathall.server.metrics import Metrics
from greathall.server.rows import REWIND, LogRow, PromiseRow, SeatRow, TableRow
from greathall.server.telling import Telling

GRACE = 10.0  # seconds a person has at least when a table is opened again
NEVER = 1 << 30  # a position no match reaches


def request_of(row: TableRow) -> wire.Request | None:
    """The request that lies on a table."""
    return msgspec.json.decode(row.request, type=wire.Request) if row.request else None


class Room:
    """A table. `attendance` knows who sits and looks on, `telling` what each viewer has been told.

    Whoever changes a room holds its lock.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], metrics: Metrics) -> None:
        self.id = row.id
        self.row = row
        self.game = registry.get(row.game)
        self.clock = msgspec.json.decode(row.clock, type=wire.Clock)
        self.coach = Coach.of(row)  # at a tutorial
        self.lock = asyncio.Lock()
        self.resting = False  # another process sees to it; behind the log, perhaps
        self.attendance = Attendance(row, seats)
        self.telling = Telling(self, metrics)
        self._empty()

    def _empty(self) -> None:
        """Nothing of the log has been read."""
        self.match: Match | None = None
        self.rows = 0  # entries of the log that are in `match`
        self.rewinds = 0
        self.lowest = NEVER  # the lowest position the match was ever taken back to
        self.backs: list[tuple[int, int]] = []  # entries of the log that took the match back, and where to
        self.asked: dict[int, Asked] = {}  # open questions by seat

    # ---------------------------------------------------------------- the rows
    @property
    def seats(self) -> list[SeatRow]:
        return self.attendance.seats

    @property
    def options(self) -> dict[str, str]:
        """The table's options; before the game seats may still change what they bring along."""
        return self.row.read_options()

    @property
    def timed(self) -> bool:
        """Does a clock run at this table?"""
        return self.clock.kind != "none"

    def take_in(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Go by what the database says about the table now."""
        self.row = row
        self.attendance.take_in(row, seats)

    def start_over(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Forget the match and what was told of it: the log will be read from its beginning. The viewers stay."""
        self.take_in(row, seats)
        self._empty()
        self.telling.forget()
        self.telling.promises_moved()

    def rest(self) -> None:
        """Another process sees to the table."""
        self.resting = True
        self.telling.stop()

    def wake(self) -> None:
        self.resting = False

    def request(self) -> wire.Request | None:
        """The request that lies on the table."""
        return request_of(self.row)

    def clear_request(self) -> None:
        self.row.request = ""

    def sum_up(self) -> None:
        """Bring the copies in the table's row up to date."""
        assert self.match is not None
        row, state = self.row, self.match.state
        row.n = len(self.match.choices)
        row.asked = json.dumps([a.seat for a in state.asks])
        row.winners = json.dumps(state.winners)
        if state.over and row.playing:
            row.status = "over"
            row.request = ""

    # ---------------------------------------------------------------- the log
    async def replay(self, rows: list[LogRow]) -> None:
        """Work entries of the log into the match."""
        first = self.match is None
        if self.match is None:
            seats = [Seat(s.name, s.bot) for s in self.seats]
            self.match = Match(self.game, self.options, seats, self.row.seed, stored=True)
            self.track(0, -1, self.row.started)
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

    def track(self, row: int, chooser: int, at: float = -1.0) -> None:
        """Number the open questions: a question that stays as it was keeps its number, unless it was answered.

        `at`: when the log says this happened; now, if it is only happening."""
        assert self.match is not None
        if self.coach is not None:
            self.coach.see(self.match)
        old, now, fresh = self.asked, 0.0, {}
        for ask in self.match.state.asks:
            before = old.get(ask.seat)
            if before is not None and ask.seat != chooser and before.same_as(ask):
                fresh[ask.seat] = before
            else:
                now = now or (time.monotonic() if at < 0 else self._began(at))
                fresh[ask.seat] = Asked(ask, row, now)
        self.asked = fresh

    def committed(self, rows: list[LogRow], reserves: list[tuple[int, float]]) -> None:
        """What is already in the match is now in the log, too."""
        self.rows = rows[-1].n
        self.row.updated = rows[-1].at
        self.attendance.set_reserves(reserves)

    def take_back(self, n: int, asked: dict[int, Asked]) -> None:
        """Undo choices that were never committed: back to the position after n choices and its open questions."""
        assert self.match is not None
        self.match.rewind(n)
        self.asked = asked

    def rewind(self, row: int, n: int, at: float = -1.0) -> None:
        """Entry number `row` of the log takes the match back to the position after n choices."""
        assert self.match is not None
        self.match.rewind(n)
        self.rows = row
        self.rewinds += 1
        self.backs.append((row, n))
        self.telling.promises_moved()
        self.lowest = min(self.lowest, n)
        self.asked = {}
        self.track(row, -1, at)

    def position_of(self, promise: PromiseRow) -> int:
        """The position a promise was made at, or the one that the match was taken back to behind it."""
        return min([promise.n, *(to for row, to in self.backs if row > promise.row)])

    def name_seats(self) -> None:
        """Write who sits at the table now into the match."""
        assert self.match is not None
        for seat, row in zip(self.match.seats, self.seats, strict=True):
            seat.name, seat.bot = row.name, row.bot

    # ---------------------------------------------------------------- time
    def _began(self, at: float) -> float:
        """When the clock of a question that came up `at` that time began to run, on the monotonic clock."""
        at = max(at, self.row.started)
        return time.monotonic() - (max(0.0, time.time() - at) if at else 0.0)

    def _grace(self) -> None:
        """The table is opened again: time has gone on meanwhile, but nobody's is up at once."""
        now = time.monotonic()
        for seat, asked in self.asked.items():
            asked.give_time(now - max(0.0, self._whole_time(seat) - GRACE))

    def _whole_time(self, seat: int) -> float:
        """The time a seat has for its question."""
        return float(self.clock.seconds if self.clock.kind == "move" else self.seats[seat].reserve or 0.0)

    def time_left(self) -> dict[int, float]:
        """Seconds left, for every person who is asked and has a clock."""
        if not self.timed or not self.row.playing:
            return {}
        now, out = time.monotonic(), {}
        for seat, asked in self.asked.items():
            if self.seats[seat].played_by_person:
                out[seat] = round(max(0.0, self._whole_time(seat) - (now - asked.since)), 2)
        return out

    def deadline(self, seat: int) -> float | None:
        """Seconds left for the viewer, if it is asked, else for whoever has least."""
        left = self.time_left()
        return left.get(seat, min(left.values(), default=None))

    # ---------------------------------------------------------------- what there is to tell
    def info(self, player: str) -> wire.TableInfo:
        return table_info(self.row, self.seats, player, self.attendance.present())

    def questions(self, seat: int) -> list[wire.Question]:
        """The open questions through the eyes of a seat."""
        if self.match is None or not self.row.playing:
            return []
        game, state = self.game, self.match.state
        return [self.asked[ask.seat].question(game, state, seat) for ask in state.asks]

    def position(self, seat: int) -> wire.Position:
        """The whole position through the eyes of a seat."""
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

    def lines_changed_since(self, n: int) -> int:
        """The first line of the log that may be new to who has seen n choices."""
        return max(0, min(n, self.lowest) + 1)

    def secret_since(self, first: int) -> bool:
        """Do the events from choice number `first` on look different to different seats?"""
        assert self.match is not None
        kinds = self.game.event_kinds()
        for events in self.match.log[first:]:
            for event in events:
                if kinds[event[0]].hidden_at:
                    return True
        return False

    def undo_count(self, seat: int) -> int:
        """How many own choices a seat can take back alone."""
        return self.match.can_undo(seat) if self.match is not None and seat >= 0 else 0


def table_info(row: TableRow, seats: list[SeatRow], player: str, present: set[str]) -> wire.TableInfo:
    """A table as a player is told of it. `present`: players who look on."""
    options = row.read_options()
    infos = [
        wire.SeatInfo(
            s.seat, s.kind, s.name, s.bot, s.kind == "bot" or s.player in present,
            bool(player) and s.player == player, s.reserve,
        )
        for s in seats
    ]  # fmt: skip
    return wire.TableInfo(
        row.id, row.game, row.title, options, infos, row.status, row.n,
        json.loads(row.asked) if row.playing else [], json.loads(row.winners),
        msgspec.json.decode(row.clock, type=wire.Clock), row.watching, bool(player) and row.host == player,
        row.created, row.updated, row.next, _provenance(row.game, len(seats), options), row.seed_by,
    )  # fmt: skip


def _provenance(game: str, seats: int, options: dict[str, str]) -> list[list[str]]:
    """Nothing is said about a game this program does not have, or with options it does not know."""
    try:
        return [list(p) for p in registry.get(game).provenance(seats, options)]
    except (BadInput, KeyError, ValueError):
        return []
