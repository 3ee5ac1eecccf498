"""The smallest game (examples/kuhn) at the terminal, and the page that tells it line by line."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from greathall.cli.boards import Face
from greathall.cli.menu import Menu
from greathall.texts import Texts
from tests.native import on_sources

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples" / "kuhn"
SOURCE = (FOLDER / "game.py").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def kuhn(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "examples.kuhn", *args]
    env = dict(os.environ)
    return subprocess.run(command, input=stdin, capture_output=True, text=True, cwd=ROOT, env=env, check=False)


@on_sources
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_is_played_to_its_end_in_the_terminal(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "kuhn.match"
    args = ("play", "kuhn", "--seed", "k", "--file", str(path), "--lang", lang, "--option", "hands=3")
    done = kuhn(*args, stdin="why fold\n" + "1\n" * 20)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert ("wins" if lang == "en" else "wygrywa") in done.stdout
    reason = "Nobody has bet yet: check or bet." if lang == "en" else "Nikt jeszcze nie postawił: czekaj albo postaw."
    assert reason in done.stdout
    checked = kuhn("replay", str(path), "--check")
    assert ": ok, " in checked.stdout, checked.stderr


@on_sources
def test_a_position_of_it_becomes_a_scenario(tmp_path: Path) -> None:
    path = tmp_path / "kuhn.match"
    kuhn("play", "kuhn", "--seed", "k", "--file", str(path), stdin="1\n1\n")
    text = kuhn("inspect", str(path), "--at", "1").stdout
    assert yaml.safe_load(text)["game"] == "kuhn"
    file = tmp_path / "s.yaml"
    file.write_text(text, encoding="utf-8")
    assert "1 passed, 0 failed" in kuhn("scenario", "run", str(file)).stdout


def test_it_is_the_smallest_game() -> None:
    assert len(SOURCE.splitlines()) <= 120


def test_the_page_tells_the_real_source() -> None:
    """Every block of the page stands in the file, in its order, and together they are all of it but the imports."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) >= 7
    at = 0
    for block in blocks:
        found = SOURCE.find(block.rstrip("\n"), at)
        assert found >= 0, f"not in the source, or not in this order:\n{block}"
        at = found + len(block.rstrip("\n"))
    told = {line for block in blocks for line in block.splitlines()}
    body = SOURCE[SOURCE.index("# What can be chosen") :].splitlines()[2:]
    untold = [line for line in body if line.strip() and line not in told]
    assert [line.split(":")[0] for line in untold] == ["WORDS", "OPTIONS"]


def test_both_languages_say_the_same() -> None:
    files = [(FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "pl")]
    english, polish = [re.findall(r"^([\w-]+) =", text, re.MULTILINE) for text in files]
    assert english == polish


@on_sources
def test_an_option_without_effect_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    from_game = importlib.import_module("examples.kuhn.game")
    game = from_game.Kuhn()
    monkeypatch.setattr(type(game), "without_effect", lambda self, s, ask: [ask.options[1]])
    s = game.new_state(2, game.check_options({}), "menu")
    texts = Texts("en", game)
    menu = Menu(game, s, s.asks[0], game.view_asked(s, 0), Face(), texts, ["Anna", "Jon"])
    assert [item.sentence for item in menu.items] == ["Check", "Bet one chip (without effect)"]
