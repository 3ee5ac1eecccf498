"""What is chosen for an effect: whom it helps or harms, what it costs, what is taken and thrown away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.bots.cardgame.choices import best_target
from greathall.bots.hbo.fights import danger
from greathall.bots.hbo.sight import Sight
from greathall.bots.hbo.spending import SPENDING
from greathall.bots.hbo.windows import dying
from greathall.games.cardgame import challenges
from greathall.games.cardgame.codes import AMOUNT, DONE, PASS, SPAN, TARGET, TYPE
from greathall.games.cardgame.names import PARTICIPATING
from greathall.games.hbo import reckon

Score = Callable[[Sight, int], float]


def harm(sight: Sight, c: int) -> float:
    """Killed or discarded: the best of the opponent's that nothing saves; of one's own the least."""
    return -sight.loss_of(c) if sight.mine(c) else sight.loss_of(c)


def killed_in_challenge(sight: Sight, c: int) -> float:
    """The best, unless another turns the challenge."""
    if sight.mine(c):
        return -sight.loss_of(c)
    turns = not sight.saved_by(c) and sight.role() != 0 and sight.turned_by(sight.strength(c))
    return sight.loss_of(c) + (sight.stakes() if turns and not challenges.is_decided(sight.s) else 0.0)


def kneel(sight: Sight, c: int) -> float:
    """Somebody of the opponent's who could still do something; in a challenge who could defend."""
    s = sight.s
    fight = sight.fight(c) + 0.1
    if not sight.stands(c):
        fight *= 0.05
    if sight.mine(c):
        return -fight
    if s.challenge and challenges.attacker(s) == sight.me:
        return fight * (3.0 if sight.icons(c) >> challenges.type_of(s) & 1 else 0.2)
    return fight + (danger(sight, c) if s.active == sight.enemy else 0.0)


def held_down(sight: Sight, c: int) -> float:
    """Cersei Lannister: whoever is best in the next round."""
    return -1.0 - sight.fight(c) if sight.mine(c) else sight.fight(c) + 0.1


def strengthen(sight: Sight, c: int) -> float:
    part = 3.0 if sight.s.flags[c] & PARTICIPATING else 0.2
    worth = part + 0.05 * sight.strength(c)
    return worth if sight.mine(c) else -worth


def stands_afterwards(sight: Sight, c: int) -> float:
    """For the North!: who is worth most on his feet."""
    return 1.0 + sight.fight(c) * (0.1 if sight.stands(c) else 1.0)


def out_of_challenge(sight: Sight, c: int) -> float:
    return -float(sight.strength(c)) if sight.mine(c) else float(sight.strength(c)) + 0.1


def without_icon(sight: Sight, c: int) -> float:
    if sight.mine(c):
        return -1.0
    return 0.1 + (danger(sight, c) + sight.fight(c) if sight.stands(c) else 0.0)


def mine_spare(sight: Sight, c: int) -> float:
    """One of one's own who has to kneel."""
    return 20.0 - sight.fight(c)


def mine_safest(sight: Sight, c: int) -> float:
    """One of one's own who takes power: it is lost with him."""
    return 1.0 + sight.loss_of(c)


def mine_least(sight: Sight, c: int) -> float:
    return 50.0 - sight.loss_of(c)


def saved(sight: Sight, c: int) -> float:
    return sight.worth(c) if sight.mine(c) and c in dying(sight) else -sight.worth(c)


def stealthy(sight: Sight, c: int) -> float:
    return 1.0 + sight.fight(c) if sight.mine(c) else -1.0


def counterattack(sight: Sight, c: int) -> float:
    """First two of one's own kneel, then an attacker dies."""
    return mine_spare(sight, c) if sight.mine(c) else killed_in_challenge(sight, c)


TARGETS: Final[dict[str, Score]] = {
    "catelyn_stark": out_of_challenge,
    "bran_stark": strengthen,
    "jory_cassel": saved,
    "septa_mordane": without_icon,
    "ice": killed_in_challenge,
    "direwolf": saved,
    "bodyguard": saved,
    "gilded_plate": saved,
    "not_today": saved,
    "king_in_the_north": mine_safest,
    "lethal_counterattack": counterattack,
    "for_the_north": stands_afterwards,
    "cersei_lannister": held_down,
    "enemy_informer": kneel,
    "shae": kneel,
    "the_lions_cunning": kneel,
    "insidious_ways": strengthen,
    "always_pays_his_debts": harm,
    "never_bet_against_my_family": mine_spare,
    "detained": kneel,
    "hidden_in_shadow": stealthy,
    "drunken_allegations": mine_spare,
    "marched_to_the_wall": mine_least,
}


def target(sight: Sight, options: list[int]) -> int:
    """The best target by what the effect does."""
    used = sight.initiation()
    score = TARGETS.get(sight.name(used.card), harm) if used is not None else harm
    return best_target(score, sight, options)


def spared(sight: Sight, options: list[int]) -> int:
    """Wildfire Assault: the best survive."""
    able = [code for code in options if code != DONE]
    return max(able, key=lambda code: sight.worth(code - TARGET)) if able else DONE


def cost(sight: Sight, options: list[int]) -> int:
    """Who kneels for an effect: the one who is needed least."""
    return min(options, key=lambda code: sight.fight(code % SPAN) if sight.stands(code % SPAN) else 0.0)


def amount(sight: Sight, options: list[int]) -> int:
    """As much as the claim there is to be lowered."""
    claim = max(1, reckon.claim(sight.s, sight.enemy))
    return min(options, key=lambda code: abs(code - AMOUNT - claim))


def icon(sight: Sight, options: list[int]) -> int:
    """The icon whose challenge would cost most; that of an own character the least."""
    s = sight.s

    def loss(code: int) -> float:
        type_ = code - TYPE
        able = not s.book.forbids_challenge(s, sight.enemy, type_, sight.me)
        return sight.claim_loss(sight.enemy, sight.me, type_) + 0.1 if able else 0.0

    return max(options, key=loss)


def search(sight: Sight, options: list[int]) -> int:
    found = [code for code in options if code != PASS]
    return max(found, key=lambda code: SPENDING.keep_worth(sight, code % SPAN)) if found else options[0]


def thrown(sight: Sight, options: list[int]) -> int:
    """The best of the opponent's hand, or the least of one's own."""
    able = [code for code in options if code // SPAN == TARGET // SPAN]
    if not able:
        return options[0]
    if sight.mine(able[0] % SPAN):
        return min(able, key=lambda code: SPENDING.keep_worth(sight, code % SPAN))
    return max(able, key=lambda code: sight.printed(code % SPAN))
