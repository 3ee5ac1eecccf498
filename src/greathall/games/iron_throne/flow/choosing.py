"""Choices inside an effect: one thing, or several things one after the other."""

from __future__ import annotations

from greathall.games.iron_throne import board
from greathall.games.iron_throne.cards.effect import Effect
from greathall.games.iron_throne.codes import (
    D_DISCARD,
    D_GUARD,
    D_REPLACE,
    D_STRIP,
    D_UP_TO,
    DISCARD,
    DONE,
    POWER,
    REPLACE,
    STRIP,
)
from greathall.games.iron_throne.data import VALUE
from greathall.games.iron_throne.names import KINDS, TRUCE
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import CARD_SHIFT, NONE, ThroneState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Frame, OneQuestion


def in_hand(s: ThroneState, seat: int) -> list[int]:
    """The different cards of a hand."""
    return list(dict.fromkeys([e >> CARD_SHIFT for e in s.hands[seat]]))


class DiscardAndDraw(Frame[ThroneState]):
    """Leader Robb. who; a: cards still to discard; b: cards drawn then."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 1:
            cards.discard(s, self.who, s.answer - DISCARD)
            self.a -= 1
        self.at = 1
        while self.a:
            options = in_hand(s, self.who)
            if len(options) > 1:
                self.ask(s)
                return
            cards.discard(s, self.who, options[0])
            self.a -= 1
        cards.draw(s, self.who, self.b)
        s.done()

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, D_DISCARD, [DISCARD + k for k in in_hand(s, self.who)])


class MoveUpTo(Frame[ThroneState]):
    """Power from the own sheet to own characters, as much as one likes up to a limit (IRT-POWER.4 to IRT-POWER.7).
    who; a: how much still; b: 1 + the only character that may get it, 0 for any."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 1:
            if s.answer == DONE:
                s.done()
                return
            power.move(s, self.who, s.answer - POWER, 1)
            self.a -= 1
        self.at = 1
        if self.a and s.sheet[self.who] and self.characters(s):
            self.ask(s)
        else:
            s.done()

    def characters(self, s: ThroneState) -> list[int]:
        return [self.b - 1] if self.b else board.living(s, self.who)

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, D_UP_TO, [DONE, *[POWER + c for c in self.characters(s)]])


def draw_and_move(s: ThroneState, seat: int, draws: int, moves: int) -> None:
    """Cards, then up to so much power from the sheet, if there is any."""
    cards.draw(s, seat, draws)
    if s.sheet[seat]:
        s.push(MoveUpTo(seat, moves))


class Sacrifice(Frame[ThroneState]):
    """Leader Melisandre: power of own characters that do not participate, for the side's total.
    who; a: how much still; b: what each is worth; c: what it comes to so far."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 1 and s.answer != DONE:
            power.strip(s, self.who, s.answer - STRIP, 1)
            self.a -= 1
            self.c += self.b
        if (self.at == 1 and s.answer == DONE) or not self.a or not self.characters(s):
            if self.c:
                turns.add_bonus(s, s.side[self.who], self.c)
            s.done()
            return
        self.at = 1
        self.ask(s)

    def characters(self, s: ThroneState) -> list[int]:
        return [c for c in board.living(s, self.who) if c != s.fighter[self.who]]

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, D_STRIP, [DONE, *[STRIP + c for c in self.characters(s)]])


class Guard(Frame[ThroneState]):
    """Leader Barristan: the penalty, from any of one's characters. who; a: how much still."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 1:
            power.strip(s, self.who, s.answer - STRIP, 1)
            self.a -= 1
        self.at = 1
        while self.a:
            able = board.living(s, self.who)
            if not able:
                break
            if len(able) > 1:
                self.ask(s)
                return
            power.strip(s, self.who, able[0], 1)
            self.a -= 1
        s.done()

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, D_GUARD, [STRIP + c for c in board.living(s, self.who)])


class ReplaceShown(Frame[ThroneState]):
    """Cards Tyrion (a = 0: by a card of higher value, IRT-AMB.31b) and Joffrey (a = 1: a truce by a hostility or
    character card). who: whose revealed card it is."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 1:
            cards.replace_from_hand(s, self.who, s.answer - REPLACE)
            s.done()
            return
        self.at = 1
        able = self.able(s)
        if len(able) > 1:
            self.ask(s)
            return
        if able:
            cards.replace_from_hand(s, self.who, able[0])
        s.done()

    def able(self, s: ThroneState) -> list[int]:
        if self.a:
            return [k for k in in_hand(s, self.who) if k % KINDS != TRUCE]
        return [k for k in in_hand(s, self.who) if VALUE[k] > VALUE[s.shown[self.who]]]

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, D_REPLACE, [REPLACE + k for k in self.able(s)])

    def redeal(self, s: ThroneState, seat: int, rng: Rng) -> None:
        """Whoever is asked holds at least two cards that fit: others know that much."""
        if self.who == seat:
            return
        house = s.house[self.who]
        for k in range((house + 1) * KINDS - 1, house * KINDS - 1, -1):
            if len(self.able(s)) > 1:
                return
            if k in self.able(s) or (k % KINDS == TRUCE if self.a else VALUE[k] <= VALUE[s.shown[self.who]]):
                continue
            self.bring(s, seat, k, rng)

    def bring(self, s: ThroneState, seat: int, card: int, rng: Rng) -> None:
        """Exchange a card of the hand that does not fit and is unknown to `seat` for this one, from the deck."""
        deck, hand = list(s.decks[self.who]), list(s.hands[self.who])
        able = self.able(s)
        out = [i for i, e in enumerate(hand) if e >> CARD_SHIFT not in able and not (seat >= 0 and e >> seat & 1)]
        if card not in deck or not out:
            return
        i = out[rng.below(len(out))]
        deck[deck.index(card)] = hand[i] >> CARD_SHIFT
        hand[i] = card << CARD_SHIFT | hand[i] & ((1 << CARD_SHIFT) - 1)
        cards.dealt_anew(s, self.who, tuple(sorted(hand)), tuple(deck))


class Chosen(OneQuestion[ThroneState]):
    """What the user of an effect chooses. who; a: 0 a leader's ability, 1 a card; b: the character; c: 1 + whom the
    moment is about."""

    __slots__ = ()

    def ask(self, s: ThroneState) -> None:
        effect = effect_of(self.a, self.b)
        s.ask(self.who, effect.decision, effect.options(s, self.who, self.c - 1))

    def answered(self, s: ThroneState, code: int) -> None:
        s.done()
        effect_of(self.a, self.b).do(s, self.who, self.c - 1, code)


# Filled by cards/leaders.py and cards/characters.py: by number of the character.
LEADERS: dict[int, Effect] = {}
CHARACTERS: dict[int, Effect] = {}


def effect_of(kind: int, number: int) -> Effect:
    return CHARACTERS[number] if kind else LEADERS[number]


def carry_out(s: ThroneState, kind: int, number: int, seat: int, other: int) -> None:
    """Do what an ability or card says; where its user has something to choose, a frame is pushed."""
    effect = effect_of(kind, number)
    if effect.decision == NONE:
        effect.do(s, seat, other, NONE)
        return
    options = effect.options(s, seat, other)
    if len(options) > 1:
        s.push(Chosen(seat, kind, number, 1 + other))
    else:
        effect.do(s, seat, other, options[0] if options else NONE)
