"""House Baratheon, one block per card."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame import happenings as hp
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import INTERRUPT, REACTION, Ability
from greathall.games.cardgame.codes import D_TARGET, PLAYER, TARGET
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import KNEEL_THIS, gold
from greathall.games.cardgame.effects import discard, gain_power, kneel, players, stand, standing, targets
from greathall.games.cardgame.flow.choosing import ChoiceAboutSeat
from greathall.games.cardgame.flow.delayed import DL_STAND_IF_WON
from greathall.games.cardgame.flow.occurrence import redirect_to
from greathall.games.cardgame.happenings import Happening, bit
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.cardgame.reasons import NO_TARGET, RESTRICTED
from greathall.games.lcg import reckon
from greathall.games.lcg.book import register
from greathall.games.lcg.data import TITLE_OF, title, trait
from greathall.games.lcg.effects import kneeling
from greathall.games.lcg.names import A_CONDITION, BARATHEON
from greathall.games.lcg.shapes import CheaperCard, CheaperCharacter
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import NOBODY, Frame, OneQuestion

STANNIS: Final = title("Stannis Baratheon")
KING: Final = trait("King")
CONDITION: Final = trait("Condition")
RHLLOR: Final = trait("R'hllor")


class MaesterCressen(Ability[LcgState]):
    """Marshaling action: kneel him; choose a Condition attachment and discard it."""

    phase = n.P_MARSHAL
    costs = KNEEL_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        found = [x for p in board.everyone(s) for x in board.attachments(s, p)]
        return targets([x for x in found if s.flags[x] & A_CONDITION or reckon.has_trait(s, x, CONDITION)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        discard(s, picked[0] - TARGET)


class Melisandre(Ability[LcgState]):
    """Reaction: after you marshal or play a R'hllor card (she herself too), choose a character and kneel it. Once a
    round. A duplicate has no traits (LCG-UNIQ.7)."""

    type = REACTION
    listens = bit(hp.H_ENTERS, hp.H_PLAYED)
    limit = 1
    per = n.U_ROUND
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        if h.seat != seat or not reckon.has_trait(s, h.card, RHLLOR):
            return False
        return h.kind == hp.H_PLAYED or h.how() == n.BY_MARSHAL

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(standing(s, board.all_characters(s)))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        kneel(s, picked[0] - TARGET)


class SelyseBaratheon(Ability[LcgState]):
    """Challenges action: pay 1 gold; choose a Baratheon character: it gains an intrigue icon until the phase ends."""

    phase = n.P_CHALLENGES
    costs = gold(1)
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.all_characters(s) if reckon.of_faction(s, x, BARATHEON)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.gain_icon(s, picked[0] - TARGET, n.INTRIGUE, until=n.U_PHASE)


class SerDavosSeaworth(Ability[LcgState]):
    """Interrupt: when he is killed, he goes to your hand instead of the dead pile. He still was killed."""

    type = INTERRUPT
    listens = bit(hp.H_KILLED)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        redirect_to(s, c, n.HAND)


class ShireenBaratheon(Ability[LcgState]):
    """Interrupt: when she is killed, choose a character and kneel it."""

    type = INTERRUPT
    listens = bit(hp.H_KILLED)
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(standing(s, board.all_characters(s)))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        kneel(s, picked[0] - TARGET)


class FieryFollowers(Ability[LcgState]):
    """Reaction: after the dominance phase begins, stand this."""

    type = REACTION
    listens = bit(hp.H_PHASE_BEGINS)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.phase() == n.P_DOMINANCE

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(kneeling(s, [c]))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        stand(s, c)


class VanguardLancer(Ability[LcgState]):
    """Reaction: after this enters play, choose a character or faction card of an opponent: it loses 1 power."""

    type = REACTION
    listens = bit(hp.H_ENTERS)
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        found = [x for p in board.opponents(s, seat) for x in [s.faction[p], *board.characters(s, p)]]
        return targets([x for x in found if s.power[x]])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.lose_power(s, picked[0] - TARGET, 1)


class Lightbringer(Ability[LcgState]):
    """The attached character has renown if it is Stannis. Reaction: after the attached character gains power, stand it.
    Once a phase."""

    type = REACTION
    listens = bit(hp.H_GAINS_POWER)
    limit = 1
    per = n.U_PHASE

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == s.host[c] and h.amount() > 0

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(kneeling(s, [s.host[c]]))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        stand(s, s.host[c])

    def keywords(self, s: LcgState, this: int, c: int) -> int:
        return n.RENOWN if s.host[this] == c and TITLE_OF[s.design[c]] == STANNIS else 0


# ---------------------------------------------------------------- Chamber of the Painted Table
def rich_opponents(s: LcgState, seat: int) -> list[int]:
    return [p for p in board.opponents(s, seat) if s.power[s.faction[p]]]


class FromWhom(OneQuestion[LcgState]):
    """who takes 1 power from an opponent."""

    __slots__ = ()

    def answered(self, s: LcgState, code: int) -> None:
        s.done()
        cards.move_power(s, s.faction[code - PLAYER], s.faction[self.who], 1)

    def ask(self, s: LcgState) -> None:
        s.ask(self.who, D_TARGET, players(rich_opponents(s, self.who)))


class ChamberOfThePaintedTable(Ability[LcgState]):
    """Reaction: after you win dominance, kneel this: 1 power moves from an opponent's faction card to yours."""

    type = REACTION
    listens = bit(hp.H_DOMINANCE)
    costs = KNEEL_THIS

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(rich_opponents(s, seat))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        found = rich_opponents(s, seat)
        if len(found) > 1:  # not a target: picked only now
            s.push(FromWhom(seat))
        elif found:
            cards.move_power(s, s.faction[found[0]], s.faction[seat], 1)


class TheRedKeep(Ability[LcgState]):
    """+2 on your side of power challenges. Interrupt: when the challenges phase ends, if you lost no power challenge
    this round, kneel this: draw 2."""

    type = INTERRUPT
    listens = bit(hp.H_PHASE_ENDS)
    costs = KNEEL_THIS

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.phase() == n.P_CHALLENGES and not any([who == seat and type_ == n.POWER for who, type_, _ in s.lost])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 2)

    def side_bonus(self, s: LcgState, this: int, type_: int) -> int:
        return 2 if type_ == n.POWER else 0


# ---------------------------------------------------------------- Consolidation of Power
class Consolidated(OneQuestion[LcgState]):
    """who chooses one of the knelt characters, which gains 1 power."""

    __slots__ = ("knelt",)

    def __init__(self, who: int = NOBODY, knelt: list[int] | None = None) -> None:
        super().__init__(who)
        self.knelt: list[int] = knelt or []  # never changed

    def copy(self) -> Consolidated:
        other = Consolidated(self.who, self.knelt)
        other.at = self.at
        return other

    def answered(self, s: LcgState, code: int) -> None:
        s.done()
        gain_power(s, code - TARGET, 1)

    def ask(self, s: LcgState) -> None:
        s.ask(self.who, D_TARGET, targets(self.knelt))


class ConsolidationOfPower(Ability[LcgState]):
    """Marshaling action: choose standing characters of one player with 4 STR or less together and kneel them. Then
    one of them gains 1 power."""

    phase = n.P_MARSHAL
    least = 0  # AMB-37
    most = 99
    not_allowed = NO_TARGET

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(self.targets(s, c, seat, h))

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return self.more_targets(s, c, seat, h, [])

    def more_targets(self, s: LcgState, c: int, seat: int, h: Happening, picked: list[int]) -> list[int]:
        chosen = [code - TARGET for code in picked]
        left = 4 - sum([board.strength(s, x) for x in chosen])
        found = [x for x in standing(s, board.all_characters(s)) if x not in chosen and board.strength(s, x) <= left]
        return targets([x for x in found if not chosen or s.ctrl[x] == s.ctrl[chosen[0]]])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        knelt = [code - TARGET for code in picked]
        for x in knelt:
            kneel(s, x)
        if len(knelt) > 1:
            s.push(Consolidated(seat, knelt))
        elif knelt:
            gain_power(s, knelt[0], 1)


class OursIsTheFury(Ability[LcgState]):
    """Action: while you defend, choose a kneeling Baratheon character of yours: it takes part as a defender, and stands
    if you win. One that defends already may be chosen: winning still stands it."""

    most = 1
    not_allowed = RESTRICTED

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.challenge) and challenges.defender(s) == seat

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in kneeling(s, board.characters(s, seat)) if reckon.of_faction(s, x, BARATHEON)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.flag(s, picked[0] - TARGET, n.DEFENDING)
        turns.delay(s, DL_STAND_IF_WON, picked[0] - TARGET, seat, n.U_CHALLENGE)


# ---------------------------------------------------------------- Seen In Flames
class SeenCard(ChoiceAboutSeat[LcgState]):
    """who has looked at the hand of a seat and chooses a card to be discarded."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return targets(list(s.hand[self.seat]))

    def chosen(self, s: LcgState, code: int) -> None:
        cards.discard_from_hand(s, self.seat, code - TARGET)


class SeenInFlames(Ability[LcgState]):
    """Challenges action: while you control a R'hllor character, choose an opponent and look at that hand. Then choose
    a card of it and discard it."""

    phase = n.P_CHALLENGES
    most = 1
    not_allowed = RESTRICTED

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return any([reckon.has_trait(s, x, RHLLOR) for x in board.characters(s, seat)])

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return players([p for p in board.opponents(s, seat) if s.hand[p]])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        victim = picked[0] - PLAYER
        cards.look_at_hand(s, seat, victim)
        if s.hand[victim]:
            s.push(SeenCard(seat, victim))


# ---------------------------------------------------------------- constant abilities
class RobertBaratheon(Constant[LcgState]):
    """+1 STR for each other kneeling character in play."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        if c != this:
            return 0
        return len([x for x in board.all_characters(s) if x != c and s.flags[x] & n.KNEELING])


class StannisBaratheon(Constant[LcgState]):
    """Each player cannot stand more than 2 characters in the standing phase."""

    def most_standing(self, s: LcgState, this: int) -> int:
        return 2


class KingsHuntingParty(Constant[LcgState]):
    """Has an intrigue icon while an opponent controls a King."""

    def icons(self, s: LcgState, this: int, c: int) -> int:
        if c != this:
            return 0
        rivals = [x for p in board.opponents(s, s.ctrl[c]) for x in board.characters(s, p)]
        return 1 << n.INTRIGUE if any([reckon.has_trait(s, x, KING) for x in rivals]) else 0


register(
    {
        "Robert Baratheon": [RobertBaratheon()],
        "Stannis Baratheon": [StannisBaratheon()],
        "King's Hunting Party": [KingsHuntingParty()],
        "Maester Cressen": [MaesterCressen()],
        "Melisandre": [Melisandre()],
        "Selyse Baratheon": [SelyseBaratheon()],
        "Ser Davos Seaworth": [SerDavosSeaworth()],
        "Shireen Baratheon": [ShireenBaratheon()],
        "Fiery Followers": [FieryFollowers()],
        "Dragonstone Faithful": [CheaperCharacter(BARATHEON)],
        "Vanguard Lancer": [VanguardLancer()],
        "Lightbringer": [Lightbringer()],
        "Dragonstone Port": [CheaperCard(BARATHEON)],
        "Chamber of the Painted Table": [ChamberOfThePaintedTable()],
        "The Red Keep": [TheRedKeep()],
        "Consolidation of Power": [ConsolidationOfPower()],
        "Ours is the Fury": [OursIsTheFury()],
        "Seen In Flames": [SeenInFlames()],
    }
)

FRAMES: Final[tuple[type[Frame[LcgState]], ...]] = (FromWhom, Consolidated, SeenCard)
