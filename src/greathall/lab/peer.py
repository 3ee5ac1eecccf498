"""Other engines, for comparison: each in a process of its own, spoken to over a pipe, never imported.

A peer is a worker script in `peers/` and a hashed lock file. Its environment is made at the first use, with the Python
that runs Great Hall, and made again when the lock or that Python changes. Another checkout of Great Hall is a peer too:
it is named by its folder, and plays every game with the Python that runs this one.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import Any, Final

from greathall.kernel.errors import BadInput

ROOT: Final = Path(__file__).resolve().parents[3]
WORKERS: Final = Path(__file__).resolve().parent / "peers"
PEERS: Final = {"catanatron": "catan"}  # the peer, and the game that it plays
LOCK: Final = "requirements/peer.txt"
PATIENCE: Final = 120.0  # seconds of silence after which a peer has hung, on top of the work it was given

Say = Callable[[str], None]


def is_checkout(peer: str) -> bool:
    """Is the peer another checkout of Great Hall, named by its folder?"""
    return peer not in PEERS and (Path(peer) / "src" / "greathall" / "lab" / "bench.py").is_file()


def check_peer(peer: str, game_id: str) -> None:
    if is_checkout(peer):
        return
    if peer not in PEERS:
        known = ", ".join(PEERS)
        raise BadInput(f"There is no peer '{peer}' to compare with; there is {known}, or the folder of a checkout.")
    if PEERS[peer] != game_id:
        raise BadInput(f"{peer} plays {PEERS[peer]}, so {game_id} cannot be compared with it.")


def peer_command(peer: str, say: Say, root: Path = ROOT) -> list[str]:
    """The command that starts a peer's worker; its environment is made first if need be."""
    lock = root / LOCK
    if not lock.is_file():
        raise BadInput(f"A comparison with {peer} needs Great Hall's source folder: {LOCK} is not there.")
    folder = root / "build" / "peers" / peer
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "stamp"
    want = hashlib.sha256(f"{sys.version}\n{folder}\n".encode() + lock.read_bytes()).hexdigest()
    if not (stamp.is_file() and stamp.read_text(encoding="ascii") == want and python.exists()):
        say(f"making an environment for {peer} in {folder}")
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        _run(peer, [sys.executable, "-m", "venv", str(folder)])
        pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes", "-r", str(lock)]
        _run(peer, [str(python), *pip])
        stamp.write_text(want, encoding="ascii")
    return [str(python), "-I", str(WORKERS / f"{peer}_worker.py")]


def checkout_command(folder: str, game_id: str, players: int, options: dict[str, str]) -> list[str]:
    """The command that starts the worker of another checkout of Great Hall."""
    given = [str(Path(folder).resolve()), game_id, str(players), json.dumps(options)]
    return [sys.executable, str(WORKERS / "checkout_worker.py"), *given]


def _run(peer: str, command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"The environment for {peer} could not be made: {_last_line(done.stderr + done.stdout)}")


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines or ["it said nothing."])[-1]


class Peer:
    """A running worker: one JSON object a line each way. Use as a context manager."""

    def __init__(self, name: str, command: Sequence[str], patience: float = PATIENCE) -> None:
        self.name = name
        self.patience = patience
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (closed in __exit__)
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True, encoding="utf-8"
            )
        except OSError as error:
            self.errors.close()
            raise BadInput(f"{name} could not be started: {error}.") from None

    def __enter__(self) -> Peer:
        self.version = str(self._hear(0.0).get("version", "unknown"))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self._stop()
        self.errors.close()

    def _stop(self) -> None:
        """Its input ends, and so should it."""
        if self.process.stdin is not None:
            with suppress(OSError):  # it may have gone already
                self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def ask(self, request: dict[str, Any], seconds: float = 0.0) -> dict[str, Any]:
        """One request and its answer; `seconds`: how long the work should take."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self._gone() from None
        return self._hear(seconds)

    def _hear(self, seconds: float) -> dict[str, Any]:
        assert self.process.stdout is not None
        watchdog = Timer(self.patience + 20 * seconds, self.process.kill)
        watchdog.start()
        try:
            line = self.process.stdout.readline()
        finally:
            watchdog.cancel()
        if not line:
            raise self._gone()
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise BadInput(f"{self.name} answered something that is not understood: {line.strip()[:80]}")
        return answer

    def _gone(self) -> BadInput:
        self._stop()
        self.errors.seek(0)
        return BadInput(f"{self.name} stopped before it answered: {_last_line(self.errors.read())}")
