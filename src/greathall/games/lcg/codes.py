"""Options, decisions and events of the card game, second edition. Written by tools/generate.py from tables.toml."""

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
TAKE_TITLE: Final = 8 * SPAN
MARSHAL: Final = 9 * SPAN
AMBUSH: Final = 10 * SPAN
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
CARD_TYPE: Final = 21 * SPAN
KEYWORD: Final = 22 * SPAN  # the keyword resolved next
YES: Final = 23 * SPAN
NO: Final = 24 * SPAN
AMOUNT: Final = 25 * SPAN
COST: Final = 26 * SPAN  # a card used as a cost
ORDER: Final = 27 * SPAN  # what comes next of several things at once
STOPS: Final = 28 * SPAN
REDIRECT: Final = 29 * SPAN
BOTTOM: Final = 30 * SPAN
DRAW: Final = 31 * SPAN
GAIN_POWER: Final = 32 * SPAN
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
D_SETUP_HOST: Final = 20
D_TITLE: Final = 21
D_INTERRUPT: Final = 22
D_CANCEL: Final = 23
D_KEYWORD: Final = 24
D_RENOWN: Final = 25
D_INSIGHT: Final = 26
D_PILLAGE: Final = 27
D_INTIMIDATE: Final = 28
D_RESERVE: Final = 29
D_NAME: Final = 30
D_WINNER: Final = 31
D_REDIRECT: Final = 32
D_STAND: Final = 33
D_STOPS: Final = 34
D_LOOK: Final = 35
D_WHISPERS: Final = 36
D_INSTANCE: Final = 37

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
E_TITLE: Final = 48
E_AMBUSHED: Final = 49
E_USED: Final = 50
E_ELIMINATED: Final = 51
E_REDIRECTED: Final = 52  # by the Crown Regent
E_NAMED: Final = 53
E_RIVAL: Final = 54
E_NAMED_TYPE: Final = 55

VERBS: Final[dict[int, Verb]] = {
    0: Verb("pass"),
    1: Verb("done"),
    2: Verb("keep"),
    3: Verb("mulligan"),
    4: Verb("place", [("card", "card")], [MOST_CARDS]),
    5: Verb("attach", [("card", "card")], [MOST_CARDS]),
    6: Verb("plot", [("card", "card")], [MOST_CARDS]),
    7: Verb("name_first", [("seat", "seat")], [6]),
    8: Verb("take_title", [("title", "title")], [6]),
    9: Verb("marshal", [("card", "card")], [MOST_CARDS]),
    10: Verb("ambush", [("card", "card")], [MOST_CARDS]),
    11: Verb("use", [("card", "card")], [MOST_CARDS]),
    12: Verb("use_second", [("card", "card")], [MOST_CARDS]),
    13: Verb("save", [("card", "card")], [MOST_CARDS]),
    14: Verb("challenge", [("challenge", "challenge"), ("seat", "seat")], [3, 6], [3, 8]),
    15: Verb("attack", [("card", "card")], [MOST_CARDS]),
    16: Verb("bypass", [("card", "card")], [MOST_CARDS]),
    17: Verb("defend", [("card", "card")], [MOST_CARDS]),
    18: Verb("target", [("card", "card")], [MOST_CARDS]),
    19: Verb("player", [("seat", "seat")], [6]),
    20: Verb("type", [("challenge", "challenge")], [3]),
    21: Verb("card_type", [("type", "type")], [4]),
    22: Verb("keyword", [("keyword", "keyword")], [4]),
    23: Verb("yes"),
    24: Verb("no"),
    25: Verb("amount", [("count", "number")], [60]),
    26: Verb("cost", [("card", "card")], [MOST_CARDS]),
    27: Verb("order", [("card", "card")], [MOST_CARDS]),
    28: Verb("stops", [("count", "number")], [4]),
    29: Verb("redirect", [("seat", "seat")], [6]),
    30: Verb("bottom", [("card", "card")], [MOST_CARDS]),
    31: Verb("draw"),
    32: Verb("gain_power"),
    44: Verb("use_third", [("card", "card")], [MOST_CARDS]),
    45: Verb("use_fourth", [("card", "card")], [MOST_CARDS]),
    46: Verb("order_second", [("card", "card")], [MOST_CARDS]),
    47: Verb("order_third", [("card", "card")], [MOST_CARDS]),
    48: Verb("order_fourth", [("card", "card")], [MOST_CARDS]),
}
CODES: Final = Codes(SPAN, VERBS)

DECISIONS: Final[list[DecisionKind]] = [
    DecisionKind("mulligan", "LCG-SETUP.8"),
    DecisionKind("setup", "LCG-SETUP.10", part=True),
    DecisionKind("plot", "LCG-ROUND.1.2"),
    DecisionKind("first_player", "LCG-ROUND.1.3c"),
    DecisionKind("action", "LCG-ACT.3", window=True),
    DecisionKind("marshal", "LCG-ROUND.3.2w", window=True),
    DecisionKind("challenge", "LCG-ROUND.4.2"),
    DecisionKind("attackers", "LCG-CHAL.3", part=True),
    DecisionKind("stealth", "LCG-KW.16", part=True),
    DecisionKind("defenders", "LCG-CHAL.6", part=True),
    DecisionKind("would", "LCG-TRIG.3", window=True),
    DecisionKind("reaction", "LCG-TRIG.7", window=True),
    DecisionKind("order", "LCG-PRIO.8"),
    DecisionKind("claim", "LCG-CLAIM.2"),
    DecisionKind("target", "LCG-TGT.1"),
    DecisionKind("cost", "LCG-COST.2"),
    DecisionKind("host", "LCG-ATT.1"),
    DecisionKind("amount", "LCG-ABIL.14"),
    DecisionKind("may", "LCG-GOLD.4"),
    DecisionKind("search", "LCG-INFO.3"),
    DecisionKind("setup_host", "LCG-SETUP.13", part=True),
    DecisionKind("title", "LCG-MELEE.4"),
    DecisionKind("interrupt", "LCG-TRIG.5", window=True),
    DecisionKind("cancel", "LCG-CANC.1", window=True),
    DecisionKind("keyword", "LCG-KW.4"),
    DecisionKind("renown", "LCG-KW.15"),
    DecisionKind("insight", "LCG-KW.7"),
    DecisionKind("pillage", "LCG-KW.14"),
    DecisionKind("intimidate", "LCG-KW.8"),
    DecisionKind("reserve", "LCG-ROUND.7.3a"),
    DecisionKind("name", "LCG-TGT.2"),
    DecisionKind("winner", "LCG-WIN.2"),
    DecisionKind("redirect", "LCG-MELEE.12"),
    DecisionKind("stand", "LCG-ROUND.6.2"),
    DecisionKind("stops", "LCG-ACT.3"),
    DecisionKind("look", "LCG-INFO.2"),
    DecisionKind("whispers", "LCG-MELEE.17"),
    DecisionKind("instance", "LCG-AMB.9"),
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
    EventKind("title", [("seat", "seat"), ("title", "title")]),
    EventKind("ambushed", [("seat", "seat"), ("card", "card")]),
    EventKind("used", [("seat", "seat"), ("card", "card")]),
    EventKind("eliminated", [("seat", "seat")]),
    EventKind("redirected", [("seat", "seat"), ("victim", "seat")]),
    EventKind("named", [("seat", "seat"), ("challenge", "challenge")]),
    EventKind("rival", [("seat", "seat"), ("victim", "seat")]),
    EventKind("named_type", [("seat", "seat"), ("type", "type")]),
]
