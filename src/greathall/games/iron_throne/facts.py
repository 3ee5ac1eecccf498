"""Named facts of a position, for scenarios and whoever wants to ask: `hand stark`, `power robb`, `outcome`, `over`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import DECISIONS, FIX
from greathall.games.iron_throne.entries import card_of, cards_of, is_seen
from greathall.games.iron_throne.flow.encounter import laid_down, sealed_by
from greathall.games.iron_throne.flow.truce import TruceTalk
from greathall.games.iron_throne.names import (
    ATTACK,
    CHARACTERS,
    DEFENCE,
    EVENTS,
    OUTCOMES,
    PER_HOUSE,
    PHASES,
    SIDES,
)
from greathall.games.iron_throne.notation import deal_words, option_words, seat_name
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.values import WORDS
from greathall.kernel.errors import BadInput

_CARD: Final = WORDS["card"]


def seat_of(s: ThroneState, name: str) -> int:
    for seat in range(s.n):
        if seat_name(s, seat) == name:
            return seat
    raise BadInput(f"Nobody is '{name}'; there are {', '.join(seat_name(s, p) for p in range(s.n))}.")


def character_named(s: ThroneState, name: str) -> int:
    if name not in CHARACTERS or CHARACTERS.index(name) // PER_HOUSE not in s.house:
        raise BadInput(f"There is no character '{name}' at this table.")
    return CHARACTERS.index(name)


def _seat(s: ThroneState, seat: int) -> str | None:
    return seat_name(s, seat) if seat >= 0 else None


def _fixed(s: ThroneState) -> list[str]:
    """The sources that the terms on the table, or agreed on, fix: `attacker hand`."""
    talks = [frame for frame in s.stack if isinstance(frame, TruceTalk)]
    return [option_words(s, FIX + fix).removeprefix("fix ") for talk in talks for fix in talk.fixed]


def _seats(s: ThroneState, bits: int) -> list[str]:
    return [seat_name(s, p) for p in range(s.n) if bits >> p & 1]


def _hand(s: ThroneState, seat: int) -> list[str]:
    cards = cards_of(s.hands[seat])
    if sealed_by(s, seat) in cards:
        cards.remove(sealed_by(s, seat))
    return [_CARD[card] for card in cards]


_TABLE: Final[dict[str, Callable[[ThroneState], Any]]] = {
    "turn": lambda s: s.turn,
    "phase": lambda s: PHASES[s.phase],
    "attacker": lambda s: _seat(s, s.attacker),
    "defender": lambda s: _seat(s, s.defender),
    "event": lambda s: EVENTS[s.event] if s.event >= 0 else None,
    "events": lambda s: len(s.event_deck),
    "event_discard": lambda s: [EVENTS[e] for e in s.event_discard],
    "event_deck": lambda s: sorted([EVENTS[e] for e in s.event_deck]),
    "outcome": lambda s: OUTCOMES[s.outcome],
    "won": lambda s: SIDES[s.won],
    "lost": lambda s: [SIDES[side] for side in (ATTACK, DEFENCE) if s.lost >> side & 1],
    "totals": lambda s: [board.total(s, ATTACK), board.total(s, DEFENCE)],
    "bonus": lambda s: s.bonus[1:],
    "box": lambda s: s.box,
    "proposal": lambda s: deal_words(s.proposal) if s.proposal else None,
    "proposals": lambda s: s.proposals,
    "fixed": _fixed,
    "proposer": lambda s: _seat(s, s.proposer),
    "spared": lambda s: _seats(s, s.spared),
    "unrewarded": lambda s: _seats(s, s.unrewarded),
    "barred": lambda s: _seats(s, s.barred),
    "decision": lambda s: DECISIONS[s.asks[0].kind].name if s.asks else None,
    "asked": lambda s: [seat_name(s, a.seat) for a in s.asks],
    "over": lambda s: s.over,
    "winners": lambda s: [seat_name(s, p) for p in s.winners],
}
_OF_SEAT: Final[dict[str, Callable[[ThroneState, int], Any]]] = {
    "leader": lambda s, p: CHARACTERS[s.leader[p]] if s.leader[p] != NONE else None,
    "hand": lambda s, p: _hand(s, p),
    "hand_size": lambda s, p: len(s.hands[p]) - laid_down(s, p),
    "deck": lambda s, p: len(s.decks[p]),
    "deck_cards": lambda s, p: sorted([_CARD[k] for k in s.decks[p]]),
    "discard": lambda s, p: sorted([_CARD[k] for k in s.discards[p]]),
    "played": lambda s, p: [_CARD[k] for k in s.played[p]],
    "shown": lambda s, p: _CARD[s.shown[p]] if s.shown[p] != NONE else None,
    "hostages": lambda s, p: [_CARD[card_of(e)] for e in s.hostages[p]],
    "sheet": lambda s, p: s.sheet[p],
    "side": lambda s, p: SIDES[s.side[p]],
    "fighter": lambda s, p: CHARACTERS[s.fighter[p]] if s.fighter[p] != NONE else None,
    "living": lambda s, p: [CHARACTERS[c] for c in board.living(s, p)],
    "spread": lambda s, p: board.spread(s, p),
    "own_tokens": lambda s, p: 5 - board.spread(s, p),
    "total_power": lambda s, p: sum(s.power[p * PER_HOUSE : (p + 1) * PER_HOUSE]),
    "sheets": lambda s, p: [CHARACTERS[x] for x in s.sheets_drawn[2 * p : 2 * p + 2]],
}


# What can be asked for, by what it is asked of.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "": tuple(_TABLE),
    "HOUSE": tuple(_OF_SEAT),
    "CHARACTER": ("power",),
    "HOUSE HOUSE": ("influence", "knows", "sees"),
}


def fact(s: ThroneState, name: str) -> Any:
    """The value of a named fact."""
    word, _, rest = name.partition(" ")
    if not rest and word in _TABLE:
        return _TABLE[word](s)
    if word == "power":  # `power robb`
        character = character_named(s, rest)
        return board.power_of(s, board.seat_of_character(s, character), character)
    if word == "influence":  # `influence stark lannister`: Stark tokens on the Lannister board
        one, _, other = rest.partition(" ")
        return s.influence[seat_of(s, one) * s.n + seat_of(s, other)]
    if word == "knows":  # `knows stark tyrell`: what Stark knows of the hand of Tyrell
        viewer, _, holder = rest.partition(" ")
        m = s.mask(seat_of(s, viewer))
        return [_CARD[card_of(e)] for e in m.hands[seat_of(s, holder)] if is_seen(e)]
    if word == "sees":  # `sees stark tyrell`: the faces Stark knows of the hostages of Tyrell
        viewer, _, holder = rest.partition(" ")
        m = s.mask(seat_of(s, viewer))
        return [_CARD[card_of(e)] for e in m.hostages[seat_of(s, holder)] if is_seen(e)]
    if word in _OF_SEAT:
        return _OF_SEAT[word](s, seat_of(s, rest))
    known = ", ".join([word for words in FACTS.values() for word in words])
    raise BadInput(f"There is no fact '{name}'; there are {known}.")
