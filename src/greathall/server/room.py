"""A table in memory: its match, the log the match was made from, and the questions that are open."""

from __future__ import annotations

import asyncio
import json
import time

import msgspec

from greathall.games import registry
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match, Seat
from greathall.kernel.matchfile import Differs
from greathall.kernel.state import State
from greathall.server import fairness, fronts, views, wire
from greathall.server.asking import Asked, Questions, questions, visible
from greathall.server.attendance import Attendance
from greathall.server.coach import Coach
from greathall.server.fronts import Fronts, first_of, last_of, lines
from greathall.server.metrics import Metrics
from greathall.server.rows import CHOICE, REWIND_ANEW, LogRow, NoteRow, PromiseRow, SeatRow, TableRow, write_asked
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
        self.wanted = time.monotonic()  # when somebody last asked for it
        self.watched = False  # somebody looks whether those who do not answer a request are away
        self.resting = False  # another process sees to it; behind the log, perhaps
        self.torn: float | None = None  # since then (monotonic) memory and log may differ, and no order is taken
        self.tears = 0  # how often it was torn since something could last be stored
        self.attendance = Attendance(row, seats)
        self.fronts = Fronts(self)
        self.telling = Telling(self, metrics)
        self._empty()

    def _empty(self) -> None:
        """Nothing of the log has been read."""
        self.match: Match | None = None
        self.rows = 0  # entries of the log that are in `match`
        self.logged = 0  # choices that those entries come to
        self.rewinds = 0
        self.lowest = NEVER  # the number of the lowest position the match was ever taken back to
        self.backs: list[tuple[int, int]] = []  # entries of the log that took the match back, and where to
        self.asked = Questions()
        self.device: dict[str, int] = {}  # of a person with several seats: the one whose clock runs
        self.fronts.forget()

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
        self.telling.notes_moved()

    def rest(self) -> None:
        """Another process sees to the table."""
        self.resting = True
        self.telling.stop()

    def wake(self) -> None:
        self.resting = False

    def request(self) -> wire.Request | None:
        """The request that lies on the table."""
        return request_of(self.row)

    def shown_request(self, request: wire.Request | None) -> wire.Request | None:
        """A request as it is told: to take something back it names a number of choices, and is told as a position's."""
        if request is None or request.what != "undo":
            return request
        return msgspec.structs.replace(request, n=self.number(request.n))

    def entries(self) -> int:
        """How many entries of the log everybody may know of."""
        return self.rewinds + (0 if self.match is None else self.match.numbers[-1])

    def clear_request(self) -> None:
        self.row.request = ""

    def sum_up(self) -> None:
        """Bring the copies in the table's row up to date."""
        assert self.match is not None
        row, state = self.row, self.match.state
        row.n = self.match.numbers[-1]
        row.asked = write_asked(*self.who_is_asked(state))
        row.winners = str(state.winners)
        if state.over and row.playing:
            row.status = "over"
            row.request = ""
        self.fronts.follow()

    def who_is_asked(self, state: State) -> tuple[list[int], list[int]]:
        """The seats that are asked, and those that are asked in a window."""
        kinds = self.game.decision_kinds()
        in_window = [a.seat for a in state.asks if kinds[a.kind].window]
        return [a.seat for a in state.asks if a.seat not in in_window], in_window

    # ---------------------------------------------------------------- the log
    async def replay(self, rows: list[LogRow]) -> None:
        """Work entries of the log into the match."""
        first = self.match is None
        if self.match is None:
            seats = [Seat(s.name, s.bot) for s in self.seats]
            self.match = Match(self.game, self.options, seats, fairness.chance_of(self.row), stored=True)
            self.track(0, -1, self.row.started)
        for count, (n, kind, seat, code, at) in enumerate(rows):
            if n != self.rows + 1:
                raise Differs(f"entry {self.rows + 1} of its log is missing")
            if kind != CHOICE:
                self.rewind(n, code, kind == REWIND_ANEW, at)
            else:
                self.match.choose(seat, code)
                self.rows = n
                self.logged += 1
                self.track(n, seat, at)
            if count % 64 == 63:
                await asyncio.sleep(0)
        if first:
            self._grace()
        self.sum_up()

    def track(self, row: int, chooser: int, at: float = -1.0) -> None:
        """Count the questions that are put: one that stays as it was is the same question, unless it was answered.

        `at`: when the log says this happened; now, if it is only happening."""
        assert self.match is not None
        if self.coach is not None:
            self.coach.see(self.match)
        match, old = self.match, self.asked
        now = time.monotonic() if at < 0 else self._began(at)
        self.asked = old.followed_by(match.state.asks, chooser, match.numbers[-1], row, now)
        if self.timed and len(self.asked) + len(old) > 1:
            self._pass_devices(now)

    def moment(self, now: float) -> float:
        """When the last choice was made, for the log: an empty pass in a window while the pause lasts is as old as the
        choice before it, for the table's row tells everybody when it was changed."""
        return self.row.updated if self.passed_window() and now < self.row.updated + fronts.PAUSE else now

    def passed_window(self) -> bool:
        """Was the last choice an empty pass in a window?"""
        return self.match is not None and self.match.numbers[-2:].count(self.match.numbers[-1]) > 1

    def comes_to(self, rows: list[LogRow]) -> int:
        """How many choices the log comes to with these further entries; -1 if they do not follow on it."""
        last, n = self.rows, self.logged
        for row in rows:
            if row.n != last + 1:
                return -1
            last = row.n
            n = n + 1 if row.kind == CHOICE else row.code
        return n

    def committed(self, rows: list[LogRow], reserves: list[tuple[int, float]]) -> None:
        """Choices that are already in the match are now in the log, too."""
        self.tears = 0
        self.logged = self.comes_to(rows)
        self.rows = rows[-1].n
        self.row.updated = rows[-1].at
        self.attendance.set_reserves(reserves)
        now = time.monotonic()
        for asked in self.asked.values():
            if asked.row >= rows[0].n:  # nobody could be told of the question before
                asked.give_time(now)

    def take_back(self, n: int, asked: Questions) -> None:
        """Undo choices that were never committed: back to the position after n choices and its open questions."""
        assert self.match is not None
        self.match.rewind(n)
        self.asked = asked

    def rewind(self, row: int, n: int, anew: bool, at: float = -1.0) -> None:
        """Entry number `row` of the log takes the match back to the position after n choices; `anew`: to new chance."""
        assert self.match is not None
        self.match.rewind(n, anew)
        self.rows = row
        self.logged = n
        self.rewinds += 1
        self.backs.append((row, n))
        self.telling.promises_moved()
        self.telling.notes_moved()
        self.lowest = min(self.lowest, self.match.numbers[-1])
        self.asked = Questions(self.asked.counts)
        self.track(row, -1, at)

    def begins(self, log: list[LogRow]) -> bool:
        """Is what is in memory what the first entries of this log come to?"""
        if self.match is None or len(log) < self.rows or self.logged != len(self.match.choices):
            return False
        choices: list[tuple[int, int]] = []
        for _, kind, seat, code, _ in log[: self.rows]:
            if kind == CHOICE:
                choices.append((seat, code))
            else:
                del choices[code:]
        return choices == self.match.choices

    # ---------------------------------------------------------------- when something could not be stored
    def tear(self, since: float) -> bool:
        """From then on (monotonic) it is not known whether memory and log agree; False if that is known already."""
        if self.torn is not None:
            return False
        self.torn = since
        self.tears += 1
        return True

    def stand_still(self, before: dict[int, Asked]) -> None:
        """The room was torn until now, and `before` are the questions that were open: nobody is charged that time."""
        assert self.torn is not None
        now = time.monotonic()
        for seat, asked in self.asked.items():
            old = before.get(seat)
            same = old is not None and old.id == asked.id
            asked.since = old.since + (now - self.torn) if old is not None and same else now
        self.torn = now

    def mended(self) -> None:
        """Memory and log agree."""
        self.torn = None

    def position_of(self, said: PromiseRow | NoteRow) -> int:
        """The number of the position something was said at, or of the one the match was taken back to behind it."""
        return self.number(min([said.n, *(to for row, to in self.backs if row > said.row)]))

    def number(self, at: int) -> int:
        """The number of the position after so many choices, as it is told."""
        if self.match is None:
            return 0
        return self.match.numbers[min(at, len(self.match.choices))]

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

    def _pass_devices(self, now: float) -> None:
        """People at one device decide one after the other, so of their clocks one runs: that of the seat whose turn it
        is, until it is asked nothing more; then of whoever has waited longest, whose time begins now."""
        for seat in self.asked:
            player = self.seats[seat].player
            if not player or self._holds(player):
                continue
            waiting = [s for s in self.asked if self.seats[s].player == player]
            turn = self.device[player] = min(waiting, key=lambda s: (self.asked[s].n, s))
            self.asked[turn].give_time(now)

    def _holds(self, player: str) -> bool:
        seat = self.device.get(player, -1)
        return seat in self.asked and self.seats[seat].player == player

    def waits_for_device(self, seat: int) -> bool:
        """Does another seat of the same person decide first?"""
        player = self.seats[seat].player
        return self.device.get(player, seat) != seat and self._holds(player)

    def time_left(self) -> dict[int, float]:
        """Seconds left, for every person who is asked and whose clock runs."""
        if not self.timed or not self.row.playing:
            return {}
        now, out = time.monotonic() if self.torn is None else self.torn, {}
        for seat, asked in self.asked.items():
            if self.seats[seat].played_by_person and not self.waits_for_device(seat):
                out[seat] = round(max(0.0, self._whole_time(seat) - max(0.0, now - asked.since)), 2)
        return out

    def deadline(self, seat: int) -> float | None:
        """Seconds left for the viewer, if it is asked, else for whoever has least and is known to be asked."""
        if not self.timed or self.match is None or not self.fronts.up_to_date(seat):
            return None
        known = [ask.seat for ask in visible(self.game, self.match.state.asks, self.fronts.own(seat))]
        left = {s: seconds for s, seconds in self.time_left().items() if s in known}
        return left.get(seat, min(left.values(), default=None))

    # ---------------------------------------------------------------- what there is to tell
    def info(self, player: str) -> wire.TableInfo:
        """The table as a player is told of it: how far the game has come only as far as the player has heard."""
        if self.match is None or not self.row.playing:
            return table_info(self.row, self.seats, player, self.attendance.present())
        front, own = self.fronts.of_player(player)
        present = self.attendance.present()
        return table_info(self.row, self.seats, player, present, front.n, front.waits_for(own))

    def questions(self, seat: int) -> list[wire.Question]:
        """The open questions through the eyes of a seat. Whoever else is asked in a window is nobody in particular."""
        if self.match is None or not self.row.playing:
            return []
        return self.asked.shown(self.game, self.match.state, seat, self.fronts.own(seat))

    def position(self, seat: int) -> wire.Position:
        """The whole position through the eyes of a seat, as far as it has heard."""
        if self.match is None:
            return wire.Position(0, seat, {}, [])
        front = self.fronts.of(seat)
        state, shown = self.state_at(front.at), self.questions(seat)
        if not self.fronts.up_to_date(seat):
            shown = questions(self.game, state, seat, front.n, self.fronts.own(seat))
            if seat not in front.ids or fronts.chose_since(self.match, seat, front.at):  # not one that it has answered
                shown = [q for q in shown if q.seat != seat]
            for q in shown:
                if q.seat == seat:
                    q.id = front.ids[seat]
        return wire.Position(front.n, seat, views.seat_view(self.game, state, seat), shown)

    def state_at(self, at: int) -> State:
        assert self.match is not None
        return self.match.state if at == len(self.match.choices) else self.match.at(at)

    def lines(self, seat: int, first: int) -> list[wire.LogLine]:
        """The log from line number `first` on, as a seat may see it and as far as it has heard."""
        return [] if self.match is None else lines(self.match, seat, first, self.fronts.of(seat).at)

    def lines_changed_since(self, n: int) -> int:
        """The first line of the log that may be new to who has heard of position n: line n may have grown."""
        n = min(n, self.lowest)
        grown = self.match is not None and first_of(self.match, n) < last_of(self.match, n)
        return max(0, n if grown else n + 1)

    def undo_count(self, seat: int) -> int:
        """How many own choices a seat can take back alone, as far as it has heard."""
        return self.match.can_undo(seat, self.fronts.of(seat).at) if self.match is not None and seat >= 0 else 0


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    player: str,
    present: set[str],
    n: int | None = None,
    turn_of: list[int] | None = None,
) -> wire.TableInfo:
    """A table as a player is told of it. `present`: players who look on; `n`, `turn_of`: how far the game has come and
    who is asked, as the player has heard; else as the row says, in which the last pause may not be over."""
    options = row.read_options()
    if turn_of is None:
        asked, in_window = row.read_asked()
        own = [s.seat for s in seats if player and s.player == player]
        paused = time.time() < row.updated + fronts.PAUSE
        turn_of = [] if paused or not row.playing else [*asked, *(seat for seat in in_window if seat in own)]
    infos = [
        wire.SeatInfo(
            s.seat, s.kind, s.name, s.bot, s.kind == "bot" or s.player in present,
            bool(player) and s.player == player, s.reserve, "you" if s.open_to(player) else "other" if s.kept else "",
        )
        for s in seats
    ]  # fmt: skip
    return wire.TableInfo(
        row.id, row.game, row.title, options, infos, row.status,
        row.n if n is None else n, turn_of, json.loads(row.winners),
        msgspec.json.decode(row.clock, type=wire.Clock), row.watching, bool(player) and row.host == player,
        row.created, row.updated, row.next, _provenance(row.game, len(seats), options), row.seed_by,
        fairness.info(row, seats),
    )  # fmt: skip


def _provenance(game: str, seats: int, options: dict[str, str]) -> list[list[str]]:
    """Nothing is said about a game this program does not have, or with options it does not know."""
    try:
        return [list(p) for p in registry.get(game).provenance(seats, options)]
    except (BadInput, KeyError, ValueError):
        return []
