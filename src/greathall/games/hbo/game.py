"""The face of the card game (HBO edition) to the rest of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from greathall.games.cardgame.codes import Verb
from greathall.games.cardgame.face import CardGame
from greathall.games.cardgame.flow import actions, delayed, entering, occurrence
from greathall.games.cardgame.flow.challenge import Claim, Defence
from greathall.games.cardgame.flow.phases import PhaseEnds, Round
from greathall.games.hbo import catalogue, codes, facts, refusal, values, view
from greathall.games.hbo.book import BOOK
from greathall.games.hbo.cards.all import CARD_FRAMES
from greathall.games.hbo.data import CARDS, DATA_DIGEST, GRADE
from greathall.games.hbo.flow import challenge, draft, phases, setup
from greathall.games.hbo.names import HOUSES
from greathall.games.hbo.position import build_position
from greathall.games.hbo.state import COLUMNS, HboState, blank
from greathall.games.hbo.table import OPTIONS, Table
from greathall.kernel.game import CardFacts, DecisionKind, Described, EventKind, TableOption
from greathall.kernel.state import Frame, State

_FLOW: Final[tuple[type[Frame[Any]], ...]] = (
    setup.SetUp, draft.PlotDraft, Round, PhaseEnds, *phases.PHASES.values(), actions.ActionWindow,
    challenge.Challenge, Defence, Claim, delayed.Delayed, delayed.DueNow, entering.EnterPlay, occurrence.Occurrence,
    occurrence.Initiation,
)  # fmt: skip
FRAMES: Final[dict[str, type[Frame[Any]]]] = {f.__name__: f for f in (*_FLOW, *CARD_FRAMES)}

# Facts of a card for whoever draws it; its texts come by its id.
SHOWN: Final = (
    "id", "type", "house", "deck", "unique", "cost", "strength", "icons", "traits", "keywords", "income_bonus",
    "income", "initiative", "claim",
)  # fmt: skip


class HboGame(CardGame):
    """Gra o Tron: Gra karciana (HBO edition, 2012): Stark against Lannister."""

    id = "hbo"
    rule_prefix = "HBO"
    over_rule = "HBO-POW.2"
    rules_version = 1
    data_digest = DATA_DIGEST
    min_seats = 2
    max_seats = 2
    usual_seats = 2

    def table_options(self) -> list[TableOption]:
        return OPTIONS

    def verbs(self) -> dict[int, Verb]:
        return codes.VERBS

    def decision_kinds(self) -> list[DecisionKind]:
        return codes.DECISIONS

    def event_kinds(self) -> list[EventKind]:
        return codes.EVENTS

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        return [
            ("part-rules", "printed"),
            ("part-cards", "partly" if "printed" in GRADE[: len(CARDS)] else "reconstructed"),
        ]

    def package_folder(self) -> str:
        return str(Path(__file__).parent)

    # ---------------------------------------------------------------- playing
    def laid_out(self, seats: int, options: dict[str, str]) -> HboState:
        return blank(seats, Table(options), BOOK)

    def set_up(self) -> Frame[Any]:
        return setup.SetUp()

    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return FRAMES

    def options_of(self, s: State) -> dict[str, str]:
        assert isinstance(s, HboState)
        return s.table.given

    def why_not(self, s: State, seat: int, code: int) -> str:
        assert isinstance(s, HboState)
        return refusal.why_not(s, seat, code)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, HboState)
        return view.view(s.mask(seat), seat)

    def board_info(self) -> dict[str, Any]:
        shown = [{k: card[k] for k in SHOWN if card.get(k) is not None} for card in CARDS]
        return {"cards": [{**card, "grade": grade} for card, grade in zip(shown, GRADE, strict=False)]}

    def all_codes(self) -> list[int]:
        return codes.all_codes()

    def played_as(self, s: State, seat: int) -> list[tuple[str, str]]:
        assert isinstance(s, HboState)
        return [("house", HOUSES[s.house[seat]])]

    def value_key(self, type_: str, value: int) -> str:
        return values.value_key(type_, value)

    # ---------------------------------------------------------------- words
    def position(self, text: dict[str, Any], seats: int, options: dict[str, str]) -> HboState:
        return build_position(text, seats, options)

    def fact(self, s: State, name: str) -> Any:
        assert isinstance(s, HboState)
        return facts.fact(s, name)

    def cards(self) -> list[CardFacts]:
        return catalogue.cards()

    def chain(self, s: State, seat: int) -> list[Described]:
        assert isinstance(s, HboState)
        return view.going_on(s.mask(seat))
