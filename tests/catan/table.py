"""Catan positions for tests: laid out, played by words, looked at."""

from __future__ import annotations

from typing import Any, Final

from greathall.games import registry
from greathall.kernel.rng import seed_state
from greathall.kernel.state import State

GAME: Final = registry.get("catan")
SPECTATOR: Final = -1
CARDS: Final = ("ranger_patrol", "new_recruits", "road_building", "winter_is_coming", "victory_point")
COLOURS: Final = ("yellow", "blue", "red", "black")
RESOURCES: Final = ("grain", "brick", "ore", "lumber", "wool")
GIVES: Final = {"fields": "grain", "hills": "brick", "mountains": "ore", "forest": "lumber", "pasture": "wool"}
TWO_OR_TWELVE: Final = "2/12"  # how the numbers of a board show the combined token
TABLES: Final = [(4, "brotherhood"), (3, "brotherhood"), (4, "base"), (3, "base")]


def new(players: int, options: dict[str, Any], seed: str = "a") -> State:
    """A new game; colours are picked only where the pictured start hangs on them."""
    pictured = options.get("mode") == "base" and options.get("setup", "standard") == "standard"
    usual = {} if pictured else {"colours": "seats"}
    return GAME.new_state(players, GAME.check_options({**usual, **options}), seed)


def position(text: dict[str, Any], options: dict[str, Any] | None = None, players: int = 4) -> State:
    return GAME.position(text, players, GAME.check_options(options or {}))


def words(s: State, seat: int | None = None) -> dict[str, int]:
    return {GAME.option_words(s, c): c for a in s.asks if seat is None or a.seat == seat for c in a.options}


def choose(s: State, text: str) -> None:
    for single in GAME.expand_words(text):
        for i, ask in enumerate(s.asks):
            legal = {GAME.option_words(s, c): c for c in ask.options}
            if single in legal:
                s.choose(i, legal[single])
                break
        else:
            raise AssertionError(f"'{single}' is not legal; legal is {list(words(s))}")


def names(players: int) -> list[str]:
    return list(COLOURS[:players])


class Table:
    """A position, played by words; remembers the events."""

    def __init__(self, position: dict[str, Any], seed: str = "", **options: Any) -> None:
        self.s: State = GAME.position(position, 4, GAME.check_options(options))
        if seed:
            self.s.rng = seed_state(seed)
        self.events: list[tuple[int, ...]] = []

    def play(self, colour: str, *choices: str) -> Table:
        for words in choices:
            seat = COLOURS.index(colour)
            index, ask = next((i, a) for i, a in enumerate(self.s.asks) if a.seat == seat)
            code = next(c for c in ask.options if GAME.option_words(self.s, c) == words)
            self.s.events = self.events
            self.s.choose(index, code)
            assert GAME.conserved(self.s) == []
        return self

    def dice(self, *values: int) -> Table:
        self.s.script += [v - 1 for v in values]
        return self

    def fact(self, name: str) -> Any:
        return GAME.fact(self.s, name)

    def seen_by(self, seat: int) -> tuple[Any, list[tuple[int, ...]], Any]:
        """Everything a seat gets to know: the view, the events as it may see them, the position as a bot gets it."""
        events = [GAME.see_event(e, seat) for e in self.events]
        return GAME.view(self.s, seat), events, GAME.encode(self.s.mask(seat)) if seat != SPECTATOR else None

    def told(self, name: str) -> list[dict[str, Any]]:
        return [d.as_json() for d in map(GAME.describe_event, self.events) if d.name == name]


def same_for_all_but(one: Table, other: Table, *knowing: str) -> None:
    """Nobody except those named can tell the two tables apart; those named can."""
    for seat in (SPECTATOR, 0, 1, 2, 3):
        alike = one.seen_by(seat) == other.seen_by(seat)
        assert alike == (seat == SPECTATOR or COLOURS[seat] not in knowing), f"seat {seat}"
