"""The event cards, one block each (SOJ-EVT)."""

from __future__ import annotations

from greathall.games.sojusze.cards.common import (
    Ability,
    DiscardCards,
    DiscardFromArea,
    Effect,
    GainToken,
    deck_places,
    others,
    second,
)
from greathall.games.sojusze.codes import (
    BOTTOM,
    COUNCIL,
    CURRENT,
    E_NAMED,
    KILL,
    KILL_ALLY,
    NAME,
    NAME_LEADER,
    ORDER_ALLIES,
    PICK_COUNCIL,
    PICK_CURRENT,
)
from greathall.games.sojusze.councils import clockwise, other_council, own_councils, where
from greathall.games.sojusze.names import (
    BATTLE_OF_THE_BLACKWATER,
    BRIBERY,
    INTERCEPT,
    IRON_BANK,
    PURPLE_WEDDING,
    RED_COMET,
    RED_WEDDING,
    TOURNEY_OF_THE_HAND,
    VALAR_MORGHULIS,
    WALK_OF_ATONEMENT,
    WINTER_IS_COMING,
)
from greathall.games.sojusze.ops import allies, hands, rounds, tokens
from greathall.games.sojusze.shields import can_kill, hand_open, tokens_free
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.kernel.rng import Rng
from greathall.kernel.state import EVERYONE, UNKNOWN, Frame


class Intercept(Ability):
    """Name a leader: for the rest of the round their hand is open to you."""

    __slots__ = ()
    card = INTERCEPT
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in others(s, self.who) if hand_open(s, self.who, p)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        rounds.tell(s, (E_NAMED, EVERYONE, self.who, code - NAME))
        hands.start_effect(s, INTERCEPT, self.who, code - NAME)
        hands.open_hand(s, code - NAME)


class Bribery(Ability):
    """Laid in another leader's area; triumph: that leader takes it into their hand (see Triumphs)."""

    __slots__ = ()
    card = BRIBERY
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in others(s, self.who)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        rounds.tell(s, (E_NAMED, EVERYONE, self.who, code - NAME))
        hands.lay_into(s, code - NAME)


class RedWedding(Ability):
    """You may kill an ally in one of your councils to gain a token in the other."""

    __slots__ = ()
    card = RED_WEDDING
    decision = KILL_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        if not can_kill(s, True):
            return []
        return [KILL + a for c in own_councils(s, self.who) for a in s.councils[c]]

    def chosen(self, s: SojuszeState, code: int) -> None:
        council = where(s, code - KILL)
        allies.kill(s, code - KILL)
        s.push(GainToken(self.who, 1 + other_council(s, self.who, council)))


class PurpleWedding(Ability):
    """If you did not win: after placing the current ally, the winner kills an ally in the council where it lies."""

    __slots__ = ()
    card = PURPLE_WEDDING
    decision = KILL_ALLY

    def asked(self, s: SojuszeState) -> int:
        return s.winner

    def options(self, s: SojuszeState) -> list[int]:
        return [KILL + a for a in s.councils[s.placed]] if can_kill(s, True) else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - KILL)


class WalkOfAtonement(Effect):
    """Each other leader with more cards in hand than you discards one of their choice."""

    __slots__ = ()
    card = WALK_OF_ATONEMENT

    def do(self, s: SojuszeState) -> None:
        you = self.who
        for p in reversed(clockwise(s, s.first)):  # SOJ-AMB.6
            if p != you and len(s.hands[p]) > len(s.hands[you]) and hand_open(s, you, p):
                s.push(DiscardCards(p, 1))


class BattleOfTheBlackwater(Effect):
    """Each other leader with two or more cards in their area discards the lowest."""

    __slots__ = ()
    card = BATTLE_OF_THE_BLACKWATER

    def do(self, s: SojuszeState) -> None:
        for p in reversed(clockwise(s, s.first)):
            if p != self.who and len(s.areas[p]) >= 2:
                s.push(DiscardFromArea(p, 1, self.who, 1))


class IronBank(Ability):
    """Choose a council holding the most tokens; one of them goes back to the supply."""

    __slots__ = ()
    card = IRON_BANK
    decision = PICK_COUNCIL

    def options(self, s: SojuszeState) -> list[int]:
        most = max([len(t) for t in s.tokens])
        if not most or not tokens_free(s):
            return []
        return [COUNCIL + c for c in range(s.n) if len(s.tokens[c]) == most]

    def chosen(self, s: SojuszeState, code: int) -> None:
        tokens.to_supply(s, code - COUNCIL)


class ValarMorghulis(Effect):
    """Clockwise from you, each leader kills an ally in the council on their left."""

    __slots__ = ()
    card = VALAR_MORGHULIS

    def do(self, s: SojuszeState) -> None:
        for p in reversed(clockwise(s, self.who)):
            s.push(ValarKills(p))


class ValarKills(Ability):
    """who kills an ally in the own left council."""

    __slots__ = ()
    card = VALAR_MORGHULIS
    decision = KILL_ALLY

    def options(self, s: SojuszeState) -> list[int]:
        return [KILL + a for a in s.councils[own_councils(s, self.who)[0]]] if can_kill(s, True) else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - KILL)


class WinterIsComing(Effect):
    """Until the end of the round a leader who holds a card cannot choose to kneel with an empty area."""

    __slots__ = ()
    card = WINTER_IS_COMING

    def do(self, s: SojuszeState) -> None:
        hands.start_effect(s, WINTER_IS_COMING, self.who)


class RedComet(Frame[SojuszeState]):
    """Look at the top two allies; one of them or the current ally is current, the others go to the bottom in any
    order (SOJ-OPEN.4: no effect with open allies). a: how many were looked at; b: 1 + place of the chosen one among
    them, 1 + a for the old one; c: 1 + which of the two others goes down first."""

    __slots__ = ()
    secret = True
    card = RED_COMET

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:
            self.a = min(2, len(s.ally_deck))
            if s.table.open_allies or not self.a:
                s.done()
                return
            allies.look_at(s, self.who, deck_places(s, self.a))
            self.at = 1
            self.ask(s)
            return
        cards = self.cards(s)
        if self.at == 1:
            self.b = 1 + cards.index(s.answer - CURRENT)
            self.at = 2
            if len(cards) == 3:
                self.ask(s)
                return
            order = [a for i, a in enumerate(cards) if i != self.b - 1]
        else:
            first = s.answer - BOTTOM
            order = [first, *[a for i, a in enumerate(cards) if i != self.b - 1 and a != first]]
        old, chosen = s.current, cards[self.b - 1]
        marks = dict.fromkeys(cards, (1 << s.n) - 1)  # the old current ally is known to all
        for i in range(self.a):
            marks[cards[i]] = s.ally_known[len(s.ally_deck) - 1 - i]
        s.done()
        allies.put_back(s, self.who, self.a, [], order, marks)
        if chosen != old:
            allies.replace_current(s, chosen)

    def cards(self, s: SojuszeState) -> list[int]:
        found = [s.ally_deck[len(s.ally_deck) - 1 - i] for i in range(self.a)]
        return found if s.current == NONE else [*found, s.current]

    def ask(self, s: SojuszeState) -> None:
        if self.at == 1:
            s.ask(self.who, PICK_CURRENT, [CURRENT + a for a in self.cards(s)])
        else:
            rest = [a for i, a in enumerate(self.cards(s)) if i != self.b - 1]
            s.ask(self.who, ORDER_ALLIES, [BOTTOM + a for a in rest])

    def mask(self, s: SojuszeState, seat: int) -> None:
        if seat != self.who:
            self.b = UNKNOWN

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        if seat != self.who and self.at == 2:
            self.b = 1 + rng.below(len(self.cards(s)))


class TourneyOfTheHand(Effect):
    """Triumph: the leader with the second highest total influence gains a token (SOJ-AMB.13)."""

    __slots__ = ()
    card = TOURNEY_OF_THE_HAND

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(second(s)))


PLAYED: dict[int, type[Frame[SojuszeState]]] = {
    INTERCEPT: Intercept,
    BRIBERY: Bribery,
    RED_WEDDING: RedWedding,
    WALK_OF_ATONEMENT: WalkOfAtonement,
    BATTLE_OF_THE_BLACKWATER: BattleOfTheBlackwater,
    IRON_BANK: IronBank,
    VALAR_MORGHULIS: ValarMorghulis,
    WINTER_IS_COMING: WinterIsComing,
    RED_COMET: RedComet,
}
