"""What a triggered ability is: when it may be used, what it costs, what it is aimed at, what it does.

A card's abilities are objects of subclasses of Ability, one block per card in a game's cards/*.py, entered in the book.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from greathall.games.cardgame import board, codes, exceptions, limits, reasons
from greathall.games.cardgame.book import Book
from greathall.games.cardgame.codes import D_TARGET, SPAN
from greathall.games.cardgame.constant import IMMUNE, NOTHING, Constant, changes, is_constant
from greathall.games.cardgame.happenings import Happening
from greathall.games.cardgame.names import (
    DUPLICATE,
    EVENT,
    FACEDOWN,
    HAND,
    KNEELING,
    PHASES,
    PLAY,
    REVEALED,
    U_CHALLENGE,
)
from greathall.games.cardgame.state import NONE, CardState

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
REACTIONS: Final = (REACTION, FORCED_REACTION)
BY_EVENTS: Final = N_TYPES + 1  # in `listened`

OF_ALL: Final = N_TYPES + 2  # likewise: is there an ability that any player may use?

# The option to use an ability of a card, by its place among them, and the option that a forced one comes next.
USES: Final = (codes.USE, codes.USE_SECOND, codes.USE_THIRD, codes.USE_FOURTH)
ORDERS: Final = (codes.ORDER, codes.ORDER_SECOND, codes.ORDER_THIRD, codes.ORDER_FOURTH)


def slot_of(code: int) -> int:
    """The place of the ability that an option uses."""
    return USES.index(code - code % SPAN)


EVERY_PHASE: Final = (1 << len(PHASES)) - 1


class Cost(Generic[S]):
    """One part of what must be paid to use an ability: see costs.py."""

    unpaid = reasons.CANNOT_PAY  # why the ability cannot be used where this cannot be paid
    kneels_this = False  # does the card itself kneel? The commonest cost is looked at first.
    chooses = False  # does the player choose what to pay with (`options`)?

    def can_be_paid(self, s: S, c: int, seat: int) -> bool:
        """But for gold, which is counted for all parts together."""
        return True

    def gold(self, s: S, c: int, seat: int, h: Happening, chosen: int) -> int:
        """The gold it comes to; before it is chosen `chosen` is -1."""
        return 0

    def options(self, s: S, c: int, seat: int) -> list[int]:
        """Option codes of what can be paid with."""
        return []

    def pay(self, s: S, c: int, seat: int, chosen: int) -> None:
        """`chosen`: the card or amount, -1 if this cost leaves no choice."""


Costs = tuple[Cost[Any], ...]


class Ability(Constant[S]):
    """One triggered ability. What a subclass says by its fields and methods is all there is to it; the constant
    abilities of the same card stand in the same class."""

    type = ACTION
    slot = 0  # its place among the abilities of its card
    of_all = False  # may any player use it, not only who controls the card? `when` says who.
    listens = 0  # kinds of happenings, as bits
    phase = 0  # actions: the phase named on the card
    limit = 0  # uses per copy of the card ...
    per = 0  # ... until the end of what (U_PHASE, U_ROUND)
    maximum = 0  # uses per title and player ...
    max_per = 0  # ... until the end of what (U_CHALLENGE, U_ROUND)
    costs: Costs = ()  # parts of costs.py, added up
    kneels = False  # worked out by `enter`: does this card kneel for it?
    further: Costs = ()  # all costs but that
    cannot_be_cancelled = False
    until = NONE  # U_CHALLENGE: its effect lasts until the end of a challenge, so there must be one (LCG-EFF.7)
    # Targets: how many at least and at most; a card says how many, if it has any.
    least = 1
    most = 0
    decision = D_TARGET
    not_allowed = reasons.CHANGES_NOTHING  # why it cannot be used where `allowed` says no

    def when(self, s: S, c: int, seat: int, h: Happening) -> bool:
        """Is this what the ability reacts to?"""
        return True

    def allowed(self, s: S, c: int, seat: int, h: Happening) -> bool:
        """Play restrictions, or whether the effect could change the game (LCG-ABIL.6); see not_allowed."""
        return True

    def targets(self, s: S, c: int, seat: int, h: Happening) -> list[int]:
        """Option codes of what can be chosen; None of it is asked when `most` is 0."""
        return []

    def more_targets(self, s: S, c: int, seat: int, h: Happening, picked: list[int]) -> list[int]:
        """What can still be chosen after these: each thing once, unless the card says otherwise."""
        return [t for t in self.targets(s, c, seat, h) if t not in picked]

    def resolve(self, s: S, c: int, seat: int, picked: list[int], h: Happening) -> None:
        """Carry out the effect."""
        raise NotImplementedError


def enter(book: Book[S], cards: dict[str, Sequence[Constant[S]]]) -> None:
    """Texts by the codes of their cards into the book of a game."""
    for name, texts in cards.items():
        d = book.by_code[name]
        if book.abilities[d] or book.changes[d]:
            raise ValueError(f"{name} has its abilities already")
        for text in texts:
            if is_constant(text):
                if book.constant[d] is not NOTHING:
                    raise ValueError(f"{name}: constant abilities of a card stand in one class")
                book.constant[d] = text
                book.changes[d] = changes(text)
        for slot, ability in enumerate([text for text in texts if isinstance(text, Ability)]):
            ability.slot = slot
            ability.kneels = any([cost.kneels_this for cost in ability.costs])
            ability.further = tuple([cost for cost in ability.costs if not cost.kneels_this])
            if slot >= len(USES):
                raise ValueError(f"{name} has more than {len(USES)} abilities: a further verb is needed")
            book.of_all[d] = book.of_all[d] or ability.of_all
            if len([cost for cost in ability.costs if cost.chooses]) > 1:
                raise ValueError(f"{name}: one part of a cost can be chosen")
            book.abilities[d].append(ability)
            book.triggered[d] = True
            if ability.type == ACTION:
                book.acts_in[d] |= 1 << ability.phase if ability.phase else EVERY_PHASE
            elif ability.type in (WOULD, FORCED_INTERRUPT, INTERRUPT):
                book.interrupted[d] |= ability.listens
            elif ability.type in REACTIONS:
                book.reacted_to[d] |= ability.listens


def listened(s: CardState) -> list[int]:
    """What the cards of a match listen to, per type of ability; then all of it, and what events listen to, which may
    lie in a hand."""
    out = [0] * (N_TYPES + 3)
    for d in dict.fromkeys(s.design):
        for ability in s.book.abilities[d]:
            out[ability.type] |= ability.listens
            out[N_TYPES] |= ability.listens
            out[OF_ALL] |= ability.of_all
            if s.book.type[d] == EVENT:
                out[BY_EVENTS] |= ability.listens
    return out


# ---------------------------------------------------------------- may it be used?
def why_none(s: CardState, seat: int, c: int, slot: int) -> str:
    """Why a seat has no such ability to use, whatever the moment; '' if it has. Of cards of others it tells nothing."""
    if c >= len(s.design) or (s.ctrl[c] != seat and not _open_to(s, c, slot)):
        return reasons.NOT_YOURS
    if s.zone[c] == DUPLICATE:
        return reasons.IS_DUPLICATE
    if s.zone[c] == HAND:
        if s.book.type[s.design[c]] != EVENT:
            return reasons.NOT_FROM_HAND
    elif s.zone[c] not in (PLAY, REVEALED) and c not in s.book.more_sources(s, seat):
        return reasons.NOT_IN_PLAY
    elif s.flags[c] & FACEDOWN:
        return reasons.FACE_DOWN
    if slot >= len(s.book.abilities[s.design[c]]):
        return reasons.NO_ABILITY
    if s.zone[c] == PLAY and board.is_blank(s, c):
        return reasons.BLANK
    type_ = s.book.abilities[s.design[c]][slot].type
    if type_ == WHEN_REVEALED:
        return reasons.WHEN_REVEALED
    return reasons.FORCED if type_ in (FORCED_INTERRUPT, FORCED_REACTION) else ""


def _open_to(s: CardState, c: int, slot: int) -> bool:
    """Has a card that lies open an ability that any player may use?"""
    if s.zone[c] not in (PLAY, REVEALED) or s.design[c] < 0:
        return False
    found = s.book.abilities[s.design[c]]
    return slot < len(found) and bool(found[slot].of_all)


def why_unusable(s: S, ability: Ability[S], c: int, seat: int, h: Happening) -> str:
    """All that is checked before an ability is initiated, but for its moment (flow/actions.py, flow/occurrence.py): a
    word of reasons.py, '' if it can be used. The rules leave the order open: what is quickest seen comes first."""
    if ability.kneels and s.flags[c] & KNEELING:  # the commonest reason
        return reasons.KNEELS
    if s.zone[c] == HAND:
        if s.book.type[s.design[c]] != EVENT:
            return reasons.NOT_FROM_HAND
        if not exceptions.may_play_events(s, seat):
            return reasons.CARD_FORBIDS
    elif s.zone[c] == PLAY:
        if s.flags[c] & FACEDOWN:
            return reasons.FACE_DOWN
        blanks = s.blanks
        if (blanks is None or blanks) and board.is_blank(s, c):
            return reasons.BLANK
    if not ability.when(s, c, seat, h):
        return reasons.NOT_OCCURRED if ability.type in REACTIONS else reasons.NOT_IMMINENT
    if ability.limit and board.used_up(s, c, ability.slot, ability.limit):
        return reasons.LIMIT
    if ability.maximum and limits.times(s, limits.title_key(s, c, seat)) >= ability.maximum:
        return reasons.MAXIMUM
    unpaid = why_unpayable(s, ability, c, seat, h)
    if unpaid:
        return unpaid
    if not ability.allowed(s, c, seat, h):
        return ability.not_allowed
    if ability.until == U_CHALLENGE and not s.challenge:
        return reasons.CHANGES_NOTHING
    if not ability.most:
        return ""
    found, known = ability.targets(s, c, seat, h), s.auras
    if known is None or known[IMMUNE]:
        found = exceptions.aimable(s, c, found)
    return "" if len(found) >= ability.least else reasons.NO_TARGET


def why_unpayable(s: S, ability: Ability[S], c: int, seat: int, h: Happening) -> str:
    """Which part of the cost cannot be paid, '' if all can; that this card kneels was seen before."""
    gold = 0
    for cost in ability.further:
        if not cost.can_be_paid(s, c, seat):
            return cost.unpaid
        gold += cost.gold(s, c, seat, h, -1)
    if s.zone[c] == HAND and s.book.type[s.design[c]] == EVENT:
        gold += s.book.event_price(s, seat, c)
    return reasons.TOO_LITTLE_GOLD if gold > s.gold[seat] else ""
