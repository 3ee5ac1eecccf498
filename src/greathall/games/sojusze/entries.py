"""What an int in a hand, in a bidding area or among tokens says: a card or value together with marks, by name.

A card in a hand carries two marks per seat: `known` (the seat knows it to be there) and `seen` (the seat saw it in the
draft and knows it to be in somebody's hand). A card in a bidding area may count as having no ability. A token carries
the seats that know its value. See knowledge.py for what is done with the marks.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

Cards = tuple[int, ...]

CARD_SHIFT: Final = 16
SEEN_SHIFT: Final = 8
KNOWN: Final = 255
MARKS: Final = 0xFFFF  # known and seen
BLANK: Final = 128
CARD: Final = 127  # the card of an entry in a bidding area
N_ENTRIES: Final = 256  # an entry in a bidding area is less than this
TOKEN_SHIFT: Final = 2
VALUE_MASK: Final = 3


# ---------------------------------------------------------------- cards in hands
def in_hand(card: int, marks: int = 0) -> int:
    """The entry of a card in a hand."""
    return card << CARD_SHIFT | marks


def card_of(entry: int) -> int:
    return entry >> CARD_SHIFT


def cards_of(hand: Cards) -> list[int]:
    return [e >> CARD_SHIFT for e in hand]


def hand_of(cards: list[int]) -> Cards:
    """A hand of cards of which nobody else knows anything."""
    return tuple(sorted([k << CARD_SHIFT for k in cards]))


def copies_in(hand: Cards, card: int) -> tuple[int, int]:
    """Where the copies of a card begin and end in a hand, which is kept in order."""
    return bisect_left(hand, card << CARD_SHIFT), bisect_left(hand, (card + 1) << CARD_SHIFT)


def options_of(hand: Cards, verb: int) -> list[int]:
    """One option for each design in a hand."""
    return list({verb + (e >> CARD_SHIFT): e for e in hand})


def without_marks(entry: int) -> int:
    return entry >> CARD_SHIFT << CARD_SHIFT


def marks_of(entry: int) -> int:
    """All marks of a card in a hand."""
    return entry & MARKS


def is_known(entry: int, seat: int) -> bool:
    """Does this seat know the card to be in this hand?"""
    return seat >= 0 and entry >> seat & 1 == 1


def was_seen(entry: int, seat: int) -> bool:
    """Did this seat see the card in the draft?"""
    return seat >= 0 and entry >> (SEEN_SHIFT + seat) & 1 == 1


def known_mark(seat: int) -> int:
    return 1 << seat


def seen_mark(seat: int) -> int:
    return 1 << (SEEN_SHIFT + seat)


# ---------------------------------------------------------------- cards in bidding areas
def area_card(entry: int) -> int:
    return entry & CARD


def area_cards(area: Cards) -> list[int]:
    return [e & CARD for e in area]


def is_blank(entry: int) -> bool:
    """Does a card in an area count as having no ability?"""
    return entry >= BLANK


def blanked(entry: int) -> int:
    return entry | BLANK


# ---------------------------------------------------------------- tokens
def value_of(token: int) -> int:
    return token & VALUE_MASK


def known_values(tokens: Cards, seat: int) -> list[int]:
    """The values of those tokens that this seat knows."""
    mark = 1 << (TOKEN_SHIFT + seat)
    return [t & VALUE_MASK for t in tokens if t & mark]


def with_value(token: int, value: int) -> int:
    """The same token, known to the same seats, with another value."""
    return token & ~VALUE_MASK | value


def is_token_known(token: int, seat: int) -> bool:
    return seat >= 0 and token >> (TOKEN_SHIFT + seat) & 1 == 1


def token_seen_by(token: int, seat: int) -> int:
    """The token with the mark that this seat knows its value."""
    return token | 1 << (TOKEN_SHIFT + seat)
