"""State, frames and decisions: the part of the kernel that every rule of every game stands on.

A State is data. All waiting happens in its stack of Frames; a frame asks by `State.ask` and is run again when the
answer is there. Several seats can be asked at once: the frame gathers their answers and reveals them together.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from greathall.kernel.chance import number
from greathall.kernel.rng import MASK, MULTIPLIER, Rng

S = TypeVar("S", bound="State")

NOBODY: Final = -1  # also the seat of a spectator
EVERYONE: Final = -1  # audience of an event: a mask of seats, all bits set
UNKNOWN: Final = -1  # what a masked column shows
NONE: Final = -1  # no card, no piece


def put(column: list[int], i: int, value: int) -> list[int]:
    """A column with one entry changed, for columns that clones share: those are replaced, never changed in place."""
    changed = column.copy()
    changed[i] = value
    return changed


class Record:
    """A small value with named fields that a frame or a column may hold. It is never changed once made."""

    __slots__ = ()

    def stored(self) -> list[Any]:
        """The values of its fields, in the order in which the class takes them."""
        raise NotImplementedError


class Frame(Generic[S]):
    """One page of the rulebook being carried out: the step it has reached, whose it is, and what it has gathered.

    A subclass says in its docstring which rules it implements, and declares what it gathers as slots with names. Values
    are ints, bools, strings, records, and lists of these. A frame with slots of its own writes its own `copy`; a test
    checks that no slot is forgotten.
    """

    __slots__ = ("at", "who")
    secret: ClassVar[bool] = False  # does any seat lay out something here that others may not see (see `mask`)?

    def __init__(self, who: int = NOBODY) -> None:
        self.at = 0  # the step reached: a named constant of the subclass's module
        self.who = who

    def copy(self) -> Frame[S]:
        """A frame that can be changed without changing this one."""
        other = self.__class__(self.who)
        other.at = self.at
        return other

    def restored(self) -> None:
        """Called on a frame read from storage: makes records of the plain tuples in its slots, where it holds any."""

    def run(self, s: S) -> None:
        """Go on until something is asked, another frame is pushed, or this frame is done and popped."""
        raise NotImplementedError

    def ask(self, s: S) -> None:
        """Put the question(s) of the point the frame has reached: a function of state and slots alone."""
        raise NotImplementedError

    def mask(self, s: S, seat: int) -> None:
        """Remove from this (already copied) frame what `seat` may not see. Most frames hold nothing secret."""

    def redeal(self, s: S, seat: int, rng: Rng) -> None:
        """Make anew what `mask` removes, to fit a state whose hidden cards were dealt anew (see determinize)."""


# Steps that many frames have: nothing was done yet; the question was put and the answer is awaited.
BEGIN: Final = 0
ASKED: Final = 1


class OneQuestion(Frame[S]):
    """A frame that asks once and carries out the answer."""

    __slots__ = ()

    def run(self, s: S) -> None:
        if self.at == BEGIN:
            self.at = ASKED
            self.ask(s)
        else:
            self.answered(s, s.answer)

    def answered(self, s: S, code: int) -> None:
        raise NotImplementedError


class Ask:
    """An open question to one seat, with every legal answer. Never changed once made, so clones share it."""

    __slots__ = ("kind", "options", "seat")

    def __init__(self, seat: int, kind: int, options: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options


class State:
    """What every game's state has: seats, randomness, the frame stack, open questions and the result."""

    __slots__ = (
        "answer", "answerer", "asks", "drawn", "events", "hidden_shown", "key", "n", "over", "passed", "rng", "script",
        "shared", "stack", "winners",
    )  # fmt: skip

    def __init__(self) -> None:
        self.n = 0
        self.rng = 0  # state of the generator; where a key is given: how many numbers were drawn from it
        self.key = ""  # of the choice being carried out (kernel/chance.py); '': the fast generator runs
        self.script: list[int] = []  # random numbers fixed by a scenario, used up before the generator
        self.drawn: list[int] | None = None  # numbers drawn from a key: possibilities and result, if anybody listens
        self.stack: list[Frame[Any]] = []
        self.shared = 0  # so many of the lowest frames may be shared with a clone: copied before they run
        self.asks: list[Ask] = []
        self.answer = 0
        self.answerer = NOBODY
        self.over = False
        self.winners: list[int] = []
        self.hidden_shown = False  # something secret was seen by a seat since the last choice (ends undo)
        # Seats (as bits) that were not asked since the last choice although a hidden card could have given them an
        # option: kept only for listeners, so that a server can make the pause tell nothing.
        self.passed = 0
        self.events: list[tuple[int, ...]] | None = None  # None: nobody listens (simulation, search)

    # ---------------------------------------------------------------- copies
    def copy_into(self, other: State) -> None:
        """Copy the kernel's own fields. A copy starts without listeners."""
        other.n = self.n
        other.rng = self.rng
        other.key = self.key
        other.drawn = None
        other.script = self.script.copy() if self.script else []
        other.stack = self.stack.copy()
        other.shared = self.shared = len(self.stack)
        other.asks = self.asks.copy()
        other.answer = self.answer
        other.answerer = self.answerer
        other.over = self.over
        other.winners = self.winners
        other.hidden_shown = self.hidden_shown
        other.passed = 0
        other.events = None

    def clone(self) -> State:
        raise NotImplementedError

    def mask(self, seat: int) -> State:
        """The one visibility function: a copy without anything that `seat` may not know (NOBODY: a spectator)."""
        raise NotImplementedError

    def mask_kernel(self, seat: int) -> None:
        """The kernel's part of `mask`, for use on the copy."""
        self.use_seed(0)
        if self.answerer != seat:
            self.answer = UNKNOWN
        self.asks = [a if a.seat == seat else Ask(a.seat, a.kind, []) for a in self.asks]
        self.own_frames()
        for f in self.stack:
            f.mask(self, seat)

    def mask_frames(self, seat: int) -> None:
        """The frames' part of `mask`, for a copy that is only looked at: frames that hide nothing stay shared."""
        self.stack = [f.copy() if f.secret else f for f in self.stack]
        for f in self.stack:
            if f.secret:
                f.mask(self, seat)

    # ---------------------------------------------------------------- randomness
    def use_seed(self, rng: int) -> None:
        """From now on the fast generator runs, from this state of it."""
        self.rng = rng
        self.key = ""
        self.script = []

    def use_key(self, key: str) -> None:
        """From now on numbers come from this key."""
        self.rng = 0
        self.key = key

    def below(self, n: int) -> int:
        """A random number 0..n-1 from the state's own generator, its key, or the scenario's script."""
        if self.script or self.key:
            return self._given(n)
        x = self.rng
        x = MULTIPLIER * (x & MASK) + (x >> 30)
        self.rng = x
        return ((x & MASK) ^ (x >> 30)) % n

    def _given(self, n: int) -> int:
        if self.script:
            return self.script.pop(0) % n
        value = number(self.key, self.rng) % n
        self.rng += 1
        if self.drawn is not None:
            self.drawn += [n, value]
        return value

    def shuffle(self, items: list[int]) -> None:
        if self.script or self.key:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        x = self.rng
        for i in range(len(items) - 1, 0, -1):
            x = MULTIPLIER * (x & MASK) + (x >> 30)  # `below`, without the call
            j = ((x & MASK) ^ (x >> 30)) % (i + 1)
            items[i], items[j] = items[j], items[i]
        self.rng = x

    # ---------------------------------------------------------------- asking and answering
    def ask(self, seat: int, kind: int, options: list[int]) -> None:
        self.asks.append(Ask(seat, kind, options))

    def ask_unless_lone(self, seat: int, kind: int, options: list[int]) -> None:
        """Ask; but where a single answer is left, and everybody can see that, the frame goes on with it at once."""
        if len(options) == 1:
            self.answerer = seat
            self.answer = options[0]
        else:
            self.asks.append(Ask(seat, kind, options))

    def withdraw_last(self) -> Ask:
        """Take back the question asked last."""
        return self.asks.pop()

    def top(self) -> Frame[Any]:
        """The running frame, ours to change."""
        stack = self.stack
        depth = len(stack)
        if depth <= self.shared:
            stack[-1] = stack[-1].copy()
            self.shared = depth - 1
        return stack[-1]

    def own_frame(self, i: int) -> Frame[Any]:
        """Frame number i of the stack, ours to change."""
        own = self.stack[i].copy()
        self.stack[i] = own
        return own

    def own_frames(self) -> None:
        """Make every frame ours to change."""
        self.stack = [f.copy() for f in self.stack]
        self.shared = 0

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def runs(self, frame: Frame[Any]) -> bool:
        """Is this frame still the running one? A function that asks twice must ask here: the compiler concludes from
        `stack[-1] is self` the type of what lies on the stack, once and for all."""
        return self.stack[-1] is frame

    def withdraw_frame(self) -> None:
        """The frame pushed last is not needed after all; the running one goes on as if it had never been."""
        self.stack.pop()

    def done(self) -> None:
        """The running frame has finished: the one below goes on, with no answer before it."""
        self.stack.pop()
        if self.shared > len(self.stack):
            self.shared = len(self.stack)
        self.answer = UNKNOWN

    def take_answer(self) -> int:
        """The answer that is there, once; UNKNOWN when the frame was reached in another way."""
        code = self.answer
        self.answer = UNKNOWN
        return code

    def withdraw_all(self) -> None:
        self.asks = []

    def choose(self, index: int, code: int) -> None:
        """Answer the open question number `index` with one of its options (not checked here) and play on."""
        ask = self.asks.pop(index)
        self.answerer = ask.seat
        self.answer = code
        stack = self.stack
        if len(stack) <= self.shared:
            self.top()
        stack[-1].run(self)
        while not self.asks and not self.over:
            stack = self.stack
            if len(stack) <= self.shared:
                self.top()
            stack[-1].run(self)

    def reask(self) -> None:
        """List the options of every open question anew (after hidden cards were changed under it)."""
        self.asks = []
        self.stack[-1].ask(self)

    def advance(self) -> None:
        """Run until somebody is asked or the game is over."""
        while not self.asks and not self.over:
            self.top().run(self)

    def finish(self, winners: list[int]) -> None:
        self.over = True
        self.winners = winners
        self.asks = []
