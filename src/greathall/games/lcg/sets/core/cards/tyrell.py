"""House Tyrell, one block per card."""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.cardgame import board
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import REACTION, Ability
from greathall.games.cardgame.codes import D_SEARCH, DONE, ORDER, PASS, PLAYER, TARGET
from greathall.games.cardgame.codes import TYPE as A_TYPE
from greathall.games.cardgame.constant import NO_LIMIT, STRENGTH, Constant
from greathall.games.cardgame.costs import KNEEL_THIS, gold
from greathall.games.cardgame.effects import margin, players, stand, strengthen, strengthen_all, targets
from greathall.games.cardgame.flow.choosing import Choice, ChoiceAboutSeat
from greathall.games.cardgame.happenings import H_ENTERS, H_STRONGER, Happening, bit
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.cardgame.reasons import NO_TARGET, RESTRICTED
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.book import register
from greathall.games.lcg.codes import BOTTOM, CARD_TYPE, D_LOOK, D_NAME, E_NAMED_TYPE
from greathall.games.lcg.data import COST, TYPE, title, trait
from greathall.games.lcg.effects import kneeling, name_type, send_home
from greathall.games.lcg.flow.entering import can_be_put_into_play, put_into_play
from greathall.games.lcg.names import TYRELL
from greathall.games.lcg.sets.core.cards.plots import one_of_each
from greathall.games.lcg.shapes import AS_DEFENDER, AfterWinning, CheaperCard, CheaperCharacter
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY, Frame, OneQuestion

THE_REACH: Final = trait("The Reach")


class MaesterLomys(AfterWinning):
    """Reaction: after you win an intrigue challenge as defender, the attacking player discards a card at random."""

    challenge = n.INTRIGUE
    side = AS_DEFENDER

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.hand[h.loser()])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.discard_random(s, h.loser())


class MargaeryTyrell(Ability[LcgState]):
    """Challenges action: kneel her; a character, whoever controls it, gets +3 STR until the end of the phase."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(board.all_characters(s))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        strengthen(s, picked[0] - TARGET, 3, n.U_PHASE)


class RandyllTarly(Ability[LcgState]):
    """Reaction: after a card effect increases his STR, he stands. Twice a phase.

    A constant ability is a card effect too: an attachment that makes its bearer stronger counts when it comes, and Dawn
    whenever it grows (exceptions.grown_by_plots). The end of a penalty is no increase (LCG-EFF.4).
    """

    type = REACTION
    listens = bit(H_STRONGER, H_ENTERS)
    limit = 2
    per = n.U_PHASE

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        if h.kind == H_STRONGER:
            return h.card == c
        if h.card == c or h.card not in board.sources(s, STRENGTH):
            return False
        return s.book.constant[s.design[h.card]].strength(s, h.card, c) > 0

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(kneeling(s, [c]))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        if kneeling(s, [c]):
            stand(s, c)


# ---------------------------------------------------------------- The Queen of Thorns
class TheQueenOfThorns(AfterWinning):
    """Reaction: after you win an intrigue challenge in which she participates, put a Tyrell character of printed cost 6
    or less from your hand into play. It is no target."""

    challenge = n.INTRIGUE

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return super().when(s, c, seat, h) and bool(s.flags[c] & n.PARTICIPATING)

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(_household(s, seat))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(ThornsBring(seat))


def _household(s: LcgState, seat: int) -> list[int]:
    found = [c for c in s.hand[seat] if TYPE[s.design[c]] == n.CHARACTER and reckon.of_faction(s, c, TYRELL)]
    found = [c for c in found if COST[s.design[c]] <= 6 and can_be_put_into_play(s, c, seat)]
    return one_of_each(s, found)


class ThornsBring(Choice[LcgState]):
    """who: the controller of The Queen of Thorns."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return targets(_household(s, self.who))

    def chosen(self, s: LcgState, code: int) -> None:
        put_into_play(s, code - TARGET, self.who)


# ---------------------------------------------------------------- Olenna's Informant
class OlennasInformant(Ability[LcgState]):
    """Reaction: after this enters play in the challenges phase, name a challenge type: you may initiate one more of it
    this phase."""

    type = REACTION
    listens = bit(H_ENTERS)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c and s.phase == n.P_CHALLENGES

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(InformantNames(seat))


class InformantNames(Choice[LcgState]):
    """who: the controller of Olenna's Informant."""

    __slots__ = ()
    decision: ClassVar[int] = D_NAME

    def options(self, s: LcgState) -> list[int]:
        return [A_TYPE + type_ for type_ in (n.MILITARY, n.INTRIGUE, n.POWER)]

    def chosen(self, s: LcgState, code: int) -> None:
        name_type(s, self.who, code - A_TYPE)
        lasting.allow_one_more(s, self.who, code - A_TYPE, until=n.U_PHASE)


# ---------------------------------------------------------------- attachments and locations
class Heartsbane(Ability[LcgState]):
    """Action, while the attached character participates: kneel this; it gets +3 STR until the end of the challenge."""

    costs = KNEEL_THIS
    not_allowed = RESTRICTED

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[s.host[c]] & n.PARTICIPATING)

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        if s.host[c] >= 0:
            strengthen(s, s.host[c], 3, n.U_CHALLENGE)


class Highgarden(Ability[LcgState]):
    """Challenges action: kneel this and pay 1 gold; an attacking character stands and is removed from the challenge."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS + gold(1)
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(sides.attacking(s))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        sent_home = picked[0] - TARGET
        send_home(s, sent_home)
        if kneeling(s, [sent_home]):
            stand(s, sent_home)


class TheMander(AfterWinning):
    """Reaction: after you win a challenge by 5 or more STR, kneel this to draw 2 cards."""

    costs = KNEEL_THIS

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return super().when(s, c, seat, h) and margin(s) >= 5

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 2)


# ---------------------------------------------------------------- events
class GrowingStrong(Ability[LcgState]):
    """Challenges action: up to three Tyrell characters, of any controller, get +2 STR until the end of the phase."""

    phase = n.P_CHALLENGES
    least = 0  # AMB-37: nothing chosen, nothing resolved
    most = 3
    not_allowed = NO_TARGET

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(self.targets(s, c, seat, h))

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.all_characters(s) if reckon.of_faction(s, x, TYRELL)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        strengthen_all(s, [code - TARGET for code in picked], 2, n.U_PHASE)


class OlennasCunning(AfterWinning):
    """Reaction: after you win an intrigue or power challenge, the loser names a card type. Search your deck for a card
    of another type, show it and take it to your hand; shuffle."""

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return super().when(s, c, seat, h) and h.challenge() in (n.INTRIGUE, n.POWER)

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.deck[seat])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(LoserNames(h.loser(), seat))


class LoserNames(ChoiceAboutSeat[LcgState]):
    """who lost; seat: who searches then."""

    __slots__ = ()
    decision: ClassVar[int] = D_NAME

    def options(self, s: LcgState) -> list[int]:
        return [CARD_TYPE + type_ for type_ in (n.CHARACTER, n.LOCATION, n.ATTACHMENT, n.EVENT)]

    def chosen(self, s: LcgState, code: int) -> None:
        cards.tell(s, (E_NAMED_TYPE, EVERYONE, self.who, code - CARD_TYPE))
        for c in s.deck[self.seat]:
            cards.know(s, c, 1 << self.seat)
        s.push(CunningSearch(self.seat, code - CARD_TYPE))


class CunningSearch(OneQuestion[LcgState]):
    """LCG-INFO.3 to LCG-INFO.5: who may take a card of any type but one from the deck."""

    __slots__ = ("type_",)

    def __init__(self, who: int = NOBODY, type_: int = NONE) -> None:
        super().__init__(who)
        self.type_ = type_  # that was named

    def copy(self) -> CunningSearch:
        other = CunningSearch(self.who, self.type_)
        other.at = self.at
        return other

    def answered(self, s: LcgState, code: int) -> None:
        s.done()
        if code != PASS:
            cards.take_into_hand(s, self.who, code - TARGET, True)
        cards.shuffle_deck(s, self.who)

    def ask(self, s: LcgState) -> None:
        # In the order of the deck list: after the shuffle nobody shall know how the cards lay.
        found = sorted([c for c in s.deck[self.who] if TYPE[s.design[c]] != self.type_])
        s.ask(self.who, D_SEARCH, [PASS, *targets(one_of_each(s, found))])


# ---------------------------------------------------------------- "The Bear and the Maiden Fair"
LOOKED_AT: Final = 5
TO_BOTTOM: Final = 3
# Steps of BearSings besides BEGIN.
DOWN: Final = 1  # what goes to the bottom, each card below the one before
UP: Final = 2  # which comes next, from the top down


class TheBearAndTheMaidenFair(Ability[LcgState]):
    """Action: choose a player; look at the top 5 cards of that deck. Put up to 3 of them on the bottom and the others
    back on top, in any order."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return players([p for p in board.everyone(s) if s.deck[p]])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        holder = picked[0] - PLAYER
        count = min(LOOKED_AT, len(s.deck[holder]))
        cards.look_at_top(s, seat, holder, count)
        s.push(BearSings(seat, holder, count))


class BearSings(Frame[LcgState]):
    """who looks at the deck of a seat. Cards are moved at once, so that nothing secret is kept here."""

    __slots__ = ("count", "placed", "seat")

    def __init__(self, who: int = NOBODY, seat: int = NOBODY, count: int = 0) -> None:
        super().__init__(who)
        self.seat = seat
        self.count = count  # of the cards looked at that are on top of the deck
        self.placed = 0  # how many went to the bottom; then how many have their place on top

    def copy(self) -> BearSings:
        other = BearSings(self.who, self.seat, self.count)
        other.at = self.at
        other.placed = self.placed
        return other

    def run(self, s: LcgState) -> None:
        if self.at == BEGIN:
            self.at = DOWN
        elif self.at == DOWN:
            if s.answer != DONE:
                cards.move_in_deck(s, s.answer - BOTTOM, len(s.deck[self.seat]) - 1)
                self.count -= 1
                self.placed += 1
            if s.answer == DONE or self.placed == TO_BOTTOM:
                self.at = UP
                self.placed = 0
        else:
            cards.move_in_deck(s, s.answer - ORDER, self.placed)
            self.placed += 1
        if (self.at == DOWN and self.count) or len(one_of_each(s, self.loose(s))) > 1:
            self.ask(s)
        else:  # copies of one card are as good in any order
            s.done()

    def loose(self, s: LcgState) -> list[int]:
        """Cards that have no place yet."""
        deck = s.deck[self.seat]
        placed = self.placed if self.at == UP else 0
        return list(deck[len(deck) - self.count : len(deck) - placed])

    def ask(self, s: LcgState) -> None:
        found = one_of_each(s, self.loose(s))
        if self.at == DOWN:
            s.ask(self.who, D_LOOK, [DONE, *[BOTTOM + c for c in found]])
        else:
            s.ask(self.who, D_LOOK, [ORDER + c for c in found])


# ---------------------------------------------------------------- constant abilities
class TheKnightOfFlowers(Constant[LcgState]):
    """While he attacks alone, the defending player cannot declare more than 1 defender."""

    def most_defenders(self, s: LcgState, this: int) -> int:
        attacking = [c for c in s.play[s.ctrl[this]] if s.flags[c] & n.ATTACKING]
        return 1 if attacking == [this] else NO_LIMIT


class PaxterRedwyne(Constant[LcgState]):
    """The first event you play each round costs 1 less."""

    def event_discount(self, s: LcgState, this: int, seat: int) -> int:
        return 1 if s.ctrl[this] == seat and not reckon.has_played_event(s, seat) else 0


class Twin(Constant[LcgState]):
    """While you control the other twin: +1 STR, a further icon, and no kneeling to defend."""

    def __init__(self, other: int, icon: int) -> None:
        self.other = other
        self.icon = icon

    def together(self, s: LcgState, this: int, c: int) -> bool:
        return c == this and board.controls(s, s.ctrl[c], self.other)

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return 1 if self.together(s, this, c) else 0

    def icons(self, s: LcgState, this: int, c: int) -> int:
        return 1 << self.icon if self.together(s, this, c) else 0

    def defends_standing(self, s: LcgState, this: int, c: int) -> bool:
        return self.together(s, this, c)


class WardensOfTheReach(Constant[LcgState]):
    """+1 STR per The Reach location you control."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        if c != this:
            return 0
        return len([x for x in board.locations(s, s.ctrl[c]) if reckon.has_trait(s, x, THE_REACH)])


FRAMES: Final[tuple[type[Frame[LcgState]], ...]] = (ThornsBring, InformantNames, LoserNames, CunningSearch, BearSings)

register(
    {
        "Paxter Redwyne": [PaxterRedwyne()],
        "The Knight of Flowers": [TheKnightOfFlowers()],
        "Left": [Twin(title("Right"), n.POWER)],
        "Right": [Twin(title("Left"), n.INTRIGUE)],
        "Wardens of the Reach": [WardensOfTheReach()],
        "Maester Lomys": [MaesterLomys()],
        "Margaery Tyrell": [MargaeryTyrell()],
        "Randyll Tarly": [RandyllTarly()],
        "The Queen of Thorns": [TheQueenOfThorns()],
        "Garden Caretaker": [CheaperCharacter(TYRELL)],
        "Olenna's Informant": [OlennasInformant()],
        "Heartsbane": [Heartsbane()],
        "Highgarden": [Highgarden()],
        "The Mander": [TheMander()],
        "Rose Garden": [CheaperCard(TYRELL)],
        "Growing Strong": [GrowingStrong()],
        "Olenna's Cunning": [OlennasCunning()],
        '"The Bear and the Maiden Fair"': [TheBearAndTheMaidenFair()],
    }
)
