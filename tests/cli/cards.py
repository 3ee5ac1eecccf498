"""A game of cards at the terminal, for the tests of all four: positions, drawings, a whole game typed twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from greathall.bots import registry as bots
from greathall.cli.boards import Marks, face_of
from greathall.games import registry
from greathall.kernel.game import Game
from greathall.kernel.rng import Rng
from greathall.kernel.state import State
from greathall.texts import Texts
from tests.cli.table import Autopilot, call, fingerprint, run


class CardTable:
    """`players`: of a position and of a whole game, unless another number is said; `height`: of the terminal."""

    def __init__(self, game: str, names: list[str], players: int = 2, height: int = 60) -> None:
        self.game = registry.get(game)
        self.face = face_of(game)
        self.names = names
        self.players = players
        self.height = height

    def positions(self, players: int, options: dict[str, str], steps: Sequence[int]) -> Iterator[tuple[Game, State]]:
        """One game of chance, stopped after so many choices, or at its end."""
        state = self.game.new_state(players, self.game.check_options(options), "drawn")
        bot, rng = bots.make("random", self.game.id), Rng("drawn")
        for number in range(max(steps) + 1):
            if number in steps or state.over:
                yield self.game, state
            if state.over:
                return
            ask = state.asks[0]
            state.choose(0, bot.choose(state.mask(ask.seat) if bot.needs_view else state, ask, rng))

    def written(self, text: dict[str, Any], players: int = 0, **options: str) -> tuple[Game, State]:
        return self.game, self.game.position(text, players or self.players, self.game.check_options(options))

    def choose(self, game: Game, state: State, *singles: str) -> None:
        for single in singles:
            ask = state.asks[0]
            there = {game.option_words(state, code): code for code in ask.options}
            assert single in there, (single, list(there))
            state.choose(0, there[single])

    def drawing(
        self,
        game: Game,
        state: State,
        seat: int,
        lang: str = "en",
        width: int = 100,
        height: int = 0,
        places: bool = False,
    ) -> list[str]:
        texts, names, height = Texts(lang, game, strict=True), self.names[: state.n], height or self.height
        lines = self.face.draw(game.view_asked(state, seat), texts, names, width, height, Marks(), places)
        return [line.plain for line in lines]

    def chain(self, game: Game, state: State, seat: int, lang: str = "en") -> list[str]:
        return self.face.chain(game.chain(state, seat), Texts(lang, game, strict=True), self.names[: state.n])

    def play_twice(
        self,
        lang: str,
        end: str,
        args: tuple[str, ...],
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
        players: int = 0,
    ) -> None:
        """A whole game by chance, then the same lines typed into a process of its own."""
        first, second = folder / "first.match", folder / "second.match"
        table = ("--players", str(players or self.players), "--bots", "random", "--seed", "winter", "--lang", lang)
        common = ("play", self.game.id, *table, *args)
        with monkeypatch.context() as patch:
            pilot = Autopilot(patch)
            result = run(*common, "--file", str(first))
        assert result.exit_code == 0, result.output
        typed = "".join(f"{line}\n" for line in pilot.lines)
        again = call(*common, "--file", str(second), stdin=typed)
        assert again.returncode == 0 and again.stderr == "" and end in again.stdout
        assert "\x1b" not in again.stdout
        assert max(cell_len(line) for line in again.stdout.splitlines() if ".match" not in line) <= 80
        assert fingerprint(first) == fingerprint(second)
