"""A match: game + options + seats + seed + the choices made. Nothing else is truth; the state is worked out from it."""

from __future__ import annotations

from typing import Any

from greathall.kernel import codec
from greathall.kernel.errors import BadInput, Refused
from greathall.kernel.game import Game
from greathall.kernel.state import Ask, State

SNAPSHOT_EVERY = 50


class Seat:
    """Who sits where: a name to show, and the bot that plays it ('' for a person)."""

    def __init__(self, name: str, bot: str = "") -> None:
        self.name = name
        self.bot = bot


class Match:
    """The authority over one game: checks choices, keeps the log, undoes, and can be stored and opened again."""

    def __init__(self, game: Game, options: dict[str, Any], seats: list[Seat], seed: str, stored: bool = False) -> None:
        game.check_seats(len(seats))
        self.game = game
        self.options = game.check_options(options, stored)
        if not stored:  # what a match began with stays, whoever sits there later
            self.options = game.seated(self.options, [not seat.bot for seat in seats])
        self.seats = seats
        self.seed = seed
        self.choices: list[tuple[int, int]] = []
        self.log: list[list[tuple[int, ...]]] = []  # log[0]: set-up; log[n]: what choice number n brought about
        self.sealed: list[bool] = []  # per choice: chance or a secret came to light, no way back behind it
        self.state = self._start()
        self._snapshots: list[tuple[int, State]] = [(0, self.state.clone())]

    def _start(self) -> State:
        state = self.game.new_state(len(self.seats), self.options, self.seed, True)
        self.log = [state.events or []]
        state.hidden_shown = False
        return state

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
            rule = self.game.rule_of(ask)  # a number that is no option of any table answers no question
        if ask is None:
            waiting = ", ".join(self.seats[a.seat].name for a in self.state.asks)
            raise Refused(rule, f"{self.seats[seat].name} has nothing to decide now; the game waits for {waiting}.")
        raise Refused(rule, "That is not allowed now.")

    def choose(self, seat: int, code: int) -> list[tuple[int, ...]]:
        """Make a legal choice; returns the events it brought about."""
        self.check(seat, code)
        state = self.state
        index = next(i for i, a in enumerate(state.asks) if a.seat == seat)
        before = state.rng
        state.hidden_shown = False
        state.passed = 0
        events: list[tuple[int, ...]] = []
        state.events = events
        state.choose(index, code)
        self.choices.append((seat, code))
        self.log.append(events)
        self.sealed.append(state.rng != before or state.hidden_shown or state.over)
        if len(self.choices) % SNAPSHOT_EVERY == 0:
            self._snapshots.append((len(self.choices), state.clone()))
        return events

    # ---------------------------------------------------------------- undo
    def can_undo(self, seat: int) -> int:
        """How many of the last choices this seat may take back alone: never across chance, a reveal or another seat."""
        count = 0
        for (chooser, _), sealed in zip(reversed(self.choices), reversed(self.sealed), strict=True):
            if chooser != seat or sealed:
                break
            count += 1
        return count

    def undo(self, seat: int, count: int = 1) -> None:
        if count < 1 or count > self.can_undo(seat):
            raise Refused("UNDO", "That cannot be taken back: chance, a hidden card or another player came after it.")
        self.rewind(len(self.choices) - count)

    def rewind(self, n: int) -> None:
        """Go back to the position after the first n choices (undo with everybody's consent, replay, branches)."""
        self.state = self.at(n)
        del self.choices[n:], self.sealed[n:], self.log[n + 1 :]
        self._snapshots = [(k, s) for k, s in self._snapshots if k <= n]

    def at(self, n: int) -> State:
        """The state after the first n choices."""
        if not 0 <= n <= len(self.choices):
            raise BadInput(f"The match has {len(self.choices)} choices; there is no position {n}.")
        k, snapshot = max((pair for pair in self._snapshots if pair[0] <= n), key=lambda pair: pair[0])
        state = snapshot.clone()
        for seat, code in self.choices[k:n]:
            state.choose(next(i for i, a in enumerate(state.asks) if a.seat == seat), code)
        return state

    # ---------------------------------------------------------------- looking
    def fingerprint(self) -> str:
        return fingerprint(self.game, self.state)

    def events_for(self, seat: int, first: int = 0) -> list[tuple[int, tuple[int, ...]]]:
        """The log as a seat may see it: (number of the choice, event) from choice number `first` on."""
        see = self.game.see_event
        return [(n, see(e, seat)) for n in range(first, len(self.log)) for e in self.log[n]]


def fingerprint(game: Game, state: State) -> str:
    """A short name of a position: equal positions have equal names."""
    data = game.encode(state)
    data["hidden_shown"] = False  # a matter of the last choice, not of the position
    return codec.fingerprint(data)
