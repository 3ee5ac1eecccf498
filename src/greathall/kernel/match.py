"""A match: game + options + seats + seed + the choices made. Nothing else is truth; the state is worked out from it."""

from __future__ import annotations

from typing import Any

from greathall.kernel import codec
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadInput, Refused
from greathall.kernel.game import Game
from greathall.kernel.state import NOBODY, Ask, State

SNAPSHOT_EVERY = 50


class Seat:
    """Who sits where: a name to show, and the bot that plays it ('' for a person)."""

    def __init__(self, name: str, bot: str = "") -> None:
        self.name = name
        self.bot = bot


class Match:
    """The authority over one game: checks choices, keeps the log, undoes, and can be stored and opened again."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        seats: list[Seat],
        seed: str | Chance,
        stored: bool = False,
    ) -> None:
        game.check_seats(len(seats))
        self.game = game
        self.options = game.check_options(options, stored)
        if not stored:  # what a match began with stays, whoever sits there later
            self.options = game.seated(self.options, [not seat.bot for seat in seats])
        self.seats = seats
        self.chance = Chance.fast(seed) if isinstance(seed, str) else seed
        self.choices: list[tuple[int, int]] = []
        self.log: list[list[tuple[int, ...]]] = []  # log[0]: set-up; log[n]: what choice number n brought about
        self.sealed: list[bool] = []  # per choice: chance or a secret came to light, no way back behind it
        # Per choice: seats (as bits) that were then asked in a window, or passed over there in silence.
        self.veils: list[int] = []
        # Per position: how many of the choices before it count for others. An empty pass in a window does not: whether
        # somebody was asked there is nobody else's to know.
        self.numbers: list[int] = [0]
        self._snapshots: list[tuple[int, State]] = []
        self.state = self._start()
        self._remember()

    def _start(self) -> State:
        state = _set_up(self.game, len(self.seats), self.options, self.chance, listen=True)
        self.log = [state.events or []]
        self.drawn = state.drawn or []  # numbers drawn from a key by the last choice: possibilities and result
        state.drawn = None
        state.hidden_shown = False
        return dealt_anew(self.game, state, self.chance) if self.chance.redealt == 0 else state

    def _remember(self) -> None:
        """Keep this position, so that others are quickly worked out from it."""
        self._snapshots.append((len(self.choices), self.state.clone()))

    @property
    def seed(self) -> str:
        return self.chance.seed

    # ---------------------------------------------------------------- playing
    def ask_of(self, seat: int) -> Ask | None:
        for ask in self.state.asks:
            if ask.seat == seat:
                return ask
        return None

    def check(self, seat: int, code: int) -> None:
        """Refuse an illegal choice with the rule that forbids it."""
        if not 0 <= seat < len(self.seats):
            raise BadInput(f"There is no seat {seat}; there are seats 0 to {len(self.seats) - 1}.")
        ask = self.ask_of(seat)
        if ask is not None and code in ask.options:
            return
        if self.state.over:
            raise Refused(self.game.ended_by(self.state), "The game is over.")
        rule = self.game.why_not(self.state, seat, code)
        if not rule and ask is not None:
            rule = self.game.rule_of(self.state, ask)  # a number that is no option of any table answers no question
        if ask is None:
            waiting = ", ".join(self.seats[a.seat].name for a in self.state.asks)
            raise Refused(rule, f"{self.seats[seat].name} has nothing to decide now; the game waits for {waiting}.")
        raise Refused(rule, "That is not allowed now.")

    def choose(self, seat: int, code: int) -> list[tuple[int, ...]]:
        """Make a legal choice; returns the events it brought about."""
        self.check(seat, code)
        state = self.state
        quiet = any([self.game.passes_window(state, ask, code) for ask in state.asks if ask.seat == seat])
        key = self.chance.key(len(self.choices) + 1)
        if key:
            state.use_key(key)
        before = state.rng
        state.hidden_shown = False
        state.passed = 0
        events: list[tuple[int, ...]] = []
        state.events = events
        state.drawn = []
        _answer(state, seat, code)
        self.drawn = state.drawn
        state.drawn = None
        self.choices.append((seat, code))
        self.log.append(events)
        self.numbers.append(self.numbers[-1] + (0 if quiet else 1))
        self.veils.append(self._veiled())
        answered = self.veils[-1] & ~(1 << seat)  # whether somebody is asked tells something about hidden cards
        self.sealed.append(state.rng != before or state.hidden_shown or state.over or answered != 0)
        n = len(self.choices)
        if n == self.chance.redealt:
            self.state = dealt_anew(self.game, state, self.chance)
            self.sealed[-1] = True
        if n % SNAPSHOT_EVERY == 0 or n == self.chance.redealt:
            self._remember()
        return events

    def _veiled(self) -> int:
        seats, kinds = self.state.passed, self.game.decision_kinds()
        for ask in self.state.asks:
            if kinds[ask.kind].window:
                seats |= 1 << ask.seat
        return seats

    # ---------------------------------------------------------------- undo
    def can_undo(self, seat: int, n: int = -1) -> int:
        """How many of the last choices this seat may take back alone: never across chance, a reveal, another seat, or a
        window in which somebody else was asked or could have been. `n`: at an earlier position."""
        last = first = len(self.choices) if n < 0 else n
        while first and self.choices[first - 1][0] == seat and not self.sealed[first - 1]:
            first -= 1
        return last - first

    def undo(self, seat: int, count: int = 1) -> None:
        if count < 1 or count > self.can_undo(seat):
            raise Refused("UNDO", "That cannot be taken back: chance, a hidden card or another player came after it.")
        self.rewind(len(self.choices) - count)

    def rewind(self, n: int, anew: bool = False) -> None:
        """Go back to the position after the first n choices (undo with everybody's consent, replay, branches). `anew`:
        chance must not bring again what has been seen of it."""
        if n < self.chance.redealt:
            raise BadInput(f"The match goes on from position {self.chance.redealt}; there is no way back behind it.")
        self.state = self.at(n)
        del self.choices[n:], self.sealed[n:], self.log[n + 1 :]
        del self.veils[n:], self.numbers[n + 1 :]
        self._snapshots = [(k, s) for k, s in self._snapshots if k <= n]
        self.chance.back_to(n, anew)

    def at(self, n: int) -> State:
        """The state after the first n choices."""
        if not 0 <= n <= len(self.choices):
            raise BadInput(f"The match has {len(self.choices)} choices; there is no position {n}.")
        k, snapshot = max((pair for pair in self._snapshots if pair[0] <= n), key=lambda pair: pair[0])
        return played_on(self.game, snapshot.clone(), self.chance, k, self.choices[k:n])

    # ---------------------------------------------------------------- looking
    def fingerprint(self) -> str:
        return fingerprint(self.game, self.state)

    def events_for(self, seat: int, first: int = 0) -> list[tuple[int, tuple[int, ...]]]:
        """The log as a seat may see it: (number of the choice, event) from choice number `first` on."""
        see = self.game.see_event
        return [(n, see(e, self.reader(seat, n))) for n in range(first, len(self.log)) for e in self.log[n]]

    def reader(self, seat: int, n: int) -> int:
        """Whose eyes a seat has for line n of the log: what lies before a new deal was never its own."""
        return NOBODY if n <= self.chance.redealt else seat

    def onlooker(self, seat: int, n: int) -> int:
        """Whose eyes a seat has for the position after n choices."""
        return NOBODY if n < self.chance.redealt else seat


def _set_up(game: Game, seats: int, options: dict[str, str], chance: Chance, listen: bool) -> State:
    return game.new_state(seats, options, chance.seed, listen, chance.key(0))


def first_position(game: Game, seats: int, options: dict[str, str], chance: Chance) -> State:
    """The first position of a match; options are complete and checked."""
    state = _set_up(game, seats, options, chance, listen=False)
    return dealt_anew(game, state, chance) if chance.redealt == 0 else state


def _answer(state: State, seat: int, code: int) -> None:
    state.choose(next(i for i, a in enumerate(state.asks) if a.seat == seat), code)


def played_on(game: Game, state: State, chance: Chance, made: int, choices: list[tuple[int, int]]) -> State:
    """The position after these choices, from the one after the first `made`. The state given may be changed."""
    for n, (seat, code) in enumerate(choices, made + 1):
        key = chance.key(n)
        if key:
            state.use_key(key)
        _answer(state, seat, code)
        if n == chance.redealt:
            state = dealt_anew(game, state, chance)
    return state


def dealt_anew(game: Game, state: State, chance: Chance) -> State:
    """A position with everything dealt anew that a spectator cannot know. So begins a match that goes on from another
    one's record: who has that record knows nothing of this match."""
    return game.determinize(state.mask(NOBODY), NOBODY, chance.dealing())


def fingerprint(game: Game, state: State) -> str:
    """A short name of a position: equal positions have equal names."""
    data = game.encode(state)
    data["hidden_shown"] = False  # a matter of the last choice, not of the position
    return codec.fingerprint(data)
