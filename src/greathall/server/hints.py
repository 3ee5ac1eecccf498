"""Advice: what a bot would choose for a person, from what that person's seat sees and nothing more."""

from __future__ import annotations

from greathall.server import clocks, play, wire
from greathall.server.driver import BotFailed, think
from greathall.server.hub import Hub
from greathall.server.limits import Limiter
from greathall.server.room import Room


def allowed(room: Room, seat: int) -> bool:
    """Nobody is advised against other people: only at tutorials, and where bots have all other seats."""
    return room.coach is not None or room.attendance.only_bots_besides(seat)


async def advise(hub: Hub, room: Room, player: str, order: wire.Hint, limiter: Limiter) -> int | None:
    """The code a bot would choose; None when the parts that were put together are a whole move."""
    async with room.lock:
        play.check_asked(room, player, order.seat, order.id)
        if not allowed(room, order.seat):
            raise play.Refusal("error-no-hints")
        if not limiter.allow(player):
            raise play.Refusal("error-too-many")
        if order.codes and play.try_out(room, player, order.seat, order.id, order.codes) is None:
            return None
    try:
        code = await think(hub, room, order.seat, order.id, clocks.stand_in(room.game.id), order.codes)
    except BotFailed as e:
        hub.metrics.failed("hint-failed", e, table=room.id, seat=order.seat)
        raise play.Refusal("error-internal") from None
    if code is None:
        raise play.Refusal("error-too-late")
    return code
