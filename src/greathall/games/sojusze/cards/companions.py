"""Allies whose "when claimed" ability is about councils, tokens and other allies, one block each (SOJ-CLAIM.5)."""

from __future__ import annotations

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.common import (
    Ability,
    AboutAlly,
    Effect,
    all_allies,
    hand_codes,
    kill_codes,
    neighbours,
)
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.cards.standard import shift_token
from greathall.games.sojusze.councils import other_council, own_councils, shared_with, where
from greathall.games.sojusze.ops import allies, hands, tokens
from greathall.games.sojusze.shields import can_kill
from greathall.games.sojusze.state import SojuszeState
from greathall.games.sojusze.targets import (
    allies_in,
    forbids_ally,
    forbids_ally_in,
    forbids_council,
    forbids_dead,
    forbids_from_hand,
    forbids_neighbour,
    forbids_shift,
    forbids_tokens_of,
    shift_choice,
    shift_code,
    shift_codes,
)
from greathall.kernel.state import NOBODY, Frame


class Shae(Ability):
    """An ally of your choice leaves your other council and joins Shae's."""

    __slots__ = ()
    ally = names.SHAE
    decision = codes.MOVE_ALLY
    verbs = (codes.MOVE,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.MOVE + a for a in allies_in(s, self.reach(s))]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_ally_in(s, code - codes.MOVE, self.reach(s))

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        return (other_council(s, self.who, where(s, names.SHAE)),)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.move(s, code - codes.MOVE, where(s, names.SHAE))


class JoffreyBaratheon(Ability):
    """Kill another ally in the council where he lies."""

    __slots__ = ()
    ally = names.JOFFREY_BARATHEON
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return kill_codes(list(s.councils[where(s, names.JOFFREY_BARATHEON)])) if can_kill(s, False) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        if code - codes.KILL == names.JOFFREY_BARATHEON:
            return "SOJ-TEXT.16"
        return forbids_ally_in(s, code - codes.KILL, (where(s, names.JOFFREY_BARATHEON),))

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - codes.KILL)


class TommenBaratheon(Effect):
    """Gain one more token, in Tommen's council."""

    __slots__ = ()
    ally = names.TOMMEN_BARATHEON

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who, where(s, names.TOMMEN_BARATHEON)))


class TywinLannister(Ability):
    """A neighbour of your choice gains a token."""

    __slots__ = ()
    ally = names.TYWIN_LANNISTER
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in neighbours(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_neighbour(s, self.who, code - codes.NAME)

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(GainToken(code - codes.NAME))


class GregorClegane(Ability):
    """Kill an ally of power 2 or less in any council."""

    __slots__ = ()
    ally = names.GREGOR_CLEGANE
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return kill_codes(all_allies(s)) if can_kill(s, False) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_ally(s, code - codes.KILL, 2)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - codes.KILL)


class Qyburn(Ability):
    """An ally of power 3 or less returns from the dead pile to Qyburn's council; it is placed, not claimed."""

    __slots__ = ()
    ally = names.QYBURN
    decision = codes.RAISE_ALLY
    verbs = (codes.RAISE,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.RAISE + a for a in s.dead]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_dead(s, code - codes.RAISE, 3)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.raise_dead(s, code - codes.RAISE, where(s, names.QYBURN))


class PetyrBaelish(Ability):
    """Move up to two tokens, each between the two councils of one leader."""

    __slots__ = ("moved",)
    ally = names.PETYR_BAELISH
    decision = codes.SHIFT_TOKEN
    verbs = (codes.SHIFT,)
    plain = True
    optional = True

    def __init__(self, who: int = NOBODY, moved: int = 0) -> None:
        super().__init__(who)
        self.moved = moved  # so many tokens

    def copy(self) -> PetyrBaelish:
        other = PetyrBaelish(self.who, self.moved)
        other.at = self.at
        return other

    def candidates(self, s: SojuszeState) -> list[int]:
        return shift_codes(s) if self.moved < 2 else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_shift(s, code)

    def chosen(self, s: SojuszeState, code: int) -> None:
        shift_token(s, code)
        s.push(PetyrBaelish(self.who, self.moved + 1))


class BrienneOfTarth(Effect):
    """With Renly, Catelyn or Ser Jaime in her council: gain one more token there."""

    __slots__ = ()
    ally = names.BRIENNE_OF_TARTH

    def do(self, s: SojuszeState) -> None:
        here = where(s, names.BRIENNE_OF_TARTH)
        if any([a in s.councils[here] for a in (names.RENLY_BARATHEON, names.CATELYN_STARK, names.JAIME_LANNISTER)]):
            s.push(GainToken(self.who, here))


class BranStark(Ability):
    """Look at all tokens in one council."""

    __slots__ = ()
    ally = names.BRAN_STARK
    decision = codes.PICK_COUNCIL
    verbs = (codes.COUNCIL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.COUNCIL + c for c in range(s.n)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_tokens_of(s, code - codes.COUNCIL)

    def chosen(self, s: SojuszeState, code: int) -> None:
        tokens.look(s, self.who, code - codes.COUNCIL)


class AryaStark(Ability):
    """You may discard a card from your hand to kill an ally of power 3 or less."""

    __slots__ = ()
    ally = names.ARYA_STARK
    decision = codes.DISCARD_CARD
    verbs = (codes.DISCARD,)
    plain = True
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        if not can_kill(s, False) or not AryaKills(self.who).options(s):
            return []
        return hand_codes(s, self.who, codes.DISCARD)

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_from_hand(s, self.who, code - codes.DISCARD, self.who)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard(s, self.who, code - codes.DISCARD)
        s.push(AryaKills(self.who))


class AryaKills(Ability):
    """who kills an ally of power 3 or less."""

    __slots__ = ()
    ally = names.ARYA_STARK
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return kill_codes(all_allies(s))

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_ally(s, code - codes.KILL, 3)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - codes.KILL)


class Hodor(Effect):
    """With Bran in his council: gain one more token there."""

    __slots__ = ()
    ally = names.HODOR

    def do(self, s: SojuszeState) -> None:
        here = where(s, names.HODOR)
        if names.BRAN_STARK in s.councils[here]:
            s.push(GainToken(self.who, here))


class TheonGreyjoy(Ability):
    """The neighbour who does not share his council may discard a card to move him to the council shared with you."""

    __slots__ = ()
    ally = names.THEON_GREYJOY
    decision = codes.THEON_MOVES
    verbs = (codes.DISCARD,)
    plain = True
    optional = True

    def asked(self, s: SojuszeState) -> int:
        here = where(s, names.THEON_GREYJOY)
        left, right = neighbours(s, self.who)
        return right if here == self.who else left

    def candidates(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.asked(s), codes.DISCARD)

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_from_hand(s, self.asked(s), code - codes.DISCARD, self.asked(s))

    def chosen(self, s: SojuszeState, code: int) -> None:
        them = self.asked(s)
        hands.discard(s, them, code - codes.DISCARD)
        allies.move(s, names.THEON_GREYJOY, shared_with(s, self.who, them))


class RooseBolton(Ability):
    """If Robb is in any council, you may kill him; if you do, gain one more token."""

    __slots__ = ()
    ally = names.ROOSE_BOLTON
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.KILL + names.ROBB_STARK] if can_kill(s, False) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        if code - codes.KILL != names.ROBB_STARK:
            return "SOJ-TEXT.16"
        return forbids_ally(s, names.ROBB_STARK)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, names.ROBB_STARK)
        s.push(GainToken(self.who))


class DavosSeaworth(Ability):
    """You may move a token from one of your councils to the other."""

    __slots__ = ()
    ally = names.DAVOS_SEAWORTH
    decision = codes.SHIFT_TOKEN
    verbs = (codes.SHIFT,)
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [shift_code(self.who, c) for c in own_councils(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        rule = forbids_shift(s, code)
        if rule:
            return rule
        return "" if shift_choice(code)[0] == self.who else "SOJ-TEXT.17"

    def chosen(self, s: SojuszeState, code: int) -> None:
        shift_token(s, code)


class Ygritte(Ability):
    """You may move an ally of power 3 or less from the council of a neighbour that you do not share into the one you
    share with them."""

    __slots__ = ()
    ally = names.YGRITTE
    decision = codes.MOVE_ALLY
    verbs = (codes.MOVE,)
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.MOVE + a for p in neighbours(s, self.who) for a in s.councils[self.reach(s, p)]]

    def forbids(self, s: SojuszeState, code: int) -> str:
        reach = tuple([self.reach(s, p) for p in neighbours(s, self.who)])
        return forbids_ally_in(s, code - codes.MOVE, reach, 3)

    def reach(self, s: SojuszeState, neighbour: int) -> int:
        """The council of a neighbour that is not shared with you."""
        return other_council(s, neighbour, shared_with(s, self.who, neighbour))

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(YgritteMoves(self.who, code - codes.MOVE))


class YgritteMoves(AboutAlly):
    """who says into which shared council the ally goes (with three leaders both neighbours may have it there)."""

    __slots__ = ()
    ally = names.YGRITTE
    decision = codes.PICK_COUNCIL
    verbs = (codes.COUNCIL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.COUNCIL + shared_with(s, self.who, p) for p in neighbours(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        council = code - codes.COUNCIL
        rule = forbids_council(s, self.who, council)
        if rule:
            return rule
        here = where(s, self.about)
        for p in neighbours(s, self.who):
            if shared_with(s, self.who, p) == council and other_council(s, p, council) == here:
                return ""
        return "SOJ-CNCL.3"

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.move(s, self.about, code - codes.COUNCIL)


class JorahMormont(Ability):
    """Show your hand to a neighbour of your choice, then gain one more token."""

    __slots__ = ()
    ally = names.JORAH_MORMONT
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in neighbours(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_neighbour(s, self.who, code - codes.NAME)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.look(s, code - codes.NAME, self.who)
        s.push(GainToken(self.who))


WHEN_CLAIMED: dict[int, type[Frame[SojuszeState]]] = {
    names.SHAE: Shae,
    names.JOFFREY_BARATHEON: JoffreyBaratheon,
    names.TOMMEN_BARATHEON: TommenBaratheon,
    names.TYWIN_LANNISTER: TywinLannister,
    names.GREGOR_CLEGANE: GregorClegane,
    names.QYBURN: Qyburn,
    names.PETYR_BAELISH: PetyrBaelish,
    names.BRIENNE_OF_TARTH: BrienneOfTarth,
    names.BRAN_STARK: BranStark,
    names.ARYA_STARK: AryaStark,
    names.HODOR: Hodor,
    names.THEON_GREYJOY: TheonGreyjoy,
    names.ROOSE_BOLTON: RooseBolton,
    names.DAVOS_SEAWORTH: DavosSeaworth,
    names.YGRITTE: Ygritte,
    names.JORAH_MORMONT: JorahMormont,
}
