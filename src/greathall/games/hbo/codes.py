"""Option codes, decision kinds and event kinds of this card game, besides those of both (cardgame/codes.py).

Numbers of verbs are part of stored games: add at the end, never renumber.
"""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import codes as shared
from greathall.games.cardgame.codes import AMOUNT, N_DECISIONS, N_EVENTS, SPAN, TYPE, Verb
from greathall.kernel.game import DecisionKind, EventKind

DRAFT: Final = 40 * SPAN  # keep this plot of those one looks at
LEAVE: Final = 41 * SPAN  # leave this plot out of the plot deck

VERBS: Final[dict[int, Verb]] = {
    **shared.VERBS,
    DRAFT // SPAN: ("draft", [("card", "card")], 1),
    LEAVE // SPAN: ("leave", [("card", "card")], 1),
}


def all_codes() -> list[int]:
    return shared.all_codes(VERBS, {TYPE // SPAN: 3, AMOUNT // SPAN: 60}, 2)


# ---------------------------------------------------------------- decisions
D_DRAFT: Final = N_DECISIONS
D_PLOT_DECK: Final = N_DECISIONS + 1
D_ICON: Final = N_DECISIONS + 2
D_SPARED: Final = N_DECISIONS + 3
D_DISCARD: Final = N_DECISIONS + 4

DECISIONS: Final[list[DecisionKind]] = [
    DecisionKind("mulligan", "HBO-SETUP.8"),
    DecisionKind("setup", "HBO-SETUP.9", part=True),
    DecisionKind("plot", "HBO-PLOT.1"),
    DecisionKind("first_player", "HBO-INIT.4"),
    DecisionKind("action", "HBO-ACT.8", window=True),
    DecisionKind("marshal", "HBO-MAR.6"),
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
    DecisionKind("search", "HBO-PLAY.3"),
    DecisionKind("draft", "HBO-DRAFT.4"),
    DecisionKind("plot_deck", "HBO-DRAFT.7", part=True),
    DecisionKind("icon", "HBO-CARD.5"),
    DecisionKind("spared", "HBO-WHEN.1", part=True),
    DecisionKind("discard", "HBO-WHEN.1"),
]

# ---------------------------------------------------------------- events
E_DRAFTED: Final = N_EVENTS
E_PLOT_DECK: Final = N_EVENTS + 1
E_ICON_LOST: Final = N_EVENTS + 2
E_JOINED: Final = N_EVENTS + 3
E_CLAIM: Final = N_EVENTS + 4
E_USED: Final = N_EVENTS + 5

EVENTS: Final[list[EventKind]] = [
    *shared.EVENTS,
    EventKind("drafted", [("seat", "seat")]),
    EventKind("plot_deck", [("seat", "seat")]),
    EventKind("icon_lost", [("card", "card"), ("challenge", "challenge")]),
    EventKind("joined", [("card", "card")]),
    EventKind("claim", [("seat", "seat"), ("count", "number")]),
    EventKind("used", [("seat", "seat"), ("card", "card")]),
]
