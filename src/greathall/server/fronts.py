"""Fronts: up to where each pair of eyes has been told, and the pause after which it hears more.

In a window somebody is asked or not depending on hidden cards. So that neither a line, a number, a frame nor the time
between two frames tells whether somebody was, an empty pass there is no choice of its own to anybody (`Match.numbers`),
and what follows a choice after which a window was opened, or passed over in silence, reaches the others after one pause
that is the same in both cases.
"""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from time import monotonic
from typing import TYPE_CHECKING

from greathall.kernel.match import Match
from greathall.kernel.state import NOBODY, State
from greathall.server import wire

if TYPE_CHECKING:  # a room holds its fronts
    from greathall.server.room import Room

PAUSE = 0.6  # seconds between a choice and what others hear of it, where windows depend on hidden cards
# Whoever is asked in a window after somebody else was, or was passed over, is asked at the next twentieth of the pause:
# early enough that an empty pass is over before the others hear anything, and not just when the seat before has passed.
STAGES = 20


# ---------------------------------------------------------------- numbers
def first_of(match: Match, n: int) -> int:
    """The position by which number n is reached first: right after choice number n that counts."""
    return bisect_left(match.numbers, n)


def last_of(match: Match, n: int) -> int:
    """The last position with this number: empty passes in windows have followed."""
    return bisect_right(match.numbers, n) - 1


def chose_since(match: Match, seat: int, at: int) -> bool:
    """Has this seat chosen anything after the first `at` choices?"""
    return any(chooser == seat for chooser, _ in match.choices[at:])


def lines(match: Match, seat: int, first: int, at: int) -> list[wire.LogLine]:
    """The log as a seat may see it, from line number `first` to the position after `at` choices. What came after an
    empty pass in a window belongs to the line of the choice before it."""
    see, out = match.game.see_event, list[wire.LogLine]()
    for i in range(first_of(match, first), at + 1):
        eyes = match.reader(seat, i)
        events = [list(see(e, eyes)) for e in match.log[i]]
        if out and out[-1].n == match.numbers[i]:
            out[-1].events += events
        else:
            out.append(wire.LogLine(match.numbers[i], match.choices[i - 1][0] if i else NOBODY, events))
    return out


def secret_since(match: Match, first: int) -> bool:
    """Do the events from line number `first` on look different to different seats?"""
    kinds = match.game.event_kinds()
    for events in match.log[first_of(match, first) :]:
        for event in events:
            if kinds[event[0]].hidden_at:
                return True
    return False


# ---------------------------------------------------------------- fronts
class Front:
    """A position as somebody knows it: after how many choices, its number, and who is asked what (in a window?)."""

    __slots__ = ("asks", "at", "ids", "n")

    def __init__(self, room: Room, state: State, at: int) -> None:
        assert room.match is not None
        kinds = room.game.decision_kinds()
        self.at = at
        self.n = room.match.numbers[at]
        self.asks = [(ask.seat, ask.kind, kinds[ask.kind].window) for ask in state.asks]
        # A question that came up later is not known yet: who is shown an older one must not answer it under that id.
        self.ids = {seat: asked.id for seat, asked in room.asked.items() if asked.n <= self.n}

    def shown(self, own: int) -> list[tuple[int, int]]:
        """Who is asked what, as far as who has the seats `own` (as bits) may know."""
        return [(seat, kind) for seat, kind, window in self.asks if not window or own >> seat & 1]

    def waits_for(self, own: int) -> list[int]:
        """Who is asked, as far as who has the seats `own` (as bits) may know."""
        return [seat for seat, _ in self.shown(own)]

    def asks_in_window(self, own: int) -> bool:
        return any([window and own >> seat & 1 for seat, _, window in self.asks])


class Fronts:
    """What everybody at a table knows. While a pause lasts some know less than others."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._any = any(kind.window for kind in room.game.decision_kinds())
        self.forget()

    def forget(self) -> None:
        """The match is read anew."""
        self._latest: Front | None = None
        self._rewinds = -1
        self._held: dict[int, Front] = {}  # while a pause lasts: what each pair of eyes knows
        self._moment = 0.0  # when the pause began (monotonic)
        self._until = 0.0
        self._ask_again = 0.0  # when whoever is asked in a window after somebody else hears of it
        self._hidden = 0  # seats that were asked in windows since then, or passed over, as bits

    # ---------------------------------------------------------------- who knows what
    def own(self, seat: int) -> int:
        """All seats of the person who has this one, as bits; none for a spectator."""
        if seat < 0:
            return 0
        bits, seats = 1 << seat, self._room.seats
        player = seats[seat].player
        if player:
            for s in seats:
                if s.player == player:
                    bits |= 1 << s.seat
        return bits

    def of(self, seat: int) -> Front:
        """What this seat knows now."""
        if self._held:
            self._end_pause(monotonic())
        assert self._latest is not None
        return self._held.get(seat, self._latest)

    def of_player(self, player: str) -> tuple[Front, int]:
        """What a player knows now, with the eyes of an own seat if there is one; and the own seats, as bits."""
        seats = self._room.attendance.seats_of(player)
        seat = seats[0] if seats else NOBODY
        return self.of(seat), self.own(seat)

    def asks_shown(self, seat: int) -> list[tuple[int, int]]:
        """Who is asked what, as far as a seat may know of it and has heard."""
        return self.of(seat).shown(self.own(seat))

    def up_to_date(self, seat: int) -> bool:
        return self.of(seat) is self._latest

    def was_asked(self, seat: int, question: int) -> bool:
        """Does the seat know of this question already?"""
        return self.of(seat).ids.get(seat) == question

    def wait(self) -> float:
        """Seconds until somebody may hear more."""
        now = monotonic()
        return max(0.0, (self._ask_again if now < self._ask_again < self._until else self._until) - now)

    # ---------------------------------------------------------------- the match goes on
    def follow(self) -> None:
        """What the match has come to is in the log now: who hears of it at once?"""
        room, now = self._room, monotonic()
        match, before = room.match, self._latest
        assert match is not None
        at = len(match.choices)
        self._end_pause(now)
        if before is None and self._is_young():
            base = first_of(match, match.numbers[-1]) - 1
            before = Front(room, match.at(base), base)
        elif before is None or room.rewinds != self._rewinds or before.at > at:
            before = None
        self._rewinds = room.rewinds
        self._latest = Front(room, match.state, at)
        if before is None or not self._pauses():
            self._everybody_hears(now)
        elif before.at < at:
            self._go_on(match, before, now)

    def _pauses(self) -> bool:
        """Is there anybody here from whom something is to be hidden?"""
        room = self._room
        assert room.match is not None
        return self._any and room.row.playing and not room.match.state.over and len(room.attendance.persons()) > 1

    def _is_young(self) -> bool:
        """A table is opened while the pause after its last choice may still last, in another process."""
        match = self._room.match
        return match is not None and match.numbers[-1] > 0 and time.time() < self._room.row.updated + PAUSE

    def _go_on(self, match: Match, before: Front, now: float) -> None:
        """Choices were made since `before`: begin a pause if they call for one, or go on with the one that lasts. An
        empty pass does not make it longer; a choice that counts begins it anew."""
        hidden = 0
        for i in range(before.at, len(match.choices)):
            hidden |= match.veils[i]
        eyes = range(NOBODY, len(self._room.seats))
        if not self._held:
            if not any(hidden & ~self.own(seat) for seat in eyes):
                self._everybody_hears(now)
                return
            self._hidden = 0
            self._held = dict.fromkeys(eyes, before)
            self._begin(now)
        elif match.numbers[before.at] != match.numbers[-1]:
            self._begin(now)
        self._hidden |= hidden
        stage = PAUSE / STAGES
        self._ask_again = self._moment + ((now - self._moment) // stage + 1) * stage if stage else now
        self.release()

    def _begin(self, now: float) -> None:
        self._moment, self._until = now, now + PAUSE

    def release(self) -> None:
        """While a pause lasts: whoever may know what has come is told."""
        now, latest = monotonic(), self._latest
        self._end_pause(now)
        assert latest is not None
        for seat, front in self._held.items():
            if front is not latest and self._may_hear(seat, latest, now):
                self._held[seat] = latest
                self._give_time(seat, front, self._until)  # at which step of the pause it heard is not to be read off

    def _may_hear(self, seat: int, latest: Front, now: float) -> bool:
        own = self.own(seat)
        if not self._hidden & ~own:
            return True
        return latest.asks_in_window(own) and now >= self._ask_again

    def _end_pause(self, now: float) -> None:
        if self._held and now >= self._until:
            self._everybody_hears(self._until)

    def _everybody_hears(self, now: float) -> None:
        held, self._held = self._held, {}
        for seat, front in held.items():
            if front is not self._latest:
                self._give_time(seat, front, now)

    def _give_time(self, seat: int, front: Front, now: float) -> None:
        """Nobody's clock runs before they hear what they are asked; `front`: what the seat knew up to now."""
        asked = self._room.asked.get(seat)
        if asked is not None and front.ids.get(seat) != asked.id:
            asked.give_time(now)
