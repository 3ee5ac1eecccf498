"""Who may attack and defend in this card game (LCG-CHAL)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges, exceptions, reasons
from greathall.games.cardgame.constant import DEFENDS_KNEELING
from greathall.games.cardgame.names import BYPASSED, FACEDOWN, KNEELING, PARTICIPATING, POWER
from greathall.games.lcg import reckon
from greathall.games.lcg.data import SUPPORTS
from greathall.games.lcg.names import BANNED, HAND_OF_THE_KING, REGENT
from greathall.games.lcg.state import LcgState

UNABLE_TO_DEFEND: Final = KNEELING | FACEDOWN | BYPASSED | BANNED | PARTICIPATING


def attackers(s: LcgState, seat: int, type_: int) -> list[int]:
    """LCG-CHAL.3."""
    return exceptions.may_attack(s, board.with_icon(s, seat, type_, KNEELING | FACEDOWN))


def defenders(s: LcgState) -> list[int]:
    seat = challenges.defender(s)
    if board.sources(s, DEFENDS_KNEELING):
        return [c for c in board.characters(s, seat) if not forbids_defence(s, c)]
    return exceptions.may_defend(s, board.with_icon(s, seat, challenges.type_of(s), UNABLE_TO_DEFEND))


def forbids_defence(s: LcgState, c: int) -> str:
    """LCG-CHAL.6."""
    flags, type_ = s.flags[c], challenges.type_of(s)
    if flags & BYPASSED:
        return reasons.BYPASSED
    if flags & PARTICIPATING:
        return reasons.TAKES_PART
    if flags & BANNED or not exceptions.may_defend(s, [c]):
        return reasons.CARD_FORBIDS
    if exceptions.defends_kneeling(s, c, type_):
        return ""
    if flags & KNEELING:
        return reasons.KNEELING_DEFENDER
    return "" if board.has_icon(s, c, type_) else reasons.NO_ICON


def challenges_left(s: LcgState, seat: int, type_: int) -> int:
    """LCG-CHAL.1 and what allows more."""
    left = 1 + exceptions.more_challenges(s, seat, type_)
    for kind, who, extra, _ in s.lasting:
        if kind == board.L_EXTRA and who == seat and extra == type_:
            left += 1
    for who, made, _ in s.done_challenges:
        if who == seat and made == type_:
            left -= 1
    return left


def forbids_challenge(s: LcgState, seat: int, type_: int, other: int) -> str:
    """The rules leave the order open: what a card forbids, what the titles, how many there have been."""
    if exceptions.barring_challenge(s, seat, type_) >= 0:
        return reasons.CARD_FORBIDS
    for kind, who, amount, _ in s.lasting:
        if who == seat and kind == board.L_NO_CHALLENGE and amount == type_:
            return reasons.CARD_FORBIDS
        if who == seat and kind == reckon.L_NO_ATTACK_ON and amount == other:
            return reasons.CARD_FORBIDS
    if supported(s, seat, other):
        return "LCG-MELEE.8"
    left = challenges_left(s, seat, type_)
    if left > 0:
        return ""
    # AMB-35: the Hand of the King's extra power challenge, unless all would be against one and the same player.
    if type_ != POWER or s.title[seat] != HAND_OF_THE_KING or left < 0:
        return "LCG-CHAL.1"
    for who, made, against in s.done_challenges:
        if who == seat and made == POWER and against != other:
            return ""
    return "LCG-AMB.35"


def supported(s: LcgState, seat: int, other: int) -> bool:
    """LCG-MELEE.8: may `seat` not attack `other` because its title supports theirs?"""
    return s.title[seat] >= 0 and SUPPORTS[s.title[seat]] >= 0 and s.title[other] == SUPPORTS[s.title[seat]]


def dominance(s: LcgState, seat: int) -> int:
    """LCG-ROUND.5.2a."""
    total = s.gold[seat] + sum([board.strength(s, c) for c in board.characters(s, seat) if board.standing(s, c)])
    total += exceptions.dominance(s, seat)
    return total + 2 if s.title[seat] == REGENT else total
