"""The Night's Watch, one block per card."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, happenings
from greathall.games.cardgame import effects as fx
from greathall.games.cardgame import happenings as hp
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import FORCED_REACTION, INTERRUPT, REACTION, WOULD, Ability
from greathall.games.cardgame.codes import TARGET
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import DISCARD_A_CARD, KNEEL_THIS, RETURN_THIS, SACRIFICE_THIS
from greathall.games.cardgame.flow.choosing import Choice
from greathall.games.cardgame.flow.occurrence import redirect_to, save_card
from greathall.games.cardgame.happenings import Happening, bit
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.cardgame.reasons import RESTRICTED
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.book import register
from greathall.games.lcg.data import COST, FACTION_OF, TYPE, UNIQUE, title, trait
from greathall.games.lcg.effects import kneeling
from greathall.games.lcg.flow.entering import can_be_put_into_play, put_into_play
from greathall.games.lcg.names import BANNED, WATCH
from greathall.games.lcg.sets.core.cards.plots import one_of_each
from greathall.games.lcg.shapes import AS_DEFENDER, AfterWinning, CheaperCharacter
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import Frame

THE_WALL: Final = title("The Wall")
RANGER: Final = trait("Ranger")


class BenjenStark(Ability[LcgState]):
    """Your Rangers cannot be bypassed by stealth. Interrupt: when he is killed, 2 power for your faction. Then he is
    shuffled into your deck, not put into the dead pile."""

    type = INTERRUPT
    listens = bit(hp.H_KILLED)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        # Nothing can keep a faction card from gaining power, so the part after "then" always comes. The replacement is
        # noted first because the power may open an occurrence of its own.
        redirect_to(s, c, n.DECK)
        fx.faction_power(s, seat, 2)

    def bars_bypassing(self, s: LcgState, this: int, c: int) -> bool:
        return s.ctrl[this] == s.ctrl[c] and reckon.has_trait(s, c, RANGER)


class Ghost(Ability[LcgState]):
    """Reaction: after he bypasses a character by stealth, it cannot be declared as a defender in this phase."""

    type = REACTION
    listens = bit(hp.H_BYPASSED)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return s.zone[h.bypassed()] == n.PLAY and not s.flags[h.bypassed()] & BANNED

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        if s.zone[h.bypassed()] == n.PLAY:
            cards.flag(s, h.bypassed(), BANNED)


class MaesterAemon(Ability[LcgState]):
    """Interrupt: when a Night's Watch character, whoever controls it, would be killed, kneel him to save it."""

    type = WOULD
    listens = bit(hp.H_KILLED)
    costs = KNEEL_THIS
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return reckon.of_faction(s, h.card, WATCH) and not h.cannot_be_saved()

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        """No target by the rules: which of several deaths he is used for."""
        return fx.targets([x for x in fx.dying(s) if reckon.of_faction(s, x, WATCH)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        save_card(s, picked[0] - TARGET)


# ---------------------------------------------------------------- Old Bear Mormont
class OldBearMormont(Ability[LcgState]):
    """While you control The Wall he does not kneel to defend. Interrupt: when the challenges phase ends, if you lost no
    challenge as defender in it, put a Night's Watch card from your hand into play. It is no target."""

    type = INTERRUPT
    listens = bit(hp.H_PHASE_ENDS)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        # There are challenges in no other phase, so what was lost this round was lost in this phase.
        return h.phase() == n.P_CHALLENGES and not any([loser == seat and defended for loser, _, defended in s.lost])

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(_recruits(s, seat))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(MormontBrings(seat))

    def defends_standing(self, s: LcgState, this: int, c: int) -> bool:
        return c == this and board.controls(s, s.ctrl[c], THE_WALL)


def _recruits(s: LcgState, seat: int) -> list[int]:
    found = [c for c in s.hand[seat] if reckon.of_faction(s, c, WATCH) and can_be_put_into_play(s, c, seat)]
    return one_of_each(s, found)


class MormontBrings(Choice[LcgState]):
    """who: the controller of Old Bear Mormont."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return fx.targets(_recruits(s, self.who))

    def chosen(self, s: LcgState, code: int) -> None:
        put_into_play(s, code - TARGET, self.who)


# ---------------------------------------------------------------- other characters
class SerWaymarRoyce(Ability[LcgState]):
    """Interrupt: when he is killed, each opponent discards a card at random."""

    type = INTERRUPT
    listens = bit(hp.H_KILLED)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return any([s.hand[p] for p in board.opponents(s, seat)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        for p in board.opponents(s, seat):
            cards.discard_random(s, p)


class Yoren(Ability[LcgState]):
    """Reaction: after you marshal him, put a character of printed cost 3 or less from an opponent's discard pile into
    play under your control."""

    type = REACTION
    listens = bit(hp.H_ENTERS)
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c and h.how() == n.BY_MARSHAL

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        found = [x for p in board.opponents(s, seat) for x in s.discard[p]]
        found = [x for x in found if TYPE[s.design[x]] == n.CHARACTER and COST[s.design[x]] <= 3]
        return fx.targets([x for x in found if can_be_put_into_play(s, x, seat)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        put_into_play(s, picked[0] - TARGET, seat)


class MessengerRaven(Ability[LcgState]):
    """Dominance action: return this to your hand to draw a card."""

    phase = n.P_DOMINANCE
    costs = RETURN_THIS

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 1)


class OldForestHunter(Ability[LcgState]):
    """Action: discard a card from your hand to gain 1 gold. Once a phase."""

    costs = DISCARD_A_CARD
    limit = 1
    per = n.U_PHASE

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.gain_gold(s, seat, 1)


class VeteranBuilder(Ability[LcgState]):
    """Action: sacrifice this; a kneeling location stands."""

    costs = SACRIFICE_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets([x for p in board.everyone(s) for x in kneeling(s, board.locations(s, p))])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.stand(s, picked[0] - TARGET)


# ---------------------------------------------------------------- locations
class CastleBlack(Ability[LcgState]):
    """Action: kneel this; a defending Night's Watch character stands and gets +2 STR until the end of the challenge."""

    costs = KNEEL_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        defending = [x for x in board.all_characters(s) if s.flags[x] & n.DEFENDING]
        return fx.targets([x for x in defending if reckon.of_faction(s, x, WATCH)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        chosen = picked[0] - TARGET
        rising = [happenings.stands(x, s.ctrl[x]) for x in kneeling(s, [chosen])]
        fx.strengthen_all(s, [chosen], 2, n.U_CHALLENGE, *rising)


class TheWallIsBreached(Ability[LcgState]):
    """The Wall: each Night's Watch character you control has +1 STR. Forced reaction: after you lose an unopposed
    challenge, kneel it."""

    type = FORCED_REACTION
    listens = bit(hp.H_WON)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.loser() == seat and fx.unopposed(s)

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(fx.standing(s, [c]))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.kneel(s, c)

    def strength(self, s: LcgState, this: int, c: int) -> int:
        own = s.ctrl[this] == s.ctrl[c] and FACTION_OF[s.design[c]] == WATCH
        return 1 if own and board.is_character(s, c) else 0


class TheWallIsHeld(Ability[LcgState]):
    """The Wall, interrupt: when the challenges phase ends, kneel it; 2 power for your faction."""

    type = INTERRUPT
    listens = bit(hp.H_PHASE_ENDS)
    costs = KNEEL_THIS

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.phase() == n.P_CHALLENGES

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.faction_power(s, seat, 2)


# ---------------------------------------------------------------- events
class AMeagerContribution(Ability[LcgState]):
    """Reaction: after an opponent collects income, move 1 gold from their pool to yours. Once a round."""

    type = REACTION
    listens = bit(hp.H_INCOME)
    maximum = 1
    max_per = n.U_ROUND

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.seat != seat

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return s.gold[h.seat] > 0

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.move_gold(s, h.seat, seat, 1)


class TakeTheBlack(Ability[LcgState]):
    """Dominance action: take control of a character that is not unique and of printed cost 6 or less, for good. Once a
    round."""

    phase = n.P_DOMINANCE
    maximum = 1
    max_per = n.U_ROUND
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        found = [x for p in board.opponents(s, seat) for x in board.characters(s, p)]
        return fx.targets([x for x in found if not UNIQUE[s.design[x]] and COST[s.design[x]] <= 6])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.take_control(s, seat, picked[0] - TARGET)


class TheSwordInTheDarkness(AfterWinning):
    """Reaction, only with a participating Night's Watch character of yours: after you win a challenge as defender by 5
    or more STR, the loser cannot initiate challenges against you for the rest of the round."""

    side = AS_DEFENDER
    not_allowed = RESTRICTED

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return super().when(s, c, seat, h) and fx.margin(s) >= 5

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return any([reckon.of_faction(s, x, WATCH) for x in sides.participants(s, seat)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.last(s, reckon.L_NO_ATTACK_ON, h.loser(), seat, n.U_ROUND)


# ---------------------------------------------------------------- constant abilities
class JonSnow(Constant[LcgState]):
    """While he stands, he counts as taking part where you have another attacking Night's Watch character."""

    def joins(self, s: LcgState, this: int, attacking: bool) -> bool:
        if not attacking or s.flags[this] & n.KNEELING:
            return False
        company = [x for x in s.play[s.ctrl[this]] if s.flags[x] & n.ATTACKING and x != this]
        return any([reckon.of_faction(s, x, WATCH) for x in company])


class Longclaw(Constant[LcgState]):
    """The attached character has +1 STR and renown."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return 1 if s.host[this] == c else 0

    def keywords(self, s: LcgState, this: int, c: int) -> int:
        return n.RENOWN if s.host[this] == c else 0


FRAMES: Final[tuple[type[Frame[LcgState]], ...]] = (MormontBrings,)

register(
    {
        "Jon Snow": [JonSnow()],
        "Longclaw": [Longclaw()],
        "Benjen Stark": [BenjenStark()],
        "Ghost": [Ghost()],
        "Maester Aemon": [MaesterAemon()],
        "Old Bear Mormont": [OldBearMormont()],
        "Ser Waymar Royce": [SerWaymarRoyce()],
        "Yoren": [Yoren()],
        "Messenger Raven": [MessengerRaven()],
        "Old Forest Hunter": [OldForestHunter()],
        "Steward at the Wall": [CheaperCharacter(WATCH)],
        "Veteran Builder": [VeteranBuilder()],
        "Castle Black": [CastleBlack()],
        "The Wall": [TheWallIsBreached(), TheWallIsHeld()],
        "A Meager Contribution": [AMeagerContribution()],
        "Take the Black": [TakeTheBlack()],
        "The Sword in the Darkness": [TheSwordInTheDarkness()],
    }
)
