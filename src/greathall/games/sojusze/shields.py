"""What protects cards, hands, allies and tokens from abilities (SOJ-PREC, SOJ-AMB.16, SOJ-AMB.37, SOJ-AMB.40)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.data import STANDARD
from greathall.games.sojusze.names import (
    BARRISTAN_SELMY,
    BRYNDEN_TULLY,
    GREAT_CHAIN,
    GUEST_RIGHT,
    JEOR_MORMONT,
    KINGSGUARD,
    NIGHTS_WATCH,
    ROYAL_DECREE,
    UNSULLIED,
)
from greathall.games.sojusze.state import SojuszeState

# What is done to a card in a bidding area.
MOVED: Final = 0
DISCARDED: Final = 1
RETURNED: Final = 2


def in_force(s: SojuszeState, card: int) -> bool:
    """Does an effect until the end of the round, started by this card, go on?"""
    for e in s.effects:
        if e[0] == card:
            return True
    return False


def shield_of_card(entry: int) -> str:
    """The rule by which a card in an area is safe from influence cards; a blank one is a different entry."""
    return "SOJ-AMB.16" if entry in (ROYAL_DECREE, UNSULLIED) else ""


def shield_of_area(s: SojuszeState, you: int, owner: int, how: int) -> str:
    """The rule that keeps an influence card of `you` from doing this to anything in the area of `owner`."""
    if you != owner and KINGSGUARD in s.areas[owner]:
        return "SOJ-AMB.40"
    if how == DISCARDED:
        return "SOJ-PREC.2" if s.ruling == BARRISTAN_SELMY else ""
    if how == MOVED and s.ruling == BRYNDEN_TULLY:
        return "SOJ-PREC.2"
    return "SOJ-AMB.37" if s.effects and in_force(s, GREAT_CHAIN) else ""


def shield(s: SojuszeState, you: int, owner: int, entry: int, how: int) -> str:
    """The rule that keeps an influence card of `you` from doing this to a card of `owner`, '' if none does."""
    return shield_of_card(entry) or shield_of_area(s, you, owner, how)


def touchable(s: SojuszeState, you: int, owner: int, entry: int, how: int) -> bool:
    """Can an influence card of `you` do this to a card in the area of `owner`?"""
    return shield(s, you, owner, entry, how) == ""


def is_standard(entry: int) -> bool:
    """A red, green or purple card."""
    return STANDARD[entry]


def hand_open(s: SojuszeState, you: int, holder: int) -> bool:
    """Can an influence card of `you` look at this hand, take from it or make its holder discard or give?"""
    return you == holder or NIGHTS_WATCH not in s.areas[holder]


def can_kill(s: SojuszeState, by_influence: bool) -> bool:
    if s.ruling == JEOR_MORMONT:
        return False
    return not (by_influence and s.effects and in_force(s, GUEST_RIGHT))


def tokens_free(s: SojuszeState) -> bool:
    """May influence cards move or remove tokens that lie in councils?"""
    return not (s.effects and in_force(s, GUEST_RIGHT))
