"""Numbers with names: zones, types (LCG-CARD.3, LCG-CARD.5), phases, icons, keywords (LCG-KW.1). They are part of
stored games: add at the end."""

from __future__ import annotations

from typing import Final

# Zones (column `zone`).
DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
DEAD: Final = 4
PLOTS: Final = 5
USED: Final = 6
REVEALED: Final = 7
OUT: Final = 8  # removed from the game
SIDE: Final = 9  # faction card and agenda
LIMBO: Final = 10  # an event being played
DUPLICATE: Final = 11
ZONES: Final = (
    "deck", "hand", "play", "discard", "dead", "plots", "used", "revealed", "out", "side", "limbo", "duplicate",
)  # fmt: skip

TYPES: Final = ("character", "location", "attachment", "event", "plot", "agenda", "title", "faction")
CHARACTER: Final = 0
LOCATION: Final = 1
ATTACHMENT: Final = 2
EVENT: Final = 3
PLOT: Final = 4
AGENDA: Final = 5
TITLE: Final = 6
FACTION: Final = 7

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

CHALLENGES: Final = ("military", "intrigue", "power")
MILITARY: Final = 0
INTRIGUE: Final = 1
POWER: Final = 2

PHASES: Final = ("setup", "plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")
P_SETUP: Final = 0
P_PLOT: Final = 1
P_DRAW: Final = 2
P_MARSHAL: Final = 3
P_CHALLENGES: Final = 4
P_DOMINANCE: Final = 5
P_STANDING: Final = 6
P_TAXATION: Final = 7

# Keywords, as bits.
STEALTH: Final = 1
RENOWN: Final = 2
INSIGHT: Final = 4
INTIMIDATE: Final = 8
PILLAGE: Final = 16
LIMITED: Final = 32
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

# Flags of a card (column `flags`).
KNEELING: Final = 1
FACEDOWN: Final = 2
ATTACKING: Final = 4
DEFENDING: Final = 8
BYPASSED: Final = 16  # by stealth, in this challenge
AMBUSHED: Final = 32  # came into play through ambush in this phase
BANNED: Final = 64  # may not be declared as a defender in this phase (Ghost)
CALLED: Final = 128  # must be declared as a defender in this challenge (Dornish Paramour)
MUTE: Final = 256  # its STR does not count in this challenge (The Kraken's Grasp)
A_CONDITION: Final = 512  # Risen from the Sea: an event that has become an attachment
PARTICIPATING: Final = ATTACKING | DEFENDING

# How a card came into play.
BY_MARSHAL: Final = 0
BY_AMBUSH: Final = 1
BY_EFFECT: Final = 2

# How long something lasts.
U_CHALLENGE: Final = 0
U_PHASE: Final = 1
U_ROUND: Final = 2
U_PLOT: Final = 3  # until the player reveals the next plot
U_GAME: Final = 4

TITLES: Final = (
    "Master of Whispers", "Master of Ships", "Hand of the King", "Master of Coin", "Master of Laws", "Crown Regent",
)  # fmt: skip
WHISPERS: Final = 0
SHIPS: Final = 1
HAND_OF_THE_KING: Final = 2
COIN: Final = 3
LAWS: Final = 4
REGENT: Final = 5
