"""The initiation of abilities (LCG-INIT, LCG-CANC, LCG-TGT): pay, choose targets, cancels, resolve."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import codes, exceptions, happenings
from greathall.games.cardgame.abilities import WHEN_REVEALED, Ability
from greathall.games.cardgame.codes import DONE, SPAN
from greathall.games.cardgame.flow import occurrence, paying
from greathall.games.cardgame.happenings import NO_HAPPENING, Happening
from greathall.games.cardgame.names import DISCARD, EVENT, HAND, LIMBO
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import EVERYONE, NOBODY, Frame

# Steps of an initiation.
PAYS: Final = 0
COST_CHOSEN: Final = 1
TARGETS: Final = 2
TARGET_CHOSEN: Final = 3
BEGINS: Final = 4
RESOLVES: Final = 5
AFTER: Final = 6
FINISHED: Final = 7


class Initiation(Frame[CardState]):
    """LCG-INIT.1: pay, choose targets, cancels, resolve. who uses an ability."""

    __slots__ = ("card", "cost", "legal", "number", "occasion", "targets")

    def __init__(self, who: int = NOBODY, card: int = NONE, number: int = 0, occasion: int = NONE) -> None:
        super().__init__(who)
        self.card = card
        self.number = number  # which of the card's abilities
        self.occasion = occasion  # number of the happening in the occurrence below; NONE for an action
        self.cost = NONE  # the card chosen as a cost, or the X that was paid
        self.targets: list[int] = []  # options chosen so far
        self.legal: list[int] = []  # by the FAQ: targets that were legal before the cost was paid (AMB-06)

    def copy(self) -> Initiation:
        other = Initiation(self.who, self.card, self.number, self.occasion)
        other.at = self.at
        other.cost = self.cost
        other.targets = self.targets  # these are replaced, never changed
        other.legal = self.legal
        return other

    def ability(self, s: CardState) -> Ability[Any]:
        found = s.book.abilities[s.design[self.card]][self.number]
        assert isinstance(found, Ability)
        return found

    def happening(self, s: CardState) -> Happening:
        """What the ability is used for: of the nearest occurrence below this frame."""
        if self.occasion >= 0:
            below = False
            for i in range(len(s.stack) - 1, -1, -1):
                frame = s.stack[i]
                if frame is self:
                    below = True
                elif below and isinstance(frame, occurrence.Occurrence):
                    return frame.happenings[self.occasion]
        return NO_HAPPENING

    def run(self, s: CardState) -> None:
        ability = self.ability(s)
        self.step(s, ability)
        while s.stack[-1] is self and not s.asks and not s.over:
            self.step(s, ability)

    def step(self, s: CardState, ability: Ability[Any]) -> None:
        if self.at == PAYS:
            if self.targets_remembered(s, ability):
                self.legal = ability.targets(s, self.card, self.who, self.happening(s))
            if s.zone[self.card] == HAND:  # LCG-INIT.2: an event is shown first
                cards.into_limbo(s, self.card)
                cards.tell(s, (codes.E_PLAYED, EVERYONE, self.who, s.design[self.card]))
            options = self.cost_options(s)
            if len(options) > 1:
                self.at = COST_CHOSEN
                self.ask(s)
                return
            if options:
                self.cost = options[0] % SPAN
            self.at = TARGETS
            paying.pay(s, self.who, self.card, ability, self.cost, self.happening(s))
        elif self.at == COST_CHOSEN:
            self.cost = s.answer % SPAN
            self.at = TARGETS
            paying.pay(s, self.who, self.card, ability, self.cost, self.happening(s))
        elif self.at == TARGETS or self.at == TARGET_CHOSEN:
            self.choose_targets(s, ability)
        elif self.at == BEGINS:  # LCG-CANC.5
            self.at = RESOLVES
            if ability.cannot_be_cancelled:
                return
            of_event = s.book.type[s.design[self.card]] == EVENT
            occurrence.happen(s, happenings.initiates(self.card, self.who, ability.type, of_event))
        elif self.at == RESOLVES:
            self.at = AFTER
            ability.resolve(s, self.card, self.who, self.targets, self.happening(s))
        elif self.at == AFTER:  # LCG-CARD.4
            s.book.settle(s)
            if s.stack[-1] is not self or s.over:
                return  # what follows from the effect comes first; then this step again
            self.at = FINISHED
            self.lay_down(s)
            if s.book.type[s.design[self.card]] == EVENT:  # also one that lies in play now (Risen from the Sea)
                occurrence.happen(s, happenings.played(self.card, self.who))
        else:
            s.done()

    def lay_down(self, s: CardState) -> None:
        """An event that has resolved, or was cancelled, goes to its owner's discard pile."""
        if self.at >= AFTER and s.zone[self.card] == LIMBO:
            cards.to_zone(s, self.card, DISCARD)

    def targets_remembered(self, s: CardState, ability: Ability[Any]) -> bool:
        """AMB-06. A text of a plot costs nothing, so that everything stays as it was."""
        return s.book.remembers_targets(s) and ability.type != WHEN_REVEALED

    def choose_targets(self, s: CardState, ability: Ability[Any]) -> None:
        """LCG-TGT.3 to LCG-TGT.6."""
        if self.at == TARGET_CHOSEN:
            self.at = TARGETS
            if s.answer == DONE:
                self.at = BEGINS
                return
            self.targets = [*self.targets, s.answer]
        picked = self.targets
        if ability.most == 0 or len(picked) >= ability.most:
            self.at = BEGINS
            return
        options = self.target_options(s, ability)
        if not [x for x in options if x != DONE]:
            self.at = BEGINS if len(picked) >= ability.least else AFTER
        elif len(options) == 1:  # the only one there is must be taken
            self.targets = [*picked, options[0]]
        else:
            self.at = TARGET_CHOSEN
            s.ask(self.who, ability.decision, options)

    def chosen_for_cost(self) -> int:
        """The card used as a cost, or the X that was paid."""
        return self.cost

    def target_options(self, s: CardState, ability: Ability[Any]) -> list[int]:
        """LCG-TGT.4: what is legal now; by the FAQ it must have been legal before the cost was paid, too (AMB-06)."""
        picked = self.targets
        options = ability.more_targets(s, self.card, self.who, self.happening(s), picked)
        options = exceptions.aimable(s, self.card, options)
        if self.targets_remembered(s, ability):
            options = [code for code in options if code in self.legal]
        return [DONE, *options] if len(picked) >= ability.least else options

    def chosen_too_late(self, s: CardState, code: int) -> bool:
        """Is this a target now, but was none before the cost was paid (AMB-06)?"""
        ability = self.ability(s)
        if not self.targets_remembered(s, ability) or code in self.legal:
            return False
        return code in ability.more_targets(s, self.card, self.who, self.happening(s), self.targets)

    def cost_options(self, s: CardState) -> list[int]:
        for cost in self.ability(s).costs:
            if cost.chooses:
                return cost.options(s, self.card, self.who)
        return []

    def ask(self, s: CardState) -> None:
        if self.at == COST_CHOSEN:
            options = self.cost_options(s)
            is_amount = options[0] // SPAN == codes.AMOUNT // SPAN
            s.ask(self.who, codes.D_AMOUNT if is_amount else codes.D_COST, options)
        else:
            ability = self.ability(s)
            s.ask(self.who, ability.decision, self.target_options(s, ability))


def lay_down_event(s: CardState) -> None:
    """LCG-CARD.4, HBO-TYPE.7: an event lies in the discard pile before anybody reacts to what it did. Called with the
    occurrence on top whose reactions come next; one that has more to do is still being played."""
    for i in range(len(s.stack) - 2, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Initiation):
            frame.lay_down(s)
            return
        if not isinstance(frame, occurrence.Occurrence) or frame.before():
            return


def paid_for(s: CardState) -> int:
    """The X or the card that was chosen as a cost of the ability being used."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Initiation):
            return frame.chosen_for_cost()
    raise ValueError("no ability is being used")


def cancel(s: CardState) -> None:
    """LCG-CANC.1 to LCG-CANC.4: the effect whose initiation was interrupted does not begin; its costs stay paid and its
    use counts, an event still goes to its discard pile, and nobody can cancel it again."""
    c = occurrence.occurrence_below(s).cancel()
    cards.tell(s, (codes.E_CANCELLED, EVERYONE, s.design[c]))
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Initiation) and frame.at == RESOLVES and frame.card == c:
            s.own_frame(i).at = AFTER
            return
