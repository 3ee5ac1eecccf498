"""Who may attack and defend in this card game (LCG-CHAL)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame.names import (
    ATTACKING,
    BYPASSED,
    FACEDOWN,
    INTRIGUE,
    KNEELING,
    MILITARY,
    PARTICIPATING,
    POWER,
)
from greathall.games.lcg import reckon
from greathall.games.lcg.data import SUPPORTS, design
from greathall.games.lcg.names import BANNED, HAND_OF_THE_KING, REGENT
from greathall.games.lcg.state import LcgState

A_GAME_OF_THRONES: Final = design("A Game of Thrones")
STORM_OF_SWORDS: Final = design("A Storm of Swords")
SNEAK_ATTACK: Final = design("Sneak Attack")
KHAL_DROGO: Final = design("Khal Drogo")
CASTERLY_ROCK: Final = design("Casterly Rock")
IRON_THRONE: Final = design("The Iron Throne")
JOUSTING: Final = design("Jousting Contest")
KNIGHT_OF_FLOWERS: Final = design("The Knight of Flowers")
OBARA: Final = design("Obara Sand")


def jousting(s: LcgState) -> bool:
    return any([s.design[s.revealed[p]] == JOUSTING for p in board.everyone(s)])


def attackers(s: LcgState, seat: int, type_: int) -> list[int]:
    """LCG-CHAL.3."""
    return board.with_icon(s, seat, type_, KNEELING | FACEDOWN)


def defenders(s: LcgState) -> list[int]:
    """LCG-CHAL.6; Obara Sand may defend kneeling in power challenges."""
    type_, seat = challenges.type_of(s), challenges.defender(s)
    out = []
    for c in board.characters(s, seat):
        if s.flags[c] & (BYPASSED | BANNED | PARTICIPATING):
            continue
        obara = s.design[c] == OBARA and type_ == POWER and not reckon.is_blank(s, c)
        if obara or (not s.flags[c] & KNEELING and board.has_icon(s, c, type_)):
            out.append(c)
    return out


def most_defenders(s: LcgState) -> int:
    if jousting(s):
        return 1
    attacking = [c for c in s.play[challenges.attacker(s)] if s.flags[c] & ATTACKING]
    if len(attacking) == 1 and s.design[attacking[0]] == KNIGHT_OF_FLOWERS and not reckon.is_blank(s, attacking[0]):
        return 1
    return 99


def challenges_left(s: LcgState, seat: int, type_: int) -> int:
    """LCG-CHAL.1 and what allows more."""
    most = 1
    if type_ == MILITARY:
        most += s.design[s.revealed[seat]] == STORM_OF_SWORDS
        most += len([c for c in s.play[seat] if s.design[c] == KHAL_DROGO and not reckon.is_blank(s, c)])
    elif type_ == INTRIGUE:
        most += len([c for c in s.play[seat] if s.design[c] == CASTERLY_ROCK])
    most += len([x for x in s.lasting if x[0] == board.L_EXTRA and x[1] == seat and x[2] == type_])
    return most - len([x for x in s.done_challenges if x[0] == seat and x[1] == type_])


def may_challenge(s: LcgState, seat: int, type_: int, other: int) -> bool:
    """May this player initiate such a challenge against that opponent?"""
    mine = [x for x in s.done_challenges if x[0] == seat]
    if s.design[s.revealed[seat]] == SNEAK_ATTACK and mine:
        return False
    if type_ != INTRIGUE and any([s.design[s.revealed[p]] == A_GAME_OF_THRONES for p in board.everyone(s)]):
        if not any([w == seat and t == INTRIGUE for w, t, _ in s.won]):
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
    return any([x[1] == POWER and x[2] != other for x in mine])


def supported(s: LcgState, seat: int, other: int) -> bool:
    """LCG-MELEE.8: may `seat` not attack `other` because its title supports theirs?"""
    return s.title[seat] >= 0 and SUPPORTS[s.title[seat]] >= 0 and s.title[other] == SUPPORTS[s.title[seat]]


def dominance(s: LcgState, seat: int) -> int:
    """LCG-ROUND.5.2a."""
    total = s.gold[seat] + sum([board.strength(s, c) for c in board.characters(s, seat) if board.standing(s, c)])
    total += 8 * len([c for c in s.play[seat] if s.design[c] == IRON_THRONE])
    return total + 2 if s.title[seat] == REGENT else total
