"""Who may attack and defend in this card game (LCG-CHAL)."""

from __future__ import annotations

from greathall.games.cardgame import board, challenges, exceptions
from greathall.games.cardgame.constant import DEFENDS_KNEELING
from greathall.games.cardgame.names import BYPASSED, FACEDOWN, KNEELING, PARTICIPATING, POWER
from greathall.games.lcg import reckon
from greathall.games.lcg.data import SUPPORTS
from greathall.games.lcg.names import BANNED, HAND_OF_THE_KING, REGENT
from greathall.games.lcg.state import LcgState


def attackers(s: LcgState, seat: int, type_: int) -> list[int]:
    """LCG-CHAL.3."""
    return exceptions.may_attack(s, board.with_icon(s, seat, type_, KNEELING | FACEDOWN))


def defenders(s: LcgState) -> list[int]:
    """LCG-CHAL.6."""
    type_, seat = challenges.type_of(s), challenges.defender(s)
    out = []
    kneeling = board.sources(s, DEFENDS_KNEELING)
    for c in board.characters(s, seat):
        if s.flags[c] & (BYPASSED | BANNED | PARTICIPATING):
            continue
        able = not s.flags[c] & KNEELING and board.has_icon(s, c, type_)
        if able or (kneeling and exceptions.defends_kneeling(s, c, type_)):
            out.append(c)
    return exceptions.may_defend(s, out)


def challenges_left(s: LcgState, seat: int, type_: int) -> int:
    """LCG-CHAL.1 and what allows more."""
    most = 1 + exceptions.more_challenges(s, seat, type_)
    most += len([x for x in s.lasting if x[0] == board.L_EXTRA and x[1] == seat and x[2] == type_])
    return most - len([x for x in s.done_challenges if x[0] == seat and x[1] == type_])


def may_challenge(s: LcgState, seat: int, type_: int, other: int) -> bool:
    """May this player initiate such a challenge against that opponent?"""
    if exceptions.barring_challenge(s, seat, type_) >= 0:
        return False
    for kind, who, amount, _ in s.lasting:
        if who == seat and kind == board.L_NO_CHALLENGE and amount == type_:
            return False
        if who == seat and kind == reckon.L_NO_ATTACK_ON and amount == other:
            return False
    if supported(s, seat, other):
        return False
    if challenges_left(s, seat, type_) > 0:
        return True
    # AMB-35: the Hand of the King's extra power challenge, unless all would be against one and the same player.
    if type_ != POWER or s.title[seat] != HAND_OF_THE_KING or challenges_left(s, seat, type_) < 0:
        return False
    return any([x[0] == seat and x[1] == POWER and x[2] != other for x in s.done_challenges])


def supported(s: LcgState, seat: int, other: int) -> bool:
    """LCG-MELEE.8: may `seat` not attack `other` because its title supports theirs?"""
    return s.title[seat] >= 0 and SUPPORTS[s.title[seat]] >= 0 and s.title[other] == SUPPORTS[s.title[seat]]


def dominance(s: LcgState, seat: int) -> int:
    """LCG-ROUND.5.2a."""
    total = s.gold[seat] + sum([board.strength(s, c) for c in board.characters(s, seat) if board.standing(s, c)])
    total += exceptions.dominance(s, seat)
    return total + 2 if s.title[seat] == REGENT else total
