"""Hostages: taking them, and the step at the start of every turn (IRT-HOSTAGE, IRT-TAKE). A hostage is a card of
another house in the taker's keeping, and nothing else can be done with it (IRT-HOSTAGE.1, IRT-CARDS.6)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.data import leader_number
from greathall.games.iron_throne.entries import different_cards
from greathall.games.iron_throne.flow.choosing import LEADERS
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.targets import forbids_character
from greathall.kernel.state import BEGIN, NOBODY, Frame

# Steps of TakeHostage.
DAVOS_ASKED: Final = 1
WHENCE: Final = 2  # where the hostage can come from is worked out
TAKER_ASKED: Final = 3
VICTIM_ASKED: Final = 4  # leader Davos says where from

DAVOS_DRAWS: Final = leader_number(n.DAVOS, "draw")


def kinds_of(sources: list[int]) -> list[int]:
    """IRT-HOSTAGE.2: deck, hand, or the hostages held, of which the taker picks one (IRT-AMB.8)."""
    own = [x for x in sources if x < n.FROM_HELD]
    return own if len(own) == len(sources) else [*own, n.FROM_ANY_HELD]


class TakeHostage(Frame[ThroneState]):
    """IRT-HOSTAGE.2 to IRT-HOSTAGE.4, IRT-HOSTAGE.14. The frame belongs to the taker."""

    __slots__ = ("in_deal", "said", "smuggles", "victim")

    def __init__(self, who: int = NOBODY, victim: int = NOBODY, in_deal: bool = False, said: int = NONE) -> None:
        super().__init__(who)
        self.victim = victim
        self.in_deal = in_deal  # the cards of a truce deal stay marked until it is done (IRT-AMB.18)
        self.smuggles = False  # leader Davos uses his ability
        self.said = said  # where the hostage is to come from, as terms have fixed it (IRT-AMB.49) or Davos has said

    def copy(self) -> TakeHostage:
        other = TakeHostage(self.who, self.victim, self.in_deal)
        other.at = self.at
        other.smuggles = self.smuggles
        other.said = self.said
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == BEGIN:
            if not self.options(s):
                s.done()
                return
            if s.leader[self.victim] == n.DAVOS and self.said == NONE and (DAVOS_DRAWS or len(self.kinds(s)) > 1):
                self.at = DAVOS_ASKED
                s.ask(self.victim, o.D_ABILITY, [o.USE + n.DAVOS, o.PASS])
                return
            self.at = WHENCE
        elif self.at == DAVOS_ASKED:
            if s.answer == o.PASS:
                turns.passed(s, self.victim)
            else:
                turns.use_leader(s, self.victim)
                self.smuggles = True
            self.at = WHENCE
        elif self.at == TAKER_ASKED:
            self.take(s, s.answer - o.SOURCE)
            return
        elif self.at == VICTIM_ASKED:
            self.said = s.answer - o.SOURCE
            self.at = WHENCE
        if self.at == WHENCE:
            if self.smuggles and self.said == NONE:
                kinds = self.kinds(s)
                if len(kinds) > 1:
                    self.at = VICTIM_ASKED
                    self.ask(s)
                    return
                self.said = kinds[0]
            options = self.options(s)
            if len(options) == 1:
                self.take(s, options[0])
            else:
                self.at = TAKER_ASKED
                self.ask(s)

    def kinds(self, s: ThroneState) -> list[int]:
        return kinds_of(board.sources(s, self.victim))

    def options(self, s: ThroneState) -> list[int]:
        """Where the taker can take the hostage from, after what was fixed or said."""
        found = board.sources(s, self.victim)
        if self.said == NONE:
            return found
        return [x for x in found if x == self.said or (x >= n.FROM_HELD and self.said == n.FROM_ANY_HELD)]

    def ask(self, s: ThroneState) -> None:
        if self.at == DAVOS_ASKED:
            s.ask(self.victim, o.D_ABILITY, [o.USE + n.DAVOS, o.PASS])
        elif self.at == VICTIM_ASKED:
            s.ask(self.victim, o.D_SOURCE, [o.SOURCE + x for x in self.kinds(s)])
        else:
            s.ask(self.who, o.D_SOURCE, [o.SOURCE + x for x in self.options(s)])

    def forbids(self, s: ThroneState, source: int) -> str:
        """A source for the taker, or for Davos whose cards are taken."""
        found = board.sources(s, self.victim)
        if source == n.FROM_ANY_HELD or (source > n.FROM_HAND and self.at == VICTIM_ASKED):
            if (source == n.FROM_ANY_HELD) != (self.at == VICTIM_ASKED):
                return "IRT-AMB.8"
            return "" if found[-1] > n.FROM_HAND else "IRT-HOSTAGE.14"
        if source not in found:
            return "IRT-HOSTAGE.14"
        if self.at == VICTIM_ASKED or source in self.options(s):
            return ""
        return "IRT-TEXT.30" if self.smuggles else "IRT-TRUCE.4"

    def take(self, s: ThroneState, source: int) -> None:
        cards.take_hostage(s, self.who, self.victim, source, self.in_deal)
        s.done()
        if self.smuggles:
            LEADERS[n.DAVOS].do(s, self.victim, self.who, NONE)


def take_hostages(s: ThroneState, seat: int, victim: int, count: int) -> None:
    """One after the other."""
    for _ in range(count):
        s.push(TakeHostage(seat, victim))


# Steps of HostageStep.
TO_HOLDERS: Final = BEGIN
HOLDER_ASKED: Final = 1
TORTURE_ASKED: Final = 2  # whose power is taken (IRT-HOSTAGE.9)
JOFFREY_ASKED: Final = 3


class HostageStep(Frame[ThroneState]):
    """IRT-HOSTAGE.5 to IRT-HOSTAGE.15, IRT-TURN.4: clockwise from the attacker, each deals with all of theirs."""

    __slots__ = ("places", "tortured_card")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.places = 0  # how many seats are done
        self.tortured_card = NONE  # the card whose torturer is choosing a character

    def copy(self) -> HostageStep:
        other = HostageStep(self.who)
        other.at = self.at
        other.places = self.places
        other.tortured_card = self.tortured_card
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == HOLDER_ASKED:
            self.answered(s, s.answer)
        elif self.at == TORTURE_ASKED:
            character = s.answer - o.CHARACTER
            power.steal(s, self.seat(s), board.seat_of_character(s, character), character)
            self.tortured(s)
        elif self.at == JOFFREY_ASKED:
            if s.answer == o.PASS:
                turns.passed(s, self.seat(s))
            else:
                turns.use_leader(s, self.seat(s))
                LEADERS[n.JOFFREY].do(s, self.seat(s), NONE, NONE)
            self.at = TO_HOLDERS
        if self.at == TO_HOLDERS and not s.over:
            while self.places < s.n and not s.hostages[self.seat(s)]:
                self.places += 1
            if self.places < s.n:
                self.at = HOLDER_ASKED
                self.ask(s)
            else:
                s.done()

    def seat(self, s: ThroneState) -> int:
        return (s.attacker + self.places) % s.n

    def answered(self, s: ThroneState, code: int) -> None:
        seat = self.seat(s)
        self.at = TO_HOLDERS
        if code == o.DONE:
            turns.kept_hostages(s, seat)
            self.places += 1
        elif code < o.TORTURE:
            cards.free(s, seat, code - o.FREE)
        else:
            self.torture(s, seat, code - o.TORTURE)

    def torture(self, s: ThroneState, seat: int, card: int) -> None:
        cards.torture(s, seat, card)
        owner = board.seat_of_house(s, n.card_house(card))
        character = n.character_of(card)
        if character < 0:
            able = board.living(s, owner)
            if len(able) > 1:
                self.tortured_card = card
                self.at = TORTURE_ASKED
                self.ask(s)
                return
            power.steal(s, seat, owner, able[0])
        elif character == s.leader[owner]:
            power.box(s, owner, 4)
        elif board.power_of(s, owner, character):  # a dead one is past it (IRT-AMB.12)
            power.strip(s, owner, character, 4)
        self.tortured(s)

    def tortured(self, s: ThroneState) -> None:
        self.at = TO_HOLDERS
        self.tortured_card = NONE
        if turns.game_ends(s):
            return
        if s.leader[self.seat(s)] == n.JOFFREY:
            self.at = JOFFREY_ASKED
            self.ask(s)

    def forbids_tortured(self, s: ThroneState, character: int) -> str:
        """IRT-HOSTAGE.9: whose power is taken."""
        owner = board.seat_of_house(s, n.card_house(self.tortured_card))
        return forbids_character(s, owner, character, "IRT-HOSTAGE.9", "IRT-DEATH.1")

    def ask(self, s: ThroneState) -> None:
        seat = self.seat(s)
        if self.at == HOLDER_ASKED:
            held = different_cards(s.hostages[seat])
            s.ask(seat, o.D_HOSTAGES, [o.DONE, *[o.FREE + k for k in held], *[o.TORTURE + k for k in held]])
        elif self.at == TORTURE_ASKED:
            owner = board.seat_of_house(s, n.card_house(self.tortured_card))
            s.ask(seat, o.D_TORTURE, [o.CHARACTER + c for c in board.living(s, owner)])
        else:
            s.ask(seat, o.D_ABILITY, [o.USE + n.JOFFREY, o.PASS])


def forbids_hostage(s: ThroneState, seat: int, card: int) -> str:
    """A hostage to free or torture."""
    if n.card_house(card) == s.house[seat]:
        return "IRT-HOSTAGE.4"
    return "" if card in different_cards(s.hostages[seat]) else "IRT-HOSTAGE.1"
