"""Keyed chance: nothing that is seen tells what comes, everything can be checked at the end."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.chance import KEYED, Chance, Keyed, Span, combined, commitment
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY
from greathall.kernel.verifying import verify

GAMES = registry.ids()
PARTS = ["aa" * 16, "", "bb" * 16, "", "", ""]


def begun(game: str, chance: Chance | str) -> Match:
    face = registry.get(game)
    return Match(face, {}, [Seat(f"S{i}") for i in range(face.min_seats)], chance)


def play(match: Match, choices: int, seed: str = "play") -> Match:
    rng = Rng(seed)
    while len(match.choices) < choices and not match.state.over:
        ask = match.state.asks[rng.below(len(match.state.asks))]
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    return match


def fair(game: str, choices: int = 150) -> Match:
    seats = registry.get(game).min_seats
    return play(begun(game, Chance.fair("server's secret", PARTS[:seats])), choices)


def opened(text: str) -> Match:
    return matchfile.loads(text, "here", registry.get).match


@pytest.mark.parametrize("game", GAMES)
def test_a_keyed_match_is_seed_and_choices(game: str) -> None:
    match = fair(game)
    again = opened(matchfile.dumps(match))
    assert again.fingerprint() == match.fingerprint() and again.log == match.log
    for n in (0, 1, 49, 50, 77, 149):
        state = match.at(n)
        assert match.game.encode(state) == again.game.encode(again.at(n))
        assert match.game.encode(match.game.decode(match.game.encode(state))) == match.game.encode(state)
    assert fair(game).fingerprint() == match.fingerprint()
    assert play(begun(game, Chance.fair("another secret", [])), 150).fingerprint() != match.fingerprint()


@pytest.mark.parametrize("game", GAMES)
def test_no_mask_knows_a_key(game: str) -> None:
    match = fair(game)
    assert match.state.key
    for seat in range(-1, match.state.n):
        mask = match.state.mask(seat)
        assert (mask.key, mask.rng) == ("", 0)
        guess = match.game.determinize(mask, seat, Rng("guess"))
        assert guess.key == ""


def test_numbers_are_even_and_those_of_one_choice_tell_nothing_of_another() -> None:
    chance = Chance.keyed("secret")
    counts = Counter(Keyed(chance.key(n)).below(6) for n in range(12_000))
    assert all(1800 < counts[i] < 2200 for i in range(6)), counts
    assert len({chance.key(n) for n in range(1000)}) == 1000
    rng = Keyed(chance.key(1))
    within = Counter(rng.below(6) for _ in range(12_000))
    assert all(1800 < within[i] < 2200 for i in range(6)), within


def test_an_undo_alone_and_one_where_nobody_else_sits_repeat() -> None:
    match = fair("catan", 40)
    before = [match.state.clone(), match.fingerprint()]
    last = match.choices[-15:]
    match.rewind(25)
    for seat, code in last:
        match.choose(seat, code)
    assert match.fingerprint() == before[1]


def sealed_choice(match: Match) -> int:
    """A choice in the middle that drew numbers."""
    again = begun(match.game.id, Chance.read(match.chance.stored()))
    for n, (seat, code) in enumerate(match.choices):
        again.choose(seat, code)
        if again.drawn and n > 20:
            return n
    raise AssertionError("nothing was drawn")


@pytest.mark.parametrize("game", ["catan", "sojusze", "iron_throne", "lcg", "hbo"])
def test_chance_taken_back_is_new(game: str) -> None:
    """A rewind across chance begins an epoch: the same choice draws other numbers, in the record too."""
    match = fair(game, 400)
    n = sealed_choice(match)
    seat, code = match.choices[n]
    seen = []
    for _ in range(4):
        match.rewind(n, anew=True)
        match.choose(seat, code)
        seen.append(tuple(match.drawn))
    assert len(set(seen)) > 1, seen
    assert [span.epoch for span in match.chance.spans] == [0, 1, 2, 3, 4]
    play(match, n + 30)
    again = opened(matchfile.dumps(match))
    assert again.fingerprint() == match.fingerprint()
    match.rewind(n - 5, anew=True)
    assert [span.epoch for span in match.chance.spans] == [0, 5], "an epoch never comes back"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("before", ["fast", KEYED])
def test_a_match_goes_on_from_a_record_of_which_nothing_hidden_is_left(game: str, before: str) -> None:
    old = play(begun(game, "known" if before == "fast" else Chance.keyed("known")), 120)
    for n in (0, 60, len(old.choices)):
        then = Chance.fair("unknown", [])
        match = begun(game, old.chance.go_on(n, then))
        for seat, code in old.choices[:n]:
            match.choose(seat, code)
        face, seen = match.game, old.at(n)
        seen.hidden_shown = match.state.hidden_shown  # a matter of the last choice, not of the position
        assert face.encode(match.state.mask(NOBODY)) == face.encode(seen.mask(NOBODY)), "what all see stays"
        assert face.conserved(match.state) == []
        assert match.can_undo(match.choices[-1][0] if n else 0) == 0
        play(match, n + 80, f"on/{n}")
        assert opened(matchfile.dumps(match)).fingerprint() == match.fingerprint()
        assert face.encode(match.at(n)) != face.encode(seen)
        with pytest.raises(BadInput, match="no way back"):
            match.rewind(n - 1)
        hidden = [event for line, event in match.events_for(0) if line <= n]
        assert hidden == [e for k, e in old.events_for(NOBODY) if k <= n], "nobody's secrets of the record are told"


# ---------------------------------------------------------------- records
def test_true_records_are_accepted() -> None:
    for game in GAMES:
        match = fair(game)
        found = verify(matchfile.dumps(match), "here", registry.get)
        assert found.promised == commitment("server's secret")
        assert found.numbers > 10


def lines_of(match: Match) -> list[Any]:
    return [json.loads(line) for line in matchfile.dumps(match).splitlines()]


def text_of(lines: list[Any]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def every_draw(lines: list[Any]) -> list[tuple[int, int]]:
    """Where each number stands: the line, and the place of its result."""
    return [
        (i, k) for i, line in enumerate(lines) if "drew" in line for k in range(1, len(line["drew"]), 2)
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_one_other_number_is_refused(game: str) -> None:
    match = fair(game, 60)
    lines = lines_of(match)
    places = every_draw(lines)
    for i, k in places[:: max(1, len(places) // 25)]:
        drew = list(lines[i]["drew"])
        drew[k] = (drew[k] + 1) % max(2, drew[k - 1])
        changed = [*lines[:i], {**lines[i], "drew": drew}, *lines[i + 1 :]]
        with pytest.raises(BadInput, match="drew other numbers"):
            verify(text_of(changed), "here", registry.get)


def with_chance(change: Callable[[dict[str, Any]], None]) -> Callable[[list[Any]], None]:
    return lambda lines: change(lines[0]["chance"])


def other_secret(lines: list[Any]) -> None:
    """The server says it had another secret all along, and makes the whole record anew from it."""
    promised = lines[0]["chance"]["commitment"]
    match = play(begun("catan", Chance.fair("better dice", PARTS[:3])), 60)
    lines[:] = lines_of(match)
    lines[0]["chance"]["commitment"] = promised


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (other_secret, "not the one that was committed to"),
        (with_chance(lambda c: c.update(server="better dice")), "not the one that was committed to"),
        (with_chance(lambda c: c.update(parts=["aa" * 16, "", "cc" * 16])), "not made of the server's"),
        (with_chance(lambda c: c["spans"][0].__setitem__(2, combined("x", []))), "drew other numbers"),
        (with_chance(lambda c: c.pop("server")), "names no secret"),
        (with_chance(lambda c: c["spans"].append([60, "keyed", c["spans"][0][2], 0])), "epochs do not follow"),
        (with_chance(lambda c: c.pop("spans")), "its chance is broken"),
        (with_chance(lambda c: c["spans"][0].__setitem__(1, "loaded")), "of another kind than"),
        (lambda lines: lines.pop(next(i for i, x in enumerate(lines) if "drew" in x)), "does not say which numbers"),
        (lambda lines: lines.pop(), "ends without a fingerprint"),
        (lambda lines: lines[0].pop("chance"), "drew other numbers"),
    ],
)
def test_any_other_change_is_refused(change: Callable[[list[Any]], object], said: str) -> None:
    lines = lines_of(fair("catan", 60))
    change(lines)
    with pytest.raises(BadInput, match=said):
        verify(text_of(lines), "here", registry.get)


def passed_off(first: int, choices: int) -> Match:
    """A game of a chosen secret whose first choices are said to come from a record."""
    own = combined("server's secret", PARTS[:3])
    spans = [Span(0, KEYED, "chosen", 0), Span(first, KEYED, own, 0)]
    return play(begun("catan", Chance(spans, "server's secret", PARTS[:3], first)), choices)


def test_a_game_passed_off_as_a_record_proves_nothing() -> None:
    """The secret behind a record was never committed to: only what was drawn after it counts."""
    with pytest.raises(BadInput, match="no random number"):
        verify(matchfile.dumps(passed_off(60, 60)), "here", registry.get)
    found = verify(matchfile.dumps(passed_off(60, 90)), "here", registry.get)
    assert found.unproved == 60
    drew = [line for line in lines_of(passed_off(60, 90)) if "drew" in line]
    assert 0 < found.numbers == sum(len(line["drew"]) // 2 for line in drew if line["at"] > 60)


def test_how_often_chance_was_taken_back_is_told() -> None:
    """Whoever could take back in secret could choose: those who played know how often it was done."""
    match = fair("catan", 60)
    assert verify(matchfile.dumps(match), "here", registry.get).anew == 0
    for _ in range(3):
        match.rewind(40, anew=True)
        play(match, 60)
    assert verify(matchfile.dumps(match), "here", registry.get).anew == 3


def test_a_fast_record_proves_nothing() -> None:
    with pytest.raises(BadInput, match="fast kind"):
        verify(matchfile.dumps(play(begun("catan", "seed"), 30)), "here", registry.get)
