"""`greathall scenario run`: each scenario passes, or fails with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from greathall.games import registry
from greathall.kernel import scenario
from greathall.kernel.errors import BadInput, Refused
from greathall.texts import Texts

PASSED, FAILED, BROKEN = "passed", "failed", "broken"


@dataclass
class Outcome:
    """One scenario; `broken`: the file or the scenario itself is wrong."""

    where: str
    title: str
    outcome: str
    reason: str = ""

    def line(self) -> str:
        head = f"{self.outcome:<7} {self.where}" + (f": {self.title}" if self.title else "")
        return f"{head}\n        {self.reason}" if self.reason else head

    def as_json(self) -> dict[str, str]:
        return asdict(self)


def files_of(paths: Sequence[Path]) -> list[Path]:
    """Folders are searched for *.yaml."""
    out: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise BadInput(f"There is no scenario (*.yaml) in {path}.")
            out += found
        else:
            out.append(path)
    return out


def run_file(path: Path) -> list[Outcome]:
    try:
        found = scenario.read(path)
    except BadInput as e:
        return [Outcome(str(path), "", BROKEN, str(e))]
    return [run_one(one) for one in found]


def run_one(one: scenario.Scenario) -> Outcome:
    try:
        game = registry.get(one.game)
        scenario.run(one, game, Texts("en", game).reason)
    except scenario.Failed as e:
        return Outcome(one.where, one.title, FAILED, str(e))
    except (BadInput, Refused) as e:
        return Outcome(one.where, one.title, BROKEN, str(e))
    return Outcome(one.where, one.title, PASSED)
