"""Telling: what each viewer of a table has been told, and what is told next."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from greathall.kernel.match import Match
from greathall.kernel.state import NOBODY
from greathall.server import views, wire
from greathall.server.attendance import Viewer
from greathall.server.metrics import Metrics
from greathall.server.rows import ChatRow

if TYPE_CHECKING:  # a room holds its telling
    from greathall.server.room import Room

PAUSE = 0.6  # seconds between a choice and what others hear of it, where windows depend on hidden cards
ONLOOKERS_WAIT = 0.1  # seconds; several choices of others then come in one update
NO_QUESTION = -1
encode = msgspec.json.Encoder().encode


class Told:
    """What the viewers of one seat have been told: the next update starts from here."""

    __slots__ = ("asked", "asks", "looked", "n", "overlay", "public", "seat", "undo")

    def __init__(self, room: Room, match: Match, seat: int, public: views.View) -> None:
        self.seat = seat
        self.public = public
        self.overlay = views.overlay_of(room.game, match.state, seat, public)
        self.n = self.looked = len(match.choices)  # told up to here, and nothing new for it up to there
        self.undo = room.undo_count(seat)
        self.asks = [(ask.seat, ask.kind) for ask in match.state.asks]
        self.asked = _question_id(room, seat)

    def urgent(self, room: Room, chooser: int) -> bool:
        """Did this seat choose, or does it have something new to decide?"""
        return self.seat == chooser or self.asked != _question_id(room, self.seat)

    def knows(self, news: News, now: Round) -> bool:
        """Would the update tell this seat nothing: no change of its view, no event, no other question?"""
        return (
            self._sees_the_same(news)
            and self._is_asked_the_same(news, now)
            and self.seat != now.chooser
            and not now.eventful(news.first)
        )

    def _sees_the_same(self, news: News) -> bool:
        return not news.patch and news.undo == self.undo

    def _is_asked_the_same(self, news: News, now: Round) -> bool:
        return now.asks == self.asks and news.asked in (NO_QUESTION, self.asked)

    def pass_over(self, n: int) -> None:
        """Nothing new for this seat up to choice number n."""
        self.looked = n

    def bring_up(self, news: News, now: Round) -> None:
        """The seat has been told everything up to now."""
        self.public, self.overlay = now.public, news.overlay
        self.n = self.looked = now.n
        self.undo, self.asks, self.asked = news.undo, now.asks, news.asked


class Round:
    """One round of telling: what several audiences share is worked out once."""

    def __init__(self, room: Room, match: Match, public: views.View) -> None:
        self.n = len(match.choices)
        self.chooser = match.choices[-1][0]
        self.public = public
        self.stubs = room.questions(NOBODY)
        self.asks = [(q.seat, q.kind) for q in self.stubs]
        self.frames: dict[int, str] = {}  # for all who see what a spectator sees, by the first choice they hear of
        self._room = room
        self._patches: dict[int, views.View] = {}  # by the public view they start from
        self._lines: dict[int, list[wire.LogLine]] = {}

    def patch_from(self, old: views.View) -> views.View:
        """What has changed in the public view since `old`."""
        patch = self._patches.get(id(old))
        if patch is None:
            patch = self._patches[id(old)] = views.diff(old, self.public)
        return patch

    def lines_from(self, first: int) -> list[wire.LogLine]:
        """The log from choice number `first` on, as a spectator sees it."""
        lines = self._lines.get(first)
        if lines is None:
            lines = self._lines[first] = self._room.lines(NOBODY, first)
        return lines

    def eventful(self, first: int) -> bool:
        """Has anything happened from choice number `first` on?"""
        return any(line.events for line in self.lines_from(first))


class News:
    """What is new for one seat in a round of telling."""

    __slots__ = ("asked", "first", "overlay", "patch", "public_patch", "undo")

    def __init__(self, room: Room, match: Match, told: Told, now: Round) -> None:
        seat = told.seat
        self.first = told.n + 1  # the first choice the seat has not heard of
        self.asked = _question_id(room, seat)
        self.undo = match.can_undo(seat) if seat == now.chooser else 0
        self.patch = patch = now.patch_from(told.public)
        self.overlay = told.overlay
        if seat >= 0:
            self.overlay = views.overlay_of(room.game, match.state, seat, now.public)
            self.patch = views.seat_patch(patch, told.overlay, self.overlay, told.public, now.public)
        self.public_patch = self.patch is patch  # the seat sees just what a spectator sees


class Telling:
    """What the viewers of a room know, and the timer that brings onlookers up to date."""

    def __init__(self, room: Room, metrics: Metrics) -> None:
        self.room = room
        self.metrics = metrics
        self.told: dict[int, Told] = {}  # by seat
        self.chat_told = -1  # number of the last chat line told here; -1: nobody has looked on yet
        self.promises: list[wire.PromiseNote] = []  # as told here
        self._promises_told = 0  # the row's count of their changes at that time; -1: they must be told anew
        self._late: asyncio.TimerHandle | None = None  # brings onlookers up to date
        self._held = -1  # the last choice that was looked at for a pause
        self._hold = 0.0  # until then (monotonic) nobody is told what a pause would tell
        self._public: tuple[tuple[int, int], views.View] = ((-1, -1), {})

    def forget(self) -> None:
        """All viewers are about to be told the whole position."""
        self.told = {}
        self._public = ((-1, -1), {})

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
            room.request(),
            room.deadline(seat),
            None if room.coach is None else room.coach.tell(room.match),
        )
        viewer.push(encode(told).decode())

    def tell_rewound(self) -> None:
        """Choices were taken back: everybody is told the position."""
        room = self.room
        self.forget()
        frames: dict[int, str] = {}
        for viewer in list(room.attendance.viewers):
            seat = viewer.seat
            if seat not in frames:
                self._prepare(seat)
                told = wire.Rewound(room.position(seat), room.undo_count(seat), room.deadline(seat))
                frames[seat] = encode(told).decode()
            viewer.push(frames[seat])
        self.tell_coach()

    def _prepare(self, seat: int) -> None:
        """Remember the position a viewer is shown: the next update starts from it. Other viewers of the seat must be
        where it is, so they are told first."""
        match = self.room.match
        if match is not None:
            self.told[seat] = Told(self.room, match, seat, self._public_now(match))

    def _public_now(self, match: Match) -> views.View:
        """The public view, worked out once per position."""
        key = (self.room.rows, len(match.choices))
        if self._public[0] != key:
            self._public = (key, views.public_view(self.room.game, match.state))
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
        elif self._late is None:
            self._tell_onlookers_in(ONLOOKERS_WAIT)

    def bring_up(self) -> None:
        """Before eyes change: all viewers of a seat stand at the same position, so that one update serves them all."""
        if self.room.match is not None:
            self.tell_updates(hurry=True)

    def _tell_onlookers_in(self, seconds: float) -> None:
        self._late = asyncio.get_running_loop().call_later(seconds, self._tell_onlookers)

    def _tell_onlookers(self) -> None:
        self._late = None
        held = self._hold - monotonic()
        if self.room.lock.locked() or held > 0:  # a choice may be on its way to the log
            self._tell_onlookers_in(max(held, ONLOOKERS_WAIT / 4))
        elif self.room.attendance.viewers:
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
        if not due:
            return out
        now = Round(room, match, self._public_now(match))
        may_be_silent = room.row.playing and not room.timed  # else the end, or the time that is left, is news
        for told in due:
            news = News(room, match, told, now)
            if may_be_silent and told.knows(news, now):
                told.pass_over(now.n)
            else:
                out[told.seat] = self._frame(told.seat, news, now)
                told.bring_up(news, now)
        return out

    def _due(self, match: Match, hurry: bool) -> list[Told]:
        """Who is told something in this round."""
        room, chooser = self.room, match.choices[-1][0]
        everybody = hurry or room.timed or not room.row.playing
        due = [t for t in self.told.values() if everybody or t.urgent(room, chooser)]
        if self._holds(match):
            due = [t for t in due if not self.held_back(t.seat)]
        return due

    def _frame(self, seat: int, news: News, now: Round) -> str:
        """An update; those who see what a spectator sees share one."""
        room = self.room
        secret = room.secret_since(news.first)
        shared = news.public_patch and not secret and not news.undo and news.asked == NO_QUESTION and not room.timed
        frame = now.frames.get(news.first) if shared else None
        if frame is None:
            update = wire.Update(
                now.n,
                room.lines(seat, news.first) if secret else now.lines_from(news.first),
                news.patch,
                now.stubs if news.asked == NO_QUESTION else room.questions(seat),
                news.undo,
                room.deadline(seat) if room.timed else None,
            )
            frame = encode(update).decode()
            if shared:
                now.frames[news.first] = frame
        return frame

    # ---------------------------------------------------------------- pauses that tell nothing
    def _holds(self, match: Match) -> bool:
        """Does what was just chosen have to wait, because a pause would tell who had an option (see DecisionKind)?

        Whoever is asked in a window is asked at once; the others hear of it after a pause that is the same whether
        anybody was asked or not.
        """
        now, n = monotonic(), len(match.choices)
        if now < self._hold:
            return True
        if n == self._held or not self.room.row.playing or len(self.room.attendance.persons()) < 2:
            return False
        self._held = n
        if not any(self.held_back(seat) for seat in self.told):
            return False
        self._hold = now + PAUSE
        return not match.state.over

    def held_back(self, seat: int) -> bool:
        """Would it tell this seat something to hear of the last choice at once?"""
        assert self.room.match is not None
        state, kinds = self.room.match.state, self.room.game.decision_kinds()
        hidden = state.passed & ~(1 << seat if seat >= 0 else 0)
        return bool(hidden) or any(kinds[ask.kind].window and ask.seat != seat for ask in state.asks)

    # ---------------------------------------------------------------- beside the game
    def tell_all(self, message: wire.ToClient) -> None:
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


def _question_id(room: Room, seat: int) -> int:
    asked = room.asked.get(seat)
    return NO_QUESTION if asked is None else asked.id


def _chat_line(line: ChatRow) -> list[int | str | float]:
    return [line.n, line.seat, line.name, line.text, line.at]
