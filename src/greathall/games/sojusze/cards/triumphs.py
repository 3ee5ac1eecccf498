"""Triumph abilities, one block each (SOJ-TRI, SOJ-AMB.7): after the winner is known, after placing, when discarding.

Pulling the Strings, Long-Laid Plan and the placing part of The Pack Survives only bind where the winner puts things:
they are read by GainToken and ClaimAlly.
"""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.common import (
    Ability,
    Effect,
    kill_codes,
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
    allies_in,
    area_choice,
    area_code,
    forbids_ally_in,
    forbids_council,
    forbids_dead,
    forbids_own_card,
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


class Reaving(Ability):
    """If you did not win: move a token from a council of the winner to one of yours. It must change council."""

    __slots__ = ()
    card = names.REAVING
    decision = codes.TAKE_TOKEN_FROM
    verbs = (codes.COUNCIL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.COUNCIL + c for c in own_councils(s, s.winner)] if tokens_free(s) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        rule = forbids_tokens_of(s, code - codes.COUNCIL)
        if rule:
            return rule
        return "" if code - codes.COUNCIL in own_councils(s, s.winner) else "SOJ-TEXT.11"

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(ReavingLands(self.who, code - codes.COUNCIL))


class ReavingLands(Ability):
    """who says in which of their councils, other than the one it leaves, the token lands."""

    __slots__ = ("leaves",)
    card = names.REAVING
    decision = codes.PICK_COUNCIL
    verbs = (codes.COUNCIL,)

    def __init__(self, who: int = NOBODY, leaves: int = NONE) -> None:
        super().__init__(who)
        self.leaves = leaves

    def copy(self) -> ReavingLands:
        other = ReavingLands(self.who, self.leaves)
        other.at = self.at
        return other

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.COUNCIL + c for c in own_councils(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        council = code - codes.COUNCIL
        return forbids_council(s, self.who, council) or ("SOJ-TEXT.18" if council == self.leaves else "")

    def chosen(self, s: SojuszeState, code: int) -> None:
        tokens.shift(s, self.leaves, code - codes.COUNCIL)


class ShadowAssassin(Ability):
    """If you did not win, you may kill the current ally; it is then not claimed."""

    __slots__ = ()
    card = names.SHADOW_ASSASSIN
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)
    plain = True
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.KILL + s.current] if s.current != NONE and can_kill(s, True) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return "" if code - codes.KILL == s.current else "SOJ-TEXT.16"

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill_current(s)


class BloodMagic(Ability):
    """If you won, you may kill the current ally instead of claiming it, and claim another one from the dead pile."""

    __slots__ = ()
    card = names.BLOOD_MAGIC
    decision = codes.RAISE_ALLY
    verbs = (codes.RAISE,)
    plain = True
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.RAISE + a for a in s.dead] if s.current != NONE and can_kill(s, True) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_dead(s, code - codes.RAISE)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill_current(s)
        allies.leave_dead(s, code - codes.RAISE)
        s.push(ClaimAlly(self.who, code - codes.RAISE, additional=True))


class Strangler(Ability):
    """If you did not win, you may kill an ally of power 3 or less in a council of the winner."""

    __slots__ = ()
    card = names.STRANGLER
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return kill_codes(allies_in(s, own_councils(s, s.winner))) if can_kill(s, True) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_ally_in(s, code - codes.KILL, own_councils(s, s.winner), 3)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - codes.KILL)


class BloodOfTheDragon(Effect):
    """If you won, gain one more token; then look at all tokens in one of your councils."""

    __slots__ = ()
    card = names.BLOOD_OF_THE_DRAGON

    def do(self, s: SojuszeState) -> None:
        s.push(DragonLooks(self.who))
        s.push(GainToken(self.who))


class DragonLooks(Ability):
    """who looks at the tokens in one of their councils."""

    __slots__ = ()
    card = names.BLOOD_OF_THE_DRAGON
    decision = codes.PICK_COUNCIL
    verbs = (codes.COUNCIL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.COUNCIL + c for c in own_councils(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_council(s, self.who, code - codes.COUNCIL) or forbids_tokens_of(s, code - codes.COUNCIL)

    def chosen(self, s: SojuszeState, code: int) -> None:
        tokens.look(s, self.who, code - codes.COUNCIL)


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


class ThePackSurvives(Ability):
    """If you won: a token in the council with more allies, counted when the winner was known (see Settling); the
    current ally is bound there too, by PlaceAlly. Of two equal councils you choose."""

    __slots__ = ()
    card = names.THE_PACK_SURVIVES
    decision = codes.PICK_COUNCIL
    verbs = (codes.COUNCIL,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        for card, you, wanted in s.effects:
            if card == names.THE_PACK_SURVIVES and you == self.who:
                if wanted == EITHER:
                    return [codes.COUNCIL + c for c in own_councils(s, self.who)]
                return [codes.COUNCIL + wanted - COUNTED]
        return []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_council(s, self.who, code - codes.COUNCIL)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.end_effect(s, names.THE_PACK_SURVIVES)
        hands.start_effect(s, names.THE_PACK_SURVIVES, self.who, code - codes.COUNCIL)
        s.push(GainToken(self.who, NONE, code - codes.COUNCIL))


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


# ---------------------------------------------------------------- in the discard step
class KeepCards(Ability):
    """Patience (not won: up to two other cards) and Ghost (won: one other card) go to hand instead of the pile."""

    __slots__ = ("more",)
    decision = codes.KEEP_CARDS
    verbs = (codes.AREA, codes.AREA_BLANK)

    def __init__(self, who: int = NOBODY, more: int = 0) -> None:
        super().__init__(who)
        self.more = more  # so many cards may still be kept

    def copy(self) -> KeepCards:
        other = self.__class__(self.who, self.more)
        other.at = self.at
        return other

    def candidates(self, s: SojuszeState) -> list[int]:
        area = s.areas[self.who]
        return [area_code(self.who, e) for e in area] if self.more and self.card in area else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        rule = forbids_own_card(s, self.who, code)
        if rule:
            return rule
        entry = area_choice(code)[1]
        return "SOJ-TEXT.16" if entry == self.card else shield(s, self.who, self.who, entry, RETURNED)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.return_to_hand(s, self.who, area_choice(code)[1])
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
