"""Questions: the ones that are open at a table, and how a question is told."""

from __future__ import annotations

from greathall.kernel.game import Game
from greathall.kernel.state import Ask, State
from greathall.server import wire


class Asked:
    """An open question. Its id is the number of the log entry that brought it, so an id never comes back."""

    __slots__ = ("_choices", "_idle", "ask", "id", "since")

    def __init__(self, ask: Ask, id_: int, since: float) -> None:
        self.ask = ask
        self.id = id_
        self.since = since  # monotonic: when its clock began to run here
        self._choices: list[wire.Choice] | None = None
        self._idle: list[int] = []

    def same_as(self, ask: Ask) -> bool:
        """Is this still the question?"""
        return self.ask is ask or (self.ask.kind == ask.kind and self.ask.options == ask.options)

    def give_time(self, since: float) -> None:
        """The clock of this question begins to run no earlier than that."""
        self.since = max(self.since, since)

    def question(self, game: Game, state: State, seat: int) -> wire.Question:
        """The question through the eyes of a seat; its options are worked out once."""
        ask, several = self.ask, len(state.asks) > 1
        if ask.seat != seat:
            return wire.Question(ask.seat, ask.kind, game.rule_of(ask), self.id, [], several)
        if self._choices is None:
            self._choices = choices_of(game, state, ask)
            self._idle = game.without_effect(state, ask)
        return wire.Question(ask.seat, ask.kind, game.rule_of(ask), self.id, self._choices, several, self._idle)


def choices_of(game: Game, state: State, ask: Ask) -> list[wire.Choice]:
    """All options of a question."""
    out = []
    for code in ask.options:
        said = game.describe_option(state, code)
        out.append(wire.Choice(code, said.name, [value for _, _, value in said.args]))
    return out


def questions(game: Game, state: State, seat: int, n: int) -> list[wire.Question]:
    """The questions of a position that is looked back at, through the eyes of a seat."""
    return [Asked(ask, n, 0.0).question(game, state, seat) for ask in state.asks]


def tried_question(game: Game, state: State, ask: Ask, id_: int) -> wire.Question:
    """A question of a position that is only tried; it carries the id of the question that is open."""
    idle = game.without_effect(state, ask)
    return wire.Question(ask.seat, ask.kind, game.rule_of(ask), id_, choices_of(game, state, ask), False, idle)
