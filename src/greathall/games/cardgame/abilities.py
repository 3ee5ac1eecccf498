"""What a triggered ability is: when it may be used, what it costs, what it is aimed at, what it does.

A card's abilities are objects of subclasses of Ability, one block per card in a game's cards/*.py, entered in the book.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from greathall.games.cardgame import board, limits
from greathall.games.cardgame.book import Book
from greathall.games.cardgame.codes import D_TARGET
from greathall.games.cardgame.happenings import Happening
from greathall.games.cardgame.names import EVENT, FACEDOWN, HAND, KNEELING, PHASES, PLAY
from greathall.games.cardgame.state import CardState

S = TypeVar("S", bound=CardState)

# Types of abilities.
ACTION: Final = 0
REACTION: Final = 1
INTERRUPT: Final = 2
WOULD: Final = 3
FORCED_REACTION: Final = 4
FORCED_INTERRUPT: Final = 5
WHEN_REVEALED: Final = 6
N_TYPES: Final = 7
BY_EVENTS: Final = N_TYPES + 1  # in `listened`

EVERY_PHASE: Final = (1 << len(PHASES)) - 1


class Cost(Generic[S]):
    """What must be paid besides the costs that are fields of an ability: see costs.py."""

    def can_be_paid(self, s: S, c: int, seat: int) -> bool:
        raise NotImplementedError

    def pay(self, s: S, c: int, seat: int) -> None:
        raise NotImplementedError


class Ability(Generic[S]):
    """One triggered ability. What a subclass says by its fields and methods is all there is to it."""

    type = ACTION
    slot = 0  # the first or second ability of its card
    listens = 0  # kinds of happenings, as bits
    phase = 0  # actions: the phase named on the card
    limit = 0  # uses per copy of the card ...
    per = 0  # ... until the end of what (U_PHASE, U_ROUND)
    maximum = 0  # uses per title and player ...
    max_per = 0  # ... until the end of what (U_CHALLENGE, U_ROUND)
    # Cost.
    kneel = False  # this card
    kneel_faction = False
    sacrifice = False  # this card
    give_back = False  # return this card to hand
    remove = False  # remove this card from the game
    token = False  # remove a token from this card
    gold = 0
    discard_card = False  # a card of one's own hand
    costs: tuple[Cost[Any], ...] = ()  # whatever else
    cannot_be_cancelled = False
    # Targets: how many at least and at most; a card says how many, if it has any.
    least = 1
    most = 0
    decision = D_TARGET

    def when(self, s: S, c: int, seat: int, h: Happening) -> bool:
        """Is this what the ability reacts to?"""
        return True

    def allowed(self, s: S, c: int, seat: int, h: Happening) -> bool:
        """Play restrictions, and whether the effect could change the game (LCG-ABIL.6)."""
        return True

    def targets(self, s: S, c: int, seat: int, h: Happening) -> list[int]:
        """Option codes of what can be chosen; None of it is asked when `most` is 0."""
        return []

    def more_targets(self, s: S, c: int, seat: int, h: Happening, picked: list[int]) -> list[int]:
        """What can still be chosen after these: each thing once, unless the card says otherwise."""
        return [t for t in self.targets(s, c, seat, h) if t not in picked]

    def price(self, s: S, c: int, seat: int, h: Happening) -> int:
        """Gold to be paid besides the printed cost of an event."""
        return self.gold

    def amounts(self, s: S, c: int, seat: int) -> list[int]:
        """Values of an X that the player chooses and pays in gold; empty: there is no such X."""
        return []

    def pays_with(self, s: S, c: int, seat: int) -> list[int]:
        """Cards one of which must be knelt as a cost; empty: nothing of the kind (see needs_payer)."""
        return []

    needs_payer = False  # does `pays_with` name a cost?

    def resolve(self, s: S, c: int, seat: int, picked: list[int], h: Happening) -> None:
        """Carry out the effect."""
        raise NotImplementedError


def enter(book: Book[S], cards: dict[str, list[Ability[S]]]) -> None:
    """Abilities by the codes of their cards into the book of a game."""
    for name, abilities in cards.items():
        d = book.by_code[name]
        if book.abilities[d]:
            raise ValueError(f"{name} has its abilities already")
        for slot, ability in enumerate(abilities):
            ability.slot = slot
            book.abilities[d].append(ability)
            book.triggered[d] = True
            if ability.type == ACTION:
                book.acts_in[d] |= 1 << ability.phase if ability.phase else EVERY_PHASE
            elif ability.type in (WOULD, FORCED_INTERRUPT, INTERRUPT):
                book.interrupted[d] |= ability.listens
            elif ability.type in (FORCED_REACTION, REACTION):
                book.reacted_to[d] |= ability.listens


def listened(s: CardState) -> list[int]:
    """What the cards of a match listen to, per type of ability; then all of it, and what events listen to, which may
    lie in a hand."""
    out = [0] * (N_TYPES + 2)
    for d in dict.fromkeys(s.design):
        for ability in s.book.abilities[d]:
            out[ability.type] |= ability.listens
            out[N_TYPES] |= ability.listens
            if s.book.type[d] == EVENT:
                out[BY_EVENTS] |= ability.listens
    return out


# ---------------------------------------------------------------- may it be used?
def limit_reached(s: CardState, ability: Ability[S], c: int, seat: int) -> bool:
    if ability.limit and board.used_up(s, c, ability.slot, ability.limit):
        return True
    if ability.maximum:
        return limits.times(s, limits.title_key(s, c, seat)) >= ability.maximum
    return False


def can_pay(s: S, ability: Ability[S], c: int, seat: int, h: Happening) -> bool:
    if ability.kneel and s.flags[c] & KNEELING:
        return False
    if ability.kneel_faction and s.flags[s.faction[seat]] & KNEELING:
        return False
    if ability.token and not s.tokens[c]:
        return False
    if ability.needs_payer and not ability.pays_with(s, c, seat):
        return False
    if ability.discard_card and not [x for x in s.hand[seat] if x != c]:
        return False
    for cost in ability.costs:
        if not cost.can_be_paid(s, c, seat):
            return False
    gold = ability.price(s, c, seat, h)
    if s.zone[c] == HAND and s.book.type[s.design[c]] == EVENT:
        gold += s.book.event_price(s, seat, c)
    return gold <= s.gold[seat]


def usable(s: S, ability: Ability[S], c: int, seat: int, h: Happening) -> bool:
    """All that is checked before an ability is initiated, but for the phase and what is listened to."""
    if ability.kneel and s.flags[c] & KNEELING:  # the commonest reason, so it is looked at first
        return False
    if s.zone[c] == HAND:
        if s.book.type[s.design[c]] != EVENT or not s.book.may_play_events(s, seat):
            return False
    elif s.zone[c] == PLAY and (s.flags[c] & FACEDOWN or s.book.is_blank(s, c)):
        return False
    if not ability.when(s, c, seat, h):
        return False
    if (ability.limit or ability.maximum) and limit_reached(s, ability, c, seat):
        return False
    if not can_pay(s, ability, c, seat, h) or not ability.allowed(s, c, seat, h):
        return False
    return not ability.most or len(ability.targets(s, c, seat, h)) >= ability.least
