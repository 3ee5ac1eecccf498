"""A socket's protocol that costs little while nothing happens: thousands of people sit and think.

Uvicorn's own protocol keeps the whole opening handshake, a parser and several queues for every socket. This one lets
go of them once the socket is open. Frames of the usual form (a whole text, the answer to a ping) are dealt with here;
whatever else comes goes to the parser, which is made anew for it and stays.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from random import getrandbits
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # whole frames: first byte
MASKED = 0x80
SHORT = 126  # lengths below it stand in the second byte
WAITING = 8  # orders that wait until no more are read


class Inbox:
    """What has come in; one reader."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)


class Gate:
    """Open or shut; who comes while it is shut waits."""

    __slots__ = ("_opens",)

    def __init__(self) -> None:
        self._opens: asyncio.Future[None] | None = None

    @property
    def shut(self) -> bool:
        return self._opens is not None

    def clear(self) -> None:
        if self._opens is None:
            self._opens = asyncio.get_running_loop().create_future()

    def set(self) -> None:
        if self._opens is not None:
            if not self._opens.done():
                self._opens.set_result(None)
            self._opens = None

    async def wait(self) -> None:
        while self._opens is not None:
            await asyncio.shield(self._opens)  # several may wait, and one of them be given up


class LeanSocket(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, light once it is open."""

    _parser: ServerProtocol | None = None
    _open = False  # the handshake is over, and nothing of an unusual form has come
    _rest = b""
    _before: Any = None  # the protocol that took the request to become a socket

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue: Any = Inbox()
        self.writable: Any = Gate()

    def connection_made(self, transport: Any) -> None:
        self._before = transport.get_protocol()
        super().connection_made(transport)

    @property
    def conn(self) -> ServerProtocol:
        """The parser; a socket that is open has none until something comes that needs one."""
        if self._parser is None:
            self._open = False
            self._parser = ServerProtocol(
                state=State.OPEN, max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
            )
        return self._parser

    @conn.setter
    def conn(self, parser: ServerProtocol) -> None:
        self._parser = parser

    def _lighten(self) -> None:
        """The handshake is over: nobody asks for it again."""
        parser = self._parser
        if parser is None or parser.state is not State.OPEN or len(parser.reader.buffer) or parser.extensions:
            return  # not accepted, or frames came along with the handshake
        self._open = True
        self._parser = None
        self.request = self.response = None  # type: ignore[assignment]
        if hasattr(self._before, "parser"):
            self._before.parser = None  # the two hold each other
        self._before = None
        self.scope["headers"] = []

    # ---------------------------------------------------------------- coming in
    def data_received(self, data: bytes) -> None:
        if not self._open:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while at < end:
            after = self._frame(data, at, end)
            if after < 0:
                self.conn.receive_data(data[at:])
                self._parsed()
                return
            if after == 0:
                self._rest = data[at:]
                return
            at = after

    def _parsed(self) -> None:
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def _frame(self, data: bytes, at: int, end: int) -> int:
        """Take in one frame; says where the next one begins, 0: it is not whole yet, -1: it is for the parser."""
        first = data[at]
        if first != TEXT and first != PONG:
            return -1
        if end - at < 2:
            return 0
        size, start = data[at + 1] - MASKED, at + 6
        if size == SHORT and first == TEXT:
            if end - at < 4:
                return 0
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            if size < SHORT:
                return -1
        elif not 0 <= size < SHORT:
            return -1
        if size > (self.config.ws_max_size or size):
            return -1
        after = start + size
        if after > end:
            return 0
        content = apply_mask(data[start:after], data[start - 4 : start])
        if first == PONG:
            self.handle_pong(_Content(content))  # type: ignore[arg-type]  # it asks for nothing but the content
            return after
        try:
            text = content.decode()
        except UnicodeDecodeError:
            return -1
        if self.close_sent:
            return after
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) > WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return after

    # ---------------------------------------------------------------- going out
    def send_now(self, text: str) -> bool:
        """Send a frame at once, if that can be done; else nothing has happened, and `send` knows what to do."""
        if not self._open or self.close_sent or self.disconnected or self.writable.shut:
            return False
        self.transport.write(frame(TEXT, text.encode()))
        return True

    async def send(self, message: Any) -> None:
        if self._open and message["type"] == "websocket.send" and not self.close_sent:
            if self.writable.shut:
                await self.writable.wait()
            if self.disconnected or self.close_sent:
                raise ClientDisconnected()
            self.transport.write(frame(TEXT, message["text"].encode()))
            return
        opening = not self.handshake_complete
        await super().send(message)
        if opening and self.handshake_complete:
            self._lighten()

    def send_keepalive_ping(self) -> None:
        if not self._open:
            super().send_keepalive_ping()
            return
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = struct.pack("!I", getrandbits(32))
        self.ping_sent_at = self.loop.time()
        self.transport.write(frame(PING, self.pending_ping_payload))
        if self.ping_timeout is not None:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            self.schedule_ping()


class _Content:
    __slots__ = ("data",)

    def __init__(self, data: bytes) -> None:
        self.data = data


def frame(first: int, content: bytes) -> bytes:
    """A frame from the server: not masked."""
    size = len(content)
    if size < SHORT:
        return bytes((first, size)) + content
    if size < 1 << 16:
        return bytes((first, SHORT)) + size.to_bytes(2, "big") + content
    return bytes((first, SHORT + 1)) + size.to_bytes(8, "big") + content
