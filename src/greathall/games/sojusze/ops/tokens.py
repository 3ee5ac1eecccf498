"""Power tokens: places are the councils, then the current ally, then the supply (SOJ-TOK, SOJ-AMB.38)."""

from __future__ import annotations

from greathall.games.sojusze.codes import E_LOOKED_TOKENS, E_SHIFTED, E_TOKEN, E_TOKEN_ON_ALLY
from greathall.games.sojusze.entries import known_values, token_seen_by
from greathall.games.sojusze.ops.hands import everyone, merged
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.state import EVERYONE


def _set(s: SojuszeState, council: int, tokens: tuple[int, ...]) -> None:
    all_tokens = s.tokens.copy()
    all_tokens[council] = tokens
    s.tokens = all_tokens


def _mixed(s: SojuszeState, a: int, b: int, whole: bool = False) -> int:
    """A token goes unseen from place a to place b, or all of them do (`whole`): who knew tokens there cannot tell any
    more which stayed. The seats, as bits, for whom it is certain what went: all they could take for it is alike."""
    if not any(s.token_group):
        return 0
    places = [*s.tokens, tuple(s.on_ally), tuple(s.supply)]
    groups = s.token_group.copy()
    certain = 0
    for viewer, group in enumerate(groups):
        if group:
            here = known_values(places[a], viewer)
            alike = len(here) == len(places[a]) and len(set(here)) == 1
            if group.count(group[a]) == 1 and (whole or alike):
                certain |= 1 << viewer
                continue
            for i, tokens in enumerate(places):
                if group[i] == group[a] and known_values(tokens, viewer):
                    groups[viewer] = merged(group, a, b)
    s.token_group = groups
    return certain


def _note(s: SojuszeState, a: int, b: int, token: int, certain: int) -> None:
    """Once somebody has looked at tokens, what moves is written down, for fair guesses later."""
    if any(s.token_group):
        s.token_moves = [*s.token_moves, (a, b, token, certain)]


def _from_supply(s: SojuszeState, to: int) -> int:
    certain = _mixed(s, s.n + 1, to)
    at = s.below(len(s.supply))
    token = s.supply[at]
    _note(s, s.n + 1, to, token, certain)
    s.supply = [*s.supply[:at], *s.supply[at + 1 :]]
    return token


def gain(s: SojuszeState, seat: int, council: int) -> None:
    """SOJ-TOK.1, unseen; SOJ-AMB.23: nothing if the supply is empty."""
    if s.supply:
        token = _from_supply(s, council)
        _set(s, council, (*s.tokens[council], token))
        if s.events is not None:
            s.events.append((E_TOKEN, EVERYONE, seat, council))


def onto_ally(s: SojuszeState, seat: int) -> None:
    """Little Birds."""
    token = _from_supply(s, s.n)
    s.on_ally = [*s.on_ally, token]
    if s.events is not None:
        s.events.append((E_TOKEN_ON_ALLY, EVERYONE, seat))


def follow_ally(s: SojuszeState, council: int) -> None:
    if s.on_ally:
        _mixed(s, s.n, council, whole=True)
        for token in s.on_ally:
            _note(s, s.n, council, token, everyone(s))
        _set(s, council, (*s.tokens[council], *s.on_ally))
        s.on_ally = []


def back_from_ally(s: SojuszeState) -> None:
    _mixed(s, s.n, s.n + 1, whole=True)
    for token in s.on_ally:
        _note(s, s.n, s.n + 1, token, everyone(s))
    s.supply = [*s.supply, *s.on_ally]
    s.on_ally = []


def _take_random(s: SojuszeState, council: int) -> int:
    tokens = s.tokens[council]
    at = s.below(len(tokens))
    _set(s, council, tokens[:at] + tokens[at + 1 :])
    return tokens[at]


def shift(s: SojuszeState, council: int, to: int) -> None:
    """One token of a council, at random, to another council."""
    certain = _mixed(s, council, to)
    token = _take_random(s, council)
    _note(s, council, to, token, certain)
    _set(s, to, (*s.tokens[to], token))
    if s.events is not None:
        s.events.append((E_SHIFTED, EVERYONE, council, to))


def to_supply(s: SojuszeState, council: int) -> None:
    certain = _mixed(s, council, s.n + 1)
    token = _take_random(s, council)
    _note(s, council, s.n + 1, token, certain)
    s.supply = [*s.supply, token]
    if s.events is not None:
        s.events.append((E_SHIFTED, EVERYONE, council, -1))


def look(s: SojuszeState, seat: int, council: int) -> None:
    """A seat sees the values in a council; then they lie face-down and mixed again."""
    s.hidden_shown = True
    group = s.token_group[seat] or tuple(range(s.n + 2))
    if group.count(group[council]) > 1:  # what lies here is clear; the rest stays in doubt among the others
        name = max(group) + 1
        group = tuple([name if i == council else g for i, g in enumerate(group)])
    groups = s.token_group.copy()
    groups[seat] = group
    s.token_group = groups
    clear = 1 << seat
    s.token_moves = [(a, b, x, c | clear if council in (a, b) else c) for a, b, x, c in s.token_moves]
    _set(s, council, tuple([token_seen_by(t, seat) for t in s.tokens[council]]))
    if s.events is not None:
        s.events.append((E_LOOKED_TOKENS, EVERYONE, seat, council))
