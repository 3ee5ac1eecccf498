"""Makes the cards of all sets known: a set's `cards.py`, or the modules of its folder `cards/`, enter their cards in
the book when they are imported."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from greathall.games.lcg.data import FOLDERS
from greathall.kernel.errors import BadInput
from greathall.kernel.state import Frame

_OURS: Final = Path(__file__).parent / "sets"


def _modules(folder: Path) -> list[ModuleType]:
    """The modules of a set. A set that is not ours has at most one, cards.py."""
    if folder.parent == _OURS:
        names = ["cards"] if (folder / "cards.py").is_file() else []
        names += [f"cards.{path.stem}" for path in sorted(folder.glob("cards/[!_]*.py"))]
        return [importlib.import_module(f"greathall.games.lcg.sets.{folder.name}.{name}") for name in names]
    path = folder / "cards.py"
    if not path.is_file():
        return []
    spec = importlib.util.spec_from_file_location(f"lcg_set_{folder.name}", path)
    if spec is None or spec.loader is None:
        raise BadInput(f"{path} cannot be read as a module of cards.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [module]


def load() -> tuple[type[Frame[Any]], ...]:
    """Import every set; the frames that cards bring along, for saved games."""
    found: list[type[Frame[Any]]] = []
    for folder in FOLDERS:
        for module in _modules(folder):
            found += list(getattr(module, "FRAMES", ()))
    return tuple(found)
