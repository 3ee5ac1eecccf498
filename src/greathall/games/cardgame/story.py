"""A card game told from its end: on which cards the power lies, who won which challenges (kernel/story.py)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import codes as o
from greathall.games.cardgame.names import CHALLENGES
from greathall.games.cardgame.state import CardState
from greathall.kernel.score import Part, Row, Standing, Tally
from greathall.kernel.state import NONE, State

TELLING: Final = [
    "winner", "nobody_won", "eliminated", "won", "dominance", "power_moved", "killed", "power", "power_lost", "played",
    "marshaled",
]  # fmt: skip


def standing(s: CardState, rule: str) -> list[Standing]:
    """Power on the faction card and on cards in play, the most first."""
    out = []
    for p in range(s.n):
        if s.faction[p] == NONE:
            return []
        on = [(s.power[c], c) for c in s.play[p] if s.power[c]]
        on.sort(key=lambda pair: (-pair[0], pair[1]))
        parts = [Part("faction", rule, 1, s.power[s.faction[p]], "card", s.design[s.faction[p]])]
        parts += [Part("card", rule, 1, power, "card", s.design[c]) for power, c in on]
        out.append(Standing(parts, []))
    return out


class Counts(Tally):
    """What both card games count. A challenge is over when somebody has won it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.type = 0
        self.challenges = [[0] * seats for _ in CHALLENGES]
        self.unopposed = [0] * seats
        self.dominance = [0] * seats
        self.spent = [0] * seats
        self.drawn = [0] * seats

    def hear(self, event: tuple[int, ...]) -> None:
        kind = event[0]
        if kind == o.E_CHALLENGE:
            self.type = event[3]
        elif kind == o.E_WON:
            self.challenges[self.type][event[2]] += 1
        elif kind == o.E_UNOPPOSED:
            self.unopposed[event[2]] += 1
        elif kind == o.E_DOMINANCE:
            self.dominance[event[2]] += 1
        elif kind == o.E_SPENT:
            self.spent[event[2]] += event[3]
        elif kind == o.E_DREW:
            self.drawn[event[2]] += event[3]

    def rows(self, s: State) -> list[Row]:
        assert isinstance(s, CardState)
        rows = [Row(name, self.challenges[i]) for i, name in enumerate(CHALLENGES)]
        dead = [len(s.dead[p]) for p in range(s.n)]
        rows += [Row("unopposed", self.unopposed), Row("dominance", self.dominance)]
        rows += [Row("spent", self.spent), Row("drawn", self.drawn), Row("dead", dead)]
        return rows
