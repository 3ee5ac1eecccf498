"""The card played face down: what each card of the hand brings against what the other may play."""

from __future__ import annotations

from typing import Final

from greathall.bots.iron_throne.fight import BOTH, Fight
from greathall.bots.iron_throne.sight import Sight
from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import SEAL
from greathall.games.iron_throne.data import VALUE, card_number
from greathall.games.iron_throne.names import (
    DAENERYS,
    JAIME,
    JORAH,
    KINDS,
    LORAS,
    RENLY,
    STANNIS,
    TRUCE,
    VISERYS,
    card_showing,
    character_of,
    is_truce,
)
from greathall.games.iron_throne.state import NONE

REPLIES: Final = 0.75  # how sure one who sees the card answers it as well as possible


def boost(fight: Fight, card: int) -> int:
    """What a character card would add to the own side after the reveal, if it can be played."""
    sight = fight.sight
    s, me = sight.s, sight.me
    if not can_play(fight, card):
        return 0
    if card == card_showing(JAIME):
        return card_number(JAIME, "bonus")
    if card == card_showing(VISERYS):
        return card_number(VISERYS, "bonus") if me in (s.attacker, s.defender) else 0
    if card == card_showing(STANNIS):
        return min(card_number(STANNIS, "bonus_max"), s.sheet[me])
    if card == card_showing(LORAS):
        return min(card_number(LORAS, "bonus_max"), fight.power_of(me))
    if card == card_showing(JORAH):
        return min(card_number(JORAH, "power_moved_max"), s.sheet[me])
    if card == card_showing(RENLY):
        most = card_number(RENLY, "bonus_max")
        return min(most, card_number(RENLY, "bonus_per_character") * fight.count(fight.side[me]))
    if card == card_showing(DAENERYS):
        return card_number(DAENERYS, "power_removed") * fight.count(board.opposite(fight.side[me]))
    return 0


def can_play(fight: Fight, card: int) -> bool:
    """IRT-CHAR.2, IRT-CHAR.3, with the fighters as they are thought to be."""
    character, fighter = character_of(card), fight.fighter[fight.sight.me]
    if character < 0 or fighter == NONE:
        return False
    return character in (fighter, fight.sight.s.leader[fight.sight.me])


class Sealing:
    """The six ways a card can meet another, and the chances of the cards it may meet."""

    def __init__(self, fight: Fight) -> None:
        sight = fight.sight
        s, me = sight.s, sight.me
        self.fight, self.sight = fight, sight
        own = fight.side[me]
        other = board.opposite(own)
        self.opponent = board.leader_of_side(s, other)
        self.margin = fight.margin(own)
        self.win, self.lose, self.tie = fight.value(own), fight.value(other), fight.value(BOTH)
        self.betray, self.betrayed = fight.value(own, True), fight.value(other, True)
        self.deal = max(sight.value(fight.deal(), me), fight.no_deal(me))
        if fight.honorable(self.opponent):
            self.betray = self.deal
        if fight.honorable(me):
            self.betrayed = max(self.deal, self.betrayed)
        shown = s.shown[self.opponent]
        if shown != NONE:  # leader Bran sees it
            self.truce, self.values = (1.0, []) if is_truce(shown) else (0.0, [(VALUE[shown], 1.0)])
        else:
            self.truce, self.values = sight.likely(self.opponent)

    def hostile(self, strength: float) -> float:
        """The value of a hostile card of this strength."""
        out = self.truce * self.betray
        level = self.margin + strength
        for value, chance in self.values:
            out += chance * (self.win if level > value else self.lose if level < value else self.tie)
        return out

    def truced(self) -> float:
        return self.truce * self.deal + (1.0 - self.truce) * self.betrayed

    def of(self, card: int) -> float:
        """What a card brings, what it would be worth later taken off."""
        sight = self.sight
        cost = sight.keep(card) * sight.slope
        if card % KINDS == TRUCE:
            return self.truced() - cost
        helped = 0
        seen = False
        for other in sight.hand:
            if other == card and not seen:
                seen = True
            else:
                helped += boost(self.fight, other)
        plain = self.hostile(VALUE[card])
        if not helped:
            return plain - cost
        return max(plain, self.hostile(VALUE[card] + helped) - 0.05 * sight.slope) - cost

    def informed(self) -> float:
        """What the best answers bring if the other card is known first."""
        sight = self.sight
        cards = set(sight.hand)
        truce = max([(self.deal if is_truce(k) else self.betray) - sight.keep(k) * sight.slope for k in cards])
        out = self.truce * truce
        for value, chance in self.values:
            replies = []
            for k in cards:
                level = self.margin + VALUE[k]
                result = self.win if level > value else self.lose if level < value else self.tie
                replies.append((self.betrayed if is_truce(k) else result) - sight.keep(k) * sight.slope)
            out += chance * max(replies)
        return out

    def best(self) -> float:
        """What the best card of the hand brings."""
        cards = set(self.sight.hand)
        return max([self.of(card) for card in cards]) if cards else self.hostile(5.0)


def seal(sight: Sight, options: list[int]) -> int:
    sealing = Sealing(Fight(sight))
    return max(options, key=lambda code: sealing.of(code - SEAL))


def face_up(sight: Sight, options: list[int]) -> int:
    """IRT-AMB.7: the other one will see it, so what he can answer counts, not what he would have played."""
    sealing = Sealing(Fight(sight))
    left = sight.unseen(sealing.opponent)
    cards = max(1, sum(left))
    size = len(sight.s.hands[sealing.opponent])
    house = sight.s.house[sealing.opponent] * KINDS

    def worth(code: int) -> float:
        card = code - SEAL
        cost = sight.keep(card) * sight.slope
        if is_truce(card):
            return (1 - REPLIES) * sealing.deal + REPLIES * sealing.betrayed - cost
        level = sealing.margin + VALUE[card]
        above = sum([left[k] for k in range(KINDS) if k != TRUCE and VALUE[house + k] > level])
        safe = (1.0 - above / cards) ** size
        plain = sealing.of(card)
        return (1 - REPLIES) * plain + REPLIES * (safe * sealing.win + (1 - safe) * sealing.lose - cost)

    return max(options, key=worth)
