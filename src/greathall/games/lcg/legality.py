"""Why a choice is not legal: what of it is this card game's own, and its rules."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import codes as both
from greathall.games.cardgame import legality, reasons
from greathall.games.cardgame.abilities import ORDERS
from greathall.games.cardgame.flow.actions import ActionWindow
from greathall.games.cardgame.legality import AtQuestions, Forbids, Legality, nothing
from greathall.games.cardgame.names import P_CHALLENGES, P_SETUP
from greathall.games.lcg import codes
from greathall.games.lcg.flow import challenge, entering, phases, setup
from greathall.games.lcg.state import LcgState

# The rule for each word of both card games.
RULES: Final[dict[str, str]] = {
    reasons.OVER: "LCG-WIN.1",
    reasons.ELIMINATED: "LCG-WIN.3",
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
    reasons.WAITS_TO_RESPOND: "LCG-TRIG.5",
    reasons.LIMIT: "LCG-LIMIT.1",
    reasons.MAXIMUM: "LCG-LIMIT.4",
    reasons.KNEELS: "LCG-COST.9",
    reasons.CANNOT_PAY: "LCG-ABIL.7",
    reasons.TOO_LITTLE_GOLD: "LCG-COST.1",
    reasons.NO_CARD_TO_DISCARD: "LCG-COST.4",
    reasons.EQUAL_CARD: "LCG-AMB.43",
    reasons.USED_PLOT: "LCG-CARD.8",
    reasons.NOT_YOUR_PLOT: "LCG-ROUND.1.2",
    reasons.NO_SUCH_PLAYER: "LCG-ROUND.1.3c",
    reasons.NOT_A_HOST: "LCG-ATT.1",
    reasons.CHOSEN: "LCG-TGT.5",
    reasons.NOT_TO_BE_CHOSEN: "LCG-TGT.1",
    reasons.NOT_LEGAL_BEFORE: "LCG-AMB.6",
    reasons.TARGET_NOT_IN_PLAY: "LCG-ABIL.4",
    reasons.OTHERS_CHOOSE: "LCG-TGT.2",
    reasons.NO_SUCH_COST: "LCG-COST.2",
    reasons.NO_SUCH_AMOUNT: "LCG-ABIL.14",
    reasons.NOT_YOUR_COST: "LCG-COST.3",
    reasons.NO_DUPLICATE: "LCG-UNIQ.6",
    reasons.NOT_LEAVING: "LCG-UNIQ.6",
    reasons.NOT_SAVED: "LCG-SAVE.2",
    reasons.STILL_WITHOUT_STRENGTH: "LCG-SAVE.3",
    reasons.NO_MARSHALING: "LCG-ACT.5",
    reasons.NOT_ACTIVE_IN_MARSHALING: "LCG-INIT.5",
    reasons.PASSED: "LCG-ROUND.3.2w",
    reasons.NO_CHALLENGES: "LCG-ROUND.4.1",
    reasons.NOT_ACTIVE_IN_CHALLENGES: "LCG-ROUND.4.2",
    reasons.CHALLENGE_GOES_ON: "LCG-CHAL.5",
    reasons.WINDOW_FIRST: "LCG-ACT.3",
    reasons.NOT_AN_OPPONENT: "LCG-CHAL.2",
    reasons.NO_ATTACKER: "LCG-CHAL.3",
    reasons.NOT_AN_ATTACKER: "LCG-CHAL.3",
    reasons.KNEELING_ATTACKER: "LCG-CHAL.3",
    reasons.NOT_A_DEFENDER: "LCG-CHAL.6",
    reasons.KNEELING_DEFENDER: "LCG-CHAL.6",
    reasons.NO_ICON: "LCG-CHAL.16",
    reasons.TAKES_PART: "LCG-CHAL.7",
    reasons.BYPASSED: "LCG-KW.16",
    reasons.NOT_AGAINST_YOU: "LCG-KW.16",
    reasons.CARD_DEMANDS: "LCG-GOLD.2",
    reasons.CLAIMED_TWICE: "LCG-CLAIM.3",
    reasons.NOT_YOUR_CHARACTER: "LCG-CLAIM.2",
    reasons.RESTRICTED: "LCG-INIT.4",
    reasons.CHANGES_NOTHING: "LCG-ABIL.6",
    reasons.NO_TARGET: "LCG-TGT.3",
}


# ---------------------------------------------------------------- when a choice comes up
def placing_now(s: LcgState, seat: int, c: int) -> str:
    if s.phase != P_SETUP:
        return "LCG-SETUP.10"
    return "LCG-SETUP.9" if s.asks[0].kind == codes.D_MULLIGAN else ""


def mulligan_now(s: LcgState, seat: int, arg: int) -> str:
    return "LCG-SETUP.8" if s.phase != P_SETUP or s.asks[0].kind == codes.D_MULLIGAN else "LCG-SETUP.9"


def ambush_now(s: LcgState, seat: int, c: int) -> str:
    if s.phase != P_CHALLENGES:
        return "LCG-KW.5"
    return reasons.WAITS if isinstance(s.stack[-1], ActionWindow) else "LCG-ACT.5"


def title_now(s: LcgState, seat: int, title: int) -> str:
    return "LCG-MELEE.4" if s.n > 2 else "LCG-MELEE.1"


def redirect_now(s: LcgState, seat: int, p: int) -> str:
    return "LCG-MELEE.12" if s.n > 2 else "LCG-MELEE.1"


# ---------------------------------------------------------------- which function answers at which question
FORBIDS: Final[AtQuestions] = {
    **legality.FORBIDS,
    codes.D_SETUP: {codes.DONE: nothing, codes.PLACE: setup.forbids_placing},
    codes.D_SETUP_HOST: {codes.ATTACH: setup.forbids_setup_host},
    codes.D_ACTION: {**legality.FORBIDS[codes.D_ACTION], codes.AMBUSH: entering.forbids_ambush},
    codes.D_MARSHAL: {**legality.FORBIDS[codes.D_MARSHAL], codes.MARSHAL: entering.forbids_marshaling},
    codes.D_INTERRUPT: legality.RESPONSES,
    codes.D_CANCEL: legality.RESPONSES,
    codes.D_RESERVE: {codes.TARGET: phases.forbids_reserve},
    codes.D_REDIRECT: {codes.REDIRECT: challenge.forbids_redirect},
}
MOMENTS: Final[dict[int, Forbids]] = {
    **legality.MOMENTS,
    codes.KEEP: mulligan_now,
    codes.MULLIGAN: mulligan_now,
    codes.PLACE: placing_now,
    codes.AMBUSH: ambush_now,
    codes.CARD_TYPE: legality.choice_now,
    codes.BOTTOM: legality.choice_now,
    codes.DRAW: legality.choice_now,
    codes.GAIN_POWER: legality.choice_now,
    codes.TAKE_TITLE: title_now,
    codes.REDIRECT: redirect_now,
}
# verb -> the rule that says when such a choice comes up
TIMES: Final[dict[int, str]] = {
    both.ATTACH: "LCG-ATT.1",
    both.PLOT: "LCG-ROUND.1.2",
    both.NAME_FIRST: "LCG-ROUND.1.3c",
    both.SAVE: "LCG-UNIQ.6",
    both.ATTACK: "LCG-CHAL.2",
    both.BYPASS: "LCG-KW.16",
    both.DEFEND: "LCG-ROUND.4.2.1",
    both.COST: "LCG-COST.2",
    both.AMOUNT: "LCG-ABIL.14",
    **dict.fromkeys(ORDERS, "LCG-PRIO.8"),
    both.YES: "LCG-GOLD.4",
    both.NO: "LCG-GOLD.4",
    codes.KEYWORD: "LCG-KW.4",
    codes.STOPS: "LCG-AMB.31",
}
LEGALITY: Final = Legality(RULES, FORBIDS, MOMENTS, TIMES, codes.DECISIONS)


def why_not(s: LcgState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    return LEGALITY.why_not(s, seat, code)
