"""What has happened, told in sentences: for the player at the table and for replays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from greathall.kernel.game import Game
from greathall.kernel.match import Match
from greathall.kernel.state import NOBODY
from greathall.texts import Texts, capital


@dataclass
class Entry:
    """What one choice brought about. Number 0 is the set-up, where nobody has chosen yet."""

    number: int
    chooser: int
    code: int
    sentences: list[str]

    def text(self) -> str:
        return " ".join(stopped(s) for s in self.sentences)


def stopped(sentence: str) -> str:
    """With a capital letter and a full stop."""
    return capital(sentence) + ("" if sentence[-1:] in ".!?" else ".")


def entries(
    match: Match, seat: int, texts: Texts, names: Sequence[str], first: int = 0, everything: bool = False
) -> list[Entry]:
    """From choice number `first` on, as a seat may see it."""
    out = []
    for number in range(first, len(match.log)):
        events = match.log[number]
        seen = events if everything else [match.game.see_event(e, seat) for e in events]
        chooser, code = match.choices[number - 1] if number else (NOBODY, 0)
        out.append(Entry(number, chooser, code, sentences(match.game, seen, texts, names)))
    return out


def sentences(game: Game, events: Sequence[tuple[int, ...]], texts: Texts, names: Sequence[str]) -> list[str]:
    """One sentence an event; what one player gets or gives in a row becomes a list."""
    out: list[str] = []
    kinds = game.event_kinds()
    last: tuple[int, ...] = ()
    for event in events:
        text = texts.event(event, names)
        fields = kinds[event[0]].fields
        counted = fields[:1] == [("seat", "seat")] and ("count", "number") in fields
        start = _common_start(out[-1], text, len(names[event[2]])) if counted and event[:3] == last[:3] else 0
        if start:
            out[-1] += ", " + text[start:]
        else:
            out.append(text)
        last = event
    return out


def _common_start(one: str, other: str, name: int) -> int:
    """How much two sentences have in common up to the figure after the player's name; 0 if they part before it."""
    same = name + 1
    while same < min(len(one), len(other)) and one[same] == other[same] and not one[same].isdigit():
        same += 1
    both = one[same : same + 1].isdigit() and other[same : same + 1].isdigit()
    return same if both and one[: name + 1] == other[: name + 1] and same > name + 1 else 0


def turns(match: Match, seat: int, texts: Texts, names: Sequence[str], first: int = 0) -> list[tuple[int, str]]:
    """Paragraphs of (seat that acts, text): one for a player's choices in a row, a new one with every turn."""
    parts: list[tuple[int, list[tuple[int, ...]]]] = []
    kinds = match.game.event_kinds()
    for number in range(first, len(match.log)):
        who = match.choices[number - 1][0] if number else NOBODY
        for event in match.log[number]:
            new_turn = kinds[event[0]].name == "turn"
            if new_turn:
                who = event[2 + kinds[event[0]].fields.index(("seat", "seat"))]
            if new_turn or not parts or parts[-1][0] != who:
                parts.append((who, []))
            parts[-1][1].append(match.game.see_event(event, seat))
    told = [(who, sentences(match.game, events, texts, names)) for who, events in parts]
    return [(who, " ".join(stopped(s) for s in lines)) for who, lines in told]
