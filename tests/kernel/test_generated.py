"""Files that follow from tables are as the tables say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "tools" / "generate.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_files_are_current() -> None:
    assert tool().stale() == [], "python tools/generate.py writes them anew"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[verb]\nA = {}", "there is no section 'verb'"),
        ("[verbs]\nA = { number = 0, filds = 'x' }", "cannot have 'filds'"),
        ("[verbs]\nA = { number = 0 }\nB = { number = 0 }", "two verbs have the same number"),
        ("[columns]\nhand = { seen = 'me' }", "cannot be seen by 'me'"),
    ],
)
def test_a_slip_in_a_table_is_one_sentence(
    text: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    generate = tool()
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "tables.toml").write_text(text)
    monkeypatch.setattr(generate, "GAMES", tmp_path)
    with pytest.raises(generate.BadTable, match=wrong):
        generate.read("odd")
