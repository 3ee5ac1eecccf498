"""The state of Sojusze: columns of ints and of tuples of ints.

A bidding area holds the cards played in front of a leader (SOJ-TERM.5), who is "you" on them (SOJ-YOU.1).
Council i lies between seats i and i+1: it is the left council of seat i and the right council of seat i+1 (SOJ-CNCL.3).
Cards in hands and areas, and tokens, carry marks: entries.py says which, knowledge.py what is done with them.
"""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.data import EVERY_CARD, TOKENS
from greathall.games.sojusze.entries import Cards, card_of, is_known, is_token_known, value_of, was_seen, without_marks
from greathall.games.sojusze.names import N_ALLIES, N_STANDARD, SUMMER
from greathall.games.sojusze.table import Table
from greathall.kernel.state import NOBODY, UNKNOWN, State

NONE: Final = -1  # no card, no ally
KNOWN_HEREABOUTS: Final = 4  # added, in a mask, to the value of a token known to lie at one of several places


class SojuszeState(State):
    """Everything on the table and in the hands."""

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
    )  # fmt: skip

    def __init__(self, source: SojuszeState | None = None) -> None:
        if source is not None:
            o = source
            o.copy_into(self)
            self.table: Table = o.table
            # Numbers.
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
            # All columns are replaced when they change, never changed in place: copies share them.
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
            # What moved unseen by some: from, to, card or value, and to which seats it is clear.
            self.hand_moves: list[tuple[int, int, int, int]] = o.hand_moves
            self.token_moves: list[tuple[int, int, int, int]] = o.token_moves
            self.packs: list[Cards] = o.packs  # the draft
            self.picks: list[Cards] = o.picks  # set aside in the draft, in order
            self.strength: list[int] = o.strength  # power of the councils, at the end
            self.lore: list[Cards] = o.lore  # in a mask only: cards known to be in some hand
        else:
            super().__init__()

    def clone(self) -> SojuszeState:
        return SojuszeState(self)

    # ---------------------------------------------------------------- the one visibility function
    def mask(self, seat: int) -> SojuszeState:
        """Hands, decks and token values are hidden (SOJ-TOK.2, SOJ-SETUP.4, SOJ-SETUP.10), except what `seat` holds,
        has looked at or has been shown."""
        s = SojuszeState(self)
        s.mask_kernel(seat)
        n = s.n
        bit = 1 << seat if seat >= 0 else 0
        s.hands = [self._hand_for(holder, seat) for holder in range(n)]
        s.lore = self._lore(seat)
        s.deck = [UNKNOWN] * len(s.deck)
        s.aside = [UNKNOWN] * len(s.aside)
        s.white = [(UNKNOWN,) * len(w) for w in s.white]
        s.packs = [p if i == seat else (UNKNOWN,) * len(p) for i, p in enumerate(s.packs)]
        s.picks = [p if i == seat else (UNKNOWN,) * len(p) for i, p in enumerate(s.picks)]
        s.ally_deck = self._allies_for(seat)
        s.ally_known = [UNKNOWN] * len(s.ally_known)
        s.ally_group = [g if i == seat else () for i, g in enumerate(s.ally_group)]
        s.hand_group = [g if i == seat else () for i, g in enumerate(s.hand_group)]
        s.token_group = [g if i == seat else () for i, g in enumerate(s.token_group)]
        s.hand_moves = [(a, b, UNKNOWN, clear & bit) for a, b, _, clear in s.hand_moves]
        s.token_moves = [(a, b, UNKNOWN, clear & bit) for a, b, _, clear in s.token_moves]
        if not s.over:
            places = [*s.tokens, tuple(s.on_ally), tuple(s.supply)]
            shown = [self._tokens_for(place, seat, i) for i, place in enumerate(places)]
            s.tokens = shown[:n]
            s.on_ally = list(shown[n])
            s.supply = list(shown[n + 1])
        else:  # SOJ-END.2
            s.tokens = [tuple([value_of(t) for t in c]) for c in s.tokens]
            s.on_ally = [UNKNOWN] * len(s.on_ally)
            s.supply = [UNKNOWN] * len(s.supply)
        return s

    def _hand_for(self, holder: int, seat: int) -> Cards:
        if holder == seat:
            return tuple([without_marks(e) for e in self.hands[holder]])
        cards: list[int] = []
        if seat >= 0 and _alone(self.hand_group[seat], holder):
            cards = [without_marks(e) for e in self.hands[holder] if is_known(e, seat)]
        return (*cards, *[UNKNOWN] * (len(self.hands[holder]) - len(cards)))

    def _lore(self, seat: int) -> list[Cards]:
        """Cards that `seat` knows to be in some hand: (group of hands, card); a card seen in the draft has group -1."""
        if seat < 0:
            return []
        out: list[Cards] = []
        group = self.hand_group[seat]
        for holder in range(self.n):
            if holder == seat:
                continue
            for e in self.hands[holder]:
                if is_known(e, seat):
                    if not _alone(group, holder):
                        out.append((group[holder], card_of(e)))
                elif was_seen(e, seat):
                    out.append((-1, card_of(e)))
        out.sort()
        return out

    def _allies_for(self, seat: int) -> list[int]:
        """Per place of the deck: the ally, if `seat` knows it to lie there; of places it cannot tell apart, the known
        allies are shown at the first of these places, marked by N_ALLIES."""
        out = [UNKNOWN] * len(self.ally_deck)
        if seat < 0 or not self.ally_group[seat]:
            return out
        group = self.ally_group[seat]
        for g in dict.fromkeys(group):
            places = [i for i, x in enumerate(group) if x == g]
            if len(places) == 1:
                if self.ally_known[places[0]] >> seat & 1:
                    out[places[0]] = self.ally_deck[places[0]]
            elif places:
                known = sorted([self.ally_deck[i] for i in places if self.ally_known[i] >> seat & 1])
                for i, ally in zip(places, known, strict=False):
                    out[i] = ally + N_ALLIES
        return out

    def _tokens_for(self, tokens: Cards, seat: int, place: int) -> Cards:
        """SOJ-AMB.38: the tokens of one place are not told apart; known values come first."""
        if seat < 0 or not self.token_group[seat]:
            return (UNKNOWN,) * len(tokens)
        group = self.token_group[seat]
        if group.count(group[place]) == 1:
            known = sorted([value_of(t) for t in tokens if is_token_known(t, seat)])
            return (*known, *[UNKNOWN] * (len(tokens) - len(known)))
        if place != group.index(group[place]):
            return (UNKNOWN,) * len(tokens)
        places = [*self.tokens, tuple(self.on_ally), tuple(self.supply)]
        known = []
        for i, there in enumerate(places):
            if group[i] == group[place]:
                known += [KNOWN_HEREABOUTS + value_of(t) for t in there if is_token_known(t, seat)]
        # Known to be somewhere in the group: kept at its first place, so that a mask holds all its seat knows.
        return (*sorted(known), *[UNKNOWN] * len(tokens))


def _alone(group: Cards, holder: int) -> bool:
    return not group or group.count(group[holder]) == 1


def blank(seats: int, table: Table) -> SojuszeState:
    """A table with everything still in the box."""
    s = SojuszeState()
    s.n = seats
    s.table = table
    s.season = SUMMER
    s.round = 0
    s.first = NOBODY
    s.bidder = NOBODY
    s.current = s.ruling = s.playing = NONE
    s.player = s.winner = s.claimer = s.placed = NOBODY
    s.acts = 0
    s.arianne_used = s.no_token = False
    s.leader = [NONE] * seats
    s.hands = [()] * seats
    s.areas = [()] * seats
    s.kneels = [0] * seats
    s.last_act = [0] * seats
    s.totals = [0] * seats
    s.councils = [()] * seats
    s.tokens = [()] * seats
    s.on_ally = []
    s.supply = TOKENS.copy()
    s.deck = [k for k in EVERY_CARD if k < N_STANDARD]
    s.discard = []
    s.removed = []
    s.aside = []
    s.white = [()] * seats
    s.ally_deck = list(range(N_ALLIES))
    s.ally_known = [0] * N_ALLIES
    s.ally_group = [()] * seats
    s.dead = []
    s.row = []
    s.effects = []
    s.hand_group = [()] * seats
    s.token_group = [()] * seats
    s.hand_moves = []
    s.token_moves = []
    s.packs = [()] * seats
    s.picks = [()] * seats
    s.strength = []
    s.lore = []
    return s


COLUMNS: Final = (
    "season", "round", "first", "bidder", "current", "ruling", "playing", "player", "winner", "claimer", "placed",
    "acts", "arianne_used", "no_token", "leader", "hands", "areas", "kneels", "last_act", "totals", "councils",
    "tokens", "on_ally", "supply", "deck", "discard", "removed", "aside", "white", "ally_deck", "ally_known",
    "ally_group", "dead", "row", "effects", "hand_group", "token_group", "hand_moves", "token_moves", "packs",
    "picks", "strength", "lore",
)  # fmt: skip
