"""Requests that need the others: taking back more than one's own last choice, ending the game without a winner, and in
a running game what the host wants to do to somebody else's seat.

Consent belongs to the people who own the seats, whether or not a bot stands in. The request lies in the table's row, so
that all processes see it; every change is made only if nobody was faster.
"""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from greathall.server import play, seating, wire
from greathall.server.hub import Hub
from greathall.server.room import Room
from greathall.server.rows import AWAY, VOTES

UNDO, RESIGN, ABANDON, KICK, STAND_IN, OPEN = "undo", "resign", "abandon", "kick", "stand_in", "open"
ABOUT_SOMEBODY = (KICK, STAND_IN)
YES, NO, WITHDRAWN = "yes", "no", "withdrawn"
LOOK_EVERY = 5.0  # seconds, at most: are those who have not answered away by now?
LOOK_NOT_BEFORE = 0.02  # seconds: looking without end would leave no time for anything else


# ---------------------------------------------------------------- who is there, and who has a say
def patience(hub: Hub, room: Room) -> float:
    """Seconds without a connection after which a person is away; where a clock gives more time, as long as that."""
    return max(hub.settings.absence, float(room.clock.seconds) if room.timed else 0.0)


def is_away(hub: Hub, room: Room, player: str) -> bool:
    return room.attendance.away_for(player) >= patience(hub, room)


def _voters(room: Room, request: wire.Request) -> dict[int, str]:
    """Seats whose owners have a say, with their players; whoever it is about has none."""
    owners = room.attendance.owners()
    if request.what in ABOUT_SOMEBODY:
        concerned = room.seats[request.about].player
        return {seat: player for seat, player in owners.items() if player != concerned}
    return owners


def _asker(room: Room, request: wire.Request) -> str:
    return room.seats[request.seat].player if request.seat >= 0 else room.row.host


def _people(room: Room, request: wire.Request) -> tuple[set[str], set[str]]:
    """All people who have a say, and those of them who have agreed."""
    voters, asker = _voters(room, request), _asker(room, request)
    agreed = {voters[seat] for seat in request.agreed if seat in voters}
    return {*voters.values(), asker}, {*agreed, asker}


def decided(hub: Hub, room: Room, request: wire.Request) -> bool:
    """Everybody who is not away has agreed, and these are more than half of all; about a person at least two."""
    people, agreed = _people(room, request)
    if any(not is_away(hub, room, player) for player in people - agreed):
        return False
    return 2 * len(agreed) > len(people) and (request.what not in ABOUT_SOMEBODY or len(agreed) > 1)


# ---------------------------------------------------------------- asking
def _new(what: str, seat: int, n: int, about: int = -1, bot: str = "") -> wire.Request:
    """A request; its number is never another's, so that no vote is taken for one about something else."""
    return wire.Request(secrets.randbelow(1 << 31), what, seat, n, [], [], about=about, bot=bot)


async def ask_undo(hub: Hub, room: Room, player: str, seat: int) -> None:
    n = await play.undo(hub, room, player, seat)
    if n >= 0:
        await ask(hub, room, player, _new(UNDO, seat, n))


async def ask_resign(hub: Hub, room: Room, player: str, seat: int) -> None:
    if not room.row.playing:
        raise play.Refusal("error-not-playing")
    if not room.attendance.plays(player, seat):
        raise play.Refusal("error-not-yours")
    await ask(hub, room, player, _new(RESIGN, seat, room.row.n))


async def ask_as_host(hub: Hub, room: Room, player: str, what: str, about: int = -1, bot: str = "") -> None:
    """The host wants to end the game, or something that concerns a seat of somebody else."""
    own = room.attendance.seats_of(player)
    seat = own[0] if own else -1
    await ask(hub, room, player, _new(what, seat, room.row.n, about, bot))


async def ask(hub: Hub, room: Room, player: str, request: wire.Request) -> None:
    """Put a request on the table; what needs nobody else's word is done at once."""
    voters = _voters(room, request)
    if request.what in ABOUT_SOMEBODY and len(_people(room, request)[0]) < 2:
        raise play.Refusal("error-still-here")  # two are at the table: neither votes the other out
    request.agreed = sorted(seat for seat, owner in voters.items() if owner == player)
    request.waiting = sorted(set(voters) - set(request.agreed))
    if decided(hub, room, request):
        await _settle(hub, room, request, None)
        return
    text = msgspec.json.encode(request).decode()
    if not await hub.store.set_table(room.id, {"request": "", "status": "playing"}, request=text):
        raise play.Refusal("error-request-waits")
    await hub.refresh(room)


async def vote(hub: Hub, room: Room, player: str, seat: int, number: int, yes: bool) -> None:
    """Agree or refuse; who asked withdraws by a no."""
    if not room.attendance.plays(player, seat):
        raise play.Refusal("error-not-yours")
    if hub.settings.postgres:
        await hub.refresh(room)
    for _ in range(10):
        before, request = room.row.request, room.request()
        if request is None or request.id != number:
            raise play.Refusal("error-too-late")
        voters, own = _voters(room, request), room.attendance.plays(player, request.seat)
        if seat not in voters:
            raise play.Refusal("error-no-vote")
        if not yes:
            if await _end(hub, room, request, before, WITHDRAWN if own else NO):
                return
            continue
        request.agreed = sorted({*request.agreed, *(s for s, p in voters.items() if p == player)})
        request.waiting = sorted(set(voters) - set(request.agreed))
        if decided(hub, room, request):
            if await _settle(hub, room, request, before):
                return
        elif await hub.store.set_table(
            room.id, {"request": before}, request=msgspec.json.encode(request).decode()
        ):
            await hub.refresh(room)
            return
        await hub.refresh(room)


async def withdraw(hub: Hub, room: Room, player: str) -> None:
    """The host takes back what they have asked the others for."""
    request = room.request()
    if request is None:
        raise play.Refusal("error-too-late")
    if _asker(room, request) != player:
        raise play.Refusal("error-not-yours")
    if not await _end(hub, room, request, room.row.request, WITHDRAWN):
        raise play.Refusal("error-too-late")


# ---------------------------------------------------------------- the answer
async def _end(hub: Hub, room: Room, request: wire.Request, before: str, how: str) -> bool:
    """The request is refused or withdrawn; False if somebody was faster."""
    if not await hub.store.set_table(room.id, {"request": before}, request=""):
        await hub.refresh(room)
        return False
    room.clear_request()
    _tell_settled(room, request, how)
    return True


async def _settle(hub: Hub, room: Room, request: wire.Request, before: str | None) -> bool:
    """Those who have a say have agreed; False if the table has changed meanwhile. `before`: the request as it lay."""
    async with room.lock:
        async with seating.at_table(hub.store, room) as sitting:
            if not sitting.row.playing or (before is not None and sitting.row.request != before):
                return False
            if before is not None:
                await sitting.set_table(request="")
            await carry_out(sitting, request, VOTES)
        if before is not None:
            room.clear_request()
        await hub.catch_up(room)
        _tell_settled(room, request, YES)
    if request.what == UNDO:
        await play.rewind(hub, room, request.n)
    return True


async def carry_out(sitting: seating.Sitting, request: wire.Request, how: str) -> None:
    """Do what was asked for. Who has always been alone at the table needs no line about their own consent."""
    people = {player for s in sitting.seats for player in (s.player, *s.former_holders()) if player}
    if request.what == KICK:
        await sitting.give_up(request.about, how)
    elif request.what == STAND_IN:
        await sitting.stand_in(request.about, request.bot, how)
    elif request.what == OPEN:
        await sitting.free_bot(request.about)
    elif request.what == UNDO:
        if len(people) > 1:
            await sitting.note("taken_back", request.seat)
    else:
        await sitting.abandon("ended" if len(people) > 1 else "abandoned")


async def do_at_once(hub: Hub, room: Room, what: str, about: int, bot: str) -> bool:
    """Do to the seat of somebody who is away what else needs votes; False if they are not, or sit there no more."""
    async with room.lock:
        owner = room.seats[about].player
        if not is_away(hub, room, owner):
            return False
        async with seating.at_table(hub.store, room) as sitting:
            if not sitting.row.playing or sitting.seats[about].player != owner:
                return False
            await carry_out(sitting, _new(what, -1, 0, about, bot), AWAY)
        await hub.catch_up(room)
    return True


def _tell_settled(room: Room, request: wire.Request, answer: str) -> None:
    room.telling.tell_all(msgspec.structs.replace(request, settled=answer, waiting=[]))


# ---------------------------------------------------------------- those who do not answer
def watch(hub: Hub, room: Room) -> None:
    """While a request lies on the table, look now and then whether everybody who has not answered is away."""
    if room.row.request and room.row.playing and not room.watched:
        room.watched = True
        hub.later(_watch(hub, room))


async def _watch(hub: Hub, room: Room) -> None:
    try:
        while room.row.request and room.row.playing and not room.resting:
            await asyncio.sleep(max(LOOK_NOT_BEFORE, min(LOOK_EVERY, hub.settings.absence / 4)))
            before, request = room.row.request, room.request()
            if request is not None and decided(hub, room, request):
                if not await _settle(hub, room, request, before):
                    await hub.refresh(room)
    finally:
        room.watched = False
