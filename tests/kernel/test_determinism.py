"""Seed + choices = the game: in other processes, under other hash seeds, and compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("transcript.py")


def transcript(hash_seed: str, src: Path = ROOT / "src") -> list[str]:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(src)}
    done = subprocess.run([sys.executable, SCRIPT], env=env, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_the_same_under_three_hash_seeds() -> None:
    first = transcript("0")
    assert len(first) > 50
    assert transcript("1") == first
    assert transcript("4242") == first


@pytest.mark.slow
@pytest.mark.timeout(3600)  # a native build takes as long as the machine lets it
def test_the_same_compiled(tmp_path: Path) -> None:
    """mypyc changes the speed and nothing else."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    packages = [tmp_path / "src" / "greathall" / name for name in ("kernel", "games")]
    command = [sys.executable, ROOT / "tools" / "native.py", "--root", tmp_path / "src", "--build", tmp_path / "build"]
    subprocess.run([*command, *packages], cwd=tmp_path, check=True, capture_output=True)
    compiled = transcript("7", tmp_path / "src")
    assert compiled[-1] == "compiled"
    assert compiled[:-1] == transcript("7")[:-1]
