"""The options of a table: the plot draft, and rulings where the booklet is open."""

from __future__ import annotations

from typing import Final

from greathall.kernel.game import TableOption

YES_NO: Final = ["no", "yes"]

OPTIONS: Final[list[TableOption]] = [
    TableOption("plots", "basic", ["basic", "draft"], "HBO-DRAFT.1"),
    TableOption("houses", "stark_first", ["stark_first", "lannister_first", "random"], "HBO-SETUP.2"),
    TableOption("early_windows", "yes", YES_NO, "HBO-AMB.4"),
    TableOption("last_window", "inside", ["inside", "outside"], "HBO-AMB.9"),
    TableOption("zero_against_zero", "attacker", ["attacker", "nobody"], "HBO-AMB.11"),
    TableOption("after_resolution", "claim_first", ["claim_first", "renown_first"], "HBO-AMB.14"),
    TableOption("marshalling", "two_passes", ["two_passes", "literal"], "HBO-AMB.8"),
    TableOption("stops", "no", YES_NO, "HBO-AMB.16"),
    TableOption("round_limit", "60", [], "HBO-AMB.24", 0, 1000),
]


class Table:
    """The options as the rules read them. Made once, shared by all copies of a state, never changed."""

    def __init__(self, given: dict[str, str]) -> None:
        self.given = given
        self.draft = given["plots"] == "draft"
        self.houses = given["houses"]
        self.early_windows = given["early_windows"] == "yes"  # AMB-4
        self.last_window_inside = given["last_window"] == "inside"  # AMB-9
        self.zero_wins = given["zero_against_zero"] == "attacker"  # AMB-11
        self.claim_first = given["after_resolution"] == "claim_first"  # AMB-14
        self.stops = given["stops"] == "yes"
        self.literal_marshalling = given["marshalling"] == "literal"  # AMB-8
        self.round_limit = int(given["round_limit"])
