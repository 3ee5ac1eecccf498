"""Allies whose "when claimed" ability is about councils, tokens and other allies, one block each (SOJ-CLAIM.5)."""

from __future__ import annotations

from greathall.games.sojusze.cards.common import (
    Ability,
    Effect,
    GainToken,
    all_allies,
    hand_codes,
    kill_codes,
    neighbours,
    without_doubles,
)
from greathall.games.sojusze.cards.standard import shift_codes, shift_token
from greathall.games.sojusze.codes import (
    COUNCIL,
    DISCARD,
    DISCARD_CARD,
    KILL,
    KILL_ALLY,
    MOVE,
    MOVE_ALLY,
    NAME,
    NAME_LEADER,
    PICK_COUNCIL,
    RAISE,
    RAISE_ALLY,
    SHIFT,
    SHIFT_TOKEN,
    THEON_MOVES,
)
from greathall.games.sojusze.councils import other_council, own_councils, shared_with, where
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.names import (
    ARYA_STARK,
    BRAN_STARK,
    BRIENNE_OF_TARTH,
    CATELYN_STARK,
    DAVOS_SEAWORTH,
    GREGOR_CLEGANE,
    HODOR,
    JAIME_LANNISTER,
    JOFFREY_BARATHEON,
    JORAH_MORMONT,
    PETYR_BAELISH,
    QYBURN,
    RENLY_BARATHEON,
    ROBB_STARK,
    ROOSE_BOLTON,
    SHAE,
    THEON_GREYJOY,
    TOMMEN_BARATHEON,
    TYWIN_LANNISTER,
    YGRITTE,
)
from greathall.games.sojusze.ops import allies, hands, tokens
from greathall.games.sojusze.shields import can_kill
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.state import Frame


class Shae(Ability):
    """An ally of your choice leaves your other council and joins Shae's."""

    __slots__ = ()
    ally = SHAE
    decision = MOVE_ALLY

    def options(self, s: SojuszeState) -> list[int]:
        here = where(s, SHAE)
        return [MOVE + a for a in s.councils[other_council(s, self.who, here)]]

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.move(s, code - MOVE, where(s, SHAE))


class JoffreyBaratheon(Ability):
    """Kill another ally in the council where he lies."""

    __slots__ = ()
    ally = JOFFREY_BARATHEON
    decision = KILL_ALLY

    def options(self, s: SojuszeState) -> list[int]:
        if not can_kill(s, False):
            return []
        return [KILL + a for a in s.councils[where(s, JOFFREY_BARATHEON)] if a != JOFFREY_BARATHEON]

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - KILL)


class TommenBaratheon(Effect):
    """Gain one more token, in Tommen's council."""

    __slots__ = ()
    ally = TOMMEN_BARATHEON

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who, 1 + where(s, TOMMEN_BARATHEON)))


class TywinLannister(Ability):
    """A neighbour of your choice gains a token."""

    __slots__ = ()
    ally = TYWIN_LANNISTER
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in neighbours(s, self.who)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(GainToken(code - NAME))


class GregorClegane(Ability):
    """Kill an ally of power 2 or less in any council."""

    __slots__ = ()
    ally = GREGOR_CLEGANE
    decision = KILL_ALLY

    def options(self, s: SojuszeState) -> list[int]:
        return kill_codes(all_allies(s, 2)) if can_kill(s, False) else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - KILL)


class Qyburn(Ability):
    """An ally of power 3 or less returns from the dead pile to Qyburn's council; it is placed, not claimed."""

    __slots__ = ()
    ally = QYBURN
    decision = RAISE_ALLY

    def options(self, s: SojuszeState) -> list[int]:
        return [RAISE + a for a in s.dead if POWER[a] <= 3]

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.raise_dead(s, code - RAISE, where(s, QYBURN))


class PetyrBaelish(Ability):
    """Move up to two tokens, each between the two councils of one leader. a: how many were moved."""

    __slots__ = ()
    ally = PETYR_BAELISH
    decision = SHIFT_TOKEN
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return shift_codes(s) if self.a < 2 else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        shift_token(s, code)
        s.push(PetyrBaelish(self.who, self.a + 1))


class BrienneOfTarth(Effect):
    """With Renly, Catelyn or Ser Jaime in her council: gain one more token there."""

    __slots__ = ()
    ally = BRIENNE_OF_TARTH

    def do(self, s: SojuszeState) -> None:
        here = where(s, BRIENNE_OF_TARTH)
        if any([a in s.councils[here] for a in (RENLY_BARATHEON, CATELYN_STARK, JAIME_LANNISTER)]):
            s.push(GainToken(self.who, 1 + here))


class BranStark(Ability):
    """Look at all tokens in one council."""

    __slots__ = ()
    ally = BRAN_STARK
    decision = PICK_COUNCIL

    def options(self, s: SojuszeState) -> list[int]:
        return [COUNCIL + c for c in range(s.n) if s.tokens[c]]

    def chosen(self, s: SojuszeState, code: int) -> None:
        tokens.look(s, self.who, code - COUNCIL)


class AryaStark(Ability):
    """You may discard a card from your hand to kill an ally of power 3 or less."""

    __slots__ = ()
    ally = ARYA_STARK
    decision = DISCARD_CARD
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        if not can_kill(s, False) or not all_allies(s, 3):
            return []
        return hand_codes(s, self.who, DISCARD)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard(s, self.who, code - DISCARD)
        s.push(AryaKills(self.who))


class AryaKills(Ability):
    """who kills an ally of power 3 or less."""

    __slots__ = ()
    ally = ARYA_STARK
    decision = KILL_ALLY

    def options(self, s: SojuszeState) -> list[int]:
        return kill_codes(all_allies(s, 3))

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - KILL)


class Hodor(Effect):
    """With Bran in his council: gain one more token there."""

    __slots__ = ()
    ally = HODOR

    def do(self, s: SojuszeState) -> None:
        here = where(s, HODOR)
        if BRAN_STARK in s.councils[here]:
            s.push(GainToken(self.who, 1 + here))


class TheonGreyjoy(Ability):
    """The neighbour who does not share his council may discard a card to move him to the council shared with you."""

    __slots__ = ()
    ally = THEON_GREYJOY
    decision = THEON_MOVES
    optional = True

    def asked(self, s: SojuszeState) -> int:
        here = where(s, THEON_GREYJOY)
        left, right = neighbours(s, self.who)
        return right if here == self.who else left

    def options(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.asked(s), DISCARD)

    def chosen(self, s: SojuszeState, code: int) -> None:
        them = self.asked(s)
        hands.discard(s, them, code - DISCARD)
        allies.move(s, THEON_GREYJOY, shared_with(s, self.who, them))


class RooseBolton(Ability):
    """If Robb is in any council, you may kill him; if you do, gain one more token."""

    __slots__ = ()
    ally = ROOSE_BOLTON
    decision = KILL_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return [KILL + ROBB_STARK] if where(s, ROBB_STARK) >= 0 and can_kill(s, False) else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, ROBB_STARK)
        s.push(GainToken(self.who))


class DavosSeaworth(Ability):
    """You may move a token from one of your councils to the other."""

    __slots__ = ()
    ally = DAVOS_SEAWORTH
    decision = SHIFT_TOKEN
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return [SHIFT + self.who * 8 + c for c in own_councils(s, self.who) if s.tokens[c]]

    def chosen(self, s: SojuszeState, code: int) -> None:
        shift_token(s, code)


class Ygritte(Ability):
    """You may move an ally of power 3 or less from the council of a neighbour that you do not share into the one you
    share with them."""

    __slots__ = ()
    ally = YGRITTE
    decision = MOVE_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return without_doubles([MOVE + a for p in neighbours(s, self.who) for a in self.reached(s, p)])

    def reached(self, s: SojuszeState, neighbour: int) -> list[int]:
        theirs = other_council(s, neighbour, shared_with(s, self.who, neighbour))
        return [a for a in s.councils[theirs] if POWER[a] <= 3]

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(YgritteMoves(self.who, code - MOVE))


class YgritteMoves(Ability):
    """who says into which shared council ally a goes (with three leaders both neighbours may have it there)."""

    __slots__ = ()
    ally = YGRITTE
    decision = PICK_COUNCIL

    def options(self, s: SojuszeState) -> list[int]:
        here = where(s, self.a)
        return [
            COUNCIL + shared_with(s, self.who, p)
            for p in neighbours(s, self.who)
            if other_council(s, p, shared_with(s, self.who, p)) == here
        ]

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.move(s, self.a, code - COUNCIL)


class JorahMormont(Ability):
    """Show your hand to a neighbour of your choice, then gain one more token."""

    __slots__ = ()
    ally = JORAH_MORMONT
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in neighbours(s, self.who)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.look(s, code - NAME, self.who)
        s.push(GainToken(self.who))


WHEN_CLAIMED: dict[int, type[Frame[SojuszeState]]] = {
    SHAE: Shae,
    JOFFREY_BARATHEON: JoffreyBaratheon,
    TOMMEN_BARATHEON: TommenBaratheon,
    TYWIN_LANNISTER: TywinLannister,
    GREGOR_CLEGANE: GregorClegane,
    QYBURN: Qyburn,
    PETYR_BAELISH: PetyrBaelish,
    BRIENNE_OF_TARTH: BrienneOfTarth,
    BRAN_STARK: BranStark,
    ARYA_STARK: AryaStark,
    HODOR: Hodor,
    THEON_GREYJOY: TheonGreyjoy,
    ROOSE_BOLTON: RooseBolton,
    DAVOS_SEAWORTH: DavosSeaworth,
    YGRITTE: Ygritte,
    JORAH_MORMONT: JorahMormont,
}
