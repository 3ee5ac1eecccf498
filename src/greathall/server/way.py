"""The way from what somebody was told to what is told now: the positions between, and what changes on it."""

from __future__ import annotations

from greathall.kernel.game import Game
from greathall.kernel.match import Match, played_on
from greathall.kernel.state import State
from greathall.server import views


class Stop:
    """A position on the way from what was told to what is told now: all that a choice brought about has happened."""

    __slots__ = ("_public", "at", "n", "state")

    def __init__(self, at: int, n: int, state: State, public: views.View | None = None) -> None:
        self.at = at
        self.n = n
        self.state = state
        self._public = public

    def public(self, game: Game) -> views.View:
        """The public view, worked out once."""
        if self._public is None:
            self._public = views.public_view(game, self.state)
        return self._public


class Way:
    """The positions that somebody is behind of, kept as they were told to others: neither they nor the differences
    between them are worked out a second time."""

    def __init__(self) -> None:
        self._stops: dict[int, Stop] = {}  # by number of choices
        # By the public views they lead from and to, which are kept with them: an id is good while its object lives.
        self._patches: dict[tuple[int, int], tuple[views.View, views.View, views.View]] = {}

    def keep(self, match: Match, behind: int, public: views.View | None) -> None:
        """Somebody has heard of no more than so many choices, and will come past the position that the match stands at;
        `public`: its view, if that was worked out."""
        at, numbers = len(match.choices), match.numbers
        if self._stops and min(self._stops) <= behind:
            self._stops = {i: stop for i, stop in self._stops.items() if i > behind}
        if not self._stops:
            self._patches = {}
        if match.log[at] or (at and numbers[at] == numbers[at - 1]):  # else boards do not stop here
            self._stops[at] = Stop(at, numbers[at], match.state.clone(), public)

    def forget(self) -> None:
        """Nobody is behind, or the match went another way."""
        if self._stops:
            self._stops = {}
        if self._patches:
            self._patches = {}

    def patch(self, old: views.View, new: views.View) -> views.View:
        """What has changed from one public view to another."""
        key = (id(old), id(new))
        known = self._patches.get(key)
        if known is None:
            known = self._patches[key] = (old, new, views.diff(old, new))
        return known[2]

    def stops(self, game: Game, match: Match, since: int) -> list[Stop]:
        """Where boards stop on their way: after every choice that counts and brought something about, the last one left
        out. An empty pass in a window is none: what came after it belongs to the choice before it."""
        out: list[Stop] = []
        numbers, last = match.numbers, len(match.choices)
        if last - since < 2 or numbers[since] == numbers[last]:
            return out
        at = since
        for end in range(since + 1, last):
            if numbers[end] == numbers[end + 1]:
                continue
            if any(match.log[at + 1 : end + 1]):
                stop = self._stops.get(end)
                out.append(self._played_to(game, match, end, out) if stop is None else stop)
            at = end
        return out

    @staticmethod
    def _played_to(game: Game, match: Match, end: int, before: list[Stop]) -> Stop:
        """A position that was not told to anybody: several choices came at once."""
        if not before:
            return Stop(end, match.numbers[end], match.at(end))
        state, begin = before[-1].state.clone(), before[-1].at
        return Stop(end, match.numbers[end], played_on(game, state, match.chance, begin, match.choices[begin:end]))
