"""Triumph abilities, one block each (SOJ-TRI, SOJ-AMB.7): after the winner is known, after placing, when discarding.

Pulling the Strings, Long-Laid Plan and the placing part of The Pack Survives only bind where the winner puts things:
they are read by GainToken and ClaimAlly.
"""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.choices import DeadAlly, KillsAlly, OneCouncil, OwnAreaCard
from greathall.games.sojusze.cards.common import (
    Effect,
    triumphs_on,
)
from greathall.games.sojusze.cards.events import PurpleWedding, TourneyOfTheHand
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.cards.standard import OathOfFealty, RoyalFavour
from greathall.games.sojusze.councils import own_councils
from greathall.games.sojusze.flow.claiming import ClaimAlly
from greathall.games.sojusze.ops import allies, hands, tokens
from greathall.games.sojusze.shields import (
    RETURNED,
    can_kill,
    shield,
    tokens_free,
    touchable,
)
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import (
    forbids_tokens_of,
)
from greathall.kernel.state import NOBODY, Frame


class BriberyReturns(Effect):
    """The leader in whose area it lies takes it into their hand."""

    __slots__ = ()
    card = names.BRIBERY

    def do(self, s: SojuszeState) -> None:
        if touchable(s, self.who, self.who, names.BRIBERY, RETURNED):
            hands.return_to_hand(s, self.who, names.BRIBERY)


class Reaving(OneCouncil):
    """If you did not win: move a token from a council of the winner to one of yours. It must change council."""

    __slots__ = ()
    card = names.REAVING
    decision = codes.TAKE_TOKEN_FROM

    def candidates(self, s: SojuszeState) -> list[int]:
        return list(own_councils(s, s.winner)) if tokens_free(s) else []

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_tokens_of(s, target) or ("" if target in own_councils(s, s.winner) else "SOJ-TEXT.11")

    def chosen(self, s: SojuszeState, target: int) -> None:
        s.push(ReavingLands(self.who, target))


class ReavingLands(OneCouncil):
    """who says in which of their councils, other than the one it leaves, the token lands."""

    __slots__ = ("leaves",)
    card = names.REAVING

    def __init__(self, who: int = NOBODY, leaves: int = NONE) -> None:
        super().__init__(who)
        self.leaves = leaves

    def copy(self) -> ReavingLands:
        other = ReavingLands(self.who, self.leaves)
        other.at = self.at
        return other

    def forbids(self, s: SojuszeState, target: int) -> str:
        return OneCouncil.forbids(self, s, target) or ("SOJ-TEXT.18" if target == self.leaves else "")

    def chosen(self, s: SojuszeState, target: int) -> None:
        tokens.shift(s, self.leaves, target)


class ShadowAssassin(KillsAlly):
    """If you did not win, you may kill the current ally; it is then not claimed."""

    __slots__ = ()
    card = names.SHADOW_ASSASSIN
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [s.current] if s.current != NONE and can_kill(s, True) else []

    def forbids(self, s: SojuszeState, target: int) -> str:
        return "" if target == s.current else "SOJ-TEXT.16"

    def chosen(self, s: SojuszeState, target: int) -> None:
        allies.kill_current(s)


class BloodMagic(DeadAlly):
    """If you won, you may kill the current ally instead of claiming it, and claim another one from the dead pile."""

    __slots__ = ()
    card = names.BLOOD_MAGIC
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return DeadAlly.candidates(self, s) if s.current != NONE and can_kill(s, True) else []

    def chosen(self, s: SojuszeState, target: int) -> None:
        allies.kill_current(s)
        allies.leave_dead(s, target)
        s.push(ClaimAlly(self.who, target, additional=True))


class Strangler(KillsAlly):
    """If you did not win, you may kill an ally of power 3 or less in a council of the winner."""

    __slots__ = ()
    card = names.STRANGLER
    optional = True
    most = 3

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        return own_councils(s, s.winner)


class BloodOfTheDragon(Effect):
    """If you won, gain one more token; then look at all tokens in one of your councils."""

    __slots__ = ()
    card = names.BLOOD_OF_THE_DRAGON

    def do(self, s: SojuszeState) -> None:
        s.push(DragonLooks(self.who))
        s.push(GainToken(self.who))


class DragonLooks(OneCouncil):
    """who looks at the tokens in one of their councils."""

    __slots__ = ()
    card = names.BLOOD_OF_THE_DRAGON

    def forbids(self, s: SojuszeState, target: int) -> str:
        return OneCouncil.forbids(self, s, target) or forbids_tokens_of(s, target)

    def chosen(self, s: SojuszeState, target: int) -> None:
        tokens.look(s, self.who, target)


# What The Pack Survives asks for, in the argument of its effect: COUNTED and the council with more allies, or EITHER of
# two equal ones; once the winner has resolved it, the council alone.
COUNTED: Final = 8
EITHER: Final = 16


def count_pack(s: SojuszeState) -> None:
    """The Pack Survives in the winner's area: allies are counted now that the winner is known."""
    if names.THE_PACK_SURVIVES in s.areas[s.winner] and triumphs_on(s):
        left, right = own_councils(s, s.winner)
        more = len(s.councils[left]) - len(s.councils[right])
        wanted = COUNTED + left if more > 0 else COUNTED + right if more < 0 else EITHER
        hands.start_effect(s, names.THE_PACK_SURVIVES, s.winner, wanted)


class ThePackSurvives(OneCouncil):
    """If you won: a token in the council with more allies, counted when the winner was known (see Settling); the
    current ally is bound there too, by PlaceAlly. Of two equal councils you choose."""

    __slots__ = ()
    card = names.THE_PACK_SURVIVES
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        for card, you, wanted in s.effects:
            if card == names.THE_PACK_SURVIVES and you == self.who:
                return list(own_councils(s, self.who)) if wanted == EITHER else [wanted - COUNTED]
        return []

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.end_effect(s, names.THE_PACK_SURVIVES)
        hands.start_effect(s, names.THE_PACK_SURVIVES, self.who, target)
        s.push(GainToken(self.who, NONE, target))


class Matchmaker(Effect):
    """If you won: after placing the current ally, reveal the next one and claim it as well."""

    __slots__ = ()
    card = names.MATCHMAKER

    def do(self, s: SojuszeState) -> None:
        ally = allies.reveal_next(s)
        if ally != NONE:
            allies.tell_revealed(s, self.who, ally)
            s.push(ClaimAlly(self.who, ally, additional=True))


# Whose card does something: the winner's (True), another leader's (False), anybody's (None).
WHEN_KNOWN: dict[int, tuple[bool | None, type[Frame[SojuszeState]]]] = {
    names.ROYAL_FAVOUR: (True, RoyalFavour),
    names.OATH_OF_FEALTY: (False, OathOfFealty),
    names.BRIBERY: (None, BriberyReturns),
    names.TOURNEY_OF_THE_HAND: (None, TourneyOfTheHand),
    names.REAVING: (False, Reaving),
    names.SHADOW_ASSASSIN: (False, ShadowAssassin),
    names.BLOOD_MAGIC: (True, BloodMagic),
    names.STRANGLER: (False, Strangler),
    names.BLOOD_OF_THE_DRAGON: (True, BloodOfTheDragon),
    names.THE_PACK_SURVIVES: (True, ThePackSurvives),
}
AFTER_PLACING: dict[int, tuple[bool | None, type[Frame[SojuszeState]]]] = {
    names.MATCHMAKER: (True, Matchmaker),
    names.PURPLE_WEDDING: (False, PurpleWedding),
}
EARLY: Final = frozenset(WHEN_KNOWN)
LATE: Final = frozenset(AFTER_PLACING)


# ---------------------------------------------------------------- in the discard step
class KeepCards(OwnAreaCard):
    """Patience (not won: up to two other cards) and Ghost (won: one other card) go to hand instead of the pile."""

    __slots__ = ("more",)
    decision = codes.KEEP_CARDS

    def __init__(self, who: int = NOBODY, more: int = 0) -> None:
        super().__init__(who)
        self.more = more  # so many cards may still be kept

    def copy(self) -> KeepCards:
        other = self.__class__(self.who, self.more)
        other.at = self.at
        return other

    def candidates(self, s: SojuszeState) -> list[int]:
        return OwnAreaCard.candidates(self, s) if self.more and self.card in s.areas[self.who] else []

    def forbids_entry(self, s: SojuszeState, entry: int) -> str:
        return "SOJ-TEXT.16" if entry == self.card else shield(s, self.who, self.who, entry, RETURNED)

    def chosen(self, s: SojuszeState, target: int) -> None:
        OwnAreaCard.chosen(self, s, target)
        s.push(self.__class__(self.who, self.more - 1))


class Patience(KeepCards):
    """You may."""

    __slots__ = ()
    card = names.PATIENCE
    optional = True


class Ghost(KeepCards):
    """You must."""

    __slots__ = ()
    card = names.GHOST


def when_discarding(s: SojuszeState, seat: int) -> None:
    """SOJ-AMB.7: what replaces discarding, for one leader."""
    area = s.areas[seat]
    if names.GHOST in area and seat == s.winner:
        s.push(Ghost(seat, 1))
    if seat != s.winner:
        if names.PATIENCE in area:
            s.push(Patience(seat, 2))
        for e in area:
            if e == names.BACKUP_PLAN and touchable(s, seat, seat, e, RETURNED):
                hands.return_to_hand(s, seat, e)
