"""What this game counts and forgets when rounds, phases and challenges begin and end, and the plots of the draft."""

from __future__ import annotations

from greathall.games.cardgame.codes import E_WINNER
from greathall.games.cardgame.names import ASIDE, BYPASSED, OFFERED, PARTICIPATING, PLOTS, U_CHALLENGE, U_PHASE, U_ROUND
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.hbo.codes import E_DRAFTED, E_PLOT_DECK
from greathall.games.hbo.names import HELD, LEFT_OUT
from greathall.games.hbo.state import HboState
from greathall.kernel.state import EVERYONE, put


def seat_houses(s: HboState, houses: list[int]) -> None:
    s.house = houses


def phase_over(s: HboState) -> None:
    lasting.expire(s, U_PHASE)


def round_over(s: HboState) -> None:
    lasting.expire(s, U_ROUND)
    turns.clear_flags(s, HELD)


def end_challenge(s: HboState) -> None:
    """What lasts until the challenge ends is over."""
    turns.clear_flags(s, PARTICIPATING | BYPASSED | LEFT_OUT)
    s.challenge = []
    lasting.expire(s, U_CHALLENGE)
    s.delayed = [x for x in s.delayed if x[3] != U_CHALLENGE]


def win(s: HboState, seats: list[int]) -> None:
    for p in seats:
        cards.tell(s, (E_WINNER, EVERYONE, p))
    s.finish(seats)


# ---------------------------------------------------------------- the plot draft
def _place(s: HboState, c: int, zone: int, seat: int) -> None:
    s.zone = put(s.zone, c, zone)
    s.ctrl = put(s.ctrl, c, seat)


def offer(s: HboState, seat: int, found: list[int]) -> None:
    """A player looks at these plots."""
    for c in found:
        _place(s, c, OFFERED, seat)
    s.offered = cards.put_pile(s.offered, seat, tuple(sorted(found)))
    s.hidden_shown = True


def keep(s: HboState, seat: int, c: int) -> None:
    s.offered = cards.put_pile(s.offered, seat, tuple([x for x in s.offered[seat] if x != c]))
    _place(s, c, PLOTS, seat)
    s.plots = cards.put_pile(s.plots, seat, tuple(sorted([*s.plots[seat], c])))
    cards.tell(s, (E_DRAFTED, EVERYONE, seat))


def swap_offers(s: HboState) -> None:
    """HBO-DRAFT.4: the others go to the opponent."""
    first, second = s.offered[0], s.offered[1]
    offer(s, 0, list(second))
    offer(s, 1, list(first))


def box_offers(s: HboState) -> None:
    """HBO-DRAFT.5: what is left goes back into the box face down."""
    for p in range(s.n):
        for c in s.offered[p]:
            put_away(s, p, c)
        s.offered = cards.put_pile(s.offered, p, ())


def put_away(s: HboState, seat: int, c: int) -> None:
    """Face down; whoever did it knows what it is."""
    _place(s, c, ASIDE, -1)
    s.seen = put(s.seen, c, s.seen[c] | 1 << seat)  # nothing new comes to light


def leave_out(s: HboState, seat: int, c: int) -> None:
    """HBO-DRAFT.7, HBO-DRAFT.8."""
    s.plots = cards.put_pile(s.plots, seat, tuple([x for x in s.plots[seat] if x != c]))
    put_away(s, seat, c)


def plot_deck_made(s: HboState, seat: int) -> None:
    cards.tell(s, (E_PLOT_DECK, EVERYONE, seat))
