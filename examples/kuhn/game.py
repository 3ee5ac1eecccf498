"""Kuhn poker: two players, three cards, one bet. The smallest game there is; docs/adding-a-game.md tells it."""

from __future__ import annotations

from typing import Final

from greathall.kernel.codes import Codes, Verb, Words
from greathall.kernel.game import DecisionKind, EventKind, TableOption
from greathall.kernel.plain import PlainGame, PlainState
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY, UNKNOWN, Frame

# What can be chosen, asked and told.
CHECK, BET, CALL, FOLD = range(4)
CODES: Final = Codes(1, {CHECK: Verb("check"), BET: Verb("bet"), CALL: Verb("call"), FOLD: Verb("fold")})
WORDS: Final = Words(2, {"card": ("jack", "queen", "king")})
OPEN, ANSWER = range(2)
DECISIONS: Final = [DecisionKind("open", "KUHN-BET.1"), DecisionKind("answer", "KUHN-BET.2")]
DEALT, CHECKED, BETS, CALLED, FOLDED, SHOWN, WON = range(7)
WHO, CARD = ("seat", "seat"), ("card", "card")
EVENTS: Final = [
    EventKind("dealt", [WHO, CARD], secret=["card"]),
    *[EventKind(name, [WHO]) for name in ("checked", "bets", "called", "folded")],
    EventKind("shown", [WHO, CARD]),
    EventKind("won", [WHO, ("count", "number")]),
]
OPTIONS: Final = [TableOption("hands", "10", [], "KUHN-END.1", low=1, high=100)]


class KuhnState(PlainState):
    """Chips won so far, the cards of this hand and what lies in the pot."""

    def __init__(self) -> None:
        super().__init__()
        self.hand = 0  # which hand is being played
        self.chips = [0, 0]
        self.cards = [UNKNOWN, UNKNOWN]
        self.pot = [0, 0]  # what each seat has put in

    def hide(self, seat: int) -> None:
        self.cards = [card if p == seat else UNKNOWN for p, card in enumerate(self.cards)]

    def deal_anew(self, seat: int, rng: Rng) -> None:
        left = [card for card in range(3) if seat == NOBODY or card != self.cards[seat]]
        for p in [0, 1]:
            if p != seat:
                self.cards[p] = left.pop(rng.below(len(left)))

    def wrong(self) -> list[str]:
        return [] if sum(self.chips) == 0 else ["chips were won that nobody lost"]


# Steps of Hands.
DEALING: Final = 0
BETTING: Final = 1


class Hands(Frame[KuhnState]):
    """KUHN-DEAL.1 to KUHN-END.1: hand after hand. who: the seat that has to speak."""

    __slots__ = ()

    def run(self, s: KuhnState) -> None:
        if self.at == DEALING:
            self.deal(s)
        elif s.answer == FOLD:
            s.tell(FOLDED, self.who)
            self.pay(s, 1 - self.who)
        else:
            s.tell({CHECK: CHECKED, BET: BETS, CALL: CALLED}[s.answer], self.who)
            s.pot[self.who] += s.answer in (BET, CALL)
            first = (s.hand + 1) % 2
            if s.answer == CALL or (s.answer == CHECK and self.who != first):  # KUHN-SHOW.1
                s.hidden_shown = True  # nobody takes back what has shown a card
                for p in [0, 1]:
                    s.tell(SHOWN, p, s.cards[p])
                self.pay(s, s.cards.index(max(s.cards)))
            else:
                self.who = 1 - self.who
                self.ask(s)

    def ask(self, s: KuhnState) -> None:
        if s.pot[1 - self.who] > s.pot[self.who]:
            s.ask(self.who, ANSWER, [CALL, FOLD])
        else:
            s.ask(self.who, OPEN, [CHECK, BET])

    def deal(self, s: KuhnState) -> None:
        s.hand += 1
        deck = [0, 1, 2]
        s.shuffle(deck)
        s.cards, s.pot = deck[:2], [1, 1]
        for p in [0, 1]:
            s.tell(DEALT, p, s.cards[p], audience=1 << p)
        self.at, self.who = BETTING, (s.hand + 1) % 2  # KUHN-DEAL.2: the seats begin in turn
        self.ask(s)

    def pay(self, s: KuhnState, winner: int) -> None:
        won = s.pot[1 - winner]
        s.chips[winner] += won
        s.chips[1 - winner] -= won
        s.tell(WON, winner, won)
        self.at = DEALING
        if s.hand == int(s.table.given["hands"]):
            s.finish([p for p in [0, 1] if s.chips[p] == max(s.chips)])


class Kuhn(PlainGame):
    id, rule_prefix, over_rule = "kuhn", "KUHN", "KUHN-END.1"
    min_seats = max_seats = usual_seats = 2

    def __init__(self) -> None:
        super().__init__(
            file=__file__, state=KuhnState, codes=CODES, words=WORDS, decisions=DECISIONS, events=EVENTS,
            frames=(Hands,), options=OPTIONS,
        )  # fmt: skip
