"""The rules of the box of 2012 that forbid choices, each as a predicate written from its own text (see
tests/cardreasons.py)."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import board
from greathall.games.cardgame.names import (
    ATTACHMENT,
    BYPASSED,
    CHARACTER,
    EVENT,
    FACEDOWN,
    HAND,
    INTRIGUE,
    KNEELING,
    LIMITED,
    LOCATION,
    MILITARY,
    P_CHALLENGES,
    P_MARSHAL,
    PARTICIPATING,
    STEALTH,
)  # fmt: skip
from greathall.games.cardgame.state import CardState
from greathall.games.hbo import codes
from greathall.games.hbo.data import CARDS, COST, HOUSE_OF, ID, KEYWORDS_OF, UNIQUE
from greathall.games.hbo.flow.draft import SECOND_PICK, PlotDraft
from greathall.games.hbo.names import LANNISTER, NEUTRAL, STARK
from greathall.games.hbo.state import HboState
from tests.cardreasons import (
    ABILITIES,
    ACTING,
    ORDERS,
    Predicate,
    Printed,
    Uses,
    any_of,
    arg,
    at,
    attached,
    challenges_made,
    character_of,
    chosen_for_claim,
    declared,
    equal_card,
    first,
    in_challenge,
    in_force,
    in_phase,
    is_type,
    kneels,
    no_duplicate,
    no_icon,
    not_active,
    not_against,
    not_leaving,
    not_offered,
    not_own_character,
    only_at,
    out_of_play,
    slugs,
    verb,
    waits,
    window_first,
)  # fmt: skip

RESPONDING: Final = (codes.D_WOULD, codes.D_REACTION)
KINDS: Final = {"action": "action", "response": "reaction", "save": "would", "passive": "forced",
                "when_revealed": "when_revealed"}  # fmt: skip


def printed(card: dict[str, Any]) -> list[Printed]:
    return [
        Printed(
            # What another player alone decides about is asked for as soon as it is due, and used by nobody.
            kind="forced" if "he alone decides" in a["effect"] else KINDS[a["kind"]],
            phase=str(a.get("phase", "")).replace("any", ""),
            cost=a.get("cost", ""),
            limit=a.get("limit", ""),
            choose=a["effect"],
            only=a.get("when", ""),
            when=a.get("when", ""),
        )
        for a in card["abilities"]
        if a["kind"] in KINDS
    ]


CALM: Final = "plot_calm_over_westeros"


class HboUses(Uses):
    """Events may cost more than is printed: see `surcharge`."""

    def surcharge(self, s: CardState, c: int) -> int:
        return in_force(s).count(CALM) if is_type(s, c, EVENT) else 0


BY_ID: Final = {str(card["id"]): card for card in CARDS}
USES: Final = HboUses([printed(BY_ID[i]) if i in BY_ID else [] for i in ID], RESPONDING, (codes.D_WOULD,))


def own(s: CardState) -> HboState:
    assert isinstance(s, HboState)
    return s


def mine(s: CardState, seat: int, house: int | None = None) -> list[int]:
    found = [c for c in s.play[seat] if is_type(s, c, CHARACTER) and not s.flags[c] & FACEDOWN]
    return [c for c in found if house in (None, HOUSE_OF[s.design[c]])]


# ---------------------------------------------------------------- abilities
def not_by_its_text(s: CardState, seat: int, c: int, a: Printed) -> bool:
    """HBO-CARD.8: its limit is reached, or what it asks for is not so."""
    if a.limit and (USES.limited(s, seat, c, a) or USES.at_most(s, seat, c, a._replace(most=a.limit))):
        return True
    attacks, defends = bool(s.challenge) and s.challenge[1] == seat, bool(s.challenge) and s.challenge[2] == seat
    undecided = bool(s.challenge) and s.challenge[4] < 0
    taking_part = bool(s.flags[c] & PARTICIPATING)
    bearer = s.host[c] >= 0 and bool(s.flags[s.host[c]] & PARTICIPATING)
    power = [board.total_power(s, p) for p in range(2)]
    met = {
        "Bronn is participating": taking_part,
        "your opponent has more power than you": power[1 - seat] > power[seat],
        "a military or power challenge is in progress and he is not participating": (
            undecided and s.challenge[0] != INTRIGUE and not taking_part and not barred_by_house(s, c)
        ),
        "the attached character is participating in a challenge": bearer,
        "you are the attacking player": attacks and undecided,
        "you are the defending player in a military challenge": defends and s.challenge[0] == MILITARY,
        "you are the defending player": defends and undecided,
        "one of your Lannister characters is attacking": attacks,
        "you win a challenge in which Tyrion Lannister participated": taking_part,
        "you win an intrigue challenge": bool(s.challenge) and s.challenge[0] == INTRIGUE,
    }
    return a.only in met and not met[a.only]


def cannot_pay(s: CardState, seat: int, c: int, a: Printed) -> bool:
    """HBO-ACT.5: characters that would have to kneel."""
    needed = 2 if "two standing" in a.cost else 1
    house = STARK if "Stark characters" in a.cost else LANNISTER
    standing = [x for x in mine(s, seat, house) if not s.flags[x] & KNEELING]
    return "standing" in a.cost and len(standing) < needed


def nothing_to_use_it_on(s: CardState, seat: int, c: int, a: Printed) -> bool:
    return USES.payable(s, seat, c, a)


def lost_its_text(s: CardState, seat: int, code: int) -> bool:
    return verb(code) in ABILITIES and "lannister_milk_of_the_poppy" in attached(s, arg(code))


# ---------------------------------------------------------------- cards to the table
def dead_copy(s: CardState, seat: int, c: int) -> bool:
    return UNIQUE[s.design[c]] and any(s.design[x] == s.design[c] for x in s.dead[seat])


def copy_in_play(s: CardState, seat: int, c: int) -> bool:
    return UNIQUE[s.design[c]] and any(s.design[x] == s.design[c] for x in s.play[seat])


def text_against(s: CardState, attachment: int, host: int) -> bool:
    """The attachment names other hosts, or its host may have no second one of its kind."""
    wanted = str(BY_ID[ID[s.design[attachment]]].get("attach_to") or "")
    known = BY_ID[ID[s.design[host]]]
    if "Stark" in wanted and known["house"] != "stark":
        return True
    if "Lord" in wanted and not {"Lord", "Lady"} & set(known["traits"]):
        return True
    return "odyguard" in ID[s.design[attachment]] and any("odyguard" in x for x in attached(s, host))


def no_host(s: CardState, seat: int, c: int) -> bool:
    return is_type(s, c, ATTACHMENT) and all(text_against(s, c, x) for p in range(2) for x in mine(s, p))


def setup_cost(s: CardState, seat: int, c: int) -> bool:
    return sum(COST[s.design[x]] for x in s.play[seat]) + COST[s.design[c]] > 5


def not_for_setup(s: CardState, seat: int, c: int) -> bool:
    return not is_type(s, c, CHARACTER, LOCATION) or copy_in_play(s, seat, c)


def limited(s: CardState, c: int) -> bool:
    return bool(KEYWORDS_OF[s.design[c]] & LIMITED)


def entering_card(s: CardState) -> int:
    top: Any = s.stack[-1]
    return int(top.card)


# ---------------------------------------------------------------- challenges
def barred_by_house(s: CardState, c: int) -> bool:
    return "plot_the_lion_and_the_wolf" in in_force(s) and HOUSE_OF[s.design[c]] == NEUTRAL


def card_forbids(s: CardState, seat: int, code: int) -> bool:
    c, of = arg(code), verb(code)
    if of == codes.CHALLENGE:
        won = any(w == seat and t == INTRIGUE for w, t, _ in s.won)
        return "plot_a_game_of_thrones" in in_force(s) and c // 8 != INTRIGUE and not won
    if of == codes.ATTACK:
        return barred_by_house(s, c) or slugs(s, [c]) == ["stark_hodor"]
    if of == codes.DEFEND:
        return barred_by_house(s, c) or ("plot_herding_the_masses" in in_force(s) and not UNIQUE[s.design[c]])
    if of == codes.BYPASS:
        return slugs(s, [c]) == ["stark_hodor"]
    if of == codes.ATTACH:
        return text_against(s, entering_card(s), c)
    if of == codes.SAVE:
        return not no_duplicate(s, seat, c) and not not_leaving(s, seat, c)
    return lost_its_text(s, seat, code)


def nobody_may_attack(s: CardState, seat: int, a: int) -> bool:
    able = [c for c in mine(s, seat) if not s.flags[c] & KNEELING and board.icons(s, c) >> a // 8 & 1]
    return all(card_forbids(s, seat, codes.ATTACK + c) for c in able)


def toll(s: CardState, seat: int, a: int) -> bool:
    return "plot_uneasy_truce" in in_force(s) and a // 8 == MILITARY and s.gold[seat] < 2


def second_pick(s: CardState) -> bool:
    top = s.stack[-1]
    return isinstance(top, PlotDraft) and top.at == SECOND_PICK


CHOICES: Final = (codes.TARGET, codes.PLAYER, codes.TYPE)
DRAFTING: Final = (codes.DRAFT, codes.LEAVE)

# ---------------------------------------------------------------- the rules
REASONS: Final[dict[str, Predicate]] = {
    "HBO-POW.2": lambda s, seat, code: s.over,
    "HBO-GOLD.1": card_forbids,
    "HBO-GOLD.2": at((codes.D_CHALLENGE,), codes.CHALLENGE, lambda s, seat, a: a % 8 != 1 - seat),
    # abilities
    "HBO-AREA.2": USES.not_yours,
    "HBO-PLAY.3": USES.face_down,
    "HBO-PLAY.4": any_of(USES.not_in_play, at((codes.D_TARGET,), codes.TARGET, out_of_play)),
    "HBO-AMB.15": USES.duplicate,
    "HBO-PASS.1": USES.none_printed,
    "HBO-PASS.4": any_of(
        USES.of_kind("forced"),
        lambda s, seat, code: USES.of(s, seat, code) is not None and any(a.kind == codes.D_ORDER for a in s.asks),
    ),
    "HBO-WHEN.1": any_of(USES.of_kind("when_revealed"), first(codes.D_SPARED, codes.D_DISCARD)),
    "HBO-AMB.8": USES.no_window,
    "HBO-ACT.3": USES.other_phase,
    "HBO-ACT.5": any_of(
        USES.test(cannot_pay), not_offered(codes.COST, codes.AMOUNT), first(codes.D_COST, codes.D_AMOUNT)
    ),
    "HBO-ACT.8": first(codes.D_ACTION),
    "HBO-ACT.9": waits(*ACTING),
    "HBO-RESP.2": any_of(not_offered(codes.YES, codes.NO), first(codes.D_REACTION, codes.D_MAY)),
    "HBO-RESP.3": USES.not_occurred("reaction"),
    "HBO-SAVE.1": any_of(USES.not_occurred("would"), first(codes.D_WOULD)),
    "HBO-AMB.16": any_of(USES.used_before, waits(*RESPONDING)),
    "HBO-CARD.8": any_of(USES.test(not_by_its_text), first(codes.D_SEARCH)),
    "HBO-KNEEL.3": any_of(USES.test(USES.kneels), at((codes.D_COST,), codes.COST, kneels)),
    "HBO-GOLDP.1": any_of(
        USES.test(USES.too_dear),
        at((codes.D_CHALLENGE,), codes.CHALLENGE, toll),
        at((codes.D_AMOUNT,), codes.AMOUNT, lambda s, seat, n: n + in_force(s).count(CALM) > s.gold[seat]),
    ),
    "HBO-AMB.20": any_of(USES.test(nothing_to_use_it_on), not_offered(*CHOICES), first(codes.D_TARGET)),
    "HBO-CARD.5": first(codes.D_ICON),
    # set-up and draft
    "HBO-SETUP.8": any_of(only_at((codes.KEEP, codes.MULLIGAN), codes.D_MULLIGAN), first(codes.D_MULLIGAN)),
    "HBO-SETUP.9": any_of(
        only_at((codes.PLACE,), codes.D_SETUP),
        at((codes.D_SETUP,), codes.PLACE, lambda s, seat, c: c not in s.hand[seat]),
        first(codes.D_SETUP),
    ),
    "HBO-SETUP.10": at((codes.D_SETUP,), codes.PLACE, setup_cost),
    "HBO-SETUP.11": at(
        (codes.D_SETUP,), codes.PLACE, lambda s, seat, c: limited(s, c) and any(limited(s, x) for x in s.play[seat])
    ),
    "HBO-SETUP.12": at((codes.D_SETUP,), codes.PLACE, not_for_setup),
    "HBO-AMB.28": any_of(
        equal_card(codes.PLACE, codes.D_SETUP), equal_card(codes.PLOT, codes.D_PLOT, plots=True)
    ),
    "HBO-DRAFT.1": lambda s, seat, code: verb(code) in DRAFTING and not own(s).table.draft,
    "HBO-DRAFT.4": any_of(
        only_at((codes.DRAFT,), codes.D_DRAFT),
        at((codes.D_DRAFT,), codes.DRAFT, lambda s, seat, c: c not in own(s).offered[seat] and not second_pick(s)),
        first(codes.D_DRAFT),
    ),
    "HBO-DRAFT.5": at(
        (codes.D_DRAFT,), codes.DRAFT, lambda s, seat, c: c not in own(s).offered[seat] and second_pick(s)
    ),
    "HBO-DRAFT.7": any_of(
        only_at((codes.LEAVE,), codes.D_PLOT_DECK),
        at((codes.D_PLOT_DECK,), codes.LEAVE, lambda s, seat, c: c not in s.plots[seat]),
        first(codes.D_PLOT_DECK),
    ),
    # plots, phases
    "HBO-PLOT.1": any_of(
        only_at((codes.PLOT,), codes.D_PLOT),
        at((codes.D_PLOT,), codes.PLOT, lambda s, seat, c: c not in s.plots[seat]),
        first(codes.D_PLOT),
    ),
    "HBO-PLOT.4": at((codes.D_PLOT,), codes.PLOT, lambda s, seat, c: c in s.used[seat] or c == s.revealed[seat]),
    "HBO-INIT.4": any_of(
        only_at((codes.NAME_FIRST,), codes.D_FIRST_PLAYER), first(codes.D_FIRST_PLAYER)
    ),
    "HBO-WHEN.2": any_of(only_at(ORDERS, codes.D_ORDER), first(codes.D_ORDER)),
    "HBO-ROUND.1": in_phase(P_CHALLENGES, codes.CHALLENGE),
    # playing cards
    "HBO-MAR.6": any_of(
        not_active(P_MARSHAL, codes.MARSHAL),
        at((codes.D_MARSHAL,), codes.MARSHAL, lambda s, seat, c: c not in s.hand[seat]),
        first(codes.D_MARSHAL),
    ),
    "HBO-MAR.10": lambda s, seat, code: (
        verb(code) == codes.MARSHAL and s.phase == P_MARSHAL and own(s).table.literal_marshalling and seat == s.active
    ),
    "HBO-MAR.7": at((codes.D_MARSHAL,), codes.MARSHAL, lambda s, seat, c: COST[s.design[c]] > s.gold[seat]),
    "HBO-MAR.8": in_phase(P_MARSHAL, codes.MARSHAL),
    "HBO-PLAY.1": at((codes.D_MARSHAL,), codes.MARSHAL, lambda s, seat, c: s.zone[c] == HAND and is_type(s, c, EVENT)),
    "HBO-UNIQ.1": at((codes.D_MARSHAL,), codes.MARSHAL, copy_in_play),
    "HBO-UNIQ.2": at((codes.D_MARSHAL,), codes.MARSHAL, dead_copy),
    "HBO-KEY.1": at(
        (codes.D_MARSHAL,), codes.MARSHAL, lambda s, seat, c: limited(s, c) and own(s).limited_played[seat] > 0
    ),
    "HBO-TYPE.4": any_of(
        only_at((codes.ATTACH,), codes.D_HOST),
        at((codes.D_HOST,), codes.ATTACH, lambda s, seat, c: not any(character_of(s, p, c) for p in range(2))),
        at((codes.D_MARSHAL,), codes.MARSHAL, no_host),
        first(codes.D_HOST),
    ),
    "HBO-DUP.5": any_of(
        only_at((codes.SAVE,), codes.D_WOULD),
        at((codes.D_WOULD,), codes.SAVE, no_duplicate),
        at((codes.D_WOULD,), codes.SAVE, not_leaving),
    ),
    # challenges
    "HBO-CHAL.1": not_active(P_CHALLENGES, codes.CHALLENGE),
    "HBO-CHAL.3": any_of(
        at((codes.D_ATTACKERS,), codes.ATTACK, no_icon), at((codes.D_DEFENDERS,), codes.DEFEND, no_icon)
    ),
    "HBO-CHAL.4": any_of(at((codes.D_CHALLENGE,), codes.CHALLENGE, challenges_made), first(codes.D_CHALLENGE)),
    "HBO-CHAL.5": in_challenge,
    "HBO-AMB.9": window_first,
    "HBO-CHAL.10": any_of(
        only_at((codes.ATTACK,), codes.D_ATTACKERS),
        at((codes.D_ATTACKERS,), codes.ATTACK, not_own_character),
        first(codes.D_ATTACKERS),
    ),
    "HBO-CHAL.11": at((codes.D_ATTACKERS,), codes.ATTACK, kneels),
    "HBO-CHAL.12": any_of(
        at((codes.D_CHALLENGE,), codes.CHALLENGE, nobody_may_attack),
        lambda s, seat, code: verb(code) == codes.DONE and not getattr(s.stack[-1], "attackers", [0]),
    ),
    "HBO-CHAL.13": any_of(
        only_at((codes.DEFEND,), codes.D_DEFENDERS),
        at((codes.D_DEFENDERS,), codes.DEFEND, not_own_character),
        first(codes.D_DEFENDERS),
    ),
    "HBO-CHAL.14": at((codes.D_DEFENDERS,), codes.DEFEND, kneels),
    "HBO-CHAL.16": any_of(
        at((codes.D_ATTACKERS,), codes.ATTACK, declared), at((codes.D_DEFENDERS,), codes.DEFEND, declared)
    ),
    "HBO-KEY.3": any_of(
        only_at((codes.BYPASS,), codes.D_STEALTH),
        at((codes.D_STEALTH,), codes.BYPASS, not_against),
        first(codes.D_STEALTH),
    ),
    "HBO-KEY.4": at((codes.D_DEFENDERS,), codes.DEFEND, lambda s, seat, c: bool(s.flags[c] & BYPASSED)),
    "HBO-KEY.5": at((codes.D_STEALTH,), codes.BYPASS, lambda s, seat, c: bool(board.keywords(s, c) & STEALTH)),
    "HBO-CLAIM.2": any_of(at((codes.D_CLAIM,), codes.TARGET, not_own_character), first(codes.D_CLAIM)),
    "HBO-HIGH.3": at((codes.D_CLAIM,), codes.TARGET, chosen_for_claim),
}
