"""What things are worth, in influence tokens: power, cards, hostages, leaders."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.data import VALUE
from greathall.games.iron_throne.names import FIRST_CHARACTER, KINDS, TRUCE

INFLUENCE: Final = (0.0, 1.0, 2.1, 3.3, 4.6, 6.0)  # tokens spread: the nearer to five, the more the next one counts
HEAT: Final = 1.05  # how unsure it is who wins, in tokens
SHARED: Final = 1.8  # a victory shared by k players is worth 1 / k to this power: more than a chance, less than a part

LIFE: Final = 0.12  # a living character
POWER: Final = 0.03  # a power on a character
FRONT: Final = 0.05  # the same on the strongest one, on top of it: this one goes into every encounter
SHEET: Final = 0.02  # a power on the sheet
CARD: Final = 0.1  # a card in hand
TAKEN: Final = 0.18  # what a hostage costs its house
HELD: Final = 0.06  # and what it is worth to who holds it

TRUCE_CARD: Final = 0.05
PER_POINT: Final = 0.012  # a hostility card, for each point of its value
DEAD_CARD: Final = 0.0

# The card of a character that can still be played for its effect.
EFFECT: Final[dict[int, float]] = {
    n.EDDARD: 0.05, n.ARYA: 0.08, n.ROBB: 0.03, n.CATELYN: 0.07, n.BRAN: 0.04,
    n.CERSEI: 0.07, n.TYRION: 0.05, n.JAIME: 0.09, n.TYWIN: 0.04, n.JOFFREY: 0.06,
    n.STANNIS: 0.08, n.MELISANDRE: 0.05, n.DAVOS: 0.06, n.SELYSE: 0.05, n.SHIREEN: 0.06,
    n.DAENERYS: 0.06, n.VISERYS: 0.1, n.DROGO: 0.05, n.JORAH: 0.07, n.BARRISTAN: 0.06,
    n.MARGAERY: 0.08, n.LORAS: 0.08, n.OLENNA: 0.07, n.MACE: 0.08, n.RENLY: 0.08,
}  # fmt: skip

# How gladly a sheet is kept at the start, and by how much one must be better to be kept whatever else there is.
LEADER: Final[dict[int, float]] = {
    n.EDDARD: 1.1, n.ARYA: 1.0, n.ROBB: 1.0, n.CATELYN: 1.0, n.BRAN: 1.0,
    n.CERSEI: 1.0, n.TYRION: 0.9, n.JAIME: 1.1, n.TYWIN: 1.0, n.JOFFREY: 1.0,
    n.STANNIS: 1.2, n.MELISANDRE: 1.0, n.DAVOS: 1.2, n.SELYSE: 1.0, n.SHIREEN: 1.3,
    n.DAENERYS: 1.3, n.VISERYS: 0.9, n.DROGO: 1.1, n.JORAH: 1.0, n.BARRISTAN: 1.0,
    n.MARGAERY: 1.2, n.LORAS: 1.2, n.OLENNA: 1.0, n.MACE: 1.2, n.RENLY: 1.1,
}  # fmt: skip
CLEARLY: Final = 0.35


def card_worth(card: int, usable: bool) -> float:
    """What it is worth to have a house card in hand; `usable`: a character's effect can still be used."""
    kind = card % KINDS
    if kind == TRUCE:
        return TRUCE_CARD
    if kind < FIRST_CHARACTER:
        return PER_POINT * VALUE[card]
    return EFFECT[card // KINDS * n.PER_HOUSE + kind - FIRST_CHARACTER] if usable else DEAD_CARD
