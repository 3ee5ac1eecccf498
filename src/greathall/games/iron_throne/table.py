"""The options of a table: variants, and the rulings that change play."""

from __future__ import annotations

from typing import Final

from greathall.kernel.game import TableOption, check_seat

OPTIONS: Final[list[TableOption]] = [
    TableOption("houses", "pick", ["pick", "random"], "IRT-SETUP.1"),
    TableOption("specials", "different", ["different", "influential_x3"], "IRT-EVENT.5"),
    TableOption("truce_proposals", "10", [], "IRT-TRUCE.1", 1, 50),
    TableOption("first_player", "random", ["random", "0", "1", "2", "3", "4"], "IRT-SETUP.12"),
    TableOption("turn_limit", "400", [], "IRT-WIN.3", 10, 1000),
]


class Table:
    """The options as the rules read them. Made once, shared by all copies of a state, never changed."""

    def __init__(self, given: dict[str, str]) -> None:
        self.given = given
        self.pick_houses = given["houses"] == "pick"
        self.influential_only = given["specials"] == "influential_x3"
        self.truce_proposals = int(given["truce_proposals"])
        self.first_player = given["first_player"]
        self.turn_limit = int(given["turn_limit"])


def check_together(seats: int, given: dict[str, str]) -> None:
    """Options that do not go together are refused in one sentence."""
    check_seat(given, "first_player", seats)
