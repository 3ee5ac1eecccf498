"""Choices and what takes them back: checked, committed, and only then told."""

from __future__ import annotations

import time

from greathall.kernel.errors import Refused
from greathall.kernel.match import Match
from greathall.kernel.state import NOBODY, State
from greathall.server import clocks, fairness, wire
from greathall.server.asking import tried_question
from greathall.server.hub import Hub
from greathall.server.room import Room
from greathall.server.rows import CHOICE, REWIND, REWIND_ANEW, LogRow
from greathall.server.writer import Conflict

NOT_STORED = "error-not-stored"  # the room is torn; when it is whole again, everybody is told the position


class Refusal(Exception):
    """A message to a table is refused; `key` is a text of the program."""

    def __init__(self, key: str, rule: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule


class Disagrees(Exception):
    """What was about to be written does not follow on the log."""


def playing(room: Room) -> Match:
    """The match of a room, where one is played and it is known that it agrees with the log."""
    if room.torn is not None:
        raise Refusal(NOT_STORED)
    if room.match is None or not room.row.playing:
        raise Refusal("error-not-playing")
    return room.match


async def choose(hub: Hub, room: Room, seat: int, question: int, codes: list[int], player: str | None) -> None:
    """Make choices for a seat, all or none. `player` None: a bot answers for the seat."""
    async with room.lock:
        match = playing(room)
        if player is not None:
            _may_play(room, player, seat)
        asked = room.asked.get(seat)
        if player is not None and not knows_what_is_asked(room, seat):
            raise Refusal("error-not-your-turn")
        if asked is None:
            raise Refusal("error-not-your-turn", rule_against(room, seat, codes[0]))
        if asked.id != question:
            raise Refusal("error-too-late")
        before, kept, waited = len(match.choices), room.asked, room.waits_for_device(seat)
        now, began = time.time(), time.monotonic()
        rows: list[LogRow] = []
        row = room.rows
        try:
            for code in codes:
                match.choose(seat, code)
                row += 1
                rows.append(LogRow(row, CHOICE, seat, code, room.moment(now)))
                room.track(row, seat)
        except Refused as e:
            room.take_back(before, kept)
            raise Refusal("error-not-legal", e.rule) from None
        except Exception as e:
            hub.metrics.failed("rules-failed", e, table=room.id, n=before)
            room.take_back(before, kept)
            raise Refusal("error-internal") from None
        reserves = clocks.charge(room, seat, asked, len(codes), waited)
        try:
            await _commit(hub, room, rows, match.state, len(match.choices), reserves, began)
        except Conflict:
            room.take_back(before, kept)
            await _overtaken(hub, room, rows, began)
            return
        except BaseException:  # what is not stored is not remembered either
            room.take_back(before, kept)
            raise
        hub.metrics.count_choices(len(codes))
        room.sum_up()
        try:
            room.telling.tell_updates()
            if match.state.over:
                room.telling.tell_table()
        except Exception as e:  # the choice counts: whoever looks on gets the whole position
            hub.metrics.failed("update-failed", e, table=room.id, n=before)
            hub.tear(room, began)
        hub.stir(room)


def rule_against(room: Room, seat: int, code: int) -> str:
    """The rule that forbids a choice, '' where none is known."""
    assert room.match is not None
    if room.match.state.over:
        return ""
    try:
        return room.game.why_not(room.match.state, seat, code)
    except Exception:
        return ""


def knows_what_is_asked(room: Room, seat: int) -> bool:
    """Has the seat heard what it is asked now, or that it is asked nothing? Before that nothing is taken from it, and
    nothing is told it: what is going on is not its to know yet."""
    asked = room.asked.get(seat)
    return room.fronts.up_to_date(seat) or (asked is not None and room.fronts.was_asked(seat, asked.id))


def why(room: Room, player: str, seat: int, code: int) -> str:
    """The rule that forbids a choice, '' if it is allowed."""
    if room.match is None or not room.attendance.plays(player, seat):
        raise Refusal("error-not-yours")
    if not knows_what_is_asked(room, seat):
        return ""
    asked = room.asked.get(seat)
    return "" if asked is not None and code in asked.ask.options else rule_against(room, seat, code)


def try_out(room: Room, player: str, seat: int, question: int, codes: list[int]) -> wire.Question | None:
    """The next part of a move of several parts if these were chosen, on a copy; None: the move is complete then.

    Only parts of the same move are ever shown, and whether one follows does not depend on what is hidden from the seat
    (see DecisionKind), so nothing can be found out by trying.
    """
    kinds = room.game.decision_kinds()
    state = check_asked(room, player, seat, question).state.clone()
    state.hidden_shown = False
    rng = state.rng
    for code in codes:
        index = next((i for i, ask in enumerate(state.asks) if ask.seat == seat), -1)
        ask = state.asks[index] if index >= 0 else None
        if ask is None or not kinds[ask.kind].part or code not in ask.options:
            raise Refusal("error-not-legal", rule_against(room, seat, code))
        state.choose(index, code)
    following = next((ask for ask in state.asks if ask.seat == seat), None)
    if following is None or not kinds[following.kind].part or state.rng != rng or state.hidden_shown:
        return None
    return tried_question(room.game, state, following, question)


def check_asked(room: Room, player: str, seat: int, question: int) -> Match:
    """The match, if this question to the player's seat is open."""
    match = room.match
    if match is None or not room.row.playing:
        raise Refusal("error-not-playing")
    _may_play(room, player, seat)
    asked = room.asked.get(seat)
    if asked is None or asked.id != question or not knows_what_is_asked(room, seat):
        raise Refusal("error-too-late")
    return match


def _may_play(room: Room, player: str, seat: int) -> None:
    if not room.attendance.plays(player, seat):
        raise Refusal("error-not-yours")
    if room.attendance.bot_of(seat):
        raise Refusal("error-bot-plays")


async def _commit(
    hub: Hub,
    room: Room,
    rows: list[LogRow],
    state: State,
    n: int,
    reserves: list[tuple[int, float]],
    began: float,
) -> None:
    """Write entries that lead to this state after n choices. Raises Conflict if that number of the log is taken.

    If anything else goes wrong, nobody knows whether they are stored: the room is torn until it has been read again."""
    try:
        if room.comes_to(rows) != n:
            raise Disagrees(f"{room.rows} entries that come to {room.logged} choices, {n} after {len(rows)} more")
        asked, in_window = room.who_is_asked(state)
        await hub.store.append(
            room.id, rows, room.number(n), asked, state.winners, state.over, reserves, in_window
        )
    except Conflict:
        raise
    except BaseException as e:
        hub.tear(room, began)
        if not isinstance(e, Exception):
            raise
        hub.metrics.failed("not-stored", e, name_only=not isinstance(e, Disagrees), table=room.id)
        raise Refusal(NOT_STORED) from None
    room.committed(rows, reserves)


async def _overtaken(hub: Hub, room: Room, rows: list[LogRow], began: float) -> None:
    """The number is taken: by another process that was faster or, when the database went away before it could say so,
    by these very entries. Then they count; else the order comes too late. Memory is as it was before."""
    try:
        there = await hub.store.log_after(room.id, room.rows)
        if not there:
            raise Disagrees("a number of the log is taken and is not there")
        await hub.catch_up(room)
    except Exception as e:
        hub.metrics.failed("not-stored", e, name_only=True, table=room.id)
        hub.tear(room, began)
        raise Refusal(NOT_STORED) from None
    if there[: len(rows)] != rows:
        raise Refusal("error-too-late")


async def undo(hub: Hub, room: Room, player: str, seat: int) -> int:
    """Take back the last own choice if the policy allows; else say to which position consent is needed (-1: done)."""
    async with room.lock:
        match = playing(room)
        _may_play(room, player, seat)
        if match.can_undo(seat):
            await _rewind(hub, room, len(match.choices) - 1)
            return -1
        own = [n for n, (chooser, _) in enumerate(match.choices) if chooser == seat and n >= match.chance.redealt]
        if not own:
            raise Refusal("error-nothing-to-undo")
        return own[-1]


async def rewind(hub: Hub, room: Room, n: int) -> None:
    """Go back with everybody's consent."""
    async with room.lock:
        if room.row.playing and n < len(playing(room).choices):
            anew = fairness.must_be_new(room.row, room.seats) and any(playing(room).sealed[n:])
            await _rewind(hub, room, n, anew)


async def _rewind(hub: Hub, room: Room, n: int, anew: bool = False) -> None:
    assert room.match is not None
    kind, began = REWIND_ANEW if anew else REWIND, time.monotonic()
    entry = LogRow(room.rows + 1, kind, NOBODY, n, time.time())
    try:
        await _commit(hub, room, [entry], room.match.at(n), n, [], began)
    except Conflict:
        await _overtaken(hub, room, [entry], began)
        return
    room.rewind(entry.n, n, anew)
    room.sum_up()
    try:
        room.telling.tell_rewound()
    except Exception as e:
        hub.metrics.failed("update-failed", e, table=room.id, n=n)
        hub.tear(room, began)
    hub.stir(room)
