"""Rounds, phases and challenges: what is counted and what is forgotten when they begin and end.

The first player stays until a new one is named (LCG-PRIO.3); a revealed plot leaves only for the next (LCG-ZONE.4);
borne titles are in play and go back to the pool (LCG-MELEE.7).
"""

from __future__ import annotations

from greathall.games.cardgame import challenges
from greathall.games.cardgame.names import (
    BYPASSED,
    PARTICIPATING,
    U_CHALLENGE,
    U_PHASE,
    U_PLOT,
    U_ROUND,
)
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.cardgame.state import NONE
from greathall.games.lcg.codes import E_TITLE
from greathall.games.lcg.names import AMBUSHED, BANNED, CALLED, MUTE, SENT_HOME
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE


def begin_round(s: LcgState) -> None:
    turns.next_round(s)
    s.lost = []
    s.rivals_beaten = []


def phase_over(s: LcgState) -> None:
    """LCG-EFF.6: "until the end of the phase" ends."""
    lasting.expire(s, U_PHASE)
    turns.clear_flags(s, AMBUSHED | BANNED)


def round_over(s: LcgState) -> None:
    lasting.expire(s, U_ROUND)


# ---------------------------------------------------------------- plots
def reveal_plot(s: LcgState, seat: int, c: int) -> None:
    """LCG-ROUND.1.3a, LCG-CARD.7."""
    turns.turn_up_plot(s, seat, c)
    s.lasting = [x for x in s.lasting if not (x[3] == U_PLOT and x[1] == seat)]


# ---------------------------------------------------------------- titles
def set_titles(s: LcgState, left: list[int]) -> None:
    s.titles_left = left


def give_titles(s: LcgState, taken: list[int]) -> None:
    s.title = taken
    s.titles_left = []
    for p, title in enumerate(taken):
        if title != NONE:
            cards.tell(s, (E_TITLE, EVERYONE, p, title))


def return_titles(s: LcgState) -> None:
    s.title = [NONE] * s.n


# ---------------------------------------------------------------- challenges
def redirect(s: LcgState, defender: int) -> None:
    """LCG-MELEE.14, LCG-MELEE.15."""
    s.challenge = challenges.redirected(s, defender)
    turns.clear_flags(s, BYPASSED | CALLED)


def decide_challenge(s: LcgState, winner: int, loser: int, margin: int, unopposed: bool) -> None:
    turns.note_result(s, winner, loser, margin, unopposed)
    s.lost = [*s.lost, (loser, challenges.type_of(s), 1 if loser == challenges.defender(s) else 0)]


def beat_rival(s: LcgState, winner: int, loser: int) -> None:
    s.rivals_beaten = [*s.rivals_beaten, (winner, loser)]


def end_challenge(s: LcgState) -> None:
    """LCG-ROUND.4.2.6."""
    turns.clear_flags(s, PARTICIPATING | BYPASSED | CALLED | MUTE | SENT_HOME)
    s.challenge = []
    lasting.expire(s, U_CHALLENGE)
    if s.delayed:
        s.delayed = [x for x in s.delayed if x[3] != U_CHALLENGE]

