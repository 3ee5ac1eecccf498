"""Options, decisions and events of Sojusze. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.names import LEADERS, N_ALLIES, N_INFLUENCE
from greathall.kernel.codes import Codes, Verb
from greathall.kernel.game import DecisionKind, EventKind

SPAN: Final = 512

# Options: a code is a verb, here as its number times SPAN, plus an argument.
LEADER: Final = 0 * SPAN
PLAY: Final = 1 * SPAN
KNEEL: Final = 2 * SPAN
SKIP: Final = 3 * SPAN
PASS: Final = 4 * SPAN
AREA: Final = 5 * SPAN  # a card in a bidding area
AREA_BLANK: Final = 6 * SPAN  # the same, for a copy that counts as having no ability
DISCARD: Final = 7 * SPAN  # a card of one's own hand
GIVE: Final = 8 * SPAN
TAKE: Final = 9 * SPAN  # a card from a hand that was looked at, or from the discard pile
NAME: Final = 10 * SPAN  # a leader
KILL: Final = 11 * SPAN  # an ally
MOVE: Final = 12 * SPAN  # an ally to another council
RAISE: Final = 13 * SPAN  # an ally from the dead pile
COUNCIL: Final = 14 * SPAN  # where something is placed, or which council is meant
SHIFT: Final = 15 * SPAN  # one token of a council to the other council of a leader: leader * 8 + council it leaves
TOP: Final = 16 * SPAN  # the next ally from the top of the deck
BOTTOM: Final = 17 * SPAN
CURRENT: Final = 18 * SPAN
TRIUMPH: Final = 19 * SPAN  # the triumph ability resolved next
PICK: Final = 20 * SPAN  # a card set aside in the draft
YES: Final = 21 * SPAN
NO: Final = 22 * SPAN
KNEEL_NOW: Final = 23 * SPAN
OBEY: Final = 24 * SPAN  # which order the winner follows: Pulling the Strings, Long-Laid Plan, The Pack Survives

AREA_SPAN: Final = 80  # cards per seat in the argument of a card that lies in a bidding area
COUNCIL_SPAN: Final = 8  # councils per leader in the argument of SHIFT

# Decisions.
CHOOSE_LEADER: Final = 0
DRAFT: Final = 1
TURN: Final = 2
SECOND_CARD: Final = 3  # of The Silence
PICK_AREA_CARD: Final = 4
PICK_OWN_AREA_CARD: Final = 5
DISCARD_CARD: Final = 6
GIVE_CARD: Final = 7
TAKE_CARD: Final = 8
NAME_LEADER: Final = 9
KILL_ALLY: Final = 10
MOVE_ALLY: Final = 11
RAISE_ALLY: Final = 12
SHIFT_TOKEN: Final = 13
PICK_COUNCIL: Final = 14
PLACE_ALLY: Final = 15
PLACE_TOKEN: Final = 16
ORDER_ALLIES: Final = 17
PICK_CURRENT: Final = 18
NEXT_TRIUMPH: Final = 19
ANSWER_BETRAYAL: Final = 20  # Robb Stark
DISCARD_TWO: Final = 21  # Bronn
WINE_AND_THREATS_CHOICE: Final = 22
AGREE: Final = 23  # Word of Honour
OBEY_ORDER: Final = 24
THEON_MOVES: Final = 25
KEEP_CARDS: Final = 26  # Patience, Ghost
TAKE_TOKEN_FROM: Final = 27

# Events.
E_FIRST: Final = 0
E_LEADER: Final = 1
E_SEASON: Final = 2
E_ROUND: Final = 3
E_DEALT: Final = 4
E_EVENTS_IN: Final = 5
E_REVEALED: Final = 6
E_PLAYED: Final = 7
E_KNELT: Final = 8
E_SKIPPED: Final = 9
E_MOVED_CARD: Final = 10
E_DISCARDED_AREA: Final = 11
E_RETURNED: Final = 12
E_DISCARDED: Final = 13
E_TOOK: Final = 14
E_GAVE: Final = 15
E_LOOKED_HAND: Final = 16
E_LOOKED_ALLIES: Final = 17
E_LOOKED_TOKENS: Final = 18
E_KILLED: Final = 19
E_MOVED_ALLY: Final = 20
E_TOKEN: Final = 21
E_TOKEN_ON_ALLY: Final = 22
E_TOKENS_BACK: Final = 23
E_SHIFTED: Final = 24
E_WON: Final = 25
E_CLAIMED: Final = 26
E_CURRENT: Final = 27
E_TO_BOTTOM: Final = 28
E_RAISED: Final = 29
E_PICKED_UP: Final = 30
E_TRIUMPH: Final = 31
E_BLANKED: Final = 32
E_REMOVED: Final = 33
E_NAMED: Final = 34
E_DRAFTED: Final = 35
E_ROW: Final = 36
E_DECLINED: Final = 37
E_SCORED: Final = 38
E_POWER: Final = 39
E_WINNER: Final = 40
E_FROM_DISCARD: Final = 41
E_ON_TOP: Final = 42
E_AGREED: Final = 43
E_CANCELLED: Final = 44
E_DREW_WHITE: Final = 45
E_BIDS_DISCARDED: Final = 46
E_TOTAL: Final = 47
E_BOUND: Final = 48
E_NO_PLAY: Final = 49

VERBS: Final[dict[int, Verb]] = {
    0: Verb("leader", [("leader", "leader")], [len(LEADERS)]),
    1: Verb("play", [("card", "influence")], [N_INFLUENCE]),
    2: Verb("kneel"),
    3: Verb("skip"),
    4: Verb("pass"),
    5: Verb("area", [("seat", "seat"), ("card", "influence")], [6, N_INFLUENCE], [6, AREA_SPAN]),
    6: Verb("area_blank", [("seat", "seat"), ("card", "influence")], [6, N_INFLUENCE], [6, AREA_SPAN]),
    7: Verb("discard", [("card", "influence")], [N_INFLUENCE]),
    8: Verb("give", [("card", "influence")], [N_INFLUENCE]),
    9: Verb("take", [("card", "influence")], [N_INFLUENCE]),
    10: Verb("name", [("seat", "seat")], [6]),
    11: Verb("kill", [("ally", "ally")], [N_ALLIES]),
    12: Verb("move", [("ally", "ally")], [N_ALLIES]),
    13: Verb("raise", [("ally", "ally")], [N_ALLIES]),
    14: Verb("council", [("council", "council")], [6]),
    15: Verb("shift", [("seat", "seat"), ("council", "council")], [6, 6], [6, COUNCIL_SPAN]),
    16: Verb("top", [("ally", "ally")], [N_ALLIES]),
    17: Verb("bottom", [("ally", "ally")], [N_ALLIES]),
    18: Verb("current", [("ally", "ally")], [N_ALLIES]),
    19: Verb("triumph", [("card", "influence")], [N_INFLUENCE]),
    20: Verb("pick", [("card", "influence")], [N_INFLUENCE]),
    21: Verb("yes"),
    22: Verb("no"),
    23: Verb("kneel_now"),
    24: Verb("obey", [("order", "order")], [3]),
}
CODES: Final = Codes(SPAN, VERBS)

DECISIONS: Final[list[DecisionKind]] = [
    DecisionKind("choose_leader", "SOJ-SETUP.7"),
    DecisionKind("draft", "SOJ-DRAFT.1"),
    DecisionKind("turn", "SOJ-BID.2"),
    DecisionKind("second_card", "SOJ-AMB.14"),
    DecisionKind("pick_area_card", "SOJ-BID.3"),
    DecisionKind("pick_own_area_card", "SOJ-BID.3"),
    DecisionKind("discard_card", "SOJ-BID.4"),
    DecisionKind("give_card", "SOJ-BID.3"),
    DecisionKind("take_card", "SOJ-BID.3"),
    DecisionKind("name_leader", "SOJ-BID.3"),
    DecisionKind("kill_ally", "SOJ-KILL.1"),
    DecisionKind("move_ally", "SOJ-BID.3"),
    DecisionKind("raise_ally", "SOJ-KILL.2"),
    DecisionKind("shift_token", "SOJ-AMB.38"),
    DecisionKind("pick_council", "SOJ-CNCL.1"),
    DecisionKind("place_ally", "SOJ-CLAIM.4"),
    DecisionKind("place_token", "SOJ-TOK.1"),
    DecisionKind("order_allies", "SOJ-CLAIM.5"),
    DecisionKind("pick_current", "SOJ-BID.3"),
    DecisionKind("next_triumph", "SOJ-AMB.7"),
    DecisionKind("answer_betrayal", "SOJ-AMB.12"),
    DecisionKind("discard_two", "SOJ-CLAIM.5"),
    DecisionKind("wine_and_threats", "SOJ-BID.7"),
    DecisionKind("agree", "SOJ-BID.3"),
    DecisionKind("obey_order", "SOJ-AMB.11"),
    DecisionKind("theon_moves", "SOJ-CLAIM.5"),
    DecisionKind("keep_cards", "SOJ-TRI.1"),
    DecisionKind("take_token_from", "SOJ-AMB.38"),
]

EVENTS: Final[list[EventKind]] = [
    EventKind("first", [("seat", "seat")]),
    EventKind("leader", [("seat", "seat"), ("leader", "leader")]),
    EventKind("season", [("season", "season")]),
    EventKind("round", [("round", "number"), ("seat", "seat")]),
    EventKind("dealt", [("count", "number")]),
    EventKind("events_in", [("count", "number")]),
    EventKind("revealed", [("seat", "seat"), ("ally", "ally")]),
    EventKind("played", [("seat", "seat"), ("card", "influence")]),
    EventKind("knelt", [("seat", "seat")]),
    EventKind("skipped", [("seat", "seat")]),
    EventKind("moved_card", [("victim", "seat"), ("seat", "seat"), ("card", "influence")]),
    EventKind("discarded_area", [("seat", "seat"), ("card", "influence")]),
    EventKind("returned", [("seat", "seat"), ("card", "influence")]),
    EventKind("discarded", [("seat", "seat"), ("card", "influence")]),
    EventKind("took", [("seat", "seat"), ("victim", "seat"), ("card", "influence")], ["card"]),
    EventKind("gave", [("seat", "seat"), ("to", "seat"), ("card", "influence")], ["card"]),
    EventKind("looked_hand", [("seat", "seat"), ("victim", "seat")]),
    EventKind("looked_allies", [("seat", "seat"), ("count", "number")]),
    EventKind("looked_tokens", [("seat", "seat"), ("council", "council")]),
    EventKind("killed", [("ally", "ally")]),
    EventKind("moved_ally", [("ally", "ally"), ("council", "council")]),
    EventKind("token", [("seat", "seat"), ("council", "council")]),
    EventKind("token_on_ally", [("seat", "seat")]),
    EventKind("tokens_back", [("count", "number")]),
    EventKind("shifted", [("from", "council"), ("council", "council")]),
    EventKind("won", [("seat", "seat"), ("count", "number")]),
    EventKind("claimed", [("seat", "seat"), ("ally", "ally"), ("council", "council")]),
    EventKind("current", [("ally", "ally")]),
    EventKind("to_bottom", [("count", "number")]),
    EventKind("raised", [("ally", "ally"), ("council", "council")]),
    EventKind("picked_up", [("seat", "seat"), ("count", "number")]),
    EventKind("triumph", [("seat", "seat"), ("card", "influence")]),
    EventKind("blanked", [("seat", "seat"), ("card", "influence")]),
    EventKind("removed", [("card", "influence")]),
    EventKind("named", [("seat", "seat"), ("victim", "seat")]),
    EventKind("drafted", [("seat", "seat"), ("card", "influence")], ["card"]),
    EventKind("row", [("ally", "ally")]),
    EventKind("declined", [("seat", "seat")]),
    EventKind("scored", [("council", "council"), ("count", "number")]),
    EventKind("power", [("seat", "seat"), ("small", "number"), ("other", "number")]),
    EventKind("winner", [("seat", "seat")]),
    EventKind("from_discard", [("seat", "seat"), ("card", "influence")]),
    EventKind("on_top", [("ally", "ally")]),
    EventKind("agreed", [("seat", "seat")]),
    EventKind("cancelled", [("seat", "seat")]),
    EventKind("drew_white", [("seat", "seat"), ("card", "influence")], ["card"]),
    EventKind("bids_discarded", [("count", "number")]),
    EventKind("total", [("seat", "seat"), ("count", "number")]),
    EventKind("bound", [("seat", "seat"), ("order", "order")]),
    EventKind("no_play", [("seat", "seat"), ("cause", "cause")]),
]
