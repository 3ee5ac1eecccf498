"""Cards, tokens and pieces are conserved: nothing appears and nothing is lost (CAT-COMP)."""

from __future__ import annotations

from itertools import pairwise

from greathall.games.catan.board import DEVELOPMENT_COUNTS, FIGURES, PER_RESOURCE, PIECES_EACH, TOKENS
from greathall.games.catan.names import FACE_UP, GUARD, HEROES, KEEP, RECRUITS, RESOURCES, ROAD, SETTLEMENT, WILDLINGS
from greathall.games.catan.reading import hero_of, keep_of, settlement_of
from greathall.games.catan.sites import longest_road
from greathall.games.catan.state import CatanState


def conserved(s: CatanState) -> list[str]:
    """Everything that does not add up, as sentences."""
    wrong: list[str] = []

    def check(ok: bool, text: str) -> None:
        if not ok:
            wrong.append(text)

    n = s.n
    for r in range(5):
        total = s.supply[r] + sum(s.hand[p * 5 + r] for p in range(n))
        check(total == PER_RESOURCE and s.supply[r] >= 0, f"{RESOURCES[r]}: {total} cards, {s.supply[r]} in the supply")
    for p in range(n):
        hand = s.hand[p * 5 : p * 5 + 5]
        check(sum(hand) == s.hand_size[p] and min(hand) >= 0, f"seat {p}: hand {hand}, size {s.hand_size[p]}")
        settlements, keeps = s.node.count(settlement_of(p)), s.node.count(keep_of(p))
        on_wall = s.wall.count(p + 1)
        have = [s.edge.count(p + 1), settlements, keeps, on_wall]
        for kind in (ROAD, SETTLEMENT, KEEP, GUARD):
            owned = s.table.roads if kind == ROAD else PIECES_EACH[kind]
            if kind == GUARD and not s.table.brotherhood:
                owned = 0
            left = s.left[p * 4 + kind]
            fits = left >= 0 and left + have[kind] == owned
            check(fits, f"seat {p}: {left} pieces of kind {kind} left, {have[kind]} placed")
        points = settlements + 2 * keeps + (on_wall >= 3) + (on_wall >= 5)
        points += s.table.special_points * ((s.longest == p) + (s.patrols == p))
        check(points == s.vp[p], f"seat {p}: {points} public points on the table, {s.vp[p]} counted")
        check(s.road_len[p] == longest_road(s, p), f"seat {p}: road of {longest_road(s, p)}, {s.road_len[p]} counted")
        check(s.played[p] == s.dev_at.count(FACE_UP + p), f"seat {p}: {s.played[p]} Patrols counted face up")
        for kind in range(5):
            held = sum(1 for card, at in enumerate(s.dev_at) if at == p and s.dev_kind[card] == kind)
            check(held == s.dev_held[p * 5 + kind], f"seat {p}: {held} development cards of kind {kind}")
    for kind, count in enumerate(DEVELOPMENT_COUNTS):
        owned = 0 if kind == RECRUITS and not s.table.brotherhood else count
        check(s.dev_kind.count(kind) == owned, f"development cards of kind {kind}: {s.dev_kind.count(kind)}")
    if s.table.brotherhood:
        _wildlings(s, check_list=wrong)
    return wrong


def _wildlings(s: CatanState, check_list: list[str]) -> None:
    for kind in range(3):
        total = s.frost[kind] + s.camp.count(kind + 1) + sum(s.gift[kind::3]) + (sum(s.clearing) if kind == 0 else 0)
        if total != FIGURES[kind] or s.frost[kind] < 0:
            check_list.append(f"{WILDLINGS[kind]}: {total} figures")
    by_hex = [sum(s.gift[h * 3 : h * 3 + 3]) for h in range(len(s.gift_at))]
    if s.gift_total != sum(by_hex) or s.gift_at != by_hex:
        check_list.append("the wildlings of the Gift are miscounted")
    for section in range(4):
        spaces = s.wall[section * 5 : section * 5 + 5]
        if any(spaces[s.watch[section] :]) or not all(spaces[: s.watch[section]]):
            check_list.append(f"section {section}: guards {spaces}, {s.watch[section]} counted")
    for clan in range(3):
        camps = s.camp[clan * 5 : clan * 5 + 5]
        if not s.over and any(not a and b for a, b in pairwise(camps)):
            check_list.append(f"clan {clan}: a gap between the camps {camps}")
    tokens = [t for t in s.under if t >= 0] + s.bag
    if len(set(tokens)) != len(tokens) or (s.table.tokens_to_pool and len(tokens) != len(TOKENS)):
        check_list.append(f"{len(tokens)} wildling tokens are face down")
    if sorted(s.token) != sorted(TOKENS):
        check_list.append("the mix of wildling tokens has changed")
    held = [hero_of(s, p) for p in range(s.n) if hero_of(s, p) >= 0]
    heroes = held + s.hero_pool
    if len(set(heroes)) != len(heroes) or len(heroes) > len(HEROES):
        check_list.append(f"heroes {heroes}")
    elif not s.table.drama and len(heroes) != len(HEROES):
        check_list.append(f"{len(heroes)} heroes")
