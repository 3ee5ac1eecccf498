"""Every passing test tells which rules it proves; `greathall rules coverage` reads the record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / ".rules-tested.json"
_seen: dict[str, list[str] | None] = {}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # The browser driver keeps an event loop running in its process, where no other test could start one: it comes last.
    items.sort(key=lambda item: "browser" in item.path.parts)
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                item.user_properties.append(("rule", rule))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    rules = [str(v) for k, v in report.user_properties if k == "rule"]
    if not rules:
        return
    if report.failed:
        _seen[report.nodeid] = None
    elif report.when == "call" and report.passed and _seen.get(report.nodeid, []) is not None:
        _seen[report.nodeid] = rules


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput") or not _seen:
        return
    try:
        record: dict[str, list[str]] = json.loads(RECORD.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        record = {}
    record = {test: rules for test, rules in record.items() if (ROOT / test.split("::")[0]).exists()}
    for test, rules in _seen.items():
        if rules is None:
            record.pop(test, None)
        else:
            record[test] = rules
    RECORD.write_text(json.dumps(record, indent=0, sort_keys=True), encoding="utf-8")
