"""Triumph abilities, one block each (SOJ-TRI, SOJ-AMB.7): after the winner is known, after placing, when discarding.

Pulling the Strings, Long-Laid Plan and the placing part of The Pack Survives only bind where the winner puts things:
they are read by GainToken and ClaimAlly.
"""

from __future__ import annotations

from greathall.games.sojusze.cards.common import (
    Ability,
    Effect,
    GainToken,
    area_choice,
    area_code,
    without_doubles,
)
from greathall.games.sojusze.cards.events import PurpleWedding, TourneyOfTheHand
from greathall.games.sojusze.cards.standard import OathOfFealty, RoyalFavour
from greathall.games.sojusze.codes import (
    COUNCIL,
    KEEP_CARDS,
    KILL,
    KILL_ALLY,
    PICK_COUNCIL,
    RAISE,
    RAISE_ALLY,
    TAKE_TOKEN_FROM,
)
from greathall.games.sojusze.councils import own_councils
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.names import (
    BACKUP_PLAN,
    BLOOD_MAGIC,
    BLOOD_OF_THE_DRAGON,
    BRIBERY,
    GHOST,
    MATCHMAKER,
    OATH_OF_FEALTY,
    PATIENCE,
    PURPLE_WEDDING,
    REAVING,
    ROYAL_FAVOUR,
    SHADOW_ASSASSIN,
    STRANGLER,
    THE_PACK_SURVIVES,
    TOURNEY_OF_THE_HAND,
)
from greathall.games.sojusze.ops import allies, hands, tokens
from greathall.games.sojusze.shields import RETURNED, can_kill, tokens_free, touchable
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.kernel.state import Frame


class BriberyReturns(Effect):
    """The leader in whose area it lies takes it into their hand."""

    __slots__ = ()
    card = BRIBERY

    def do(self, s: SojuszeState) -> None:
        if touchable(s, self.who, self.who, BRIBERY, RETURNED):
            hands.return_to_hand(s, self.who, BRIBERY)


class Reaving(Ability):
    """If you did not win: move a token from a council of the winner to one of yours. It must change council."""

    __slots__ = ()
    card = REAVING
    decision = TAKE_TOKEN_FROM

    def options(self, s: SojuszeState) -> list[int]:
        if not tokens_free(s):
            return []
        return [COUNCIL + c for c in own_councils(s, s.winner) if s.tokens[c]]

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(ReavingLands(self.who, code - COUNCIL))


class ReavingLands(Ability):
    """who says in which of their councils, other than a, the token lands."""

    __slots__ = ()
    card = REAVING
    decision = PICK_COUNCIL

    def options(self, s: SojuszeState) -> list[int]:
        return [COUNCIL + c for c in own_councils(s, self.who) if c != self.a]

    def chosen(self, s: SojuszeState, code: int) -> None:
        tokens.shift(s, self.a, code - COUNCIL)


class ShadowAssassin(Ability):
    """If you did not win, you may kill the current ally; it is then not claimed."""

    __slots__ = ()
    card = SHADOW_ASSASSIN
    decision = KILL_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return [KILL + s.current] if s.current != NONE and can_kill(s, True) else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill_current(s)


class BloodMagic(Ability):
    """If you won, you may kill the current ally instead of claiming it, and claim another one from the dead pile."""

    __slots__ = ()
    card = BLOOD_MAGIC
    decision = RAISE_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return [RAISE + a for a in s.dead] if s.current != NONE and can_kill(s, True) else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        from greathall.games.sojusze.flow.claiming import ClaimAlly

        allies.kill_current(s)
        allies.leave_dead(s, code - RAISE)
        s.push(ClaimAlly(self.who, code - RAISE, 1))


class Strangler(Ability):
    """If you did not win, you may kill an ally of power 3 or less in a council of the winner."""

    __slots__ = ()
    card = STRANGLER
    decision = KILL_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        if not can_kill(s, True):
            return []
        return [KILL + a for c in own_councils(s, s.winner) for a in s.councils[c] if POWER[a] <= 3]

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - KILL)


class BloodOfTheDragon(Effect):
    """If you won, gain one more token; then look at all tokens in one of your councils."""

    __slots__ = ()
    card = BLOOD_OF_THE_DRAGON

    def do(self, s: SojuszeState) -> None:
        s.push(DragonLooks(self.who))
        s.push(GainToken(self.who))


class DragonLooks(Ability):
    """who looks at the tokens in one of their councils."""

    __slots__ = ()
    card = BLOOD_OF_THE_DRAGON
    decision = PICK_COUNCIL

    def options(self, s: SojuszeState) -> list[int]:
        return [COUNCIL + c for c in own_councils(s, self.who) if s.tokens[c]]

    def chosen(self, s: SojuszeState, code: int) -> None:
        tokens.look(s, self.who, code - COUNCIL)


def pack_councils(s: SojuszeState, winner: int) -> list[int]:
    """The Pack Survives: the council with more allies, both if equal."""
    left, right = own_councils(s, winner)
    more = len(s.councils[left]) - len(s.councils[right])
    return [left] if more > 0 else [right] if more < 0 else [left, right]


class ThePackSurvives(Ability):
    """If you won: a token in the council with more allies, counted when the winner was known (see Settling); the
    current ally is bound there too, by PlaceAlly. Of two equal councils you choose."""

    __slots__ = ()
    card = THE_PACK_SURVIVES
    decision = PICK_COUNCIL

    def options(self, s: SojuszeState) -> list[int]:
        for card, you, council in s.effects:
            if card == THE_PACK_SURVIVES and you == self.who:
                if council < 2 * s.n:
                    return [COUNCIL + council % s.n]
                return [COUNCIL + c for c in own_councils(s, self.who)]
        return []

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.end_effect(s, THE_PACK_SURVIVES)
        hands.start_effect(s, THE_PACK_SURVIVES, self.who, code - COUNCIL)
        s.push(GainToken(self.who, 0, 1 + code - COUNCIL))


class Matchmaker(Effect):
    """If you won: after placing the current ally, reveal the next one and claim it as well."""

    __slots__ = ()
    card = MATCHMAKER

    def do(self, s: SojuszeState) -> None:
        from greathall.games.sojusze.flow.claiming import ClaimAlly

        ally = allies.reveal_next(s)
        if ally != NONE:
            allies.tell_revealed(s, self.who, ally)
            s.push(ClaimAlly(self.who, ally, 1))


# Whose card does something: the winner's (True), another leader's (False), anybody's (None).
WHEN_KNOWN: dict[int, tuple[bool | None, type[Frame[SojuszeState]]]] = {
    ROYAL_FAVOUR: (True, RoyalFavour),
    OATH_OF_FEALTY: (False, OathOfFealty),
    BRIBERY: (None, BriberyReturns),
    TOURNEY_OF_THE_HAND: (None, TourneyOfTheHand),
    REAVING: (False, Reaving),
    SHADOW_ASSASSIN: (False, ShadowAssassin),
    BLOOD_MAGIC: (True, BloodMagic),
    STRANGLER: (False, Strangler),
    BLOOD_OF_THE_DRAGON: (True, BloodOfTheDragon),
    THE_PACK_SURVIVES: (True, ThePackSurvives),
}
AFTER_PLACING: dict[int, tuple[bool | None, type[Frame[SojuszeState]]]] = {
    MATCHMAKER: (True, Matchmaker),
    PURPLE_WEDDING: (False, PurpleWedding),
}


# ---------------------------------------------------------------- in the discard step
class KeepCards(Ability):
    """Patience (not won: up to two other cards) and Ghost (won: one other card) go to hand instead of the pile.
    a: how many more; b: the card whose ability this is."""

    __slots__ = ()
    decision = KEEP_CARDS

    def options(self, s: SojuszeState) -> list[int]:
        you = self.who
        if self.a == 0 or self.b not in s.areas[you]:
            return []
        return without_doubles(
            [area_code(you, e) for e in s.areas[you] if e != self.b and touchable(s, you, you, e, RETURNED)]
        )

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.return_to_hand(s, self.who, area_choice(code)[1])
        s.push(type(self)(self.who, self.a - 1, self.b))


class Patience(KeepCards):
    """You may."""

    __slots__ = ()
    card = PATIENCE
    optional = True


class Ghost(KeepCards):
    """You must."""

    __slots__ = ()
    card = GHOST


def when_discarding(s: SojuszeState, seat: int) -> None:
    """SOJ-AMB.7: what replaces discarding, for one leader."""
    area = s.areas[seat]
    if GHOST in area and seat == s.winner:
        s.push(Ghost(seat, 1, GHOST))
    if seat != s.winner:
        if PATIENCE in area:
            s.push(Patience(seat, 2, PATIENCE))
        for e in area:
            if e == BACKUP_PLAN and touchable(s, seat, seat, e, RETURNED):
                hands.return_to_hand(s, seat, e)
