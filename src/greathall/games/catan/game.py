"""Catan's face to the rest of the program."""

from __future__ import annotations

from typing import Any, Final, cast

from greathall.games.catan import codes, counting, explain, facts, knowledge, legality, notation, story, values, view
from greathall.games.catan.board import (
    BOARD,
    DATA_DIGEST,
    EDGE_NAMES,
    HERO_DATA,
    LAYOUTS,
    NODE_NAMES,
    board_info,
    layout_for,
    played_facts,
)
from greathall.games.catan.cards import development, hero, heroes_cards, heroes_pieces
from greathall.games.catan.columns import COLUMNS
from greathall.games.catan.flow import production, setup, trade, turn
from greathall.games.catan.ops import ending
from greathall.games.catan.position import build_position, write_position
from greathall.games.catan.shown import CatanBoard, CatanView
from greathall.games.catan.state import CatanState, blank
from greathall.games.catan.table import OPTIONS, Table, check_together, seated
from greathall.kernel import data
from greathall.kernel.data import grade
from greathall.kernel.face import GameOfParts, Parts
from greathall.kernel.game import Described
from greathall.kernel.score import Standing, Tally
from greathall.kernel.state import Ask, Frame, State

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    setup.SetUp, setup.Placement, turn.Turn, production.FirstPhase, production.Seven, production.MoveTormund,
    trade.Offer, trade.Negotiation, development.RangerPatrol, development.NewRecruits, development.RoadBuilding,
    development.WinterIsComing, hero.AfterHero, heroes_cards.JeorMormont, heroes_cards.BowenMarsh,
    heroes_pieces.OthellYarwyck, heroes_cards.AlliserThorne, heroes_cards.Melisandre, heroes_cards.ManceRayder,
    heroes_pieces.BenjenStark, heroes_pieces.Ygritte, heroes_pieces.Yoren, heroes_pieces.QhorinHalfhand,
)  # fmt: skip


class CatanGame(GameOfParts):
    """A Game of Thrones Catan: Brotherhood of the Watch, base game and Brotherhood."""

    id = "catan"
    rule_prefix = "CAT"
    over_rule = "CAT-END.1"
    rules_version = 2
    data_digest = DATA_DIGEST
    min_seats = 3
    max_seats = 4

    def __init__(self) -> None:
        super().__init__(
            Parts(
                file=__file__, options=OPTIONS, check_together=check_together,
                decisions=codes.DECISIONS, events=codes.EVENTS, all_codes=codes.CODES.all, value_key=values.value_key,
                columns=COLUMNS, frames=FRAMES, set_up=setup.SetUp,
                why_not=legality.why_not, without_effect=legality.without_effect, about=explain.about,
                conserved=counting.conserved,
                view=view.view, shown=(CatanView, CatanBoard), overlay=view.overlay, redeal=knowledge.redeal,
                option_words=notation.option_words, seat_name=notation.seat_name,
                position=build_position, write_position=write_position, fact=facts.fact, board_info=board_info,
            )
        )  # fmt: skip

    def digest(self, seats: int, options: dict[str, str]) -> str:
        """Of the layout in play."""
        return data.digest(NODE_NAMES, EDGE_NAMES, played_facts(LAYOUTS[layout_for(options["mode"], seats)]))

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        layout = LAYOUTS[layout_for(options["mode"], seats)]
        parts = [("part-layout", layout.provenance), ("part-routes", layout.route_provenance)]
        if layout.start and options["setup"] == "standard":
            parts.append(("part-start", str(BOARD["layouts"][layout.name]["start"]["provenance"])))
        if options["mode"] == "brotherhood":
            parts.append(("part-tokens", str(BOARD["components"]["wildling_tokens"]["provenance"])))
            parts.append(("part-heroes", str(HERO_DATA["card_rules"]["start"]["provenance"])))
        return [(part, grade(text)) for part, text in parts]

    def laid_out(self, seats: int, options: dict[str, str]) -> CatanState:
        return blank(seats, Table(options), layout_for(options["mode"], seats))

    def derive(self, s: State) -> None:
        assert isinstance(s, CatanState)
        s.derive()

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, CatanState)
        return super().view(s, seat) if seat >= 0 else cast("dict[str, Any]", view.public_view(s))

    def seated(self, options: dict[str, str], people: list[bool]) -> dict[str, str]:
        return seated(options, people)

    def describe_option(self, s: State, code: int) -> Described:
        said = codes.CODES.describe(code)
        if said.name == "supply":
            assert isinstance(s, CatanState)
            said.args.append(("count", "number", s.rate[s.active * 5 + said.args[0][2]]))
        return said

    def rule_of(self, s: State, ask: Ask) -> str:
        assert isinstance(s, CatanState)
        return setup.rule_of_placing(s, ask.kind) or super().rule_of(s, ask)

    def ended_by(self, s: State) -> str:
        assert isinstance(s, CatanState)
        return ending.ended_by(s)

    def ending(self, s: State) -> str:
        assert isinstance(s, CatanState)
        return ending.how_it_ended(s)

    # ---------------------------------------------------------------- looking back
    def standing(self, s: State) -> list[Standing]:
        assert isinstance(s, CatanState)
        return story.standing(s)

    def goal(self, s: State) -> int:
        return ending.POINTS_TO_WIN

    def tally(self, seats: int) -> Tally:
        return story.Counts(seats)

    def telling(self) -> list[str]:
        return story.TELLING

    # ---------------------------------------------------------------- words
    def expand_words(self, text: str) -> list[str]:
        return notation.expand(text)

    def fact_value(self, name: str, value: Any) -> Any:
        return facts.spelled(name, value)
