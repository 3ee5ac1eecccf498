"""A game of Catan told from its end: where the points came from, the dice, the cards (kernel/story.py)."""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes as o
from greathall.games.catan.names import VICTORY_POINT
from greathall.games.catan.ops.ending import guards_on_wall
from greathall.games.catan.reading import keep_of, settlement_of
from greathall.games.catan.state import CatanState
from greathall.kernel.score import Bar, Part, Row, Standing, Tally
from greathall.kernel.state import State

TELLING: Final = [
    "true_victory", "dramatic", "breach", "longest_road", "most_patrols", "keep", "settlement", "guard_lost", "guard",
    "bought", "revealed", "turn_limit",
]  # fmt: skip
ROLLS: Final = range(2, 13)


def standing(s: CatanState) -> list[Standing]:
    """CAT-VP.1 to CAT-VP.4; victory point cards count once they are shown (CAT-VPC.2)."""
    out = []
    for p in range(s.n):
        settlements, keeps = s.node.count(settlement_of(p)), s.node.count(keep_of(p))
        guards = guards_on_wall(s, p)
        special = s.table.special_points
        parts = [
            Part("settlements", "CAT-VP.1", settlements, settlements),
            Part("keeps", "CAT-VP.1", keeps, 2 * keeps),
            Part("longest_road", "CAT-VP.2", s.road_len[p], special if s.longest == p else 0),
            Part("most_patrols", "CAT-VP.2", s.played[p], special if s.patrols == p else 0),
        ]
        beside = [Part("cards", "CAT-END.8", s.hand_size[p], 0)]
        if s.table.brotherhood:
            parts.append(Part("guards", "CAT-VP.3", guards, (1 if guards >= 3 else 0) + (1 if guards >= 5 else 0)))
        shown = s.dev_held[p * 5 + VICTORY_POINT] if s.over else 0
        parts.append(Part("victory_points", "CAT-VP.1", shown, shown))
        out.append(Standing(parts, beside))
    return out


class Counts(Tally):
    chart = "dice"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.dice = [0] * 13
        self.gained = [0] * seats
        self.discarded = [0] * seats
        self.robbed = [0] * seats
        self.traded = [0] * seats
        self.bought = [0] * seats
        self.guards = [0] * seats

    def hear(self, event: tuple[int, ...]) -> None:
        kind = event[0]
        if kind == o.E_DICE:
            self.dice[event[3] + event[4]] += 1
            return
        if len(event) < 3 or not 0 <= event[2] < self.seats:
            return
        seat = event[2]
        if kind == o.E_GAIN:
            self.gained[seat] += event[4]
        elif kind == o.E_DISCARD:
            self.discarded[seat] += event[4]
        elif kind == o.E_ROBBED or kind == o.E_TAKEN:
            self.robbed[seat] += 1
        elif kind == o.E_TRADED:
            self.traded[seat] += 1
            self.traded[event[3]] += 1
        elif kind == o.E_SUPPLY:
            self.traded[seat] += 1
        elif kind == o.E_BOUGHT:
            self.bought[seat] += 1
        elif kind == o.E_GUARD:
            self.guards[seat] += 1

    def rows(self, s: State) -> list[Row]:
        assert isinstance(s, CatanState)
        rows = [
            Row("gained", self.gained),
            Row("discarded", self.discarded),
            Row("robbed", self.robbed),
            Row("traded", self.traded),
            Row("bought", self.bought),
        ]
        if s.table.brotherhood:
            rows.append(Row("guards", self.guards))
        return rows

    def bars(self, s: State) -> list[Bar]:
        """How often each sum was rolled, and how often it would be on average."""
        rolls = sum(self.dice)
        return [Bar("number", n, self.dice[n], 0, rolls * (6 - abs(7 - n)) * 1000 // 36) for n in ROLLS]
