"""A home of its own for every test, and texts that must not be missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.texts.sentences import STRICT_VARIABLE


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches are kept under tmp_path; an English terminal of 80 by 24 without colour."""
    data = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("PYTHONUTF8", "1")
    monkeypatch.setenv(STRICT_VARIABLE, "1")
    return data / "greathall" / "matches"
