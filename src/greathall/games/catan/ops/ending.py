"""How a game ends (CAT-END, CAT-VPC.2)."""

from __future__ import annotations

from greathall.games.catan.board import BREACHES_TO_END, DEVELOPMENT_COUNTS
from greathall.games.catan.codes import E_ALL_LOSE, E_DRAMATIC, E_REVEALED, E_TRUE_VICTORY, E_TURN_LIMIT
from greathall.games.catan.names import VICTORY_POINT
from greathall.games.catan.state import NOTE_NOT_WON, CatanState
from greathall.kernel.state import EVERYONE

POINTS_TO_WIN: int = 10
ENOUGH_TO_ASK: int = POINTS_TO_WIN - DEVELOPMENT_COUNTS[VICTORY_POINT]  # fewer public points cannot win
WILDLINGS_IN_THE_GIFT: int = 7  # CAT-END.6: more than these end the game


def points(s: CatanState, seat: int) -> int:
    """CAT-VP.1 to CAT-VP.4: all points of a seat; the public ones are kept up to date by every op that scores."""
    return s.vp[seat] + s.dev_held[seat * 5 + VICTORY_POINT]


def wins_now(s: CatanState) -> bool:
    """CAT-END.1, CAT-END.4, R-END-1, R-END-2: asked after everything that can score, its tokens resolved.

    In the base game points win at any time of the own turn, in Brotherhood once the dice are resolved.
    """
    if s.over:
        return True
    table = s.table
    if s.vp[s.active] < ENOUGH_TO_ASK or table.victory_at_turn_end or (table.brotherhood and not s.rolled):
        return False
    check_victory(s)
    return s.over


def check_victory(s: CatanState) -> None:
    """CAT-END.2, R-END-6: the active player wins by 10 points without having to say so.

    CAT-DEV.5: a victory point card bought this turn counts like any other.
    """
    seat = s.active
    public = s.vp[seat]
    hidden = s.dev_held[seat * 5 + VICTORY_POINT]
    if public + hidden >= POINTS_TO_WIN:
        reveal_points(s)
        if s.events is not None:
            s.events.append((E_TRUE_VICTORY, EVERYONE, seat, public + hidden))
        s.finish([seat])
    elif public + s.dev_next >= POINTS_TO_WIN:
        note_not_won(s, seat, public)


def note_not_won(s: CatanState, seat: int, public: int) -> None:
    """Everybody saw that the hidden cards did not make up the missing points: remembered where it tells something."""
    held = 0
    for at in s.dev_at[: s.dev_next]:
        if at == seat:
            held += 1
    if public + held >= POINTS_TO_WIN:
        note = (NOTE_NOT_WON, seat, s.dev_next, POINTS_TO_WIN - 1 - public)
        if note not in s.notes:
            s.notes = [*s.notes, note]


def reveal_points(s: CatanState) -> None:
    """CAT-VPC.2: everybody shows the victory point cards when anybody wins."""
    if s.events is not None:
        for seat in range(s.n):
            count = s.dev_held[seat * 5 + VICTORY_POINT]
            if count:
                s.events.append((E_REVEALED, EVERYONE, seat, count))


def guards_on_wall(s: CatanState, seat: int) -> int:
    count = 0
    for owner in s.wall:
        if owner == seat + 1:
            count += 1
    return count


def dramatic_end(s: CatanState, cause: int) -> None:
    """CAT-END.5 to CAT-END.8: most guards, then points, then cards, else all lose. cause: 0 breach, 1 the Gift."""
    if s.events is not None:
        s.events.append((E_DRAMATIC, EVERYONE, cause))
    reveal_points(s)
    guards = [guards_on_wall(s, p) for p in range(s.n)]
    best = [p for p in range(s.n) if guards[p] == max(guards)]
    if max(guards) == 0 and s.table.nobody_wins_without_guards:  # R-END-4, the other ruling
        best = []
    if len(best) > 1:
        score = [points(s, p) if s.table.hidden_points_in_ties else s.vp[p] for p in range(s.n)]
        top = max([score[p] for p in best])
        best = [p for p in best if score[p] == top]
    if len(best) > 1:
        most = max([s.hand_size[p] for p in best])
        best = [p for p in best if s.hand_size[p] == most]
    if len(best) != 1:
        best = []
        if s.events is not None:
            s.events.append((E_ALL_LOSE, EVERYONE))
    s.finish(best)


def stop_at_limit(s: CatanState) -> None:
    """The table agreed on a last turn: nobody has won."""
    if s.events is not None:
        s.events.append((E_TURN_LIMIT, EVERYONE, s.turn))
    reveal_points(s)
    s.finish([])


def ended_by(s: CatanState) -> str:
    """The rule that ended the game: CAT-END.1 true victory, CAT-END.5 and CAT-END.6 the dramatic endings."""
    if s.breaches >= BREACHES_TO_END:
        return "CAT-END.5"
    if s.gift_total > WILDLINGS_IN_THE_GIFT:
        return "CAT-END.6"
    return "CAT-END.4" if s.table.brotherhood and s.winners else "CAT-END.1"


def how_it_ended(s: CatanState) -> str:
    """CAT-END.3: true victory, or the cause of a dramatic ending."""
    if s.breaches >= BREACHES_TO_END:
        cause = "third_breach"
    elif s.gift_total > WILDLINGS_IN_THE_GIFT:
        cause = "full_gift"
    else:
        return "true_victory" if s.winners else "turn_limit"
    return cause if s.winners else f"{cause}_all_lose"
