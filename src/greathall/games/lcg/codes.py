"""Option codes, decision kinds and event kinds of the card game.

An option code is `verb * 512 + argument`; a card is named by its number in the match. Numbers are part of stored games:
add at the end, never renumber.
"""

from __future__ import annotations

from typing import Final

from greathall.kernel.game import DecisionKind, EventKind

SPAN: Final = 512

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

# verb -> name, [(field, type)], how the argument splits
VERBS: Final[list[tuple[str, list[tuple[str, str]], int]]] = [
    ("pass", [], 1),
    ("done", [], 1),
    ("keep", [], 1),
    ("mulligan", [], 1),
    ("place", [("card", "card")], 1),
    ("attach", [("card", "card")], 1),
    ("plot", [("card", "card")], 1),
    ("name_first", [("seat", "seat")], 1),
    ("take_title", [("title", "title")], 1),
    ("marshal", [("card", "card")], 1),
    ("ambush", [("card", "card")], 1),
    ("use", [("card", "card")], 1),
    ("use_second", [("card", "card")], 1),
    ("save", [("card", "card")], 1),
    ("challenge", [("challenge", "challenge"), ("seat", "seat")], 8),
    ("attack", [("card", "card")], 1),
    ("bypass", [("card", "card")], 1),
    ("defend", [("card", "card")], 1),
    ("target", [("card", "card")], 1),
    ("player", [("seat", "seat")], 1),
    ("type", [("challenge", "challenge")], 1),
    ("card_type", [("type", "type")], 1),
    ("keyword", [("keyword", "keyword")], 1),
    ("yes", [], 1),
    ("no", [], 1),
    ("amount", [("count", "number")], 1),
    ("cost", [("card", "card")], 1),
    ("order", [("card", "card")], 1),
    ("stops", [("count", "number")], 1),
    ("redirect", [("seat", "seat")], 1),
    ("bottom", [("card", "card")], 1),
    ("draw", [], 1),
    ("gain_power", [], 1),
]
_OF_CARDS: Final = (4, 5, 6, 9, 10, 11, 12, 13, 15, 16, 17, 18, 26, 27, 30)
MOST_CARDS: Final = 480


def all_codes() -> list[int]:
    """Every code that can ever be an option."""
    spans = {7: 6, 8: 6, 19: 6, 20: 3, 21: 4, 22: 4, 25: 60, 28: 4, 29: 6}
    out = []
    for verb in range(len(VERBS)):
        if verb == 14:
            out += [verb * SPAN + type_ * 8 + seat for type_ in range(3) for seat in range(6)]
        else:
            out += [verb * SPAN + i for i in range(MOST_CARDS if verb in _OF_CARDS else spans.get(verb, 1))]
    return out


# ---------------------------------------------------------------- decisions
D_MULLIGAN: Final = 0
D_SETUP: Final = 1
D_SETUP_HOST: Final = 2
D_PLOT: Final = 3
D_FIRST_PLAYER: Final = 4
D_TITLE: Final = 5
D_ACTION: Final = 6
D_MARSHAL: Final = 7
D_CHALLENGE: Final = 8
D_ATTACKERS: Final = 9
D_STEALTH: Final = 10
D_DEFENDERS: Final = 11
D_WOULD: Final = 12
D_INTERRUPT: Final = 13
D_REACTION: Final = 14
D_CANCEL: Final = 15
D_ORDER: Final = 16
D_CLAIM: Final = 17
D_KEYWORD: Final = 18
D_RENOWN: Final = 19
D_INSIGHT: Final = 20
D_PILLAGE: Final = 21
D_INTIMIDATE: Final = 22
D_RESERVE: Final = 23
D_TARGET: Final = 24
D_COST: Final = 25
D_HOST: Final = 26
D_NAME: Final = 27
D_SEARCH: Final = 28
D_WINNER: Final = 29
D_REDIRECT: Final = 30
D_STAND: Final = 31
D_MAY: Final = 32
D_STOPS: Final = 33
D_AMOUNT: Final = 34
D_LOOK: Final = 35
D_WHISPERS: Final = 36
D_INSTANCE: Final = 37

DECISIONS: Final[list[DecisionKind]] = [
    DecisionKind("mulligan", "LCG-SETUP.8"),
    DecisionKind("setup", "LCG-SETUP.10", part=True),
    DecisionKind("setup_host", "LCG-SETUP.13", part=True),
    DecisionKind("plot", "LCG-ROUND.1.2"),
    DecisionKind("first_player", "LCG-ROUND.1.3c"),
    DecisionKind("title", "LCG-MELEE.4"),
    DecisionKind("action", "LCG-ACT.3", window=True),
    DecisionKind("marshal", "LCG-ROUND.3.2w"),
    DecisionKind("challenge", "LCG-ROUND.4.2"),
    DecisionKind("attackers", "LCG-CHAL.3", part=True),
    DecisionKind("stealth", "LCG-KW.16", part=True),
    DecisionKind("defenders", "LCG-CHAL.6", part=True),
    DecisionKind("would", "LCG-TRIG.3", window=True),
    DecisionKind("interrupt", "LCG-TRIG.5", window=True),
    DecisionKind("reaction", "LCG-TRIG.7", window=True),
    DecisionKind("cancel", "LCG-CANC.1", window=True),
    DecisionKind("order", "LCG-PRIO.8"),
    DecisionKind("claim", "LCG-CLAIM.2"),
    DecisionKind("keyword", "LCG-KW.4"),
    DecisionKind("renown", "LCG-KW.15"),
    DecisionKind("insight", "LCG-KW.7"),
    DecisionKind("pillage", "LCG-KW.14"),
    DecisionKind("intimidate", "LCG-KW.8"),
    DecisionKind("reserve", "LCG-ROUND.7.3a"),
    DecisionKind("target", "LCG-TGT.1"),
    DecisionKind("cost", "LCG-COST.2"),
    DecisionKind("host", "LCG-ATT.1"),
    DecisionKind("name", "LCG-TGT.2"),
    DecisionKind("search", "LCG-INFO.3"),
    DecisionKind("winner", "LCG-WIN.2"),
    DecisionKind("redirect", "LCG-MELEE.12"),
    DecisionKind("stand", "LCG-ROUND.6.2"),
    DecisionKind("may", "LCG-GOLD.4"),
    DecisionKind("stops", "LCG-ACT.3"),
    DecisionKind("amount", "LCG-ABIL.14"),
    DecisionKind("look", "LCG-INFO.2"),
    DecisionKind("whispers", "LCG-MELEE.17"),
    DecisionKind("instance", "LCG-AMB.9"),
]

# ---------------------------------------------------------------- events
_SEAT: Final = ("seat", "seat")
_CARD: Final = ("card", "card")
_COUNT: Final = ("count", "number")

E_FIRST: Final = 0
E_DREW: Final = 1
E_MULLIGAN: Final = 2
E_SETUP: Final = 3
E_ROUND: Final = 4
E_PHASE: Final = 5
E_PLOT: Final = 6
E_INITIATIVE: Final = 7
E_TITLE: Final = 8
E_GOLD: Final = 9
E_SPENT: Final = 10
E_MARSHALED: Final = 11
E_DUPLICATE: Final = 12
E_AMBUSHED: Final = 13
E_PUT_INTO_PLAY: Final = 14
E_ATTACHED: Final = 15
E_PLAYED: Final = 16
E_USED: Final = 17
E_CHALLENGE: Final = 18
E_ATTACKS: Final = 19
E_BYPASSES: Final = 20
E_DEFENDS: Final = 21
E_WON: Final = 22
E_NOBODY_WON: Final = 23
E_POWER: Final = 24
E_POWER_MOVED: Final = 25
E_POWER_LOST: Final = 26
E_KILLED: Final = 27
E_DISCARDED: Final = 28
E_HAND_DISCARDED: Final = 29
E_RETURNED: Final = 30
E_SACRIFICED: Final = 31
E_SAVED: Final = 32
E_KNELT: Final = 33
E_STOOD: Final = 34
E_DOMINANCE: Final = 35
E_NO_DOMINANCE: Final = 36
E_CANCELLED: Final = 37
E_LOOKED: Final = 38
E_SHOWED: Final = 39
E_SHUFFLED: Final = 40
E_REMOVED: Final = 41
E_CONTROL: Final = 42
E_STRENGTH: Final = 43
E_ELIMINATED: Final = 44
E_WINNER: Final = 45
E_PASSED: Final = 46
E_REDIRECTED: Final = 47
E_NAMED: Final = 48
E_TOKEN: Final = 49
E_FROM_DECK: Final = 50
E_UNOPPOSED: Final = 51
E_RIVAL: Final = 52
E_GOLD_RETURNED: Final = 53
E_NAMED_TYPE: Final = 54
E_GOLD_MOVED: Final = 55

EVENTS: Final[list[EventKind]] = [
    EventKind("first", [_SEAT]),
    EventKind("drew", [_SEAT, _COUNT]),
    EventKind("mulligan", [_SEAT]),
    EventKind("setup", [_SEAT, _CARD]),
    EventKind("round", [("round", "number")]),
    EventKind("phase", [("phase", "phase")]),
    EventKind("plot", [_SEAT, _CARD]),
    EventKind("initiative", [_SEAT, _COUNT]),
    EventKind("title", [_SEAT, ("title", "title")]),
    EventKind("gold", [_SEAT, _COUNT]),
    EventKind("spent", [_SEAT, _COUNT]),
    EventKind("marshaled", [_SEAT, _CARD]),
    EventKind("duplicate", [_SEAT, _CARD]),
    EventKind("ambushed", [_SEAT, _CARD]),
    EventKind("put_into_play", [_SEAT, _CARD]),
    EventKind("attached", [_CARD, ("host", "card")]),
    EventKind("played", [_SEAT, _CARD]),
    EventKind("used", [_SEAT, _CARD]),
    EventKind("challenge", [_SEAT, ("challenge", "challenge"), ("victim", "seat")]),
    EventKind("attacks", [_CARD]),
    EventKind("bypasses", [_CARD, ("victim", "card")]),
    EventKind("defends", [_CARD]),
    EventKind("won", [_SEAT, ("total", "number"), ("other", "number")]),
    EventKind("nobody_won", []),
    EventKind("power", [_CARD, _COUNT]),
    EventKind("power_moved", [("from", "card"), _CARD, _COUNT]),
    EventKind("power_lost", [_CARD, _COUNT]),
    EventKind("killed", [_CARD]),
    EventKind("discarded", [_CARD]),
    EventKind("hand_discarded", [_SEAT, _CARD]),
    EventKind("returned", [_CARD]),
    EventKind("sacrificed", [_CARD]),
    EventKind("saved", [_CARD]),
    EventKind("knelt", [_CARD]),
    EventKind("stood", [_CARD]),
    EventKind("dominance", [_SEAT, _COUNT]),
    EventKind("no_dominance", []),
    EventKind("cancelled", [_CARD]),
    EventKind("looked", [_SEAT, ("victim", "seat"), _COUNT]),
    EventKind("showed", [_SEAT, _CARD]),
    EventKind("shuffled", [_SEAT]),
    EventKind("removed", [_CARD]),
    EventKind("control", [_SEAT, _CARD]),
    EventKind("strength", [_CARD, _COUNT]),
    EventKind("eliminated", [_SEAT]),
    EventKind("winner", [_SEAT]),
    EventKind("passed", [_SEAT]),
    EventKind("redirected", [_SEAT, ("victim", "seat")]),
    EventKind("named", [_SEAT, ("challenge", "challenge")]),
    EventKind("token", [_CARD, _COUNT]),
    EventKind("from_deck", [_SEAT, _CARD]),
    EventKind("unopposed", [_SEAT]),
    EventKind("rival", [_SEAT, ("victim", "seat")]),
    EventKind("gold_returned", [_SEAT, _COUNT]),
    EventKind("named_type", [_SEAT, ("type", "type")]),
    EventKind("gold_moved", [("from", "seat"), _SEAT, _COUNT]),
]
