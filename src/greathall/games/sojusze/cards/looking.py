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
        choices = self.choices(s)
        if len(choices) == 1:
            self.deal_with(s, choices[0])
            choices = []
        if choices:
            self.at = ARRANGING
            s.ask(self.who, codes.ORDER_ALLIES, choices)
            return
        s.done()
        self.put_back(s)

    def seen(self, s: SojuszeState) -> list[int]:
        """The allies looked at, from the top."""
        size = len(s.ally_deck)
        found = s.ally_deck[size - self.from_deck :]
        if self.from_row:
            found.append(s.row[0])
        found.reverse()
        return found

    def left(self, s: SojuszeState) -> list[int]:
        """The allies still to be dealt with."""
        used = [place for place, _ in self.dealt]
        return [ally for i, ally in enumerate(self.seen(s)) if i not in used]

    def next_verbs(self, s: SojuszeState) -> tuple[int, ...]:
        """What is done next with one of the cards: by default it comes next from the top."""
        return (codes.TOP,)

    def choices(self, s: SojuszeState) -> list[int]:
        left = self.left(s)
        return [verb + ally for verb in self.next_verbs(s) for ally in left]

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        verb = code // codes.SPAN * codes.SPAN
        if verb not in self.next_verbs(s):
            return "SOJ-TEXT.21"
        if code - verb not in self.seen(s):
            return "SOJ-SETUP.4"
        return "" if code - verb in self.left(s) else "SOJ-TEXT.22"

    def deal_with(self, s: SojuszeState, code: int) -> None:
        verb = code // codes.SPAN * codes.SPAN
        fate = TO_BOTTOM if verb == codes.BOTTOM else TO_DIE if verb == codes.KILL else TO_TOP
        self.dealt = [*self.dealt, (self.seen(s).index(code - verb), fate)]

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, codes.ORDER_ALLIES, self.choices(s))

    def put_back(self, s: SojuszeState) -> None:
        """SOJ-AMB.30: the first card of the new order takes the place in the row that was looked at."""
        seen = self.seen(s)
        marks = dict.fromkeys(seen, (1 << s.n) - 1)  # a card of the row is known to all
        for i in range(self.from_row, len(seen)):
            marks[seen[i]] = s.ally_known[len(s.ally_deck) - 1 - (i - self.from_row)]
        top = [seen[place] for place, fate in self.dealt if fate == TO_TOP]
        bottom = [seen[place] for place, fate in self.dealt if fate == TO_BOTTOM]
        killed = [seen[place] for place, fate in self.dealt if fate == TO_DIE]
        in_row = top.pop(0) if self.from_row and top else NONE
        allies.put_back(s, self.who, self.from_deck, top, bottom, marks)
        if self.from_row:
            allies.set_row_next(s, in_row if in_row != NONE else allies.draw(s))
        for ally in killed:
            allies.bury_unseen(s, ally)

    def mask(self, s: SojuszeState, seat: int) -> None:
        """All see whether a card goes to the top, to the bottom or to the dead, but not which."""
        if seat != self.who:
            self.dealt = [(UNKNOWN, fate) for _, fate in self.dealt]

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        """Which cards were dealt with is chosen anew, at random."""
        if seat != self.who:
            places = list(range(self.from_deck + self.from_row))
            self.dealt = [(places.pop(rng.below(len(places))), fate) for _, fate in self.dealt]
