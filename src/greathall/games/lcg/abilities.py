"""What a triggered ability is: when it may be used, what it costs, what it is aimed at, what it does (LCG-INIT).

Types of abilities: LCG-ABIL.1, LCG-ABIL.2, LCG-ABIL.8; they work from play and on cards in play unless they say
otherwise (LCG-ABIL.4, LCG-ABIL.5), a card that names itself means this very card (LCG-ABIL.12), keywords with "may"
are asked about (LCG-ABIL.3, flow/keywords.py). What would change nothing cannot be used (LCG-COST.7); "then" parts
are neither checked nor chosen for beforehand (LCG-TGT.7, LCG-EFF.14). Card text beats the rules, and "cannot" beats
all (LCG-GOLD.2, LCG-GOLD.3). A card's abilities are objects of subclasses of Ability, one block per card in
cards/*.py, gathered in ABILITIES."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.codes import D_TARGET
from greathall.games.cardgame.events import Happening
from greathall.games.cardgame.names import EVENT, FACEDOWN, HAND, KNEELING, P_CHALLENGES, PARTICIPATING, PLAY
from greathall.games.lcg import reckon
from greathall.games.lcg.data import N_DESIGNS, TYPE, X_COST, design
from greathall.games.lcg.state import LcgState

# Types of abilities.
ACTION: Final = 0
REACTION: Final = 1
INTERRUPT: Final = 2
WOULD: Final = 3
FORCED_REACTION: Final = 4
FORCED_INTERRUPT: Final = 5
WHEN_REVEALED: Final = 6
N_TYPES: Final = 7
BY_EVENTS: Final = N_TYPES + 1  # in `listened`

NO_HAPPENING: Final[Happening] = (0, -1, -1, 0, 0)

CATELYN: Final = design("Catelyn Stark")
MARCHING_ORDERS: Final = design("Marching Orders")


class Ability:
    """One triggered ability. What a subclass says by its fields and methods is all there is to it."""

    type = ACTION
    slot = 0  # the first or second ability of its card
    listens = 0  # kinds of happenings, as bits
    phase = 0  # actions: the phase named on the card
    limit = 0  # uses per copy of the card ...
    per = 0  # ... until the end of what (U_PHASE, U_ROUND)
    maximum = 0  # uses per title and player ...
    max_per = 0  # ... until the end of what (U_CHALLENGE, U_ROUND)
    # Cost.
    kneel = False  # this card
    kneel_faction = False
    sacrifice = False  # this card
    give_back = False  # return this card to hand
    remove = False  # remove this card from the game
    token = False  # remove a token from this card
    gold = 0
    discard_card = False  # a card of one's own hand
    # Targets: how many at least and at most; 0: none.
    least = 1
    most = 1
    decision = D_TARGET

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        """Is this what the ability reacts to?"""
        return True

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        """Play restrictions, and whether the effect could change the game (LCG-ABIL.6)."""
        return True

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        """Option codes of what can be chosen; None of it is asked when `most` is 0."""
        return []

    def more_targets(self, s: LcgState, c: int, seat: int, h: Happening, picked: list[int]) -> list[int]:
        """What can still be chosen after these: each thing once, unless the card says otherwise."""
        return [t for t in self.targets(s, c, seat, h) if t not in picked]

    def price(self, s: LcgState, c: int, seat: int, h: Happening) -> int:
        """Gold to be paid besides the printed cost of an event."""
        return self.gold

    def amounts(self, s: LcgState, c: int, seat: int) -> list[int]:
        """Values of an X that the player chooses and pays in gold; empty: there is no such X."""
        return []

    def pays_with(self, s: LcgState, c: int, seat: int) -> list[int]:
        """Cards one of which must be knelt as a cost; empty: nothing of the kind (see needs_payer)."""
        return []

    needs_payer = False  # does `pays_with` name a cost?

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        """Carry out the effect."""
        raise NotImplementedError


ABILITIES: Final[list[list[Ability]]] = [[] for _ in range(N_DESIGNS)]
# Per type of ability and design: kinds of happenings it listens to.
LISTENS: Final[list[list[int]]] = [[0] * N_DESIGNS for _ in range(N_TYPES)]


def register(cards: dict[str, list[Ability]]) -> None:
    """Called by each module of cards."""
    for name, abilities in cards.items():
        d = design(name)
        if ABILITIES[d]:
            raise ValueError(f"{name} has its abilities already")
        for slot, ability in enumerate(abilities):
            ability.slot = slot
            ABILITIES[d].append(ability)
            LISTENS[ability.type][d] |= ability.listens


def listened(designs: list[int]) -> list[int]:
    """What the cards of a match listen to, per type of ability; then all of it, and what events listen to, which may
    lie in a hand."""
    out = [0] * (N_TYPES + 2)
    for type_ in range(N_TYPES):
        for d in designs:
            out[type_] |= LISTENS[type_][d]
            if TYPE[d] == EVENT:
                out[BY_EVENTS] |= LISTENS[type_][d]
        out[N_TYPES] |= out[type_]
    return out


# ---------------------------------------------------------------- may it be used?
def silenced(s: LcgState, seat: int) -> bool:
    """Catelyn Stark: while she participates, her controller's opponents cannot trigger card abilities (AMB-25)."""
    if s.phase != P_CHALLENGES or not s.challenge:
        return False
    for p in range(s.n):
        if p != seat:
            for c in s.play[p]:
                if s.design[c] == CATELYN and s.flags[c] & PARTICIPATING and not reckon.is_blank(s, c):
                    return True
    return False


def limit_reached(s: LcgState, ability: Ability, c: int, seat: int) -> bool:
    """LCG-LIMIT.1, LCG-LIMIT.4, LCG-LIMIT.5."""
    if ability.limit and reckon.used_up(s, c, ability.slot, ability.limit):
        return True
    if ability.maximum:
        key = title_key(s, c, seat)
        for found, times, _ in s.limits:
            if found == key:
                return times >= ability.maximum
    return False


def title_key(s: LcgState, c: int, seat: int) -> int:
    return 1 << 20 | seat << 12 | s.design[c]


def can_pay(s: LcgState, ability: Ability, c: int, seat: int, h: Happening) -> bool:
    """LCG-ABIL.7, LCG-COST.9."""
    if ability.kneel and s.flags[c] & KNEELING:
        return False
    if ability.kneel_faction and s.flags[s.faction[seat]] & KNEELING:
        return False
    if ability.token and not s.tokens[c]:
        return False
    if ability.needs_payer and not ability.pays_with(s, c, seat):
        return False
    if ability.discard_card and not [x for x in s.hand[seat] if x != c]:
        return False
    gold = ability.price(s, c, seat, h)
    if TYPE[s.design[c]] == EVENT and s.zone[c] == HAND:
        if X_COST[s.design[c]]:
            gold -= reckon.event_discount(s, seat, c)
        else:
            gold += reckon.event_cost(s, seat, c)
    return gold <= s.gold[seat]


def usable(s: LcgState, ability: Ability, c: int, seat: int, h: Happening) -> bool:
    """Steps 1 and 2 of LCG-INIT.1, all of them but the phase and what is listened to."""
    if ability.kneel and s.flags[c] & KNEELING:  # the commonest reason, so it is looked at first
        return False
    if s.zone[c] == HAND:
        if TYPE[s.design[c]] != EVENT or s.design[s.revealed[seat]] == MARCHING_ORDERS:
            return False
    elif s.zone[c] == PLAY and (s.flags[c] & FACEDOWN or reckon.is_blank(s, c)):
        return False
    if not ability.when(s, c, seat, h):
        return False
    if (ability.limit or ability.maximum) and limit_reached(s, ability, c, seat):
        return False
    if not can_pay(s, ability, c, seat, h) or not ability.allowed(s, c, seat, h):
        return False
    return not ability.most or len(ability.targets(s, c, seat, h)) >= ability.least
