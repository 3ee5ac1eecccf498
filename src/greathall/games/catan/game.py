"""Catan's face to the rest of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from greathall.games.catan import codes, counting, explain, facts, knowledge, notation, refusal, values, view
from greathall.games.catan.board import BOARD, DATA_DIGEST, HERO_DATA, LAYOUTS, board_info, layout_for
from greathall.games.catan.cards import development, heroes
from greathall.games.catan.flow import production, setup, trade, turn
from greathall.games.catan.names import COLOURS
from greathall.games.catan.ops.ending import how_it_ended
from greathall.games.catan.position import build_position
from greathall.games.catan.state import COLUMNS, CatanState, blank
from greathall.games.catan.table import OPTIONS, Table
from greathall.kernel import codec
from greathall.kernel.data import grade
from greathall.kernel.errors import BadInput
from greathall.kernel.game import DecisionKind, Described, EventKind, Game, TableOption
from greathall.kernel.rng import Rng, seed_state
from greathall.kernel.state import Frame, State

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (
        setup.SetUp, setup.Placement, turn.Turn, production.FirstPhase, production.Seven, production.MoveTormund,
        trade.Offer, trade.Negotiation, development.RangerPatrol, development.NewRecruits, development.RoadBuilding,
        development.WinterIsComing, heroes.AfterHero, heroes.JeorMormont, heroes.BowenMarsh, heroes.OthellYarwyck,
        heroes.AlliserThorne, heroes.Melisandre, heroes.ManceRayder, heroes.BenjenStark, heroes.Ygritte, heroes.Yoren,
        heroes.QhorinHalfhand,
    )
}  # fmt: skip


class CatanGame(Game):
    """A Game of Thrones Catan: Brotherhood of the Watch, base game and Brotherhood."""

    id = "catan"
    rule_prefix = "CAT"
    over_rule = "CAT-END.1"
    rules_version = 1
    data_digest = DATA_DIGEST
    min_seats = 3
    max_seats = 4

    def table_options(self) -> list[TableOption]:
        return OPTIONS

    def decision_kinds(self) -> list[DecisionKind]:
        return codes.DECISIONS

    def event_kinds(self) -> list[EventKind]:
        return codes.EVENTS

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        layout = LAYOUTS[layout_for(options["mode"], seats)]
        parts = [("part-layout", layout.provenance), ("part-routes", layout.route_provenance)]
        if layout.start and options["setup"] == "standard":
            parts.append(("part-start", str(BOARD["layouts"][layout.name]["start"]["provenance"])))
        if options["mode"] == "brotherhood":
            parts.append(("part-tokens", str(BOARD["components"]["wildling_tokens"]["provenance"])))
            parts.append(("part-heroes", str(HERO_DATA["card_rules"]["start"]["provenance"])))
        return [(part, grade(text)) for part, text in parts]

    def package_folder(self) -> str:
        return str(Path(__file__).parent)

    # ---------------------------------------------------------------- playing
    def new_state(self, seats: int, options: dict[str, str], seed: str, listen: bool = False) -> CatanState:
        table = Table(options)
        if table.first_player != "roll" and int(table.first_player) >= seats:
            raise BadInput(f"Option first_player names seat {table.first_player}; the last seat is {seats - 1}.")
        s = blank(seats, table, layout_for(options["mode"], seats))
        s.rng = seed_state(seed)
        s.push(setup.SetUp())
        if listen:
            s.events = []
        s.advance()
        return s

    def encode(self, s: State) -> dict[str, Any]:
        assert isinstance(s, CatanState)
        data = codec.encode(s, COLUMNS)
        data["table"] = s.table.given
        return data

    def decode(self, data: dict[str, Any]) -> CatanState:
        s = blank(int(data["n"]), Table(self.check_options(data["table"])), int(data["layout"]))
        codec.decode_into(s, data, COLUMNS, FRAMES)
        s.derive()
        return s

    def why_not(self, s: State, seat: int, code: int) -> str:
        assert isinstance(s, CatanState)
        return refusal.why_not(s, seat, code)

    def determinize(self, s: State, seat: int, rng: Rng) -> CatanState:
        assert isinstance(s, CatanState)
        return knowledge.determinize(s, seat, rng)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, CatanState)
        return view.view(s.mask(seat), seat) if seat >= 0 else view.public_view(s)

    def overlay(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, CatanState)
        return view.overlay(s, seat)

    def board_info(self) -> dict[str, Any]:
        return board_info()

    def describe_option(self, s: State, code: int) -> Described:
        name, fields, split = codes.VERBS[code // codes.SPAN]
        arg = code % codes.SPAN
        parts = list(divmod(arg, split)) if len(fields) == 2 else [arg]
        args = [(f, t, parts[i]) for i, (f, t) in enumerate(fields)]
        if name == "supply":
            assert isinstance(s, CatanState)
            args.append(("count", "number", s.rate[s.active * 5 + parts[0]]))
        return Described(name, args)

    def about_option(self, code: int, kind: int) -> tuple[list[str], list[str]]:
        return explain.about(code, kind)

    def all_codes(self) -> list[int]:
        return codes.all_codes()

    def conserved(self, s: State) -> list[str]:
        assert isinstance(s, CatanState)
        return counting.conserved(s)

    def ending(self, s: State) -> str:
        assert isinstance(s, CatanState)
        return how_it_ended(s)

    def value_key(self, type_: str, value: int) -> str:
        return values.value_key(type_, value)

    # ---------------------------------------------------------------- words
    def option_words(self, s: State, code: int) -> str:
        assert isinstance(s, CatanState)
        return notation.option_words(s, code)

    def expand_words(self, text: str) -> list[str]:
        return notation.expand(text)

    def seat_name(self, s: State, seat: int) -> str:
        assert isinstance(s, CatanState)
        return COLOURS[s.colour[seat]]

    def position(self, text: dict[str, Any], seats: int, options: dict[str, str]) -> CatanState:
        return build_position(text, seats, options)

    def fact(self, s: State, name: str) -> Any:
        assert isinstance(s, CatanState)
        return facts.fact(s, name)

    def fact_value(self, name: str, value: Any) -> Any:
        return facts.spelled(name, value)
