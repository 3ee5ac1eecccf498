"""What the web client gets from the sources of the server is up to date: tools/generate_web.py writes it."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path
from typing import Any

import pytest

TOOL: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "generate_web.py"))
WHY = "is older than the server's sources; tools/generate_web.py writes it anew"


@pytest.mark.parametrize("name", list(TOOL["FILES"]))
def test_nothing_generated_is_stale(name: str) -> None:
    if name == "types":
        assert shutil.which("node"), "the client's types are made by Node: run this by `dev.py test`"
    path: Path = TOOL["FILES"][name]
    # Compared as a whole, not by pytest: a difference of two long lines would take minutes to show.
    same = TOOL["make"](name) == path.read_text(encoding="utf-8")
    assert same, f"{path.name} of '{name}' {WHY}"
