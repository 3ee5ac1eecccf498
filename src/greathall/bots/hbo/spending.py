"""Where the gold of this game goes: what its cards cost, whom they suit, and what gold is kept for."""

from __future__ import annotations

from typing import Final

from greathall.bots.cardgame import spending as shared
from greathall.bots.cardgame.purse import Item
from greathall.bots.cardgame.sight import bits
from greathall.bots.cardgame.spending import NEVER
from greathall.bots.hbo.sight import Sight
from greathall.bots.hbo.worth import ECONOMY, IS_LIMITED, ON_PLAY, REDUCERS
from greathall.games.cardgame import board, exceptions
from greathall.games.cardgame.names import ATTACHMENT, CHARACTER, KNEELING, LOCATION, P_MARSHAL, RENOWN, STEALTH
from greathall.games.hbo import reckon
from greathall.games.hbo.data import COST, HOUSE_OF, INCOME_BONUS, STRENGTH, TRAITS_OF, TYPE, UNIQUE, trait
from greathall.games.hbo.flow.playing import duplicate_of, hosts, unique_forbids
from greathall.games.hbo.flow.setup import SETUP_GOLD

ALLY: Final = trait("Ally")
KEPT_FOR: Final[dict[str, tuple[int, float]]] = {
    # What gold is kept for: how much, and what it is worth to have it then.
    "the_lions_cunning": (2, 1.4),
    "never_bet_against_my_family": (1, 0.7),
    "cersei_lannister": (2, 1.2),
    "tyrion_lannister": (1, 0.9),
    "lannisport": (1, 1.1),
    "bronn": (1, 0.4),
    "gilded_plate": (1, 0.5),
}


def _varys(sight: Sight) -> float:
    """He discards an Ally: the best of the opponent's, or one's own, if only himself."""
    s = sight.s

    def allies(seat: int) -> list[float]:
        return [sight.worth(x) for x in sight.characters(seat) if TRAITS_OF[s.design[x]] & ALLY]

    theirs = allies(sight.enemy)
    return max(theirs) if theirs else -min([*allies(sight.me), 5.0])


class Spending(shared.Spending[Sight]):
    setup_gold = SETUP_GOLD
    economy = ECONOMY
    limited = IS_LIMITED

    # ---------------------------------------------------------------- set-up
    def good_start(self, people: int, cards: int, gold: int) -> bool:
        return people >= 2 or (people == 1 and cards >= 3) or (cards >= 3 and gold >= 3)

    def setup_worth(self, sight: Sight, c: int, worth: float) -> float:
        worth -= self.at_once(sight, c)  # nothing is triggered now
        return worth + 0.8 if sight.name(c) == "varys" else worth  # and so he discards nobody

    # ---------------------------------------------------------------- hosts
    def harmed_score(self, sight: Sight, host: int) -> float:
        if board.is_blank(sight.s, host):
            return NEVER
        d = sight.s.design[host]
        return sight.text_worth(host) - 0.45 * COST[d] - 2.0 * INCOME_BONUS[d] + 0.3

    def bearer_score(self, sight: Sight, host: int) -> float:
        return 1.0 if sight.name(host) == "sansa_stark" and sight.s.deck[sight.me] else 0.0  # she draws a card

    def suited_score(self, sight: Sight, attachment: int, host: int, score: float) -> float:
        name = sight.name(attachment)
        if name == "hand_of_the_king":
            score += 0.5 * sight.fight(host) + (1.0 if sight.keywords(host) & RENOWN else 0.0)
            score -= 2.0 if sight.has_text(host, "hodor") else 0.0
        elif name in ("direwolf", "bodyguard", "gilded_plate"):
            score += 0.3 * sight.worth(host) - (1.5 if sight.saved_by(host) else 0.0)
        elif name == "gutter_rats_cunning":
            score += 0.4 * bits(sight.icons(host)) + (0.8 if sight.keywords(host) & RENOWN else 0.0)
            score -= 0.8 if sight.keywords(host) & STEALTH else 0.0
        elif name == "ice":
            score += 0.4 * bits(sight.icons(host))
        return score

    # ---------------------------------------------------------------- marshalling
    def at_once(self, sight: Sight, c: int) -> float:
        return ON_PLAY.get(sight.name(c), 0.0)

    def timely_worth(self, sight: Sight, c: int, worth: float) -> float:
        s = sight.s
        d = s.design[c]
        if TYPE[d] == CHARACTER:
            if sight.name(c) == "varys":
                worth += _varys(sight)
            if exceptions.weak_die(s) and STRENGTH[d] <= 1:
                return 0.0
        if self.economy[d]:
            worth += 1.5 if s.round <= 4 else -0.6
        return worth

    def may_come(self, sight: Sight, c: int) -> bool:
        s, me = sight.s, sight.me
        d = s.design[c]
        if self.limited[d] and s.limited_played[me]:
            return False
        if TYPE[d] == ATTACHMENT and not hosts(s, c):
            return False
        return not UNIQUE[d] or duplicate_of(s, me, c) >= 0 or not unique_forbids(s, me, d)

    def cost_of(self, sight: Sight, c: int) -> int:
        if duplicate_of(sight.s, sight.me, c) >= 0:
            return 0
        return reckon.cost(sight.s, sight.me, c)

    def forbidden(self, sight: Sight, c: int) -> bool:
        return unique_forbids(sight.s, sight.me, sight.s.design[c]) != ""

    def event_item(self, sight: Sight, c: int, gold: int) -> Item | None:
        kept = KEPT_FOR.get(sight.name(c))
        return (c, kept[0] + exceptions.event_toll(sight.s), kept[1]) if kept is not None else None

    def kept_for_play(self, sight: Sight) -> list[Item]:
        items: list[Item] = []
        for c in sight.s.play[sight.me]:
            kept = KEPT_FOR.get(sight.name(c))
            if kept is not None and not board.is_blank(sight.s, c):
                items.append((c, *kept))
        return items

    def is_cheap(self, sight: Sight, c: int) -> bool:
        return TYPE[sight.s.design[c]] == LOCATION and self.cost_of(sight, c) <= 0

    def urgency(self, sight: Sight, d: int) -> int:
        """The dearest while a discount waits for the next character."""
        waiting = TYPE[d] == CHARACTER and reckon.discount(sight.s, sight.me, d) > 0
        return COST[d] if waiting else 0


SPENDING: Final = Spending()


def reducer_worth(sight: Sight, source: int) -> float:
    """Positive if Godswood or Hall of Heroes should be used now: for somebody worth two gold of discount."""
    s, me = sight.s, sight.me
    if s.phase != P_MARSHAL or s.active != me or exceptions.costs_fixed(s, me):
        return -1.0
    house = HOUSE_OF[s.design[source]]
    ready = [c for c in s.play[me] if s.design[c] in REDUCERS and not s.flags[c] & KNEELING]
    for c in SPENDING.wanted(sight, s.gold[me] + 2 * len(ready)):
        d = s.design[c]
        if c in s.hand[me] and TYPE[d] == CHARACTER and HOUSE_OF[d] == house and duplicate_of(s, me, c) < 0:
            if reckon.cost(s, me, c) >= 2:
                return 5.0
    return -1.0
