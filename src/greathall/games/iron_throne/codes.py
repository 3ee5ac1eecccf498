"""Options, decisions and events of The Iron Throne. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne.names import HOUSES, N_CARDS, N_CHARACTERS, SOURCES
from greathall.kernel.codes import Codes, Verb
from greathall.kernel.game import DecisionKind, EventKind

SPAN: Final = 1024

# Options: a code is a verb, here as its number times SPAN, plus an argument.
HOUSE: Final = 0 * SPAN
LEADER: Final = 1 * SPAN  # the sheet that is kept
USE: Final = 2 * SPAN  # a leader's ability
PASS: Final = 3 * SPAN
FREE: Final = 4 * SPAN  # a hostage
TORTURE: Final = 5 * SPAN
CHARACTER: Final = 6 * SPAN  # a character that something is done to
SEAT: Final = 7 * SPAN  # a player
POWER: Final = 8 * SPAN  # one power from the sheet to a character
FIGHT: Final = 9 * SPAN  # a character takes part
SUPPORT: Final = 10 * SPAN
NO_SUPPORT: Final = 11 * SPAN
ACCEPT: Final = 12 * SPAN
DECLINE: Final = 13 * SPAN
SEAL: Final = 14 * SPAN  # a house card played face down (face up for Bran's opponent)
PLAY: Final = 15 * SPAN  # a character card for its effect
PROPOSE: Final = 16 * SPAN  # truce terms: see `deals.py`
BREAK_OFF: Final = 17 * SPAN
SOURCE: Final = 18 * SPAN  # where a hostage comes from
DISCARD: Final = 19 * SPAN
REPLACE: Final = 20 * SPAN  # the card revealed in place of another
DONE: Final = 21 * SPAN
STRIP: Final = 22 * SPAN  # one power from an own character to the sheet
RETURN: Final = 23 * SPAN  # a played card back to the hand
FIX: Final = 24 * SPAN  # terms that come: where a hostage of that side's active player is taken from

SIDE_SPAN: Final = 32  # characters per side in the argument of a support offer

# Decisions.
D_HOUSE: Final = 0
D_LEADER: Final = 1
D_ABILITY: Final = 2
D_HOSTAGES: Final = 3
D_TORTURE: Final = 4
D_DEFENDER: Final = 5
D_PREPARE: Final = 6
D_FIGHTER: Final = 7
D_OFFER: Final = 8
D_ANSWER: Final = 9
D_SEALED: Final = 10
D_FACE_UP: Final = 11
D_WINDOW: Final = 12
D_PROPOSE: Final = 13
D_PROPOSAL: Final = 14
D_VICTIM: Final = 15
D_SOURCE: Final = 16
D_REWARD: Final = 17
D_CHARACTER: Final = 18
D_PLAYER: Final = 19
D_DISCARD: Final = 20
D_REPLACE: Final = 21
D_RETURN: Final = 22
D_UP_TO: Final = 23
D_STRIP: Final = 24
D_GUARD: Final = 25
D_CHANGE_SIDE: Final = 26

# Events.
E_HOUSE: Final = 0
E_FIRST: Final = 1
E_LEADER: Final = 2
E_TURN: Final = 3
E_PHASE: Final = 4
E_EVENT: Final = 5
E_DEFENDER: Final = 6
E_DREW: Final = 7
E_MOVED: Final = 8
E_FIGHTS: Final = 9
E_OFFERED: Final = 10
E_NO_OFFER: Final = 11
E_ACCEPTED: Final = 12
E_DECLINED: Final = 13
E_FORCED: Final = 14
E_SEALED: Final = 15
E_REVEALED: Final = 16
E_OUTCOME: Final = 17
E_USED: Final = 18
E_PLAYED: Final = 19
E_PASSED: Final = 20
E_BONUS: Final = 21
E_REPLACED: Final = 22
E_LOOKED: Final = 23
E_SEEN: Final = 24
E_PROPOSED: Final = 25
E_AGREED: Final = 26
E_BROKE_OFF: Final = 27
E_TOTALS: Final = 28
E_WON: Final = 29
E_TIE: Final = 30
E_SPREAD: Final = 31
E_LOST_POWER: Final = 32
E_DIED: Final = 33
E_BOXED: Final = 34
E_GAVE_POWER: Final = 35
E_HOSTAGE: Final = 36
E_FREED: Final = 37
E_TORTURED: Final = 38
E_TOOK_POWER: Final = 39
E_DISCARDED: Final = 40
E_RETREATED: Final = 41
E_CHANGED_SIDE: Final = 42
E_SPARED: Final = 43
E_UNREWARDED: Final = 44
E_RETURNED: Final = 45
E_SHUFFLED: Final = 46
E_WIPED_OUT: Final = 47
E_TURN_LIMIT: Final = 48
E_WINNER: Final = 49
E_NO_DEAL: Final = 50
E_BARRED: Final = 51
E_HELD: Final = 52
E_FIXED: Final = 53

VERBS: Final[dict[int, Verb]] = {
    0: Verb("house", [("house", "house")], [len(HOUSES)]),
    1: Verb("leader", [("leader", "leader")], [N_CHARACTERS]),
    2: Verb("use", [("leader", "leader")], [N_CHARACTERS]),
    3: Verb("pass"),
    4: Verb("free", [("card", "card")], [N_CARDS]),
    5: Verb("torture", [("card", "card")], [N_CARDS]),
    6: Verb("character", [("character", "character")], [N_CHARACTERS]),
    7: Verb("seat", [("seat", "seat")], [5]),
    8: Verb("power", [("character", "character")], [N_CHARACTERS]),
    9: Verb("fight", [("character", "character")], [N_CHARACTERS]),
    10: Verb(
        "support",
        [("side", "side"), ("character", "character")],
        [3, N_CHARACTERS],
        [3, SIDE_SPAN],
        least=SIDE_SPAN,
    ),
    11: Verb("no_support"),
    12: Verb("accept"),
    13: Verb("decline"),
    14: Verb("seal", [("card", "card")], [N_CARDS]),
    15: Verb("play", [("card", "card")], [N_CARDS]),
    16: Verb(
        "propose",
        [
            ("a_spreads", "number"),
            ("d_spreads", "number"),
            ("a_takes", "number"),
            ("d_takes", "number"),
            ("a_pays", "number"),
            ("d_pays", "number"),
        ],
        [2, 2, 3, 3, 4, 4],
        least=1,
    ),
    17: Verb("break_off"),
    18: Verb("source", [("source", "source")], [len(SOURCES)]),
    19: Verb("discard", [("card", "card")], [N_CARDS]),
    20: Verb("replace", [("card", "card")], [N_CARDS]),
    21: Verb("done"),
    22: Verb("strip", [("character", "character")], [N_CHARACTERS]),
    23: Verb("return", [("card", "card")], [N_CARDS]),
    24: Verb("fix", [("side", "side"), ("source", "source")], [3, len(SOURCES)], least=len(SOURCES)),
}
CODES: Final = Codes(SPAN, VERBS)

DECISIONS: Final[list[DecisionKind]] = [
    DecisionKind("choose_house", "IRT-SETUP.1"),
    DecisionKind("choose_leader", "IRT-SETUP.2"),
    DecisionKind("ability", "IRT-LEADER.2"),
    DecisionKind("hostages", "IRT-HOSTAGE.5"),
    DecisionKind("torture", "IRT-HOSTAGE.9"),
    DecisionKind("choose_defender", "IRT-EVENT.2"),
    DecisionKind("prepare", "IRT-PREP.3"),
    DecisionKind("choose_fighter", "IRT-PREP.5"),
    DecisionKind("offer", "IRT-SUPPORT.2"),
    DecisionKind("answer_offer", "IRT-SUPPORT.4"),
    DecisionKind("sealed", "IRT-ENC.1"),
    DecisionKind("face_up", "IRT-ENC.1"),
    DecisionKind("window", "IRT-CHAR.1", window=True),
    DecisionKind("propose", "IRT-TRUCE.1"),
    DecisionKind("proposal", "IRT-TRUCE.1"),
    DecisionKind("hostage_victim", "IRT-TAKE.3"),
    DecisionKind("hostage_source", "IRT-HOSTAGE.2"),
    DecisionKind("reward", "IRT-RESOLVE.3", part=True),
    DecisionKind("pick_character", "IRT-CHAR.1"),
    DecisionKind("pick_player", "IRT-CHAR.1"),
    DecisionKind("discard_cards", "IRT-LEADER.1", part=True),
    DecisionKind("replace_card", "IRT-CHAR.1"),
    DecisionKind("return_card", "IRT-CHAR.1"),
    DecisionKind("move_up_to", "IRT-POWER.4", part=True),
    DecisionKind("sacrifice", "IRT-POWER.9", part=True),
    DecisionKind("guard", "IRT-RESOLVE.5", part=True),
    DecisionKind("change_side", "IRT-LEADER.1"),
]

EVENTS: Final[list[EventKind]] = [
    EventKind("house", [("seat", "seat"), ("house", "house")]),
    EventKind("first", [("seat", "seat")]),
    EventKind("leader", [("seat", "seat"), ("leader", "leader")]),
    EventKind("turn", [("turn", "number"), ("seat", "seat")]),
    EventKind("phase", [("phase", "phase")]),
    EventKind("event", [("seat", "seat"), ("event", "eventcard")]),
    EventKind("defender", [("seat", "seat")]),
    EventKind("drew", [("seat", "seat"), ("count", "number")]),
    EventKind("moved", [("seat", "seat"), ("character", "character"), ("count", "number")]),
    EventKind("fights", [("seat", "seat"), ("character", "character")]),
    EventKind("offered", [("seat", "seat"), ("character", "character"), ("to", "seat")]),
    EventKind("no_offer", [("seat", "seat")]),
    EventKind("accepted", [("seat", "seat"), ("from", "seat")]),
    EventKind("declined", [("seat", "seat"), ("from", "seat")]),
    EventKind("forced", [("seat", "seat"), ("victim", "seat"), ("character", "character")]),
    EventKind("sealed", [("seat", "seat")]),
    EventKind("revealed", [("seat", "seat"), ("card", "card")]),
    EventKind("outcome", [("outcome", "outcome")]),
    EventKind("used", [("seat", "seat"), ("leader", "leader")]),
    EventKind("played", [("seat", "seat"), ("card", "card")]),
    EventKind("passed", [("seat", "seat")]),
    EventKind("bonus", [("side", "side"), ("count", "number")]),
    EventKind("replaced", [("seat", "seat"), ("card", "card"), ("by", "card")]),
    EventKind("looked", [("seat", "seat"), ("victim", "seat"), ("count", "number")]),
    EventKind("seen", [("seat", "seat"), ("victim", "seat"), ("card", "card")], ["card"]),
    EventKind(
        "proposed",
        [
            ("seat", "seat"),
            ("a_spreads", "number"),
            ("d_spreads", "number"),
            ("a_takes", "number"),
            ("d_takes", "number"),
            ("a_pays", "number"),
            ("d_pays", "number"),
        ],
    ),
    EventKind("agreed", [("seat", "seat")]),
    EventKind("broke_off", [("seat", "seat")]),
    EventKind("totals", [("attacker", "number"), ("defender", "number")]),
    EventKind("won", [("seat", "seat")]),
    EventKind("tie", []),
    EventKind("spread", [("seat", "seat"), ("to", "seat")]),
    EventKind("lost_power", [("seat", "seat"), ("character", "character"), ("count", "number")]),
    EventKind("died", [("seat", "seat"), ("character", "character")]),
    EventKind("boxed", [("seat", "seat"), ("count", "number")]),
    EventKind("gave_power", [("seat", "seat"), ("to", "seat"), ("count", "number")]),
    EventKind("hostage", [("seat", "seat"), ("victim", "seat"), ("source", "source"), ("card", "card")], ["card"]),
    EventKind("freed", [("seat", "seat"), ("to", "seat"), ("card", "card")], ["card"]),
    EventKind("tortured", [("seat", "seat"), ("victim", "seat"), ("card", "card")]),
    EventKind("took_power", [("seat", "seat"), ("character", "character")]),
    EventKind("discarded", [("seat", "seat"), ("card", "card")]),
    EventKind("retreated", [("seat", "seat"), ("character", "character")]),
    EventKind("changed_side", [("seat", "seat"), ("side", "side")]),
    EventKind("spared", [("seat", "seat")]),
    EventKind("unrewarded", [("seat", "seat")]),
    EventKind("returned", [("seat", "seat"), ("card", "card")]),
    EventKind("shuffled", [("seat", "seat")]),
    EventKind("wiped_out", [("seat", "seat")]),
    EventKind("turn_limit", [("count", "number")]),
    EventKind("winner", [("seat", "seat"), ("count", "number")]),
    EventKind("no_deal", []),
    EventKind("barred", [("seat", "seat")]),
    EventKind("held", [("seat", "seat")]),
    EventKind("fixed", [("side", "side"), ("source", "source")]),
]
