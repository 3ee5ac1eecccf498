# mypyc: skip (a plain state finds its columns in its own dictionary, which native classes do not have)
"""The shortest way to a game: a state that needs no clone and no codec, a face that follows from tables.

Made for small games and experiments, where plainness counts more than speed; examples/kuhn is one. A game that is to be
compiled writes its columns out, as the five games do (docs/adding-a-game.md).
"""

from __future__ import annotations

from typing import Any

from greathall.kernel.codes import Codes, Words
from greathall.kernel.errors import BadInput
from greathall.kernel.face import GameOfParts, Parts
from greathall.kernel.game import DecisionKind, Described, EventKind, TableOption
from greathall.kernel.rng import Rng
from greathall.kernel.state import Frame, State


class Given:
    """The options of the table as they were chosen."""

    def __init__(self, given: dict[str, str]) -> None:
        self.given = given


class PlainState(State):
    """A state whose columns are what its `__init__` sets: numbers, words, and lists of them."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Given({})

    def columns(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "table"}

    def clone(self) -> Any:
        other = type(self)()
        self.copy_into(other)
        other.table = self.table
        for name, value in self.columns().items():
            setattr(other, name, list(value) if isinstance(value, list) else value)
        return other

    def mask(self, seat: int) -> Any:
        other = self.clone()
        other.mask_kernel(seat)
        other.hide(seat)
        return other

    def hide(self, seat: int) -> None:
        """Remove from this copy what `seat` may not know. Where nothing is hidden nothing has to be done."""

    def deal_anew(self, seat: int, rng: Rng) -> None:
        """Deal in this copy anew what `hide` removes."""

    def tell(self, kind: int, *fields: int, audience: int = -1) -> None:
        """An event, if anybody listens. Its secret fields are for the seats of the audience (a mask of bits)."""
        if self.events is not None:
            self.events.append((kind, audience, *fields))

    def wrong(self) -> list[str]:
        """What is wrong with the number of cards and pieces."""
        return []


class PlainGame(GameOfParts):
    """A game that says its tables once. Words, views, facts, positions and refusals follow from them.

    A view is the columns that are left when the rest is hidden; a fact is a column; a refusal names the rule of the
    question that is open.
    """

    def __init__(
        self,
        *,
        file: str,
        state: type[PlainState],
        codes: Codes,
        words: Words,
        decisions: list[DecisionKind],
        events: list[EventKind],
        frames: tuple[type[Frame[Any]], ...],
        options: list[TableOption],
    ) -> None:
        self.state = state
        self.codes = codes
        super().__init__(
            Parts(
                file=file, options=options, decisions=decisions, events=events, frames=frames, set_up=frames[0],
                columns=tuple(state().columns()), all_codes=codes.all, value_key=words.key, why_not=self.forbids,
                redeal=lambda s, guess, seat, rng: guess.deal_anew(seat, rng), view=self.seen,
                option_words=self.words, position=self.begun, fact=self.column, conserved=lambda s: s.wrong(),
            )
        )  # fmt: skip

    def laid_out(self, seats: int, options: dict[str, str]) -> State:
        s = self.state()
        s.n = seats
        s.table = Given(options)
        return s

    def describe_option(self, s: State, code: int) -> Described:
        return self.codes.describe(code)

    def forbids(self, s: State, seat: int, code: int) -> str:
        """The rule of the seat's question, or of the one that is waited for."""
        asks = [a for a in s.asks if a.seat == seat] or s.asks
        if not asks:
            return self.over_rule
        return "" if asks[0].seat == seat and code in asks[0].options else self.rule_of(s, asks[0])

    def seen(self, s: PlainState, seat: int) -> dict[str, Any]:
        """The columns of a masked state."""
        return {"seat": seat, **s.clone().columns(), "over": s.over, "winners": list(s.winners)}

    def words(self, s: State, code: int) -> str:
        said = self.codes.describe(code)
        values = [self.value_key(type_, value).removeprefix("=") for _, type_, value in said.args]
        return " ".join([said.name.replace("_", " "), *values])

    def begun(self, text: dict[str, Any], seats: int, options: dict[str, str]) -> State:
        """Such a game has no words for positions: this is its first one, with `stored` laid over it."""
        for key in text:
            raise BadInput(f"A position of {self.id} has no '{key}'; it has stored and stack.")
        return self.new_state(seats, options, "position")

    def column(self, s: PlainState, name: str) -> Any:
        facts = {"over": s.over, "winners": s.winners, "asked": [a.seat for a in s.asks], **s.columns()}
        if name not in facts:
            raise BadInput(f"There is no fact '{name}'; there are {', '.join(facts)}.")
        return facts[name]
