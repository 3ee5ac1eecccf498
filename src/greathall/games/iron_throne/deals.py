"""Offers as numbers that options carry: support for a side, and truce terms (IRT-TRUCE.1, IRT-TRUCE.2)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne.codes import CODES, FIX, PROPOSE, SIDE_SPAN, SUPPORT

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


# Where a hostage of the terms comes from (IRT-AMB.49).
A_TAKES: Final = DEAL_FIELDS.index("a_takes")
D_TAKES: Final = DEAL_FIELDS.index("d_takes")
MOST_HOSTAGES: Final = 2  # for each of the two (IRT-TRUCE.1)
_FIX: Final = CODES.verb(FIX)


def fixed_source(argument: int) -> tuple[int, int]:
    """The side whose active player takes, and the source."""
    side, source = _FIX.values(argument)
    return side, source


def fix_of(side: int, source: int) -> int:
    """The argument that says so."""
    return _FIX.argument([side, source])


def support_with(side: int, character: int) -> int:
    """The option to support a side with a character."""
    return SUPPORT + side * SIDE_SPAN + character


def offer_of(code: int) -> tuple[int, int]:
    """The side and the character of an option to support."""
    return divmod(code - SUPPORT, SIDE_SPAN)
