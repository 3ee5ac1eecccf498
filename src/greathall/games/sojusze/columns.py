"""What a state of Sojusze holds. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.entries import Cards
from greathall.games.sojusze.names import N_ALLIES, SUMMER
from greathall.games.sojusze.table import Table
from greathall.kernel.state import NOBODY, NONE, UNKNOWN, State


class SojuszeColumns(State):
    """Columns by name; the state itself says what can be done with them."""

    __slots__ = (
        "acts",
        "ally_deck",
        "ally_group",
        "ally_known",
        "areas",
        "arianne_used",
        "aside",
        "bidder",
        "claimer",
        "councils",
        "current",
        "dead",
        "deck",
        "discard",
        "effects",
        "first",
        "hand_group",
        "hand_moves",
        "hands",
        "kneels",
        "last_act",
        "leader",
        "lore",
        "no_token",
        "on_ally",
        "packs",
        "picks",
        "placed",
        "player",
        "playing",
        "removed",
        "round",
        "row",
        "ruling",
        "season",
        "strength",
        "supply",
        "table",
        "token_group",
        "token_moves",
        "tokens",
        "totals",
        "white",
        "winner",
    )

    def __init__(self, source: SojuszeColumns | None = None) -> None:
        if source is not None:
            o = source
            o.copy_into(self)
            self.table: Table = o.table
            self.season: int = o.season
            self.round: int = o.round
            self.first: int = o.first
            self.bidder: int = o.bidder  # whose turn it is in the bidding
            self.current: int = o.current  # the current ally
            self.ruling: int = o.ruling  # the ally whose "this round" ability is in force
            self.playing: int = o.playing  # the card being played: in no area yet (SOJ-BID.5)
            self.player: int = o.player  # into whose area it will be laid
            self.winner: int = o.winner
            self.claimer: int = o.claimer  # who has claimed the current ally
            self.placed: int = o.placed  # in which council
            self.acts: int = o.acts  # cards played and kneelings in this round (SOJ-AMB.14)
            self.arianne_used: bool = o.arianne_used
            self.no_token: bool = o.no_token  # Lysa Arryn
            self.leader: list[int] = o.leader
            self.hands: list[Cards] = o.hands
            self.areas: list[Cards] = o.areas
            self.kneels: list[int] = o.kneels
            self.last_act: list[int] = o.last_act
            self.totals: list[int] = o.totals
            self.councils: list[Cards] = o.councils
            self.tokens: list[Cards] = o.tokens
            self.on_ally: list[int] = o.on_ally
            self.supply: list[int] = o.supply
            self.deck: list[int] = o.deck  # the top card is the last
            self.discard: list[int] = o.discard
            self.removed: list[int] = o.removed
            self.aside: list[int] = o.aside  # event cards not in the game yet
            self.white: list[Cards] = o.white  # own white cards not drawn yet
            self.ally_deck: list[int] = o.ally_deck  # the top card is the last
            self.ally_known: list[int] = o.ally_known  # per card of the deck: which seats know that it is there
            self.ally_group: list[Cards] = o.ally_group  # per seat, per place in the deck: places it cannot tell apart
            self.dead: list[int] = o.dead
            self.row: list[int] = o.row  # open allies, without the current one
            self.effects: list[tuple[int, int, int]] = o.effects  # until the end of the round: card, "you", argument
            self.hand_group: list[Cards] = o.hand_group  # per seat: hands between which cards moved unseen by it
            self.token_group: list[Cards] = o.token_group  # per seat, per place: likewise
            self.hand_moves: list[tuple[int, int, int, int]] = o.hand_moves
            self.token_moves: list[tuple[int, int, int, int]] = o.token_moves
            self.packs: list[Cards] = o.packs  # the draft
            self.picks: list[Cards] = o.picks  # set aside in the draft, in order
            self.strength: list[int] = o.strength  # power of the councils, at the end
            self.lore: list[Cards] = o.lore  # in a mask only: cards known to be in some hand
        else:
            super().__init__()

    def lay_out_columns(self, seats: int) -> None:
        """Every column as it is before set-up, but for those the state starts by hand."""
        self.n = seats
        self.season = SUMMER
        self.round = 0
        self.first = NOBODY
        self.bidder = NOBODY
        self.current = NONE
        self.ruling = NONE
        self.playing = NONE
        self.player = NOBODY
        self.winner = NOBODY
        self.claimer = NOBODY
        self.placed = NOBODY
        self.acts = 0
        self.arianne_used = False
        self.no_token = False
        self.leader = [NONE] * seats
        self.hands = [()] * seats
        self.areas = [()] * seats
        self.kneels = [0] * seats
        self.last_act = [0] * seats
        self.totals = [0] * seats
        self.councils = [()] * seats
        self.tokens = [()] * seats
        self.on_ally = []
        self.discard = []
        self.removed = []
        self.aside = []
        self.white = [()] * seats
        self.ally_deck = list(range(N_ALLIES))
        self.ally_known = [0] * N_ALLIES
        self.ally_group = [()] * seats
        self.dead = []
        self.row = []
        self.effects = []
        self.hand_group = [()] * seats
        self.token_group = [()] * seats
        self.hand_moves = []
        self.token_moves = []
        self.packs = [()] * seats
        self.picks = [()] * seats
        self.strength = []
        self.lore = []

    def hide_columns(self, seat: int) -> None:
        """Hide what nobody or only one seat may see, in a copy made for `seat`."""
        self.deck = [UNKNOWN] * len(self.deck)
        self.aside = [UNKNOWN] * len(self.aside)
        self.white = [(UNKNOWN,) * len(x) for x in self.white]
        self.ally_known = [UNKNOWN] * len(self.ally_known)
        self.ally_group = [x if p == seat else () for p, x in enumerate(self.ally_group)]
        self.hand_group = [x if p == seat else () for p, x in enumerate(self.hand_group)]
        self.token_group = [x if p == seat else () for p, x in enumerate(self.token_group)]
        self.packs = [x if p == seat else (UNKNOWN,) * len(x) for p, x in enumerate(self.packs)]
        self.picks = [x if p == seat else (UNKNOWN,) * len(x) for p, x in enumerate(self.picks)]


# What a saved position stores; the rest is derived.
COLUMNS: Final[tuple[str, ...]] = (
    "season", "round", "first", "bidder", "current", "ruling", "playing", "player", "winner", "claimer", "placed",
    "acts", "arianne_used", "no_token", "leader", "hands", "areas", "kneels", "last_act", "totals", "councils",
    "tokens", "on_ally", "supply", "deck", "discard", "removed", "aside", "white", "ally_deck", "ally_known",
    "ally_group", "dead", "row", "effects", "hand_group", "token_group", "hand_moves", "token_moves", "packs", "picks",
    "strength", "lore",
)
# Columns whose content is counted: nothing in them appears or is lost unnoticed.
COUNTED: Final[tuple[str, ...]] = (
    "hands", "areas", "councils", "tokens", "on_ally", "supply", "deck", "discard", "removed", "aside", "white",
    "ally_deck", "dead", "row", "packs", "picks",
)
# Who sees a column, where not everybody does.
SEEN: Final[dict[str, str]] = {
    "hands": "mask",
    "tokens": "mask",
    "on_ally": "mask",
    "supply": "mask",
    "deck": "nobody",
    "aside": "nobody",
    "white": "nobody",
    "ally_deck": "mask",
    "ally_known": "nobody",
    "ally_group": "own or nothing",
    "hand_group": "own or nothing",
    "token_group": "own or nothing",
    "hand_moves": "mask",
    "token_moves": "mask",
    "packs": "own",
    "picks": "own",
    "lore": "mask",
}
