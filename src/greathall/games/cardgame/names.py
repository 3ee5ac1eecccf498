"""Numbers with names: zones, types, phases, flags. They are part of stored games: add at the end."""

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
OFFERED: Final = 12  # looked at by the one whose it is for now (a draft)
ASIDE: Final = 13  # face down beside the game
ZONES: Final = (
    "deck", "hand", "play", "discard", "dead", "plots", "used", "revealed", "out", "side", "limbo", "duplicate",
    "offered", "aside",
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

# Keywords of both games, as bits.
STEALTH: Final = 1
RENOWN: Final = 2
LIMITED: Final = 32

# Flags of a card (column `flags`); a game adds its own from 32 on.
KNEELING: Final = 1
FACEDOWN: Final = 2
ATTACKING: Final = 4
DEFENDING: Final = 8
BYPASSED: Final = 16  # by stealth, in this challenge
PARTICIPATING: Final = ATTACKING | DEFENDING

# How a card came into play.
BY_MARSHAL: Final = 0
BY_EFFECT: Final = 2

# How long something lasts.
U_CHALLENGE: Final = 0
U_PHASE: Final = 1
U_ROUND: Final = 2
U_PLOT: Final = 3  # until the player reveals the next plot
U_GAME: Final = 4
