"""A game of B'Twixt told from its end: what the small councils are made of, and the bids (kernel/story.py)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes as o
from greathall.games.sojusze.councils import bonus, own_councils
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.entries import value_of
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.score import Bar, Part, Row, Standing, Tally
from greathall.kernel.state import State

TELLING: Final = ["winner", "killed", "moved_ally", "claimed", "raised", "shifted", "token", "won", "power"]


def _worth(s: SojuszeState, council: int) -> tuple[int, int, int]:
    """Allies, what they add for their company, tokens. Tokens and company count once the tokens are turned up."""
    allies, tokens = s.councils[council], s.tokens[council]
    printed = sum([POWER[a] for a in allies])
    if not s.strength:
        return printed, 0, 0
    return printed, bonus(allies, len(tokens)), sum([value_of(t) for t in tokens])


def standing(s: SojuszeState) -> list[Standing]:
    """SOJ-CNCL.5, SOJ-CNCL.6, SOJ-WIN.1 to SOJ-WIN.4: the weaker council counts, the other one decides ties."""
    worth = [_worth(s, c) for c in range(s.n)]
    out = []
    for p in range(s.n):
        left, right = own_councils(s, p)
        small, other = (left, right) if sum(worth[left]) <= sum(worth[right]) else (right, left)
        printed, company, tokens = worth[small]
        parts = [
            Part("allies", "SOJ-CNCL.5", len(s.councils[small]), printed),
            Part("company", "SOJ-CNCL.5", company, company),
            Part("tokens", "SOJ-CNCL.5", len(s.tokens[small]), tokens),
        ]
        both = len(s.councils[left]) + len(s.councils[right])
        beside = [Part("other_council", "SOJ-WIN.3", sum(worth[other]), 0), Part("both_allies", "SOJ-WIN.4", both, 0)]
        out.append(Standing(parts, beside))
    return out


class Counts(Tally):
    chart = "bids"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.season = 0
        self.round = 0
        self.totals: list[int] = []
        self.bids: list[tuple[int, int, int, int]] = []  # season, round, the highest bid, the next
        self.won = [0] * seats
        self.bid = [0] * seats
        self.played = [0] * seats
        self.knelt = [0] * seats
        self.tokens = [0] * seats

    def hear(self, event: tuple[int, ...]) -> None:
        kind = event[0]
        if kind == o.E_SEASON:
            self.season = event[2]
        elif kind == o.E_ROUND:
            self.round, self.totals = event[2], []
        elif kind == o.E_TOTAL:
            self.totals.append(event[3])
            self.bid[event[2]] += event[3]
        elif kind == o.E_WON:
            self.won[event[2]] += 1
            others = sorted(self.totals)[:-1]
            self.bids.append((self.season, self.round, event[3], others[-1] if others else 0))
            self.totals = []
        elif kind == o.E_PLAYED:
            self.played[event[2]] += 1
        elif kind == o.E_KNELT:
            self.knelt[event[2]] += 1
        elif kind == o.E_TOKEN:
            self.tokens[event[2]] += 1

    def rows(self, s: State) -> list[Row]:
        return [
            Row("won", self.won),
            Row("bid", self.bid),
            Row("played", self.played),
            Row("knelt", self.knelt),
            Row("tokens", self.tokens),
        ]

    def bars(self, s: State) -> list[Bar]:
        """The bid that won each round, and the one next to it."""
        return [
            Bar("number", round_, max(high, 0), max(next_, 0), -1, "season", season)
            for season, round_, high, next_ in self.bids
        ]
