"""What happens in the game and can be interrupted or reacted to: the triggering conditions (LCG-TRIG).

A `Happening` has the same slots whatever its kind; `KINDS` says what they mean for each kind. Functions with the names
of the kinds make happenings, methods of `Happening` read them: a card never has to know which slot holds what.
"""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.names import DEAD, DISCARD, HAND, PHASES
from greathall.kernel.state import NOBODY, Record

H_NOTHING: Final = 0  # prevented, saved or cancelled
H_PHASE_BEGINS: Final = 1
H_PHASE_ENDS: Final = 2
H_INITIATED: Final = 3
H_DECLARED: Final = 4
H_BYPASSED: Final = 5
H_WON: Final = 6
H_KILLED: Final = 7
H_DISCARDED: Final = 8
H_RETURNED: Final = 9
H_SACRIFICED: Final = 10
H_LEAVES: Final = 11
H_ENTERS: Final = 12
H_PLAYED: Final = 13
H_STANDS: Final = 14
H_GAINS_POWER: Final = 15
H_DOMINANCE: Final = 16
H_INCOME: Final = 17
H_PILLAGED: Final = 18
H_STRONGER: Final = 19
H_INITIATES: Final = 20
H_DUPLICATED: Final = 21
H_DEFENDS: Final = 22
H_RESOLVED: Final = 23
H_REVEALED: Final = 24

LEAVING: Final = (H_KILLED, H_DISCARDED, H_RETURNED, H_SACRIFICED, H_LEAVES)
SAVEABLE: Final = (H_KILLED, H_DISCARDED, H_RETURNED)

# Whether a card that is about to leave play can be saved.
CAN_BE_SAVED: Final = 0
CANNOT_BE_SAVED: Final = 1
SAVED_BY_STRENGTH: Final = 2  # only by raising its STR


class Kind:
    """One kind of happening: its name in texts, what each slot is called (the method that reads it; '' where the slot
    holds nothing), and which of the slots the chain tells a player, as fields with types."""

    __slots__ = ("about", "card", "flag", "name", "other", "seat", "tells", "value")

    def __init__(self, name: str, about: str, tells: str, **slots: str) -> None:
        self.name = name
        self.about = about
        self.card = slots.get("card", "")
        self.seat = slots.get("seat", "")
        self.other = slots.get("other", "")
        self.value = slots.get("value", "")
        self.flag = slots.get("flag", "")
        self.tells = tells.split()

    def readers(self) -> list[str]:
        """Everything that can be asked of a happening of this kind."""
        return [x for x in (self.card, self.seat, self.other, self.value, self.flag) if x]


# `tells`: slot:field:type, in the order of the slots.
_CARD: Final = "card:card:card"
_SEAT: Final = "seat:seat:seat"
_CHALLENGE: Final = "seat:seat:seat value:challenge:challenge other:victim:seat"
KINDS: Final[dict[int, Kind]] = {
    H_PHASE_BEGINS: Kind("phase_begins", "a phase begins", "value:phase:phase", value="phase"),
    H_PHASE_ENDS: Kind("phase_ends", "a phase ends", "value:phase:phase", value="phase"),
    H_INITIATED: Kind(
        "initiated", "a challenge is initiated", _CHALLENGE, seat="attacker", value="challenge", other="defender"
    ),
    H_DECLARED: Kind(
        "declared", "a card is declared as an attacker", _CARD,
        card="card", seat="attacker", value="challenge", other="defender",
    ),
    H_BYPASSED: Kind(
        "bypassed", "a card with stealth bypasses another", f"{_CARD} value:other:card",
        card="card", seat="seat", value="bypassed",
    ),
    H_WON: Kind(
        "won", "a challenge is won and lost", _CHALLENGE,
        seat="winner", value="challenge", other="loser", flag="attacker_won",
    ),
    H_KILLED: Kind(
        "killed", "a card is killed", _CARD, card="card", seat="seat", value="zone", flag="cannot_be_saved"
    ),
    H_DISCARDED: Kind(
        "discarded", "a card is discarded from play", _CARD,
        card="card", seat="seat", value="zone", flag="cannot_be_saved",
    ),
    H_RETURNED: Kind(
        "returned", "a card returns from play to a hand", _CARD,
        card="card", seat="seat", value="zone", flag="cannot_be_saved",
    ),
    H_SACRIFICED: Kind(
        "sacrificed", "a card is sacrificed", _CARD, card="card", seat="seat", value="zone", flag="cannot_be_saved"
    ),
    H_LEAVES: Kind(
        "leaves", "a card leaves play in another way: removed from the game, into the deck", _CARD,
        card="card", seat="seat", value="zone", flag="cannot_be_saved",
    ),
    H_ENTERS: Kind("enters", "a card enters play", f"{_CARD} {_SEAT}", card="card", seat="seat", value="how"),
    H_PLAYED: Kind("played", "an event has been played", f"{_CARD} {_SEAT}", card="card", seat="seat"),
    H_STANDS: Kind("stands", "a card stands", _CARD, card="card", seat="seat"),
    H_GAINS_POWER: Kind(
        "gains_power", "a card gains power", f"{_CARD} value:count:number", card="card", seat="seat", value="amount"
    ),
    H_DOMINANCE: Kind("dominance", "a player wins dominance", _SEAT, seat="winner"),
    H_INCOME: Kind("income", "a player takes income", f"{_SEAT} value:count:number", seat="seat", value="amount"),
    H_PILLAGED: Kind(
        "pillaged", "a card with pillage has a card discarded from a deck", f"{_CARD} value:other:card",
        card="card", seat="winner", value="pillaged", other="loser",
    ),
    H_STRONGER: Kind(
        "stronger", "a card effect has increased the STR of a card", _CARD, card="card", seat="seat", value="amount"
    ),
    H_INITIATES: Kind(
        "initiates", "the effects of an ability are about to begin", f"{_CARD} {_SEAT}",
        card="card", seat="seat", value="ability_type", flag="of_event",
    ),
    H_DUPLICATED: Kind(
        "duplicated", "a card is marshaled as a duplicate", f"{_CARD} {_SEAT}", card="card", seat="seat", value="how"
    ),
    H_DEFENDS: Kind(
        "defends", "a card is declared as a defender", f"{_CARD} {_SEAT} value:challenge:challenge",
        card="card", seat="defender", value="challenge", other="attacker",
    ),
    H_RESOLVED: Kind(
        "resolved", "a challenge has been resolved", _CHALLENGE,
        seat="winner", value="challenge", other="loser", flag="attacker_won",
    ),
    H_REVEALED: Kind(
        "revealed", "a plot has been revealed, and all texts of plots have resolved", f"{_CARD} {_SEAT}",
        card="card", seat="seat",
    ),
}  # fmt: skip


class Happening(Record):
    """One condition. `card` and `seat` mean what they say (whose card it is, or who did it); -1: there is none. What
    else there is to know is asked by name."""

    __slots__ = ("card", "flag", "kind", "other", "seat", "value")

    def __init__(
        self, kind: int, card: int = -1, seat: int = NOBODY, value: int = 0, other: int = NOBODY, flag: int = 0
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        self.value = value
        self.other = other
        self.flag = flag

    def stored(self) -> list[int]:
        return [self.kind, self.card, self.seat, self.value, self.other, self.flag]

    def prevented(self) -> Happening:
        """What is left of it when it does not happen: nothing but the card."""
        return Happening(H_NOTHING, self.card)

    def going_to(self, zone: int) -> Happening:
        """The same, but the card goes to another zone."""
        return Happening(self.kind, self.card, self.seat, zone, self.other, self.flag)

    # ---------------------------------------------------------------- what it tells, by name (see KINDS)
    def phase(self) -> int:
        return self.value

    def challenge(self) -> int:
        """The type of the challenge."""
        return self.value

    def attacker(self) -> int:
        return self.other if self.kind == H_DEFENDS else self.seat

    def defender(self) -> int:
        return self.seat if self.kind == H_DEFENDS else self.other

    def winner(self) -> int:
        return self.seat

    def loser(self) -> int:
        return self.other

    def attacker_won(self) -> bool:
        return self.flag != 0

    def bypassed(self) -> int:
        """The character that was bypassed."""
        return self.value

    def pillaged(self) -> int:
        """The card that was discarded from the deck."""
        return self.value

    def zone(self) -> int:
        """Where the card goes."""
        return self.value

    def cannot_be_saved(self) -> bool:
        """By an ability or a duplicate."""
        return self.flag != CAN_BE_SAVED

    def saved_by_strength(self) -> bool:
        return self.flag == SAVED_BY_STRENGTH

    def how(self) -> int:
        """How the card came into play (BY_MARSHAL and so on)."""
        return self.value

    def amount(self) -> int:
        return self.value

    def of_event(self) -> bool:
        """Is an event being played?"""
        return self.flag != 0

    def ability_type(self) -> int:
        return self.value


NO_HAPPENING: Final = Happening(H_NOTHING)  # what actions are used for


# ---------------------------------------------------------------- makers
_PHASES_BEGIN: Final = [Happening(H_PHASE_BEGINS, value=phase) for phase in range(len(PHASES))]
_PHASES_END: Final = [Happening(H_PHASE_ENDS, value=phase) for phase in range(len(PHASES))]


def phase_begins(phase: int) -> Happening:
    return _PHASES_BEGIN[phase]


def phase_ends(phase: int) -> Happening:
    return _PHASES_END[phase]


def initiated(attacker: int, challenge: int, defender: int) -> Happening:
    return Happening(H_INITIATED, -1, attacker, challenge, defender)


def declared(c: int, attacker: int, challenge: int, defender: int) -> Happening:
    return Happening(H_DECLARED, c, attacker, challenge, defender)


def bypassed(c: int, seat: int, bypassed: int) -> Happening:
    return Happening(H_BYPASSED, c, seat, bypassed)


def defends(c: int, defender: int, challenge: int, attacker: int) -> Happening:
    return Happening(H_DEFENDS, c, defender, challenge, attacker)


def won(winner: int, loser: int, challenge: int, attacker_won: bool) -> Happening:
    return Happening(H_WON, -1, winner, challenge, loser, 1 if attacker_won else 0)


def resolved(winner: int, loser: int, challenge: int, attacker_won: bool) -> Happening:
    return Happening(H_RESOLVED, -1, winner, challenge, loser, 1 if attacker_won else 0)


def killed(c: int, seat: int, saving: int = CAN_BE_SAVED) -> Happening:
    return Happening(H_KILLED, c, seat, DEAD, NOBODY, saving)


def discarded(c: int, seat: int, saving: int = CAN_BE_SAVED) -> Happening:
    return Happening(H_DISCARDED, c, seat, DISCARD, NOBODY, saving)


def returned(c: int, seat: int, saving: int = CAN_BE_SAVED) -> Happening:
    return Happening(H_RETURNED, c, seat, HAND, NOBODY, saving)


def sacrificed(c: int, seat: int) -> Happening:
    return Happening(H_SACRIFICED, c, seat, DISCARD, NOBODY, CANNOT_BE_SAVED)


def leaves(c: int, seat: int, zone: int) -> Happening:
    return Happening(H_LEAVES, c, seat, zone, NOBODY, CANNOT_BE_SAVED)


def enters(c: int, seat: int, how: int) -> Happening:
    return Happening(H_ENTERS, c, seat, how)


def duplicated(c: int, seat: int, how: int) -> Happening:
    return Happening(H_DUPLICATED, c, seat, how)


def played(c: int, seat: int) -> Happening:
    return Happening(H_PLAYED, c, seat)


def stands(c: int, seat: int) -> Happening:
    return Happening(H_STANDS, c, seat)


def gains_power(c: int, seat: int, amount: int) -> Happening:
    return Happening(H_GAINS_POWER, c, seat, amount)


def stronger(c: int, seat: int, amount: int) -> Happening:
    return Happening(H_STRONGER, c, seat, amount)


def dominance(winner: int) -> Happening:
    return Happening(H_DOMINANCE, -1, winner)


def income(seat: int, amount: int) -> Happening:
    return Happening(H_INCOME, -1, seat, amount)


def pillaged(c: int, winner: int, pillaged: int, loser: int) -> Happening:
    return Happening(H_PILLAGED, c, winner, pillaged, loser)


def initiates(c: int, seat: int, ability_type: int, of_event: bool) -> Happening:
    return Happening(H_INITIATES, c, seat, ability_type, NOBODY, 1 if of_event else 0)


def revealed(c: int, seat: int) -> Happening:
    return Happening(H_REVEALED, c, seat)


# ---------------------------------------------------------------- sets of kinds, as bits
def bit(*kinds: int) -> int:
    return sum([1 << k for k in kinds])


SAVEABLE_BITS: Final = bit(*SAVEABLE)
LEAVING_BITS: Final = bit(*LEAVING)
CARRIED_OUT: Final = LEAVING_BITS | bit(H_GAINS_POWER, H_STANDS)  # the others only mark a moment
