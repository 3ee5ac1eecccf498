"""A match told from its end: how each seat stood all along, what was counted, and where the game turned."""

from __future__ import annotations

from itertools import pairwise

from greathall.kernel.match import Match, played_on
from greathall.kernel.score import Standing
from greathall.kernel.state import NOBODY, State

TURNS_TOLD = 3  # turning points, the end among them
EARLY = 10  # the first tenth of a game decides nothing: everybody sets up
APART = 12  # turning points are at least a twelfth of the game apart


class TurningPoint:
    """A choice that changed the standing: the seat it is about, its score before and after, who leads then (NOBODY:
    several), and what happened, as a spectator sees it. `kind`: "lead" somebody else leads, "swing" a great change,
    "end" the end."""

    def __init__(self, at: int, kind: str, seat: int, before: int, after: int, leader: int) -> None:
        self.at = at
        self.kind = kind
        self.seat = seat
        self.before = before
        self.after = after
        self.leader = leader
        self.beat = 0
        self.event: tuple[int, ...] = ()


class Story:
    """Walks through a match a few choices at a time, so that a long one never holds up whoever wants it told."""

    def __init__(self, match: Match) -> None:
        game = match.game
        self.match = match
        self.made = 0
        self.state: State = match.at(0)
        self.tally = game.tally(len(match.seats))
        self.curve: list[tuple[int, list[int]]] = []  # after how many choices the scores became these
        self.beats: list[int] = []  # after how many choices each turn, or round, began
        kinds = game.event_kinds()
        self._beat = -1
        for number, kind in enumerate(kinds):
            if kind.name == game.beat:
                self._beat = number
        self._look()

    @property
    def done(self) -> bool:
        return self.made == len(self.match.choices)

    def go_on(self, count: int) -> None:
        """So many choices more."""
        match = self.match
        for _ in range(min(count, len(match.choices) - self.made)):
            choice = match.choices[self.made : self.made + 1]
            self.state = played_on(match.game, self.state, match.chance, self.made, choice)
            self.made += 1
            self._look()

    def _look(self) -> None:
        game = self.match.game
        for event in self.match.log[self.made]:
            if event[0] == self._beat:
                self.beats.append(self.made)
            self.tally.hear(game.see_event(event, NOBODY))
        scores = [one.score for one in game.standing(self.state)]
        if scores and (not self.curve or self.curve[-1][1] != scores):
            self.curve.append((self.made, scores))

    # ---------------------------------------------------------------- once all is told
    def standings(self) -> list[Standing]:
        return self.match.game.standing(self.state)

    def order(self) -> list[int]:
        """The seats from the first to the last: winners, then by score, then by what is compared in a tie."""
        won, standings = self.state.winners, self.standings()

        def key(seat: int) -> tuple[int, list[int]]:
            one = standings[seat]
            return (0 if seat in won else 1, [-one.score, *[-part.count for part in one.beside]])

        return sorted(range(len(standings)), key=key)

    def turning_points(self) -> list[TurningPoint]:
        points = turning_points(self.curve, self.order(), len(self.match.choices))
        for point in points:
            point.beat = len([at for at in self.beats if at <= point.at])
            point.event = self._most_telling(point.at)
        return points

    def _most_telling(self, at: int) -> tuple[int, ...]:
        """Of what a choice brought about what says most, by the game's own order."""
        game = self.match.game
        kinds, best = game.event_kinds(), game.telling()
        events = self.match.log[at]
        for name in best:
            for event in events:
                if kinds[event[0]].name == name:
                    return game.see_event(event, NOBODY)
        return game.see_event(events[0], NOBODY) if events else ()


def leaders(scores: list[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def turning_points(curve: list[tuple[int, list[int]]], order: list[int], last: int) -> list[TurningPoint]:
    """The choices after which the game was another one, in the order of play; the end is always the last of them.

    What counts is how far a change moves whoever ended first from the best of the others, and most of all whether
    somebody else leads from then on.
    """
    if len(curve) < 2 or not order:
        return []
    first = order[0]
    found: list[tuple[int, int, TurningPoint]] = []
    front = leaders(curve[0][1])
    for (_, old), (at, new) in pairwise(curve):
        moved = [new[seat] - old[seat] for seat in range(len(new))]
        swing = abs(_margin(new, first) - _margin(old, first))
        lead = leaders(new)
        kind = "lead" if len(lead) == 1 and lead != front else "swing"
        most = max([abs(step) for step in moved])
        about = [seat for seat in range(len(new)) if abs(moved[seat]) == most]
        seat = lead[0] if kind == "lead" and lead[0] in about else first if first in about else about[0]
        if len(lead) == 1:
            front = lead
        weight = swing * 2 + most + (6 if kind == "lead" else 0)
        leader = lead[0] if len(lead) == 1 else NOBODY
        found.append((weight, at, TurningPoint(at, kind, seat, old[seat], new[seat], leader)))
    (_, old), (at, new) = curve[-2:]
    if at == last:
        found.pop()
    chosen = [TurningPoint(last, "end", first, old[first] if at == last else new[first], new[first], first)]
    apart = max(1, last // APART)
    for _, at, point in sorted(found, key=lambda f: (-f[0], -f[1])):
        if len(chosen) == TURNS_TOLD:
            break
        if at * EARLY >= last and all([abs(at - other.at) >= apart for other in chosen]):
            chosen.append(point)
    return sorted(chosen, key=lambda point: point.at)


def _margin(scores: list[int], seat: int) -> int:
    """How far a seat is before the best of the others."""
    return scores[seat] - max([score for p, score in enumerate(scores) if p != seat], default=0)
