"""House Lannister, one block per card."""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame import happenings as hp
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import FORCED_INTERRUPT, REACTION, WOULD, Ability, Costs
from greathall.games.cardgame.codes import D_MAY, PLAYER, TARGET
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import KNEEL_FACTION, KNEEL_THIS, GoldX
from greathall.games.cardgame.effects import discard, gain_power, kill, players, return_to_hand, targets
from greathall.games.cardgame.flow.choosing import Choice
from greathall.games.cardgame.flow.delayed import DL_DISCARD
from greathall.games.cardgame.flow.initiation import cancel, paid_for
from greathall.games.cardgame.happenings import Happening, bit
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.reasons import RESTRICTED
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import reckon
from greathall.games.lcg.book import register
from greathall.games.lcg.data import COST, FACTION_OF, TITLE_OF, TYPE, UNIQUE, title
from greathall.games.lcg.flow.entering import can_be_put_into_play, put_into_play
from greathall.games.lcg.names import AMBUSHED, BY_AMBUSH, LANNISTER
from greathall.games.lcg.shapes import AfterWinning, CheaperCard, CheaperCharacter
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import NOBODY, Frame

JOFFREY: Final = title("Joffrey Baratheon")


class JoffreyBaratheon(Ability[LcgState]):
    """Reaction: after a Lord or Lady is killed, he gains 1 power. Three times a round."""

    type = REACTION
    listens = bit(hp.H_KILLED)
    limit = 3
    per = n.U_ROUND

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return TYPE[s.design[h.card]] == n.CHARACTER and reckon.has_trait(s, h.card, reckon.LORD_OR_LADY)

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        gain_power(s, c, 1)


class TheTickler(Ability[LcgState]):
    """Dominance action: kneel him; discard the top card of an opponent's deck. Then you may choose a copy of that card
    in play and discard it."""

    phase = n.P_DOMINANCE
    costs = KNEEL_THIS

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(_with_deck(s, seat))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(TicklerAsks(seat))


def _with_deck(s: LcgState, seat: int) -> list[int]:
    return [p for p in board.opponents(s, seat) if s.deck[p]]


class TicklerAsks(Choice[LcgState]):
    """who: the controller of The Tickler; the opponent is no target."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return players(_with_deck(s, self.who))

    def chosen(self, s: LcgState, code: int) -> None:
        found = cards.discard_top(s, code - PLAYER)
        if found >= 0:
            s.push(TicklerFinds(self.who, s.design[found]))


class TicklerFinds(Choice[LcgState]):
    """who: the controller of The Tickler. Duplicates have no title (LCG-UNIQ.7)."""

    __slots__ = ("design",)
    decision: ClassVar[int] = D_MAY
    optional: ClassVar[bool] = True

    def __init__(self, who: int = NOBODY, design: int = NONE) -> None:
        super().__init__(who)
        self.design = design  # of the discarded card

    def copy(self) -> TicklerFinds:
        other = TicklerFinds(self.who, self.design)
        other.at = self.at
        return other

    def options(self, s: LcgState) -> list[int]:
        everything = [c for p in board.everyone(s) for c in s.play[p]]
        return targets([c for c in everything if s.design[c] == self.design and not s.flags[c] & n.FACEDOWN])

    def chosen(self, s: LcgState, code: int) -> None:
        discard(s, code - TARGET)


class TyrionLannister(Ability[LcgState]):
    """Reaction: after an intrigue challenge is initiated, by anyone, gain 2 gold. Twice a round."""

    type = REACTION
    listens = bit(hp.H_INITIATED)
    limit = 2
    per = n.U_ROUND

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.challenge() == n.INTRIGUE

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.gain_gold(s, seat, 2)


class GoldCloaks(Ability[LcgState]):
    """Forced interrupt: when the phase ends in which they came through ambush, discard them; they cannot be saved."""

    type = FORCED_INTERRUPT
    listens = bit(hp.H_PHASE_ENDS)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[c] & AMBUSHED)

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        discard(s, c, saves=False)


class TheQueensAssassin(Ability[LcgState]):
    """Reaction: after this enters play through ambush, choose an opponent. If you hold more cards than that player,
    they choose and kill a character of theirs."""

    type = REACTION
    listens = bit(hp.H_ENTERS)
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c and h.how() == BY_AMBUSH

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        """LCG-TGT.8: only somebody to whom it can do something."""
        able = [p for p in board.opponents(s, seat) if board.characters(s, p)]
        return players([p for p in able if len(s.hand[seat]) > len(s.hand[p])])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        victim = picked[0] - PLAYER
        if len(s.hand[seat]) > len(s.hand[victim]):
            s.push(AssassinKills(victim))


class AssassinKills(Choice[LcgState]):
    """who: the opponent, who picks which of their characters dies (LCG-TGT.2)."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return targets(board.characters(s, self.who))

    def chosen(self, s: LcgState, code: int) -> None:
        kill(s, code - TARGET)


class Lannisport(AfterWinning):
    """Reaction: after you win an intrigue challenge, draw a card."""

    challenge = n.INTRIGUE

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 1)


class HearMeRoar(Ability[LcgState]):
    """Action: put a Lannister character from your hand into play, no target. At the end of the phase, if it is still in
    play, discard it; it cannot be saved."""

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(_roaring(s, seat))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(Roaring(seat))


def _roaring(s: LcgState, seat: int) -> list[int]:
    """Lannister characters in hand that can come into play; of several copies one."""
    out: list[int] = []
    for c in s.hand[seat]:
        d = s.design[c]
        if TYPE[d] != n.CHARACTER or FACTION_OF[d] != LANNISTER or not can_be_put_into_play(s, c, seat):
            continue
        if not any([s.design[x] == d for x in out]):
            out.append(c)
    return out


class Roaring(Choice[LcgState]):
    """who: the player of Hear Me Roar!"""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return targets(_roaring(s, self.who))

    def chosen(self, s: LcgState, code: int) -> None:
        turns.delay(s, DL_DISCARD, code - TARGET, self.who, n.U_PHASE)
        put_into_play(s, code - TARGET, self.who)


def _strangers(s: LcgState, seat: int) -> list[int]:
    return [x for p in board.opponents(s, seat) for x in board.characters(s, p)]


def _most_gold(s: LcgState, c: int, seat: int) -> int:
    return s.gold[seat] + reckon.event_discount(s, seat, c)


class ForLove(GoldX[LcgState]):
    """Every X that can be paid and for which there is somebody to return."""

    def amounts(self, s: LcgState, c: int, seat: int) -> list[int]:
        prices = [COST[s.design[x]] for x in _strangers(s, seat)]
        return list(range(min(prices), _most_gold(s, c, seat) + 1)) if prices else []


class TheThingsIDoForLove(Ability[LcgState]):
    """Challenges action, only while you control a Lannister Lord or Lady: kneel your faction card and pay X gold;
    return an opponent's character of printed cost X or less to its owner's hand."""

    phase = n.P_CHALLENGES
    costs: Costs = (*KNEEL_FACTION, ForLove())
    most = 1
    not_allowed = RESTRICTED

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        mine = [x for x in board.characters(s, seat) if reckon.of_faction(s, x, LANNISTER)]
        return any([reckon.has_trait(s, x, reckon.LORD_OR_LADY) for x in mine])

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        """Before X is chosen: whom the gold there is would do for."""
        return targets([x for x in _strangers(s, seat) if COST[s.design[x]] <= _most_gold(s, c, seat)])

    def more_targets(self, s: LcgState, c: int, seat: int, h: Happening, picked: list[int]) -> list[int]:
        x = paid_for(s)
        return targets([found for found in _strangers(s, seat) if COST[s.design[found]] <= x])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        return_to_hand(s, picked[0] - TARGET)


class Treachery(Ability[LcgState]):
    """Interrupt, only while you control a unique Lannister character: when the effects of a triggered ability of a
    character, location or attachment would initiate, cancel them. Whose ability it is does not matter."""

    type = WOULD
    listens = bit(hp.H_INITIATES)
    not_allowed = RESTRICTED

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return TYPE[s.design[h.card]] in (n.CHARACTER, n.LOCATION, n.ATTACHMENT)

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        mine = [x for x in board.characters(s, seat) if reckon.of_faction(s, x, LANNISTER)]
        return any([UNIQUE[s.design[x]] for x in mine])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cancel(s)


# ---------------------------------------------------------------- constant abilities
class CerseiLannister(Constant[LcgState]):
    """While she attacks in an intrigue challenge, the claim of your plot is 1 higher."""

    def claim(self, s: LcgState, this: int, type_: int) -> int:
        return 1 if type_ == n.INTRIGUE and s.flags[this] & n.ATTACKING else 0


class SerJaimeLannister(Constant[LcgState]):
    """He does not kneel to attack in military challenges, and has renown while he takes part in one."""

    def attacks_standing(self, s: LcgState, this: int, c: int, type_: int) -> bool:
        return c == this and type_ == n.MILITARY

    def keywords(self, s: LcgState, this: int, c: int) -> int:
        if c != this or not s.challenge or challenges.type_of(s) != n.MILITARY:
            return 0
        return n.RENOWN if s.flags[c] & n.PARTICIPATING else 0


class TywinLannister(Constant[LcgState]):
    """+1 STR per gold in your pool."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return s.gold[s.ctrl[c]] if c == this else 0


class WidowsWail(Constant[LcgState]):
    """The attached character has +2 STR, and a military icon if it is Joffrey Baratheon."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return 2 if s.host[this] == c else 0

    def icons(self, s: LcgState, this: int, c: int) -> int:
        return 1 << n.MILITARY if s.host[this] == c and TITLE_OF[s.design[c]] == JOFFREY else 0


class CasterlyRock(Constant[LcgState]):
    """You may initiate one more intrigue challenge."""

    def more_challenges(self, s: LcgState, this: int, type_: int) -> int:
        return 1 if type_ == n.INTRIGUE else 0


FRAMES: Final[tuple[type[Frame[LcgState]], ...]] = (TicklerAsks, TicklerFinds, AssassinKills, Roaring)

register(
    {
        "Cersei Lannister": [CerseiLannister()],
        "Ser Jaime Lannister": [SerJaimeLannister()],
        "Tywin Lannister": [TywinLannister()],
        "Widow's Wail": [WidowsWail()],
        "Casterly Rock": [CasterlyRock()],
        "Joffrey Baratheon": [JoffreyBaratheon()],
        "The Tickler": [TheTickler()],
        "Tyrion Lannister": [TyrionLannister()],
        "Gold Cloaks": [GoldCloaks()],
        "Lannisport Merchant": [CheaperCharacter(LANNISTER)],
        "The Queen's Assassin": [TheQueensAssassin()],
        "Lannisport": [Lannisport()],
        "Western Fiefdom": [CheaperCard(LANNISTER)],
        "Hear Me Roar!": [HearMeRoar()],
        "The Things I Do For Love": [TheThingsIDoForLove()],
        "Treachery": [Treachery()],
    }
)
