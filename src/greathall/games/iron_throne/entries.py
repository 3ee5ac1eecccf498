"""Entries of hands and of hostages: a card together with who knows it to be there.

An entry is one int, so that hands stay sorted tuples of ints: the card, a mark for what was taken in the truce deal
that is being carried out (IRT-AMB.18), and one bit for each seat that knows the card. Nothing outside this module takes
an entry apart. A mask shows entries without their marks, a hidden card as UNKNOWN, and of a hostage whose face is
hidden the house on its back.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from greathall.games.iron_throne.names import KINDS, N_HOUSES

Cards = tuple[int, ...]

_SHIFT: Final = 8
_MARKS: Final = (1 << _SHIFT) - 1
_FRESH: Final = 128
_KNOWN: Final = 31
_FIRST_BACK: Final = -2


# ---------------------------------------------------------------- reading
def card_of(entry: int) -> int:
    return entry >> _SHIFT


def cards_of(entries: Cards) -> list[int]:
    return [e >> _SHIFT for e in entries]


def span_of(entries: Cards, card: int) -> tuple[int, int]:
    """Where the copies of a card stand among sorted entries: the first of them, and the first after them."""
    return bisect_left(entries, card << _SHIFT), bisect_left(entries, card + 1 << _SHIFT)


def holds(entries: Cards, card: int) -> bool:
    """Is the card among sorted entries?"""
    at = bisect_left(entries, card << _SHIFT)
    return at < len(entries) and entries[at] >> _SHIFT == card


def backs_of(entries: Cards) -> list[int]:
    """The houses of the cards that were not taken in the deal that is being carried out."""
    return [(e >> _SHIFT) // KINDS for e in entries if not e & _FRESH]


def different_cards(entries: Cards) -> list[int]:
    """The different cards among entries, in their order."""
    return list(dict.fromkeys([e >> _SHIFT for e in entries]))


def house_of(entry: int) -> int:
    """The house a card belongs to; also of an entry that shows nothing but its back."""
    return (entry >> _SHIFT) // KINDS if entry >= 0 else (_FIRST_BACK - entry) % N_HOUSES


def is_seen(entry: int) -> bool:
    """In a masked state: is the face known?"""
    return entry >= 0


def is_fresh(entry: int) -> bool:
    """Was it taken in the deal that is being carried out? A mask shows that, too."""
    return entry & _FRESH != 0 if entry >= 0 else entry <= _FIRST_BACK - N_HOUSES


def takeable(entries: Cards, house: int) -> tuple[list[int], list[int]]:
    """The entries that can be taken as a hostage (of this house, -1 for any), and the rest: what was taken in the deal
    that is being carried out stays."""
    could = [e for e in entries if not e & _FRESH and (house < 0 or (e >> _SHIFT) // KINDS == house)]
    return could, [e for e in entries if e not in could]


def knows(entry: int, seat: int) -> bool:
    """Does the seat know the card to be there? A spectator (-1) knows none."""
    return seat >= 0 and entry >> seat & 1 == 1


def knowers(entry: int) -> int:
    """Seats that know the card, as bits."""
    return entry & _KNOWN


# ---------------------------------------------------------------- making
def entry_of(card: int, known: int, fresh: bool = False) -> int:
    """`known`: seats that know the card, as bits."""
    return card << _SHIFT | known | (_FRESH if fresh else 0)


def bare(entry: int) -> int:
    """The card without the marks of who knows it, as a mask shows it."""
    return entry >> _SHIFT << _SHIFT | entry & _FRESH


def back_of(entry: int) -> int:
    """IRT-HOSTAGE.3: what a mask shows of a hostage whose face is hidden, and of a hidden card that was just taken."""
    return _FIRST_BACK - (entry >> _SHIFT) // KINDS - (N_HOUSES if entry & _FRESH else 0)


def learnt(entry: int, known: int) -> int:
    """The entry, known to these seats too."""
    return entry | known


def forgotten(entry: int, by_all_but: int) -> int:
    """The entry, known to no other seats than these."""
    return entry & (~_KNOWN | by_all_but)


def all_forgotten(entries: list[int], by_all_but: int) -> list[int]:
    """The entries, known to no other seats than these."""
    keep = ~_KNOWN | by_all_but
    return [e & keep for e in entries]


def stale(entry: int) -> int:
    """The entry once the deal is done in which it was taken."""
    return entry & ~_FRESH


def swapped(entry: int, card: int) -> int:
    """Another card in the same place, with the same marks."""
    return card << _SHIFT | entry & _MARKS
