"""Telling: what each viewer of a table has been told, and what is told next."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from greathall.kernel.match import Match
from greathall.kernel.state import NOBODY, State
from greathall.server import fronts, views, wire
from greathall.server.attendance import Viewer
from greathall.server.metrics import Metrics
from greathall.server.rows import ChatRow
from greathall.server.way import Way

if TYPE_CHECKING:  # a room holds its telling
    from greathall.server.room import Room

ONLOOKERS_WAIT = 0.1  # seconds; several choices of others then come in one update
NO_QUESTION = -1
encode = msgspec.json.Encoder().encode


class Told:
    """What the viewers of one seat have been told: the next update starts from here."""

    __slots__ = ("asked", "asks", "at", "looked", "n", "overlay", "public", "seat", "undo")

    def __init__(self, room: Room, match: Match, seat: int, public: views.View) -> None:
        front = room.fronts.of(seat)
        self.seat = seat
        self.public = public
        self.overlay = views.overlay_of(room.game, room.state_at(front.at), seat, public)
        self.at = self.looked = front.at  # told up to here, and nothing new for it up to there
        self.n = front.n
        self.undo = room.undo_count(seat)
        self.asks = room.fronts.asks_shown(seat)
        self.asked = front.ids.get(seat, NO_QUESTION)

    def chose(self, match: Match) -> bool:
        """Has this seat chosen since it was told?"""
        return fronts.chose_since(match, self.seat, self.at)

    def urgent(self, room: Room, match: Match) -> bool:
        """Did this seat choose, or does it have something new to decide?"""
        return self.asked != _question_id(room, self.seat) or self.chose(match)

    def knows(self, news: News) -> bool:
        """Would the update tell this seat nothing: no change of its view, no event, no other question?"""
        return self._sees_the_same(news) and self._is_asked_the_same(news) and not news.chose and not news.eventful

    def _sees_the_same(self, news: News) -> bool:
        return not news.patch and news.undo == self.undo

    def _is_asked_the_same(self, news: News) -> bool:
        return news.asks == self.asks and news.asked in (NO_QUESTION, self.asked)

    def pass_over(self, at: int) -> None:
        """Nothing new for this seat in the first `at` choices."""
        self.looked = at

    def bring_up(self, news: News, now: Round) -> None:
        """The seat has been told everything up to now."""
        self.public, self.overlay = now.public, news.overlay
        self.at = self.looked = now.at
        self.n = now.n
        self.undo, self.asks, self.asked = news.undo, news.asks, news.asked


class Round:
    """One round of telling: what several audiences share is worked out once. `since`: where the first of them is."""

    def __init__(self, room: Room, match: Match, public: views.View, since: int, way: Way) -> None:
        self.at = len(match.choices)
        self.n = match.numbers[-1]
        self.public = public
        self.way = way
        self.asks = room.fronts.asks_shown(NOBODY)
        self.frames: dict[int, str] = {}  # for all who see what a spectator sees, by what they have heard before
        self._room = room
        self._match = match
        self._lines: dict[int, list[wire.LogLine]] = {}
        self._secret: dict[int, bool] = {}
        self._stubs: list[wire.Question] | None = None
        self.stops = way.stops(room.game, match, since)

    def lines_from(self, first: int) -> list[wire.LogLine]:
        """The log from line number `first` on, as a spectator sees it."""
        lines = self._lines.get(first)
        if lines is None:
            lines = self._lines[first] = fronts.lines(self._match, NOBODY, first, self.at)
        return lines

    def secret_from(self, first: int) -> bool:
        """Does the log from line number `first` on look different to different seats?"""
        secret = self._secret.get(first)
        if secret is None:
            secret = self._secret[first] = fronts.secret_since(self._match, first)
        return secret

    def stubs(self) -> list[wire.Question]:
        """The open questions as a spectator sees them."""
        if self._stubs is None:
            self._stubs = _questions(self._room, self._match, NOBODY)
        return self._stubs


class News:
    """What is new for one seat in a round of telling."""

    __slots__ = (
        "asked", "asks", "chose", "eventful", "first", "overlay", "patch", "public_patch", "since", "steps", "undo",
    )  # fmt: skip

    def __init__(self, room: Room, match: Match, told: Told, now: Round) -> None:
        seat = told.seat
        self.since = told.at
        numbers = match.numbers[told.at + 1 :]
        self.first = numbers[0] if numbers else now.n + 1  # the first line that is new to the seat, or has grown
        self.eventful = any(match.log[told.at + 1 :])
        self.chose = told.chose(match)
        self.asks = room.fronts.asks_shown(seat)
        self.asked = _question_id(room, seat)
        self.undo = match.can_undo(seat) if seat >= 0 else 0
        self.public_patch = True  # the seat sees just what a spectator sees
        self.overlay = told.overlay
        self.steps: list[wire.Step] = []
        public, at = told.public, told.at
        for stop in now.stops:
            if stop.at > at and any(match.log[at + 1 : stop.at + 1]):
                there = stop.public(room.game)
                self.steps.append(wire.Step(stop.n, self._leg(room, now, seat, public, there, stop.state)))
                public, at = there, stop.at
        self.patch = self._leg(room, now, seat, public, now.public, match.state)

    def _leg(self, room: Room, now: Round, seat: int, old: views.View, new: views.View, state: State) -> views.View:
        """What changes for the seat from one public view to the next, which is that of `state`."""
        public = patch = now.way.patch(old, new)
        if seat >= 0:
            overlay = views.overlay_of(room.game, state, seat, new)
            patch = views.seat_patch(public, self.overlay, overlay, old, new)
            self.overlay = overlay
        self.public_patch = self.public_patch and patch is public
        return patch


class Telling:
    """What the viewers of a room know, and the timer that brings onlookers up to date."""

    def __init__(self, room: Room, metrics: Metrics) -> None:
        self.room = room
        self.metrics = metrics
        self.told: dict[int, Told] = {}  # by seat
        self.chat_told = -1  # number of the last chat line told here; -1: nobody has looked on yet
        self.promises: list[wire.PromiseNote] = []  # as told here
        self._promises_told = 0  # the row's count of their changes at that time; -1: they must be told anew
        self.notes: list[wire.TableNote] = []  # as told here
        self._notes_told = 0  # likewise
        self._late: asyncio.TimerHandle | None = None  # brings onlookers up to date
        self._public: tuple[tuple[int, int], views.View] = ((-1, -1), {})
        self._way = Way()

    def forget(self) -> None:
        """All viewers are about to be told the whole position."""
        self.told = {}
        self._public = ((-1, -1), {})
        self._way.forget()

    def stop(self) -> None:
        """Nothing more is told by itself."""
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def behind(self) -> bool:
        """Has somebody not been told everything yet?"""
        match = self.room.match
        n = len(match.choices) if match is not None else 0
        return any(t.looked < n for t in self.told.values())

    # ---------------------------------------------------------------- whole positions
    def hello(self, viewer: Viewer, since: int, chat: list[ChatRow]) -> None:
        """Tell a viewer everything."""
        room, seat = self.room, viewer.seat
        self._prepare(seat)
        told = wire.Hello(
            room.info(viewer.player),
            room.position(seat),
            room.lines(seat, room.lines_changed_since(since)),
            [_chat_line(line) for line in chat],
            room.undo_count(seat),
            self.promises,
            self.notes,
            room.shown_request(room.request()),
            room.deadline(seat),
            None if room.coach is None else room.coach.tell(room.match),
        )
        viewer.push(encode(told).decode())

    def tell_rewound(self) -> None:
        """Choices were taken back: everybody is told the position."""
        room, heard = self.room, {seat: told.n for seat, told in self.told.items()}
        self.forget()
        frames: dict[int, str] = {}
        for viewer in list(room.attendance.viewers):
            seat = viewer.seat
            if seat not in frames:
                self._prepare(seat)
                lines = room.lines(seat, room.lines_changed_since(heard.get(seat, -1)))
                told = wire.Rewound(room.position(seat), lines, room.undo_count(seat), room.deadline(seat))
                frames[seat] = encode(told).decode()
            viewer.push(frames[seat])
        self.tell_coach()

    def _prepare(self, seat: int) -> None:
        """Remember the position a viewer is shown: the next update starts from it. Other viewers of the seat must be
        where it is, so they are told first."""
        match = self.room.match
        if match is not None:
            told = self.told[seat] = Told(self.room, match, seat, self._public_at(self.room.fronts.of(seat).at))
            if told.looked < len(match.choices):  # a pause lasts: perhaps nobody else is here who waits for its end
                self._tell_others_soon()

    def _public_at(self, at: int) -> views.View:
        """The public view after so many choices, worked out once per position."""
        key = (self.room.rows, at)
        if self._public[0] != key:
            self._public = (key, views.public_view(self.room.game, self.room.state_at(at)))
        return self._public[1]

    # ---------------------------------------------------------------- updates
    def tell_updates(self, hurry: bool = False) -> None:
        """Tell what has changed; the room is locked, so nothing is told that is not committed."""
        frames = self.updates(hurry)
        for viewer in self.room.attendance.viewers:
            frame = frames.get(viewer.seat)
            if frame is not None:
                self.metrics.count_update(len(frame))
                viewer.push(frame)
        if not self.behind():
            self.tell_coach()
        else:
            self._tell_others_soon()

    def bring_up(self) -> None:
        """Before eyes change: all viewers of a seat stand at the same position, so that one update serves them all."""
        if self.room.match is not None:
            self.tell_updates(hurry=True)

    def _tell_others_soon(self) -> None:
        """Whoever is behind hears of it in a moment, or when the pause is over."""
        match, up_to_date = self.room.match, self.room.fronts.up_to_date
        assert match is not None
        late = [t for t in self.told.values() if t.looked < len(match.choices)]
        wait = ONLOOKERS_WAIT if any(up_to_date(t.seat) for t in late) else self.room.fronts.wait()
        loop = asyncio.get_running_loop()
        if self._late is None or self._late.when() > loop.time() + wait:
            self.stop()
            self._late = loop.call_later(wait, self._tell_others)

    def _tell_others(self) -> None:
        self._late = None
        if self.room.lock.locked():  # a choice may be on its way to the log
            self._late = asyncio.get_running_loop().call_later(ONLOOKERS_WAIT / 4, self._tell_others)
        elif self.room.attendance.viewers:
            self.room.fronts.release()
            self.bring_up()

    def updates(self, hurry: bool = False) -> dict[int, str]:
        """What has changed for every audience since it was last told, by seat.

        At once it goes to whoever chose or has something new to decide; onlookers may wait for a moment, so that
        several choices come in one update (`hurry` tells them too). Those for whom nothing has changed are told
        nothing: how often a neighbour clicks while thinking is not theirs to know.
        """
        room, match = self.room, self.room.match
        assert match is not None
        out: dict[int, str] = {}
        for seat in self.told.keys() - room.attendance.looking():
            del self.told[seat]
        if not self.told or not match.choices:
            return out
        due = self._due(match, hurry)
        if due:
            self._tell_due(match, due, out)
        self._keep_way(match)
        return out

    def _tell_due(self, match: Match, due: list[Told], out: dict[int, str]) -> None:
        room = self.room
        now = Round(room, match, self._public_at(len(match.choices)), min([told.at for told in due]), self._way)
        may_be_silent = room.row.playing and not room.timed  # else the end, or the time that is left, is news
        for told in due:
            news = News(room, match, told, now)
            if may_be_silent and told.knows(news):
                told.pass_over(now.at)
            else:
                out[told.seat] = self._frame(match, told.seat, news, now)
                told.bring_up(news, now)

    def _keep_way(self, match: Match) -> None:
        """Whoever is behind will come past the position that the match stands at."""
        at = len(match.choices)
        behind = min([t.at for t in self.told.values()])
        if behind == at:
            self._way.forget()
        else:
            key, public = self._public
            self._way.keep(match, behind, public if key == (self.room.rows, at) else None)

    def _due(self, match: Match, hurry: bool) -> list[Told]:
        """Who is told something in this round."""
        room = self.room
        everybody = hurry or room.timed or not room.row.playing
        heard = [t for t in self.told.values() if room.fronts.up_to_date(t.seat)]
        return [t for t in heard if t.looked < len(match.choices) and (everybody or t.urgent(room, match))]

    def _frame(self, match: Match, seat: int, news: News, now: Round) -> str:
        """An update; those who see what a spectator sees share one."""
        room = self.room
        secret = now.secret_from(news.first)
        plain = news.asked == NO_QUESTION and news.asks == now.asks
        shared = news.public_patch and not secret and not news.undo and plain and not room.timed
        frame = now.frames.get(news.since) if shared else None
        if frame is None:
            update = wire.Update(
                now.n,
                room.lines(seat, news.first) if secret else now.lines_from(news.first),
                news.patch,
                now.stubs() if plain else _questions(room, match, seat),
                news.undo,
                room.deadline(seat) if room.timed else None,
                news.steps,
            )
            frame = encode(update).decode()
            if shared:
                now.frames[news.since] = frame
        return frame

    # ---------------------------------------------------------------- beside the game
    def tell_all(self, message: wire.ToClient) -> None:
        if isinstance(message, wire.Request):
            message = self.room.shown_request(message) or message
        self.room.attendance.push_all(encode(message).decode())

    def tell_table(self) -> None:
        """Tell everybody how the table stands; each sees which seats are their own."""
        for viewer in list(self.room.attendance.viewers):
            viewer.push(encode(wire.TableChanged(self.room.info(viewer.player))).decode())

    def tell_coach(self) -> None:
        """Tell what the coach of a tutorial has said, if that is news. Solo tables: nobody else looks on."""
        coach = self.room.coach
        news = None if coach is None else coach.news(self.room.match)
        if news is not None:
            self.tell_all(news)

    def tell_request(self, before: wire.Request | None) -> None:
        """Tell the request on the table; one that is gone is told as settled."""
        now = self.room.request()
        if now is None and before is not None:
            now = msgspec.structs.replace(before, settled=before.settled or "no", waiting=[])
        if now is not None:
            self.tell_all(now)

    def open_chat(self, chat: list[ChatRow]) -> list[ChatRow]:
        """The lines that a viewer who arrives is shown; what comes after them is told to everybody."""
        if self.chat_told < 0:
            self.chat_told = chat[-1].n if chat else 0
        return [line for line in chat if line.n <= self.chat_told]

    def tell_chat(self, chat: list[ChatRow]) -> None:
        """Tell the lines that are new."""
        for line in chat:
            if line.n > self.chat_told:
                self.chat_told = line.n
                self.tell_all(wire.Chat(_chat_line(line)))

    def promises_changed(self) -> bool:
        """Has anything about promises changed since they were told?"""
        return self.room.row.promises != self._promises_told

    def promises_moved(self) -> None:
        """Choices were taken back, and with them perhaps the positions of promises."""
        if self.promises:
            self._promises_told = -1

    def tell_promises(self, promises: list[wire.PromiseNote], count: int) -> None:
        """Tell the promises that are new or have changed. `count`: the row's count of changes they belong to."""
        before, self.promises, self._promises_told = self.promises, promises, count
        for promise in promises:
            if promise not in before:
                self.tell_all(wire.PromiseTold(promise))

    def notes_changed(self) -> bool:
        """Has anybody come or gone since that was told?"""
        return self.room.row.notes != self._notes_told

    def notes_moved(self) -> None:
        """Choices were taken back, and with them perhaps the places of lines."""
        if self.notes:
            self._notes_told = -1

    def tell_notes(self, notes: list[wire.TableNote], count: int) -> None:
        """Tell the lines about who sits here that are new or have moved. `count`: the row's count of changes."""
        before, self.notes, self._notes_told = self.notes, notes, count
        for note in notes:
            if note not in before:
                self.tell_all(wire.NoteTold(note))


def _question_id(room: Room, seat: int) -> int:
    asked = room.asked.get(seat)
    return NO_QUESTION if asked is None else asked.id


def _questions(room: Room, match: Match, seat: int) -> list[wire.Question]:
    """The open questions through the eyes of a seat that has heard of them."""
    return room.asked.shown(room.game, match.state, seat, room.fronts.own(seat)) if room.row.playing else []


def _chat_line(line: ChatRow) -> list[int | str | float]:
    return [line.n, line.seat, line.name, line.text, line.at]
