"""The life of a table: made, joined, started, handed over, abandoned, played again."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable
from typing import NamedTuple

import msgspec

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.kernel.chance import Chance
from greathall.lab.tutorial import tutorial_of
from greathall.server import clocks, consent, fairness, opening, play, seating, wire
from greathall.server.auth import Auth
from greathall.server.coach import TUTORIAL
from greathall.server.hub import Hub
from greathall.server.problems import Refusing, alone, bad, full, late, missing, not_yours
from greathall.server.room import Room, table_info
from greathall.server.rows import LEFT, SeatRow, SeatValues, TableRow, TableValues
from greathall.server.store import new_id

# Of nobody in the games: a bot must not be taken for a character.
NAMES = ("Alaric", "Berta", "Cedrik", "Dorota", "Elwin", "Felicja", "Gilbert", "Hilda")


class Beginning(NamedTuple):
    """The part of another match's record that a table goes on from."""

    chance: Chance
    choices: list[tuple[int, int]]


def clean(text: str) -> str:
    """A name or title as it is shown: one line, no control characters."""
    return " ".join("".join(c for c in text if c.isprintable()).split())


class Tables:
    def __init__(self, hub: Hub, auth: Auth) -> None:
        self.hub = hub
        self.store = hub.store
        self.auth = auth

    # ---------------------------------------------------------------- making
    async def make(
        self,
        new: wire.NewTable,
        player: str,
        record: Beginning | None = None,
        by: str = fairness.HOST,
        origin: str = "",
    ) -> wire.TableInfo:
        """A new table; `origin`: a code of the address it is made from."""
        self.hub.admit()
        game = registry.get(new.game)
        options = game.check_options(new.options)
        table, now = new_id(), time.time()
        reserve = float(new.clock.seconds) if new.clock.kind == "reserve" else None
        seats = [await self._seat(table, new.game, w, player, i, reserve) for i, w in enumerate(new.seats)]
        if record is not None:
            by = fairness.RECORD
        elif not new.seed:
            by = fairness.SERVER
        kept = ""
        if record is not None:
            kept = fairness.store_record(record.chance, len(record.choices))
        elif by == fairness.HOST:
            kept = fairness.store_reserve()
        row = TableRow(
            id=table, game=new.game, seed=new.seed or fairness.draw(), seed_by=by, title=clean(new.title),
            status="open", listed=new.listed, watching=new.watching,
            clock=msgspec.json.encode(new.clock).decode(), host=player, created=now, updated=now,
            origin=origin, **opening.not_begun(options, kept),
        )  # fmt: skip
        chance, by = fairness.made(row, seats)
        # This refuses what does not go together.
        begun = opening.begun(game, options, seats, chance, now, stored=record is not None)
        if new.start and all(s.kind != "open" for s in seats):
            seed = chance.server or chance.seed
            row = msgspec.structs.replace(row, status="playing", seed=seed, seed_by=by, **begun)
        settings = self.hub.settings
        most = settings.limit(settings.player_tables), settings.limit(settings.address_tables)
        if too_many := await self.store.make_table(row, seats, record.choices if record is not None else [], most):
            self.hub.metrics.count_limited(f"tables-{too_many}")
            said = f"{most[0]} of your tables are" if too_many == "host" else f"{most[1]} tables from your address are"
            raise full("error-tables-full", f"{said} open or being played; end or abandon one first.")
        room = await self.hub.room(table)
        return room.info(player)

    async def teach(self, new: wire.NewTutorial, player: str, origin: str = "") -> wire.TableInfo:
        """An introductory game. Its seed is no secret, so the table is never anybody else's: unlisted, not watched."""
        tutorial = tutorial_of(new.game) if new.game in registry.ids() else None
        if tutorial is None:
            raise missing(f"There is no introductory game of '{new.game}'.")
        seats = [wire.SeatWish("bot", bot) if bot else wire.SeatWish("me", name=new.name) for bot in tutorial.bots]
        table = wire.NewTable(
            new.game, seats, tutorial.options, listed=False, watching="none", start=True, seed=tutorial.seed
        )
        return await self.make(table, player, by=TUTORIAL, origin=origin)

    async def _seat(
        self, table: str, game: str, wish: wire.SeatWish, player: str, i: int, reserve: float | None
    ) -> SeatRow:
        """A seat of a new table, as it was wished for."""
        name = clean(wish.name)
        if wish.kind == "me":
            name = name or await self.store.name_of(player) or NAMES[i % len(NAMES)]
            return SeatRow(
                table_id=table, seat=i, kind="person", name=name, player=player, reserve=reserve, part=wish.part
            )
        if wish.part:
            raise bad("Only your own seats can add to the chance of the game.")
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
        infos, there = {}, await self.hub.together.present([row.id for row, _ in found])
        for row, seats in found:  # one by one: a row that is broken takes no other with it
            try:
                infos[row.id] = self.describe(row, seats, player, there.get(row.id, set()))
            except Exception as e:
                self.hub.leave_out(row, e)
        order = {"playing": 1, "open": 2, "over": 3}

        def urgency(info: wire.TableInfo) -> tuple[int, float]:
            waits = info.status == "playing" and any(s.yours and s.seat in info.turn_of for s in info.seats)
            return (0 if waits else order.get(info.status, 4), -info.updated)

        own = sorted((infos[i] for i in mine if i in infos), key=urgency)
        rest = [
            [infos[i] for i in ids if i in infos and i not in mine and i not in self.hub.unreadable]
            for ids in (free, live)
        ]
        return wire.Lobby(own, rest[0], rest[1])

    def describe(self, row: TableRow, seats: list[SeatRow], player: str, there: set[str]) -> wire.TableInfo:
        """A table in a list. `there`: who looks on at other processes."""
        room = self.hub.rooms.get(row.id)
        if room is not None:
            return room.info(player)
        return table_info(row, seats, player, there)

    async def invites(self, table: str, player: str) -> list[wire.Invite]:
        room = await self._hosted(table, player)
        free = [s for s in room.seats if s.kind == "open" and not s.kept]
        return [wire.Invite(s.seat, self.auth.link(table, s.seat, s.nonce)) for s in free]

    # ---------------------------------------------------------------- sitting down
    async def join(self, table: str, wish: wire.Join, player: str) -> wire.TableInfo:
        room = await self.hub.fresh(table)
        free = [s for s in room.seats if s.kind == "open" and wish.seat in (None, s.seat)]
        if not room.row.listed and not any(s.open_to(player) for s in free):
            raise not_yours("This table is only open to those who were invited.")
        if not free:
            raise late("This seat is taken.") if wish.seat is not None else late("There is no open seat any more.")
        refused: Refusing | None = None
        for seat in sorted(free, key=lambda s: not s.open_to(player)):
            try:
                if await self._sit(room, seat.seat, seat.nonce, player, wish.name, part=wish.part):
                    return room.info(player)
            except Refusing as e:  # perhaps another seat can be taken
                refused = refused or e
        raise refused or late("This seat is taken.")

    async def claim(self, claim: wire.Claim, player: str) -> wire.Claimed:
        link = self.auth.read_link(claim.token)
        if link is None:
            raise not_yours("This link is not valid.")
        table, seat, nonce = link
        room = await self.hub.fresh(table)
        if seat < len(room.seats) and room.attendance.plays(player, seat):
            return wire.Claimed(table, seat)
        if seat >= len(room.seats) or not await self._sit(room, seat, nonce, player, claim.name, invited=True):
            raise late("This link was used, or is no longer valid.")
        return wire.Claimed(table, seat)

    async def _sit(
        self, room: Room, seat: int, nonce: int, player: str, name: str, invited: bool = False, part: str = ""
    ) -> bool:
        """Take an open seat; False if somebody was faster. With the last one that was kept the game begins."""
        name = clean(name) or await self.store.name_of(player)
        async with room.lock:
            async with seating.at_table(self.store, room) as sitting:
                before = sitting.seats[seat]
                kept = bool(before.kept)
                if not name and (kept or list(before.former_holders()) == [player]):
                    name = before.name
                done = await sitting.sit(seat, nonce, player, name or NAMES[seat % len(NAMES)], invited, part)
            await self.hub.catch_up(room)
        if done and kept:
            await self._start_if_full(room)
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
            await self._abandon(room, player)
        elif act.act == "withdraw":
            await _asking(consent.withdraw(self.hub, room, player))
        elif status == "playing":
            await self._host_in_play(room, act, player)
        else:
            await self._host_seat(room, act, player)
        await self.hub.refresh(room)
        return room.info(player)

    async def _abandon(self, room: Room, player: str) -> None:
        """Close the table; while others play there, they are asked."""
        if room.row.playing and room.attendance.others(player):
            await _asking(consent.ask_as_host(self.hub, room, player, consent.ABANDON))
            return
        async with room.lock, seating.at_table(self.store, room) as sitting:
            if sitting.row.status == room.row.status:
                await sitting.abandon()

    async def _start(self, room: Room) -> None:
        """Begin."""
        row = room.row
        chance, by = fairness.made(row, room.seats)
        stored = by in (fairness.RECORD, fairness.ANEW)
        begun = opening.begun(room.game, room.options, room.seats, chance, time.time(), stored)
        only: TableValues = {"status": "open", "host": row.host, "options": row.options}
        shared = len(fairness.people(room.seats)) > 1
        if not await self.store.set_table(
            room.id, only, status="playing", seed=chance.server or chance.seed, seed_by=by, shared=shared, **begun
        ):
            raise late("The game has begun already, or the table has changed meanwhile.")

    def _seat_of(self, room: Room, act: wire.HostAct) -> SeatRow:
        if act.seat is None or act.seat >= len(room.seats):
            raise bad(f"Name a seat from 0 to {len(room.seats) - 1}.")
        return room.seats[act.seat]

    async def _host_seat(self, room: Room, act: wire.HostAct, player: str) -> None:
        """What the host does to a seat while the game has not begun."""
        seat = self._seat_of(room, act)
        others = seat.kind == "person" and seat.player != player
        if act.act == "hand_over":
            await self._hand_over(room, seat, player)
            return
        if seat.kept:
            raise Refusing(409, "error-seat-kept", f"This seat waits for {seat.name}, who has not answered yet.")
        values: SeatValues
        if act.act == "bot":
            if others:
                raise late("Somebody sits there.")
            name = self._bot(room.game.id, act.bot)
            if seat.kind == "person":
                values = {"bot": name}
            else:
                values = {"kind": "bot", "bot": name, "name": seat.name or NAMES[seat.seat % len(NAMES)]}
        else:
            values = {"kind": "open", "player": "", "bot": "", "name": ""}
        if act.act == "kick" and not others:
            raise late("Nobody else sits there.")
        values["nonce"] = seat.nonce + 1
        values["part"] = ""
        async with room.lock, seating.at_table(self.store, room) as sitting:
            if sitting.row.status != "open" or sitting.seats[seat.seat] != seat:
                raise late("The table has changed meanwhile.")
            await sitting.set_seat(seat.seat, **values)

    async def _host_in_play(self, room: Room, act: wire.HostAct, player: str) -> None:
        """What the host does to a seat of the running game: to that of another person only while they are away, or with
        the votes of the others; nobody's hidden cards change hands unasked."""
        seat = self._seat_of(room, act)
        theirs = seat.kind == "person" and seat.player != player
        if act.act == "hand_over":
            await self._hand_over(room, seat, player)
        elif theirs:
            what = consent.STAND_IN if act.act == "bot" else consent.KICK
            bot = self._bot(room.game.id, act.bot) if act.act == "bot" else ""
            if not await consent.do_at_once(self.hub, room, what, seat.seat, bot):
                await _asking(consent.ask_as_host(self.hub, room, player, what, seat.seat, bot), seat.name)
        elif act.act == "kick":
            raise late("Nobody else sits there.")
        elif act.act == "open" and seat.kind == "bot":
            await _asking(consent.ask_as_host(self.hub, room, player, consent.OPEN, seat.seat))
        else:
            bot = self._bot(room.game.id, act.bot) if act.act == "bot" else ""
            await self._own_or_free(room, seat, bot)

    async def _own_or_free(self, room: Room, seat: SeatRow, bot: str) -> None:
        """A seat that is the host's own, a bot's or nobody's gets a bot; without one the host leaves their own, and an
        open one gets another link."""
        async with room.lock, seating.at_table(self.store, room) as sitting:
            now = sitting.seats[seat.seat]
            if not sitting.row.playing or (now.kind, now.player) != (seat.kind, seat.player):
                raise late("The table has changed meanwhile.")
            if bot and seat.kind == "person":
                await sitting.stand_in(seat.seat, bot)
            elif bot:
                await sitting.put_bot(seat.seat, bot, seat.name or NAMES[seat.seat % len(NAMES)])
            elif seat.kind == "person":
                await sitting.give_up(seat.seat, LEFT)
            else:
                await sitting.set_seat(seat.seat, nonce=now.nonce + 1)

    async def _hand_over(self, room: Room, seat: SeatRow, player: str) -> None:
        """Make the person on a seat the host."""
        if seat.kind != "person":
            raise late("Only a person can be the host.")
        if room.row.playing:
            async with room.lock, seating.at_table(self.store, room) as sitting:
                now = sitting.seats[seat.seat]
                if sitting.row.host != player or not sitting.row.playing or now.player != seat.player:
                    raise late("The table has changed meanwhile.")
                await sitting.hand_over(seat.seat)
            return
        only: TableValues = {"host": player}
        values: TableValues = {"host": seat.player}
        if room.row.status == "open" and room.row.seed_by == fairness.HOST:
            only["status"] = "open"  # the seed is known to the old host
            values["seed"], values["seed_by"] = fairness.draw(), fairness.SERVER
        if not await self.store.set_table(room.id, only, **values):
            raise late("The table has changed meanwhile.")

    # ---------------------------------------------------------------- a seat's own acts
    async def seat(self, table: str, act: wire.SeatAct, player: str) -> wire.TableInfo:
        room = await self.hub.fresh(table)
        if act.act == "decline":
            return await self._decline(room, act.seat, player)
        if not room.attendance.plays(player, act.seat):
            raise not_yours("This is not your seat.")
        status = room.row.status
        if status not in ("open", "playing"):
            raise late("This table is closed.")
        bot = self._bot(room.game.id, act.bot) if act.act == "bot" else ""
        async with room.lock:
            async with seating.at_table(self.store, room) as sitting:
                seat = sitting.seats[act.seat]
                if sitting.row.status != status or seat.player != player:
                    raise late("The table has changed meanwhile.")
                if status == "open":
                    await sitting.set_seat(act.seat, **self._before_the_game(seat, act, bot))
                elif act.act == "part":
                    raise late("The game has begun: its chance is made.")
                elif act.act != "leave":
                    await sitting.stand_in(act.seat, bot)
                elif room.coach is not None:  # nobody else may take the seat
                    await sitting.abandon()
                else:
                    await sitting.give_up(act.seat, LEFT)
            await self.hub.catch_up(room)
        return room.info(player)

    @staticmethod
    def _before_the_game(seat: SeatRow, act: wire.SeatAct, bot: str) -> SeatValues:
        """What a person's act changes at their seat while the game has not begun."""
        if act.act == "part":
            return {"part": act.part}
        if act.act == "leave":
            return {"kind": "open", "player": "", "bot": "", "name": "", "nonce": seat.nonce + 1, "part": ""}
        return {"bot": bot}

    async def _decline(self, room: Room, number: int, player: str) -> wire.TableInfo:
        """Somebody does not want the seat of a rematch that waits for them: anybody may have it."""
        async with room.lock:
            async with seating.at_table(self.store, room) as sitting:
                if number >= len(sitting.seats) or not player or sitting.seats[number].kept != player:
                    raise not_yours("This seat does not wait for you.")
                await sitting.set_seat(number, kept="", name="")
            await self.hub.catch_up(room)
        return room.info(player)

    async def option(self, table: str, wish: wire.SetOption, player: str) -> wire.TableInfo:
        """What a seat brings along, while the game has not begun."""
        room = await self.hub.fresh(table)
        spec = next((o for o in room.game.table_options() if o.name == wish.name), None)
        if spec is None or not 0 <= spec.seat < len(room.seats):
            raise bad(f"No seat of this table brings '{wish.name}' along.")
        for _ in range(8):
            seat = room.seats[spec.seat]
            others = (seat.kind == "person" and seat.player != player) or seat.kept not in ("", player)
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
    async def rematch(self, table: str, player: str, part: str = "") -> wire.TableInfo:
        """Play again: the first to ask makes the table, the others' seats wait for their word. When all who played have
        given it, the game begins."""
        room = await self.hub.fresh(table)
        if not room.attendance.seats_of(player) and room.row.host != player:
            raise not_yours("Only those who played may ask for a rematch.")
        if not room.row.closed:
            raise late("The game is not over.")
        if not room.row.next:
            self.hub.admit()
            again = await self._make_again(room, player, part)
            if not await self.store.set_table(table, {"next": ""}, next=again):
                await self.store.set_table(again, status="abandoned")  # somebody else was faster
            await self.hub.refresh(room)
        following = await self.hub.fresh(room.row.next)
        for seat in following.seats:
            if seat.kept == player and following.row.status == "open":
                await self._sit(following, seat.seat, seat.nonce, player, seat.name)
        return following.info(player)

    async def _start_if_full(self, room: Room) -> None:
        """The last seat that was kept for somebody is taken: if no other is open, the game begins."""
        if room.row.status == "open" and all(s.kind != "open" for s in room.seats):
            await self._start(room)
            await self.hub.refresh(room)

    async def _make_again(self, room: Room, player: str, part: str) -> str:
        """A table like this one, with new chance; the next one sits first. Others than the player have yet to agree.
        `part`: what the player adds if the game begins at once; else it comes when the commitment was seen."""
        table, now = new_id(), time.time()
        reserve = float(room.clock.seconds) if room.clock.kind == "reserve" else None
        seats = []
        for i, s in enumerate(room.seats[1:] + room.seats[:1]):
            asked = s.kind == "person" and s.player != player
            seat = SeatRow(
                table_id=table, seat=i, kind="open" if asked else s.kind, name=s.name, reserve=reserve,
                bot=s.bot if s.kind == "bot" else "", player="" if asked else s.player, kept=s.player if asked else "",
            )  # fmt: skip
            seats.append(seat)
        ready = all(s.kind != "open" for s in seats)
        options = opening.turned(room.game, room.options, len(seats))
        old = room.row
        row = TableRow(
            id=table, game=old.game, seed=fairness.draw(), seed_by=fairness.SERVER, title=old.title,
            status="open", listed=old.listed, watching=old.watching, clock=old.clock,
            host=old.host, created=now, updated=now, origin=old.origin, **opening.not_begun(options),
        )  # fmt: skip
        if ready:
            for s in [s for s in seats if s.player == player][:1]:
                s.part = part
            chance, _ = fairness.made(row, seats)
            shared = len(fairness.people(seats)) > 1
            begun = opening.begun(room.game, options, seats, chance, now)
            row = msgspec.structs.replace(row, status="playing", shared=shared, **begun)
        await self.store.make_table(row, seats)
        return table

    async def info(self, table: str, player: str) -> wire.TableInfo:
        room = await self.hub.fresh(table)
        return room.info(player)


# Sentences of what is refused where others have a say; sockets are told the key alone.
_SENTENCES = {
    "error-request-waits": "Another request still lies on the table.",
    "error-too-late": "There is no such request any more.",
    "error-not-yours": "This is not your request.",
    "error-still-here": "Only the two of you play, and {name} has not been away for long enough: nobody else can vote.",
}


async def _asking(what: Awaitable[None], name: str = "") -> None:
    """Ask the others for something; what is refused is told in a sentence."""
    try:
        await what
    except play.Refusal as refusal:
        sentence = _SENTENCES.get(refusal.key, "That cannot be done now.").format(name=name)
        raise Refusing(409, refusal.key, sentence) from None
