"""Setting up (LCG-SETUP)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.codes import ATTACH, D_MULLIGAN, D_SETUP, DONE, E_MULLIGAN, E_SETUP, KEEP, MULLIGAN, PLACE
from greathall.games.cardgame.flow.phases import Round
from greathall.games.cardgame.flow.plot import forbids_copy
from greathall.games.cardgame.names import ATTACHMENT, BY_EFFECT, DECK, EVENT, FACEDOWN, LIMITED, PLOTS, SIDE
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import hosts
from greathall.games.lcg.codes import D_SETUP_HOST
from greathall.games.lcg.data import COST, FACTION_CARD, KEYWORDS_OF, TITLE_OF, TYPE, UNIQUE
from greathall.games.lcg.decks import deck_of
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import BEGIN, EVERYONE, Frame

SETUP_GOLD: Final = 8
HAND_SIZE: Final = 7

# Steps of SetUp besides BEGIN.
MULLIGANS: Final = 1
PLACING: Final = 2
HOSTS: Final = 3


def lay_out_parts(s: LcgState) -> None:
    """LCG-SETUP.3 to LCG-SETUP.6: every card gets its number, seat after seat."""
    for p in range(s.n):
        deck = deck_of(s.table.decks[p])
        s.faction[p] = s.add_card(p, FACTION_CARD[deck.faction], SIDE)
        if deck.agenda >= 0:
            s.agenda[p] = s.add_card(p, deck.agenda, SIDE)
        plots, draw = deck.plots(), deck.draw()
        s.shuffle(plots)  # the number of a card says nothing about what it is
        s.shuffle(draw)
        s.plots[p] = s.add_cards(p, plots, PLOTS)
        s.deck[p] = s.add_cards(p, draw, DECK)
    s.listened = listened(s)


def forbids_placing(s: LcgState, seat: int, c: int) -> str:
    """Why a card cannot be placed in set-up. The rules leave the order open: its kind, the cost, where it would go."""
    if c not in s.hand[seat]:
        return "LCG-SETUP.10"
    d = s.design[c]
    if TYPE[d] == EVENT:
        return "LCG-SETUP.12"
    if copy_placed(s, seat, c) == NONE:
        placed = [s.design[x] for x in s.play[seat] if copy_placed(s, seat, x) == NONE]
        if KEYWORDS_OF[d] & LIMITED and any([KEYWORDS_OF[x] & LIMITED for x in placed]):
            return "LCG-SETUP.11"
        if sum([COST[x] for x in placed]) + COST[d] > SETUP_GOLD:
            return "LCG-SETUP.10"
        if TYPE[d] == ATTACHMENT and not setup_hosts(s, seat, c):
            return "LCG-SETUP.13"
    return forbids_copy(s, s.hand[seat], c)


def copy_placed(s: LcgState, seat: int, c: int) -> int:
    """LCG-SETUP.14: the copy on which a card is a duplicate, NONE if there is none placed before it."""
    if not UNIQUE[s.design[c]]:
        return NONE
    for x in s.play[seat]:
        if x == c:
            break
        if TITLE_OF[s.design[x]] == TITLE_OF[s.design[c]]:
            return x
    return NONE


def setup_hosts(s: LcgState, seat: int, c: int) -> list[int]:
    """LCG-SETUP.13: on the own side; what lies face down counts as what it will be."""
    mine = s.play[seat]
    probe = s.clone()
    cards.replace_flags(probe, [f & ~FACEDOWN if i in mine else f for i, f in enumerate(s.flags)])
    return [h for h in board.characters(probe, seat) if not hosts.forbids_host(probe, c, h)]


def forbids_setup_host(s: LcgState, seat: int, host: int) -> str:
    """Why the attachment whose turn it is cannot be laid on a card after set-up."""
    frame = s.stack[-1]
    assert isinstance(frame, SetUp)
    if not board.in_play_of(s, seat, host):
        return "LCG-SETUP.13"
    return hosts.forbids_host(s, frame.attaching(), host)


class SetUp(Frame[LcgState]):
    """LCG-SETUP.2 to LCG-SETUP.17."""

    __slots__ = ("homeless", "seats_done")

    def __init__(self) -> None:
        super().__init__()
        self.seats_done = 0  # how many are done with the step
        self.homeless: list[int] = []  # attachments still without host; the list is replaced, never changed

    def copy(self) -> SetUp:
        other = SetUp()
        other.at = self.at
        other.who = self.who
        other.seats_done = self.seats_done
        other.homeless = self.homeless
        return other

    def attaching(self) -> int:
        """The attachment whose host is asked for, NONE if that is not the question."""
        return self.homeless[0] if self.homeless else NONE

    def run(self, s: LcgState) -> None:
        if self.at == BEGIN:
            lay_out_parts(s)
            first = s.table.first_player
            turns.set_first(s, s.below(s.n) if first == "random" else int(first))
            for p in board.everyone(s):
                cards.shuffle_deck(s, p)
                cards.draw(s, p, HAND_SIZE)
            self.at = MULLIGANS
            self.ask(s)
        elif self.at == MULLIGANS:
            self.mulligan(s, s.answer == MULLIGAN)
        elif self.at == PLACING:
            if s.answer != DONE:
                self.place(s, self.seat(s), s.answer - PLACE)
            else:
                self.seats_done += 1
            self.next_placement(s)
        else:
            c = self.homeless[0]
            self.homeless = self.homeless[1:]
            cards.attach(s, c, s.answer - ATTACH)
            self.next_host(s)

    def seat(self, s: LcgState) -> int:
        return board.everyone(s)[self.seats_done]

    def mulligan(self, s: LcgState, again: bool) -> None:
        """LCG-SETUP.8."""
        seat = self.seat(s)
        if again:
            cards.tell(s, (E_MULLIGAN, EVERYONE, seat))
            for c in s.hand[seat]:
                cards.to_zone(s, c, DECK)
            cards.shuffle_deck(s, seat)
            cards.draw(s, seat, HAND_SIZE)
        self.seats_done += 1
        if self.seats_done < s.n:
            self.ask(s)
            return
        self.seats_done = 0
        self.at = PLACING
        self.next_placement(s)

    # ---------------------------------------------------------------- cards to start with
    def place(self, s: LcgState, seat: int, c: int) -> None:
        """LCG-SETUP.10: face down for now, a duplicate like any other card."""
        cards.enter_play(s, c, seat, BY_EFFECT)
        cards.set_flags(s, c, FACEDOWN)  # LCG-SETUP.16: no abilities, so Sansa stands

    def options(self, s: LcgState) -> list[int]:
        seat = self.seat(s)
        return [DONE, *[PLACE + c for c in s.hand[seat] if not forbids_placing(s, seat, c)]]

    def next_placement(self, s: LcgState) -> None:
        if self.seats_done < s.n:  # asked even with nothing to place: nobody else is to know
            self.ask(s)
            return
        # LCG-SETUP.15: all at once
        cards.reveal(s)
        for p in board.everyone(s):
            for c in s.play[p]:
                if copy_placed(s, p, c) != NONE:
                    cards.become_duplicate(s, c, copy_placed(s, p, c))
            for c in s.play[p]:
                cards.tell(s, (E_SETUP, EVERYONE, p, s.design[c]))
        cards.replace_flags(s, [f & ~FACEDOWN for f in s.flags])
        cards.forget_auras(s)
        self.homeless = [c for p in board.everyone(s) for c in s.play[p] if TYPE[s.design[c]] == ATTACHMENT]
        self.at = HOSTS
        self.next_host(s)

    def next_host(self, s: LcgState) -> None:
        while self.homeless:
            c = self.homeless[0]
            found = self.own_hosts(s, c)
            if len(found) > 1:
                self.ask(s)
                return
            self.homeless = self.homeless[1:]
            if found:
                cards.attach(s, c, found[0])
            else:
                cards.leave_play(s, c, 1)
        for p in board.everyone(s):  # LCG-SETUP.17
            cards.draw(s, p, HAND_SIZE - len(s.hand[p]))
        s.done()
        s.push(Round())

    def own_hosts(self, s: LcgState, c: int) -> list[int]:
        return [h for h in board.characters(s, s.ctrl[c]) if not hosts.forbids_host(s, c, h)]

    def ask(self, s: LcgState) -> None:
        if self.at == MULLIGANS:
            s.ask(self.seat(s), D_MULLIGAN, [KEEP, MULLIGAN])
        elif self.at == PLACING:
            s.ask(self.seat(s), D_SETUP, self.options(s))
        else:
            s.ask(s.ctrl[self.homeless[0]], D_SETUP_HOST, [ATTACH + h for h in self.own_hosts(s, self.homeless[0])])
