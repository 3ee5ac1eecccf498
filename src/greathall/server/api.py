"""Requests and answers by type, and the OpenAPI description made of the same types."""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from greathall import __version__
from greathall.games import registry
from greathall.kernel.errors import BadInput
from greathall.kernel.game import BadDeck
from greathall.server import wire
from greathall.server.limits import BODY_LIMIT
from greathall.server.metrics import Metrics
from greathall.server.problems import Refusing, bad, bad_deck, no_database
from greathall.server.store import is_away

PARAMETERS: dict[str, Any] = {
    "id": wire.Id,
    "game": wire.Id,
    "lang": wire.Id,
    "n": wire.Code,
}
PROBLEMS = {
    400: "bad input", 403: "not yours, or a foreign origin", 404: "not found", 409: "too late", 413: "too large",
    421: "another server's name", 429: "too many requests, or of something", 503: "no room",
}  # fmt: skip
encode = msgspec.json.Encoder().encode


class Call:
    """One request: who asks, and for what."""

    def __init__(self, request: Request, player: str) -> None:
        self.request = request
        self.player = player
        self.body: Any = None
        self.raw = b""

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str) -> int:
        """A number in the path or the query; a query parameter that is absent is -1."""
        text = self.request.path_params.get(name, self.request.query_params.get(name, "-1"))
        try:
            if len(text) > 12:
                raise ValueError
            return int(text)
        except ValueError:
            raise bad(f"'{name}' must be a whole number.") from None


Handler = Callable[[Call], Awaitable[Any]]


@dataclass
class Endpoint:
    method: str
    path: str
    handler: Handler
    body: Any
    result: Any  # a type, or a media type for texts
    query: dict[str, Any]
    doc: str
    limit: int
    optional: bool  # the body, all of whose fields have defaults


def problem(error: Refusing) -> Response:
    sentence = error.sentence.encode(errors="replace").decode()  # it may quote what is no text
    content = encode(wire.Problem(sentence, error.key, error.rule))
    headers = {"Retry-After": "2"} if error.status in (429, 503) else None
    return Response(content, error.status, headers, "application/json")


async def read_body(request: Request, limit: int) -> bytes:
    """The body, never more of it than allowed."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise Refusing(413, "error-too-large", "That is too large.")
        parts.append(part)
    return b"".join(parts)


class Api:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.endpoints: list[Endpoint] = []

    def route(
        self,
        method: str,
        path: str,
        result: Any,
        body: Any = None,
        limit: int = BODY_LIMIT,
        optional: bool = False,
        **query: Any,
    ) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            doc = (handler.__doc__ or "").strip()
            self.endpoints.append(Endpoint(method, path, handler, body, result, query, doc, limit, optional))
            return handler

        return add

    # ---------------------------------------------------------------- answering
    def routes(self) -> list[Route]:
        by: dict[str, dict[str, Endpoint]] = {}
        for e in self.endpoints:
            by.setdefault(e.path, {})[e.method] = e
        return [Route(path, self._answer(es), methods=list(es)) for path, es in by.items()]

    def _answer(self, endpoints: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            e = endpoints["GET" if request.method == "HEAD" else request.method]
            try:
                return await self._call(e, request)
            except Refusing as refusal:
                return problem(refusal)
            except BadDeck as error:
                return problem(bad_deck(error))
            except BadInput as error:
                return problem(bad(str(error)))
            except ClientDisconnect:  # gone before the end of what it sent: nobody is there to be answered
                self.metrics.count_limited("gone")
                return problem(bad("The request broke off."))
            except Exception as error:
                if is_away(error):
                    self.metrics.failed("request-failed", error, name_only=True, path=e.path)
                    return problem(no_database())
                where = traceback.format_exc().strip().splitlines()[-7:]
                self.metrics.failed("request-failed", error, name_only=True, path=e.path, where=where)
                return problem(Refusing(500, "error-internal", "Something went wrong inside the server."))

        return answer

    async def _call(self, e: Endpoint, request: Request) -> Response:
        call = Call(request, request.scope["player"])
        for name in request.path_params:
            try:
                msgspec.convert(request.path_params[name], PARAMETERS[name], strict=False)
            except msgspec.ValidationError:
                raise Refusing(404, "error-not-found", "There is nothing here.") from None
        if e.body is not None:
            call.raw = await read_body(request, e.limit)
            if e.body is not bytes:
                try:
                    call.body = msgspec.json.decode(call.raw or (b"{}" if e.optional else b""), type=e.body)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise bad(str(error)) from None
                _plain(call.body)
        out = await e.handler(call)
        if isinstance(out, Response):
            return out
        return Response(encode(out), media_type="application/json")

    # ---------------------------------------------------------------- describing
    def openapi(self) -> dict[str, Any]:
        types: list[Any] = [wire.Problem, wire.ToServer, wire.ToClient]
        for e in self.endpoints:
            types += [t for t in (e.body, e.result) if t is not None and not isinstance(t, str) and t is not bytes]
            types += e.query.values()
        types += PARAMETERS.values()
        schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
        by = {id(t): s for t, s in zip(types, schemas, strict=True)}
        problems = {
            str(status): {
                "description": text,
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
            }
            for status, text in PROBLEMS.items()
        }
        paths: dict[str, Any] = {}
        for e in self.endpoints:
            media = e.result if isinstance(e.result, str) else "application/json"
            schema = {"type": "string"} if isinstance(e.result, str) else by[id(e.result)]
            doing: dict[str, Any] = {
                "operationId": e.handler.__name__,
                "summary": e.doc,
                "responses": {
                    "200": {"description": "done", "content": {media: {"schema": schema}}},
                    **problems,
                },
            }
            names = [part[1:-1] for part in e.path.split("/") if part.startswith("{")]
            parameters = [
                {"name": n, "in": "path", "required": True, "schema": by[id(PARAMETERS[n])]} for n in names
            ] + [{"name": n, "in": "query", "required": False, "schema": by[id(t)]} for n, t in e.query.items()]
            if parameters:
                doing["parameters"] = parameters
            if e.body is bytes:
                doing["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
            elif e.body is not None:
                content = {"application/json": {"schema": by[id(e.body)]}}
                doing["requestBody"] = {"required": not e.optional, "content": content}
            paths.setdefault(e.path, {})[e.method.lower()] = doing
        components.update(_views())
        components["ToServer"] = schemas[1]
        components["ToClient"] = schemas[2]
        return {
            "openapi": "3.1.0",
            "info": {"title": "Great Hall", "version": __version__},
            "paths": paths,
            "components": {"schemas": components},
        }


def _views() -> dict[str, Any]:
    """What every game shows: its shapes as `game.Shape`, all views by game as `Views` and all boards as `Boards`."""
    out: dict[str, Any] = {}
    views: dict[str, Any] = {}
    boards: dict[str, Any] = {}
    for game in registry.ids():
        template = f"#/components/schemas/{game}.{{name}}"
        (view, board), shapes = msgspec.json.schema_components(registry.get(game).shown(), ref_template=template)
        out.update({f"{game}.{name}": shape for name, shape in shapes.items()})
        views[game], boards[game] = view, board
    for title, by_game in (("Views", views), ("Boards", boards)):
        out[title] = {"title": title, "type": "object", "properties": by_game, "required": list(by_game)}
    return out


def _plain(body: Any) -> None:
    """Texts that no database can hold are refused."""
    text = repr(body)
    if "\\x00" in text or "\\ud" in text:
        raise bad("There is a character in it that is no text.")
