"""What the faces of both card games to the rest of the program have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greathall.games.cardgame import codes, counting, notation
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.codes import SPAN, Verb
from greathall.games.cardgame.knowledge import redeal
from greathall.games.cardgame.state import CardState
from greathall.kernel import codec
from greathall.kernel.game import CardFacts, DecisionKind, Described, EventKind, Game, TableOption
from greathall.kernel.rng import Rng, seed_state
from greathall.kernel.state import UNKNOWN, Frame, State


class Parts:
    """What a card game is made of, besides its book: tables, and functions that answer for its own states."""

    def __init__(
        self,
        folder: str,
        options: list[TableOption],
        verbs: dict[int, Verb],
        decisions: list[DecisionKind],
        events: list[EventKind],
        columns: tuple[str, ...],
        frames: tuple[type[Frame[Any]], ...],
        set_up: type[Frame[Any]],
        all_codes: Callable[[], list[int]],
        value_key: Callable[[str, int], str],
        why_not: Callable[[Any, int, int], str],
        fact: Callable[[Any, str], Any],
        view: Callable[[Any, int], dict[str, Any]],
        chain: Callable[[Any], list[Described]],
        cards: Callable[[], list[CardFacts]],
    ) -> None:
        self.folder = folder
        self.options = options
        self.verbs = verbs
        self.decisions = decisions
        self.events = events
        self.columns = columns  # what of a state is stored
        self.frames = {frame.__name__: frame for frame in frames}
        self.set_up = set_up  # the frame a match begins with
        self.all_codes = all_codes
        self.value_key = value_key
        self.why_not = why_not
        self.fact = fact
        self.view = view  # of a masked state
        self.chain = chain  # of a masked state
        self.cards = cards


class CardGame(Game):
    """A card game with the machine of this package. A subclass says what its own parts are."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    def laid_out(self, seats: int, options: dict[str, str]) -> CardState:
        """A table before set-up."""
        raise NotImplementedError

    def options_of(self, s: State) -> dict[str, str]:
        """The table's options, as they were given."""
        raise NotImplementedError

    # ---------------------------------------------------------------- its parts
    def table_options(self) -> list[TableOption]:
        return self.parts.options

    def decision_kinds(self) -> list[DecisionKind]:
        return self.parts.decisions

    def event_kinds(self) -> list[EventKind]:
        return self.parts.events

    def package_folder(self) -> str:
        return self.parts.folder

    def all_codes(self) -> list[int]:
        return self.parts.all_codes()

    def value_key(self, type_: str, value: int) -> str:
        return self.parts.value_key(type_, value)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return self.parts.why_not(s, seat, code)

    def fact(self, s: State, name: str) -> Any:
        return self.parts.fact(s, name)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        return self.parts.view(s.mask(seat), seat)

    def chain(self, s: State, seat: int) -> list[Described]:
        return self.parts.chain(s.mask(seat))

    def cards(self) -> list[CardFacts]:
        return self.parts.cards()

    # ---------------------------------------------------------------- playing
    def new_state(self, seats: int, options: dict[str, str], seed: str, listen: bool = False) -> CardState:
        s = self.laid_out(seats, options)
        s.rng = seed_state(seed)
        s.push(self.parts.set_up())
        if listen:
            s.events = []
        s.advance()
        return s

    def encode(self, s: State) -> dict[str, Any]:
        data = codec.encode(s, self.parts.columns)
        data["table"] = self.options_of(s)
        return data

    def decode(self, data: dict[str, Any]) -> CardState:
        s = self.laid_out(int(data["n"]), self.check_options(data["table"]))
        codec.decode_into(s, data, self.parts.columns, self.parts.frames)
        s.listened = listened(s)
        return s

    def determinize(self, s: State, seat: int, rng: Rng) -> CardState:
        guess = s.clone()
        assert isinstance(s, CardState) and isinstance(guess, CardState)
        redeal(s, guess, seat, rng)
        return guess

    # ---------------------------------------------------------------- words
    def describe_option(self, s: State, code: int) -> Described:
        assert isinstance(s, CardState)
        name, fields, split = self.parts.verbs[code // SPAN]
        arg = code % SPAN
        parts = list(divmod(arg, split)) if len(fields) == 2 else [arg]
        out = []
        for i, (field, type_) in enumerate(fields):
            if type_ == "card":
                c = parts[i]  # a number beyond the cards of this match is no card of it
                out.append((field, type_, s.design[c] if c < len(s.design) else UNKNOWN))
                out.append(("number", "number", parts[i]))
            else:
                out.append((field, type_, parts[i]))
        return Described(name, out)

    def codes_in(self, s: State) -> list[int]:
        assert isinstance(s, CardState)
        verbs = self.parts.verbs
        return [c for c in self.all_codes() if not codes.about_cards(verbs, c) or c % SPAN < len(s.design)]

    def conserved(self, s: State) -> list[str]:
        assert isinstance(s, CardState)
        return counting.conserved(s)

    def turns(self, s: State) -> int:
        """Rounds: the players are active in turn several times in each."""
        assert isinstance(s, CardState)
        return s.round

    def option_words(self, s: State, code: int) -> str:
        assert isinstance(s, CardState)
        return notation.option_words(s, code)

    def seat_name(self, s: State, seat: int) -> str:
        return notation.seat_name(seat)
