"""What the abilities of all cards share: questions, abilities with one choice or none, discarding, kneeling."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.councils import left_of, right_of
from greathall.games.sojusze.data import AREA_VALUE
from greathall.games.sojusze.entries import options_of
from greathall.games.sojusze.ops import hands, rounds
from greathall.games.sojusze.shields import DISCARDED
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import (
    area_choice,
    area_code,
    forbids_from_hand,
    forbids_own_card,
    forbids_reach,
)
from greathall.kernel.state import ASKED, BEGIN, NOBODY, Frame


def triumphs_on(s: SojuszeState) -> bool:
    """Stannis Baratheon: triumph abilities are not resolved this round."""
    return s.ruling != names.STANNIS_BARATHEON


class Printed(Frame[SojuszeState]):
    """A frame that may carry out what is printed on a card."""

    __slots__ = ()
    card: ClassVar[int] = NONE  # the influence card
    ally: ClassVar[int] = NONE  # or the ally


class Question(Printed):
    """A frame that asks. What it lists is what it does not forbid."""

    __slots__ = ()
    verbs: ClassVar[tuple[int, ...]] = ()  # what its answers are about, declining aside

    def may_pass(self) -> bool:
        """Is declining one of the answers?"""
        return False

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        """The rule that forbids an answer of one of these verbs to a seat that is asked, '' if none does."""
        raise NotImplementedError

    def decided_by(self) -> str:
        """The rule that says whose choice this is."""
        return "SOJ-YOU.3" if self.ally != NONE else "SOJ-YOU.1"


class Ability(Question):
    """An ability that asks one thing of one leader. who: "you", the leader it belongs to (SOJ-YOU.1, SOJ-YOU.3).

    A compulsory ability with nothing to choose from is skipped (SOJ-AMB.39), with one choice it is carried out at once.
    """

    __slots__ = ()
    decision: ClassVar[int] = 0
    verb: ClassVar[int] = 0  # with a target it makes an option; 0: targets are options themselves
    optional: ClassVar[bool] = False
    plain: ClassVar[bool] = False  # nothing is ever forbidden of its candidates, so they are not gone through

    def candidates(self, s: SojuszeState) -> list[int]:
        """The targets among which is chosen; nothing if the ability cannot do anything now."""
        return []

    def forbids(self, s: SojuszeState, target: int) -> str:
        """The rule that forbids a target, '' if none does."""
        return ""

    def options(self, s: SojuszeState) -> list[int]:
        """What can be chosen, without declining."""
        found = self.candidates(s)
        if not self.plain:
            found = without_doubles([target for target in found if not self.forbids(s, target)])
        verb = self.verb
        return [verb + target for target in found] if verb else found

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        return self.forbids(s, code - self.verb)

    def chosen(self, s: SojuszeState, target: int) -> None:
        """Carry it out; this frame is gone already."""

    def asked(self, s: SojuszeState) -> int:
        """Who chooses."""
        return self.who

    def may_pass(self) -> bool:
        return self.optional

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            options = self.options(s)
            declined = self.may_pass()
            if len(options) > 1 or (options and declined):
                self.at = ASKED
                s.ask(self.asked(s), self.decision, [codes.PASS, *options] if declined else options)
                return
            s.done()
            if options:
                self.chosen(s, options[0] - self.verb)
            return
        code = s.answer
        s.done()
        if code != codes.PASS:
            self.chosen(s, code - self.verb)

    def ask(self, s: SojuszeState) -> None:
        options = self.options(s)
        s.ask(self.asked(s), self.decision, [codes.PASS, *options] if self.may_pass() else options)


class Effect(Printed):
    """An ability without a choice."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        s.done()
        self.do(s)

    def do(self, s: SojuszeState) -> None:
        """Carry it out."""


Blocks = dict[int, type[Frame[SojuszeState]]]  # what is printed on cards, by their numbers


def by_card(*found: type[Printed]) -> Blocks:
    """What is printed on influence cards, by their numbers."""
    return {c.card: c for c in found}


def by_ally(*found: type[Printed]) -> dict[int, type[Frame[SojuszeState]]]:
    """What is printed on allies, by their numbers."""
    return {c.ally: c for c in found}


# ---------------------------------------------------------------- who and what there is to choose from
def without_doubles(found: list[int]) -> list[int]:
    return list(dict.fromkeys(found))


def hand_codes(s: SojuszeState, seat: int, verb: int) -> list[int]:
    return options_of(s.hands[seat], verb)


def others(s: SojuszeState, seat: int) -> list[int]:
    return [*range(seat + 1, s.n), *range(seat)]


def neighbours(s: SojuszeState, seat: int) -> list[int]:
    return [left_of(s, seat), right_of(s, seat)]


class DiscardCards(Question):
    """who discards so many cards of their choice from hand, as many as there are."""

    __slots__ = ("count",)
    verbs = (codes.DISCARD,)

    def __init__(self, who: int = NOBODY, count: int = 0) -> None:
        super().__init__(who)
        self.count = count

    def copy(self) -> DiscardCards:
        other = DiscardCards(self.who, self.count)
        other.at = self.at
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == ASKED:
            self.at = BEGIN
            hands.discard(s, self.who, s.answer - codes.DISCARD)
            self.count -= 1
        while self.count > 0 and s.hands[self.who]:
            found = hand_codes(s, self.who, codes.DISCARD)
            if len(found) > 1 and len(s.hands[self.who]) > self.count:
                self.at = ASKED
                hands.show_unlike(s)
                s.ask(self.who, codes.DISCARD_CARD, found)
                return
            hands.discard_forced(s, self.who, found[0] - codes.DISCARD)
            self.count -= 1
        s.done()

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, codes.DISCARD_CARD, hand_codes(s, self.who, codes.DISCARD))

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        return forbids_from_hand(s, self.who, code - codes.DISCARD, self.who)

    def decided_by(self) -> str:
        return "SOJ-TEXT.8"


class DiscardFromArea(Question):
    """who discards so many cards from the own area, one after the other: the highest or lowest of those that the card
    of leader `by` can discard, among equals their own choice; only red, green and purple ones if that is said."""

    __slots__ = ("by", "count", "lowest", "standard_only")
    verbs = (codes.AREA, codes.AREA_BLANK)

    def __init__(self, who: int = NOBODY, count: int = 0, by: int = NOBODY) -> None:
        super().__init__(who)
        self.count = count
        self.by = by
        self.lowest = False
        self.standard_only = False

    def copy(self) -> DiscardFromArea:
        other = DiscardFromArea(self.who, self.count, self.by)
        other.at = self.at
        other.lowest = self.lowest
        other.standard_only = self.standard_only
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == ASKED:
            self.at = BEGIN
            hands.discard_from_area(s, self.who, area_choice(s.answer)[1])
            self.count -= 1
        while self.count > 0:
            found = self.candidates(s)
            if len(found) > 1:
                self.at = ASKED
                s.ask(self.who, codes.DISCARD_CARD, found)
                return
            if not found:
                break
            hands.discard_from_area(s, self.who, area_choice(found[0])[1])
            self.count -= 1
        s.done()

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, codes.DISCARD_CARD, self.candidates(s))

    def candidates(self, s: SojuszeState) -> list[int]:
        able = self.able(s)
        wanted = self.wanted(able)
        return without_doubles([area_code(self.who, e) for e in able if AREA_VALUE[e] == wanted])

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        rule = forbids_own_card(s, self.who, code) or self.protects(s, area_choice(code)[1])
        if rule:
            return rule
        wanted = self.wanted(self.able(s))
        return "" if AREA_VALUE[area_choice(code)[1]] == wanted else "SOJ-TEXT.7"

    def able(self, s: SojuszeState) -> list[int]:
        """The cards that can be discarded at all."""
        return [e for e in s.areas[self.who] if not self.protects(s, e)]

    def wanted(self, able: list[int]) -> int:
        """The highest or lowest value among these cards."""
        values = [AREA_VALUE[e] for e in able]
        return min(values, default=0) if self.lowest else max(values, default=0)

    def protects(self, s: SojuszeState, entry: int) -> str:
        """SOJ-AMB.40: protected cards are passed over."""
        return forbids_reach(s, self.by, self.who, entry, DISCARDED, not self.standard_only)

    def decided_by(self) -> str:
        return "SOJ-TERM.5"


# ---------------------------------------------------------------- kneeling
def kneel(s: SojuszeState, seat: int) -> None:
    """SOJ-BID.7, with the allies that punish kneeling this round."""
    rounds.kneel(s, seat)
    if s.areas[seat]:
        if s.ruling == names.ARIANNE_MARTELL and not s.arianne_used:
            hands.pick_up_area(s, seat)
    elif s.ruling == names.SANDOR_CLEGANE and s.hands[seat]:
        s.push(DiscardCards(seat, 1))
