"""A match and its twin: the same choices so far, and hidden cards dealt anew for one viewer, who cannot tell."""

from __future__ import annotations

import json

from greathall.kernel.match import Match
from greathall.kernel.rng import Rng
from greathall.kernel.state import State


def with_state(match: Match, state: State) -> Match:
    """A match that goes on from another state; looking back it has the same past."""
    twin = Match(match.game, match.options, match.seats, match.chance, stored=True)
    twin.choices, twin.log, twin.drawn = list(match.choices), list(match.log), match.drawn
    twin.sealed, twin.veils, twin.numbers = list(match.sealed), list(match.veils), list(match.numbers)
    twin.state = state
    n = len(match.choices)
    twin._snapshots = [*[pair for pair in match._snapshots if pair[0] < n], (n, state.clone())]
    return twin


def twin_of(match: Match, viewer: int, rng: Rng) -> Match:
    """The same match in a world that the viewer cannot tell from this one; chance falls alike while asked alike."""
    guess = match.game.determinize(match.state, viewer, rng)
    guess.rng = match.state.rng
    return with_state(match, guess)


def copy_of(match: Match) -> Match:
    return with_state(match, match.state.clone())


def can_choose(match: Match, seat: int, code: int) -> bool:
    ask = match.ask_of(seat)
    return ask is not None and code in ask.options


def seen_after_choosing(match: Match, seat: int) -> str:
    """All that whoever has just chosen could notice: the table, what happened, who is asked what, and what can be taken
    back."""
    game, s = match.game, match.state
    events = [game.see_event(e, seat) for e in match.log[-1]]
    asks = [(a.seat, a.kind, a.options if a.seat == seat else []) for a in s.asks]
    return json.dumps([game.view(s, seat), events, asks, match.can_undo(seat)])


def tempt(match: Match, rng: Rng) -> tuple[bool, str]:
    """Make a random choice. Could it be taken back alone, and what would the chooser have learnt by it about cards that
    are hidden? '' if nothing."""
    ask = match.state.asks[rng.below(len(match.state.asks))]
    seat, code = ask.seat, ask.options[rng.below(len(ask.options))]
    twin = twin_of(match, seat, rng)
    match.choose(seat, code)
    undoable = match.can_undo(seat) > 0
    if not can_choose(twin, seat, code):
        return undoable, ""
    twin.choose(seat, code)
    if not undoable and not twin.can_undo(seat):
        return False, ""
    seen, there = seen_after_choosing(match, seat), seen_after_choosing(twin, seat)
    return True, "" if seen == there else f"seat {seat} sees {seen[-300:]}, in the other world {there[-300:]}"


def tempted(match: Match, rng: Rng, undoable: int, most: int) -> tuple[int, list[str]]:
    """Play on until so many choices could have been taken back, or `most` were made: how many could, and what could
    have been learnt by taking them back."""
    found: list[str] = []
    count = 0
    for _ in range(most):
        if match.state.over or count >= undoable:
            break
        able, learnt = tempt(match, rng)
        count += able
        if learnt:
            found.append(f"{match.seed}, choice {len(match.choices)}: {learnt}")
    return count, found
