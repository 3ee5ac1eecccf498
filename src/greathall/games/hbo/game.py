"""The face of the card game (HBO edition) to the rest of the program."""

from __future__ import annotations

from typing import Any, Final, cast

from greathall.games.cardgame import counting, notation
from greathall.games.cardgame.face import CardGame
from greathall.games.cardgame.flow import actions, delayed, entering, initiation, occurrence
from greathall.games.cardgame.flow.challenge import Claim, Defence
from greathall.games.cardgame.flow.phases import PhaseEnds, Round
from greathall.games.cardgame.names import CHALLENGES, PLOT
from greathall.games.hbo import catalogue, codes, data, facts, knowledge, legality, values, view
from greathall.games.hbo.book import BOOK
from greathall.games.hbo.cards.all import CARD_FRAMES
from greathall.games.hbo.columns import COLUMNS
from greathall.games.hbo.flow import challenge, draft, phases, setup
from greathall.games.hbo.flow.settling import TO_WIN
from greathall.games.hbo.names import HOUSES, ICON_LETTERS
from greathall.games.hbo.position import build_position, write_position
from greathall.games.hbo.shown import HboBoard, HboPrintedShape, HboView
from greathall.games.hbo.state import HboState, blank
from greathall.games.hbo.table import OPTIONS, Table
from greathall.kernel.face import Parts
from greathall.kernel.state import Frame, State

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    setup.SetUp, draft.PlotDraft, Round, PhaseEnds, *phases.PHASES.values(), actions.ActionWindow,
    challenge.Challenge, Defence, Claim, delayed.Delayed, delayed.DueNow, entering.EnterPlay, occurrence.Occurrence,
    initiation.Initiation, *CARD_FRAMES,
)  # fmt: skip

# Facts of a card for whoever draws it; its texts come by its id.
SHOWN: Final = ("id", "type", "unique", "cost", "strength", "traits", "keywords")
PLOT_VALUES: Final = ("income", "initiative", "claim")


def _shown(d: int, card: dict[str, Any]) -> HboPrintedShape:
    out = {k: card[k] for k in SHOWN if card.get(k) is not None}
    out["faction"] = HOUSES[data.HOUSE_OF[d]] if data.HOUSE_OF[d] >= 0 else "neutral"
    out["icons"] = [CHALLENGES[ICON_LETTERS.index(letter)] for letter in card.get("icons") or ""]
    if data.TYPE[d] == PLOT:
        out["plot"] = {k: card[k] for k in PLOT_VALUES}
    return cast(HboPrintedShape, {**out, "bonus": data.INCOME_BONUS[d], "grade": data.GRADE[d]})


def board_info() -> HboBoard:
    return {"cards": [_shown(d, card) for d, card in enumerate(data.ALL)]}


class HboGame(CardGame):
    """Gra o Tron: Gra karciana (HBO edition, 2012): Stark against Lannister."""

    id = "hbo"
    rule_prefix = "HBO"
    over_rule = "HBO-POW.2"
    power_rule = "HBO-POW.1"
    power_goal = TO_WIN
    rules_version = 3
    data_digest = data.DATA_DIGEST
    min_seats = 2
    max_seats = 2
    usual_seats = 2

    def __init__(self) -> None:
        super().__init__(
            Parts(
                file=__file__, options=OPTIONS,
                decisions=codes.DECISIONS, events=codes.EVENTS, all_codes=codes.CODES.all, value_key=values.value_key,
                columns=COLUMNS, frames=FRAMES, set_up=setup.SetUp,
                why_not=legality.why_not, conserved=counting.conserved,
                view=view.view, glimpse=HboState.glimpse,
                overlay=view.overlay, shown=(HboView, HboBoard), redeal=knowledge.redeal,
                option_words=notation.option_words,
                position=build_position, write_position=write_position, fact=facts.fact, board_info=board_info,
                chain=view.going_on, cards=catalogue.cards,
            )
        )  # fmt: skip

    def digest(self, seats: int, options: dict[str, str]) -> str:
        return data.digest(options["plots"] == "draft")

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        return [
            ("part-rules", "printed"),
            ("part-cards", "partly" if "printed" in data.GRADE[: len(data.CARDS)] else "reconstructed"),
        ]

    def laid_out(self, seats: int, options: dict[str, str]) -> HboState:
        return blank(seats, Table(options), BOOK)

    def played_as(self, s: State, seat: int) -> list[tuple[str, str]]:
        assert isinstance(s, HboState)
        return [("house", HOUSES[s.house[seat]])]
