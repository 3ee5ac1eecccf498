"""The face of the card game to the rest of the program."""

from __future__ import annotations

from typing import Any, Final, cast

from greathall.games.cardgame import counting, knowledge, notation
from greathall.games.cardgame.face import CardGame
from greathall.games.cardgame.flow import actions, delayed, initiation, occurrence
from greathall.games.cardgame.flow.challenge import Defence
from greathall.games.cardgame.flow.entering import EnterPlay
from greathall.games.cardgame.flow.phases import PhaseEnds, Round
from greathall.games.lcg import catalogue, chain, codes, deckreport, decks, facts, legality, loading, values, view
from greathall.games.lcg.book import BOOK
from greathall.games.lcg.columns import COLUMNS
from greathall.games.lcg.data import ALL, DATA_DIGEST, RIVALS, SUPPORTS, TITLE_DESIGN
from greathall.games.lcg.flow import challenge, claim, keywords, phases, plot, settling, setup
from greathall.games.lcg.ops.ending import TO_WIN
from greathall.games.lcg.position import build_position, write_position
from greathall.games.lcg.shown import LcgBoard, LcgPrintedShape, LcgView
from greathall.games.lcg.state import LcgState, blank
from greathall.games.lcg.table import BUILT, OPTIONS, STARTERS, Table
from greathall.kernel.face import Parts
from greathall.kernel.game import DeckReport, Fault, check_seat
from greathall.kernel.state import Frame, State

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    setup.SetUp, Round, PhaseEnds, plot.TitleDraft, *phases.PHASES.values(), actions.ActionWindow,
    challenge.Challenge, Defence, claim.Claim, keywords.Keywords, keywords.Bestow, delayed.Delayed, delayed.DueNow,
    EnterPlay, initiation.Initiation, occurrence.Occurrence, settling.WhoWins, *loading.load(),
)  # fmt: skip

# Facts of a card for whoever draws it; its texts come by its name.
SHOWN: Final = (
    "code", "type", "faction", "loyal", "unique", "cost", "strength", "icons", "traits", "keywords", "plot", "name",
    "plot_modifiers", "deck_limit", "quantity_in_box",
)  # fmt: skip


def _shown(card: dict[str, Any]) -> LcgPrintedShape:
    out = {k: card[k] for k in SHOWN if card.get(k)}
    kinds = sorted({a["type"] for a in card.get("abilities") or []})  # which rules speak of it
    return cast(LcgPrintedShape, {**out, "abilities": kinds} if kinds else out)


def board_info() -> LcgBoard:
    return {
        "cards": [_shown(card) for card in ALL],
        "titles": [{"card": d, "supports": SUPPORTS[t], "rivals": RIVALS[t]} for t, d in enumerate(TITLE_DESIGN)],
    }


class LcgGame(CardGame):
    """A Game of Thrones: The Card Game, second edition: core set, joust and melee."""

    id = "lcg"
    rule_prefix = "LCG"
    over_rule = "LCG-WIN.1"
    power_rule = "LCG-ECON.4"
    power_goal = TO_WIN
    rules_version = 5
    data_digest = DATA_DIGEST
    min_seats = 2
    max_seats = 6
    usual_seats = 2

    def __init__(self) -> None:
        super().__init__(
            Parts(
                file=__file__, options=OPTIONS, check_together=decks.check_together,
                decisions=codes.DECISIONS, events=codes.EVENTS, all_codes=codes.CODES.all, value_key=values.value_key,
                columns=COLUMNS, frames=FRAMES, set_up=setup.SetUp,
                why_not=legality.why_not, conserved=counting.conserved,
                view=view.view, glimpse=LcgState.glimpse,
                overlay=view.overlay, shown=(LcgView, LcgBoard), redeal=knowledge.redeal,
                option_words=notation.option_words,
                position=build_position, write_position=write_position, fact=facts.fact, board_info=board_info,
                chain=chain.chain, cards=catalogue.cards,
            )
        )  # fmt: skip

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        return [("part-cards", "printed")]

    def digest(self, seats: int, options: dict[str, str]) -> str:
        """Of the cards in the decks of this match, and in melee of the titles."""
        return decks.digest([options[f"deck{i + 1}"] for i in range(seats)])

    def laid_out(self, seats: int, options: dict[str, str]) -> LcgState:
        check_seat(options, "first_player", seats)
        return blank(seats, Table(options), BOOK)

    def played_as(self, s: State, seat: int) -> list[tuple[str, str]]:
        assert isinstance(s, LcgState)
        given = s.table.decks[seat]
        return [("deck", given if given in BUILT or given in STARTERS else "own")]

    # ---------------------------------------------------------------- decks
    def decks(self) -> list[str]:
        return list(decks.READY)

    def deck_text(self, deck: str, name: str = "") -> str:
        found = decks.READY[deck] if deck in decks.READY else decks.parse(deck, empty=bool(name))
        return decks.to_text(decks.renamed(found, name) if name else found)

    def deck_check(self, text: str) -> list[Fault]:
        return decks.violations(decks.parse(text))

    def deck_report(self, text: str) -> DeckReport:
        return deckreport.report(text)
