"""Foretells the dice of a Catan game from those already rolled: an attack on the kernel's fast generator.

    python tools/foretell.py FILE [--rolls 32] [--first 0] [--tries 24]

FILE is a match file, or the log of a table as a spectator gets it (`/api/replays/<table>/log?seat=-1`). Of either only
what a spectator sees is used: the dice, and which events in between took numbers nobody saw (a robbed card, a token, a
shuffled deck). Chance of the fast kind is found out after 32 rolls or a few more, in one to ten seconds; of keyed
chance nothing is found. Tests attack both kinds with it.

How it works. With p = MULTIPLIER * 2**30 - 1 the generator's states follow x' = MULTIPLIER * x mod p. Its output is the
low half of x xor the high half, and MULTIPLIER is divisible by 4, so the two lowest bits of an output are those of
x xor x'. A die of six tells one of them, the wildling die of twelve both: every roll gives congruences mod 2 or 4
between neighbouring states, all of which are known multiples mod p of one unknown number. The states of a stretch are
thus a point of a known lattice (moved by what the dice showed) that lies in the cube from 0 to p: a hidden number
problem. The lattice is reduced (LLL), the points near the cube's centre are enumerated with pruning, and the rest of
what the dice show, their remainders mod 3, tells the true state from all others.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable, Iterator
from operator import mul
from pathlib import Path
from typing import Final, NamedTuple

from greathall.games import registry
from greathall.games.catan import codes
from greathall.games.catan.board import DEVELOPMENT_COUNTS
from greathall.games.catan.names import BENJEN
from greathall.kernel import matchfile
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match
from greathall.kernel.rng import MULTIPLIER, output, step
from greathall.kernel.state import NOBODY

PRIME: Final = MULTIPLIER * (1 << 30) - 1
SIDES: Final = (6, 6, 12)  # the dice of a roll, in the order in which they are drawn
ROLLS: Final = 32  # in a stretch; from 16 on it can be done with less, in more time
APART: Final = 2  # a stretch that does not give the state is followed by one that begins so many rolls later
TRIES: Final = 24  # of such stretches
LOOSENESS: Final = 0.75  # how far the search goes: many quick tries find more in a time than few thorough ones
MOST_STEPS: Final = 3_000_000  # of the search in one stretch
EASY: Final = 15  # by so many bits numbers may differ without floats getting lost

LogLine = tuple[int, int, list[list[int]]]  # number of the choice, who chose, events


class Roll(NamedTuple):
    """A roll as everybody sees it, and how many numbers had been drawn since the first roll when it was made."""

    choice: int
    drawn: int
    dice: tuple[int, ...]  # each from 0


class Report(NamedTuple):
    """What came out of an attack."""

    found: bool  # a state that gives every roll of a stretch
    state: int  # from which the first die of roll `first` was made; if none was found, the best guess
    first: int
    rolls: int
    seen: int  # rolls up to the end of the stretch that gave the state
    foretold: int  # of those after it

    @property
    def later(self) -> int:
        return self.rolls - self.seen


# ---------------------------------------------------------------- what a spectator sees
def public_log(match: Match) -> list[LogLine]:
    """The log of a match as a spectator of the table gets it."""
    see = match.game.see_event
    choosers = [NOBODY, *(seat for seat, _ in match.choices)]
    return [(n, choosers[n], [list(see(e, NOBODY)) for e in events]) for n, events in enumerate(match.log)]


def rolls_of(log: Iterable[LogLine]) -> list[Roll]:
    """The rolls of a log. Between them numbers are drawn that nobody sees; how many, the public events tell."""
    rolls: list[Roll] = []
    drawn = 0
    deck = sum(DEVELOPMENT_COUNTS)
    looked = False  # a hero was shown the top of the deck: the rest is shuffled when a card has been picked
    for n, _, events in log:
        for kind, _, *fields in events:
            if kind == codes.E_DICE:
                if not fields[3]:
                    raise BadInput("The game is played without the wildling die, and this tool needs what it tells.")
                drawn = drawn if rolls else 0
                rolls.append(Roll(n, drawn, tuple(v - 1 for v in fields[1:4])))
                drawn += len(SIDES)
            elif kind in (codes.E_ROBBED, codes.E_KEEP):  # a card; a token under the settlement that returns
                drawn += 1
            elif kind in (codes.E_LONGEST_ROAD, codes.E_MOST_PATROLS):
                drawn += fields[0] != NOBODY  # who takes it draws a token
            elif kind == codes.E_HERO_USED:
                drawn += fields[1] == BENJEN
            elif kind == codes.E_LOOKED_DECK:
                looked = True
            elif kind == codes.E_BOUGHT:
                drawn += max(deck - 2, 0) if looked else 0
                deck -= 1
                looked = False
    return rolls


# ---------------------------------------------------------------- the lattice
class Link(NamedTuple):
    """How one state of the stretch follows from the one before it: so many steps later, and it is `sign` times that one
    plus `rest` to the modulus, which is 1 where nothing is known."""

    steps: int
    modulus: int
    sign: int
    rest: int


def links_of(rolls: list[Roll], every_die: bool) -> list[Link]:
    """What the dice of a stretch tell. The first state is that of the first wildling die.

    Two states a roll are enough where there are rolls enough: the one the wildling die was made from, and the next.
    They carry three bits, more for their number than all states of a roll do. `every_die`: all states, four bits.
    """
    links: list[Link] = []
    end = 0  # how many numbers were drawn before the last state
    for i, roll in enumerate(rolls):
        first, second, wildling = roll.dice
        if i:
            joined = roll.drawn == end
            if every_die:
                links.append(Link(1, 2, 1, first & 1) if joined else Link(roll.drawn + 1 - end, 1, 1, 0))
                links.append(Link(1, 2, 1, second & 1))
            else:
                links.append(Link(roll.drawn + 2 - end, 2 if joined else 1, 1, (first + second) & 1 if joined else 0))
        # The xor of two numbers is known mod 4: so is their difference if it is even, their sum if it is odd.
        links.append(Link(1, 4, -1 if wildling & 1 else 1, wildling & 3))
        end = roll.drawn + 3
    return links


def congruent(a: int, b: int, modulus: int) -> int:
    """The number below PRIME * modulus that is a mod PRIME and b mod `modulus`."""
    a %= PRIME
    while (a - b) % modulus:
        a += PRIME
    return a


def dot(a: list[float], b: list[float]) -> float:
    total: float = sum(map(mul, a, b))
    return total


class Lattice:
    """A basis of whole numbers, kept reduced, with its orthogonal basis in floats (in units of PRIME)."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = [[1]]
        self.moved = [0]  # the points looked for are those of the lattice plus this one
        self._orthogonalize()

    def grow(self, link: Link) -> None:
        """One more coordinate."""
        modulus = PRIME * link.modulus
        factor = congruent(pow(MULTIPLIER, link.steps, PRIME), link.sign, link.modulus)
        for row in self.rows:
            v = row[-1] * factor % modulus
            row.append(v - modulus if v > modulus // 2 else v)
        self.rows.append([0] * len(self.rows) + [modulus])
        self.moved.append(congruent(0, link.sign * self.moved[-1] + link.rest, link.modulus))
        # In few dimensions the new coordinate is far longer than the vectors were: floats get used to it in steps.
        bits = max(60 // (len(self.rows) - 1) - EASY, 0)
        while bits:
            self._orthogonalize(0.5**bits)
            self._reduce()
            bits = max(bits - EASY, 0)
        self._orthogonalize()
        self._reduce()

    def _orthogonalize(self, weight: float = 1.0) -> None:
        """`weight`: of the last coordinate."""
        n = len(self.rows)
        self.units = [1 / PRIME] * (n - 1) + [weight / PRIME]
        self.floats = [list(map(mul, row, self.units)) for row in self.rows]
        self.mu: list[list[float]] = [[] for _ in range(n)]
        self.norms = [0.0] * n  # squares of the lengths of the orthogonal basis
        for k in range(n):
            self._orthogonal_row(k)

    def _orthogonal_row(self, k: int) -> None:
        row = self.floats[k]
        products: list[float] = []
        mu: list[float] = []
        for j in range(k):
            v = dot(row, self.floats[j]) - dot(products, self.mu[j])
            products.append(v)
            mu.append(v / self.norms[j])
        self.mu[k] = mu
        self.norms[k] = dot(row, row) - dot(products, mu)

    def _reduce(self, delta: float = 0.99) -> None:
        """LLL."""
        k = 1
        while k < len(self.rows):
            self._shorten(k)
            m = self.mu[k][k - 1]
            if self.norms[k] >= (delta - m * m) * self.norms[k - 1]:
                k += 1
            else:
                self._swap(k)
                k = max(k - 1, 1)

    def _shorten(self, k: int) -> None:
        """Take multiples of the rows before it off row k."""
        again = True
        while again:
            again = changed = False
            row, mu = self.rows[k], self.mu[k]
            for j in range(k - 1, -1, -1):
                if abs(mu[j]) > 0.501:
                    q = round(mu[j])
                    row = [a - q * b for a, b in zip(row, self.rows[j], strict=True)]
                    mu[j] -= q
                    for i, v in enumerate(self.mu[j]):
                        mu[i] -= q * v
                    changed = True
                    again |= abs(q) > 1000  # too much for floats to follow
            if changed:
                self.rows[k] = row
                self.floats[k] = list(map(mul, row, self.units))
            if again:
                self._orthogonal_row(k)

    def _swap(self, k: int) -> None:
        rows, floats, mu, norms = self.rows, self.floats, self.mu, self.norms
        m = mu[k][k - 1]
        norm = norms[k] + m * m * norms[k - 1]
        back = m * norms[k - 1] / norm
        rows[k - 1], rows[k] = rows[k], rows[k - 1]
        floats[k - 1], floats[k] = floats[k], floats[k - 1]
        mu[k - 1], mu[k] = mu[k][: k - 1], [*mu[k - 1], back]
        norms[k - 1], norms[k] = norm, norms[k - 1] * norms[k] / norm
        for i in range(k + 1, len(rows)):
            of = mu[i]
            v = of[k]
            of[k] = of[k - 1] - m * v
            of[k - 1] = v + back * of[k]

    # ---------------------------------------------------------------- points near the middle of the cube
    def points(self, looseness: float, most: int) -> Iterator[list[int]]:
        """The points within the bounds, nearest branches first; at most so many steps are taken.

        The true point is as good as random in the cube, so its distance from the centre, seen along the last k vectors
        of the orthogonal basis, is known: squared k/12 on average. `looseness` says how many standard deviations more
        are followed; what exceeds the bound at any k is cut.
        """
        n = len(self.rows)
        self._orthogonalize()
        bounds = [(n - i + looseness * math.sqrt(2 * (n - i))) / 12 for i in range(n)]
        columns = [[self.mu[j][i] for j in range(i + 1, n)] for i in range(n)]
        wanted = self._along([0.5 - v / PRIME for v in self.moved])
        chosen, aims, sides, tries = [0] * n, [0.0] * n, [0] * n, [0] * n
        far = [0.0] * (n + 1)
        norms = self.norms

        def begin(i: int) -> None:
            aim = wanted[i] - sum(map(mul, columns[i], chosen[i + 1 :]))
            aims[i], chosen[i], tries[i] = aim, round(aim), 0
            sides[i] = 1 if aim >= chosen[i] else -1

        i = n - 1
        begin(i)
        for _ in range(most):
            distance = far[i + 1] + (chosen[i] - aims[i]) ** 2 * norms[i]
            if distance <= bounds[i]:
                if i:
                    far[i] = distance
                    i -= 1
                    begin(i)
                    continue
                yield self._point(chosen)
            else:
                i += 1
                if i == n:
                    return
            tries[i] += 1  # the next number on the other side of what was aimed at
            chosen[i] += tries[i] * sides[i]
            sides[i] = -sides[i]

    def _along(self, v: list[float]) -> list[float]:
        """A vector by the orthogonal basis."""
        basis: list[list[float]] = []
        for i, row in enumerate(self.floats):
            g = row
            for m, earlier in zip(self.mu[i], basis, strict=True):
                g = [a - m * b for a, b in zip(g, earlier, strict=True)]
            basis.append(g)
        return [dot(v, g) / norm for g, norm in zip(basis, self.norms, strict=True)]

    def _point(self, chosen: list[int]) -> list[int]:
        point = self.moved
        for q, row in zip(chosen, self.rows, strict=True):
            if q:
                point = [a + q * b for a, b in zip(point, row, strict=True)]
        return point


# ---------------------------------------------------------------- the attack
def ahead(state: int, steps: int) -> int:
    """The state so many steps later (or, below 0, earlier)."""
    return state * pow(MULTIPLIER, steps, PRIME) % PRIME


def agree(state: int, rolls: list[Roll]) -> Iterator[bool]:
    """Which of these rolls a generator makes whose state gives the first die of the first."""
    for roll in rolls:
        x = ahead(state, roll.drawn - rolls[0].drawn)
        made = []
        for sides in SIDES:
            made.append(output(x) % sides)
            x = step(x)
        yield tuple(made) == roll.dice


def state_of(rolls: list[Roll], looseness: float = LOOSENESS) -> tuple[bool, int]:
    """Is there a state from which this stretch was made? If it is not found: the one of the first point looked at."""
    lattice = Lattice()
    for link in links_of(rolls, every_die=len(rolls) < 22):
        lattice.grow(link)
    for point in lattice.points(looseness, MOST_STEPS):
        if 0 < point[0] < PRIME:
            state = ahead(point[0], -2)
            if all(agree(state, rolls)):
                return True, state
    return False, ahead(next(lattice.points(math.inf, MOST_STEPS))[0], -2)


def foretell(log: Iterable[LogLine], length: int = ROLLS, first: int = 0, tries: int = TRIES) -> Report:
    """Attack a game by its public log: look at a stretch of rolls, then foretell all that follow."""
    rolls = rolls_of(log)
    if len(rolls) <= first + length:
        raise BadInput(f"There are {len(rolls)} rolls; {first + length} must be seen before any can be foretold.")
    report = Report(False, 0, first, len(rolls), first + length, 0)
    for start in range(first, min(first + tries * APART, len(rolls) - length), APART):
        found, state = state_of(rolls[start : start + length])
        right = list(agree(state, rolls[start:]))[length:]
        report = Report(found, state, start, len(rolls), start + length, right.count(True))
        if found:
            break
    return report


def read(path: Path) -> list[LogLine]:
    """The public log of a match file, or of the answer of a server."""
    try:
        text = path.read_text(encoding="utf-8")
        if text.lstrip().startswith("["):
            return [(n, seat, events) for n, seat, events in json.loads(text)]
    except (OSError, ValueError, TypeError):
        raise BadInput(f"{path} cannot be read, or is neither a match file nor a table's log.") from None
    return public_log(matchfile.loads(text, str(path), registry.get).match)


def main() -> None:
    parser = argparse.ArgumentParser(description="Foretell the dice of a Catan game from those already rolled.")
    parser.add_argument("file", type=Path, help="a match file, or a table's log as a spectator gets it")
    parser.add_argument("--rolls", type=int, default=ROLLS, help=f"rolls in a stretch, 16 to 40 (default {ROLLS})")
    parser.add_argument("--first", type=int, default=0, help="how many rolls to leave out at the beginning")
    parser.add_argument("--tries", type=int, default=TRIES, help=f"stretches to look at (default {TRIES})")
    given = parser.parse_args()
    try:
        report = foretell(read(given.file), given.rolls, given.first, given.tries)
    except BadInput as e:
        raise SystemExit(str(e)) from None
    if report.found:
        print(f"State found after {report.seen} rolls: {report.state:015x} gives the dice of roll {report.first + 1}.")
    else:
        print(f"No state found in {report.seen} rolls; the best guess is as good as any.")
    print(f"Foretold {report.foretold} of the {report.later} later rolls.")


if __name__ == "__main__":
    main()
