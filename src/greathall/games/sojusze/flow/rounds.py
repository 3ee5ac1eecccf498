"""The course of play: set-up, seasons, and rounds with their steps (SOJ-SETUP, SOJ-TIME, SOJ-SEAS, SOJ-DRAFT)."""

from __future__ import annotations

from greathall.games.sojusze.cards.common import GainToken, triumphs_on, without_doubles
from greathall.games.sojusze.cards.triumphs import AFTER_PLACING, WHEN_KNOWN, pack_councils, when_discarding
from greathall.games.sojusze.codes import CHOOSE_LEADER, DRAFT, LEADER, NEXT_TRIUMPH, PICK, TRIUMPH
from greathall.games.sojusze.councils import left_of, right_of, where
from greathall.games.sojusze.flow.bidding import Bidding
from greathall.games.sojusze.flow.claiming import ClaimAlly
from greathall.games.sojusze.names import LEADERS, OATH_OF_FEALTY, THE_PACK_SURVIVES, WINTER
from greathall.games.sojusze.ops import hands, rounds
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN, Frame


class SetUp(Frame[SojuszeState]):
    """SOJ-SETUP.1 to SOJ-SETUP.7. a: how many have taken a leader."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:
            rounds.lay_out(s)
            self.at = 1
        else:
            rounds.take_leader(s, self.seat(s), s.answer - LEADER)
            self.a += 1
        while self.a < s.n:
            left = self.left(s)
            if s.table.pick_leaders:
                self.ask(s)
                return
            rounds.take_leader(s, self.seat(s), left[s.below(len(left))])
            self.a += 1
        s.done()
        s.push(Season())

    def seat(self, s: SojuszeState) -> int:
        return (s.first + self.a) % s.n

    def left(self, s: SojuszeState) -> list[int]:
        return [leader for leader in range(len(LEADERS)) if leader not in s.leader]

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.seat(s), CHOOSE_LEADER, [LEADER + leader for leader in self.left(s)])


class Season(Frame[SojuszeState]):
    """SOJ-TIME.1, SOJ-TIME.2, SOJ-TIME.5: one frame for the whole game. n + 1 rounds a season make 12, 15, 12, 14 in
    all (SOJ-TIME.3), 8, 10, 6, 7 in the quick game (SOJ-QUICK.3). a: seasons begun."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:  # a season begins
            rounds.begin_season(s)
            rounds.deal(s)
            self.a += 1
            self.at = 1
            if s.table.draft:
                s.push(Draft(a=1 if self.a % 2 else -1))  # SOJ-DRAFT.4
                return
        elif s.round and rounds.last_round(s):  # SOJ-RND.2
            if s.season == WINTER:  # SOJ-SEAS.4, SOJ-END.1
                rounds.count_power(s)
                return
            rounds.change_season(s)
            self.at = 0
            return
        rounds.begin_round(s)  # SOJ-RND.1, SOJ-RND.3
        s.push(Settling())
        s.push(Bidding(s.first))


class Draft(Frame[SojuszeState]):
    """SOJ-DRAFT.1 to SOJ-DRAFT.3: all pick at once, unseen. a: to the left (1) or right (-1); items: 1 + the card each
    seat has picked."""

    __slots__ = ()
    secret = True

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:
            self.at = 1
            self.items = [0] * s.n
            self.ask(s)
            return
        self.items[s.answerer] = 1 + s.answer - PICK
        if s.asks:
            return
        rounds.pass_packs(s, [x - 1 for x in self.items], self.a)
        self.items = [0] * s.n
        if len(s.packs[0]) > 1:
            self.ask(s)
            return
        if s.packs[0]:  # the last card is no choice
            rounds.pass_packs(s, [pack[0] for pack in s.packs], self.a)
        rounds.end_draft(s, self.a)
        s.done()

    def ask(self, s: SojuszeState) -> None:
        for seat in range(s.n):
            if not self.items[seat]:
                s.ask(seat, DRAFT, without_doubles([PICK + k for k in s.packs[seat]]))

    def mask(self, s: SojuszeState, seat: int) -> None:
        for i in range(len(self.items)):
            if i != seat:
                self.items[i] = UNKNOWN

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        for i in range(len(self.items)):
            if i != seat and self.items[i]:
                self.items[i] = 1 + s.packs[i][rng.below(len(s.packs[i]))]


class Settling(Frame[SojuszeState]):
    """SOJ-TIME.4, steps 3 to 6 of a round: count, triumphs, claim, token, discard, markers.
    a: which leader is dealt with, counted from the first player; c: 1 + the ally to claim, 0 if none; items: triumph
    cards of that leader still to be resolved."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:
            rounds.count_bids(s)
            self.c = 1 + s.current
            if THE_PACK_SURVIVES in s.areas[s.winner] and triumphs_on(s):  # allies are counted now
                pack = pack_councils(s, s.winner)
                hands.start_effect(s, THE_PACK_SURVIVES, s.winner, s.n + (pack[0] if len(pack) == 1 else 2 * s.n))
            self.at = 1
        elif self.at == 2:  # which triumph comes next
            card = s.answer - TRIUMPH
            self.at = 1
            self.resolve(s, card)
            return
        if self.at == 1:
            if self.triumphs(s):
                return
            self.at = 3
            if s.current != NONE:
                s.push(ClaimAlly(s.winner, s.current))
                return
        if self.at == 3:
            self.at = 4
            if s.claimer == s.winner and triumphs_on(s) and where(s, self.c - 1) >= 0:  # SOJ-AMB.7
                self.after_placing(s)
                return
        if self.at == 4:
            self.at = 5
            self.a = 0
            if not s.no_token and (s.placed >= 0 or not self.c or s.table.token_without_ally):  # SOJ-AMB.9
                s.push(GainToken(s.winner))  # SOJ-CLAIM.7
                return
        while self.a < s.n:
            seat = (s.first + self.a) % s.n
            self.a += 1
            if triumphs_on(s):
                when_discarding(s, seat)
                if s.stack[-1] is not self:
                    return
        rounds.end_round(s)
        s.done()

    def triumphs(self, s: SojuszeState) -> bool:
        """SOJ-AMB.7: clockwise from the first player, each in the order they like. True: something is going on."""
        if not triumphs_on(s):
            return False
        while self.a < s.n:
            seat = self.seat(s)
            if self.b == 0:
                self.b = 1
                self.items = [e for e in s.areas[seat] if e in WHEN_KNOWN and self.applies(s, seat, e)]
            self.items = [k for k in self.items if k in s.areas[seat]]
            if not self.items:
                self.a += 1
                self.b = 0
                continue
            if len(without_doubles(self.items)) > 1:
                self.at = 2
                self.ask(s)
            else:
                self.resolve(s, self.items[0])
            return True
        self.a = 0
        return False

    def applies(self, s: SojuszeState, seat: int, card: int) -> bool:
        if card == OATH_OF_FEALTY and s.winner not in (left_of(s, seat), right_of(s, seat)):
            return False
        winners_card = WHEN_KNOWN[card][0]
        return winners_card is None or winners_card == (seat == s.winner)

    def seat(self, s: SojuszeState) -> int:
        return (s.first + self.a) % s.n

    def resolve(self, s: SojuszeState, card: int) -> None:
        self.items.remove(card)
        rounds.tell_triumph(s, self.seat(s), card)
        s.push(WHEN_KNOWN[card][1](self.seat(s)))

    def after_placing(self, s: SojuszeState) -> None:
        for i in reversed(range(s.n)):
            seat = (s.first + i) % s.n
            for e in s.areas[seat]:
                found = AFTER_PLACING.get(e)
                if found is not None and found[0] == (seat == s.winner):
                    rounds.tell_triumph(s, seat, e)
                    s.push(found[1](seat))

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.seat(s), NEXT_TRIUMPH, [TRIUMPH + k for k in without_doubles(self.items)])
