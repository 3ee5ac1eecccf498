"""Effects that last, cost reductions that wait, and uses that are counted (LCG-EFF, LCG-LIMIT)."""

from __future__ import annotations

from greathall.games.cardgame import board
from greathall.games.cardgame.names import PLAY
from greathall.games.cardgame.state import CardState


def last(s: CardState, kind: int, what: int, amount: int, until: int) -> None:
    if board.on_a_card(kind) and s.zone[what] != PLAY:  # the card has left play
        return
    s.lasting = [*s.lasting, (kind, what, amount, until)]


def change_strength(s: CardState, c: int, by: int, until: int) -> None:
    last(s, board.L_STRENGTH, c, by, until)


def set_strength(s: CardState, c: int, to: int, until: int) -> None:
    last(s, board.L_SET, c, to, until)


def gain_icon(s: CardState, c: int, challenge: int, until: int) -> None:
    last(s, board.L_ICON, c, challenge + 1, until)


def lose_icon(s: CardState, c: int, challenge: int, until: int) -> None:
    last(s, board.L_ICON, c, -(challenge + 1), until)


def gain_keyword(s: CardState, c: int, keyword: int, until: int) -> None:
    last(s, board.L_KEYWORD, c, keyword, until)


def die_at_zero(s: CardState, c: int, until: int) -> None:
    """The character is killed while its strength is 0."""
    last(s, board.L_TERMINAL, c, 0, until)


def change_claim(s: CardState, seat: int, by: int, until: int, challenge: int = board.ANY_CHALLENGE) -> None:
    """The claim of a seat's plot, in challenges of one type or of any."""
    last(s, board.L_CLAIM, seat, board.claim_amount(challenge, by), until)


def allow_one_more(s: CardState, seat: int, challenge: int, until: int) -> None:
    """One more challenge of this type."""
    last(s, board.L_EXTRA, seat, challenge, until)


def forbid_challenge(s: CardState, seat: int, challenge: int, until: int) -> None:
    """A seat may initiate none of this type."""
    last(s, board.L_NO_CHALLENGE, seat, challenge, until)


def expire(s: CardState, until: int) -> None:
    """Effects and counts that end now."""
    if s.lasting:
        s.lasting = [x for x in s.lasting if x[3] != until]
    if s.reducers:
        s.reducers = [x for x in s.reducers if x[3] != until]
    if s.limits:
        s.limits = [x for x in s.limits if x[2] != until]


def count_use(s: CardState, key: int, per: int) -> None:
    times = 1
    rest = []
    for found, so_far, until in s.limits:
        if found == key:
            times = so_far + 1
        else:
            rest.append((found, so_far, until))
    s.limits = [*rest, (key, times, per)]


def add_reducer(s: CardState, seat: int, what: int, amount: int, until: int) -> None:
    s.reducers = [*s.reducers, (seat, what, amount, until)]
