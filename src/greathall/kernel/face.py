"""A game's face put together from its modules: what a game answers by handing on to one of them is written here, once.

`Parts` names the modules' tables and functions, `GameOfParts` answers with them. What a game alone has to say
(its provenance, how it ended) it says by a method of its own, as `Game` describes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from greathall.kernel import codec, inspect
from greathall.kernel.game import CardFacts, DecisionKind, Described, EventKind, Game, TableOption
from greathall.kernel.rng import Rng, seed_state
from greathall.kernel.state import Ask, Frame, State

S = TypeVar("S", bound=State)


class Parts(Generic[S]):
    """What a game is made of: tables, and functions that answer for its own states.

    Those with None as their default may be left out: all options go together, and `Game` answers for the others.
    """

    def __init__(
        self,
        *,
        file: str,
        options: list[TableOption],
        decisions: list[DecisionKind],
        events: list[EventKind],
        columns: tuple[str, ...],
        frames: tuple[type[Frame[Any]], ...],
        set_up: type[Frame[Any]],
        all_codes: Callable[[], list[int]],
        value_key: Callable[[str, int], str],
        why_not: Callable[[S, int, int], str],
        redeal: Callable[[S, S, int, Rng], None],
        view: Callable[[S, int], Mapping[str, Any]],
        option_words: Callable[[S, int], str],
        position: Callable[[dict[str, Any], int, dict[str, str]], S],
        fact: Callable[[S, str], Any],
        conserved: Callable[[S], list[str]],
        check_together: Callable[[int, dict[str, str]], None] | None = None,
        glimpse: Callable[[S, int], S] | None = None,
        overlay: Callable[[S, int], dict[str, Any]] | None = None,
        board_info: Callable[[], Mapping[str, Any]] | None = None,
        about: Callable[[int, int], tuple[list[str], list[str]]] | None = None,
        seat_name: Callable[[S, int], str] | None = None,
        chain: Callable[[S], list[Described]] | None = None,
        cards: Callable[[], list[CardFacts]] | None = None,
        shown: tuple[Any, Any] | None = None,
        write_position: Callable[[S], dict[str, Any]] | None = None,
        without_effect: Callable[[S, Ask], list[int]] | None = None,
    ) -> None:
        self.folder = str(Path(file).parent)  # of the module that says so: the game's own files lie beside it
        self.options = options
        self.decisions = decisions
        self.events = events
        self.columns = columns  # what of a state is stored
        self.frames = {frame.__name__: frame for frame in frames}  # every one that can be in a stored game
        self.set_up = set_up  # the frame a match begins with
        self.all_codes = all_codes
        self.value_key = value_key
        self.why_not = why_not
        self.redeal = redeal  # (state, its copy, seat, rng): deal anew in the copy what the seat cannot know
        self.view = view  # of a masked state
        self.option_words = option_words
        self.position = position
        self.fact = fact
        self.conserved = conserved
        self.check_together = check_together  # (seats, options): refuse options that do not go together
        self.glimpse = glimpse  # as much of a mask as `view` and `overlay` read; the battery compares
        self.overlay = overlay
        self.board_info = board_info
        self.about = about
        self.seat_name = seat_name
        self.chain = chain  # of a masked state
        self.cards = cards
        self.shown = shown  # the TypedDicts of a view and of the board
        self.write_position = write_position
        self.without_effect = without_effect


class GameOfParts(Game):
    """A game that says what its parts are, and how its table is laid out. A state has its options as `table.given`."""

    def __init__(self, parts: Parts[Any]) -> None:
        self.parts = parts

    def laid_out(self, seats: int, options: dict[str, str]) -> State:
        """A table before set-up."""
        raise NotImplementedError

    def derive(self, s: State) -> None:
        """Work out what follows from the stored columns, where a state holds such things."""

    # ---------------------------------------------------------------- tables of the game
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

    def board_info(self) -> dict[str, Any]:
        board_info = self.parts.board_info
        return super().board_info() if board_info is None else cast("dict[str, Any]", board_info())

    def about_option(self, code: int, kind: int) -> tuple[list[str], list[str]]:
        about = self.parts.about
        return super().about_option(code, kind) if about is None else about(code, kind)

    def cards(self) -> list[CardFacts]:
        cards = self.parts.cards
        return super().cards() if cards is None else cards()

    # ---------------------------------------------------------------- playing
    def new_state(
        self, seats: int, options: dict[str, str], seed: str, listen: bool = False, key: str = ""
    ) -> State:
        check_together = self.parts.check_together
        if check_together is not None:
            check_together(seats, options)
        s = self.laid_out(seats, options)
        if key:
            s.use_key(key)
        else:
            s.use_seed(seed_state(seed))
        s.push(self.parts.set_up())
        if listen:
            s.events = []
            s.drawn = []
        s.advance()
        return s

    def encode(self, s: State) -> dict[str, Any]:
        data = codec.encode(s, self.parts.columns)
        own: Any = s  # the kernel's State knows no table
        data["table"] = own.table.given
        return data

    def decode(self, data: dict[str, Any]) -> State:
        s = self.laid_out(int(data["n"]), self.check_options(data["table"], stored=True))
        codec.decode_into(s, data, self.parts.columns, self.parts.frames)
        self.derive(s)
        return s

    def why_not(self, s: State, seat: int, code: int) -> str:
        return self.parts.why_not(s, seat, code)

    def without_effect(self, s: State, ask: Ask) -> list[int]:
        without_effect = self.parts.without_effect
        return super().without_effect(s, ask) if without_effect is None else without_effect(s, ask)

    def conserved(self, s: State) -> list[str]:
        return self.parts.conserved(s)

    # ---------------------------------------------------------------- what a seat sees and cannot see
    def view(self, s: State, seat: int) -> dict[str, Any]:
        glimpse = self.parts.glimpse
        return cast("dict[str, Any]", self.parts.view(s.mask(seat) if glimpse is None else glimpse(s, seat), seat))

    def shown(self) -> tuple[Any, Any]:
        return super().shown() if self.parts.shown is None else self.parts.shown

    def overlay(self, s: State, seat: int) -> dict[str, Any]:
        overlay = self.parts.overlay
        return super().overlay(s, seat) if overlay is None else overlay(s, seat)

    def chain(self, s: State, seat: int) -> list[Described]:
        chain = self.parts.chain
        return super().chain(s, seat) if chain is None else chain(s.mask(seat))

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        """A copy in which everything the seat cannot know is dealt anew, in agreement with all it has seen. A mask made
        for the seat is enough: nothing that is hidden from it has any say."""
        guess = s.clone()
        guess.use_seed(seed_state(f"{rng.below(1 << 30)}.{rng.below(1 << 30)}"))
        self.parts.redeal(s, guess, seat, rng)
        guess.own_frames()
        for frame in guess.stack:
            frame.redeal(guess, seat, rng)
        if not guess.over:
            guess.reask()
            order = [a.seat for a in s.asks]
            guess.asks.sort(key=lambda a: order.index(a.seat))
            for i, own in enumerate(s.asks):  # in a mask piles are sorted; the own options keep the order they came in
                if own.seat == seat and sorted(own.options) == sorted(guess.asks[i].options):
                    guess.asks[i] = own
        return guess

    # ---------------------------------------------------------------- words
    def option_words(self, s: State, code: int) -> str:
        return self.parts.option_words(s, code)

    def seat_name(self, s: State, seat: int) -> str:
        seat_name = self.parts.seat_name
        return super().seat_name(s, seat) if seat_name is None else seat_name(s, seat)

    def position(self, text: dict[str, Any], seats: int, options: dict[str, str]) -> State:
        words = {k: v for k, v in text.items() if k not in inspect.KERNEL_KEYS}
        s: State = self.parts.position(words, seats, options)
        return s if len(words) == len(text) else inspect.lay_over(self, s, text, self.parts.frames)

    def write_position(self, s: State) -> dict[str, Any]:
        write_position = self.parts.write_position
        return super().write_position(s) if write_position is None else write_position(s)

    def fact(self, s: State, name: str) -> Any:
        return self.parts.fact(s, name)
