"""Constant abilities, one block each: what a card in play changes as long as it is there (LCG-ABIL.9, LCG-ABIL.10).

STR, icons and keywords are functions of the source and the card in question; the rest is asked for where it matters.
"""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame.book import Change
from greathall.games.cardgame.names import (
    ATTACKING,
    DEFENDING,
    DUPLICATE,
    KNEELING,
    MILITARY,
    PARTICIPATING,
    RENOWN,
    STEALTH,
)
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.data import FACTION_OF, TITLE_OF, TRAITS_OF, design, title, trait
from greathall.games.lcg.names import INSIGHT as KW_INSIGHT
from greathall.games.lcg.names import INTIMIDATE, MARTELL, WATCH
from greathall.games.lcg.state import LcgState

A_MILITARY: Final = 1  # icons as bits
AN_INTRIGUE: Final = 2
A_POWER: Final = 4


WARSHIP: Final = trait("Warship")
DIREWOLF: Final = trait("Direwolf")
THE_REACH: Final = trait("The Reach")
STORMBORN: Final = trait("Stormborn")
LORD_OR_LADY: Final = trait("Lord", "Lady")
KING: Final = trait("King")
HOUSE_DAYNE: Final = trait("House Dayne")
WAR: Final = trait("War")
RANGER: Final = trait("Ranger")

BALON: Final = title("Balon Greyjoy")
BRAN: Final = title("Bran Stark")
DAWN: Final = design("Dawn")
DROGO: Final = title("Khal Drogo")
JOFFREY: Final = title("Joffrey Baratheon")
JON_SNOW: Final = design("Jon Snow")
LEFT: Final = design("Left")
RIGHT: Final = design("Right")
STANNIS: Final = title("Stannis Baratheon")
THE_WALL: Final = title("The Wall")


def _own(s: LcgState, source: int, c: int) -> bool:
    return s.ctrl[source] == s.ctrl[c]


# ---------------------------------------------------------------- STR
def robert_baratheon(s: LcgState, source: int, c: int) -> int:
    """+1 for each other kneeling character in play."""
    if c != source:
        return 0
    return len([x for x in board.all_characters(s) if x != c and s.flags[x] & KNEELING])


def drowned_men(s: LcgState, source: int, c: int) -> int:
    """+1 per Warship location you control."""
    if c != source:
        return 0
    return len([x for x in board.locations(s, s.ctrl[c]) if TRAITS_OF[s.design[x]] & WARSHIP])


def tywin_lannister(s: LcgState, source: int, c: int) -> int:
    """+1 per gold in your pool."""
    return s.gold[s.ctrl[c]] if c == source else 0


def doran_martell(s: LcgState, source: int, c: int) -> int:
    """Each other Martell Lord or Lady you control has +1 per plot in your used pile."""
    if c == source or not _own(s, source, c) or FACTION_OF[s.design[c]] != MARTELL:
        return 0
    return len(s.used[s.ctrl[source]]) if TRAITS_OF[s.design[c]] & LORD_OR_LADY else 0


def dawn(s: LcgState, source: int, c: int) -> int:
    return len(s.used[s.ctrl[source]]) if s.host[source] == c else 0


def two_on_host(s: LcgState, source: int, c: int) -> int:
    """Ice, Widow's Wail, Drogo's Arakh."""
    return 2 if s.host[source] == c else 0


def longclaw(s: LcgState, source: int, c: int) -> int:
    return 1 if s.host[source] == c else 0


def risen_from_the_sea(s: LcgState, source: int, c: int) -> int:
    """+1 once it is an attachment: in play it never is anything else."""
    return 1 if s.host[source] == c else 0


def the_wall(s: LcgState, source: int, c: int) -> int:
    """Each Night's Watch character you control has +1."""
    return 1 if _own(s, source, c) and FACTION_OF[s.design[c]] == WATCH and board.is_character(s, c) else 0


def direwolf_pup(s: LcgState, source: int, c: int) -> int:
    """+1 per other Direwolf card you control."""
    if c != source:
        return 0
    return len([x for x in s.play[s.ctrl[c]] if x != c and TRAITS_OF[s.design[x]] & DIREWOLF])


def daenerys(s: LcgState, source: int, c: int) -> int:
    """While she stands, each character on an opponent's side of a challenge against you has -1."""
    if s.flags[source] & KNEELING or not s.challenge or _own(s, source, c):
        return 0
    if s.ctrl[source] not in (challenges.attacker(s), challenges.defender(s)):
        return 0
    return -1 if c in sides.participants(s, s.ctrl[c]) else 0


def unsullied(s: LcgState, source: int, c: int) -> int:
    """While it attacks, each defending character has -1."""
    return -1 if s.flags[source] & ATTACKING and s.flags[c] & DEFENDING else 0


def left(s: LcgState, source: int, c: int) -> int:
    return 1 if c == source and board.controls(s, s.ctrl[c], RIGHT) else 0


def right(s: LcgState, source: int, c: int) -> int:
    return 1 if c == source and board.controls(s, s.ctrl[c], LEFT) else 0


def wardens_of_the_reach(s: LcgState, source: int, c: int) -> int:
    """+1 per The Reach location you control."""
    if c != source:
        return 0
    return len([x for x in board.locations(s, s.ctrl[c]) if TRAITS_OF[s.design[x]] & THE_REACH])


def grown_by_plots(s: LcgState) -> list[int]:
    """Who has become stronger because the last plot has gone to the used pile: bearers of Dawn. It matters to Randyll
    Tarly, and no other constant that makes him stronger grows while it lies in play. (Doran Martell helps only his own
    house, which does not listen.)"""
    return [s.host[x] for p in board.everyone(s) if s.used[p] for x in s.play[p] if s.design[x] == DAWN]


STRENGTH_OF: Final[dict[int, Change]] = {
    design("Robert Baratheon"): robert_baratheon,
    design("Drowned Men"): drowned_men,
    design("Tywin Lannister"): tywin_lannister,
    design("Doran Martell"): doran_martell,
    design("Dawn"): dawn,
    design("Ice"): two_on_host,
    design("Widow's Wail"): two_on_host,
    design("Drogo's Arakh"): two_on_host,
    design("Longclaw"): longclaw,
    design("Risen from the Sea"): risen_from_the_sea,
    design("The Wall"): the_wall,
    design("Direwolf Pup"): direwolf_pup,
    design("Daenerys Targaryen"): daenerys,
    design("Unsullied"): unsullied,
    design("Left"): left,
    design("Right"): right,
    design("Wardens of the Reach"): wardens_of_the_reach,
}


# ---------------------------------------------------------------- icons
def little_bird(s: LcgState, source: int, c: int) -> int:
    return AN_INTRIGUE if s.host[source] == c else 0


def noble_lineage(s: LcgState, source: int, c: int) -> int:
    return A_POWER if s.host[source] == c else 0


def syrios_training(s: LcgState, source: int, c: int) -> int:
    return A_MILITARY if s.host[source] == c else 0


def widows_wail(s: LcgState, source: int, c: int) -> int:
    return A_MILITARY if s.host[source] == c and TITLE_OF[s.design[c]] == JOFFREY else 0


def kings_hunting_party(s: LcgState, source: int, c: int) -> int:
    """While an opponent controls a King."""
    if c != source:
        return 0
    kings = [x for p in board.opponents(s, s.ctrl[c]) for x in board.characters(s, p) if reckon.has_trait(s, x, KING)]
    return AN_INTRIGUE if kings else 0


def palace_spearman(s: LcgState, source: int, c: int) -> int:
    return AN_INTRIGUE if c == source and s.ctrl[c] != s.first else 0


def arya_stark(s: LcgState, source: int, c: int) -> int:
    """While she has a duplicate."""
    if c != source or not s.doubled:
        return 0
    return A_MILITARY if any([z == DUPLICATE and s.host[x] == c for x, z in enumerate(s.zone)]) else 0


def left_icon(s: LcgState, source: int, c: int) -> int:
    return A_POWER if c == source and board.controls(s, s.ctrl[c], RIGHT) else 0


def right_icon(s: LcgState, source: int, c: int) -> int:
    return AN_INTRIGUE if c == source and board.controls(s, s.ctrl[c], LEFT) else 0


ICONS_OF: Final[dict[int, Change]] = {
    design("Little Bird"): little_bird,
    design("Noble Lineage"): noble_lineage,
    design("Syrio's Training"): syrios_training,
    design("Widow's Wail"): widows_wail,
    design("King's Hunting Party"): kings_hunting_party,
    design("Palace Spearman"): palace_spearman,
    design("Arya Stark"): arya_stark,
    design("Left"): left_icon,
    design("Right"): right_icon,
}


# ---------------------------------------------------------------- keywords
def lightbringer(s: LcgState, source: int, c: int) -> int:
    return RENOWN if s.host[source] == c and TITLE_OF[s.design[c]] == STANNIS else 0


def great_kraken(s: LcgState, source: int, c: int) -> int:
    return STEALTH if TITLE_OF[s.design[c]] == BALON and _own(s, source, c) else 0


def jaime_lannister(s: LcgState, source: int, c: int) -> int:
    """Renown while participating in a military challenge."""
    if c != source or not s.challenge or challenges.type_of(s) != MILITARY:
        return 0
    return RENOWN if s.flags[c] & PARTICIPATING else 0


def dawn_dayne(s: LcgState, source: int, c: int) -> int:
    return INTIMIDATE if s.host[source] == c and reckon.has_trait(s, c, HOUSE_DAYNE) else 0


def longclaw_renown(s: LcgState, source: int, c: int) -> int:
    return RENOWN if s.host[source] == c else 0


def summer(s: LcgState, source: int, c: int) -> int:
    return KW_INSIGHT if TITLE_OF[s.design[c]] == BRAN and _own(s, source, c) else 0


def drogon(s: LcgState, source: int, c: int) -> int:
    return RENOWN if _own(s, source, c) and board.is_character(s, c) and reckon.has_trait(s, c, STORMBORN) else 0


def viserion(s: LcgState, source: int, c: int) -> int:
    return STEALTH if _own(s, source, c) and board.is_character(s, c) and reckon.has_trait(s, c, STORMBORN) else 0


KEYWORDS_GIVEN: Final[dict[int, Change]] = {
    design("Lightbringer"): lightbringer,
    design("Great Kraken"): great_kraken,
    design("Ser Jaime Lannister"): jaime_lannister,
    design("Dawn"): dawn_dayne,
    design("Longclaw"): longclaw_renown,
    design("Summer"): summer,
    design("Drogon"): drogon,
    design("Viserion"): viserion,
}


# ---------------------------------------------------------------- kneeling to attack and defend
def attacks_standing(s: LcgState, c: int, type_: int) -> bool:
    """Does this character not kneel when it is declared as an attacker?"""
    if reckon.is_blank(s, c):
        return _arakh(s, c, type_)
    d = s.design[c]
    if d == design("Ser Jaime Lannister"):
        return type_ == MILITARY
    if d == design("Vanguard of the North"):
        war = [p for p in board.everyone(s) if TRAITS_OF[s.design[s.revealed[p]]] & WAR]
        return type_ == MILITARY and bool(war)
    return _arakh(s, c, type_)


def _arakh(s: LcgState, c: int, type_: int) -> bool:
    """Drogo's Arakh on Khal Drogo: the first military challenge you initiate in a round."""
    if TITLE_OF[s.design[c]] != DROGO or type_ != MILITARY:
        return False
    mine = [x for x in s.done_challenges if x[0] == s.ctrl[c] and x[1] == MILITARY]
    held = [x for x in board.attached_to(s, c) if s.ctrl[x] == s.ctrl[c]]  # "you" is who controls the Arakh
    arakh = [x for x in held if s.design[x] == design("Drogo's Arakh")]
    return bool(arakh) and not mine


def defends_standing(s: LcgState, c: int) -> bool:
    if reckon.is_blank(s, c):
        return False
    d = s.design[c]
    if d == LEFT:
        return board.controls(s, s.ctrl[c], RIGHT)
    if d == RIGHT:
        return board.controls(s, s.ctrl[c], LEFT)
    return d == design("Old Bear Mormont") and board.controls(s, s.ctrl[c], THE_WALL)


def unbypassable(s: LcgState, c: int) -> bool:
    """Benjen Stark: your Rangers cannot be bypassed by stealth."""
    if not reckon.has_trait(s, c, RANGER):
        return False
    return any([s.design[x] == design("Benjen Stark") and not reckon.is_blank(s, x) for x in s.play[s.ctrl[c]]])
