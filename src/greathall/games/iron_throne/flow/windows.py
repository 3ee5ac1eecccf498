"""Moments at which leaders use their abilities and participants play character cards (IRT-TIMING, IRT-CHAR)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.data import CARD_WINDOW, LEADER_WINDOW
from greathall.games.iron_throne.entries import holds
from greathall.games.iron_throne.flow.choosing import CHARACTERS, LEADERS, use_ability, use_card
from greathall.games.iron_throne.ops import cards, turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.targets import forbids_from_hand
from greathall.kernel.state import NOBODY, Frame


def forbids_leader(s: ThroneState, seat: int, window: int, other: int = NONE) -> str:
    """The rule that forbids this seat's leader to use the ability in a window; `other`: whom the moment is about."""
    leader = s.leader[seat]
    if LEADER_WINDOW[leader] != window:
        return "IRT-LEADER.1"
    if s.used >> seat & 1:
        return "IRT-TIMING.7"
    return LEADERS[leader].why_unusable(s, seat, other)


def next_leader(s: ThroneState, window: int, asked: int = 0, other: int = NONE) -> int:
    """The seat of the next leader, clockwise from the attacker, who may use the ability in a window and is none of
    those `asked` (as bits); NONE if there is none."""
    leaders, size = s.leader, s.n
    for place in range(s.attacker, s.attacker + size):
        p = place if place < size else place - size
        if LEADER_WINDOW[leaders[p]] == window and not asked >> p & 1 and not forbids_leader(s, p, window, other):
            return p
    return NONE


def playable(s: ThroneState, seat: int, window: int) -> list[int]:
    """The options of a seat whose character participates: cards of that character and of the leader."""
    fighter, leader = s.fighter[seat], s.leader[seat]
    out: list[int] = []
    for character in (fighter, leader) if fighter < leader else (leader, fighter):
        if CARD_WINDOW[character] == window:
            card = n.card_showing(character)
            if holds(s.hands[seat], card) and not CHARACTERS[character].why_unusable(s, seat, NONE):
                out.append(o.PLAY + card)
    return out


def forbids_effect(s: ThroneState, seat: int, character: int, window: int) -> str:
    """IRT-CHAR.1 to IRT-CHAR.7, IRT-CHAR.10, IRT-DEATH.5, IRT-DEATH.6: the rule that forbids the effect of an own
    character's card: the character participates, or is the leader and any character of the player does."""
    if s.phase < n.P_ENCOUNTER:
        return "IRT-CHAR.6"
    if not s.side[seat]:
        return "IRT-CHAR.5"
    fighter, leader = s.fighter[seat], s.leader[seat]
    if character not in (fighter, leader):
        return "IRT-CHAR.2" if board.power_of(s, seat, character) else "IRT-CHAR.7"
    if fighter == NONE:
        return "IRT-CHAR.10"
    if CARD_WINDOW[character] != window:
        return "IRT-CHAR.1"
    return CHARACTERS[character].why_unusable(s, seat, NONE)


def forbids_card(s: ThroneState, seat: int, card: int, window: int) -> str:
    """The rule that forbids a card to be played for its effect."""
    character = n.character_of(card)
    if character < 0:
        return "IRT-DECK.4"
    return forbids_from_hand(s, seat, card) or forbids_effect(s, seat, character, window)


def open_window(s: ThroneState, window: int) -> None:
    """Begin a window; where nobody can do anything in it, there is none."""
    turns.new_window(s)
    fighters = [p for p in range(s.n) if s.fighter[p] != NONE]
    if next_leader(s, window) != NONE or any([playable(s, p, window) for p in fighters]):
        s.push(Window(s.attacker, window))
        return
    if s.events is not None:
        for p in fighters:
            turns.pass_silently(s, p)


# Steps of Window.
TO_LEADERS: Final = 0  # leaders are asked in turn
LEADER_ASKED: Final = 1
ABILITY_USED: Final = 2  # its ability is being carried out
TO_CARDS: Final = 3  # participants are asked for cards in turn
CARD_ASKED: Final = 4
CARD_PLAYED: Final = 5  # its effect is being carried out


class Window(Frame[ThroneState]):
    """IRT-TIMING.2 to IRT-TIMING.7: leaders clockwise from the attacker, then cards, one each in turn, until all pass
    in a row (IRT-CHAR.9); after a change of outcome leaders are asked again first. The frame belongs to whose chance to
    play a card it is."""

    __slots__ = ("asked", "passes", "window")

    def __init__(self, who: int = NOBODY, window: int = 0) -> None:
        super().__init__(who)
        self.window = window
        self.passes = 0  # in a row, since the last card
        self.asked = 0  # leaders that were asked, as bits

    def copy(self) -> Window:
        other = Window(self.who, self.window)
        other.at = self.at
        other.passes = self.passes
        other.asked = self.asked
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == LEADER_ASKED:
            self.leader_answers(s, s.answer)
        elif self.at == CARD_ASKED:
            self.card_answer(s, s.answer)
        if self.at in (ABILITY_USED, CARD_PLAYED) and s.runs(self):
            self.after_effect(s)
        while s.runs(self) and not s.asks and not s.over:
            if self.at == TO_LEADERS:
                self.ask_leaders(s)
            elif self.at == TO_CARDS:
                self.ask_for_cards(s)
            else:  # an effect that was over at once
                self.after_effect(s)

    def takes_cards(self) -> bool:
        """Is it one of the windows in which character cards can be played?"""
        return self.window in (n.W5, n.W6, n.W8)

    # ---------------------------------------------------------------- leaders
    def asked_leader(self, s: ThroneState) -> int:
        """The next leader who may use the ability and was not asked yet."""
        return next_leader(s, self.window, self.asked)

    def ask_leaders(self, s: ThroneState) -> None:
        seat = self.asked_leader(s)
        if seat == NONE:
            self.at = TO_CARDS
        else:
            self.at = LEADER_ASKED
            s.ask(seat, o.D_ABILITY, [o.USE + s.leader[seat], o.PASS])

    def leader_answers(self, s: ThroneState, code: int) -> None:
        seat = s.answerer
        self.asked |= 1 << seat
        if code == o.PASS:
            turns.passed(s, seat)
            self.at = TO_LEADERS
            return
        self.at = ABILITY_USED
        turns.use_leader(s, seat)
        use_ability(s, seat, NOBODY)

    # ---------------------------------------------------------------- cards
    def ask_for_cards(self, s: ThroneState) -> None:
        while self.passes < s.n:
            if s.fighter[self.who] != NONE:
                options = playable(s, self.who, self.window)
                if options:
                    self.at = CARD_ASKED
                    s.ask(self.who, o.D_WINDOW, [o.PASS, *options])
                    return
                turns.pass_silently(s, self.who)
            self.pass_on(s)
            self.passes += 1
        s.done()

    def pass_on(self, s: ThroneState) -> None:
        self.who = self.who + 1 if self.who + 1 < s.n else 0

    def card_answer(self, s: ThroneState, code: int) -> None:
        seat = self.who
        self.pass_on(s)
        if code == o.PASS:  # told to nobody: it would tell that there was a card to play
            turns.pass_silently(s, seat)
            self.passes += 1
            self.at = TO_CARDS
            return
        self.passes = 0
        self.at = CARD_PLAYED
        cards.play(s, seat, code - o.PLAY)
        use_card(s, seat, n.character_of(code - o.PLAY))

    # ---------------------------------------------------------------- both
    def after_effect(self, s: ThroneState) -> None:
        """IRT-WIN.7; IRT-AMB.30: has the outcome changed?"""
        if turns.game_ends(s):
            return
        self.at = TO_CARDS if self.at == CARD_PLAYED else TO_LEADERS
        if self.window == n.W6:
            truced = s.truced
            changed = turns.work_out(s)
            if truced and not s.truced:  # his truce was undone, or is none of his any more
                for p in (s.attacker, s.defender):
                    if s.leader[p] == n.EDDARD:
                        turns.may_use_again(s, p)
            if changed:
                self.asked = s.used
                self.at = TO_LEADERS

    def ask(self, s: ThroneState) -> None:
        if self.at == LEADER_ASKED:
            seat = self.asked_leader(s)
            s.ask(seat, o.D_ABILITY, [o.USE + s.leader[seat], o.PASS])
        else:
            s.ask(self.who, o.D_WINDOW, [o.PASS, *playable(s, self.who, self.window)])
