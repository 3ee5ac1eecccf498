"""The socket of a table: one per tab. Frames in are checked and limited, frames out wait in a bounded queue."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Generator
from typing import Any
from urllib.parse import parse_qs

import msgspec

from greathall.server import consent, hints, info, play, promises, wire
from greathall.server.attendance import Viewer
from greathall.server.auth import Auth, same_origin
from greathall.server.hub import CANNOT_OPEN, NOT_YOURS, Hub
from greathall.server.lean import LeanSocket
from greathall.server.limits import FRAME_LIMIT, Limits, asker
from greathall.server.problems import Refusing
from greathall.server.room import Room
from greathall.server.store import is_away
from greathall.server.tables import clean
from greathall.server.telling import encode
from greathall.texts.language import LANGUAGES

NO_TABLE = 4404
TOO_SLOW = 4408
TOO_MANY = 4429
COME_BACK = 1013  # the database does not answer
INTERNAL = 1011
_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/socket")
STRIKES = 200  # refused for haste so often: the socket is closed
# Orders that need to know how the match stands.
ABOUT_THE_MATCH = (wire.Choose, wire.AskUndo, wire.Vote, wire.Resign, wire.MakePromise)
decode = msgspec.json.Decoder(wire.ToServer).decode


class Socket(Viewer):
    """One tab. Nothing runs for it while nothing happens: a task is begun when a frame could not be sent at once."""

    __slots__ = ("_limit", "_line", "_queue", "_send", "_sender", "_stuck", "busy", "end", "lang", "reader")

    def __init__(self, player: str, seat: int, follows: bool, lang: str, send: Any, limit: int) -> None:
        self.player = player
        self.lang = lang
        self.seat = seat
        self.follows = follows  # no seat was asked for: goes with the seat the player has
        self._send = send
        line = getattr(send, "__self__", None)
        self._line = line if isinstance(line, LeanSocket) else None  # sends at once while its reader keeps up
        self._limit = limit
        self._queue: list[str] = []
        self._sender: asyncio.Task[None] | None = None  # sends what could not be sent at once
        self._stuck: _Rest | None = None  # a sending that has begun and waits for the reader
        self.reader: asyncio.Task[Any] | None = None  # the task that takes in what comes
        self.busy = False  # an order is being carried out
        self.end = 0  # close with this code

    def stay_with(self, seat: int) -> None:
        """Have the eyes of this seat, also when the player gets others."""
        self.look_through(seat)
        self.follows = False

    def tell(self, message: wire.ToClient) -> None:
        self.push(encode(message).decode())

    def push(self, frame: str) -> None:
        """Send a frame, or let it wait in the queue; who reads too slowly is dropped."""
        if self.end:
            return
        if self._sender is not None:
            if len(self._queue) >= self._limit:
                self.close(TOO_SLOW)
            else:
                self._queue.append(frame)
            return
        if self._line is not None and self._line.send_now(frame):
            return
        # Sending ends at once unless the reader is slow, so it is tried here, without waking a task. Otherwise the
        # sending that has begun is finished by a task, and what comes after it waits in the queue.
        sending = self._send({"type": "websocket.send", "text": frame})
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the other side is gone
            self.close(1006)
            return
        self._stuck = _Rest(sending, waits_for)
        self._sender = asyncio.create_task(self._send_rest())

    def close(self, code: int) -> None:
        if not self.end:
            self.end = code
            self._queue.clear()
            if self._sender is not None:
                self._sender.cancel()
            self._sender = asyncio.create_task(self._say_goodbye())

    async def leave(self) -> None:
        """Nothing is taken in any more: say goodbye, if that is due, and be still."""
        self.reader = None
        if self._sender is not None:
            if not self.end:
                self._sender.cancel()
            await asyncio.wait((self._sender,))
        self.end = self.end or 1006

    async def _send_rest(self) -> None:
        """Send what could not be sent at once."""
        assert self._stuck is not None
        try:
            await self._stuck
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue[0]})
                if self._queue:
                    self._queue.pop(0)
            self._stuck = self._sender = None
        except Exception:  # the other side is gone
            self.close(1006)

    async def _say_goodbye(self) -> None:
        """Close, then let go of who reads; an order that is being carried out is carried out to its end."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await self._send({"type": "websocket.close", "code": self.end})
        if not self.busy and self.reader is not None:
            self.reader.cancel()


class _Rest:
    """What is left of a coroutine that has already been started and waits for something."""

    def __init__(self, started: Any, waits_for: Any) -> None:
        self._started = started
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        try:
            while True:
                yield waits_for
                waits_for = self._started.send(None)
        except StopIteration:
            return


class SocketEndpoint:
    """An ASGI application for `/api/tables/{id}/socket`."""

    def __init__(self, hub: Hub, auth: Auth, limits: Limits) -> None:
        self.hub = hub
        self.auth = auth
        self.limits = limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        headers = {k.lower(): v.decode("latin-1") for k, v in scope["headers"]}
        first = await receive()
        if first["type"] != "websocket.connect":
            return
        player = self.auth.player(headers.get(b"cookie", ""))
        slow = [n for n in (player, asker(scope)) if n and not self.limits.open_sockets.allow(n)]
        if slow or not same_origin(headers.get(b"origin", ""), headers.get(b"host", "")):
            await send({"type": "websocket.close", "code": NOT_YOURS})  # before accepting: answered with 403
            return
        path = _PATH.fullmatch(scope["path"])
        if path is None:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        await send({"type": "websocket.accept"})
        query = parse_qs(scope["query_string"].decode("latin-1"))
        try:
            room = await self.hub.room(path[1])
            if self.hub.settings.postgres:
                await self.hub.refresh(room)
        except Refusing as refusal:
            await send({"type": "websocket.close", "code": NO_TABLE if refusal.status == 404 else CANNOT_OPEN})
            return
        except Exception as e:
            self.hub.metrics.failed("opening-failed", e, name_only=True, table=path[1])
            await send({"type": "websocket.close", "code": COME_BACK if is_away(e) else INTERNAL})
            return
        since, seat = _number(query, "since"), _number(query, "seat", -2)
        lang = language(query.get("lang", [""])[0], headers.get(b"accept-language", ""))
        socket = Socket(player, seat, seat == -2, lang, send, self.hub.settings.queue)
        if not room.attendance.settle_eyes(socket):
            await send({"type": "websocket.close", "code": NOT_YOURS})
            return
        del first, headers, query, path, slow  # a socket stays for hours
        await self._attend(room, socket, since, receive)

    async def _attend(self, room: Room, socket: Socket, since: int, receive: Any) -> None:
        hub = self.hub
        socket.reader = asyncio.current_task()
        try:
            async with room.lock:
                if room.resting:  # it was left to another process while this one waited for the lock
                    await hub.catch_up(room)
                room.telling.bring_up()
                await hub.greet(room, socket, since)
                room.attendance.enter(socket)
                if room.attendance.seats_of(socket.player):
                    room.telling.tell_table()
                hub.stir(room)
            await self._read(room, socket, receive)
        except asyncio.CancelledError:
            if not socket.end:  # else it was closed from here
                raise
        except Exception as e:
            hub.metrics.failed("greeting-failed", e, name_only=True, table=room.id)
            socket.close(COME_BACK if is_away(e) else INTERNAL)
        finally:
            room.attendance.leave(socket)
            if socket.end == TOO_SLOW:
                hub.metrics.count_dropped()
            if room.attendance.seats_of(socket.player):
                room.telling.tell_table()
            await socket.leave()

    async def _read(self, room: Room, socket: Socket, receive: Any) -> None:
        strikes, name = 0, str(id(socket))
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text") or message.get("bytes") or b""
            if not self.limits.socket.allow(name):
                strikes += 1
                if strikes > STRIKES:
                    socket.close(TOO_MANY)
                    return
                self._refuse(room, socket, play.Refusal("error-too-many"), 0)
                continue
            if len(frame) > FRAME_LIMIT:
                self._refuse(room, socket, play.Refusal("error-too-large"), 0)
                continue
            try:
                order = decode(frame)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._refuse(room, socket, play.Refusal("error-bad-request"), 0)
                continue
            socket.busy = True
            try:
                await self._obey(room, socket, order)
            except play.Refusal as refusal:
                self._refuse(room, socket, refusal, getattr(order, "ref", 0))
            except Exception as e:
                self.hub.metrics.failed("order-failed", e, table=room.id, order=type(order).__name__)
                key = play.NOT_STORED if is_away(e) else "error-internal"
                self._refuse(room, socket, play.Refusal(key), getattr(order, "ref", 0))
            finally:
                socket.busy = False
            if socket.end:
                return

    def _refuse(self, room: Room, socket: Socket, refusal: play.Refusal, ref: int) -> None:
        self.hub.metrics.count_refusal()
        reason = info.reason(room.game, refusal.rule, socket.lang)
        socket.tell(wire.Refusal(refusal.rule, refusal.key, ref, reason))

    async def _obey(self, room: Room, socket: Socket, order: Any) -> None:
        hub, player = self.hub, socket.player
        if room.torn is not None and isinstance(order, ABOUT_THE_MATCH):
            raise play.Refusal(play.NOT_STORED)
        match order:
            case wire.Ping():
                socket.tell(wire.Pong())
            case wire.Choose():
                await play.choose(hub, room, order.seat, order.id, order.codes, player)
            case wire.Say():
                await self._say(room, socket, order.text)
            case wire.AskUndo():
                await consent.ask_undo(hub, room, player, order.seat)
            case wire.Vote():
                await consent.vote(hub, room, player, order.seat, order.request, order.yes)
            case wire.Resign():
                await consent.ask_resign(hub, room, player, order.seat)
            case wire.Why():
                async with room.lock:
                    rule = play.why(room, player, order.seat, order.code)
                socket.tell(wire.Reason(rule, order.ref, info.reason(room.game, rule, socket.lang)))
            case wire.Try():
                async with room.lock:
                    tried = play.try_out(room, player, order.seat, order.id, order.codes)
                socket.tell(wire.Tried(tried, order.ref))
                if room.coach is not None and tried is not None:
                    room.coach.try_part(len(order.codes), tried.kind)
                    room.telling.tell_coach()
            case wire.Hint():
                code = await hints.advise(hub, room, player, order, self.limits.hints)
                socket.tell(wire.Hinted(code, order.ref))
            case wire.MakePromise():
                await promises.obey(hub, room, player, order, self.limits.chat)
            case wire.MarkPromise() | wire.WithdrawPromise():
                await promises.obey(hub, room, player, order, self.limits.marks)
            case wire.Look():
                if not room.attendance.plays(player, order.seat):
                    raise play.Refusal("error-not-yours")
                async with room.lock:
                    room.telling.bring_up()
                    socket.stay_with(order.seat)
                    await hub.greet(room, socket)

    async def _say(self, room: Room, socket: Socket, text: str) -> None:
        seats = room.attendance.seats_of(socket.player)
        if not seats:
            raise play.Refusal("error-not-yours")
        if not self.limits.chat.allow(socket.player):
            raise play.Refusal("error-too-many")
        words = clean(text.replace("\n", " "))
        if not words or "\x00" in words:
            raise play.Refusal("error-bad-request")
        seat = socket.seat if socket.seat in seats else seats[0]
        await self.hub.store.say(room.id, seat, room.seats[seat].name, words)
        async with room.lock:
            await self.hub.tell_chat(room)


def language(wanted: str, accepted: str) -> str:
    """The language asked for, else the first of the browser's that there is, else English."""
    for tag in [wanted, *accepted.split(",")]:
        lang = tag.strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def _number(query: dict[str, list[str]], name: str, default: int = -1) -> int:
    try:
        return max(-2, min(1 << 30, int(query.get(name, [str(default)])[0][:12])))
    except ValueError:
        return default
