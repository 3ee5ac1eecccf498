"""Chance at a table: who made it, what of it is shown before the game, and what at its end."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

from greathall.kernel.chance import FAST, KEYED, Chance, commitment
from greathall.server import wire
from greathall.server.rows import SeatRow, TableRow

# In the column `seed_by`: who knows what chance will bring.
SERVER: Final = "server"  # nobody: drawn here, and made of the parts of all seats
HOST: Final = "host"  # who chose the seed
RECORD: Final = "record"  # who has the record that is gone on from
ANEW: Final = "anew"  # nobody: goes on from a record, with everything hidden dealt anew
FOREKNOWN: Final = (HOST, RECORD, "tutorial")


def draw() -> str:
    """A secret of 256 bits that nobody knows."""
    return secrets.token_hex(32)


def store(chance: Chance) -> str:
    """As the column `chance` of a table keeps it; '' where the seed is all there is to say."""
    return "" if chance.plain else json.dumps(chance.stored())


def store_record(chance: Chance, n: int) -> str:
    """The column `chance` of a table that waits for its people and will go on from a record's first n choices."""
    return json.dumps({"record": chance.stored(), "at": n})


def store_reserve() -> str:
    """The column `chance` of a table with a seed of its host's: the secret that counts if other people come."""
    return json.dumps({"reserve": draw()})


def _secret(row: TableRow) -> str:
    """The server's secret, if the game begins with people who do not know the seed."""
    if row.seed_by != HOST:
        return row.seed
    return str(json.loads(row.chance)["reserve"]) if row.chance else draw()


def chance_of(row: TableRow) -> Chance:
    """The chance a game in play began with."""
    return Chance.read(json.loads(row.chance)) if row.chance else Chance.fast(row.seed)


def made(row: TableRow, seats: list[SeatRow]) -> tuple[Chance, str]:
    """The chance of a game that begins now, and who knows what it will bring.

    A seed the host chose, or a record, counts only where no other person sits: the host knows what it brings."""
    fair = Chance.fair(_secret(row), [seat.part for seat in seats])
    others = people(seats) - {row.host}
    if row.seed_by == RECORD:
        kept = json.loads(row.chance)
        record = Chance.read(kept["record"])
        return (record.go_on(kept["at"], fair), ANEW) if others else (record, RECORD)
    if row.seed_by in FOREKNOWN:
        return (fair, SERVER) if others else (Chance.fast(row.seed), row.seed_by)
    return fair, SERVER


def people(seats: list[SeatRow]) -> set[str]:
    """The persons to whom seats belong."""
    return {seat.player for seat in seats if seat.kind == "person"}


def must_be_new(row: TableRow, seats: list[SeatRow]) -> bool:
    """Must chance that is taken back not come again? Alone, hot-seat and against bots it may."""
    return row.shared or len(people(seats)) > 1


def info(row: TableRow, seats: list[SeatRow]) -> wire.ChanceInfo:
    """What a table shows of its chance: the commitment from the beginning, the secret when nobody plays any more."""
    if row.status == "open":
        if row.seed_by in FOREKNOWN and not people(seats) - {row.host}:
            return wire.ChanceInfo(FAST, "", [], "")
        return wire.ChanceInfo(KEYED, commitment(_secret(row)), [seat.part for seat in seats], "")
    kept: dict[str, Any] = json.loads(row.chance) if row.chance else {}
    if "server" not in kept:
        return wire.ChanceInfo(str(kept.get("kind", FAST)), "", [], "")
    return wire.ChanceInfo(KEYED, kept["commitment"], kept["parts"], kept["server"] if row.closed else "")
