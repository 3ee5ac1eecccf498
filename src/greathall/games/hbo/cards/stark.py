"""The Stark deck, one block per card; cards of both decks stand where the first of them is."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges, exceptions
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import FORCED_REACTION, REACTION, Ability
from greathall.games.cardgame.codes import D_MAY, TYPE, YES
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import KNEEL_THIS
from greathall.games.cardgame.effects import gain_power, kill, stand, strengthen, targets
from greathall.games.cardgame.flow.choosing import Choice, ChoiceAboutCard
from greathall.games.cardgame.flow.delayed import DL_STAND_IF_WON
from greathall.games.cardgame.happenings import H_DEFENDS, H_DOMINANCE, H_ENTERS, H_RESOLVED, Happening, bit
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.reasons import RESTRICTED
from greathall.games.hbo import reckon
from greathall.games.hbo.book import register
from greathall.games.hbo.cards.shapes import Cheaper, DrawInDominance, Save, SaveBearer, WhenPlayed
from greathall.games.hbo.codes import D_ICON, E_JOINED
from greathall.games.hbo.data import TYPE as TYPE_OF
from greathall.games.hbo.data import trait
from greathall.games.hbo.effects import attacking, card_of, change_claim, lose_icon, participating, standing_characters
from greathall.games.hbo.names import LEFT_OUT, STARK
from greathall.games.hbo.state import HboState
from greathall.kernel.state import EVERYONE, Frame

LORD_OR_LADY: Final = trait("Lord", "Lady")


class EddardStark(WhenPlayed):
    """Response: when you play him he takes 1 power."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        gain_power(s, c, 1)


class AsDefender(Ability[HboState]):
    """Response: this character is declared as a defender."""

    type = REACTION
    listens = bit(H_DEFENDS)

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c


class CatelynStark(AsDefender):
    """One character in the challenge: its strength is left out."""

    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in participating(s) if not s.flags[x] & LEFT_OUT])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.flag(s, card_of(picked[0]), LEFT_OUT)


class StarkEscort(AsDefender):
    """Draw 1 card."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 1)


class JonSnow(Ability[HboState]):
    """Response: a challenge in which he was a defender has been resolved; he stands."""

    type = REACTION
    listens = bit(H_RESOLVED)

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[c] & n.DEFENDING)

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[c] & n.KNEELING)

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        stand(s, c)


class SansaStark(Ability[HboState]):
    """An attachment is played on her: whoever played it may draw 1 card. The other player's choice, so it is asked as
    soon as it is due."""

    type = FORCED_REACTION
    listens = bit(H_ENTERS)

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return h.how() == n.BY_MARSHAL and TYPE_OF[s.design[h.card]] == n.ATTACHMENT and s.host[h.card] == c

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.deck[h.seat])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(SansasFriend(h.seat))


class SansasFriend(Choice[HboState]):
    """who: the one who played the attachment."""

    __slots__ = ()
    decision = D_MAY
    optional = True

    def options(self, s: HboState) -> list[int]:
        return [YES]

    def chosen(self, s: HboState, code: int) -> None:
        cards.draw(s, self.who, 1)


class BranStark(Ability[HboState]):
    """Challenges: kneel him; a Stark character in the challenge is 2 stronger until it ends."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS
    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in participating(s) if reckon.of_house(s, x, STARK)])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        strengthen(s, card_of(picked[0]), 2, n.U_CHALLENGE)


class JoryCassel(Save):
    """Save another of your Stark characters: discard him, even while he is being killed himself."""

    def may_save(self, s: HboState, c: int, seat: int, dies: int) -> bool:
        return dies != c and s.ctrl[dies] == seat and reckon.of_house(s, dies, STARK)

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.leave_play(s, c, n.DISCARD)
        super().resolve(s, c, seat, picked, h)


class SeptaMordane(Ability[HboState]):
    """Challenges: kneel her; a character loses a challenge icon until the end of the phase."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS
    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.all_characters(s) if board.icons(s, x)])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(WhichIcon(seat, card_of(picked[0])))


class WhichIcon(ChoiceAboutCard[HboState]):
    """who chooses; card: the character."""

    __slots__ = ()
    decision = D_ICON

    def options(self, s: HboState) -> list[int]:
        return [TYPE + t for t in (n.MILITARY, n.INTRIGUE, n.POWER) if board.has_icon(s, self.card, t)]

    def chosen(self, s: HboState, code: int) -> None:
        lose_icon(s, self.card, code - TYPE)


class GreatjonUmber(Ability[HboState]):
    """Challenges: kneel him; he joins a military or power challenge on your side."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        if not s.challenge or challenges.type_of(s) == n.INTRIGUE or challenges.is_decided(s):
            return False
        if s.flags[c] & n.PARTICIPATING:
            return False
        attacks = challenges.attacker(s) == seat
        return bool(exceptions.may_attack(s, [c]) if attacks else exceptions.may_defend(s, [c]))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.flag(s, c, n.ATTACKING if challenges.attacker(s) == seat else n.DEFENDING)
        cards.tell(s, (E_JOINED, EVERYONE, s.design[c]))


class HandOfTheKing(Ability[HboState]):
    """Any phase: kneel this; its bearer stands."""

    costs = KNEEL_THIS

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[s.host[c]] & n.KNEELING)

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        stand(s, s.host[c])

    def may_lie_on(self, s: HboState, this: int, c: int) -> bool:
        return reckon.has_trait(s, c, LORD_OR_LADY)


class Direwolf(SaveBearer):
    """Kneel it."""

    costs = KNEEL_THIS

    def may_lie_on(self, s: HboState, this: int, c: int) -> bool:
        return reckon.of_house(s, c, STARK)


class Bodyguard(SaveBearer):
    """Discard it."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.leave_play(s, c, n.DISCARD)
        super().resolve(s, c, seat, picked, h)

    def may_lie_on(self, s: HboState, this: int, c: int) -> bool:
        guarded = [x for x in board.attached_to(s, c) if isinstance(s.book.constant[s.design[x]], Bodyguard)]
        return reckon.has_trait(s, c, LORD_OR_LADY) and not guarded


class Ice(Ability[HboState]):
    """Challenges: its bearer participates; kneel and discard it, kill another character in the challenge."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS
    most = 1
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[s.host[c]] & n.PARTICIPATING)

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in participating(s) if x != s.host[c]])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.leave_play(s, c, n.DISCARD)
        kill(s, card_of(picked[0]))

    def may_lie_on(self, s: HboState, this: int, c: int) -> bool:
        return reckon.of_house(s, c, STARK)


class WinterIsComing(Ability[HboState]):
    """Challenges: while you attack, your claim is 1 higher for this challenge."""

    phase = n.P_CHALLENGES
    maximum = 1
    max_per = n.U_ROUND
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.challenge) and challenges.attacker(s) == seat and not challenges.is_decided(s)

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        change_claim(s, seat, 1)


class KingInTheNorth(Ability[HboState]):
    """Response: you win dominance; kneel one or two of your Stark characters, each takes 1 power."""

    type = REACTION
    listens = bit(H_DOMINANCE)
    most = 2

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(standing_characters(s, reckon.house_characters(s, seat, STARK)))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        for code in picked:
            cards.kneel(s, card_of(code))
        for code in picked:
            gain_power(s, card_of(code), 1)


class LethalCounterattack(Ability[HboState]):
    """Challenges: while you defend in a military challenge, kneel two of your Stark characters and kill an attacker.
    The two who kneel are chosen first."""

    phase = n.P_CHALLENGES
    least = 3
    most = 3
    not_allowed = RESTRICTED

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.challenge) and challenges.defender(s) == seat and challenges.type_of(s) == n.MILITARY

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        able = standing_characters(s, reckon.house_characters(s, seat, STARK))
        return targets([*able, *attacking(s)]) if len(able) >= 2 and attacking(s) else []

    def more_targets(self, s: HboState, c: int, seat: int, h: Happening, picked: list[int]) -> list[int]:
        if len(picked) == 2:
            return targets(attacking(s))
        able = standing_characters(s, reckon.house_characters(s, seat, STARK))
        return [t for t in targets(able) if t not in picked]

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        for code in picked[:2]:
            cards.kneel(s, card_of(code))
        kill(s, card_of(picked[2]))


class ForTheNorth(Ability[HboState]):
    """Challenges: one of your Stark characters in the challenge is 2 stronger until it ends; if you win, it stands."""

    phase = n.P_CHALLENGES
    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in participating(s) if s.ctrl[x] == seat and reckon.of_house(s, x, STARK)])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        strengthen(s, card_of(picked[0]), 2, n.U_CHALLENGE)
        turns.delay(s, DL_STAND_IF_WON, card_of(picked[0]), seat, n.U_CHALLENGE)


# ---------------------------------------------------------------- constant abilities
class RobbStark(Constant[HboState]):
    """While he attacks, your other attacking Stark characters are 1 stronger."""

    def strength(self, s: HboState, this: int, c: int) -> int:
        if c == this or not s.flags[this] & n.ATTACKING or not s.flags[c] & n.ATTACKING:
            return 0
        return 1 if s.ctrl[this] == s.ctrl[c] and reckon.of_house(s, c, STARK) else 0


class StrongDefender(Constant[HboState]):
    """Stronger while it defends."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def strength(self, s: HboState, this: int, c: int) -> int:
        return self.amount if c == this and s.flags[c] & n.DEFENDING else 0


class SerRodrikCassel(StrongDefender):
    """2 stronger while he defends, and he does not kneel to do so."""

    def defends_standing(self, s: HboState, this: int, c: int) -> bool:
        return c == this


class Hodor(Constant[HboState]):
    """He cannot attack, and stealth cannot pick him."""

    def bars_attacking(self, s: HboState, this: int, c: int) -> bool:
        return c == this

    def bars_bypassing(self, s: HboState, this: int, c: int) -> bool:
        return c == this


class Littlefinger(Constant[HboState]):
    """1 stronger for each gold of yours."""

    def strength(self, s: HboState, this: int, c: int) -> int:
        return s.gold[s.ctrl[c]] if c == this else 0


class Winterfell(Constant[HboState]):
    """Your Stark characters are 1 stronger."""

    def strength(self, s: HboState, this: int, c: int) -> int:
        own = s.ctrl[this] == s.ctrl[c] and reckon.of_house(s, c, STARK)
        return 1 if own and board.is_character(s, c) else 0


class IronThrone(Constant[HboState]):
    """2 more for dominance."""

    def dominance(self, s: HboState, this: int) -> int:
        return 2


register(
    {
        "stark_robb_stark": [RobbStark()],
        "stark_ser_rodrik_cassel": [SerRodrikCassel(2)],
        "stark_winterfell_guard": [StrongDefender(1)],
        "stark_hodor": [Hodor()],
        "stark_littlefinger": [Littlefinger()],
        "lannister_littlefinger": [Littlefinger()],
        "stark_winterfell": [Winterfell()],
        "stark_iron_throne": [IronThrone()],
        "lannister_iron_throne": [IronThrone()],
        "stark_eddard_stark": [EddardStark()],
        "stark_catelyn_stark": [CatelynStark()],
        "stark_jon_snow": [JonSnow()],
        "stark_sansa_stark": [SansaStark()],
        "stark_bran_stark": [BranStark()],
        "stark_maester_luwin": [DrawInDominance(2)],
        "stark_jory_cassel": [JoryCassel()],
        "stark_septa_mordane": [SeptaMordane()],
        "stark_greatjon_umber": [GreatjonUmber()],
        "stark_escort": [StarkEscort()],
        "stark_godswood": [Cheaper(STARK)],
        "stark_hand_of_the_king": [HandOfTheKing()],
        "lannister_hand_of_the_king": [HandOfTheKing()],
        "stark_direwolf": [Direwolf()],
        "stark_ice": [Ice()],
        "stark_bodyguard": [Bodyguard()],
        "lannister_bodyguard": [Bodyguard()],
        "stark_not_today": [Save()],
        "stark_winter_is_coming": [WinterIsComing()],
        "stark_king_in_the_north": [KingInTheNorth()],
        "stark_lethal_counterattack": [LethalCounterattack()],
        "stark_for_the_north": [ForTheNorth()],
    }
)

FRAMES: Final[tuple[type[Frame[HboState]], ...]] = (SansasFriend, WhichIcon)
