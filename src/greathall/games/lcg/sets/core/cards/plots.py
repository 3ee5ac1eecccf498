"""Plots, one block each."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import board, limits
from greathall.games.cardgame import effects as fx
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import FORCED_REACTION, REACTION, WHEN_REVEALED, Ability
from greathall.games.cardgame.codes import D_SEARCH, PASS, PLAYER, TARGET
from greathall.games.cardgame.codes import TYPE as A_TYPE
from greathall.games.cardgame.constant import EVERY_CHARACTER, Constant
from greathall.games.cardgame.costs import tokens_from_this
from greathall.games.cardgame.flow.in_turn import Marched, Wildfire
from greathall.games.cardgame.happenings import H_DOMINANCE, H_PHASE_BEGINS, H_WON, Happening, bit
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.lcg import reckon
from greathall.games.lcg.book import register
from greathall.games.lcg.codes import D_NAME
from greathall.games.lcg.data import COST, TRAITS_OF, TYPE, trait
from greathall.games.lcg.effects import kneeling, name_type
from greathall.games.lcg.flow.entering import can_be_put_into_play, put_into_play
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import NOBODY, Frame, OneQuestion

KINGDOM_OR_EDICT: Final = trait("Kingdom", "Edict")


class WhenRevealed(Ability[LcgState]):
    """A when-revealed text, by default without a target."""

    type = WHEN_REVEALED


class AClashOfKings(Ability[LcgState]):
    """Reaction: after you win a power challenge, move 1 power from the loser's faction card to yours."""

    type = REACTION
    listens = bit(H_WON)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat and h.challenge() == n.POWER and s.power[s.faction[h.loser()]] > 0

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.move_power(s, s.faction[h.loser()], s.faction[seat], 1)


class AFeastForCrows(Ability[LcgState]):
    """Reaction: after you win dominance, 2 power for your faction."""

    type = REACTION
    listens = bit(H_DOMINANCE)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.faction_power(s, seat, 2)


# ---------------------------------------------------------------- Building Orders, Summons
SEARCHED: Final = 10


def searched(s: LcgState, seat: int) -> tuple[int, ...]:
    """The top cards of the deck; its top is its end."""
    deck = s.deck[seat]
    return deck[max(0, len(deck) - SEARCHED) :]


class Search(OneQuestion[LcgState]):
    """LCG-INFO.3 to LCG-INFO.5: who may take a card of one of some types from the top of the deck."""

    __slots__ = ("types",)

    def __init__(self, who: int = NOBODY, types: int = 0) -> None:
        super().__init__(who)
        self.types = types  # as bits

    def copy(self) -> Search:
        other = Search(self.who, self.types)
        other.at = self.at
        return other

    def answered(self, s: LcgState, code: int) -> None:
        s.done()
        if code != PASS:
            cards.take_into_hand(s, self.who, code - TARGET, True)
        cards.shuffle_deck(s, self.who)

    def ask(self, s: LcgState) -> None:
        found = [c for c in searched(s, self.who) if self.types >> TYPE[s.design[c]] & 1]
        s.ask(self.who, D_SEARCH, [PASS, *fx.targets(one_of_each(s, found))])


def one_of_each(s: LcgState, found: list[int]) -> list[int]:
    """Of several copies of a card only one is offered: they are the same to whoever chooses."""
    seen: list[int] = []
    out = []
    for c in found:
        if s.design[c] not in seen:
            seen.append(s.design[c])
            out.append(c)
    return out


class SearchTopTen(WhenRevealed):
    """Search the top 10 cards of your deck for a card of some types; you may show it and take it; shuffle."""

    types = 0

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.deck[seat])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        for x in searched(s, seat):
            cards.know(s, x, 1 << seat)
        s.push(Search(seat, self.types))


class BuildingOrders(SearchTopTen):
    """For an attachment or a location."""

    types = 1 << n.ATTACHMENT | 1 << n.LOCATION


class Summons(SearchTopTen):
    """For a character."""

    types = 1 << n.CHARACTER


# ---------------------------------------------------------------- one after the other
class CallingTheBanners(WhenRevealed):
    """Choose an opponent: 1 gold for each character that player controls."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.players([p for p in board.opponents(s, seat) if board.characters(s, p)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.gain_gold(s, seat, len(board.characters(s, picked[0] - PLAYER)))


class CalmOverWesteros(WhenRevealed):
    """Name a challenge type: until your next plot, claim is 1 lower when you defend such a challenge."""

    most = 1
    decision = D_NAME

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return [A_TYPE + type_ for type_ in (n.MILITARY, n.INTRIGUE, n.POWER)]

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        name_type(s, seat, picked[0] - A_TYPE)
        lasting.last(s, reckon.L_CALM, seat, picked[0] - A_TYPE, n.U_PLOT)


class Confiscation(WhenRevealed):
    """Choose an attachment in play and discard it."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets([x for p in board.everyone(s) for x in board.attachments(s, p)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.discard(s, picked[0] - TARGET)


class CountingCoppers(WhenRevealed):
    """Draw 3 cards."""

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.deck[seat])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 3)


class FilthyAccusations(WhenRevealed):
    """Choose a standing character and kneel it."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets(fx.standing(s, board.all_characters(s)))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.kneel(s, picked[0] - TARGET)


class HeadsOnSpikes(WhenRevealed):
    """Choose an opponent, who discards a card at random; a character goes to the dead pile and brings you 2 power."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.players([p for p in board.opponents(s, seat) if s.hand[p]])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lost = cards.discard_random(s, picked[0] - PLAYER)
        if lost >= 0 and TYPE[s.design[lost]] == n.CHARACTER:
            cards.to_zone(s, lost, n.DEAD)  # discarded, not killed
            fx.faction_power(s, seat, 2)


class MarchedToTheWall(WhenRevealed):
    """Each player chooses one of their characters; these are discarded together and cannot be saved."""

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(board.all_characters(s))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(Marched())


class PutAToken(WhenRevealed):
    """Power Behind the Throne: put a stand token on it."""

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.add_token(s, c, 1)


class PowerBehindTheThrone(Ability[LcgState]):
    """Action: remove the stand token; choose a kneeling character, which stands."""

    costs = tokens_from_this(1)
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets(kneeling(s, board.all_characters(s)))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.stand(s, picked[0] - TARGET)


class Rebuilding(WhenRevealed):
    """Choose up to 3 cards of your discard pile and shuffle them into your deck."""

    least = 0  # AMB-37: nothing chosen, nothing resolved
    most = 3

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.discard[seat])

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets(list(s.discard[seat]))

    def more_targets(self, s: LcgState, c: int, seat: int, h: Happening, picked: list[int]) -> list[int]:
        return fx.targets(one_of_each(s, [x for x in s.discard[seat] if TARGET + x not in picked]))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        for code in picked:
            cards.to_zone(s, code - TARGET, n.DECK)
        if picked:
            cards.shuffle_deck(s, seat)


class Reinforcements(WhenRevealed):
    """Choose a character of printed cost 5 or less in your hand or discard pile and put it into play."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        found = [x for x in (*s.hand[seat], *s.discard[seat]) if TYPE[s.design[x]] == n.CHARACTER]
        found = [x for x in found if COST[s.design[x]] <= 5 and can_be_put_into_play(s, x, seat)]
        return fx.targets(found)

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        put_into_play(s, picked[0] - TARGET, seat)


class SupportingTheFaith(Ability[LcgState]):
    """Forced reaction: after the challenges phase begins, every player returns all gold to the treasury."""

    type = FORCED_REACTION
    listens = bit(H_PHASE_BEGINS)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.phase() == n.P_CHALLENGES

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return any([s.gold[p] for p in board.everyone(s)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        for p in board.everyone(s):
            cards.return_gold(s, p)


# ---------------------------------------------------------------- Wildfire Assault
class WildfireAssault(WhenRevealed):
    """Each player chooses up to 3 of their characters; all others are killed together and cannot be saved."""

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(board.all_characters(s))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(Wildfire())


# ---------------------------------------------------------------- constant abilities
class AGameOfThrones(Constant[LcgState]):
    """Nobody can initiate a military or power challenge in a phase before winning an intrigue challenge in it."""

    def bars_challenge(self, s: LcgState, this: int, seat: int, type_: int) -> bool:
        return type_ != n.INTRIGUE and not any([who == seat and won == n.INTRIGUE for who, won, _ in s.won])


class ANobleCause(Constant[LcgState]):
    """The first Lord or Lady you marshal each round costs 2 less."""

    def discount(self, s: LcgState, this: int, d: int) -> int:
        if TYPE[d] != n.CHARACTER or not TRAITS_OF[d] & reckon.LORD_OR_LADY:
            return 0
        return 0 if board.used_up(s, this, limits.PLOTS_FIRST) else 2


class AStormOfSwords(Constant[LcgState]):
    """You may initiate one more military challenge."""

    def more_challenges(self, s: LcgState, this: int, type_: int) -> int:
        return 1 if type_ == n.MILITARY else 0


class FortifiedPosition(Constant[LcgState]):
    """Characters have no text."""

    def blanks(self, s: LcgState, this: int) -> list[int]:
        return [EVERY_CHARACTER]


class JoustingContest(Constant[LcgState]):
    """Nobody can declare more than 1 attacker or 1 defender."""

    def most_attackers(self, s: LcgState, this: int) -> int:
        return 1

    def most_defenders(self, s: LcgState, this: int) -> int:
        return 1


class MarchingOrders(Constant[LcgState]):
    """You cannot marshal locations or attachments, nor play events."""

    def bars_marshaling(self, s: LcgState, this: int, seat: int, d: int) -> bool:
        return s.ctrl[this] == seat and TYPE[d] in (n.LOCATION, n.ATTACHMENT)

    def bars_events(self, s: LcgState, this: int, seat: int) -> bool:
        return s.ctrl[this] == seat


class NavalSuperiority(Constant[LcgState]):
    """The printed income of Kingdom and Edict plots counts as 0."""

    def bars_base_income(self, s: LcgState, this: int, seat: int) -> bool:
        return reckon.has_trait(s, s.revealed[seat], KINGDOM_OR_EDICT)


class SneakAttack(Constant[LcgState]):
    """You cannot initiate more than one challenge a round."""

    def bars_challenge(self, s: LcgState, this: int, seat: int, type_: int) -> bool:
        return s.ctrl[this] == seat and any([who == seat for who, _, _ in s.done_challenges])


class Taxation(Constant[LcgState]):
    """You may marshal one more limited card a round."""

    def more_limited(self, s: LcgState, this: int) -> int:
        return 1


register(
    {
        "A Game of Thrones": [AGameOfThrones()],
        "A Noble Cause": [ANobleCause()],
        "A Storm of Swords": [AStormOfSwords()],
        "Fortified Position": [FortifiedPosition()],
        "Jousting Contest": [JoustingContest()],
        "Marching Orders": [MarchingOrders()],
        "Naval Superiority": [NavalSuperiority()],
        "Sneak Attack": [SneakAttack()],
        "Taxation": [Taxation()],
        "A Clash of Kings": [AClashOfKings()],
        "A Feast for Crows": [AFeastForCrows()],
        "Building Orders": [BuildingOrders()],
        "Calling the Banners": [CallingTheBanners()],
        "Calm Over Westeros": [CalmOverWesteros()],
        "Confiscation": [Confiscation()],
        "Counting Coppers": [CountingCoppers()],
        "Filthy Accusations": [FilthyAccusations()],
        "Heads on Spikes": [HeadsOnSpikes()],
        "Marched to the Wall": [MarchedToTheWall()],
        "Power Behind the Throne": [PutAToken(), PowerBehindTheThrone()],
        "Rebuilding": [Rebuilding()],
        "Reinforcements": [Reinforcements()],
        "Summons": [Summons()],
        "Supporting the Faith": [SupportingTheFaith()],
        "Wildfire Assault": [WildfireAssault()],
    }
)

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (Search, Marched, Wildfire)
