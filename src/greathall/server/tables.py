"""The life of a table: made, joined, started, handed over, abandoned, played again."""

from __future__ import annotations

import json
import secrets
import time

import msgspec

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.kernel.game import Game
from greathall.lab.tutorial import tutorial_of
from greathall.server import clocks, opening, wire
from greathall.server.auth import Auth
from greathall.server.coach import TUTORIAL
from greathall.server.hub import Hub
from greathall.server.problems import alone, bad, late, missing, not_yours
from greathall.server.room import Room, table_info
from greathall.server.rows import SeatRow, SeatValues, TableRow, TableValues
from greathall.server.store import new_id

# Of nobody in the games: a bot must not be taken for a character.
NAMES = ("Alaric", "Berta", "Cedrik", "Dorota", "Elwin", "Felicja", "Gilbert", "Hilda")


def draw() -> str:
    """A seed that nobody knows."""
    return secrets.token_hex(12)


def clean(text: str) -> str:
    """A name or title as it is shown: one line, no control characters."""
    return " ".join("".join(c for c in text if c.isprintable()).split())


def turned(game: Game, options: dict[str, str], seats: int) -> dict[str, str]:
    """The options when everybody sits one seat earlier: what belongs to a seat goes with who sits there."""
    out = dict(options)
    kinds: dict[str, dict[int, str]] = {}
    for o in game.table_options():
        if 0 <= o.seat < seats:
            kinds.setdefault(o.kind, {})[o.seat] = o.name
    for names in kinds.values():
        for seat, name in names.items():
            if len(names) == seats:
                out[name] = options[names[(seat + 1) % seats]]
    return out


class Tables:
    def __init__(self, hub: Hub, auth: Auth) -> None:
        self.hub = hub
        self.store = hub.store
        self.auth = auth

    # ---------------------------------------------------------------- making
    async def make(
        self, new: wire.NewTable, player: str, log: list[tuple[int, int]] | None = None, seed: str = "", by: str = ""
    ) -> wire.TableInfo:
        game = registry.get(new.game)
        options = game.check_options(new.options)
        table, now = new_id(), time.time()
        reserve = float(new.clock.seconds) if new.clock.kind == "reserve" else None
        seats = [await self._seat(table, new.game, w, player, i, reserve) for i, w in enumerate(new.seats)]
        if log is not None:
            by = "record"
        else:
            seed, by = (new.seed, by or "host") if new.seed else (draw(), "server")
        begun = opening.begun(game, options, seats, seed, now, log is not None)  # refuses what does not go together
        ready = new.start and all(s.kind != "open" for s in seats)
        row = TableRow(
            id=table, game=new.game, seed=seed, seed_by=by, title=clean(new.title),
            status="playing" if ready else "open", listed=new.listed, watching=new.watching,
            clock=msgspec.json.encode(new.clock).decode(), host=player, created=now, updated=now,
            **(begun if ready else opening.not_begun(options)),
        )  # fmt: skip
        await self.store.make_table(row, seats, log or [])
        room = await self.hub.room(table)
        return room.info(player)

    async def teach(self, new: wire.NewTutorial, player: str) -> wire.TableInfo:
        """An introductory game. Its seed is no secret, so the table is never anybody else's: unlisted, not watched."""
        tutorial = tutorial_of(new.game) if new.game in registry.ids() else None
        if tutorial is None:
            raise missing(f"There is no introductory game of '{new.game}'.")
        seats = [wire.SeatWish("bot", bot) if bot else wire.SeatWish("me", name=new.name) for bot in tutorial.bots]
        table = wire.NewTable(
            new.game, seats, tutorial.options, listed=False, watching="none", start=True, seed=tutorial.seed
        )
        return await self.make(table, player, by=TUTORIAL)

    async def _seat(
        self, table: str, game: str, wish: wire.SeatWish, player: str, i: int, reserve: float | None
    ) -> SeatRow:
        """A seat of a new table, as it was wished for."""
        name = clean(wish.name)
        if wish.kind == "me":
            name = name or await self.store.name_of(player) or NAMES[i % len(NAMES)]
            return SeatRow(table_id=table, seat=i, kind="person", name=name, player=player, reserve=reserve)
        if wish.kind == "bot":
            name, bot = name or NAMES[i % len(NAMES)], self._bot(game, wish.bot)
            return SeatRow(table_id=table, seat=i, kind="bot", name=name, bot=bot, reserve=reserve)
        return SeatRow(table_id=table, seat=i, kind="open", name=name, reserve=reserve)

    @staticmethod
    def _bot(game: str, name: str) -> str:
        name = name or clocks.stand_in(game)
        if name not in bots.names(game):
            raise bad(f"There is no bot '{name}'; there are {', '.join(bots.names(game))}.")
        return name

    # ---------------------------------------------------------------- looking
    async def lobby(self, player: str) -> wire.Lobby:
        mine, free, live = await self.store.lobby(player)
        found = await self.store.tables([*mine, *free, *live])
        infos = {row.id: self.describe(row, seats, player) for row, seats in found}
        order = {"playing": 1, "open": 2, "over": 3}

        def urgency(info: wire.TableInfo) -> tuple[int, float]:
            waits = info.status == "playing" and any(s.yours and s.seat in info.turn_of for s in info.seats)
            return (0 if waits else order.get(info.status, 4), -info.updated)

        own = sorted((infos[i] for i in mine if i in infos), key=urgency)
        rest = [[infos[i] for i in ids if i in infos and i not in mine] for ids in (free, live)]
        return wire.Lobby(own, rest[0], rest[1])

    def describe(self, row: TableRow, seats: list[SeatRow], player: str) -> wire.TableInfo:
        room = self.hub.rooms.get(row.id)
        if room is not None:
            return room.info(player)
        return table_info(row, seats, player, set())

    async def invites(self, table: str, player: str) -> list[wire.Invite]:
        room = await self._hosted(table, player)
        return [wire.Invite(s.seat, self.auth.link(table, s.seat, s.nonce)) for s in room.seats if s.kind == "open"]

    # ---------------------------------------------------------------- sitting down
    async def join(self, table: str, wish: wire.Join, player: str) -> wire.TableInfo:
        room = await self.hub.fresh(table)
        if not room.row.listed:
            raise not_yours("This table is only open to those who were invited.")
        free = [s.seat for s in room.seats if s.kind == "open" and wish.seat in (None, s.seat)]
        if not free:
            raise late("This seat is taken.") if wish.seat is not None else late("There is no open seat any more.")
        for seat in free:
            if await self._sit(room, seat, room.seats[seat].nonce, player, wish.name):
                return room.info(player)
        raise late("This seat is taken.")

    async def claim(self, claim: wire.Claim, player: str) -> wire.Claimed:
        link = self.auth.read_link(claim.token)
        if link is None:
            raise not_yours("This link is not valid.")
        table, seat, nonce = link
        room = await self.hub.fresh(table)
        if seat < len(room.seats) and room.attendance.plays(player, seat):
            return wire.Claimed(table, seat)
        if seat >= len(room.seats) or not await self._sit(room, seat, nonce, player, claim.name):
            raise late("This link was used, or is no longer valid.")
        return wire.Claimed(table, seat)

    async def _sit(self, room: Room, seat: int, nonce: int, player: str, name: str) -> bool:
        name = clean(name) or await self.store.name_of(player) or NAMES[seat % len(NAMES)]
        if room.row.status not in ("open", "playing"):
            raise late("This table is closed.")
        done = await self.store.set_seat(
            room.id, seat, {"kind": "open", "nonce": nonce},
            kind="person", player=player, name=name, bot="", nonce=nonce + 1,
        )  # fmt: skip
        await self.hub.refresh(room)
        return done

    # ---------------------------------------------------------------- the host
    async def _hosted(self, table: str, player: str) -> Room:
        room = await self.hub.fresh(table)
        if not player or room.row.host != player:
            raise not_yours("Only the host of the table may do that.")
        return room

    async def host(self, table: str, act: wire.HostAct, player: str) -> wire.TableInfo:
        room = await self._hosted(table, player)
        status = room.row.status
        if status not in ("open", "playing"):
            raise late("This table is closed.")
        if room.coach is not None and act.act != "abandon":
            raise alone()
        if act.act == "start":
            if any(s.kind == "open" for s in room.seats):
                raise late("There are still open seats: fill them with bots, or wait.")
            await self._start(room)
        elif act.act == "abandon":
            await self.store.set_table(table, {"status": status}, status="abandoned", request="")
        else:
            await self._host_seat(room, act, player)
        await self.hub.refresh(room)
        return room.info(player)

    async def _start(self, room: Room) -> None:
        """Begin. A seed the host chose counts only for games without other persons: the host knows what it brings."""
        row = room.row
        seed, by = row.seed, row.seed_by
        others = any(s.kind == "person" and s.player != row.host for s in room.seats)
        if others and by not in ("server", "record"):
            seed, by = draw(), "server"
        begun = opening.begun(room.game, room.options, room.seats, seed, time.time(), by == "record")
        only: TableValues = {"status": "open", "host": row.host, "options": row.options}
        if not await self.store.set_table(room.id, only, status="playing", seed=seed, seed_by=by, **begun):
            raise late("The game has begun already, or the table has changed meanwhile.")

    async def _host_seat(self, room: Room, act: wire.HostAct, player: str) -> None:
        if act.seat is None or act.seat >= len(room.seats):
            raise bad(f"Name a seat from 0 to {len(room.seats) - 1}.")
        seat = room.seats[act.seat]
        others = seat.kind == "person" and seat.player != player
        if act.act == "hand_over":
            await self._hand_over(room, seat, player)
            return
        values: SeatValues
        if act.act == "bot":
            if others and room.row.status == "open":
                raise late("Somebody sits there.")
            name = self._bot(room.game.id, act.bot)
            if seat.kind == "person":  # a stand-in: the person can come back
                values = {"bot": name}
            else:
                values = {"kind": "bot", "bot": name, "name": seat.name or NAMES[act.seat % len(NAMES)]}
        elif room.row.playing:  # the game goes on: a bot plays until somebody takes the seat
            name = seat.bot or clocks.stand_in(room.game.id)
            values = {"kind": "open", "player": "", "bot": name}
        else:
            values = {"kind": "open", "player": "", "bot": "", "name": ""}
        if act.act == "kick" and not others:
            raise late("Nobody else sits there.")
        values["nonce"] = seat.nonce + 1
        await self.store.set_seat(room.id, act.seat, **values)

    async def _hand_over(self, room: Room, seat: SeatRow, player: str) -> None:
        """Make the person on a seat the host."""
        if seat.kind != "person":
            raise late("Only a person can be the host.")
        only: TableValues = {"host": player}
        values: TableValues = {"host": seat.player}
        if room.row.status == "open" and room.row.seed_by not in ("server", "record"):
            only["status"] = "open"  # the seed is known to the old host
            values["seed"], values["seed_by"] = draw(), "server"
        if not await self.store.set_table(room.id, only, **values):
            raise late("The table has changed meanwhile.")

    # ---------------------------------------------------------------- a seat's own acts
    async def seat(self, table: str, act: wire.SeatAct, player: str) -> wire.TableInfo:
        room = await self.hub.fresh(table)
        if not room.attendance.plays(player, act.seat):
            raise not_yours("This is not your seat.")
        status = room.row.status
        if status not in ("open", "playing"):
            raise late("This table is closed.")
        nonce = room.seats[act.seat].nonce + 1
        if room.coach is not None and act.act == "leave":  # nobody else may take the seat
            await self.store.set_table(table, {"status": status}, status="abandoned", request="")
        elif act.act == "bot":
            await self.store.set_seat(table, act.seat, {"player": player}, bot=self._bot(room.game.id, act.bot))
        elif act.act == "back":
            await self.store.set_seat(table, act.seat, {"player": player}, bot="")
        else:
            bot = clocks.stand_in(room.game.id) if status == "playing" else ""
            name = room.seats[act.seat].name if status == "playing" else ""
            await self.store.set_seat(
                table, act.seat, {"player": player}, kind="open", player="", bot=bot, name=name, nonce=nonce
            )
        await self.hub.refresh(room)
        return room.info(player)

    async def option(self, table: str, wish: wire.SetOption, player: str) -> wire.TableInfo:
        """What a seat brings along, while the game has not begun."""
        room = await self.hub.fresh(table)
        spec = next((o for o in room.game.table_options() if o.name == wish.name), None)
        if spec is None or not 0 <= spec.seat < len(room.seats):
            raise bad(f"No seat of this table brings '{wish.name}' along.")
        for _ in range(8):
            seat = room.seats[spec.seat]
            others = seat.kind == "person" and seat.player != player
            if others or not (room.attendance.plays(player, spec.seat) or (player and room.row.host == player)):
                raise not_yours("This is for whoever sits there to say.")
            if room.row.status != "open" or room.row.seed_by == "record":
                raise late("The game has begun already.")
            options = json.dumps({**room.options, spec.name: spec.check(wish.value)})
            only: TableValues = {"status": "open", "options": room.row.options}
            if await self.store.set_table(table, only, options=options):
                await self.hub.refresh(room)
                return room.info(player)
            await self.hub.refresh(room)  # another seat was faster: once more on what there is now
        raise late("The table has changed meanwhile.")

    # ---------------------------------------------------------------- again
    async def rematch(self, table: str, player: str) -> wire.TableInfo:
        room = await self.hub.fresh(table)
        if not room.attendance.seats_of(player) and room.row.host != player:
            raise not_yours("Only those who played may ask for a rematch.")
        if not room.row.closed:
            raise late("The game is not over.")
        if not room.row.next:
            again = await self._make_again(room)
            if not await self.store.set_table(table, {"next": ""}, next=again):
                await self.store.set_table(again, status="abandoned")  # somebody else was faster
            await self.hub.refresh(room)
        return (await self.hub.room(room.row.next)).info(player)

    async def _make_again(self, room: Room) -> str:
        """A table like this one, with new chance; the next one sits first."""
        table, now, seed = new_id(), time.time(), draw()
        reserve = float(room.clock.seconds) if room.clock.kind == "reserve" else None
        seats = [
            SeatRow(
                table_id=table, seat=i, kind=s.kind, name=s.name, bot=s.bot if s.kind == "bot" else "",
                player=s.player, reserve=reserve,
            )
            for i, s in enumerate(room.seats[1:] + room.seats[:1])
        ]  # fmt: skip
        ready = all(s.kind != "open" for s in seats)
        options = turned(room.game, room.options, len(seats))
        begun = opening.begun(room.game, options, seats, seed, now)
        old = room.row
        row = TableRow(
            id=table, game=old.game, seed=seed, seed_by="server", title=old.title,
            status="playing" if ready else "open", listed=old.listed, watching=old.watching, clock=old.clock,
            host=old.host, created=now, updated=now, **(begun if ready else opening.not_begun(options)),
        )  # fmt: skip
        await self.store.make_table(row, seats)
        return table

    async def info(self, table: str, player: str) -> wire.TableInfo:
        room = await self.hub.fresh(table)
        return room.info(player)
