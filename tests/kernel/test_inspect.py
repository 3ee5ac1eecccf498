"""Any position of any game can be written down, and what was written builds the same position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from greathall.games import registry
from greathall.kernel import inspect
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match, Seat, fingerprint

GOLDEN = Path(__file__).parent.parent / "golden"
LOOKS = 6  # positions of a match that are tried
USUAL = 4  # matches of a game that are tried in every run


def files() -> list[Any]:
    """All golden matches; most of them belong to the slow tests."""
    found = []
    for game_id in registry.ids():
        paths = sorted((GOLDEN / game_id).glob("*.jsonl"))
        usual = paths[:: max(1, len(paths) // USUAL)]
        for p in paths:
            found.append(pytest.param(p, id=f"{game_id}-{p.stem}", marks=[] if p in usual else [pytest.mark.slow]))
    return found


def stored_match(path: Path) -> Match:
    """The match of a file, by its choices alone."""
    head, *entries = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    seats = [Seat(s["name"], s["bot"]) for s in head["seats"]]
    match = Match(registry.get(head["game"]), head["options"], seats, head["seed"])
    for entry in entries:
        if isinstance(entry, list):
            match.choose(*entry)
    return match


@pytest.mark.parametrize("path", files())
def test_a_written_position_is_the_same_position(path: Path) -> None:
    match = stored_match(path)
    game, last = match.game, len(match.choices)
    for look in range(LOOKS + 1):
        s = match.at(last * look // LOOKS)
        text = inspect.to_yaml(inspect.write(game, s, match.options))
        again = game.position(yaml.safe_load(text), s.n, match.options)
        assert fingerprint(game, again) == fingerprint(game, s)


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_seat_s_position_holds_nothing_else_than_it_knows(game_id: str) -> None:
    """Two positions that look alike to a seat are written with the seat's own eyes: what it knows is kept."""
    match = stored_match(sorted((GOLDEN / game_id).glob("unfinished-*.jsonl"))[-1])
    game, s = match.game, match.state
    for seat in range(s.n):
        seen = inspect.seen_by(game, s, seat, "eyes")
        again = game.position(inspect.write(game, seen, match.options), s.n, match.options)
        assert fingerprint(game, again) == fingerprint(game, seen)
        assert again.rng != s.rng
        assert game.encode(again.mask(seat)) == {**game.encode(s.mask(seat)), "hidden_shown": again.hidden_shown}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ({"stored": {"purse": [1]}}, "A state of catan has no column 'purse'; it has "),
        ({"stored": {"stack": []}}, "has no column 'stack'"),
        ({"stored": {"hand": 3}}, "The column 'hand' holds a list, not a number."),
        ({"stored": {"rolled": 3}}, "The column 'rolled' holds true or false, not a number."),
        ({"stored": [1]}, "In a position 'stored' is a mapping"),
        ({"stack": [{"frame": "Tern"}]}, "There is no frame 'Tern'; there are "),
        ({"stack": ["Turn"]}, "There is no frame 'Turn'"),
        ({"stack": [{"frame": "Turn", "whose": 1}]}, "The frame Turn has no 'whose'; it has "),
        ({"stack": []}, "at least one frame"),
        ({"asked": [1]}, "lists the seats that are asked, in their order; asked are 0."),
    ],
)
def test_what_is_not_stored_so_is_refused_in_a_sentence(text: dict[str, Any], says: str) -> None:
    game = registry.get("catan")
    with pytest.raises(BadInput) as caught:
        game.position(text, 4, game.check_options({}))
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_stored_columns_and_frames_lie_over_the_words() -> None:
    game = registry.get("catan")
    options = game.check_options({"mode": "base"})
    words = {"turn": "blue", "seats": {"blue": {"hand": {"ore": 1}}}}
    plain: Any = game.position(words, 4, options)
    changed: Any = game.position({**words, "stored": {"turn": 7}}, 4, options)
    assert (plain.turn, changed.turn) == (1, 7)
    assert changed.hand == plain.hand
    assert [a.options for a in changed.asks] == [a.options for a in plain.asks]
    top: Any = game.position({**words, "stack": [{"frame": "Turn", "at": 1}]}, 4, options)
    assert top.stack[-1].at == 1


def test_yaml_is_written_in_lines_that_can_be_read() -> None:
    value = {"a": 1, "on": "no", "long": {f"key{i}": f"value {i}" for i in range(12)}, "numbers": list(range(99)),
             "list": [{"frame": "X", "text": "y" * 120, "more": []}, "z"], "none": None, "empty": {}}  # fmt: skip
    text = inspect.to_yaml(value)
    assert yaml.safe_load(text) == value
    lines = text.splitlines()
    assert "a: 1" in lines
    assert "  key11: value 11" in lines
    at = lines.index("numbers:")
    assert lines[at + 1].startswith("  [0, 1, 2")
    assert lines[at + 4].endswith("97, 98]")
