"""A set of cards is a folder: a made-up one, named in GREATHALL_SETS, plays beside the core set.

Another process plays it, with the package copied without native modules: cards of a set that is not ours are not
compiled, so neither is the rest.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import greathall

SETS = Path(__file__).parent / "sets"
PACKAGE = Path(greathall.__file__).parent


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(PACKAGE, folder / "greathall", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    return {**os.environ, "PYTHONPATH": str(folder), "GREATHALL_SETS": str(SETS)}


def run(env: dict[str, str], *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, env=env, check=False)


SCENARIOS = SETS / "made_up" / "scenarios.yaml"
PROVED = sorted(
    {rule for said in yaml.safe_load(SCENARIOS.read_text(encoding="utf-8"))["scenarios"] for rule in said["rules"]}
)


@pytest.mark.rule(*PROVED)
def test_its_cards_play(env: dict[str, str]) -> None:
    said = run(env, "-m", "greathall", "scenario", "run", str(SCENARIOS))
    assert said.returncode == 0, said.stdout + said.stderr


FACTS = """
import json
from greathall.games import registry
from greathall.games.lcg import data, decks
from greathall.kernel.game import BadDeck
from greathall.texts.sentences import Texts
game = registry.get("lcg")
def faults(*lines):
    try:
        return [fault.rule for fault in decks.violations(decks.parse("\\n".join(["House Stark", *lines])))]
    except BadDeck as e:
        return str(e)
own = data.design("T001")
print(json.dumps({
    "core": data.design("Robb Stark"), "own": own, "title": data.TITLE_OF[own], "designs": data.N_DESIGNS,
    "copies": faults("2x Robb Stark (Core)", "2x Robb Stark (Made Up)"),
    "fewer": faults("1x Robb Stark (Core)", "2x Robb Stark (Made Up)"),
    "which": faults("1x Robb Stark"),
    "names": [Texts(lang, game).get("card-stubborn_envoy") for lang in ("en", "pl")],
}))
"""


@pytest.mark.rule("LCG-DECK.7", "LCG-DECK.8")
def test_numbers_titles_decks_and_texts(env: dict[str, str]) -> None:
    said = run(env, "-c", FACTS)
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout)
    assert found["designs"] == 219 + 25 and found["own"] == 219, "the numbers of the core set stay"
    assert found["title"] == found["core"]
    assert "LCG-DECK.7" in found["copies"] and "LCG-DECK.7" not in found["fewer"]
    assert "several cards are called 'Robb Stark'" in found["which"]
    assert found["names"] == ["Stubborn Envoy", "Uparty poseł"]


def test_two_cards_with_one_code_are_an_error(env: dict[str, str], tmp_path: Path) -> None:
    shutil.copytree(SETS / "made_up", tmp_path / "again")
    shutil.copytree(SETS / "made_up", tmp_path / "made_up")
    said = run({**env, "GREATHALL_SETS": str(tmp_path)}, "-c", "import greathall.games.lcg.data")
    assert said.returncode != 0 and "two cards have the code T001" in said.stderr
