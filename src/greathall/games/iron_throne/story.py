"""The Iron Throne told from the end: whose influence lies where, encounters and hostages (kernel/story.py)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.board import living
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.kernel.score import Bar, Part, Row, Standing, Tally
from greathall.kernel.state import State

TELLING: Final = ["winner", "wiped_out", "died", "spread", "won", "outcome"]


def standing(s: ThroneState) -> list[Standing]:
    """IRT-INFL.4: tokens on others' boards, board by board."""
    out = []
    for p in range(s.n):
        tokens = s.influence[p * s.n : (p + 1) * s.n]
        parts = [Part("influence", "IRT-INFL.4", tokens[q], tokens[q], "seat", q) for q in range(s.n) if q != p]
        alive = len(living(s, p)) if s.house[p] != NONE else n.PER_HOUSE
        out.append(Standing(parts, [Part("living", "IRT-WIN.2", alive, 0)]))
    return out


class Counts(Tally):
    chart = "encounters"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.outcomes: list[int] = []
        self.won = [0] * seats
        self.hostages = [0] * seats
        self.tortured = [0] * seats
        self.supported = [0] * seats
        self.lost = [0] * seats
        self.cards = [0] * seats

    def hear(self, event: tuple[int, ...]) -> None:
        kind = event[0]
        if kind == o.E_OUTCOME:
            self.outcomes.append(event[2])
        elif kind == o.E_WON:
            self.won[event[2]] += 1
        elif kind == o.E_HOSTAGE:
            self.hostages[event[2]] += 1
        elif kind == o.E_TORTURED:
            self.tortured[event[2]] += 1
        elif kind == o.E_ACCEPTED:
            self.supported[event[3]] += 1
        elif kind == o.E_LOST_POWER:
            self.lost[event[2]] += event[4]
        elif kind == o.E_PLAYED:
            self.cards[event[2]] += 1

    def rows(self, s: State) -> list[Row]:
        return [
            Row("won", self.won),
            Row("hostages", self.hostages),
            Row("tortured", self.tortured),
            Row("supported", self.supported),
            Row("lost", self.lost),
            Row("cards", self.cards),
        ]

    def bars(self, s: State) -> list[Bar]:
        """How encounters went."""
        return [Bar("outcome", kind, self.outcomes.count(kind)) for kind in sorted(set(self.outcomes))]
