"""Looking through the top of the ally deck and putting the cards back."""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.sojusze import codes
from greathall.games.sojusze.cards.common import Question
from greathall.games.sojusze.ops import allies
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.kernel.rng import Rng
from greathall.kernel.state import BEGIN, NOBODY, UNKNOWN

# Steps of Look.
LOOKING: Final = 1
ARRANGING: Final = 2

# What becomes of a card that was looked at.
TO_TOP: Final = 0
TO_BOTTOM: Final = 1
TO_DIE: Final = 2


def deck_places(s: SojuszeState, count: int) -> list[int]:
    """The topmost places of the deck, the top first."""
    size = len(s.ally_deck)
    return [size - 1 - i for i in range(count)]


class Look(Question):
    """who looks at the top cards of the ally deck and puts them back; with open allies the next card of the row is the
    first of them (SOJ-OPEN.6)."""

    __slots__ = ("dealt", "from_deck", "from_row")
    verbs = (codes.TOP, codes.BOTTOM, codes.KILL)
    secret = True
    count: ClassVar[int] = 0
    card: ClassVar[int] = NONE
    ally: ClassVar[int] = NONE

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.from_deck = 0  # how many cards of the deck are looked at
        self.from_row = 0  # and how many of the row
        # For each card dealt with so far: its place among the cards looked at, and what becomes of it.
        self.dealt: list[tuple[int, int]] = []

    def copy(self) -> Look:
        other = self.__class__(self.who)
        other.at = self.at
        other.from_deck = self.from_deck
        other.from_row = self.from_row
        other.dealt = self.dealt
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            self.at = LOOKING
            self.from_row = 1 if s.table.open_allies and s.row else 0
            self.from_deck = min(self.count - self.from_row, len(s.ally_deck))
            if self.from_deck + self.from_row == 0:
                s.done()
                return
            allies.look_at(s, self.who, deck_places(s, self.from_deck))
        elif self.at == ARRANGING:
            self.deal_with(s, s.answer)
        left = self.left()
        if len(left) == 1 and len(self.choices(s)) == 1:
            self.deal_with(s, self.choices(s)[0])
            left = []
        if not left:
            s.done()
            self.put_back(s)
            return
        self.at = ARRANGING
        self.ask(s)

    def left(self) -> list[int]:
        """Places of the cards still to be dealt with."""
        used = [place for place, _ in self.dealt]
        return [i for i in range(self.from_deck + self.from_row) if i not in used]

    def seen(self, s: SojuszeState, i: int) -> int:
        """The ally at place i of the cards looked at."""
        if self.from_row and i == 0:
            return s.row[0]
        return s.ally_deck[len(s.ally_deck) - 1 - (i - self.from_row)]

    def next_verbs(self, s: SojuszeState) -> tuple[int, ...]:
        """What is done next with one of the cards: by default it comes next from the top."""
        return (codes.TOP,)

    def choices(self, s: SojuszeState) -> list[int]:
        left = self.left()
        return [verb + self.seen(s, i) for verb in self.next_verbs(s) for i in left]

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        verb = code // codes.SPAN * codes.SPAN
        if verb not in self.next_verbs(s):
            return "SOJ-TEXT.21"
        places = [i for i in range(self.from_deck + self.from_row) if self.seen(s, i) == code - verb]
        if not places:
            return "SOJ-SETUP.4"
        return "" if places[0] in self.left() else "SOJ-TEXT.22"

    def decided_by(self) -> str:
        return "SOJ-YOU.3" if self.ally != NONE else "SOJ-YOU.1"

    def deal_with(self, s: SojuszeState, code: int) -> None:
        verb = code // codes.SPAN * codes.SPAN
        fate = TO_BOTTOM if verb == codes.BOTTOM else TO_DIE if verb == codes.KILL else TO_TOP
        for i in self.left():
            if self.seen(s, i) == code - verb:
                self.dealt = [*self.dealt, (i, fate)]
                return
        raise ValueError("not among the cards looked at")

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, codes.ORDER_ALLIES, self.choices(s))

    def put_back(self, s: SojuszeState) -> None:
        """SOJ-AMB.30: the first card of the new order takes the place in the row that was looked at."""
        count = self.from_deck + self.from_row
        seen = [self.seen(s, i) for i in range(count)]
        marks = dict.fromkeys(seen, (1 << s.n) - 1)  # a card of the row is known to all
        for i in range(self.from_row, count):
            marks[seen[i]] = s.ally_known[len(s.ally_deck) - 1 - (i - self.from_row)]
        top = [seen[place] for place, fate in self.dealt if fate == TO_TOP]
        bottom = [seen[place] for place, fate in self.dealt if fate == TO_BOTTOM]
        killed = [seen[place] for place, fate in self.dealt if fate == TO_DIE]
        in_row = top.pop(0) if self.from_row and top else NONE
        allies.put_back(s, self.who, self.from_deck, top, bottom, marks)
        if self.from_row:
            allies.set_row_next(s, in_row if in_row != NONE else allies.draw(s))
        for ally in killed:
            allies.bury(s, ally)

    def mask(self, s: SojuszeState, seat: int) -> None:
        if seat != self.who:
            self.dealt = [(UNKNOWN, UNKNOWN)] * len(self.dealt)

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        """What was done with the cards is chosen anew, at random."""
        if seat != self.who:
            count = len(self.dealt)
            self.dealt = []
            for _ in range(count):
                choices = self.choices(s)
                self.deal_with(s, choices[rng.below(len(choices))])
