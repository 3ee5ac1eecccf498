"""What is chosen for an effect: whom it helps or harms, what it costs, what is taken, named and looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.bots.cardgame.choices import best_target, yes
from greathall.bots.lcg import uses
from greathall.bots.lcg.sight import Sight
from greathall.bots.lcg.spending import SPENDING
from greathall.bots.lcg.worth import PRINT
from greathall.games.cardgame import challenges
from greathall.games.cardgame.codes import AMOUNT, DONE, ORDER, PASS, PLAYER, SPAN, TARGET, TYPE, YES
from greathall.games.cardgame.names import CHARACTER, MILITARY, PARTICIPATING, POWER, RENOWN
from greathall.games.lcg.codes import BOTTOM, CARD_TYPE, DRAW, GAIN_POWER, STOPS
from greathall.games.lcg.combat import forbids_challenge
from greathall.games.lcg.data import COST, NAME, STRENGTH
from greathall.games.lcg.sets.core.cards.martell import NamesIcon

Score = Callable[[Sight, int], float]


# ---------------------------------------------------------------- how good a card is as a target
def harm(sight: Sight, c: int) -> float:
    """Killed, discarded, returned or taken over: the best of an opponent."""
    worth = sight.worth(c)
    return -worth if sight.mine(c) else worth * sight.threat(sight.s.ctrl[c]) * (0.5 if sight.duplicates(c) else 1.0)


def kneel(sight: Sight, c: int) -> float:
    fight = sight.fight(c) + 0.1
    if not sight.stands(c):
        fight *= 0.05
    return -fight if sight.mine(c) else fight * sight.threat(sight.s.ctrl[c])


def stand(sight: Sight, c: int) -> float:
    fight = sight.fight(c) + 0.1
    if sight.stands(c):
        fight *= 0.05
    return fight if sight.mine(c) else -fight


def strengthen(sight: Sight, c: int) -> float:
    part = 3.0 if sight.s.flags[c] & PARTICIPATING else 0.2
    worth = part + (0.5 if sight.keywords(c) & RENOWN else 0.0) + 0.05 * sight.strength(c)
    return worth if sight.mine(c) else -worth


def weaken(sight: Sight, c: int) -> float:
    """Dracarys!, Plaza of Punishment: dead if it comes to 0, otherwise weaker in the challenge."""
    amount = 4 if NAME[max(0, sight.source())] == "Dracarys!" else 2
    dies = sight.strength(c) <= amount
    value = 3.0 + sight.worth(c) if dies else 0.3 * sight.strength(c)
    return -value if sight.mine(c) else value


def unicon(sight: Sight, c: int) -> float:
    value = sight.fight(c) + (1.0 if sight.stands(c) else 0.0)
    return -value if sight.mine(c) else value


def out_of_challenge(sight: Sight, c: int) -> float:
    if sight.mine(c) or not sight.role():
        return -float(sight.strength(c))
    return float(sight.strength(c)) + 0.1


def attachment(sight: Sight, c: int) -> float:
    return uses.attachment_gain(sight, c)


def mine_best(sight: Sight, c: int) -> float:
    """Put into play, taken into hand, spared."""
    if not sight.known(c):
        return 0.0
    return sight.worth(c) if c in sight.s.play[sight.me] else PRINT[sight.s.design[c]]


def mine_strongest(sight: Sight, c: int) -> float:
    return STRENGTH[sight.s.design[c]] + 0.1 * PRINT[sight.s.design[c]]


def joins(sight: Sight, c: int) -> float:
    """Ours is the Fury: one that does not defend yet."""
    return sight.strength(c) + (0.0 if sight.s.flags[c] & PARTICIPATING else 20.0)


def mine_least(sight: Sight, c: int) -> float:
    return -sight.loss_of(c)


def power_away(sight: Sight, c: int) -> float:
    s = sight.s
    return sight.threat(s.ctrl[c]) * (1.0 + 0.1 * min(3, s.power[c])) if not sight.mine(c) else -5.0


def location(sight: Sight, c: int) -> float:
    worth = sight.worth(c) + 0.1
    return -worth if sight.mine(c) else worth


def consolidate(sight: Sight, c: int) -> float:
    """One weak character of one's own is knelt; then which of them gains the power."""
    found = sight.initiation()
    if found is not None and found.targets and TARGET + c not in found.targets:
        return -1.0
    return 10.0 - 0.4 * sight.fight(c) if sight.mine(c) else -1.0


def hand_card(sight: Sight, c: int) -> float:
    return sight.printed(c)


def to_shuffle_back(sight: Sight, c: int) -> float:
    return PRINT[sight.s.design[c]] - 2.0


def dying(sight: Sight, c: int) -> float:
    return sight.worth(c) if sight.mine(c) else -sight.worth(c)


TARGETS: Final[dict[str, Score]] = {
    "Rattleshirt's Raiders": attachment,
    "Wildling Horde": strengthen,
    "Put to the Torch": location,
    "Maester Cressen": attachment,
    "Melisandre": kneel,
    "Selyse Baratheon": stand,
    "Shireen Baratheon": kneel,
    "Vanguard Lancer": power_away,
    "Consolidation of Power": consolidate,
    "Ours is the Fury": joins,
    "Seen In Flames": hand_card,
    "Aeron Damphair": mine_best,
    "We Do Not Sow": location,
    "Euron Crow's Eye": mine_best,
    "Lordsport Shipwright": kneel,
    "Iron Fleet Scout": strengthen,
    "The Kraken's Grasp": out_of_challenge,
    "Hear Me Roar!": mine_strongest,
    "Areo Hotah": out_of_challenge,
    "Arianne Martell": mine_best,
    "Maester Caleotte": unicon,
    "Confinement": unicon,
    "Dornish Paramour": lambda sight, c: -float(sight.strength(c)),
    "Summer": mine_best,
    "For the North!": strengthen,
    "Magister Illyrio": stand,
    "Rhaegal": stand,
    "Viserys Targaryen": attachment,
    "Handmaiden": stand,
    "Plaza of Punishment": weaken,
    "Dracarys!": weaken,
    "Dothraki Sea": mine_strongest,
    "Fire and Blood": mine_best,
    "Waking the Dragon": stand,
    "Margaery Tyrell": strengthen,
    "The Queen of Thorns": mine_best,
    "Highgarden": out_of_challenge,
    "Growing Strong": strengthen,
    "Maester Aemon": dying,
    "Old Bear Mormont": mine_best,
    "Yoren": mine_best,
    "Veteran Builder": lambda sight, c: location(sight, c) * -1.0,
    "Castle Black": lambda sight, c: strengthen(sight, c) + (0.0 if sight.stands(c) else 1.0),
    "Confiscation": attachment,
    "Filthy Accusations": kneel,
    "Marched to the Wall": mine_least,
    "Power Behind the Throne": stand,
    "Rebuilding": to_shuffle_back,
    "Reinforcements": mine_best,
    "Wildfire Assault": mine_best,
}


def target(sight: Sight, options: list[int]) -> int:
    """The best target by what the effect does; of effects of others the least is lost."""
    players = [code for code in options if code // SPAN == PLAYER // SPAN]
    if players:
        return max(players, key=lambda code: player_score(sight, code - PLAYER))
    used = sight.initiation()
    name = NAME[sight.s.design[used.card]] if used is not None else ""
    score = TARGETS.get(name, harm)
    if used is not None and used.who != sight.me and name != "Wildfire Assault":
        score = mine_least
    return best_target(score, sight, options)


def player_score(sight: Sight, p: int) -> float:
    """Which player an effect is for; only The Bear and the Maiden Fair helps."""
    s = sight.s
    name = NAME[max(0, sight.source())]
    if p == sight.me:
        return 99.0 if name.startswith('"The Bear') else -99.0
    if name == "Calling the Banners":
        return float(len(sight.characters(p)))
    if name in ("Heads on Spikes", "Seen In Flames"):
        return sight.threat(p) * min(4, len(s.hand[p]))
    if name == "Chamber of the Painted Table":
        return sight.power[p] + 0.1 * s.power[s.faction[p]]
    if name == "The Tickler":
        return -float(len(s.deck[p]))
    return sight.threat(p) * (1.0 + 0.05 * sum([sight.worth(c) for c in sight.characters(p)]))


# ---------------------------------------------------------------- costs
def cost(sight: Sight, options: list[int]) -> int:
    """A card of the hand that is discarded, or a card that kneels: the least."""

    def dear(c: int) -> float:
        return SPENDING.keep_worth(sight, c) if c in sight.s.hand[sight.me] else sight.fight(c)

    return min(options, key=lambda code: dear(code % SPAN))


def amount(sight: Sight, options: list[int]) -> int:
    """X gold: as much as the best target that can be paid for costs."""
    s = sight.s
    most = max(options) - AMOUNT
    found = [c for p in sight.others for c in sight.characters(p) if COST[s.design[c]] <= most]
    if not found:
        return min(options)
    wanted = COST[s.design[max(found, key=lambda c: harm(sight, c))]]
    return min([code for code in options if code - AMOUNT >= wanted], default=max(options))


# ---------------------------------------------------------------- naming
def name(sight: Sight, options: list[int]) -> int:
    if options[0] // SPAN == CARD_TYPE // SPAN:  # Olenna's Cunning: what shall not be found
        return CARD_TYPE + CHARACTER if CARD_TYPE + CHARACTER in options else options[0]
    types = [code - TYPE for code in options]
    return TYPE + _type(sight, types)


def _type(sight: Sight, types: list[int]) -> int:
    s, me = sight.s, sight.me
    source = NAME[max(0, sight.source())]
    if source == "Olenna's Informant":
        return uses.informant_type(sight, types)
    if source == "Edric Dayne":
        open_ = [t for t in types if not all([forbids_challenge(s, me, t, p) for p in sight.others])]
        gain = [max([sight.claim_loss(me, p, t) for p in sight.others]) for t in range(3)]
        return max(open_ or types, key=lambda t: (not sight.standing(me, t), gain[t]))
    if source == "Maester Caleotte":
        frame = s.stack[-1]
        c = frame.card if isinstance(frame, NamesIcon) else -1
        has = [t for t in types if sight.known(c) and sight.icons(c) >> t & 1]
        return max(has or types, key=lambda t: (t == POWER, t == MILITARY))
    if source == "Unbowed, Unbent, Unbroken":
        enemy = challenges.attacker(s) if s.challenge else sight.others[0]
        return max(types, key=lambda t: 0 if forbids_challenge(s, enemy, t, me) else _danger(sight, enemy, t))
    return max(types, key=lambda t: max([_danger(sight, p, t) for p in sight.others]))


def _danger(sight: Sight, enemy: int, type_: int) -> float:
    """What a challenge of this type by an opponent would cost."""
    strong = sum([sight.strength(c) for c in sight.characters(enemy) if sight.icons(c) >> type_ & 1])
    return (0.2 + sight.claim_loss(enemy, sight.me, type_)) * (1.0 + 0.1 * strong)


# ---------------------------------------------------------------- looking and taking
def search(sight: Sight, options: list[int]) -> int:
    found = [code for code in options if code != PASS]
    if not found:
        return options[0]

    def worth(c: int) -> float:
        return SPENDING.keep_worth(sight, c) + 0.05 * PRINT[sight.s.design[c]]

    return max(found, key=lambda code: worth(code % SPAN))


def look(sight: Sight, options: list[int]) -> int:
    """Greenblood Trader, The Bear and the Maiden Fair: good cards to the top of the own deck."""
    s = sight.s
    taken = [code for code in options if code // SPAN == TARGET // SPAN]
    if taken:
        return max(taken, key=lambda code: SPENDING.keep_worth(sight, code % SPAN))
    found = [code for code in options if code // SPAN in (BOTTOM // SPAN, ORDER // SPAN)]
    if not found:
        return options[0]
    sign = 1.0 if s.owner[found[0] % SPAN] == sight.me else -1.0
    if found[0] // SPAN == ORDER // SPAN:
        return max(found, key=lambda code: sign * sight.printed(code % SPAN))
    least = min(found, key=lambda code: sign * sight.printed(code % SPAN))
    if DONE in options and sign * (sight.printed(least % SPAN) - 2.2) > 0:
        return DONE
    return least


def may(sight: Sight, options: list[int]) -> int:
    s, me = sight.s, sight.me
    if GAIN_POWER in options:
        return DRAW if DRAW in options and len(s.hand[me]) <= 1 and sight.power[me] < 12 else GAIN_POWER
    if YES in options:
        return YES
    return target(sight, options)


# ---------------------------------------------------------------- the rest
def stand_up(sight: Sight, options: list[int]) -> int:
    return max(options, key=lambda code: sight.fight(code - TARGET) + 0.1 * sight.worth(code - TARGET))


def keyword(sight: Sight, options: list[int]) -> int:
    return options[0]


def insight(sight: Sight, options: list[int]) -> int:
    few = len(sight.s.deck[sight.me]) <= uses.FEW_CARDS // 2
    return yes(sight, options) if not few else next((x for x in options if x != YES), options[0])


def whispers(sight: Sight, options: list[int]) -> int:
    """Everybody."""
    found = [code for code in options if code != DONE]
    return found[0] if found else DONE


def winner(sight: Sight, options: list[int]) -> int:
    mine = PLAYER + sight.me
    return mine if mine in options else options[0]


def stops(sight: Sight, options: list[int]) -> int:
    return STOPS if STOPS in options else options[0]
