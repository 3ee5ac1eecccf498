"""`greathall replay`: a match told again, checked, or looked at in one position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from greathall.cli import chronicle
from greathall.cli.boards import Marks, face_of
from greathall.cli.output import screen, wrapped
from greathall.cli.store import count_fingerprints, open_match
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match
from greathall.kernel.state import NOBODY
from greathall.texts import Texts


def seat_of(match: Match, given: str | None) -> int:
    """A seat by its number (0 is the first) or by the name of its player."""
    if given is None:
        return NOBODY
    names = [seat.name for seat in match.seats]
    if given in names:
        return names.index(given)
    if given.isdigit() and int(given) < len(names):
        return int(given)
    raise BadInput(f"There is no seat '{given}'; there are 0 to {len(names) - 1} ({', '.join(names)}).")


def check(path: Path) -> dict[str, Any]:
    """Play the file through, every fingerprint compared; a difference is raised by the opening."""
    match = open_match(path).match
    return {
        "file": str(path),
        "game": match.game.id,
        "choices": len(match.choices),
        "fingerprints": count_fingerprints(path),
        "finished": match.state.over,
        "winners": [match.seats[p].name for p in match.state.winners],
        "fingerprint": match.fingerprint(),
    }


def check_line(result: dict[str, Any]) -> str:
    ending = "not finished"
    if result["finished"]:
        ending = f"won by {', '.join(result['winners'])}" if result["winners"] else "won by nobody"
    return (
        f"{result['file']}: ok, {result['choices']} choices, {result['fingerprints']} fingerprints agree,"
        f" {ending}, last position {result['fingerprint']}"
    )


class Retelling:
    """A match seen by a seat, by a spectator, or with everything open."""

    def __init__(self, match: Match, seat: int, everything: bool, texts: Texts) -> None:
        self.match = match
        self.seat = seat
        self.everything = everything
        self.texts = texts
        self.names = [seat.name for seat in match.seats]
        self.entries = chronicle.entries(match, seat, texts, self.names, everything=everything)

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.match.game.id,
            "options": self.match.options,
            "seats": self.names,
            "seed": self.match.seed,
            "seen_by": self.seat,
            "log": [{"at": e.number, "seat": e.chooser, "told": e.sentences} for e in self.entries],
            "finished": self.match.state.over,
            "winners": self.match.state.winners,
        }

    def put_transcript(self) -> None:
        out = screen()
        face = face_of(self.match.game.id)
        texts, match = self.texts, self.match
        view = match.game.view_asked(match.state, NOBODY)
        head = texts.get("cli-replay-head", game=texts.get("game-name"), choices=len(match.choices), seed=match.seed)
        out.print(Text(head, "bold"))
        out.print(self.whose())
        wide = len(str(len(match.choices)))
        for entry in self.entries:
            if not entry.sentences:
                continue
            letter, style = face.mark(view, entry.chooser, texts) if entry.chooser >= 0 else (" ", "")
            for i, line in enumerate(wrapped(entry.text(), out.width - wide - 3)):
                number = f"{entry.number:>{wide}} " if i == 0 else " " * (wide + 1)
                out.print(
                    Text.assemble(
                        (number, "bright_black"), (letter if i == 0 else " ", style if i == 0 else ""), " ", line
                    )
                )
        if not match.state.over:
            out.print(texts.get("cli-replay-unfinished") + ".")

    def whose(self) -> str:
        if self.everything:
            return self.texts.get("cli-replay-all")
        name = self.names[self.seat] if self.seat >= 0 else self.texts.get("ui-spectator")
        return self.texts.get("ui-you-see", name=name)

    def put_position(self, number: int) -> None:
        out = screen()
        match, texts = self.match, self.texts
        view = match.game.view_asked(match.at(number), self.seat)
        out.print(Text(texts.get("cli-replay-position", position=number, last=len(match.choices)), "bold"))
        for line in wrapped(self.entries[number].text(), out.width):
            out.print(line)
        lines = face_of(match.game.id).draw(view, texts, self.names, out.width, out.height, Marks(), False)
        for text in lines:
            out.print(text, no_wrap=True, crop=True)
