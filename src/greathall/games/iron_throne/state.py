"""The state of The Iron Throne: columns of ints and of tuples of ints.

Cards in hands and among hostages are entries (entries.py): each with the seats that know it to be there. Power on
characters and influence are flat: character c of the house of seat p is at p * 5 + c % 5, tokens of seat p on the board
of seat q at p * n + q.
A character without power is dead for good (IRT-DEATH.1, IRT-DEATH.2, IRT-POWER.12): death needs no column of its own.
"""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne.entries import Cards, back_of, bare, knows
from greathall.games.iron_throne.names import PER_HOUSE
from greathall.games.iron_throne.table import Table
from greathall.kernel.state import NOBODY, UNKNOWN, State

NONE: Final = -1


class ThroneState(State):
    """Everything on the table and in the hands. A seat is a house (IRT-COMP.1)."""

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
    )  # fmt: skip

    def __init__(self, source: ThroneState | None = None) -> None:
        if source is not None:
            o = source
            o.copy_into(self)
            self.table: Table = o.table
            # Numbers.
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
            # Seats as bits, each true for the rest of the turn.
            self.asked_offer: int = o.asked_offer  # had their chance to support (IRT-SUPPORT.7)
            self.barred: int = o.barred  # may not support the defender (leader Viserys)
            self.spared: int = o.spared  # take no penalties
            self.unrewarded: int = o.unrewarded  # get no rewards
            self.unshackled: int = o.unshackled  # no hostage of a betrayal is taken from them (leader Selyse)
            self.reckless: int = o.reckless  # lose all power but one if they lose (card Viserys)
            self.renly: int = o.renly  # sides whose further supporters are spared, as bits (leader Renly)
            self.used: int = o.used  # leaders that have used their ability in this window, or turn (Olenna)
            self.face_up: int = o.face_up  # who must play face up before the other (leader Bran)
            # The truce talk: terms on the table (0: none), whose they are, how many were made.
            self.proposal: int = o.proposal
            self.proposer: int = o.proposer
            self.proposals: int = o.proposals
            # All columns are replaced when they change, never changed in place: copies share them.
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

    def clone(self) -> ThroneState:
        return ThroneState(self)

    # ---------------------------------------------------------------- the one visibility function
    def mask(self, seat: int) -> ThroneState:
        """Hands, decks and the faces of hostages are hidden (IRT-AMB.39), except what `seat` holds, has looked at or
        has been shown; so are the sheets of others that were not chosen, and what is chosen face down."""
        s = ThroneState(self)
        s.mask_kernel(seat)
        s.hands = [self._seen(hand, seat, holder == seat) for holder, hand in enumerate(self.hands)]
        s.hostages = [self._backs(held, seat) for held in self.hostages]
        s.decks = [(UNKNOWN,) * len(deck) for deck in self.decks]
        s.event_deck = [UNKNOWN] * len(self.event_deck)
        s.sheets_drawn = [x if i // 2 == seat else UNKNOWN for i, x in enumerate(self.sheets_drawn)]
        return s

    def _seen(self, hand: Cards, seat: int, own: bool) -> Cards:
        if own:
            return tuple([bare(e) for e in hand])
        known = [bare(e) for e in hand if knows(e, seat)]
        return (*known, *[UNKNOWN] * (len(hand) - len(known)))

    def _backs(self, held: Cards, seat: int) -> Cards:
        """IRT-HOSTAGE.3: of an unknown face the house remains."""
        known = [bare(e) for e in held if knows(e, seat)]
        backs = sorted([back_of(e) for e in held if not knows(e, seat)])
        return (*known, *backs)


def blank(seats: int, table: Table) -> ThroneState:
    """A table with everything still in the box."""
    s = ThroneState()
    s.n = seats
    s.table = table
    s.phase = s.turn = 0
    s.attacker = s.defender = NOBODY
    s.event = NONE
    s.outcome = 0
    s.truced = False
    s.won = s.lost = 0
    s.box = 0
    s.asked_offer = s.barred = s.spared = s.unrewarded = s.unshackled = s.reckless = s.renly = s.used = 0
    s.face_up = NOBODY
    s.proposal = s.proposals = 0
    s.proposer = NOBODY
    s.sheets_drawn = []
    s.house = [NONE] * seats
    s.leader = [NONE] * seats
    s.power = [0] * (seats * PER_HOUSE)
    s.sheet = [0] * seats
    s.influence = [0] * (seats * seats)
    s.hands = [()] * seats
    s.decks = [()] * seats
    s.discards = [()] * seats
    s.hostages = [()] * seats
    s.played = [()] * seats
    s.shown = [NONE] * seats
    s.fighter = [NONE] * seats
    s.side = [0] * seats
    s.bonus = [0, 0, 0]
    s.compared = []
    s.event_deck = []
    s.event_discard = []
    return s


COLUMNS: Final = (
    "phase", "turn", "attacker", "defender", "event", "outcome", "truced", "won", "lost", "box", "asked_offer",
    "barred", "spared", "unrewarded", "unshackled", "reckless", "renly", "used", "face_up", "proposal", "proposer",
    "proposals", "sheets_drawn", "house", "leader", "power", "sheet", "influence", "hands", "decks", "discards",
    "hostages", "played", "shown", "fighter", "side", "bonus", "compared", "event_deck", "event_discard",
)  # fmt: skip
