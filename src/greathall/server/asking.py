"""Questions: the ones that are open at a table, and how a question is told."""

from __future__ import annotations

from greathall.kernel.game import Game
from greathall.kernel.state import Ask, State
from greathall.server import wire


class Asked:
    """An open question. Its id counts the questions that were put to its seat, so an id never comes back, and tells
    nothing of what others were asked. Others know it by the number of the position that brought it."""

    __slots__ = ("_choices", "_idle", "ask", "id", "n", "row", "since")

    def __init__(self, ask: Ask, id_: int, n: int, row: int, since: float) -> None:
        self.ask = ask
        self.id = id_
        self.n = n
        self.row = row  # the entry of the log that brought it
        self.since = since  # monotonic: when its clock began to run here
        self._choices: list[wire.Choice] | None = None
        self._idle: list[int] = []

    def same_as(self, ask: Ask) -> bool:
        """Is this still the question?"""
        return self.ask is ask or (self.ask.kind == ask.kind and self.ask.options == ask.options)

    def give_time(self, since: float) -> None:
        """The clock of this question begins to run no earlier than that."""
        self.since = max(self.since, since)

    def question(self, game: Game, state: State, seat: int, several: bool) -> wire.Question:
        """The question through the eyes of a seat; its options are worked out once. `several`: others are asked too."""
        ask = self.ask
        if ask.seat != seat:
            return wire.Question(ask.seat, ask.kind, game.rule_of(state, ask), self.n, [], several)
        if self._choices is None:
            self._choices = choices_of(game, state, ask)
            self._idle = game.without_effect(state, ask)
        return wire.Question(ask.seat, ask.kind, game.rule_of(state, ask), self.id, self._choices, several, self._idle)


class Questions(dict[int, Asked]):
    """The open questions by seat, and how many have been put to each seat so far."""

    __slots__ = ("counts",)

    def __init__(self, counts: dict[int, int] | None = None) -> None:
        super().__init__()
        self.counts = dict(counts or {})

    def put(self, ask: Ask, n: int, row: int, since: float) -> None:
        """Ask a seat something new, in the position of this number, which this entry of the log has brought."""
        count = self.counts[ask.seat] = self.counts.get(ask.seat, 0) + 1
        self[ask.seat] = Asked(ask, count, n, row, since)

    def followed_by(self, asks: list[Ask], chooser: int, n: int, row: int, since: float) -> Questions:
        """The questions that are open after a choice: one that stays as it was is the same question, unless it was
        answered; the others are put."""
        fresh = Questions(self.counts)
        for ask in asks:
            before = self.get(ask.seat)
            if before is not None and ask.seat != chooser and before.same_as(ask):
                fresh[ask.seat] = before
            else:
                fresh.put(ask, n, row, since)
        return fresh

    def shown(self, game: Game, state: State, seat: int, own: int) -> list[wire.Question]:
        """The open questions through the eyes of a seat, as who has the seats `own` may know of them."""
        shown = visible(game, state.asks, own)
        return [self[ask.seat].question(game, state, seat, len(shown) > 1) for ask in shown]


def visible(game: Game, asks: list[Ask], own: int) -> list[Ask]:
    """The questions that who has the seats `own` (as bits) may know of: others in a window are nobody in particular."""
    kinds = game.decision_kinds()
    return [ask for ask in asks if own >> ask.seat & 1 or not kinds[ask.kind].window]


def choices_of(game: Game, state: State, ask: Ask) -> list[wire.Choice]:
    """All options of a question."""
    out = []
    for code in ask.options:
        said = game.describe_option(state, code)
        out.append(wire.Choice(code, said.name, [value for _, _, value in said.args]))
    return out


def questions(game: Game, state: State, seat: int, n: int, own: int) -> list[wire.Question]:
    """The questions of a position that is looked back at, through the eyes of a seat, as who has the seats `own` may
    know of them."""
    shown = visible(game, state.asks, own)
    return [Asked(ask, n, n, n, 0.0).question(game, state, seat, len(shown) > 1) for ask in shown]


def tried_question(game: Game, state: State, ask: Ask, id_: int) -> wire.Question:
    """A question of a position that is only tried; it carries the id of the question that is open."""
    idle = game.without_effect(state, ask)
    return wire.Question(ask.seat, ask.kind, game.rule_of(state, ask), id_, choices_of(game, state, ask), False, idle)
