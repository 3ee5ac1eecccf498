"""House Martell, one block per card."""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.cardgame import board, challenges, happenings
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import REACTION, Ability
from greathall.games.cardgame.codes import E_PUT_INTO_PLAY, PASS, TARGET
from greathall.games.cardgame.codes import TYPE as A_TYPE
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import KNEEL_THIS, SACRIFICE_THIS, gold
from greathall.games.cardgame.effects import faction_power, gain_power, margin, return_to_hand, targets
from greathall.games.cardgame.flow.choosing import Choice, ChoiceAboutCard, ChoiceAboutSeat
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.happenings import H_DECLARED, H_ENTERS, Happening, bit
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.cardgame.reasons import RESTRICTED
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import combat, reckon, sides
from greathall.games.lcg.book import register
from greathall.games.lcg.codes import BOTTOM, D_LOOK, D_NAME
from greathall.games.lcg.data import COST, FACTION_OF, TYPE, trait
from greathall.games.lcg.effects import name_type, participating, send_home
from greathall.games.lcg.flow.entering import as_duplicate, can_be_put_into_play
from greathall.games.lcg.names import CALLED, INTIMIDATE, MARTELL
from greathall.games.lcg.shapes import AS_DEFENDER, AfterLosing, AfterWinning, CheaperCard, CheaperCharacter
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY, Frame

HOUSE_DAYNE: Final = trait("House Dayne")


class AreoHotah(Ability[LcgState]):
    """Reaction: after he enters play during a challenge, choose a participating character: it is removed from it."""

    type = REACTION
    listens = bit(H_ENTERS)
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c and bool(s.challenge)

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(participating(s, board.all_characters(s)))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        send_home(s, picked[0] - TARGET)


# ---------------------------------------------------------------- Arianne Martell
def _guests(s: LcgState, seat: int) -> list[int]:
    """Characters in hand of printed cost 5 or less that can come into play; of several copies one."""
    out: list[int] = []
    for c in s.hand[seat]:
        d = s.design[c]
        if TYPE[d] != n.CHARACTER or COST[d] > 5 or not can_be_put_into_play(s, c, seat):
            continue
        if not any([s.design[x] == d for x in out]):
            out.append(c)
    return out


class ArianneMartell(Ability[LcgState]):
    """Action: put a character of printed cost 5 or less from your hand into play, no target. Then return her to your
    hand; she cannot be saved. Once a phase."""

    limit = 1
    per = n.U_PHASE

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(_guests(s, seat))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(ArianneInvites(seat, c))


class ArianneInvites(ChoiceAboutCard[LcgState]):
    """who: the controller of Arianne; card: Arianne.

    Coming into play and going back are one occurrence, so that reactions to both share a window (AMB-05)."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return targets(_guests(s, self.who))

    def chosen(self, s: LcgState, code: int) -> None:
        guest, seat = code - TARGET, self.who
        cards.know(s, guest, (1 << s.n) - 1)
        of = as_duplicate(s, seat, guest)
        if of != NONE:
            cards.become_duplicate(s, guest, of)
            told = [happenings.duplicated(guest, seat, n.BY_EFFECT)]
        else:
            cards.enter_play(s, guest, seat, n.BY_EFFECT)
            cards.tell(s, (E_PUT_INTO_PLAY, EVERYONE, seat, s.design[guest]))
            told = [happenings.enters(guest, seat, n.BY_EFFECT)]
        if s.zone[self.card] == n.PLAY:
            told.append(happenings.returned(self.card, s.ctrl[self.card], happenings.CANNOT_BE_SAVED))
        happen(s, *told)


# ---------------------------------------------------------------- icons gained and lost
class NamesIcon(Choice[LcgState]):
    """who names a challenge icon. Icons are counted, so one a character has may be gained and one it lacks lost
    (AMB-24)."""

    __slots__ = ("card", "gains")
    decision: ClassVar[int] = D_NAME

    def __init__(self, who: int = NOBODY, card: int = NONE, gains: bool = True) -> None:
        super().__init__(who)
        self.card = card
        self.gains = gains  # or does it lose the icon?

    def copy(self) -> NamesIcon:
        other = NamesIcon(self.who, self.card, self.gains)
        other.at = self.at
        return other

    def options(self, s: LcgState) -> list[int]:
        return [A_TYPE + n.MILITARY, A_TYPE + n.INTRIGUE, A_TYPE + n.POWER]

    def chosen(self, s: LcgState, code: int) -> None:
        name_type(s, self.who, code - A_TYPE)
        change = lasting.gain_icon if self.gains else lasting.lose_icon
        change(s, self.card, code - A_TYPE, until=n.U_PHASE)


class EdricDayne(Ability[LcgState]):
    """Action: pay 1 gold; he gains a challenge icon of your choice until the end of the phase."""

    costs = gold(1)

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(NamesIcon(seat, c, gains=True))


class MaesterCaleotte(AfterLosing):
    """Reaction: after you lose a challenge in which he participates, choose a character: it loses a challenge icon of
    your choice until the end of the phase."""

    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return super().when(s, c, seat, h) and bool(s.flags[c] & n.PARTICIPATING)

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(board.all_characters(s))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(NamesIcon(seat, picked[0] - TARGET, gains=False))


class Confinement(Ability[LcgState]):
    """Action: choose a character of STR 4 or less: it loses one icon of each type until the end of the phase."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.all_characters(s) if board.strength(s, x) <= 4])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        found = picked[0] - TARGET
        if s.zone[found] == n.PLAY:  # Bran Stark may be gone, and his cancel cancelled
            for type_ in (n.MILITARY, n.INTRIGUE, n.POWER):
                lasting.lose_icon(s, found, type_, until=n.U_PHASE)


# ---------------------------------------------------------------- others in play
class TheRedViper(AfterWinning):
    """Reaction: after you win a challenge in which he attacks, he gains 1 power for every 5 STR you won it by."""

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return super().when(s, c, seat, h) and bool(s.flags[c] & n.ATTACKING) and margin(s) >= 5

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        if s.zone[c] == n.PLAY:
            gain_power(s, c, margin(s) // 5)


class DornishParamour(Ability[LcgState]):
    """Reaction: after she is declared as an attacker, choose a character of the defending player: it must be declared
    as a defender in this challenge if able. It may yet become able, so any character can be chosen."""

    type = REACTION
    listens = bit(H_DECLARED)
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.characters(s, challenges.defender(s)) if not s.flags[x] & CALLED])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.flag(s, picked[0] - TARGET, CALLED)


class GreenbloodTrader(Ability[LcgState]):
    """Reaction: after this enters play, look at the top 2 cards of your deck. Take at most one of them into your hand
    and put the rest on the bottom in any order."""

    type = REACTION
    listens = bit(H_ENTERS)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.deck[seat])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(TraderLooks(seat, min(LOOKED_AT, len(s.deck[seat]))))


# Steps of TraderLooks besides BEGIN.
TO_HAND: Final = 1
LOWEST: Final = 2
LOOKED_AT: Final = 2  # cards


class TraderLooks(Frame[LcgState]):
    """who looks at the top cards of their deck; one may go to hand, the others go to the bottom."""

    __slots__ = ("count",)

    def __init__(self, who: int = NOBODY, count: int = 0) -> None:
        super().__init__(who)
        self.count = count  # of the cards looked at that are still on top

    def copy(self) -> TraderLooks:
        other = TraderLooks(self.who, self.count)
        other.at = self.at
        return other

    def run(self, s: LcgState) -> None:
        if self.at == BEGIN:
            for c in self.seen(s):
                cards.know(s, c, 1 << self.who)
            self.at = TO_HAND
            self.ask(s)
            return
        lowest = NONE
        if self.at == LOWEST:
            lowest = s.answer - BOTTOM
        elif s.answer != PASS:
            cards.take_into_hand(s, self.who, s.answer - TARGET, False)
            self.count -= 1
        elif self.count == LOOKED_AT:
            self.at = LOWEST
            self.ask(s)
            return
        rest = self.seen(s)
        s.done()
        for c in rest:
            if c != lowest:
                cards.to_bottom(s, c)
        if lowest != NONE:
            cards.to_bottom(s, lowest)

    def seen(self, s: LcgState) -> list[int]:
        deck = s.deck[self.who]
        return list(deck[len(deck) - self.count :])

    def ask(self, s: LcgState) -> None:
        if self.at == TO_HAND:
            s.ask(self.who, D_LOOK, [PASS, *targets(self.seen(s))])
        else:
            s.ask(self.who, D_LOOK, [BOTTOM + c for c in self.seen(s)])


class GhastonGrey(AfterLosing):
    """Reaction: after you lose a challenge as defender, kneel and sacrifice this to return an attacking character, no
    target, to its owner's hand; it cannot be saved."""

    side = AS_DEFENDER
    costs = KNEEL_THIS + SACRIFICE_THIS

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(sides.attacking(s))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(GhastonTakes(seat))


class GhastonTakes(Choice[LcgState]):
    """who: the controller of Ghaston Grey."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return targets(sides.attacking(s))

    def chosen(self, s: LcgState, code: int) -> None:
        return_to_hand(s, code - TARGET, saves=False)


class Sunspear(AfterLosing):
    """Reaction: after you lose a challenge as defender, kneel this; the claim of your revealed plot is 1 higher in
    challenges of that type until the end of the phase."""

    side = AS_DEFENDER
    costs = KNEEL_THIS

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.change_claim(s, seat, challenge=h.challenge(), by=1, until=n.U_PHASE)


# ---------------------------------------------------------------- events
class DoransGame(AfterWinning):
    """Reaction: after you win an intrigue challenge by 5 or more STR, 1 power for your faction per plot in your used
    pile. Once a challenge."""

    challenge = n.INTRIGUE
    maximum = 1
    max_per = n.U_CHALLENGE

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return super().when(s, c, seat, h) and margin(s) >= 5

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.used[seat])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        faction_power(s, seat, len(s.used[seat]))


class UnbowedUnbentUnbroken(AfterLosing):
    """Reaction, only while you are not the first player: after you lose a challenge as defender, name a challenge type;
    the winner cannot initiate challenges of that type until the end of the phase. Once a challenge."""

    side = AS_DEFENDER
    maximum = 1
    max_per = n.U_CHALLENGE
    not_allowed = RESTRICTED

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return s.first != seat

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(NamesForbidden(seat, h.winner()))


class NamesForbidden(ChoiceAboutSeat[LcgState]):
    """who names a challenge type that a seat may not initiate."""

    __slots__ = ()
    decision: ClassVar[int] = D_NAME

    def options(self, s: LcgState) -> list[int]:
        return [A_TYPE + n.MILITARY, A_TYPE + n.INTRIGUE, A_TYPE + n.POWER]

    def does_nothing(self, s: LcgState, code: int) -> bool:
        return combat.challenges_left(s, self.seat, code - A_TYPE) <= 0

    def chosen(self, s: LcgState, code: int) -> None:
        name_type(s, self.who, code - A_TYPE)
        lasting.forbid_challenge(s, self.seat, code - A_TYPE, until=n.U_PHASE)


# ---------------------------------------------------------------- constant abilities
class DoranMartell(Constant[LcgState]):
    """Each other Martell Lord or Lady you control has +1 STR per plot in your used pile."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        if c == this or s.ctrl[this] != s.ctrl[c] or FACTION_OF[s.design[c]] != MARTELL:
            return 0
        return len(s.used[s.ctrl[this]]) if reckon.has_trait(s, c, reckon.LORD_OR_LADY) else 0


class ObaraSand(Constant[LcgState]):
    """She may be declared as a defender in power challenges without the icon, and kneeling."""

    def defends_kneeling(self, s: LcgState, this: int, c: int, type_: int) -> bool:
        return c == this and type_ == n.POWER


class PalaceSpearman(Constant[LcgState]):
    """Has an intrigue icon while you are not the first player."""

    def icons(self, s: LcgState, this: int, c: int) -> int:
        return 1 << n.INTRIGUE if c == this and s.ctrl[c] != s.first else 0


class Dawn(Constant[LcgState]):
    """The attached character has +1 STR per plot in your used pile, and intimidate if it is of House Dayne."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return len(s.used[s.ctrl[this]]) if s.host[this] == c else 0

    def grows_with_plots(self, s: LcgState, this: int) -> int:
        return s.host[this]

    def keywords(self, s: LcgState, this: int, c: int) -> int:
        return INTIMIDATE if s.host[this] == c and reckon.has_trait(s, c, HOUSE_DAYNE) else 0


FRAMES: Final[tuple[type[Frame[LcgState]], ...]] = (
    ArianneInvites,
    NamesIcon,
    TraderLooks,
    GhastonTakes,
    NamesForbidden,
)

register(
    {
        "Doran Martell": [DoranMartell()],
        "Obara Sand": [ObaraSand()],
        "Palace Spearman": [PalaceSpearman()],
        "Dawn": [Dawn()],
        "Areo Hotah": [AreoHotah()],
        "Arianne Martell": [ArianneMartell()],
        "Edric Dayne": [EdricDayne()],
        "Maester Caleotte": [MaesterCaleotte()],
        "The Red Viper": [TheRedViper()],
        "Desert Scavenger": [CheaperCharacter(MARTELL)],
        "Dornish Paramour": [DornishParamour()],
        "Greenblood Trader": [GreenbloodTrader()],
        "Ghaston Grey": [GhastonGrey()],
        "Sunspear": [Sunspear()],
        "Blood Orange Grove": [CheaperCard(MARTELL)],
        "Doran's Game": [DoransGame()],
        "Unbowed, Unbent, Unbroken": [UnbowedUnbentUnbroken()],
        "Confinement": [Confinement()],
    }
)
