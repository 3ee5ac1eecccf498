"""Choices inside an effect: one thing, or several things one after the other."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.cards.effect import Effect
from greathall.games.iron_throne.data import VALUE
from greathall.games.iron_throne.entries import card_of, different_cards, knows, swapped
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.targets import forbids_from_hand, forbids_power, forbids_stripping
from greathall.kernel.rng import Rng
from greathall.kernel.state import ASKED, NOBODY, Frame, OneQuestion


def in_hand(s: ThroneState, seat: int) -> list[int]:
    """The different cards of a hand."""
    return different_cards(s.hands[seat])


class DiscardAndDraw(Frame[ThroneState]):
    """Leader Robb: cards are discarded one by one, then as many drawn as the sheet says."""

    __slots__ = ("draws", "left")

    def __init__(self, who: int = NOBODY, discards: int = 0, draws: int = 0) -> None:
        super().__init__(who)
        self.left = discards  # cards still to be discarded
        self.draws = draws

    def copy(self) -> DiscardAndDraw:
        other = DiscardAndDraw(self.who, self.left, self.draws)
        other.at = self.at
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == ASKED:
            cards.discard(s, self.who, s.answer - o.DISCARD)
            self.left -= 1
        self.at = ASKED
        if self.left:  # also with equal cards alone: to be asked less often would tell of them
            self.ask(s)
            return
        cards.draw(s, self.who, self.draws)
        s.done()

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, o.D_DISCARD, [o.DISCARD + k for k in in_hand(s, self.who)])


class MoveUpTo(Frame[ThroneState]):
    """Power from the own sheet to own characters, as much as one likes up to a limit (IRT-POWER.4 to IRT-POWER.7)."""

    __slots__ = ("left", "only")

    def __init__(self, who: int = NOBODY, most: int = 0, only: int = NONE) -> None:
        super().__init__(who)
        self.left = most  # how much may still be moved
        self.only = only  # the one character that may get it, NONE for any

    def copy(self) -> MoveUpTo:
        other = MoveUpTo(self.who, self.left, self.only)
        other.at = self.at
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == ASKED:
            if s.answer == o.DONE:
                s.done()
                return
            power.move(s, self.who, s.answer - o.POWER, 1)
            self.left -= 1
        self.at = ASKED
        if self.left and s.sheet[self.who] and self.characters(s):
            self.ask(s)
        else:
            s.done()

    def characters(self, s: ThroneState) -> list[int]:
        return [self.only] if self.only != NONE else board.living(s, self.who)

    def forbids(self, s: ThroneState, character: int) -> str:
        rule = forbids_power(s, self.who, character)
        return rule or ("" if self.only in (NONE, character) else "IRT-TEXT.29")

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, o.D_UP_TO, [o.DONE, *[o.POWER + c for c in self.characters(s)]])


def draw_and_move(s: ThroneState, seat: int, draws: int, moves: int) -> None:
    """Cards, then up to so much power from the sheet, if there is any."""
    cards.draw(s, seat, draws)
    if s.sheet[seat]:
        s.push(MoveUpTo(seat, moves))


class Sacrifice(Frame[ThroneState]):
    """Leader Melisandre: power of own characters that do not participate, for the side's total."""

    __slots__ = ("bonus", "each", "left")

    def __init__(self, who: int = NOBODY, most: int = 0, each: int = 0) -> None:
        super().__init__(who)
        self.left = most  # how much power may still be given up
        self.each = each  # what a power adds to the total
        self.bonus = 0  # what was added so far

    def copy(self) -> Sacrifice:
        other = Sacrifice(self.who, self.left, self.each)
        other.at = self.at
        other.bonus = self.bonus
        return other

    def run(self, s: ThroneState) -> None:
        stops = self.at == ASKED and s.answer == o.DONE
        if self.at == ASKED and not stops:
            power.strip(s, self.who, s.answer - o.STRIP, 1)
            self.left -= 1
            self.bonus += self.each
        if stops or not self.left or not self.characters(s):
            if self.bonus:
                turns.add_bonus(s, s.side[self.who], self.bonus)
            s.done()
            return
        self.at = ASKED
        self.ask(s)

    def could_add(self) -> int:
        """What the bonus can still come to."""
        return self.bonus + self.left * self.each

    def characters(self, s: ThroneState) -> list[int]:
        return [c for c in board.living(s, self.who) if c != s.fighter[self.who]]

    def forbids(self, s: ThroneState, character: int) -> str:
        rule = forbids_stripping(s, self.who, character)
        return rule or ("IRT-TEXT.17" if character == s.fighter[self.who] else "")

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, o.D_STRIP, [o.DONE, *[o.STRIP + c for c in self.characters(s)]])


class Guard(Frame[ThroneState]):
    """Leader Barristan: the penalty, from any of one's characters."""

    __slots__ = ("left",)

    def __init__(self, who: int = NOBODY, penalty: int = 0) -> None:
        super().__init__(who)
        self.left = penalty  # power still to be given up

    def copy(self) -> Guard:
        other = Guard(self.who, self.left)
        other.at = self.at
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == ASKED:
            power.strip(s, self.who, s.answer - o.STRIP, 1)
            self.left -= 1
        self.at = ASKED
        while self.left:
            able = board.living(s, self.who)
            if not able:
                break
            if len(able) > 1:
                self.ask(s)
                return
            power.strip(s, self.who, able[0], 1)
            self.left -= 1
        s.done()

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, o.D_GUARD, [o.STRIP + c for c in board.living(s, self.who)])


class ReplaceShown(Frame[ThroneState]):
    """Whoever's revealed card it is puts another one in its place: one of higher value (card Tyrion, IRT-AMB.31b), or
    for a truce any other than a truce (card Joffrey)."""

    __slots__ = ("for_truce",)

    def __init__(self, who: int = NOBODY, for_truce: bool = False) -> None:
        super().__init__(who)
        self.for_truce = for_truce

    def copy(self) -> ReplaceShown:
        other = ReplaceShown(self.who, self.for_truce)
        other.at = self.at
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == ASKED:
            cards.replace_from_hand(s, self.who, s.answer - o.REPLACE)
            s.done()
            return
        self.at = ASKED
        cards.show_whether_able(s)
        if self.able(s):  # one card is asked for like many: others learn that there is one, not how many
            self.ask(s)
        else:
            s.done()

    def able(self, s: ThroneState) -> list[int]:
        return [k for k in in_hand(s, self.who) if not self.forbids_value(s, k)]

    def forbids_value(self, s: ThroneState, card: int) -> str:
        if self.for_truce:
            return "IRT-TEXT.19" if n.is_truce(card) else ""
        return "" if VALUE[card] > VALUE[s.shown[self.who]] else "IRT-TEXT.27"

    def forbids(self, s: ThroneState, card: int) -> str:
        return forbids_from_hand(s, self.who, card) or self.forbids_value(s, card)

    def ask(self, s: ThroneState) -> None:
        s.ask(self.who, o.D_REPLACE, [o.REPLACE + k for k in self.able(s)])

    def redeal(self, s: ThroneState, seat: int, rng: Rng) -> None:
        """Whoever is asked holds a card that fits: others know that much."""
        if self.who == seat:
            return
        house = s.house[self.who]
        for k in range((house + 1) * n.KINDS - 1, house * n.KINDS - 1, -1):
            if self.able(s):
                return
            if not self.forbids_value(s, k):
                self.bring(s, seat, k, rng)

    def bring(self, s: ThroneState, seat: int, card: int, rng: Rng) -> None:
        """Exchange a card of the hand that does not fit and is unknown to `seat` for this one, from the deck."""
        deck, hand = list(s.decks[self.who]), list(s.hands[self.who])
        able = self.able(s)
        out = [i for i, e in enumerate(hand) if card_of(e) not in able and not knows(e, seat)]
        if card not in deck or not out:
            return
        i = out[rng.below(len(out))]
        deck[deck.index(card)] = card_of(hand[i])
        hand[i] = swapped(hand[i], card)
        cards.dealt_anew(s, self.who, tuple(sorted(hand)), tuple(deck))


# What is chosen at which question of an effect.
VERB_OF: Final = {o.D_CHARACTER: o.CHARACTER, o.D_PLAYER: o.SEAT, o.D_VICTIM: o.SEAT, o.D_RETURN: o.RETURN}


class Chosen(OneQuestion[ThroneState]):
    """What the user of an effect chooses."""

    __slots__ = ("about", "by_card", "character")

    def __init__(self, who: int = NOBODY, by_card: bool = False, character: int = 0, about: int = NOBODY) -> None:
        super().__init__(who)
        self.by_card = by_card  # the effect of a card, not the ability of a leader
        self.character = character  # of the card, or the leader
        self.about = about  # whom the moment is about, NOBODY where it is about nobody

    def copy(self) -> Chosen:
        other = Chosen(self.who, self.by_card, self.character, self.about)
        other.at = self.at
        return other

    def is_of_leader(self, character: int) -> bool:
        """Is this the ability of that leader?"""
        return not self.by_card and self.character == character

    def is_of_card(self, character: int) -> bool:
        """Is this the effect of that character's card?"""
        return self.by_card and self.character == character

    def forbids(self, s: ThroneState, arg: int) -> str:
        effect = effect_of(self.by_card, self.character)
        return effect.forbids_choice(s, self.who, self.about, VERB_OF[effect.decision] + arg)

    def ask(self, s: ThroneState) -> None:
        effect = effect_of(self.by_card, self.character)
        s.ask(self.who, effect.decision, effect.options(s, self.who, self.about))

    def answered(self, s: ThroneState, code: int) -> None:
        s.done()
        effect_of(self.by_card, self.character).do(s, self.who, self.about, code)


# Filled by cards/leaders.py and cards/characters.py: by number of the character.
LEADERS: dict[int, Effect] = {}
CHARACTERS: dict[int, Effect] = {}


def effect_of(by_card: bool, character: int) -> Effect:
    return CHARACTERS[character] if by_card else LEADERS[character]


def use_ability(s: ThroneState, seat: int, other: int) -> None:
    """Do what the seat's leader says; `other`: whom the moment is about."""
    _carry_out(s, False, s.leader[seat], seat, other)


def use_card(s: ThroneState, seat: int, character: int) -> None:
    """Do what a character's card says."""
    _carry_out(s, True, character, seat, NOBODY)


def _carry_out(s: ThroneState, by_card: bool, character: int, seat: int, other: int) -> None:
    """Where the user of an effect has something to choose, a frame is pushed."""
    effect = effect_of(by_card, character)
    if effect.decision == NONE:
        effect.do(s, seat, other, NONE)
        return
    options = effect.options(s, seat, other)
    if len(options) > 1:
        s.push(Chosen(seat, by_card, character, other))
    else:
        effect.do(s, seat, other, options[0] if options else NONE)
