"""Options, decisions and events of both card games. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

SPAN: Final = 512

# Options: a code is a verb, here as its number times SPAN, plus an argument.
PASS: Final = 0 * SPAN
DONE: Final = 1 * SPAN
KEEP: Final = 2 * SPAN
MULLIGAN: Final = 3 * SPAN
PLACE: Final = 4 * SPAN  # a card in set-up
ATTACH: Final = 5 * SPAN  # the host of an attachment
PLOT: Final = 6 * SPAN
NAME_FIRST: Final = 7 * SPAN  # the first player
MARSHAL: Final = 9 * SPAN
USE: Final = 11 * SPAN  # the first ability of a card, or an event from hand
USE_SECOND: Final = 12 * SPAN  # the second ability of a card
SAVE: Final = 13 * SPAN  # discard a duplicate of this card
CHALLENGE: Final = 14 * SPAN  # type * 8 + opponent
ATTACK: Final = 15 * SPAN
BYPASS: Final = 16 * SPAN
DEFEND: Final = 17 * SPAN
TARGET: Final = 18 * SPAN  # a card
PLAYER: Final = 19 * SPAN  # a seat
TYPE: Final = 20 * SPAN  # a challenge type
YES: Final = 23 * SPAN
NO: Final = 24 * SPAN
AMOUNT: Final = 25 * SPAN
COST: Final = 26 * SPAN  # a card used as a cost
ORDER: Final = 27 * SPAN  # what comes next of several things at once
USE_THIRD: Final = 44 * SPAN  # the third ability of a card
USE_FOURTH: Final = 45 * SPAN  # the fourth ability of a card
ORDER_SECOND: Final = 46 * SPAN  # the same of the second ability of a card
ORDER_THIRD: Final = 47 * SPAN  # the same of the third ability of a card
ORDER_FOURTH: Final = 48 * SPAN  # the same of the fourth ability of a card

MOST_CARDS: Final = SPAN  # in a match

# Decisions.
D_MULLIGAN: Final = 0
D_SETUP: Final = 1
D_PLOT: Final = 2
D_FIRST_PLAYER: Final = 3
D_ACTION: Final = 4
D_MARSHAL: Final = 5
D_CHALLENGE: Final = 6
D_ATTACKERS: Final = 7
D_STEALTH: Final = 8
D_DEFENDERS: Final = 9
D_WOULD: Final = 10
D_REACTION: Final = 11
D_ORDER: Final = 12
D_CLAIM: Final = 13
D_TARGET: Final = 14
D_COST: Final = 15
D_HOST: Final = 16
D_AMOUNT: Final = 17
D_MAY: Final = 18
D_SEARCH: Final = 19

# Events.
E_FIRST: Final = 0
E_DREW: Final = 1
E_MULLIGAN: Final = 2
E_SETUP: Final = 3
E_ROUND: Final = 4
E_PHASE: Final = 5
E_PLOT: Final = 6
E_INITIATIVE: Final = 7
E_GOLD: Final = 8
E_SPENT: Final = 9
E_MARSHALED: Final = 10
E_DUPLICATE: Final = 11
E_PUT_INTO_PLAY: Final = 12
E_ATTACHED: Final = 13
E_PLAYED: Final = 14
E_CHALLENGE: Final = 15
E_ATTACKS: Final = 16
E_BYPASSES: Final = 17
E_DEFENDS: Final = 18
E_WON: Final = 19
E_POWER: Final = 20
E_POWER_MOVED: Final = 21
E_POWER_LOST: Final = 22
E_KILLED: Final = 23
E_DISCARDED: Final = 24
E_HAND_DISCARDED: Final = 25
E_RETURNED: Final = 26
E_SACRIFICED: Final = 27
E_SAVED: Final = 28
E_KNELT: Final = 29
E_STOOD: Final = 30
E_DOMINANCE: Final = 31
E_NO_DOMINANCE: Final = 32
E_CANCELLED: Final = 33
E_LOOKED: Final = 34
E_SHOWED: Final = 35
E_SHUFFLED: Final = 36
E_REMOVED: Final = 37
E_CONTROL: Final = 38
E_STRENGTH: Final = 39
E_WINNER: Final = 40
E_PASSED: Final = 41
E_TOKEN: Final = 42
E_FROM_DECK: Final = 43
E_UNOPPOSED: Final = 44
E_GOLD_RETURNED: Final = 45
E_GOLD_MOVED: Final = 46
E_NOBODY_WON: Final = 47
