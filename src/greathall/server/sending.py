"""How content goes over the wire: packed as the asker can read it, and not at all when the asker has it already."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

# Codings by how much they save, and what a file made with them is called. The client's are made when it is built.
CODINGS = {"br": ".br", "gzip": ".gz"}
PACKED_FROM = 1000  # bytes: whatever is smaller fits into a packet or two as it is
KEPT = 64  # packed answers; there are three or four of each game
FOR_GOOD = "public, max-age=31536000, immutable"  # the name says what is in it
ASK_AGAIN = "no-cache"
# Python's own table depends on the machine.
KINDS = {
    ".css": "text/css",
    ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".png": "image/png",
    ".svg": "image/svg+xml", ".txt": "text/plain", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}  # fmt: skip


def accepts(header: str, coding: str) -> bool:
    """Does an Accept-Encoding header allow a coding? What is named counts more than `*`."""
    weights: dict[str, float] = {}
    for part in header.lower().split(","):
        name, *parameters = (p.strip() for p in part.split(";"))
        weight = 1.0
        for parameter in parameters:
            found = re.fullmatch(r"q\s*=\s*([01](?:\.\d{0,3})?)", parameter)
            weight = float(found[1]) if found else weight
        weights[name] = weight
    return weights.get(coding, weights.get("*", 0.0)) > 0


def tag(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:20]


def quoted(base: str, coding: str = "") -> str:
    """The ETag of content in a coding: every form of it has its own."""
    return f'"{base}-{coding}"' if coding else f'"{base}"'


def has(request: Request, base: str) -> bool:
    """Does the asker have this content, in whatever coding? A proxy that packs by itself marks tags as weak."""
    asked = request.headers.get("if-none-match", "")
    known = {quoted(base), *(quoted(base, coding) for coding in CODINGS)}
    return asked.strip() == "*" or any(one.strip().removeprefix("W/") in known for one in asked.split(","))


@lru_cache(KEPT)
def packed(content: bytes) -> bytes:
    """Content that is asked for again and again, packed once."""
    return gzip.compress(content, 9, mtime=0)


def coding_for(request: Request, content: bytes) -> str:
    """How to pack an answer: gzip, or '' for not at all."""
    asked = request.headers.get("accept-encoding", "")
    return "gzip" if len(content) >= PACKED_FROM and accepts(asked, "gzip") else ""


def kept(request: Request, content: bytes, media: str) -> Response:
    """An answer that is the same for everybody: by its ETag, and packed."""
    base = tag(content)
    coding = coding_for(request, content)
    headers = {"ETag": quoted(base, coding), "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    if has(request, base):
        return Response(status_code=304, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
        content = packed(content)
    return Response(content, headers=headers, media_type=media)


def once(request: Request, content: bytes, media: str, headers: dict[str, str] | None = None) -> Response:
    """A large answer made for this request: packed quickly, kept by nobody."""
    headers = {**(headers or {}), "Vary": "Accept-Encoding"}
    if coding := coding_for(request, content):
        headers["Content-Encoding"] = coding
        content = gzip.compress(content, 4, mtime=0)
    return Response(content, headers=headers, media_type=media)


# ---------------------------------------------------------------- the client's files


@lru_cache(1024)
def _file_tag(file: Path, written: int, size: int) -> str:
    """The tag of a file as it was written then: read once, not with every request."""
    return tag(file.read_bytes())


def _send(request: Request, file: Path, caching: str) -> Response:
    """A file, in the smallest of its forms that the asker can read. Its tag is that of the plain file."""
    stat = file.stat()
    base = _file_tag(file, stat.st_mtime_ns, stat.st_size)
    header = request.headers.get("accept-encoding", "")
    coding, form = "", file
    for name, suffix in CODINGS.items():
        made = file.with_name(file.name + suffix)
        if accepts(header, name) and made.is_file():
            coding, form = name, made
            break
    headers = {"ETag": quoted(base, coding), "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if has(request, base):
        return Response(status_code=304, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
    return FileResponse(form, headers=headers, media_type=KINDS.get(file.suffix, "application/octet-stream"))


def client_file(request: Request, folder: Path, path: str) -> Response:
    """A file of the built client; every other path is one of its pages."""
    web = folder.resolve()
    name = path.rsplit("/", 1)[-1]
    if path.startswith("api/"):
        raise HTTPException(404, "There is nothing here")
    if path and "\x00" not in path and not name.startswith(".") and not name.endswith(tuple(CODINGS.values())):
        file = (web / path).resolve()
        if file.is_relative_to(web) and file.is_file():
            return _send(request, file, FOR_GOOD if path.startswith("assets/") else ASK_AGAIN)
    if path.startswith("assets/") or "." in name:
        raise HTTPException(404, "There is nothing here")
    index = web / "index.html"
    if not index.is_file():
        return HTMLResponse("<!doctype html><title>Great Hall</title><p>The web client has not been built.", 503)
    return _send(request, index, ASK_AGAIN)
