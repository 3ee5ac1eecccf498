"""Promises people make to each other beside the game. They bind nobody: the engine never looks at them.

Whoever a promise was made to says whether it was kept: its addressee, or, if it was made to all, everybody else. A seat
counts as one person, also where several sit at one screen; a seat that a bot plays neither promises nor marks.
"""

from __future__ import annotations

from greathall.kernel.match import Match
from greathall.server import play, wire
from greathall.server.hub import Hub
from greathall.server.limits import Limiter
from greathall.server.room import Room
from greathall.server.seating import noticed
from greathall.server.tables import clean

MOST = 30  # promises of one seat at one table


def _check(room: Room, player: str, seat: int) -> Match:
    """May the player act for the seat?"""
    if not room.attendance.plays(player, seat):
        raise play.Refusal("error-not-yours")
    if room.match is None or not room.row.playing:
        raise play.Refusal("error-not-playing")
    if room.attendance.bot_of(seat):
        raise play.Refusal("error-bot-plays")
    return room.match


def _find(room: Room, number: int) -> wire.PromiseNote:
    for promise in room.telling.promises:
        if promise.id == number:
            return promise
    raise play.Refusal("error-no-promise")


async def obey(
    hub: Hub,
    room: Room,
    player: str,
    order: wire.MakePromise | wire.MarkPromise | wire.WithdrawPromise,
    limit: Limiter,
) -> None:
    async with room.lock:
        if not room.attendance.plays(player, order.seat):
            raise play.Refusal("error-not-yours")
        if not limit.allow(player):
            raise play.Refusal("error-too-many")
        if hub.settings.postgres:
            await hub.catch_up(room)
        match = _check(room, player, order.seat)
        if isinstance(order, wire.MakePromise):
            refused = await _make(hub, room, match, order)
        elif isinstance(order, wire.MarkPromise):
            refused = await _mark(hub, room, order)
        else:
            refused = await _withdraw(hub, room, order)
        await hub.catch_up(room)
    if refused:
        raise play.Refusal(refused)


async def _make(hub: Hub, room: Room, match: Match, order: wire.MakePromise) -> str:
    others = [seat for seat in room.attendance.person_seats() if seat != order.seat]
    if not others or (order.to != -1 and order.to not in others):
        return "error-promise-to-whom"
    words = clean(order.text.replace("\n", " "))
    if not words:
        return "error-bad-request"
    return await hub.store.promise(
        room.id, MOST, seat=order.seat, addressee=order.to, text=words, n=noticed(room), row=room.rows
    )


async def _mark(hub: Hub, room: Room, order: wire.MarkPromise) -> str:
    promise = _find(room, order.id)
    if order.seat == promise.seat or promise.to not in (-1, order.seat):
        return "error-promise-not-to-you"
    if wire.PromiseMark(order.seat, order.kept) in promise.marks:
        return ""
    return await hub.store.mark(room.id, order.id, order.seat, order.kept)


async def _withdraw(hub: Hub, room: Room, order: wire.WithdrawPromise) -> str:
    promise = _find(room, order.id)
    if promise.seat != order.seat:
        return "error-not-yours"
    if promise.withdrawn:
        return ""
    return await hub.store.withdraw(room.id, order.id)
