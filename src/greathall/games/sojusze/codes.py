"""Option codes, decision kinds and event kinds of Sojusze.

An option code is `verb * 512 + argument`. A card in a bidding area is `seat * 80 + card`. Numbers are part of stored
games: add at the end, never renumber.
"""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.names import LEADERS, N_ALLIES, N_INFLUENCE
from greathall.kernel.game import DecisionKind, EventKind

SPAN: Final = 512
AREA_SPAN: Final = 80  # cards per seat in the argument of a card that lies in a bidding area
COUNCIL_SPAN: Final = 8  # councils per leader in the argument of SHIFT

# ---------------------------------------------------------------- options
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

# verb -> name, [(field, type)], how the argument splits
VERBS: Final[list[tuple[str, list[tuple[str, str]], int]]] = [
    ("leader", [("leader", "leader")], 1),
    ("play", [("card", "influence")], 1),
    ("kneel", [], 1),
    ("skip", [], 1),
    ("pass", [], 1),
    ("area", [("seat", "seat"), ("card", "influence")], AREA_SPAN),
    ("area_blank", [("seat", "seat"), ("card", "influence")], AREA_SPAN),
    ("discard", [("card", "influence")], 1),
    ("give", [("card", "influence")], 1),
    ("take", [("card", "influence")], 1),
    ("name", [("seat", "seat")], 1),
    ("kill", [("ally", "ally")], 1),
    ("move", [("ally", "ally")], 1),
    ("raise", [("ally", "ally")], 1),
    ("council", [("council", "council")], 1),
    ("shift", [("seat", "seat"), ("council", "council")], COUNCIL_SPAN),
    ("top", [("ally", "ally")], 1),
    ("bottom", [("ally", "ally")], 1),
    ("current", [("ally", "ally")], 1),
    ("triumph", [("card", "influence")], 1),
    ("pick", [("card", "influence")], 1),
    ("yes", [], 1),
    ("no", [], 1),
    ("kneel_now", [], 1),
    ("obey", [("order", "order")], 1),
]


def all_codes() -> list[int]:
    """Every code that can ever be an option."""
    spans = {
        0: len(LEADERS), 1: N_INFLUENCE, 7: N_INFLUENCE, 8: N_INFLUENCE, 9: N_INFLUENCE, 10: 6, 11: N_ALLIES,
        12: N_ALLIES, 13: N_ALLIES, 14: 6, 15: 48, 16: N_ALLIES, 17: N_ALLIES, 18: N_ALLIES, 19: N_INFLUENCE,
        20: N_INFLUENCE, 24: 3,
    }  # fmt: skip
    out = []
    for verb in range(len(VERBS)):
        if verb in (5, 6):
            out += [verb * SPAN + seat * AREA_SPAN + card for seat in range(6) for card in range(N_INFLUENCE)]
        elif verb == 15:
            out += [verb * SPAN + seat * COUNCIL_SPAN + council for seat in range(6) for council in range(6)]
        else:
            out += [verb * SPAN + arg for arg in range(spans.get(verb, 1))]
    return out


# ---------------------------------------------------------------- decisions
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

# ---------------------------------------------------------------- events
_SEAT: Final = ("seat", "seat")
_CARD: Final = ("card", "influence")
_ALLY: Final = ("ally", "ally")
_COUNCIL: Final = ("council", "council")
_COUNT: Final = ("count", "number")

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

EVENTS: Final[list[EventKind]] = [
    EventKind("first", [_SEAT]),
    EventKind("leader", [_SEAT, ("leader", "leader")]),
    EventKind("season", [("season", "season")]),
    EventKind("round", [("round", "number"), _SEAT]),
    EventKind("dealt", [_COUNT]),
    EventKind("events_in", [_COUNT]),
    EventKind("revealed", [_SEAT, _ALLY]),
    EventKind("played", [_SEAT, _CARD]),
    EventKind("knelt", [_SEAT]),
    EventKind("skipped", [_SEAT]),
    EventKind("moved_card", [("victim", "seat"), _SEAT, _CARD]),
    EventKind("discarded_area", [_SEAT, _CARD]),
    EventKind("returned", [_SEAT, _CARD]),
    EventKind("discarded", [_SEAT, _CARD]),
    EventKind("took", [_SEAT, ("victim", "seat"), _CARD], ["card"]),
    EventKind("gave", [_SEAT, ("to", "seat"), _CARD], ["card"]),
    EventKind("looked_hand", [_SEAT, ("victim", "seat")]),
    EventKind("looked_allies", [_SEAT, _COUNT]),
    EventKind("looked_tokens", [_SEAT, _COUNCIL]),
    EventKind("killed", [_ALLY]),
    EventKind("moved_ally", [_ALLY, _COUNCIL]),
    EventKind("token", [_SEAT, _COUNCIL]),
    EventKind("token_on_ally", [_SEAT]),
    EventKind("tokens_back", [_COUNT]),
    EventKind("shifted", [("from", "council"), _COUNCIL]),
    EventKind("won", [_SEAT, _COUNT]),
    EventKind("claimed", [_SEAT, _ALLY, _COUNCIL]),
    EventKind("current", [_ALLY]),
    EventKind("to_bottom", [_COUNT]),
    EventKind("raised", [_ALLY, _COUNCIL]),
    EventKind("picked_up", [_SEAT, _COUNT]),
    EventKind("triumph", [_SEAT, _CARD]),
    EventKind("blanked", [_SEAT, _CARD]),
    EventKind("removed", [_CARD]),
    EventKind("named", [_SEAT, ("victim", "seat")]),
    EventKind("drafted", [_SEAT, _CARD], ["card"]),
    EventKind("row", [_ALLY]),
    EventKind("declined", [_SEAT]),
    EventKind("scored", [_COUNCIL, _COUNT]),
    EventKind("power", [_SEAT, ("small", "number"), ("other", "number")]),
    EventKind("winner", [_SEAT]),
    EventKind("from_discard", [_SEAT, _CARD]),
    EventKind("on_top", [_ALLY]),
    EventKind("agreed", [_SEAT]),
    EventKind("cancelled", [_SEAT]),
    EventKind("drew_white", [_SEAT, _CARD], ["card"]),
    EventKind("bids_discarded", [_COUNT]),
]
