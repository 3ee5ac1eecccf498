"""The challenge that is going on: the column `challenge` by name. It is empty while there is none."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.codes import CHALLENGE
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import NOBODY

# What the column holds, in this order.
_TYPE: Final = 0
_ATTACKER: Final = 1
_DEFENDER: Final = 2
_AGAINST: Final = 3
_WINNER: Final = 4
_LOSER: Final = 5
_MARGIN: Final = 6
_UNOPPOSED: Final = 7

NOBODY_WON: Final = -1  # as the margin: it has been resolved all the same
SEATS: Final = 8  # a challenge's option is type * SEATS + opponent


def code(type_: int, opponent: int) -> int:
    """The option to initiate a challenge."""
    return CHALLENGE + type_ * SEATS + opponent


def of_code(option: int) -> tuple[int, int]:
    """Type and opponent of the challenge an option initiates."""
    type_, opponent = divmod(option - CHALLENGE, SEATS)
    return type_, opponent


def begun(type_: int, attacker: int, defender: int) -> list[int]:
    """A challenge that begins."""
    return [type_, attacker, defender, defender, NOBODY, NOBODY, 0, 0]


def type_of(s: CardState) -> int:
    return s.challenge[_TYPE]


def attacker(s: CardState) -> int:
    return s.challenge[_ATTACKER]


def defender(s: CardState) -> int:
    """Who defends: after a redirect the new defender."""
    return s.challenge[_DEFENDER]


def against(s: CardState) -> int:
    """The opponent against whom it was initiated."""
    return s.challenge[_AGAINST]


def winner(s: CardState) -> int:
    """NOBODY until it is decided, and when nobody has won."""
    return s.challenge[_WINNER]


def loser(s: CardState) -> int:
    return s.challenge[_LOSER]


def is_decided(s: CardState) -> bool:
    """Is the result known, also that nobody has won?"""
    return s.challenge[_WINNER] >= 0 or s.challenge[_MARGIN] < 0


def margin(s: CardState) -> int:
    return s.challenge[_MARGIN]


def unopposed(s: CardState) -> bool:
    return s.challenge[_UNOPPOSED] != 0


def redirected(s: CardState, defender: int) -> list[int]:
    """The same challenge with another defender."""
    changed = s.challenge.copy()
    changed[_DEFENDER] = defender
    return changed


def won_by_nobody(s: CardState) -> list[int]:
    """The same challenge, which nobody has won."""
    return [*s.challenge[: _AGAINST + 1], NOBODY, NOBODY, NOBODY_WON, 0]


def decided(s: CardState, winner: int, loser: int, margin: int, unopposed: bool) -> list[int]:
    """The same challenge with its result."""
    return [*s.challenge[: _AGAINST + 1], winner, loser, margin, 1 if unopposed else 0]
