"""Starting the server."""

from __future__ import annotations

import contextlib
import gc
import socket
import threading
import webbrowser

import uvicorn

from greathall.kernel.errors import BadInput
from greathall.server.app import make_app
from greathall.server.limits import FRAME_LIMIT
from greathall.server.metrics import log_line
from greathall.server.settings import read_settings


def serve(host: str = "127.0.0.1", port: int = 8000, open_browser: bool = False, database: str | None = None) -> None:
    """Serve tables and the web client until interrupted. `port` 0: any free one."""
    settings = read_settings(database)
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else small answers wait 40 ms
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as e:
        raise BadInput(f"Port {port} of {host} cannot be used: {e.strerror}.") from None
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = f"http://{shown}:{port}/"
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        server_header=False,
        proxy_headers=True,
    )
    log_line("start", address=address, database="postgresql" if settings.postgres else settings.database)
    print(f"Great Hall: {address}", flush=True)
    gc.freeze()  # what is there now stays; look for garbage less often than for small programs
    gc.set_threshold(20_000, 20, 50)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
