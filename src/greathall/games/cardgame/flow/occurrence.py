"""The sequence of a triggering condition, windows, and the initiation of abilities (LCG-TRIG, LCG-CANC, LCG-NEST).

Frame events are interrupted and reacted to like anything else (LCG-TRIG.12); a changed condition takes the place of
the old one (LCG-TRIG.4), a window that has closed stays closed (LCG-TRIG.8), reactions wait for their condition
(LCG-TRIG.11), each ability is used once per occurrence (LCG-TRIG.6). What happens inside an ability runs its own
sequence first, the first player again beginning (LCG-NEST.1, LCG-NEST.2, LCG-NEST.3, LCG-INIT.3). `happen` is how
anything that can be interrupted or reacted to comes about. If no card of the match listens, it is done at once;
otherwise a frame leads it through its windows."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import board
from greathall.games.cardgame.abilities import (
    BY_EVENTS,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    N_TYPES,
    NO_HAPPENING,
    REACTION,
    WHEN_REVEALED,
    WOULD,
    Ability,
    usable,
)
from greathall.games.cardgame.arsenal import armoury
from greathall.games.cardgame.codes import (
    AMOUNT,
    COST,
    D_AMOUNT,
    D_COST,
    D_ORDER,
    DONE,
    E_CANCELLED,
    E_PLAYED,
    E_SAVED,
    ORDER,
    PASS,
    SAVE,
    SPAN,
    USE,
)
from greathall.games.cardgame.events import (
    CARRIED_OUT,
    H_INITIATES,
    H_NOTHING,
    H_PLAYED,
    LEAVING,
    LEAVING_BITS,
    SAVEABLE,
    SIZE,
    Happening,
)
from greathall.games.cardgame.flow import paying
from greathall.games.cardgame.names import DISCARD, DUPLICATE, EVENT, HAND, LIMBO, PLAY
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.ops.happenings import carry_out
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import EVERYONE, NOBODY, Frame

# Stages of LCG-TRIG.1.
S_WOULD: Final = 0
S_FORCED_INTERRUPTS: Final = 1
S_INTERRUPTS: Final = 2
S_OCCURS: Final = 3
S_FORCED_REACTIONS: Final = 4
S_REACTIONS: Final = 5
TYPE_OF: Final = (WOULD, FORCED_INTERRUPT, INTERRUPT, WOULD, FORCED_REACTION, REACTION)  # (none while it occurs)
FORCED: Final = (S_FORCED_INTERRUPTS, S_FORCED_REACTIONS)


def happen(s: CardState, *happenings: Happening) -> None:
    """One occurrence, with all conditions it creates: they share their windows (LCG-TRIG.2)."""
    kinds = 1 << happenings[0][0]
    if len(happenings) > 1:
        for h in happenings:
            kinds |= 1 << h[0]
    listened = s.listened[N_TYPES] & kinds
    if s.listened[BY_EVENTS] & kinds:
        cards.all_pass_silently(s)
    if listened and not s.stopping and not kinds & CARRIED_OUT and not s.stirred and not s.lasting:
        found = armoury(s)
        if not (found.interrupted | found.reacted_to) & kinds:
            return  # it only marks a moment, and nobody has anything for it
    # Whether there is a frame while anybody is asked depends on the deck lists alone, not on what hands hold.
    if listened or (
        kinds & s.book.saveable
        and s.doubled
        and any([s.book.saveable >> h[0] & 1 and cards.duplicates(s, h[1]) for h in happenings])
    ):
        items = list(happenings[0]) if len(happenings) == 1 else [x for h in happenings for x in h]
        frame = Occurrence(a=kinds, items=items, c=len(items))
        s.push(frame)
        if not frame.can_be_interrupted(s):
            frame.at = 2 * S_FORCED_REACTIONS
            frame.occur(s)
            if s.stack[-1] is frame and not s.over and not frame.can_be_reacted_to(s):
                s.withdraw_frame()
        return
    if kinds & CARRIED_OUT:
        for h in happenings:
            carry_out(s, h)
    if s.stirred or s.lasting:
        s.book.settle(s)


class Occurrence(Frame[CardState]):
    """LCG-TRIG.1. at: twice the stage, plus 1 while somebody is asked; who: whose chance it is; a: kinds of happenings
    as bits; b: passes in a row; c: length of the happenings in items, behind them the uses made: (card * 8 + slot,
    number of the happening) each."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        if self.at & 1:
            self.answered(s, s.answer)
            if not s.runs(self):
                return
        while True:
            stage = self.at >> 1
            if stage == S_OCCURS:
                self.at = 2 * S_FORCED_REACTIONS
                self.occur(s)
                if not s.runs(self) or s.over:
                    return
                continue
            if stage > S_REACTIONS:
                s.done()
                return
            type_ = TYPE_OF[stage]
            if self.opens(s, type_) and (self.forced(s, type_) if stage in FORCED else self.window(s, type_)):
                return
            self.at = 2 * (stage + 1)
            self.who = NOBODY
            self.b = 0

    def occur(self, s: CardState) -> None:
        if self.a & CARRIED_OUT:
            if self.a & LEAVING_BITS:  # what has left play in the meantime cannot leave it any more
                for i in range(0, self.c, SIZE):
                    if self.items[i] in LEAVING and s.zone[self.items[i + 1]] not in (PLAY, DUPLICATE):
                        self.items[i] = H_NOTHING
            for h in self.happenings():
                if h[0] != H_NOTHING:
                    carry_out(s, h)
        if s.stirred or s.lasting:
            s.book.settle(s)

    def happenings(self) -> list[Happening]:
        x = self.items
        if self.c == SIZE:
            return [(x[0], x[1], x[2], x[3], x[4])]
        return [(x[i], x[i + 1], x[i + 2], x[i + 3], x[i + 4]) for i in range(0, self.c, SIZE)]

    def opens(self, s: CardState, type_: int) -> bool:
        """Is there anybody who could use something of this type, or who asked to be stopped?"""
        found = armoury(s)
        heard = found.reacted_to if type_ in (REACTION, FORCED_REACTION) else found.interrupted
        if heard & self.a or (s.stopping and s.listened[type_] & self.a):
            return True
        return type_ == WOULD and self.duplicates_help(s)

    def can_be_interrupted(self, s: CardState) -> bool:
        return bool(armoury(s).interrupted & self.a) or s.stopping or self.duplicates_help(s)

    def can_be_reacted_to(self, s: CardState) -> bool:
        return bool(armoury(s).reacted_to & self.a) or s.stopping

    def duplicates_help(self, s: CardState) -> bool:
        return s.doubled > 0 and bool(self.a & s.book.saveable)

    # ---------------------------------------------------------------- optional abilities
    def window(self, s: CardState, type_: int) -> bool:
        """LCG-TRIG.5: in player order until all pass in a row. True: somebody is asked."""
        players = len(board.everyone(s))
        seat = board.still_in(s, self.who)
        while self.b < players:
            options = self.options(s, seat, type_)
            if options or (s.stops[seat] & 2 and self.stops_for(s, type_)):
                self.who = seat
                self.at |= 1
                s.ask(seat, self.decision(s), [PASS, *options])
                return True
            seat = board.next_seat(s, seat)
            self.b += 1
        return False

    def stops_for(self, s: CardState, type_: int) -> bool:
        """Who asked to be stopped is stopped wherever a card of the match could be used."""
        if any([s.listened[type_] >> h[0] & 1 for h in self.happenings()]):
            return True
        if type_ != WOULD or not self.duplicates_help(s):
            return False
        return any([s.book.saveable >> h[0] & 1 and cards.duplicates(s, h[1]) for h in self.happenings()])

    def options(self, s: CardState, seat: int, type_: int) -> list[int]:
        """Abilities a seat can use now. Of one with several occasions the first unused one is meant."""
        out: list[int] = []
        kinds = self.a
        mine = armoury(s).seats[seat]
        if (mine.reacted_to if type_ == REACTION else mine.interrupted) & kinds and not s.book.silenced(s, seat):
            for c, ability, code in mine.uses_of(s, type_):
                if ability.listens & kinds and self.occasion(s, ability, c, seat) >= 0:
                    out.append(code)
        if type_ == WOULD and kinds & s.book.saveable:
            for h in self.happenings():
                if s.book.saveable >> h[0] & 1 and not h[4] and s.ctrl[h[1]] == seat and cards.duplicates(s, h[1]):
                    out.append(SAVE + h[1])
        return out

    def occasion(self, s: CardState, ability: Ability[Any], c: int, seat: int) -> int:
        """The number of the first happening this ability can be used for and was not yet, -1 if there is none."""
        key, x = c * 8 + ability.slot, self.items
        for i in range(0, self.c, SIZE):
            if ability.listens >> x[i] & 1 and x[i] != H_NOTHING and not self.was_used(key, i // SIZE):
                if usable(s, ability, c, seat, (x[i], x[i + 1], x[i + 2], x[i + 3], x[i + 4])):
                    return i // SIZE
        return -1

    def was_used(self, key: int, number: int) -> bool:
        """LCG-TRIG.6."""
        for j in range(self.c, len(self.items), 2):
            if self.items[j] == key and self.items[j + 1] == number:
                return True
        return False

    # ---------------------------------------------------------------- forced abilities
    def forced(self, s: CardState, type_: int) -> bool:
        """LCG-TRIG.9, LCG-TRIG.10: one after the other, in the first player's order. True: something is going on."""
        pending = self.pending(s, type_)
        if not pending:
            return False
        if len(pending) > 1:
            self.at |= 1
            self.ask(s)
        else:
            self.start(s, pending[0])
        return True

    def pending(self, s: CardState, type_: int) -> list[int]:
        out = []
        for seat in board.everyone(s):
            for c, ability, code in armoury(s).seats[seat].uses_of(s, type_):
                if ability.listens & self.a and self.occasion(s, ability, c, seat) >= 0:
                    out.append(code)
        return out

    # ---------------------------------------------------------------- asking and answering
    def ask(self, s: CardState) -> None:
        stage = self.at >> 1
        if stage in FORCED:
            s.ask(s.first, D_ORDER, [ORDER + code % SPAN for code in self.pending(s, TYPE_OF[stage])])
            return
        s.ask(self.who, self.decision(s), [PASS, *self.options(s, self.who, TYPE_OF[stage])])

    def decision(self, s: CardState) -> int:
        would, interrupt, reaction, cancels = s.book.decisions
        if self.items[0] == H_INITIATES:
            return cancels
        return (would, 0, interrupt, 0, 0, reaction)[self.at >> 1]

    def answered(self, s: CardState, code: int) -> None:
        self.at &= ~1
        stage = self.at >> 1
        if stage in FORCED:
            for use in self.pending(s, TYPE_OF[stage]):
                if use % SPAN == code % SPAN:
                    self.start(s, use)
                    return
        self.who = board.next_seat(s, self.who)
        if code == PASS:
            self.b += 1
        elif code // SPAN == SAVE // SPAN:
            self.b = 0
            self.save(s, code % SPAN)
        else:
            self.b = 0
            self.start(s, code)

    def start(self, s: CardState, code: int) -> None:
        c = code % SPAN
        ability = s.book.abilities[s.design[c]][0 if code // SPAN == USE // SPAN else 1]
        seat = s.ctrl[c]
        i = self.occasion(s, ability, c, seat)
        self.items = [*self.items, c * 8 + ability.slot, i]
        s.push(Initiation(seat, c, ability.slot, i))

    def save(self, s: CardState, c: int) -> None:
        """LCG-UNIQ.6: discard a duplicate; LCG-SAVE.1."""
        cards.leave_play(s, cards.duplicates(s, c)[0], DISCARD)
        self.prevent(c)
        cards.tell(s, (E_SAVED, EVERYONE, s.design[c]))

    def prevent(self, c: int) -> None:
        """What was about to happen to this card does not."""
        for i in range(0, self.c, SIZE):
            if self.items[i + 1] == c and self.items[i] in SAVEABLE:
                self.items[i] = H_NOTHING


def occurrence_below(s: CardState, depth: int = 0) -> Occurrence:
    """The occurrence an ability is used for, ours to change."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Occurrence):
            if depth == 0:
                own = s.own_frame(i)
                assert isinstance(own, Occurrence)
                return own
            depth -= 1
    raise ValueError("nothing is happening")


def leaving(s: CardState) -> list[int]:
    """Cards about to leave play, while interrupts to that are used: the same does not begin a second time."""
    out: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Occurrence) and frame.at >> 1 < S_OCCURS:
            out += [h[1] for h in frame.happenings() if h[0] in LEAVING]
    return out


def paid_for(s: CardState) -> int:
    """The X or the card that was chosen as a cost of the ability being used."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Initiation):
            return frame.chosen_for_cost()
    raise ValueError("no ability is being used")


def save_card(s: CardState, c: int) -> None:
    """LCG-SAVE.1, for abilities that save."""
    occurrence_below(s).prevent(c)
    cards.tell(s, (E_SAVED, EVERYONE, s.design[c]))


def redirect_to(s: CardState, c: int, zone: int) -> None:
    """A replacement: a card that is killed or discarded goes somewhere else (LCG-EFF.11, LCG-EFF.13)."""
    found = occurrence_below(s)
    for i in range(0, found.c, SIZE):
        if found.items[i + 1] == c and found.items[i] != H_NOTHING:
            found.items[i + 3] = zone


def cancel(s: CardState) -> None:
    """LCG-CANC.1 to LCG-CANC.4: the effect whose initiation was interrupted does not begin; its costs stay paid and its
    use counts, an event still goes to its discard pile, and nobody can cancel it again."""
    found = occurrence_below(s)
    cards.tell(s, (E_CANCELLED, EVERYONE, s.design[found.items[1]]))
    found.items[0] = H_NOTHING
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Initiation) and frame.at == A_RESOLVES and frame.a == found.items[1]:
            s.own_frame(i).at = A_AFTER
            return


# Steps of an initiation.
A_PAYS: Final = 0
A_COST_CHOSEN: Final = 1
A_TARGETS: Final = 2
A_TARGET_CHOSEN: Final = 3
A_BEGINS: Final = 4
A_RESOLVES: Final = 5
A_AFTER: Final = 6
A_DONE: Final = 7


class Initiation(Frame[CardState]):
    """LCG-INIT.1: pay, choose targets, cancels, resolve. who uses ability number b of card a; c: number of the
    happening in the occurrence below, -1 for an action. items: the card used as a cost (-1: none), then the targets;
    among them, by the FAQ, as -2 - code what was legal when the ability was checked (AMB-06)."""

    __slots__ = ()

    def ability(self, s: CardState) -> Ability[Any]:
        found = s.book.abilities[s.design[self.a]][self.b]
        assert isinstance(found, Ability)
        return found

    def happening(self, s: CardState) -> Happening:
        """What the ability is used for: of the nearest occurrence below this frame."""
        if self.c >= 0:
            below = False
            for i in range(len(s.stack) - 1, -1, -1):
                frame = s.stack[i]
                if frame is self:
                    below = True
                elif below and isinstance(frame, Occurrence):
                    return frame.happenings()[self.c]
        return NO_HAPPENING

    def run(self, s: CardState) -> None:
        ability = self.ability(s)
        self.step(s, ability)
        while s.stack[-1] is self and not s.asks and not s.over:
            self.step(s, ability)

    def step(self, s: CardState, ability: Ability[Any]) -> None:
        if self.at == A_PAYS:
            self.items = [NONE]
            if (
                s.book.remembers_targets(s) and ability.type != WHEN_REVEALED
            ):  # which costs nothing, so that all stays as it was
                self.items += [-2 - code for code in ability.targets(s, self.a, self.who, self.happening(s))]
            if s.zone[self.a] == HAND:  # LCG-INIT.2: an event is shown first
                cards.into_limbo(s, self.a)
                cards.tell(s, (E_PLAYED, EVERYONE, self.who, s.design[self.a]))
            options = self.cost_options(s)
            if len(options) > 1:
                self.at = A_COST_CHOSEN
                self.ask(s)
                return
            if options:
                self.items[0] = options[0] % SPAN
            self.at = A_TARGETS
            paying.pay(s, self.who, self.a, ability, self.items[0], self.happening(s))
        elif self.at == A_COST_CHOSEN:
            self.items[0] = s.answer % SPAN
            self.at = A_TARGETS
            paying.pay(s, self.who, self.a, ability, self.items[0], self.happening(s))
        elif self.at in (A_TARGETS, A_TARGET_CHOSEN):
            self.choose_targets(s, ability)
        elif self.at == A_BEGINS:  # LCG-CANC.5
            self.at = A_RESOLVES
            is_event = 1 if s.book.type[s.design[self.a]] == EVENT else 0
            happen(s, (H_INITIATES, self.a, self.who, is_event, ability.type))
        elif self.at == A_RESOLVES:
            self.at = A_AFTER
            ability.resolve(s, self.a, self.who, self.picked(), self.happening(s))
        elif self.at == A_AFTER:  # LCG-CARD.4
            s.book.settle(s)
            if s.stack[-1] is not self or s.over:
                return  # what follows from the effect comes first; then this step again
            self.at = A_DONE
            if s.zone[self.a] == LIMBO:
                cards.to_zone(s, self.a, DISCARD)
            if s.book.type[s.design[self.a]] == EVENT:  # also one that lies in play now (Risen from the Sea)
                happen(s, (H_PLAYED, self.a, self.who, 0, 0))
        else:
            s.done()

    def choose_targets(self, s: CardState, ability: Ability[Any]) -> None:
        """LCG-TGT.3 to LCG-TGT.6."""
        if self.at == A_TARGET_CHOSEN:
            self.at = A_TARGETS
            if s.answer == DONE:
                self.at = A_BEGINS
                return
            self.items = [*self.items, s.answer]
        picked = self.picked()
        if ability.most == 0 or len(picked) >= ability.most:
            self.at = A_BEGINS
            return
        options = self.target_options(s, ability)
        if not [x for x in options if x != DONE]:
            self.at = A_BEGINS if len(picked) >= ability.least else A_AFTER
        elif len(options) == 1 and ability.least == 1 and ability.most == 1:
            self.items = [*self.items, options[0]]
            self.at = A_BEGINS
        else:
            self.at = A_TARGET_CHOSEN
            s.ask(self.who, ability.decision, options)

    def chosen_for_cost(self) -> int:
        """The card used as a cost, or the X that was paid."""
        return self.items[0]

    def picked(self) -> list[int]:
        """The targets chosen so far."""
        return [x for x in self.items[1:] if x >= 0]

    def target_options(self, s: CardState, ability: Ability[Any]) -> list[int]:
        """LCG-TGT.4: what is legal now; by the FAQ it must have been legal before the cost was paid, too (AMB-06)."""
        picked = self.picked()
        options = ability.more_targets(s, self.a, self.who, self.happening(s), picked)
        if s.book.remembers_targets(s) and ability.type != WHEN_REVEALED:
            options = [code for code in options if -2 - code in self.items]
        return [DONE, *options] if len(picked) >= ability.least else options

    def cost_options(self, s: CardState) -> list[int]:
        ability = self.ability(s)
        if ability.discard_card:
            return [COST + c for c in s.hand[self.who] if c != self.a]
        if ability.needs_payer:
            return [COST + c for c in ability.pays_with(s, self.a, self.who)]
        return [AMOUNT + x for x in ability.amounts(s, self.a, self.who)]

    def ask(self, s: CardState) -> None:
        if self.at == A_COST_CHOSEN:
            options = self.cost_options(s)
            s.ask(self.who, D_AMOUNT if options[0] >= AMOUNT and options[0] < COST else D_COST, options)
        else:
            ability = self.ability(s)
            s.ask(self.who, ability.decision, self.target_options(s, ability))
