"""Somebody who visits a house over the network (see machine.sh): asks, plays a choice, comes again."""

from __future__ import annotations

import asyncio
import json
import ssl
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect


def call(address: str, path: str, body: Any = None, cookie: str = "", **more: str) -> tuple[int, Any, Any]:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Cookie": cookie, **more} if cookie else more
    request = urllib.request.Request(address + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=100) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as e:
        return e.code, e.headers, e.read()


def health(address: str) -> None:
    assert call(address, "/healthz")[2] == b"ok"


def outside(address: str) -> None:
    """What strangers may not see, and what browsers are told."""
    status, headers, _ = call(address, "/api/me")
    assert status == 200 and "max-age=63072000" in headers["Strict-Transport-Security"]
    assert headers["Set-Cookie"].endswith("Secure")
    assert call(address, "/metrics")[0] == 403
    status, headers, body = call(address, "/")
    assert status == 200 and b"<script" in body, "the client is there"
    assert call(address, "/", Host="evil.example")[0] in (404, 421)


async def play(address: str, file: str) -> None:
    _, headers, _ = call(address, "/api/me")
    cookie = headers["Set-Cookie"].split(";")[0]
    wish = {"game": "catan", "seats": [{"kind": "me"}] * 3, "start": True}
    status, _, body = call(address, "/api/tables", wish, cookie, Origin=address)
    assert status == 200, body
    table = json.loads(body)["id"]
    n = await choose(address, table, cookie)
    Path(file).write_text(json.dumps({"cookie": cookie, "table": table, "n": n}))


async def choose(address: str, table: str, cookie: str) -> int:
    """One choice over a socket; the number of choices then."""
    url = f"wss{address[5:]}/api/tables/{table}/socket?since=-1"
    context = ssl.create_default_context()
    async with asyncio.timeout(100), connect(
        url, ssl=context, additional_headers={"Cookie": cookie, "Origin": address}
    ) as socket:
        hello = json.loads(await socket.recv())
        asked = hello["position"]["questions"][0]["seat"]
        if hello["position"]["seat"] != asked:
            await socket.send(json.dumps({"type": "look", "seat": asked}))
            while (hello := json.loads(await socket.recv()))["type"] != "hello":
                pass
        question = hello["position"]["questions"][0]
        order = {"type": "choose", "seat": asked, "id": question["id"], "codes": [question["options"][0][0]]}
        await socket.send(json.dumps(order))
        while (message := json.loads(await socket.recv()))["type"] != "update":
            assert message["type"] != "refused", message
        return int(message["n"])


async def again(address: str, file: str) -> None:
    """The same browser: still the host, the game where it was, and it goes on."""
    kept = json.loads(Path(file).read_text())
    status, _, body = call(address, f"/api/tables/{kept['table']}", cookie=kept["cookie"])
    assert status == 200 and json.loads(body)["host"], body
    n = await choose(address, kept["table"], kept["cookie"])
    assert n == kept["n"] + 1, (n, kept)
    Path(file).write_text(json.dumps({**kept, "n": n}))


def gone(address: str, file: str) -> None:
    kept = json.loads(Path(file).read_text())
    assert call(address, f"/api/tables/{kept['table']}", cookie=kept["cookie"])[0] == 404


if __name__ == "__main__":
    name, *given = sys.argv[1:]
    work = {"health": health, "outside": outside, "play": play, "again": again, "gone": gone}[name](*given)
    if work is not None:
        asyncio.run(work)
