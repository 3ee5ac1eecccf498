"""Who may attack and defend, kneeling to do so, and what each side comes to (HBO-CHAL.2, HBO-KNEEL.4)."""

from __future__ import annotations

from greathall.games.cardgame import board, challenges, exceptions, reasons
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


def forbids_defence(s: HboState, c: int) -> str:
    if s.flags[c] & BYPASSED:
        return reasons.BYPASSED
    if s.flags[c] & PARTICIPATING:
        return reasons.TAKES_PART
    if s.flags[c] & KNEELING:
        return reasons.KNEELING_DEFENDER
    if not board.has_icon(s, c, challenges.type_of(s)):
        return reasons.NO_ICON
    return "" if exceptions.may_defend(s, [c]) else reasons.CARD_FORBIDS


def forbids_bypass(s: HboState, c: int) -> str:
    if board.keywords(s, c) & STEALTH:
        return "HBO-KEY.5"
    return reasons.CARD_FORBIDS if exceptions.unbypassable(s, c) else ""


def challenges_left(s: HboState, seat: int, type_: int) -> int:
    """HBO-CHAL.4, as far as their number goes."""
    left = 1 + exceptions.more_challenges(s, seat, type_)
    for who, made, _ in s.done_challenges:
        if who == seat and made == type_:
            left -= 1
    return left


def forbids_challenge(s: HboState, seat: int, type_: int) -> str:
    """How many there have been, and plots that forbid or ask for gold; the rules leave the order open."""
    if challenges_left(s, seat, type_) <= 0:
        return "HBO-CHAL.4"
    if exceptions.barring_challenge(s, seat, type_) >= 0:
        return reasons.CARD_FORBIDS
    return reasons.TOO_LITTLE_GOLD if s.gold[seat] < exceptions.toll(s, type_) else ""


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
