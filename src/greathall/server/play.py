"""Choices and what takes them back: checked, committed, and only then told."""

from __future__ import annotations

import time

from greathall.kernel.errors import Refused
from greathall.kernel.match import Match
from greathall.kernel.state import NOBODY
from greathall.server import clocks, wire
from greathall.server.asking import tried_question
from greathall.server.hub import Hub
from greathall.server.room import Room
from greathall.server.rows import CHOICE, REWIND, LogRow
from greathall.server.writer import Conflict


class Refusal(Exception):
    """A message to a table is refused; `key` is a text of the program."""

    def __init__(self, key: str, rule: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule


async def choose(hub: Hub, room: Room, seat: int, question: int, codes: list[int], player: str | None) -> None:
    """Make choices for a seat, all or none. `player` None: a bot answers for the seat."""
    async with room.lock:
        match = room.match
        if match is None or not room.row.playing:
            raise Refusal("error-not-playing")
        if player is not None:
            _may_play(room, player, seat)
        asked = room.asked.get(seat)
        if asked is None:
            raise Refusal("error-not-your-turn", rule_against(room, seat, codes[0]))
        if asked.id != question:
            raise Refusal("error-too-late")
        before, kept = len(match.choices), room.asked
        now = time.time()
        rows: list[LogRow] = []
        row = room.rows
        try:
            for code in codes:
                match.choose(seat, code)
                row += 1
                rows.append(LogRow(row, CHOICE, seat, code, now))
                room.track(row, seat)
        except Refused as e:
            room.take_back(before, kept)
            raise Refusal("error-not-legal", e.rule) from None
        except Exception as e:
            hub.metrics.failed("rules-failed", e, table=room.id, n=before)
            room.take_back(before, kept)
            raise Refusal("error-internal") from None
        reserves = clocks.charge(room, seat, asked, len(codes))
        try:
            await _commit(hub, room, rows, reserves)
        except Conflict:  # another process was faster
            room.take_back(before, kept)
            await hub.catch_up(room)
            raise Refusal("error-too-late") from None
        hub.metrics.count_choices(len(codes))
        room.sum_up()
        try:
            room.telling.tell_updates()
        except Exception as e:  # the choice counts: whoever looks on gets the whole position
            hub.metrics.failed("update-failed", e, table=room.id, n=before)
            await hub.reread(room)
        if match.state.over:
            room.telling.tell_table()
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


def why(room: Room, player: str, seat: int, code: int) -> str:
    """The rule that forbids a choice, '' if it is allowed."""
    if room.match is None or not room.attendance.plays(player, seat):
        raise Refusal("error-not-yours")
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
    if asked is None or asked.id != question:
        raise Refusal("error-too-late")
    return match


def _may_play(room: Room, player: str, seat: int) -> None:
    if not room.attendance.plays(player, seat):
        raise Refusal("error-not-yours")
    if room.attendance.bot_of(seat):
        raise Refusal("error-bot-plays")


async def _commit(hub: Hub, room: Room, rows: list[LogRow], reserves: list[tuple[int, float]]) -> None:
    """Write what is already done in memory; if that fails, the log decides. Raises Conflict."""
    assert room.match is not None
    state = room.match.state
    try:
        await hub.store.append(
            room.id, rows, len(room.match.choices), [a.seat for a in state.asks], state.winners, state.over, reserves
        )
    except Conflict:
        raise
    except Exception:
        await hub.reread(room)
        raise Refusal("error-not-stored") from None
    room.committed(rows, reserves)


async def undo(hub: Hub, room: Room, player: str, seat: int) -> int:
    """Take back the last own choice if the policy allows; else say to which position consent is needed (-1: done)."""
    async with room.lock:
        match = room.match
        if match is None or not room.row.playing:
            raise Refusal("error-not-playing")
        _may_play(room, player, seat)
        if match.can_undo(seat):
            await _rewind(hub, room, len(match.choices) - 1)
            return -1
        own = [n for n, (chooser, _) in enumerate(match.choices) if chooser == seat]
        if not own:
            raise Refusal("error-nothing-to-undo")
        return own[-1]


async def rewind(hub: Hub, room: Room, n: int) -> None:
    """Go back with everybody's consent."""
    async with room.lock:
        match = room.match
        if match is None or not room.row.playing or n >= len(match.choices):
            return
        await _rewind(hub, room, n)


async def _rewind(hub: Hub, room: Room, n: int) -> None:
    entry = LogRow(room.rows + 1, REWIND, NOBODY, n, time.time())
    room.rewind(entry.n, n)
    try:
        await _commit(hub, room, [entry], [])
    except Conflict:
        await hub.reread(room)
        raise Refusal("error-too-late") from None
    room.sum_up()
    room.telling.tell_rewound()
    hub.stir(room)
