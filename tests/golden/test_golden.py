"""Old games open: every golden match replays to the fingerprints it was stored with."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.games import registry
from greathall.kernel import matchfile

FILES = sorted(Path(__file__).parent.glob("*/*.jsonl"))


def test_the_corpus_is_there() -> None:
    assert len(FILES) >= 20
    assert {f.parent.name for f in FILES} == set(registry.ids())


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_golden_match_replays(path: Path) -> None:
    opened = matchfile.load(path, registry.get)
    marks = [line for line in path.read_text(encoding="utf-8").splitlines() if '"fingerprint"' in line]
    assert opened.notes == []
    assert marks or len(opened.match.choices) < matchfile.FINGERPRINT_EVERY
    assert opened.match.state.over == (not path.stem.startswith("unfinished"))
    assert opened.match.game.conserved(opened.match.state) == []
