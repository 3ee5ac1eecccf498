"""Which tests `dev.py test GAME` and `dev.py watch` run."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent


def dev() -> Any:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("changed", "runs"),
    [
        (["src/greathall/games/catan/flow/turn.py"], ["tests/catan", "tests/test_scenarios.py", "-k", "catan"]),
        (
            ["src/greathall/games/cardgame/board.py"],
            ["tests/hbo", "tests/lcg", "tests/test_scenarios.py", "-k", "hbo or lcg"],
        ),
        (["src/greathall/kernel/state.py", "src/greathall/cli/app.py"], ["tests/kernel"]),
        (["src/greathall/cli/app.py"], ["tests/cli"]),
        (["tests/cli/test_cli_play.py"], ["tests/cli/test_cli_play.py"]),
        (["tests/scenarios/catan/trade.yaml"], ["tests/test_scenarios.py", "-k", "catan/trade"]),
        (["src/greathall/games/registry.py"], []),
    ],
)
def test_a_change_runs_its_tests(changed: list[str], runs: list[str]) -> None:
    chosen = dev().tests_of([ROOT / path for path in changed])
    assert [str(x).removeprefix(f"{ROOT}/") for x in chosen] == runs
    assert all((ROOT / path).exists() for path in changed)


def test_the_tests_of_a_game_are_there() -> None:
    *paths, flag, word = dev().game_tests("catan")
    assert (flag, word) == ("-k", "catan")
    assert all(path.exists() for path in paths)
