"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.catan.flow.production import Seven
from greathall.games.catan.flow.trade import COMPOSES, COUNTERED, Negotiation, Offer
from greathall.games.catan.names import CAMP
from greathall.games.catan.ops.ending import guards_on_wall
from greathall.games.catan.reading import got_hero_this_turn, hero_of, shows_b_side, used_hero_this_turn
from greathall.games.catan.shown import (
    AnswerShape,
    CatanView,
    HeroShape,
    LookShape,
    NorthShape,
    OfferShape,
    SeatShape,
    TermsShape,
)
from greathall.games.catan.state import NOTE_LOOKED, CatanState
from greathall.kernel.state import NOBODY

# How an opponent stands to an offer, by the numbers of flow/trade.py.
STANDINGS: Final = ("thinking", "accepted", "refused", "countered", "composes")


def view(m: CatanState, seat: int) -> CatanView:
    """The masked state `m` of `seat`, arranged for drawing."""
    return whole_view(m, seat, [seat_view(m, p) for p in range(m.n)])


def public_view(s: CatanState) -> CatanView:
    """The same as `view(s.mask(NOBODY), NOBODY)`, which the tests compare it with, at half the price."""
    seats = [seat_view(s, p) for p in range(s.n)]
    for seat in seats:
        seat["hand"] = seat["development"] = None
    return whole_view(s, NOBODY, seats)


def whole_view(m: CatanState, seat: int, seats: list[SeatShape]) -> CatanView:
    return {
        "seat": seat,
        "turn": m.turn,
        "active": m.active,
        "first": m.first,
        "rolled": m.rolled,
        "dice": [m.die1, m.die2, m.die12],
        "board": {
            "layout": m.layout,
            "terrain": m.terrain,
            "number": m.number,
            "route": m.route,
            "node": m.node,
            "edge": m.edge,
            "tormund": m.tormund if m.tormund != CAMP else None,
        },
        "supply": m.supply.copy(),
        "deck": len(m.dev_kind) - m.dev_next,
        "longest_road": m.longest,
        "most_patrols": m.patrols,
        "north": north_view(m) if m.table.brotherhood else None,
        "offer": offer_view(m),
        "draft": draft_view(m, seat),
        "discards": discards_view(m, seat),
        "looked": looked_view(m, seat),
        "fresh": fresh_view(m, seat),
        "seats": seats,
        "over": m.over,
        "winners": m.winners,
    }


# ---------------------------------------------------------------- trade, discards
def offer_view(m: CatanState) -> OfferShape | None:
    """CAT-TRADE.2, CAT-TRADE.3: the offer on the table and how everybody stands to it."""
    if not m.stack:
        return None
    talks = m.stack[-1]
    if not isinstance(talks, Negotiation):
        return None
    answers = [answer_view(talks, p) for p in range(m.n) if p != talks.who]
    return {"who": talks.who, "give": talks.give, "want": talks.want, "answers": answers}


def answer_view(talks: Negotiation, p: int) -> AnswerShape:
    standing = talks.standing[p]
    counter: TermsShape | None = None
    if standing == COUNTERED:
        give, want = talks.counter_of(p)
        counter = {"give": give, "want": want}
    return {"seat": p, "standing": STANDINGS[standing], "counter": counter}


def draft_view(m: CatanState, seat: int) -> TermsShape | None:
    """What the seat itself is laying out; the drafts of others are nobody's business."""
    if not m.stack:
        return None
    frame = m.stack[-1]
    if isinstance(frame, Offer) and frame.who == seat:
        return {"give": frame.give.copy(), "want": frame.want.copy()}
    if isinstance(frame, Negotiation) and seat >= 0 and frame.standing[seat] == COMPOSES:
        give, want = frame.counter_of(seat)
        return {"give": give, "want": want}
    return None


def discards_view(m: CatanState, seat: int) -> list[int] | None:
    """CAT-SEVEN.2: what the seat has laid out so far; face down for everybody else."""
    frame = m.stack[-1] if m.stack else None
    return frame.laid_out_by(seat) if isinstance(frame, Seven) and seat >= 0 else None


# ---------------------------------------------------------------- what one seat sees beyond the others
def looked_view(m: CatanState, seat: int) -> LookShape | None:
    """CAT-HERO.17: the hand that was shown to the seat last."""
    for note in reversed(m.notes):
        if note[0] == NOTE_LOOKED and note[1] == seat:
            return {"seat": note[2], "cards": list(note[3:8])}
    return None


def overlay(s: CatanState, seat: int) -> dict[str, Any]:
    """What the seat's view has that the public view has not: its hand and cards, what it lays out face down, what it
    has looked at."""
    held = s.dev_held[seat * 5 : seat * 5 + 5]
    out: dict[str, Any] = {
        "seat": seat,
        "seats": {str(seat): {"hand": s.hand[seat * 5 : seat * 5 + 5], "development": held}},
    }
    if s.stack and s.stack[-1].secret:
        out["draft"] = draft_view(s, seat)
        out["discards"] = discards_view(s, seat)
    if s.notes:
        out["looked"] = looked_view(s, seat)
    if seat == s.active:
        out["fresh"] = fresh_view(s, seat)
    return out


def fresh_view(m: CatanState, seat: int) -> list[int]:
    """CAT-DEV.4: own development cards bought this turn, by kind."""
    return m.dev_held[m.n * 5 : m.n * 5 + 5] if seat == m.active else [0] * 5


# ---------------------------------------------------------------- seats and the north
def seat_view(m: CatanState, p: int) -> SeatShape:
    hand = m.hand[p * 5 : p * 5 + 5]
    held = m.dev_held[p * 5 : p * 5 + 5]
    return {
        "colour": m.colour[p],
        "points": m.vp[p],
        "hand_size": m.hand_size[p],
        "hand": None if hand[0] < 0 else hand,
        "development_size": m.dev_at.count(p),
        "development": None if held[0] < 0 else held,
        "victory_points": held[4] if m.over else None,
        "patrols": m.played[p],
        "road_length": m.road_len[p],
        "guards": guards_on_wall(m, p),
        "left": m.left[p * 4 : p * 4 + 4],
        "rates": m.rate[p * 5 : p * 5 + 5],
        "hero": hero_view(m, p),
    }


def hero_view(m: CatanState, p: int) -> HeroShape:
    return {
        "held": hero_of(m, p),
        "side": 1 if shows_b_side(m, p) else 0,
        "new": got_hero_this_turn(m, p),
        "used": used_hero_this_turn(m, p),
    }


def north_view(m: CatanState) -> NorthShape:
    return {
        "wall": m.wall,
        "camps": m.camp.copy(),
        "clearings": m.clearing.copy(),
        "gift": m.gift,
        "frostfangs": m.frost.copy(),
        "breaches": m.breaches,
        "hero_pool": m.hero_pool,
        "token_pool": len(m.bag),
    }
