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


def read_yaml(path: Path) -> Any:
    """The content of a YAML file, or one sentence that says why it cannot be read."""
    try:
        return yaml.load(path.read_text(encoding="utf-8"), _Loader)
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}.") from None
    except (OSError, UnicodeDecodeError) as e:
        raise BadInput(f"{path} cannot be read: {e}.") from None
    except yaml.YAMLError as e:
        mark = getattr(e, "problem_mark", None)
        where = f", line {mark.line + 1}" if mark is not None else ""
        raise BadInput(f"{path}{where} is not valid YAML.") from None


def _merge(ours: Any, theirs: Any) -> Any:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        merged = dict(ours)
        for key, value in theirs.items():
            merged[key] = _merge(ours[key], value) if key in ours else value
        return merged
    for name in ("id", "code"):
        if _named(ours, name) and _named(theirs, name):
            return _merge_entries(ours, theirs, name)
    return theirs


def _named(entries: Any, name: str) -> bool:
    return isinstance(entries, list) and bool(entries) and all(isinstance(e, dict) and name in e for e in entries)


def _merge_entries(ours: list[Any], theirs: list[Any], name: str) -> list[Any]:
    """Lists of cards: an owner writes only the entries that differ, each with its id."""
    own = {entry[name]: entry for entry in theirs}
    merged = [_merge(entry, own.pop(entry[name])) if entry[name] in own else entry for entry in ours]
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
    data = read_yaml(Path(package_file).parent / "data" / name)
    own = owner_file(game, name)
    return data if own is None else _merge(data, read_yaml(own))


def grade(provenance: str) -> str:
    """The provenance of a data entry as players are told it."""
    if provenance.startswith("reconstructed"):
        return "reconstructed"
    return "partly" if "reconstructed" in provenance else "printed"


def grade_of_all(grades: list[str]) -> str:
    """The grade of several entries together: `partly` unless all are of one kind."""
    if all(g == "printed" for g in grades):
        return "printed"
    return "reconstructed" if all(g == "reconstructed" for g in grades) else "partly"


def digest(*parts: Any) -> str:
    """A short fingerprint of data: equal for equal content, whatever the order of keys."""
    text = json.dumps(parts, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
