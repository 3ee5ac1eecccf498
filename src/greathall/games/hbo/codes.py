"""Options, decisions and events of the card game, HBO edition. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

from greathall.kernel.codes import Codes, Verb
from greathall.kernel.game import DecisionKind, EventKind

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
DRAFT: Final = 40 * SPAN  # keep this plot of those one looks at
LEAVE: Final = 41 * SPAN  # leave this plot out of the plot deck
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
D_DRAFT: Final = 20
D_PLOT_DECK: Final = 21
D_ICON: Final = 22
D_SPARED: Final = 23
D_DISCARD: Final = 24

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
E_DRAFTED: Final = 48
E_PLOT_DECK: Final = 49
E_ICON_LOST: Final = 50
E_JOINED: Final = 51
E_CLAIM: Final = 52
E_USED: Final = 53
E_GOLD_OUT: Final = 54
E_POWER_OUT: Final = 55

VERBS: Final[dict[int, Verb]] = {
    0: Verb("pass"),
    1: Verb("done"),
    2: Verb("keep"),
    3: Verb("mulligan"),
    4: Verb("place", [("card", "card")], [MOST_CARDS]),
    5: Verb("attach", [("card", "card")], [MOST_CARDS]),
    6: Verb("plot", [("card", "card")], [MOST_CARDS]),
    7: Verb("name_first", [("seat", "seat")], [2]),
    9: Verb("marshal", [("card", "card")], [MOST_CARDS]),
    11: Verb("use", [("card", "card")], [MOST_CARDS]),
    12: Verb("use_second", [("card", "card")], [MOST_CARDS]),
    13: Verb("save", [("card", "card")], [MOST_CARDS]),
    14: Verb("challenge", [("challenge", "challenge"), ("seat", "seat")], [3, 2], [3, 8]),
    15: Verb("attack", [("card", "card")], [MOST_CARDS]),
    16: Verb("bypass", [("card", "card")], [MOST_CARDS]),
    17: Verb("defend", [("card", "card")], [MOST_CARDS]),
    18: Verb("target", [("card", "card")], [MOST_CARDS]),
    19: Verb("player", [("seat", "seat")], [2]),
    20: Verb("type", [("challenge", "challenge")], [3]),
    23: Verb("yes"),
    24: Verb("no"),
    25: Verb("amount", [("count", "number")], [60]),
    26: Verb("cost", [("card", "card")], [MOST_CARDS]),
    27: Verb("order", [("card", "card")], [MOST_CARDS]),
    40: Verb("draft", [("card", "card")], [MOST_CARDS]),
    41: Verb("leave", [("card", "card")], [MOST_CARDS]),
    44: Verb("use_third", [("card", "card")], [MOST_CARDS]),
    45: Verb("use_fourth", [("card", "card")], [MOST_CARDS]),
    46: Verb("order_second", [("card", "card")], [MOST_CARDS]),
    47: Verb("order_third", [("card", "card")], [MOST_CARDS]),
    48: Verb("order_fourth", [("card", "card")], [MOST_CARDS]),
}
CODES: Final = Codes(SPAN, VERBS)

DECISIONS: Final[list[DecisionKind]] = [
    DecisionKind("mulligan", "HBO-SETUP.8"),
    DecisionKind("setup", "HBO-SETUP.9", part=True),
    DecisionKind("plot", "HBO-PLOT.1"),
    DecisionKind("first_player", "HBO-INIT.4"),
    DecisionKind("action", "HBO-ACT.8", window=True),
    DecisionKind("marshal", "HBO-MAR.6", window=True),
    DecisionKind("challenge", "HBO-CHAL.4"),
    DecisionKind("attackers", "HBO-CHAL.10", part=True),
    DecisionKind("stealth", "HBO-KEY.3", part=True),
    DecisionKind("defenders", "HBO-CHAL.13", part=True),
    DecisionKind("save", "HBO-SAVE.1", window=True),
    DecisionKind("response", "HBO-RESP.2", window=True),
    DecisionKind("order", "HBO-WHEN.2"),
    DecisionKind("claim", "HBO-CLAIM.2"),
    DecisionKind("target", "HBO-AMB.20"),
    DecisionKind("cost", "HBO-ACT.5"),
    DecisionKind("host", "HBO-TYPE.4"),
    DecisionKind("amount", "HBO-ACT.5"),
    DecisionKind("may", "HBO-RESP.2"),
    DecisionKind("search", "HBO-CARD.8"),
    DecisionKind("draft", "HBO-DRAFT.4"),
    DecisionKind("plot_deck", "HBO-DRAFT.7", part=True),
    DecisionKind("icon", "HBO-CARD.5"),
    DecisionKind("spared", "HBO-WHEN.1", part=True),
    DecisionKind("discard", "HBO-WHEN.1"),
]

EVENTS: Final[list[EventKind]] = [
    EventKind("first", [("seat", "seat")]),
    EventKind("drew", [("seat", "seat"), ("count", "number")]),
    EventKind("mulligan", [("seat", "seat")]),
    EventKind("setup", [("seat", "seat"), ("card", "card")]),
    EventKind("round", [("round", "number")]),
    EventKind("phase", [("phase", "phase")]),
    EventKind("plot", [("seat", "seat"), ("card", "card")]),
    EventKind("initiative", [("seat", "seat"), ("count", "number")]),
    EventKind("gold", [("seat", "seat"), ("count", "number")]),
    EventKind("spent", [("seat", "seat"), ("count", "number")]),
    EventKind("marshaled", [("seat", "seat"), ("card", "card")]),
    EventKind("duplicate", [("seat", "seat"), ("card", "card")]),
    EventKind("put_into_play", [("seat", "seat"), ("card", "card")]),
    EventKind("attached", [("card", "card"), ("host", "card")]),
    EventKind("played", [("seat", "seat"), ("card", "card")]),
    EventKind("challenge", [("seat", "seat"), ("challenge", "challenge"), ("victim", "seat")]),
    EventKind("attacks", [("card", "card")]),
    EventKind("bypasses", [("card", "card"), ("victim", "card")]),
    EventKind("defends", [("card", "card")]),
    EventKind("won", [("seat", "seat"), ("total", "number"), ("other", "number")]),
    EventKind("power", [("card", "card"), ("count", "number")]),
    EventKind("power_moved", [("from", "card"), ("card", "card"), ("count", "number")]),
    EventKind("power_lost", [("card", "card"), ("count", "number")]),
    EventKind("killed", [("card", "card")]),
    EventKind("discarded", [("card", "card")]),
    EventKind("hand_discarded", [("seat", "seat"), ("card", "card")]),
    EventKind("returned", [("card", "card")]),
    EventKind("sacrificed", [("card", "card")]),
    EventKind("saved", [("card", "card")]),
    EventKind("knelt", [("card", "card")]),
    EventKind("stood", [("card", "card")]),
    EventKind("dominance", [("seat", "seat"), ("count", "number")]),
    EventKind("no_dominance", []),
    EventKind("cancelled", [("card", "card")]),
    EventKind("looked", [("seat", "seat"), ("victim", "seat"), ("count", "number")]),
    EventKind("showed", [("seat", "seat"), ("card", "card")]),
    EventKind("shuffled", [("seat", "seat")]),
    EventKind("removed", [("card", "card")]),
    EventKind("control", [("seat", "seat"), ("card", "card")]),
    EventKind("strength", [("card", "card"), ("count", "number")]),
    EventKind("winner", [("seat", "seat")]),
    EventKind("passed", [("seat", "seat")]),
    EventKind("token", [("card", "card"), ("count", "number")]),
    EventKind("from_deck", [("seat", "seat"), ("card", "card")]),
    EventKind("unopposed", [("seat", "seat")]),
    EventKind("gold_returned", [("seat", "seat"), ("count", "number")]),
    EventKind("gold_moved", [("from", "seat"), ("seat", "seat"), ("count", "number")]),
    EventKind("nobody_won", []),
    EventKind("drafted", [("seat", "seat")]),
    EventKind("plot_deck", [("seat", "seat")]),
    EventKind("icon_lost", [("card", "card"), ("challenge", "challenge")]),
    EventKind("joined", [("card", "card")]),
    EventKind("claim", [("seat", "seat"), ("count", "number")]),
    EventKind("used", [("seat", "seat"), ("card", "card")]),
    EventKind("gold_out", [("count", "number")]),
    EventKind("power_out", [("count", "number")]),
]
