"""Numbers with names: factions, keywords (LCG-KW.1), titles. They are part of stored games: add at the end. Zones,
types (LCG-CARD.3, LCG-CARD.5) and phases are those of both card games."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.names import LIMITED, RENOWN, STEALTH

FACTIONS: Final = (
    "stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell", "targaryen", "thenightswatch", "neutral",
)  # fmt: skip
STARK: Final = 0
LANNISTER: Final = 1
BARATHEON: Final = 2
GREYJOY: Final = 3
TYRELL: Final = 4
MARTELL: Final = 5
TARGARYEN: Final = 6
WATCH: Final = 7
NEUTRAL: Final = 8

# Keywords, as bits.
INSIGHT: Final = 4
INTIMIDATE: Final = 8
PILLAGE: Final = 16
TERMINAL: Final = 64
NO_ATTACHMENTS: Final = 128
ONLY_WEAPONS: Final = 256
KEYWORDS: Final = {
    "stealth": STEALTH,
    "renown": RENOWN,
    "insight": INSIGHT,
    "intimidate": INTIMIDATE,
    "pillage": PILLAGE,
    "limited": LIMITED,
    "terminal": TERMINAL,
    "no attachments": NO_ATTACHMENTS,
    "no attachments except Weapon": ONLY_WEAPONS,
}

# Flags of a card, besides those of both card games.
AMBUSHED: Final = 32  # came into play through ambush in this phase
BANNED: Final = 64  # may not be declared as a defender in this phase (Ghost)
CALLED: Final = 128  # must be declared as a defender in this challenge (Dornish Paramour)
MUTE: Final = 256  # its STR does not count in this challenge (The Kraken's Grasp)
A_CONDITION: Final = 512  # Risen from the Sea: an event that has become an attachment
SENT_HOME: Final = 1024  # removed from this challenge: no constant ability brings it back (LCG-AMB.41)

BY_AMBUSH: Final = 1  # how a card came into play, besides by marshaling and by an effect

TITLES: Final = (
    "Master of Whispers", "Master of Ships", "Hand of the King", "Master of Coin", "Master of Laws", "Crown Regent",
)  # fmt: skip
WHISPERS: Final = 0
SHIPS: Final = 1
HAND_OF_THE_KING: Final = 2
COIN: Final = 3
LAWS: Final = 4
REGENT: Final = 5
