"""The application: routes, guards, the client's files."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from greathall.server import decks, info, sockets, warden, wire
from greathall.server.api import Api, Call, encode, problem
from greathall.server.auth import Auth
from greathall.server.bots import Bots
from greathall.server.driver import Driver
from greathall.server.guard import Guard, is_for_us
from greathall.server.health import Health, may_measure
from greathall.server.hub import Hub
from greathall.server.limits import REPLAY_LIMIT, Limiter, Limits, asker, origin
from greathall.server.lines import Watch
from greathall.server.metrics import Metrics, log_line
from greathall.server.problems import Refusing, full, not_yours, too_many, wrong_host
from greathall.server.replays import Replays
from greathall.server.sending import client_file, kept, once
from greathall.server.settings import Settings
from greathall.server.store import Store
from greathall.server.tables import Tables, clean
from greathall.server.tidy import keep_tidy

FTL = "text/plain"
MATCH = "application/x-ndjson"
SCENARIO = "application/yaml"
TIDY_EVERY = 3600.0  # seconds


class Server:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.auth = Auth(*settings.all_secrets)
        self.watch = Watch(settings, self.limits.connections, self.metrics)
        self.metrics.add_gauge("connections", lambda: self.limits.connections.count)
        self.store = Store(settings, self.metrics)
        self.bots = Bots(settings, self.metrics)
        self.hub = Hub(settings, self.store, self.metrics, self.bots, Driver())
        self.tables = Tables(self.hub, self.auth)
        self.replays = Replays(self.hub, self.tables)
        self.decks = decks.Decks(self.store)
        self.health = Health(settings, self.store)

    async def open(self) -> None:
        await self.store.open()
        self.bots.start()
        self.store.listen(self.hub.changed, self.hub.lost)
        self.hub.later(self.hub.resume())
        self.hub.later(keep_tidy(self.metrics))
        self.hub.later(self._forget_uploads())

    async def _forget_uploads(self) -> None:
        """Match files that were sent in long ago go."""
        while self.settings.upload_days:
            try:
                if gone := await self.store.drop_replays(time.time() - self.settings.upload_days * 86400):
                    log_line("pruned", replays=gone)
            except Exception as e:  # the database is away: next time
                log_line("prune-failed", error=f"{type(e).__name__}: {e}")
            await asyncio.sleep(TIDY_EVERY)

    async def close(self) -> None:
        await self.hub.close()
        self.bots.close()
        await self.store.close()


def make_api(server: Server) -> Api:
    api = Api(server.metrics)
    tables, replays, store, limits = server.tables, server.replays, server.store, server.limits

    def making(call: Call, limiter: Limiter = limits.make) -> None:
        for name in (call.player, asker(call.request.scope)):
            if name and not limiter.allow(name):
                server.metrics.count_limited("requests")
                raise too_many()

    def origin_of(call: Call) -> str:
        return origin(server.settings.secret, asker(call.request.scope))

    @api.route("GET", "/api/me", wire.Me)
    async def get_me(call: Call) -> wire.Me:
        """Who am I?"""
        return wire.Me(await store.name_of(call.player))

    @api.route("POST", "/api/me", wire.Me, wire.SetName)
    async def set_me(call: Call) -> wire.Me:
        """Change my display name."""
        name = clean(call.body.name)
        await store.set_name(call.player, name)
        return wire.Me(name)

    @api.route("GET", "/api/games", list[wire.GameInfo])
    async def games(call: Call) -> Response:
        """Every game there is, with all a client needs to draw and name things."""
        return kept(call.request, encode(info.games()), "application/json")

    @api.route("GET", "/api/hall/{lang}", wire.HallTexts)
    async def hall_texts(call: Call) -> Response:
        """What the lobby says in a language: the program's texts, and of every game only its name and its options."""
        return kept(call.request, encode(info.hall_texts(call.path("lang"))), "application/json")

    @api.route("GET", "/api/texts/{game}/{lang}", FTL)
    async def texts(call: Call) -> Response:
        """Fluent texts of the program and of a game."""
        return kept(call.request, info.texts(call.path("game"), call.path("lang")).encode(), FTL)

    @api.route("GET", "/api/rules/{game}", list[wire.RuleInfo])
    async def rules(call: Call) -> Response:
        """The rules of a game in words."""
        return kept(call.request, encode(info.rules(call.path("game"))), "application/json")

    @api.route("GET", "/api/lobby", wire.Lobby)
    async def lobby(call: Call) -> wire.Lobby:
        """My tables, open tables, tables to watch."""
        return await tables.lobby(call.player)

    @api.route("POST", "/api/tables", wire.TableInfo, wire.NewTable)
    async def make_table(call: Call) -> wire.TableInfo:
        """Make a table; the maker is its host."""
        making(call)
        return await tables.make(call.body, call.player, origin=origin_of(call))

    @api.route("POST", "/api/tutorials", wire.TableInfo, wire.NewTutorial)
    async def make_tutorial(call: Call) -> wire.TableInfo:
        """Begin an introductory game against a bot."""
        making(call)
        return await tables.teach(call.body, call.player, origin_of(call))

    @api.route("GET", "/api/tables/{id}", wire.TableInfo)
    async def table(call: Call) -> wire.TableInfo:
        """A table."""
        return await tables.info(call.path("id"), call.player)

    @api.route("GET", "/api/tables/{id}/invites", list[wire.Invite])
    async def invites(call: Call) -> list[wire.Invite]:
        """Links to the open seats, for the host."""
        return await tables.invites(call.path("id"), call.player)

    @api.route("POST", "/api/tables/{id}/join", wire.TableInfo, wire.Join)
    async def join(call: Call) -> wire.TableInfo:
        """Take an open seat of a listed table."""
        return await tables.join(call.path("id"), call.body, call.player)

    @api.route("POST", "/api/claim", wire.Claimed, wire.Claim)
    async def claim(call: Call) -> wire.Claimed:
        """Take the seat of a seat link."""
        return await tables.claim(call.body, call.player)

    @api.route("POST", "/api/tables/{id}/host", wire.TableInfo, wire.HostAct)
    async def host(call: Call) -> wire.TableInfo:
        """What the host does."""
        return await tables.host(call.path("id"), call.body, call.player)

    @api.route("POST", "/api/tables/{id}/seat", wire.TableInfo, wire.SeatAct)
    async def seat(call: Call) -> wire.TableInfo:
        """What a person does with their own seat."""
        return await tables.seat(call.path("id"), call.body, call.player)

    @api.route("POST", "/api/tables/{id}/rematch", wire.TableInfo, wire.Again, optional=True)
    async def rematch(call: Call) -> wire.TableInfo:
        """Play again with the same people; the next one is first."""
        making(call)
        return await tables.rematch(call.path("id"), call.player, call.body.part)

    @api.route("GET", "/api/tables/{id}/match", MATCH)
    async def match_file(call: Call) -> Response:
        """The match file of a finished game."""
        text = await replays.match_file(call.path("id"), call.player)
        name = f'attachment; filename="{call.path("id")}.match"'
        return once(call.request, text.encode(), MATCH, {"Content-Disposition": name})

    @api.route("POST", "/api/replays", wire.ReplayInfo, bytes, limit=REPLAY_LIMIT)
    async def upload(call: Call) -> wire.ReplayInfo:
        """Send in a match file to look at it."""
        making(call)
        return await replays.upload(call.raw, origin_of(call))

    @api.route("GET", "/api/replays/{id}", wire.ReplayInfo)
    async def replay(call: Call) -> wire.ReplayInfo:
        """A replay: an uploaded match, a finished table, or a running one as far as the asker may look back."""
        return await replays.info(call.path("id"), call.player)

    @api.route("GET", "/api/replays/{id}/log", list[wire.LogLine], seat=wire.Eyes)
    async def replay_log(call: Call) -> Response:
        """All lines of the log, through the eyes of a seat (-1: a spectator)."""
        lines = await replays.log(call.path("id"), call.number("seat"), call.player)
        return once(call.request, encode(lines), "application/json")

    @api.route("GET", "/api/replays/{id}/story", wire.ReplayStory)
    async def replay_story(call: Call) -> wire.ReplayStory:
        """How a game that nobody plays any more went: scores and their parts, standing, statistics, turning points."""
        return await replays.story(call.path("id"), call.player)

    @api.route("GET", "/api/replays/{id}/{n}", wire.ReplayAt, seat=wire.Eyes)
    async def replay_at(call: Call) -> Response:
        """The position after n choices, through the eyes of a seat (-1: a spectator)."""
        there = await replays.at(call.path("id"), call.number("n"), call.number("seat"), call.player)
        return once(call.request, encode(there), "application/json")

    @api.route("GET", "/api/replays/{id}/{n}/scenario", SCENARIO, seat=wire.Eyes)
    async def scenario(call: Call) -> Response:
        """The position after n choices as a scenario file: whole when the game is over, else as the seat knows it."""
        making(call, limits.checks)
        text = await replays.scenario(call.path("id"), call.number("n"), call.number("seat"), call.player)
        return Response(text, media_type=SCENARIO)

    @api.route("POST", "/api/replays/{id}/{n}/continue", wire.TableInfo, wire.Continue)
    async def go_on(call: Call) -> wire.TableInfo:
        """Play on from a position as a new table."""
        making(call)
        return await replays.go_on(call.path("id"), call.number("n"), call.body, call.player, origin_of(call))

    @api.route("POST", "/api/tables/{id}/option", wire.TableInfo, wire.SetOption)
    async def set_option(call: Call) -> wire.TableInfo:
        """Before the game: what a seat brings along, said by who sits there (the host, where no other person does)."""
        making(call, limits.decks)
        return await tables.option(call.path("id"), call.body, call.player)

    deck_routes(api, server, making)
    return api


def deck_routes(api: Api, server: Server, making: Callable[[Call, Limiter], None]) -> None:
    kept, limits = server.decks, server.limits

    @api.route("GET", "/api/games/{game}/decks", wire.Decks)
    async def game_decks(call: Call) -> wire.Decks:
        """My decks of a game, and those that are there."""
        return await kept.list(decks.game_of(call.path("game")), call.player)

    @api.route("POST", "/api/games/{game}/decks", wire.DeckInfo, wire.NewDeck)
    async def keep_deck(call: Call) -> wire.DeckInfo:
        """Keep a deck; it need not be legal yet."""
        making(call, limits.decks)
        return await kept.make(decks.game_of(call.path("game")), call.body, call.player)

    @api.route("POST", "/api/games/{game}/decks/check", wire.DeckCheck, wire.DeckText)
    async def check_deck(call: Call) -> wire.DeckCheck:
        """Look a deck through: every violation with its rule. Nothing is kept."""
        making(call, limits.checks)
        return decks.check(decks.game_of(call.path("game")), call.body)

    @api.route("GET", "/api/decks/{id}", wire.DeckInfo)
    async def deck(call: Call) -> wire.DeckInfo:
        """A deck, for anybody who has its id."""
        return await kept.read(call.path("id"), call.player)

    @api.route("POST", "/api/decks/{id}", wire.DeckInfo, wire.ChangeDeck)
    async def change_deck(call: Call) -> wire.DeckInfo:
        """Rename or replace an own deck."""
        making(call, limits.decks)
        return await kept.change(call.path("id"), call.body, call.player)

    @api.route("DELETE", "/api/decks/{id}", wire.Gone)
    async def remove_deck(call: Call) -> wire.Gone:
        """Remove an own deck."""
        making(call, limits.decks)
        return await kept.remove(call.path("id"), call.player)


class Door:
    """Everything that comes in. Sockets of tables go straight to their endpoint, without the layers that only requests
    need, if there is room for them."""

    def __init__(self, app: Starlette, server: Server) -> None:
        self.app = app
        self.server = server
        self.sockets = sockets.SocketEndpoint(server.hub, server.auth, server.limits)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        server, who = self.server, asker(scope)
        if not is_for_us(scope, server.settings):
            server.metrics.count_limited("host")
            await turn_away(send, wrong_host())
        elif not server.limits.sockets.enter(who):
            server.metrics.count_limited("sockets")
            await turn_away(send, full("error-no-room", "There is no room for another connection.", 503))
        else:
            try:
                await self.sockets(scope, receive, send)
            finally:
                server.limits.sockets.leave(who)


async def turn_away(send: Any, refusal: Refusing) -> None:
    """Refuse a socket before it is one."""
    answer = problem(refusal)
    await send({"type": "websocket.http.response.start", "status": answer.status_code, "headers": answer.raw_headers})
    await send({"type": "websocket.http.response.body", "body": answer.body})


def make_app(settings: Settings) -> Door:
    server = Server(settings)
    api = make_api(server)
    description = encode(api.openapi())

    async def openapi(request: Request) -> Response:
        return Response(description, media_type="application/json")

    async def health(request: Request) -> Response:
        wrong = await server.health.trouble()
        return PlainTextResponse(wrong or "ok", 503 if wrong else 200)

    async def metrics(request: Request) -> Response:
        if not may_measure(settings, request.scope):
            return problem(not_yours("This is for whoever runs the server: on this machine, or with its token."))
        return PlainTextResponse(server.metrics.text())

    async def seen(request: Request) -> Response:
        """How a request arrives here, for `greathall doctor`: whether the proxy passes on what it should."""
        if not may_measure(settings, request.scope):
            return problem(not_yours("This is for whoever runs the server: on this machine, or with its token."))
        said = {
            "address": asker(request.scope), "scheme": request.url.scheme, "host": request.headers.get("host", ""),
            "forwarded": "x-forwarded-for" in request.headers, "time": time.time(),
        }  # fmt: skip
        return Response(encode(said), media_type="application/json")

    async def client(request: Request) -> Response:
        return await asyncio.to_thread(client_file, request, settings.web, request.path_params["path"])

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        key = {404: "error-not-found", 405: "error-bad-request"}.get(error.status_code, "error-bad-request")
        out = problem(Refusing(error.status_code, key, str(error.detail) + "."))
        out.headers.update(error.headers or {})
        return out

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    routes: list[Any] = [
        *api.routes(),
        Route("/api/openapi.json", openapi),
        Route("/healthz", health),
        Route("/healthz/seen", seen),
        *warden.routes(server.hub),
        Route("/metrics", metrics),
        Route("/{path:path}", client),
    ]
    app = Starlette(routes=routes, lifespan=life, exception_handlers={HTTPException: refused})
    app.add_middleware(Guard, settings=settings, auth=server.auth, limits=server.limits, metrics=server.metrics)
    return Door(app, server)
