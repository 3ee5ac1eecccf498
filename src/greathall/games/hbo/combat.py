"""Who may attack and defend, kneeling to do so, and what each side comes to (HBO-CHAL.2, HBO-KNEEL.4)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame.names import (
    ATTACKING,
    BYPASSED,
    DEFENDING,
    FACEDOWN,
    INTRIGUE,
    KNEELING,
    MILITARY,
    PARTICIPATING,
    STEALTH,
)
from greathall.games.hbo import reckon
from greathall.games.hbo.data import HOUSE_OF, UNIQUE, design
from greathall.games.hbo.names import LEFT_OUT, NEUTRAL
from greathall.games.hbo.state import HboState

HODOR: Final = design("stark_hodor")
RODRIK: Final = design("stark_ser_rodrik_cassel")
JAIME: Final = design("lannister_ser_jaime_lannister")
LION_AND_WOLF: Final = design("plot_the_lion_and_the_wolf")
HERDING: Final = design("plot_herding_the_masses")
GAME_OF_THRONES: Final = design("plot_a_game_of_thrones")
UNEASY_TRUCE: Final = design("plot_uneasy_truce")


def may_fight(s: HboState, c: int) -> bool:
    """The Lion and the Wolf: only characters with a House symbol attack or defend."""
    return not reckon.in_force(s, LION_AND_WOLF) or HOUSE_OF[s.design[c]] != NEUTRAL


def may_attack(s: HboState, c: int) -> bool:
    """Whatever its icons and position."""
    return may_fight(s, c) and (s.design[c] != HODOR or reckon.is_blank(s, c))


def may_defend(s: HboState, c: int) -> bool:
    return may_fight(s, c) and (UNIQUE[s.design[c]] or not reckon.in_force(s, HERDING))


def attackers(s: HboState, seat: int, type_: int) -> list[int]:
    """HBO-CHAL.3, HBO-CHAL.10, HBO-CHAL.11."""
    able = board.with_icon(s, seat, type_, KNEELING | FACEDOWN)
    if not able:
        return able
    houses_only = reckon.in_force(s, LION_AND_WOLF)
    return [c for c in able if (s.design[c] != HODOR and not houses_only) or may_attack(s, c)]


def defenders(s: HboState) -> list[int]:
    """HBO-CHAL.13, HBO-CHAL.14, HBO-KEY.4."""
    type_, seat = challenges.type_of(s), challenges.defender(s)
    able = board.with_icon(s, seat, type_, KNEELING | FACEDOWN | BYPASSED | PARTICIPATING)
    if not reckon.in_force(s, LION_AND_WOLF) and not reckon.in_force(s, HERDING):
        return able
    return [c for c in able if may_defend(s, c)]


def may_be_bypassed(s: HboState, c: int) -> bool:
    """HBO-KEY.3, HBO-KEY.5; Hodor cannot be picked."""
    return not board.keywords(s, c) & STEALTH and (s.design[c] != HODOR or reckon.is_blank(s, c))


def kneels_not(s: HboState, c: int, type_: int, attacking: bool) -> bool:
    """Who does not kneel to take part (AMB-10: standing all the same)."""
    if reckon.is_blank(s, c):
        return False
    return (s.design[c] == JAIME and type_ == MILITARY) or (s.design[c] == RODRIK and not attacking)


def challenges_left(s: HboState, seat: int, type_: int) -> int:
    """HBO-CHAL.4, as far as their number goes."""
    made = [x for x in s.done_challenges if x[0] == seat and x[1] == type_]
    return reckon.challenges_allowed(s, seat, type_) - len(made)


def may_challenge(s: HboState, seat: int, type_: int) -> bool:
    """HBO-CHAL.4, and plots that forbid or ask for gold."""
    if challenges_left(s, seat, type_) <= 0:
        return False
    if type_ != INTRIGUE and reckon.in_force(s, GAME_OF_THRONES):
        if not any([winner == seat and type_won == INTRIGUE for winner, type_won, _ in s.won]):
            return False
    return type_ != MILITARY or not reckon.in_force(s, UNEASY_TRUCE) or s.gold[seat] >= 2


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
