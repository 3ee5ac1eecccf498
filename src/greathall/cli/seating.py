"""Who sits where: persons and bots, from what was asked for on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from greathall.bots import registry as bots
from greathall.cli.output import read_text
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.kernel.match import Seat
from greathall.texts import Texts

PERSON: Final = ("human", "person", "me")
BOT: Final = "bot"
BOT_NAMES: Final = ("Pyp", "Grenn", "Edd", "Satin", "Dareon", "Halder", "Toad", "Rast")


def usual_bot(game_id: str) -> str:
    names = bots.names(game_id)
    return "heuristic" if "heuristic" in names else names[0]


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """`k=v` as given with --option; `k=@file` takes the text of a file."""
    out: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise BadInput(f"An option is written name=value, not '{pair}'.")
        value = value.strip()
        out[name.strip()] = read_text(Path(value[1:])) if value.startswith("@") else value
    return out


def seat_plan(game: Game, players: int | None, hot_seat: int | None, seats: str, bot_names: str) -> list[str]:
    """Per seat the name of its bot, '' for a person."""
    plan = split(seats)
    if plan:
        if hot_seat is not None:
            raise BadInput("Give either --hot-seat or --seats, not both.")
        if players is not None and players != len(plan):
            raise BadInput(f"--seats names {len(plan)} seats, but --players says {players}.")
    else:
        count = players if players is not None else game.usual_seats
        game.check_seats(count)
        persons = 1 if hot_seat is None else hot_seat
        if not 0 <= persons <= count:
            raise BadInput(f"Of {count} players, {persons} cannot be persons.")
        plan = [PERSON[0]] * persons + [BOT] * (count - persons)
    game.check_seats(len(plan))
    return _with_bots(game, plan, split(bot_names))


def _with_bots(game: Game, plan: list[str], named: list[str]) -> list[str]:
    """Fill in the bots: one name for all of them, or one for each in turn."""
    free = plan.count(BOT)
    if not named:
        named = [usual_bot(game.id)]
    elif not free:
        raise BadInput("No seat is left for the bots that --bots names.")
    if len(named) == 1:
        named = named * free
    if len(named) != free:
        raise BadInput(f"--bots names {len(named)} bots for {free} seats; name one, or one for each.")
    waiting = iter(named)
    out = ["" if who in PERSON else next(waiting) if who == BOT else who for who in plan]
    for bot in out:
        if bot:
            bots.make(bot, game.id)  # an unknown one is refused before anything begins
    return out


def seats_of(plan: list[str], given: str, texts: Texts) -> list[Seat]:
    """Seats with their names: those given, else `Player 1` for a person and a brother's name for a bot."""
    wanted = split(given)
    if len(wanted) > len(plan):
        raise BadInput(f"--names has {len(wanted)} names for {len(plan)} seats.")
    if len(set(wanted)) != len(wanted):
        raise BadInput("Two seats cannot have the same name.")
    free = (name for name in BOT_NAMES if name not in wanted)
    out = []
    for i, bot in enumerate(plan):
        own = next(free) if bot else texts.get(f"seat-{i + 1}")
        out.append(Seat(wanted[i] if i < len(wanted) else own, bot))
    return out
