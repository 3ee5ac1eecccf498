"""Rounds, phases and challenges: what is counted and what is forgotten when they begin and end.

The first player stays until a new one is named (LCG-PRIO.3); a revealed plot leaves only for the next (LCG-ZONE.4);
borne titles are in play and go back to the pool (LCG-MELEE.7).
"""

from __future__ import annotations

from greathall.games.cardgame.codes import E_FIRST, E_INITIATIVE, E_PHASE, E_PLOT, E_ROUND
from greathall.games.cardgame.names import (
    BYPASSED,
    PARTICIPATING,
    PLOTS,
    REVEALED,
    U_CHALLENGE,
    U_PHASE,
    U_PLOT,
    U_ROUND,
    USED,
)
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.cardgame.state import NONE
from greathall.games.lcg.codes import E_TITLE
from greathall.games.lcg.names import AMBUSHED, BANNED, CALLED, MUTE
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE, NOBODY, put


def count_limited(s: LcgState, seat: int) -> None:
    s.limited_played = put(s.limited_played, seat, s.limited_played[seat] + 1)


def set_stops(s: LcgState, stops: list[int]) -> None:
    s.stops = stops


def begin_round(s: LcgState) -> None:
    s.round += 1
    s.limited_played = [0] * s.n
    s.lost = []
    s.rivals_beaten = []
    cards.tell(s, (E_ROUND, EVERYONE, s.round))


def begin_phase(s: LcgState, phase: int) -> None:
    s.phase = phase
    s.done_challenges = []
    s.won = []
    s.active = NOBODY
    cards.tell(s, (E_PHASE, EVERYONE, phase))


def phase_over(s: LcgState) -> None:
    """LCG-EFF.6: "until the end of the phase" ends."""
    lasting.expire(s, U_PHASE)
    _clear(s, AMBUSHED | BANNED)


def _clear(s: LcgState, bits: int) -> None:
    """These flags from every card in play (no other card has any of them)."""
    marked = [c for play in s.play for c in play if s.flags[c] & bits]
    if marked:
        flags = s.flags.copy()
        for c in marked:
            flags[c] &= ~bits
        s.flags = flags


def round_over(s: LcgState) -> None:
    lasting.expire(s, U_ROUND)


def set_first(s: LcgState, seat: int) -> None:
    s.first = seat
    s.forget()
    cards.tell(s, (E_FIRST, EVERYONE, seat))


def set_active(s: LcgState, seat: int) -> None:
    s.active = seat


def tell_initiative(s: LcgState, seat: int, value: int) -> None:
    cards.tell(s, (E_INITIATIVE, EVERYONE, seat, value))


# ---------------------------------------------------------------- plots
def reveal_plot(s: LcgState, seat: int, c: int) -> None:
    """LCG-ROUND.1.3a, LCG-CARD.7."""
    old = s.revealed[seat]
    s.plots = cards.put_pile(s.plots, seat, tuple([x for x in s.plots[seat] if x != c]))
    zone = s.zone.copy()
    zone[c] = REVEALED
    if old != NONE:
        zone[old] = USED
        s.used = cards.put_pile(s.used, seat, (*s.used[seat], old))
        s.tokens = put(s.tokens, old, 0)
        s.limits = [x for x in s.limits if x[0] // 8 != old]
    s.zone = zone
    s.revealed = put(s.revealed, seat, c)
    s.forget()
    s.lasting = [x for x in s.lasting if not (x[3] == U_PLOT and x[1] == seat)]
    s.hidden_shown = True
    cards.tell(s, (E_PLOT, EVERYONE, seat, s.design[c]))


def refill_plots(s: LcgState) -> None:
    """LCG-ROUND.1.3e."""
    for p in range(s.n):
        if s.alive[p] and not s.plots[p]:
            back = s.used[p]
            s.plots = cards.put_pile(s.plots, p, tuple(sorted(back)))
            s.used = cards.put_pile(s.used, p, ())
            zone = s.zone.copy()
            for c in back:
                zone[c] = PLOTS
            s.zone = zone


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
def begin_challenge(s: LcgState, type_: int, attacker: int, defender: int) -> None:
    """challenge: type, attacker, defender (after a redirect the new one), against whom it was initiated, winner, loser,
    margin, 1 if unopposed."""
    s.challenge = [type_, attacker, defender, defender, NOBODY, NOBODY, 0, 0]


def record_challenge(s: LcgState) -> None:
    s.done_challenges = [*s.done_challenges, (s.challenge[1], s.challenge[0], s.challenge[3])]


def redirect(s: LcgState, defender: int) -> None:
    """LCG-MELEE.14, LCG-MELEE.15."""
    s.challenge = put(s.challenge, 2, defender)
    _clear(s, BYPASSED | CALLED)


def decide_challenge(s: LcgState, winner: int, loser: int, margin: int, unopposed: int) -> None:
    type_, attacker, defender, against = s.challenge[:4]
    s.challenge = [type_, attacker, defender, against, winner, loser, margin, unopposed]
    s.won = [*s.won, (winner, type_, loser)]
    s.lost = [*s.lost, (loser, type_, 1 if loser == defender else 0)]


def beat_rival(s: LcgState, winner: int, loser: int) -> None:
    s.rivals_beaten = [*s.rivals_beaten, (winner, loser)]


def end_challenge(s: LcgState) -> None:
    """LCG-ROUND.4.2.6."""
    _clear(s, PARTICIPATING | BYPASSED | CALLED | MUTE)
    s.challenge = []
    lasting.expire(s, U_CHALLENGE)
    if s.delayed:
        s.delayed = [x for x in s.delayed if x[3] != U_CHALLENGE]


# ---------------------------------------------------------------- delayed effects
def delay(s: LcgState, kind: int, c: int, seat: int, when: int) -> None:
    s.delayed = [*s.delayed, (kind, c, seat, when)]


def take_delayed(s: LcgState, when: int) -> list[tuple[int, int, int, int]]:
    """The delayed effects of this moment, which are due now."""
    due = [x for x in s.delayed if x[3] == when]
    if due:
        s.delayed = [x for x in s.delayed if x[3] != when]
    return due
