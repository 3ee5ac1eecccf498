"""Attendance: who sits at a table, and who looks on."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from greathall.kernel.state import NOBODY
from greathall.server.rows import SeatRow, TableRow


class Viewer:
    """A socket as a table sees it: whose eyes it has, and where frames go."""

    __slots__ = ("follows", "player", "seat")

    player: str
    seat: int  # NOBODY: a spectator
    follows: bool  # no seat was asked for: the viewer goes with the seat the player has

    def push(self, frame: str) -> None:
        raise NotImplementedError

    def close(self, code: int) -> None:
        raise NotImplementedError

    def look_through(self, seat: int) -> None:
        """Have the eyes of this seat from now on."""
        self.seat = seat


def _nothing() -> None:
    pass


class Attendance:
    """The seats of a table and its viewers."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.viewers: set[Viewer] = set()
        self.elsewhere: set[str] = set()  # players who look on at other processes
        self.moved: Callable[[], None] = _nothing  # called when somebody comes or goes
        self._opened = monotonic()  # nobody was seen to be away before
        self._left: dict[str, float] = {}  # when the last socket of a player went away

    def take_in(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Go by these rows from now on; the viewers stay."""
        self.row = row
        self.seats = seats

    # ---------------------------------------------------------------- who sits
    def plays(self, player: str, seat: int) -> bool:
        """Is this the player's seat?"""
        return bool(player) and 0 <= seat < len(self.seats) and self.seats[seat].player == player

    def seats_of(self, player: str) -> list[int]:
        return [s.seat for s in self.seats if player and s.player == player]

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, '' for a person."""
        return self.seats[seat].bot

    def persons(self) -> list[int]:
        """Seats that are played by people now."""
        return [s.seat for s in self.seats if s.played_by_person]

    def person_seats(self) -> list[int]:
        """Seats that belong to people, whether or not a bot stands in."""
        return [s.seat for s in self.seats if s.kind == "person"]

    def owners(self) -> dict[int, str]:
        """Players by the seats that belong to them, whether or not a bot stands in."""
        return {s.seat: s.player for s in self.seats if s.kind == "person"}

    def others(self, player: str) -> set[str]:
        """All other people who have a seat."""
        return {owner for owner in self.owners().values() if owner != player}

    def only_bots_besides(self, seat: int) -> bool:
        """Do bots have all other seats?"""
        return all(s.kind == "bot" for s in self.seats if s.seat != seat)

    def set_reserves(self, reserves: list[tuple[int, float]]) -> None:
        """What is left of the seats' reserves of time."""
        for seat, left in reserves:
            self.seats[seat].reserve = left

    # ---------------------------------------------------------------- who looks on
    def may_watch(self, player: str) -> bool:
        """May this player look on as a spectator?"""
        if self.seats_of(player) or (player and self.row.host == player):
            return True
        if any(s.open_to(player) for s in self.seats):  # a seat waits for them
            return True
        return self.row.watching == "public" or (self.row.watching == "after" and self.row.closed)

    def present(self) -> set[str]:
        """Players who look on, here or at another process."""
        return {v.player for v in self.viewers} | self.elsewhere

    def hear_of(self, elsewhere: set[str]) -> None:
        """These players look on at other processes now; who does no more has just gone away."""
        gone = self.elsewhere - elsewhere
        self.elsewhere = elsewhere
        for player in gone - self.present():
            self._left[player] = monotonic()

    def seated_here(self) -> set[str]:
        """Players who sit at the table and look on here."""
        return {v.player for v in self.viewers if self.seats_of(v.player)}

    def away_for(self, player: str) -> float:
        """Seconds since a player looked on here, as far as that is known; 0 while they do."""
        if player in self.present():
            return 0.0
        return monotonic() - max(self._left.get(player, 0.0), self._opened)

    def looking(self) -> set[int]:
        """Seats through whose eyes somebody looks."""
        return {v.seat for v in self.viewers}

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.moved()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.player and viewer.player not in self.present():
            self._left[viewer.player] = monotonic()
        self.moved()

    def settle_eyes(self, viewer: Viewer) -> bool:
        """Give a viewer the eyes it may have; False if it may not look on at all."""
        own = self.seats_of(viewer.player)
        if not viewer.follows:
            if viewer.seat in own:
                return True
            if viewer.seat == NOBODY:
                return self.may_watch(viewer.player)
        viewer.look_through(own[0] if own else NOBODY)
        return bool(own) or self.may_watch(viewer.player)

    def push_all(self, frame: str) -> None:
        """Send a frame to everybody who looks on."""
        for viewer in list(self.viewers):
            viewer.push(frame)

    def close_all(self, code: int) -> None:
        for viewer in list(self.viewers):
            viewer.close(code)
