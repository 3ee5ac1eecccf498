"""Allies: deck, row, councils and the dead pile, with who knows what of the deck."""

from __future__ import annotations

from greathall.games.sojusze.codes import (
    E_CLAIMED,
    E_CURRENT,
    E_KILLED,
    E_LOOKED_ALLIES,
    E_MOVED_ALLY,
    E_ON_TOP,
    E_RAISED,
    E_REVEALED,
    E_ROW,
    E_TO_BOTTOM,
    E_TOKENS_BACK,
)
from greathall.games.sojusze.entries import Cards
from greathall.games.sojusze.names import LYSA_ARRYN
from greathall.games.sojusze.ops import tokens
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.kernel.state import EVERYONE


def set_council(s: SojuszeState, council: int, allies: Cards) -> None:
    councils = s.councils.copy()
    councils[council] = allies
    s.councils = councils


# ---------------------------------------------------------------- the deck
def draw(s: SojuszeState) -> int:
    """The top card of the ally deck, NONE if it is empty (SOJ-AMB.22)."""
    if not s.ally_deck:
        return NONE
    ally = s.ally_deck[-1]
    s.ally_deck = s.ally_deck[:-1]
    s.ally_known = s.ally_known[:-1]
    s.hidden_shown = True
    if any(s.ally_group):
        s.ally_group = [g[:-1] for g in s.ally_group]
    return ally


def lay_out_row(s: SojuszeState, count: int) -> None:
    """SOJ-OPEN.1, SOJ-AMB.29."""
    for _ in range(count):
        ally = draw(s)
        if ally != NONE:
            s.row = [*s.row, ally]
            if s.events is not None:
                s.events.append((E_ROW, EVERYONE, ally))


def reveal_current(s: SojuszeState) -> None:
    """SOJ-REV.1, SOJ-REV.2; SOJ-OPEN.2, SOJ-OPEN.3: the leftmost of the row, if there is one."""
    if s.row:
        s.current = s.row[0]
        s.row = s.row[1:]
    else:
        s.current = draw(s)
    s.ruling = s.current
    if s.current != NONE and s.events is not None:
        s.events.append((E_REVEALED, EVERYONE, s.first, s.current))


def reveal_next(s: SojuszeState) -> int:
    """A further ally; SOJ-OPEN.5: with open allies the card right of the current one, and the row is filled up."""
    ally = draw(s)
    if s.table.open_allies:
        row = s.row if ally == NONE else [*s.row, ally]
        if row:
            ally = row[0]
            s.row = row[1:]
    return ally


def replace_current(s: SojuszeState, ally: int) -> None:
    """Red Comet: another ally is the current one, its "this round" ability starts and the old one's stops."""
    s.current = s.ruling = ally
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((E_CURRENT, EVERYONE, ally))


def look_at(s: SojuszeState, seat: int, places: list[int]) -> None:
    """A seat looks at cards of the deck and knows what lies where."""
    s.hidden_shown = True
    known = s.ally_known.copy()
    for i in places:
        known[i] |= 1 << seat
    s.ally_known = known
    group = list(s.ally_group[seat] or range(len(s.ally_deck)))
    for i in places:
        if group.count(group[i]) > 1:  # what lies here can be told from the others now, which take a free name
            old, free = group[i], min([x for x in range(len(group)) if x not in group])
            group = [free if g == old and j != i else g for j, g in enumerate(group)]
    groups = s.ally_group.copy()
    groups[seat] = tuple(group)
    s.ally_group = groups
    if s.events is not None:
        s.events.append((E_LOOKED_ALLIES, EVERYONE, seat, len(places)))


def put_back(s: SojuszeState, seat: int, count: int, top: list[int], bottom: list[int], marks: dict[int, int]) -> None:
    """Instead of the `count` topmost cards lie others: `top` on top, `bottom` under the deck (the last lowest), in an
    order that only `seat` can follow. `marks`: who knows of each of these cards."""
    size = len(s.ally_deck) - count
    s.ally_deck = [*bottom[::-1], *s.ally_deck[:size], *top[::-1]]
    s.ally_known = [*[marks[a] for a in bottom[::-1]], *s.ally_known[:size], *[marks[a] for a in top[::-1]]]
    groups = []
    for viewer, g in enumerate(s.ally_group):
        old = g or tuple(range(size + count))
        touched = set(old[size:])
        group = list(old[:size])
        fresh = max(old, default=0) + 1
        if viewer == seat:
            below = [fresh + i for i in range(len(bottom))]
            above = [fresh + len(bottom) + i for i in range(len(top))]
        else:  # places this viewer could not tell from the old top cannot be told from the new ones either
            if not touched.isdisjoint(group):
                group = [fresh if x in touched else x for x in group]
            below, above = [fresh] * len(bottom), [fresh] * len(top)
        groups.append((*below, *group, *above))
    s.ally_group = groups
    if bottom and s.events is not None:
        s.events.append((E_TO_BOTTOM, EVERYONE, len(bottom)))


def one_to_bottom(s: SojuszeState, ally: int) -> None:
    """Before everybody's eyes."""
    s.ally_deck = [ally, *s.ally_deck]
    s.ally_known = [(1 << s.n) - 1, *s.ally_known]
    s.ally_group = [(max(g, default=0) + 1, *g) for g in _named_groups(s, len(s.ally_deck) - 1)]
    if s.events is not None:
        s.events.append((E_TO_BOTTOM, EVERYONE, 1))


def _named_groups(s: SojuszeState, size: int) -> list[Cards]:
    return [g or tuple(range(size)) for g in s.ally_group]


def put_on_top(s: SojuszeState, ally: int) -> None:
    """Face-down, but everybody has seen which; SOJ-OPEN.7, SOJ-OPEN.8: with open allies left in the row."""
    if s.events is not None:
        s.events.append((E_ON_TOP, EVERYONE, ally))
    if s.table.open_allies:
        s.row = [ally, *s.row]
        return
    s.ally_deck = [*s.ally_deck, ally]
    s.ally_known = [*s.ally_known, (1 << s.n) - 1]
    s.ally_group = [(*g, max(g, default=0) + 1) for g in _named_groups(s, len(s.ally_deck) - 1)]


def set_row_next(s: SojuszeState, ally: int) -> None:
    """The card right of the current ally is another one (SOJ-AMB.30)."""
    changed = ally != NONE and s.row[0] != ally
    s.row = s.row[1:] if ally == NONE else [ally, *s.row[1:]]
    s.hidden_shown = s.hidden_shown or changed
    if changed and s.events is not None:
        s.events.append((E_ROW, EVERYONE, ally))


# ---------------------------------------------------------------- claimed, moved, killed
def place(s: SojuszeState, seat: int, ally: int, council: int) -> None:
    """SOJ-CLAIM.4; tokens of Little Birds go with the current ally (SOJ-AMB.33)."""
    set_council(s, council, (*s.councils[council], ally))
    if s.events is not None:
        s.events.append((E_CLAIMED, EVERYONE, seat, ally, council))
    if ally == s.current:
        s.current = NONE
        s.claimer = seat
        s.placed = council
        tokens.follow_ally(s, council)
    if ally == LYSA_ARRYN and seat == s.winner:
        s.no_token = True


def lift(s: SojuszeState, ally: int) -> int:
    """An ally leaves its council; which one that was."""
    for c, allies in enumerate(s.councils):
        if ally in allies:
            set_council(s, c, tuple([a for a in allies if a != ally]))
            return c
    raise ValueError("this ally is in no council")


def move(s: SojuszeState, ally: int, council: int) -> None:
    lift(s, ally)
    set_council(s, council, (*s.councils[council], ally))
    if s.events is not None:
        s.events.append((E_MOVED_ALLY, EVERYONE, ally, council))


def bury(s: SojuszeState, ally: int) -> None:
    """SOJ-KILL.1, SOJ-KILL.3."""
    s.dead = sorted([*s.dead, ally])
    if s.events is not None:
        s.events.append((E_KILLED, EVERYONE, ally))


def bury_unseen(s: SojuszeState, ally: int) -> None:
    """Of the allies that somebody has looked at."""
    s.hidden_shown = True
    bury(s, ally)


def kill(s: SojuszeState, ally: int) -> None:
    lift(s, ally)
    bury(s, ally)


def kill_current(s: SojuszeState) -> None:
    """SOJ-CARD.6; SOJ-AMB.19."""
    ally = s.current
    s.current = NONE
    if not s.table.killed_lasts:
        s.ruling = NONE
    bury(s, ally)
    if s.on_ally:
        if s.events is not None:
            s.events.append((E_TOKENS_BACK, EVERYONE, len(s.on_ally)))
        tokens.back_from_ally(s)


def leave_dead(s: SojuszeState, ally: int) -> None:
    s.dead = [a for a in s.dead if a != ally]


def raise_dead(s: SojuszeState, ally: int, council: int) -> None:
    """Placed, not claimed."""
    leave_dead(s, ally)
    set_council(s, council, (*s.councils[council], ally))
    if s.events is not None:
        s.events.append((E_RAISED, EVERYONE, ally, council))


def tell_revealed(s: SojuszeState, seat: int, ally: int) -> None:
    if s.events is not None:
        s.events.append((E_REVEALED, EVERYONE, seat, ally))
