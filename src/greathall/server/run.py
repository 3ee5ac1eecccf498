"""Starting the server."""

from __future__ import annotations

import contextlib
import socket
import threading
import webbrowser

import uvicorn

from greathall.kernel.errors import BadInput
from greathall.server import tidy
from greathall.server.app import Door, make_app
from greathall.server.checks import check_database
from greathall.server.limits import FRAME_LIMIT
from greathall.server.lines import protocols
from greathall.server.metrics import catch_logs, log_line, log_to
from greathall.server.settings import Settings, read_settings

SPARE = 200  # files that are no connections: the database, workers, the client's files


def room_for_lines(settings: Settings) -> None:
    """Ask the machine for as many open files as there may be connections, and let in no more than it allows: a server
    that cannot open another file answers nobody."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = (settings.connections or 100_000) + SPARE
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft != resource.RLIM_INFINITY:
        most = max(1, soft - SPARE)
        settings.connections = min(settings.connections or most, most)


def config_of(app: Door, settings: Settings, patience: int = 2) -> uvicorn.Config:
    """How the server listens. `patience`: seconds for requests to end when it is stopped."""
    http, ws = protocols(app.server.watch)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=http,
        ws=ws,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_keep_alive=max(1, int(settings.header_seconds)),
        h11_max_incomplete_event_size=64 * 1024,
        timeout_graceful_shutdown=patience,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(n) for n in settings.proxies],
    )


def listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else small answers wait 40 ms
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as e:
        raise BadInput(f"Port {port} of {host} cannot be used: {e.strerror}.") from None
    return listening


def serve(host: str = "127.0.0.1", port: int = 8000, open_browser: bool = False, database: str | None = None) -> None:
    """Serve tables and the web client until interrupted. `port` 0: any free one."""
    settings = read_settings(database)
    check_database(settings)
    listening = listen(host, port)
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = f"http://{shown}:{port}/"
    room_for_lines(settings)
    log_to(settings.log_folder, settings.log_days)
    catch_logs()
    config = config_of(make_app(settings), settings)
    log_line("start", address=address, database="postgresql" if settings.postgres else settings.database)
    print(f"Great Hall: {address}", flush=True)
    tidy.take_over()
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
