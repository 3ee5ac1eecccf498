"""What the faces of both card games to the rest of the program have in common."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame import codes, counting, notation
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.codes import SPAN, Verb
from greathall.games.cardgame.knowledge import redeal
from greathall.games.cardgame.state import CardState
from greathall.kernel import codec
from greathall.kernel.game import Described, Game
from greathall.kernel.rng import Rng, seed_state
from greathall.kernel.state import UNKNOWN, Frame, State


class CardGame(Game):
    """A card game with the machine of this package. A subclass says what its own parts are."""

    def verbs(self) -> dict[int, Verb]:
        raise NotImplementedError

    def laid_out(self, seats: int, options: dict[str, str]) -> CardState:
        """A table before set-up."""
        raise NotImplementedError

    def set_up(self) -> Frame[Any]:
        """The frame a match begins with."""
        raise NotImplementedError

    def columns(self) -> tuple[str, ...]:
        """What of a state is stored."""
        raise NotImplementedError

    def frames(self) -> dict[str, type[Frame[Any]]]:
        raise NotImplementedError

    def options_of(self, s: State) -> dict[str, str]:
        """The table's options, as they were given."""
        raise NotImplementedError

    # ---------------------------------------------------------------- playing
    def new_state(self, seats: int, options: dict[str, str], seed: str, listen: bool = False) -> CardState:
        s = self.laid_out(seats, options)
        s.rng = seed_state(seed)
        s.push(self.set_up())
        if listen:
            s.events = []
        s.advance()
        return s

    def encode(self, s: State) -> dict[str, Any]:
        data = codec.encode(s, self.columns())
        data["table"] = self.options_of(s)
        return data

    def decode(self, data: dict[str, Any]) -> CardState:
        s = self.laid_out(int(data["n"]), self.check_options(data["table"]))
        codec.decode_into(s, data, self.columns(), self.frames())
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
        name, fields, split = self.verbs()[code // SPAN]
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
        verbs = self.verbs()
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
