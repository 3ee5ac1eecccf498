"""What the abilities of many cards share: asking once, discarding from hand and area, kneeling."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.councils import left_of, right_of
from greathall.games.sojusze.data import VALUE
from greathall.games.sojusze.entries import area_card, options_of
from greathall.games.sojusze.ops import hands, rounds
from greathall.games.sojusze.shields import DISCARDED
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import (
    area_choice,
    area_code,
    forbids_from_hand,
    forbids_leader,
    forbids_own_card,
    forbids_reach,
)
from greathall.kernel.state import ASKED, BEGIN, NOBODY, Frame


def triumphs_on(s: SojuszeState) -> bool:
    """Stannis Baratheon: triumph abilities are not resolved this round."""
    return s.ruling != names.STANNIS_BARATHEON


class Question(Frame[SojuszeState]):
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
        raise NotImplementedError


class Ability(Question):
    """An ability that asks one thing of one leader. who: "you", the leader it belongs to (SOJ-YOU.1, SOJ-YOU.3).

    A compulsory ability with nothing to choose from is skipped (SOJ-AMB.39), with one choice it is carried out at once.
    """

    __slots__ = ()
    card: ClassVar[int] = NONE  # the influence card it is printed on
    ally: ClassVar[int] = NONE  # or the ally
    decision: ClassVar[int] = 0
    optional: ClassVar[bool] = False
    plain: ClassVar[bool] = False  # nothing is ever forbidden of its candidates, so they are not gone through

    def candidates(self, s: SojuszeState) -> list[int]:
        """Among what is chosen, without declining; nothing if the ability cannot do anything now."""
        return []

    def forbids(self, s: SojuszeState, code: int) -> str:
        """The rule that forbids a choice, '' if none does."""
        return ""

    def options(self, s: SojuszeState) -> list[int]:
        """What can be chosen, without declining."""
        if self.plain:
            return self.candidates(s)
        return without_doubles([code for code in self.candidates(s) if not self.forbids(s, code)])

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        return self.forbids(s, code)

    def decided_by(self) -> str:
        return "SOJ-YOU.3" if self.ally != NONE else "SOJ-YOU.1"

    def chosen(self, s: SojuszeState, code: int) -> None:
        """Carry it out; this frame is gone already."""

    def asked(self, s: SojuszeState) -> int:
        """Who chooses."""
        return self.who

    def may_decline(self) -> bool:
        return self.optional

    def may_pass(self) -> bool:
        return self.may_decline()

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            options = self.options(s)
            if not options:
                s.done()
                return
            if len(options) == 1 and not self.may_decline():
                s.done()
                self.chosen(s, options[0])
                return
            self.at = ASKED
            s.ask(self.asked(s), self.decision, [codes.PASS, *options] if self.may_decline() else options)
            return
        code = s.answer
        s.done()
        if code != codes.PASS:
            self.chosen(s, code)

    def ask(self, s: SojuszeState) -> None:
        options = self.options(s)
        s.ask(self.asked(s), self.decision, [codes.PASS, *options] if self.may_decline() else options)


class AtArea(Ability):
    """An ability about a card in another leader's area."""

    __slots__ = ()
    decision = codes.PICK_AREA_CARD
    verbs = (codes.AREA, codes.AREA_BLANK)
    how: ClassVar[int] = DISCARDED  # what is done to the card
    any_colour: ClassVar[bool] = False

    def options(self, s: SojuszeState) -> list[int]:
        you = self.who
        return without_doubles(
            [area_code(p, e) for p in others(s, you) for e in s.areas[p] if not self.forbids_entry(s, p, e)]
        )

    def forbids(self, s: SojuszeState, code: int) -> str:
        owner, entry = area_choice(code)
        rule = forbids_leader(s, self.who, owner)
        if rule:
            return rule
        return self.forbids_entry(s, owner, entry) if entry in s.areas[owner] else "SOJ-TERM.5"

    def forbids_entry(self, s: SojuszeState, owner: int, entry: int) -> str:
        """The rule that forbids a card that lies there, '' if none does."""
        return forbids_reach(s, self.who, owner, entry, self.how, self.any_colour)


class AtLeader(Ability):
    """An ability whose leader is settled: `them`; what is chosen now is about that leader."""

    __slots__ = ("them",)

    def __init__(self, who: int = NOBODY, them: int = NOBODY) -> None:
        super().__init__(who)
        self.them = them

    def copy(self) -> AtLeader:
        other = self.__class__(self.who, self.them)
        other.at = self.at
        return other


class AboutAlly(Ability):
    """An ability whose ally is settled: `about`; what is chosen now is where it goes."""

    __slots__ = ("about",)

    def __init__(self, who: int = NOBODY, about: int = NONE) -> None:
        super().__init__(who)
        self.about = about

    def copy(self) -> AboutAlly:
        other = self.__class__(self.who, self.about)
        other.at = self.at
        return other


class Effect(Frame[SojuszeState]):
    """An ability without a choice."""

    __slots__ = ()
    card: ClassVar[int] = NONE
    ally: ClassVar[int] = NONE

    def run(self, s: SojuszeState) -> None:
        s.done()
        self.do(s)

    def do(self, s: SojuszeState) -> None:
        """Carry it out."""


# ---------------------------------------------------------------- cards in areas and hands as options
def without_doubles(found: list[int]) -> list[int]:
    return list(dict.fromkeys(found))


def hand_codes(s: SojuszeState, seat: int, verb: int) -> list[int]:
    return options_of(s.hands[seat], verb)


def others(s: SojuszeState, seat: int) -> list[int]:
    return [(seat + i) % s.n for i in range(1, s.n)]


def neighbours(s: SojuszeState, seat: int) -> list[int]:
    return [left_of(s, seat), right_of(s, seat)]


def all_allies(s: SojuszeState) -> list[int]:
    """Every ally in a council."""
    return [a for council in s.councils for a in council]


def kill_codes(found: list[int]) -> list[int]:
    return [codes.KILL + a for a in found]


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
                s.ask(self.who, codes.DISCARD_CARD, found)
                return
            hands.discard(s, self.who, found[0] - codes.DISCARD)
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
        return without_doubles([area_code(self.who, e) for e in able if VALUE[area_card(e)] == wanted])

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        rule = forbids_own_card(s, self.who, code) or self.protects(s, area_choice(code)[1])
        if rule:
            return rule
        wanted = self.wanted(self.able(s))
        return "" if VALUE[area_card(area_choice(code)[1])] == wanted else "SOJ-TEXT.7"

    def able(self, s: SojuszeState) -> list[int]:
        """The cards that can be discarded at all."""
        return [e for e in s.areas[self.who] if not self.protects(s, e)]

    def wanted(self, able: list[int]) -> int:
        """The highest or lowest value among these cards."""
        values = [VALUE[area_card(e)] for e in able]
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
