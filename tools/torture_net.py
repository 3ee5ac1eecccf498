"""Two small proxies: one between people and servers, one between servers and PostgreSQL. Both listen on loopback.

The first passes each connection to some living server, as a reverse proxy without sticky sessions does, and can cut
connections, delay what passes, and send a choice twice. The second can be slow and can cut connections.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable

CHUNK = 1 << 16
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]
ENDED = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Proxy:
    """Passes bytes on, in order. `delay`: the most seconds a piece waits; `open_`: how to reach the other side."""

    def __init__(self, rng: random.Random, open_: Callable[[], Awaitable[Pipe]]) -> None:
        self.delay = 0.0
        self.port = 0
        self._rng = rng
        self._open = open_
        self._links: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._handle, "127.0.0.1", 0, limit=CHUNK)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut(1.0)

    def cut(self, share: float) -> int:
        """Break some of the connections without a word; how many."""
        chosen = [link for link in self._links if self._rng.random() < share]
        for link in chosen:
            for writer in link:
                writer.transport.abort()
        return len(chosen)

    async def _handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there_reader, there = await self._open()
        except OSError:
            writer.transport.abort()
            return
        link = (writer, there)
        self._links.add(link)
        pumps = [
            asyncio.create_task(self._forth(reader, there)),
            asyncio.create_task(self._copy(there_reader, writer)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait(pumps, timeout=1.0)  # what is on its way back may still arrive
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            self._links.discard(link)
            for side in link:
                side.close()

    async def _forth(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what the one who connected says."""
        await self._copy(reader, writer)

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(*ENDED):
            while piece := await reader.read(CHUNK):
                await self._pass(writer, piece)

    async def _pass(self, writer: asyncio.StreamWriter, piece: bytes) -> None:
        if self.delay:
            await asyncio.sleep(self._rng.uniform(0.0, self.delay))
        writer.write(piece)
        await writer.drain()


class Front(Proxy):
    """Between people and servers: knows frames of websockets. `double`: how often a choice is sent twice."""

    def __init__(self, rng: random.Random, ports: Callable[[], list[int]]) -> None:
        super().__init__(rng, self._reach)
        self.double = 0.0
        self.doubled = 0
        self._ports = ports

    async def _reach(self) -> Pipe:
        ports = self._ports()
        self._rng.shuffle(ports)
        for port in ports:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port, limit=CHUNK)
        raise ConnectionRefusedError

    async def _forth(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(*ENDED):
            head = await reader.readuntil(b"\r\n\r\n")
            await self._pass(writer, head)
            if b"upgrade: websocket" not in head.lower():
                await self._copy(reader, writer)
                return
            while True:
                frame, said = await read_frame(reader)
                await self._pass(writer, frame)
                if self.double and b'"choose"' in said and self._rng.random() < self.double:
                    self.doubled += 1
                    await self._pass(writer, frame)


async def read_frame(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """One frame of a client: as it came, and what it says."""
    head = await reader.readexactly(2)
    size, more = head[1] & 0x7F, b""
    if size >= 126:
        more = await reader.readexactly(2 if size == 126 else 8)
        size = int.from_bytes(more, "big")
    mask = await reader.readexactly(4) if head[1] & 0x80 else b""
    body = await reader.readexactly(size)
    said = bytes(b ^ mask[i & 3] for i, b in enumerate(body)) if mask else body
    return head + more + mask + body, said
