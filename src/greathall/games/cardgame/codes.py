"""Option codes, decision kinds and event kinds of both card games.

An option code is `verb * 512 + argument`; a card is named by its number in the match. A game adds verbs with numbers of
its own, and decisions and events behind these. Numbers of verbs are part of stored games: add, never renumber.
"""

from __future__ import annotations

from typing import Final

from greathall.kernel.game import EventKind

SPAN: Final = 512
MOST_CARDS: Final = SPAN  # in a match

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

Verb = tuple[str, list[tuple[str, str]], int]  # its name, [(field, type)], how the argument splits
VERBS: Final[dict[int, Verb]] = {
    PASS // SPAN: ("pass", [], 1),
    DONE // SPAN: ("done", [], 1),
    KEEP // SPAN: ("keep", [], 1),
    MULLIGAN // SPAN: ("mulligan", [], 1),
    PLACE // SPAN: ("place", [("card", "card")], 1),
    ATTACH // SPAN: ("attach", [("card", "card")], 1),
    PLOT // SPAN: ("plot", [("card", "card")], 1),
    NAME_FIRST // SPAN: ("name_first", [("seat", "seat")], 1),
    MARSHAL // SPAN: ("marshal", [("card", "card")], 1),
    USE // SPAN: ("use", [("card", "card")], 1),
    USE_SECOND // SPAN: ("use_second", [("card", "card")], 1),
    SAVE // SPAN: ("save", [("card", "card")], 1),
    CHALLENGE // SPAN: ("challenge", [("challenge", "challenge"), ("seat", "seat")], 8),
    ATTACK // SPAN: ("attack", [("card", "card")], 1),
    BYPASS // SPAN: ("bypass", [("card", "card")], 1),
    DEFEND // SPAN: ("defend", [("card", "card")], 1),
    TARGET // SPAN: ("target", [("card", "card")], 1),
    PLAYER // SPAN: ("player", [("seat", "seat")], 1),
    TYPE // SPAN: ("type", [("challenge", "challenge")], 1),
    YES // SPAN: ("yes", [], 1),
    NO // SPAN: ("no", [], 1),
    AMOUNT // SPAN: ("amount", [("count", "number")], 1),
    COST // SPAN: ("cost", [("card", "card")], 1),
    ORDER // SPAN: ("order", [("card", "card")], 1),
}


def all_codes(verbs: dict[int, Verb], spans: dict[int, int], seats: int) -> list[int]:
    """Every code that can ever be an option. spans: how many arguments verbs have that are not about cards or seats."""
    out = []
    for verb, (_, fields, _) in verbs.items():
        types = [type_ for _, type_ in fields]
        if verb == CHALLENGE // SPAN:
            out += [verb * SPAN + type_ * 8 + seat for type_ in range(3) for seat in range(seats)]
        elif types == ["card"]:
            out += [verb * SPAN + i for i in range(MOST_CARDS)]
        else:
            out += [verb * SPAN + i for i in range(seats if types == ["seat"] else spans.get(verb, 1))]
    return out


def about_cards(verbs: dict[int, Verb], code: int) -> bool:
    return any([type_ == "card" for _, type_ in verbs[code // SPAN][1]])


# ---------------------------------------------------------------- decisions
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
N_DECISIONS: Final = 20  # a game's own begin here

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
N_EVENTS: Final = 48  # a game's own begin here

EVENTS: Final[list[EventKind]] = [
    EventKind("first", [_SEAT]),
    EventKind("drew", [_SEAT, _COUNT]),
    EventKind("mulligan", [_SEAT]),
    EventKind("setup", [_SEAT, _CARD]),
    EventKind("round", [("round", "number")]),
    EventKind("phase", [("phase", "phase")]),
    EventKind("plot", [_SEAT, _CARD]),
    EventKind("initiative", [_SEAT, _COUNT]),
    EventKind("gold", [_SEAT, _COUNT]),
    EventKind("spent", [_SEAT, _COUNT]),
    EventKind("marshaled", [_SEAT, _CARD]),
    EventKind("duplicate", [_SEAT, _CARD]),
    EventKind("put_into_play", [_SEAT, _CARD]),
    EventKind("attached", [_CARD, ("host", "card")]),
    EventKind("played", [_SEAT, _CARD]),
    EventKind("challenge", [_SEAT, ("challenge", "challenge"), ("victim", "seat")]),
    EventKind("attacks", [_CARD]),
    EventKind("bypasses", [_CARD, ("victim", "card")]),
    EventKind("defends", [_CARD]),
    EventKind("won", [_SEAT, ("total", "number"), ("other", "number")]),
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
    EventKind("winner", [_SEAT]),
    EventKind("passed", [_SEAT]),
    EventKind("token", [_CARD, _COUNT]),
    EventKind("from_deck", [_SEAT, _CARD]),
    EventKind("unopposed", [_SEAT]),
    EventKind("gold_returned", [_SEAT, _COUNT]),
    EventKind("gold_moved", [("from", "seat"), _SEAT, _COUNT]),
    EventKind("nobody_won", []),
]
