"""What is counted in the column `limits`: keys of abilities of single cards, and of titles for each player."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.state import CardState

_SLOTS: Final = 8  # a card's own keys
PLOTS_FIRST: Final = 7  # a revealed plot counts the first card of a kind its player plays in the round

_TITLES: Final = 1 << 20  # keys of titles lie above those of cards
_SEAT_SHIFT: Final = 12


def ability_key(c: int, number: int) -> int:
    """Of one ability of this very card."""
    return c * _SLOTS + number


def title_key(s: CardState, c: int, seat: int) -> int:
    """Of all cards with this card's title, for one player."""
    return _TITLES | seat << _SEAT_SHIFT | s.book.title[s.design[c]]


def belongs_to(key: int, c: int) -> bool:
    """Is something counted for this very card, and forgotten when it leaves?"""
    return key // _SLOTS == c


def times(s: CardState, key: int) -> int:
    for found, so_far, _ in s.limits:
        if found == key:
            return so_far
    return 0
