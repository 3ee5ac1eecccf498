"""Several machines on this one: network namespaces on a bridge, servers in them, and nginx before them."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

HERE, PROXY = "10.213.7.1", "10.213.7.2"  # where the test and the database are; where people knock
SERVERS = {"a": "10.213.7.11", "b": "10.213.7.12", "c": "10.213.7.13"}
PORT, DATABASE_PORT = 8000, 55432
SOURCE = Path(__file__).resolve().parents[2] / "src"

NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log warn;
events {{ worker_connections 2000; }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    upstream hall {{ {servers} }}
    server {{
        listen {proxy}:80;
        location / {{
            proxy_pass http://hall;
            proxy_http_version 1.1;
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_read_timeout 120s;
            proxy_connect_timeout 2s;
            proxy_next_upstream error timeout;
            add_header X-Served-By $upstream_addr always;
        }}
    }}
}}
"""


def run(*command: str, check: bool = True) -> None:
    subprocess.run(command, check=check, capture_output=True)


def why_not() -> str:
    """Why no machines can be made here, '' if they can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "network namespaces are made by root on Linux only"
    for tool in ("ip", "nginx"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed (Debian: iproute2, nginx-light)"
    name = f"ghtry{os.getpid()}"
    try:
        run("ip", "netns", "add", name)
        run("ip", "-n", name, "link", "add", "br0", "type", "bridge")
    except subprocess.CalledProcessError as e:
        return f"no network namespace can be made here: {e.stderr.decode().strip()}"
    finally:
        subprocess.run(["ip", "netns", "del", name], capture_output=True)
    return ""


@contextlib.contextmanager
def network() -> Iterator[str]:
    """Namespaces of the servers and the proxy, on one bridge; says how their names begin."""
    name = f"gh{os.getpid() % 100000}"
    ends = {"": HERE, "p": PROXY, **SERVERS}
    try:
        run("ip", "netns", "add", f"{name}net")
        run("ip", "-n", f"{name}net", "link", "add", "br0", "type", "bridge")
        run("ip", "-n", f"{name}net", "link", "set", "br0", "up")
        for end, address in ends.items():
            cable, plug = f"{name}{end}0", f"{name}{end}1"
            if end:
                run("ip", "netns", "add", f"{name}{end}")
            run("ip", "link", "add", cable, "type", "veth", "peer", "name", plug, "netns", f"{name}net")
            run("ip", "-n", f"{name}net", "link", "set", plug, "master", "br0", "up")
            where: list[str] = []
            if end:
                run("ip", "link", "set", cable, "netns", f"{name}{end}")
                where = ["-n", f"{name}{end}"]
                run("ip", *where, "link", "set", "lo", "up")
            run("ip", *where, "addr", "add", f"{address}/24", "dev", cable)
            run("ip", *where, "link", "set", cable, "up")
        yield name
    finally:
        run("ip", "link", "del", f"{name}0", check=False)
        for end in [*ends, "net"]:
            if end:
                run("ip", "netns", "del", f"{name}{end}", check=False)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


class Machines:
    """Three servers and a proxy. `source` of a server is where its program is: an upgrade is another folder."""

    def __init__(self, name: str, folder: Path, database: str) -> None:
        self.name, self.folder, self.database = name, folder, database
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def _start(self, end: str, *command: str, **more: str) -> None:
        log = (self.folder / f"{end}.log").open("ab")
        self.running[end] = subprocess.Popen(
            ["ip", "netns", "exec", f"{self.name}{end}", *command], env={**os.environ, **more}, stdout=log, stderr=log
        )

    def start_proxy(self) -> None:
        servers = " ".join(f"server {a}:{PORT} max_fails=1 fail_timeout=1s;" for a in SERVERS.values())
        config = self.folder / "nginx.conf"
        config.write_text(NGINX.format(folder=self.folder, servers=servers, proxy=PROXY))
        self._start("p", "nginx", "-c", str(config), "-p", str(self.folder))
        self._wait("p", f"http://{PROXY}")

    def start(self, end: str, source: Path = SOURCE) -> None:
        """Start a server, and wait until it answers."""
        command = [sys.executable, "-m", "greathall", "serve", "--host", SERVERS[end], "--port", str(PORT)]
        self._start(
            end, *command, "--no-browser", PYTHONPATH=str(source), GREATHALL_DATABASE=self.database,
            GREATHALL_SECRET="one for all", GREATHALL_RATE="0", GREATHALL_PROXIES=PROXY,
        )  # fmt: skip
        self._wait(end, f"http://{SERVERS[end]}:{PORT}")

    def _wait(self, end: str, address: str) -> None:
        """Wait until it answers."""
        deadline = time.monotonic() + 180
        while not answers(address):
            assert self.running[end].poll() is None, (self.folder / f"{end}.log").read_text()[-2000:]
            assert time.monotonic() < deadline, f"{end} does not answer"
            time.sleep(0.1)

    def stop(self, end: str, how: int = signal.SIGTERM) -> None:
        """Stop a server: SIGKILL at once, SIGTERM as an administrator does."""
        process = self.running.pop(end)
        process.send_signal(how)  # `ip netns exec` has become the program itself
        process.wait(60)

    def close(self) -> None:
        for end in list(self.running):
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.stop(end, signal.SIGKILL)


def upgraded(folder: Path) -> Path:
    """The next release: this program and one more migration, of the kind that old processes can live with."""
    shutil.copytree(
        SOURCE / "greathall", folder / "greathall", ignore=shutil.ignore_patterns("__pycache__", "web", "*.so")
    )
    versions = folder / "greathall" / "server" / "migrations" / "versions"
    last = max(p.stem[1:5] for p in versions.glob("v[0-9]*.py"))
    (versions / "v9000_rehearsal.py").write_text(
        '"""A rehearsal: one more column and one more table."""\n\n'
        "import sqlalchemy as sa\nfrom alembic import op\n\n"
        f'revision = "9000"\ndown_revision = "{last}"\nbranch_labels = None\ndepends_on = None\n\n\n'
        "def upgrade():\n"
        '    op.add_column("tables", sa.Column("rehearsed", sa.Integer, nullable=False, server_default="0"))\n'
        '    op.create_table("rehearsals", sa.Column("id", sa.Integer, primary_key=True))\n'
    )
    return folder
