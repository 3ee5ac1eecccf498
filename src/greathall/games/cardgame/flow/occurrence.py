"""The sequence of a triggering condition, windows, and the initiation of abilities (LCG-TRIG, LCG-CANC, LCG-NEST).

Frame events are interrupted and reacted to like anything else (LCG-TRIG.12); a changed condition takes the place of
the old one (LCG-TRIG.4), a window that has closed stays closed (LCG-TRIG.8), reactions wait for their condition
(LCG-TRIG.11), each ability is used once per occurrence (LCG-TRIG.6). What happens inside an ability runs its own
sequence first, the first player again beginning (LCG-NEST.1, LCG-NEST.2, LCG-NEST.3, LCG-INIT.3). `happen` is how
anything that can be interrupted or reacted to comes about. If no card of the match listens, it is done at once;
otherwise a frame leads it through its windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greathall.games.cardgame import board, codes, exceptions, reasons
from greathall.games.cardgame.abilities import (
    ACTION,
    BY_EVENTS,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    N_TYPES,
    ORDERS,
    REACTION,
    WOULD,
    Ability,
    slot_of,
    why_none,
    why_unusable,
)
from greathall.games.cardgame.arsenal import armoury
from greathall.games.cardgame.codes import PASS, SPAN
from greathall.games.cardgame.flow import initiation
from greathall.games.cardgame.happenings import (
    CARRIED_OUT,
    H_INITIATES,
    H_NOTHING,
    LEAVING,
    LEAVING_BITS,
    SAVEABLE,
    Happening,
)
from greathall.games.cardgame.names import DISCARD, DUPLICATE, PLAY
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.ops.happenings import carry_out
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import EVERYONE, NOBODY, Frame

# Steps of an occurrence: the stages of LCG-TRIG.1.
WOULDS: Final = 0
FORCED_INTERRUPTS: Final = 1
INTERRUPTS: Final = 2
OCCURS: Final = 3
FORCED_REACTIONS: Final = 4
REACTIONS: Final = 5
CLOSED: Final = 6
NEXT: Final = (FORCED_INTERRUPTS, INTERRUPTS, OCCURS, FORCED_REACTIONS, REACTIONS, CLOSED)
TYPE_OF: Final = (WOULD, FORCED_INTERRUPT, INTERRUPT, WOULD, FORCED_REACTION, REACTION)  # (none while it occurs)
FORCED: Final = (FORCED_INTERRUPTS, FORCED_REACTIONS)


def happen(s: CardState, *told: Happening) -> None:
    """One occurrence, with all conditions it creates: they share their windows (LCG-TRIG.2)."""
    kinds = 1 << told[0].kind
    if len(told) > 1:
        for h in told:
            kinds |= 1 << h.kind
    listened = s.listened[N_TYPES] & kinds
    if listened:
        pass_silently(s, kinds)
        if not s.stopping and not kinds & CARRIED_OUT and not s.stirred and not s.lasting:
            found = armoury(s)
            if not (found.interrupted | found.reacted_to) & kinds:
                return  # it only marks a moment, and nobody has anything for it
    # Whether there is a frame while anybody is asked depends on the deck lists alone, not on what hands hold.
    if listened or (kinds & s.book.saveable and s.doubled and _duplicates_save(s, told)):
        frame = Occurrence(list(told), kinds)
        s.push(frame)
        if not frame.can_be_interrupted(s):
            frame.at = FORCED_REACTIONS
            frame.occur(s)
            if s.stack[-1] is frame and not s.over and not frame.can_be_reacted_to(s):
                s.withdraw_frame()
        return
    if kinds & CARRIED_OUT:
        for h in told:
            carry_out(s, h)
    if s.stirred or s.lasting:
        s.book.settle(s)


def pass_silently(s: CardState, kinds: int) -> None:
    """Whoever is not asked from here on may have no card for it, which nobody else is to know."""
    if s.events is not None and (s.stopping or s.listened[BY_EVENTS] & kinds):
        cards.all_pass_silently(s)


def _duplicates_save(s: CardState, told: Sequence[Happening]) -> bool:
    return any([s.book.saveable >> h.kind & 1 and cards.duplicates(s, h.card) for h in told])


class Occurrence(Frame[CardState]):
    """LCG-TRIG.1: what happens at one moment is led through its windows. The step is the stage reached, who: whose
    chance it is to use something."""

    __slots__ = ("asking", "happenings", "kinds", "passes", "uses")

    def __init__(self, told: list[Happening] | None = None, kinds: int = 0) -> None:
        super().__init__()
        self.happenings: list[Happening] = told or []
        self.kinds = kinds  # those of the happenings, as bits
        self.asking = False  # is somebody asked in the window of this stage?
        self.passes = 0  # in a row
        # What was used: card, number of its ability, number of the happening it was used for.
        self.uses: list[tuple[int, int, int]] = []

    def copy(self) -> Occurrence:
        other = Occurrence(self.happenings, self.kinds)  # the lists are replaced, never changed
        other.at = self.at
        other.who = self.who
        other.asking = self.asking
        other.passes = self.passes
        other.uses = self.uses
        return other

    def restored(self) -> None:
        stored: Any = self.happenings  # tuples, until now
        self.happenings = [Happening(*h) for h in stored]

    def run(self, s: CardState) -> None:
        pass_silently(s, self.kinds)  # the windows go on after an answer, or after what an ability has done
        if self.asking:
            self.answered(s, s.answer)
            if not s.runs(self):
                return
        while True:
            if self.at == OCCURS:
                self.at = FORCED_REACTIONS
                self.occur(s)
                if not s.runs(self) or s.over:
                    return
                continue
            if self.at == CLOSED:
                s.done()
                return
            if self.at == FORCED_REACTIONS:
                initiation.lay_down_event(s)
            type_ = TYPE_OF[self.at]
            if self.opens(s, type_) and (self.forced(s, type_) if self.at in FORCED else self.window(s, type_)):
                return
            self.at = NEXT[self.at]
            self.who = NOBODY
            self.passes = 0

    def occur(self, s: CardState) -> None:
        if self.kinds & CARRIED_OUT:
            if self.kinds & LEAVING_BITS:  # what has left play in the meantime cannot leave it any more
                self.happenings = [
                    h.prevented() if h.kind in LEAVING and s.zone[h.card] not in (PLAY, DUPLICATE) else h
                    for h in self.happenings
                ]
            for h in self.happenings:
                if h.kind != H_NOTHING:
                    carry_out(s, h)
        if s.stirred or s.lasting:
            s.book.settle(s)

    def before(self) -> bool:
        """Is it still to come, so that it can be interrupted?"""
        return self.at < OCCURS

    def opens(self, s: CardState, type_: int) -> bool:
        """Is there anybody who could use something of this type, or who asked to be stopped?"""
        found = armoury(s)
        heard = found.reacted_to if type_ in (REACTION, FORCED_REACTION) else found.interrupted
        if heard & self.kinds or (s.stopping and s.listened[type_] & self.kinds):
            return True
        return type_ == WOULD and self.duplicates_help(s)

    def can_be_interrupted(self, s: CardState) -> bool:
        return bool(armoury(s).interrupted & self.kinds) or s.stopping or self.duplicates_help(s)

    def can_be_reacted_to(self, s: CardState) -> bool:
        return bool(armoury(s).reacted_to & self.kinds) or s.stopping

    def duplicates_help(self, s: CardState) -> bool:
        return s.doubled > 0 and bool(self.kinds & s.book.saveable)

    # ---------------------------------------------------------------- optional abilities
    def window(self, s: CardState, type_: int) -> bool:
        """LCG-TRIG.5: in player order until all pass in a row. True: somebody is asked."""
        players = len(board.everyone(s))
        seat = board.still_in(s, self.who)
        while self.passes < players:
            options = self.options(s, seat, type_)
            if options or (s.stops[seat] & 2 and self.stops_for(s, type_)):
                self.who = seat
                self.asking = True
                s.ask(seat, self.decision(s), [PASS, *options])
                return True
            seat = board.next_seat(s, seat)
            self.passes += 1
        return False

    def stops_for(self, s: CardState, type_: int) -> bool:
        """Who asked to be stopped is stopped wherever a card of the match could be used."""
        if any([s.listened[type_] >> h.kind & 1 for h in self.happenings]):
            return True
        if type_ != WOULD or not self.duplicates_help(s):
            return False
        return _duplicates_save(s, self.happenings)

    def options(self, s: CardState, seat: int, type_: int) -> list[int]:
        """Abilities a seat can use now. Of one with several occasions the first unused one is meant."""
        out: list[int] = []
        kinds = self.kinds
        mine = armoury(s).seats[seat]
        if (mine.reacted_to if type_ == REACTION else mine.interrupted) & kinds and not exceptions.silenced(s, seat):
            for c, ability, code in mine.uses_of(s, type_):
                if ability.listens & kinds and self.occasion(s, ability, c, seat) >= 0:
                    out.append(code)
        if type_ == WOULD and kinds & s.book.saveable:
            for h in self.happenings:
                if self.duplicate_saves(s, seat, h):
                    out.append(codes.SAVE + h.card)
        return out

    def duplicate_saves(self, s: CardState, seat: int, h: Happening) -> bool:
        """LCG-UNIQ.6: can the card be saved by a duplicate on it?"""
        if not s.book.saveable >> h.kind & 1 or h.cannot_be_saved():
            return False
        return s.ctrl[h.card] == seat and bool(cards.duplicates(s, h.card))

    def occasion(self, s: CardState, ability: Ability[Any], c: int, seat: int) -> int:
        """The number of the first happening this ability can be used for and was not yet, -1 if there is none."""
        number = -1
        for h in self.happenings:
            number += 1
            if ability.listens >> h.kind & 1 and h.kind != H_NOTHING:
                if self.uses and self.was_used(c, ability.slot, number):
                    continue
                if not why_unusable(s, ability, c, seat, h):
                    return number
        return NONE

    def why_not_used(self, s: CardState, ability: Ability[Any], c: int, seat: int) -> str:
        """Why an ability that listens to something of this kind can be used for nothing here; '' if it can."""
        found = ""
        for number, h in enumerate(self.happenings):
            if ability.listens >> h.kind & 1 and h.kind != H_NOTHING:
                used = self.was_used(c, ability.slot, number)
                why = reasons.USED_FOR_THIS if used else why_unusable(s, ability, c, seat, h)
                if not why:
                    return ""
                if not found or found in (reasons.NOT_OCCURRED, reasons.NOT_IMMINENT):
                    found = why
        return found or reasons.NOT_IMMINENT  # it was prevented

    def was_used(self, c: int, slot: int, number: int) -> bool:
        """LCG-TRIG.6."""
        return (c, slot, number) in self.uses

    # ---------------------------------------------------------------- forced abilities
    def forced(self, s: CardState, type_: int) -> bool:
        """LCG-TRIG.9, LCG-TRIG.10: one after the other, in the first player's order. True: something is going on."""
        pending = self.pending(s, type_)
        if not pending:
            return False
        if len(pending) > 1:
            self.asking = True
            self.ask(s)
        else:
            self.start(s, *pending[0])
        return True

    def pending(self, s: CardState, type_: int) -> list[tuple[int, int]]:
        """Whose ability, and the option to use it."""
        out = []
        for seat in board.everyone(s):
            for c, ability, code in armoury(s).seats[seat].uses_of(s, type_):
                if ability.listens & self.kinds and self.occasion(s, ability, c, seat) >= 0:
                    out.append((seat, code))
        return out

    # ---------------------------------------------------------------- asking and answering
    def ask(self, s: CardState) -> None:
        if self.at in FORCED:
            options = [_order(code) for _, code in self.pending(s, TYPE_OF[self.at])]
            s.ask(s.first, codes.D_ORDER, options)
            return
        s.ask(self.who, self.decision(s), [PASS, *self.options(s, self.who, TYPE_OF[self.at])])

    def decision(self, s: CardState) -> int:
        would, interrupt, reaction, cancels = s.book.decisions
        if self.happenings[0].kind == H_INITIATES:
            return cancels
        if self.at == WOULDS:
            return would
        return interrupt if self.at == INTERRUPTS else reaction

    def answered(self, s: CardState, code: int) -> None:
        self.asking = False
        if self.at in FORCED:
            for seat, use in self.pending(s, TYPE_OF[self.at]):
                if _order(use) == code:
                    self.start(s, seat, use)
                    return
        seat = self.who
        self.who = board.next_seat(s, self.who)
        if code == PASS:
            self.passes += 1
        elif code // SPAN == codes.SAVE // SPAN:
            self.passes = 0
            self.save(s, code % SPAN)
        else:
            self.passes = 0
            self.start(s, seat, code)

    def start(self, s: CardState, seat: int, code: int) -> None:
        c = code % SPAN
        ability = s.book.abilities[s.design[c]][slot_of(code)]
        number = self.occasion(s, ability, c, seat)
        self.uses = [*self.uses, (c, ability.slot, number)]
        s.push(initiation.Initiation(seat, c, ability.slot, number))

    def save(self, s: CardState, c: int) -> None:
        """LCG-UNIQ.6: discard a duplicate; LCG-SAVE.1."""
        cards.leave_play(s, cards.duplicates(s, c)[0], DISCARD)
        self.prevent(c)
        cards.tell(s, (codes.E_SAVED, EVERYONE, s.design[c]))

    def prevent(self, c: int) -> None:
        """What was about to happen to this card does not."""
        self.happenings = [h.prevented() if h.card == c and h.kind in SAVEABLE else h for h in self.happenings]

    def redirect(self, c: int, zone: int) -> None:
        """This card goes to another zone when it leaves play."""
        self.happenings = [h.going_to(zone) if h.card == c and h.kind in LEAVING else h for h in self.happenings]

    def cancel(self) -> int:
        """The effect that is about to begin does not; whose it was."""
        c = self.happenings[0].card
        self.happenings = [self.happenings[0].prevented(), *self.happenings[1:]]
        return c


def _order(use: int) -> int:
    """The option that a forced ability comes next, by the option that uses it."""
    return ORDERS[slot_of(use)] + use % SPAN


def forbids_response(s: CardState, seat: int, c: int, slot: int) -> str:
    """Why the player who has the chance to respond cannot use an ability of a card. Of several occasions that of the
    first one at which more than the condition is missing, since nothing else would help with the others."""
    none = why_none(s, seat, c, slot)
    if none:
        return none
    frame = s.stack[-1]
    ability = s.book.abilities[s.design[c]][slot]
    assert isinstance(frame, Occurrence) and isinstance(ability, Ability)
    type_ = TYPE_OF[frame.at]
    if ability.type == ACTION:
        return reasons.NO_ACTION_WINDOW
    if ability.type != type_ and not (ability.type == INTERRUPT and type_ == WOULD):
        return reasons.NOT_OCCURRED if ability.type == REACTION else reasons.NOT_IMMINENT
    if not ability.listens & frame.kinds:
        return reasons.NOT_OCCURRED if type_ == REACTION else reasons.NOT_IMMINENT
    if ability.type != type_:
        return reasons.BEFORE_ITS_TIME
    if exceptions.silenced(s, seat):
        return reasons.SILENCED
    return frame.why_not_used(s, ability, c, seat)


def forbids_saving(s: CardState, seat: int, c: int) -> str:
    """Why the player who has the chance cannot save a card by a duplicate."""
    frame = s.stack[-1]
    assert isinstance(frame, Occurrence)
    if c not in s.play[seat] or not cards.duplicates(s, c):
        return reasons.NO_DUPLICATE
    leaving = [h for h in frame.happenings if h.card == c and s.book.saveable >> h.kind & 1]
    if not leaving or TYPE_OF[frame.at] != WOULD:
        return reasons.NOT_LEAVING
    if any([frame.duplicate_saves(s, seat, h) for h in leaving]):
        return ""
    return reasons.STILL_WITHOUT_STRENGTH if leaving[0].saved_by_strength() else reasons.NOT_SAVED


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
        if isinstance(frame, Occurrence) and frame.before():
            out += [h.card for h in frame.happenings if h.kind in LEAVING]
    return out


def save_card(s: CardState, c: int) -> None:
    """LCG-SAVE.1, for abilities that save."""
    occurrence_below(s).prevent(c)
    cards.tell(s, (codes.E_SAVED, EVERYONE, s.design[c]))


def redirect_to(s: CardState, c: int, zone: int) -> None:
    """A replacement: a card that is killed or discarded goes somewhere else (LCG-EFF.11, LCG-EFF.13)."""
    occurrence_below(s).redirect(c, zone)
