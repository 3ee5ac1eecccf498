"""What a table keeps of its game's beginning, and what becomes of it when the rules or the data have changed since.

The same as with match files: a game that runs as it was played opens; for another one sentence says why not. Its log is
never touched.
"""

from __future__ import annotations

from greathall.games import registry
from greathall.kernel.game import Game
from greathall.kernel.match import Match, Seat, fingerprint
from greathall.server.problems import Refusing
from greathall.server.room import Room
from greathall.server.store import LogRow, Row

NOT_BEGUN: Row = {"rules_version": 0, "data_digest": "", "fingerprint": "", "started": 0.0}


class Differs(Exception):
    """The log runs through, but not to the game that was played."""


def begun(game: Game, options: dict[str, str], seats: int, seed: str, now: float) -> Row:
    """The columns of a game that begins now; as the header of a match file, with the first position's fingerprint."""
    match = Match(game, options, [Seat("") for _ in range(seats)], seed)
    return {
        "rules_version": game.rules_version,
        "data_digest": game.data_digest,
        "fingerprint": match.fingerprint(),
        "started": now,
    }


def changed(game: Game, row: Row) -> bool:
    """Are rules or data others than when the game began? Tables from before this was kept count as unchanged."""
    return bool(row["rules_version"]) and (
        row["rules_version"] != game.rules_version or row["data_digest"] != game.data_digest
    )


async def replay(room: Room, rows: list[LogRow]) -> None:
    """Work entries of the log into a room; where rules or data have changed, see whether it is still the same game."""
    row = room.row
    n, asked, winners = row["n"], row["asked"], row["winners"]
    first = room.match is None
    await room.replay(rows)
    if not first or not changed(room.game, row):
        return
    assert room.match is not None
    if fingerprint(room.game, room.match.at(0)) != row["fingerprint"]:
        raise Differs("the first position is another one")
    # The copies in the row are written with every choice; before the first one they are empty.
    if 0 < n == len(room.match.choices) and (asked, winners) != (row["asked"], row["winners"]):
        raise Differs(f"after choice {n} others are asked, or others have won")


def sentence(row: Row) -> str:
    """Why a table cannot be opened."""
    if row["game"] not in registry.ids():
        return f"This is a game of {row['game']}, which this program does not have; its record is kept."
    game = registry.get(row["game"])
    if row["rules_version"] and row["rules_version"] != game.rules_version:
        return (
            f"This game was begun by rules version {row['rules_version']} of {game.id}; this program plays version"
            f" {game.rules_version}, by which it does not run as it was played; its record is kept."
        )
    if row["data_digest"] and row["data_digest"] != game.data_digest:
        return (
            f"This game was begun with other board or card data ({row['data_digest']}, here {game.data_digest});"
            " put the same data files into the folder GREATHALL_DATA to open it; its record is kept."
        )
    return "This game does not run as it was played, so it cannot be opened here; its record is kept."


def refusal(said: str) -> Refusing:
    return Refusing(409, "error-other-rules", said)
