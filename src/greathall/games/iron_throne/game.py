"""The face of The Iron Throne to the rest of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from greathall.games.iron_throne import (
    board,
    codes,
    counting,
    explain,
    facts,
    knowledge,
    notation,
    refusal,
    values,
    view,
)
from greathall.games.iron_throne.cards import characters, leaders
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
from greathall.games.iron_throne.position import build_position
from greathall.games.iron_throne.state import COLUMNS, NONE, ThroneState, blank
from greathall.games.iron_throne.table import OPTIONS, Table, check_together
from greathall.kernel import codec
from greathall.kernel.data import grade
from greathall.kernel.errors import BadInput
from greathall.kernel.game import DecisionKind, Described, EventKind, Game, TableOption
from greathall.kernel.rng import Rng, seed_state
from greathall.kernel.state import Frame, State

_FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    turn.SetUp, turn.Turn, hostages.HostageStep, hostages.TakeHostage, support.Support, encounter.Encounter,
    windows_flow.Window, resolution.Resolution, truce.TruceTalk, choosing.Chosen, choosing.DiscardAndDraw,
    choosing.MoveUpTo, choosing.Sacrifice, choosing.Guard, choosing.ReplaceShown, changing.ChangeSide,
)  # fmt: skip
FRAMES: Final[dict[str, type[Frame[Any]]]] = {frame.__name__: frame for frame in _FRAMES}
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


def _worst(grades: list[str]) -> str:
    if all(g == "printed" for g in grades):
        return "printed"
    return "reconstructed" if all(g == "reconstructed" for g in grades) else "partly"


class IronThroneGame(Game):
    """Game of Thrones: The Iron Throne. A seat is a house (IRT-COMP.1, IRT-COMP.2). Talk is no part of the state: what
    is promised outside a truce deal binds nobody, everybody hears it, and nothing can be shown (IRT-TALK.1 to
    IRT-TALK.3, IRT-HOSTAGE.12, IRT-ENC.6)."""

    id = "iron_throne"
    rule_prefix = "IRT"
    over_rule = "IRT-WIN.1"
    rules_version = 1
    data_digest = DATA_DIGEST
    min_seats = 3
    max_seats = 5

    def table_options(self) -> list[TableOption]:
        return OPTIONS

    def decision_kinds(self) -> list[DecisionKind]:
        return codes.DECISIONS

    def event_kinds(self) -> list[EventKind]:
        return codes.EVENTS

    def provenance(self, seats: int, options: dict[str, str]) -> list[tuple[str, str]]:
        return [
            ("part-leaders", _worst(LEADER_GRADE)),
            ("part-characters", _worst(CARD_GRADE)),
            ("part-deck", grade(str(CARDS["house_deck"]["provenance"]))),
            ("part-events", _worst(EVENT_GRADE)),
        ]

    def package_folder(self) -> str:
        return str(Path(__file__).parent)

    # ---------------------------------------------------------------- playing
    def new_state(self, seats: int, options: dict[str, str], seed: str, listen: bool = False) -> ThroneState:
        check_together(seats, options)
        s = blank(seats, Table(options))
        s.rng = seed_state(seed)
        s.push(turn.SetUp())
        if listen:
            s.events = []
        s.advance()
        return s

    def encode(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ThroneState)
        data = codec.encode(s, COLUMNS)
        data["table"] = s.table.given
        return data

    def decode(self, data: dict[str, Any]) -> ThroneState:
        s = blank(int(data["n"]), Table(self.check_options(data["table"])))
        codec.decode_into(s, data, COLUMNS, FRAMES)
        return s

    def why_not(self, s: State, seat: int, code: int) -> str:
        assert isinstance(s, ThroneState)
        return refusal.why_not(s, seat, code)

    def determinize(self, s: State, seat: int, rng: Rng) -> ThroneState:
        assert isinstance(s, ThroneState)
        return knowledge.determinize(s, seat, rng)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, ThroneState)
        return view.view(s.mask(seat), seat)

    def overlay(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, ThroneState)
        return view.overlay(s, seat)

    def board_info(self) -> dict[str, Any]:
        return board_info()

    def describe_option(self, s: State, code: int) -> Described:
        name, fields = codes.VERBS[code // codes.SPAN]
        parts = codes.arguments(code)
        return Described(name, [(f, t, parts[i]) for i, (f, t) in enumerate(fields)])

    def about_option(self, code: int, kind: int) -> tuple[list[str], list[str]]:
        return explain.about(code, kind)

    def all_codes(self) -> list[int]:
        return codes.all_codes()

    def conserved(self, s: State) -> list[str]:
        assert isinstance(s, ThroneState)
        return counting.conserved(s)

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

    def value_key(self, type_: str, value: int) -> str:
        return values.value_key(type_, value)

    # ---------------------------------------------------------------- words
    def option_words(self, s: State, code: int) -> str:
        assert isinstance(s, ThroneState)
        return notation.option_words(s, code)

    def expand_words(self, text: str) -> list[str]:
        return [" ".join(text.split())]

    def seat_name(self, s: State, seat: int) -> str:
        assert isinstance(s, ThroneState)
        return notation.seat_name(s, seat)

    def position(self, text: dict[str, Any], seats: int, options: dict[str, str]) -> ThroneState:
        return build_position(text, seats, options)

    def fact(self, s: State, name: str) -> Any:
        assert isinstance(s, ThroneState)
        return facts.fact(s, name)
