"""The event cards, one block each (SOJ-EVT)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.bidding import second
from greathall.games.sojusze.cards.choices import KillsAlly, OneCouncil, OtherLeader
from greathall.games.sojusze.cards.common import Blocks, DiscardCards, DiscardFromArea, Effect, Question, by_card
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.cards.looking import deck_places
from greathall.games.sojusze.councils import clockwise, other_council, own_councils, where
from greathall.games.sojusze.ops import allies, hands, rounds, tokens
from greathall.games.sojusze.shields import hand_open, tokens_free
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import (
    forbids_tokens_of,
)
from greathall.kernel.rng import Rng
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY, UNKNOWN


class Intercept(OtherLeader):
    """Name a leader: for the rest of the round their hand is open to you."""

    __slots__ = ()
    card = names.INTERCEPT

    def spares(self, s: SojuszeState, them: int) -> str:
        return "" if hand_open(s, self.who, them) else "SOJ-AMB.37"

    def chosen(self, s: SojuszeState, target: int) -> None:
        rounds.tell(s, (codes.E_NAMED, EVERYONE, self.who, target))
        hands.start_effect(s, names.INTERCEPT, self.who, target)
        hands.open_hand(s, target)


class Bribery(OtherLeader):
    """Laid in another leader's area; triumph: that leader takes it into their hand (see Triumphs)."""

    __slots__ = ()
    card = names.BRIBERY
    plain = True

    def chosen(self, s: SojuszeState, target: int) -> None:
        rounds.tell(s, (codes.E_NAMED, EVERYONE, self.who, target))
        hands.lay_into(s, target)


class RedWedding(KillsAlly):
    """You may kill an ally in one of your councils to gain a token in the other."""

    __slots__ = ()
    card = names.RED_WEDDING
    optional = True

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        return own_councils(s, self.who)

    def chosen(self, s: SojuszeState, target: int) -> None:
        council = where(s, target)
        allies.kill(s, target)
        s.push(GainToken(self.who, other_council(s, self.who, council)))


class PurpleWedding(KillsAlly):
    """If you did not win: after placing the current ally, the winner kills an ally in the council where it lies."""

    __slots__ = ()
    card = names.PURPLE_WEDDING

    def asked(self, s: SojuszeState) -> int:
        return s.winner

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        return (s.placed,)


class WalkOfAtonement(Effect):
    """Each other leader with more cards in hand than you discards one of their choice."""

    __slots__ = ()
    card = names.WALK_OF_ATONEMENT

    def do(self, s: SojuszeState) -> None:
        you = self.who
        for p in reversed(clockwise(s, s.first)):  # SOJ-AMB.6
            if p != you and len(s.hands[p]) > len(s.hands[you]) and hand_open(s, you, p):
                s.push(DiscardCards(p, 1))


class BattleOfTheBlackwater(Effect):
    """Each other leader with two or more cards in their area discards the lowest."""

    __slots__ = ()
    card = names.BATTLE_OF_THE_BLACKWATER

    def do(self, s: SojuszeState) -> None:
        for p in reversed(clockwise(s, s.first)):
            if p != self.who and len(s.areas[p]) >= 2:
                loses = DiscardFromArea(p, 1, self.who)
                loses.lowest = True
                s.push(loses)


class IronBank(OneCouncil):
    """Choose a council holding the most tokens; one of them goes back to the supply."""

    __slots__ = ()
    card = names.IRON_BANK

    def candidates(self, s: SojuszeState) -> list[int]:
        return list(range(s.n)) if tokens_free(s) else []

    def forbids(self, s: SojuszeState, target: int) -> str:
        rule = forbids_tokens_of(s, target)
        if rule:
            return rule
        return "" if len(s.tokens[target]) == max([len(t) for t in s.tokens]) else "SOJ-TEXT.15"

    def chosen(self, s: SojuszeState, target: int) -> None:
        tokens.to_supply(s, target)


class ValarMorghulis(Effect):
    """Clockwise from you, each leader kills an ally in the council on their left."""

    __slots__ = ()
    card = names.VALAR_MORGHULIS

    def do(self, s: SojuszeState) -> None:
        for p in reversed(clockwise(s, self.who)):
            s.push(ValarKills(p))


class ValarKills(KillsAlly):
    """who kills an ally in the own left council."""

    __slots__ = ()
    card = names.VALAR_MORGHULIS

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        return (own_councils(s, self.who)[0],)


class WinterIsComing(Effect):
    """Until the end of the round a leader who holds a card cannot choose to kneel with an empty area."""

    __slots__ = ()
    card = names.WINTER_IS_COMING

    def do(self, s: SojuszeState) -> None:
        hands.start_effect(s, names.WINTER_IS_COMING, self.who)


# Steps of RedComet.
CHOOSING_CURRENT: Final = 1
ORDERING_REST: Final = 2


class RedComet(Question):
    """Look at the top two allies; one of them or the current ally is current, the others go to the bottom in any
    order (SOJ-OPEN.4: no effect with open allies)."""

    __slots__ = ("chosen", "looked")
    secret = True
    card = names.RED_COMET
    verbs = (codes.CURRENT, codes.BOTTOM)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.looked = 0  # how many were looked at
        self.chosen = NONE  # the place of the chosen one among `cards`

    def copy(self) -> RedComet:
        other = RedComet(self.who)
        other.at = self.at
        other.looked = self.looked
        other.chosen = self.chosen
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            self.looked = min(2, len(s.ally_deck))
            if s.table.open_allies or not self.looked:
                s.done()
                return
            allies.look_at(s, self.who, deck_places(s, self.looked))
            self.at = CHOOSING_CURRENT
            self.ask(s)
            return
        cards = self.cards(s)
        if self.at == CHOOSING_CURRENT:
            self.chosen = cards.index(s.answer - codes.CURRENT)
            self.at = ORDERING_REST
            if len(cards) == 3:
                self.ask(s)
                return
            order = self.rest(s)
        else:
            first = s.answer - codes.BOTTOM
            order = [first, *[a for a in self.rest(s) if a != first]]
        old, chosen = s.current, cards[self.chosen]
        marks = dict.fromkeys(cards, (1 << s.n) - 1)  # the old current ally is known to all
        for i in range(self.looked):
            marks[cards[i]] = s.ally_known[len(s.ally_deck) - 1 - i]
        s.done()
        allies.put_back(s, self.who, self.looked, [], order, marks)
        if chosen != old:
            allies.replace_current(s, chosen)

    def cards(self, s: SojuszeState) -> list[int]:
        found = [s.ally_deck[len(s.ally_deck) - 1 - i] for i in range(self.looked)]
        return found if s.current == NONE else [*found, s.current]

    def rest(self, s: SojuszeState) -> list[int]:
        """The cards that were not chosen."""
        return [a for i, a in enumerate(self.cards(s)) if i != self.chosen]

    def ask(self, s: SojuszeState) -> None:
        if self.at == CHOOSING_CURRENT:
            s.ask(self.who, codes.PICK_CURRENT, [codes.CURRENT + a for a in self.cards(s)])
        else:
            s.ask(self.who, codes.ORDER_ALLIES, [codes.BOTTOM + a for a in self.rest(s)])

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        verb = code // codes.SPAN * codes.SPAN
        if verb != (codes.CURRENT if self.at == CHOOSING_CURRENT else codes.BOTTOM):
            return "SOJ-TEXT.21"
        if code - verb not in self.cards(s):
            return "SOJ-SETUP.4"
        return "SOJ-TEXT.22" if verb == codes.BOTTOM and code - verb not in self.rest(s) else ""

    def mask(self, s: SojuszeState, seat: int) -> None:
        if seat != self.who:
            self.chosen = UNKNOWN

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        if seat != self.who and self.at == ORDERING_REST:
            self.chosen = rng.below(len(self.cards(s)))


class TourneyOfTheHand(Effect):
    """Triumph: the leader with the second highest total influence gains a token (SOJ-AMB.13)."""

    __slots__ = ()
    card = names.TOURNEY_OF_THE_HAND

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(second(s)))


PLAYED: Blocks = by_card(
    Intercept, Bribery, RedWedding, WalkOfAtonement, BattleOfTheBlackwater, IronBank, ValarMorghulis, WinterIsComing,
    RedComet,
)  # fmt: skip
