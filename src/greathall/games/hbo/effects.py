"""Effects of this card game besides those of both (cardgame/effects.py)."""

from __future__ import annotations

from greathall.games.cardgame.codes import TARGET
from greathall.games.cardgame.names import ATTACKING, KNEELING, U_CHALLENGE, U_PHASE
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.hbo import combat
from greathall.games.hbo.codes import E_CLAIM, E_ICON_LOST
from greathall.games.hbo.state import HboState
from greathall.kernel.state import EVERYONE


def standing_characters(s: HboState, found: list[int]) -> list[int]:
    """AMB-20: only what stands can be knelt."""
    return [c for c in found if not s.flags[c] & KNEELING]


def participating(s: HboState) -> list[int]:
    return combat.participants(s) if s.challenge else []


def attacking(s: HboState) -> list[int]:
    return [c for c in participating(s) if s.flags[c] & ATTACKING]


def change_claim(s: HboState, attacker: int, change: int) -> None:
    """For this challenge."""
    lasting.change_claim(s, attacker, by=change, until=U_CHALLENGE)
    cards.tell(s, (E_CLAIM, EVERYONE, attacker, s.book.claim(s, attacker, -1, -1)))


def lose_icon(s: HboState, c: int, type_: int) -> None:
    """Until the end of the phase."""
    lasting.lose_icon(s, c, type_, until=U_PHASE)
    cards.tell(s, (E_ICON_LOST, EVERYONE, s.design[c], type_))


def card_of(code: int) -> int:
    return code - TARGET
