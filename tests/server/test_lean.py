"""Sockets at the level of bytes: frames cut anywhere, frames of unusual forms, and how sockets end."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

import pytest

from tests.server.hall import Hall, Person, until

pytestmark = pytest.mark.asyncio

TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
WHY = b'{"type":"why","seat":0,"code":1,"ref":%d}'


def frame(kind: int, content: bytes, last: bool = True, masked: bool = True) -> bytes:
    size = len(content)
    head = bytes((kind | (0x80 if last else 0),))
    bit = 0x80 if masked else 0
    head += bytes((bit | size,)) if size < 126 else bytes((bit | 126,)) + size.to_bytes(2, "big")
    if not masked:
        return head + content
    mask = os.urandom(4)
    return head + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(content))


class Wire:
    """A socket whose bytes the test writes itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def next(self) -> tuple[int, bytes]:
        async with asyncio.timeout(10):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            return first & 15, await self.reader.readexactly(size)

    async def until(self, *kinds: int) -> bytes:
        while True:
            kind, content = await self.next()
            if kind in kinds:
                return content

    async def answer(self, ref: int) -> dict[str, Any]:
        """The answer to a `why` of this number."""
        while True:
            message: dict[str, Any] = json.loads(await self.until(TEXT))
            if message.get("ref") == ref:
                return message

    async def close_code(self) -> int:
        return int.from_bytes((await self.until(CLOSE))[:2], "big")


async def sit(hall: Hall, anna: Person) -> Wire:
    table = await anna.make("me", "me", "me")
    host, port = hall.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"GET /api/tables/{table}/socket?since=-1 HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
    head += f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
    writer.write(f"{head}Cookie: {anna.cookie}\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    return Wire(reader, writer)


async def test_frames_may_be_cut_anywhere(small: Hall) -> None:
    wire = await sit(small, small.person())
    content = frame(TEXT, WHY % 1) + frame(TEXT, WHY % 2 + b" " * 300) + frame(PONG, b"late") + frame(TEXT, WHY % 3)
    for i in range(0, len(content), 3):
        wire.writer.write(content[i : i + 3])
        await wire.writer.drain()
        await asyncio.sleep(0)
    for ref in (1, 2, 3):
        assert (await wire.answer(ref))["type"] == "why"


async def test_many_frames_at_once(small: Hall) -> None:
    """More than are taken in at once: reading goes on when they have been carried out."""
    wire = await sit(small, small.person())
    wire.writer.write(b"".join(frame(TEXT, WHY % ref) for ref in range(60)))
    for ref in range(60):
        await wire.answer(ref)
    wire.writer.write(frame(TEXT, WHY % 60))
    await wire.answer(60)


async def test_unusual_frames_are_understood(small: Hall) -> None:
    """In parts, in bytes, and with a ping in between; afterwards everything goes on."""
    wire = await sit(small, small.person())
    whole = WHY % 7
    wire.writer.write(frame(TEXT, whole[:10], last=False) + frame(PING, b"there?") + frame(MORE, whole[10:]))
    assert await wire.until(PONG) == b"there?"
    await wire.answer(7)
    wire.writer.write(frame(BINARY, WHY % 8) + frame(TEXT, WHY % 9))
    await wire.answer(8)
    await wire.answer(9)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (frame(TEXT, WHY % 1, masked=False), 1002),
        (b"\xc1" + frame(TEXT, WHY % 1)[1:], 1002),
        (b"\x83" + frame(TEXT, WHY % 1)[1:], 1002),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * 9000), 1009),
        (frame(CLOSE, b"\x03\xe8"), 1000),
    ],
    ids=["not-masked", "reserved-bit", "unknown-kind", "no-text", "too-long", "close"],  # masks are drawn
)
async def test_frames_that_end_a_socket(small: Hall, content: bytes, code: int) -> None:
    wire = await sit(small, small.person())
    wire.writer.write(content)
    assert await wire.close_code() == code


async def test_a_socket_at_rest_is_light(small: Hall) -> None:
    """No task but the one that reads, no handshake and no parser are kept for who sits and thinks."""
    before = asyncio.all_tasks()
    wires = [await sit(small, small.person()) for _ in range(3)]
    for ref, wire in enumerate(wires):
        wire.writer.write(frame(TEXT, WHY % ref))
        await wire.answer(ref)
    await until(lambda: len(asyncio.all_tasks() - before) == len(wires))  # the server's rounds come and go meanwhile
    for wire in wires:
        wire.writer.close()
