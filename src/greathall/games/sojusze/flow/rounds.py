"""The course of play: set-up, seasons, and rounds with their steps (SOJ-SETUP, SOJ-TIME, SOJ-SEAS, SOJ-DRAFT)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.cards import allies, companions
from greathall.games.sojusze.cards.common import Question, triumphs_on, without_doubles
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.cards.triumphs import AFTER_PLACING, EARLY, LATE, WHEN_KNOWN, count_pack, when_discarding
from greathall.games.sojusze.codes import CHOOSE_LEADER, DRAFT, LEADER, NEXT_TRIUMPH, PICK, TRIUMPH
from greathall.games.sojusze.councils import left_of, right_of, where
from greathall.games.sojusze.data import HAS_TRIUMPH
from greathall.games.sojusze.entries import area_card
from greathall.games.sojusze.flow import claiming
from greathall.games.sojusze.flow.bidding import Bidding
from greathall.games.sojusze.flow.claiming import ClaimAlly
from greathall.games.sojusze.names import LEADERS, OATH_OF_FEALTY, WINTER
from greathall.games.sojusze.ops import rounds
from greathall.games.sojusze.state import NONE, SEALED, SojuszeState
from greathall.kernel.rng import Rng
from greathall.kernel.state import ASKED, BEGIN, NOBODY, Frame

claiming.WHEN_CLAIMED.update({**allies.WHEN_CLAIMED, **companions.WHEN_CLAIMED})


class SetUp(Question):
    """SOJ-SETUP.1 to SOJ-SETUP.7."""

    __slots__ = ("taken",)
    verbs = (LEADER,)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.taken = 0  # so many leaders were taken

    def copy(self) -> SetUp:
        other = SetUp(self.who)
        other.at = self.at
        other.taken = self.taken
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            rounds.lay_out(s)
            self.at = ASKED
        else:
            rounds.take_leader(s, self.seat(s), s.answer - LEADER)
            self.taken += 1
        while self.taken < s.n:
            left = self.left(s)
            if s.table.pick_leaders:
                self.ask(s)
                return
            rounds.take_leader(s, self.seat(s), left[s.below(len(left))])
            self.taken += 1
        s.done()
        s.push(Season())

    def seat(self, s: SojuszeState) -> int:
        return (s.first + self.taken) % s.n

    def left(self, s: SojuszeState) -> list[int]:
        return [leader for leader in range(len(LEADERS)) if leader not in s.leader]

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.seat(s), CHOOSE_LEADER, [LEADER + leader for leader in self.left(s)])

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        return "" if code - LEADER in self.left(s) else "SOJ-COMP.3"

    def decided_by(self) -> str:
        return "SOJ-SETUP.7"


# Steps of Season.
IN_SEASON: Final = 1


class Season(Frame[SojuszeState]):
    """SOJ-TIME.1, SOJ-TIME.2, SOJ-TIME.5: one frame for the whole game. n + 1 rounds a season make 12, 15, 12, 14 in
    all (SOJ-TIME.3), 8, 10, 6, 7 in the quick game (SOJ-QUICK.3)."""

    __slots__ = ("begun",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.begun = 0  # so many seasons

    def copy(self) -> Season:
        other = Season(self.who)
        other.at = self.at
        other.begun = self.begun
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            rounds.begin_season(s)
            rounds.deal(s)
            self.begun += 1
            self.at = IN_SEASON
            if s.table.draft:
                s.push(Draft(to_the_left=self.begun % 2 == 1))  # SOJ-DRAFT.4
                return
        elif s.round and rounds.last_round(s):  # SOJ-RND.2
            if s.season == WINTER:  # SOJ-SEAS.4, SOJ-END.1
                rounds.count_power(s)
                return
            rounds.change_season(s)
            self.at = BEGIN
            return
        rounds.begin_round(s)  # SOJ-RND.1, SOJ-RND.3
        s.push(Settling())
        s.push(Bidding(s.first))


class Draft(Question):
    """SOJ-DRAFT.1 to SOJ-DRAFT.3: all pick at once, unseen."""

    __slots__ = ("picked", "to_the_left")
    verbs = (PICK,)
    secret = True

    def __init__(self, who: int = NOBODY, to_the_left: bool = True) -> None:
        super().__init__(who)
        self.to_the_left = to_the_left  # else packs are passed to the right
        self.picked: list[int] = []  # per seat the card picked from this pack, NONE before that

    def copy(self) -> Draft:
        other = Draft(self.who, self.to_the_left)
        other.at = self.at
        other.picked = self.picked.copy()
        return other

    def step(self) -> int:
        """From a seat to the one it passes its pack to."""
        return 1 if self.to_the_left else -1

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            self.at = ASKED
            self.picked = [NONE] * s.n
            self.ask(s)
            return
        self.picked[s.answerer] = s.answer - PICK
        if s.asks:
            return
        rounds.pass_packs(s, self.picked, self.step())
        self.picked = [NONE] * s.n
        if len(s.packs[0]) > 1:
            self.ask(s)
            return
        if s.packs[0]:  # the last card is no choice
            rounds.pass_packs(s, [pack[0] for pack in s.packs], self.step())
        rounds.end_draft(s, self.step())
        s.done()

    def ask(self, s: SojuszeState) -> None:
        for seat in range(s.n):
            if self.picked[seat] == NONE:
                s.ask(seat, DRAFT, without_doubles([PICK + k for k in s.packs[seat]]))

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        return "" if code - PICK in s.packs[seat] else "SOJ-DRAFT.2"

    def decided_by(self) -> str:
        return "SOJ-DRAFT.1"

    def mask(self, s: SojuszeState, seat: int) -> None:
        for i in range(len(self.picked)):
            if i != seat and self.picked[i] != NONE:  # that somebody has picked is seen
                self.picked[i] = SEALED

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        for i in range(len(self.picked)):
            if i != seat and self.picked[i] != NONE:
                self.picked[i] = s.packs[i][rng.below(len(s.packs[i]))]


# Steps of Settling.
TRIUMPHS: Final = 1
TRIUMPH_ASKED: Final = 2
CLAIMED: Final = 3
ABILITIES_DONE: Final = 4
DISCARDING: Final = 5


class Settling(Question):
    """SOJ-TIME.4, steps 3 to 6 of a round: count, triumphs, claim, token, discard, markers."""

    __slots__ = ("prize", "settled", "sorted_out", "unresolved")
    verbs = (TRIUMPH,)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.prize = NONE  # the ally bid for
        self.settled = 0  # so many leaders, from the first player on, are done with this step
        self.sorted_out = False  # are the triumph cards of the next one known?
        self.unresolved: list[int] = []  # those of them still to be resolved

    def copy(self) -> Settling:
        other = Settling(self.who)
        other.at = self.at
        other.prize = self.prize
        other.settled = self.settled
        other.sorted_out = self.sorted_out
        other.unresolved = self.unresolved.copy()
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            rounds.count_bids(s)
            self.prize = s.current
            count_pack(s)
            self.at = TRIUMPHS
        elif self.at == TRIUMPH_ASKED:
            self.at = TRIUMPHS
            self.resolve(s, s.answer - TRIUMPH)
            return
        if self.at == TRIUMPHS:
            if self.triumphs(s):
                return
            self.at = CLAIMED
            if s.current != NONE:
                s.push(ClaimAlly(s.winner, s.current))
                return
        if self.at == CLAIMED:
            self.at = ABILITIES_DONE
            if s.claimer == s.winner and triumphs_on(s) and where(s, self.prize) >= 0:  # SOJ-AMB.7
                self.after_placing(s)
                return
        if self.at == ABILITIES_DONE:
            self.at = DISCARDING
            self.settled = 0
            if not s.no_token and (s.placed >= 0 or self.prize == NONE or s.table.token_without_ally):  # SOJ-AMB.9
                s.push(GainToken(s.winner))  # SOJ-CLAIM.7
                return
        if triumphs_on(s):
            while self.settled < s.n:
                seat = (s.first + self.settled) % s.n
                self.settled += 1
                when_discarding(s, seat)
                if s.stack[-1] is not self:
                    return
        rounds.end_round(s)
        s.done()

    def triumphs(self, s: SojuszeState) -> bool:
        """SOJ-AMB.7: clockwise from the first player, each in the order they like. True: something is going on."""
        if not triumphs_on(s):
            return False
        while self.settled < s.n:
            seat = (s.first + self.settled) % s.n
            if not self.sorted_out:
                if EARLY.isdisjoint(s.areas[seat]):
                    self.settled += 1
                    continue
                self.sorted_out = True
                self.unresolved = [e for e in s.areas[seat] if e in WHEN_KNOWN and not self.forbids(s, seat, e)]
            self.unresolved = [k for k in self.unresolved if k in s.areas[seat]]
            if not self.unresolved:
                self.settled += 1
                self.sorted_out = False
                continue
            if len(without_doubles(self.unresolved)) > 1:
                self.at = TRIUMPH_ASKED
                self.ask(s)
            else:
                self.resolve(s, self.unresolved[0])
            return True
        self.settled = 0
        return False

    def forbids(self, s: SojuszeState, seat: int, card: int) -> str:
        """The rule by which a triumph ability is not resolved before the claim, '' if none."""
        if not HAS_TRIUMPH[area_card(card)]:
            return "SOJ-TRI.1"
        if card not in s.areas[seat]:
            return "SOJ-YOU.1"
        if card not in WHEN_KNOWN:
            return "SOJ-BID.6"
        if card == OATH_OF_FEALTY and s.winner not in (left_of(s, seat), right_of(s, seat)):
            return "SOJ-CNCL.4"
        winners_card = WHEN_KNOWN[card][0]
        return "" if winners_card is None or winners_card == (seat == s.winner) else "SOJ-TEXT.19"

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        rule = self.forbids(s, seat, code - TRIUMPH)
        if rule:
            return rule
        return "" if code - TRIUMPH in self.unresolved else "SOJ-AMB.7"

    def decided_by(self) -> str:
        return "SOJ-AMB.7"

    def seat(self, s: SojuszeState) -> int:
        return (s.first + self.settled) % s.n

    def resolve(self, s: SojuszeState, card: int) -> None:
        self.unresolved.remove(card)
        rounds.tell_triumph(s, self.seat(s), card)
        s.push(WHEN_KNOWN[card][1](self.seat(s)))

    def after_placing(self, s: SojuszeState) -> None:
        for i in reversed(range(s.n)):
            seat = (s.first + i) % s.n
            if LATE.isdisjoint(s.areas[seat]):  # nearly always
                continue
            for e in s.areas[seat]:
                found = AFTER_PLACING.get(e)
                if found is not None and found[0] == (seat == s.winner):
                    rounds.tell_triumph(s, seat, e)
                    s.push(found[1](seat))

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.seat(s), NEXT_TRIUMPH, [TRIUMPH + k for k in without_doubles(self.unresolved)])
