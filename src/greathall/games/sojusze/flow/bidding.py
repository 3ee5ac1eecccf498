"""Step 2 of a round: leaders play influence cards in turn until all have knelt (SOJ-BID)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.cards import events, leaders, north, standard
from greathall.games.sojusze.cards.common import Question, kneel
from greathall.games.sojusze.codes import E_NO_PLAY, KNEEL, PLAY, SECOND_CARD, SKIP, TURN
from greathall.games.sojusze.entries import area_card, cards_of, options_of
from greathall.games.sojusze.names import (
    HAND_OF_THE_KING,
    JAIME_LANNISTER,
    THE_SILENCE,
    VICTARION_GREYJOY,
    WINTER_IS_COMING,
)
from greathall.games.sojusze.ops import hands, rounds
from greathall.games.sojusze.shields import in_force
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY, Frame

# SOJ-ADV.2: events and white cards are played as standard cards are.
PLAYED: dict[int, type[Frame[SojuszeState]]] = {**standard.PLAYED, **events.PLAYED, **leaders.PLAYED, **north.PLAYED}


VICTARIONS_MOST: Final = 3  # cards in an area while he is bid for
BARRING: Final = (JAIME_LANNISTER, VICTARION_GREYJOY)  # allies that have something against cards in hand


def forbids_card(s: SojuszeState, seat: int, card: int) -> str:
    """What an ally of this round has against a card in hand: Ser Jaime and Victarion (SOJ-PREC.1, SOJ-AMB.18)."""
    if s.ruling == JAIME_LANNISTER:
        for area in s.areas:
            for e in area:
                if area_card(e) == card:
                    return "SOJ-AMB.18"
    if s.ruling == VICTARION_GREYJOY and len(s.areas[seat]) >= VICTARIONS_MOST:
        return "SOJ-TEXT.1"
    return ""


def playable(s: SojuszeState, seat: int) -> list[int]:
    """The cards a leader may play now, as options: all in hand, whoever's white cards they are (SOJ-KINGSMOOT.2), but
    for those that an ally bars."""
    options = options_of(s.hands[seat], PLAY)
    if s.ruling in BARRING:
        return [code for code in options if not forbids_card(s, seat, code - PLAY)]
    return options


def forbids_play(s: SojuszeState, seat: int, card: int) -> str:
    if card not in cards_of(s.hands[seat]):
        return "SOJ-BID.2"
    if last_must_kneel(s):
        return "SOJ-AMB.4"
    return forbids_card(s, seat, card)


def last_must_kneel(s: SojuszeState) -> bool:
    """SOJ-AMB.4, the other ruling: who alone still stands kneels."""
    return not s.table.last_plays_on and s.kneels.count(0) == 1


def forbids_kneel(s: SojuszeState, seat: int) -> str:
    """SOJ-BID.7; Winter Is Coming, SOJ-AMB.3."""
    if not s.effects or s.areas[seat] or not in_force(s, WINTER_IS_COMING) or last_must_kneel(s):
        return ""
    return "SOJ-TEXT.2" if playable(s, seat) else ""


def silent(s: SojuszeState, seat: int) -> bool:
    """Is The Silence in force for this leader?"""
    for card, you, _ in s.effects:
        if card == THE_SILENCE and you == seat:
            return True
    return False


def forbids_skip(s: SojuszeState, seat: int) -> str:
    """The Silence; SOJ-AMB.14."""
    if not silent(s, seat):
        return "SOJ-TEXT.23"
    return "" if s.kneels.count(0) > 1 and s.acts > s.last_act[seat] else "SOJ-AMB.14"


# Why a leader has no card to play, for the log.
EMPTY_HAND: Final = 0
LAST_STANDING: Final = 1
VICTARIONS_LIMIT: Final = 2


def plainly_barred(s: SojuszeState, seat: int) -> int:
    """Why this leader has no card to play, where everybody can see it, else NONE. Whom Ser Jaime bars from all cards in
    hand is asked all the same: going on unasked would tell of these cards (SOJ-AMB.43)."""
    if not s.hands[seat]:
        return EMPTY_HAND
    if last_must_kneel(s):
        return LAST_STANDING
    return VICTARIONS_LIMIT if s.ruling == VICTARION_GREYJOY and len(s.areas[seat]) >= VICTARIONS_MOST else NONE


def turn_options(s: SojuszeState, seat: int) -> list[int]:
    """SOJ-BID.2: one card, or kneel; what The Silence adds."""
    if not s.effects and s.table.last_plays_on and s.ruling not in BARRING:  # nearly always
        options = options_of(s.hands[seat], PLAY)
        options.append(KNEEL)
        return options
    options = [] if last_must_kneel(s) else playable(s, seat)
    if not forbids_kneel(s, seat):
        options.append(KNEEL)
    if not forbids_skip(s, seat):
        options.append(SKIP)
    return options


# Steps of Bidding.
TURN_ASKED: Final = 1
RESOLVING: Final = 2
KNEELING: Final = 3


class Bidding(Question):
    """SOJ-BID.1 to SOJ-BID.9. who: whose turn it is."""

    __slots__ = ("laid", "last_turn", "played")
    verbs = (PLAY, KNEEL, SKIP)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.played = NONE  # the card just played
        self.last_turn = False  # was The Silence in force as this turn began?
        self.laid = 0  # cards played in that last turn

    def copy(self) -> Bidding:
        other = Bidding(self.who)
        other.at = self.at
        other.played = self.played
        other.last_turn = self.last_turn
        other.laid = self.laid
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == TURN_ASKED:
            self.take_turn(s, s.answer)
        elif self.at == BEGIN:
            self.begin_turn(s)
        elif self.at == RESOLVING:
            self.lay_down(s)
        else:
            self.next_turn(s)

    def begin_turn(self, s: SojuszeState) -> None:
        if s.effects or self.last_turn:
            self.last_turn = silent(s, self.who)
            self.laid = 0
        options = turn_options(s, self.who)
        if len(options) == 1 and self.kneels_unasked(s):
            return
        self.at = TURN_ASKED
        s.ask(self.who, TURN, options)

    def take_turn(self, s: SojuszeState, code: int) -> None:
        if code == KNEEL:
            self.kneel(s)
        elif code == SKIP:
            rounds.skip(s, self.who)
            self.next_turn(s)
        else:
            card = code - PLAY
            self.played = card
            hands.play(s, self.who, card)
            ability = PLAYED.get(card)
            if ability is None:
                self.lay_down(s)
            else:
                self.at = RESOLVING
                s.push(ability(self.who))

    def lay_down(self, s: SojuszeState) -> None:
        """SOJ-BID.5; then perhaps a second card (The Silence) or another turn at once (Hand of the King)."""
        card = self.played
        self.played = NONE
        hands.lay_down(s)
        if s.kneels[self.who]:
            self.next_turn(s)
        elif self.last_turn:
            self.laid += 1
            if self.laid > 1:
                self.kneel(s)
            elif not self.kneels_unasked(s):
                self.at = TURN_ASKED
                self.ask(s)
        elif card == HAND_OF_THE_KING:
            self.begin_turn(s)
        else:
            self.next_turn(s)

    def kneels_unasked(self, s: SojuszeState) -> bool:
        """SOJ-AMB.43: who plainly has no card to play kneels, and the log says why."""
        cause = plainly_barred(s, self.who)
        if cause == NONE:
            return False
        rounds.tell(s, (E_NO_PLAY, EVERYONE, self.who, cause))
        self.kneel(s)
        return True

    def kneel(self, s: SojuszeState) -> None:
        self.at = KNEELING
        kneel(s, self.who)
        if s.stack[-1] is self:
            self.next_turn(s)

    def next_turn(self, s: SojuszeState) -> None:
        if s.effects:  # only The Silence looks back at the own last turn
            rounds.end_turn(s, self.who)
        kneels = s.kneels
        if 0 not in kneels:  # SOJ-BID.9
            s.done()
            return
        seat = (self.who + 1) % s.n
        while kneels[seat]:  # SOJ-BID.8
            seat = (seat + 1) % s.n
        self.who = seat
        rounds.set_turn(s, seat)
        self.begin_turn(s)

    def ask(self, s: SojuszeState) -> None:
        if self.laid:
            s.ask(self.who, SECOND_CARD, [*playable(s, self.who), KNEEL])
        else:
            s.ask(self.who, TURN, turn_options(s, self.who))

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        if code == KNEEL:
            return "" if self.laid else forbids_kneel(s, seat)
        if code == SKIP:
            return "SOJ-AMB.14" if self.laid else forbids_skip(s, seat)
        if self.laid and code - PLAY in cards_of(s.hands[seat]):
            return forbids_card(s, seat, code - PLAY)
        return forbids_play(s, seat, code - PLAY)

    def decided_by(self) -> str:
        return "SOJ-BID.1"
