"""Who sits where in a running game, as the database keeps it: who came, went, was stood in for, and a line about each.

Nobody at a table ever sees through the eyes of two seats that were not theirs from the beginning: whoever holds or held
a seat of a running game, and whoever is or was its host, takes no other one there. Everything is decided on rows that
nobody else changes meanwhile, so it holds for all processes and after restarts.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Unpack

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from greathall.kernel.state import NOBODY
from greathall.server import clocks, fairness, wire
from greathall.server.problems import Refusing, late
from greathall.server.room import Room, request_of
from greathall.server.rows import AWAY, LEFT, VOTES, NoteRow, SeatRow, SeatValues, TableRow, TableValues
from greathall.server.schema import NOTES, SEATS, TABLES
from greathall.server.store import Store, columns

HOLDERS = 100  # so many may hold a seat one after the other
TOLD = 200  # so many of the last lines are told


def noticed(room: Room) -> int:
    """The last choice that everybody has noticed: how often somebody clicks while thinking is not told."""
    if room.match is None:
        return 0
    at = room.fronts.of(NOBODY).at
    while at and not room.match.log[at]:
        at -= 1
    return at


class Sitting:
    """A change of who sits at a table; nobody else changes it until the end. What is refused changes nothing."""

    def __init__(self, connection: AsyncConnection, room: Room, row: TableRow, seats: list[SeatRow]) -> None:
        self._connection = connection
        self._room = room
        self.row = row
        self.seats = seats

    # ---------------------------------------------------------------- writing
    async def set_table(self, **values: Unpack[TableValues]) -> None:
        q = update(TABLES).where(TABLES.c.id == self.row.id)
        await self._connection.execute(q.values(updated=time.time(), **values))

    async def set_seat(self, seat: int, **values: Unpack[SeatValues]) -> None:
        q = update(SEATS).where(SEATS.c.table_id == self.row.id, SEATS.c.seat == seat)
        await self._connection.execute(q.values(**values))

    async def note(self, kind: str, seat: int = NOBODY, name: str = "", earlier: str = "") -> None:
        """Add a line to the public log of a running game."""
        of = NOTES.c.table_id == self.row.id
        last = await self._connection.execute(select(func.coalesce(func.max(NOTES.c.id), 0)).where(of))
        row = NoteRow(
            table_id=self.row.id, id=int(last.scalar_one()) + 1, row=self._room.rows, n=noticed(self._room),
            kind=kind, seat=seat, name=name or (self.seats[seat].name if seat >= 0 else ""), earlier=earlier,
            at=time.time(),
        )  # fmt: skip
        await self._connection.execute(insert(NOTES).values(columns(row)))

    # ---------------------------------------------------------------- sitting down
    def may_sit(self, seat: SeatRow, player: str) -> None:
        """Refuse whoever may not take this open seat."""
        if seat.kept and seat.kept != player:
            raise Refusing(409, "error-seat-kept", f"This seat waits for {seat.name}, who has not answered yet.")
        if not self.row.playing or seat.open_to(player):
            return
        if player in seat.former_holders():
            sentence = "The others have voted you from this seat; only a new link from the host leads back to it."
            raise Refusing(403, "error-voted-out", sentence)
        known = [self.row.host, *self.row.former_hosts()]
        if player in known or any(s.player == player or player in s.former_holders() for s in self.seats):
            sentence = "Who holds or held a seat of a running game, or is its host, cannot take another one there."
            raise Refusing(403, "error-other-seat", sentence)
        if len(seat.former_holders()) >= HOLDERS:
            raise late("Too many have held this seat already.")

    async def sit(self, number: int, nonce: int, player: str, name: str, invited: bool, part: str) -> bool:
        """Take an open seat; False if it is not open any more. `invited`: by a link from the host; `part`: of the
        game's chance."""
        if self.row.status not in ("open", "playing"):
            raise late("This table is closed.")
        seat = self.seats[number]
        if seat.kind != "open" or seat.nonce != nonce:
            return False
        own = player in seat.former_holders()
        if not (own and invited):
            self.may_sit(seat, player)
        if self.row.playing and player != self.row.host:
            if self.row.seed_by in fairness.FOREKNOWN:
                raise late("The host knows what chance will bring in this game, so nobody else can join it any more.")
            await self.set_table(shared=True)
        await self.set_seat(
            number, kind="person", player=player, name=name, bot="", nonce=nonce + 1, kept="", part=part
        )
        if self.row.playing:
            await self.note("came_back" if own else "sat", number, name, seat.name)
        await self._drop_request_about(number)
        return True

    # ---------------------------------------------------------------- getting up
    async def give_up(self, number: int, how: str) -> None:
        """A person's seat of a running game becomes free; a bot plays on until somebody takes it."""
        seat = self.seats[number]
        former = {**seat.former_holders(), seat.player: how}
        bot = seat.bot or clocks.stand_in(self.row.game)
        await self.set_seat(
            number, kind="open", player="", bot=bot, nonce=seat.nonce + 1, former=json.dumps(former), part=""
        )
        await self.note({LEFT: "left", AWAY: "kicked_away", VOTES: "kicked_votes"}[how], number)
        await self._drop_request_about(number)

    async def stand_in(self, number: int, bot: str, how: str = "") -> None:
        """A bot plays for the person on a seat, who can come back."""
        if self.seats[number].bot == bot:
            return
        await self.set_seat(number, bot=bot)
        if bot:
            await self.note({"": "stand_in", AWAY: "stand_in_away", VOTES: "stand_in_votes"}[how], number)
        else:
            await self.note("back", number)

    async def put_bot(self, number: int, bot: str, name: str) -> None:
        """A bot gets an open seat of a running game for good, or another bot the seat of one."""
        seat = self.seats[number]
        await self.set_seat(number, kind="bot", bot=bot, name=name, nonce=seat.nonce + 1)
        if seat.kind == "open":
            await self.note("bot", number, name)
            await self._drop_request_about(number)

    async def free_bot(self, number: int) -> None:
        """The seat of a bot becomes free; it plays on until somebody takes it."""
        await self.set_seat(number, kind="open", nonce=self.seats[number].nonce + 1)
        await self.note("opened", number)

    # ---------------------------------------------------------------- the table
    async def hand_over(self, number: int) -> None:
        """The person on a seat becomes the host of the running game."""
        hosts = sorted({*self.row.former_hosts(), self.row.host} - {""})
        await self.set_table(host=self.seats[number].player, hosts=json.dumps(hosts))
        await self.note("host", number)

    async def abandon(self, kind: str = "abandoned") -> None:
        await self.set_table(status="abandoned", request="")
        if self.row.playing:
            await self.note(kind)

    async def _drop_request_about(self, number: int) -> None:
        """Somebody else sits there now, or nobody: what was asked about the seat, or from it, counts no more."""
        request = request_of(self.row)
        if request is not None and number in (request.about, request.seat):
            await self.set_table(request="")


@asynccontextmanager
async def at_table(store: Store, room: Room) -> AsyncIterator[Sitting]:
    """Change who sits at a table, alone at it. The room is locked, so that lines of the log stand in their place."""
    async with store.change(room.id) as c:
        mine = TABLES.c.id == room.id
        await c.execute(update(TABLES).where(mine).values(notes=TABLES.c.notes + 1))  # others wait here
        row = (await c.execute(select(TABLES).where(mine))).mappings().one()
        seats = await c.execute(select(SEATS).where(SEATS.c.table_id == room.id).order_by(SEATS.c.seat))
        yield Sitting(c, room, TableRow(**row), [SeatRow(**s) for s in seats.mappings()])


async def notes(store: Store, room: Room) -> list[wire.TableNote]:
    """The lines of the public log about who sits at a table; the last ones, if there are very many."""
    q = select(NOTES).where(NOTES.c.table_id == room.id).order_by(NOTES.c.id.desc()).limit(TOLD)
    async with store.reader.connect() as c:
        rows = [NoteRow(**r) for r in (await c.execute(q)).mappings()]
    return [
        wire.TableNote(r.id, room.position_of(r), r.kind, r.seat, r.name, r.earlier, r.at) for r in reversed(rows)
    ]
