"""The lines people are connected by: how many there may be, and how long one may keep us waiting.

A line that sends half a request and then nothing, one that never takes what is sent to it, and one that does not answer
when it is asked whether anybody is there cost the sender nothing and the server memory. Uvicorn waits for ever; these
protocols are its own (and the lean one for sockets), with a clock.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from greathall.server.lean import LeanSocket
from greathall.server.limits import Crowd, neighbourhood
from greathall.server.metrics import Metrics
from greathall.server.settings import Settings

_Http: Any = AutoHTTPProtocol  # whichever of its two uvicorn has found


class Watch:
    """Who counts the lines and says how long they may take."""

    def __init__(self, settings: Settings, crowd: Crowd, metrics: Metrics) -> None:
        self.settings = settings
        self.crowd = crowd
        self.metrics = metrics


class _Timed:
    """One clock; whoever has not done what it was set for when it runs out is cut off."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self._what = ""
        self._handle: asyncio.TimerHandle | None = None

    def run(self, what: str, seconds: float, transport: asyncio.Transport) -> None:
        """Set the clock, unless it is running for the same already."""
        if self._what != what:
            self.stop()
            self._what = what
            self._handle = asyncio.get_running_loop().call_later(seconds, self._out, transport)

    def _out(self, transport: asyncio.Transport) -> None:
        if not transport.is_closing() or transport.get_write_buffer_size():
            self.watch.metrics.count_limited(f"slow-{self._what}")
            transport.abort()

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._what, self._handle = "", None


def protocols(watch: Watch) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols of a server for requests and for sockets."""
    settings, crowd = watch.settings, watch.crowd

    class Requests(_Http):  # type: ignore[misc]  # a class that is only known when it runs
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self.reading, self.writing = _Timed(watch), _Timed(watch)
            peer = self.client[0] if self.client else ""
            self.counted: str | None = neighbourhood(peer)
            if not crowd.enter(neighbourhood(peer), counted=not settings.is_proxy(peer)):
                self.counted = None
                watch.metrics.count_limited("connections")
                transport.abort()
                return
            self.reading.run("head", settings.header_seconds, transport)

        def connection_lost(self, exc: Exception | None) -> None:
            self.reading.stop()
            self.writing.stop()
            if self.counted is not None:
                crowd.leave(self.counted)
                self.counted = None
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            cycle, transport = self.cycle, self.transport
            if self.counted is None or transport.is_closing():
                return
            if cycle is None or cycle.response_complete:
                self.reading.run("head", settings.header_seconds, transport)
            elif cycle.more_body:
                self.reading.run("body", settings.body_seconds, transport)
            else:
                self.reading.stop()

        def handle_websocket_upgrade(self, *args: Any) -> None:
            self.counted = None  # the socket's protocol counts it from now on
            self.reading.stop()
            self.writing.stop()
            super().handle_websocket_upgrade(*args)

        def pause_writing(self) -> None:
            super().pause_writing()
            self.writing.run("reader", settings.write_seconds, self.transport)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.writing.stop()

        def timeout_keep_alive_handler(self) -> None:
            if self.transport.get_write_buffer_size():  # closing would wait until it is read
                self.transport.abort()
            else:
                super().timeout_keep_alive_handler()

    class Sockets(LeanSocket):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.writing = _Timed(watch)
            self.counted = neighbourhood(self.client[0] if self.client else "")

        def connection_lost(self, exc: Exception | None) -> None:
            self.writing.stop()
            crowd.leave(self.counted)
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            self.writing.run("reader", settings.write_seconds, self.transport)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.writing.stop()

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            watch.metrics.count_limited("slow-pong")
            self.transport.abort()  # closing would wait until everything is read

    return Requests, Sockets
