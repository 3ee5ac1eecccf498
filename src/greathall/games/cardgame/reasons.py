"""Why something cannot be done, in words of both card games; a game's legality.py names its own rule for each word.

What only one of the games knows is answered with the rule itself.
"""

from __future__ import annotations

from typing import Final

# Abilities and events: what keeps one from being used at all.
NOT_YOURS: Final = "not yours"  # somebody else controls the card
NOT_IN_PLAY: Final = "not in play"
NOT_FROM_HAND: Final = "not from hand"  # only events are used from there
IS_DUPLICATE: Final = "is a duplicate"
FACE_DOWN: Final = "face down"
BLANK: Final = "blank"
NO_ABILITY: Final = "no ability"
FORCED: Final = "forced"  # nobody chooses to use it, and it comes before all others
WHEN_REVEALED: Final = "when revealed"  # likewise
CARD_FORBIDS: Final = "a card forbids"  # the text of a card in force
SILENCED: Final = "silenced"  # likewise, every ability of a player
# When.
NO_ACTION_WINDOW: Final = "no action window"
OTHER_PHASE: Final = "other phase"
BEFORE_ITS_TIME: Final = "before its time"  # an interrupt while those with "would" are used
NOT_OCCURRED: Final = "not occurred"  # what a reaction reacts to
NOT_IMMINENT: Final = "not imminent"  # what an interrupt interrupts
USED_FOR_THIS: Final = "used for this"
WAITS: Final = "waits"  # another player has the opportunity to act
# How often.
LIMIT: Final = "limit"
MAXIMUM: Final = "maximum"
# Costs.
KNEELS: Final = "kneels"
CANNOT_PAY: Final = "cannot pay"
TOO_LITTLE_GOLD: Final = "too little gold"
NO_CARD_TO_DISCARD: Final = "no card to discard"
# What it would do.
RESTRICTED: Final = "restricted"  # a play restriction in its own text
CHANGES_NOTHING: Final = "changes nothing"
NO_TARGET: Final = "no target"
