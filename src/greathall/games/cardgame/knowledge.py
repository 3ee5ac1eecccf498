"""A fair guess at what a seat cannot see: redeal.

Deck lists are open (they stand in the table's options); what is hidden is which of the cards lie where. A mask keeps
the hidden designs of every owner, so that a whole state can be guessed from a mask alone.
"""

from __future__ import annotations

from greathall.games.cardgame.names import ASIDE, DECK, EVENT, HAND, PLAY, PLOT, PLOTS
from greathall.games.cardgame.state import NONE, Cards, CardState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN


def redeal(s: CardState, d: CardState, seat: int, rng: Rng) -> None:
    """In `d`, a copy of `s`, deal anew everything the seat cannot know, in agreement with all it has seen."""
    d.design = d.design.copy()
    if UNKNOWN in d.design:
        complete(d).lay_aside(d)
    types = d.book.type
    for p in range(-1, d.n):  # -1: cards nobody owns, as in a draft
        for plots in (False, True):
            hidden = [
                c
                for c, zone in enumerate(d.zone)
                if d.owner[c] == p and (types[d.design[c]] == PLOT) == plots and d.hidden_from(c, zone, seat)
            ]
            found = [d.design[c] for c in hidden]
            rng.shuffle(found)
            for c, what in zip(hidden, found, strict=True):
                d.design[c] = what
            if not plots:
                _no_events_on_the_table(d, hidden)
    if s.stopping:
        d.stops = [x if p == seat else rng.below(4) for p, x in enumerate(s.stops)]
    d.forget_designs()


def _no_events_on_the_table(d: CardState, hidden: list[int]) -> None:
    """What lies face down in the play area is a card that stays there: an event changes places with such a card."""
    types, design = d.book.type, d.design
    others = [c for c in hidden if d.zone[c] != PLAY and types[design[c]] != EVENT]
    for c in hidden:
        if d.zone[c] == PLAY and types[design[c]] == EVENT and others:
            x = others.pop()
            design[c], design[x] = design[x], design[c]


# ---------------------------------------------------------------- from a mask
class Hidden:
    """The cards of one owner that a mask hides: their numbers, and their designs, draw cards and plots apart."""

    def __init__(self, d: CardState, owner: int) -> None:
        types = d.book.type
        hidden = [c for c, what in enumerate(d.design) if what == UNKNOWN and d.owner[c] == owner]
        self.down = [c for c in hidden if d.zone[c] != UNKNOWN]  # lies face down in play, and is that very card
        self.free = [c for c in hidden if d.zone[c] == UNKNOWN]
        self.draw = [x for x in d.unseen[owner] if types[x] != PLOT]
        self.plots = [x for x in d.unseen[owner] if types[x] == PLOT]

    def fill(self, d: CardState, pile: Cards, zone: int, seat: int, designs: list[int]) -> Cards:
        """A pile with a card in the place of everything that is not known."""
        return tuple([self.lay(d, zone, seat, designs) if c == UNKNOWN else c for c in pile])

    def lay(self, d: CardState, zone: int, seat: int, designs: list[int]) -> int:
        c = self.free.pop()
        d.design[c] = designs.pop()
        d.zone[c] = zone
        d.ctrl[c] = seat
        return c

    def lay_aside(self, d: CardState) -> None:
        """What is left lies beside the game."""
        while self.free:
            self.lay(d, ASIDE, NONE, self.plots)


def complete(d: CardState) -> Hidden:
    """Make a mask a whole state: every hidden card gets one of the places where hidden cards lie. What is left is
    nobody's, for the game to lay out."""
    d.zone, d.ctrl = d.zone.copy(), d.ctrl.copy()
    nobodys = Hidden(d, NONE)
    hands, decks, plots = [], [], []
    for p in range(d.n):
        own = Hidden(d, p)
        for c in own.down:
            d.design[c] = own.draw.pop()
        hands.append(own.fill(d, d.hand[p], HAND, p, own.draw))
        decks.append(own.fill(d, d.deck[p], DECK, p, own.draw))
        from_whom = own if own.plots else nobodys  # plots that were drafted belong to nobody
        plots.append(from_whom.fill(d, d.plots[p], PLOTS, p, from_whom.plots))
    d.hand, d.deck, d.plots = hands, decks, plots
    return nobodys
