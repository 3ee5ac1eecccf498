"""The face of Sojusze to the rest of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from greathall.games.sojusze import codes, counting, explain, facts, knowledge, notation, refusal, values, view
from greathall.games.sojusze.cards import allies, common, companions, events, leaders, north, standard, triumphs
from greathall.games.sojusze.data import (
    ALLY_GRADE,
    CARDS,
    DATA_DIGEST,
    INFLUENCE_GRADE,
    LEADER_GRADE,
    board_info,
)
from greathall.games.sojusze.flow import bidding, claiming, rounds
from greathall.games.sojusze.names import FIRST_EVENT, FIRST_LEADER_CARD
from greathall.games.sojusze.position import build_position
from greathall.games.sojusze.state import COLUMNS, SojuszeState, blank
from greathall.games.sojusze.table import OPTIONS, Table, check_together
from greathall.kernel import codec
from greathall.kernel.data import grade
from greathall.kernel.game import DecisionKind, Described, EventKind, Game, TableOption
from greathall.kernel.rng import Rng, seed_state
from greathall.kernel.state import Frame, State

_OF_CARDS: Final[tuple[type[Frame[Any]], ...]] = (
    events.ValarKills, events.PurpleWedding, events.TourneyOfTheHand, leaders.Threatened, leaders.ChampionStrikes,
    leaders.PayDebt, leaders.BreakerMoves, north.IceFalls, north.HonourAgreed, standard.GiveCard,
    standard.RoyalFavour, standard.OathOfFealty, triumphs.BriberyReturns, triumphs.Reaving, triumphs.ReavingLands,
    triumphs.ShadowAssassin, triumphs.BloodMagic, triumphs.Strangler, triumphs.BloodOfTheDragon, triumphs.DragonLooks,
    triumphs.ThePackSurvives, triumphs.Matchmaker, triumphs.Patience, triumphs.Ghost, allies.VarysTakes,
    companions.AryaKills, allies.RamsayDiscards, companions.YgritteMoves,
)  # fmt: skip
_OF_FLOW: Final[tuple[type[Frame[Any]], ...]] = (
    rounds.SetUp, rounds.Season, rounds.Draft, rounds.Settling, bidding.Bidding, claiming.ClaimAlly,
    claiming.PlaceAlly, claiming.JaqenKills, claiming.BronnIsBought, common.DiscardCards, common.DiscardFromArea,
    common.GainToken,
)  # fmt: skip
FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (*_OF_FLOW, *bidding.PLAYED.values(), *claiming.WHEN_CLAIMED.values(), *_OF_CARDS)
}


def _worst(grades: list[str]) -> str:
    if all(g == "printed" for g in grades):
        return "printed"
    return "reconstructed" if all(g == "reconstructed" for g in grades) else "partly"


class SojuszeGame(Game):
    """A Game of Thrones: B'Twixt. A seat is a leader (SOJ-TERM.1). No deal is part of the state: promises bind nobody
    and may be broken (SOJ-DEAL.1, SOJ-DEAL.2)."""

    id = "sojusze"
    rule_prefix = "SOJ"
    over_rule = "SOJ-END.1"
    rules_version = 1
    data_digest = DATA_DIGEST
    min_seats = 3  # SOJ-COMP.9
    max_seats = 6

    def table_options(self) -> list[TableOption]:
        return OPTIONS

    def decision_kinds(self) -> list[DecisionKind]:
        return codes.DECISIONS

    def event_kinds(self) -> list[EventKind]:
        return codes.EVENTS

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        parts = [
            ("part-leaders", _worst(LEADER_GRADE)),
            ("part-allies", _worst(ALLY_GRADE)),
            ("part-influence", _worst(INFLUENCE_GRADE[:FIRST_EVENT])),
            ("part-tokens", grade(str(CARDS["power_tokens"]["provenance"]["distribution"]))),
        ]
        if options["mode"] == "advanced":
            parts.append(("part-events", _worst(INFLUENCE_GRADE[FIRST_EVENT:FIRST_LEADER_CARD])))
            parts.append(("part-white", _worst(INFLUENCE_GRADE[FIRST_LEADER_CARD:])))
        return parts

    def package_folder(self) -> str:
        return str(Path(__file__).parent)

    # ---------------------------------------------------------------- playing
    def new_state(self, seats: int, options: dict[str, str], seed: str, listen: bool = False) -> SojuszeState:
        check_together(seats, options)
        s = blank(seats, Table(options))
        s.rng = seed_state(seed)
        s.push(rounds.SetUp())
        if listen:
            s.events = []
        s.advance()
        return s

    def encode(self, s: State) -> dict[str, Any]:
        assert isinstance(s, SojuszeState)
        data = codec.encode(s, COLUMNS)
        data["table"] = s.table.given
        return data

    def decode(self, data: dict[str, Any]) -> SojuszeState:
        s = blank(int(data["n"]), Table(self.check_options(data["table"])))
        codec.decode_into(s, data, COLUMNS, FRAMES)
        return s

    def why_not(self, s: State, seat: int, code: int) -> str:
        assert isinstance(s, SojuszeState)
        return refusal.why_not(s, seat, code)

    def determinize(self, s: State, seat: int, rng: Rng) -> SojuszeState:
        assert isinstance(s, SojuszeState)
        return knowledge.determinize(s, seat, rng)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, SojuszeState)
        return view.view(s.mask(seat), seat)

    def overlay(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, SojuszeState)
        return view.overlay(s, seat)

    def board_info(self) -> dict[str, Any]:
        return board_info()

    def describe_option(self, s: State, code: int) -> Described:
        name, fields, split = codes.VERBS[code // codes.SPAN]
        arg = code % codes.SPAN
        parts = list(divmod(arg, split)) if len(fields) == 2 else [arg]
        return Described(name, [(f, t, parts[i]) for i, (f, t) in enumerate(fields)])

    def about_option(self, code: int, kind: int) -> tuple[list[str], list[str]]:
        return explain.about(code, kind)

    def all_codes(self) -> list[int]:
        return codes.all_codes()

    def conserved(self, s: State) -> list[str]:
        assert isinstance(s, SojuszeState)
        return counting.conserved(s)

    def value_key(self, type_: str, value: int) -> str:
        return values.value_key(type_, value)

    # ---------------------------------------------------------------- words
    def option_words(self, s: State, code: int) -> str:
        assert isinstance(s, SojuszeState)
        return notation.option_words(s, code)

    def expand_words(self, text: str) -> list[str]:
        return [" ".join(text.split())]

    def seat_name(self, s: State, seat: int) -> str:
        assert isinstance(s, SojuszeState)
        return notation.seat_name(s, seat)

    def position(self, text: dict[str, Any], seats: int, options: dict[str, str]) -> SojuszeState:
        return build_position(text, seats, options)

    def fact(self, s: State, name: str) -> Any:
        assert isinstance(s, SojuszeState)
        return facts.fact(s, name)
