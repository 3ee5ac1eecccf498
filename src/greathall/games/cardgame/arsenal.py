"""What can be used at this moment: the cards with triggered abilities, gathered once and kept as long as they are the
same cards. Looked at in every window and whenever anything happens, so it has to cost nothing there: what is heard is
known from the tables of the book, and the abilities themselves are only gathered where one of them could be used."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame.abilities import ACTION, FORCED_REACTION, N_TYPES, OF_ALL, REACTION, USES, Ability
from greathall.games.cardgame.names import EVENT, PHASES
from greathall.games.cardgame.state import Cards, CardState

Use = tuple[int, Ability[Any], int]  # a card, its ability, the option code


class Arsenal:
    """A seat's abilities: of its cards in play, its revealed plot and the like, and the events in its hand, in this
    order."""

    __slots__ = (
        "acts", "hand", "holders", "interrupted", "others", "phases", "play", "reacted_to", "revealed", "uses",
    )  # fmt: skip

    def __init__(self, hand: Cards, play: Cards, revealed: int) -> None:
        self.hand = hand
        self.play = play
        self.revealed = revealed
        self.holders: list[int] = []  # cards with triggered abilities
        self.others: list[int] = []  # those of them that others control, with an ability that any player may use
        self.interrupted = 0  # what can be interrupted with one of them, and what can be reacted to, as bits
        self.reacted_to = 0
        self.phases = 0  # the phases in which they have actions, as bits
        self.uses: list[list[Use] | None] = [None] * N_TYPES  # by type of ability: see `uses_of`
        self.acts: list[list[Use] | None] = [None] * len(PHASES)  # by phase: see `acts_in`

    def uses_of(self, s: CardState, type_: int) -> list[Use]:
        """The abilities of a type."""
        found = self.uses[type_]
        if found is None:
            found = []
            book, design = s.book, s.design
            if type_ == ACTION:
                concerned = book.acts_in
            else:
                concerned = book.reacted_to if type_ in (REACTION, FORCED_REACTION) else book.interrupted
            for c in self.holders:
                if concerned[design[c]]:
                    for ability in book.abilities[design[c]]:
                        assert isinstance(ability, Ability)
                        if ability.type == type_ and (ability.of_all or c not in self.others):
                            found.append((c, ability, USES[ability.slot] + c))
            self.uses[type_] = found
        return found

    def acts_in(self, s: CardState, phase: int) -> list[Use]:
        """The actions that can be used in a phase."""
        found = self.acts[phase]
        if found is None:
            found = []
            for use in self.uses_of(s, ACTION):
                if not use[1].phase or use[1].phase == phase:
                    found.append(use)
            self.acts[phase] = found
        return found


class Armoury:
    """The arsenals of all seats, and what is listened to by any of them. It is true until a hand, the cards in play or
    a revealed plot change (see `armed` of the state)."""

    __slots__ = ("interrupted", "phases", "reacted_to", "seats")

    def __init__(self, seats: list[Arsenal]) -> None:
        self.seats = seats
        self.interrupted = 0
        self.reacted_to = 0
        self.phases = 0
        for mine in seats:
            self.interrupted |= mine.interrupted
            self.reacted_to |= mine.reacted_to
            self.phases |= mine.phases


def armoury(s: CardState) -> Armoury:
    """Asked many times for each that is made anew."""
    if s.armed:
        known: Armoury = s.armoury  # type: ignore[assignment]  # there is one where it is armed
        return known
    return _made_anew(s)


def _made_anew(s: CardState) -> Armoury:
    old = s.armoury
    if isinstance(old, Armoury) and not s.listened[OF_ALL]:  # (then cards of others count too)
        made = Armoury([arsenal(s, p, old.seats[p]) for p in range(s.n)])
    else:
        made = Armoury([arsenal(s, p, None) for p in range(s.n)])
    s.armoury = made
    s.armed = True
    return made


def arsenal(s: CardState, seat: int, old: Arsenal | None) -> Arsenal:
    hand, play, revealed = s.hand[seat], s.play[seat], s.revealed[seat]
    if old is not None and old.hand is hand and old.play is play and old.revealed == revealed:
        return old
    made = Arsenal(hand, play, revealed)
    book, design, has = s.book, s.design, s.book.triggered
    holders = made.holders
    for c in play:
        if has[design[c]]:
            holders.append(c)
    if revealed >= 0 and has[design[revealed]]:
        holders.append(revealed)
    holders += book.more_sources(s, seat)
    if s.listened[OF_ALL]:
        made.others = _of_others(s, seat)
        holders += made.others
    types = book.type
    for c in hand:
        if types[design[c]] == EVENT:
            holders.append(c)
    interrupted = reacted_to = phases = 0
    for c in holders:
        d = design[c]
        interrupted |= book.interrupted[d]
        reacted_to |= book.reacted_to[d]
        phases |= book.acts_in[d]
    made.interrupted = interrupted
    made.reacted_to = reacted_to
    made.phases = phases
    return made


def _of_others(s: CardState, seat: int) -> list[int]:
    """Open cards that others control and that have an ability any player may use."""
    of_all, design = s.book.of_all, s.design
    found = []
    for p in range(s.n):
        if p != seat and s.alive[p]:
            found += [c for c in (*s.play[p], s.revealed[p]) if c >= 0 and design[c] >= 0 and of_all[design[c]]]
    return found
