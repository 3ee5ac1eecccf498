"""What the scripted people of the torture run remember: what they ordered, what was acknowledged, what each tab saw.

Nothing here asks the server or the database anything; `torture_check` compares these memories with both afterwards.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from typing import Any

from greathall.server import views

SPECTATOR = -1
ENDED = ("over", "abandoned")


@dataclass
class Order:
    """Everything that was sent in answer to one question of a seat, by all its tabs; at most one of it may count."""

    question: int
    sent: list[tuple[int, ...]] = field(default_factory=list)
    acknowledged: bool = False  # a tab was told of a choice that can only be the answer to this question


@dataclass(frozen=True)
class Line:
    """A line of the log as some eyes see it. `text`: its events, shared by all who saw the same."""

    seat: int
    text: str


@dataclass
class Seen:
    """One frame a tab was told a position by: after n choices, with the lines that were new to it.

    `changed` is the first line the tab held before that is gone or different now, 0 if there is none: only a rewind
    may do that."""

    n: int
    lines: dict[int, int]  # number of the choice -> who chose
    changed: int
    whole: bool = False  # told from the beginning, so that it also mends what was told wrongly before
    at: float = 0.0


class Watcher:
    """One tab's copy of a table, kept over all its sockets, as the web page keeps it."""

    def __init__(self, eyes: int, name: str) -> None:
        self.eyes = eyes
        self.name = name
        self.n = -1
        self.lines: dict[int, Line] = {}
        self.view: dict[str, Any] = {}
        self.questions: list[dict[str, Any]] = []
        self.seen: list[Seen] = []
        self.status = ""

    @property
    def over(self) -> bool:
        return self.status in ENDED or bool(self.view.get("over"))

    def take(self, message: dict[str, Any]) -> None:
        """Work a frame into the copy."""
        kind = message["type"]
        if kind == "hello":  # a table's own message may come before the last update
            self.status = message["table"]["status"]
        if kind in ("hello", "rewound"):
            at = message["position"]
            if at["view"]:  # before the game has begun there is no position
                self._move(at["n"], message.get("log", []), kind)
                self.view, self.questions = at["view"], at["questions"]
        elif kind == "update":
            for _, patch in message.get("steps", []):
                self.view = views.apply(self.view, patch)
            self.view = views.apply(self.view, message["patch"])
            self.questions = message["questions"]
            self._move(message["n"], message["log"], kind)

    def _move(self, n: int, log: list[list[Any]], kind: str) -> None:
        fresh = {line[0]: Line(line[1], sys.intern(repr(line[2]))) for line in log}
        gone = [k for k in self.lines if k > n]
        other = [k for k, line in fresh.items() if k in self.lines and self.lines[k] != line]
        new = {k: line.seat for k, line in fresh.items() if self.lines.get(k) != line and k > 0}
        for k in gone:
            del self.lines[k]
        self.lines.update(fresh)
        if kind == "rewound" or n != self.n or new or gone or other:
            self.seen.append(Seen(n, new, min([*gone, *other], default=0), kind == "hello", time.time()))
        self.n = n

    def question(self, seat: int) -> dict[str, Any] | None:
        """What this seat is asked."""
        return next((q for q in self.questions if q["seat"] == seat and q["options"]), None)


@dataclass
class Snapshot:
    """A table as a socket that comes new is told of it."""

    n: int
    view: dict[str, Any]
    questions: list[dict[str, Any]]
    lines: dict[int, Line]
    status: str
    mine: list[int]  # the seats of who asks

    @staticmethod
    def of(hello: dict[str, Any]) -> Snapshot:
        at = hello["position"]
        lines = {line[0]: Line(line[1], sys.intern(repr(line[2]))) for line in hello["log"]}
        seats = [s["seat"] for s in hello["table"]["seats"] if s["yours"]]
        return Snapshot(at["n"], at["view"], at["questions"], lines, hello["table"]["status"], seats)


class TableHistory:
    """One table: who sits there, what they ordered, what its tabs saw."""

    def __init__(self, id_: str, game: str, persons: list[int]) -> None:
        self.id = id_
        self.game = game
        self.persons = persons  # seats with a person who was told that the seat is theirs
        self.started = False  # somebody was told that the game has begun
        self.orders: dict[int, dict[int, Order]] = {seat: {} for seat in persons}  # by seat and question
        self.watchers: list[Watcher] = []

    @property
    def over(self) -> bool:
        return any(w.over for w in self.watchers)

    @property
    def acknowledged(self) -> int:
        return sum(o.acknowledged for orders in self.orders.values() for o in orders.values())

    def order(self, seat: int, question: int, codes: tuple[int, ...]) -> None:
        """Remember an order; called before it is sent."""
        order = self.orders[seat].setdefault(question, Order(question))
        if codes not in order.sent:
            order.sent.append(codes)

    def acknowledge(self, seat: int, question: int, at_once: bool) -> None:
        """A tab that was shown this question hears of a choice of its own seat.

        `at_once`: it is the very next choice, so it answers this question. Otherwise the seat may have been asked anew
        in between, and answered in another tab: then it is certain only if nothing later was answered."""
        orders = self.orders[seat]
        order = orders.get(question)
        if order is not None and (at_once or max(orders) == question):
            order.acknowledged = True
