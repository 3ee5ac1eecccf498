"""House Stark, one block per card."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame import happenings as hp
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import REACTION, WOULD, Ability, Costs
from greathall.games.cardgame.codes import E_SHOWED, TARGET
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import KNEEL_THIS, SACRIFICE_THIS, KneelOne
from greathall.games.cardgame.effects import faction_power, kill, stand, standing, strengthen, targets
from greathall.games.cardgame.flow.choosing import Choice
from greathall.games.cardgame.flow.delayed import DL_DRAW_IF_WON
from greathall.games.cardgame.flow.initiation import cancel
from greathall.games.cardgame.happenings import Happening, bit
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.cardgame.reasons import RESTRICTED
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.book import register
from greathall.games.lcg.data import COST, FACTION_OF, STRENGTH, TITLE_OF, TYPE, title, trait
from greathall.games.lcg.effects import kneeling, participating
from greathall.games.lcg.names import INSIGHT, STARK
from greathall.games.lcg.shapes import AS_DEFENDER, AfterLosing, AfterWinning, CheaperCard, CheaperCharacter
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE, Frame

BRAN: Final = title("Bran Stark")
WAR: Final = trait("War")
ROBB: Final = title("Robb Stark")
DIREWOLF: Final = trait("Direwolf")
ANY_CHALLENGE: Final = 3  # in L_CLAIM: whatever type the challenge has


class AryaStark(Ability[LcgState]):
    """She has a military icon while she has a duplicate. Reaction: after she enters play, put the top card of your deck
    facedown on her as a duplicate."""

    type = REACTION
    listens = bit(hp.H_ENTERS)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.deck[seat])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        top = s.deck[seat][-1]
        cards.become_duplicate(s, top, c, n.FACEDOWN)
        cards.know(s, top, 1 << seat)  # LCG-INFO.6: its controller may look at it

    def icons(self, s: LcgState, this: int, c: int) -> int:
        return 1 << n.MILITARY if c == this and cards.duplicates(s, c) else 0


class BranStark(Ability[LcgState]):
    """Interrupt: when the effects of an opponent's event would initiate, sacrifice him to cancel them."""

    type = WOULD
    listens = bit(hp.H_INITIATES)
    costs = SACRIFICE_THIS

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.of_event() and h.seat != seat

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cancel(s)


class EddardStark(Ability[LcgState]):
    """Reaction: after a challenge is initiated against you, he stands."""

    type = REACTION
    listens = bit(hp.H_INITIATED)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.defender() == seat

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(kneeling(s, [c]))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        stand(s, *kneeling(s, [c]))


class GreyWind(Ability[LcgState]):
    """Challenges action: kneel him to kill a character with STR 1 or less, 2 or less while you control Robb Stark."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        most = 2 if board.controls(s, seat, ROBB) else 1
        return targets([x for x in board.all_characters(s) if board.strength(s, x) <= most])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        kill(s, picked[0] - TARGET)


class RobbStark(Ability[LcgState]):
    """Reaction: after a Stark character you control is sacrificed or killed, every character you control stands. Once a
    round."""

    type = REACTION
    listens = bit(hp.H_SACRIFICED, hp.H_KILLED)
    limit = 1
    per = n.U_ROUND

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        # Who controlled it is in the happening: the card itself is back with its owner.
        d = s.design[h.card]
        return h.seat == seat and TYPE[d] == n.CHARACTER and FACTION_OF[d] == STARK

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(kneeling(s, board.characters(s, seat)))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        rising = kneeling(s, board.characters(s, seat))
        if rising:
            stand(s, *rising)


class SansaStark(Ability[LcgState]):
    """She enters play knelt. Reaction: after she stands, 1 power for your faction. Once a round."""

    type = REACTION
    listens = bit(hp.H_STANDS)
    limit = 1
    per = n.U_ROUND

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        faction_power(s, seat, 1)

    def enters_kneeling(self) -> bool:
        return True


class Summer(Ability[LcgState]):
    """Bran Stark gains insight. Reaction: after he enters play, take a Stark character of printed STR 2 or less from
    your discard or dead pile to your hand. It is no target."""

    type = REACTION
    listens = bit(hp.H_ENTERS)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(_cubs(s, seat))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(SummerBrings(seat))

    def keywords(self, s: LcgState, this: int, c: int) -> int:
        return INSIGHT if TITLE_OF[s.design[c]] == BRAN and s.ctrl[this] == s.ctrl[c] else 0


def _cubs(s: LcgState, seat: int) -> list[int]:
    out = []
    for c in (*s.discard[seat], *s.dead[seat]):
        d = s.design[c]
        if TYPE[d] == n.CHARACTER and FACTION_OF[d] == STARK and STRENGTH[d] <= 2:
            out.append(c)
    return out


class SummerBrings(Choice[LcgState]):
    """who: the controller of Summer."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return targets(_cubs(s, self.who))

    def chosen(self, s: LcgState, code: int) -> None:
        cards.take_into_hand(s, self.who, code - TARGET, True)


class Ice(AfterWinning):
    """The attached character has +2 STR. Reaction: after you win a military challenge in which the attached character
    participates, sacrifice this to kill a character the loser controls."""

    challenge = n.MILITARY
    costs = SACRIFICE_THIS
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return super().when(s, c, seat, h) and bool(s.flags[s.host[c]] & n.PARTICIPATING)

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(board.characters(s, h.loser()))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        kill(s, picked[0] - TARGET)

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return 2 if s.host[this] == c else 0


class GatesOfWinterfell(Ability[LcgState]):
    """Challenges action: kneel this; reveal the top card of your deck, and draw it if it is a Stark card."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.deck[seat])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        top = s.deck[seat][-1]
        cards.know(s, top, (1 << s.n) - 1)
        cards.tell(s, (E_SHOWED, EVERYONE, seat, s.design[top]))
        if FACTION_OF[s.design[top]] == STARK:
            cards.draw(s, seat, 1)


class ForTheNorth(Ability[LcgState]):
    """Action, only during a military challenge: a participating Stark character, whoever controls it, gets +2 STR until
    the end of the challenge. If you win the challenge, draw a card."""

    most = 1
    not_allowed = RESTRICTED

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.challenge) and challenges.type_of(s) == n.MILITARY

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        taking_part = participating(s, board.all_characters(s))
        return targets([x for x in taking_part if reckon.of_faction(s, x, STARK)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        turns.delay(s, DL_DRAW_IF_WON, NONE, seat, n.U_CHALLENGE)
        strengthen(s, picked[0] - TARGET, 2, n.U_CHALLENGE)


class KneelDirewolf(KneelOne[LcgState]):
    """A Direwolf of yours."""

    def payers(self, s: LcgState, c: int, seat: int) -> list[int]:
        return [x for x in standing(s, board.characters(s, seat)) if reckon.has_trait(s, x, DIREWOLF)]


class LikeWarmRain(AfterLosing):
    """Reaction: after you lose an intrigue challenge as defender, kneel a Direwolf of yours to kill an attacking
    character. Once a challenge."""

    challenge = n.INTRIGUE
    side = AS_DEFENDER
    costs: Costs = (KneelDirewolf(),)
    maximum = 1
    max_per = n.U_CHALLENGE
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(sides.attacking(s))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        kill(s, picked[0] - TARGET)


class WinterIsComing(Ability[LcgState]):
    """Action, only during a challenge: the claim of your revealed plot is 1 higher until its end. Once a challenge."""

    maximum = 1
    max_per = n.U_CHALLENGE
    not_allowed = RESTRICTED

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.challenge)

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.change_claim(s, seat, by=1, until=n.U_CHALLENGE)


# ---------------------------------------------------------------- constant abilities
class CatelynStark(Constant[LcgState]):
    """While she takes part in a challenge, opponents cannot trigger card abilities (AMB-25)."""

    def silences(self, s: LcgState, this: int, seat: int) -> bool:
        return s.ctrl[this] != seat and bool(s.challenge) and bool(s.flags[this] & n.PARTICIPATING)


class DirewolfPup(Constant[LcgState]):
    """+1 STR per other Direwolf card you control."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        if c != this:
            return 0
        return len([x for x in s.play[s.ctrl[c]] if x != c and reckon.has_trait(s, x, DIREWOLF)])


class VanguardOfTheNorth(Constant[LcgState]):
    """It does not kneel to attack in military challenges while a War plot is revealed."""

    def attacks_standing(self, s: LcgState, this: int, c: int, type_: int) -> bool:
        if c != this or type_ != n.MILITARY:
            return False
        return any([reckon.has_trait(s, s.revealed[p], WAR) for p in board.everyone(s)])


class TheWolfswood(Constant[LcgState]):
    """Direwolf cards in your hand have ambush for their printed cost."""

    def ambush(self, s: LcgState, this: int, c: int) -> int:
        return COST[s.design[c]] if reckon.has_trait(s, c, DIREWOLF) else NONE


FRAMES: Final[tuple[type[Frame[LcgState]], ...]] = (SummerBrings,)

register(
    {
        "Catelyn Stark": [CatelynStark()],
        "Direwolf Pup": [DirewolfPup()],
        "Vanguard of the North": [VanguardOfTheNorth()],
        "The Wolfswood": [TheWolfswood()],
        "Arya Stark": [AryaStark()],
        "Bran Stark": [BranStark()],
        "Eddard Stark": [EddardStark()],
        "Grey Wind": [GreyWind()],
        "Robb Stark": [RobbStark()],
        "Sansa Stark": [SansaStark()],
        "Summer": [Summer()],
        "Winterfell Steward": [CheaperCharacter(STARK)],
        "Ice": [Ice()],
        "Gates of Winterfell": [GatesOfWinterfell()],
        "Heart Tree Grove": [CheaperCard(STARK)],
        "For the North!": [ForTheNorth()],
        "Like Warm Rain": [LikeWarmRain()],
        "Winter Is Coming": [WinterIsComing()],
    }
)
