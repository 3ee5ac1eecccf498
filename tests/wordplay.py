"""Helpers for the tests of a game: new games, positions, choices in words, refusals, what a seat may take for true."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from greathall.kernel import scenario
from greathall.kernel.game import Game
from greathall.kernel.rng import Rng
from greathall.kernel.state import State

S = TypeVar("S", bound=State)


class WordPlay(Generic[S]):
    """Plays one game by words; its states are of one kind. `players`: how many a position has unless it is said."""

    def __init__(self, game: Game, kind: type[S], players: int) -> None:
        self.game = game
        self.kind = kind
        self.players = players

    def own(self, s: State) -> S:
        assert isinstance(s, self.kind)
        return s

    def new(self, players: int, seed: str = "a", listen: bool = False, **options: str) -> S:
        return self.own(self.game.new_state(players, self.game.check_options(options), seed, listen))

    def position(self, text: dict[str, Any], players: int = 0, **options: str) -> S:
        return self.own(self.game.position(text, players or self.players, self.game.check_options(options)))

    def fact(self, s: State, name: str) -> Any:
        return self.game.fact(s, name)

    def seat(self, s: State, name: str) -> int:
        return [self.game.seat_name(s, p) for p in range(s.n)].index(name)

    def legal(self, s: State, name: str) -> list[str]:
        for ask in s.asks:
            if self.game.seat_name(s, ask.seat) == name:
                return [self.game.option_words(s, code) for code in ask.options]
        return []

    def choose(self, s: State, name: str, *words: str) -> None:
        for text in words:
            for index, ask in enumerate(s.asks):
                if self.game.seat_name(s, ask.seat) == name:
                    options = {self.game.option_words(s, code): code for code in ask.options}
                    assert text in options, f"'{text}' is not legal for {name}; legal is {list(options)}"
                    s.choose(index, options[text])
                    break
            else:
                raise AssertionError(f"{name} has nothing to decide")
            assert self.game.conserved(s) == []

    def why(self, s: State, name: str, words: str) -> str:
        """The rule that forbids a choice, '' when it is legal."""
        return self.game.why_not(s, self.seat(s, name), scenario.code_of(self.game, s, words))

    def refusals(self, s: State, codes: Iterable[int]) -> set[str]:
        """The rules that forbid any of these codes to any seat; exactly what is listed is not refused."""
        seen: set[str] = set()
        for p in range(s.n):
            options = next((a.options for a in s.asks if a.seat == p), [])
            for code in codes:
                reason = self.game.why_not(s, p, code)
                assert (reason == "") == (code in options), self.game.option_words(s, code)
                if reason:
                    seen.add(reason)
        return seen

    def worlds(self, s: S, seat: int, count: int = 60) -> list[S]:
        """States that agree with what a seat knows."""
        out = []
        for i in range(count):
            d = self.own(self.game.determinize(s, seat, Rng(f"world {i}")))
            assert self.game.conserved(d) == []
            assert self.game.view(d, seat) == self.game.view(s, seat)
            assert [(a.seat, a.kind) for a in d.asks] == [(a.seat, a.kind) for a in s.asks]
            out.append(d)
        return out
