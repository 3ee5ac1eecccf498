"""Tutorials: a real table with fixed options and seed against bots, and what a coach says at it.

A tutorial is data, `games/<game>/tutorial.yaml`:

    seats: [me, heuristic]          # the learner's seat, and the bots that play the others
    options: {deck1: core-1}        # of the table; what is not named has its default
    seed: a word
    steps:
      - id: welcome                 # the text is `tutorial-welcome`
        at: start                   # start | won | lost | end, or the two forms below
        rules: [LCG-WIN.1]
      - id: plot
        at: {decision: plot}        # the learner is asked this
        hint: true                  # a choice is suggested without being asked for
      - id: dominance
        at: {event: dominance, where: {seat: me}}   # fields by the ids of their values; a seat is `me` or `other`
        count: 2                    # not the first time, the second (default 1)
        after: plot                 # counts only once that step was spoken
        before: claim               # counts only until that step is spoken
        optional: true              # need not come up when the learner follows every suggestion

Which steps have been spoken follows from the match alone (`spoken`), so nothing about it is ever stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.kernel.data import read_yaml
from greathall.kernel.errors import BadInput
from greathall.kernel.game import EventKind, Game
from greathall.kernel.state import State
from greathall.texts.language import LANGUAGES
from greathall.texts.reference import rules_of
from greathall.texts.sentences import Texts

FILE: Final = "tutorial.yaml"
ME: Final = "me"
MOMENTS: Final = ("start", "won", "lost", "end")
_KEYS: Final = ("seats", "options", "seed", "steps")
_STEP_KEYS: Final = ("id", "at", "count", "after", "before", "rules", "hint", "optional")


@dataclass(frozen=True)
class Step:
    id: str
    moment: str  # one of MOMENTS, or '' where a decision or an event is meant
    decision: str
    event: str
    where: tuple[tuple[int, int], ...]  # (index in the event, value); a seat's value is 0: the learner, 1: another
    seats: tuple[int, ...]  # those indexes of `where` that are seats
    count: int
    after: str
    before: str
    rules: tuple[str, ...]
    hint: bool
    optional: bool


@dataclass(frozen=True)
class Tutorial:
    game: str
    seat: int  # the learner's
    bots: tuple[str, ...]  # by seat; '' for the learner
    options: dict[str, str]
    seed: str
    steps: tuple[Step, ...]


@dataclass
class Seen:
    """What the learner could notice of one choice: the events it brought about, and what is asked then."""

    events: list[tuple[int, ...]]
    decision: int = -1  # kind of the question to the learner, -1: none
    over: bool = False
    won: bool = False


@dataclass
class Spoken:
    """A step that was spoken, and the number of choices made by then."""

    step: Step
    n: int


# ---------------------------------------------------------------- reading
class _Reader:
    """Reads one file; every mistake is one sentence that says where it is and what would be right."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path
        self.events = {k.name: (i, k) for i, k in enumerate(game.event_kinds())}
        self.decisions = [d.name for d in game.decision_kinds()]
        self.texts = {lang: Texts(lang, game) for lang in LANGUAGES}
        self.rules = rules_of(game)

    def wrong(self, sentence: str) -> BadInput:
        return BadInput(f"{self.path}: {sentence}")

    def read(self) -> Tutorial:
        data = read_yaml(self.path)
        if not isinstance(data, dict):
            raise self.wrong(f"a tutorial is a mapping with {', '.join(_KEYS)}.")
        self._known(data, _KEYS, "The tutorial")
        for key in ("seats", "seed", "steps"):
            if not data.get(key):
                raise self.wrong(f"The tutorial has no '{key}'.")
        seats, options, seed = data["seats"], data.get("options") or {}, data["seed"]
        if not isinstance(seats, list) or [s for s in seats if not isinstance(s, str)]:
            raise self.wrong(f"'seats' is a list of '{ME}' and names of bots.")
        if seats.count(ME) != 1:
            raise self.wrong(f"'seats' must name '{ME}' exactly once, not {seats.count(ME)} times.")
        known = bots.names(self.game.id)
        for name in seats:
            if name != ME and name not in known:
                raise self.wrong(f"There is no bot '{name}'; there are {', '.join(known)}.")
        if not isinstance(options, dict):
            raise self.wrong("'options' is a mapping of options of the table to their values.")
        if not isinstance(seed, str):
            raise self.wrong("'seed' is a word.")
        try:
            self.game.check_seats(len(seats))
            whole = self.game.check_options(options)
            self.game.new_state(len(seats), whole, seed)
        except BadInput as e:
            raise self.wrong(str(e)) from None
        if not isinstance(data["steps"], list):
            raise self.wrong("'steps' is a list of steps.")
        steps: list[Step] = []
        for number, entry in enumerate(data["steps"], 1):
            steps.append(self._step(entry, number, [s.id for s in steps]))
        for step in steps:
            if step.before and step.before not in [s.id for s in steps]:
                raise self.wrong(f"Step '{step.id}' comes before '{step.before}', but no step has that id.")
        return Tutorial(
            self.game.id, seats.index(ME), tuple("" if s == ME else s for s in seats), whole, seed, tuple(steps)
        )

    def _known(self, data: dict[Any, Any], keys: Sequence[str], what: str) -> None:
        for key in data:
            if key not in keys:
                raise self.wrong(f"{what} has no '{key}'; there are {', '.join(keys)}.")

    def _step(self, entry: Any, number: int, before: list[str]) -> Step:
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str) or not entry["id"]:
            raise self.wrong(f"Step {number} has no 'id'.")
        id_: str = entry["id"]
        what = f"Step '{id_}'"
        self._known(entry, _STEP_KEYS, what)
        if id_ in before:
            raise self.wrong(f"There are two steps '{id_}'.")
        for lang in LANGUAGES:
            if not self.texts[lang].has(f"tutorial-{id_}"):
                raise self.wrong(f"{what} has no text 'tutorial-{id_}' in language '{lang}'.")
        count, after = entry.get("count", 1), entry.get("after", "")
        if not isinstance(count, int) or isinstance(count, bool) or count < 1:
            raise self.wrong(f"{what}: 'count' is a whole number from 1 on, not '{count}'.")
        if after and after not in before:
            raise self.wrong(f"{what} comes after '{after}', but no step before it has that id.")
        for key in ("hint", "optional"):
            if not isinstance(entry.get(key, False), bool):
                raise self.wrong(f"{what}: '{key}' is true or false.")
        rules = entry.get("rules", [])
        if not isinstance(rules, list):
            raise self.wrong(f"{what}: 'rules' is a list of ids of rules.")
        for rule in rules:
            if rule not in self.rules:
                raise self.wrong(f"{what} cites '{rule}', but there is no such rule.")
        moment, decision, event, where, seats = self._at(entry.get("at"), what)
        return Step(
            id_, moment, decision, event, where, seats, count, after, str(entry.get("before", "")), tuple(rules),
            bool(entry.get("hint", False)), bool(entry.get("optional", False)),
        )  # fmt: skip

    def _at(self, at: Any, what: str) -> tuple[str, str, str, tuple[tuple[int, int], ...], tuple[int, ...]]:
        if isinstance(at, str):
            if at not in MOMENTS:
                raise self.wrong(f"{what}: 'at' is {', '.join(MOMENTS)}, a decision or an event, not '{at}'.")
            return at, "", "", (), ()
        if not isinstance(at, dict) or ("decision" in at) == ("event" in at):
            raise self.wrong(f"{what}: 'at' names {', '.join(MOMENTS)}, one decision or one event.")
        self._known(at, ("decision",) if "decision" in at else ("event", "where"), f"{what}: 'at'")
        if "decision" in at:
            if at["decision"] not in self.decisions:
                raise self.wrong(f"{what}: there is no decision '{at['decision']}'.")
            return "", at["decision"], "", (), ()
        if at["event"] not in self.events:
            raise self.wrong(f"{what}: there is no event '{at['event']}'.")
        kind = self.events[at["event"]][1]
        where = at.get("where", {})
        if not isinstance(where, dict):
            raise self.wrong(f"{what}: 'where' is a mapping of fields of the event to values.")
        pairs: list[tuple[int, int]] = []
        seats: list[int] = []
        for name, value in where.items():
            index, type_ = self._field(kind, name, what)
            pairs.append((index, self._value(type_, value, what)))
            if type_ == "seat":
                seats.append(index)
        return "", "", at["event"], tuple(pairs), tuple(seats)

    def _field(self, kind: EventKind, name: str, what: str) -> tuple[int, str]:
        for i, (field_, type_) in enumerate(kind.fields):
            if field_ == name:
                return i + 2, type_
        there = ", ".join(f for f, _ in kind.fields) or "none"
        raise self.wrong(f"{what}: event '{kind.name}' has no field '{name}'; its fields: {there}.")

    def _value(self, type_: str, value: Any, what: str) -> int:
        if type_ == "seat":
            if value not in (ME, "other"):
                raise self.wrong(f"{what}: a seat is '{ME}' or 'other', not '{value}'.")
            return 0 if value == ME else 1
        if type_ == "number":
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.wrong(f"{what}: '{value}' is not a whole number.")
            return value
        unknown = self.game.value_key(type_, -1)
        for v in range(1000):
            try:
                key = self.game.value_key(type_, v)
            except (ValueError, IndexError, KeyError):
                break
            if key != unknown and value in (key, key.removeprefix(f"{type_}-"), key.removeprefix("=")):
                return v
        raise self.wrong(f"{what}: there is no {type_} '{value}'.")


_read: Final[dict[str, Tutorial | None]] = {}


def load(game: Game, path: Path) -> Tutorial:
    """The tutorial in a file; BadInput with one sentence for whatever is wrong with it."""
    return _Reader(game, path).read()


def tutorial_of(game_id: str) -> Tutorial | None:
    """The tutorial of a game, None if it has none."""
    if game_id not in _read:
        game = registry.get(game_id)
        path = Path(game.package_folder()) / FILE
        _read[game_id] = load(game, path) if path.is_file() else None
    return _read[game_id]


# ---------------------------------------------------------------- speaking
def see(game: Game, state: State, events: Sequence[tuple[int, ...]], seat: int) -> Seen:
    """What a seat notices of a choice."""
    asked = next((ask.kind for ask in state.asks if ask.seat == seat), -1)
    return Seen([game.see_event(e, seat) for e in events], asked, state.over, seat in state.winners)


@dataclass
class _Progress:
    """How far the steps have come while the match is gone through."""

    counts: dict[str, int] = field(default_factory=dict)
    spoken: list[Spoken] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)


def spoken(tutorial: Tutorial, game: Game, seen: Sequence[Seen]) -> list[Spoken]:
    """The steps that were spoken, in their order; `seen[n]` is what choice number n brought about (0: set-up)."""
    kinds, decisions = game.event_kinds(), game.decision_kinds()
    done = _Progress()
    for n, now in enumerate(seen):
        if n == 0:
            _tell(tutorial, done, n, "start", "", (), "")
        for event in now.events:
            _tell(tutorial, done, n, "", kinds[event[0]].name, event, "")
        if now.decision >= 0:
            _tell(tutorial, done, n, "", "", (), decisions[now.decision].name)
        if now.over:
            _tell(tutorial, done, n, "won" if now.won else "lost", "", (), "")
            _tell(tutorial, done, n, "end", "", (), "")
    return done.spoken


def _tell(
    tutorial: Tutorial, done: _Progress, n: int, moment: str, name: str, event: tuple[int, ...], decision: str
) -> None:
    """One thing the learner notices: steps that were waiting for it are spoken."""
    for step in tutorial.steps:
        if step.id in done.ids or (step.moment, step.event, step.decision) != (moment, name, decision):
            continue
        if (step.after and step.after not in done.ids) or step.before in done.ids:
            continue
        if not all(_fits(tutorial.seat, event[i], v, i in step.seats) for i, v in step.where):
            continue
        done.counts[step.id] = done.counts.get(step.id, 0) + 1
        if done.counts[step.id] == step.count:
            done.spoken.append(Spoken(step, n))
            done.ids.add(step.id)


def _fits(learner: int, value: int, wanted: int, seat: bool) -> bool:
    return (value == learner) == (wanted == 0) if seat else value == wanted
