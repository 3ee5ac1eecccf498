"""Scenario files: a position, choices in words, expectations. The language of tests, bug reports and teachers.

docs/scenarios.md describes the format. A scenario passes or fails with one reason.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from greathall.kernel import data, expectations
from greathall.kernel.errors import BadInput
from greathall.kernel.expectations import Failed, seat_called
from greathall.kernel.game import Game
from greathall.kernel.state import NOBODY, Ask, State

KEYS = (
    "scenario", "game", "rules", "touches", "players", "options", "position", "seed", "steps", "expect", "source",
)  # fmt: skip
STEP_WORDS = ("refused", "expect", "can", "cannot", "none", "random", "dice", "options")

MOST_PLAYERS = 20  # no game has more

__all__ = ["KEYS", "STEP_WORDS", "Failed", "Scenario", "code_of", "read", "run"]


def no_sentence(rule: str) -> str:
    """The kernel knows no texts: whoever does hands over a function that tells why a rule forbids something."""
    return ""


class Scenario:
    """One document of a scenario file."""

    def __init__(self, where: str, text: dict[Any, Any]) -> None:
        for key in text:  # whatever stands in the file: a number, nothing
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
        self.rules = [str(r) for r in self._list(text, "rules")]  # what it proves: counted by `rules coverage`
        self.touches = [str(r) for r in self._list(text, "touches")]  # what it only comes by
        self.players = text.get("players", 0)
        if not isinstance(self.players, int) or isinstance(self.players, bool) or not 0 <= self.players <= MOST_PLAYERS:
            raise BadInput(f"{where}: 'players' must be a whole number up to {MOST_PLAYERS}.")
        self.options = self._mapping(text, "options")
        self.position: dict[str, Any] | None = None
        if text.get("position") is not None:
            self.position = self._mapping(text, "position")
        self.seed = str(text.get("seed", "scenario"))
        self.steps = self._list(text, "steps")
        self.expect = self._mapping(text, "expect")

    def _list(self, text: dict[Any, Any], key: str) -> list[Any]:
        value = text.get(key, [])
        if not isinstance(value, list):
            raise BadInput(f"{self.where}: '{key}' must be a list.")
        return list(value)

    def _mapping(self, text: dict[Any, Any], key: str) -> dict[str, Any]:
        value = text.get(key, {})
        if not isinstance(value, dict) or not all([isinstance(word, str) for word in value]):
            raise BadInput(f"{self.where}: '{key}' must be words with their values.")
        return dict(value)


def read(path: Path) -> list[Scenario]:
    """The scenarios of a file: one document, or a list of documents under `scenarios` that share what stands above."""
    content = data.read_yaml(path)
    if not isinstance(content, dict):
        raise BadInput(f"{path} is not a scenario file: it is not a mapping.")
    entries = content.pop("scenarios", None)
    if entries is None:
        return [Scenario(str(path), content)]
    if not isinstance(entries, list):
        raise BadInput(f"{path}: 'scenarios' must be a list.")
    found: list[Scenario] = []
    titles: dict[str, int] = {}
    for i, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            raise BadInput(f"{path}, scenario {i} is not a mapping.")
        one = Scenario(f"{path} #{i}", {**content, **entry})
        if one.title in titles:
            raise BadInput(f"{path}: scenarios {titles[one.title]} and {i} have the same title, '{one.title}'.")
        titles[one.title] = i
        found.append(one)
    return found


def run(scenario: Scenario, game: Game, why: Callable[[str], str] = no_sentence) -> None:
    """Play a scenario; raises Failed with the reason, or BadInput when the scenario itself is broken.

    why: the sentence that tells a player why a rule forbids something.
    """
    try:
        _run(scenario, game, why)
    except (BadInput, Failed):
        raise
    except Exception as e:  # whatever a value can bring about that no game has foreseen
        raise BadInput(odd(scenario.where, e)) from e


def odd(where: str, error: Exception) -> str:
    """The sentence for a scenario that is written in a way nothing foresaw."""
    said = " ".join(str(error).split())[:200]
    return f"{where}: this is not written as a scenario should be ({type(error).__name__}: {said})."


def _run(scenario: Scenario, game: Game, why: Callable[[str], str]) -> None:
    options = game.check_options(scenario.options)
    players = scenario.players or game.max_seats
    game.check_seats(players)
    if scenario.position is not None:
        state = game.position(scenario.position, players, options)
    else:
        state = game.new_state(players, options, scenario.seed)
    state.events = []
    for number, step in enumerate(scenario.steps, 1):
        if not isinstance(step, dict):
            raise BadInput(f"{scenario.where}: step {number} is not a mapping.")
        for key, value in step.items():
            try:
                _step(game, state, str(key), value, why)
            except Failed as e:
                raise Failed(f"step {number} ({key}): {e}") from None
            except BadInput as bad:  # another name: the native build gives each name one type
                raise BadInput(f"step {number} ({key}): {bad}") from None
    expectations.check(game, state, scenario.expect)
    if state.script:
        raise Failed(f"{len(state.script)} of the numbers given by dice or random were never used.")


def _step(game: Game, s: State, key: str, value: Any, why: Callable[[str], str]) -> None:
    if key == "expect":
        expectations.check(game, s, value)
    elif key in ("random", "dice"):
        s.script += [int(v) - (1 if key == "dice" else 0) for v in value]
    elif key == "refused":
        _refused(game, s, value, why)
    elif key in ("can", "cannot", "options"):
        _listed(game, s, key, value)
    elif key == "none":
        _none(game, s, value)
    else:
        seat = _seat(game, s, key)
        s.events = []
        for words in value if isinstance(value, list) else [value]:
            for single in game.expand_words(str(words)):
                _choose(game, s, seat, single, why)


def _seat(game: Game, s: State, name: str) -> int:
    return seat_called(game, s, name, f"nor one of {', '.join(STEP_WORDS)}")


def _words_of(game: Game, s: State, seat: int) -> dict[str, int]:
    for ask in s.asks:
        if ask.seat == seat:
            return {game.option_words(s, code): code for code in ask.options}
    return {}


def _all_words(game: Game, s: State, seat: int) -> dict[str, int]:
    """Every option of this match, legal or not, as the seat would call it if it were offered."""
    found: dict[str, int] = {}
    asks = s.asks
    for code in game.codes_in(s):
        found.setdefault(game.option_words(s, code), code)
    for code in game.codes_in(s) if seat != NOBODY else []:
        s.asks = [Ask(seat, 0, [code])]
        found.setdefault(game.option_words(s, code), code)
    s.asks = asks
    return found


def code_of(game: Game, s: State, words: str, seat: int = NOBODY) -> int:
    """Any option, legal or not, by its words; with a seat, by the words it has when that seat is asked."""
    known = _all_words(game, s, seat)
    if words not in known:
        raise BadInput(f"'{words}' is not an option of {game.id}.")
    return known[words]


def _choose(game: Game, s: State, seat: int, words: str, why: Callable[[str], str]) -> None:
    legal = _words_of(game, s, seat)
    if words not in legal:
        name = game.seat_name(s, seat)
        rule = game.why_not(s, seat, code_of(game, s, words, seat))
        if not legal:
            asked = ", ".join(game.seat_name(s, a.seat) for a in s.asks) or "nobody: the game is over"
            raise Failed(f"{name} has nothing to decide; asked is {asked}.")
        raise Failed(f"'{words}' is not legal for {name} by {_because(rule, why)}; legal is: {', '.join(legal)}.")
    index = next(i for i, a in enumerate(s.asks) if a.seat == seat)
    s.choose(index, legal[words])
    problems = game.conserved(s)
    if problems:
        raise Failed(f"after '{words}': {problems[0]}.")


def _because(rule: str, why: Callable[[str], str]) -> str:
    """A rule, with the sentence that a player is told."""
    sentence = why(rule).rstrip(".")
    return f"{rule} ({sentence})" if sentence else rule


def _refused(game: Game, s: State, value: dict[str, Any], why: Callable[[str], str]) -> None:
    want = value.get("rule")
    for name, words in value.items():
        if name == "rule":
            continue
        seat = _seat(game, s, name)
        for single in words if isinstance(words, list) else [words]:
            expanded = game.expand_words(str(single))
            rule = game.why_not(s, seat, code_of(game, s, expanded[0], seat))
            if not rule:
                raise Failed(f"'{single}' is legal for {name}, but should be refused.")
            if want is not None and rule != want:
                raise Failed(f"'{single}' is refused for {name} by {_because(rule, why)}, not by {want}.")


def _listed(game: Game, s: State, key: str, value: dict[str, Any]) -> None:
    """can: these are among the options; cannot: these are not; options: exactly these (or those of some verbs)."""
    for name, wanted in value.items():
        seat = _seat(game, s, name)
        legal = _words_of(game, s, seat)
        words = [w for text in (wanted if isinstance(wanted, list) else [wanted]) for w in game.expand_words(str(text))]
        for w in words:
            if key == "cannot":
                if w in legal:
                    raise Failed(f"'{w}' is legal for {name}; legal is: {', '.join(legal)}.")
                code_of(game, s, w, seat)
            elif w not in legal:
                raise Failed(f"'{w}' is not legal for {name}; legal is: {', '.join(legal)}.")
        if key == "options":
            verbs = {w.split(" ")[0] for w in words}
            more = [w for w in legal if w.split(" ")[0] in verbs and w not in words]
            if more:
                raise Failed(f"{name} may also: {', '.join(more)}.")


def _begins(words: str, verb: str) -> bool:
    return words == verb or words.startswith(f"{verb} ")


def _none(game: Game, s: State, value: dict[str, Any]) -> None:
    """No option begins with these words."""
    for name, verbs in value.items():
        seat = _seat(game, s, name)
        legal = _words_of(game, s, seat)
        for verb in verbs if isinstance(verbs, list) else [verbs]:
            found = [w for w in legal if _begins(w, str(verb))]
            if found:
                raise Failed(f"{name} may: {', '.join(found)}.")
            if not any([_begins(w, str(verb)) for w in _all_words(game, s, seat)]):
                raise BadInput(f"No option of {game.id} begins with '{verb}'.")
