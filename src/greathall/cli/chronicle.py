"""What has happened, told in sentences: for the player at the table and for replays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
        out.append(Entry(number, chooser, code, [texts.event(e, names) for e in seen]))
    return out


def turns(match: Match, seat: int, texts: Texts, names: Sequence[str], first: int = 0) -> list[tuple[int, str]]:
    """Paragraphs of (seat that acts, text): one for a player's choices in a row, a new one with every turn."""
    out: list[tuple[int, list[str]]] = []
    kinds = match.game.event_kinds()
    for number in range(first, len(match.log)):
        who = match.choices[number - 1][0] if number else NOBODY
        for event in match.log[number]:
            new_turn = kinds[event[0]].name == "turn"
            if new_turn:
                who = event[2]
            if new_turn or not out or out[-1][0] != who:
                out.append((who, []))
            out[-1][1].append(stopped(texts.event(match.game.see_event(event, seat), names)))
    return [(who, " ".join(sentences)) for who, sentences in out]
