"""Where the gold goes: set-up, marshaling, hosts of attachments, what is kept in hand. A game's own Spending says what
its cards cost and which of them are wanted sooner, later or not at all."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from greathall.bots.cardgame.purse import Item, knapsack
from greathall.bots.cardgame.sight import V
from greathall.games.cardgame.codes import ATTACH, DONE, KEEP, MARSHAL, MULLIGAN, PASS, PLACE, SPAN
from greathall.games.cardgame.flow.entering import EnterPlay
from greathall.games.cardgame.names import ATTACHMENT, CHARACTER, EVENT, LOCATION
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import Frame

NEVER: Final = -10.0  # such a host does more harm than good


def with_one_limited(items: list[Item], limited: list[Item]) -> list[Item]:
    """Of the limited cards only the best can be had."""
    return [*items, max(limited, key=lambda item: item[2])] if limited else items


class Spending(Generic[V]):
    setup_gold: ClassVar[int] = 0
    laid_out: ClassVar[tuple[int, ...]] = (CHARACTER, LOCATION)  # types of cards for the set-up
    economy: ClassVar[list[bool]] = []  # by design: does it pay for itself within some rounds?
    limited: ClassVar[list[bool]] = []  # by design

    # ---------------------------------------------------------------- what a game says
    def good_start(self, people: int, cards: int, gold: int) -> bool:
        """Is a hand kept from which so much can be laid out?"""
        raise NotImplementedError

    def setup_worth(self, sight: V, c: int, worth: float) -> float:
        """What a card is worth in the set-up that would otherwise be worth so much."""
        return worth

    def harmed_score(self, sight: V, host: int) -> float:
        """How good it is that an attachment harms this character of an opponent's."""
        raise NotImplementedError

    def bearer_score(self, sight: V, host: int) -> float:
        """What speaks for this one of one's own as the bearer of any attachment, besides its worth."""
        return 0.0

    def suited_score(self, sight: V, attachment: int, host: int, score: float) -> float:
        """The score of a host of one's own, with what this attachment does for it."""
        return score

    def brings(self, frame: Frame[Any]) -> int:
        """The card that is brought into play here, -1 if none is."""
        return frame.card if isinstance(frame, EnterPlay) else -1

    def at_once(self, sight: V, c: int) -> float:
        """What playing a card brings at once, besides having it."""
        return 0.0

    def timely_worth(self, sight: V, c: int, worth: float) -> float:
        """What a card is worth in play at this time of the game that is otherwise worth so much."""
        return worth

    def may_come(self, sight: V, c: int) -> bool:
        """Could this card of the hand come into play, were there gold enough?"""
        raise NotImplementedError

    def cost_of(self, sight: V, c: int) -> int:
        """Gold for a card that comes into play."""
        raise NotImplementedError

    def forbidden(self, sight: V, c: int) -> bool:
        """Can this unique card no longer come into play?"""
        raise NotImplementedError

    def event_item(self, sight: V, c: int, gold: int) -> Item | None:
        """What is kept of the gold for an event in hand."""
        return None

    def kept_for_play(self, sight: V) -> list[Item]:
        """What gold is kept for by cards in play."""
        return []

    def is_cheap(self, sight: V, c: int) -> bool:
        """Is this economy that comes before everything else?"""
        raise NotImplementedError

    def urgency(self, sight: V, d: int) -> int:
        """Which of the designs wanted comes first, hosts before attachments; otherwise it is the best."""
        return 0

    # ---------------------------------------------------------------- set-up
    def setup_plan(self, sight: V) -> list[int]:
        """Cards in hand to be laid out with what gold is left."""
        s, me = sight.s, sight.me
        book = s.book
        down = [s.design[c] for c in s.play[me]]
        left = self.setup_gold - sum([book.cost[d] for d in down])
        has_limited = any([self.limited[d] for d in down])
        seen = set(down)
        items: list[Item] = []
        limited: list[Item] = []
        for c in s.hand[me]:
            d = s.design[c]
            if book.type[d] not in self.laid_out or (book.unique[d] and d in seen):
                continue
            seen.add(d)
            worth = self.setup_worth(sight, c, sight.prints[d] + 1.3)  # a card laid out is a card drawn
            if self.economy[d]:
                worth += 1.5
            if not self.limited[d]:
                items.append((c, book.cost[d], worth))
            elif not has_limited:
                limited.append((c, book.cost[d], worth))
        return knapsack(with_one_limited(items, limited), left)

    def mulligan(self, sight: V, options: list[int]) -> int:
        s = sight.s
        plan = [s.design[c] for c in self.setup_plan(sight)]
        people = len([d for d in plan if s.book.type[d] == CHARACTER])
        return KEEP if self.good_start(people, len(plan), sum([s.book.cost[d] for d in plan])) else MULLIGAN

    def setup(self, sight: V, options: list[int]) -> int:
        s = sight.s
        plan = [s.design[c] for c in self.setup_plan(sight)]
        planned = [code for code in options if code != DONE and s.design[code - PLACE] in plan]
        planned.sort(key=lambda code: s.book.type[s.design[code - PLACE]] == ATTACHMENT)  # hosts first
        return planned[0] if planned else DONE

    # ---------------------------------------------------------------- hosts
    def host_score(self, sight: V, attachment: int, host: int) -> float:
        """How good it is that an attachment of one's own lies there."""
        s = sight.s
        d = s.design[attachment]
        harms = d in sight.for_enemies
        if harms == sight.mine(host):
            return NEVER
        if harms:
            return self.harmed_score(sight, host)
        score = 0.3 * sight.worth(host) + self.bearer_score(sight, host)
        if any([s.design[x] == d for x in sight.attachments_on(host)]):
            score -= 1.5
        return self.suited_score(sight, attachment, host, score)

    def host(self, sight: V, options: list[int]) -> int:
        found = [c for c in [self.brings(frame) for frame in sight.s.stack] if c >= 0]
        if not found or not sight.known(found[-1]):
            return options[0]
        return max(options, key=lambda code: self.host_score(sight, found[-1], code - ATTACH))

    def bearable(self, sight: V, c: int) -> bool:
        """Is there somebody on whom this attachment does good to this seat?"""
        return any([self.host_score(sight, c, x) > 0.5 for x in sight.s.book.hosts(sight.s, c)])

    # ---------------------------------------------------------------- marshaling
    def hand_worth(self, sight: V, c: int) -> float:
        """What it is worth to have this card of the hand in play now."""
        s: CardState = sight.s
        d = s.design[c]
        worth = sight.prints[d] + self.at_once(sight, c)
        type_ = s.book.type[d]
        if type_ == EVENT:
            return worth
        if s.book.duplicate_of(s, sight.me, c) >= 0:
            return 1.0
        if type_ == ATTACHMENT and not self.bearable(sight, c):
            return 0.0
        if type_ == CHARACTER:
            mine = sight.characters(sight.me)
            worth += 1.5 if len(mine) < 3 else 0.5 if len(mine) < 5 else 0.0
            if mine:  # icons that are missing
                have = [len([x for x in mine if sight.icons(x) >> t & 1]) for t in range(3)]
                worth += sum([0.5 for t in range(3) if s.book.icons[d] >> t & 1 and have[t] < 2])
        return self.timely_worth(sight, c, worth)

    def wanted(self, sight: V, gold: int) -> list[int]:
        """Which cards of the hand to bring into play with this gold, and what to keep gold for."""
        s = sight.s
        items: list[Item] = []
        limited: list[Item] = []
        seen: set[int] = set()
        for c in s.hand[sight.me]:
            d = s.design[c]
            if s.book.unique[d] and d in seen:
                continue
            seen.add(d)
            if s.book.type[d] == EVENT:
                kept = self.event_item(sight, c, gold)
                if kept is not None:
                    items.append(kept)
            elif self.may_come(sight, c):
                item = (c, self.cost_of(sight, c), self.hand_worth(sight, c))
                (limited if self.limited[d] else items).append(item)
        return knapsack([*with_one_limited(items, limited), *self.kept_for_play(sight)], gold)

    def marshal(self, sight: V, options: list[int], use: int, worth_of_use: float) -> int:
        """The next thing in one's own marshaling. `use`: the best ability to use, with what it is worth."""
        s, me = sight.s, sight.me
        able = {code - MARSHAL: code for code in options if code // SPAN == MARSHAL // SPAN}
        for c, code in able.items():
            if s.book.duplicate_of(s, me, c) >= 0:
                return code
        cheap = [c for c in able if self.economy[s.design[c]] and self.is_cheap(sight, c)]
        if cheap:
            return able[max(cheap, key=lambda c: (sight.prints[s.design[c]], -c))]
        if use != PASS and worth_of_use > 0:
            return use
        plan = {s.design[c]: c for c in self.wanted(sight, s.gold[me]) if c in able and self.hand_worth(sight, c) > 0.4}
        if not plan:
            return PASS

        def order(d: int) -> tuple[bool, int, float, int]:
            return s.book.type[d] != ATTACHMENT, self.urgency(sight, d), sight.prints[d], d

        return able[plan[max(plan, key=order)]]

    # ---------------------------------------------------------------- cards in hand
    def keep_worth(self, sight: V, c: int) -> float:
        """How much a card in hand is to be kept."""
        s: CardState = sight.s
        me = sight.me
        if not sight.known(c):
            return 1.0
        d = s.design[c]
        type_, unique = s.book.type[d], s.book.unique[d]
        worth = sight.prints[d] - 0.2 * s.book.cost[d]
        if type_ == EVENT:
            return worth
        if s.book.duplicate_of(s, me, c) >= 0:
            return 2.0
        if unique and self.forbidden(sight, c):
            return 0.0
        if unique and len([x for x in s.hand[me] if s.design[x] == d]) > 1:
            worth *= 0.7
        if type_ == ATTACHMENT and not self.bearable(sight, c):
            worth *= 0.5
        if self.economy[d] and s.round >= 4:
            worth *= 0.6
        return worth

    def least_kept(self, sight: V, options: list[int]) -> int:
        """What is thrown away of one's own hand."""
        return min(options, key=lambda code: self.keep_worth(sight, code % SPAN))
