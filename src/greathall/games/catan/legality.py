"""Why a choice is not legal: the rule that forbids it.

Each verb has one function, beside the code that lists its options, that names the rule against one of them. Here is
only which function answers at which question, and what is said when a verb has no place there at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.catan import codes, sites
from greathall.games.catan.board import PER_RESOURCE
from greathall.games.catan.cards import development, hero, heroes_cards, heroes_pieces
from greathall.games.catan.flow import production, setup, trade, turn
from greathall.games.catan.names import JEOR, MANCE, MELISANDRE, SAMWELL
from greathall.games.catan.ops.ending import ended_by
from greathall.games.catan.reading import hero_of
from greathall.games.catan.state import CatanState
from greathall.kernel.state import Ask

Forbids = Callable[[CatanState, int, int], str]  # state, seat, argument of the option


def nothing(s: CatanState, seat: int, arg: int) -> str:
    """What is always allowed where it is asked."""
    return ""


# ---------------------------------------------------------------- which function answers at which question
_OWN_TURN: Final[dict[int, Forbids]] = {
    codes.ROLL: turn.forbids_roll,
    codes.END: turn.forbids_end,
    codes.TO_BUILD: turn.forbids_to_build,
    codes.BUILD_ROAD: turn.forbids_road,
    codes.BUILD_SETTLEMENT: turn.forbids_settlement,
    codes.BUILD_KEEP: turn.forbids_keep,
    codes.RECRUIT: turn.forbids_guard,
    codes.BUY: turn.forbids_buying,
    codes.SUPPLY: turn.forbids_supply_trade,
    codes.OFFER: turn.forbids_offer,
    codes.PLAY: turn.forbids_card,
    codes.HERO: turn.forbids_hero,
}
_LAYING_OUT: Final[dict[int, Forbids]] = {
    codes.GIVE: trade.forbids_next_given,
    codes.WANT: trade.forbids_next_wanted,
    codes.PROPOSE: trade.forbids_offer_as_it_lies,
    codes.CANCEL: nothing,
}
_GUARD: Final[dict[int, Forbids]] = {codes.RECRUIT: sites.forbids_guard}
FORBIDS: Final[dict[int, dict[int, Forbids]]] = {
    codes.BEFORE_ROLL: _OWN_TURN,
    codes.MAIN: _OWN_TURN,
    codes.TRADE_PHASE: _OWN_TURN,
    codes.BUILD_PHASE: _OWN_TURN,
    codes.PLACE_SETTLEMENT: {codes.BUILD_SETTLEMENT: setup.forbids_first_settlement},
    codes.PLACE_ROAD: {codes.BUILD_ROAD: setup.forbids_first_road},
    codes.PLACE_GUARD: _GUARD,
    codes.FREE_GUARD: _GUARD,
    codes.YOREN_PLACES: _GUARD,
    codes.ALLISER_PLACES: _GUARD,
    codes.PICKING_COLOUR: {codes.COLOUR: setup.forbids_colour},
    codes.DISCARDING: {codes.DISCARD: production.forbids_discarding},
    codes.MOVING_TORMUND: {codes.TORMUND: production.forbids_tormund},
    codes.ROBBING: {codes.ROB: production.forbids_robbing},
    codes.BANISHING: {codes.BANISH: production.forbids_banishing},
    codes.SAMWELL_TAKES: {codes.TAKE: development.forbids_taking, codes.PASS: nothing},
    codes.COMPOSING: _LAYING_OUT,
    codes.COUNTERING: _LAYING_OUT,
    codes.ANSWERING: {
        codes.ACCEPT: trade.forbids_accepting,
        codes.COUNTER: nothing,
        codes.REFUSE: nothing,
    },
    codes.PICKING_PARTNER: {codes.PARTNER: trade.forbids_partner, codes.CANCEL: nothing},
    codes.PATROLLING: {codes.CHASE: development.forbids_way},
    codes.EXPELLING: {codes.EXPEL: development.forbids_expelling},
    codes.FREE_ROAD: {codes.BUILD_ROAD: sites.forbids_road},
    codes.WINTER_TAKES: {codes.TAKE: development.forbids_taking},
    codes.AFTER_HERO: {codes.FLIP: hero.forbids_flipping, codes.EXCHANGE: hero.forbids_exchanging},
    codes.JEOR_DEMANDS: {codes.DEMAND: heroes_cards.forbids_demand},
    codes.JEOR_NAMES: {codes.NAME: heroes_cards.forbids_naming, codes.DONE: heroes_cards.forbids_naming_no_more},
    codes.JEOR_RETURNS: {codes.GIVE: heroes_cards.forbids_giving_back},
    codes.BOWEN_GIVES: {codes.SUPPLY: heroes_cards.forbids_bowens_trade},
    codes.OTHELL_UPROOTS: {codes.UPROOT: heroes_pieces.forbids_uprooting},
    codes.OTHELL_REBUILDS: {codes.BUILD_ROAD: heroes_pieces.forbids_rebuilding},
    codes.ALLISER_REPLACES: {codes.REPLACE: heroes_cards.forbids_allisers_price},
    codes.MELISANDRE_REPLACES: {codes.REPLACE: heroes_cards.forbids_melisandres_price},
    codes.MELISANDRE_KEEPS: {codes.KEEP_CARD: heroes_cards.forbids_keeping},
    codes.MANCE_LOOKS: {codes.NAME: heroes_cards.forbids_looking},
    codes.MANCE_TAKES: {
        codes.TAKE: heroes_cards.forbids_mances_card,
        codes.PASS: heroes_cards.forbids_taking_nothing,
    },
    codes.BENJEN_DRIVES: {codes.DRIVE_OFF: heroes_pieces.forbids_driving_off},
    codes.YGRITTE_EXPELS: {codes.EXPEL: heroes_pieces.forbids_ygrittes_choice},
}

# What belongs to one moment alone: the rule that says when it comes.
_MOMENT: Final[dict[int, str]] = {
    codes.GIVE: "CAT-TRADE.6",
    codes.WANT: "CAT-TRADE.6",
    codes.PROPOSE: "CAT-TRADE.6",
    codes.CANCEL: "CAT-TRADE.6",
    codes.ACCEPT: "CAT-TRADE.3",
    codes.REFUSE: "CAT-TRADE.3",
    codes.COUNTER: "CAT-TRADE.3",
    codes.PARTNER: "CAT-TRADE.2",
    codes.DISCARD: "CAT-SEVEN.2",
    codes.TORMUND: "CAT-SEVEN.3",
    codes.ROB: "CAT-SEVEN.4",
    codes.TAKE: "CAT-PROG.3",
    codes.CHASE: "CAT-PATROL.2",
    codes.EXPEL: "CAT-PATROL.3",
    codes.DRIVE_OFF: "CAT-HERO.18",
    codes.FLIP: "CAT-HERO.7",
    codes.EXCHANGE: "CAT-HERO.9",
    codes.BANISH: "CAT-VAR.1",
    codes.UPROOT: "CAT-HERO.14",
    codes.REPLACE: "CAT-HERO.15",
    codes.KEEP_CARD: "CAT-HERO.16",
    codes.DEMAND: "CAT-HERO.11",
    codes.NAME: "CAT-HERO.11",
    codes.DONE: "CAT-HERO.11",
    codes.PASS: "CAT-HERO.13",
    codes.COLOUR: "CAT-SETUP.2",
}
_ANSWERS: Final = (codes.ACCEPT, codes.REFUSE, codes.COUNTER)
# What the active player alone may do in a turn: the rule that says so.
_ACTIVE_ALONE: Final[dict[int, str]] = {
    codes.BUILD_ROAD: "CAT-BUILD.1",
    codes.BUILD_SETTLEMENT: "CAT-BUILD.1",
    codes.BUILD_KEEP: "CAT-BUILD.1",
    codes.RECRUIT: "CAT-BUILD.1",
    codes.BUY: "CAT-BUILD.1",
    codes.SUPPLY: "CAT-TRADE.4",
    codes.OFFER: "CAT-TRADE.2",
    codes.PLAY: "CAT-TURN.3",
    codes.HERO: "CAT-HERO.3",
}
# What only heroes ask for; in the base game there are none.
_OF_HEROES: Final = (
    codes.HERO, codes.DRIVE_OFF, codes.FLIP, codes.EXCHANGE, codes.BANISH, codes.UPROOT, codes.REPLACE, codes.KEEP_CARD,
    codes.DEMAND, codes.NAME, codes.DONE, codes.PASS,
)  # fmt: skip


# ---------------------------------------------------------------- the answer
def why_not(s: CatanState, seat: int, code: int) -> str:
    """The id of the rule that forbids a choice; '' when it is legal."""
    if s.over:
        return ended_by(s)
    arg = code % codes.SPAN
    verb = code - arg
    ask = ask_of(s, seat)
    if ask is None:
        return not_asked(s, seat, verb)
    forbids = FORBIDS[ask.kind].get(verb)
    return out_of_place(s, seat, verb, ask.kind) if forbids is None else forbids(s, seat, arg)


def ask_of(s: CatanState, seat: int) -> Ask | None:
    for ask in s.asks:
        if ask.seat == seat:
            return ask
    return None


def out_of_place(s: CatanState, seat: int, verb: int, kind: int) -> str:
    """The seat is asked something else: what is asked comes first, or this comes at another moment."""
    if verb in _MOMENT:
        return moment_of(s, seat, verb)
    if verb in _OF_HEROES and not s.table.brotherhood:
        return "CAT-COMP.11"
    if seat != s.active and verb in _ACTIVE_ALONE and s.turn:
        return _ACTIVE_ALONE[verb]
    return codes.DECISIONS[kind].rule


def not_asked(s: CatanState, seat: int, verb: int) -> str:
    """The seat is asked nothing: it is another's turn, or somebody else has to answer first."""
    if not s.turn:  # set-up: in the order of its rounds
        return codes.DECISIONS[s.asks[0].kind].rule
    if verb in _MOMENT:
        return moment_of(s, seat, verb)
    if verb in _OF_HEROES and not s.table.brotherhood:
        return "CAT-COMP.11"
    if seat == s.active:
        return codes.DECISIONS[s.asks[0].kind].rule
    return _ACTIVE_ALONE.get(verb, "CAT-TURN.1")


def moment_of(s: CatanState, seat: int, verb: int) -> str:
    """The rule that says when this comes; where several heroes have it, the one of the hero held."""
    if verb in _ANSWERS and not isinstance(s.stack[-1], trade.Negotiation):
        return "CAT-TRADE.5"
    if not s.table.brotherhood:
        if verb in _OF_HEROES:
            return "CAT-COMP.11"
        return "CAT-PATROL.4" if verb == codes.EXPEL else _MOMENT[verb]
    held = hero_of(s, seat)
    if held == MANCE and verb in (codes.NAME, codes.TAKE, codes.PASS):
        return "CAT-HERO.17"
    if held == SAMWELL and verb == codes.TAKE:
        return "CAT-HERO.13"
    if held == MELISANDRE and verb == codes.REPLACE:
        return "CAT-HERO.16"
    return _MOMENT[verb]


# ---------------------------------------------------------------- allowed, but of no use
def without_effect(s: CatanState, ask: Ask) -> list[int]:
    """Options that can do nothing, as far as supply, hand sizes and the own hand tell."""
    return [code for code in ask.options if is_idle(s, ask.seat, code - code % codes.SPAN, code % codes.SPAN)]


def is_idle(s: CatanState, seat: int, verb: int, arg: int) -> bool:
    others = [p for p in range(s.n) if p != seat]
    if verb == codes.DEMAND or verb == codes.WANT:  # nobody else can hold such a card
        return s.supply[arg] + s.hand[seat * 5 + arg] == PER_RESOURCE
    if verb == codes.NAME:  # R-HERO-1: an empty hand gives nothing, and shows nothing that is not known
        return not s.hand_size[arg]
    if verb == codes.HERO and arg == MANCE:
        return not any([s.hand_size[p] for p in others if s.vp[p] > s.vp[seat]])
    return verb == codes.HERO and arg == JEOR and not any([s.hand_size[p] for p in others])
