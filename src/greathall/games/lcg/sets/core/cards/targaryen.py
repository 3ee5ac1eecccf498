"""House Targaryen, one block per card."""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import FORCED_REACTION, INTERRUPT, Ability, Costs
from greathall.games.cardgame.codes import D_MAY, NO, TARGET, YES
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import KNEEL_THIS, SACRIFICE_THIS, KneelOne, gold
from greathall.games.cardgame.effects import discard, stand, standing, strengthen, targets
from greathall.games.cardgame.flow.choosing import Choice, ChoiceAboutCard
from greathall.games.cardgame.flow.delayed import DL_RETURN, DL_RETURN_SAVEABLE
from greathall.games.cardgame.happenings import H_WON, LEAVING, Happening, bit
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.book import register
from greathall.games.lcg.data import TITLE_OF, TYPE, UNIQUE, title, trait
from greathall.games.lcg.effects import kneeling, participating
from greathall.games.lcg.flow.entering import can_be_put_into_play, put_into_play
from greathall.games.lcg.names import TARGARYEN
from greathall.games.lcg.shapes import AfterWinning, CheaperCard, CheaperCharacter
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import Frame

DROGO: Final = title("Khal Drogo")
DAENERYS: Final = title("Daenerys Targaryen")
DOTHRAKI: Final = trait("Dothraki")
DRAGON: Final = trait("Dragon")
HATCHLING: Final = trait("Hatchling")
LADY: Final = trait("Lady")
STORMBORN: Final = trait("Stormborn")


# ---------------------------------------------------------------- characters
class MagisterIllyrio(Ability[LcgState]):
    """Action: pay 2 gold; choose a kneeling character, whoever controls it: it stands. Once a phase."""

    costs = gold(2)
    limit = 1
    per = n.U_PHASE
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(kneeling(s, board.all_characters(s)))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        stand(s, picked[0] - TARGET)


class Rhaegal(AfterWinning):
    """Reaction: after you win a challenge in which a Stormborn character of yours participates, choose a kneeling
    Stormborn character: it stands. Once a phase."""

    limit = 1
    per = n.U_PHASE
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        mine = participating(s, board.characters(s, seat))
        return super().when(s, c, seat, h) and any([reckon.has_trait(s, x, STORMBORN) for x in mine])

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in kneeling(s, board.all_characters(s)) if reckon.has_trait(s, x, STORMBORN)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        stand(s, picked[0] - TARGET)


class SerJorahMormont(Ability[LcgState]):
    """Forced reaction: after you win a challenge in which he participates, put a betrayal token on him. With three
    of them he is sacrificed."""

    type = FORCED_REACTION
    listens = bit(H_WON)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat and bool(s.flags[c] & n.PARTICIPATING)

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        if s.zone[c] == n.PLAY:
            cards.add_token(s, c, 1)

    def is_sacrificed(self, s: LcgState, this: int) -> bool:
        return cards.tokens_on(s, this) >= 3


class ViserysTargaryen(Ability[LcgState]):
    """Interrupt: when he leaves play, choose an attachment, whoever controls it, and discard it from play."""

    type = INTERRUPT
    listens = bit(*LEAVING)
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for p in board.everyone(s) for x in board.attachments(s, p)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        discard(s, picked[0] - TARGET)


class Handmaiden(Ability[LcgState]):
    """Action: sacrifice this; choose a kneeling Lady: she stands."""

    costs = SACRIFICE_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in kneeling(s, board.all_characters(s)) if reckon.has_trait(s, x, LADY)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        stand(s, picked[0] - TARGET)


# ---------------------------------------------------------------- fire
def burn(s: LcgState, c: int, amount: int) -> None:
    """Until the end of the phase a character has so much less STR and is killed while its STR is 0 (LCG-SAVE.3)."""
    if s.zone[c] == n.PLAY:  # Bran Stark may be gone, and his cancel cancelled
        lasting.die_at_zero(s, c, until=n.U_PHASE)
        strengthen(s, c, -amount, n.U_PHASE)


class PlazaOfPunishment(AfterWinning):
    """Reaction: after you win a power challenge, kneel this; choose a character without attachments: -2 STR until the
    end of the phase, and it is killed while its STR is 0."""

    challenge = n.POWER
    costs = KNEEL_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.all_characters(s) if not board.attached_to(s, x)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        burn(s, picked[0] - TARGET, 2)


class KneelDragon(KneelOne[LcgState]):
    """A Dragon of yours or Daenerys Targaryen."""

    def payers(self, s: LcgState, c: int, seat: int) -> list[int]:
        mine = standing(s, board.characters(s, seat))
        return [x for x in mine if reckon.has_trait(s, x, DRAGON) or TITLE_OF[s.design[x]] == DAENERYS]


class Dracarys(Ability[LcgState]):
    """Action: kneel a Dragon of yours or Daenerys Targaryen; choose a participating character: -4 STR until the end of
    the phase, and it is killed while its STR is 0."""

    costs: Costs = (KneelDragon(),)
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(participating(s, board.all_characters(s)))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        burn(s, picked[0] - TARGET, 4)


# ---------------------------------------------------------------- Dothraki Sea
def _riders(s: LcgState, seat: int) -> list[int]:
    """Dothraki characters in hand that can come into play; of several copies one."""
    out: list[int] = []
    for c in s.hand[seat]:
        d = s.design[c]
        if TYPE[d] != n.CHARACTER or not reckon.has_trait(s, c, DOTHRAKI) or not can_be_put_into_play(s, c, seat):
            continue
        if not any([s.design[x] == d for x in out]):
            out.append(c)
    return out


class DothrakiSea(AfterWinning):
    """Reaction: after you win a power challenge, sacrifice this to put a Dothraki character from your hand into play,
    no target. At the end of the phase, if it is still in play, return it to your hand; it cannot be saved."""

    challenge = n.POWER
    costs = SACRIFICE_THIS

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(_riders(s, seat))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(RidersCome(seat))


class RidersCome(Choice[LcgState]):
    """who: the controller of the Dothraki Sea."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return targets(_riders(s, self.who))

    def chosen(self, s: LcgState, code: int) -> None:
        turns.delay(s, DL_RETURN, code - TARGET, self.who, n.U_PHASE)
        put_into_play(s, code - TARGET, self.who)


# ---------------------------------------------------------------- other events
class FireAndBlood(Ability[LcgState]):
    """Challenges action: choose a unique Targaryen character in your dead pile and shuffle it into your deck; if it is
    a Hatchling, you may put it into play instead."""

    phase = n.P_CHALLENGES
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        found = [x for x in s.dead[seat] if TYPE[s.design[x]] == n.CHARACTER and reckon.of_faction(s, x, TARGARYEN)]
        return targets([x for x in found if UNIQUE[s.design[x]]])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        found = picked[0] - TARGET
        if s.zone[found] != n.DEAD:
            return
        if reckon.has_trait(s, found, HATCHLING) and can_be_put_into_play(s, found, seat, from_dead=True):
            s.push(Hatches(seat, found))
        else:
            _back_into_deck(s, seat, found)


def _back_into_deck(s: LcgState, seat: int, c: int) -> None:
    cards.to_zone(s, c, n.DECK)
    cards.shuffle_deck(s, seat)


class Hatches(ChoiceAboutCard[LcgState]):
    """who: the player of Fire and Blood; card: the Hatchling in the dead pile."""

    __slots__ = ()
    decision: ClassVar[int] = D_MAY

    def options(self, s: LcgState) -> list[int]:
        return [YES, NO]

    def chosen(self, s: LcgState, code: int) -> None:
        if code == YES:
            put_into_play(s, self.card, self.who)
        else:
            _back_into_deck(s, self.who, self.card)


class WakingTheDragon(Ability[LcgState]):
    """Action: choose a unique Targaryen character you control: it stands. At the end of the phase, if it is still in
    play, return it to your hand. A standing one can be chosen too: it will return."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        mine = [x for x in board.characters(s, seat) if reckon.of_faction(s, x, TARGARYEN)]
        return targets([x for x in mine if UNIQUE[s.design[x]]])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        woken = picked[0] - TARGET
        turns.delay(s, DL_RETURN_SAVEABLE, woken, seat, n.U_PHASE)
        if kneeling(s, [woken]):
            stand(s, woken)


# ---------------------------------------------------------------- constant abilities
class DaenerysTargaryen(Constant[LcgState]):
    """While she stands, each character on an opponent's side of a challenge against you has -1 STR."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        if s.flags[this] & n.KNEELING or not s.challenge or s.ctrl[this] == s.ctrl[c]:
            return 0
        if s.ctrl[this] not in (challenges.attacker(s), challenges.defender(s)):
            return 0
        return -1 if c in sides.participants(s, s.ctrl[c]) else 0


class KhalDrogo(Constant[LcgState]):
    """You may initiate one more military challenge."""

    def more_challenges(self, s: LcgState, this: int, type_: int) -> int:
        return 1 if type_ == n.MILITARY else 0


class Unsullied(Constant[LcgState]):
    """While it attacks, each defending character has -1 STR."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return -1 if s.flags[this] & n.ATTACKING and s.flags[c] & n.DEFENDING else 0


class GivesStormborn(Constant[LcgState]):
    """Each Stormborn character you control has a keyword: Drogon, Viserion."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def keywords(self, s: LcgState, this: int, c: int) -> int:
        own = s.ctrl[this] == s.ctrl[c] and board.is_character(s, c)
        return self.keyword if own and reckon.has_trait(s, c, STORMBORN) else 0


class DrogosArakh(Constant[LcgState]):
    """The attached character has +2 STR; Khal Drogo does not kneel to attack in your first military challenge of a
    round. "You" is who controls the Arakh."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return 2 if s.host[this] == c else 0

    def attacks_standing(self, s: LcgState, this: int, c: int, type_: int) -> bool:
        if s.host[this] != c or type_ != n.MILITARY or TITLE_OF[s.design[c]] != DROGO or s.ctrl[this] != s.ctrl[c]:
            return False
        return not any([who == s.ctrl[c] and made == n.MILITARY for who, made, _ in s.done_challenges])


FRAMES: Final[tuple[type[Frame[LcgState]], ...]] = (RidersCome, Hatches)

register(
    {
        "Daenerys Targaryen": [DaenerysTargaryen()],
        "Khal Drogo": [KhalDrogo()],
        "Drogon": [GivesStormborn(n.RENOWN)],
        "Viserion": [GivesStormborn(n.STEALTH)],
        "Unsullied": [Unsullied()],
        "Drogo's Arakh": [DrogosArakh()],
        "Magister Illyrio": [MagisterIllyrio()],
        "Rhaegal": [Rhaegal()],
        "Ser Jorah Mormont": [SerJorahMormont()],
        "Viserys Targaryen": [ViserysTargaryen()],
        "Handmaiden": [Handmaiden()],
        "Targaryen Loyalist": [CheaperCharacter(TARGARYEN)],
        "Plaza of Punishment": [PlazaOfPunishment()],
        "Dothraki Sea": [DothrakiSea()],
        "Illyrio's Estate": [CheaperCard(TARGARYEN)],
        "Dracarys!": [Dracarys()],
        "Fire and Blood": [FireAndBlood()],
        "Waking the Dragon": [WakingTheDragon()],
    }
)
