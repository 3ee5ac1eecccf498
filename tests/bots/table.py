"""A table for the tests of bots: it hands out masked views and checks every answer. What every heuristic must hold to
is checked here, too; the tests of a game say at which of its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import process_time
from typing import Any, Generic, TypeVar

from greathall.bots import registry
from greathall.bots.base import Bot
from greathall.games import registry as games
from greathall.games.cardgame import codes as cards
from greathall.games.cardgame.state import CardState
from greathall.kernel import codec
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State

LIMIT = 20_000  # decisions: no game comes near it
ASKED_ENOUGH = 20  # times, for a kind of decision

T = TypeVar("T", bound=State)
C = TypeVar("C", bound=CardState)
Watcher = Callable[[T, Ask], None]
Redeal = Callable[[T, int, Rng], T]


class Clock:
    """CPU seconds spent in decisions of bots that look at the table, the making of their view included."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    def mean_ms(self) -> float:
        return 1000 * self.seconds / self.decisions


class Table(Generic[T]):
    """`columns`: the names of everything in a state that a bot could change, besides frames and questions."""

    def __init__(self, game_id: str, state: type[T], columns: tuple[str, ...]) -> None:
        self.id = game_id
        self.game = games.get(game_id)
        self.state = state
        self.columns = columns

    # ---------------------------------------------------------------- games and bots
    def _own(self, s: State) -> T:
        assert isinstance(s, self.state)
        return s

    def new_game(self, players: int, seed: str, **options: str) -> T:
        return self._own(self.game.new_state(players, self.game.check_options(options), seed))

    def written(self, text: dict[str, Any], players: int, **options: str) -> T:
        """A position in the words of the scenarios."""
        return self._own(self.game.position(text, players, self.game.check_options(options)))

    def heuristic(self) -> Bot:
        return registry.make("heuristic", self.id)

    def seat_bots(self, *names: str) -> list[Bot]:
        return [registry.make(name, self.id) for name in names]

    def heuristics(self, s: T) -> list[Bot]:
        """One for every seat."""
        return [self.heuristic() for _ in range(s.n)]

    def play(
        self, s: T, bots: list[Bot], seed: str, watch: Watcher[T] | None = None, clock: Clock | None = None
    ) -> list[int]:
        """Play to the end; returns all answers. Every answer must be one of the options."""
        rng = Rng(seed)
        said: list[int] = []
        while not s.over:
            assert len(said) < LIMIT, "the game does not end"
            ask = s.asks[0]
            if watch is not None:
                watch(s, ask)
            code = ask.options[0]
            if len(ask.options) > 1:
                bot = bots[ask.seat]
                began = process_time()
                code = bot.choose(s.mask(ask.seat) if bot.needs_view else s, ask, rng)
                if clock is not None and bot.needs_view:
                    clock.seconds += process_time() - began
                    clock.decisions += 1
                assert code in ask.options, f"{self.kinds()[ask.kind]}: {code} is not among {ask.options}"
            said.append(code)
            s.choose(0, code)
        return said

    # ---------------------------------------------------------------- one decision
    def choice(self, s: T) -> int:
        """What the heuristic says to the first open question."""
        ask = s.asks[0]
        return self.heuristic().choose(s.mask(ask.seat), ask, Rng("answer"))

    def answer(self, s: T) -> str:
        """The same in words."""
        return self.game.option_words(s, self.choice(s))

    def kinds(self) -> list[str]:
        """The names of the kinds of decisions."""
        return [kind.name for kind in self.game.decision_kinds()]

    def picture(self, s: T) -> list[object]:
        """Everything in a state that a bot could change."""
        columns = [repr(getattr(s, name)) for name in self.columns]
        frames = [codec.to_text(codec.encode_frame(f)) for f in s.stack]
        return [columns, frames, [(a.seat, a.kind, tuple(a.options)) for a in s.asks]]

    # ---------------------------------------------------------------- what every heuristic must hold to
    def never_asked(self, matches: Iterable[tuple[T, list[Bot], str]], besides: tuple[int, ...] = ()) -> list[str]:
        """Plays these matches (state, bots, seed) until every kind of decision has come up, and the heuristic has
        answered it; returns those that never did. `besides`: kinds that have tests of their own."""
        asked = [int(kind in besides) for kind in range(len(self.kinds()))]
        bot = self.heuristic()

        def watch(s: T, ask: Ask) -> None:
            if len(ask.options) > 1 and asked[ask.kind] < ASKED_ENOUGH:
                asked[ask.kind] += 1
                assert bot.choose(s.mask(ask.seat), ask, Rng("x")) in ask.options

        for s, bots, seed in matches:
            self.play(s, bots, seed, watch)
            if all(asked):
                break
        return [kind for kind, count in zip(self.kinds(), asked, strict=True) if not count]

    def check_harmless(self, s: T) -> None:
        """The same question has the same answer, whoever is asked and by whatever chance, and nothing is touched."""
        old = self.heuristic()

        def watch(s: T, ask: Ask) -> None:
            before = self.picture(s)
            view = self._own(s.mask(ask.seat))
            seen = self.picture(view)
            first = old.choose(view, ask, Rng("x"))
            assert self.picture(view) == seen, "the view was changed"
            assert self.picture(s) == before, "the state behind the view was changed"
            assert old.choose(view, ask, Rng("y")) == first
            assert self.heuristic().choose(s.mask(ask.seat), ask, Rng("y")) == first

        self.play(s, self.heuristics(s), "same", watch)

    def redeal(self, s: T, seat: int, rng: Rng) -> T:
        """Another deal that fits what the seat knows."""
        return self._own(self.game.determinize(s, seat, rng))

    def check_blind(
        self, s: T, names: list[str], seed: str, redeal: Redeal[T] | None = None,
        skips: Callable[[T, Ask], bool] | None = None,
    ) -> int:  # fmt: skip
        """In any other deal that fits what the seat knows the question and the answer are the same; returns how often
        this was found to be so."""
        bot = self.heuristic()
        rng = Rng(seed)
        found = 0

        def watch(s: T, ask: Ask) -> None:
            nonlocal found
            if len(ask.options) == 1 or (skips is not None and skips(s, ask)):
                return
            changed = (redeal or self.redeal)(s, ask.seat, rng)
            again = next(a for a in changed.asks if a.seat == ask.seat)
            assert again.options == ask.options
            true = bot.choose(s.mask(ask.seat), ask, Rng("x"))
            assert bot.choose(changed.mask(ask.seat), again, Rng("x")) == true
            found += 1

        self.play(s, self.seat_bots(*names), seed, watch)
        return found

    def mean_ms(self, matches: Iterable[T]) -> float:
        """Milliseconds for a decision in these matches among heuristics, in the mean."""
        clock = Clock()
        for s in matches:
            self.play(s, self.heuristics(s), "clock", clock=clock)
        assert clock.decisions > 200
        return clock.mean_ms()

    # ---------------------------------------------------------------- strength
    def wins(self, s: T, seat: int, seed: str) -> bool:
        """Does the heuristic win alone in this seat, against randoms?"""
        names = ["random"] * s.n
        names[seat] = "heuristic"
        self.play(s, self.seat_bots(*names), seed)
        return s.winners == [seat]

    def against_randoms(self, count: int, players: int, **options: str) -> Iterator[bool]:
        """Did the heuristic win? It sits on every seat in turn."""
        for i in range(count):
            yield self.wins(self.new_game(players, f"against/{i}", **options), i % players, f"rng/{i}")


class CardTable(Table[C]):
    """With what positions of both card games are made of: A sits in seat 0, B in seat 1."""

    def position(self, a: dict[str, Any], b: dict[str, Any], **text: Any) -> C:
        return self.written({"first": "A", "seats": {"A": a, "B": b}, **text}, 2)

    def until(self, s: C, kind: int, seat: int) -> C:
        """The heuristic plays on until a seat is asked such a question."""
        while not (s.asks[0].kind == kind and s.asks[0].seat == seat):
            s.choose(0, self.choice(s))
        return s

    def attack(self, s: C, type_: int) -> C:
        """The active player attacks so, whatever the heuristic thinks of it."""
        seat = s.active
        self.until(s, cards.D_CHALLENGE, seat)
        s.choose(0, cards.CHALLENGE + type_ * 8 + 1 - seat)
        return s

    def defence(self, s: C, seat: int) -> list[str]:
        """What the heuristic says when it is asked for defenders."""
        self.until(s, cards.D_DEFENDERS, seat)
        said = []
        while s.asks[0].kind == cards.D_DEFENDERS:
            said.append(self.answer(s))
            s.choose(0, self.choice(s))
        return said


def kneeling(*names: str) -> list[dict[str, Any]]:
    """Characters in play that kneel."""
    return [{"name": name, "kneeling": True} for name in names]
