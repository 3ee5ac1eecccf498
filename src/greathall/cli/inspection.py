"""`greathall inspect`: a position of a match as a scenario that runs; comments show stack, questions and events."""

from __future__ import annotations

from typing import Any, Final

from greathall.cli import chronicle
from greathall.kernel import inspect
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match, played_on
from greathall.kernel.state import NOBODY
from greathall.texts import Texts

DEALT_ANEW: Final = "inspect"  # the seed of what a seat does not know


class Look:
    """One position of a match, seen with everything open or with a seat's eyes."""

    def __init__(self, match: Match, name: str, number: int, seat: int) -> None:
        self.match = match
        self.game = match.game
        self.number = number
        self.seat = seat
        state = match.at(number)
        self.state = state if seat == NOBODY else inspect.seen_by(match.game, state, seat, DEALT_ANEW)
        self.source = f"{name} after choice {number}"
        if seat != NOBODY:
            who = self.game.seat_name(state, seat)
            self.source += f", as {who} knows it: what is hidden from {who} is dealt anew"

    def text(self, texts: Texts, steps: int, events: int) -> str:
        """The scenario, and above it in comments what a person wants to know first."""
        if steps and self.seat != NOBODY:
            raise BadInput("With --seat there are no --steps: hidden cards are dealt anew, and choices may not fit.")
        document = self.document(steps)
        parts = [("Stack:", inspect.stack_lines(self.state)), ("Questions:", self.questions(texts))]
        if events:
            parts.append(("What happened last:", self.last(texts, events)))
        comments = [line for head, lines in parts if lines for line in [head, *[f"  {x}" for x in lines]]]
        return "".join([f"# {line}\n" for line in comments]) + inspect.to_yaml(document)

    def document(self, steps: int) -> dict[str, Any]:
        title = f"{self.source.partition(',')[0]} of {len(self.match.choices)}"
        eyes = None if self.seat == NOBODY else [self.seat]
        out = inspect.document(self.game, self.state, self.match.options, title, self.source, eyes)
        out["steps"] = [*out.get("steps", []), *self.following(steps)]
        if not out["steps"]:
            del out["steps"]
        return out

    def following(self, steps: int) -> list[dict[str, Any]]:
        """The choices that were made next, in words; before each the numbers it drew from a key, which a scenario does
        not have."""
        out: list[dict[str, Any]] = []
        s, chance = self.state.clone(), self.match.chance
        for n, (seat, code) in enumerate(self.match.choices[self.number : self.number + steps], self.number):
            said = {self.game.seat_name(s, seat): self.game.option_words(s, code)}
            s.drawn = []
            s = played_on(self.game, s, chance, n, [(seat, code)])
            out += [{"random": s.drawn[1::2]}, said] if s.drawn else [said]
        return out

    def questions(self, texts: Texts) -> list[str]:
        names = [seat.name for seat in self.match.seats]
        out = []
        for ask in self.state.asks:
            who = self.game.seat_name(self.state, ask.seat)
            rule = self.game.rule_of(self.state, ask)
            asked = f"{who} ({names[ask.seat]}): {texts.decision(ask.kind, names)} [{rule}]"
            if self.seat in (NOBODY, ask.seat):
                asked += f" {len(ask.options)} options"
            out.append(asked)
        return out

    def last(self, texts: Texts, events: int) -> list[str]:
        names = [seat.name for seat in self.match.seats]
        told = chronicle.entries(self.match, self.seat, texts, names, 0, everything=self.seat == NOBODY)
        told = [entry for entry in told[: self.number + 1] if entry.sentences]
        return [f"{entry.number}: {entry.text()}" for entry in told[-events:]]
