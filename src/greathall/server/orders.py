"""Orders: what a client sends over the socket of a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

SeatNo = Annotated[int, Meta(ge=0, le=15)]
Code = Annotated[int, Meta(ge=0, le=1 << 30)]
Eyes = Annotated[int, Meta(ge=-1, le=15)]  # a seat, or -1: a spectator


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """One or several picks in a row, taken together or not at all. `id` is the question's id (of the first pick)."""

    seat: SeatNo
    id: int
    codes: Annotated[list[Code], Meta(min_length=1, max_length=24)]
    ref: int = 0  # comes back in the answer


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class AskUndo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back own choices: at once where the undo policy allows it, else by everybody's consent."""

    seat: SeatNo


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """About the request that lies on the table. Who asked withdraws it by a no."""

    seat: SeatNo
    request: int
    yes: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Propose to end the game without a winner; all persons must agree."""

    seat: SeatNo


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Which rule forbids this choice?"""

    seat: SeatNo
    code: Code
    ref: int = 0


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """What would be asked next if these were chosen? Only for moves of several parts; nothing is chosen."""

    seat: SeatNo
    id: int
    codes: Annotated[list[Code], Meta(min_length=1, max_length=24)]
    ref: int = 0


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot choose in my place? At tutorials, and where bots play all other seats.

    `codes`: parts of a move that are put together but not sent (see Try); the advice is about the next part."""

    seat: SeatNo
    id: int
    codes: Annotated[list[Code], Meta(max_length=24)] = field(default_factory=list)
    ref: int = 0


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Hot-seat: show me the table through the eyes of another of my seats."""

    seat: SeatNo


class MakePromise(Struct, tag="promise", forbid_unknown_fields=True):
    """Promise something, to another seat or to all (-1)."""

    seat: SeatNo
    to: Eyes
    text: Annotated[str, Meta(min_length=1, max_length=200)]
    ref: int = 0


class MarkPromise(Struct, tag="mark", forbid_unknown_fields=True):
    """Whoever it was made to says whether it was kept; the mark may be changed until the game is over."""

    seat: SeatNo
    id: Code
    kept: bool
    ref: int = 0


class WithdrawPromise(Struct, tag="withdraw", forbid_unknown_fields=True):
    """Take back an own promise that nobody has marked."""

    seat: SeatNo
    id: Code
    ref: int = 0


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Orders are obeyed in turn, so the answer also says that those before it have been."""


ToServer = (
    Choose
    | Say
    | AskUndo
    | Vote
    | Resign
    | Why
    | Try
    | Hint
    | Look
    | MakePromise
    | MarkPromise
    | WithdrawPromise
    | Ping
)
