"""Interrupts and reactions, saves and cancels: what is good is used. One line per card that is not always good."""

from __future__ import annotations

from typing import Final

from greathall.bots.cardgame.uses import ALWAYS, NO, best_use
from greathall.bots.lcg.sight import Sight
from greathall.bots.lcg.spending import is_reducer
from greathall.bots.lcg.uses import FEW_CARDS, Worth, attachments_away
from greathall.bots.lcg.worth import ECONOMY, PRINT
from greathall.games.cardgame import board, challenges
from greathall.games.cardgame.codes import PASS, SAVE, SPAN
from greathall.games.cardgame.happenings import H_INITIATES, SAVEABLE, Happening
from greathall.games.cardgame.names import ATTACKING, EVENT, PARTICIPATING
from greathall.games.lcg.data import FACTION_OF, NAME, STRENGTH, TRAITS_OF, TYPE, trait
from greathall.games.lcg.names import GREYJOY, WATCH

DOTHRAKI: Final = trait("Dothraki")
STORMBORN: Final = trait("Stormborn")


# ---------------------------------------------------------------- reactions and interrupts
def enemies_standing(sight: Sight) -> bool:
    return any([sight.stands(c) for p in sight.others for c in sight.characters(p)])


def kneels_enemy(sight: Sight, c: int) -> float:
    return 1.0 if enemies_standing(sight) else NO


def attackers_worth(price: float) -> Worth:
    """Something happens to an attacking character."""

    def worth(sight: Sight, c: int) -> float:
        s = sight.s
        found = [x for x in s.play[challenges.attacker(s)] if s.flags[x] & ATTACKING and not sight.mine(x)]
        return max([sight.worth(x) for x in found], default=0.0) - price

    return worth


def losers_worth(price: float) -> Worth:
    """Something happens to a character of the loser."""

    def worth(sight: Sight, c: int) -> float:
        loser = challenges.loser(sight.s)
        found = [sight.worth(x) for x in sight.characters(loser)] if loser >= 0 else []
        return max(found, default=0.0) - price if loser != sight.me else NO

    return worth


def varys(sight: Sight, c: int) -> float:
    mine = sight.board_worth(sight.me)
    theirs = max([sight.board_worth(p) for p in sight.others], default=0.0)
    return theirs - mine - 3.0


def viserys(sight: Sight, c: int) -> float:
    found = [x for p in range(sight.s.n) for x in board.attachments(sight.s, p)]
    return attachments_away(sight, found)


def draws(sight: Sight, c: int) -> float:
    return 1.0 if len(sight.s.deck[sight.me]) > FEW_CARDS else NO


def areo(sight: Sight, c: int) -> float:
    s = sight.s
    found = [x for x in board.all_characters(s) if s.flags[x] & PARTICIPATING]
    return 1.0 if any([not sight.mine(x) for x in found]) and sight.role() else NO


def rhaegal(sight: Sight, c: int) -> float:
    s = sight.s
    mine = [x for x in sight.characters(sight.me) if TRAITS_OF[s.design[x]] & STORMBORN]
    return 1.0 if any([not sight.stands(x) for x in mine]) else NO


def plaza(sight: Sight, c: int) -> float:
    found = [x for p in sight.others for x in sight.characters(p) if not sight.attachments_on(x)]
    return 1.0 if found else NO


def dothraki_sea(sight: Sight, c: int) -> float:
    s = sight.s
    found = [x for x in s.hand[sight.me] if TRAITS_OF[s.design[x]] & DOTHRAKI and STRENGTH[s.design[x]] >= 3]
    return 1.0 if found and s.active == sight.me and sight.challenges_open() else NO


REACTIONS: Final[dict[str, Worth]] = {
    "Melisandre": kneels_enemy,
    "Shireen Baratheon": kneels_enemy,
    "Dornish Paramour": lambda sight, c: NO,
    "Ghaston Grey": attackers_worth(3.0),
    "Like Warm Rain": attackers_worth(1.5),
    "Put to the Sword": losers_worth(1.0),
    "Tears of Lys": losers_worth(1.0),
    "Ice": losers_worth(4.0),
    "Throwing Axe": losers_worth(1.5),
    "Varys": varys,
    "Viserys Targaryen": viserys,
    "Littlefinger": draws,
    "Lannisport": draws,
    "The Mander": draws,
    "The Red Keep": draws,
    "Areo Hotah": areo,
    "Rhaegal": rhaegal,
    "Plaza of Punishment": plaza,
    "Dothraki Sea": dothraki_sea,
    "Doran's Game": lambda sight, c: len(sight.s.used[sight.me]) - 0.5,
}


def reaction_worth(sight: Sight, code: int) -> float:
    c = code % SPAN
    found = REACTIONS.get(NAME[sight.s.design[c]])
    return found(sight, c) if found is not None else ALWAYS


def window(sight: Sight, options: list[int]) -> int:
    """Interrupts and reactions: what is good is used, the best first."""
    return best_use(reaction_worth, sight, options)[0]


# ---------------------------------------------------------------- saves and cancels
def would(sight: Sight, options: list[int]) -> int:
    """Saves: duplicates first, then what costs least."""
    s = sight.s
    frame = sight.occurrence()
    happenings: list[Happening] = frame.happenings if frame is not None else []
    dying = [h.card for h in happenings if h.kind in SAVEABLE and sight.mine(h.card)]
    saves = [code for code in options if code // SPAN == SAVE // SPAN]
    if saves:
        return max(saves, key=lambda code: sight.worth(code % SPAN))
    for code in options:
        if code == PASS:
            continue
        c = code % SPAN
        name = NAME[s.design[c]]
        if name == "Bodyguard":
            if sight.mine(s.host[c]) and s.host[c] in dying:
                return code
        elif name == "Risen from the Sea":
            first = [h.card for h in happenings if h.kind in SAVEABLE and FACTION_OF[s.design[h.card]] == GREYJOY]
            if first and sight.mine(first[0]) and sight.worth(first[0]) > 2.5:
                return code
        elif name == "Maester Aemon":
            if [x for x in dying if FACTION_OF[s.design[x]] == WATCH and sight.worth(x) > 1.5]:
                return code
        elif cancel_worth(sight, c, happenings) > 0:
            return code
    return PASS


def cancel_worth(sight: Sight, c: int, happenings: list[Happening]) -> float:
    """The Hand's Judgment, Bran Stark, Treachery."""
    s = sight.s
    found = [h for h in happenings if h.kind == H_INITIATES]
    if not found or found[0].seat == sight.me or not sight.known(found[0].card):
        return NO
    d = s.design[found[0].card]
    least = {"The Hand's Judgment": 1.7, "Bran Stark": 2.3, "Treachery": 3.0}.get(NAME[s.design[c]], 9.0)
    if TYPE[d] != EVENT and (ECONOMY[d] or is_reducer(d)):
        return NO
    if NAME[d] == "Risen from the Sea" or (TYPE[d] == EVENT and len(sight.others) > 1):
        least += 0.5
    return PRINT[d] - least
