"""Matches to look back at: finished tables, match files that were sent in, and running tables with one's own eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match
from greathall.server import asking, scenarios, views, wire
from greathall.server.hub import Hub
from greathall.server.limits import REPLAY_LIMIT, REPLAY_LINES
from greathall.server.problems import Refusing, bad, late, missing, not_yours, played
from greathall.server.room import Room
from greathall.server.tables import Tables

KEPT = 32


class Found:
    """A match to look at, and how much of it. `own`: it is still being played, and these seats are the asker's."""

    def __init__(self, match: Match, room: Room | None = None, own: list[int] | None = None) -> None:
        self.match = match
        self.room = room
        self.running = own is not None
        self.eyes = list(range(-1, len(match.seats))) if own is None else [*own, -1]
        self.last = len(match.choices)
        self.names = [s.name for s in room.seats] if room is not None else [s.name for s in match.seats]
        if own is not None:  # how often somebody else clicks while thinking is not theirs to know
            while self.last and match.choices[self.last - 1][0] not in own and not match.log[self.last]:
                self.last -= 1

    def check(self, seat: int) -> None:
        """Whose eyes may it be?"""
        if not -1 <= seat < len(self.match.seats):
            raise missing("There is no such seat.")
        if seat not in self.eyes:
            raise not_yours("While the game is played you may look back with your own eyes only.")

    def lines(self, seat: int, first: int, last: int) -> list[wire.LogLine]:
        """The log from choice number `first` to `last`, as a seat may see it."""
        see, log, choices = self.match.game.see_event, self.match.log, self.match.choices
        return [
            wire.LogLine(n, choices[n - 1][0] if n else -1, [list(see(e, seat)) for e in log[n]])
            for n in range(first, last + 1)
        ]


class Replays:
    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.hub = hub
        self.tables = tables
        self._matches: OrderedDict[str, Match] = OrderedDict()

    async def _open(self, text: str) -> Match:
        """A match from its file; read in a thread, for it may be long."""
        if text.count("\n") > REPLAY_LINES:
            raise bad("This match file is too long.")

        def read() -> Match:
            return matchfile.loads(text, "The file", registry.get).match

        try:
            return await asyncio.to_thread(read)
        except (BadInput, Refusing):
            raise
        except Exception:  # whatever a broken file can bring about
            raise bad("This is not a match file.") from None

    async def upload(self, body: bytes) -> wire.ReplayInfo:
        if len(body) > REPLAY_LIMIT:
            raise Refusing(413, "error-too-large", "This match file is too large.")
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise bad("This is not a match file: it is not text.") from None
        if "\x00" in text:
            raise bad("This is not a match file: it is not text.")
        match = await self._open(text)
        stored = matchfile.dumps(match)
        names = "".join(s.name for s in match.seats)
        if len(match.seed) > 200 or len(names) > 400 or "\\u0000" in stored or not _is_text(stored):
            raise bad("This is not a match file: its names or its seed cannot be kept.")
        replay = await self.hub.store.put_replay(stored)
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
        for n, events in enumerate(match.log[: last + 1]):
            turns += [[n, e[2]] for e in events if kinds[e[0]].name == "turn"]
        winners, table = match.state.winners, found.room.id if found.room is not None else ""
        promises = await self.hub.promises(found.room) if found.room is not None else []
        return wire.ReplayInfo(
            replay, match.game.id, match.options, found.names, last, turns, winners, table, found.running, found.eyes,
            promises,
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
            game, state = match.game, match.at(n)
            questions = asking.questions(game, state, seat, n)
            position = wire.Position(n, seat, views.seat_view(game, state, seat), questions)
            return wire.ReplayAt(position, found.lines(seat, n, n))

    async def scenario(self, replay: str, n: int, seat: int, player: str) -> str:
        """A position as a scenario file: of a game that nobody plays any more whole, else with the asker's eyes."""
        async with self._found(replay, player) as found:
            found.check(seat)
            if not 0 <= n <= found.last:
                raise missing("There is no such position.")
            match = found.match
            return scenarios.scenario_of(match, n, f"{match.game.id} {replay}", seat if found.running else None)

    async def log(self, replay: str, seat: int, player: str) -> list[wire.LogLine]:
        async with self._found(replay, player) as found:
            found.check(seat)
            return found.lines(seat, 0, found.last)

    async def match_file(self, table: str, player: str) -> str:
        async with self._finished(table, player) as found:
            if found.room is not None:
                found.room.name_seats()
            return matchfile.dumps(found.match)

    async def go_on(self, replay: str, n: int, wish: wire.Continue, player: str) -> wire.TableInfo:
        async with self._finished(replay, player) as found:
            match = found.match
        if not 0 <= n <= len(match.choices):
            raise missing("There is no such position.")
        if len(wish.seats) != len(match.seats):
            raise bad(f"This match has {len(match.seats)} seats.")
        if n == len(match.choices) and match.state.over:
            raise late("The game is over there; go back a little.")
        new = wire.NewTable(
            match.game.id, wish.seats, match.options, wish.title, wish.listed, wish.watching, wish.clock, wish.start
        )
        return await self.tables.make(new, player, match.choices[:n], match.seed)


def _is_text(words: str) -> bool:
    try:
        words.encode()
    except UnicodeEncodeError:
        return False
    return True
