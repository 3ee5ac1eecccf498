"""What a state of The Iron Throne holds. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne.entries import Cards
from greathall.games.iron_throne.names import PER_HOUSE
from greathall.games.iron_throne.table import Table
from greathall.kernel.state import NOBODY, NONE, UNKNOWN, State


class ThroneColumns(State):
    """Columns by name; the state itself says what can be done with them."""

    __slots__ = (
        "asked_offer",
        "attacker",
        "barred",
        "bonus",
        "box",
        "compared",
        "decks",
        "defender",
        "discards",
        "event",
        "event_deck",
        "event_discard",
        "face_up",
        "fighter",
        "hands",
        "hostages",
        "house",
        "influence",
        "leader",
        "lost",
        "outcome",
        "phase",
        "played",
        "power",
        "proposal",
        "proposals",
        "proposer",
        "reckless",
        "renly",
        "sheet",
        "sheets_drawn",
        "shown",
        "side",
        "spared",
        "table",
        "truced",
        "turn",
        "unrewarded",
        "unshackled",
        "used",
        "won",
    )

    def __init__(self, source: ThroneColumns | None = None) -> None:
        if source is not None:
            o = source
            o.copy_into(self)
            self.table: Table = o.table
            self.phase: int = o.phase
            self.turn: int = o.turn
            self.attacker: int = o.attacker
            self.defender: int = o.defender
            self.event: int = o.event  # the event card of this turn
            self.outcome: int = o.outcome
            self.truced: bool = o.truced  # Eddard (leader) has made a truce of a betrayal
            self.won: int = o.won  # the side that won the encounter
            self.lost: int = o.lost  # sides that lost it, as bits (1 << side)
            self.box: int = o.box  # power out of the game
            self.asked_offer: int = o.asked_offer  # had their chance to support (IRT-SUPPORT.7)
            self.barred: int = o.barred  # may not support the defender (leader Viserys)
            self.spared: int = o.spared  # take no penalties
            self.unrewarded: int = o.unrewarded  # get no rewards
            self.unshackled: int = o.unshackled  # no hostage of a betrayal is taken from them (leader Selyse)
            self.reckless: int = o.reckless  # lose all power but one if they lose (card Viserys)
            self.renly: int = o.renly  # sides whose further supporters are spared, as bits (leader Renly)
            self.used: int = o.used  # leaders that have used their ability in this window, or turn (Olenna)
            self.face_up: int = o.face_up  # who must play face up before the other (leader Bran)
            self.proposal: int = o.proposal
            self.proposer: int = o.proposer
            self.proposals: int = o.proposals
            self.sheets_drawn: list[int] = o.sheets_drawn  # sheets drawn at the start, two of each seat
            self.house: list[int] = o.house
            self.leader: list[int] = o.leader
            self.power: list[int] = o.power
            self.sheet: list[int] = o.sheet
            self.influence: list[int] = o.influence
            self.hands: list[Cards] = o.hands
            self.decks: list[Cards] = o.decks  # the top card is the last
            self.discards: list[Cards] = o.discards
            self.hostages: list[Cards] = o.hostages  # by who holds them
            self.played: list[Cards] = o.played  # for their effect, this turn
            self.shown: list[int] = o.shown  # the revealed card of an active player
            self.fighter: list[int] = o.fighter  # the participating character
            self.side: list[int] = o.side
            self.bonus: list[int] = o.bonus  # by side
            self.compared: list[int] = o.compared  # the totals that decided, [] before
            self.event_deck: list[int] = o.event_deck  # the top card is the last
            self.event_discard: list[int] = o.event_discard
        else:
            super().__init__()

    def lay_out_columns(self, seats: int) -> None:
        """Every column as it is before set-up, but for those the state starts by hand."""
        self.n = seats
        self.phase = 0
        self.turn = 0
        self.attacker = NOBODY
        self.defender = NOBODY
        self.event = NONE
        self.outcome = 0
        self.truced = False
        self.won = 0
        self.lost = 0
        self.box = 0
        self.asked_offer = 0
        self.barred = 0
        self.spared = 0
        self.unrewarded = 0
        self.unshackled = 0
        self.reckless = 0
        self.renly = 0
        self.used = 0
        self.face_up = NOBODY
        self.proposal = 0
        self.proposer = NOBODY
        self.proposals = 0
        self.sheets_drawn = []
        self.house = [NONE] * seats
        self.leader = [NONE] * seats
        self.power = [0] * (seats * PER_HOUSE)
        self.sheet = [0] * seats
        self.influence = [0] * (seats * seats)
        self.hands = [()] * seats
        self.decks = [()] * seats
        self.discards = [()] * seats
        self.hostages = [()] * seats
        self.played = [()] * seats
        self.shown = [NONE] * seats
        self.fighter = [NONE] * seats
        self.side = [0] * seats
        self.bonus = [0, 0, 0]
        self.compared = []
        self.event_deck = []
        self.event_discard = []

    def hide_columns(self, seat: int) -> None:
        """Hide what nobody or only one seat may see, in a copy made for `seat`."""
        self.decks = [(UNKNOWN,) * len(x) for x in self.decks]
        self.event_deck = [UNKNOWN] * len(self.event_deck)


# What a saved position stores; the rest is derived.
COLUMNS: Final[tuple[str, ...]] = (
    "phase", "turn", "attacker", "defender", "event", "outcome", "truced", "won", "lost", "box", "asked_offer",
    "barred", "spared", "unrewarded", "unshackled", "reckless", "renly", "used", "face_up", "proposal", "proposer",
    "proposals", "sheets_drawn", "house", "leader", "power", "sheet", "influence", "hands", "decks", "discards",
    "hostages", "played", "shown", "fighter", "side", "bonus", "compared", "event_deck", "event_discard",
)
# Columns whose content is counted: nothing in them appears or is lost unnoticed.
COUNTED: Final[tuple[str, ...]] = (
    "box", "power", "sheet", "hands", "decks", "discards", "hostages", "played", "shown", "event_deck",
    "event_discard",
)
# Who sees a column, where not everybody does.
SEEN: Final[dict[str, str]] = {
    "sheets_drawn": "mask",
    "hands": "mask",
    "decks": "nobody",
    "hostages": "mask",
    "event_deck": "nobody",
}
