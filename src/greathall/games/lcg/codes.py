"""Option codes, decision kinds and event kinds of this card game, besides those of both (cardgame/codes.py).

Numbers of verbs are part of stored games: add at the end, never renumber.
"""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import codes as shared
from greathall.games.cardgame.codes import AMOUNT, N_DECISIONS, N_EVENTS, SPAN, TYPE, Verb
from greathall.kernel.game import DecisionKind, EventKind

TAKE_TITLE: Final = 8 * SPAN
AMBUSH: Final = 10 * SPAN
CARD_TYPE: Final = 21 * SPAN
KEYWORD: Final = 22 * SPAN  # the keyword resolved next
STOPS: Final = 28 * SPAN
REDIRECT: Final = 29 * SPAN
BOTTOM: Final = 30 * SPAN
DRAW: Final = 31 * SPAN
GAIN_POWER: Final = 32 * SPAN

VERBS: Final[dict[int, Verb]] = {
    **shared.VERBS,
    TAKE_TITLE // SPAN: ("take_title", [("title", "title")], 1),
    AMBUSH // SPAN: ("ambush", [("card", "card")], 1),
    CARD_TYPE // SPAN: ("card_type", [("type", "type")], 1),
    KEYWORD // SPAN: ("keyword", [("keyword", "keyword")], 1),
    STOPS // SPAN: ("stops", [("count", "number")], 1),
    REDIRECT // SPAN: ("redirect", [("seat", "seat")], 1),
    BOTTOM // SPAN: ("bottom", [("card", "card")], 1),
    DRAW // SPAN: ("draw", [], 1),
    GAIN_POWER // SPAN: ("gain_power", [], 1),
}


def all_codes() -> list[int]:
    spans = {TAKE_TITLE: 6, TYPE: 3, CARD_TYPE: 4, KEYWORD: 4, AMOUNT: 60, STOPS: 4}
    return shared.all_codes(VERBS, {verb // SPAN: span for verb, span in spans.items()}, 6)


# ---------------------------------------------------------------- decisions
D_SETUP_HOST: Final = N_DECISIONS + 0
D_TITLE: Final = N_DECISIONS + 1
D_INTERRUPT: Final = N_DECISIONS + 2
D_CANCEL: Final = N_DECISIONS + 3
D_KEYWORD: Final = N_DECISIONS + 4
D_RENOWN: Final = N_DECISIONS + 5
D_INSIGHT: Final = N_DECISIONS + 6
D_PILLAGE: Final = N_DECISIONS + 7
D_INTIMIDATE: Final = N_DECISIONS + 8
D_RESERVE: Final = N_DECISIONS + 9
D_NAME: Final = N_DECISIONS + 10
D_WINNER: Final = N_DECISIONS + 11
D_REDIRECT: Final = N_DECISIONS + 12
D_STAND: Final = N_DECISIONS + 13
D_STOPS: Final = N_DECISIONS + 14
D_LOOK: Final = N_DECISIONS + 15
D_WHISPERS: Final = N_DECISIONS + 16
D_INSTANCE: Final = N_DECISIONS + 17

DECISIONS: Final[list[DecisionKind]] = [
    DecisionKind("mulligan", "LCG-SETUP.8"),
    DecisionKind("setup", "LCG-SETUP.10", part=True),
    DecisionKind("plot", "LCG-ROUND.1.2"),
    DecisionKind("first_player", "LCG-ROUND.1.3c"),
    DecisionKind("action", "LCG-ACT.3", window=True),
    DecisionKind("marshal", "LCG-ROUND.3.2w"),
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

# ---------------------------------------------------------------- events
_SEAT: Final = ("seat", "seat")
_CARD: Final = ("card", "card")

E_TITLE: Final = N_EVENTS + 0
E_AMBUSHED: Final = N_EVENTS + 1
E_USED: Final = N_EVENTS + 2
E_ELIMINATED: Final = N_EVENTS + 3
E_REDIRECTED: Final = N_EVENTS + 4
E_NAMED: Final = N_EVENTS + 5
E_RIVAL: Final = N_EVENTS + 6
E_NAMED_TYPE: Final = N_EVENTS + 7

EVENTS: Final[list[EventKind]] = [
    *shared.EVENTS,
    EventKind("title", [_SEAT, ("title", "title")]),
    EventKind("ambushed", [_SEAT, _CARD]),
    EventKind("used", [_SEAT, _CARD]),
    EventKind("eliminated", [_SEAT]),
    EventKind("redirected", [_SEAT, ("victim", "seat")]),
    EventKind("named", [_SEAT, ("challenge", "challenge")]),
    EventKind("rival", [_SEAT, ("victim", "seat")]),
    EventKind("named_type", [_SEAT, ("type", "type")]),
]
