"""The Lannister deck, one block per card."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges, exceptions
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import FORCED_REACTION, REACTION, Ability, Costs
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import KNEEL_THIS, GoldX, KneelOne, gold
from greathall.games.cardgame.effects import discard, faction_power, gain_power, kill, strengthen, targets
from greathall.games.cardgame.flow.delayed import DL_DRAW_IF_WON
from greathall.games.cardgame.flow.initiation import paid_for
from greathall.games.cardgame.happenings import H_ENTERS, H_KILLED, H_REVEALED, H_WON, Happening, bit
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.reasons import RESTRICTED
from greathall.games.hbo import reckon
from greathall.games.hbo.book import register
from greathall.games.hbo.cards.shapes import AfterWinning, Cheaper, DrawInDominance, SaveBearer, WhenPlayed
from greathall.games.hbo.data import trait
from greathall.games.hbo.effects import attacking, card_of, change_claim, participating, standing_characters
from greathall.games.hbo.names import HELD, LANNISTER
from greathall.games.hbo.state import HboState

LORD: Final = trait("Lord")
ALLY: Final = trait("Ally")
LORD_OR_LADY: Final = trait("Lord", "Lady")


class CerseiLannister(Ability[HboState]):
    """Dominance: kneel her, pay 2 gold; a character kneels and stays so through the standing phase of this round."""

    phase = n.P_DOMINANCE
    costs = KNEEL_THIS + gold(2)
    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.all_characters(s) if not s.flags[x] & HELD])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.kneel(s, card_of(picked[0]))
        cards.flag(s, card_of(picked[0]), HELD)


class TyrionLannister(AfterWinning):
    """Response: you win a challenge in which he participated; pay 1 gold, draw 1 card."""

    costs = gold(1)
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[c] & n.PARTICIPATING)

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 1)


class JoffreyBaratheon(Ability[HboState]):
    """Response: a Lord or Lady is killed; he takes 1 power, three times a round at most."""

    type = REACTION
    listens = bit(H_KILLED)
    limit = 3
    per = n.U_ROUND

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return reckon.has_trait(s, h.card, LORD_OR_LADY)

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        gain_power(s, c, 1)


class Bronn(Ability[HboState]):
    """Challenges: while he participates, pay 1 gold; he is 1 stronger until the challenge ends, three times at most."""

    phase = n.P_CHALLENGES
    costs = gold(1)
    limit = 3
    per = n.U_CHALLENGE
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[c] & n.PARTICIPATING)

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        strengthen(s, c, 1, n.U_CHALLENGE)


class SerIlynPayne(Ability[HboState]):
    """Marshalling: kneel him, pay 1 gold; kill a character of strength 2 or less."""

    phase = n.P_MARSHAL
    costs = KNEEL_THIS + gold(1)
    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.all_characters(s) if board.strength(s, x) <= 2])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        kill(s, card_of(picked[0]))


class LannisterGuards(Ability[HboState]):
    """Response: you reveal a plot; draw 1 card."""

    type = REACTION
    listens = bit(H_REVEALED)

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return h.seat == seat

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 1)


class EnemyInformer(WhenPlayed):
    """Response: when you play it, a character kneels."""

    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(standing_characters(s, board.all_characters(s)))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.kneel(s, card_of(picked[0]))


class Varys(Ability[HboState]):
    """When you play him, an Ally in play is discarded, himself if there is no other (HBO-EX.12)."""

    type = FORCED_REACTION
    listens = bit(H_ENTERS)
    most = 1

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c and h.how() == n.BY_MARSHAL

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.all_characters(s) if reckon.has_trait(s, x, ALLY)])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        discard(s, card_of(picked[0]), saves=False)


class Shae(Ability[HboState]):
    """Challenges: while your opponent has more power, kneel her; an enemy character kneels."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS
    most = 1
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return board.total_power(s, reckon.other(seat)) > board.total_power(s, seat)

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(standing_characters(s, board.characters(s, reckon.other(seat))))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.kneel(s, card_of(picked[0]))


class Lannisport(AfterWinning):
    """Response: you win an intrigue challenge; pay 1 gold, your House takes 1 power. Once per challenge."""

    costs = gold(1)
    limit = 1
    per = n.U_CHALLENGE
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return h.challenge() == n.INTRIGUE

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        faction_power(s, seat, 1)


class GildedPlate(SaveBearer):
    """Pay 1 gold and discard it."""

    costs = gold(1)

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.leave_play(s, c, n.DISCARD)
        super().resolve(s, c, seat, picked, h)


class InsidiousWays(Ability[HboState]):
    """Challenges: an attacking Lannister character is 2 stronger until the challenge ends; if you win, draw 2."""

    phase = n.P_CHALLENGES
    most = 1
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.challenge) and challenges.attacker(s) == seat

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in attacking(s) if reckon.of_house(s, x, LANNISTER)])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        strengthen(s, card_of(picked[0]), 2, n.U_CHALLENGE)
        for _ in range(2):
            turns.delay(s, DL_DRAW_IF_WON, -1, seat, n.U_CHALLENGE)


class TheLionsCunning(Ability[HboState]):
    """Any phase: pay 2 gold; a character kneels."""

    costs = gold(2)
    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(standing_characters(s, board.all_characters(s)))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.kneel(s, card_of(picked[0]))


class KneelLannister(KneelOne[HboState]):
    """A Lannister character of yours."""

    def payers(self, s: HboState, c: int, seat: int) -> list[int]:
        return standing_characters(s, reckon.house_characters(s, seat, LANNISTER))


class PaysHisDebts(Ability[HboState]):
    """Response: you lose a challenge; kneel a Lannister character of yours, kill a character that took part."""

    type = REACTION
    listens = bit(H_WON)
    costs: Costs = (KneelLannister(),)
    most = 1

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return h.loser() == seat

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(participating(s))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        kill(s, card_of(picked[0]))


class AllButToll(GoldX[HboState]):
    """As much as you have, but for what every event is dearer by."""

    def amounts(self, s: HboState, c: int, seat: int) -> list[int]:
        return list(range(1, s.gold[seat] - exceptions.event_toll(s) + 1))


class NeverBetAgainstMyFamily(Ability[HboState]):
    """Challenges: while you defend, pay X gold and kneel a Lannister character; the attacker's claim is X lower. Who
    kneels is chosen as the target."""

    phase = n.P_CHALLENGES
    costs: Costs = (AllButToll(),)
    most = 1
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        if not s.challenge or challenges.defender(s) != seat or challenges.is_decided(s):
            return False
        return s.gold[seat] > exceptions.event_toll(s)

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(standing_characters(s, reckon.house_characters(s, seat, LANNISTER)))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.kneel(s, card_of(picked[0]))
        change_claim(s, challenges.attacker(s), -paid_for(s))


# ---------------------------------------------------------------- constant abilities
class SerJaimeLannister(Constant[HboState]):
    """He does not kneel to take part in military challenges."""

    def attacks_standing(self, s: HboState, this: int, c: int, type_: int) -> bool:
        return c == this and type_ == n.MILITARY

    def defends_standing(self, s: HboState, this: int, c: int) -> bool:
        return c == this and challenges.type_of(s) == n.MILITARY


class SerKevanLannister(Constant[HboState]):
    """He has the power icon while you control another Lord."""

    def icons(self, s: HboState, this: int, c: int) -> int:
        if c != this:
            return 0
        lords = [x for x in board.characters(s, s.ctrl[c]) if x != c and reckon.has_trait(s, x, LORD)]
        return 1 << n.POWER if lords else 0


class TheHound(Constant[HboState]):
    """Killed, he is discarded (HBO-PILE.5)."""

    def goes_to(self, s: HboState, this: int, kind: int, zone: int) -> int:
        return n.DISCARD if kind == H_KILLED else zone


class MilkOfThePoppy(Constant[HboState]):
    """The attached character has no text."""

    def blanks(self, s: HboState, this: int) -> list[int]:
        return [s.host[this]]


class GutterRatsCunning(Constant[HboState]):
    """The attached character is 2 stronger and has stealth."""

    def strength(self, s: HboState, this: int, c: int) -> int:
        return 2 if s.host[this] == c else 0

    def keywords(self, s: HboState, this: int, c: int) -> int:
        return n.STEALTH if s.host[this] == c else 0


register(
    {
        "lannister_ser_jaime_lannister": [SerJaimeLannister()],
        "lannister_ser_kevan_lannister": [SerKevanLannister()],
        "lannister_the_hound": [TheHound()],
        "lannister_milk_of_the_poppy": [MilkOfThePoppy()],
        "lannister_gutter_rats_cunning": [GutterRatsCunning()],
        "lannister_cersei_lannister": [CerseiLannister()],
        "lannister_tyrion_lannister": [TyrionLannister()],
        "lannister_joffrey_baratheon": [JoffreyBaratheon()],
        "lannister_bronn": [Bronn()],
        "lannister_grand_maester_pycelle": [DrawInDominance(1)],
        "lannister_ser_ilyn_payne": [SerIlynPayne()],
        "lannister_guards": [LannisterGuards()],
        "lannister_enemy_informer": [EnemyInformer()],
        "lannister_varys": [Varys()],
        "stark_varys": [Varys()],
        "lannister_shae": [Shae()],
        "lannister_lannisport": [Lannisport()],
        "lannister_hall_of_heroes": [Cheaper(LANNISTER)],
        "lannister_gilded_plate": [GildedPlate()],
        "lannister_insidious_ways": [InsidiousWays()],
        "lannister_the_lions_cunning": [TheLionsCunning()],
        "lannister_always_pays_his_debts": [PaysHisDebts()],
        "lannister_never_bet_against_my_family": [NeverBetAgainstMyFamily()],
    }
)
