"""Match files: one JSON text per line. A header, then every choice as it was made, now and then a fingerprint.

    {"greathall": 1, "game": "catan", "rules_version": 1, "data_digest": "...", "options": {...}, "seats": [...], ...}
    [0, 387]
    {"at": 20, "fingerprint": "..."}
    {"result": {"winners": [2]}, "at": 911, "fingerprint": "..."}

Where chance is keyed (kernel/chance.py) the header says so, and every choice that drew numbers is followed by them,
each with the number of its possibilities: {"drew": [6, 3, 6, 5], "at": 12}. Set-up is choice 0.

The file only grows while a match is played, so a crash costs at most the line being written.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadInput, Refused
from greathall.kernel.game import Game
from greathall.kernel.match import Match, Seat

FORMAT = 1
FINGERPRINT_EVERY = 20


def header(match: Match) -> dict[str, Any]:
    chance = {} if match.chance.plain else {"chance": match.chance.stored()}
    return {
        "greathall": FORMAT,
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        "data_digest": match.game.digest(len(match.seats), match.options),
        "options": match.options,
        "seats": [{"name": s.name, "bot": s.bot} for s in match.seats],
        "seed": match.seed,
        **chance,
    }


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _mark(match: Match) -> dict[str, Any]:
    mark: dict[str, Any] = {"at": len(match.choices), "fingerprint": match.fingerprint()}
    if match.state.over:
        mark = {"result": {"winners": match.state.winners}, **mark}
    return mark


def dumps(match: Match) -> str:
    """The whole match as text, with a fingerprint of its last position."""
    lines = [_line(header(match))]
    if match.chance.plain:
        lines += [_line(list(choice)) for choice in match.choices]
    else:
        lines += _with_draws(match)
    if match.choices:
        lines.append(_line(_mark(match)))
    return "".join(lines)


def _with_draws(match: Match) -> list[str]:
    """The choices, each with the numbers it drew."""
    again = Match(match.game, match.options, match.seats, Chance.read(match.chance.stored()), stored=True)
    lines = [_line({"drew": again.drawn, "at": 0})] if again.drawn else []
    for n, (seat, code) in enumerate(match.choices, 1):
        again.choose(seat, code)
        lines.append(_line([seat, code]))
        if again.drawn:
            lines.append(_line({"drew": again.drawn, "at": n}))
    return lines


def save(match: Match, path: Path) -> None:
    """Write the whole match; the old file stays until the new one is complete."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(dumps(match), encoding="utf-8")
        os.replace(part, path)
    except OSError as e:
        raise BadInput(f"The match cannot be saved to {path}: {e.strerror}.") from None


class Recorder:
    """Appends a running match to its file, each choice on the disk before it counts as made."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path
        save(match, path)

    def record(self) -> None:
        """After `match.choose`."""
        text = _line(list(self.match.choices[-1]))
        if self.match.state.over or len(self.match.choices) % FINGERPRINT_EVERY == 0:
            text += _line(_mark(self.match))
        with self.path.open("a", encoding="utf-8") as f:
            f.write(text)
            f.flush()
            os.fsync(f.fileno())

    def rewrite(self) -> None:
        """After an undo."""
        save(self.match, self.path)


class Opened:
    """A match read from a file, and what is to be said about the file."""

    def __init__(self, match: Match, notes: list[str]) -> None:
        self.match = match
        self.notes = notes


def load(path: Path, games: Any) -> Opened:
    """Open a match file; `games` is a function from id to Game. Whatever is wrong is said in one sentence."""
    return loads(read(path), str(path), games)


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}.") from None
    except IsADirectoryError:
        raise BadInput(f"{path} is a folder, not a match file.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a match file: it is not text.") from None
    except OSError as e:
        raise BadInput(f"{path} cannot be read: {e.strerror}.") from None


def loads(text: str, name: str, games: Any) -> Opened:
    lines = text.split("\n")
    torn = lines.pop() if not text.endswith("\n") else ""
    if lines and lines[-1] == "":
        lines.pop()
    if not lines:
        raise BadInput(f"{name} is not a match file: its first line is missing.")
    head = _parse(lines[0], name, 1)
    match = _open_header(head, name, games)
    others = played_otherwise(match, head["rules_version"], head["data_digest"])
    notes: list[str] = []
    if torn:
        try:
            json.loads(torn)
            lines.append(torn)
        except ValueError:
            notes.append("The last line was not completely written and is left out.")
    alike = 0  # the last choice whose position is known to be the one played
    for number, line in enumerate(lines[1:], 2):
        entry = _parse(line, name, number)
        try:
            if isinstance(entry, list):
                _replay(match, entry, name, number)
            elif isinstance(entry, dict) and "fingerprint" in entry:
                _compare(match, entry, name, number, alike)
                alike = len(match.choices)
            elif isinstance(entry, dict) and "drew" in entry:
                _compare_draws(match, entry, name, number)
            else:
                raise BadInput(f"{name}, line {number} is neither a choice [seat, code] nor a fingerprint.")
        except Differs as e:
            raise BadInput(f"{name}, line {number}: {e}{f'; it {others}' if others else ''}.") from None
    if others and not match.state.over:
        notes.append(f"The match {others}; so far it runs here as it was played.")
    return Opened(match, notes)


class Differs(Exception):
    """A stored match does not run as it was played; says from which choice on."""


def played_otherwise(match: Match, rules_version: object, data_digest: object) -> str:
    """What was different when the match was played; '' if nothing was. Whether it matters, its replay tells."""
    game = match.game
    if rules_version != game.rules_version:
        return f"was played by rules version {rules_version} of {game.id}, here is version {game.rules_version}"
    here = game.digest(len(match.seats), match.options)
    if data_digest != here:
        return f"was played with other board or card data ({data_digest}, here {here}; see GREATHALL_DATA)"
    return ""


def _parse(line: str, name: str, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise BadInput(f"{name}, line {number} is not JSON.") from None


def _open_header(head: Any, name: str, games: Any) -> Match:
    if not isinstance(head, dict) or "greathall" not in head:
        raise BadInput(f"{name} is not a match file: its first line is not a match header.")
    if head["greathall"] != FORMAT:
        raise BadInput(f"{name} has match format {head['greathall']}; this version reads format {FORMAT}.")
    missing = [k for k in ("game", "rules_version", "data_digest", "options", "seats", "seed") if k not in head]
    if missing:
        raise BadInput(f"{name} has no '{missing[0]}' in its header.")
    if not isinstance(head["game"], str):
        raise BadInput(f"{name} does not name its game.")
    game: Game = games(head["game"])
    seats, options = head["seats"], head["options"]
    if not isinstance(seats, list) or not all(isinstance(s, dict) for s in seats) or not isinstance(options, dict):
        raise BadInput(f"{name} has a broken header.")
    names = [Seat(str(s.get("name", "")), str(s.get("bot", ""))) for s in seats]
    try:
        chance = Chance.read(head["chance"]) if "chance" in head else Chance.fast(str(head["seed"]))
        return Match(game, options, names, chance, stored=True)
    except BadInput as e:
        raise BadInput(f"{name}: {e}") from None


def _replay(match: Match, entry: list[Any], name: str, number: int) -> None:
    if len(entry) != 2 or not all(type(v) is int for v in entry):
        raise BadInput(f"{name}, line {number} is not a choice [seat, code].")
    try:
        match.choose(entry[0], entry[1])
    except Refused as e:
        what = f"{entry}, {words}," if (words := _words(match, entry[1])) else f"{entry}"
        raise Differs(f"choice {len(match.choices) + 1}, {what} is not legal there ({e.rule})") from None


def _words(match: Match, code: int) -> str:
    """An option that is not legal, in words where it has some."""
    game = match.game
    return f"'{game.option_words(match.state, code)}'" if code in game.codes_in(match.state) else ""


def _compare_draws(match: Match, entry: dict[str, Any], name: str, number: int) -> None:
    here = len(match.choices)
    if entry.get("at") != here:
        raise BadInput(f"{name}, line {number} speaks of choice {entry.get('at')}, the file is at {here}.")
    if entry["drew"] != match.drawn:
        what = f"choice {here}" if here else "set-up"
        raise Differs(f"{what} drew other numbers than its secret gives")


def _compare(match: Match, entry: dict[str, Any], name: str, number: int, alike: int) -> None:
    here = len(match.choices)
    if entry.get("at") != here:
        raise BadInput(f"{name}, line {number} speaks of position {entry.get('at')}, the file is at {here}.")
    if entry["fingerprint"] != match.fingerprint():
        since = f"one of the choices {alike + 1} to {here}" if here > alike + 1 else f"choice {here}"
        raise Differs(f"{since} leads to another position than the one played" if here else "it begins differently")
