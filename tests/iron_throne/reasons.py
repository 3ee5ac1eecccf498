"""The rules that forbid choices, each as a predicate written from its own text: "this rule forbids that code for that
seat here". Nothing of the engine's legality is used, only columns of the state and what the open frame was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.data import CARD_WINDOW, LEADER_WINDOW, VALUE
from greathall.games.iron_throne.entries import cards_of, house_of, is_fresh
from greathall.games.iron_throne.flow.choosing import Chosen, MoveUpTo, ReplaceShown
from greathall.games.iron_throne.flow.hostages import HostageStep, TakeHostage
from greathall.games.iron_throne.flow.support import Support
from greathall.games.iron_throne.flow.truce import TruceTalk
from greathall.games.iron_throne.flow.windows import Window
from greathall.games.iron_throne.state import NONE, ThroneState

Forbids = Callable[[ThroneState, int, int], bool]

OF_CHARACTERS: Final = (o.CHARACTER, o.POWER, o.FIGHT, o.SUPPORT, o.STRIP)
OF_A_HAND: Final = (o.PLAY, o.SEAL, o.DISCARD, o.REPLACE)
TALKS: Final = (o.PROPOSE, o.FIX, o.BREAK_OFF, o.ACCEPT, o.DECLINE)
NO: Final = (o.PASS, o.DONE)
PHASE_OF: Final = {
    n.W1: n.P_BEFORE,
    n.W2: n.P_HOSTAGES,
    n.W4: n.P_SUPPORT,
    n.W5: n.P_ENCOUNTER,
    n.W6: n.P_ENCOUNTER,
    n.W7: n.P_RESOLUTION,
    n.W8: n.P_RESOLUTION,
}
# Abilities that answer something, and what happens then is asked about by the frame it happens in.
ANSWERING: Final = (n.TYRION, n.JOFFREY, n.DAVOS, n.DAENERYS, n.BARRISTAN, n.MARGAERY)


# ---------------------------------------------------------------- reading a position
def verb(code: int) -> int:
    return code // o.SPAN * o.SPAN


def arg(code: int) -> int:
    return code % o.SPAN


def asked(s: ThroneState, seat: int) -> int | None:
    """The kind of question the seat is asked."""
    return next((a.kind for a in s.asks if a.seat == seat), None)


def kinds(s: ThroneState) -> set[int]:
    return {a.kind for a in s.asks}


def character(code: int) -> int:
    return arg(code) % o.SIDE_SPAN if verb(code) == o.SUPPORT else arg(code)


def owner(s: ThroneState, who: int) -> int:
    """The seat whose house a character is of, NONE if nobody has it."""
    return s.house.index(who // 5) if who // 5 in s.house else NONE


def dead(s: ThroneState, who: int) -> bool:
    return owner(s, who) != NONE and who != s.leader[owner(s, who)] and not s.power[owner(s, who) * 5 + who % 5]


def active(s: ThroneState, seat: int) -> bool:
    return seat == s.attacker or seat == s.defender


def spread(s: ThroneState, seat: int) -> int:
    return sum(s.influence[seat * s.n + q] for q in range(s.n))


def holds(s: ThroneState, seat: int, card: int) -> bool:
    return card in cards_of(s.hands[seat])


def shows(card: int) -> int:
    """The character of a card of a character."""
    return card // n.KINDS * 5 + card % n.KINDS - 12 if card % n.KINDS >= 12 else NONE


def open_window(s: ThroneState) -> int:
    """Which moment it is, from the phase, what lies on the table and what is asked."""
    found = [f.window for f in s.stack if isinstance(f, Window)]
    if s.phase == n.P_ENCOUNTER:
        sealing = bool(kinds(s) & {o.D_SEALED, o.D_FACE_UP})
        return NONE if sealing else n.W5 if NONE in (s.shown[s.attacker], s.shown[s.defender]) else n.W6
    if s.phase == n.P_RESOLUTION:
        return n.W8 if found else n.W7
    if s.phase == n.P_SUPPORT:
        return NONE if kinds(s) & {o.D_OFFER, o.D_ANSWER} else n.W4
    return {n.P_BEFORE: n.W1, n.P_HOSTAGES: n.W2}.get(s.phase, NONE)


def about(s: ThroneState) -> int:
    """The player whose chance to support it is."""
    return next((f.seat(s) for f in s.stack if isinstance(f, Support)), NONE)


def sources(s: ThroneState, victim: int) -> set[str]:
    out = {"deck"} if s.decks[victim] or s.discards[victim] else set()
    if any(not is_fresh(e) for e in s.hands[victim]):
        out.add("hand")
    return out | {f"held_{n.HOUSES[house_of(e)]}" for e in s.hostages[victim] if not is_fresh(e)}


def fighters(s: ThroneState, side: int) -> list[int]:
    return [s.fighter[p] for p in range(s.n) if s.side[p] == side and s.fighter[p] != NONE]


def at_home(s: ThroneState, seat: int) -> list[int]:
    own = range(s.house[seat] * 5, s.house[seat] * 5 + 5)
    return [c for c in own if s.power[seat * 5 + c % 5] and c != s.fighter[seat]]


def supporters(s: ThroneState, side: int) -> list[int]:
    return [p for p in range(s.n) if s.side[p] == side and not active(s, p)]


def effect(s: ThroneState) -> tuple[str, str]:
    """Whose ability ("leader") or card ("card") has its user choose."""
    frame = s.stack[-1]
    if not isinstance(frame, Chosen):
        return "", ""
    return "card" if frame.by_card else "leader", n.CHARACTERS[frame.character]


def frame_of(s: ThroneState, kind: type) -> Any:
    frame = s.stack[-1]
    assert isinstance(frame, kind)
    return frame


# ---------------------------------------------------------------- shapes of predicates
def any_of(*ways: Forbids) -> Forbids:
    return lambda s, seat, code: any(way(s, seat, code) for way in ways)


def only_at(verbs: tuple[int, ...], *at: int) -> Forbids:
    """The rule gives these choices at these questions alone."""
    return lambda s, seat, code: verb(code) in verbs and asked(s, seat) not in at


def must(*at: int) -> Forbids:
    """The rule lets nobody decline these questions."""
    return lambda s, seat, code: verb(code) in NO and asked(s, seat) in at


def use(leaders: tuple[int, ...], test: Forbids) -> Forbids:
    """The own leader is one of these, and the test says that the text is not met."""

    def forbids(s: ThroneState, seat: int, code: int) -> bool:
        return verb(code) == o.USE and arg(code) == s.leader[seat] and arg(code) in leaders and test(s, seat, code)

    return forbids


def play(characters: tuple[int, ...], test: Forbids) -> Forbids:
    """The card shows one of these, and the test says that the text is not met."""

    def forbids(s: ThroneState, seat: int, code: int) -> bool:
        return verb(code) == o.PLAY and shows(arg(code)) in characters and test(s, seat, code)

    return forbids


def chosen(whose: tuple[tuple[str, str], ...], test: Forbids) -> Forbids:
    """The user of one of these effects chooses something that its text does not reach."""
    picked = (o.CHARACTER, o.SEAT, o.RETURN)
    return lambda s, seat, code: (
        s.stack[-1].who == seat and verb(code) in picked and effect(s) in whose and test(s, seat, code)
    )


def terms(first: int, second: int, most: Callable[[ThroneState, int, int], int]) -> Forbids:
    """A term of attacker or defender asks for more than there is."""

    def forbids(s: ThroneState, seat: int, code: int) -> bool:
        if verb(code) != o.PROPOSE:
            return False
        said = o.CODES.values(code)
        a, d = s.attacker, s.defender
        return said[first] > most(s, a, d) or said[second] > most(s, d, a)

    return forbids


# ---------------------------------------------------------------- tests of single texts
HOSTILITY_LEADERS: Final = (n.JAIME, n.STANNIS, n.MELISANDRE, n.DROGO, n.LORAS)
HOSTILITY_CARDS: Final = (n.JAIME, n.STANNIS, n.DAENERYS, n.VISERYS, n.LORAS, n.RENLY)
ACTIVE_LEADERS: Final = (
    n.EDDARD,
    n.BRAN,
    n.CERSEI,
    n.TYRION,
    n.JAIME,
    n.TYWIN,
    n.STANNIS,
    n.SELYSE,
    n.DROGO,
    n.MARGAERY,
    n.RENLY,
)


def price(s: ThroneState, seat: int, code: int) -> bool:
    return s.sheet[seat] < {n.BRAN: 1, n.VISERYS: 3, n.OLENNA: 1}[arg(code)]


def own_truce_shown(s: ThroneState, seat: int) -> bool:
    return s.shown[seat] != NONE and s.shown[seat] % n.KINDS == 0


def hostile(s: ThroneState, seat: int) -> bool:
    return s.shown[seat] == NONE or s.shown[seat] % n.KINDS != 0


def no_other_card(s: ThroneState, seat: int, code: int) -> bool:
    left = cards_of(s.hands[seat])
    left.remove(arg(code))
    return all(k % n.KINDS == 0 for k in left)


def strongest_is_another(s: ThroneState, seat: int, code: int) -> bool:
    own = s.power[seat * 5 + s.fighter[seat] % 5]
    return any(s.power[owner(s, c) * 5 + c % 5] > own for side in (1, 2) for c in fighters(s, side))


def first_offers_over(s: ThroneState, seat: int, code: int) -> bool:
    order = [(s.attacker + i) % s.n for i in range(1, s.n)]
    return next(p for p in order if p != s.defender) != about(s)


def other_side(s: ThroneState, seat: int) -> int:
    return 3 - s.side[seat]


def not_named_by(event: int, measure: Callable[[ThroneState, int], int]) -> Forbids:
    def forbids(s: ThroneState, seat: int, code: int) -> bool:
        if asked(s, seat) != o.D_DEFENDER or verb(code) != o.SEAT or s.event != event or arg(code) == seat:
            return False
        return measure(s, arg(code)) < max(measure(s, p) for p in range(s.n) if p != seat)

    return forbids


def no_such_source(s: ThroneState, seat: int, code: int) -> bool:
    if verb(code) == o.SOURCE and asked(s, seat) == o.D_SOURCE:
        found = sources(s, frame_of(s, TakeHostage).victim)
        word = n.SOURCES[arg(code)]
        return word not in found and not (word == "held" and any(x.startswith("held_") for x in found))
    if verb(code) == o.FIX:
        side, source = fixing(code)
        found = sources(s, s.defender if side == n.ATTACK else s.attacker)
        return source not in found and not (source == "held" and any(x.startswith("held_") for x in found))
    if verb(code) == o.SEAT and asked(s, seat) == o.D_VICTIM:
        return not sources(s, arg(code))
    victims = [p for p in range(s.n) if s.side[p] == other_side(s, seat)]
    return not any(sources(s, p) for p in victims)


def fixing(code: int) -> tuple[int, str]:
    side, source = o.CODES.values(code)
    return side, n.SOURCES[source]


def laid_out(s: ThroneState, side: int) -> int:
    """How many sources whoever speaks has fixed for a side."""
    return sum(fixing(o.FIX + fix)[0] == side for fix in frame_of(s, TruceTalk).draft)


def not_as_laid_out(s: ThroneState, seat: int, code: int) -> bool:
    """IRT-AMB.49: in order, then terms with so many hostages, and nothing else."""
    draft = frame_of(s, TruceTalk).draft
    if verb(code) == o.PROPOSE:
        said = o.CODES.values(code)
        return said[2] < laid_out(s, n.ATTACK) or said[3] < laid_out(s, n.DEFENCE)
    return bool(draft) and (verb(code) == o.ACCEPT or (verb(code) == o.FIX and arg(code) < draft[-1]))


def tortures(s: ThroneState) -> int:
    return s.house.index(frame_of(s, HostageStep).tortured_card // n.KINDS)


TAKERS: Final = (("leader", "tywin"), ("card", "cersei"))

# ---------------------------------------------------------------- the rules
REASONS: Final[dict[str, Forbids]] = {
    "IRT-COMP.1": lambda s, seat, code: verb(code) == o.SEAT and arg(code) >= s.n,
    "IRT-COMP.9": lambda s, seat, code: verb(code) == o.LEADER and arg(code) // 5 != s.house[seat],
    "IRT-SETUP.1": any_of(
        only_at((o.HOUSE,), o.D_HOUSE), lambda s, seat, code: verb(code) == o.HOUSE and arg(code) in s.house
    ),
    "IRT-SETUP.2": any_of(
        only_at((o.LEADER,), o.D_LEADER),
        lambda s, seat, code: verb(code) == o.LEADER and arg(code) not in s.sheets_drawn[2 * seat : 2 * seat + 2],
    ),
    "IRT-SETUP.3": lambda s, seat, code: NONE in s.leader and verb(code) not in (o.HOUSE, o.LEADER),
    "IRT-SETUP.5": lambda s, seat, code: verb(code) == o.USE and arg(code) != s.leader[seat],
    "IRT-EVENT.2": lambda s, seat, code: asked(s, seat) == o.D_DEFENDER and code == o.SEAT + seat,
    "IRT-EVENT.3": not_named_by(n.INFLUENTIAL, spread),
    "IRT-EVENT.5": any_of(
        not_named_by(n.PREPARED, lambda s, p: len(s.hands[p])),
        not_named_by(n.MIGHTY, lambda s, p: sum(s.power[p * 5 : p * 5 + 5])),
    ),
    "IRT-TURN.1": must(o.D_FIGHTER),
    "IRT-PREP.3": only_at((o.POWER,), o.D_PREPARE, o.D_REWARD, o.D_UP_TO),
    "IRT-PREP.4": lambda s, seat, code: must(o.D_PREPARE)(s, seat, code) and s.sheet[seat] > 0,
    "IRT-PREP.5": lambda s, seat, code: (
        verb(code) == o.FIGHT and seat != s.defender and (asked(s, seat) != o.D_FIGHTER or owner(s, arg(code)) != seat)
    ),
    "IRT-PREP.6": lambda s, seat, code: (
        verb(code) == o.FIGHT and seat == s.defender and (asked(s, seat) != o.D_FIGHTER or owner(s, arg(code)) != seat)
    ),
    "IRT-POWER.4": lambda s, seat, code: verb(code) == o.POWER and owner(s, arg(code)) != seat,
    "IRT-POWER.7": any_of(
        lambda s, seat, code: verb(code) == o.POWER and not s.sheet[seat],
        use((n.CATELYN, n.SHIREEN), lambda s, seat, code: not s.sheet[seat]),
    ),
    "IRT-POWER.9": any_of(
        only_at((o.STRIP,), o.D_STRIP, o.D_GUARD),
        lambda s, seat, code: verb(code) == o.STRIP and owner(s, arg(code)) != seat,
    ),
    "IRT-LEADER.1": lambda s, seat, code: (
        verb(code) == o.USE and arg(code) == s.leader[seat] and LEADER_WINDOW[arg(code)] != open_window(s)
    ),
    "IRT-LEADER.2": only_at((o.PASS,), o.D_ABILITY, o.D_WINDOW),
    "IRT-LEADER.6": lambda s, seat, code: verb(code) in OF_CHARACTERS and character(code) in s.leader,
    "IRT-TIMING.5": lambda s, seat, code: verb(code) == o.USE and asked(s, seat) != o.D_ABILITY,
    "IRT-TIMING.6": lambda s, seat, code: verb(code) == o.PLAY and asked(s, seat) != o.D_WINDOW,
    "IRT-TIMING.7": lambda s, seat, code: code == o.USE + s.leader[seat] and s.used >> seat & 1 == 1,
    "IRT-INFL.3": use((n.CERSEI,), lambda s, seat, code: not s.influence[seat * s.n + about(s)]),
    "IRT-SUPPORT.1": only_at((o.SUPPORT, o.NO_SUPPORT), o.D_OFFER),
    "IRT-SUPPORT.2": lambda s, seat, code: verb(code) in (o.SUPPORT, o.NO_SUPPORT) and active(s, seat),
    "IRT-SUPPORT.3": lambda s, seat, code: verb(code) == o.SUPPORT and owner(s, character(code)) != seat,
    "IRT-SUPPORT.4": only_at((o.ACCEPT, o.DECLINE), o.D_ANSWER, o.D_PROPOSAL, o.D_CHANGE_SIDE),
    "IRT-SUPPORT.7": lambda s, seat, code: (
        verb(code) in (o.SUPPORT, o.NO_SUPPORT) and s.asked_offer >> seat & 1 == 1 and asked(s, seat) != o.D_OFFER
    ),
    "IRT-SUPPORT.10": lambda s, seat, code: (
        verb(code) in (o.ACCEPT, o.DECLINE) and o.D_ANSWER in kinds(s) and asked(s, seat) != o.D_ANSWER
    ),
    "IRT-PART.1": any_of(
        use(
            (n.ARYA, n.MELISANDRE, n.SHIREEN, n.JORAH, n.LORAS, n.DAENERYS, n.BARRISTAN),
            lambda s, seat, code: not s.side[seat],
        ),
        chosen((("card", "shireen"),), lambda s, seat, code: not s.side[arg(code)]),
    ),
    "IRT-PART.2": any_of(
        chosen((("card", "melisandre"), ("card", "olenna")), lambda s, seat, code: arg(code) not in s.fighter),
        play((n.OLENNA,), lambda s, seat, code: not any(f != NONE for p, f in enumerate(s.fighter) if p != seat)),
    ),
    "IRT-DEATH.1": lambda s, seat, code: verb(code) in (o.CHARACTER, o.STRIP) and dead(s, arg(code)),
    "IRT-DEATH.3": lambda s, seat, code: verb(code) in (o.FIGHT, o.SUPPORT, o.CHARACTER) and dead(s, character(code)),
    "IRT-DEATH.5": use((n.LORAS, n.OLENNA), lambda s, seat, code: s.side[seat] > 0 and s.fighter[seat] == NONE),
    "IRT-DEATH.8": lambda s, seat, code: verb(code) == o.POWER and dead(s, arg(code)),
    "IRT-DECK.4": lambda s, seat, code: verb(code) == o.PLAY and shows(arg(code)) == NONE,
    "IRT-CARDS.6": lambda s, seat, code: verb(code) in OF_A_HAND and arg(code) // n.KINDS != s.house[seat],
    "IRT-CHAR.1": lambda s, seat, code: verb(code) == o.PLAY and CARD_WINDOW[shows(arg(code))] != open_window(s),
    "IRT-CHAR.2": lambda s, seat, code: (
        verb(code) == o.PLAY and shows(arg(code)) not in (s.fighter[seat], s.leader[seat], NONE)
    ),
    "IRT-CHAR.5": lambda s, seat, code: verb(code) == o.PLAY and not s.side[seat],
    "IRT-CHAR.6": lambda s, seat, code: verb(code) == o.PLAY and s.phase < n.P_ENCOUNTER,
    "IRT-CHAR.7": lambda s, seat, code: verb(code) == o.PLAY and dead(s, shows(arg(code))),
    "IRT-CHAR.10": lambda s, seat, code: (
        verb(code) == o.PLAY and shows(arg(code)) == s.leader[seat] and s.side[seat] > 0 and s.fighter[seat] == NONE
    ),
    "IRT-ENC.1": any_of(
        only_at((o.SEAL,), o.D_SEALED, o.D_FACE_UP),
        lambda s, seat, code: verb(code) == o.SEAL and not holds(s, seat, arg(code)),
        must(o.D_SEALED, o.D_FACE_UP),
    ),
    "IRT-ENC.7": lambda s, seat, code: verb(code) == o.SEAL and s.shown[seat] != NONE,
    "IRT-HOSTAGE.1": lambda s, seat, code: (
        verb(code) in (o.FREE, o.TORTURE) and arg(code) not in cards_of(s.hostages[seat])
    ),
    "IRT-HOSTAGE.2": only_at((o.SOURCE,), o.D_SOURCE),
    "IRT-HOSTAGE.4": lambda s, seat, code: verb(code) in (o.FREE, o.TORTURE) and arg(code) // n.KINDS == s.house[seat],
    "IRT-HOSTAGE.5": lambda s, seat, code: verb(code) in (o.FREE, o.TORTURE) and s.phase != n.P_HOSTAGES,
    "IRT-HOSTAGE.9": any_of(
        must(o.D_TORTURE),
        lambda s, seat, code: (
            asked(s, seat) == o.D_TORTURE and verb(code) == o.CHARACTER and owner(s, arg(code)) != tortures(s)
        ),
    ),
    "IRT-HOSTAGE.13": lambda s, seat, code: (
        verb(code) in (o.FREE, o.TORTURE) and s.phase == n.P_HOSTAGES and asked(s, seat) != o.D_HOSTAGES
    ),
    "IRT-HOSTAGE.14": any_of(
        lambda s, seat, code: verb(code) in (o.SEAT, o.SOURCE, o.FIX) and no_such_source(s, seat, code),
        use((n.TYWIN,), no_such_source),
        play((n.CERSEI,), no_such_source),
        terms(2, 3, lambda s, taker, victim: 2 if sources(s, victim) else 0),
    ),
    "IRT-TAKE.3": lambda s, seat, code: (
        asked(s, seat) == o.D_VICTIM and verb(code) == o.SEAT and s.side[arg(code)] != 3 - s.won
    ),
    "IRT-TAKE.8": lambda s, seat, code: (
        asked(s, seat) == o.D_VICTIM and verb(code) == o.SEAT and s.spared >> arg(code) & 1 == 1
    ),
    "IRT-RESOLVE.3": lambda s, seat, code: (
        verb(code) == o.POWER and s.phase == n.P_RESOLUTION and asked(s, seat) not in (o.D_REWARD, o.D_UP_TO)
    ),
    "IRT-RESOLVE.5": must(o.D_GUARD),
    "IRT-RETREAT.4": chosen((("card", "barristan"),), lambda s, seat, code: active(s, arg(code))),
    "IRT-TRUCE.1": lambda s, seat, code: (
        (verb(code) in (o.PROPOSE, o.FIX, o.BREAK_OFF) and not isinstance(s.stack[-1], TruceTalk))
        or (verb(code) == o.FIX and laid_out(s, fixing(code)[0]) == 2)
    ),
    "IRT-TRUCE.4": lambda s, seat, code: (
        verb(code) == o.SOURCE and frame_of(s, TakeHostage).in_deal and not frame_of(s, TakeHostage).smuggles
    ),
    "IRT-TRUCE.9": lambda s, seat, code: (
        verb(code) in TALKS and isinstance(s.stack[-1], TruceTalk) and not active(s, seat)
    ),
    "IRT-AMB.4": must(o.D_REWARD),
    "IRT-AMB.8": lambda s, seat, code: (
        (verb(code) == o.FIX and fixing(code)[1].startswith("held_"))
        or (verb(code) == o.SOURCE and (n.SOURCES[arg(code)] == "held") == (frame_of(s, TakeHostage).who == seat))
    ),
    "IRT-AMB.16": terms(0, 1, lambda s, p, q: int(spread(s, p) < 5)),
    "IRT-AMB.19": terms(4, 5, lambda s, p, q: s.sheet[p]),
    "IRT-AMB.20": lambda s, seat, code: (
        verb(code) in TALKS
        and isinstance(s.stack[-1], TruceTalk)
        and (
            s.stack[-1].who != seat
            or verb(code) == o.DECLINE
            or (verb(code) == o.ACCEPT and not s.proposal)
            or (verb(code) in (o.PROPOSE, o.FIX) and s.proposals >= int(s.table.given["truce_proposals"]))
        )
    ),
    "IRT-AMB.23": must(o.D_VICTIM, o.D_SOURCE),
    "IRT-AMB.35": use((n.ROBB,), lambda s, seat, code: len(s.hands[seat]) < 3),
    "IRT-AMB.45": chosen(
        (("card", "arya"),),
        lambda s, seat, code: (
            owner(s, arg(code)) not in {s.attacker, s.defender} - {seat} or s.side[owner(s, arg(code))] == s.side[seat]
        ),
    ),
    "IRT-AMB.48": lambda s, seat, code: code == o.PROPOSE + s.proposal,
    "IRT-AMB.49": not_as_laid_out,
    "IRT-TEXT.1": lambda s, seat, code: verb(code) in OF_A_HAND and not holds(s, seat, arg(code)),
    "IRT-TEXT.2": any_of(
        use(ACTIVE_LEADERS, lambda s, seat, code: not active(s, seat)),
        play((n.JOFFREY, n.VISERYS), lambda s, seat, code: not active(s, seat)),
        chosen((("card", "tyrion"), ("card", "selyse")), lambda s, seat, code: not active(s, arg(code))),
    ),
    "IRT-TEXT.3": use((n.ROBB, n.CATELYN, n.MACE, n.VISERYS), lambda s, seat, code: seat != s.attacker),
    "IRT-TEXT.4": use((n.OLENNA,), lambda s, seat, code: not s.side[seat] or active(s, seat)),
    "IRT-TEXT.5": any_of(
        use(HOSTILITY_LEADERS, lambda s, seat, code: s.outcome != n.O_HOSTILITY),
        play(HOSTILITY_CARDS, lambda s, seat, code: s.outcome != n.O_HOSTILITY),
    ),
    "IRT-TEXT.6": any_of(
        use((n.EDDARD, n.SELYSE), lambda s, seat, code: s.outcome != n.O_BETRAYAL),
        play((n.EDDARD,), lambda s, seat, code: s.outcome != n.O_BETRAYAL),
    ),
    "IRT-TEXT.7": play((n.JOFFREY,), lambda s, seat, code: s.outcome != n.O_TRUCE or not own_truce_shown(s, seat)),
    "IRT-TEXT.8": use((n.SELYSE,), lambda s, seat, code: not hostile(s, seat)),
    "IRT-TEXT.9": any_of(
        use((n.ARYA,), lambda s, seat, code: not s.lost >> s.side[seat] & 1),
        play((n.ARYA, n.CERSEI, n.DAVOS), lambda s, seat, code: not s.lost >> s.side[seat] & 1),
    ),
    "IRT-TEXT.10": any_of(
        use((n.TYWIN,), lambda s, seat, code: s.won != s.side[seat]),
        play((n.TYWIN, n.DROGO, n.MARGAERY), lambda s, seat, code: s.won != s.side[seat]),
    ),
    "IRT-TEXT.11": use((n.SHIREEN,), lambda s, seat, code: s.won == s.side[seat]),
    "IRT-TEXT.12": use((n.BRAN, n.VISERYS, n.OLENNA), price),
    "IRT-TEXT.13": use((n.RENLY,), first_offers_over),
    "IRT-TEXT.14": use(
        (n.STANNIS,),
        lambda s, seat, code: len(fighters(s, s.side[seat])) >= len(fighters(s, other_side(s, seat))),
    ),
    "IRT-TEXT.15": use((n.LORAS,), strongest_is_another),
    "IRT-TEXT.16": any_of(
        use((n.ARYA,), lambda s, seat, code: not [p for p in supporters(s, other_side(s, seat)) if s.fighter[p] >= 0]),
        play((n.BARRISTAN,), lambda s, seat, code: not supporters(s, other_side(s, seat))),
    ),
    "IRT-TEXT.17": any_of(
        use((n.MELISANDRE, n.DROGO), lambda s, seat, code: not at_home(s, seat)),
        lambda s, seat, code: verb(code) == o.STRIP and arg(code) == s.fighter[seat],
    ),
    "IRT-TEXT.18": use(
        (n.JORAH,), lambda s, seat, code: not s.hands[s.attacker if s.side[seat] == n.DEFENCE else s.defender]
    ),
    "IRT-TEXT.19": any_of(
        play((n.JOFFREY,), no_other_card),
        lambda s, seat, code: (
            verb(code) == o.REPLACE and frame_of(s, ReplaceShown).for_truce and arg(code) % n.KINDS == 0
        ),
    ),
    "IRT-TEXT.20": any_of(
        chosen((("card", "tyrion"),), lambda s, seat, code: s.shown[arg(code)] == NONE or not hostile(s, arg(code))),
        play(
            (n.TYRION,),
            lambda s, seat, code: not any(s.shown[p] != NONE and hostile(s, p) for p in (s.attacker, s.defender)),
        ),
    ),
    "IRT-TEXT.21": any_of(
        chosen((("card", "selyse"),), lambda s, seat, code: not s.decks[arg(code)]),
        play((n.SELYSE,), lambda s, seat, code: not s.decks[s.attacker] and not s.decks[s.defender]),
    ),
    "IRT-TEXT.22": use(ANSWERING, lambda s, seat, code: asked(s, seat) != o.D_ABILITY),
    "IRT-TEXT.23": any_of(
        chosen((("leader", "mace"), ("card", "shireen")), lambda s, seat, code: arg(code) == seat),
        chosen((("card", "olenna"),), lambda s, seat, code: owner(s, arg(code)) == seat),
    ),
    "IRT-TEXT.24": chosen((("card", "catelyn"),), lambda s, seat, code: s.side[arg(code)] != s.side[seat]),
    "IRT-TEXT.25": any_of(
        chosen((*TAKERS, ("card", "barristan")), lambda s, seat, code: s.side[arg(code)] != other_side(s, seat)),
        chosen((("card", "melisandre"),), lambda s, seat, code: s.side[owner(s, arg(code))] != other_side(s, seat)),
        play((n.MELISANDRE,), lambda s, seat, code: not fighters(s, other_side(s, seat))),
    ),
    "IRT-TEXT.26": chosen((("leader", "cersei"),), lambda s, seat, code: owner(s, arg(code)) != about(s)),
    "IRT-TEXT.27": lambda s, seat, code: (
        verb(code) == o.REPLACE and not frame_of(s, ReplaceShown).for_truce and VALUE[arg(code)] <= VALUE[s.shown[seat]]
    ),
    "IRT-TEXT.28": chosen(
        (("card", "davos"),),
        lambda s, seat, code: arg(code) not in (*s.played[seat], s.shown[seat]) or shows(arg(code)) == n.DAVOS,
    ),
    "IRT-TEXT.29": lambda s, seat, code: (
        verb(code) == o.POWER and frame_of(s, MoveUpTo).only == s.fighter[seat] != arg(code)
    ),
    "IRT-TEXT.30": lambda s, seat, code: (
        verb(code) == o.SOURCE
        and frame_of(s, TakeHostage).smuggles
        and s.leader[frame_of(s, TakeHostage).victim] == n.DAVOS
    ),
    "IRT-TEXT.31": lambda s, seat, code: (
        verb(code) == o.SUPPORT and arg(code) // o.SIDE_SPAN == n.DEFENCE and s.barred >> seat & 1 == 1
    ),
    "IRT-TEXT.32": lambda s, seat, code: (
        not any(verb(x) == verb(code) for a in s.asks if a.seat == seat for x in a.options)
    ),
    "IRT-WIN.1": lambda s, seat, code: s.over and any(spread(s, p) == 5 for p in range(s.n)),
    "IRT-WIN.2": lambda s, seat, code: s.over and any(not any(s.power[p * 5 : p * 5 + 5]) for p in range(s.n)),
    "IRT-WIN.3": lambda s, seat, code: s.over,
}
