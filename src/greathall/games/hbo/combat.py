"""Who may attack and defend, kneeling to do so, and what each side comes to (HBO-CHAL.2, HBO-KNEEL.4)."""

from __future__ import annotations

from greathall.games.cardgame import board, challenges, exceptions
from greathall.games.cardgame.names import ATTACKING, BYPASSED, DEFENDING, FACEDOWN, KNEELING, PARTICIPATING, STEALTH
from greathall.games.hbo.names import LEFT_OUT
from greathall.games.hbo.state import HboState


def attackers(s: HboState, seat: int, type_: int) -> list[int]:
    """HBO-CHAL.3, HBO-CHAL.10, HBO-CHAL.11."""
    return exceptions.may_attack(s, board.with_icon(s, seat, type_, KNEELING | FACEDOWN))


def defenders(s: HboState) -> list[int]:
    """HBO-CHAL.13, HBO-CHAL.14, HBO-KEY.4."""
    type_, seat = challenges.type_of(s), challenges.defender(s)
    able = board.with_icon(s, seat, type_, KNEELING | FACEDOWN | BYPASSED | PARTICIPATING)
    return exceptions.may_defend(s, able)


def may_be_bypassed(s: HboState, c: int) -> bool:
    """HBO-KEY.3, HBO-KEY.5."""
    return not board.keywords(s, c) & STEALTH and not exceptions.unbypassable(s, c)


def challenges_left(s: HboState, seat: int, type_: int) -> int:
    """HBO-CHAL.4, as far as their number goes."""
    made = [x for x in s.done_challenges if x[0] == seat and x[1] == type_]
    return 1 + exceptions.more_challenges(s, seat, type_) - len(made)


def may_challenge(s: HboState, seat: int, type_: int) -> bool:
    """HBO-CHAL.4, and plots that forbid or ask for gold."""
    if challenges_left(s, seat, type_) <= 0:
        return False
    return exceptions.barring_challenge(s, seat, type_) < 0 and s.gold[seat] >= exceptions.toll(s, type_)


def side_parts(s: HboState, seat: int, attacking: bool) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """HBO-CHAL.18: what each participant adds; there is nothing besides."""
    flag = ATTACKING if attacking else DEFENDING
    taking_part = [c for c in s.play[seat] if s.flags[c] & flag]
    return [(c, 0 if s.flags[c] & LEFT_OUT else board.strength(s, c)) for c in taking_part], []


def total(s: HboState, seat: int, attacking: bool) -> int:
    flag = ATTACKING if attacking else DEFENDING
    return sum([board.strength(s, c) for c in s.play[seat] if s.flags[c] & flag and not s.flags[c] & LEFT_OUT])


def participants(s: HboState) -> list[int]:
    """HBO-CHAL.16: of both sides."""
    return [c for play in s.play for c in play if s.flags[c] & PARTICIPATING]
