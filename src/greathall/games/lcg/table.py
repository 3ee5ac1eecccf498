"""The options of a table of the card game: decks, the ruleset, and whether windows without options are passed."""

from __future__ import annotations

from typing import Final

from greathall.games.lcg.data import DECK_DATA
from greathall.games.lcg.decks import DeckOption
from greathall.kernel.game import TableOption

YES_NO: Final = ["no", "yes"]
BUILT: Final[list[str]] = [d["id"] for d in DECK_DATA["decks"]]
STARTERS: Final[list[str]] = [d["id"] for d in DECK_DATA["starter_decks"]]

OPTIONS: Final[list[TableOption]] = [
    *[DeckOption(i, BUILT[i], [*BUILT, *STARTERS]) for i in range(6)],
    TableOption("ruleset", "rr1", ["rr1", "faq41"], "LCG-GOLD.1"),
    TableOption("first_player", "random", ["random", "0", "1", "2", "3", "4", "5"], "LCG-SETUP.2"),
    TableOption("stops", "no", YES_NO, "LCG-ACT.3"),
    TableOption("round_limit", "0", [], "LCG-WIN.1", 0, 1000),
]


class Table:
    """The options as the rules read them. Made once, shared by all copies of a state, never changed."""

    def __init__(self, given: dict[str, str]) -> None:
        self.given = given
        self.decks = [given[f"deck{i + 1}"] for i in range(6)]
        self.faq = given["ruleset"] == "faq41"
        self.first_player = given["first_player"]
        self.stops = given["stops"] == "yes"
        self.round_limit = int(given["round_limit"])
