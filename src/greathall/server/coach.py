"""The coach of an introductory game: which of its steps have been spoken. That follows from the match alone."""

from __future__ import annotations

from greathall.games import registry
from greathall.kernel.match import Match
from greathall.lab import tutorial
from greathall.server import wire
from greathall.server.rows import TableRow

TUTORIAL = "tutorial"  # in the column `seed_by`: chance is the tutorial's


class Coach:
    def __init__(self, lesson: tutorial.Tutorial) -> None:
        self.lesson = lesson
        self.game = registry.get(lesson.game)
        self.seen: list[tutorial.Seen] = []  # by number of choices
        self.parts: list[int] = []  # kinds of the questions that were tried since the last choice
        self.told: list[str] = []  # ids of the steps that everybody at the table knows

    @classmethod
    def of(cls, row: TableRow) -> Coach | None:
        lesson = tutorial.tutorial_of(row.game) if row.seed_by == TUTORIAL else None
        return None if lesson is None else cls(lesson)

    def see(self, match: Match) -> None:
        """The match stands at a position, for the first time or again."""
        n = len(match.choices)
        del self.seen[n:]
        self.parts = []
        self.seen.append(tutorial.see(self.game, match.state, match.log[n], self.lesson.seat))

    def try_part(self, parts: int, kind: int) -> None:
        """A move is being put together: after so many parts this would be asked. A step about it is spoken now, not
        when the whole move has been made and it is too late."""
        self.parts = [*self.parts[: parts - 1], kind]

    def tell(self, match: Match | None) -> wire.Coached:
        """Everything that has been said up to now."""
        n = -1 if match is None else len(match.choices)
        seen = [*self.seen[: n + 1], *(tutorial.Seen([], kind) for kind in self.parts if n >= 0)]
        spoken = [
            wire.SpokenStep(
                s.step.id, min(s.n, n), list(s.step.rules), s.step.hint, s.step.optional, bool(s.step.decision)
            )
            for s in tutorial.spoken(self.lesson, self.game, seen)
        ]
        self.told = [s.id for s in spoken]
        return wire.Coached(spoken, len([s for s in self.lesson.steps if not s.optional]))

    def news(self, match: Match | None) -> wire.Coached | None:
        """The same, if it has changed since it was told."""
        before = self.told
        now = self.tell(match)
        return now if self.told != before else None
