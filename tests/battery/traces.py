"""Two worlds that one viewer cannot tell apart, played on by the same choices: what is the viewer told in each?

What is told is what a table sends: events as the viewer sees them, who is asked what, and the pauses in which somebody
was, or could have been, asked in a window (`DecisionKind.window`, `State.passed`). A pass in a window of another seat
is told to nobody, so a world passes such windows by itself wherever the other world has nothing to tell.
"""

from __future__ import annotations

import json

from greathall.kernel.game import Game
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State

# Questions by which the rules themselves make something hidden known: IRT-AMB.31b, who has no higher card shows none.
LAWFUL = {"replace_card"}
# Events by which a sealed choice comes out: the worlds may differ in it.
UNSEALED = {"mulligan"}
# Events that tell of sealed things, a line for each kind: worlds may differ in the kinds, not in how many there are.
COUNTED = {"discarded"}


class World:
    """A state, and what a viewer has been told since the last look."""

    def __init__(self, game: Game, state: State, viewer: int) -> None:
        self.game = game
        self.s = state
        self.viewer = viewer
        self.kinds = game.decision_kinds()
        self.script: list[tuple[int, int, bool]] = []  # seat and code of every choice, and whether the viewer hears it
        self.look()

    def look(self) -> None:
        """The viewer looks: what comes now is new."""
        self.events: list[tuple[int, ...]] = []
        self.paused = 0
        self.drawn = False  # did chance decide, or something hidden come out?
        self.looked = len(self.script)  # the choices made before this

    def choose(self, ask: Ask, code: int) -> None:
        s = self.s
        self.script.append((ask.seat, code, self.passing(ask) != code))
        before = s.rng
        s.events, s.passed, s.hidden_shown = [], 0, False
        s.choose(s.asks.index(ask), code)
        self.events += [self.game.see_event(e, self.viewer) for e in s.events]
        self.drawn = self.drawn or s.rng != before or s.hidden_shown
        for ask in s.asks:
            if self.kinds[ask.kind].window:
                s.passed |= 1 << ask.seat
        self.paused |= s.passed & ~(1 << self.viewer if self.viewer >= 0 else 0)

    # ---------------------------------------------------------------- windows of others
    def passing(self, ask: Ask) -> int | None:
        """The option to pass in a window of another seat, None where it is no such question."""
        if ask.seat == self.viewer or not self.kinds[ask.kind].window:
            return None
        return next((c for c in ask.options if self.game.describe_option(self.s, c).name == "pass"), None)

    def window(self) -> Ask | None:
        """An open window of another seat, which the viewer does not hear of."""
        return next((a for a in self.s.asks if self.passing(a) is not None), None)

    def pass_window(self) -> bool:
        """Pass in such a window; False: there is none."""
        ask = self.window()
        if ask is None:
            return False
        code = self.passing(ask)
        assert code is not None
        self.choose(ask, code)
        return True

    def asked(self, seat: int, kind: int) -> Ask | None:
        return next((a for a in self.s.asks if a.seat == seat and a.kind == kind), None)

    # ---------------------------------------------------------------- what is told
    def seen(self) -> str:
        """What the viewer sees: the table, the own cards, the own options."""
        own = [a.options for a in self.s.asks if a.seat == self.viewer]
        return json.dumps([self.game.view(self.s, self.viewer), own])

    def told(self) -> list[object]:
        return [self.events, [(a.seat, self.kinds[a.kind].name) for a in self.s.asks], self.paused]

    def lawful(self) -> bool:
        """Is somebody asked who, by the rules, is asked only with a certain card in hand, or did a sealed choice come
        out?"""
        kinds = self.game.event_kinds()
        unsealed = self.drawn and any(kinds[e[0]].name in UNSEALED for e in self.events)
        return unsealed or any(self.kinds[a.kind].name in LAWFUL for a in self.s.asks)

    def shape(self) -> list[object]:
        """The same without what events tell of things that came out."""
        kinds = self.game.event_kinds()
        events = []
        counts: dict[tuple[int, int], int] = {}
        for event in self.events:
            fields = dict(zip([name for name, _ in kinds[event[0]].fields], event[2:], strict=True))
            if kinds[event[0]].name in COUNTED:
                whose = (event[0], fields["seat"])
                counts[whose] = counts.get(whose, 0) + fields["count"]
            else:
                seats = [name for name, type_ in kinds[event[0]].fields if type_ == "seat"]
                events.append((event[0], [fields[name] for name in seats]))
        return [events, counts, *self.told()[1:]]


def _to_choice(true: World, rng: Rng) -> tuple[Ask, int] | None:
    """Pick the next choice that is told; windows of others are passed on the way, half of the time. None: the last
    of them was passed, and the viewer looks before anything else."""
    while True:
        ask = true.s.asks[rng.below(len(true.s.asks))]
        code = ask.options[rng.below(len(ask.options))]
        passing = true.passing(ask)
        if passing is None or (code != passing and rng.below(2)):
            return ask, code
        true.choose(ask, passing)
        if true.s.over or true.window() is None:
            return None


def _choose(true: World, other: World, ask: Ask, code: int) -> str | None:
    """Make a choice in both worlds: None. Else what gave the worlds away, '' where the choice is not possible."""
    there = other.asked(ask.seat, ask.kind)
    seen = true.seen()
    while (there is None or other.seen() != seen) and other.pass_window():
        there = other.asked(ask.seat, ask.kind)  # at the same moment, as far as the viewer sees
    if (true.drawn or other.drawn) and other.seen() != seen:
        return ""
    if there is None:
        if true.passing(ask) is not None:
            return ""  # the card is not there to be played
        return f"seat {ask.seat} is not asked {true.kinds[ask.kind].name}: {other.told()}"
    if code not in there.options:
        return ""
    true.choose(ask, code)
    other.choose(there, code)
    return None


def _compare(true: World, other: World) -> str | None:
    """None: the viewer cannot tell the worlds apart. Else what gave them away, '' where it rightly did."""
    drawn = true.drawn or other.drawn or true.s.over or other.s.over  # at the end hidden points are counted
    if true.seen() != other.seen():
        return "" if drawn else f"seen {true.seen()}, in the other world {other.seen()}, and nothing was shown"
    if true.told() != other.told():
        if (drawn and true.shape() == other.shape()) or true.lawful() or other.lawful():
            return ""
        return f"told {true.told()}, in the other world {other.told()}"
    return None


def follow(true: World, other: World, rng: Rng, choices: int) -> tuple[int, str]:
    """Make the same visible choices in both worlds. How often the viewer looked, and what gave the worlds away, ''
    where nothing did."""
    looks = 0
    for _ in range(choices):
        if true.s.over:
            break
        picked = _to_choice(true, rng)
        if picked is not None:
            ended = _choose(true, other, *picked)
            if ended is not None:
                return looks, ended
        if true.window() is not None:
            continue
        while other.pass_window():
            pass
        looks += 1
        ended = _compare(true, other)
        if ended is not None:
            return looks, ended
        true.look()
        other.look()
    return looks, ""
