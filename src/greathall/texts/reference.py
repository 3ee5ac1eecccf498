"""The rules of a game in words: read from `rules/rules.yaml` and `rules/rulings.yaml` of its folder, and searched."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from greathall.kernel.data import read_yaml
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.texts.language import LANGUAGES

_FILES: Final = (("rules.yaml", False), ("rulings.yaml", True))
_WORD: Final = re.compile(r"\w+")
_SAME: Final = str.maketrans({"ł": "l", "Ł": "L", "ß": "ss"})  # letters that do not come apart into letter and accent

_read: dict[str, dict[str, RuleText]] = {}  # by game folder


@dataclass(frozen=True)
class RuleText:
    """One rule. `mode`: where it holds, in the game's letters; `place`: the rulebook's heading, '' where unknown."""

    id: str
    en: str
    pl: str
    mode: str
    place: str
    ruling: bool  # not printed: settles what the rulebook leaves open

    def text(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en


def rules_of(game: Game) -> dict[str, RuleText]:
    """All rules and rulings of a game by id, rules first, in the order of the rulebook's chapters."""
    folder = game.package_folder()
    if folder not in _read:
        found: dict[str, RuleText] = {}
        for name, ruling in _FILES:
            path = Path(folder) / "rules" / name
            for id_, entry in read_yaml(path).items():
                for lang in LANGUAGES:
                    if not isinstance(entry.get(lang), str):
                        raise BadInput(f"{path}: rule {id_} has no text in language '{lang}'.")
                found[id_] = RuleText(
                    id_, entry["en"], entry["pl"], str(entry.get("mode", "")), str(entry.get("place", "")), ruling
                )
        _read[folder] = found
    return dict(_read[folder])


def fold(text: str) -> str:
    """Small letters without accents: 'Żeton' and 'zeton' are the same."""
    apart = unicodedata.normalize("NFKD", text.translate(_SAME))
    return "".join(c for c in apart if not unicodedata.combining(c)).casefold()


def search(game: Game, words: str, lang: str) -> list[RuleText]:
    """The rules in which all words occur, best first; every rule when there are no words.

    A word is found in the text, the rulebook's heading or the id, whatever its case and accents, and also as the
    beginning of a longer word. Ids count most, then whole words of the text, then beginnings of words.
    """
    wanted = fold(words).split()
    prefix = fold(game.rule_prefix) + "-"
    found: list[tuple[int, RuleText]] = []
    for rule in rules_of(game).values():
        score = _score(rule, wanted, lang, prefix)
        if score >= 0:
            found.append((score, rule))
    found.sort(key=lambda pair: -pair[0])  # a stable sort: equals stay in the order of the book
    return [rule for _, rule in found]


def _score(rule: RuleText, wanted: list[str], lang: str, prefix: str) -> int:
    """How well a rule fits, -1 if a word is not in it."""
    id_ = fold(rule.id)
    text = fold(rule.text(lang))
    places = [_WORD.findall(text), _WORD.findall(fold(rule.place)), _WORD.findall(id_)]
    score = 0
    for word in wanted:
        if id_ == word:
            fit = 1000
        elif word.startswith(prefix):  # an id, or the beginning of one
            fit = 100 if id_.startswith(word) else 1 if word in text else 0
        else:
            fit = min([_fit(part, *places) for part in _WORD.findall(word)], default=0)
        if fit == 0:
            return -1
        score += fit
    return score


def _fit(part: str, text: list[str], place: list[str], id_: list[str]) -> int:
    """How well one word fits: 0 if not at all."""
    if part in text:
        return 4
    if any(w.startswith(part) for w in text):
        return 3
    if any(w.startswith(part) for w in place):
        return 2
    return 1 if any(w.startswith(part) for w in id_) else 0
