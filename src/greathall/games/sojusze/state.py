"""The state of Sojusze: columns of ints and of tuples of ints.

A bidding area holds the cards played in front of a leader (SOJ-TERM.5), who is "you" on them (SOJ-YOU.1).
Council i lies between seats i and i+1: it is the left council of seat i and the right council of seat i+1 (SOJ-CNCL.3).
Cards in hands and areas, and tokens, carry marks: entries.py says which, knowledge.py what is done with them.
"""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.columns import SojuszeColumns
from greathall.games.sojusze.data import EVERY_CARD, TOKENS
from greathall.games.sojusze.entries import Cards as Cards
from greathall.games.sojusze.entries import card_of, is_known, is_token_known, value_of, was_seen, without_marks
from greathall.games.sojusze.names import N_ALLIES, N_STANDARD
from greathall.games.sojusze.table import Table
from greathall.kernel.state import UNKNOWN

NONE: Final = -1  # no card, no ally
SEALED: Final = -2  # in a mask: a card was picked, but which is not seen
KNOWN_HEREABOUTS: Final = 4  # added, in a mask, to the value of a token known to lie at one of several places


class SojuszeState(SojuszeColumns):
    """Everything on the table and in the hands."""

    __slots__ = ()

    def clone(self) -> SojuszeState:
        return SojuszeState(self)

    # ---------------------------------------------------------------- the one visibility function
    def mask(self, seat: int) -> SojuszeState:
        """Hands, decks and token values are hidden (SOJ-TOK.2, SOJ-SETUP.4, SOJ-SETUP.10), except what `seat` holds,
        has looked at or has been shown."""
        s = SojuszeState(self)
        s.mask_kernel(seat)
        self._show(s, seat)
        bit = 1 << seat if seat >= 0 else 0
        s.hand_moves = [(a, b, UNKNOWN, clear & bit) for a, b, _, clear in s.hand_moves]
        s.token_moves = [(a, b, UNKNOWN, clear & bit) for a, b, _, clear in s.token_moves]
        return s

    def glimpse(self, seat: int) -> SojuszeState:
        """As much of a mask as views are made from."""
        s = SojuszeState(self)
        s.mask_frames(seat)
        self._show(s, seat)
        return s

    def _show(self, s: SojuszeState, seat: int) -> None:
        """Hide in a copy what lies on the table and in the hands."""
        s.hide_columns(seat)
        n = s.n
        s.hands = [self._hand_for(holder, seat) for holder in range(n)]
        s.lore = self._lore(seat)
        s.ally_deck = self._allies_for(seat)
        if not s.over:
            places = [*s.tokens, tuple(s.on_ally), tuple(s.supply)]
            shown = [self.tokens_for(place, seat, i) for i, place in enumerate(places)]
            s.tokens = shown[:n]
            s.on_ally = list(shown[n])
            s.supply = list(shown[n + 1])
        else:  # SOJ-END.2
            s.tokens = [tuple([value_of(t) for t in c]) for c in s.tokens]
            s.on_ally = [UNKNOWN] * len(s.on_ally)
            s.supply = [UNKNOWN] * len(s.supply)

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
        known_in = [group[i] for i, known_to in enumerate(self.ally_known) if known_to >> seat & 1]
        for g in dict.fromkeys(known_in):
            places = [i for i, x in enumerate(group) if x == g]
            if len(places) == 1:
                if self.ally_known[places[0]] >> seat & 1:
                    out[places[0]] = self.ally_deck[places[0]]
            elif places:
                known = sorted([self.ally_deck[i] for i in places if self.ally_known[i] >> seat & 1])
                for i, ally in zip(places, known, strict=False):
                    out[i] = ally + N_ALLIES
        return out

    def tokens_for(self, tokens: Cards, seat: int, place: int) -> Cards:
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
    s.lay_out_columns(seats)
    s.table = table
    s.supply = TOKENS.copy()
    s.deck = [k for k in EVERY_CARD if k < N_STANDARD]
    return s
