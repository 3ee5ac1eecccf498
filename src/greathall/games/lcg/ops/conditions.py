"""Cards of this game that become something else."""

from __future__ import annotations

from greathall.games.cardgame.names import PLAY
from greathall.games.cardgame.ops.cards import attach, put_play
from greathall.games.lcg.names import A_CONDITION
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import put


def become_condition(s: LcgState, c: int, host: int) -> None:
    """Risen from the Sea: an event being played becomes an attachment."""
    seat = s.ctrl[c]
    s.zone = put(s.zone, c, PLAY)
    put_play(s, seat, (*s.play[seat], c))
    s.flags = put(s.flags, c, A_CONDITION)
    attach(s, c, host)
