"""Plots, one block each."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import board, limits
from greathall.games.cardgame.abilities import WHEN_REVEALED, why_unusable
from greathall.games.cardgame.codes import D_SEARCH, TARGET
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.effects import faction_power, kill, targets
from greathall.games.cardgame.flow.choosing import Choice, ChoiceAboutSeat
from greathall.games.cardgame.flow.in_turn import InTurn, Marched, Wildfire
from greathall.games.cardgame.flow.initiation import Initiation
from greathall.games.cardgame.flow.plot import one_of_each
from greathall.games.cardgame.happenings import NO_HAPPENING, Happening
from greathall.games.cardgame.names import CHARACTER, INTRIGUE, MILITARY, POWER, STEALTH, U_ROUND
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.hbo import reckon
from greathall.games.hbo.book import register
from greathall.games.hbo.cards.shapes import WhenRevealed
from greathall.games.hbo.codes import D_DISCARD
from greathall.games.hbo.data import HOUSE_OF, TYPE, UNIQUE, trait
from greathall.games.hbo.effects import card_of, standing_characters
from greathall.games.hbo.names import NEUTRAL, STARK
from greathall.games.hbo.state import HboState
from greathall.kernel.state import ASKED, BEGIN, Frame

KNIGHT: Final = trait("Knight")


class ConsolidationOfPower(WhenRevealed):
    """Your House takes 1 power."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        faction_power(s, seat, 1)


class ValarMorghulis(WhenRevealed):
    """All characters die at once; each may be saved."""

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(board.all_characters(s))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        kill(s, *board.all_characters(s))


class Detained(WhenRevealed):
    """An enemy character kneels."""

    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(standing_characters(s, board.characters(s, reckon.other(seat))))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.kneel(s, card_of(picked[0]))


class CrossingTheTrident(WhenRevealed):
    """The opponent's banner loses 1 power."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.lose_power(s, s.faction[reckon.other(seat)], 1)


class SpiesInTheirMidst(WhenRevealed):
    """See the opponent's hand and discard a card of your choice from it."""

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.hand[reckon.other(seat)])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.look_at_hand(s, seat, reckon.other(seat))
        s.push(OutOfHand(seat, reckon.other(seat)))


class OutOfHand(ChoiceAboutSeat[HboState]):
    """who chooses; seat: whose hand it is."""

    __slots__ = ()
    decision = D_DISCARD

    def options(self, s: HboState) -> list[int]:
        return one_of_each(s, s.hand[self.seat], TARGET)

    def chosen(self, s: HboState, code: int) -> None:
        cards.discard_from_hand(s, self.seat, code - TARGET)


class HiddenInShadow(WhenRevealed):
    """One of your characters has stealth for the rest of the round."""

    most = 1

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets(board.characters(s, seat))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.gain_keyword(s, card_of(picked[0]), STEALTH, until=U_ROUND)


class WildfireAssault(WhenRevealed):
    """Each player names up to three of his characters; all others die together and cannot be saved."""

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(board.all_characters(s))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(Wildfire())


class Allegations(InTurn[HboState]):
    """Each player kneels a standing character of his own."""

    __slots__ = ()

    def options(self, s: HboState, seat: int) -> list[int]:
        return targets(standing_characters(s, board.characters(s, seat)))

    def finish(self, s: HboState, chosen: list[int]) -> None:
        for c in chosen:
            cards.kneel(s, c)


class DrunkenAllegations(WhenRevealed):
    """Each player kneels one of his own standing characters."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(Allegations())


class MarchedToTheWall(WhenRevealed):
    """Each player discards one of his own characters from play."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(Marched())


class Fetching(Frame[HboState]):
    """Summoning Season: each player in turn fetches a character from his deck."""

    __slots__ = ("done",)

    def __init__(self, done: int = 0) -> None:
        super().__init__()
        self.done = done  # seats that have fetched, as bits

    def copy(self) -> Fetching:
        other = Fetching(self.done)
        other.at = self.at
        other.who = self.who
        return other

    def run(self, s: HboState) -> None:
        if self.at == ASKED:
            self.at = BEGIN
            self.fetch(s, s.answerer, s.answer - TARGET)
        seat = board.next_without(s, self.done)
        while seat >= 0:
            options = self.options(s, seat)
            if len(options) > 1:
                self.at = ASKED
                cards.look_through_deck(s, seat)
                self.ask(s)
                return
            if options:
                self.fetch(s, seat, options[0] - TARGET)
            else:
                self.done |= 1 << seat
            seat = board.next_without(s, self.done)
        s.done()
        s.book.settle(s)

    def options(self, s: HboState, seat: int) -> list[int]:
        found = [c for c in sorted(s.deck[seat]) if TYPE[s.design[c]] == CHARACTER]
        return one_of_each(s, tuple(found), TARGET)

    def fetch(self, s: HboState, seat: int, c: int) -> None:
        cards.take_into_hand(s, seat, c, True)
        cards.shuffle_deck(s, seat)
        self.done |= 1 << seat

    def ask(self, s: HboState) -> None:
        seat = board.next_without(s, self.done)
        s.ask(seat, D_SEARCH, self.options(s, seat))


class SummoningSeason(WhenRevealed):
    """Each player fetches a character of his choice from his deck, shown, and reshuffles."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(Fetching())


class GoodForTheGander(WhenRevealed):
    """Carry out the opponent's "when revealed" ability as if it stood on this plot."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        plot = s.revealed[reckon.other(seat)]
        for ability in s.book.abilities[s.design[plot]]:
            if isinstance(ability, GoodForTheGander) or ability.type != WHEN_REVEALED:
                continue
            if not why_unusable(s, ability, plot, seat, NO_HAPPENING):
                s.push(Initiation(seat, plot, ability.slot))


class CondemnedByTheRealm(WhenRevealed):
    """The opponent picks one of your characters; it is killed."""

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return bool(board.characters(s, seat))

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(Condemning(reckon.other(seat), seat))


class Condemning(ChoiceAboutSeat[HboState]):
    """who chooses; seat: whose character dies."""

    __slots__ = ()

    def options(self, s: HboState) -> list[int]:
        return targets(board.characters(s, self.seat))

    def chosen(self, s: HboState, code: int) -> None:
        kill(s, card_of(code))


class CountingFavors(WhenRevealed):
    """Both players draw 3."""

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        for p in board.everyone(s):
            cards.draw(s, p, 3)


class RuleByDecree(WhenRevealed):
    """Whoever holds more cards discards down to 4 (nobody on a tie)."""

    def allowed(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return len(s.hand[0]) != len(s.hand[1])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        holder = 0 if len(s.hand[0]) > len(s.hand[1]) else 1
        if len(s.hand[holder]) > KEPT_BY_DECREE:
            s.push(Decree(holder))


class Decree(Choice[HboState]):
    """who discards, card by card."""

    __slots__ = ()
    decision = D_DISCARD

    def options(self, s: HboState) -> list[int]:
        return one_of_each(s, s.hand[self.who], TARGET)

    def chosen(self, s: HboState, code: int) -> None:
        cards.discard_from_hand(s, self.who, code - TARGET)
        if len(s.hand[self.who]) > KEPT_BY_DECREE:
            s.push(Decree(self.who))


KEPT_BY_DECREE: Final = 4


# ---------------------------------------------------------------- constant abilities
class AClashOfKings(Constant[HboState]):
    """When you win a power challenge as attacker, you take 1 more power."""

    def power_moved(self, s: HboState, this: int, type_: int) -> int:
        return 1 if type_ == POWER else 0


class MoreDominance(Constant[HboState]):
    """More power for winning dominance."""

    def __init__(self, power: int) -> None:
        self.power = power

    def dominance_power(self, s: HboState, this: int) -> int:
        return self.power


class AGameOfThrones(Constant[HboState]):
    """Nobody initiates a military or power challenge before winning an intrigue challenge in the phase."""

    def bars_challenge(self, s: HboState, this: int, seat: int, type_: int) -> bool:
        return type_ != INTRIGUE and not any([who == seat and won == INTRIGUE for who, won, _ in s.won])


class AStormOfSwords(Constant[HboState]):
    """You may initiate two military challenges."""

    def more_challenges(self, s: HboState, this: int, type_: int) -> int:
        return 1 if type_ == MILITARY else 0


class Blockade(Constant[HboState]):
    """The opponent's plot brings no income."""

    def bars_base_income(self, s: HboState, this: int, seat: int) -> bool:
        return s.ctrl[this] != seat


class CallingTheBanners(Constant[HboState]):
    """Nothing makes your cards cheaper."""

    def fixes_costs(self, s: HboState, this: int, seat: int) -> bool:
        return s.ctrl[this] == seat


class CalmOverWesteros(Constant[HboState]):
    """Every event costs 1 more, handed to the other player."""

    def event_toll(self, s: HboState, this: int) -> int:
        return 1


class HearMeRoar(Constant[HboState]):
    """Characters without an intrigue icon are 1 weaker."""

    def strength(self, s: HboState, this: int, c: int) -> int:
        return -1 if board.is_character(s, c) and not board.has_icon(s, c, INTRIGUE) else 0


class HerdingTheMasses(Constant[HboState]):
    """Only unique characters defend."""

    def bars_defending(self, s: HboState, this: int, c: int) -> bool:
        return not UNIQUE[s.design[c]]


class NooseAndSwordpoint(Constant[HboState]):
    """Characters of strength 2 or less do not stand in the standing phase."""

    def stays_knelt(self, s: HboState, this: int, c: int) -> bool:
        return board.is_character(s, c) and board.strength(s, c) <= 2


class PlanningAhead(Constant[HboState]):
    """Nobody returns gold in the taxation phase."""

    def keeps_gold(self, s: HboState, this: int) -> bool:
        return True


class RainsOfAutumn(Constant[HboState]):
    """Cards in play add nothing to income."""

    def bars_income(self, s: HboState, this: int) -> bool:
        return True


class TheKillingCold(Constant[HboState]):
    """Every character is 1 weaker, and whoever has strength 0 dies."""

    def strength(self, s: HboState, this: int, c: int) -> int:
        return -1 if board.is_character(s, c) else 0

    def kills_the_weak(self, s: HboState, this: int) -> bool:
        return True


class TheLionAndTheWolf(Constant[HboState]):
    """Only characters with a House symbol attack or defend."""

    def bars_attacking(self, s: HboState, this: int, c: int) -> bool:
        return reckon.of_house(s, c, NEUTRAL)

    def bars_defending(self, s: HboState, this: int, c: int) -> bool:
        return reckon.of_house(s, c, NEUTRAL)


class TheOldGods(Constant[HboState]):
    """The first Stark character you play each round costs 2 less."""

    def discount(self, s: HboState, this: int, d: int) -> int:
        if TYPE[d] != CHARACTER or HOUSE_OF[d] != STARK:
            return 0
        return 0 if board.used_up(s, this, limits.PLOTS_FIRST) else 2


class TourneyForTheHand(Constant[HboState]):
    """Your Knights are 1 stronger."""

    def strength(self, s: HboState, this: int, c: int) -> int:
        return 1 if s.ctrl[this] == s.ctrl[c] and reckon.has_trait(s, c, KNIGHT) else 0


class UneasyTruce(Constant[HboState]):
    """To initiate a military challenge, 2 gold must be handed to the opponent."""

    def toll(self, s: HboState, this: int, type_: int) -> int:
        return 2 if type_ == MILITARY else 0


register(
    {
        "plot_a_clash_of_kings": [AClashOfKings()],
        "plot_a_feast_for_crows": [MoreDominance(1)],
        "plot_illyrios_gift": [MoreDominance(3)],
        "plot_a_game_of_thrones": [AGameOfThrones()],
        "plot_a_storm_of_swords": [AStormOfSwords()],
        "plot_blockade": [Blockade()],
        "plot_calling_the_banners": [CallingTheBanners()],
        "plot_calm_over_westeros": [CalmOverWesteros()],
        "plot_hear_me_roar": [HearMeRoar()],
        "plot_herding_the_masses": [HerdingTheMasses()],
        "plot_noose_and_swordpoint": [NooseAndSwordpoint()],
        "plot_planning_ahead": [PlanningAhead()],
        "plot_rains_of_autumn": [RainsOfAutumn()],
        "plot_killing_cold": [TheKillingCold()],
        "plot_the_lion_and_the_wolf": [TheLionAndTheWolf()],
        "plot_the_old_gods": [TheOldGods()],
        "plot_tourney_for_the_hand": [TourneyForTheHand()],
        "plot_uneasy_truce": [UneasyTruce()],
        "plot_consolidation_of_power": [ConsolidationOfPower()],
        "plot_valar_morghulis": [ValarMorghulis()],
        "plot_detained": [Detained()],
        "plot_crossing_the_trident": [CrossingTheTrident()],
        "plot_spies_in_their_midst": [SpiesInTheirMidst()],
        "plot_hidden_in_shadow": [HiddenInShadow()],
        "plot_wildfire_assault": [WildfireAssault()],
        "plot_summoning_season": [SummoningSeason()],
        "plot_good_for_the_gander": [GoodForTheGander()],
        "plot_drunken_allegations": [DrunkenAllegations()],
        "plot_condemned_by_the_realm": [CondemnedByTheRealm()],
        "plot_counting_favors": [CountingFavors()],
        "plot_rule_by_decree": [RuleByDecree()],
        "plot_marched_to_the_wall": [MarchedToTheWall()],
    }
)

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    OutOfHand, Allegations, Marched, Fetching, Condemning, Decree, Wildfire,
)  # fmt: skip
