"""What can be used at this moment: the cards with triggered abilities, gathered once and kept as long as they are the
same cards. Looked at in every window and whenever anything happens, so it has to cost nothing there."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame.abilities import (
    ACTION,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    N_TYPES,
    REACTION,
    WOULD,
    Ability,
)
from greathall.games.cardgame.codes import USE, USE_SECOND
from greathall.games.cardgame.names import EVENT, PHASES
from greathall.games.cardgame.state import Cards, CardState

Use = tuple[int, Ability[Any], int]  # a card, its ability, the option code


class Arsenal:
    """A seat's abilities: of its cards in play, its revealed plot and the like, and the events in its hand, in this
    order."""

    __slots__ = ("acts", "ears", "hand", "play", "revealed", "uses")

    def __init__(self, hand: Cards, play: Cards, revealed: int) -> None:
        self.hand = hand
        self.play = play
        self.revealed = revealed
        self.uses: list[list[Use]] = [[] for _ in range(N_TYPES)]  # by type of ability
        self.ears: list[int] = [0] * N_TYPES  # by type: what they listen to, as bits
        self.acts: list[list[Use]] = [[] for _ in PHASES]  # actions by the phase they can be used in

    def add(self, c: int, abilities: list[Any]) -> None:
        for ability in abilities:
            assert isinstance(ability, Ability)
            self.uses[ability.type].append((c, ability, (USE if ability.slot == 0 else USE_SECOND) + c))
            self.ears[ability.type] |= ability.listens
            if ability.type == ACTION:
                use = self.uses[ACTION][-1]
                for phase in range(1, len(PHASES)):
                    if not ability.phase or ability.phase == phase:
                        self.acts[phase].append(use)


class Armoury:
    """The arsenals of all seats, true as long as these are the columns of the state (columns are replaced, never
    changed), and what is listened to by any of them."""

    __slots__ = ("ears", "hand", "interrupted", "play", "reacted_to", "revealed", "seats")

    def __init__(self, hand: list[Cards], play: list[Cards], revealed: list[int], seats: list[Arsenal]) -> None:
        self.hand = hand
        self.play = play
        self.revealed = revealed
        self.seats = seats
        self.ears: list[int] = [0] * N_TYPES
        for mine in seats:
            for type_ in range(N_TYPES):
                self.ears[type_] |= mine.ears[type_]
        self.interrupted = self.ears[WOULD] | self.ears[FORCED_INTERRUPT] | self.ears[INTERRUPT]
        self.reacted_to = self.ears[FORCED_REACTION] | self.ears[REACTION]


def armoury(s: CardState) -> Armoury:
    old = s.armoury
    if isinstance(old, Armoury):
        if old.hand is s.hand and old.play is s.play and old.revealed is s.revealed:
            return old
        seats = [arsenal(s, p, old.seats[p]) for p in range(s.n)]
    else:
        seats = [arsenal(s, p, None) for p in range(s.n)]
    made = Armoury(s.hand, s.play, s.revealed, seats)
    s.armoury = made
    return made


def arsenal(s: CardState, seat: int, old: Arsenal | None) -> Arsenal:
    hand, play, revealed = s.hand[seat], s.play[seat], s.revealed[seat]
    if old is not None and old.hand is hand and old.play is play and old.revealed == revealed:
        return old
    made = Arsenal(hand, play, revealed)
    design, known, types = s.design, s.book.abilities, s.book.type
    for c in play:
        abilities = known[design[c]]
        if abilities:
            made.add(c, abilities)
    if revealed >= 0:
        made.add(revealed, known[design[revealed]])
    for c in s.book.more_sources(s, seat):
        made.add(c, known[design[c]])
    for c in hand:
        d = design[c]
        if types[d] == EVENT:
            made.add(c, known[d])
    return made
