"""Matches to look back at: finished tables, match files that were sent in, and running tables with one's own eyes."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match
from greathall.kernel.score import Part
from greathall.kernel.state import NOBODY
from greathall.kernel.story import Story
from greathall.server import asking, fronts, scenarios, seating, views, wire
from greathall.server.hub import Hub
from greathall.server.limits import REPLAY_LIMIT, REPLAY_LINES
from greathall.server.problems import Refusing, bad, full, late, missing, not_yours, played
from greathall.server.room import Room
from greathall.server.tables import Beginning, Tables

KEPT = 32
STORIES = 64
SLICE = 0.005  # seconds of telling before everybody else has a turn
STEP = 5  # choices between two looks at the clock
WAITING = 8  # match files being read or waiting for it; more are sent away


class Found:
    """A match to look at, and how much of it. `own`: it is still being played, and these seats are the asker's.

    Positions have the numbers that were told at its table. A match file that was sent in counts every choice."""

    def __init__(self, match: Match, room: Room | None = None, own: list[int] | None = None) -> None:
        self.match = match
        self.room = room
        self.running = own is not None
        self.told = room is not None or own is not None
        self.eyes = list(range(-1, len(match.seats))) if own is None else [*own, -1]
        self.own = sum(1 << seat for seat in (range(len(match.seats)) if own is None else own))
        self.at = len(match.choices)  # nothing is shown from behind this
        if own is not None and room is not None:
            self.at = room.fronts.of(own[0] if own else NOBODY).at
        self.last = self.number(self.at)
        self.names = [s.name for s in room.seats] if room is not None else [s.name for s in match.seats]
        if own is not None:  # how often somebody else clicks while thinking is not theirs to know
            while self.last and not self._noticed(own):
                self.last -= 1

    def _noticed(self, own: list[int]) -> bool:
        """Could the asker notice the last choice?"""
        first, last = self.first_of(self.last), self.last_of(self.last)
        return self.match.choices[first - 1][0] in own or any(self.match.log[first : last + 1])

    def number(self, at: int) -> int:
        """The number of the position after so many choices."""
        return at if not self.told else self.match.numbers[at]

    def first_of(self, n: int) -> int:
        """After how many choices position n is reached."""
        return n if not self.told else fronts.first_of(self.match, n)

    def last_of(self, n: int) -> int:
        """After how many choices position n is left, or how many the asker has heard of."""
        return n if not self.told else min(self.at, fronts.last_of(self.match, n))

    def hides_window(self, at: int) -> bool:
        """Is somebody else asked in a window there, while the game is played?"""
        asks = self.match.at(at).asks
        return self.running and len(asking.visible(self.match.game, asks, self.own)) < len(asks)

    def check(self, seat: int) -> None:
        """Whose eyes may it be?"""
        if not -1 <= seat < len(self.match.seats):
            raise missing("There is no such seat.")
        if seat not in self.eyes:
            raise not_yours("While the game is played you may look back with your own eyes only.")

    def lines(self, seat: int, first: int, last: int) -> list[wire.LogLine]:
        """The log from line number `first` to `last`, as a seat may see it."""
        match = self.match
        if self.told:
            return fronts.lines(match, seat, first, self.last_of(last))
        see = match.game.see_event
        return [
            wire.LogLine(
                n, match.choices[n - 1][0] if n else -1, [list(see(e, match.reader(seat, n))) for e in match.log[n]]
            )
            for n in range(first, last + 1)
        ]


class Replays:
    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.hub = hub
        self.tables = tables
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._reading = asyncio.Lock()
        self._stories: OrderedDict[str, wire.ReplayStory] = OrderedDict()
        self._telling = asyncio.Lock()
        self._waiting = 0

    async def _open(self, text: str) -> Match:
        """A match from its file; read in a thread, for it may be long, and one at a time: many would stop all."""
        if text.count("\n") > REPLAY_LINES:
            raise bad("This match file is too long.")
        if self._waiting >= WAITING:
            self.hub.metrics.count_limited("replays-waiting")
            raise full("error-busy", "Many match files are being read; try again in a moment.", 503)

        def read() -> Match:
            return matchfile.loads(text, "The file", registry.get).match

        self._waiting += 1
        try:
            async with self._reading:
                return await asyncio.to_thread(read)
        except (BadInput, Refusing):
            raise
        except Exception:  # whatever a broken file can bring about
            raise bad("This is not a match file.") from None
        finally:
            self._waiting -= 1

    async def upload(self, body: bytes, origin: str = "") -> wire.ReplayInfo:
        """Keep a match file; `origin`: a code of the address it comes from."""
        if len(body) > REPLAY_LIMIT:
            raise Refusing(413, "error-too-large", "This match file is too large.")
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise bad("This is not a match file: it is not text.") from None
        if "\x00" in text:
            raise bad("This is not a match file: it is not text.")
        match = await self._open(text)
        stored = await asyncio.to_thread(matchfile.dumps, match)
        names = "".join(s.name for s in match.seats)
        if len(match.seed) > 200 or len(names) > 400 or "\\u0000" in stored or not _is_text(stored):
            raise bad("This is not a match file: its names or its seed cannot be kept.")
        settings = self.hub.settings
        most = settings.limit(settings.address_uploads), settings.limit(settings.uploads)
        replay = await self.hub.store.put_replay(stored, origin, most)
        if not replay:
            self.hub.metrics.count_limited("uploads-address")
            raise full("error-uploads-full", f"{most[0]} match files of your address are kept; old ones go in time.")
        if replay == "-":
            self.hub.metrics.count_limited("uploads")
            raise full("error-no-room", "There is no room for further match files at the moment.", 503)
        self._keep(replay, match)
        return await self._info(replay, Found(match))

    def _keep(self, replay: str, match: Match) -> None:
        self._matches[replay] = match
        if len(self._matches) > KEPT:
            self._matches.popitem(last=False)

    @asynccontextmanager
    async def _found(self, replay: str, player: str) -> AsyncIterator[Found]:
        """The match to look at. A running one is locked meanwhile: what is not committed is not shown."""
        match = self._matches.get(replay)
        if match is None and (text := await self.hub.store.replay(replay)) is not None:
            match = await self._open(text)
            self._keep(replay, match)
        if match is not None:
            self._matches.move_to_end(replay)
            yield Found(match)
            return
        try:
            room = await self.hub.fresh(replay)
        except Refusing as refusal:
            raise missing("There is no such replay.") if refusal.status == 404 else refusal from None
        over = room.row.closed
        if room.match is None or not (over or room.attendance.may_watch(player)):
            raise late("The game is still being played." if room.match is not None else "The game has not begun.")
        if not room.attendance.may_watch(player):
            raise not_yours("Only those who played may see this game.")
        if over:
            yield Found(room.match, room)
            return
        async with room.lock:
            yield Found(room.match, room, room.attendance.seats_of(player))

    @asynccontextmanager
    async def _finished(self, replay: str, player: str) -> AsyncIterator[Found]:
        """A match whose secrets and seed may be known: nobody plays it any more."""
        async with self._found(replay, player) as found:
            if found.running:
                raise played()
            yield found

    async def _info(self, replay: str, found: Found) -> wire.ReplayInfo:
        match, last = found.match, found.last
        turns: list[list[int]] = []
        kinds = match.game.event_kinds()
        for at, events in enumerate(match.log[: found.last_of(last) + 1]):
            turns += [[found.number(at), e[2]] for e in events if kinds[e[0]].name == "turn"]
        winners, table = match.state.winners, found.room.id if found.room is not None else ""
        promises = await self.hub.promises(found.room) if found.room is not None else []
        notes = await seating.notes(self.hub.store, found.room) if found.room is not None else []
        return wire.ReplayInfo(
            replay, match.game.id, match.options, found.names, last, turns, winners, table, found.running, found.eyes,
            promises, notes,
        )  # fmt: skip

    async def info(self, replay: str, player: str) -> wire.ReplayInfo:
        async with self._found(replay, player) as found:
            return await self._info(replay, found)

    async def at(self, replay: str, n: int, seat: int, player: str) -> wire.ReplayAt:
        async with self._found(replay, player) as found:
            found.check(seat)
            if not 0 <= n <= found.last:
                raise missing("There is no such position.")
            match = found.match
            at = found.last_of(n)
            game, state, seat = match.game, match.at(at), match.onlooker(seat, at)
            questions = asking.questions(game, state, seat, n, found.own)
            position = wire.Position(n, seat, views.seat_view(game, state, seat), questions)
            return wire.ReplayAt(position, found.lines(seat, n, n))

    async def scenario(self, replay: str, n: int, seat: int, player: str) -> str:
        """A position as a scenario file: of a game that nobody plays any more whole, else with the asker's eyes."""
        async with self._found(replay, player) as found:
            found.check(seat)
            if not 0 <= n <= found.last:
                raise missing("There is no such position.")
            match, at = found.match, found.last_of(n)
            if found.hides_window(at):
                raise late("Somebody may still act in a window; write the position down when that is over.")
            title, eyes = f"{match.game.id} {replay}", match.onlooker(seat, at) if found.running else None
            return scenarios.scenario_of(match, at, title, eyes, n if found.told else -1)

    async def log(self, replay: str, seat: int, player: str) -> list[wire.LogLine]:
        async with self._found(replay, player) as found:
            found.check(seat)
            return found.lines(seat, 0, found.last)

    async def story(self, replay: str, player: str) -> wire.ReplayStory:
        """A game from its end. It is worked out once, one game at a time and in slices: others never wait for it."""
        async with self._finished(replay, player) as found:
            pass
        async with self._telling:
            told = self._stories.get(replay)
            if told is None or told.last != found.last:
                story = Story(found.match)
                since = time.perf_counter()
                while not story.done:
                    story.go_on(STEP)
                    if time.perf_counter() - since >= SLICE:
                        await asyncio.sleep(0)
                        since = time.perf_counter()
                told = _told(story, found)
                self._stories[replay] = told
                if len(self._stories) > STORIES:
                    self._stories.popitem(last=False)
            self._stories.move_to_end(replay)
            return told

    async def match_file(self, table: str, player: str) -> str:
        async with self._finished(table, player) as found:
            if found.room is not None:
                found.room.name_seats()
            return matchfile.dumps(found.match)

    async def go_on(self, replay: str, n: int, wish: wire.Continue, player: str, origin: str = "") -> wire.TableInfo:
        async with self._finished(replay, player) as found:
            match = found.match
        if not 0 <= n <= found.last:
            raise missing("There is no such position.")
        at = found.last_of(n)
        if len(wish.seats) != len(match.seats):
            raise bad(f"This match has {len(match.seats)} seats.")
        if at == len(match.choices) and match.state.over:
            raise late("The game is over there; go back a little.")
        new = wire.NewTable(
            match.game.id, wish.seats, match.options, wish.title, wish.listed, wish.watching, wish.clock, wish.start
        )
        record = Beginning(match.chance.up_to(at), match.choices[:at])
        return await self.tables.make(new, player, record, origin=origin)


def _parts(parts: list[Part]) -> list[wire.ScorePart]:
    return [wire.ScorePart(p.name, p.rule, p.count, p.points, p.type, p.value) for p in parts]


def _told(story: Story, found: Found) -> wire.ReplayStory:
    """A story as it travels; positions have the numbers of the replay."""
    game, state = story.match.game, story.state
    number = found.number
    curve: list[wire.StoryPoint] = []
    for at, scores in story.curve:
        if curve and curve[-1].n == number(at):
            curve.pop()
        curve.append(wire.StoryPoint(number(at), scores))
    return wire.ReplayStory(
        story.order(),
        [wire.SeatStory(p, s.score, _parts(s.parts), _parts(s.beside)) for p, s in enumerate(story.standings())],
        game.goal(state), game.beat, [number(at) for at in story.beats], curve,
        [wire.StoryRow(row.name, row.values) for row in story.tally.rows(state)], story.tally.chart,
        [
            wire.StoryBar(b.type, b.value, b.high, b.second, b.usual, b.group, b.member)
            for b in story.tally.bars(state)
        ],
        [
            wire.StoryTurn(number(t.at), t.beat, t.kind, t.seat, t.before, t.after, t.leader, list(t.event))
            for t in story.turning_points()
        ],
        game.ended_by(state) if state.over else "", found.last,
    )  # fmt: skip


def _is_text(words: str) -> bool:
    try:
        words.encode()
    except UnicodeEncodeError:
        return False
    return True
