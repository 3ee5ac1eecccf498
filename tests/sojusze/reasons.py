"""What each rule forbids, written from the rule and not from the engine's own functions: `REASONS[rule](s, seat, code)`
says whether that rule forbids the choice to the seat in this position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.data import COLOUR, HAS_TRIUMPH, POWER, VALUE
from greathall.games.sojusze.entries import area_card, cards_of, is_blank
from greathall.games.sojusze.state import SojuszeState

Predicate = Callable[[SojuszeState, int, int], bool]

FROM_HAND: Final = (codes.PLAY, codes.DISCARD, codes.GIVE, codes.TAKE)
OF_AREAS: Final = (codes.AREA, codes.AREA_BLANK)
OF_ALLIES: Final = (codes.KILL, codes.MOVE, codes.RAISE)
OF_A_TURN: Final = (codes.PLAY, codes.KNEEL, codes.SKIP)


# How many cards of the ally deck an influence card or ally lets its leader see.
LOOKED_AT: Final = {
    (names.DARK_WINGS, -1): 3,
    (names.VISIONS_IN_THE_FLAMES, -1): 4,
    (names.RED_COMET, -1): 2,
    (-1, names.PATCHFACE): 5,
    (-1, names.ILYN_PAYNE): 3,
    (-1, names.SAMWELL_TARLY): 3,
}


# ---------------------------------------------------------------- reading a position
def verb(code: int) -> int:
    return code - code % codes.SPAN


def argument(code: int) -> int:
    return code % codes.SPAN


def asked(s: SojuszeState, seat: int) -> bool:
    return seat in [a.seat for a in s.asks]


def kinds(s: SojuszeState) -> set[str]:
    return {codes.DECISIONS[a.kind].name for a in s.asks}


def asked_kind(s: SojuszeState, seat: int) -> str:
    return next((codes.DECISIONS[a.kind].name for a in s.asks if a.seat == seat), "")


def offered(s: SojuszeState, seat: int, *verbs: int) -> bool:
    """Is anything of these verbs offered to this seat?"""
    return any(verb(code) in verbs for a in s.asks if a.seat == seat for code in a.options)


def offered_to_another(s: SojuszeState, seat: int, *verbs: int) -> bool:
    return any(verb(code) in verbs for a in s.asks if a.seat != seat for code in a.options)


def not_offered(*verbs: int) -> Predicate:
    return lambda s, seat, code: verb(code) in verbs and not offered(s, seat, verb(code))


def resolving(s: SojuszeState) -> tuple[int, int]:
    """The influence card and the ally whose ability is going on, -1 for none."""
    frame: Any = s.stack[-1]
    return getattr(frame, "card", -1), getattr(frame, "ally", -1)


def home(s: SojuszeState, ally: int) -> int:
    return next((c for c, allies in enumerate(s.councils) if ally in allies), -1)


def councils_of(s: SojuszeState, seat: int) -> set[int]:
    return {seat, (seat + s.n - 1) % s.n}


def in_area(s: SojuszeState, code: int) -> tuple[int, list[int]]:
    """The leader meant by an option about an area, and the copies of that card that lie there."""
    owner, card = divmod(argument(code), codes.AREA_SPAN)
    if owner >= s.n:
        return owner, []
    wanted = verb(code) == codes.AREA_BLANK
    return owner, [e for e in s.areas[owner] if area_card(e) == card and is_blank(e) == wanted]


def shift(code: int) -> tuple[int, int]:
    return divmod(argument(code), codes.COUNCIL_SPAN)


def effect(s: SojuszeState, card: int) -> bool:
    return card in [e[0] for e in s.effects]


def limit_of_power(s: SojuszeState) -> int:
    card, ally = resolving(s)
    if card == names.POISONED_CUP or ally == names.GREGOR_CLEGANE:
        return 2
    assert card in (names.SAND_SNAKES, names.STRANGLER) or ally in (
        names.ARYA_STARK, names.QYBURN, names.YGRITTE, names.JAQEN_HGHAR,
    )  # fmt: skip
    return 3


def councils_reached(s: SojuszeState, seat: int) -> set[int]:
    """The councils that the ability going on names."""
    card, ally = resolving(s)
    you = s.stack[-1].who
    if card in (names.ICE, names.RED_WEDDING):
        return councils_of(s, you)
    if card == names.SAND_SNAKES:
        return set(range(s.n)) - councils_of(s, you)
    if card in (names.STRANGLER, names.REAVING):
        return councils_of(s, s.winner)
    if card == names.PURPLE_WEDDING:
        return {s.placed}
    if card == names.VALAR_MORGHULIS:
        return {you}
    if ally == names.SHAE:
        return councils_of(s, you) - {home(s, names.SHAE)}
    if ally == names.JOFFREY_BARATHEON:
        return {home(s, names.JOFFREY_BARATHEON)}
    assert ally == names.YGRITTE
    return set().union(*[councils_of(s, p) - councils_of(s, you) for p in ((you + 1) % s.n, (you - 1) % s.n)])


# ---------------------------------------------------------------- whose choice, and when
def somebody_elses_turn(s: SojuszeState, seat: int, code: int) -> bool:
    return verb(code) in OF_A_TURN and s.winner < 0 and seat != s.bidder


def no_round_yet(s: SojuszeState, seat: int, code: int) -> bool:
    return verb(code) in OF_A_TURN and bool(kinds(s) & {"choose_leader", "draft"})


def ability_of_a_card(s: SojuszeState, seat: int, code: int) -> bool:
    """The choice is another leader's, through an influence card; or the card lies before another leader."""
    if verb(code) == codes.TRIUMPH:
        return argument(code) not in s.areas[seat]
    if verb(code) in OF_AREAS and asked(s, seat):
        return in_area(s, code)[0] != seat
    return not asked(s, seat) and resolving(s)[1] < 0


def no_ability_asks(s: SojuszeState, seat: int, code: int) -> bool:
    if verb(code) in OF_A_TURN:  # first the ability of the card just played
        return s.playing >= 0 or s.stack[-1].who == seat
    return not offered(s, seat, verb(code))


def to_another_leader(s: SojuszeState, seat: int, code: int) -> bool:
    chooser = s.stack[-1].who
    if verb(code) == codes.NAME:
        return argument(code) == chooser
    return verb(code) in OF_AREAS and in_area(s, code)[0] == chooser


# ---------------------------------------------------------------- where things lie
def not_at_the_table(s: SojuszeState, seat: int, code: int) -> bool:
    if verb(code) == codes.SHIFT:
        return max(shift(code)) >= s.n
    if verb(code) in OF_AREAS:
        return in_area(s, code)[0] >= s.n
    return verb(code) in (codes.NAME, codes.COUNCIL) and argument(code) >= s.n


def not_held(s: SojuszeState, seat: int, code: int) -> bool:
    if verb(code) == codes.YES:
        return names.BETRAYAL not in cards_of(s.hands[seat])
    if not asked(s, seat):
        return kinds(s) == {"discard_card"}
    return argument(code) not in cards_of(s.hands[seat])


def not_in_that_hand(s: SojuszeState, seat: int, code: int) -> bool:
    frame: Any = s.stack[-1]
    return argument(code) not in cards_of(s.hands[frame.them])


def not_lying_there(s: SojuszeState, seat: int, code: int) -> bool:
    return verb(code) in OF_AREAS and (not in_area(s, code)[1] or not asked(s, seat))


def not_among_those_seen(s: SojuszeState, seat: int, code: int) -> bool:
    """Not one of the topmost cards, of the row or the current ally; or nothing is being looked at by this seat."""
    if not offered(s, seat, verb(code)):
        return True
    looked = LOOKED_AT[resolving(s)]
    of_row = s.row[:1] if s.table.open_allies else []
    seen = [*of_row, *s.ally_deck[::-1][: looked - len(of_row)]]
    return argument(code) not in [*seen, s.current] if names.RED_COMET in resolving(s) else argument(code) not in seen


def too_powerful(s: SojuszeState, seat: int, code: int) -> bool:
    return verb(code) in OF_ALLIES and POWER[argument(code)] > limit_of_power(s)


def not_reached(s: SojuszeState, seat: int, code: int) -> bool:
    if verb(code) == codes.COUNCIL:
        return argument(code) not in councils_reached(s, seat)
    return home(s, argument(code)) not in councils_reached(s, seat)


def no_token_moves(s: SojuszeState, seat: int, code: int) -> bool:
    if not offered(s, seat, verb(code)):
        return verb(code) == codes.SHIFT
    council = shift(code)[1] if verb(code) == codes.SHIFT else argument(code)
    return not s.tokens[council]


def not_own_council(s: SojuszeState, seat: int, code: int) -> bool:
    frame: Any = s.stack[-1]
    return argument(code) not in councils_of(s, frame.who)


def not_between_these(s: SojuszeState, seat: int, code: int) -> bool:
    if verb(code) == codes.SHIFT:
        leader, council = shift(code)
        return council not in councils_of(s, leader)
    frame: Any = s.stack[-1]
    here = home(s, frame.about)
    return argument(code) not in {(here + 1) % s.n, (here - 1) % s.n}


def not_a_neighbour(s: SojuszeState, seat: int, code: int) -> bool:
    other = s.winner if verb(code) == codes.TRIUMPH else argument(code)
    you = seat if verb(code) == codes.TRIUMPH else s.stack[-1].who
    return (other - you) % s.n not in (1, s.n - 1)


# ---------------------------------------------------------------- what cards say
def own_text(s: SojuszeState, seat: int, code: int) -> bool:
    return any(e in (names.ROYAL_DECREE, names.UNSULLIED) for e in in_area(s, code)[1])


def kingsguard(s: SojuszeState, seat: int, code: int) -> bool:
    owner, _ = in_area(s, code)
    return owner != s.stack[-1].who and names.KINGSGUARD in s.areas[owner]


def other_card_forbids(s: SojuszeState, seat: int, code: int) -> bool:
    if verb(code) == codes.NAME:
        return names.NIGHTS_WATCH in s.areas[argument(code)]
    return effect(s, names.GREAT_CHAIN)


def not_standard(s: SojuszeState, seat: int, code: int) -> bool:
    card = argument(code) % codes.AREA_SPAN if verb(code) in OF_AREAS else argument(code)
    return names.COLOURS[COLOUR[card]] not in ("red", "green", "purple")


def too_high(s: SojuszeState, seat: int, code: int) -> bool:
    frame: Any = s.stack[-1]
    if verb(code) == codes.TAKE:
        return VALUE[argument(code)] + frame.value > 6
    return VALUE[argument(code) % codes.AREA_SPAN] > 5


def never_brought_back(s: SojuszeState, seat: int, code: int) -> bool:
    card = argument(code) % codes.AREA_SPAN if verb(code) in OF_AREAS else argument(code)
    return names.INFLUENCE[card] in ("std.hostage", "std.feigned_retreat")


def not_the_extreme(s: SojuszeState, seat: int, code: int) -> bool:
    """Some other card of the same area, that was offered, is lower or higher."""
    value = VALUE[argument(code) % codes.AREA_SPAN]
    return all(VALUE[argument(x) % codes.AREA_SPAN] != value for a in s.asks if a.seat == seat for x in a.options)


def nothing_would_happen(s: SojuszeState, seat: int, code: int) -> bool:
    card, ally = resolving(s)
    them = argument(code)
    if card in (names.EAVESDROPPING, names.BLACKMAIL) or ally in (names.VARYS, names.RAMSAY_SNOW):
        return not s.hands[them]
    if ally == names.BRAN_STARK:
        return not s.tokens[them]
    safe = (names.ROYAL_DECREE, names.UNSULLIED)
    guarded = names.KINGSGUARD in s.areas[them] or s.ruling == names.BARRISTAN_SELMY
    standard = [e for e in s.areas[them] if names.COLOURS[COLOUR[area_card(e)]] not in ("blue", "white")]
    return guarded or all(e in safe for e in (s.areas[them] if card == names.TRIAL_BY_COMBAT else standard))


def named_otherwise(s: SojuszeState, seat: int, code: int) -> bool:
    card, ally = resolving(s)
    if verb(code) in OF_AREAS:
        return argument(code) % codes.AREA_SPAN == card
    if ally == names.JOFFREY_BARATHEON:
        return argument(code) == names.JOFFREY_BARATHEON
    if ally == names.ROOSE_BOLTON:
        return argument(code) != names.ROBB_STARK
    return card == names.SHADOW_ASSASSIN and argument(code) != s.current


def mance(s: SojuszeState, seat: int, code: int) -> bool:
    frame: Any = s.stack[-1]
    if frame.claimed == names.MANCE_RAYDER:
        return len(s.councils[argument(code)]) > min(len(c) for c in s.councils)
    return frame.claimed in (names.SANSA_STARK, names.JAQEN_HGHAR) and not_own_council(s, seat, code)


def places_itself(s: SojuszeState, seat: int, code: int) -> bool:
    frame: Any = s.stack[-1]
    return frame.claimed in (
        names.LORAS_TYRELL, names.BRIENNE_OF_TARTH, names.HODOR, names.WALDER_FREY, names.DAARIO_NAHARIS,
    )  # fmt: skip


def silence_barred(s: SojuszeState, seat: int, code: int) -> bool:
    others = [p for p in range(s.n) if p != seat and not s.kneels[p]]
    return effect(s, names.THE_SILENCE) and (
        not others or s.acts <= s.last_act[seat] or asked_kind(s, seat) == "second_card"
    )


def wrong_moment(s: SojuszeState, seat: int, code: int) -> bool:
    """The question is about another part of the same text."""
    return asked(s, seat) and not offered(s, seat, verb(code))


def not_for_this_leader(s: SojuszeState, seat: int, code: int) -> bool:
    for_winner = (names.ROYAL_FAVOUR, names.BLOOD_MAGIC, names.BLOOD_OF_THE_DRAGON, names.THE_PACK_SURVIVES)
    return (argument(code) in for_winner) != (seat == s.winner)


def triumph_out_of_order(s: SojuszeState, seat: int, code: int) -> bool:
    return not asked(s, seat) or code not in next(a.options for a in s.asks if a.seat == seat)


REASONS: Final[dict[str, Predicate]] = {
    "SOJ-END.1": lambda s, seat, code: s.over,
    "SOJ-COMP.3": lambda s, seat, code: verb(code) == codes.LEADER and argument(code) in s.leader,
    "SOJ-COMP.9": not_at_the_table,
    "SOJ-SETUP.4": not_among_those_seen,
    "SOJ-SETUP.7": not_offered(codes.LEADER),
    "SOJ-TIME.4": no_round_yet,
    "SOJ-REV.1": lambda s, seat, code: not s.table.open_allies and not offered(s, seat, codes.CURRENT),
    "SOJ-BID.1": somebody_elses_turn,
    "SOJ-BID.2": lambda s, seat, code: verb(code) == codes.PLAY and argument(code) not in cards_of(s.hands[seat]),
    "SOJ-BID.3": no_ability_asks,
    "SOJ-BID.4": lambda s, seat, code: code == codes.PASS and not offered(s, seat, codes.PASS),
    "SOJ-BID.6": lambda s, seat, code: HAS_TRIUMPH[argument(code)] and not offered(s, seat, code),
    "SOJ-BID.7": lambda s, seat, code: code in (codes.PASS, codes.KNEEL_NOW) and not offered(s, seat, code),
    "SOJ-BID.8": lambda s, seat, code: verb(code) in OF_A_TURN and bool(s.kneels[seat]),
    "SOJ-BID.9": lambda s, seat, code: verb(code) in OF_A_TURN and s.winner >= 0,
    "SOJ-CLAIM.4": not_offered(codes.MOVE, codes.COUNCIL),
    "SOJ-CLAIM.6": places_itself,
    "SOJ-CNCL.1": lambda s, seat, code: verb(code) in OF_ALLIES and home(s, argument(code)) < 0,
    "SOJ-CNCL.2": not_own_council,
    "SOJ-CNCL.3": not_between_these,
    "SOJ-CNCL.4": not_a_neighbour,
    "SOJ-DISC.1": not_offered(*OF_AREAS),
    "SOJ-SEAS.1": not_offered(codes.DISCARD),
    "SOJ-DRAFT.1": lambda s, seat, code: verb(code) == codes.PICK and asked_kind(s, seat) != "draft",
    "SOJ-DRAFT.2": lambda s, seat, code: verb(code) == codes.PICK and argument(code) not in s.packs[seat],
    "SOJ-DRAFT.3": lambda s, seat, code: verb(code) == codes.PICK and not s.packs[seat],
    "SOJ-KILL.1": not_offered(codes.KILL, codes.RAISE),
    "SOJ-KILL.2": lambda s, seat, code: verb(code) == codes.RAISE and argument(code) not in s.dead,
    "SOJ-OPEN.3": lambda s, seat, code: s.table.open_allies and verb(code) == codes.CURRENT,
    "SOJ-PREC.2": lambda s, seat, code: s.ruling in (names.BARRISTAN_SELMY, names.BRYNDEN_TULLY),
    "SOJ-TERM.5": not_lying_there,
    "SOJ-TOK.1": lambda s, seat, code: not asked(s, seat) and bool(kinds(s) & {"place_token", "obey_order"}),
    "SOJ-TRI.1": lambda s, seat, code: not HAS_TRIUMPH[argument(code)] or not offered(s, seat, codes.TRIUMPH),
    "SOJ-VAR.1": lambda s, seat, code: verb(code) == codes.PICK and s.table.given["draft"] == "no",
    "SOJ-YOU.1": ability_of_a_card,
    "SOJ-YOU.3": lambda s, seat, code: not asked(s, seat) and resolving(s)[1] >= 0,
    "SOJ-CARD.4": mance,
    "SOJ-AMB.4": lambda s, seat, code: s.table.given["last_standing"] == "kneels" and s.kneels.count(0) == 1,
    "SOJ-AMB.7": triumph_out_of_order,
    "SOJ-AMB.11": lambda s, seat, code: not offered(s, seat, verb(code)) or code not in s.asks[0].options,
    "SOJ-AMB.12": lambda s, seat, code: not asked(s, seat) and kinds(s) == {"answer_betrayal"},
    "SOJ-AMB.14": silence_barred,
    "SOJ-AMB.16": own_text,
    "SOJ-AMB.17": lambda s, seat, code: in_area(s, code)[0] == seat,
    "SOJ-AMB.18": lambda s, seat, code: any(area_card(e) == argument(code) for area in s.areas for e in area),
    "SOJ-AMB.21": lambda s, seat, code: verb(code) == codes.TAKE and argument(code) not in s.discard,
    "SOJ-AMB.31": not_offered(codes.GIVE, codes.TAKE),
    "SOJ-AMB.37": other_card_forbids,
    "SOJ-AMB.38": no_token_moves,
    "SOJ-AMB.39": nothing_would_happen,
    "SOJ-AMB.40": kingsguard,
    "SOJ-TEXT.1": lambda s, seat, code: s.ruling == names.VICTARION_GREYJOY and len(s.areas[seat]) > 2,
    "SOJ-TEXT.2": lambda s, seat, code: effect(s, names.WINTER_IS_COMING) and not s.areas[seat] and bool(s.hands[seat]),
    "SOJ-TEXT.3": to_another_leader,
    "SOJ-TEXT.4": not_standard,
    "SOJ-TEXT.5": too_high,
    "SOJ-TEXT.6": never_brought_back,
    "SOJ-TEXT.7": not_the_extreme,
    "SOJ-TEXT.8": not_held,
    "SOJ-TEXT.9": not_in_that_hand,
    "SOJ-TEXT.10": too_powerful,
    "SOJ-TEXT.11": not_reached,
    "SOJ-TEXT.12": lambda s, seat, code: not s.areas[argument(code)],
    "SOJ-TEXT.13": lambda s, seat, code: bool(s.kneels[argument(code)]),
    "SOJ-TEXT.14": lambda s, seat, code: len(s.hands[seat]) < 2,
    "SOJ-TEXT.15": lambda s, seat, code: any(len(t) > len(s.tokens[argument(code)]) for t in s.tokens),
    "SOJ-TEXT.16": named_otherwise,
    "SOJ-TEXT.17": lambda s, seat, code: shift(code)[0] != seat,
    "SOJ-TEXT.18": lambda s, seat, code: resolving(s)[0] == names.REAVING and code not in s.asks[0].options,
    "SOJ-TEXT.19": not_for_this_leader,
    "SOJ-TEXT.20": lambda s, seat, code: not asked(s, seat) and kinds(s) == {"discard_two"},
    "SOJ-TEXT.21": wrong_moment,
    "SOJ-TEXT.22": lambda s, seat, code: code not in s.asks[0].options,
    "SOJ-TEXT.23": lambda s, seat, code: code == codes.SKIP and (names.THE_SILENCE, seat, 0) not in s.effects,
    # Orders that leave one council only: the token or ally is then placed unasked, so that nobody is refused by them.
    "SOJ-AMB.10": lambda s, seat, code: names.PULLING_THE_STRINGS in [e for area in s.areas for e in area],
    "SOJ-CARD.2": lambda s, seat, code: names.PULLING_THE_STRINGS in [e for area in s.areas for e in area],
    "SOJ-CARD.5": lambda s, seat, code: home(s, names.LORAS_TYRELL) not in (-1, argument(code)),
}
