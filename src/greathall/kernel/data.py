"""Reading a game's data files, with what an owner of the box has put in their place.

Package data lies in `games/<game>/data/*.yaml`. The folder named by GREATHALL_DATA may hold `<game>/<file>.yaml` with
the same keys: its entries replace ours, key by key, so that a printed fact can take the place of a reconstructed one.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import yaml

from greathall.kernel.errors import BadInput

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
LARGEST = 2_000_000  # values in one file, references followed
OWNERS = ("GREATHALL_DATA", "GREATHALL_SETS")  # variables that name folders of the owner's


def read_yaml(path: Path) -> Any:
    """The content of a YAML file, or one sentence that says why it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
        content = yaml.load(text, _Loader)
        if "*" in text and _size(content, {}) > LARGEST:  # a few lines that refer to each other can mean millions
            raise BadInput(f"{path} is too large once its references are followed.")
        return content
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}.") from None
    except (OSError, UnicodeDecodeError) as e:
        raise BadInput(f"{path} cannot be read: {e}.") from None
    except RecursionError:
        raise BadInput(f"{path} is nested too deeply.") from None
    except (yaml.YAMLError, ValueError) as e:  # a date that is none is a ValueError
        mark = getattr(e, "problem_mark", None)
        where = f", line {mark.line + 1}" if mark is not None else ""
        raise BadInput(f"{path}{where} is not valid YAML.") from None


def _size(content: Any, known: dict[int, int]) -> int:
    """How many values there are when every reference is followed; without end counts as very many."""
    if not isinstance(content, dict | list):
        return 1
    if id(content) not in known:
        known[id(content)] = LARGEST + 1  # as long as it is being counted, it can only be met in itself
        inside = [*content.keys(), *content.values()] if isinstance(content, dict) else content
        known[id(content)] = 1 + sum(_size(value, known) for value in inside)
    return known[id(content)]


def _kind(value: Any) -> str:
    return "words with their values" if isinstance(value, dict) else "a list" if isinstance(value, list) else "a value"


def _merge(ours: Any, theirs: Any, where: str = "") -> Any:
    if ours and _kind(ours) != _kind(theirs) and isinstance(ours, dict | list):
        raise BadInput(f"{where} must be {_kind(ours)}.")
    if isinstance(ours, dict) and isinstance(theirs, dict):
        merged = dict(ours)
        for key, value in theirs.items():
            merged[key] = _merge(ours[key], value, f"{where}, '{key}'") if key in ours else value
        return merged
    for name in ("id", "code"):
        if _named(ours, name) and _named(theirs, name):
            return _merge_entries(ours, theirs, name, where)
    return theirs


def _named(entries: Any, name: str) -> bool:
    return isinstance(entries, list) and bool(entries) and all(isinstance(e, dict) and name in e for e in entries)


def _merge_entries(ours: list[Any], theirs: list[Any], name: str, where: str) -> list[Any]:
    """Lists of cards: an owner writes only the entries that differ, each with its id."""
    if not all(isinstance(entry[name], str | int) for entry in theirs):
        raise BadInput(f"{where}: every {name} must be a word or a number.")
    own = {entry[name]: entry for entry in theirs}
    merged = [
        _merge(entry, own.pop(entry[name]), f"{where}, '{entry[name]}'") if entry[name] in own else entry
        for entry in ours
    ]
    return [*merged, *own.values()]


def owner_file(game: str, name: str) -> Path | None:
    """The owner's replacement for a data file, if there is one."""
    folder = os.environ.get("GREATHALL_DATA")
    if not folder:
        return None
    path = Path(folder) / game / name
    return path if path.is_file() else None


def load(game: str, package_file: str, name: str) -> Any:
    """Data file `name` beside module `package_file`, with the owner's entries laid over it."""
    return load_file(game, Path(package_file).parent / "data" / name, name)


def load_file(game: str, path: Path, name: str) -> Any:
    """A data file, with the entries of the owner's file of this name laid over it."""
    data = read_yaml(path)
    own = owner_file(game, name)
    return data if own is None else _merge(data, read_yaml(own), str(own))


def blame(error: Exception) -> BadInput | None:
    """The sentence for games that cannot be read, if that may be an owner's doing: data that no game foresaw."""
    named = [f"{name}={os.environ[name]}" for name in OWNERS if os.environ.get(name)]
    if not named or isinstance(error, BadInput):
        return error if isinstance(error, BadInput) else None
    said = " ".join(str(error).split())[:200]
    where = " and ".join(named)
    return BadInput(f"The games cannot be read with the data in {where} ({type(error).__name__}: {said}).")


def in_order(game: str, entries: list[dict[str, Any]], key: str, path: Path) -> list[dict[str, Any]]:
    """The entries (cards) by their numbers, which are part of stored games: the list `path` gives them and only grows.

    Entries that are not in the list (an owner's own, or of a set that is not ours) come after it, by their key."""
    found: dict[str, dict[str, Any]] = {}
    for entry in entries:
        name = str(entry[key])
        if name in found:
            raise BadInput(f"The cards of {game}: two cards have the {key} {name}.")
        found[name] = entry
    lines = [line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines()]
    numbers = [line for line in lines if line]
    if len(set(numbers)) != len(numbers):
        raise BadInput(f"{path.name} of {game} names a card twice.")
    for name in numbers:
        if name not in found:
            raise BadInput(f"The cards of {game} have no {name}, which has a number in {path.name}.")
    return [found[name] for name in [*numbers, *sorted(set(found) - set(numbers))]]


def set_folders(folder: Path, content: str) -> list[Path]:
    """The sets of cards of a game that has some, as folders that hold this file: those below its own folder, then those
    in the folder that GREATHALL_SETS names."""
    ours = folder / "sets"
    own = os.environ.get("GREATHALL_SETS")
    places = [ours, *([Path(own)] if own else [])] if ours.is_dir() else []
    return [path.parent for place in places for path in sorted(place.glob(f"*/{content}"))]


def text_files(folder: Path, lang: str) -> list[Path]:
    """The files with a game's texts: its own, and those of its sets."""
    name = f"{lang}.ftl"
    return [folder / "locale" / name, *[place / name for place in set_folders(folder, name)]]


def grade(provenance: str) -> str:
    """The provenance of a data entry as players are told it."""
    if provenance.startswith("reconstructed"):
        return "reconstructed"
    return "partly" if "reconstructed" in provenance else "printed"


def grade_of_all(grades: list[str]) -> str:
    """The grade of several entries together: `partly` unless all are of one kind. What was retuned is reconstructed
    too, so among reconstructed entries it says `retuned` of all of them."""
    kinds = set(grades)
    if "printed" in kinds or "partly" in kinds:
        return "printed" if kinds == {"printed"} else "partly"
    return "retuned" if "retuned" in kinds else "reconstructed"


def played(entry: dict[str, Any], fields: tuple[str, ...]) -> dict[str, Any]:
    """The facts of an entry that play: these fields, where they say anything. The order of a list of words means
    nothing."""
    out: dict[str, Any] = {}
    for field in fields:
        value = entry.get(field)
        if value:
            out[field] = sorted(value) if isinstance(value, list) and isinstance(value[0], str) else value
    return out


def digest(*parts: Any) -> str:
    """A short fingerprint of facts: equal for equal content, whatever the order of keys.

    A game gives it what its rules read and nothing else, so that a note or a name can be corrected at any time."""
    text = json.dumps(parts, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
