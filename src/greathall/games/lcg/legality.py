"""Why a choice is not legal: what of it is this card game's own, and its rules."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import codes as both
from greathall.games.cardgame import legality, reasons
from greathall.games.cardgame.legality import AtQuestions, Forbids, Legality
from greathall.games.lcg import codes
from greathall.games.lcg.flow.entering import forbids_ambush, forbids_marshaling
from greathall.games.lcg.state import LcgState

# The rule for each word of both card games.
RULES: Final[dict[str, str]] = {
    reasons.NOT_YOURS: "LCG-ABIL.2",
    reasons.NOT_IN_PLAY: "LCG-ABIL.5",
    reasons.NOT_FROM_HAND: "LCG-ABIL.5",
    reasons.IS_DUPLICATE: "LCG-UNIQ.7",
    reasons.FACE_DOWN: "LCG-INFO.6",
    reasons.BLANK: "LCG-ABIL.17",
    reasons.NO_ABILITY: "LCG-ABIL.8",
    reasons.FORCED: "LCG-TRIG.9",
    reasons.WHEN_REVEALED: "LCG-ROUND.1.3d",
    reasons.CARD_FORBIDS: "LCG-GOLD.3",
    reasons.SILENCED: "LCG-AMB.25",
    reasons.NO_ACTION_WINDOW: "LCG-ACT.1",
    reasons.OTHER_PHASE: "LCG-ACT.2",
    reasons.BEFORE_ITS_TIME: "LCG-TRIG.3",
    reasons.NOT_OCCURRED: "LCG-TRIG.11",
    reasons.NOT_IMMINENT: "LCG-TRIG.1",
    reasons.USED_FOR_THIS: "LCG-TRIG.6",
    reasons.WAITS: "LCG-ACT.3",
    reasons.LIMIT: "LCG-LIMIT.1",
    reasons.MAXIMUM: "LCG-LIMIT.4",
    reasons.KNEELS: "LCG-COST.9",
    reasons.CANNOT_PAY: "LCG-ABIL.7",
    reasons.TOO_LITTLE_GOLD: "LCG-COST.1",
    reasons.NO_CARD_TO_DISCARD: "LCG-COST.4",
    reasons.RESTRICTED: "LCG-INIT.4",
    reasons.CHANGES_NOTHING: "LCG-ABIL.6",
    reasons.NO_TARGET: "LCG-TGT.3",
}


FORBIDS: Final[AtQuestions] = {
    **legality.FORBIDS,
    codes.D_ACTION: {**legality.FORBIDS[codes.D_ACTION], codes.AMBUSH: forbids_ambush},
    codes.D_MARSHAL: {**legality.FORBIDS[codes.D_MARSHAL], codes.MARSHAL: forbids_marshaling},
    codes.D_INTERRUPT: legality.RESPONSES,
    codes.D_CANCEL: legality.RESPONSES,
}
MOMENTS: Final[dict[int, Forbids]] = {**legality.MOMENTS}
# verb -> the rule that says when such a choice comes up
TIMES: Final[dict[int, str]] = {
    both.KEEP: "LCG-SETUP.8",
    both.MULLIGAN: "LCG-SETUP.8",
    both.PLACE: "LCG-SETUP.10",
    both.PLOT: "LCG-ROUND.1.2",
    both.NAME_FIRST: "LCG-ROUND.1.3c",
    codes.TAKE_TITLE: "LCG-MELEE.4",
    both.MARSHAL: "LCG-INIT.5",
    codes.AMBUSH: "LCG-KW.5",
    both.SAVE: "LCG-UNIQ.6",
    both.CHALLENGE: "LCG-CHAL.1",
    both.ATTACK: "LCG-CHAL.3",
    both.BYPASS: "LCG-KW.16",
    both.DEFEND: "LCG-CHAL.6",
    codes.REDIRECT: "LCG-MELEE.12",
}
LEGALITY: Final = Legality(RULES, FORBIDS, MOMENTS, TIMES, codes.DECISIONS, over="LCG-WIN.1")


def why_not(s: LcgState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    return LEGALITY.why_not(s, seat, code)
