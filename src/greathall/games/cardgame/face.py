"""What the faces of both card games to the rest of the program have in common."""

from __future__ import annotations

from greathall.games.cardgame import notation, story
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.codes import SPAN
from greathall.games.cardgame.flow.challenge import Claim, Declaring
from greathall.games.cardgame.flow.choosing import Choice
from greathall.games.cardgame.names import DUPLICATE
from greathall.games.cardgame.state import CardState
from greathall.kernel.face import GameOfParts
from greathall.kernel.game import Described
from greathall.kernel.score import Standing, Tally
from greathall.kernel.state import UNKNOWN, Ask, State


class CardGame(GameOfParts):
    """A card game with the machine of this package: a game of parts whose options are about cards by number."""

    beat = "round"
    power_rule = ""  # what counts as a seat's power
    power_goal = 0  # how much of it wins

    def derive(self, s: State) -> None:
        assert isinstance(s, CardState)
        s.listened = listened(s)
        s.doubled = s.zone.count(DUPLICATE)

    def codes_in(self, s: State) -> list[int]:
        assert isinstance(s, CardState)
        verb = s.book.codes.verb
        return [c for c in self.all_codes() if not verb(c).is_about("card") or c % SPAN < len(s.design)]

    def turns(self, s: State) -> int:
        """Rounds: the players are active in turn several times in each."""
        assert isinstance(s, CardState)
        return s.round

    # ---------------------------------------------------------------- looking back
    def standing(self, s: State) -> list[Standing]:
        assert isinstance(s, CardState)
        return story.standing(s, self.power_rule)

    def goal(self, s: State) -> int:
        return self.power_goal

    def tally(self, seats: int) -> Tally:
        return story.Counts(seats)

    def telling(self) -> list[str]:
        return story.TELLING

    def without_effect(self, s: State, ask: Ask) -> list[int]:
        frame = s.stack[-1]
        if not isinstance(s, CardState) or not isinstance(frame, Declaring | Claim | Choice):
            return []
        return [code for code in ask.options if frame.does_nothing(s, code)]

    # ---------------------------------------------------------------- words
    def describe_option(self, s: State, code: int) -> Described:
        assert isinstance(s, CardState)
        said = s.book.codes.describe(code)
        out = []
        for field, type_, value in said.args:
            if type_ == "card":  # a number beyond the cards of this match is no card of it
                out.append((field, type_, s.design[value] if value < len(s.design) else UNKNOWN))
                out.append(("number", "number", value))
            else:
                out.append((field, type_, value))
        return Described(said.name, out)

    def seat_name(self, s: State, seat: int) -> str:
        return notation.seat_name(seat)
