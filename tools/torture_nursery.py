"""Starts server processes quickly: it has loaded the program once and forks, so a server that was killed is soon back.

It reads one JSON line a process from its standard input ({"args", "env", "out"}) and answers with the process's number;
{"gone"} says that a group has been ended. Each server leads a process group of its own. When the input ends, whatever
happened to its maker, all groups are ended.
"""

from __future__ import annotations

import contextlib
import json
import mmap
import os
import signal
import struct
import sys
import time
from typing import NoReturn

CLOCK = "TORTURE_CLOCK"  # a file of one double: how many seconds the clock is off


def load() -> None:
    """Everything a server needs before its first request."""
    import aiosqlite
    import alembic.command
    import psycopg
    import uvicorn.lifespan.on
    import uvicorn.loops.auto
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.websockets_sansio_impl
    from sqlalchemy.dialects import postgresql, sqlite

    import greathall.__main__
    import greathall.cli.app
    import greathall.server.run
    from greathall.games import registry

    for game in registry.ids():
        registry.get(game)
    loaded = (aiosqlite, alembic, psycopg, uvicorn, postgresql, sqlite, greathall)
    assert all(loaded)


def set_clock_by(path: str) -> None:
    """From now on the time of day, as this program reads it, is as many seconds off as the file says."""
    with open(path, "rb") as f:
        offset = mmap.mmap(f.fileno(), 8, prot=mmap.PROT_READ)
    real, read = time.time, struct.Struct("d").unpack_from
    time.time = lambda: real() + read(offset)[0]


def be_server(args: list[str], env: dict[str, str], out: str) -> NoReturn:
    """What the forked process does: it is `python -m greathall` with these arguments."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(env)
    handle = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(handle, 1)
    os.dup2(handle, 2)
    if CLOCK in env:
        set_clock_by(env[CLOCK])
    from greathall.__main__ import main

    code = 1
    try:
        sys.argv = ["greathall", *args]
        main()
        code = 0
    except SystemExit as e:
        code = e.code if isinstance(e.code, int) else 1
    except BaseException as e:
        print(f"{type(e).__name__}: {e}", file=sys.stderr, flush=True)
    finally:
        os._exit(code)


def nurse() -> None:
    load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are buried at once
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the end of the input ends it, in good order
    print("ready", flush=True)
    groups: set[int] = set()
    for line in sys.stdin:
        wish = json.loads(line)
        if "gone" in wish:  # its number may soon be another's
            groups.discard(wish["gone"])
            continue
        child = os.fork()
        if child == 0:
            be_server(wish["args"], wish["env"], wish["out"])
        groups.add(child)
        print(child, flush=True)
    for group in groups:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    nurse()
