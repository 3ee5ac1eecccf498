"""Playing the terminal game by script."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from greathall.cli.app import app
from greathall.cli.play import Leave, Session
from greathall.kernel.rng import Rng


def run(*args: str, stdin: str | None = None) -> Result:
    """A command in this process."""
    return CliRunner().invoke(app, list(args), input=stdin)


def start(*args: str, **more: Any) -> subprocess.Popen[str]:
    """A command in a process of its own, which can be interrupted even if these tests run in the background."""
    more.setdefault("preexec_fn", lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    command = [sys.executable, "-m", "greathall", *args]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, text=True, encoding="utf-8", env=os.environ.copy(), **{**pipes, **more})


def call(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    process = start(*args)
    out, err = process.communicate(stdin, timeout=60)
    return subprocess.CompletedProcess(args, process.returncode, out, err)


def the_json(text: str) -> Any:
    """Exactly one document."""
    return json.loads(text)


def fingerprint(path: Path) -> str:
    result = run("replay", str(path), "--check", "--json")
    assert result.exit_code == 0, result.stderr
    return str(the_json(result.stdout)["fingerprint"])


def choices(path: Path) -> list[list[int]]:
    entries = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [entry for entry in entries if isinstance(entry, list)]


class Autopilot:
    """Answers every question at random and remembers what it typed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: str = "autopilot", stop_after: int = 100_000) -> None:
        self.lines: list[str] = []
        self.rng = Rng(seed)
        self.stop_after = stop_after
        monkeypatch.setattr(Session, "read", self._reader())

    def _reader(self) -> Any:
        def read(session: Session, prompt: str) -> str:
            if len(self.lines) >= self.stop_after:
                raise Leave(0)
            line = "" if not prompt else str(1 + self.rng.below(self._count(session)))
            self.lines.append(line)
            return line

        return read

    def _count(self, session: Session) -> int:
        return len(session.match.state.asks[0].options)
