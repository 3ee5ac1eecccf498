"""What a choice can be about: each function gives the rule that forbids it, '' if none does.

Options are what nothing here forbids, and whoever asks why something is not possible is told the same rule. Of several
rules that forbid something the one a person would name first is named: whose is it, is it there, does the text reach
it.
"""

from __future__ import annotations

from greathall.games.iron_throne import board
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.entries import holds
from greathall.games.iron_throne.state import ThroneState


# ---------------------------------------------------------------- characters
def forbids_character(s: ThroneState, seat: int, character: int, whose: str, dead: str = "IRT-DEATH.3") -> str:
    """A living character of this seat: `whose`, the rule that asks for theirs; `dead`, the rule about the dead."""
    if character // n.PER_HOUSE != s.house[seat]:
        return whose
    if character == s.leader[seat]:
        return "IRT-LEADER.6"
    return "" if board.power_of(s, seat, character) else dead


def forbids_power(s: ThroneState, seat: int, character: int) -> str:
    """A character that power is moved to, from the own sheet."""
    return forbids_character(s, seat, character, "IRT-POWER.4", "IRT-DEATH.8")


def forbids_stripping(s: ThroneState, seat: int, character: int) -> str:
    """A character that gives power back to the own sheet."""
    return forbids_character(s, seat, character, "IRT-POWER.9", "IRT-DEATH.1")


# ---------------------------------------------------------------- players
def forbids_seat(s: ThroneState, seat: int) -> str:
    return "IRT-COMP.1" if seat >= s.n else ""


def forbids_other_side(s: ThroneState, seat: int, other: int) -> str:
    """A player of the side opposite to this seat's."""
    if other >= s.n:
        return "IRT-COMP.1"
    return "" if s.side[other] == board.opposite(s.side[seat]) else "IRT-TEXT.25"


def forbids_victim(s: ThroneState, victim: int) -> str:
    """IRT-HOSTAGE.14: is there anything to take?"""
    return "" if board.sources(s, victim) else "IRT-HOSTAGE.14"


def forbids_active(s: ThroneState, seat: int) -> str:
    return forbids_seat(s, seat) or ("" if board.active(s, seat) else "IRT-TEXT.2")


# ---------------------------------------------------------------- cards
def forbids_from_hand(s: ThroneState, seat: int, card: int, why: str = "IRT-TEXT.1") -> str:
    """A card of the own hand."""
    if card // n.KINDS != s.house[seat]:
        return "IRT-CARDS.6"
    return "" if holds(s.hands[seat], card) else why
