"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from greathall.games.iron_throne import board
from greathall.games.iron_throne.deals import DEAL_FIELDS, fixed_source, terms
from greathall.games.iron_throne.entries import card_of, house_of, is_seen
from greathall.games.iron_throne.flow.encounter import NOT_CHOSEN, laid_down, sealed_by
from greathall.games.iron_throne.flow.support import Support
from greathall.games.iron_throne.flow.truce import TruceTalk
from greathall.games.iron_throne.flow.windows import Window
from greathall.games.iron_throne.names import ATTACK, DEFENCE, PER_HOUSE
from greathall.games.iron_throne.shown import (
    HostageShape,
    OfferShape,
    SeatShape,
    SourcedShape,
    TermsShape,
    ThroneView,
    TruceShape,
)
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.kernel.state import UNKNOWN


def view(m: ThroneState, seat: int) -> ThroneView:
    """The masked state `m` of `seat`, arranged for drawing."""
    return {
        "seat": seat,
        "turn": m.turn,
        "phase": m.phase,
        "active": m.attacker,
        "attacker": m.attacker,
        "defender": m.defender,
        "event": m.event,
        "events": len(m.event_deck),
        "event_discard": m.event_discard,
        "outcome": m.outcome,
        "truced": m.truced,
        "won": m.won,
        "lost": m.lost,
        "box": m.box,
        "face_up": m.face_up,
        "bonus": m.bonus[1:],
        "totals": totals(m),
        "window": window(m),
        "offer": offer(m),
        "truce": truce(m),
        "seats": [seat_view(m, p, seat) for p in range(m.n)],
        "drawn": sheets_drawn(m, seat),
        "over": m.over,
        "winners": m.winners,
    }


def totals(m: ThroneState) -> list[int] | None:
    """What each side comes to: power before cards are revealed, all of it after; once compared, what was compared."""
    if m.defender < 0:
        return None
    if m.compared:
        return m.compared
    return [board.total(m, ATTACK), board.total(m, DEFENCE)]


def window(m: ThroneState) -> int:
    """The window of character cards that is open, -1 if none is."""
    for frame in m.stack[::-1]:
        if isinstance(frame, Window) and frame.takes_cards():
            return frame.window
    return NONE


def offer(m: ThroneState) -> OfferShape | None:
    for frame in m.stack[::-1]:
        if isinstance(frame, Support) and frame.has_offer():
            return {"seat": frame.seat(m), "character": frame.character, "side": frame.side}
    return None


def truce(m: ThroneState) -> TruceShape | None:
    for frame in m.stack[::-1]:
        if isinstance(frame, TruceTalk) and frame.speaks():
            return {
                "terms": named(terms(m.proposal)) if m.proposal else None,
                "fixed": [sourced(fix) for fix in frame.fixed],
                "draft": [sourced(fix) for fix in frame.draft],
                "by": m.proposer,
                "made": m.proposals,
                "most": m.table.truce_proposals,
                "speaks": frame.who,
                "caps": named(caps(m)),
            }
    return None


def sourced(fix: int) -> SourcedShape:
    side, source = fixed_source(fix)
    return {"side": side, "source": source}


def named(values: Sequence[int]) -> TermsShape:
    return cast(TermsShape, dict(zip(DEAL_FIELDS, values, strict=True)))


def caps(m: ThroneState) -> tuple[int, ...]:
    """What can be agreed on at most. Of hostages the backs tell as much as the faces."""
    a, d = m.attacker, m.defender

    def takes(victim: int) -> int:
        return 2 if m.decks[victim] or m.discards[victim] or m.hands[victim] or m.hostages[victim] else 0

    return (
        1 if board.has_token(m, a) else 0,
        1 if board.has_token(m, d) else 0,
        takes(d),
        takes(a),
        min(3, m.sheet[a]),
        min(3, m.sheet[d]),
    )


def sealed(m: ThroneState, p: int) -> int | None:
    """What a seat has chosen face down: the card for itself, -1 for the others; nothing before it has chosen."""
    card = sealed_by(m, p)
    return None if card == NOT_CHOSEN else card


def hand_known(m: ThroneState, p: int, seat: int) -> list[int]:
    """The cards of a hand that the viewer knows; what it has laid down itself is not in its hand any more."""
    hand = [card_of(e) for e in m.hands[p] if is_seen(e)]
    down = sealed_by(m, p)
    if p == seat and down in hand:
        hand.remove(down)
    return hand


def hostages(m: ThroneState, p: int) -> list[HostageShape]:
    return [{"house": house_of(e), "card": card_of(e) if is_seen(e) else UNKNOWN} for e in m.hostages[p]]


def sheets_drawn(m: ThroneState, seat: int) -> list[int]:
    return m.sheets_drawn[2 * seat : 2 * seat + 2] if seat >= 0 and m.sheets_drawn else []


def seat_view(m: ThroneState, p: int, seat: int) -> SeatShape:
    first = m.house[p] * PER_HOUSE
    hand = hand_known(m, p, seat)
    tokens = m.house[p] != NONE and m.leader[p] != NONE
    return {
        "house": m.house[p],
        "leader": m.leader[p],
        "sheet": m.sheet[p],
        "characters": [
            {"character": first + i, "power": m.power[p * PER_HOUSE + i]}
            for i in range(PER_HOUSE)
            if tokens and first + i != m.leader[p]
        ],
        "influence": m.influence[p * m.n : (p + 1) * m.n],
        "hand": hand if p == seat else None,
        "known": hand if p != seat else [],
        "hand_size": len(m.hands[p]) - laid_down(m, p),
        "deck": len(m.decks[p]),
        "discard": list(m.discards[p]),
        "played": list(m.played[p]),
        "shown": m.shown[p],
        "sealed": sealed(m, p),
        "side": m.side[p],
        "fighter": m.fighter[p],
        "hostages": hostages(m, p),
        "spared": bool(m.spared >> p & 1),
        "unrewarded": bool(m.unrewarded >> p & 1),
        "barred": bool(m.barred >> p & 1),
    }


def overlay(s: ThroneState, seat: int) -> dict[str, Any]:
    """The seat's view where it may differ from the spectator's; nothing else is worked out."""
    m = s.glimpse(seat)
    seats: dict[str, Any] = {}
    for p in range(m.n):
        hand = hand_known(m, p, seat)
        seats[str(p)] = {
            "hand": hand if p == seat else None,
            "known": hand if p != seat else [],
            "hostages": hostages(m, p),
            "sealed": sealed(m, p),
        }
    return {"seat": seat, "seats": seats, "drawn": sheets_drawn(m, seat)}
