"""What a happening does when it occurs (after the interrupts, before the reactions)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import exceptions
from greathall.games.cardgame.codes import E_DISCARDED, E_KILLED, E_REMOVED, E_RETURNED, E_SACRIFICED
from greathall.games.cardgame.happenings import (
    H_DISCARDED,
    H_GAINS_POWER,
    H_KILLED,
    H_LEAVES,
    H_RETURNED,
    H_SACRIFICED,
    H_STANDS,
    Happening,
)
from greathall.games.cardgame.names import DECK, DUPLICATE, HAND, PLAY
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import EVERYONE

TOLD: Final = {
    H_KILLED: E_KILLED, H_DISCARDED: E_DISCARDED, H_RETURNED: E_RETURNED, H_SACRIFICED: E_SACRIFICED,
    H_LEAVES: E_REMOVED,
}  # fmt: skip


def carry_out(s: CardState, h: Happening) -> None:
    """Most happenings only mark a moment; those about cards leaving play, power and standing are done here."""
    kind, c = h.kind, h.card
    if kind in TOLD:
        if s.zone[c] in (PLAY, DUPLICATE):
            cards.tell(s, (TOLD[kind], EVERYONE, s.design[c]))
            zone = HAND if kind == H_RETURNED else exceptions.goes_to(s, c, kind, h.zone())
            cards.leave_play(s, c, zone)
            if zone == DECK:  # whatever sends a card in play there shuffles it in
                cards.shuffle_deck(s, s.owner[c])
    elif kind == H_GAINS_POWER:
        if s.zone[c] == PLAY or (c in s.faction and s.alive[s.owner[c]]):  # LCG-AMB.42
            cards.add_power(s, c, h.amount())
    elif kind == H_STANDS:
        s.book.stand_up(s, c)
