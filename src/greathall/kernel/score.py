"""What a game tells of a standing and of what happened in it, for whoever looks back at a game that is over.

All of it is what a spectator may know: scores count what lies open, tallies hear events with nobody's eyes.
"""

from __future__ import annotations

from greathall.kernel.state import State


class Part:
    """Some of a seat's score: the text `score-<name>`, how many things, what they come to, and by which rule.

    `type` and `value` name what it is about (a card, a seat), as fields of events do; '' where the name says it all.
    """

    def __init__(self, name: str, rule: str, count: int, points: int, type_: str = "", value: int = -1) -> None:
        self.name = name
        self.rule = rule
        self.count = count
        self.points = points
        self.type = type_
        self.value = value


class Standing:
    """How a seat stands: the parts of its score, which is their sum, and `beside` it what is compared in a tie, the
    first thing first, or is worth telling."""

    def __init__(self, parts: list[Part], beside: list[Part]) -> None:
        self.parts = parts
        self.beside = beside
        self.score = sum([part.points for part in parts])


class Row:
    """A line of statistics: the text `tally-<name>` and a number a seat."""

    def __init__(self, name: str, values: list[int]) -> None:
        self.name = name
        self.values = values


class Bar:
    """How often something came about, or how much it was. `type` and `value` name it, `group` and `member` the lot it
    belongs to (a season). `second`: what came next to it. `usual`: thousandths of what is to be expected, or -1."""

    def __init__(
        self,
        type_: str,
        value: int,
        high: int,
        second: int = 0,
        usual: int = -1,
        group: str = "",
        member: int = -1,
    ) -> None:
        self.type = type_
        self.value = value
        self.high = high
        self.second = second
        self.usual = usual
        self.group = group
        self.member = member


class Tally:
    """Counts while it is told a game, event by event; each game has its own. The bars have the text `tally-<chart>`."""

    chart = ""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def hear(self, event: tuple[int, ...]) -> None:
        """An event as a spectator sees it: what is secret in it is -1."""

    def rows(self, s: State) -> list[Row]:
        """What each seat did; `s`: how the game ended."""
        return []

    def bars(self, s: State) -> list[Bar]:
        """What the whole game brought."""
        return []
