"""Made-up cards, one block each: a card without text needs none, so that T002 and T010 are in cards.yaml alone."""

from __future__ import annotations

from greathall.games.cardgame import board
from greathall.games.cardgame.abilities import FORCED_REACTION, REACTION, Ability
from greathall.games.cardgame.codes import TARGET
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import (
    DISCARD_A_CARD,
    KNEEL_THIS,
    SACRIFICE_THIS,
    gold,
    power_from_faction,
    power_from_this,
    tokens_from_this,
)
from greathall.games.cardgame.effects import faction_power, gain_power, kneel, stand, strengthen, switch_power, targets
from greathall.games.cardgame.happenings import H_REVEALED, H_WON, Happening, bit
from greathall.games.cardgame.names import CHARACTER, DEFENDING, EVENT, U_CHALLENGE, U_PHASE, U_ROUND
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.cardgame.state import NONE
from greathall.games.lcg.book import register
from greathall.games.lcg.data import UNIQUE
from greathall.games.lcg.effects import kneeling, new_hosts
from greathall.games.lcg.names import NO_ATTACHMENTS
from greathall.games.lcg.state import LcgState


class Draws(Ability[LcgState]):
    """Draw a card; a subclass says when and what for. No targets unless a card says so."""

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 1)


class RobbStark(Draws):
    """A second version of a named character. Action: draw a card; no cost, no target. Once a round."""

    limit = 1
    per = U_ROUND


class StubbornEnvoy(Draws):
    """Action: discard 1 power from this card to draw a card."""

    costs = power_from_this(1)


class LastWord(Ability[LcgState]):
    """Action: gain 1 power for your faction. Cannot be cancelled."""

    cannot_be_cancelled = True

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        faction_power(s, seat, 1)


# ---------------------------------------------------------------- The Herald: three abilities, costs of all kinds
class HeraldTrades(Ability[LcgState]):
    """Action: discard a card from your hand to gain 2 gold."""

    costs = DISCARD_A_CARD

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.gain_gold(s, seat, 2)


class HeraldTells(Draws):
    """Action: discard a token from this and pay 1 gold to draw a card."""

    costs = tokens_from_this(1) + gold(1)


class HeraldRises(Ability[LcgState]):
    """Action: discard 1 power from your faction card to stand this."""

    costs = power_from_faction(1)

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(kneeling(s, [c]))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        stand(s, c)


# ---------------------------------------------------------------- others
class FieldOfParley(Draws):
    """Reaction: after a challenge is won, its winner may draw a card, whoever controls this. Once a challenge."""

    type = REACTION
    listens = bit(H_WON)
    of_all = True
    maximum = 1
    max_per = U_CHALLENGE

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat


class GildedEnvoy(Draws):
    """Bestow (3). Action: discard 1 gold from this to draw a card."""

    costs = tokens_from_this(1)


class OathKeeper(Ability[LcgState]):
    """+1 STR while defending; does not kneel to defend. Action: kneel and sacrifice this: 1 power for your faction."""

    costs = KNEEL_THIS + SACRIFICE_THIS

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return 1 if c == this and s.flags[c] & DEFENDING else 0

    def defends_standing(self, s: LcgState, this: int, c: int) -> bool:
        return c == this

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        faction_power(s, seat, 1)


class GreyElder(Constant[LcgState]):
    """Immune to events."""

    def immune(self, s: LcgState, this: int, c: int, source: int) -> bool:
        return c == this and s.book.type[s.design[source]] == EVENT


class SealOfSilence(Constant[LcgState]):
    """The attached character is immune to events."""

    def immune(self, s: LcgState, this: int, c: int, source: int) -> bool:
        return c == s.host[this] and s.book.type[s.design[source]] == EVENT


class WarDrums(Constant[LcgState]):
    """The STR of your characters is doubled."""

    def strength_factor(self, s: LcgState, this: int, c: int) -> int:
        return 2 if s.ctrl[this] == s.ctrl[c] else 1


class Fetters(Constant[LcgState]):
    """The STR of the attached character is halved."""

    def strength_factor(self, s: LcgState, this: int, c: int) -> int:
        return -2 if s.host[this] == c else 1


class Aimed(Ability[LcgState]):
    """Action: choose a character."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(board.all_characters(s))


class Levelled(Aimed):
    """Its STR is set to 3 until the end of the phase."""

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.set_strength(s, picked[0] - TARGET, 3, U_PHASE)


class Humbled(Aimed):
    """Its STR is set to 1 until the end of the phase."""

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.set_strength(s, picked[0] - TARGET, 1, U_PHASE)


class Heartened(Aimed):
    """+2 STR until the end of the phase."""

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        strengthen(s, picked[0] - TARGET, 2, U_PHASE)


class Rallied(Aimed):
    """+2 STR until the end of the challenge."""

    until = U_CHALLENGE

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        strengthen(s, picked[0] - TARGET, 2, U_CHALLENGE)


class GreatHush(Ability[LcgState]):
    """Action: every character kneels; none is chosen."""

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        for x in board.all_characters(s):
            kneel(s, x)


class TurnedTables(Ability[LcgState]):
    """Action: choose two characters; the power on them is switched."""

    least = 2
    most = 2

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in board.all_characters(s) if s.power[x]])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        switch_power(s, picked[0] - TARGET, picked[1] - TARGET)


class WanderingBrooch(Ability[LcgState]):
    """For unique characters. Action: kneel this; it moves to another character."""

    costs = KNEEL_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(new_hosts(s, c))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.attach(s, c, picked[0] - TARGET)


class Eavesdropper(Draws):
    """Reaction: after you reveal a plot, draw a card."""

    type = REACTION
    listens = bit(H_REVEALED)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.seat == seat


class Stoic(Ability[LcgState]):
    """Immune to characters. Action: +2 STR until the end of the phase. Once a round."""

    limit = 1
    per = U_ROUND

    def immune(self, s: LcgState, this: int, c: int, source: int) -> bool:
        return c == this and s.book.type[s.design[source]] == CHARACTER

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        strengthen(s, c, 2, U_PHASE)


class HiddenCove(Constant[LcgState]):
    """Characters in your hand have ambush (3)."""

    def ambush(self, s: LcgState, this: int, c: int) -> int:
        return 3 if s.book.type[s.design[c]] == CHARACTER else NONE


class BareHall(Constant[LcgState]):
    """Unique characters you control have "no attachments"."""

    def keywords(self, s: LcgState, this: int, c: int) -> int:
        return NO_ATTACHMENTS if s.ctrl[c] == s.ctrl[this] and UNIQUE[s.design[c]] else 0


class SquireLearns(Draws):
    """Forced reaction: after you win a challenge, draw a card."""

    type = FORCED_REACTION
    listens = bit(H_WON)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat


class SquireRises(SquireLearns):
    """Forced reaction: after you win a challenge, this gains 1 power for each card in your hand."""

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        gain_power(s, c, len(s.hand[seat]))


register(
    {
        "T001": [RobbStark()],
        "T003": [StubbornEnvoy()],
        "T004": [LastWord()],
        "T005": [HeraldTrades(), HeraldTells(), HeraldRises()],
        "T006": [FieldOfParley()],
        "T007": [GildedEnvoy()],
        "T008": [OathKeeper()],
        "T009": [GreyElder()],
        "T011": [SealOfSilence()],
        "T012": [WarDrums()],
        "T013": [Fetters()],
        "T014": [Levelled()],
        "T015": [Humbled()],
        "T016": [Heartened()],
        "T017": [Rallied()],
        "T018": [GreatHush()],
        "T019": [TurnedTables()],
        "T020": [WanderingBrooch()],
        "T021": [Eavesdropper()],
        "T022": [Stoic()],
        "T023": [HiddenCove()],
        "T024": [BareHall()],
        "T025": [SquireLearns(), SquireRises()],
    }
)
