"""The state both card games share: every card is a number, and columns say where it is and how it stands.

Cards of seat p come in a row. Columns are replaced when they change, never changed in place: copies share them. What
the cards are and what a game's rules say of them is in `book`."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame.book import Book
from greathall.games.cardgame.columns import CardColumns
from greathall.games.cardgame.columns import Cards as Cards
from greathall.games.cardgame.constant import BLANKS
from greathall.games.cardgame.names import ASIDE, DECK, DUPLICATE, FACEDOWN, HAND, OFFERED, PLAY, PLOTS
from greathall.kernel.state import UNKNOWN

NONE: Final = -1
# What may have stirred: cards in play, power, decks.
BOARD: Final = 1
SCORE: Final = 2
DECKS: Final = 4
# By zone: can what lies there be hidden from anybody (`hidden_from`)?
SECRET: Final = [zone in (DECK, HAND, PLAY, PLOTS, DUPLICATE, OFFERED, ASIDE) for zone in range(ASIDE + 1)]


class CardState(CardColumns):
    """What lies where."""

    __slots__ = ()

    def lay_out(self, book: Book[Any], seats: int, stopping: bool) -> None:
        """A table before set-up: every card out of play."""
        self.lay_out_columns(seats)
        self.book = book
        self.stopping = stopping
        self.forget_designs()

    def add_card(self, seat: int, d: int, zone: int) -> int:
        """One more card, before the match begins; its number."""
        return self.add_cards(seat, [d], zone)[0]

    def add_cards(self, seat: int, designs: list[int], zone: int) -> Cards:
        """More cards, before the match begins; their numbers."""
        first, count = len(self.design), len(designs)
        self.design += designs
        self.zone += [zone] * count
        self.owner += [seat] * count
        self.ctrl += [seat] * count
        self.flags += [0] * count
        self.host += [NONE] * count
        self.power += [0] * count
        self.tokens += [0] * count
        self.seen += [0] * count
        if zone == DUPLICATE:
            self.doubled += count
        return tuple(range(first, first + count))

    def forget(self) -> None:
        """Cards have changed: what is derived from them is worked out anew when it is asked for."""
        self.auras = None
        self.blanks = None
        self.stirred |= BOARD

    def forget_of(self, c: int) -> None:
        """The same where only this card has come, gone or been attached. Which constant abilities are in force stays
        known if it has none itself, and no card takes texts away."""
        known = self.auras
        if known is None or known[BLANKS] or self.book.changes[self.design[c]]:
            self.auras = None
            self.blanks = None
        self.stirred |= BOARD

    def forget_seats(self) -> None:
        """Likewise, when the first player or who is still in the game has changed."""
        self.order = None
        self.forget()

    def forget_designs(self) -> None:
        """Other cards may lie where they lay: nothing derived is true any more."""
        self.forget_seats()
        self.armoury = None
        self.armed = False
        self.stirred = BOARD | SCORE | DECKS

    # ---------------------------------------------------------------- the one visibility function
    def mask_cards(self, seat: int) -> None:
        """Make this copy what `seat` may see: hands, decks, plot decks and facedown cards are hidden, but for their
        player and whoever was shown them."""
        self.mask_kernel(seat)
        true = self.design
        hidden = self.mask_shown(seat)
        zone, ctrl, seen = self.zone.copy(), self.ctrl.copy(), [0] * len(self.seen)
        unseen: list[list[int]] = [[] for _ in range(self.n + 1)]
        for c, where in enumerate(self.zone):
            if hidden[c]:
                unseen[self.owner[c]].append(true[c])
                if where not in (PLAY, DUPLICATE):  # that a card lies there face down is no secret
                    zone[c] = ctrl[c] = UNKNOWN
            elif seat >= 0:
                seen[c] = self.seen[c] & 1 << seat
        self.zone, self.ctrl, self.seen = zone, ctrl, seen
        self.unseen = [tuple(sorted(designs)) for designs in unseen]
        self.forget_designs()

    def mask_shown(self, seat: int) -> list[bool]:
        """The part of the mask that views are made from: what each card is, and who holds which. Says which cards are
        hidden."""
        self.hide_columns(seat)
        design, in_play = self.design.copy(), False
        hidden = [False] * len(design)
        for c, where in enumerate(self.zone):
            if SECRET[where] and self.hidden_from(c, where, seat):
                # Not even which card of the deck list it is: a card that was seen and shuffled away is any card now.
                hidden[c] = True
                design[c] = UNKNOWN
                in_play = in_play or where in (PLAY, DUPLICATE)
        self.design = design
        self.hand = [_shown(cards, hidden) for cards in self.hand]
        self.plots = [_shown(cards, hidden) for cards in self.plots]
        self.deck = [tuple([UNKNOWN if hidden[c] else c for c in cards]) for cards in self.deck]
        if in_play:  # else what cards in play change is still true
            self.forget_designs()
        return hidden

    def hidden_from(self, c: int, zone: int, seat: int) -> bool:
        """May `seat` not know which card this is?"""
        if seat >= 0 and self.seen[c] >> seat & 1:
            return False
        if zone in (HAND, PLOTS, OFFERED):
            return self.ctrl[c] != seat
        if zone in (PLAY, DUPLICATE):
            return bool(self.flags[c] & FACEDOWN) and self.ctrl[c] != seat
        return zone in (DECK, ASIDE)


def _shown(cards: Cards, hidden: list[bool]) -> Cards:
    """A pile without order: what may be seen first."""
    known = sorted([c for c in cards if not hidden[c]])
    return (*known, *[UNKNOWN] * (len(cards) - len(known)))
