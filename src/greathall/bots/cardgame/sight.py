"""The table as one seat sees it: strength, icons and worth of what lies there, and what power and claim mean now.

A game's own Sight says what its cards are worth by their print, which keywords count how much and which attachments
harm who bears them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame.abilities import S
from greathall.games.cardgame.flow.challenge import NO_CHALLENGE, Declaring
from greathall.games.cardgame.flow.initiation import Initiation
from greathall.games.cardgame.flow.occurrence import Occurrence
from greathall.games.cardgame.names import (
    ATTACKING,
    CHARACTER,
    DUPLICATE,
    FACEDOWN,
    INTRIGUE,
    KNEELING,
    MILITARY,
    P_CHALLENGES,
    P_DOMINANCE,
    PARTICIPATING,
)

TO_WIN: Final = 15
POINT: Final = 1.7  # a power, early in the game
CARD: Final = 1.6  # a card in hand
PER_STRENGTH: Final = 0.7
PER_ICON: Final = 0.45
PER_COST: Final = 0.45


def bits(mask: int) -> int:
    return bin(mask).count("1")


def character_worth(strength: int, icons: int, cost: int) -> float:
    """What the numbers of a character are worth."""
    return 0.3 + PER_STRENGTH * strength + PER_COST * cost + PER_ICON * bits(icons)


class Sight(Generic[S]):
    """Everything a decision needs to know, worked out when it is first asked for. Made from the masked state alone."""

    __slots__ = ("_icons", "_keywords", "_strength", "_worth", "me", "others", "power", "s")

    prints: ClassVar[list[float]] = []  # by design: what a card is worth by its print
    keyword_worths: ClassVar[tuple[tuple[int, float], ...]] = ()
    for_enemies: ClassVar[frozenset[int]] = frozenset()  # attachments that harm who bears them
    blanking: ClassVar[frozenset[int]] = frozenset()  # those that take the text away

    def __init__(self, s: S, me: int) -> None:
        self.s: S = s
        self.me = me
        self.others = [p for p in range(s.n) if p != me and s.alive[p]]
        self.power = [board.total_power(s, p) for p in range(s.n)]
        self._strength: dict[int, int] = {}
        self._icons: dict[int, int] = {}
        self._keywords: dict[int, int] = {}
        self._worth: dict[int, float] = {}

    # ---------------------------------------------------------------- cards
    def strength(self, c: int) -> int:
        found = self._strength.get(c)
        if found is None:
            found = self._strength[c] = board.strength(self.s, c)
        return found

    def icons(self, c: int) -> int:
        found = self._icons.get(c)
        if found is None:
            found = self._icons[c] = board.icons(self.s, c)
        return found

    def keywords(self, c: int) -> int:
        found = self._keywords.get(c)
        if found is None:
            found = self._keywords[c] = self.keywords_now(c)
        return found

    def keywords_now(self, c: int) -> int:
        return board.keywords(self.s, c)

    def known(self, c: int) -> bool:
        return c >= 0 and self.s.design[c] >= 0

    def stands(self, c: int) -> bool:
        return not self.s.flags[c] & KNEELING

    def mine(self, c: int) -> bool:
        return self.s.ctrl[c] == self.me

    def is_character(self, c: int) -> bool:
        return self.known(c) and self.s.book.type[self.s.design[c]] == CHARACTER and not self.s.flags[c] & FACEDOWN

    def characters(self, seat: int) -> list[int]:
        return [c for c in self.s.play[seat] if self.is_character(c)]

    def standing(self, seat: int, type_: int) -> list[int]:
        """Those who could attack or defend in a challenge of this type."""
        return [c for c in self.characters(seat) if self.stands(c) and self.icons(c) >> type_ & 1]

    def duplicates(self, c: int) -> int:
        s = self.s
        if DUPLICATE not in s.zone:
            return 0
        return len([x for x, zone in enumerate(s.zone) if zone == DUPLICATE and s.host[x] == c])

    def attachments_on(self, c: int) -> list[int]:
        s = self.s
        return [x for p in range(s.n) for x in s.play[p] if s.host[x] == c and self.known(x)]

    def keyword_worth(self, keywords: int) -> float:
        return sum([worth for bit, worth in self.keyword_worths if keywords & bit])

    def printed(self, c: int) -> float:
        """What a card is worth out of play."""
        return self.prints[self.s.design[c]] if self.known(c) else CARD

    def worth(self, c: int) -> float:
        """What a card in play is worth to who controls it."""
        found = self._worth.get(c)
        if found is None:
            found = self._worth[c] = self._work_out(c)
        return found

    def _work_out(self, c: int) -> float:
        s = self.s
        if not self.known(c):
            return CARD
        d = s.design[c]
        if s.book.type[d] != CHARACTER or s.flags[c] & FACEDOWN:
            return -2.0 if d in self.for_enemies else self.prints[d]
        held = self.attachments_on(c)
        if any([s.design[x] in self.blanking for x in held]):
            base = character_worth(self.strength(c), self.icons(c), 0)
        else:
            stronger = self.strength(c) - s.book.strength[d]
            base = self.prints[d] + PER_STRENGTH * stronger + PER_ICON * (bits(self.icons(c)) - bits(s.book.icons[d]))
        gifts = sum([0.8 * self.prints[s.design[x]] for x in held if s.design[x] not in self.for_enemies])
        return base + gifts + POINT * s.power[c] + 0.5 * self.duplicates(c)

    def text_worth(self, c: int) -> float:
        """What the text of a character in play is worth, and whatever else is not in its numbers."""
        return self.prints[self.s.design[c]] - PER_STRENGTH * self.strength(c) - PER_ICON * bits(self.icons(c))

    def loss_of(self, c: int) -> float:
        """What it costs the one whose it is to lose a character: the more while it could still do something."""
        return self.worth(c) + (0.25 * self.strength(c) if self.stands(c) else 0.0)

    def fight(self, c: int) -> float:
        """What a standing character can do in challenges."""
        return self.strength(c) * (0.4 + 0.2 * bits(self.icons(c))) + self.keyword_worth(self.keywords(c)) * 0.7

    def spoils(self, c: int) -> float:
        """What a character's keywords bring when it wins."""
        return self.keyword_worth(self.keywords(c)) * 0.8

    # ---------------------------------------------------------------- power and claim
    def point(self, seat: int) -> float:
        """What one more power means to a seat: the nearer the end, the more."""
        return POINT + 0.12 * max(0, self.power[seat] - 5)

    def threat(self, seat: int) -> float:
        """How much it helps to harm this opponent; 1 where there is only one."""
        if len(self.others) < 2:
            return 1.0
        mean = sum([self.power[p] for p in self.others]) / len(self.others)
        return max(0.4, 0.75 + 0.06 * (self.power[seat] - mean))

    def claim_loss(self, attacker: int, victim: int, type_: int) -> float:
        """What the victim loses when claim is applied, and the attacker gains."""
        return self.loss_at(self.s.book.claim(self.s, attacker, victim, type_), attacker, victim, type_)

    def loss_at(self, claim: int, attacker: int, victim: int, type_: int) -> float:
        """The same at a claim of so much."""
        s = self.s
        if claim <= 0:
            return 0.0
        if type_ == MILITARY:
            lost = sorted([self.worth(c) if not self.duplicates(c) else 0.6 for c in self.characters(victim)])[:claim]
            crowd = len(self.characters(victim))
            return sum(lost) * (1.0 if crowd > 2 else 1.3)
        if type_ == INTRIGUE:
            return CARD * min(claim, len(s.hand[victim]))
        moved = min(claim, s.power[s.faction[victim]])
        return moved * (self.point(attacker) + (self.point(victim) if victim in (self.me, *self.others) else 0.0) * 0.6)

    # ---------------------------------------------------------------- sides
    def board_worth(self, seat: int) -> float:
        """The worth of the characters a seat has."""
        return sum([self.worth(c) for c in self.characters(seat)])

    def strongest_other(self) -> int:
        return max(self.others, key=lambda p: (self.board_worth(p), self.power[p], -p))

    def ahead(self) -> float:
        """How much stronger the own board is than the strongest other."""
        return self.board_worth(self.me) - self.board_worth(self.strongest_other()) if self.others else 0.0

    def side_total(self, seat: int, attacking: bool) -> int:
        taking_part, more = self.s.book.side_parts(self.s, seat, attacking)
        return sum([amount for _, amount in taking_part]) + sum([amount for _, amount in more])

    # ---------------------------------------------------------------- what is still to come
    def enemies_to_come(self) -> list[int]:
        """Opponents whose challenges are still to come in this round."""
        s = self.s
        if s.phase > P_CHALLENGES or s.phase == 0:
            return []
        order = board.everyone(s)
        if s.phase < P_CHALLENGES or s.active not in order:
            return self.others
        now = order.index(s.active)
        return [p for i, p in enumerate(order) if p != self.me and i >= now]

    def mine_to_come(self) -> bool:
        """Are own challenges still to come in this round (or going on)?"""
        s = self.s
        if s.phase < P_CHALLENGES:
            return True
        if s.phase > P_CHALLENGES:
            return False
        order = board.everyone(s)
        if s.active not in order or self.me not in order:
            return False
        return order.index(s.active) <= order.index(self.me)

    def dominance_counts(self) -> bool:
        return self.s.phase < P_DOMINANCE

    def my_turn(self) -> bool:
        """Between challenges, with one's own still to come."""
        s = self.s
        return s.phase == P_CHALLENGES and not s.challenge and s.active == self.me

    def challenges_open(self, type_: int = -1) -> bool:
        """May this seat still make a challenge (of this type)?"""
        s = self.s
        types = range(3) if type_ < 0 else (type_,)
        return not all([s.book.forbids_challenge(s, self.me, t, p) for t in types for p in self.others])

    # ---------------------------------------------------------------- what is going on
    def initiation(self) -> Initiation | None:
        """The ability being used, the innermost one."""
        for frame in reversed(self.s.stack):
            if isinstance(frame, Initiation):
                return frame
        return None

    def source(self) -> int:
        """Design of the card whose ability asks, -1 if none."""
        found = self.initiation()
        return self.s.design[found.card] if found is not None else -1

    def occurrence(self) -> Occurrence | None:
        for frame in reversed(self.s.stack):
            if isinstance(frame, Occurrence):
                return frame
        return None

    def stage(self) -> int:
        """Where the challenge that is going on stands (see Declaring.stage), NO_CHALLENGE if there is none."""
        for frame in reversed(self.s.stack):
            if isinstance(frame, Declaring):
                return frame.stage()
        return NO_CHALLENGE

    def totals(self) -> tuple[int, int]:
        """Strength of both sides in the challenge: own and theirs, if this seat takes part."""
        s = self.s
        if not s.challenge:
            return 0, 0
        attacker, defender = challenges.attacker(s), challenges.defender(s)
        ours, theirs = self.side_total(attacker, True), self.side_total(defender, False)
        return (ours, theirs) if attacker == self.me else (theirs, ours)

    def role(self) -> int:
        """1: attacks in the challenge that is going on, -1: is attacked, 0: neither."""
        s = self.s
        if not s.challenge:
            return 0
        return 1 if challenges.attacker(s) == self.me else -1 if challenges.defender(s) == self.me else 0

    def takes_part(self) -> bool:
        """Has this seat a character in the challenge that is going on?"""
        s = self.s
        return any([s.flags[c] & PARTICIPATING for c in s.play[self.me]])

    def wins(self) -> bool:
        """Is this seat's side winning the challenge that is going on?"""
        ours, theirs = self.totals()
        return ours >= theirs if self.role() > 0 else ours > theirs

    def turned_by(self, amount: int) -> bool:
        """Would this seat's side win with so much more, and only so?"""
        ours, theirs = self.totals()
        return ours < theirs <= ours + amount if self.role() > 0 else ours <= theirs < ours + amount

    def stakes(self) -> float:
        """What winning the challenge that is going on instead of losing it means to this seat."""
        s = self.s
        if not s.challenge:
            return 0.0
        type_, attacker, defender = challenges.type_of(s), challenges.attacker(s), challenges.defender(s)
        value = self.claim_loss(attacker, defender, type_)
        fighters = [c for c in s.play[attacker] if s.flags[c] & ATTACKING]
        return value + sum([self.spoils(c) for c in fighters]) + 0.5


V = TypeVar("V", bound=Sight[Any])
