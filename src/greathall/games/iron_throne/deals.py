"""Offers as numbers that options carry: support for a side, and truce terms (IRT-TRUCE.1, IRT-TRUCE.2)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne.codes import CODES, PROPOSE, SIDE_SPAN, SUPPORT

_PROPOSE: Final = CODES.verb(PROPOSE)
DEAL_FIELDS: Final[tuple[str, ...]] = tuple([field for field, _ in _PROPOSE.fields])
N_DEALS: Final = len(_PROPOSE.all_arguments()) + 1  # the empty terms, which cannot be proposed, are one too


_TERMS: Final[list[list[int]]] = [_PROPOSE.values(deal) for deal in range(N_DEALS)]


def terms(deal: int) -> list[int]:
    """Truce terms taken apart, in the order of DEAL_FIELDS."""
    return _TERMS[deal]


def deal_of(values: list[int]) -> int:
    """The number of the terms with these values."""
    return _PROPOSE.argument(values)


def support_with(side: int, character: int) -> int:
    """The option to support a side with a character."""
    return SUPPORT + side * SIDE_SPAN + character


def offer_of(code: int) -> tuple[int, int]:
    """The side and the character of an option to support."""
    return divmod(code - SUPPORT, SIDE_SPAN)
