"""Constant abilities that change strength, icons or keywords: a function per card (HBO-LAST.2)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame.book import Change
from greathall.games.cardgame.names import ATTACKING, DEFENDING, INTRIGUE, POWER, STEALTH
from greathall.games.hbo import reckon
from greathall.games.hbo.data import design, trait
from greathall.games.hbo.names import STARK
from greathall.games.hbo.state import HboState

LORD: Final = trait("Lord")
KNIGHT: Final = trait("Knight")


def _own(s: HboState, source: int, c: int) -> bool:
    return s.ctrl[source] == s.ctrl[c]


# ---------------------------------------------------------------- strength
def robb_stark(s: HboState, source: int, c: int) -> int:
    """While he attacks, your other attacking Stark characters are 1 stronger."""
    if c == source or not s.flags[source] & ATTACKING or not s.flags[c] & ATTACKING:
        return 0
    return 1 if _own(s, source, c) and reckon.of_house(s, c, STARK) else 0


def ser_rodrik_cassel(s: HboState, source: int, c: int) -> int:
    return 2 if c == source and s.flags[c] & DEFENDING else 0


def winterfell_guard(s: HboState, source: int, c: int) -> int:
    return 1 if c == source and s.flags[c] & DEFENDING else 0


def littlefinger(s: HboState, source: int, c: int) -> int:
    return s.gold[s.ctrl[c]] if c == source else 0


def winterfell(s: HboState, source: int, c: int) -> int:
    return 1 if _own(s, source, c) and reckon.of_house(s, c, STARK) and board.is_character(s, c) else 0


def gutter_rats_cunning(s: HboState, source: int, c: int) -> int:
    return 2 if s.host[source] == c else 0


def hear_me_roar(s: HboState, source: int, c: int) -> int:
    return -1 if board.is_character(s, c) and not board.has_icon(s, c, INTRIGUE) else 0


def the_killing_cold(s: HboState, source: int, c: int) -> int:
    return -1 if board.is_character(s, c) else 0


def tourney_for_the_hand(s: HboState, source: int, c: int) -> int:
    return 1 if _own(s, source, c) and reckon.has_trait(s, c, KNIGHT) else 0


STRENGTH_OF: Final[dict[int, Change]] = {
    design("stark_robb_stark"): robb_stark,
    design("stark_ser_rodrik_cassel"): ser_rodrik_cassel,
    design("stark_winterfell_guard"): winterfell_guard,
    design("stark_littlefinger"): littlefinger,
    design("lannister_littlefinger"): littlefinger,
    design("stark_winterfell"): winterfell,
    design("lannister_gutter_rats_cunning"): gutter_rats_cunning,
    design("plot_hear_me_roar"): hear_me_roar,
    design("plot_killing_cold"): the_killing_cold,
    design("plot_tourney_for_the_hand"): tourney_for_the_hand,
}


# ---------------------------------------------------------------- icons and keywords
def ser_kevan_lannister(s: HboState, source: int, c: int) -> int:
    """The power icon while you control another Lord."""
    if c != source:
        return 0
    lords = [x for x in board.characters(s, s.ctrl[c]) if x != c and reckon.has_trait(s, x, LORD)]
    return 1 << POWER if lords else 0


ICONS_OF: Final[dict[int, Change]] = {design("lannister_ser_kevan_lannister"): ser_kevan_lannister}


def stealthy(s: HboState, source: int, c: int) -> int:
    return STEALTH if s.host[source] == c else 0


KEYWORDS_GIVEN: Final[dict[int, Change]] = {design("lannister_gutter_rats_cunning"): stealthy}
