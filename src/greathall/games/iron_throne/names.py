"""Names in the order of their numbers: numbers are part of stored games, so new ones go to the end.

A house card is numbered by house and design (all copies of a design are the same number): `house * 17 + kind`, kind 0 a
truce, 1 to 11 hostility cards by value, 12 to 16 the house's five characters. A character and the leader sheet of the
same person share a number: `house * 5 + place`.
"""

from __future__ import annotations

from typing import Final

HOUSES: Final[tuple[str, ...]] = ("stark", "lannister", "baratheon", "targaryen", "tyrell")
CHARACTERS: Final[tuple[str, ...]] = (
    "eddard", "arya", "robb", "catelyn", "bran",
    "cersei", "tyrion", "jaime", "tywin", "joffrey",
    "stannis", "melisandre", "davos", "selyse", "shireen",
    "daenerys", "viserys", "drogo", "jorah", "barristan",
    "margaery", "loras", "olenna", "mace", "renly",
)  # fmt: skip
EVENTS: Final[tuple[str, ...]] = (*HOUSES, "influential", "prepared", "mighty")
INFLUENTIAL: Final = 5
PREPARED: Final = 6
MIGHTY: Final = 7

(
    EDDARD, ARYA, ROBB, CATELYN, BRAN,
    CERSEI, TYRION, JAIME, TYWIN, JOFFREY,
    STANNIS, MELISANDRE, DAVOS, SELYSE, SHIREEN,
    DAENERYS, VISERYS, DROGO, JORAH, BARRISTAN,
    MARGAERY, LORAS, OLENNA, MACE, RENLY,
) = range(25)  # fmt: skip

N_HOUSES: Final = 5
PER_HOUSE: Final = 5  # characters
N_CHARACTERS: Final = 25
KINDS: Final = 17  # designs of house cards per house
N_CARDS: Final = N_HOUSES * KINDS
N_HOSTILITY: Final = 11
TRUCE: Final = 0  # kinds of house cards
FIRST_HOSTILITY: Final = 1
FIRST_CHARACTER: Final = 12
TOKENS: Final = 5  # influence tokens of a house
HAND: Final = 5

# Phases (IRT-TURN.3), with what lies before and after them.
PHASES: Final = ("setup", "before", "hostages", "preparation", "support", "encounter", "resolution", "end")
P_SETUP: Final = 0
P_BEFORE: Final = 1
P_HOSTAGES: Final = 2
P_PREPARATION: Final = 3
P_SUPPORT: Final = 4
P_ENCOUNTER: Final = 5
P_RESOLUTION: Final = 6
P_END: Final = 7

SIDES: Final = ("nobody", "attacker", "defender")
NO_SIDE: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2

OUTCOMES: Final = ("none", "hostility", "truce", "betrayal")
NO_OUTCOME: Final = 0
O_HOSTILITY: Final = 1
O_TRUCE: Final = 2
O_BETRAYAL: Final = 3

# Where a hostage comes from (IRT-HOSTAGE.2): deck, hand, or the hostages held, by the house on the back.
SOURCES: Final = ("deck", "hand", *[f"held_{house}" for house in HOUSES], "held")
FROM_DECK: Final = 0
FROM_HAND: Final = 1
FROM_HELD: Final = 2
FROM_ANY_HELD: Final = 7  # one of the hostages held, whichever the taker picks (leader Davos)

# Timing windows of the specification (section 25).
WINDOWS: Final = ("W1", "W2", "W4", "W5", "W6", "W7", "W8")
W1: Final = 0
W2: Final = 1
W4: Final = 2
W5: Final = 3
W6: Final = 4
W7: Final = 5
W8: Final = 6


def card_house(card: int) -> int:
    return card // KINDS


def is_truce(card: int) -> bool:
    return card % KINDS == TRUCE


def character_of(card: int) -> int:
    """The character a card shows, -1 for a hostility or truce card."""
    kind = card % KINDS
    return card // KINDS * PER_HOUSE + kind - FIRST_CHARACTER if kind >= FIRST_CHARACTER else -1


def card_showing(character: int) -> int:
    """The card that shows a character."""
    return character // PER_HOUSE * KINDS + FIRST_CHARACTER + character % PER_HOUSE
