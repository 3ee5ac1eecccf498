"""What the faces of both card games to the rest of the program have in common."""

from __future__ import annotations

from greathall.games.cardgame import codes, counting, notation
from greathall.games.cardgame.codes import SPAN, Verb
from greathall.games.cardgame.state import CardState
from greathall.kernel.game import Described, Game
from greathall.kernel.state import UNKNOWN, State


class CardGame(Game):
    """A card game with the machine of this package. A subclass has its verbs."""

    def verbs(self) -> dict[int, Verb]:
        raise NotImplementedError

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
