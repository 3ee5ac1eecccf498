"""Why a choice is not legal: what of it is this card game's own, and its rules."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import codes as both
from greathall.games.cardgame import legality, reasons
from greathall.games.cardgame.abilities import ORDERS
from greathall.games.cardgame.legality import AtQuestions, Forbids, Legality, nothing
from greathall.games.hbo import codes
from greathall.games.hbo.flow import draft, playing, setup
from greathall.games.hbo.state import HboState

# The rule for each word of both card games.
RULES: Final[dict[str, str]] = {
    reasons.OVER: "HBO-POW.2",
    reasons.ELIMINATED: "HBO-POW.2",
    reasons.NOT_YOURS: "HBO-AREA.2",
    reasons.NOT_IN_PLAY: "HBO-PLAY.4",
    reasons.NOT_FROM_HAND: "HBO-PLAY.4",
    reasons.IS_DUPLICATE: "HBO-AMB.15",
    reasons.FACE_DOWN: "HBO-PLAY.3",
    reasons.BLANK: "HBO-GOLD.1",
    reasons.NO_ABILITY: "HBO-PASS.1",
    reasons.FORCED: "HBO-PASS.4",
    reasons.WHEN_REVEALED: "HBO-WHEN.1",
    reasons.CARD_FORBIDS: "HBO-GOLD.1",
    reasons.SILENCED: "HBO-GOLD.1",
    reasons.NO_ACTION_WINDOW: "HBO-AMB.8",
    reasons.OTHER_PHASE: "HBO-ACT.3",
    reasons.BEFORE_ITS_TIME: "HBO-SAVE.1",
    reasons.NOT_OCCURRED: "HBO-RESP.3",
    reasons.NOT_IMMINENT: "HBO-SAVE.1",
    reasons.USED_FOR_THIS: "HBO-AMB.16",
    reasons.WAITS: "HBO-ACT.9",
    reasons.WAITS_TO_RESPOND: "HBO-AMB.16",
    reasons.LIMIT: "HBO-CARD.8",
    reasons.MAXIMUM: "HBO-CARD.8",
    reasons.KNEELS: "HBO-KNEEL.3",
    reasons.CANNOT_PAY: "HBO-ACT.5",
    reasons.TOO_LITTLE_GOLD: "HBO-GOLDP.1",
    reasons.NO_CARD_TO_DISCARD: "HBO-ACT.5",
    reasons.EQUAL_CARD: "HBO-AMB.28",
    reasons.USED_PLOT: "HBO-PLOT.4",
    reasons.NOT_YOUR_PLOT: "HBO-PLOT.1",
    reasons.NO_SUCH_PLAYER: "HBO-INIT.4",
    reasons.NOT_A_HOST: "HBO-TYPE.4",
    reasons.CHOSEN: "HBO-AMB.20",
    reasons.NOT_TO_BE_CHOSEN: "HBO-AMB.20",
    reasons.NOT_LEGAL_BEFORE: "HBO-AMB.20",
    reasons.TARGET_NOT_IN_PLAY: "HBO-PLAY.4",
    reasons.OTHERS_CHOOSE: "HBO-AMB.20",
    reasons.NO_SUCH_COST: "HBO-ACT.5",
    reasons.NO_SUCH_AMOUNT: "HBO-ACT.5",
    reasons.NOT_YOUR_COST: "HBO-ACT.5",
    reasons.NO_DUPLICATE: "HBO-DUP.5",
    reasons.NOT_LEAVING: "HBO-DUP.5",
    reasons.NOT_SAVED: "HBO-GOLD.1",
    reasons.STILL_WITHOUT_STRENGTH: "HBO-GOLD.1",
    reasons.NO_MARSHALING: "HBO-MAR.8",
    reasons.NOT_ACTIVE_IN_MARSHALING: "HBO-MAR.6",
    reasons.PASSED: "HBO-MAR.10",
    reasons.NO_CHALLENGES: "HBO-ROUND.1",
    reasons.NOT_ACTIVE_IN_CHALLENGES: "HBO-CHAL.1",
    reasons.CHALLENGE_GOES_ON: "HBO-CHAL.5",
    reasons.WINDOW_FIRST: "HBO-AMB.9",
    reasons.NOT_AN_OPPONENT: "HBO-GOLD.2",
    reasons.NO_ATTACKER: "HBO-CHAL.12",
    reasons.NOT_AN_ATTACKER: "HBO-CHAL.10",
    reasons.KNEELING_ATTACKER: "HBO-CHAL.11",
    reasons.NOT_A_DEFENDER: "HBO-CHAL.13",
    reasons.KNEELING_DEFENDER: "HBO-CHAL.14",
    reasons.NO_ICON: "HBO-CHAL.3",
    reasons.TAKES_PART: "HBO-CHAL.16",
    reasons.BYPASSED: "HBO-KEY.4",
    reasons.NOT_AGAINST_YOU: "HBO-KEY.3",
    reasons.CARD_DEMANDS: "HBO-GOLD.1",
    reasons.CLAIMED_TWICE: "HBO-HIGH.3",
    reasons.NOT_YOUR_CHARACTER: "HBO-CLAIM.2",
    reasons.RESTRICTED: "HBO-CARD.8",
    reasons.CHANGES_NOTHING: "HBO-AMB.20",
    reasons.NO_TARGET: "HBO-AMB.20",
}


# ---------------------------------------------------------------- when a choice comes up
def draft_now(s: HboState, seat: int, c: int) -> str:
    return "HBO-DRAFT.4" if s.table.draft else "HBO-DRAFT.1"


def leaving_out_now(s: HboState, seat: int, c: int) -> str:
    return "HBO-DRAFT.7" if s.table.draft else "HBO-DRAFT.1"


# ---------------------------------------------------------------- which function answers at which question
FORBIDS: Final[AtQuestions] = {
    **legality.FORBIDS,
    codes.D_SETUP: {codes.DONE: nothing, codes.PLACE: setup.forbids_placing},
    codes.D_MARSHAL: {**legality.FORBIDS[codes.D_MARSHAL], codes.MARSHAL: playing.forbids_playing},
    codes.D_DRAFT: {codes.DRAFT: draft.forbids_draft},
    codes.D_PLOT_DECK: {codes.LEAVE: draft.forbids_leaving_out},
}
MOMENTS: Final[dict[int, Forbids]] = {**legality.MOMENTS, codes.DRAFT: draft_now, codes.LEAVE: leaving_out_now}
# verb -> the rule that says when such a choice comes up
TIMES: Final[dict[int, str]] = {
    both.KEEP: "HBO-SETUP.8",
    both.MULLIGAN: "HBO-SETUP.8",
    both.PLACE: "HBO-SETUP.9",
    both.ATTACH: "HBO-TYPE.4",
    both.PLOT: "HBO-PLOT.1",
    both.NAME_FIRST: "HBO-INIT.4",
    both.SAVE: "HBO-DUP.5",
    both.ATTACK: "HBO-CHAL.10",
    both.BYPASS: "HBO-KEY.3",
    both.DEFEND: "HBO-CHAL.13",
    both.COST: "HBO-ACT.5",
    both.AMOUNT: "HBO-ACT.5",
    **dict.fromkeys(ORDERS, "HBO-WHEN.2"),
    both.YES: "HBO-RESP.2",
    both.NO: "HBO-RESP.2",
}
LEGALITY: Final = Legality(RULES, FORBIDS, MOMENTS, TIMES, codes.DECISIONS)


def why_not(s: HboState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    return LEGALITY.why_not(s, seat, code)
