"""A game of a few lines: enough for the laboratory, with troubles to order. Its state is not the kernel's, and the
native build takes no other."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.native import NATIVE

from greathall.kernel.errors import BadInput
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask


class RaceState:
    """Seats in turn name 0, 1 or 2; every third question has a single answer. The largest sum wins, a tie nobody."""

    def __init__(self, seats: int, length: int, trouble: str) -> None:
        self.n = seats
        self.length = length
        self.trouble = trouble
        self.turn = 0
        self.sums = [0] * seats
        self.over = False
        self.winners: list[int] = []
        self.asks: list[Ask] = []
        self._ask()

    def _ask(self) -> None:
        self.asks = [Ask(self.turn % self.n, 0, [0, 1, 2] if self.turn % 3 else [1])]

    def choose(self, index: int, code: int) -> None:
        ask = self.asks.pop(index)
        assert code in ask.options
        self.sums[ask.seat] += code
        self.turn += 1
        if self.trouble == "crash" and self.turn == 5:
            raise ZeroDivisionError("the table fell over\nand more lines")
        if self.turn >= self.length and self.trouble != "endless":
            self.over = True
            best = [p for p in range(self.n) if self.sums[p] == max(self.sums)]
            self.winners = best if len(best) == 1 else []
        else:
            self._ask()

    def advance(self) -> None:
        pass

    def clone(self) -> RaceState:
        other = RaceState(self.n, self.length, self.trouble)
        other.__dict__.update(self.__dict__)
        other.sums, other.asks = self.sums[:], self.asks[:]
        return other

    def mask(self, seat: int) -> RaceState:
        other = self.clone()
        other.seen_by = seat  # type: ignore[attr-defined]
        return other


class RaceGame:
    """Every third game has the trouble of the table."""

    id = "catan"  # the name under which bots and peers know a game
    max_seats = 4
    usual_seats = 4
    looks = 0

    def check_seats(self, seats: int) -> None:
        if seats > self.max_seats:
            raise BadInput("too many")

    def check_options(self, given: dict[str, Any]) -> dict[str, str]:
        if set(given) - {"trouble"}:
            raise BadInput("no such option")
        return {"trouble": "none", **given}

    def new_state(self, seats: int, options: dict[str, str], seed: str) -> RaceState:
        parts = seed.split("/")
        troubled = parts[-1].isdigit() and int(parts[-1]) % 3 == 1
        return RaceState(seats, 200 + Rng(seed).below(100), options["trouble"] if troubled else "none")

    def ending(self, state: RaceState) -> str:
        return "one_winner" if state.winners else "nobody_won"

    def turns(self, state: RaceState) -> int:
        return state.turn

    def played_as(self, state: RaceState, seat: int) -> list[tuple[str, str]]:
        return [("lane", str(seat))]

    def conserved(self, state: RaceState) -> list[str]:
        self.looks += 1
        return ["a card is missing"] if state.trouble == "leak" and state.turn > 100 else []


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> RaceGame:
    """`catan` is the race."""
    if NATIVE:
        pytest.skip("needs the sources, not the native build")
    game = RaceGame()
    faces = SimpleNamespace(get=lambda game_id: game)
    monkeypatch.setattr("greathall.lab.simulate.registry", faces)
    monkeypatch.setattr("greathall.lab.bench.registry", faces)
    return game
