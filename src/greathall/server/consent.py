"""Requests that need everybody: taking back more than one's own last choice, and ending the game without a winner.

The request lies in the table's row, so that all processes see it; every change is made only if nobody was faster.
"""

from __future__ import annotations

import msgspec

from greathall.server import play, wire
from greathall.server.hub import Hub
from greathall.server.room import Room


def _voters(room: Room) -> dict[int, str]:
    """Seats played by people now, with their players."""
    return {seat: room.seats[seat].player for seat in room.attendance.persons()}


async def ask_undo(hub: Hub, room: Room, player: str, seat: int) -> None:
    n = await play.undo(hub, room, player, seat)
    if n >= 0:
        await _put(hub, room, "undo", player, seat, n)


async def ask_resign(hub: Hub, room: Room, player: str, seat: int) -> None:
    if not room.row.playing:
        raise play.Refusal("error-not-playing")
    if not room.attendance.plays(player, seat):
        raise play.Refusal("error-not-yours")
    await _put(hub, room, "resign", player, seat, room.row.n)


async def _put(hub: Hub, room: Room, what: str, player: str, seat: int, n: int) -> None:
    voters = _voters(room)
    agreed = sorted({seat, *(s for s, p in voters.items() if p == player)})
    request = wire.Request(room.rows, what, seat, n, agreed, sorted(set(voters) - set(agreed)))
    if request.waiting:
        text = msgspec.json.encode(request).decode()
        if not await hub.store.set_table(room.id, {"request": "", "status": "playing"}, request=text):
            raise play.Refusal("error-request-waits")
        await hub.refresh(room)
    else:
        await _settle(hub, room, request)


async def vote(hub: Hub, room: Room, player: str, seat: int, number: int, yes: bool) -> None:
    if not room.attendance.plays(player, seat):
        raise play.Refusal("error-not-yours")
    if hub.settings.postgres:
        await hub.refresh(room)
    for _ in range(10):
        before, request = room.row.request, room.request()
        if request is None or request.id != number:
            raise play.Refusal("error-too-late")
        voters = _voters(room)
        if yes:
            request.agreed = sorted({*request.agreed, *(s for s, p in voters.items() if p == player)})
            request.waiting = sorted(set(voters) - set(request.agreed))
        done = not yes or not request.waiting
        text = "" if done else msgspec.json.encode(request).decode()
        if await hub.store.set_table(room.id, {"request": before}, request=text):
            if not done:
                await hub.refresh(room)
            elif yes:
                room.clear_request()
                await _settle(hub, room, request)
            else:
                room.clear_request()
                _tell_settled(room, request, "no")
            return
        await hub.refresh(room)


async def _settle(hub: Hub, room: Room, request: wire.Request) -> None:
    """Everybody has agreed."""
    _tell_settled(room, request, "yes")
    if request.what == "undo":
        await play.rewind(hub, room, request.n)
    else:
        await hub.store.set_table(room.id, {"status": "playing"}, status="abandoned", request="")
        await hub.refresh(room)


def _tell_settled(room: Room, request: wire.Request, answer: str) -> None:
    room.telling.tell_all(msgspec.structs.replace(request, settled=answer, waiting=[]))
