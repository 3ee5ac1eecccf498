"""Setting up (HBO-SETUP)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.codes import D_MULLIGAN, D_SETUP, DONE, E_MULLIGAN, E_SETUP, KEEP, MULLIGAN, PLACE
from greathall.games.cardgame.flow.phases import Round
from greathall.games.cardgame.flow.plot import forbids_copy
from greathall.games.cardgame.names import (
    ASIDE,
    BY_EFFECT,
    CHARACTER,
    DECK,
    FACEDOWN,
    LIMITED,
    LOCATION,
    PLOTS,
    SIDE,
)
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import NONE
from greathall.games.hbo.data import BANNER, BASIC_PLOTS, COST, DECKS, DRAFT_PLOTS, KEYWORDS_OF, TYPE, UNIQUE
from greathall.games.hbo.flow.draft import PlotDraft
from greathall.games.hbo.ops import rounds
from greathall.games.hbo.state import HboState
from greathall.kernel.rng import Rng
from greathall.kernel.state import BEGIN, EVERYONE, UNKNOWN, Frame

SETUP_GOLD: Final = 5
HAND_SIZE: Final = 7

# Steps of SetUp besides BEGIN.
HANDS: Final = 1  # are drawn, after the draft of plots
MULLIGANS: Final = 2
PLACING: Final = 3

# What a seat says about its first hand.
UNSAID: Final = 0
KEPT: Final = 1
NEW_HAND: Final = 2


def lay_out_parts(s: HboState) -> None:
    """HBO-SETUP.2 to HBO-SETUP.6, HBO-COMP.3 to HBO-COMP.7: every card gets its number, seat after seat; the number of
    a card says nothing about what it is. Plots stay apart (HBO-TYPE.8)."""
    drafting = s.table.draft
    for p in range(s.n):
        house = s.house[p]
        s.faction[p] = s.add_card(p, BANNER[house], SIDE)
        plots, draw = list(BASIC_PLOTS[house]), DECKS[house].copy()
        s.shuffle(plots)
        s.shuffle(draw)
        s.plots[p] = s.add_cards(p, plots, PLOTS)
        if drafting:  # then nobody knows whose plots are whose
            for c in s.plots[p]:
                s.owner[c] = NONE
        s.deck[p] = s.add_cards(p, draw, DECK)
    if drafting:
        left = list(DRAFT_PLOTS)
        s.shuffle(left)
        s.add_cards(NONE, left, ASIDE)
    s.listened = listened(s)


def forbids_placing(s: HboState, seat: int, c: int) -> str:
    """Why a card cannot be placed in set-up: what kind of card it is, then the cost (HBO-SETUP.15)."""
    if c not in s.hand[seat]:
        return "HBO-SETUP.9"
    d, placed = s.design[c], [s.design[x] for x in s.play[seat]]
    if TYPE[d] not in (CHARACTER, LOCATION) or (UNIQUE[d] and d in placed):
        return "HBO-SETUP.12"
    if KEYWORDS_OF[d] & LIMITED and any([KEYWORDS_OF[x] & LIMITED for x in placed]):
        return "HBO-SETUP.11"
    if sum([COST[x] for x in placed]) + COST[d] > SETUP_GOLD:
        return "HBO-SETUP.10"
    return forbids_copy(s, s.hand[seat], c)


class SetUp(Frame[HboState]):
    """HBO-SETUP.1 to HBO-SETUP.17."""

    __slots__ = ("hands", "placed")
    secret = True

    def __init__(self) -> None:
        super().__init__()
        # By seat: does it keep its hand or take a new one? AMB-2: neither sees the other's answer.
        self.hands: list[int] = []
        self.placed = 0  # seats that have placed all they want, as bits

    def copy(self) -> SetUp:
        other = SetUp()
        other.at = self.at
        other.who = self.who
        other.hands = self.hands.copy()
        other.placed = self.placed
        return other

    def run(self, s: HboState) -> None:
        if self.at == BEGIN:
            if s.table.houses == "lannister_first" or (s.table.houses == "random" and s.below(2)):
                rounds.seat_houses(s, [1, 0])
            lay_out_parts(s)
            self.at = HANDS
            if s.table.draft:
                s.push(PlotDraft())
        elif self.at == HANDS:
            for p in range(s.n):
                cards.shuffle_deck(s, p)
                cards.draw(s, p, HAND_SIZE)
            self.hands = [UNSAID] * s.n
            self.at = MULLIGANS
            self.ask(s)
        elif self.at == MULLIGANS:
            self.hands[s.answerer] = NEW_HAND if s.answer == MULLIGAN else KEPT
            if not s.asks:
                self.mulligans(s)
        else:
            seat = s.answerer
            if s.answer == DONE:
                self.placed |= 1 << seat
            else:
                self.place(s, seat, s.answer - PLACE)
            self.go_on(s, seat)

    def mulligans(self, s: HboState) -> None:
        """HBO-SETUP.8."""
        cards.reveal(s)  # who keeps the hand was hidden as well
        for p in range(s.n):
            if self.hands[p] == NEW_HAND:
                cards.tell(s, (E_MULLIGAN, EVERYONE, p))
                for c in s.hand[p]:
                    cards.to_zone(s, c, DECK)
                cards.shuffle_deck(s, p)
                cards.draw(s, p, HAND_SIZE)
        self.hands = []
        self.at = PLACING
        for p in range(s.n):
            self.go_on(s, p)

    def go_on(self, s: HboState, seat: int) -> None:
        """Ask a seat for its next card, unless it is done; whether it has one to place is its own affair."""
        if not self.placed >> seat & 1:
            s.ask(seat, D_SETUP, self.options(s, seat))
        elif self.placed == (1 << s.n) - 1:
            self.turn_up(s)

    def place(self, s: HboState, seat: int, c: int) -> None:
        """HBO-SETUP.9: face down for now; HBO-SETUP.14: no ability is triggered."""
        cards.enter_play(s, c, seat, BY_EFFECT)
        cards.set_flags(s, c, FACEDOWN)

    def options(self, s: HboState, seat: int) -> list[int]:
        """HBO-SETUP.17: DONE at any time."""
        return [DONE, *[PLACE + c for c in s.hand[seat] if not forbids_placing(s, seat, c)]]

    def turn_up(self, s: HboState) -> None:
        """HBO-SETUP.13, HBO-SETUP.16."""
        cards.reveal(s)
        for p in range(s.n):
            for c in s.play[p]:
                cards.tell(s, (E_SETUP, EVERYONE, p, s.design[c]))
        cards.replace_flags(s, [f & ~FACEDOWN for f in s.flags])
        cards.forget_auras(s)
        for p in range(s.n):
            cards.draw(s, p, HAND_SIZE - len(s.hand[p]))
        s.done()
        s.push(Round())

    def ask(self, s: HboState) -> None:
        for p in range(s.n):
            if self.at == MULLIGANS and self.hands[p] == UNSAID:
                s.ask(p, D_MULLIGAN, [KEEP, MULLIGAN])
            elif self.at == PLACING and not self.placed >> p & 1:
                s.ask(p, D_SETUP, self.options(s, p))

    def mask(self, s: HboState, seat: int) -> None:
        self.hands = [x if p == seat or x == UNSAID else UNKNOWN for p, x in enumerate(self.hands)]

    def redeal(self, s: HboState, seat: int, rng: Rng) -> None:
        answers = (KEPT, NEW_HAND)
        self.hands = [answers[rng.below(2)] if p != seat and x != UNSAID else x for p, x in enumerate(self.hands)]
