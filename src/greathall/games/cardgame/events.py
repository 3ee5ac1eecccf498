"""What happens in the game and can be interrupted or reacted to: the triggering conditions (LCG-TRIG).

A happening is five ints: kind, card, seat, a, b. What a and b mean is said at each kind.
"""

from __future__ import annotations

from typing import Final

H_NOTHING: Final = 0  # prevented, saved or cancelled
H_PHASE_BEGINS: Final = 1  # a: phase
H_PHASE_ENDS: Final = 2  # a: phase
H_INITIATED: Final = 3  # a challenge; seat: attacker, a: type, b: against whom
H_DECLARED: Final = 4  # card: an attacker; seat: attacker, a: type, b: defender
H_BYPASSED: Final = 5  # card: with stealth; a: the bypassed character
H_WON: Final = 6  # seat: winner, a: type, b: loser, card: 1 if the attacker won
H_KILLED: Final = 7  # card; a: zone it goes to, b: 1 if it cannot be saved, 2 if only by raising its STR
H_DISCARDED: Final = 8  # card, from play; a: zone it goes to, b: 1 if it cannot be saved
H_RETURNED: Final = 9  # card, from play to hand; b: 1 if it cannot be saved
H_SACRIFICED: Final = 10  # card
H_LEAVES: Final = 11  # card leaves play in another way (removed from the game, into the deck); a: zone it goes to
H_ENTERS: Final = 12  # card; seat: controller, a: how
H_PLAYED: Final = 13  # card: an event; seat: player
H_STANDS: Final = 14  # card
H_GAINS_POWER: Final = 15  # card; a: how much
H_DOMINANCE: Final = 16  # seat: winner
H_INCOME: Final = 17  # seat; a: how much
H_PILLAGED: Final = 18  # card: with pillage; seat: winner, a: the discarded card, b: loser
H_STRONGER: Final = 19  # card: a card effect has increased its STR
H_INITIATES: Final = 20  # the effects of an ability are about to begin; card: source, seat, a: 1 if an event is played
H_DUPLICATED: Final = 21  # card was marshaled as a duplicate
H_DEFENDS: Final = 22  # card: declared as a defender; seat: defender, a: type, b: attacker
H_RESOLVED: Final = 23  # a challenge has been resolved; seat: winner, a: type, b: loser, card: 1 if the attacker won
H_REVEALED: Final = 24  # card: a plot has been revealed, and all texts of plots have resolved; seat: its player

LEAVING: Final = (H_KILLED, H_DISCARDED, H_RETURNED, H_SACRIFICED, H_LEAVES)
SAVEABLE: Final = (H_KILLED, H_DISCARDED, H_RETURNED)
SIZE: Final = 5

Happening = tuple[int, int, int, int, int]


def bit(*kinds: int) -> int:
    return sum([1 << k for k in kinds])


SAVEABLE_BITS: Final = bit(*SAVEABLE)
LEAVING_BITS: Final = bit(*LEAVING)
CARRIED_OUT: Final = LEAVING_BITS | bit(H_GAINS_POWER, H_STANDS)  # the others only mark a moment
