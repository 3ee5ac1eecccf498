"""Hostages: whom to take them from and where, and what to do with those one has."""

from __future__ import annotations

from typing import Final

from greathall.bots.iron_throne.sight import Sight
from greathall.bots.iron_throne.worth import CARD, HELD, SHEET, TAKEN
from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import CHARACTER, DONE, FREE, SEAT, SOURCE, TORTURE
from greathall.games.iron_throne.entries import house_of
from greathall.games.iron_throne.flow.hostages import TakeHostage
from greathall.games.iron_throne.names import FROM_DECK, FROM_HAND, FROM_HELD, HAND, JOFFREY, card_house, character_of

RESCUED: Final = TAKEN  # an own card that comes home cannot be tortured any more
TORTURED: Final = 4  # power, for the card of a leader or of a character


def tortured(sight: Sight, card: int) -> float:
    """The own value after a hostage has been tortured."""
    s, me = sight.s, sight.me
    owner = board.seat_of_house(s, card_house(card))
    more = (me, CARD if s.leader[me] == JOFFREY else 0.0)
    character = character_of(card)
    if character < 0:
        return max([stolen(sight, owner, c, more) for c in board.living(s, owner)])
    if character == s.leader[owner]:
        return sight.shifted((owner, -SHEET * min(TORTURED, s.sheet[owner])), more)
    return sight.stripped(owner, character, TORTURED, more)


def stolen(sight: Sight, owner: int, character: int, more: tuple[int, float]) -> float:
    """IRT-HOSTAGE.9."""
    s = sight.s
    powers = sight.powers[owner].copy()
    powers[character % 5] -= 1
    return sight.with_powers(owner, powers, s.sheet[owner], (sight.me, SHEET), more)


def deal_with(sight: Sight, options: list[int]) -> int:
    """IRT-HOSTAGE.5: torture what hurts, free the rest for a card."""
    s = sight.s
    best, choice = sight.base, DONE
    for code in options:
        if code == DONE:
            continue
        if code >= TORTURE:
            worth = tortured(sight, code - TORTURE)
        else:
            card = code - FREE
            owner = board.seat_of_house(s, card_house(card))
            back = CARD if s.turn else 0.0
            worth = sight.shifted((sight.me, CARD), (owner, back))
        if worth > best + 1e-9:
            best, choice = worth, code
    return choice


def torture_whom(sight: Sight, options: list[int]) -> int:
    owner = board.seat_of_character(sight.s, options[0] - CHARACTER)
    return max(options, key=lambda code: stolen(sight, owner, code - CHARACTER, (owner, 0.0)))


def victim(sight: Sight, options: list[int]) -> int:
    """IRT-TAKE.3: whom it hurts most to be robbed; own cards are fetched home."""
    s = sight.s
    own = s.house[sight.me]

    def worth(code: int) -> float:
        seat = code - SEAT
        home = RESCUED if any([house_of(e) == own for e in s.hostages[seat]]) else HELD
        return sight.shifted((seat, -TAKEN), (sight.me, home))

    return max(options, key=worth)


def source(sight: Sight, options: list[int]) -> int:
    """IRT-HOSTAGE.2. Leader Davos is asked this about himself."""
    s = sight.s
    taking = s.stack[-1]
    assert isinstance(taking, TakeHostage)
    sources = [code - SOURCE for code in options]
    if taking.victim == sight.me:
        for x in sources:
            if x >= FROM_HELD:
                return SOURCE + x
        return SOURCE + (FROM_DECK if FROM_DECK in sources else FROM_HAND)
    home = FROM_HELD + s.house[sight.me]
    if home in sources:
        return SOURCE + home
    if FROM_HAND in sources and (len(s.hands[taking.victim]) > HAND or FROM_DECK not in sources):
        return SOURCE + FROM_HAND
    if FROM_DECK in sources:
        return SOURCE + FROM_DECK
    return options[0]
