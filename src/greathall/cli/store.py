"""Where matches are kept, and opening them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.errors import BadInput, Refused
from greathall.kernel.verifying import Verified, verify

T = TypeVar("T")

SUFFIX = ".match"
LAST = "last"


def matches_folder() -> Path:
    """`matches` under the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME", "").strip()
    root = Path(base) if base else Path.home() / ".local" / "share"
    return root / "greathall" / "matches"


def fresh_file(game_id: str) -> Path:
    """A name that no match has yet."""
    folder = make_folder(matches_folder())
    stem = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def make_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise BadInput(f"The folder {folder} cannot be made: {e.strerror}.") from None
    return folder


def new_file(path: Path) -> Path:
    """A file named by the user for a new match: never one that is already there."""
    if path.exists():
        raise BadInput(f"{path} is already there; go on with it by --resume, or name another file.")
    make_folder(path.parent)
    return path


def find(name: str) -> Path:
    """A match file by its path, by its name in the matches folder, or the `last` one played."""
    if name == LAST:
        files = sorted(matches_folder().glob(f"*{SUFFIX}"), key=lambda p: p.stat().st_mtime)
        if not files:
            raise BadInput(f"There is no match in {matches_folder()}.")
        return files[-1]
    path = Path(name)
    inside = matches_folder() / name
    return inside if not path.exists() and inside.exists() else path


def open_match(path: Path) -> matchfile.Opened:
    """Read a match; whatever is wrong with the file is said in one sentence."""
    return _sentence(path, lambda: matchfile.load(path, registry.get))


def verified(path: Path) -> Verified:
    """Read a match and check its chance; whatever is not true is said in one sentence."""
    return _sentence(path, lambda: verify(matchfile.read(path), str(path), registry.get))


def _sentence(path: Path, work: Callable[[], T]) -> T:
    try:
        return work()
    except (BadInput, Refused):
        raise
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as e:
        raise BadInput(f"{path} is damaged and cannot be opened ({type(e).__name__}: {e}).") from None


def count_fingerprints(path: Path) -> int:
    return sum(
        1 for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("{") and '"fingerprint"' in line
    )
