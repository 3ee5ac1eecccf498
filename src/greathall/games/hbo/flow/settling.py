"""What follows from the position: victory (HBO-GOLD.3, HBO-POW.1 to HBO-POW.3), deaths at strength 0 (AMB-27)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, exceptions, happenings
from greathall.games.cardgame.board import L_STRENGTH
from greathall.games.cardgame.flow import occurrence
from greathall.games.cardgame.names import CHARACTER, P_SETUP
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import SCORE
from greathall.games.hbo.data import STRENGTH, TYPE
from greathall.games.hbo.ops import rounds
from greathall.games.hbo.state import HboState

TO_WIN: Final = 15
SEATS: Final = 2
# Two plots take one strength each at most.
FRAIL: Final = [type_ == CHARACTER and strength <= SEATS for type_, strength in zip(TYPE, STRENGTH, strict=True)]


def settle(s: HboState) -> None:
    if not s.stirred or s.over or s.phase == P_SETUP:
        return
    if s.stirred & SCORE and game_ends(s):
        return
    if not exceptions.weak_die(s):
        cards.settled(s)
    elif not the_weak_die(s):
        cards.settled(s)
        cards.stir(s)  # strength changes in many ways: it is looked at again and again


def the_weak_die(s: HboState) -> bool:
    dying = [c for c in could_be_weak(s) if board.strength(s, c) == 0]
    if dying:
        going = occurrence.leaving(s)
        dying = [c for c in dying if c not in going]
    if dying:  # they cannot be saved: they would die again
        occurrence.happen(s, *[happenings.killed(c, s.ctrl[c], happenings.CANNOT_BE_SAVED) for c in dying])
    return bool(dying)


def could_be_weak(s: HboState) -> list[int]:
    """Those whose strength is worth reckoning: besides plots only what lasts on single characters takes any."""
    for kind, _, amount, _ in s.lasting:
        if kind == L_STRENGTH and amount < 0:
            return board.all_characters(s)
    return [c for p in board.everyone(s) for c in s.play[p] if FRAIL[s.design[c]]]


def game_ends(s: HboState) -> bool:
    reached = [p for p in board.everyone(s) if board.total_power(s, p) >= TO_WIN]
    if reached:  # HBO-POW.3: the first player, if both
        rounds.win(s, reached[:1])
    return bool(reached)
