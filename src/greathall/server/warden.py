"""What whoever runs the house may do at any table, with its token: close it, and change a name that insults people.

Both work while people play: everybody at the table hears of it at once. They are no part of the client's protocol.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from greathall.server.api import encode, problem, read_body
from greathall.server.health import has_token
from greathall.server.hub import Hub
from greathall.server.limits import BODY_LIMIT
from greathall.server.metrics import log_line
from greathall.server.problems import Refusing, bad, late, missing, not_yours
from greathall.server.tables import NAMES, clean

LONGEST = 24  # characters of a name


class Warden:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def close(self, table: str) -> dict[str, Any]:
        """End a game, or a table that waits for people."""
        room = await self.hub.fresh(table)
        if room.row.closed:
            raise late("This table is closed already.")
        await self.hub.store.set_table(table, {"status": room.row.status}, status="abandoned", request="")
        await self.hub.refresh(room)
        log_line("house-closed", table=table)
        return {"table": table, "status": room.row.status}

    async def rename(self, table: str, seat: int, name: str) -> dict[str, Any]:
        """Give another name to a seat and to the person who sits there; without one, a name of the house's."""
        room = await self.hub.fresh(table)
        if not 0 <= seat < len(room.seats):
            raise missing(f"This table has the seats 0 to {len(room.seats) - 1}.")
        name = clean(name)[:LONGEST] or NAMES[seat % len(NAMES)]
        player = room.seats[seat].player
        await self.hub.store.set_seat(table, seat, name=name)
        if player:
            await self.hub.store.set_name(player, name)
        await self.hub.refresh(room)
        log_line("house-renamed", table=table, seat=seat)
        return {"table": table, "seat": seat, "name": name}


def routes(hub: Hub) -> list[Route]:
    warden = Warden(hub)

    def guarded(work: Callable[[Request], Awaitable[dict[str, Any]]]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                if not has_token(hub.settings, request.scope):
                    raise not_yours("This is for whoever runs the server, with GREATHALL_METRICS_TOKEN.")
                return Response(encode(await work(request)), media_type="application/json")
            except Refusing as refusal:
                return problem(refusal)
            except ClientDisconnect:
                return problem(bad("The request broke off."))

        return answer

    async def close(request: Request) -> dict[str, Any]:
        return await warden.close(request.path_params["id"])

    async def rename(request: Request) -> dict[str, Any]:
        try:
            name = json.loads(await read_body(request, BODY_LIMIT) or b"{}").get("name", "")
            if not isinstance(name, str):
                raise ValueError
            name.encode()
        except (ValueError, AttributeError, RecursionError):
            raise bad("Send a JSON object with a name.") from None
        return await warden.rename(request.path_params["id"], request.path_params["seat"], name)

    return [
        Route("/house/tables/{id}/close", guarded(close), methods=["POST"]),
        Route("/house/tables/{id}/seats/{seat:int}/name", guarded(rename), methods=["POST"]),
    ]
