"""Why a choice is not legal: what of it is this card game's own, and its rules."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import codes as both
from greathall.games.cardgame import legality, reasons
from greathall.games.cardgame.legality import AtQuestions, Forbids, Legality
from greathall.games.hbo import codes
from greathall.games.hbo.flow.playing import forbids_playing
from greathall.games.hbo.state import HboState

# The rule for each word of both card games.
RULES: Final[dict[str, str]] = {
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
    reasons.LIMIT: "HBO-CARD.8",
    reasons.MAXIMUM: "HBO-CARD.8",
    reasons.KNEELS: "HBO-KNEEL.3",
    reasons.CANNOT_PAY: "HBO-ACT.5",
    reasons.TOO_LITTLE_GOLD: "HBO-GOLDP.1",
    reasons.NO_CARD_TO_DISCARD: "HBO-ACT.5",
    reasons.RESTRICTED: "HBO-CARD.8",
    reasons.CHANGES_NOTHING: "HBO-AMB.20",
    reasons.NO_TARGET: "HBO-AMB.20",
}


FORBIDS: Final[AtQuestions] = {
    **legality.FORBIDS,
    codes.D_MARSHAL: {**legality.FORBIDS[codes.D_MARSHAL], codes.MARSHAL: forbids_playing},
}
MOMENTS: Final[dict[int, Forbids]] = {**legality.MOMENTS}
# verb -> the rule that says when such a choice comes up
TIMES: Final[dict[int, str]] = {
    both.KEEP: "HBO-SETUP.8",
    both.MULLIGAN: "HBO-SETUP.8",
    both.PLACE: "HBO-SETUP.9",
    both.PLOT: "HBO-PLOT.1",
    both.NAME_FIRST: "HBO-INIT.4",
    both.MARSHAL: "HBO-MAR.6",
    both.SAVE: "HBO-DUP.5",
    both.CHALLENGE: "HBO-CHAL.4",
    both.ATTACK: "HBO-CHAL.10",
    both.BYPASS: "HBO-KEY.3",
    both.DEFEND: "HBO-CHAL.13",
    codes.DRAFT: "HBO-DRAFT.4",
    codes.LEAVE: "HBO-DRAFT.7",
}
LEGALITY: Final = Legality(RULES, FORBIDS, MOMENTS, TIMES, codes.DECISIONS, over="HBO-POW.2")


def why_not(s: HboState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    return LEGALITY.why_not(s, seat, code)
