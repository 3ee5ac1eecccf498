"""What abilities let a leader choose: a class for each kind of target. Options and reasons come from the same words."""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.sojusze import codes
from greathall.games.sojusze.cards.common import Ability, hand_codes, neighbours, others, without_doubles
from greathall.games.sojusze.councils import other_council, own_councils
from greathall.games.sojusze.data import POWER, STANDARD
from greathall.games.sojusze.entries import N_ENTRIES
from greathall.games.sojusze.ops import allies, hands, tokens
from greathall.games.sojusze.shields import DISCARDED, can_kill, shield_of_area, shield_of_card
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import (
    ANY_POWER,
    AREA_CODE,
    area_choice,
    area_code,
    forbids_ally_in,
    forbids_council,
    forbids_dead,
    forbids_from_hand,
    forbids_holder,
    forbids_leader,
    forbids_neighbour,
    forbids_own_card,
    forbids_shift,
    shift_choice,
    shift_codes,
)
from greathall.kernel.state import NOBODY


# ---------------------------------------------------------------- leaders
class OtherLeader(Ability):
    """Another leader is named."""

    __slots__ = ()
    decision = codes.NAME_LEADER
    verb = codes.NAME
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return others(s, self.who)

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_leader(s, self.who, target) or self.spares(s, target)

    def spares(self, s: SojuszeState, them: int) -> str:
        """The rule that forbids to name this other leader, '' if none does."""
        return ""


class HolderOfCards(OtherLeader):
    """Another leader is named, to whose hand something is done."""

    __slots__ = ()

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_holder(s, self.who, target, self.card != NONE)


class Neighbour(OtherLeader):
    """A neighbour is named."""

    __slots__ = ()

    def candidates(self, s: SojuszeState) -> list[int]:
        return neighbours(s, self.who)

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_neighbour(s, self.who, target) or self.spares(s, target)


# ---------------------------------------------------------------- cards
# By entry of a bidding area: the rule that keeps it from influence cards that reach any colour, or standard cards only.
ANY_COLOUR: Final = [shield_of_card(e) for e in range(N_ENTRIES)]
STANDARD_ONLY: Final = [rule if STANDARD[e] else "SOJ-TEXT.4" for e, rule in enumerate(ANY_COLOUR)]


class AtArea(Ability):
    """A card in another leader's area."""

    __slots__ = ()
    decision = codes.PICK_AREA_CARD
    verbs = (codes.AREA, codes.AREA_BLANK)
    how: ClassVar[int] = DISCARDED  # what is done to the card
    forbidden: ClassVar[list[str]] = STANDARD_ONLY  # by entry: the rule that forbids it wherever it lies

    def options(self, s: SojuszeState) -> list[int]:
        found: list[int] = []
        forbidden = self.forbidden
        for p in others(s, self.who):
            if s.areas[p] and not self.forbids_area(s, p):
                there = p * codes.AREA_SPAN
                found += [AREA_CODE[e] + there for e in s.areas[p] if not forbidden[e]]
        return without_doubles(found)

    def forbids(self, s: SojuszeState, target: int) -> str:
        owner, entry = area_choice(target)
        rule = forbids_leader(s, self.who, owner)
        if rule:
            return rule
        if entry not in s.areas[owner]:
            return "SOJ-TERM.5"
        return self.forbidden[entry] or self.forbids_area(s, owner)

    def forbids_area(self, s: SojuszeState, owner: int) -> str:
        """The rule that forbids everything in an area, '' if none does."""
        return shield_of_area(s, self.who, owner, self.how)

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.discard_from_area(s, *area_choice(target))


class OwnAreaCard(Ability):
    """A card of one's own area, to take it into hand."""

    __slots__ = ()
    decision = codes.PICK_OWN_AREA_CARD
    verbs = (codes.AREA, codes.AREA_BLANK)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [area_code(self.who, e) for e in s.areas[self.who]]

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_own_card(s, self.who, target) or self.forbids_entry(s, area_choice(target)[1])

    def forbids_entry(self, s: SojuszeState, entry: int) -> str:
        """The rule that forbids this card of the own area, '' if none does."""
        return ""

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.return_to_hand(s, *area_choice(target))


class HandCard(Ability):
    """A card of a hand, one's own unless said otherwise; by default it is discarded."""

    __slots__ = ()
    decision = codes.DISCARD_CARD
    verb = codes.DISCARD
    verbs = (codes.DISCARD,)

    def holder(self, s: SojuszeState) -> int:
        return self.asked(s)

    def options(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.holder(s), self.verb)

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_from_hand(s, self.holder(s), target, self.asked(s))

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.discard(s, self.holder(s), target)


class TheirCard(HandCard):
    """A card of the hand of a leader who is settled: `them`."""

    __slots__ = ("them",)

    def __init__(self, who: int = NOBODY, them: int = NOBODY) -> None:
        super().__init__(who)
        self.them = them

    def copy(self) -> TheirCard:
        other = self.__class__(self.who, self.them)
        other.at = self.at
        return other

    def holder(self, s: SojuszeState) -> int:
        return self.them


# ---------------------------------------------------------------- allies
class AllyInCouncil(Ability):
    """An ally in certain councils, with at most so much power."""

    __slots__ = ()
    most: ClassVar[int] = ANY_POWER
    plain = True

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        """In these councils; by default in all."""
        return tuple(range(s.n))

    def candidates(self, s: SojuszeState) -> list[int]:
        return [a for c in self.reach(s) for a in s.councils[c] if POWER[a] <= self.most]

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_ally_in(s, target, self.reach(s), self.most)


class KillsAlly(AllyInCouncil):
    """An ally is killed, where anything may be killed."""

    __slots__ = ()
    decision = codes.KILL_ALLY
    verb = codes.KILL
    verbs = (codes.KILL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return AllyInCouncil.candidates(self, s) if can_kill(s, self.card != NONE) else []

    def chosen(self, s: SojuszeState, target: int) -> None:
        allies.kill(s, target)


class MovesAlly(AllyInCouncil):
    """An ally is moved."""

    __slots__ = ()
    decision = codes.MOVE_ALLY
    verb = codes.MOVE
    verbs = (codes.MOVE,)


class DeadAlly(Ability):
    """An ally in the dead pile, with at most so much power."""

    __slots__ = ()
    decision = codes.RAISE_ALLY
    verb = codes.RAISE
    verbs = (codes.RAISE,)
    most: ClassVar[int] = ANY_POWER
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [a for a in s.dead if POWER[a] <= self.most]

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_dead(s, target, self.most)


# ---------------------------------------------------------------- councils and tokens
class OneCouncil(Ability):
    """A council, one's own unless said otherwise."""

    __slots__ = ()
    decision = codes.PICK_COUNCIL
    verb = codes.COUNCIL
    verbs = (codes.COUNCIL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return list(own_councils(s, self.who))

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_council(s, self.who, target)


class AboutAlly(OneCouncil):
    """A council for an ally that is settled: `about`."""

    __slots__ = ("about",)

    def __init__(self, who: int = NOBODY, about: int = NONE) -> None:
        super().__init__(who)
        self.about = about

    def copy(self) -> AboutAlly:
        other = self.__class__(self.who, self.about)
        other.at = self.at
        return other

    def chosen(self, s: SojuszeState, target: int) -> None:
        allies.move(s, self.about, target)


class ShiftsToken(Ability):
    """A token goes from one council of a leader to that leader's other council."""

    __slots__ = ()
    decision = codes.SHIFT_TOKEN
    verbs = (codes.SHIFT,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return shift_codes(s)

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_shift(s, target)

    def chosen(self, s: SojuszeState, target: int) -> None:
        leader, council = shift_choice(target)
        tokens.shift(s, council, other_council(s, leader, council))
