"""Option codes, decision kinds and event kinds of The Iron Throne.

An option code is `verb * 1024 + argument`. Numbers are part of stored games: add at the end, never renumber.
"""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne.names import HOUSES, N_CARDS, N_CHARACTERS, SOURCES
from greathall.kernel.game import DecisionKind, EventKind

SPAN: Final = 1024
SIDE_SPAN: Final = 32  # characters per side in the argument of a support offer

# ---------------------------------------------------------------- options
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
PROPOSE: Final = 16 * SPAN  # truce terms: see `terms`
BREAK_OFF: Final = 17 * SPAN
SOURCE: Final = 18 * SPAN  # where a hostage comes from
DISCARD: Final = 19 * SPAN
REPLACE: Final = 20 * SPAN  # the card revealed in place of another
DONE: Final = 21 * SPAN
STRIP: Final = 22 * SPAN  # one power from an own character to the sheet
RETURN: Final = 23 * SPAN  # a played card back to the hand

N_DEALS: Final = 576
DEAL_FIELDS: Final = ("a_spreads", "d_spreads", "a_takes", "d_takes", "a_pays", "d_pays")
DEAL_SIZES: Final = (2, 2, 3, 3, 4, 4)

# verb -> name, [(field, type)]
VERBS: Final[list[tuple[str, list[tuple[str, str]]]]] = [
    ("house", [("house", "house")]),
    ("leader", [("leader", "leader")]),
    ("use", [("leader", "leader")]),
    ("pass", []),
    ("free", [("card", "card")]),
    ("torture", [("card", "card")]),
    ("character", [("character", "character")]),
    ("seat", [("seat", "seat")]),
    ("power", [("character", "character")]),
    ("fight", [("character", "character")]),
    ("support", [("side", "side"), ("character", "character")]),
    ("no_support", []),
    ("accept", []),
    ("decline", []),
    ("seal", [("card", "card")]),
    ("play", [("card", "card")]),
    ("propose", [(field, "number") for field in DEAL_FIELDS]),
    ("break_off", []),
    ("source", [("source", "source")]),
    ("discard", [("card", "card")]),
    ("replace", [("card", "card")]),
    ("done", []),
    ("strip", [("character", "character")]),
    ("return", [("card", "card")]),
]
_SIZES: Final[dict[str, int]] = {
    "house": len(HOUSES),
    "leader": N_CHARACTERS,
    "card": N_CARDS,
    "character": N_CHARACTERS,
    "seat": 5,
    "source": len(SOURCES),
}


def arguments(code: int) -> list[int]:
    """The values of an option's fields."""
    verb, arg = divmod(code, SPAN)
    if verb * SPAN == SUPPORT:
        return list(offer_of(code))
    if verb * SPAN == PROPOSE:
        return terms(arg)
    return [arg]


def support_with(side: int, character: int) -> int:
    """The option to support a side with a character."""
    return SUPPORT + side * SIDE_SPAN + character


def offer_of(code: int) -> tuple[int, int]:
    """The side and the character of an option to support."""
    return divmod(code - SUPPORT, SIDE_SPAN)


def terms(deal: int) -> list[int]:
    """Truce terms taken apart: a finite set of 575 and the empty one (IRT-TRUCE.1, IRT-TRUCE.2)."""
    out = []
    for size in reversed(DEAL_SIZES):
        out.append(deal % size)
        deal //= size
    return out[::-1]


def deal_of(values: list[int]) -> int:
    deal = 0
    for value, size in zip(values, DEAL_SIZES, strict=True):
        deal = deal * size + value
    return deal


def all_codes() -> list[int]:
    """Every code that can ever be an option."""
    out = []
    for verb, (_, fields) in enumerate(VERBS):
        if verb * SPAN == SUPPORT:
            out += [support_with(side, c) for side in (1, 2) for c in range(N_CHARACTERS)]
        elif verb * SPAN == PROPOSE:
            out += [PROPOSE + deal for deal in range(1, N_DEALS)]
        else:
            out += [verb * SPAN + arg for arg in range(_SIZES[fields[0][1]] if fields else 1)]
    return out


# ---------------------------------------------------------------- decisions
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

# ---------------------------------------------------------------- events
_SEAT: Final = ("seat", "seat")
_CARD: Final = ("card", "card")
_CHAR: Final = ("character", "character")
_COUNT: Final = ("count", "number")
_VICTIM: Final = ("victim", "seat")
_LEADER: Final = ("leader", "leader")

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

EVENTS: Final[list[EventKind]] = [
    EventKind("house", [_SEAT, ("house", "house")]),
    EventKind("first", [_SEAT]),
    EventKind("leader", [_SEAT, _LEADER]),
    EventKind("turn", [("turn", "number"), _SEAT]),
    EventKind("phase", [("phase", "phase")]),
    EventKind("event", [_SEAT, ("event", "eventcard")]),
    EventKind("defender", [_SEAT]),
    EventKind("drew", [_SEAT, _COUNT]),
    EventKind("moved", [_SEAT, _CHAR, _COUNT]),
    EventKind("fights", [_SEAT, _CHAR]),
    EventKind("offered", [_SEAT, _CHAR, ("to", "seat")]),
    EventKind("no_offer", [_SEAT]),
    EventKind("accepted", [_SEAT, ("from", "seat")]),
    EventKind("declined", [_SEAT, ("from", "seat")]),
    EventKind("forced", [_SEAT, _VICTIM, _CHAR]),
    EventKind("sealed", [_SEAT]),
    EventKind("revealed", [_SEAT, _CARD]),
    EventKind("outcome", [("outcome", "outcome")]),
    EventKind("used", [_SEAT, _LEADER]),
    EventKind("played", [_SEAT, _CARD]),
    EventKind("passed", [_SEAT]),
    EventKind("bonus", [("side", "side"), _COUNT]),
    EventKind("replaced", [_SEAT, _CARD, ("by", "card")]),
    EventKind("looked", [_SEAT, _VICTIM, _COUNT]),
    EventKind("seen", [_SEAT, _VICTIM, _CARD], ["card"]),
    EventKind("proposed", [_SEAT, *[(field, "number") for field in DEAL_FIELDS]]),
    EventKind("agreed", [_SEAT]),
    EventKind("broke_off", [_SEAT]),
    EventKind("totals", [("attacker", "number"), ("defender", "number")]),
    EventKind("won", [_SEAT]),
    EventKind("tie", []),
    EventKind("spread", [_SEAT, ("to", "seat")]),
    EventKind("lost_power", [_SEAT, _CHAR, _COUNT]),
    EventKind("died", [_SEAT, _CHAR]),
    EventKind("boxed", [_SEAT, _COUNT]),
    EventKind("gave_power", [_SEAT, ("to", "seat"), _COUNT]),
    EventKind("hostage", [_SEAT, _VICTIM, ("source", "source"), _CARD], ["card"]),
    EventKind("freed", [_SEAT, ("to", "seat"), _CARD], ["card"]),
    EventKind("tortured", [_SEAT, _VICTIM, _CARD]),
    EventKind("took_power", [_SEAT, _CHAR]),
    EventKind("discarded", [_SEAT, _CARD]),
    EventKind("retreated", [_SEAT, _CHAR]),
    EventKind("changed_side", [_SEAT, ("side", "side")]),
    EventKind("spared", [_SEAT]),
    EventKind("unrewarded", [_SEAT]),
    EventKind("returned", [_SEAT, _CARD]),
    EventKind("shuffled", [_SEAT]),
    EventKind("wiped_out", [_SEAT]),
    EventKind("turn_limit", [_COUNT]),
    EventKind("winner", [_SEAT, _COUNT]),
    EventKind("no_deal", []),
    EventKind("barred", [_SEAT]),
    EventKind("held", [_SEAT]),
]
