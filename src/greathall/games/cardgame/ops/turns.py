"""Rounds, plots and challenges: what both card games count and forget."""

from __future__ import annotations

from greathall.games.cardgame import challenges, limits
from greathall.games.cardgame.codes import E_FIRST, E_INITIATIVE, E_PHASE, E_PLOT, E_ROUND
from greathall.games.cardgame.names import PLOTS, REVEALED, USED
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import EVERYONE, NOBODY, put


def set_stops(s: CardState, stops: list[int]) -> None:
    s.stops = stops


def set_first(s: CardState, seat: int) -> None:
    s.first = seat
    s.forget_seats()
    cards.tell(s, (E_FIRST, EVERYONE, seat))


def set_active(s: CardState, seat: int) -> None:
    s.active = seat


def tell_initiative(s: CardState, seat: int, value: int) -> None:
    cards.tell(s, (E_INITIATIVE, EVERYONE, seat, value))


def refill_plots(s: CardState) -> None:
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


def begin_challenge(s: CardState, type_: int, attacker: int, defender: int) -> None:
    s.challenge = challenges.begun(type_, attacker, defender)


def record_challenge(s: CardState) -> None:
    s.done_challenges = [*s.done_challenges, (challenges.attacker(s), challenges.type_of(s), challenges.against(s))]


def clear_flags(s: CardState, bits: int) -> None:
    """These flags from every card in play (no other card has any of them)."""
    marked = [c for play in s.play for c in play if s.flags[c] & bits]
    if marked:
        flags = s.flags.copy()
        for c in marked:
            flags[c] &= ~bits
        s.flags = flags


def delay(s: CardState, kind: int, c: int, seat: int, when: int) -> None:
    s.delayed = [*s.delayed, (kind, c, seat, when)]


def take_delayed(s: CardState, when: int) -> list[tuple[int, int, int, int]]:
    """The delayed effects of this moment, which are due now."""
    due = [x for x in s.delayed if x[3] == when]
    if due:
        s.delayed = [x for x in s.delayed if x[3] != when]
    return due


def count_limited(s: CardState, seat: int) -> None:
    s.limited_played = put(s.limited_played, seat, s.limited_played[seat] + 1)


def turn_up_plot(s: CardState, seat: int, c: int) -> None:
    """A plot becomes the revealed one, the old one a used one."""
    old = s.revealed[seat]
    s.plots = cards.put_pile(s.plots, seat, tuple([x for x in s.plots[seat] if x != c]))
    zone = s.zone.copy()
    zone[c] = REVEALED
    if old != NONE:
        zone[old] = USED
        s.used = cards.put_pile(s.used, seat, (*s.used[seat], old))
        s.tokens = put(s.tokens, old, 0)
        s.limits = [x for x in s.limits if not limits.belongs_to(x[0], old)]
    s.zone = zone
    s.revealed = put(s.revealed, seat, c)
    s.armed = False
    s.forget()
    s.hidden_shown = True
    cards.tell(s, (E_PLOT, EVERYONE, seat, s.design[c]))


def note_result(s: CardState, winner: int, loser: int, margin: int, unopposed: bool) -> None:
    """The result of the challenge that is going on."""
    s.challenge = challenges.decided(s, winner, loser, margin, unopposed)
    s.won = [*s.won, (winner, challenges.type_of(s), loser)]


def note_nobody_won(s: CardState) -> None:
    s.challenge = challenges.won_by_nobody(s)


def begin_phase(s: CardState, phase: int) -> None:
    s.phase = phase
    s.done_challenges = []
    s.won = []
    s.active = NOBODY
    cards.tell(s, (E_PHASE, EVERYONE, phase))


def next_round(s: CardState) -> None:
    s.round += 1
    s.limited_played = [0] * s.n
    cards.tell(s, (E_ROUND, EVERYONE, s.round))
