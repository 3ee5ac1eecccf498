"""Why something cannot be done, in words of both card games; a game's legality.py names its own rule for each word.

What only one of the games knows is answered with the rule itself.
"""

from __future__ import annotations

from typing import Final

OVER: Final = "over"
ELIMINATED: Final = "eliminated"
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
WAITS_TO_RESPOND: Final = "waits to respond"
# How often.
LIMIT: Final = "limit"
MAXIMUM: Final = "maximum"
# Costs.
KNEELS: Final = "kneels"
CANNOT_PAY: Final = "cannot pay"
TOO_LITTLE_GOLD: Final = "too little gold"
NO_CARD_TO_DISCARD: Final = "no card to discard"
# Choosing cards.
EQUAL_CARD: Final = "equal card"  # of several copies one is offered
NOT_IN_HAND: Final = "not in hand"
USED_PLOT: Final = "used plot"
NOT_YOUR_PLOT: Final = "not your plot"
NO_SUCH_PLAYER: Final = "no such player"
NOT_A_HOST: Final = "not a host"  # no character in play
CHOSEN: Final = "chosen"  # already
NOT_TO_BE_CHOSEN: Final = "not to be chosen"  # by the text of the ability
OTHERS_CHOOSE: Final = "others choose"
NOT_LEGAL_BEFORE: Final = "not legal before"  # the cost was paid
TARGET_NOT_IN_PLAY: Final = "target not in play"
NO_SUCH_COST: Final = "no such cost"
NO_SUCH_AMOUNT: Final = "no such amount"
NOT_YOUR_COST: Final = "not your cost"  # a card of somebody else
# Saving by a duplicate.
NO_DUPLICATE: Final = "no duplicate"
NOT_LEAVING: Final = "not leaving"  # or not in a way that a duplicate saves from
NOT_SAVED: Final = "cannot be saved"
STILL_WITHOUT_STRENGTH: Final = "still without strength"
# Marshaling and challenges: whose turn it is.
NO_MARSHALING: Final = "no marshaling"  # in this phase
NOT_ACTIVE_IN_MARSHALING: Final = "not active in marshaling"
PASSED: Final = "passed"  # where a pass ends the turn
NO_CHALLENGES: Final = "no challenges"  # in this phase
NOT_ACTIVE_IN_CHALLENGES: Final = "not active in challenges"
CHALLENGE_GOES_ON: Final = "a challenge goes on"
WINDOW_FIRST: Final = "window first"  # the action window before a challenge
# Challenges.
NOT_AN_OPPONENT: Final = "not an opponent"
NO_ATTACKER: Final = "no attacker"
NOT_AN_ATTACKER: Final = "not an attacker"  # no character of one's own
KNEELING_ATTACKER: Final = "kneeling attacker"
NOT_A_DEFENDER: Final = "not a defender"
KNEELING_DEFENDER: Final = "kneeling defender"
NO_ICON: Final = "no icon"
TAKES_PART: Final = "takes part"  # already
BYPASSED: Final = "bypassed"
NOT_AGAINST_YOU: Final = "not against you"  # stealth: no character of the defender's
CARD_DEMANDS: Final = "a card demands"  # something else first
CLAIMED_TWICE: Final = "claimed twice"
NOT_YOUR_CHARACTER: Final = "not your character"
# What it would do.
RESTRICTED: Final = "restricted"  # a play restriction in its own text
CHANGES_NOTHING: Final = "changes nothing"
NO_TARGET: Final = "no target"
