"""Sentences of the program and of a game, from Fluent files.

The program's own texts lie in `texts/locale/<language>.ftl`, a game's in `locale/<language>.ftl` of its folder. Keys of
a game are `option-<verb>`, `option-<verb>-in-<decision>` (where a verb means something special in one decision),
`decision-<name>`, `waiting-<name>` (what others are told), `event-<name>`, `reason-<rule id with dashes for dots>`
(why a rule forbids something), and for its values whatever `Game.value_key` names.

A sentence about a field `kind` may use `$kind` (the value's name), `$kind-id` (to select on: the value's key without
its type, e.g. `giant`, `unknown`, `nobody`) and `$kind-<form>` for each form (attribute) of the name, e.g. `$kind-gen`.
Every name has the form `number`: `one`, unless it says `many` ("Gold Cloaks" need another verb than Bronn).
Numbers come as numbers, so that plurals can be selected.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from greathall.kernel.data import text_files
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Described, Game
from greathall.kernel.state import State
from greathall.texts.language import LANGUAGES
from greathall.texts.reference import rules_of

STRICT_VARIABLE: Final = "GREATHALL_STRICT_TEXTS"  # set to 1 in tests: a missing text is an error
_OWN_FOLDER: Final = Path(__file__).parent

# Read once per language and game folder ("" for the program alone).
_bundles: dict[tuple[str, str], FluentBundle] = {}


class MissingText(LookupError):
    """There is no text for a key, or a text asks for a variable that it does not get."""


class Name:
    """How one value is called: its id for selectors, its name, and the other forms of the name."""

    __slots__ = ("forms", "id", "text")

    def __init__(self, id_: str, text: str, forms: dict[str, str]) -> None:
        self.id = id_
        self.text = text
        self.forms = forms


def capital(text: str) -> str:
    """The same text with a capital first letter, for labels and the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def reason_key(rule: str) -> str:
    """The key of a rule's reason: `reason-CAT-SETT-3` for CAT-SETT.3 (Fluent allows no dots in keys)."""
    return "reason-" + rule.replace(".", "-")


def _bundle(lang: str, folder: str) -> FluentBundle:
    key = (lang, folder)
    if key not in _bundles:
        bundle = FluentBundle([lang], use_isolating=False)
        files = [_OWN_FOLDER / "locale" / f"{lang}.ftl", *(text_files(Path(folder), lang) if folder else [])]
        for path in files:
            try:
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            except OSError as e:
                raise BadInput(f"The texts in {path} cannot be read: {e.strerror}.") from None
        _bundles[key] = bundle
    return _bundles[key]


class Texts:
    """The texts of one language, for the program alone or with one game.

    `strict`: a missing text raises MissingText; otherwise its key is shown instead. When not given, the environment
    variable GREATHALL_STRICT_TEXTS decides (1 = strict).
    """

    def __init__(self, lang: str, game: Game | None = None, strict: bool | None = None) -> None:
        if lang not in LANGUAGES:
            raise BadInput(f"There is no language '{lang}'; allowed is {' or '.join(LANGUAGES)}.")
        self.lang = lang
        self.game = game
        self.strict = os.environ.get(STRICT_VARIABLE) == "1" if strict is None else strict
        self._bundle = _bundle(lang, "" if game is None else game.package_folder())
        self._names: dict[tuple[str, str], Name] = {}

    # ---------------------------------------------------------------- single texts
    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def get(self, key: str, **args: str | int) -> str:
        """The text of a key, with its variables filled in."""
        return self._format(key, dict(args))

    def join(self, items: Sequence[str]) -> str:
        """Several names in a row: 'Anna, Bob and Celia'."""
        if len(items) < 2:
            return "".join(items)
        first = items[-2]
        for item in reversed(items[:-2]):
            first = self.get("list-comma", first=item, rest=first)
        return self.get("list-and", first=first, last=items[-1])

    # ---------------------------------------------------------------- what a game says
    def option(self, state: State, code: int, names: Sequence[str], kind: int | None = None) -> str:
        """What a player chooses by an option code.

        `kind` is the decision in which it is offered; without it the open question that lists the code is taken, if
        there is just one.
        """
        game = self._need_game()
        said = game.describe_option(state, code)
        if kind is None:
            kinds = {ask.kind for ask in state.asks if code in ask.options}
            kind = kinds.pop() if len(kinds) == 1 else None
        key = f"option-{said.name}"
        if kind is not None:
            special = f"{key}-in-{game.decision_kinds()[kind].name}"
            if self.has(special):
                key = special
        return self._format(key, self._arguments(said, names))

    def event(self, event: tuple[int, ...], names: Sequence[str]) -> str:
        """What has happened, one line of the log. Secret fields that are masked (-1) are not told."""
        said = self._need_game().describe_event(event)
        return self._format(f"event-{said.name}", self._arguments(said, names))

    def decision(self, kind: int, names: Sequence[str] = ()) -> str:
        """The question of a decision kind."""
        return self._format(f"decision-{self._need_game().decision_kinds()[kind].name}", {})

    def value(self, type_: str, value: int, names: Sequence[str] = ()) -> str:
        """The name of a value of an option or event, as it stands inside a sentence."""
        return str(value) if type_ == "number" else self._name(type_, value, names).text

    def reason(self, rule: str) -> str:
        """The sentence that tells a player why a rule forbids something; '' for no rule.

        A game without such a sentence answers with the rule itself, as its reference has it.
        """
        if not rule:
            return ""
        key = reason_key(rule)
        if self.has(key):
            return self._format(key, {})
        found = rules_of(self._need_game()).get(rule)
        return self._missing(key) if found is None else found.text(self.lang)

    # ---------------------------------------------------------------- inside
    def _need_game(self) -> Game:
        if self.game is None:
            raise ValueError("These texts were opened without a game.")
        return self.game

    def _arguments(self, said: Described, names: Sequence[str]) -> dict[str, str | int]:
        """The variables of a sentence."""
        out: dict[str, str | int] = {}
        for field, type_, value in said.args:
            if type_ == "number":
                out[field] = value
                continue
            name = self._name(type_, value, names)
            out[field] = name.text
            out[f"{field}-id"] = name.id
            for form, text in name.forms.items():
                out[f"{field}-{form}"] = text
        return out

    def _name(self, type_: str, value: int, names: Sequence[str]) -> Name:
        if type_ == "seat" and 0 <= value < len(names):
            return Name(str(value + 1), names[value], {})
        key = self._need_game().value_key(type_, value)
        cached = self._names.get((type_, key))
        if cached is None:
            cached = self._read_name(type_, key)
            self._names[type_, key] = cached
        return cached

    def _read_name(self, type_: str, key: str) -> Name:
        if key.startswith("="):
            return Name(key[1:], key[1:], {"number": "one"})
        id_ = key.removeprefix(f"{type_}-")
        if not self.has(key):
            return Name(id_, self._missing(key), {"number": "one"})
        forms = {"number": "one"} | {
            form: self._resolve(pattern, {}, f"{key}.{form}")
            for form, pattern in self._bundle.get_message(key).attributes.items()
        }
        return Name(id_, self._format(key, {}), forms)

    def _format(self, key: str, args: dict[str, str | int]) -> str:
        if not self.has(key):
            return self._missing(key)
        pattern = self._bundle.get_message(key).value
        return self._missing(key) if pattern is None else self._resolve(pattern, args, key)

    def _resolve(self, pattern: Any, args: dict[str, str | int], key: str) -> str:
        # Numbers without grouping: 1234 reads the same in every language and in every implementation of Fluent.
        native = {k: fluent_number(v, useGrouping=False) if isinstance(v, int) else v for k, v in args.items()}
        text, errors = self._bundle.format_pattern(pattern, native)
        if errors and self.strict:
            raise MissingText(f"Text '{key}' ({self.lang}) cannot be made: {errors[0]}.")
        return str(text)

    def _missing(self, key: str) -> str:
        if self.strict:
            raise MissingText(f"There is no text '{key}' in language '{self.lang}'.")
        return key
