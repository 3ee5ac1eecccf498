"""The face of The Iron Throne to the rest of the program."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.iron_throne import (
    board,
    codes,
    counting,
    explain,
    facts,
    knowledge,
    legality,
    notation,
    story,
    values,
    view,
)
from greathall.games.iron_throne.cards import characters, leaders
from greathall.games.iron_throne.columns import COLUMNS
from greathall.games.iron_throne.data import (
    CARD_GRADE,
    CARD_WINDOW,
    CARDS,
    CHARACTER_IDS,
    DATA_DIGEST,
    EVENT_GRADE,
    LEADER_GRADE,
    LEADER_IDS,
    LEADER_WINDOW,
    board_info,
)
from greathall.games.iron_throne.flow import changing, choosing, encounter, hostages, resolution, support, truce, turn
from greathall.games.iron_throne.flow import windows as windows_flow
from greathall.games.iron_throne.names import CHARACTERS, HOUSES, N_CHARACTERS, TOKENS, WINDOWS
from greathall.games.iron_throne.position import build_position, write_position
from greathall.games.iron_throne.shown import ThroneBoard, ThroneView
from greathall.games.iron_throne.state import NONE, ThroneState, blank
from greathall.games.iron_throne.table import OPTIONS, Table, check_together
from greathall.kernel.data import grade, grade_of_all
from greathall.kernel.errors import BadInput
from greathall.kernel.face import GameOfParts, Parts
from greathall.kernel.game import Described
from greathall.kernel.score import Standing, Tally
from greathall.kernel.state import Frame, State

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    turn.SetUp, turn.Turn, hostages.HostageStep, hostages.TakeHostage, support.Support, encounter.Encounter,
    windows_flow.Window, resolution.Resolution, truce.TruceTalk, choosing.Chosen, choosing.DiscardAndDraw,
    choosing.MoveUpTo, choosing.Sacrifice, choosing.Guard, choosing.ReplaceShown, changing.ChangeSide,
)  # fmt: skip
assert len(leaders.LEADERS) == len(characters.CHARACTERS) == N_CHARACTERS  # one block each


def _check_windows() -> None:
    """An owner's file may change numbers, not the moment an ability is written for (IRT-TIMING.1)."""
    for i in range(N_CHARACTERS):
        for name, given, effect in (
            (LEADER_IDS[i], LEADER_WINDOW[i], leaders.LEADERS[i]),
            (CHARACTER_IDS[i], CARD_WINDOW[i], characters.CHARACTERS[i]),
        ):
            if given != effect.window:
                known = WINDOWS[effect.window]
                raise BadInput(f"Card {name}: window is '{WINDOWS[given]}'; the rules know it at {known} only.")


_check_windows()


class IronThroneGame(GameOfParts):
    """Game of Thrones: The Iron Throne. A seat is a house (IRT-COMP.1, IRT-COMP.2). Talk is no part of the state: what
    is promised outside a truce deal binds nobody, everybody hears it, and nothing can be shown (IRT-TALK.1 to
    IRT-TALK.3, IRT-HOSTAGE.12, IRT-ENC.6)."""

    id = "iron_throne"
    rule_prefix = "IRT"
    over_rule = "IRT-WIN.1"
    rules_version = 2
    data_digest = DATA_DIGEST
    min_seats = 3
    max_seats = 5

    def __init__(self) -> None:
        super().__init__(
            Parts(
                file=__file__, options=OPTIONS, check_together=check_together,
                decisions=codes.DECISIONS, events=codes.EVENTS, all_codes=codes.CODES.all, value_key=values.value_key,
                columns=COLUMNS, frames=FRAMES, set_up=turn.SetUp,
                why_not=legality.why_not, without_effect=legality.without_effect, about=explain.about,
                conserved=counting.conserved,
                view=view.view, glimpse=ThroneState.glimpse,
                shown=(ThroneView, ThroneBoard), overlay=view.overlay, redeal=knowledge.redeal,
                option_words=notation.option_words, seat_name=notation.seat_name,
                position=build_position, write_position=write_position, fact=facts.fact, board_info=board_info,
            )
        )  # fmt: skip

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        return [
            ("part-leaders", grade_of_all(LEADER_GRADE)),
            ("part-characters", grade_of_all(CARD_GRADE)),
            ("part-deck", grade(str(CARDS["house_deck"]["provenance"]))),
            ("part-events", grade_of_all(EVENT_GRADE)),
        ]

    def laid_out(self, seats: int, options: dict[str, str]) -> ThroneState:
        return blank(seats, Table(options))

    def ending(self, s: State) -> str:
        assert isinstance(s, ThroneState)
        if any([board.wiped_out(s, p) for p in range(s.n)]):
            how = "wiped_out"
        else:
            how = "influence" if any([board.spread(s, p) == TOKENS for p in range(s.n)]) else "turn_limit"
        return how if len(s.winners) == 1 else f"{how}_shared"

    def played_as(self, s: State, seat: int) -> list[tuple[str, str]]:
        assert isinstance(s, ThroneState)
        if s.leader[seat] == NONE:
            return []
        return [("house", HOUSES[s.house[seat]]), ("leader", CHARACTERS[s.leader[seat]])]

    # ---------------------------------------------------------------- looking back
    def standing(self, s: State) -> list[Standing]:
        assert isinstance(s, ThroneState)
        return story.standing(s)

    def goal(self, s: State) -> int:
        return TOKENS

    def tally(self, seats: int) -> Tally:
        return story.Counts(seats)

    def telling(self) -> list[str]:
        return story.TELLING

    # ---------------------------------------------------------------- words
    def describe_option(self, s: State, code: int) -> Described:
        return codes.CODES.describe(code)

    def expand_words(self, text: str) -> list[str]:
        return [" ".join(text.split())]
