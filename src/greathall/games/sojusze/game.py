"""The face of Sojusze to the rest of the program."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.sojusze import codes, counting, explain, facts, knowledge, legality, notation, story, values, view
from greathall.games.sojusze.cards import (
    allies,
    common,
    companions,
    events,
    gaining,
    leaders,
    north,
    standard,
    triumphs,
)
from greathall.games.sojusze.columns import COLUMNS
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
from greathall.games.sojusze.ops.rounds import rounds_begun
from greathall.games.sojusze.position import build_position, write_position
from greathall.games.sojusze.shown import SojuszeBoard, SojuszeView
from greathall.games.sojusze.state import SojuszeState, blank
from greathall.games.sojusze.table import OPTIONS, Table, check_together
from greathall.kernel.data import grade, grade_of_all
from greathall.kernel.face import GameOfParts, Parts
from greathall.kernel.game import Described
from greathall.kernel.score import Standing, Tally
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
    gaining.GainToken,
)  # fmt: skip
FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    *_OF_FLOW, *bidding.PLAYED.values(), *claiming.WHEN_CLAIMED.values(), *_OF_CARDS,
)  # fmt: skip


class SojuszeGame(GameOfParts):
    """A Game of Thrones: B'Twixt. A seat is a leader (SOJ-TERM.1). No deal is part of the state: promises bind nobody
    and may be broken (SOJ-DEAL.1, SOJ-DEAL.2)."""

    id = "sojusze"
    rule_prefix = "SOJ"
    over_rule = "SOJ-END.1"
    rules_version = 4
    data_digest = DATA_DIGEST
    min_seats = 3  # SOJ-COMP.9
    max_seats = 6
    beat = "round"

    def __init__(self) -> None:
        super().__init__(
            Parts(
                file=__file__, options=OPTIONS, check_together=check_together,
                decisions=codes.DECISIONS, events=codes.EVENTS, all_codes=codes.CODES.all, value_key=values.value_key,
                columns=COLUMNS, frames=FRAMES, set_up=rounds.SetUp,
                why_not=legality.why_not, without_effect=legality.without_effect,
                about=explain.about, conserved=counting.conserved,
                view=view.view, glimpse=SojuszeState.glimpse,
                shown=(SojuszeView, SojuszeBoard), overlay=view.overlay, redeal=knowledge.redeal,
                option_words=notation.option_words, seat_name=notation.seat_name,
                position=build_position, write_position=write_position, fact=facts.fact, board_info=board_info,
            )
        )  # fmt: skip

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        parts = [
            ("part-leaders", grade_of_all(LEADER_GRADE)),
            ("part-allies", grade_of_all(ALLY_GRADE)),
            ("part-influence", grade_of_all(INFLUENCE_GRADE[:FIRST_EVENT])),
            ("part-tokens", grade(str(CARDS["power_tokens"]["provenance"]["distribution"]))),
        ]
        if options["mode"] == "advanced":
            parts.append(("part-events", grade_of_all(INFLUENCE_GRADE[FIRST_EVENT:FIRST_LEADER_CARD])))
            parts.append(("part-white", grade_of_all(INFLUENCE_GRADE[FIRST_LEADER_CARD:])))
        return parts

    def laid_out(self, seats: int, options: dict[str, str]) -> SojuszeState:
        return blank(seats, Table(options))

    def turns(self, s: State) -> int:
        assert isinstance(s, SojuszeState)
        return rounds_begun(s)

    # ---------------------------------------------------------------- looking back
    def standing(self, s: State) -> list[Standing]:
        assert isinstance(s, SojuszeState)
        return story.standing(s)

    def tally(self, seats: int) -> Tally:
        return story.Counts(seats)

    def telling(self) -> list[str]:
        return story.TELLING

    # ---------------------------------------------------------------- words
    def describe_option(self, s: State, code: int) -> Described:
        return codes.CODES.describe(code)

    def expand_words(self, text: str) -> list[str]:
        return [" ".join(text.split())]
