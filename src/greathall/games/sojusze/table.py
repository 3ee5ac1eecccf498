"""The options of a Sojusze table: the advanced game, the variants, and the rulings that change play."""

from __future__ import annotations

from typing import Final

from greathall.kernel.errors import BadInput
from greathall.kernel.game import TableOption, check_seat

YES_NO: Final = ["no", "yes"]

# The variants (SOJ-VAR.1) are meant for people who know the advanced game; nobody is kept from them.
OPTIONS: Final[list[TableOption]] = [
    TableOption("mode", "standard", ["standard", "advanced"], "SOJ-ADV.1"),
    TableOption("leaders", "pick", ["pick", "random"], "SOJ-SETUP.7"),
    TableOption("draft", "no", ["no", "draft", "kingsmoot"], "SOJ-DRAFT.1"),
    TableOption("open_allies", "no", YES_NO, "SOJ-OPEN.1"),
    TableOption("quick", "no", YES_NO, "SOJ-QUICK.1"),
    TableOption("first_player", "random", ["random", "0", "1", "2", "3", "4", "5"], "SOJ-AMB.2"),
    TableOption("last_standing", "plays_on", ["plays_on", "kneels"], "SOJ-AMB.4"),
    TableOption("token_without_ally", "yes", YES_NO, "SOJ-AMB.9"),
    TableOption("killed_this_round", "lasts", ["lasts", "stops"], "SOJ-AMB.19"),
    TableOption("events_at_winter_start", "no", YES_NO, "SOJ-AMB.25"),
]


class Table:
    """The options as the rules read them. Made once, shared by all copies of a state, never changed."""

    def __init__(self, given: dict[str, str]) -> None:
        self.given = given
        self.advanced = given["mode"] == "advanced"
        self.pick_leaders = given["leaders"] == "pick"
        self.draft = given["draft"] != "no"
        self.kingsmoot = given["draft"] == "kingsmoot"
        self.open_allies = given["open_allies"] == "yes"
        self.quick = given["quick"] == "yes"
        self.first_player = given["first_player"]
        self.last_plays_on = given["last_standing"] == "plays_on"
        self.token_without_ally = given["token_without_ally"] == "yes"
        self.killed_lasts = given["killed_this_round"] == "lasts"
        self.events_at_winter_start = given["events_at_winter_start"] == "yes"
        # SOJ-LDR.1, SOJ-AMB.27: own white cards in the advanced game, unless all of them are in the deck
        self.white_cards = self.advanced and not self.kingsmoot
        self.hand_size = 9 if self.white_cards else 10  # SOJ-SETUP.11, SOJ-LDR.3


def check_together(seats: int, given: dict[str, str]) -> None:
    """Options that do not go together are refused with the rule."""
    check_seat(given, "first_player", seats)
    if given["draft"] == "kingsmoot" and given["mode"] == "standard":
        raise BadInput(
            "The Kingsmoot draft plays with all white and blue cards, so it needs mode=advanced (SOJ-KINGSMOOT.1)."
        )
    if given["events_at_winter_start"] == "yes":
        if given["draft"] == "kingsmoot":
            raise BadInput("In the Kingsmoot draft all events are in the deck from the start (SOJ-AMB.27).")
        if given["mode"] == "standard" or given["quick"] == "no" or seats < 5:
            raise BadInput("Option events_at_winter_start is for the quick advanced game of 5 or 6 (SOJ-AMB.25).")
