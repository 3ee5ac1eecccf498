"""Which rules stand in the code, which are proved by a passing test, and which are waived with a reason.

Implemented: the id stands in a source file of the game (ranges as `CAT-PROD.1 to CAT-PROD.9` count for all in between).
Tested: a passing test is marked with the id; tests/conftest.py keeps the record.
Waived: `rules/waived.yaml` of the game, from id to reason.
"""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import greathall
from greathall.cli.output import tell
from greathall.games import registry
from greathall.kernel.data import read_yaml
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.texts.reference import rules_of

RECORD: Final = ".rules-tested.json"
WAIVERS: Final = "waived.yaml"


@dataclass
class Coverage:
    """One game: its rules in the order of the book, and what is known of each."""

    game: str
    rules: list[str]
    implemented: set[str]
    tested: set[str]
    waived: dict[str, str] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {
            "rules": len(self.rules),
            "implemented": len(self.implemented),
            "tested": len(self.tested),
            "waived": self.waived,
            "not_implemented": self.missing(self.implemented),
            "not_tested": self.missing(self.tested),
        }

    def missing(self, have: set[str]) -> list[str]:
        return [rule for rule in self.rules if rule not in have and rule not in self.waived]

    def summary(self) -> str:
        total = len(self.rules)
        waived = f", {len(self.waived)} waived" if self.waived else ""
        return f"{self.game}: {total} rules, {len(self.implemented)} implemented, {len(self.tested)} tested{waived}"

    def sections(self) -> dict[str, list[str]]:
        out: dict[str, list[str]] = {}
        for rule in self.rules:
            out.setdefault(section_of(rule), []).append(rule)
        return out


def section_of(rule: str) -> str:
    """`CAT-PROD` of `CAT-PROD.7`."""
    return rule.rpartition(".")[0] or rule


def ids_in(text: str, prefix: str) -> set[str]:
    """The rule ids in a text; a range stands for all that lie in between."""
    found = set(re.findall(rf"\b{prefix}-[A-Z]+(?:\.\d+)+[a-z]?", text))
    for section, first, last in re.findall(rf"\b({prefix}-[A-Z]+)\.(\d+)\s+to\s+(?:\1)?\.?(\d+)", text):
        found |= {f"{section}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def implemented_in(folder: Path, prefix: str) -> set[str]:
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        found |= ids_in(path.read_text(encoding="utf-8"), prefix)
    return found


def project_root() -> Path | None:
    """The folder with the tests, when the program runs from its project."""
    root = Path(greathall.__file__).resolve().parents[2]
    return root if (root / "tests").is_dir() else None


def tested_rules(root: Path | None) -> set[str]:
    """What passing tests have proved; without a record the marked tests are run once."""
    if root is None:
        tell("There are no tests here, so no rule counts as tested.")
        return set()
    record = root / RECORD
    if not record.is_file():
        run_marked_tests(root)
    try:
        content = json.loads(record.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return set()
    except (OSError, ValueError):
        raise BadInput(f"{record} cannot be read; remove it and run the tests again.") from None
    if not isinstance(content, dict):
        raise BadInput(f"{record} is not a record of tests; remove it and run the tests again.")
    return {str(rule) for rules in content.values() if isinstance(rules, list) for rule in rules}


def run_marked_tests(root: Path) -> None:
    if importlib.util.find_spec("pytest") is None:
        tell("pytest is not installed, so no rule counts as tested.")
        return
    tell("There is no record of tests yet: running the tests that name rules.")
    command = [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-p", "no:cacheprovider"]
    subprocess.run(command, cwd=root, stdout=sys.stderr, check=False)


def waivers(game: Game) -> dict[str, str]:
    path = Path(game.package_folder()) / "rules" / WAIVERS
    if not path.is_file():
        return {}
    content = read_yaml(path) or {}
    if not isinstance(content, dict):
        raise BadInput(f"{path} is not a mapping from rule to reason.")
    known = rules_of(game)
    for rule in content:
        if rule not in known:
            raise BadInput(f"{path} waives {rule}, which is not a rule of {game.id}.")
    return {str(rule): str(reason) for rule, reason in content.items()}


def of_game(game: Game, tested: set[str]) -> Coverage:
    rules = [rule.id for rule in rules_of(game).values() if not rule.ruling]
    known = set(rules)
    implemented = implemented_in(Path(game.package_folder()).parent, game.rule_prefix)  # also what games share
    return Coverage(game.id, rules, implemented & known, tested & known, waivers(game))


def of_all_games() -> list[Coverage]:
    tested = tested_rules(project_root())
    return [of_game(registry.get(game_id), tested) for game_id in registry.ids()]


def report(games: list[Coverage]) -> list[str]:
    """A table per section, and the ids that are missing."""
    out: list[str] = []
    for game in games:
        out += [game.summary(), "", f"  {'section':<14}{'rules':>7}{'implemented':>13}{'tested':>8}{'waived':>8}"]
        for section, rules in game.sections().items():
            counts = [sum(1 for r in rules if r in have) for have in (game.implemented, game.tested, game.waived)]
            gap = "  <" if len(rules) > min(counts[0], counts[1]) + counts[2] else ""
            out.append(f"  {section:<14}{len(rules):>7}{counts[0]:>13}{counts[1]:>8}{counts[2]:>8}{gap}")
        for title, missing in (
            ("not implemented", game.missing(game.implemented)),
            ("not tested", game.missing(game.tested)),
        ):
            if missing:
                out += ["", f"  {title} ({len(missing)}): {', '.join(missing)}"]
        if game.waived:
            out += ["", "  waived:", *(f"    {rule}: {reason}" for rule, reason in game.waived.items())]
        out.append("")
    return out[:-1]
