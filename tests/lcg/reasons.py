"""The rules of the card game that forbid choices, each as a predicate written from its own text (see
tests/cardreasons.py)."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import board
from greathall.games.cardgame.names import (
    ATTACHMENT,
    ATTACKING,
    BYPASSED,
    CHARACTER,
    EVENT,
    FACEDOWN,
    HAND,
    INTRIGUE,
    KNEELING,
    LIMITED,
    LOCATION,
    P_CHALLENGES,
    P_MARSHAL,
    P_SETUP,
    PARTICIPATING,
    POWER,
    STEALTH,
)  # fmt: skip
from greathall.games.cardgame.state import CardState
from greathall.games.lcg import codes, reckon
from greathall.games.lcg.data import ALL, AMBUSH, COST, KEYWORDS_OF, SUPPORTS, TITLE_OF, UNIQUE
from greathall.games.lcg.flow.challenge import Challenge
from greathall.games.lcg.names import A_CONDITION, BANNED, CALLED, HAND_OF_THE_KING, NO_ATTACHMENTS, ONLY_WEAPONS
from greathall.games.lcg.state import LcgState
from tests.cardreasons import (
    ABILITIES,
    ACTING,
    ORDERS,
    Predicate,
    Printed,
    Uses,
    any_of,
    arg,
    asked,
    at,
    attached,
    challenges_made,
    character_of,
    chosen_as_target,
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
    nobody_to_attack,
    not_active,
    not_against,
    not_leaving,
    not_offered,
    not_own_character,
    only_at,
    options,
    out_of_play,
    slugs,
    verb,
    waits,
    window_first,
)  # fmt: skip

TRIGGERED: Final = {"action", "reaction", "interrupt", "forced_reaction", "forced_interrupt", "when_revealed"}
RESPONDING: Final = (codes.D_WOULD, codes.D_INTERRUPT, codes.D_REACTION, codes.D_CANCEL)
DECISIONS: Final = {kind.name: i for i, kind in enumerate(codes.DECISIONS)}


def printed(card: dict[str, Any]) -> list[Printed]:
    return [
        Printed(
            kind="would" if a.get("would") else "forced" if a["type"].startswith("forced") else a["type"],
            phase=a.get("phase", "").replace("any", ""),
            cost=a.get("cost", ""),
            limit=a.get("limit", ""),
            most=a.get("max", ""),
            choose=a.get("choose", ""),
            only=a.get("play", "") or a.get("if", ""),
            when=a.get("when", ""),
        )
        for a in card.get("abilities") or []
        if a["type"] in TRIGGERED
    ]


USES: Final = Uses([printed(card) for card in ALL], RESPONDING, (codes.D_WOULD, codes.D_CANCEL))


def own(s: CardState) -> LcgState:
    assert isinstance(s, LcgState)
    return s


def faction(s: CardState, c: int) -> str:
    return str(ALL[s.design[c]]["faction"])


def traits(s: CardState, c: int) -> list[str]:
    return list(ALL[s.design[c]].get("traits") or [])


def mine(s: CardState, seat: int) -> list[int]:
    return [c for c in s.play[seat] if is_type(s, c, CHARACTER) and not s.flags[c] & FACEDOWN]


# ---------------------------------------------------------------- abilities
def restricted(s: CardState, seat: int, c: int, a: Printed) -> bool:
    """LCG-INIT.4: what the texts of restrictions say."""
    lannister = [x for x in mine(s, seat) if faction(s, x) == "lannister"]
    met = {
        "only during a challenge in which you are the defending player": bool(s.challenge) and s.challenge[2] == seat,
        "only while you control a R'hllor character": any("R'hllor" in traits(s, x) for x in mine(s, seat)),
        "only while you are first player": s.first == seat,
        "only while you are not first player": s.first != seat,
        "only while you control a Lannister Lord or Lady character": any(
            {"Lord", "Lady"} & set(traits(s, x)) for x in lannister
        ),
        "only while you control a unique Lannister character": any(UNIQUE[s.design[x]] for x in lannister),
        "only during a challenge in which you have a participating Night's Watch character": any(
            s.flags[x] & PARTICIPATING and faction(s, x) == "thenightswatch" for x in mine(s, seat)
        ),
        "only during a military challenge": bool(s.challenge) and s.challenge[0] == 0,
        "only during a challenge": bool(s.challenge),
        "the attached character is participating in a challenge": bool(s.flags[s.host[c]] & PARTICIPATING),
    }
    taking_part = a.when.endswith("in which this card participates") and not s.flags[c] & PARTICIPATING
    return taking_part or (bool(a.only) and not met[a.only])


def cannot_pay(s: CardState, seat: int, c: int, a: Printed) -> bool:
    """LCG-ABIL.7: costs that are neither gold nor this card's kneeling."""
    if "token" in a.cost:
        return not s.tokens[c]
    standing = [x for x in mine(s, seat) if not s.flags[x] & KNEELING]
    if "Direwolf" in a.cost:
        return not any("Direwolf" in traits(s, x) for x in standing)
    if "Dragon" in a.cost:
        return not any("Dragon" in traits(s, x) or "daenerys" in slugs(s, [x])[0] for x in standing)
    return False


def changes_nothing(s: CardState, seat: int, c: int, a: Printed) -> bool:
    return not a.choose and USES.payable(s, seat, c, a)


def blank(s: CardState, seat: int, code: int) -> bool:
    plot = "fortified_position" in in_force(s) and is_type(s, arg(code), CHARACTER)
    return verb(code) in ABILITIES and ("milk_of_the_poppy" in attached(s, arg(code)) or plot)


def silenced(s: CardState, seat: int, code: int) -> bool:
    others = [c for p in range(s.n) if p != seat for c in s.play[p] if s.flags[c] & PARTICIPATING]
    return verb(code) in ABILITIES and "catelyn_stark" in slugs(s, others)


# ---------------------------------------------------------------- cards to the table
def dead_copy(s: CardState, seat: int, c: int) -> bool:
    return UNIQUE[s.design[c]] and any(TITLE_OF[s.design[x]] == TITLE_OF[s.design[c]] for x in s.dead[seat])


def copy_in_play(s: CardState, seat: int, c: int) -> bool:
    same = [x for play in s.play for x in play if TITLE_OF[s.design[x]] == TITLE_OF[s.design[c]]]
    return UNIQUE[s.design[c]] and any(s.owner[x] == seat or s.ctrl[x] == seat for x in same)


def entering(test: Predicate) -> Predicate:
    return any_of(at(ACTING, codes.MARSHAL, test), at((codes.D_ACTION,), codes.AMBUSH, test))


def limited(s: CardState, seat: int, c: int) -> bool:
    return bool(KEYWORDS_OF[s.design[c]] & LIMITED) and own(s).limited_played[seat] > 0


def too_dear_to_marshal(s: CardState, seat: int, c: int) -> bool:
    return COST[s.design[c]] > s.gold[seat]


def too_dear_to_ambush(s: CardState, seat: int, c: int) -> bool:
    """What other cards give is the printed cost (The Wolfswood)."""
    return max(AMBUSH[s.design[c]], COST[s.design[c]]) > s.gold[seat]


def no_host(s: CardState, seat: int, c: int) -> bool:
    every = [x for p in range(s.n) for x in mine(s, p)]
    return is_type(s, c, ATTACHMENT) and all(text_against(s, c, x) or keyword_against(s, c, x) for x in every)


def text_against(s: CardState, attachment: int, host: int) -> bool:
    """The attachment's own text names other hosts."""
    wanted = ALL[s.design[attachment]].get("attaches_to") or {}
    if "faction" in wanted:
        return bool(faction(s, host) != wanted["faction"])
    return "traits" in wanted and not set(wanted["traits"]) & set(traits(s, host))


def keyword_against(s: CardState, attachment: int, host: int) -> bool:
    bits = board.keywords(s, host)
    weapon = "Weapon" in traits(s, attachment) and not s.flags[attachment] & A_CONDITION
    return bool(bits & NO_ATTACHMENTS) or (bool(bits & ONLY_WEAPONS) and not weapon)


def entering_card(s: CardState) -> int:
    top: Any = s.stack[-1]
    return int(top.card) if hasattr(top, "card") else int(top.attaching())


def host_test(test: Any) -> Predicate:
    return at((codes.D_HOST, codes.D_SETUP_HOST), codes.ATTACH, lambda s, seat, c: test(s, entering_card(s), c))


def setup_cost(s: CardState, seat: int, c: int) -> bool:
    placed = sum(COST[s.design[x]] for x in s.play[seat])
    return c not in s.hand[seat] or placed + COST[s.design[c]] > 8


def two_limited(s: CardState, seat: int, c: int) -> bool:
    return all(KEYWORDS_OF[s.design[c]] & LIMITED for c in [c]) and any(
        KEYWORDS_OF[s.design[x]] & LIMITED for x in s.play[seat]
    )


# ---------------------------------------------------------------- what cards forbid
def card_forbids(s: CardState, seat: int, code: int) -> bool:
    c, of = arg(code), verb(code)
    if of in ABILITIES:
        return is_type(s, c, EVENT) and "marching_orders" in in_force(s, seat)
    if of == codes.MARSHAL:
        return is_type(s, c, LOCATION, ATTACHMENT) and "marching_orders" in in_force(s, seat)
    if of == codes.CHALLENGE:
        won = any(w == seat and t == INTRIGUE for w, t, _ in s.won)
        before = any(x[0] == seat for x in s.done_challenges)
        lasting = any(x[1] == seat and x[0] in (board.L_NO_CHALLENGE, reckon.L_NO_ATTACK_ON) for x in s.lasting)
        thrones = "a_game_of_thrones" in in_force(s) and c // 8 != INTRIGUE and not won
        return thrones or lasting or (before and "sneak_attack" in in_force(s, seat))
    if of in (codes.ATTACK, codes.DEFEND):
        alone = [x for play in s.play for x in play if s.flags[x] & ATTACKING]
        flowers = slugs(s, alone) == ["the_knight_of_flowers"]
        one_each = "jousting_contest" in in_force(s) or (of == codes.DEFEND and flowers)
        return bool(s.flags[c] & BANNED) or (one_each and codes.DONE in options(s, seat))
    if of == codes.BYPASS:
        return "benjen_stark" in slugs(s, list(s.play[s.ctrl[c]])) and "Ranger" in traits(s, c)
    return False


def called_first(s: CardState, seat: int, code: int) -> bool:
    called = [c for c in s.play[seat] if s.flags[c] & CALLED]
    return asked(s, seat) == codes.D_DEFENDERS and bool(called) and arg(code) not in called


def same_player(s: CardState, seat: int, a: int) -> bool:
    """LCG-AMB.35: a further power challenge of the Hand of the King against nobody but the same player."""
    powers = [x for x in s.done_challenges if x[0] == seat and x[1] == POWER]
    title = own(s).title[seat] == HAND_OF_THE_KING
    return title and a // 8 == POWER and bool(powers) and all(x[2] == a % 8 for x in powers)


def not_an_opponent(s: CardState, seat: int, a: int) -> bool:
    return a % 8 == seat or a % 8 >= s.n or not s.alive[a % 8]


def stealthy(s: CardState, c: int) -> bool:
    return bool(board.keywords(s, c) & STEALTH)


def ally(s: CardState, seat: int, a: int) -> bool:
    title = own(s).title
    return title[seat] >= 0 and a % 8 < s.n and title[a % 8] == SUPPORTS[title[seat]]


def saved_by_nothing(s: CardState, seat: int, c: int) -> bool:
    return not no_duplicate(s, seat, c) and not not_leaving(s, seat, c)


def redirect_to_same(s: CardState, seat: int, p: int) -> bool:
    top = s.stack[-1]
    return isinstance(top, Challenge) and (p in (top.opponent, top.who) or p >= s.n or not s.alive[p])


CHOICES: Final = (
    codes.TARGET, codes.PLAYER, codes.TYPE, codes.CARD_TYPE, codes.BOTTOM, codes.DRAW, codes.GAIN_POWER,
)  # fmt: skip


def joust(*verbs: int) -> Predicate:
    return lambda s, seat, code: verb(code) in verbs and s.n == 2


# ---------------------------------------------------------------- the rules
REASONS: Final[dict[str, Predicate]] = {
    "LCG-WIN.1": lambda s, seat, code: s.over,
    "LCG-WIN.2": first(codes.D_WINNER),
    "LCG-WIN.3": lambda s, seat, code: not s.alive[seat],
    # abilities
    "LCG-ABIL.2": USES.not_yours,
    "LCG-ABIL.4": at((codes.D_TARGET,), codes.TARGET, out_of_play),
    "LCG-ABIL.5": USES.not_in_play,
    "LCG-ABIL.6": USES.test(changes_nothing),
    "LCG-ABIL.7": USES.test(cannot_pay),
    "LCG-ABIL.8": USES.none_printed,
    "LCG-ABIL.14": any_of(only_at((codes.AMOUNT,), codes.D_AMOUNT), first(codes.D_AMOUNT)),
    "LCG-ABIL.17": blank,
    "LCG-UNIQ.7": USES.duplicate,
    "LCG-INFO.6": USES.face_down,
    "LCG-AMB.25": silenced,
    "LCG-GOLD.3": card_forbids,
    "LCG-ACT.1": USES.no_window,
    "LCG-ACT.2": USES.other_phase,
    "LCG-ACT.3": any_of(waits(*ACTING), window_first, first(codes.D_ACTION)),
    "LCG-ACT.5": any_of(
        in_phase(P_MARSHAL, codes.MARSHAL),
        lambda s, seat, code: verb(code) == codes.AMBUSH and not any(a.kind in ACTING for a in s.asks),
    ),
    "LCG-TRIG.1": USES.not_occurred("interrupt", "would"),
    "LCG-TRIG.3": any_of(
        lambda s, seat, code: USES.of_kind("interrupt")(s, seat, code) and asked(s, seat) in USES.saving,
        first(codes.D_WOULD),
    ),
    "LCG-TRIG.5": any_of(waits(*RESPONDING), first(codes.D_INTERRUPT)),
    "LCG-TRIG.6": USES.used_before,
    "LCG-TRIG.7": first(codes.D_REACTION),
    "LCG-TRIG.9": any_of(
        USES.of_kind("forced"),
        lambda s, seat, code: USES.of(s, seat, code) is not None and any(a.kind == codes.D_ORDER for a in s.asks),
    ),
    "LCG-TRIG.11": USES.not_occurred("reaction"),
    "LCG-CANC.1": first(codes.D_CANCEL),
    "LCG-ROUND.1.3d": USES.of_kind("when_revealed"),
    "LCG-LIMIT.1": USES.test(USES.limited),
    "LCG-LIMIT.4": USES.test(USES.at_most),
    "LCG-INIT.4": USES.test(restricted),
    "LCG-TGT.1": any_of(not_offered(*CHOICES), first(codes.D_TARGET)),
    "LCG-TGT.2": lambda s, seat, code: (
        (verb(code) in CHOICES and waits(codes.D_TARGET)(s, seat, code)) or first(codes.D_NAME)(s, seat, code)
    ),
    "LCG-TGT.3": USES.test(USES.no_target),
    "LCG-TGT.5": at((codes.D_TARGET,), codes.TARGET, chosen_as_target),
    # costs
    "LCG-COST.1": any_of(
        USES.test(USES.too_dear),
        at((codes.D_MARSHAL,), codes.MARSHAL, too_dear_to_marshal),
        at((codes.D_ACTION,), codes.AMBUSH, too_dear_to_ambush),
        at((codes.D_AMOUNT,), codes.AMOUNT, lambda s, seat, n: n > s.gold[seat]),
    ),
    "LCG-COST.2": any_of(only_at((codes.COST,), codes.D_COST), first(codes.D_COST)),
    "LCG-COST.3": at((codes.D_COST,), codes.COST, lambda s, seat, c: s.ctrl[c] != seat),
    "LCG-COST.4": USES.test(lambda s, seat, c, a: "from your hand" in a.cost and set(s.hand[seat]) <= {c}),
    "LCG-COST.9": any_of(USES.test(USES.kneels), at((codes.D_COST,), codes.COST, kneels)),
    # set-up
    "LCG-SETUP.8": any_of(only_at((codes.KEEP, codes.MULLIGAN), codes.D_MULLIGAN), first(codes.D_MULLIGAN)),
    "LCG-SETUP.9": lambda s, seat, code: (
        (verb(code) == codes.PLACE and any(a.kind == codes.D_MULLIGAN for a in s.asks))
        or (verb(code) in (codes.KEEP, codes.MULLIGAN) and s.phase == P_SETUP and asked(s, seat) != codes.D_MULLIGAN)
    ),
    "LCG-SETUP.10": any_of(
        only_at((codes.PLACE,), codes.D_SETUP), at((codes.D_SETUP,), codes.PLACE, setup_cost), first(codes.D_SETUP)
    ),
    "LCG-SETUP.11": at((codes.D_SETUP,), codes.PLACE, two_limited),
    "LCG-SETUP.12": at((codes.D_SETUP,), codes.PLACE, lambda s, seat, c: is_type(s, c, EVENT)),
    "LCG-SETUP.13": any_of(
        at((codes.D_SETUP,), codes.PLACE, lambda s, seat, c: is_type(s, c, ATTACHMENT)),
        at((codes.D_SETUP_HOST,), codes.ATTACH, not_own_character),
        first(codes.D_SETUP_HOST),
    ),
    "LCG-AMB.43": any_of(
        equal_card(codes.PLACE, codes.D_SETUP),
        equal_card(codes.TARGET, codes.D_RESERVE),
        equal_card(codes.PLOT, codes.D_PLOT, plots=True),
    ),
    # plots, phases
    "LCG-ROUND.1.2": any_of(
        only_at((codes.PLOT,), codes.D_PLOT),
        at((codes.D_PLOT,), codes.PLOT, lambda s, seat, c: c not in s.plots[seat]),
        first(codes.D_PLOT),
    ),
    "LCG-CARD.8": at((codes.D_PLOT,), codes.PLOT, lambda s, seat, c: c in s.used[seat] or c == s.revealed[seat]),
    "LCG-ROUND.1.3c": any_of(
        only_at((codes.NAME_FIRST,), codes.D_FIRST_PLAYER),
        at((codes.D_FIRST_PLAYER,), codes.NAME_FIRST, lambda s, seat, p: p >= s.n or not s.alive[p]),
        first(codes.D_FIRST_PLAYER),
    ),
    "LCG-ROUND.3.2w": first(codes.D_MARSHAL),
    "LCG-ROUND.4.1": in_phase(P_CHALLENGES, codes.CHALLENGE),
    "LCG-ROUND.4.2": any_of(not_active(P_CHALLENGES, codes.CHALLENGE), first(codes.D_CHALLENGE)),
    "LCG-ROUND.4.2.1": only_at((codes.DEFEND,), codes.D_DEFENDERS),
    "LCG-ROUND.6.2": first(codes.D_STAND),
    "LCG-ROUND.7.3a": any_of(
        at((codes.D_RESERVE,), codes.TARGET, lambda s, seat, c: c not in s.hand[seat]), first(codes.D_RESERVE)
    ),
    "LCG-PRIO.8": any_of(
        only_at((codes.ORDER,), codes.D_ORDER, codes.D_INSTANCE),
        only_at(ORDERS[1:], codes.D_ORDER),
        first(codes.D_ORDER),
    ),
    "LCG-GOLD.4": any_of(
        lambda s, seat, code: verb(code) in (codes.YES, codes.NO) and code not in options(s, seat), first(codes.D_MAY)
    ),
    "LCG-INFO.2": first(codes.D_LOOK),
    "LCG-INFO.3": first(codes.D_SEARCH),
    "LCG-AMB.31": only_at((codes.STOPS,), codes.D_STOPS),
    # marshaling and coming into play
    "LCG-INIT.5": any_of(
        not_active(P_MARSHAL, codes.MARSHAL),
        at((codes.D_MARSHAL,), codes.MARSHAL, lambda s, seat, c: c not in s.hand[seat]),
    ),
    "LCG-INIT.7": at(ACTING, codes.MARSHAL, lambda s, seat, c: s.zone[c] == HAND and is_type(s, c, EVENT)),
    "LCG-KW.5": any_of(
        in_phase(P_CHALLENGES, codes.AMBUSH),
        at((codes.D_ACTION,), codes.AMBUSH, lambda s, seat, c: c not in s.hand[seat] or AMBUSH[s.design[c]] < 0),
    ),
    "LCG-KW.10": at((codes.D_MARSHAL,), codes.MARSHAL, limited),
    "LCG-UNIQ.1": entering(copy_in_play),
    "LCG-UNIQ.4": entering(dead_copy),
    "LCG-ATT.1": any_of(
        only_at((codes.ATTACH,), codes.D_HOST, codes.D_SETUP_HOST),
        at((codes.D_HOST,), codes.ATTACH, lambda s, seat, c: not any(character_of(s, p, c) for p in range(s.n))),
        first(codes.D_HOST),
    ),
    "LCG-ATT.2": entering(no_host),
    "LCG-KW.12": host_test(lambda s, card, host: board.keywords(s, host) & NO_ATTACHMENTS),
    "LCG-KW.13": host_test(keyword_against),
    "LCG-GOLD.2": any_of(host_test(text_against), called_first),
    "LCG-UNIQ.6": any_of(
        only_at((codes.SAVE,), codes.D_WOULD),
        at((codes.D_WOULD,), codes.SAVE, no_duplicate),
        at((codes.D_WOULD,), codes.SAVE, not_leaving),
    ),
    "LCG-SAVE.2": at((codes.D_WOULD,), codes.SAVE, saved_by_nothing),
    "LCG-SAVE.3": at(
        (codes.D_WOULD,), codes.SAVE, lambda s, seat, c: saved_by_nothing(s, seat, c) and board.strength(s, c) == 0
    ),
    # challenges
    "LCG-CHAL.1": at((codes.D_CHALLENGE,), codes.CHALLENGE, challenges_made),
    "LCG-CHAL.2": any_of(
        only_at((codes.ATTACK,), codes.D_ATTACKERS), at((codes.D_CHALLENGE,), codes.CHALLENGE, not_an_opponent)
    ),
    "LCG-CHAL.3": any_of(
        at((codes.D_CHALLENGE,), codes.CHALLENGE, nobody_to_attack),
        at((codes.D_ATTACKERS,), codes.ATTACK, lambda s, seat, c: not_own_character(s, seat, c) or kneels(s, seat, c)),
        lambda s, seat, code: verb(code) == codes.DONE and not getattr(s.stack[-1], "attackers", [0]),
        first(codes.D_ATTACKERS),
    ),
    "LCG-CHAL.5": in_challenge,
    "LCG-CHAL.6": any_of(
        at((codes.D_DEFENDERS,), codes.DEFEND, lambda s, seat, c: not_own_character(s, seat, c) or kneels(s, seat, c)),
        first(codes.D_DEFENDERS),
    ),
    "LCG-CHAL.7": any_of(
        at((codes.D_ATTACKERS,), codes.ATTACK, declared), at((codes.D_DEFENDERS,), codes.DEFEND, declared)
    ),
    "LCG-CHAL.16": any_of(
        at((codes.D_ATTACKERS,), codes.ATTACK, no_icon), at((codes.D_DEFENDERS,), codes.DEFEND, no_icon)
    ),
    "LCG-KW.16": any_of(
        only_at((codes.BYPASS,), codes.D_STEALTH),
        at((codes.D_STEALTH,), codes.BYPASS, lambda s, seat, c: not_against(s, seat, c) or stealthy(s, c)),
        at((codes.D_DEFENDERS,), codes.DEFEND, lambda s, seat, c: bool(s.flags[c] & BYPASSED)),
        first(codes.D_STEALTH),
    ),
    "LCG-CLAIM.2": any_of(at((codes.D_CLAIM,), codes.TARGET, not_own_character), first(codes.D_CLAIM)),
    "LCG-CLAIM.3": at((codes.D_CLAIM,), codes.TARGET, chosen_for_claim),
    "LCG-KW.4": any_of(only_at((codes.KEYWORD,), codes.D_KEYWORD), first(codes.D_KEYWORD)),
    "LCG-KW.7": first(codes.D_INSIGHT),
    "LCG-KW.8": first(codes.D_INTIMIDATE),
    "LCG-KW.14": first(codes.D_PILLAGE),
    "LCG-KW.15": first(codes.D_RENOWN),
    "LCG-AMB.9": first(codes.D_INSTANCE),
    # melee
    "LCG-MELEE.1": joust(codes.TAKE_TITLE, codes.REDIRECT),
    "LCG-MELEE.4": any_of(only_at((codes.TAKE_TITLE,), codes.D_TITLE), first(codes.D_TITLE)),
    "LCG-MELEE.8": at((codes.D_CHALLENGE,), codes.CHALLENGE, ally),
    "LCG-MELEE.12": any_of(
        lambda s, seat, code: verb(code) == codes.REDIRECT and not any(x // 512 == 29 for x in options(s, seat)),
        first(codes.D_REDIRECT),
    ),
    "LCG-MELEE.13": at((codes.D_REDIRECT,), codes.REDIRECT, redirect_to_same),
    "LCG-MELEE.17": first(codes.D_WHISPERS),
    "LCG-AMB.35": at((codes.D_CHALLENGE,), codes.CHALLENGE, same_player),
}
