"""Matches to look back at: finished tables, and match files that were sent in."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match
from greathall.server import views, wire
from greathall.server.hub import Hub
from greathall.server.limits import REPLAY_LIMIT, REPLAY_LINES
from greathall.server.problems import Refusing, bad, late, missing, not_yours
from greathall.server.tables import Tables

KEPT = 32


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
        return self._info(replay, match, "")

    def _keep(self, replay: str, match: Match) -> None:
        self._matches[replay] = match
        if len(self._matches) > KEPT:
            self._matches.popitem(last=False)

    async def _find(self, replay: str, player: str) -> tuple[Match, str]:
        """The match, and the table it was played at."""
        match = self._matches.get(replay)
        if match is not None:
            self._matches.move_to_end(replay)
            return match, ""
        text = await self.hub.store.replay(replay)
        if text is not None:
            match = await self._open(text)
            self._keep(replay, match)
            return match, ""
        try:
            room = await self.hub.room(replay)
        except Refusing:
            raise missing("There is no such replay.") from None
        if room.row["status"] not in ("over", "abandoned") or room.match is None:
            raise late("The game is still being played.")
        if not room.may_watch(player):
            raise not_yours("Only those who played may see this game.")
        return room.match, replay

    @staticmethod
    def _info(replay: str, match: Match, table: str) -> wire.ReplayInfo:
        turns: list[list[int]] = []
        kinds = match.game.event_kinds()
        for n, events in enumerate(match.log):
            turns += [[n, e[2]] for e in events if kinds[e[0]].name == "turn"]
        names = [s.name for s in match.seats]
        options, winners = match.options, match.state.winners
        return wire.ReplayInfo(replay, match.game.id, options, names, len(match.choices), turns, winners, table)

    async def info(self, replay: str, player: str) -> wire.ReplayInfo:
        match, table = await self._find(replay, player)
        out = self._info(replay, match, table)
        if table:
            out.names = [s["name"] for s in (await self.hub.room(table)).seats]
        return out

    async def at(self, replay: str, n: int, seat: int, player: str) -> wire.ReplayAt:
        match, _ = await self._find(replay, player)
        if not 0 <= n <= len(match.choices) or not -1 <= seat < len(match.seats):
            raise missing("There is no such position.")
        game, state = match.game, match.at(n)
        questions = []
        for ask in state.asks:
            choices = []
            if ask.seat == seat:
                for code in ask.options:
                    said = game.describe_option(state, code)
                    choices.append(wire.Choice(code, said.name, [v for _, _, v in said.args]))
            several = len(state.asks) > 1
            questions.append(wire.Question(ask.seat, ask.kind, game.rule_of(ask), n, choices, several))
        chooser = match.choices[n - 1][0] if n else -1
        line = wire.LogLine(n, chooser, [list(game.see_event(e, seat)) for e in match.log[n]])
        return wire.ReplayAt(wire.Position(n, seat, views.seat_view(game, state, seat), questions), [line])

    async def match_file(self, table: str, player: str) -> str:
        match, at = await self._find(table, player)
        if at:
            for seat, row in zip(match.seats, (await self.hub.room(at)).seats, strict=True):
                seat.name, seat.bot = row["name"], row["bot"]
        return matchfile.dumps(match)

    async def go_on(self, replay: str, n: int, wish: wire.Continue, player: str) -> wire.TableInfo:
        match, _ = await self._find(replay, player)
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
