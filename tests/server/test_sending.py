"""What goes over the wire: packed as the asker reads it, asked for once, and nothing that is not for askers."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest
from fluent.runtime import FluentBundle, FluentResource

from greathall.games import registry
from greathall.server import info, sending
from greathall.server.guard import HEADERS
from greathall.texts.language import LANGUAGES
from tests.server.hall import Hall

PAGE = b"<!doctype html><title>Great Hall</title>" + b" " * 2000
CODE = b"export const hall = 'great';\n" * 200
ZIPPED = gzip.compress(CODE, mtime=0)


@pytest.fixture
async def client(small: Hall, tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    """Somebody without a browser's habits, at a server with a small built client; asks for nothing by itself."""
    (tmp_path / "assets").mkdir()
    for name, content in (("index.html", PAGE), ("assets/code-1.js", CODE), ("icons.svg", b"<svg/>"), (".stamp", b"x")):
        (tmp_path / name).write_bytes(content)
    for name, content in (("index.html", PAGE), ("assets/code-1.js", CODE)):
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(content, mtime=0))
        (tmp_path / f"{name}.br").write_bytes(b"brotli of " + name.encode())  # nobody here unpacks it
    small.server.settings.web = tmp_path
    http = small.person().http
    http.headers.pop("accept-encoding", None)
    yield http


async def raw(
    http: httpx2.AsyncClient, path: str, encodings: str = "", **headers: str
) -> tuple[httpx2.Response, bytes]:
    """An answer and its bytes as they travel."""
    asked = {"accept-encoding": encodings, **{k.replace("_", "-"): v for k, v in headers.items()}}
    async with http.stream("GET", path, headers=asked) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize(
    ("header", "brotli", "zipped"),
    [
        ("gzip, deflate, br", True, True), ("gzip;q=1.0, br;q=0", False, True), ("*", True, True), ("", False, False),
        ("identity", False, False), ("*;q=0, gzip", False, True), ("BR", True, False), ("br;q=0.001", True, False),
    ],
)  # fmt: skip
def test_what_an_asker_can_read(header: str, brotli: bool, zipped: bool) -> None:
    assert (sending.accepts(header, "br"), sending.accepts(header, "gzip")) == (brotli, zipped)


@pytest.mark.parametrize(
    ("encodings", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"brotli of assets/code-1.js"), ("gzip", "gzip", ZIPPED),
        ("", None, CODE), ("br;q=0, identity", None, CODE),
    ],
    ids=["every form", "gzip", "none named", "all refused"],
)  # fmt: skip
async def test_a_file_comes_in_the_smallest_form_the_asker_reads(
    client: httpx2.AsyncClient, encodings: str, coding: str | None, body: bytes
) -> None:
    answer, content = await raw(client, "/assets/code-1.js", encodings)
    assert answer.headers.get("content-encoding") == coding
    assert content == body
    assert int(answer.headers["content-length"]) == len(content)
    assert answer.headers["vary"] == "Accept-Encoding" and answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()


async def test_the_page_is_asked_for_again_and_sent_only_when_it_is_new(
    client: httpx2.AsyncClient, small: Hall
) -> None:
    first, _ = await raw(client, "/t/abc", "br")
    assert first.headers["cache-control"] == "no-cache" and first.headers["content-type"].startswith("text/html")
    for held in (first.headers["etag"], f"W/{first.headers['etag']}", f'"other", {first.headers["etag"]}', "*"):
        for encodings in ("br", "gzip", ""):  # who has it in one form has it
            again, body = await raw(client, "/", encodings, if_none_match=held)
            assert (again.status_code, body) == (304, b"") and again.headers["vary"] == "Accept-Encoding"
            assert b"content-security-policy" in dict(again.headers.raw)
    plain, _ = await raw(client, "/")
    assert plain.headers["etag"] != first.headers["etag"]  # a cache must not mix the forms up
    (small.server.settings.web / "index.html").write_bytes(PAGE + b"new")
    again, body = await raw(client, "/", if_none_match=plain.headers["etag"])
    assert again.status_code == 200 and body == PAGE + b"new"


async def test_parts_of_a_file(client: httpx2.AsyncClient) -> None:
    whole, _ = await raw(client, "/assets/code-1.js")
    part, body = await raw(client, "/assets/code-1.js", range="bytes=7-11", if_range=whole.headers["etag"])
    assert (part.status_code, body) == (206, CODE[7:12])


async def test_packed_files_and_hidden_files_are_no_addresses(client: httpx2.AsyncClient) -> None:
    for path in ("/index.html.br", "/assets/code-1.js.gz", "/.stamp", "/assets/none.js", "/assets/../../x.py"):
        assert (await raw(client, path))[0].status_code == 404, path


@pytest.mark.parametrize("path", ["/api/games", "/api/texts/lcg/pl", "/api/rules/catan", "/api/hall/en"])
async def test_large_answers_are_packed_once(client: httpx2.AsyncClient, path: str) -> None:
    plain, body = await raw(client, path)
    before = sending.packed.cache_info().misses
    for _ in range(3):
        zipped, small = await raw(client, path, "gzip, br")
        assert zipped.headers["content-encoding"] == "gzip" and gzip.decompress(small) == body
        assert zipped.headers["etag"] != plain.headers["etag"] and zipped.headers["vary"] == "Accept-Encoding"
    assert sending.packed.cache_info().misses - before <= 1
    assert len(small) < len(body) / 2.4
    for held in (plain, zipped):
        assert (await raw(client, path, "gzip", if_none_match=held.headers["etag"]))[0].status_code == 304


async def test_small_answers_stay_as_they_are(client: httpx2.AsyncClient) -> None:
    assert "content-encoding" not in (await raw(client, "/api/me", "gzip"))[0].headers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_has_its_texts_and_none_of_the_games(lang: str) -> None:
    """Names and options of every game, each whole in itself; nothing that is said at a table."""
    hall = info.hall_texts(lang)
    assert set(hall.games) == set(registry.ids())
    for game, text in hall.games.items():
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(hall.program))
        bundle.add_resource(FluentResource(text))
        options = [o for o in registry.get(game).table_options() if o.kind != "seated"]
        wanted = ["game-name", "game-short", "game-about", *(f"table-{o.name}" for o in options)]
        wanted += [f"table-{o.name}-{choice}" for o in options for choice in o.choices]
        for key in wanted:
            value = bundle.get_message(key).value
            assert value is not None
            said, errors = bundle.format_pattern(value, {})
            assert said and not errors, (game, key)
        for key in ("decision-", "event-", "option-", "reason-"):
            assert f"\n{key}" not in text
    assert "\nerror-not-found" in hall.program and "\ncli-" not in hall.program
