"""Scenario files: a position, choices in words, expectations. The language of tests, bug reports and teachers.

docs/scenarios.md describes the format. A scenario passes or fails with one reason.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from greathall.kernel import data
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.kernel.state import State

KEYS = (
    "scenario", "game", "rules", "touches", "players", "options", "position", "seed", "steps", "expect", "source",
)  # fmt: skip
STEP_WORDS = ("refused", "expect", "can", "cannot", "none", "random", "dice", "options")


class Failed(Exception):
    """The scenario did not go as written; the text says where and why."""


class Scenario:
    """One document of a scenario file."""

    def __init__(self, where: str, text: dict[str, Any]) -> None:
        for key in text:
            if key not in KEYS:
                raise BadInput(f"{where}: a scenario has no '{key}'; it has {', '.join(KEYS)}.")
        for key in ("scenario", "game"):
            if key not in text:
                raise BadInput(f"{where}: the scenario has no '{key}'.")
        if "rules" not in text and "touches" not in text:
            raise BadInput(f"{where}: the scenario has no 'rules' that it proves, and no rules that it 'touches'.")
        self.where = where
        self.title = str(text["scenario"])
        self.game = str(text["game"])
        self.rules = [str(r) for r in text.get("rules", [])]  # what it proves: counted by `rules coverage`
        self.touches = [str(r) for r in text.get("touches", [])]  # what it only comes by
        self.players = int(text.get("players", 0))
        self.options: dict[str, Any] = dict(text.get("options", {}))
        self.position: dict[str, Any] | None = text.get("position")
        self.seed = str(text.get("seed", "scenario"))
        self.steps: list[dict[str, Any]] = list(text.get("steps", []))
        self.expect: dict[str, Any] = dict(text.get("expect", {}))


def read(path: Path) -> list[Scenario]:
    """The scenarios of a file: one document, or a list of documents under `scenarios` that share what stands above."""
    content = data.read_yaml(path)
    if not isinstance(content, dict):
        raise BadInput(f"{path} is not a scenario file: it is not a mapping.")
    entries = content.pop("scenarios", None)
    if entries is None:
        return [Scenario(str(path), content)]
    found = []
    for i, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            raise BadInput(f"{path}, scenario {i} is not a mapping.")
        found.append(Scenario(f"{path} #{i}", {**content, **entry}))
    return found


def run(scenario: Scenario, game: Game) -> None:
    """Play a scenario; raises Failed with the reason, or BadInput when the scenario itself is broken."""
    options = game.check_options(scenario.options)
    players = scenario.players or game.max_seats
    game.check_seats(players)
    if scenario.position is not None:
        state = game.position(scenario.position, players, options)
    else:
        state = game.new_state(players, options, scenario.seed)
    for number, step in enumerate(scenario.steps, 1):
        if not isinstance(step, dict):
            raise BadInput(f"{scenario.where}: step {number} is not a mapping.")
        for key, value in step.items():
            try:
                _step(game, state, str(key), value)
            except Failed as e:
                raise Failed(f"step {number} ({key}): {e}") from None
    _expect(game, state, scenario.expect)
    if state.script:
        raise Failed(f"{len(state.script)} of the numbers given by dice or random were never used.")


def _step(game: Game, s: State, key: str, value: Any) -> None:
    if key == "expect":
        _expect(game, s, value)
    elif key in ("random", "dice"):
        s.script += [int(v) - (1 if key == "dice" else 0) for v in value]
    elif key == "refused":
        _refused(game, s, value)
    elif key in ("can", "cannot", "options"):
        _listed(game, s, key, value)
    elif key == "none":
        _none(game, s, value)
    else:
        seat = _seat(game, s, key)
        for words in value if isinstance(value, list) else [value]:
            for single in game.expand_words(str(words)):
                _choose(game, s, seat, single)


def _seat(game: Game, s: State, name: str) -> int:
    for seat in range(s.n):
        if game.seat_name(s, seat) == name:
            return seat
    names = ", ".join(game.seat_name(s, p) for p in range(s.n))
    raise BadInput(f"'{name}' is neither a seat ({names}) nor one of {', '.join(STEP_WORDS)}.")


def _words_of(game: Game, s: State, seat: int) -> dict[str, int]:
    for ask in s.asks:
        if ask.seat == seat:
            return {game.option_words(s, code): code for code in ask.options}
    return {}


def code_of(game: Game, s: State, words: str) -> int:
    """Any option, legal or not, by its words."""
    for code in game.all_codes():
        if game.option_words(s, code) == words:
            return code
    raise BadInput(f"'{words}' is not an option of {game.id}.")


def _choose(game: Game, s: State, seat: int, words: str) -> None:
    legal = _words_of(game, s, seat)
    if words not in legal:
        name = game.seat_name(s, seat)
        if not legal:
            asked = ", ".join(game.seat_name(s, a.seat) for a in s.asks) or "nobody: the game is over"
            raise Failed(f"{name} has nothing to decide; asked is {asked}.")
        rule = game.why_not(s, seat, code_of(game, s, words))
        raise Failed(f"'{words}' is not legal for {name} by {rule}; legal is: {', '.join(legal)}.")
    index = next(i for i, a in enumerate(s.asks) if a.seat == seat)
    s.choose(index, legal[words])
    problems = game.conserved(s)
    if problems:
        raise Failed(f"after '{words}': {problems[0]}.")


def _refused(game: Game, s: State, value: dict[str, Any]) -> None:
    want = value.get("rule")
    for name, words in value.items():
        if name == "rule":
            continue
        seat = _seat(game, s, name)
        for single in words if isinstance(words, list) else [words]:
            expanded = game.expand_words(str(single))
            rule = game.why_not(s, seat, code_of(game, s, expanded[0]))
            if not rule:
                raise Failed(f"'{single}' is legal for {name}, but should be refused.")
            if want is not None and rule != want:
                raise Failed(f"'{single}' is refused for {name} by {rule}, not by {want}.")


def _listed(game: Game, s: State, key: str, value: dict[str, Any]) -> None:
    """can: these are among the options; cannot: these are not; options: exactly these (or those of some verbs)."""
    for name, wanted in value.items():
        legal = _words_of(game, s, _seat(game, s, name))
        words = [w for text in (wanted if isinstance(wanted, list) else [wanted]) for w in game.expand_words(str(text))]
        for w in words:
            if (w in legal) != (key != "cannot"):
                state = "not legal" if key != "cannot" else "legal"
                raise Failed(f"'{w}' is {state} for {name}; legal is: {', '.join(legal)}.")
        if key == "options":
            verbs = {w.split(" ")[0] for w in words}
            more = [w for w in legal if w.split(" ")[0] in verbs and w not in words]
            if more:
                raise Failed(f"{name} may also: {', '.join(more)}.")


def _none(game: Game, s: State, value: dict[str, Any]) -> None:
    """No option begins with these words."""
    for name, verbs in value.items():
        legal = _words_of(game, s, _seat(game, s, name))
        for verb in verbs if isinstance(verbs, list) else [verbs]:
            found = [w for w in legal if w == verb or w.startswith(f"{verb} ")]
            if found:
                raise Failed(f"{name} may: {', '.join(found)}.")


def _expect(game: Game, s: State, facts: dict[str, Any]) -> None:
    for name, want in facts.items():
        have = game.fact(s, str(name))
        wanted = game.fact_value(str(name), want)
        if have != wanted:
            raise Failed(f"{name} is {have}, expected {wanted}.")
