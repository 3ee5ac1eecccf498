"""Everything the wildlings do, and the special cards whose receipt calls them.

None of it asks anybody anything, so it is carried out at once. It stops when the game has ended.
"""

from __future__ import annotations

from greathall.games.catan import codes
from greathall.games.catan.board import (
    BREACHES_TO_END,
    HIGHER_CLEARING,
    LINES,
    LOWER_CLEARING,
    TRAIL_CLAN,
    TRAIL_CLEARING,
)
from greathall.games.catan.names import CLIMBER, GIANT, GUARD, REGULAR
from greathall.games.catan.ops.ending import WILDLINGS_IN_THE_GIFT, dramatic_end
from greathall.games.catan.reading import (
    NORTH_CAMPS,
    clan_on,
    is_camp,
    kind_on,
)
from greathall.games.catan.state import EMPTY, FACE_DOWN, POOL, CatanState
from greathall.kernel.state import EVERYONE, put


# ---------------------------------------------------------------- special cards
def take_longest_road(s: CatanState, seat: int) -> None:
    """CAT-LROAD.1, CAT-LROAD.3, CAT-LROAD.6, CAT-LROAD.10: the card goes to a seat, -1 sets it aside."""
    if s.longest == seat:
        return
    if s.longest >= 0:
        s.vp[s.longest] -= s.table.special_points
    s.longest = seat
    if seat >= 0:
        s.vp[seat] += s.table.special_points
    if s.events is not None:
        s.events.append((codes.E_LONGEST_ROAD, EVERYONE, seat, s.road_len[seat] if seat >= 0 else 0))
    if seat >= 0 and s.table.brotherhood:
        draw_token(s)


def take_most_patrols(s: CatanState, seat: int) -> None:
    """CAT-MPAT.1 to CAT-MPAT.3: to whoever has at least 3 face up and more than the holder."""
    if s.played[seat] < 3 or s.patrols == seat or (s.patrols >= 0 and s.played[seat] <= s.played[s.patrols]):
        return
    if s.patrols >= 0:
        s.vp[s.patrols] -= s.table.special_points
    s.patrols = seat
    s.vp[seat] += s.table.special_points
    if s.events is not None:
        s.events.append((codes.E_MOST_PATROLS, EVERYONE, seat, s.played[seat]))
    if s.table.brotherhood:
        draw_token(s)


def set_aside_most_patrols(s: CatanState) -> None:
    """R-MP-2, the other ruling: the holder gave up a Patrol and falls behind."""
    s.vp[s.patrols] -= s.table.special_points
    s.patrols = -1
    if s.events is not None:
        s.events.append((codes.E_MOST_PATROLS, EVERYONE, -1, 0))


# ---------------------------------------------------------------- tokens
def draw_token(s: CatanState) -> None:
    """CAT-TOKEN.2: a token is drawn from the pool."""
    if s.bag and not s.over:
        reveal(s, from_pool(s), POOL)


def from_pool(s: CatanState) -> int:
    """A random token leaves the pool."""
    bag = s.bag.copy()
    token = bag.pop(s.below(len(bag)))
    s.bag = bag
    return token


def reveal_under(s: CatanState, place: int) -> None:
    """CAT-SETT.5, CAT-KEEP.4: the token under a piece of the build-costs card."""
    token = s.under[place]
    if token >= 0 and not s.over:
        s.under = put(s.under, place, EMPTY)
        reveal(s, token, place)


def cover(s: CatanState, place: int) -> None:
    """CAT-KEEP.5: a random token from the pool goes under a returned settlement."""
    if s.bag:
        s.under = put(s.under, place, from_pool(s))
        s.revealed = [*s.revealed, (place, FACE_DOWN)]


def reveal(s: CatanState, token: int, place: int) -> None:
    """CAT-TOKEN.1, CAT-TOKEN.3: resolved at once; afterwards back to the pool (R-TOK-2)."""
    face = s.token[token]
    clan, kind = clan_on(face), kind_on(face)
    s.revealed = [*s.revealed, (place, face)]
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((codes.E_TOKEN, EVERYONE, clan, kind))
    spawn(s, clan, kind)
    if s.table.tokens_to_pool:
        s.bag = [*s.bag, token]


# ---------------------------------------------------------------- camps
def spawn(s: CatanState, clan: int, kind: int) -> None:
    """CAT-SPAWN.1 to CAT-SPAWN.3: to the free camp with the largest fire; the fifth makes the clan rush."""
    if not s.frost[kind]:  # R-TOK-3
        if s.events is not None:
            s.events.append((codes.E_NO_FIGURE, EVERYONE, clan, kind))
        return
    s.frost[kind] -= 1
    at = clan * 5
    i = 0
    while s.camp[at + i]:
        i += 1
    s.camp[at + i] = kind + 1
    if s.events is not None:
        s.events.append((codes.E_CAMP, EVERYONE, clan, i + 1, kind))
    if i == 4:
        rush(s, clan)


def rush(s: CatanState, clan: int) -> None:
    """CAT-RUSH.1 to CAT-RUSH.5: camp 1 by the lower trail, then camp 2 by the higher one, then the rest close up."""
    if s.events is not None:
        s.events.append((codes.E_RUSH, EVERYONE, clan))
    at = clan * 5
    first, second = s.camp[at] - 1, s.camp[at + 1] - 1
    s.camp[at] = 0
    arrive(s, clan, LOWER_CLEARING[clan], first)
    if s.over:
        return
    s.camp[at + 1] = 0
    arrive(s, clan, HIGHER_CLEARING[clan], second)
    if s.over:
        return
    s.camp[at], s.camp[at + 1], s.camp[at + 2] = s.camp[at + 2], s.camp[at + 3], s.camp[at + 4]
    s.camp[at + 3] = s.camp[at + 4] = 0


def close_up(s: CatanState, clan: int, gap: int) -> None:
    """CAT-ADV.2: those behind a free camp move up one camp each."""
    at = clan * 5
    for i in range(gap, 4):
        s.camp[at + i] = s.camp[at + i + 1]
    s.camp[at + 4] = 0


def advance(s: CatanState, die: int) -> None:
    """CAT-ADV.1 to CAT-ADV.4: the wildling of camp 1 goes along the trail with the number."""
    clan = TRAIL_CLAN[die]
    if clan < 0 or not s.camp[clan * 5]:  # CAT-ADV.3
        if s.events is not None:
            s.events.append((codes.E_NO_MOVE, EVERYONE, die))
        return
    kind = s.camp[clan * 5] - 1
    close_up(s, clan, 0)
    arrive(s, clan, TRAIL_CLEARING[die], kind)


# ---------------------------------------------------------------- clearings and the Wall
def arrive(s: CatanState, clan: int, clearing: int, kind: int) -> None:
    """CAT-ADV.4, CAT-KIND.1 to CAT-KIND.6: what a wildling does when it comes to a clearing."""
    if s.events is not None:
        s.events.append((codes.E_CLEARING, EVERYONE, clan, clearing, kind))
    if kind == CLIMBER:  # CAT-KIND.2, CAT-KIND.3: no breach
        h = enter_gift(s, clearing, CLIMBER)
        if s.events is not None:
            s.events.append((codes.E_CLIMBED, EVERYONE, clearing, h))
        if s.gift_total > WILDLINGS_IN_THE_GIFT:
            dramatic_end(s, 1)
        return
    if kind == GIANT:
        if s.watch[clearing]:  # CAT-KIND.4
            lose_guard(s, clearing)
            s.frost[GIANT] += 1
            if s.events is not None:
                s.events.append((codes.E_GIANT, EVERYONE, clearing))
            if s.clearing[clearing] > s.watch[clearing]:  # CAT-KIND.5
                breach(s, clearing, 0)
        else:  # CAT-KIND.6
            breach(s, clearing, 1)
        return
    s.clearing[clearing] += 1
    if s.clearing[clearing] > s.watch[clearing]:  # CAT-BREACH.1, CAT-BREACH.2, CAT-GUARD.3: all guards together
        if s.watch[clearing] == 5:
            sixth_wildling(s, clearing)
        else:
            breach(s, clearing, 0)


def sixth_wildling(s: CatanState, clearing: int) -> None:
    """CAT-BREACH.7: the newcomer, one other and the guard on space 1 leave; no breach."""
    s.clearing[clearing] -= 2
    s.frost[REGULAR] += 2
    if s.events is not None:
        s.events.append((codes.E_SIXTH, EVERYONE, clearing))
    lose_guard(s, clearing)


def breach(s: CatanState, section: int, giants: int) -> None:
    """CAT-BREACH.1 to CAT-BREACH.6: guard 1 leaves, the wildlings enter the Gift, the marker moves once.

    CAT-GIFT.4: buildings and roads are left alone.
    """
    if s.events is not None:
        s.events.append((codes.E_BREACH, EVERYONE, section, s.clearing[section] + giants))
    if s.watch[section]:
        lose_guard(s, section)
    for _ in range(s.clearing[section]):
        enter_gift(s, section, REGULAR)
    s.clearing[section] = 0
    if giants:
        enter_gift(s, section, GIANT)
    s.breaches += 1
    if s.breaches >= BREACHES_TO_END:  # CAT-END.5
        dramatic_end(s, 0)
    elif s.gift_total > WILDLINGS_IN_THE_GIFT:  # CAT-END.6
        dramatic_end(s, 1)


def enter_gift(s: CatanState, section: int, kind: int) -> int:
    """CAT-BREACH.4, CAT-BREACH.5, CAT-TORM.3, CAT-GIFT.2: the hex of the line with fewest wildlings, nearest first."""
    line = LINES[section]
    h = line[0]
    for other in line:
        if s.gift_at[other] < s.gift_at[h]:
            h = other
    s.gift_at = put(s.gift_at, h, s.gift_at[h] + 1)
    s.gift = put(s.gift, h * 3 + kind, s.gift[h * 3 + kind] + 1)
    s.gift_total += 1
    if s.events is not None:
        s.events.append((codes.E_GIFT, EVERYONE, h, kind))
    return h


def lose_guard(s: CatanState, section: int) -> None:
    """CAT-GUARD.5 to CAT-GUARD.7: the guard on space 1 goes home, the others move down."""
    at = section * 5
    seat = s.wall[at] - 1
    s.wall = [*s.wall[:at], *s.wall[at + 1 : at + 5], 0, *s.wall[at + 5 :]]
    s.watch[section] -= 1
    left = s.left[seat * 4 + GUARD] + 1
    s.left[seat * 4 + GUARD] = left
    if left == 3 or left == 5:  # CAT-GUARD.4: now 4 or 2 guards on the Wall
        s.vp[seat] -= 1
    if s.events is not None:
        s.events.append((codes.E_GUARD_LOST, EVERYONE, seat, section))


# ---------------------------------------------------------------- sent back to the Frostfangs
def expel(s: CatanState, seat: int, h: int, kind: int) -> None:
    """CAT-PATROL.3, CAT-HERO.19, CAT-GIFT.3: from the Gift."""
    s.gift = put(s.gift, h * 3 + kind, s.gift[h * 3 + kind] - 1)
    s.gift_at = put(s.gift_at, h, s.gift_at[h] - 1)
    s.gift_total -= 1
    s.frost[kind] += 1
    if s.events is not None:
        s.events.append((codes.E_EXPELLED, EVERYONE, seat, h, kind))


def drive_off(s: CatanState, seat: int, place: int) -> None:
    """CAT-HERO.18: from a camp (those behind close up) or a clearing."""
    if is_camp(place):
        kind = s.camp[place] - 1
        close_up(s, place // 5, place % 5)
    else:
        kind = REGULAR
        s.clearing[place - NORTH_CAMPS] -= 1
    s.frost[kind] += 1
    if s.events is not None:
        s.events.append((codes.E_DRIVEN_OFF, EVERYONE, seat, place, kind))
