"""Allies whose "when claimed" ability is about councils, tokens and other allies, one block each (SOJ-CLAIM.5)."""

from __future__ import annotations

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.choices import (
    AboutAlly,
    DeadAlly,
    HandCard,
    KillsAlly,
    MovesAlly,
    Neighbour,
    OneCouncil,
    ShiftsToken,
)
from greathall.games.sojusze.cards.common import Effect, by_ally, neighbours, without_doubles
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.councils import other_council, shared_with, where
from greathall.games.sojusze.ops import allies, hands, tokens
from greathall.games.sojusze.state import SojuszeState
from greathall.games.sojusze.targets import forbids_tokens_of, shift_choice
from greathall.kernel.state import NOBODY


class Shae(MovesAlly):
    """An ally of your choice leaves your other council and joins Shae's."""

    __slots__ = ()
    ally = names.SHAE

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        return (other_council(s, self.who, where(s, names.SHAE)),)

    def chosen(self, s: SojuszeState, target: int) -> None:
        allies.move(s, target, where(s, names.SHAE))


class JoffreyBaratheon(KillsAlly):
    """Kill another ally in the council where he lies."""

    __slots__ = ()
    ally = names.JOFFREY_BARATHEON
    plain = False

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        return (where(s, names.JOFFREY_BARATHEON),)

    def forbids(self, s: SojuszeState, target: int) -> str:
        return "SOJ-TEXT.16" if target == names.JOFFREY_BARATHEON else KillsAlly.forbids(self, s, target)


class TommenBaratheon(Effect):
    """Gain one more token, in Tommen's council."""

    __slots__ = ()
    ally = names.TOMMEN_BARATHEON

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who, where(s, names.TOMMEN_BARATHEON)))


class TywinLannister(Neighbour):
    """A neighbour of your choice gains a token."""

    __slots__ = ()
    ally = names.TYWIN_LANNISTER
    plain = True

    def chosen(self, s: SojuszeState, target: int) -> None:
        s.push(GainToken(target))


class GregorClegane(KillsAlly):
    """Kill an ally of power 2 or less in any council."""

    __slots__ = ()
    ally = names.GREGOR_CLEGANE
    most = 2


class Qyburn(DeadAlly):
    """An ally of power 3 or less returns from the dead pile to Qyburn's council; it is placed, not claimed."""

    __slots__ = ()
    ally = names.QYBURN
    most = 3

    def chosen(self, s: SojuszeState, target: int) -> None:
        allies.raise_dead(s, target, where(s, names.QYBURN))


class PetyrBaelish(ShiftsToken):
    """Move up to two tokens, each between the two councils of one leader."""

    __slots__ = ("moved",)
    ally = names.PETYR_BAELISH
    optional = True

    def __init__(self, who: int = NOBODY, moved: int = 0) -> None:
        super().__init__(who)
        self.moved = moved  # so many tokens

    def copy(self) -> PetyrBaelish:
        other = PetyrBaelish(self.who, self.moved)
        other.at = self.at
        return other

    def candidates(self, s: SojuszeState) -> list[int]:
        return ShiftsToken.candidates(self, s) if self.moved < 2 else []

    def chosen(self, s: SojuszeState, target: int) -> None:
        ShiftsToken.chosen(self, s, target)
        s.push(PetyrBaelish(self.who, self.moved + 1))


class BrienneOfTarth(Effect):
    """With Renly, Catelyn or Ser Jaime in her council: gain one more token there."""

    __slots__ = ()
    ally = names.BRIENNE_OF_TARTH

    def do(self, s: SojuszeState) -> None:
        here = where(s, names.BRIENNE_OF_TARTH)
        if any([a in s.councils[here] for a in (names.RENLY_BARATHEON, names.CATELYN_STARK, names.JAIME_LANNISTER)]):
            s.push(GainToken(self.who, here))


class BranStark(OneCouncil):
    """Look at all tokens in one council."""

    __slots__ = ()
    ally = names.BRAN_STARK

    def candidates(self, s: SojuszeState) -> list[int]:
        return list(range(s.n))

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_tokens_of(s, target)

    def chosen(self, s: SojuszeState, target: int) -> None:
        tokens.look(s, self.who, target)


class AryaStark(HandCard):
    """You may discard a card from your hand to kill an ally of power 3 or less."""

    __slots__ = ()
    ally = names.ARYA_STARK
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return HandCard.options(self, s) if AryaKills(self.who).options(s) else []

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.discard(s, self.who, target)
        s.push(AryaKills(self.who))


class AryaKills(KillsAlly):
    """who kills an ally of power 3 or less."""

    __slots__ = ()
    ally = names.ARYA_STARK
    most = 3


class Hodor(Effect):
    """With Bran in his council: gain one more token there."""

    __slots__ = ()
    ally = names.HODOR

    def do(self, s: SojuszeState) -> None:
        here = where(s, names.HODOR)
        if names.BRAN_STARK in s.councils[here]:
            s.push(GainToken(self.who, here))


class TheonGreyjoy(HandCard):
    """The neighbour who does not share his council may discard a card to move him to the council shared with you."""

    __slots__ = ()
    ally = names.THEON_GREYJOY
    decision = codes.THEON_MOVES
    optional = True

    def asked(self, s: SojuszeState) -> int:
        here = where(s, names.THEON_GREYJOY)
        left, right = neighbours(s, self.who)
        return right if here == self.who else left

    def chosen(self, s: SojuszeState, target: int) -> None:
        them = self.asked(s)
        hands.discard(s, them, target)
        allies.move(s, names.THEON_GREYJOY, shared_with(s, self.who, them))


class RooseBolton(KillsAlly):
    """If Robb is in any council, you may kill him; if you do, gain one more token."""

    __slots__ = ()
    ally = names.ROOSE_BOLTON
    optional = True
    plain = False

    def forbids(self, s: SojuszeState, target: int) -> str:
        return KillsAlly.forbids(self, s, target) if target == names.ROBB_STARK else "SOJ-TEXT.16"

    def chosen(self, s: SojuszeState, target: int) -> None:
        allies.kill(s, target)
        s.push(GainToken(self.who))


class DavosSeaworth(ShiftsToken):
    """You may move a token from one of your councils to the other."""

    __slots__ = ()
    ally = names.DAVOS_SEAWORTH
    plain = False
    optional = True

    def forbids(self, s: SojuszeState, target: int) -> str:
        return ShiftsToken.forbids(self, s, target) or ("" if shift_choice(target)[0] == self.who else "SOJ-TEXT.17")


class Ygritte(MovesAlly):
    """You may move an ally of power 3 or less from the council of a neighbour that you do not share into the one you
    share with them."""

    __slots__ = ()
    ally = names.YGRITTE
    optional = True
    most = 3

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        apart = [other_council(s, p, shared_with(s, self.who, p)) for p in neighbours(s, self.who)]
        return tuple(without_doubles(apart))

    def chosen(self, s: SojuszeState, target: int) -> None:
        s.push(YgritteMoves(self.who, target))


class YgritteMoves(AboutAlly):
    """who says into which shared council the ally goes (with three leaders both neighbours may have it there)."""

    __slots__ = ()
    ally = names.YGRITTE

    def forbids(self, s: SojuszeState, target: int) -> str:
        rule = AboutAlly.forbids(self, s, target)
        if rule:
            return rule
        here = where(s, self.about)
        for p in neighbours(s, self.who):
            if shared_with(s, self.who, p) == target and other_council(s, p, target) == here:
                return ""
        return "SOJ-CNCL.3"


class JorahMormont(Neighbour):
    """Show your hand to a neighbour of your choice, then gain one more token."""

    __slots__ = ()
    ally = names.JORAH_MORMONT
    plain = True

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.look(s, target, self.who)
        s.push(GainToken(self.who))


WHEN_CLAIMED = by_ally(
    Shae, JoffreyBaratheon, TommenBaratheon, TywinLannister, GregorClegane, Qyburn, PetyrBaelish, BrienneOfTarth,
    BranStark, AryaStark, Hodor, TheonGreyjoy, RooseBolton, DavosSeaworth, Ygritte, JorahMormont,
)  # fmt: skip
