"""What a table keeps of its game's beginning, and what becomes of it when the rules or the data have changed since.

The same as with match files: a game that runs as it was played opens; for another one sentence says why not and from
which choice on. Its log is never touched.
"""

from __future__ import annotations

import json

from greathall.games import registry
from greathall.kernel.chance import Chance
from greathall.kernel.errors import Refused
from greathall.kernel.game import Game
from greathall.kernel.match import Match, Seat, fingerprint
from greathall.kernel.matchfile import Differs, played_otherwise
from greathall.server import fairness
from greathall.server.problems import Refusing
from greathall.server.room import Room
from greathall.server.rows import Begun, LogRow, SeatRow, TableRow


def not_begun(options: dict[str, str], chance: str = "") -> Begun:
    """The columns of a game that nobody has started yet."""
    return {
        "options": json.dumps(options),
        "rules_version": 0,
        "data_digest": "",
        "fingerprint": "",
        "started": 0.0,
        "chance": chance,
    }


def begun(
    game: Game, options: dict[str, str], seats: list[SeatRow], chance: Chance, now: float, stored: bool = False
) -> Begun:
    """The columns of a game that begins now; as the header of a match file, with the first position's fingerprint.

    `stored`: a match goes on that began elsewhere, with whoever sat there then."""
    match = Match(game, options, [Seat("", s.bot if s.kind == "bot" else "") for s in seats], chance, stored)
    return {
        "options": json.dumps(match.options),
        "rules_version": game.rules_version,
        "data_digest": game.digest(len(seats), match.options),
        "fingerprint": match.fingerprint(),
        "started": now,
        "chance": fairness.store(chance),
    }


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


def changed(match: Match, row: TableRow) -> str:
    """What is different since the game began, '' if nothing is. Tables from before this was kept count as unchanged."""
    return played_otherwise(match, row.rules_version, row.data_digest) if row.rules_version else ""


async def replay(room: Room, rows: list[LogRow]) -> None:
    """Work entries of the log into a room; where rules or data have changed, see whether it is still the same game."""
    row = room.row
    n, asked, winners = row.n, row.all_asked(), row.winners
    first = room.match is None
    try:
        await room.replay(rows)
    except Refused as e:
        assert room.match is not None
        what = f"choice {len(room.match.choices) + 1} is not legal ({e.rule})"
        raise Differs(_because(what, changed(room.match, row))) from None
    assert room.match is not None
    others = changed(room.match, row) if first else ""
    if not others:
        return
    if fingerprint(room.game, room.match.at(0)) != row.fingerprint:
        raise Differs(_because("it begins with another position", others))
    # The copies in the row are written with every choice; before the first one they are empty.
    if 0 < n == room.match.numbers[-1] and (asked, winners) != (row.all_asked(), row.winners):
        raise Differs(_because(f"after choice {n} others are asked, or others have won", others))


def _because(what: str, others: str) -> str:
    return f"{what}; it {others}" if others else what


def sentence(row: TableRow, error: Exception) -> str:
    """Why a table cannot be opened: its error says from which choice on it runs differently."""
    if row.game not in registry.ids():
        return f"This is a game of {row.game}, which this program does not have; its record is kept."
    if isinstance(error, Differs):
        return f"This game does not run as it was played: {error}; its record is kept."
    return "This game does not run as it was played, so it cannot be opened here; its record is kept."


def refusal(said: str) -> Refusing:
    return Refusing(409, "error-other-rules", said)
