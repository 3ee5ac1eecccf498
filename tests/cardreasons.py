"""Reasons of both card games, walked through: positions of scenarios and of random games, and the codes tried there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from greathall.games.cardgame.codes import SPAN
from greathall.games.cardgame.names import DECK
from greathall.games.cardgame.state import CardState
from greathall.kernel import scenario
from greathall.kernel.game import Game
from greathall.kernel.rng import Rng
from tests.battery.tables import TABLES
from tests.battery.walk import new_state, positions

Predicate = Callable[[CardState, int, int], bool]  # state, seat, code: does the rule forbid it?
SCENARIOS = Path(__file__).parent / "scenarios"


def own(s: object) -> CardState:
    assert isinstance(s, CardState)
    return s


def start(game: Game, one: scenario.Scenario) -> CardState:
    options = game.check_options(one.options)
    seats = one.players or game.usual_seats
    return own(game.new_state(seats, options, one.seed) if one.position is None else
               game.position(one.position, seats, options))  # fmt: skip


def scenario_positions(game: Game) -> Iterator[CardState]:
    """The states before each choice of the scenarios."""
    for path in sorted((SCENARIOS / game.id).glob("*.yaml")):
        for one in scenario.read(path):
            s = start(game, one)
            names = [game.seat_name(s, p) for p in range(s.n)]
            for key, value in [(k, v) for step in one.steps for k, v in step.items()]:
                if key in ("random", "dice"):
                    s.script += [int(v) - (key == "dice") for v in value]
                elif key in names:
                    for text in value if isinstance(value, list) else [value]:
                        for words in game.expand_words(str(text)):
                            yield s
                            choose(game, s, names.index(key), words)
            yield s


def choose(game: Game, s: CardState, seat: int, words: str) -> None:
    index = next(i for i, a in enumerate(s.asks) if a.seat == seat)
    s.choose(index, next(code for code in s.asks[index].options if game.option_words(s, code) == words))


def random_positions(game: Game, every: int) -> Iterator[CardState]:
    for i, table in enumerate(TABLES[game.id]):
        _, state = new_state(game.id, *table, f"reasons {i}")
        for s in positions(state, Rng(f"reasons {i}"), every):
            yield own(s)


def near(game: Game, s: CardState, rng: Rng) -> list[int]:
    """The codes worth trying: of the cards in decks, which all lie alike, only two."""
    far = [c for c, zone in enumerate(s.zone) if zone == DECK]
    few = [far[rng.below(len(far))] for _ in range(2)] if far else []
    verb = s.book.codes.verb
    return [x for x in game.codes_in(s) if not verb(x).is_about("card") or x % SPAN not in far or x % SPAN in few]


def check(game: Game, rules: dict[str, Predicate], s: CardState, codes: list[int]) -> Counter[str]:
    """Every rule named here; each must forbid by its own text, and what nothing forbids is what is offered."""
    found: Counter[str] = Counter()
    for seat in range(s.n):
        options = next((a.options for a in s.asks if a.seat == seat), [])
        for code in codes:
            rule = game.why_not(s, seat, code)
            if (rule == "") != (code in options) or (rule and not (rule in rules and rules[rule](s, seat, code))):
                raise AssertionError(told(game, s, seat, code, rule or "nothing"))
            found[rule] += 1
    return found


def told(game: Game, s: CardState, seat: int, code: int, rule: str) -> str:
    kind = next((a.kind for a in s.asks if a.seat == seat), None)
    asked = "nothing" if kind is None else game.decision_kinds()[kind].name
    return f"{game.seat_name(s, seat)}, asked {asked}: {game.option_words(s, code)} is said to be against {rule}"
